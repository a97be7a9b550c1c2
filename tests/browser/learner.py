"""A learner who knows every answer: a lesson on a page, and beside it the same lesson without one.

The app draws no lots here (see ``fixed_chance``), so that the lesson beside asks the same questions, and the engine
gives the answers. After every act it is made sure that the page shows what the lesson beside does.
"""

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import expect

from ecarte_widgets.engine import Rules
from ecarte_widgets.lessons.answers import Answer
from ecarte_widgets.lessons.loading import load_course
from ecarte_widgets.lessons.model import Lesson, Part, Step
from ecarte_widgets.lessons.played import Played, Scope
from ecarte_widgets.lessons.questions import Question
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.lessons.wrong_answers import wrong_answers
from ecarte_widgets.sessions import IntentError
from ecarte_widgets.sessions.attempt import Left
from ecarte_widgets.sessions.lesson_scene import LessonScene
from ecarte_widgets.sessions.lesson_session import LessonSession
from ecarte_widgets.sessions.progress import Progress
from ecarte_widgets.widgets.course.lesson_answers import read_answer
from ecarte_widgets.widgets.course.lesson_list import first_to_do
from ecarte_widgets.widgets.course.lesson_view import lesson_view
from tests.browser.course_page import CoursePage
from tests.browser.lesson_table import LessonTable
from tests.widgets.lessons import sent

FIXED_SEED = 11
"""What all questions are drawn from."""

EVERY_FORM = {
    "one of some words": ("setup", "object"),
    "one of two cards": ("ranking", "ace-against-jack"),
    "cards of a hand": ("play", "must-overtake"),
    "several words": ("setup", "pack"),
    "cards in order": ("ranking", "whole-suit"),
    "words in order": ("coach", "moments"),
    "a number": ("setup", "stock"),
    "fields": ("scoring", "stood-and-made"),
    "a deal to be played": ("coach", "deal-elder"),
}
"""A step of every form of question, by its lesson and its own id."""


