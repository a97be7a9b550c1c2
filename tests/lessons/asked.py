"""Every kind of question, for the tests to go through, and what a wrong answer to it is told."""

from itertools import product

from ecarte_widgets.lessons.answers import Answer
from ecarte_widgets.lessons.checks import check
from ecarte_widgets.lessons.feedback import Feedback
from ecarte_widgets.lessons.generators import GENERATORS, Constraint
from ecarte_widgets.lessons.questions import Question
from tests.engine.tables import CLASSIC, GAMERULES

Asked = tuple[str, dict[str, Constraint]]

EVERY_CASE: list[Asked] = [
    (name, dict(zip(generator.constraints, values, strict=True)))
    for name, generator in GENERATORS.items()
    for values in product(*generator.constraints.values())
]
CASE_IDS = [" ".join([name, *map(str, constraints.values())]) for name, constraints in EVERY_CASE]
TABLES = [GAMERULES, CLASSIC]


def missed(question: Question, answer: Answer | None) -> Feedback:
    verdict = check(question, answer)
    assert not verdict.right
    assert verdict.feedback is not None
    return verdict.feedback
