"""The lessons of the package are proved, and a proof finds what is wrong."""

from collections.abc import Callable
from itertools import pairwise
from typing import get_args

import pytest

from ecarte_widgets.engine import SWITCHES, Card, Rules
from ecarte_widgets.lessons import proof
from ecarte_widgets.lessons.answers import Answer
from ecarte_widgets.lessons.checks import Verdict, check
from ecarte_widgets.lessons.feedback import Feedback, FeedbackCode
from ecarte_widgets.lessons.loading import load_course
from ecarte_widgets.lessons.model import PRESET, Generated, Lesson, Mixed, Part, Step
from ecarte_widgets.lessons.played import Played, Role, Scope
from ecarte_widgets.lessons.proof import Failure, Fault, prove, prove_course
from ecarte_widgets.lessons.questions import MarkPlayable, Question
from ecarte_widgets.lessons.sitting import Sitting
from ecarte_widgets.lessons.solving import solution
from tests.engine.tables import CLASSIC

PAIR = Step("pair", Part.SEE, "words", Generated("two-cards", (("case", "ace-and-ten"),)))
COURSE = load_course()
PRACTICE = [
    step for lesson in COURSE for step in lesson.part(Part.PRACTISE) if isinstance(step.source, Generated | Mixed)
]
MIXED = [step for step in PRACTICE if isinstance(step.source, Mixed)]


def of(*steps: Step) -> Lesson:
    return Lesson("made-up", "title", "summary", steps)


def faults(*steps: Step) -> set[Fault]:
    return {failure.fault for failure in prove(of(*steps), range(5))}


@pytest.mark.parametrize("rules", [Rules(), CLASSIC], ids=["gamerules", "classic"])
def test_every_lesson_of_the_package_holds_over_a_hundred_seeds_at_either_table(rules: Rules) -> None:
    assert prove_course(load_course(rules=rules)) == ()


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.id)
def test_a_lesson_sees_does_and_practises_with_hints_and_a_streak(lesson: Lesson) -> None:
    assert all(lesson.part(part) for part in Part)
    assert 5 <= len(lesson.steps) <= 12
    asked = [step for step in lesson.steps if not isinstance(step.source, Played)]
    assert all(step.hints_to(seed) for step in asked for seed in range(50))
    assert all(step.streak >= 3 for step in lesson.part(Part.PRACTISE) if not isinstance(step.source, Played))
    assert all(step.words.startswith(f"lesson.{lesson.id}.") for step in lesson.steps)
    hints = {hint for step in lesson.steps for hint in step.all_hints}
    assert all(hint.startswith(f"lesson.{lesson.id}.hint.") for hint in hints)


@pytest.mark.parametrize("step", PRACTICE, ids=lambda step: step.words)
def test_practice_goes_on_without_repeating(step: Step) -> None:
    sitting = Sitting(11)
    count = 30 if step.source == Generated("deal-order", (("place", "any"),)) else 100
    questions = [step.fresh(sitting) for _ in range(count)]
    assert len(set(questions)) == count


@pytest.mark.parametrize("step", MIXED, ids=lambda step: step.words)
def test_a_mixed_practice_asks_all_its_kinds_and_none_twice_in_a_row(step: Step) -> None:
    assert isinstance(step.source, Mixed)
    asked: list[int] = []
    make = Step.question

    class Listening(Step):
        def question(self, seed: int) -> Question:
            asked.append(seed)
            return make(self, seed)

    listening, sitting = Listening(step.id, step.part, step.words, step.source, step.rules), Sitting(3)
    kinds = []
    for _ in range(60):
        listening.fresh(sitting)
        kinds.append(step.source.kind(asked[-1]))
    assert not any(one == two for one, two in pairwise(kinds))
    names = {part.name for part in step.source.parts}
    assert len(set(kinds)) == (len(names) if len(names) > 1 else len(step.source.parts))
    parts = {step.source._part(seed)[0] for seed in asked}  # noqa: SLF001  (which part was drawn)
    assert parts == set(range(len(step.source.parts)))


def test_the_practices_that_would_else_ask_the_same_each_time_are_mixed() -> None:
    assert {step.words for step in MIXED} == {
        "lesson.play.practise-void",
        *(f"lesson.proposals.practise-{name}" for name in ("exchange", "stake")),
        *(f"lesson.scoring.practise-{name}" for name in ("marks", "end")),
        *(f"lesson.king.practise-{name}" for name in ("moments", "last-point")),
    }


def test_the_course_asks_every_kind_of_question() -> None:
    kinds = {
        type(step.question(seed))
        for lesson in COURSE
        for step in lesson.steps
        if not isinstance(step.source, Played)
        for seed in range(3)
    }
    assert kinds == set(get_args(Question))


def test_wherever_tables_differ_the_other_rule_is_shown_on_the_same_hand() -> None:
    compared = {step.compare for lesson in COURSE for step in lesson.steps} - {None}
    assert compared == {PRESET, *SWITCHES} - {"target"}


def test_the_table_is_played_at_from_either_side_and_to_every_extent() -> None:
    played = {
        (step.source.scope, step.source.role)
        for lesson in COURSE
        for step in lesson.steps
        if isinstance(step.source, Played)
    }
    assert {scope for scope, _ in played} == set(Scope)
    assert {(scope, role) for scope in (Scope.TALK, Scope.DEAL) for role in (Role.ELDER, Role.DEALER)} <= played


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
    question = step.question(0)  # in the suits of the record
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
