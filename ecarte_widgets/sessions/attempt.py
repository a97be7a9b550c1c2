"""A learner's attempt at one question of a lesson, or at one table of it, and what is left open of them."""

from dataclasses import dataclass
from typing import Final

from ecarte_widgets.lessons.answers import Answer
from ecarte_widgets.lessons.checks import Verdict, check
from ecarte_widgets.lessons.feedback import FeedbackCode
from ecarte_widgets.lessons.questions import Question
from ecarte_widgets.lessons.sitting import Sitting
from ecarte_widgets.players import Choice as Advice
from ecarte_widgets.sessions.lesson_scene import Stage
from ecarte_widgets.sessions.table_play import LookedBack, TablePlay

MISSES_FOR_HINT: Final = 2
"""After so many wrong answers a hint is given unasked."""
MISSES_FOR_SOLUTION: Final = 3
"""After so many the solution is shown."""

_NO_MISS: Final = (FeedbackCode.UNANSWERED, FeedbackCode.NOT_A_CHOICE)
"""What an answer can lack without being a wrong one."""


@dataclass(slots=True)
class Attempt:
    """What a learner has done so far with a question, or with a table."""

    question: Question | None = None
    """What is asked; None where there is a table."""
    table: TablePlay | None = None
    """The table; None where something is asked."""
    hints: tuple[str, ...] = ()
    """The message ids of the hints that there are."""
    stage: Stage = Stage.ASKED
    """How far it is."""
    answer: Answer | None = None
    """The last answer."""
    verdict: Verdict | None = None
    """What it was worth."""
    misses: int = 0
    """How many answers were wrong."""
    hints_shown: int = 0
    """How many hints were given."""
    compares: bool = False
    """Whether other tables are shown."""
    advice: Advice | None = None
    """What the book would do at the table, when it was asked for."""
    looked_back: LookedBack | None = None
    """What it would have done in place of the last act, where it was not asked before."""

    @property
    def is_settled(self) -> bool:
        """Whether a question was asked, and is open no more."""
        return self.question is not None and self.stage is not Stage.ASKED

    @property
    def can_hint(self) -> bool:
        """Whether there is a hint, or one more."""
        if self.table is not None:
            return self.table.advice() is not None
        return self.stage is Stage.ASKED and self.hints_shown < len(self.hints)

    @property
    def hint(self) -> str | None:
        """The message id of the last hint given."""
        return self.hints[self.hints_shown - 1] if self.hints_shown else None

    def judge(self, answer: Answer | None) -> bool:
        """Judge an answer: the second miss brings a hint, the third the solution.

        Returns:
            Whether the answer is right.
        """
        assert self.question is not None  # only a question is answered
        self.answer, self.verdict = answer, check(self.question, answer)
        if self.verdict.right:
            self.stage = Stage.RIGHT
        elif self.verdict.feedback is None or self.verdict.feedback.code not in _NO_MISS:
            self.misses += 1
            if self.misses == MISSES_FOR_HINT:
                self.hints_shown = min(self.hints_shown + 1, len(self.hints))
            if self.misses == MISSES_FOR_SOLUTION:
                self.stage = Stage.SHOWN
        return self.verdict.right

    def give_hint(self) -> None:
        """Give the next hint; at the table, what the book would do."""
        if self.table is None:
            self.hints_shown += 1
        else:
            self.advice = self.table.advice()


@dataclass(frozen=True, slots=True)
class Left:
    """What was left open of a lesson: whoever comes back goes on with it."""

    attempts: dict[int, tuple[Attempt, int]]
    """The tables, and the questions that are still open, by step; each with the row of right answers before it."""
    sitting: Sitting
    """What was asked: none of it is asked again."""
