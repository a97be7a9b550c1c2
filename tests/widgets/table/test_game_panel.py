"""The panel of the game: a deal by its number, a link to it, the record saved and opened, the score sheet."""

import json
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from ecarte_widgets.engine import read_record
from ecarte_widgets.i18n import languages, words_for
from ecarte_widgets.shuffling import numbered_deal
from ecarte_widgets.widgets.address import read_address
from ecarte_widgets.widgets.opening import LONGEST_RECORD
from tests.engine.records import small, whole
from tests.sessions.play import chance
from tests.widgets.page import ANSWERED, Page, refusal

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())


def panel(page: Page) -> dict[str, Any]:
    game: dict[str, Any] = page.table.game
    return game


def deal_number(page: Page, text: object) -> list[dict[str, Any]]:
    return page.send({"deal": text, "revision": page.view["revision"]})


def open_record(page: Page, record: object) -> list[dict[str, Any]]:
    text = record if isinstance(record, str) else json.dumps(record)
    return page.send({"record": text, "revision": page.view["revision"]})


def given(page: Page) -> str:
    """Ask for the record."""
    record, answered = page.send({"give": "record"})
    assert record["kind"] == "record"
    assert [answered] == ANSWERED
    text: str = record["text"]
    return text


def play_until(page: Page, intent: str, seed: int = 0) -> None:
    """Play by chance until something is on offer."""
    rng = chance(seed)
    while intent not in (offered := page.offered(rng)):
        page.choose(rng.choice(offered))


def shown(page: Page) -> str:
    return json.dumps([page.view, page.table.book, page.table.game])


# ---- A deal by its number


TYPED = [("4821", 4821), (" 0 ", 0), ("9007199254740991", 2**53 - 1), ("٤٨٢١", 4821)]
NO_NUMBERS = ["-1", "4821.0", "1e3", "9007199254740992", "9" * 5000, "x", "\ud800", "<b>1</b>"]


@pytest.mark.parametrize(("typed", "number"), TYPED)
def test_the_deal_of_a_number_is_dealt_in_a_new_game(monkeypatch: pytest.MonkeyPatch, typed: str, number: int) -> None:
    page = Page(monkeypatch, rules="classic")
    page.hello()
    assert deal_number(page, typed)[-1:] == ANSWERED
    assert page.session.game.deal.dealt.turn_up is numbered_deal(number).pack[10]  # type: ignore[union-attr]
    assert page.view["dealNumber"] == f"Deal number {number}"
    assert page.table.beginning[0] == number


@EVERY_LANGUAGE
@pytest.mark.parametrize("typed", NO_NUMBERS, ids=lambda typed: ascii(typed)[:20])
def test_what_is_no_deal_number_is_said_with_what_is_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, typed: str, language: str
) -> None:
    page = Page(monkeypatch, language=language)
    page.hello()
    before = shown(page)
    told = refusal(deal_number(page, typed))
    assert "9007199254740991" in told
    assert len(told) < 300
    told.encode()
    assert shown(page) == before


def test_a_deal_number_that_is_missing_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch, language="en")
    page.hello()
    assert refusal(deal_number(page, " ")) == "Type a deal number first."


def test_undo_brings_the_game_before_back_and_two_people_begin_with_no_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch, opponent="person")
    page.hello()
    page.choose("show-hand")
    before = page.session.game
    deal_number(page, "4821")
    assert page.view["isCovered"]
    assert page.session.game.deal.dealt.turn_up is numbered_deal(4821).pack[10]  # type: ignore[union-attr]
    assert page.choose("undo") == ANSWERED
    assert page.session.game == before


@pytest.mark.parametrize("content", [{"deal": "1"}, {"deal": 1}, {"record": "{}"}, {"deal": "1", "record": None}])
def test_an_old_or_strange_message_is_refused(monkeypatch: pytest.MonkeyPatch, content: dict[str, object]) -> None:
    page = Page(monkeypatch)
    before = shown(page)
    for revision in (None, True, "0", 7, -1):
        refusal(page.send(content | {"revision": revision}))
    refusal(page.send(content | {"deal": ["1"], "record": None}))
    assert shown(page) == before


# ---- The link


def test_the_number_of_an_ordinary_deal_and_its_link_come_when_the_deal_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = Page(monkeypatch)
    rng = chance(1)
    while "next-deal" not in (offered := page.offered(rng)):
        assert panel(page)["number"]["link"] is None
        page.choose(rng.choice(offered))
    number = page.session.numbered.numbers[-1]
    assert panel(page)["number"]["link"]["cell"] == f'ew.Table(deal={number}, rules="gamerules")'
    page.choose("undo")
    assert panel(page)["number"]["link"] is None


@EVERY_LANGUAGE
def test_the_link_of_a_numbered_deal_opens_it_in_this_language_by_these_rules(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("QUERY_STRING", "")
    page = Page(monkeypatch, deal=4821, language=language, rules="classic,target=7")
    link = panel(page)["number"]["link"]
    address = read_address(link["query"], ["play"])
    assert link["inApp"]
    assert (address.show, address.deal, address.language) == ("play", 4821, language)
    assert address.rules == page.session.game.rules


# ---- The record


def test_during_the_first_deal_there_is_no_record_to_be_had(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch, deal=4821)
    assert not panel(page)["record"]["isThere"]
    assert panel(page)["sheet"] is None
    assert refusal(page.send({"give": "record"}))


def test_the_record_holds_finished_deals_only_and_comes_only_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch)
    play_until(page, "next-deal")
    page.choose("next-deal")
    play_until(page, "next-deal", seed=1)
    page.choose("undo")
    page.taken()
    record = json.loads(given(page))
    assert len(record["deals"]) == 1
    assert record["deals"][0]["comment"] == f"deal {page.session.numbered.numbers[0]}"
    assert json.dumps(record["deals"][0]["stock"]) not in page.state()


