"""Worksheets: the same numbers and rules give the same exercises, for ever, and each can be solved and missed."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecarte_widgets.engine import Phase, Rules, Seat, record_text
from ecarte_widgets.lessons.checks import check
from ecarte_widgets.lessons.exercises import ExerciseKind, exercises_of, rule_missed
from ecarte_widgets.lessons.given import answer_given, given_of
from ecarte_widgets.lessons.questions import MarkPlayable
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.lessons.wrong_answers import wrong_answers
from ecarte_widgets.sessions.worksheet import (
    MOST_DEALS,
    SheetProblem,
    WorksheetError,
    played_by_the_book,
    worksheet,
)
from ecarte_widgets.shuffling import DEAL_NUMBERS
from tests.strategies import any_rules

numbers = st.integers(0, DEAL_NUMBERS.stop - 1)

FROZEN: dict[str, list[tuple[str, str, Any]]] = {
    "classic": [
        ("4821.lead", "elder-leads", "own"),
        ("4821.trumps", "turn-up-makes-trumps", "D"),
        ("4821.play-2", "must-trump", ["7D", "JD"]),
        ("4821.takes-2", "trump-takes", "other"),
        ("4821.play-3", "must-follow-suit", ["QH"]),
        ("4821.score", "the-point", {"player": "own", "points": "1", "rule": "the-point"}),
        ("17.lead", "elder-leads", "other"),
        ("17.king", "turn-up-gives", "own"),
        ("17.play-1", "must-follow-suit", ["8C"]),
        ("17.play-3", "void-any-card", ["TS", "8S", "QS"]),
        ("17.takes-4", "trump-takes", "other"),
        ("17.score", "the-vole", {"player": "other", "points": "2", "rule": "the-vole"}),
    ],
    "gamerules": [
        ("4821.lead", "elder-leads", "own"),
        ("4821.trumps", "turn-up-makes-trumps", "D"),
        ("4821.play-2", "void-any-card", ["9H", "7D", "JD", "8H"]),
        ("4821.takes-2", "trump-takes", "other"),
        ("4821.play-3", "must-follow-suit", ["QH"]),
        ("4821.score", "stake-elder-only", {"player": "own", "points": "2", "rule": "stake-elder-only"}),
        ("0.lead", "elder-leads", "other"),
        ("0.king", "king-too-early", "no"),
        ("0.play-1", "must-follow-suit", ["9H"]),
        ("0.play-2", "must-follow-suit", ["KD"]),
        ("0.takes-3", "trump-takes", "other"),
        ("0.score", "stake-elder-only", {"player": "other", "points": "2", "rule": "stake-elder-only"}),
    ],
}
"""Exercises, the rule of each and its answer: whatever changes them changes the worksheets that classes have."""


@pytest.mark.parametrize(("preset", "deals"), [("classic", [4821, 17]), ("gamerules", [4821, 0])])
def test_the_same_numbers_give_the_same_exercises_for_ever(preset: str, deals: list[int]) -> None:
    rules = Rules.classic() if preset == "classic" else Rules()
    exercises = worksheet(deals, rules).exercises
    told = [(one.id, one.rule, given_of(one.question, solution(one.question))) for one in exercises]
    assert told == FROZEN[preset]


@settings(deadline=None)
@given(numbers, any_rules)
def test_every_deal_gives_a_handful_of_exercises_each_about_something_else(number: int, rules: Rules) -> None:
    exercises = worksheet([number], rules).exercises
    kinds = [exercise.kind for exercise in exercises]
    assert 4 <= len(exercises) <= 6
    assert len({exercise.id for exercise in exercises}) == len(exercises)
    assert (kinds[0], kinds[-1]) == (ExerciseKind.LEAD, ExerciseKind.SCORE)
    assert len({ExerciseKind.KING, ExerciseKind.TRUMPS} & set(kinds)) == 1
    assert kinds.count(ExerciseKind.TAKES) == 1


@settings(deadline=None)
@given(numbers, any_rules)
def test_every_exercise_is_solved_by_its_solution_and_every_other_answer_misses_a_named_rule(
    number: int, rules: Rules
) -> None:
    for exercise in worksheet([number], rules).exercises:
        right = solution(exercise.question)
        assert answer_given(exercise.question, given_of(exercise.question, right)) == right
        assert check(exercise.question, right).right
        assert exercise.rule
        for wrong in wrong_answers(exercise.question):
            feedback = check(exercise.question, wrong).feedback
            assert feedback is not None
            assert rule_missed(feedback)


@settings(deadline=None)
@given(numbers, any_rules)
def test_the_cards_that_may_be_played_are_asked_of_who_holds_several(number: int, rules: Rules) -> None:
    asked = [one for one in worksheet([number], rules).exercises if isinstance(one.question, MarkPlayable)]
    views = [one.question.position.view for one in asked if isinstance(one.question, MarkPlayable)]
    assert all(view.led is not None and len(view.hand) > 1 for view in views)
    assert [len(view.tricks) + 1 for view in views] == [one.trick for one in asked]
    assert len({one.trick for one in asked}) == len(asked)
    if any(view.refused for view in views):
        assert any(one.rule.startswith("must-") for one in asked)


def test_south_is_asked_where_south_shows_a_rule_as_well_as_north() -> None:
    sheet = worksheet(range(MOST_DEALS), Rules.classic())
    questions = [one.question for one in sheet.exercises if isinstance(one.question, MarkPlayable)]
    seats = [question.position.seat for question in questions]
    assert seats.count(Seat.SOUTH) > seats.count(Seat.NORTH)


@settings(deadline=None)
@given(numbers, any_rules)
def test_a_deal_is_played_by_the_book_to_its_end_and_the_same_again(number: int, rules: Rules) -> None:
    game = played_by_the_book(number, rules)
    assert game.deal is not None
    assert game.deal.phase is Phase.FINISHED
    assert len(game.deal.tricks) == 5
    assert record_text(played_by_the_book(number, rules)) == record_text(game)


def test_of_a_deal_under_way_no_exercises_are_made() -> None:
    game = played_by_the_book(1, Rules())
    assert game.deal is not None
    with pytest.raises(ValueError, match="fifth trick"):
        exercises_of(1, game._replace(deal=game.deal._replace(phase=Phase.PLAY)))


@pytest.mark.parametrize(
    ("deals", "problem", "named"),
    [
        ([], SheetProblem.NONE, ""),
        ([1, 2, 1], SheetProblem.TWICE, "1"),
        ([-1], SheetProblem.NOT_A_NUMBER, "-1"),
        ([2**53], SheetProblem.NOT_A_NUMBER, "9007199254740992"),
        ([1.0], SheetProblem.NOT_A_NUMBER, "1.0"),
        ([True], SheetProblem.NOT_A_NUMBER, "True"),
        (["4821"], SheetProblem.NOT_A_NUMBER, "4821"),
        (range(10**9), SheetProblem.TOO_MANY, ""),
    ],
)
def test_numbers_that_make_no_worksheet_are_refused_with_what_would(
    deals: Any,  # noqa: ANN401  (what a person may write)
    problem: SheetProblem,
    named: str,
) -> None:
    with pytest.raises(WorksheetError) as caught:
        worksheet(deals)
    assert caught.value.problem is problem
    assert named in str(caught.value)
    assert "1 to 12 different whole numbers from 0 to 9007199254740991" in str(caught.value)


def test_an_exercise_is_found_by_its_id() -> None:
    sheet = worksheet([4821])
    assert sheet.exercise("4821.score") is sheet.exercises[-1]
    assert sheet.exercise("17.score") is None
