"""A learner at a worksheet: the first answer counts, may be corrected, and is there again after a break."""

import json
from typing import TYPE_CHECKING, Any

import pytest

from ecarte_widgets.engine import Rules
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.sessions import IntentError, RefusalCode
from ecarte_widgets.sessions.lesson_scene import Stage
from ecarte_widgets.sessions.worksheet import Result, worksheet
from ecarte_widgets.sessions.worksheet_session import SheetScene, WorksheetSession
from tests.sessions.sheets import wrong_answer

if TYPE_CHECKING:
    from collections.abc import Callable

SHEET = worksheet([4821], Rules.classic())
COUNT = len(SHEET.exercises)


def begun() -> WorksheetSession:
    return WorksheetSession(SHEET)


def answer(session: WorksheetSession, *, rightly: bool, which: int = 0) -> SheetScene:
    """Answer the exercise on show."""
    question = session.scene().question
    assert question is not None
    chosen = solution(question) if rightly else wrong_answer(question, which)
    return session.answer(chosen, session.revision)


def refused(code: RefusalCode, caught: pytest.ExceptionInfo[IntentError]) -> bool:
    return caught.value.refusal.code is code


def test_the_first_answer_counts_and_is_explained_and_may_be_corrected() -> None:
    session = begun()
    missed = answer(session, rightly=False)
    assert (missed.results[0], missed.stage) == (Result.MISSED, Stage.ASKED)
    assert missed.verdict is not None
    assert missed.verdict.feedback is not None
    assert missed.solution is None
    corrected = answer(session, rightly=True)
    assert (corrected.results[0], corrected.stage) == (Result.MISSED, Stage.RIGHT)
    assert corrected.file["answers"] == [{"exercise": "4821.lead", "answer": "other"}]


def test_a_right_first_answer_is_found_and_settled() -> None:
    session = begun()
    scene = answer(session, rightly=True)
    assert (scene.results[0], scene.stage) == (Result.FOUND, Stage.RIGHT)
    assert scene.solution == solution(SHEET.exercises[0].question)
    with pytest.raises(IntentError) as caught:
        answer(session, rightly=True)
    assert refused(RefusalCode.NOT_NOW, caught)


def test_after_three_misses_the_solution_is_shown() -> None:
    session = begun()
    session.go_to(2, 0)
    for which in range(3):
        scene = answer(session, rightly=False, which=which)
    assert scene.stage is Stage.SHOWN


def test_nothing_answered_does_not_count() -> None:
    session = begun()
    scene = session.answer(None, 0)
    assert scene.results[0] is Result.UNANSWERED
    assert scene.file["answers"] == []


def test_every_exercise_can_be_gone_to_and_stays_as_it_was() -> None:
    session = begun()
    answer(session, rightly=False)
    assert session.go_to(3, session.revision).exercise is SHEET.exercises[3]
    back = session.go_to(0, session.revision)
    assert back.answer == wrong_answer(SHEET.exercises[0].question)


def test_after_the_last_exercise_comes_the_summary() -> None:
    session = begun()
    scene = session.go_to(COUNT, 0)
    assert (scene.exercise, scene.question, scene.solution) == (None, None, None)
    with pytest.raises(IntentError) as caught:
        session.answer(solution(SHEET.exercises[0].question), session.revision)
    assert refused(RefusalCode.NOT_NOW, caught)


@pytest.mark.parametrize("number", [-1, COUNT + 1, 10**30])
def test_there_is_nothing_before_and_after(number: int) -> None:
    session = begun()
    with pytest.raises(IntentError):
        session.go_to(number, 0)
    assert (session.revision, session.number) == (0, 0)


def test_what_was_chosen_at_another_moment_is_refused() -> None:
    session = begun()
    answer(session, rightly=False)
    acts: list[Callable[[], SheetScene]] = [
        lambda: session.answer(solution(SHEET.exercises[0].question), 0),
        lambda: session.go_to(1, 0),
        lambda: session.start_over(0),
    ]
    for act in acts:
        with pytest.raises(IntentError) as caught:
            act()
        assert refused(RefusalCode.STALE, caught)
    assert session.scene().results[0] is Result.MISSED


def test_starting_over_takes_every_answer_back() -> None:
    session = begun()
    answer(session, rightly=True)
    session.go_to(2, session.revision)
    scene = session.start_over(session.revision)
    assert (scene.number, set(scene.results), scene.file["answers"]) == (0, {Result.UNANSWERED}, [])


def test_after_a_break_everything_is_as_it_was() -> None:
    session = begun()
    answer(session, rightly=False)
    answer(session, rightly=True)
    session.go_to(2, session.revision)
    answer(session, rightly=False)
    again = begun()
    again.restore(json.loads(json.dumps(session.kept())))
    one, other = session.scene(), again.scene()
    assert (one.number, one.results, one.file) == (other.number, other.results, other.file)
    assert (one.stage, one.answer, one.verdict) == (other.stage, other.answer, other.verdict)
    assert again.go_to(0, again.revision).stage is Stage.RIGHT


@pytest.mark.parametrize(
    "kept",
    [
        {},
        {"answers": None, "number": None},
        {"answers": [], "number": "1"},
        {"answers": {"4821.lead": "own", "4821.trumps": {}}, "number": -1},
        {"answers": {"4821.lead": [None, [], "x"], "99.lead": ["own"]}, "number": 10**30},
        {"answers": {"4821.lead": [["own"]] * 10**5}, "number": True},
        {"answers": {1: 2}, "number": 1.0},
    ],
)
def test_what_a_browser_kept_and_is_no_answer_is_passed_over(kept: dict[Any, Any]) -> None:
    session = begun()
    session.restore(kept)
    scene = session.scene()
    assert (scene.number, set(scene.results)) == (0, {Result.UNANSWERED})


def test_a_kept_answer_after_the_right_one_is_passed_over() -> None:
    session = begun()
    session.restore({"answers": {"4821.lead": ["own", "other", "other"]}})
    assert session.kept() == {"number": 0, "answers": {"4821.lead": ["own"]}}
