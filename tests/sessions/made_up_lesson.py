"""A made-up lesson with a step of every part, and a learner who answers it."""

from ecarte_widgets.lessons.model import Generated, Lesson, Part, Step
from ecarte_widgets.lessons.played import Played, Role, Scope
from ecarte_widgets.lessons.questions import Question
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.lessons.wrong_answers import wrong_answers
from ecarte_widgets.sessions.lesson_scene import LessonScene
from ecarte_widgets.sessions.lesson_session import LessonSession
from ecarte_widgets.sessions.progress import Progress

HINTS = ("first", "second", "third")
LESSON = Lesson(
    "made-up",
    "title",
    "summary",
    (
        Step("look", Part.SEE, "look", Generated("two-cards", (("case", "ace-and-ten"),)), hints=HINTS),
        Step("try", Part.DO, "try", Generated("playable", (("case", "void"), ("tricks", 0))), compare="void"),
        Step("table", Part.DO, "table", Played(Scope.TALK, Role.ELDER)),
        Step("practise", Part.PRACTISE, "practise", Generated("order-suit", (("size", 4),)), streak=3, hints=("one",)),
    ),
)


def session(number: int = 0, progress: Progress | None = None) -> LessonSession:
    """Open the made-up lesson at a step."""
    return LessonSession(LESSON, progress, number, seed=1)


def asked(learner: LessonSession) -> Question:
    """Give the question that the learner is asked."""
    question = learner.scene().question
    assert question is not None
    return question


def right(learner: LessonSession) -> LessonScene:
    """Give the right answer."""
    return learner.answer(solution(asked(learner)), learner.revision)


def wrong(learner: LessonSession, which: int = 0) -> LessonScene:
    """Give a wrong answer."""
    return learner.answer(wrong_answers(asked(learner))[which], learner.revision)
