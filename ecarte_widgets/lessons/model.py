"""A lesson as a value: steps in three parts, each with a question, words by message id, and hints.

>>> Step("ace", Part.SEE, "lesson.ranking.ace", Generated("two-cards", (("case", "ace-and-ten"),))).question(1).trump
<Suit.CLUBS: 'C'>
"""

from dataclasses import dataclass, replace
from enum import Enum, unique
from typing import Final

from ecarte_widgets.engine import SWITCHES, Preset, Rules, rules_from_switches
from ecarte_widgets.lessons.generators import Constraint, generate
from ecarte_widgets.lessons.played import Played
from ecarte_widgets.lessons.questions import Question, under
from ecarte_widgets.lessons.recorded import Recorded
from ecarte_widgets.lessons.sitting import Sitting
from ecarte_widgets.shuffling import secret_number


@unique
class Part(Enum):
    """The three parts of a lesson, in their order; the value is the word in the lesson's file."""

    SEE = "see"
    """The learner predicts, then is shown."""
    DO = "do"
    """The learner does it, on one hand."""
    PRACTISE = "practise"
    """Fresh hands until a streak of right answers."""


PRESET: Final = "preset"
"""Beside the switches, what a step can compare: the whole of the rules."""

COMPARABLE: Final = (PRESET, *SWITCHES)
"""All that a step can compare."""


@dataclass(frozen=True, slots=True)
class Generated:
    """A question that a generator makes."""

    name: str
    """The generator."""
    constraints: tuple[tuple[str, Constraint], ...] = ()
    """What its hands must be like."""
    hints: tuple[str, ...] = ()
    """In a mix, the message ids of the hints to its own questions; without any, those of the step are given."""

    def question(self, seed: int, rules: Rules) -> Question:
        """Ask; the same seed asks the same.

        Raises:
            GeneratorError: no hands under these rules show the point.
        """
        return generate(self.name, seed, rules, **dict(self.constraints))


@dataclass(frozen=True, slots=True)
class Mixed:
    """Questions that several generators make in turn, or one whose hands are of several kinds in turn."""

    parts: tuple[Generated, ...]
    """What is asked, two parts or more."""

    def _part(self, seed: int) -> tuple[int, Generated]:
        """Choose a part: first a generator, each as often as any other, then what its hands must be like."""
        names = list(dict.fromkeys(part.name for part in self.parts))
        name = names[secret_number(f"mixed {seed}", 1) % len(names)]
        own = [(number, part) for number, part in enumerate(self.parts) if part.name == name]
        return own[secret_number(f"mixed {seed}", 2) % len(own)]

    def hints(self, seed: int) -> tuple[str, ...]:
        """Give the hints to the question of a seed that are its part's own, if any."""
        return self._part(seed)[1].hints

    def kind(self, seed: int) -> str:
        """Name the kind of question of a seed: its generator, or of one generator alone the kind of its hands."""
        number, part = self._part(seed)
        return part.name if len({one.name for one in self.parts}) > 1 else str(number)

    def question(self, seed: int, rules: Rules) -> Question:
        """Ask; the same seed asks the same.

        Raises:
            GeneratorError: no hands under these rules show the point.
        """
        return self._part(seed)[1].question(seed, rules)


@dataclass(frozen=True, slots=True)
class Step:
    """One thing asked of the learner."""

    id: str
    """Unique within the lesson; progress is kept by it."""
    part: Part
    """Which part of the lesson it belongs to."""
    words: str
    """The message id of what is said before the question."""
    source: Generated | Mixed | Recorded | Played
    """What it asks: questions of a generator or of several, one on the cards of a record, or play at the table."""
    rules: Rules = Rules()  # noqa: RUF009  (a frozen value)
    """The rules of the table."""
    streak: int = 1
    """How many right answers in a row end it."""
    hints: tuple[str, ...] = ()
    """Message ids, from the first hint to the last."""
    compare: str | None = None
    """One of :data:`COMPARABLE`: the step can show, on the same cards, what it changes at other tables."""

    @property
    def title(self) -> str:
        """The message id of its title."""
        return f"{self.words}.title"

    @property
    def all_hints(self) -> tuple[str, ...]:
        """The message ids of all its hints, those of the parts of a mix included."""
        own = self.source.parts if isinstance(self.source, Mixed) else ()
        return tuple(dict.fromkeys([*self.hints, *(hint for part in own for hint in part.hints)]))

    def hints_to(self, seed: int) -> tuple[str, ...]:
        """Give the hints to the question of a seed: those of its part of a mix, else the step's."""
        own = self.source.hints(seed) if isinstance(self.source, Mixed) else ()
        return own or self.hints

    def question(self, seed: int) -> Question:
        """Ask; the same seed asks the same.

        Raises:
            ValueError: the step is played, it asks nothing.
            GeneratorError: no hands under these rules show the point.
        """
        match self.source:
            case Generated() | Mixed():
                return self.source.question(seed, self.rules)
            case Recorded():
                return self.source.question(seed)
            case Played():
                message = f"the step {self.id} is played at the table"
                raise ValueError(message)

    def fresh(self, sitting: Sitting) -> Question:
        """Ask something that was not asked in this sitting; of several kinds, never one twice in a row.

        Raises:
            ValueError: the step is played, it asks nothing.
            SittingError: nothing is left to ask.
        """
        match self.source:
            case Generated(name):
                return sitting.draw(name, self.question)
            case Mixed():
                return sitting.draw(self.id, self.question, self.source.kind)
            case _:
                return sitting.draw(self.id, self.question)

    def other_tables(self) -> tuple[Rules, ...]:
        """Give the rules of the tables that the step compares its own with."""
        if self.compare is None:
            return ()
        if self.compare == PRESET:
            tables = [rules_from_switches(preset.value) for preset in Preset]
        else:
            values = SWITCHES[self.compare]
            tables = [replace(self.rules, **{self.compare: value}) for value in values]  # type: ignore[arg-type]
        return tuple(rules for rules in tables if rules != self.rules)

    def at_other_tables(self, question: Question) -> tuple[tuple[Rules, Question], ...]:
        """Ask the same of the same cards at the tables compared."""
        return tuple((rules, under(question, rules)) for rules in self.other_tables())


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson of the course."""

    id: str
    """Unique within the course; also the name of its file."""
    title: str
    """The message id of its title."""
    summary: str
    """The message id of the line that tells what it teaches."""
    steps: tuple[Step, ...]
    """Its steps: those of each part together, the parts in order."""

    def part(self, part: Part) -> tuple[Step, ...]:
        """Give the steps of one part."""
        return tuple(step for step in self.steps if step.part is part)