def test_a_record_that_is_opened_again_gives_the_same_sheet_and_the_same_record(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = Page(monkeypatch, rules="classic")
    page.hello()
    play_until(page, "new-game")
    sheet, text = panel(page)["sheet"], given(page)
    assert len(sheet["lines"]) > 2
    assert all(line["number"] for line in sheet["lines"])
    other = Page(monkeypatch)
    other.hello()
    assert open_record(other, text)[-1:] == ANSWERED
    assert panel(other)["sheet"] == sheet
    assert given(other) == text


def test_an_unfinished_record_is_played_on_and_its_origin_and_seat_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch)
    page.hello()
    assert open_record(page, whole())[-1:] == ANSWERED
    assert page.session.game.rules.target == 11
    assert "This game comes from a record. South's cards there are yours" in page.view["said"]
    assert page.view["dealNumber"] is None
    play_until(page, "next-deal")
    page.choose("next-deal")
    assert "comes from a record" not in page.view["said"]
    assert page.choose("undo") == ANSWERED


def test_a_game_from_a_record_goes_on_after_a_reload(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch)
    page.hello()
    open_record(page, small(actions=["propose"]))
    page.choose("refuse")
    again = Page(monkeypatch)
    again.hello(game=page.game_id)
    assert again.session.game == page.session.game


def deep(levels: int) -> str:
    return '{"format": "ecarte-record", "version": 1, "deals": ' + "[" * levels + "]" * levels + "}"


HOSTILE: dict[str, str] = {
    "nothing": "",
    "huge": "[" + "1," * LONGEST_RECORD + "1]",
    "deep": deep(100_000),
    "a long number": '{"version": ' + "9" * 10_000 + "}",
    "NaN": json.dumps(small()).replace('"version": 1', '"version": NaN'),
    "infinity": json.dumps(small()).replace('"version": 1', '"version": 1e999'),
    "a whole number that only looks so": json.dumps(small()).replace('"version": 1', '"version": 1.0'),
    "a key twice": json.dumps(small()).replace('"version": 1', '"version": 1, "version": 1'),
    "a list for an object": "[]",
    "text for a list": json.dumps(small() | {"deals": "x"}),
    "an object for a hand": json.dumps(small(hands={"elder": {}, "dealer": {}})),
    "an unknown key": json.dumps(small() | {"<img src=x onerror=alert(1)>": 1}),
    "HTML for an act": json.dumps(small(actions=["<script>alert(1)</script>" * 100])),
    "lone surrogates": json.dumps(small()).replace('"propose"', '"\ud800"'),
    "lone surrogates escaped": json.dumps(small(actions=["\ud800\u202e\0"])),
    "an illegal act": json.dumps(small(actions=["propose", "propose"])),
    "two unfinished deals": json.dumps(small() | {"deals": [*small()["deals"], *small()["deals"]]}),
    "a prototype": '{"__proto__": {"format": "ecarte-record"}}',
}


@EVERY_LANGUAGE
@pytest.mark.parametrize("name", HOSTILE)
def test_a_broken_or_hostile_record_is_refused_in_words_and_leaves_the_table_as_it_was(
    monkeypatch: pytest.MonkeyPatch, name: str, language: str
) -> None:
    page = Page(monkeypatch, language=language)
    page.hello()
    before = shown(page)
    told = refusal(open_record(page, HOSTILE[name]))
    assert len(told) < 1000
    told.encode()
    assert {unicodedata.category(one) for one in told} & {"Cc", "Cs", "Zl", "Zp"} == set()
    assert shown(page) == before
    assert page.choose(page.offered(chance(1))[0]) == ANSWERED


def test_html_in_a_comment_is_read_and_goes_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch)
    page.hello()
    open_record(page, small(comment="<img src=x onerror=alert(1)>", actions=["propose"]))
    assert "onerror" not in page.everything_sent()
    assert "onerror" not in "".join(file.read_text("latin-1") for file in files_kept(page))


def files_kept(page: Page) -> list[Path]:
    store = page.table._kept._store  # noqa: SLF001  (a look at what is kept)
    folder: Path = store._file.parent  # noqa: SLF001
    return list(folder.iterdir())


# ---- The score sheet


@EVERY_LANGUAGE
def test_the_sheet_is_in_every_language_and_names_no_card(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    page, words = Page(monkeypatch, language=language, deal=4821), words_for(language)
    play_until(page, "new-game")
    sheet = panel(page)["sheet"]
    assert sheet["columns"][0] == words.text("sheet.deal")
    for line, deal in zip(sheet["lines"], page.session.game.deals, strict=True):
        assert len(line["points"]) == len(deal.awards)
        assert [one["rule"] for one in line["points"]] == [words.text(f"award.{a.rule.value}") for a in deal.awards]
        assert all(line["talk"])  # nothing was said where a king won the game before the talk
    assert sheet["winner"]


def test_two_people_are_called_by_their_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch, opponent="person", language="en")
    play_until(page, "new-game")
    sheet = panel(page)["sheet"]
    assert {line["dealer"] for line in sheet["lines"]} <= {"North", "South"}
    assert "You" not in json.dumps(sheet["lines"])


def test_a_record_of_the_page_is_a_record_for_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch)
    play_until(page, "new-game")
    assert read_record(given(page)).score == page.session.game.score