class Learner:
    """One lesson, open on a page."""

    def __init__(  # noqa: PLR0913  (a page, a lesson, and where the learner is in it)
        self,
        course: CoursePage,
        lesson: Lesson,
        progress: Progress | None = None,
        number: int = 0,
        *,
        has_list: bool = True,
        left: Left | None = None,
    ) -> None:
        """Take the lesson up where the page has it open.

        Args:
            course: the page.
            lesson: the lesson.
            progress: what was done before.
            number: the step, from 0.
            has_list: whether there is a list to go back to.
            left: what was left open of the lesson, when it was open on the same page before.
        """
        self.course = course
        self.mirror = LessonSession(lesson, progress, number, seed=FIXED_SEED, left=left)
        self._has_list = has_list
        self.expect_shown()

    @property
    def scene(self) -> LessonScene:
        """The lesson as it must be."""
        return self.mirror.scene()

    @property
    def step(self) -> Step:
        """The step."""
        return self.mirror.step

    @property
    def question(self) -> Question:
        """What is asked."""
        question = self.scene.question
        assert question is not None
        return question

    def expect_shown(self) -> None:
        """Make sure that the page is at this step, asks this of these cards, says this, and leads on from there."""
        course, words, scene = self.course, self.course.words, self.scene
        shown: dict[str, Any] = lesson_view(scene, words, fresh=0, has_list=self._has_list)
        dot = course.dots.nth(scene.number)
        expect(course.title).to_have_text(words.text(self.step.title))
        expect(dot).to_have_attribute("aria-current", "step")
        expect(dot).to_have_accessible_name(shown["dots"][scene.number]["label"])
        goes_on = scene.is_done and (self._has_list or not scene.is_last)
        expect(course.button("course.next")).to_be_enabled(enabled=goes_on)
        if scene.question is None:
            return
        told = [shown[name]["text"] for name in ("rule", "streak", "hint") if shown[name] and shown[name]["text"]]
        for text in (*shown["paragraphs"], shown["ask"], *told):
            expect(course.region).to_contain_text(text)
        feedback = shown["feedback"] or {"word": "", "text": ""}
        for text in (f"{feedback['word']} {feedback['text']}", shown["said"]):
            expect(course.status).to_contain_text(text.strip())
        assert course.shown() == names_in(shown)

    def wrong(self) -> tuple[Answer, ...]:
        """List the wrong answers that can be given."""
        question = self.question
        return tuple(answer for answer in wrong_answers(question) if can_be_given(question, answer))

    def answer(self, answer: Answer) -> None:
        """Answer."""
        self.course.answer(self.question, answer)
        self.mirror.answer(answer, self.mirror.revision)
        self.expect_shown()

    def answer_wrongly(self, which: int = 0) -> None:
        """Give a wrong answer: the rule is named, the question stays, Next does not wake."""
        self.answer(self.wrong()[which])

    def answer_rightly(self) -> None:
        """Give the right answer: the reason is told."""
        self.answer(solution(self.question))

    def another(self) -> None:
        """Ask for another hand."""
        self.course.act(self.course.button("course.another"))
        self.mirror.another(self.mirror.revision)
        self.expect_shown()

    def compare(self) -> None:
        """Ask for the same at other tables, or for no more of it."""
        self.course.act(self.course.button(f"course.compare.{self.step.compare}"))
        self.mirror.compare(self.mirror.revision)

    def next(self) -> None:
        """Go on to the next step."""
        self.course.act(self.course.button("course.next"))
        self.mirror.next(self.mirror.revision)
        self.expect_shown()

    def go_to(self, step: str) -> None:
        """Go to any step."""
        number = next(place for place, one in enumerate(self.mirror.lesson.steps) if one.id == step)
        self.course.act(self.course.dots.nth(number))
        self.mirror.go_to(number, self.mirror.revision)
        self.expect_shown()

    def do_step(self, *, wrongly_first: bool = False) -> None:
        """Do the step that is on: answer it, in a practice until the row is long enough, or play it."""
        if isinstance(self.step.source, Played):
            self._play(self.step.source)
            return
        if wrongly_first:
            self.answer_wrongly()
        self.answer_rightly()
        while not self.scene.is_done:
            assert self.step.part is Part.PRACTISE
            self.another()
            self.answer_rightly()

    def do_lesson(self) -> None:
        """Do all steps that are left, every other one wrongly first."""
        self.do_step(wrongly_first=True)
        while not self.scene.is_last:
            self.next()
            self.do_step(wrongly_first=self.scene.number % 2 == 0)

    def _play(self, played: Played) -> None:
        """Play at the table until the step is done."""
        words, status = self.course.words, self.course.status
        self._play_once(played.scope)
        over = "course.table-done" if played.scope is Scope.GAME else "course.hand-done"
        expect(status).to_contain_text(words.text(over))
        self.mirror.progress = self.mirror.progress.with_done(self.mirror.lesson.id, self.step.id)
        self.expect_shown()

    def _play_once(self, scope: Scope) -> None:
        """Play at the table that is there."""
        table = LessonTable(self.course.page, self.course.hands)
        if scope is Scope.TRICKS:
            table.play_five_tricks()
        else:
            table.play_out()


def lesson_named(name: str, rules: Rules = Rules()) -> Lesson:  # noqa: B008  (frozen)
    """Find a lesson of the course."""
    return next(lesson for lesson in load_course(None, rules) if lesson.id == name)


def learner_at(course: CoursePage, lesson: str, step: str, progress: Progress | None = None) -> Learner:
    """Open a lesson from the list, wherever the course is, and go to a step.

    Args:
        course: the page.
        lesson: the lesson's id.
        step: the step's id.
        progress: what was done before.
    """
    if course.title.count():
        course.act(course.button("course.to-list"))
    taught, done = lesson_named(lesson), progress or Progress()
    course.open_lesson(taught.title)
    before = course.mirrors.get(lesson)
    learner = Learner(course, taught, done, first_to_do(taught, done), left=None if before is None else before.left)
    course.mirrors[lesson] = learner.mirror
    if learner.step.id != step:
        learner.go_to(step)
    return learner


def can_be_given(question: Question, answer: Answer) -> bool:
    """Tell whether a page offers what makes an answer."""
    try:
        return read_answer(question, sent(question, answer)) == answer
    except (IntentError, ValueError):
        return False


def names_in(shown: Mapping[str, Any]) -> list[str]:
    """List the names of the cards that lie face up in what is shown of a question."""
    scene, control = shown["scene"] or {"turnUp": None, "table": [], "hand": None}, shown["control"]
    choices = {item["id"]: item["label"] for item in control["items"] if item["face"]}
    names = [card["label"] for card in [scene["turnUp"]] if card]
    if control["in"] == "table":
        return sorted([*names, *choices.values()])
    names += [card["label"] for card in scene["table"]]
    return sorted([*names, *(choices.values() or [card["label"] for card in scene["hand"] or []])])
