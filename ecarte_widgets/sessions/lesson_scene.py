"""What a lesson shows at a moment: the step, its question, what was answered, and what may be done next."""

from dataclasses import dataclass
from enum import Enum, unique
from typing import Protocol

from ecarte_widgets.engine import Rules, Seat
from ecarte_widgets.lessons.answers import Answer
from ecarte_widgets.lessons.checks import Verdict
from ecarte_widgets.lessons.model import Lesson, Step
from ecarte_widgets.lessons.questions import Question
from ecarte_widgets.players.reasons import Choice as Advice
from ecarte_widgets.sessions.played_out import PlayedOut
from ecarte_widgets.sessions.progress import Progress
from ecarte_widgets.sessions.scene import Scene
from ecarte_widgets.sessions.table_play import LookedBack


@unique
class Stage(Enum):
    """How far a question is."""

    ASKED = "asked"
    """It waits for an answer."""
    RIGHT = "right"
    """It was answered rightly, or played as the step asks."""
    SHOWN = "shown"
    """It was missed so often that its solution is shown; or the play at the table ended without what the step asks."""


class QuestionScene(Protocol):
    """A question as the learner may see it, in a lesson or on a worksheet."""

    @property
    def question(self) -> Question | None:
        """What is asked; None where nothing is."""
        ...

    @property
    def stage(self) -> Stage:
        """How far the question is."""
        ...

    @property
    def answer(self) -> Answer | None:
        """The last answer; None before the first."""
        ...

    @property
    def verdict(self) -> Verdict | None:
        """What it was worth."""
        ...

    @property
    def solution(self) -> Answer | None:
        """The right answer, once the question is settled."""
        ...

    @property
    def played_out(self) -> PlayedOut | None:
        """What comes of the right answer, once the question is settled."""
        ...


@dataclass(frozen=True, slots=True)
class OtherTable:
    """The same question at a table with another rule."""

    rules: Rules
    """The rules of that table."""
    question: Question
    """The question there."""
    solution: Answer
    """Its answer there."""


@dataclass(frozen=True, slots=True)
class LessonScene:
    """A lesson as the learner may see it. Until a question is settled, nothing in here but its check knows the answer.

    A question holds a whole game for the engine; of that game only the asked player's view may be shown.
    """

    revision: int
    """Counts the changes of the lesson; an answer names the one it saw."""
    lesson: Lesson
    """The lesson."""
    number: int
    """Which step of it, from 0."""
    question: Question | None
    """What is asked; None where the step is played at the table."""
    stage: Stage
    """How far the question, or the play, is."""
    answer: Answer | None
    """The last answer; None before the first."""
    verdict: Verdict | None
    """What it was worth."""
    misses: int
    """How many answers to this question were wrong."""
    hint: str | None
    """The message id of the hint on show."""
    can_hint: bool
    """Whether there is a hint, or one more."""
    solution: Answer | None
    """The right answer, once the question is settled."""
    played_out: PlayedOut | None
    """What comes of the right answer, once the question is settled."""
    others: tuple[OtherTable, ...]
    """The same at other tables, when it was asked for."""
    can_compare: bool
    """Whether that may be asked for: the question is settled, and something differs there."""
    has_others: bool
    """Whether there is anything else to ask in this step: other cards, or a table dealt anew."""
    streak: int
    """Right answers in a row, at the first attempt each."""
    best: int
    """The longest such row so far, of all sittings."""
    can_go_on: bool
    """Whether the next step, or the next question of a practice, is on offer as the thing to do."""
    table: Scene | None
    """The table, where the step is played at it."""
    is_predicting: bool
    """Whether the learner is to say who takes the trick just completed; until then nobody may tell it."""
    predicted: Seat | None
    """Who the learner said takes the last trick; None where that was not asked, or not answered yet."""
    advice: Advice | None
    """What the coach would do at the table, when it was asked for."""
    looked_back: LookedBack | None
    """What the coach would have done in place of the last act, where it was not asked before."""
    progress: Progress
    """What was done in this and earlier sittings."""

    @property
    def step(self) -> Step:
        """The step."""
        return self.lesson.steps[self.number]

    @property
    def is_done(self) -> bool:
        """Whether the step was done, now or before."""
        return self.progress.is_done(self.lesson.id, self.step.id)

    @property
    def is_last(self) -> bool:
        """Whether it is the last step of the lesson."""
        return self.number == len(self.lesson.steps) - 1
