"""The lessons of the package are proved, and a proof finds what is wrong."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from ecarte_widgets.engine import Card, Rules, Suit
from ecarte_widgets.lessons import proof
from ecarte_widgets.lessons.answers import Answer
from ecarte_widgets.lessons.checks import Verdict, check
from ecarte_widgets.lessons.feedback import Feedback, FeedbackCode
from ecarte_widgets.lessons.loading import load_course
from ecarte_widgets.lessons.model import Generated, Lesson, Part, Step
from ecarte_widgets.lessons.proof import Failure, Fault, prove, prove_course
from ecarte_widgets.lessons.questions import MarkPlayable, Question, WhichCardWins
from ecarte_widgets.lessons.sitting import Sitting
from ecarte_widgets.lessons.solving import solution
from tests.engine.tables import CLASSIC

PAIR = Step("pair", Part.SEE, "words", WhichCardWins(Card.ACE_OF_SPADES, Card.TEN_OF_SPADES, Suit.HEARTS))


def of(*steps: Step) -> Lesson:
    return Lesson("made-up", "title", steps)


def faults(*steps: Step) -> set[Fault]:
    return {failure.fault for failure in prove(of(*steps), range(5))}


def test_every_lesson_of_the_package_holds_over_a_hundred_seeds() -> None:
    assert prove_course(load_course()) == ()


@pytest.mark.parametrize("rules", [Rules(), CLASSIC], ids=["gamerules", "classic"])
def test_they_hold_at_either_table(rules: Rules) -> None:
    for lesson in load_course():
        steps = tuple(
            replace(step, rules=rules) if isinstance(step.source, Generated) else step for step in lesson.steps
        )
        assert prove(replace(lesson, steps=steps), range(20)) == ()


@pytest.mark.parametrize("lesson", load_course(), ids=lambda lesson: lesson.id)
def test_a_lesson_sees_does_and_practises_with_hints_and_a_streak(lesson: Lesson) -> None:
    assert all(lesson.part(part) for part in Part)
    assert all(step.hints for step in lesson.steps)
    assert all(step.streak >= 3 for step in lesson.part(Part.PRACTISE))
    assert all(step.words.startswith(f"lesson.{lesson.id}.") for step in lesson.steps)


@pytest.mark.parametrize("step", [step for lesson in load_course() for step in lesson.part(Part.PRACTISE)])
def test_practice_never_repeats(step: Step) -> None:
    sitting = Sitting(11)
    questions = [step.fresh(sitting) for _ in range(50)]
    assert len(set(questions)) == 50


def test_a_step_without_fault_has_none() -> None:
    assert prove(of(PAIR)) == ()


def test_ids_given_twice_are_found() -> None:
    assert prove(of(PAIR, PAIR)) == (Failure("made-up", "pair", Fault.ID_TWICE),)
    assert prove_course([of(PAIR), of(PAIR)]) == (Failure("made-up", "", Fault.ID_TWICE),)


def test_a_practice_that_runs_out_is_found() -> None:
    assert faults(Step("pack", Part.PRACTISE, "words", Generated("pack"), streak=3)) == {Fault.RUNS_OUT}


def test_a_generator_or_constraint_that_does_not_exist_is_found() -> None:
    assert faults(Step("dice", Part.DO, "words", Generated("dice"))) == {Fault.NO_QUESTION}


def test_a_comparison_that_shows_nothing_is_found() -> None:
    leads = Generated("playable", (("case", "lead"),))
    assert faults(Step("lead", Part.DO, "words", leads, compare="void")) == {Fault.NOTHING_TO_COMPARE}


def test_the_void_step_shows_the_other_table_on_the_same_hand() -> None:
    play = next(lesson for lesson in load_course() if lesson.id == "play")
    step = next(step for step in play.steps if step.id == "void")
    question = step.question(0)
    ((rules, other),) = step.at_other_tables(question)
    assert isinstance(question, MarkPlayable)
    assert isinstance(other, MarkPlayable)
    assert rules.void is not step.rules.void
    assert other.position.view.hand == question.position.view.hand
    assert solution(other) == frozenset({Card.SEVEN_OF_HEARTS})
    assert len(question.position.view.actions) == 5


def always(_question: Question, _answer: Answer | None) -> Verdict:
    return Verdict(right=True)


def never(_question: Question, _answer: Answer | None) -> Verdict:
    return Verdict(right=False, feedback=Feedback(FeedbackCode.UNANSWERED))


def silent(question: Question, answer: Answer | None) -> Verdict:
    return Verdict(right=check(question, answer).right)


@pytest.mark.parametrize(
    ("judge", "found"),
    [
        (always, {Fault.UNSOLVED_PASSES, Fault.WRONG_PASSES}),
        (never, {Fault.SOLUTION_FAILS}),
        (silent, {Fault.NOTHING_SAID}),
    ],
)
def test_a_check_that_judges_badly_is_found(
    judge: Callable[[Question, Answer | None], Verdict], found: set[Fault], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proof, "check", judge)
    assert faults(PAIR) == found
