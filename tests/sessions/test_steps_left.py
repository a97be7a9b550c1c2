"""Leaving a step of a lesson and coming back: where one may go, and what was left stands there as it was left."""

import pytest

from ecarte_widgets.engine import Rules, Stake
from ecarte_widgets.lessons.generators import GeneratorError
from ecarte_widgets.lessons.model import Generated, Lesson, Part, Step
from ecarte_widgets.sessions import IntentError, read_intent
from ecarte_widgets.sessions.lesson_scene import Stage
from ecarte_widgets.sessions.lesson_session import LessonSession
from ecarte_widgets.sessions.progress import Progress
from tests.sessions.made_up_lesson import LESSON, asked, right, session, wrong


def test_every_step_can_be_gone_to_and_nothing_is_locked() -> None:
    learner = session()
    for number in (3, 1, 2, 0):
        assert learner.go_to(number, learner.revision).number == number
    assert learner.go_to(3, learner.revision).step.id == "practise"
    assert learner.back(learner.revision).step.id == "table"


def test_a_step_that_was_answered_stands_there_as_it_was_answered() -> None:
    learner = session()
    wrong(learner)
    answered = right(learner)
    learner.next(learner.revision)
    again = learner.back(learner.revision)
    for name in ("question", "stage", "answer", "verdict", "solution", "played_out", "misses"):
        assert getattr(again, name) == getattr(answered, name)


def test_a_question_that_was_not_answered_is_asked_again_as_it_was_left() -> None:
    learner = session()
    wrong(learner)
    left = learner.hint(learner.revision)
    learner.go_to(1, learner.revision)
    again = learner.go_to(0, learner.revision)
    assert again.stage is Stage.ASKED
    for name in ("question", "stage", "answer", "verdict", "hint", "misses"):
        assert getattr(again, name) == getattr(left, name)
    assert right(learner).is_done


@pytest.mark.parametrize("is_answered", [True, False])
def test_a_row_of_right_answers_goes_on_where_a_practice_was_left(*, is_answered: bool) -> None:
    learner = session(3)
    right(learner)
    if not is_answered:
        learner.another(learner.revision)
    learner.back(learner.revision)
    assert learner.go_to(3, learner.revision).streak == 1


def test_a_table_that_is_left_stands_there_as_it_was_and_what_was_sent_to_it_before_is_stale() -> None:
    learner = session(2)
    scene = learner.scene()
    assert scene.table is not None
    before = scene.table.revision
    hand = scene.table.view.hand
    learner.back(learner.revision)
    again = learner.go_to(2, learner.revision)
    assert again.table is not None
    assert again.table.view.hand == hand
    with pytest.raises(IntentError, match=r"refusal\.stale"):
        learner.play(read_intent("stand"), before)
    assert learner.play(read_intent("stand"), again.table.revision).stage is Stage.RIGHT


def test_a_lesson_that_is_opened_anew_asks_anew_what_was_answered_and_keeps_what_was_not_and_its_tables() -> None:
    learner = session()
    right(learner)
    first = asked(learner)
    is_open = learner.go_to(1, learner.revision).question
    table = learner.go_to(2, learner.revision).table
    assert table is not None
    again = LessonSession(LESSON, learner.progress, 0, left=learner.left)
    assert (again.scene().stage, asked(again) == first) == (Stage.ASKED, False)
    assert again.go_to(1, again.revision).question == is_open
    kept = again.go_to(2, again.revision).table
    assert kept is not None
    assert kept.view.hand == table.view.hand
    assert kept.revision > table.revision
    opened_there = LessonSession(LESSON, learner.progress, 2, left=again.left).scene().table
    assert opened_there is not None
    assert opened_there.view.hand == table.view.hand


def test_a_practice_repeats_no_question_when_its_lesson_was_closed_in_between() -> None:
    learner, questions = session(3), []
    for _ in range(10):
        questions.append(asked(learner))
        right(learner)
        learner.another(learner.revision)
        learner = LessonSession(LESSON, learner.progress, 3, left=learner.left)
    assert len(set(questions)) == 10


@pytest.mark.parametrize("number", [-1, 4, True, "1", None])
def test_there_are_no_other_steps(number: object) -> None:
    learner = session()
    with pytest.raises(IntentError, match=r"refusal\.not-now"):
        learner.go_to(number, learner.revision)  # type: ignore[arg-type]


def test_next_waits_until_the_step_is_done_and_the_ends_are_ends() -> None:
    learner = session()
    for refused in (learner.next, learner.back, learner.another):
        with pytest.raises(IntentError, match=r"refusal\.not-now"):
            refused(learner.revision)
    last = session(3, Progress().with_done("made-up", "practise"))
    with pytest.raises(IntentError, match=r"refusal\.not-now"):
        last.next(last.revision)


def test_a_step_done_earlier_lets_go_on_at_once() -> None:
    learner = session(progress=Progress().with_done("made-up", "look"))
    assert learner.next(learner.revision).number == 1


def test_a_step_number_that_the_lesson_does_not_have_is_its_first() -> None:
    assert session(9).number == session(-1).number == 0


def test_a_step_without_a_hand_under_the_rules_leaves_the_learner_where_they_are() -> None:
    no_stake = Step(
        "stake", Part.DO, "stake", Generated("score-deal", (("case", "stake"),)), rules=Rules(stake=Stake.OFF)
    )
    learner = LessonSession(Lesson("made-up", "title", "summary", (LESSON.steps[0], no_stake)), seed=1)
    before = learner.scene()
    with pytest.raises(GeneratorError):
        learner.go_to(1, learner.revision)
    assert learner.scene() == before
