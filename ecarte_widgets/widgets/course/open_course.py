"""A course that is open: which lesson is on show, what was done, and what the page may ask for. No widget in it."""

from collections.abc import Mapping

from ecarte_widgets.engine import Seat
from ecarte_widgets.lessons.model import Lesson
from ecarte_widgets.sessions import IntentError, Refusal, RefusalCode, read_intent
from ecarte_widgets.sessions.attempt import Left
from ecarte_widgets.sessions.lesson_scene import LessonScene
from ecarte_widgets.sessions.lesson_session import LessonSession
from ecarte_widgets.sessions.progress import Progress
from ecarte_widgets.widgets.course.folder import CourseFolder, lesson_named
from ecarte_widgets.widgets.course.lesson_answers import read_answer
from ecarte_widgets.widgets.course.lesson_list import first_to_do
from ecarte_widgets.widgets.course.settings import CourseSettings

_TAKERS = {"predict own": Seat.SOUTH, "predict other": Seat.NORTH}
"""What the learner says of a trick, by the intent that the page sends for it."""
_FRESH = ("another", "next", "back", "step", "lesson", "list")
"""What brings another question or table."""


class OpenCourse:
    """A course in progress. Its list of lessons is on show, or a step of one of them."""

    def __init__(
        self, folder: CourseFolder, settings: CourseSettings, progress: Progress, only: str | None = None
    ) -> None:
        """Open a course.

        Args:
            folder: where the lessons are.
            settings: what is chosen.
            progress: what was done before.
            only: the lesson that alone is shown; None for the list of all.

        Raises:
            UnknownLessonError: there is no such lesson.
        """
        self.folder = folder
        self.settings = settings
        self.revision = 0
        """Counts the changes; what is asked for names the one it saw."""
        self.fresh = 0
        """Counts the questions and tables."""
        self.said = ""
        """The message id of what has just happened to the progress, if anything."""
        self.ended: str | None = None
        """The id of the lesson from whose end the learner has come to the list, until something else is done."""
        self.helps_with_trick = False
        """Whether help was asked for with the trick that is to be predicted; the next hint is about the next card."""
        self.has_list = only is None
        """Whether there is a list to go back to."""
        self._progress = progress
        self._session: LessonSession | None = None
        self._left: dict[str, Left] = {}
        self._taught = settings.rules
        self.lessons = folder.lessons(self._taught)
        """The lessons under the rules that are taught."""
        if only is not None:
            self._open(lesson_named(self.lessons, only))

    def scene(self) -> LessonScene | None:
        """Show the lesson that is open; None while the list is."""
        return None if self._session is None else self._session.scene()

    @property
    def progress(self) -> Progress:
        """What is done."""
        return self._progress

    @progress.setter
    def progress(self, progress: Progress) -> None:
        """Take over what was done at another time."""
        self._progress = progress
        if self._session is not None:
            self._session.progress = progress
        self.revision += 1

    @property
    def place(self) -> dict[str, str | None]:
        """Name the lesson and the step that are open, by their ids."""
        if self._session is None:
            return {"lesson": None, "step": None}
        return {"lesson": self._session.lesson.id, "step": self._session.step.id}

    def go_to(self, lesson: object, step: object) -> None:
        """Open a step, both by id, before anything was done; what does not exist (any more) is passed over."""
        found = next((one for one in self.lessons if one.id == lesson), None)
        here = None if self._session is None else self._session.lesson.id
        if found is None or not (self.has_list or found.id == here):
            return
        number = next((place for place, one in enumerate(found.steps) if one.id == step), None)
        self._open(found, number, goes_on=False)  # what was asked before was seen by nobody
        self.revision += 1

    def take_up_rules(self) -> None:
        """Teach under the rules that are chosen now; the step that is open begins anew, if they are others."""
        if self.settings.rules == self._taught:
            return
        self._taught = self.settings.rules
        self.lessons = self.folder.lessons(self._taught)
        self._left = {}
        if self._session is not None:
            self._open(lesson_named(self.lessons, self._session.lesson.id), self._session.number, goes_on=False)
        self.revision += 1

    def _open(self, lesson: Lesson, number: int | None = None, *, goes_on: bool = True) -> None:
        """Open a lesson at a step, else where the learner is to go on; what was left open is gone on with."""
        at = first_to_do(lesson, self._progress) if number is None else number
        left = self._left_open() if goes_on else {}
        self._session = LessonSession(lesson, self._progress, at, left=left.get(lesson.id))
        self._left = left
        self.fresh += 1

    def _left_open(self) -> dict[str, Left]:
        """Give what was left open, by lesson, that of the lesson on show included."""
        session = self._session
        return self._left if session is None else self._left | {session.lesson.id: session.left}

    def _leave(self) -> None:
        """Go to the list."""
        self._left, self._session = self._left_open(), None

    def start_over(self) -> None:
        """Go back to the list, or to the first step of the one lesson that is shown."""
        self._left = {}
        if self._session is not None:
            lesson, self._session = self._session.lesson, None
            if not self.has_list:
                self._open(lesson, 0, goes_on=False)
        self.fresh += 1
        self.revision += 1

    def take(self, intent: str, message: Mapping[object, object]) -> None:
        """Carry out what the page asks for.

        Args:
            intent: what.
            message: all of it, with the revision that was seen.

        Raises:
            IntentError: it is stale, not on offer, or makes no sense; nothing has changed.
        """
        seen = message.get("revision")
        if type(seen) is not int:
            raise IntentError(Refusal(RefusalCode.NOT_UNDERSTOOD))
        helps, ended = False, self._ends(intent)
        if intent == "play":
            self._play(message.get("act"), seen)
        elif seen != self.revision:
            raise IntentError(Refusal(RefusalCode.STALE))
        elif intent == "hint" and self.can_help_with_trick:
            helps = True
        else:
            self._go(intent, message)
        self.helps_with_trick = helps
        self.said, self.ended = "", ended
        self.revision += 1
        if intent in _FRESH:
            self.fresh += 1
        if self._session is not None:
            self._progress = self._session.progress

    @property
    def can_help_with_trick(self) -> bool:
        """Whether a trick is to be predicted, and no help was asked for with it."""
        return self._session is not None and self._session.scene().is_predicting and not self.helps_with_trick

    def _play(self, act: object, table_revision: int) -> None:
        """Carry out an answer at the table."""
        if not isinstance(act, str):
            raise IntentError(Refusal(RefusalCode.NOT_UNDERSTOOD))
        if self._session is None:
            raise IntentError(Refusal(RefusalCode.NOT_NOW))
        if act in _TAKERS:
            self._session.predict(_TAKERS[act], table_revision)
        else:
            self._session.play(read_intent(act), table_revision)

    def _go(self, intent: str, message: Mapping[object, object]) -> None:
        """Carry out what concerns the list, else what concerns the lesson that is open."""
        match intent, self._session:
            case "lesson", _ if self.has_list:
                found = next((one for one in self.lessons if one.id == message.get("id")), None)
                if found is None:
                    raise IntentError(Refusal(RefusalCode.NOT_UNDERSTOOD))
                self._open(found)
            case ("list", LessonSession()) if self.has_list:
                self._leave()
            case ("next", LessonSession() as session) if self._leads_to_list(session.scene()):
                self._leave()
            case _, LessonSession() as session:
                _in_lesson(session, intent, message)
            case _:
                raise IntentError(Refusal(RefusalCode.NOT_NOW))

    def _ends(self, intent: str) -> str | None:
        """Give the id of the lesson that ends with what is asked for, if one does."""
        session = self._session
        if session is None or intent != "next" or not self._leads_to_list(session.scene()):
            return None
        return session.lesson.id

    def _leads_to_list(self, scene: LessonScene) -> bool:
        """Tell whether the next thing after this step is the list."""
        return self.has_list and scene.is_last and scene.can_go_on


def _in_lesson(session: LessonSession, intent: str, message: Mapping[object, object]) -> None:
    """Carry out what concerns the step on show."""
    revision = session.revision
    match intent:
        case "answer":
            question = session.scene().question
            if question is None:
                raise IntentError(Refusal(RefusalCode.NOT_NOW))
            session.answer(read_answer(question, message.get("answer")), revision)
        case "next":
            session.next(revision)
        case "back":
            session.back(revision)
        case "hint":
            session.hint(revision)
        case "another":
            session.another(revision)
        case "compare":
            session.compare(revision)
        case "step":
            number = message.get("number")
            if type(number) is not int:
                raise IntentError(Refusal(RefusalCode.NOT_UNDERSTOOD))
            session.go_to(number, revision)
        case _:
            raise IntentError(Refusal(RefusalCode.NOT_UNDERSTOOD))
