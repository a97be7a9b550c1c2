"""A learner in a lesson: questions, answers, hints and progress, with no browser in it.

>>> from ecarte_widgets.lessons.loading import load_course
>>> ranking = next(lesson for lesson in load_course() if lesson.id == "ranking")
>>> session = LessonSession(ranking, seed=1)
>>> session.scene().stage
<Stage.ASKED: 'asked'>
"""

import secrets
from typing import Final

from ecarte_widgets.engine import Seat
from ecarte_widgets.lessons.answers import Answer
from ecarte_widgets.lessons.model import Lesson, Part, Step
from ecarte_widgets.lessons.played import Played
from ecarte_widgets.lessons.questions import Question
from ecarte_widgets.lessons.sitting import Sitting, SittingError
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.sessions.asking import Intent, IntentError, Refusal, RefusalCode
from ecarte_widgets.sessions.attempt import Attempt, Left
from ecarte_widgets.sessions.lesson_scene import LessonScene, OtherTable, Stage
from ecarte_widgets.sessions.played_out import played_out
from ecarte_widgets.sessions.progress import Progress
from ecarte_widgets.sessions.table_play import TablePlay

_SEEDS: Final = 2**53
_LOOKS: Final = 4
"""In so many questions another one is looked for."""


class LessonSession:
    """A lesson in progress. It answers with scenes, and takes what the learner does with the revision that was seen."""

    def __init__(
        self,
        lesson: Lesson,
        progress: Progress | None = None,
        number: int = 0,
        seed: int | None = None,
        left: Left | None = None,
    ) -> None:
        """Begin, or go on, at a step.

        Args:
            lesson: the lesson.
            progress: what was done before.
            number: the step, from 0; one that the lesson does not have is its first.
            seed: what the questions are drawn from; left out, it is drawn itself.
            left: what was left open of the lesson; its sitting goes on, and no seed is needed.
        """
        self.lesson = lesson
        self.progress = progress or Progress()
        self.revision = 0
        self._sitting = Sitting(secrets.randbelow(_SEEDS) if seed is None else seed) if left is None else left.sitting
        self._left = {} if left is None else dict(left.attempts)
        self.number = number if number in range(len(lesson.steps)) else 0
        self._attempt, self._streak = self._attempt_at(self.number, self.revision)

    @property
    def step(self) -> Step:
        """The step that is on."""
        return self.lesson.steps[self.number]

    def scene(self) -> LessonScene:
        """Show the lesson as it is."""
        attempt, question = self._attempt, self._attempt.question
        settled = question if attempt.is_settled else None
        return LessonScene(
            revision=self.revision,
            lesson=self.lesson,
            number=self.number,
            question=question,
            stage=attempt.stage,
            answer=attempt.answer,
            verdict=attempt.verdict,
            misses=attempt.misses,
            hint=attempt.hint,
            can_hint=attempt.can_hint,
            solution=None if settled is None else solution(settled),
            played_out=None if settled is None else played_out(settled),
            others=() if settled is None or not attempt.compares else self._at_other_tables(settled),
            can_compare=settled is not None and self._differs(settled),
            has_others=settled is None or self._has_others(settled),
            streak=self._streak,
            best=self.progress.best(self.lesson.id, self.step.id),
            can_go_on=self.progress.is_done(self.lesson.id, self.step.id),
            table=None if attempt.table is None else attempt.table.scene(),
            is_predicting=attempt.table is not None and attempt.table.is_predicting,
            predicted=None if attempt.table is None else attempt.table.said,
            advice=attempt.advice,
            looked_back=attempt.looked_back,
            progress=self.progress,
        )

    def _at_other_tables(self, question: Question) -> tuple[OtherTable, ...]:
        """Answer a question at the tables compared."""
        return tuple(OtherTable(rules, other, solution(other)) for rules, other in self.step.at_other_tables(question))

    def _differs(self, question: Question) -> bool:
        """Tell whether a question has another answer at one of the tables compared, or something else comes of it."""
        others = self.step.at_other_tables(question)
        if not others:
            return False
        right, comes = solution(question), played_out(question).events
        return any(solution(other) != right or played_out(other).events != comes for _, other in others)

    def _has_others(self, question: Question) -> bool:
        """Tell whether the step has a question beside this one; a practice always has."""
        step = self.step
        return step.part is Part.PRACTISE or any(step.question(seed) != question for seed in range(_LOOKS))

    def answer(self, answer: Answer | None, revision: int) -> LessonScene:
        """Judge an answer.

        Raises:
            IntentError: it is stale, or nothing is asked.
        """
        self._seen(revision)
        attempt = self._attempt
        _demand(allowed=attempt.question is not None and attempt.stage is Stage.ASKED)
        before = attempt.misses
        if attempt.judge(answer):
            self._settled(at_once=before == 0)
        elif attempt.misses > before:
            self._streak = 0
        return self._changed()

    def _settled(self, *, at_once: bool) -> None:
        """Note a right answer: a practice is done after a row of them, another step after one."""
        if self.step.part is not Part.PRACTISE:
            self._done()
            return
        self._streak = self._streak + 1 if at_once else 0
        self.progress = self.progress.with_streak(self.lesson.id, self.step.id, self._streak)
        if self._streak >= self.step.streak:
            self._done()

    def play(self, intent: Intent, table_revision: int) -> LessonScene:
        """Carry out an answer at the table.

        Args:
            intent: the act or choice.
            table_revision: the revision of the table that was seen.

        Raises:
            IntentError: it is stale, not on offer, or against the rules; nothing has changed.
        """
        attempt = self._attempt
        if attempt.table is None:
            raise IntentError(Refusal(RefusalCode.NOT_NOW))
        attempt.table.answer(intent, table_revision)
        self._played()
        return self._changed()

    def _played(self) -> None:
        """Note how far the play at the table is."""
        attempt = self._attempt
        assert attempt.table is not None  # only there is played
        looked_back = attempt.table.looked_back
        # Who was told before, and did so, need not be told again.
        attempt.looked_back = None if looked_back and looked_back.is_same and attempt.advice else looked_back
        attempt.advice = None
        attempt.stage = Stage.ASKED
        if attempt.table.is_done():
            attempt.stage = Stage.RIGHT
            self._done()

    def predict(self, taker: Seat, table_revision: int) -> LessonScene:
        """Take what the learner says of the trick just completed at the table.

        Args:
            taker: who takes it, as the learner thinks.
            table_revision: the revision of the table that was seen.

        Raises:
            IntentError: it is stale, or no trick is to be predicted.
        """
        attempt = self._attempt
        if attempt.table is None:
            raise IntentError(Refusal(RefusalCode.NOT_NOW))
        attempt.table.predict(taker, table_revision)
        self._played()
        return self._changed()

    def hint(self, revision: int) -> LessonScene:
        """Give the next hint, or at the table the book's advice.

        Raises:
            IntentError: it is stale, or there is none.
        """
        self._seen(revision)
        _demand(allowed=self._attempt.can_hint)
        self._attempt.give_hint()
        return self._changed()

    def compare(self, revision: int) -> LessonScene:
        """Show the same at other tables, or no more.

        Raises:
            IntentError: it is stale, there is nothing to compare yet, or all would be the same.
        """
        self._seen(revision)
        attempt = self._attempt
        _demand(allowed=attempt.question is not None and attempt.is_settled and self._differs(attempt.question))
        attempt.compares = not attempt.compares
        return self._changed()

    def another(self, revision: int) -> LessonScene:
        """Ask the step's question of a fresh hand, or deal again.

        Raises:
            IntentError: it is stale, or the question is still open.
        """
        self._seen(revision)
        _demand(allowed=self._attempt.table is not None or self._attempt.is_settled)
        self._attempt = self._fresh_attempt(self.step, self.revision + 1)
        self.revision += 1
        return self.scene()

    def next(self, revision: int) -> LessonScene:
        """Go on to the next step.

        Raises:
            IntentError: it is stale, the step is not done, or it is the last.
        """
        self._seen(revision)
        _demand(allowed=self.progress.is_done(self.lesson.id, self.step.id))
        return self.go_to(self.number + 1, revision)

    def back(self, revision: int) -> LessonScene:
        """Go back to the step before.

        Raises:
            IntentError: it is stale, or this is the first.
        """
        return self.go_to(self.number - 1, revision)

    def go_to(self, number: int, revision: int) -> LessonScene:
        """Go to any step: there all is as it was left; where the learner was not yet, it is fresh.

        Args:
            number: which, from 0.
            revision: the revision that was seen.

        Raises:
            IntentError: it is stale, or there is no such step.
        """
        self._seen(revision)
        _demand(allowed=type(number) is int and number in range(len(self.lesson.steps)))
        self._left[self.number] = self._attempt, self._streak
        # Rules of nobody's choosing may leave a generator without a hand: then the learner stays here.
        self._attempt, self._streak = self._attempt_at(number, self.revision + 1)
        self.number = number
        self.revision += 1
        return self.scene()

    @property
    def left(self) -> Left:
        """What is left open of the lesson when it is closed now."""
        everywhere = self._left | {self.number: (self._attempt, self._streak)}
        return Left({step: one for step, one in everywhere.items() if not one[0].is_settled}, self._sitting)

    def _attempt_at(self, number: int, revision: int) -> tuple[Attempt, int]:
        """Give a step as it was left, and the row of right answers then; else something new."""
        left = self._left.pop(number, None)
        if left is None:
            return self._fresh_attempt(self.lesson.steps[number], revision), 0
        if left[0].table is not None:
            left[0].table.renew(revision)
        return left

    def _fresh_attempt(self, step: Step, revision: int) -> Attempt:
        """Ask something new, or deal, for a revision to come; when all was asked in this sitting, another begins."""
        if isinstance(step.source, Played):
            return Attempt(table=TablePlay(step.source, step.rules, revision))
        try:
            question = step.fresh(self._sitting)
        except SittingError:
            self._sitting = Sitting(secrets.randbelow(_SEEDS))
            question = step.fresh(self._sitting)
        return Attempt(question, hints=step.hints_to(self._sitting.seed))

    def _done(self) -> None:
        """Note that the step is done."""
        self.progress = self.progress.with_done(self.lesson.id, self.step.id)

    def _seen(self, revision: int) -> None:
        """Refuse what answers a lesson that has changed since."""
        if type(revision) is not int or revision != self.revision:
            raise IntentError(Refusal(RefusalCode.STALE))

    def _changed(self) -> LessonScene:
        """Count a change."""
        self.revision += 1
        return self.scene()


def _demand(*, allowed: bool) -> None:
    """Refuse what is not on offer."""
    if not allowed:
        raise IntentError(Refusal(RefusalCode.NOT_NOW))
