"""Games that go on after a reload, and not where another game was asked for."""

import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ecarte_widgets.engine import Rules
from ecarte_widgets.sessions import saved_text
from tests.sessions.play import chance
from tests.widgets.page import ANSWERED, Page, kinds, refusal
from tests.widgets.table.kept_page import played, shown


def file(state_home: Path) -> Path:
    return state_home / "ecarte-widgets" / "games.sqlite3"


def kept_text(state_home: Path, id_: str | None) -> str:
    """Give a game as it lies in the file."""
    with closing(sqlite3.connect(file(state_home))) as database:
        [(text,)] = database.execute("SELECT game FROM games WHERE id = ?", (id_,))
    return str(text)


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
