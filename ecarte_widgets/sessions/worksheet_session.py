"""A learner at a worksheet, with no browser in it: the first answer to each exercise counts, and may be corrected.

>>> from ecarte_widgets.engine import Seat
>>> from ecarte_widgets.sessions.worksheet import worksheet
>>> session = WorksheetSession(worksheet([4821]))
>>> session.answer(Seat.NORTH, 0).results[0]
<Result.MISSED: 'missed'>
>>> session.answer(Seat.SOUTH, 1).stage, session.scene().results[0]
(<Stage.RIGHT: 'right'>, <Result.MISSED: 'missed'>)
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from ecarte_widgets.engine.record_json import JsonObject
from ecarte_widgets.lessons.answers import Answer
from ecarte_widgets.lessons.checks import Verdict, check
from ecarte_widgets.lessons.exercises import Exercise
from ecarte_widgets.lessons.given import GivenError, answer_given, given_of
from ecarte_widgets.lessons.questions import Question
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.sessions.answers_file import answers_object
from ecarte_widgets.sessions.asking import IntentError, Refusal, RefusalCode
from ecarte_widgets.sessions.attempt import Attempt
from ecarte_widgets.sessions.lesson_scene import Stage
from ecarte_widgets.sessions.played_out import PlayedOut, played_out
from ecarte_widgets.sessions.worksheet import Result, Worksheet

_MOST_KEPT: Final = 10
"""So many answers to one exercise are read of what a browser kept; more are never asked for."""


@dataclass(frozen=True, slots=True)
class SheetScene:
    """A worksheet as the learner may see it. Until an exercise is settled, nothing but its check knows the answer."""

    revision: int
    """Counts the changes; an answer names the one it saw."""
    sheet: Worksheet
    """The worksheet."""
    number: int
    """Which exercise is on show, from 0; as many as there are stands for the summary."""
    question: Question | None
    """What is asked; None at the summary."""
    stage: Stage
    """How far the exercise is."""
    answer: Answer | None
    """The last answer to it."""
    verdict: Verdict | None
    """What that was worth."""
    solution: Answer | None
    """The right answer, once the exercise is settled."""
    played_out: PlayedOut | None
    """What comes of the right answer, once the exercise is settled."""
    first: tuple[Verdict | None, ...]
    """What the first answer to each exercise was worth; None where there is none."""
    file: JsonObject
    """The file of the answers so far, without a name."""

    @property
    def exercise(self) -> Exercise | None:
        """The exercise on show; None at the summary."""
        return self.sheet.exercises[self.number] if self.number < len(self.sheet.exercises) else None

    @property
    def results(self) -> tuple[Result, ...]:
        """What came of each exercise."""
        return tuple(map(_result, self.first))


def _result(verdict: Verdict | None) -> Result:
    """Tell what came of an exercise."""
    if verdict is None:
        return Result.UNANSWERED
    return Result.FOUND if verdict.right else Result.MISSED


@dataclass(slots=True)
class _Work:
    """What was done with one exercise."""

    exercise: Exercise
    """The exercise."""
    attempt: Attempt
    """Where the learner is with it."""
    answers: list[Answer] = field(default_factory=list)
    """Every answer that was judged, the first one first."""

    def judge(self, answer: Answer | None) -> None:
        """Judge an answer; what is none, or no choice, does not count."""
        misses = self.attempt.misses
        if self.attempt.judge(answer) or self.attempt.misses > misses:
            assert answer is not None  # nothing is never right, and no miss
            self.answers.append(answer)


class WorksheetSession:
    """A worksheet in progress. Every exercise can be gone to at any moment; the summary comes after the last."""

    def __init__(self, sheet: Worksheet) -> None:
        """Begin at the first exercise."""
        self.sheet = sheet
        self.revision = 0
        self.number = 0
        self._works = _fresh(sheet)

    def scene(self) -> SheetScene:
        """Show the worksheet as it is."""
        work = self._works[self.number] if self.number < len(self._works) else None
        attempt = Attempt() if work is None else work.attempt
        settled = attempt.question if attempt.is_settled else None
        return SheetScene(
            revision=self.revision,
            sheet=self.sheet,
            number=self.number,
            question=attempt.question,
            stage=attempt.stage,
            answer=attempt.answer,
            verdict=attempt.verdict,
            solution=None if settled is None else solution(settled),
            played_out=None if settled is None else played_out(settled),
            first=tuple(check(one.exercise.question, one.answers[0]) if one.answers else None for one in self._works),
            file=answers_object(self.sheet, {one.exercise.id: one.answers[0] for one in self._works if one.answers}),
        )

    def answer(self, answer: Answer | None, revision: int) -> SheetScene:
        """Judge an answer to the exercise on show.

        Raises:
            IntentError: it is stale, or nothing is asked (any more).
        """
        self._seen(revision)
        if self.number == len(self._works) or self._works[self.number].attempt.is_settled:
            raise IntentError(Refusal(RefusalCode.NOT_NOW))
        self._works[self.number].judge(answer)
        return self._changed()

    def go_to(self, number: int, revision: int) -> SheetScene:
        """Go to any exercise, or to the summary.

        Args:
            number: which, from 0; as many as there are stands for the summary.
            revision: the revision that was seen.

        Raises:
            IntentError: it is stale, or there is none such.
        """
        self._seen(revision)
        if number not in range(len(self._works) + 1):
            raise IntentError(Refusal(RefusalCode.NOT_NOW))
        self.number = number
        return self._changed()

    def start_over(self, revision: int) -> SheetScene:
        """Take all answers back and begin anew, for another learner.

        Raises:
            IntentError: it is stale.
        """
        self._seen(revision)
        self._works, self.number = _fresh(self.sheet), 0
        return self._changed()

    def kept(self) -> JsonObject:
        """Give what a browser is to keep: where the learner is, and the answers."""
        answers = {
            one.exercise.id: [given_of(one.exercise.question, answer) for answer in one.answers]
            for one in self._works
            if one.answers
        }
        return {"number": self.number, "answers": answers}  # type: ignore[dict-item]  # names are JSON

    def restore(self, kept: Mapping[object, object]) -> None:
        """Go on from what a browser kept; whatever is not an answer (any more) is passed over."""
        answers = kept.get("answers")
        works = _fresh(self.sheet)
        for work in works:
            given = answers.get(work.exercise.id) if isinstance(answers, Mapping) else None
            for one in given[:_MOST_KEPT] if isinstance(given, list) else []:
                try:
                    answer = answer_given(work.exercise.question, one)
                except GivenError:
                    break
                if work.attempt.is_settled:
                    break
                work.judge(answer)
        number = kept.get("number")
        self._works = works
        self.number = number if type(number) is int and number in range(len(works) + 1) else 0
        self.revision += 1

    def _seen(self, revision: int) -> None:
        """Refuse what was chosen at another moment."""
        if revision != self.revision:
            raise IntentError(Refusal(RefusalCode.STALE))

    def _changed(self) -> SheetScene:
        """Count a change."""
        self.revision += 1
        return self.scene()


def _fresh(sheet: Worksheet) -> tuple[_Work, ...]:
    """Give every exercise untouched."""
    return tuple(_Work(one, Attempt(question=one.question)) for one in sheet.exercises)
