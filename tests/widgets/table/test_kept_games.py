"""Games that go on: after a reload, in another window, and not where another game was asked for."""

import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ecarte_widgets.engine import Rules
from ecarte_widgets.i18n import languages, words_for
from ecarte_widgets.sessions import saved_text
from tests.sessions.play import chance
from tests.widgets.page import ANSWERED, Page, refusal


def file(state_home: Path) -> Path:
    return state_home / "ecarte-widgets" / "games.sqlite3"


def kept_text(state_home: Path, id_: str | None) -> str:
    """Give a game as it lies in the file."""
    with closing(sqlite3.connect(file(state_home))) as database:
        [(text,)] = database.execute("SELECT game FROM games WHERE id = ?", (id_,))
    return str(text)


def played(monkeypatch: pytest.MonkeyPatch, choices: int = 9, **settings: Any) -> Page:  # noqa: ANN401
    """Give a page on which a game is being played."""
    page = Page(monkeypatch, **settings)
    page.hello()
    page.play(chance(choices), choices)
    return page


def shown(page: Page) -> dict[str, Any]:
    """Give what stands on a page, wherever it is: the count of changes apart, and which game of the table it is."""
    return page.view | {"revision": 0, "dealKey": page.view["dealKey"].split()[1]}


def kinds(replies: list[dict[str, Any]]) -> list[str]:
    return [reply["kind"] for reply in replies]


@pytest.mark.parametrize("choices", range(0, 40, 3))
@pytest.mark.parametrize("opponent", ["random", "book"])
def test_a_game_goes_on_by_its_id_as_it_stood(monkeypatch: pytest.MonkeyPatch, choices: int, opponent: str) -> None:
    before = played(monkeypatch, choices, opponent=opponent, rules="classic")
    after = Page(monkeypatch)
    after.hello({"opponent": opponent, "rules": "classic"}, before.game_id)
    assert after.session.game == before.session.game
    assert shown(after) == shown(before)
    assert after.game_id == before.game_id
    after.play(chance(0), 3)
    after.choose("undo")
    assert after.session.revision > 3


def test_a_game_that_goes_on_can_be_taken_back_to_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    before = played(monkeypatch, 7)
    after = Page(monkeypatch)
    after.hello({}, before.game_id)
    for _ in range(7):
        assert after.choose("undo") == ANSWERED
    assert after.view["undo"]["possible"] is False


def test_a_choice_made_before_the_game_was_there_again_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    before = played(monkeypatch)
    after = Page(monkeypatch)
    early = {"intent": "new-game", "revision": after.view["revision"]}
    after.hello({}, before.game_id)
    assert "changed since" in refusal(after.send(early))


def test_after_every_choice_the_game_is_kept_as_it_is(monkeypatch: pytest.MonkeyPatch, state_home: Path) -> None:
    page, rng = Page(monkeypatch), chance(3)
    page.hello()
    for _ in range(60):
        assert kept_text(state_home, page.game_id) == saved_text(page.session)
        page.choose(rng.choice([*page.offered(rng), *(["undo"] if page.view["undo"]["possible"] else [])]))


def test_a_new_game_is_kept_under_the_same_id(monkeypatch: pytest.MonkeyPatch) -> None:
    before = played(monkeypatch)
    before.choose("new-game")
    before.play(chance(1), 2)
    after = Page(monkeypatch)
    after.hello({}, before.game_id)
    assert shown(after) == shown(before)


def test_what_is_refused_is_not_kept(monkeypatch: pytest.MonkeyPatch, state_home: Path) -> None:
    page = played(monkeypatch)
    before = kept_text(state_home, page.game_id)
    refusal(page.choose("next-deal" if page.view["hand"]["cards"] else "stand"))
    refusal(page.send({"intent": "new-game", "revision": 0}))
    assert kept_text(state_home, page.game_id) == before


def test_before_a_page_greets_nothing_is_kept(monkeypatch: pytest.MonkeyPatch, state_home: Path) -> None:
    page = Page(monkeypatch)
    page.play(chance(1), 3)
    assert not state_home.exists()


# ---- Where another game was asked for


@pytest.mark.parametrize(
    "asked", [{"deal": 5}, {"rules": "classic"}, {"rules": {"target": 7}}, {"opponent": "random"}], ids=str
)
def test_where_another_game_was_asked_for_that_one_begins_and_the_kept_one_stays_whose_it_is(
    monkeypatch: pytest.MonkeyPatch, asked: dict[str, Any]
) -> None:
    before = played(monkeypatch)
    stood = shown(before)
    after = Page(monkeypatch, **asked)
    fresh = after.session.scene()
    assert kinds(after.hello({}, before.game_id)) == ["game", "answered"]
    assert after.session.scene() == fresh
    assert after.game_id != before.game_id
    assert shown(before) == stood
    assert before.choose("undo") == ANSWERED


