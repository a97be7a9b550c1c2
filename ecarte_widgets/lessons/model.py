"""A lesson as a value: steps in three parts, each with a question, words by message id, and hints.

>>> Step("ace", Part.SEE, "lesson.ranking.ace", Generated("two-cards", (("case", "ace-and-ten"),))).question(1).trump
<Suit.CLUBS: 'C'>
"""

from dataclasses import dataclass, replace
from enum import Enum, unique

from ecarte_widgets.engine import SWITCHES, Rules
from ecarte_widgets.lessons.generators import Constraint, generate
from ecarte_widgets.lessons.questions import Question, under
from ecarte_widgets.lessons.sitting import Sitting


@unique
class Part(Enum):
    """The three parts of a lesson, in their order; the value is the word in the lesson's file."""

    SEE = "see"
    """The learner predicts, then is shown."""
    DO = "do"
    """The learner does it, on one hand."""
    PRACTISE = "practise"
    """Fresh hands until a streak of right answers."""


@dataclass(frozen=True, slots=True)
class Generated:
    """A question that a generator makes."""

    name: str
    """The generator."""
    constraints: tuple[tuple[str, Constraint], ...] = ()
    """What its hands must be like."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing asked of the learner."""

    id: str
    """Unique within the lesson; progress is kept by it."""
    part: Part
    """Which part of the lesson it belongs to."""
    words: str
    """The message id of what is said before the question."""
    source: Generated | Question
    """Where its questions come from: a generator, or one question on the cards of a record."""
    rules: Rules = Rules()  # noqa: RUF009  (a frozen value)
    """The rules of the table."""
    streak: int = 1
    """How many right answers in a row end it."""
    hints: tuple[str, ...] = ()
    """Message ids, from the first hint to the last."""
    compare: str | None = None
    """A switch: the step can show, on the same cards, what it changes at other tables."""

    def question(self, seed: int) -> Question:
        """Ask; the same seed asks the same."""
        if isinstance(self.source, Generated):
            return generate(self.source.name, seed, self.rules, **dict(self.source.constraints))
        return self.source

    def fresh(self, sitting: Sitting) -> Question:
        """Ask something that was not asked in this sitting, where a generator can.

        Raises:
            SittingError: the generator has nothing left to ask.
        """
        if isinstance(self.source, Generated):
            return sitting.question(self.source.name, self.rules, **dict(self.source.constraints))
        return self.source

    def at_other_tables(self, question: Question) -> tuple[tuple[Rules, Question], ...]:
        """Ask the same of the same cards under each other value of the switch that the step compares."""
        if self.compare is None:
            return ()
        values = [value for value in SWITCHES[self.compare] if value != getattr(self.rules, self.compare)]
        tables = [replace(self.rules, **{self.compare: value}) for value in values]  # type: ignore[arg-type]
        return tuple((rules, under(question, rules)) for rules in tables)


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson of the course."""

    id: str
    """Unique within the course; also the name of its file."""
    title: str
    """The message id of its title."""
    steps: tuple[Step, ...]
    """Its steps: those of each part together, the parts in order."""

    def part(self, part: Part) -> tuple[Step, ...]:
        """Give the steps of one part."""
        return tuple(step for step in self.steps if step.part is part)
