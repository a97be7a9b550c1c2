"""What the coach says after an act that was done unasked, and games that are left and gone on with."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ecarte_widgets.engine import STAND, PlayCard
from ecarte_widgets.i18n import words_for
from ecarte_widgets.lessons.played import Scope
from ecarte_widgets.players import BookPlayer, Reason
from ecarte_widgets.players import Choice as Advice
from ecarte_widgets.sessions import Ask
from ecarte_widgets.sessions.table_play import is_as_good
from tests.sessions.play import chance
from tests.widgets.course_on_page import CourseOnPage
from tests.widgets.played_step import open_played, play_on

WORDS_EN = words_for("en")


def talks(page: CourseOnPage, chosen: Callable[[Any], Any]) -> Iterator[tuple[Advice, Any]]:
    """Choose in fresh deals as elder by what the book would do; give that and what was chosen."""
    for _ in range(40):
        table = page.scene.table
        assert table is not None
        advice = BookPlayer().explain(table.view)
        act = chosen(advice.action)
        assert page.view["coach"]["after"] is None
        page.play(str(act))
        yield advice, act
        page.ask("another")


def test_after_a_word_of_the_talk_the_coach_says_what_it_would_have_said_and_why(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = CourseOnPage(monkeypatch)
    open_played(page, Scope.DEAL)
    same = set()
    for advice, act in talks(page, lambda _: STAND):
        after = page.view["coach"]["after"]
        assert WORDS_EN.text(advice.message) in after
        assert WORDS_EN.text("thumb.counted", count="").rstrip(".") not in after  # a trump decides the first word
        is_same = advice.action == act
        otherwise = "The coach would have chosen otherwise: Propose. "
        assert after.startswith("The coach would have done the same. " if is_same else otherwise)
        same.add(is_same)
    assert same == {True, False}


def test_undo_takes_back_what_the_coach_would_have_said(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch)
    open_played(page, Scope.DEAL)
    page.play("stand")
    assert page.view["coach"]["after"]
    page.play("undo")
    assert page.view["coach"]["after"] is None


def test_after_each_card_that_was_a_choice_the_coach_says_whether_it_would_have_done_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page, rng, told = CourseOnPage(monkeypatch), chance(5), set()
    open_played(page, Scope.GAME)
    for _ in range(150):
        table = page.scene.table
        assert table is not None
        plays = table.view.is_own_turn and table.ask in (Ask.LEAD, Ask.FOLLOW, Ask.EXCHANGE)
        advice = BookPlayer().explain(table.view) if plays else None
        held = table.view.hand
        play_on(page, rng)
        after = page.view["coach"]["after"]
        answered = page.scene.table.answered if page.scene.table is not None else None
        if advice is None or not isinstance(answered, PlayCard) or answered.card not in held:
            continue
        if advice.reason in (Reason.NOTHING_AT_STAKE, Reason.ONLY_CARD):
            assert after is None
            continue
        differs = answered != advice.action and not is_as_good(answered, advice.action, table.view)
        otherwise = "The coach would have chosen otherwise: play the "
        assert after.startswith(otherwise if differs else "The coach would have done the same. ")
        told.add(differs)
    assert told == {True, False}


def test_after_an_exchange_as_the_coach_would_have_made_it_this_is_said_too(monkeypatch: pytest.MonkeyPatch) -> None:
    page, exchanges = CourseOnPage(monkeypatch), 0
    open_played(page, Scope.TALK)
    for _ in range(20):
        page.play("propose")
        table = page.scene.table
        assert table is not None
        if table.ask is Ask.EXCHANGE:
            page.play(str(BookPlayer().explain(table.view).action))
            assert page.view["coach"]["after"].startswith("The coach would have done the same. ")
            exchanges += 1
        page.ask("another")
    assert exchanges


def test_in_a_talk_that_is_practised_the_coach_says_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else who chose badly would be told only that the step is done."""
    page = CourseOnPage(monkeypatch)
    open_played(page, Scope.TALK)
    page.play("stand")
    assert page.view["coach"]["after"].startswith("The coach would have ")


def test_where_tricks_are_predicted_nothing_is_said_that_tells_who_takes_them(monkeypatch: pytest.MonkeyPatch) -> None:
    page, rng, acts = CourseOnPage(monkeypatch), chance(9), 0
    open_played(page, Scope.TRICKS)
    while page.scene.is_predicting or not page.lesson["buttons"]["next"]["possible"]:
        assert page.view["coach"] is None
        play_on(page, rng)
        acts += 1
    assert acts > 5


@pytest.mark.parametrize("follows", [True, False])
def test_who_asked_for_the_hint_is_told_again_only_after_doing_something_else(
    monkeypatch: pytest.MonkeyPatch, *, follows: bool
) -> None:
    page = CourseOnPage(monkeypatch)
    open_played(page, Scope.DEAL)
    assert page.scene.table is not None
    advised = BookPlayer().explain(page.scene.table.view).action
    page.ask("hint")
    other = "propose" if advised == STAND else "stand"
    page.play(str(advised) if follows else other)
    after = page.view["coach"]["after"]
    assert after is None if follows else after.startswith("The coach would have chosen otherwise")


def test_a_game_that_is_left_by_back_a_dot_or_the_list_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    page, rng = CourseOnPage(monkeypatch), chance(6)
    open_played(page, Scope.GAME)
    lesson, number = page.lesson["id"], page.scene.number

    def lies_there() -> object:
        table = page.view["table"]
        return {name: table[name] for name in table if name != "revision"}

    for _ in range(12):
        play_on(page, rng)
    before = lies_there()
    page.ask("back")
    assert page.scene.number == number - 1
    page.ask("step", number=number)
    assert lies_there() == before
    page.ask("list")
    page.ask("lesson", id="king")
    page.ask("list")
    page.ask("lesson", id=lesson)
    page.ask("step", number=number)
    assert lies_there() == before
    page.play("undo")
    assert lies_there() != before