def test_a_deal_asked_for_by_number_is_kept_at_a_place_of_its_own_until_it_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So that a link to a deal takes no game out of the browser's memory, and is gone on with by the same link."""
    ordinary, numbered = Page(monkeypatch), Page(monkeypatch, deal=4821)
    place = ordinary.view["place"]
    assert numbered.view["place"] == f"{place}-4821"
    assert {page.view["placeBefore"] for page in (ordinary, numbered)} == {place}
    numbered.hello()
    before = numbered.game_id
    assert numbered.choose("new-game") == [{"kind": "game", "id": before}, *ANSWERED]
    assert numbered.view["place"] == place


@pytest.mark.parametrize(
    "asked", [{"deal": 4821}, {"rules": "classic"}, {"opponent": "random"}, {"rules": "classic", "deal": 4821}], ids=str
)
def test_the_same_cell_run_again_goes_on_with_its_game(monkeypatch: pytest.MonkeyPatch, asked: dict[str, Any]) -> None:
    before = played(monkeypatch, 5, **asked)
    after = Page(monkeypatch, **asked)
    after.hello({}, before.game_id)
    assert (shown(after), after.game_id) == (shown(before), before.game_id)


def test_settings_kept_since_do_not_end_a_game_that_nobody_asked_for_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    before = played(monkeypatch)
    before.set("preset", "classic")
    after = Page(monkeypatch)
    after.hello({"rules": "classic"}, before.game_id)
    assert after.session.start.rules == Rules.gamerules()
    assert shown(after) == shown(before)
    assert "next game" in after.view["settings"][1]["note"]


@pytest.mark.parametrize(
    "id_", ["", "unknown", "\ud800", "x" * 10_000, None, 5, True, [], {}], ids=lambda one: ascii(one)[:9]
)
def test_an_id_that_finds_nothing_begins_a_game_of_its_own(monkeypatch: pytest.MonkeyPatch, id_: object) -> None:
    page = Page(monkeypatch)
    assert kinds(page.hello({}, id_)) == ["game", "answered"]
    assert page.game_id not in (id_, None)
    page.play(chance(1), 3)


@pytest.mark.parametrize(
    "text", ["", "{}", "[" * 100_000, '{"version": 99}'], ids=["nothing", "empty", "deep", "newer"]
)
def test_a_kept_game_that_cannot_be_read_is_passed_over(
    monkeypatch: pytest.MonkeyPatch, state_home: Path, text: str
) -> None:
    before = played(monkeypatch)
    with closing(sqlite3.connect(file(state_home))) as database, database:
        database.execute("UPDATE games SET game = ?", (text,))
    after = Page(monkeypatch)
    assert kinds(after.hello({}, before.game_id)) == ["game", "answered"]
    assert after.game_id != before.game_id
    after.play(chance(1), 3)


# ---- Whose the game is


def taken_over(monkeypatch: pytest.MonkeyPatch, choices: int = 9, language: str | None = None) -> tuple[Page, Page]:
    """Give a page whose game goes on in another window, and that other window's page."""
    before, after = played(monkeypatch, choices, language=language), Page(monkeypatch)
    after.hello({}, before.game_id)
    return before, after


def test_a_game_that_was_taken_over_refuses_further_choices_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    before, after = taken_over(monkeypatch)
    stood = before.session.scene()
    for intent in ("undo", "next-deal", before.offered(chance(1))[0]):
        assert "another window" in refusal(before.choose(intent))
        assert before.session.scene() == stood
    assert after.choose("undo") == ANSWERED


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("choices", range(0, 30, 3))
def test_a_table_whose_game_was_taken_over_offers_a_new_game_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, choices: int, language: str
) -> None:
    before, _ = taken_over(monkeypatch, choices=choices, language=language)
    words, cards = words_for(language), [card["card"] for card in before.view["hand"]["cards"]]
    refusal(before.choose("undo"))
    view = before.view
    assert [button["intent"] for button in view["choices"]["buttons"]] == ["new-game"]
    assert [card["card"] for card in view["hand"]["cards"]] == cards
    assert all(card["state"] == "idle" and card["label"] == card["name"] for card in view["hand"]["cards"])
    assert (view["exchange"], view["pause"], view["hints"]) == (None, None, [])
    assert (view["undo"]["possible"], view["newGameIsAsked"]) == (False, True)
    assert (view["said"], view["ask"]) == (words.text("refusal.moved"), words.text("ask.moved"))
    before.set("order", "dealt")
    assert before.view["ask"] == words.text("ask.moved")


