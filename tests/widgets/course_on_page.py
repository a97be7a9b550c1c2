"""A course without a browser: what leaves Python for it is kept, and messages come in as a browser sends them."""

import json
from typing import Any

import comm
import pytest

import ecarte_widgets as ew
from ecarte_widgets.lessons.questions import Question
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.lessons.wrong_answers import wrong_answers
from ecarte_widgets.sessions.lesson_scene import LessonScene
from ecarte_widgets.widgets.course.page import CoursePage
from tests.widgets.lessons import sent
from tests.widgets.page import Wire, kinds


def opened(lesson: str | None, given: dict[str, Any]) -> CoursePage:
    """Open the course, or a lesson of it."""
    return ew.Course(**given) if lesson is None else ew.Lesson(lesson, **given)


class CourseOnPage:
    """A course or a lesson, what was sent about it, and a way to answer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, lesson: str | None = None, **given: Any) -> None:  # noqa: ANN401  (whatever a course takes)
        with monkeypatch.context() as patched:
            patched.setattr(comm, "create_comm", Wire)
            self.course = opened(lesson, given)

    @property
    def view(self) -> dict[str, Any]:
        """What the page shows."""
        view: dict[str, Any] = self.course.view
        return view

    @property
    def lesson(self) -> dict[str, Any]:
        """What the page shows of the lesson that is open."""
        lesson: dict[str, Any] = self.view["lesson"]
        return lesson

    @property
    def scene(self) -> LessonScene:
        """The lesson behind the page, which no page sees."""
        scene = self.course._course.scene()  # noqa: SLF001  (a look behind the page)
        assert scene is not None
        return scene

    @property
    def question(self) -> Question:
        """The question on show."""
        assert self.scene.question is not None
        return self.scene.question

    def as_is(self) -> str:
        """All that the page shows, as text."""
        return json.dumps(self.view, ensure_ascii=False)

    def send(self, content: object) -> list[dict[str, Any]]:
        """Send a message as the browser does, and give what the course said to it."""
        wire: Wire = self.course.comm
        wire.sent[:] = []
        wire.handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})
        return [message["data"]["content"] for message in wire.sent if message["data"]["method"] == "custom"]

    def ask(self, intent: str, **more: object) -> list[dict[str, Any]]:
        """Ask for something, having seen the page as it is."""
        return self.send({"intent": intent, "revision": self.view["revision"], **more})

    def hello(
        self, settings: object = None, progress: object = None, at: object = None, languages: object = None
    ) -> list[dict[str, Any]]:
        """Greet the course as a page does that has just been opened."""
        kept = {"settings": settings or {}, "progress": {} if progress is None else progress, "at": at or {}}
        kept["languages"] = languages
        return self.send({"hello": kept})

    def answer_rightly(self) -> list[dict[str, Any]]:
        """Give the right answer."""
        return self.ask("answer", answer=sent(self.question, solution(self.question)))

    def answer_wrongly(self, which: int = 0) -> list[dict[str, Any]]:
        """Give a wrong answer."""
        return self.ask("answer", answer=sent(self.question, wrong_answers(self.question)[which]))

    def play(self, act: str) -> list[dict[str, Any]]:
        """Choose something at the table."""
        return self.send({"intent": "play", "act": act, "revision": self.view["table"]["revision"]})

    def open_at(self, lesson: str, part: str | None = None) -> None:
        """Open a lesson, at the first step of a part."""
        if self.view["screen"] == "list":
            self.ask("lesson", id=lesson)
        steps = self.scene.lesson.steps
        number = next(place for place, step in enumerate(steps) if part is None or step.part.value == part)
        self.ask("step", number=number)

    def chosen(self) -> dict[str, str]:
        """Give what is chosen in every menu."""
        return {menu["name"]: menu["chosen"] for menu in self.view["settings"]}


def refused(replies: list[dict[str, Any]]) -> str:
    """Give what was said, where the message was refused."""
    assert kinds(replies) == ["refused", "answered"]
    text: str = replies[0]["text"]
    assert text
    return text
