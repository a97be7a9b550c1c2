"""The proof of a lesson: every unsolved step fails, every solution passes, every wrong answer is told why.

Steps that are played at the table are proved where a table is: :mod:`ecarte_widgets.sessions.played_proof`.

>>> from ecarte_widgets.lessons.loading import load_course
>>> ranking = next(lesson for lesson in load_course() if lesson.id == "ranking")
>>> prove(ranking, range(2))
()
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, unique
from typing import Final

from ecarte_widgets.lessons.answers import Answer
from ecarte_widgets.lessons.checks import check
from ecarte_widgets.lessons.generators import GeneratorError
from ecarte_widgets.lessons.model import Lesson, Part, Step
from ecarte_widgets.lessons.played import Played
from ecarte_widgets.lessons.questions import Question
from ecarte_widgets.lessons.sitting import Sitting, SittingError
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.lessons.wrong_answers import wrong_answers

SEEDS: Final = range(100)
"""The seeds that a proof tries unless asked otherwise."""

_STREAKS: Final = 10


@unique
class Fault(Enum):
    """What a proof found; the value is its message id."""

    UNSOLVED_PASSES = "unsolved-passes"
    """The step was solved by no answer."""
    SOLUTION_FAILS = "solution-fails"
    """The solution was not accepted."""
    WRONG_PASSES = "wrong-passes"
    """A wrong answer was accepted."""
    NOTHING_SAID = "nothing-said"
    """A wrong answer was not explained."""
    NOT_PLAYED_OUT = "not-played-out"
    """Played sensibly to its end, the step at the table was not done."""
    NO_WORDS = "no-words"
    """A message of the lesson is missing in a language, ``words`` says which."""
    NO_QUESTION = "no-question"
    """The generator makes no question under the rules of the step."""
    RUNS_OUT = "runs-out"
    """The generator has too few different questions for a long practice."""
    NOTHING_TO_COMPARE = "nothing-to-compare"
    """The switch that the step compares changes the answer in none of the seeds."""
    ID_TWICE = "id-twice"
    """An id that two steps, or two lessons, have."""


@dataclass(frozen=True, slots=True)
class Failure:
    """One fault of a lesson."""

    lesson: str
    """The lesson's id."""
    step: str
    """The step's id; empty where the fault is the lesson's."""
    fault: Fault
    """What is wrong."""
    seed: int | None = None
    """The seed of the question, where it is about one."""
    answer: Answer | None = None
    """The answer tried, where it is about one."""
    words: str = ""
    """The language and the message id, where it is about one."""


def prove_course(lessons: Iterable[Lesson], seeds: Iterable[int] = SEEDS) -> tuple[Failure, ...]:
    """Prove lessons, and that their ids are unique."""
    course, tried = tuple(lessons), tuple(seeds)
    ids = [lesson.id for lesson in course]
    doubled = [Failure(name, "", Fault.ID_TWICE) for name in dict.fromkeys(ids) if ids.count(name) > 1]
    return (*doubled, *(failure for lesson in course for failure in prove(lesson, tried)))


def prove(lesson: Lesson, seeds: Iterable[int] = SEEDS) -> tuple[Failure, ...]:
    """Prove a lesson over seeds; nothing is given back when all is well."""
    tried = tuple(seeds)
    ids = [step.id for step in lesson.steps]
    doubled = [Failure(lesson.id, name, Fault.ID_TWICE) for name in dict.fromkeys(ids) if ids.count(name) > 1]
    return (*doubled, *(failure for step in lesson.steps for failure in _prove_step(lesson.id, step, tried)))


def _prove_step(lesson: str, step: Step, seeds: tuple[int, ...]) -> Iterator[Failure]:
    """Prove one step."""
    if isinstance(step.source, Played):
        return
    differs = False
    for seed in seeds:
        try:
            question = step.question(seed)
        except GeneratorError:
            yield Failure(lesson, step.id, Fault.NO_QUESTION, seed)
            return
        right = solution(question)
        differs |= any(solution(other) != right for _, other in step.at_other_tables(question))
        for fault, answer in _prove_question(question, right):
            yield Failure(lesson, step.id, fault, seed, answer)
    if step.compare is not None and seeds and not differs:
        yield Failure(lesson, step.id, Fault.NOTHING_TO_COMPARE)
    if step.part is Part.PRACTISE and _runs_out(step):
        yield Failure(lesson, step.id, Fault.RUNS_OUT)


def _prove_question(question: Question, right: Answer) -> Iterator[tuple[Fault, Answer | None]]:
    """Try no answer, the solution, and wrong answers."""
    if check(question, None).right:
        yield Fault.UNSOLVED_PASSES, None
    if not check(question, right).right:
        yield Fault.SOLUTION_FAILS, right
    for answer in wrong_answers(question):
        verdict = check(question, answer)
        if verdict.right:
            yield Fault.WRONG_PASSES, answer
        elif verdict.feedback is None:
            yield Fault.NOTHING_SAID, answer


def _runs_out(step: Step) -> bool:
    """Tell whether a practice of many streaks would have to repeat a question."""
    sitting = Sitting(0)
    try:
        for _ in range(_STREAKS * step.streak):
            step.fresh(sitting)
    except (SittingError, GeneratorError):
        return True
    return False