def test_a_new_game_at_a_table_whose_game_was_taken_over_is_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has another id, and the game that was taken over stays as it is; undo brings that back as it stood here."""
    before, after = taken_over(monkeypatch)
    first, stood, left = before.game_id, shown(after), before.session.game
    assert "changed" not in refusal(before.choose("undo"))
    assert "another window" in refusal(before.send({"intent": "new-game", "revision": before.view["revision"] - 1}))
    assert kinds(before.choose("new-game")) == ["game", "answered"]
    assert before.game_id != first
    assert before.view["ask"] != words_for("en").text("ask.moved")
    assert before.choose("undo") == ANSWERED
    assert before.session.game == left
    before.play(chance(1), 5)
    assert shown(after) == stood
    after.play(chance(2), 5)
    again = Page(monkeypatch)
    again.hello({}, before.game_id)
    assert shown(again) == shown(before)


def test_a_game_that_was_taken_over_can_be_taken_back_by_opening_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    first = played(monkeypatch)
    second, third = Page(monkeypatch), Page(monkeypatch)
    second.hello({}, first.game_id)
    second.choose("undo")
    third.hello({}, first.game_id)
    assert shown(third) == shown(second)
    assert "another window" in refusal(second.choose("undo"))


def test_a_table_whose_game_was_taken_over_still_takes_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    before = played(monkeypatch)
    Page(monkeypatch).hello({}, before.game_id)
    assert kinds(before.set("order", "dealt")) == ["settings", "answered"]


def test_a_second_greeting_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    other = played(monkeypatch, 4)
    page = played(monkeypatch, 5)
    before, book, settings = json.dumps(page.view), json.dumps(page.table.book), page.chosen()
    replies = page.hello({"order": "dealt", "rules": "classic", "opponent": "random", "colours": "four"}, other.game_id)
    assert replies == ANSWERED
    assert (json.dumps(page.view), json.dumps(page.table.book), page.chosen()) == (before, book, settings)
    assert other.choose("undo") == ANSWERED


def test_a_game_that_was_played_before_a_page_greeted_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    other = played(monkeypatch, 4)
    page = Page(monkeypatch)
    page.play(chance(2), 3)
    before = page.session.scene()
    page.hello({"rules": "classic"}, other.game_id)
    assert page.session.scene() == before
    assert other.choose("undo") == ANSWERED


def test_two_tables_keep_two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = played(monkeypatch, 4), played(monkeypatch, 6)
    assert first.game_id != second.game_id
    for page in (first, second):
        again = Page(monkeypatch)
        again.hello({}, page.game_id)
        assert shown(again) == shown(page)


# ---- What a page gets to know


def test_the_id_of_the_game_is_in_no_trait(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch)
    [message, *_] = page.hello()
    assert message.keys() == {"kind", "id"}
    assert page.game_id is not None
    for _ in range(3):
        page.play(chance(1), 2)
        assert page.game_id not in page.state() + repr(page.table)
        assert page.game_id not in json.dumps(page.taken())
    again = Page(monkeypatch)
    again.hello({}, page.game_id)
    assert page.game_id not in again.state()


def test_the_id_gives_nothing_of_the_game_away_and_the_text_of_the_game_never_leaves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = played(monkeypatch)
    again = Page(monkeypatch)
    again.hello({}, page.game_id)
    assert page.session.start.secret not in again.everything_sent() + str(page.game_id)


# ---- Where nothing can be kept


def test_where_nothing_can_be_kept_play_goes_on_and_no_id_is_given(
    monkeypatch: pytest.MonkeyPatch, state_home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    state_home.write_text("a file where the folder should be")
    page = Page(monkeypatch)
    with caplog.at_level(logging.WARNING):
        assert kinds(page.hello({"order": "dealt"}, "some id")) == ["answered"]
    assert "games cannot be kept" in caplog.text
    assert page.chosen()["order"] == "dealt"
    page.play(chance(1), 20)
    assert page.choose("undo") == ANSWERED


def test_where_the_file_goes_bad_in_the_middle_of_a_game_play_goes_on(
    monkeypatch: pytest.MonkeyPatch, state_home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    page = played(monkeypatch)
    for one in file(state_home).parent.iterdir():
        one.write_bytes(b"\xff" * 8192)
    with caplog.at_level(logging.WARNING):
        page.play(chance(1), 20)
    assert "games cannot be kept" in caplog.text


def test_a_browser_keeps_only_what_was_chosen_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that another default, such as the app's language, still counts for all that was never chosen."""
    page = Page(monkeypatch, language="ps")
    page.hello()
    kept, _ = page.set("colours", "four")
    assert kept["settings"] == {"colours": "four"}
    back, _ = page.set("colours", "two")
    assert back["settings"] == {}
