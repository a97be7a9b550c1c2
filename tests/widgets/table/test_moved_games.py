"""Whose a game is: it goes on in one window at a time, and whoever opens it again takes it over."""

import json

import pytest

from ecarte_widgets.i18n import languages, words_for
from tests.sessions.play import chance
from tests.widgets.page import ANSWERED, Page, kinds, refusal
from tests.widgets.table.kept_page import played, shown


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
