"""Messages from a course's page: whatever comes, the course says something and stays usable."""

import json
import logging
from typing import Any

import pytest

from ecarte_widgets.lessons.loading import load_course
from ecarte_widgets.sessions.lesson_session import LessonSession
from tests.sessions.play import chance
from tests.widgets.course_on_page import CourseOnPage, refused
from tests.widgets.page import kinds

LESSONS = [lesson.id for lesson in load_course()]
MALFORMED: list[Any] = [
    None,
    "",
    "next",
    0,
    1.5,
    True,
    [],
    {},
    {"intent": "next"},
    {"revision": 1},
    {"intent": None, "revision": 1},
    {"intent": ["next"], "revision": 1},
    {"intent": "next", "revision": None},
    {"intent": "next", "revision": "1"},
    {"intent": "next", "revision": True},
    {"intent": "next", "revision": 1.0},
    {"intent": "fly", "revision": 1},
    {"intent": "\0\u202e\ud800", "revision": 1},
    {"intent": "x" * 100_000, "revision": 1},
    {"intent": "answer", "revision": 1, "answer": {"a": [1]}},
    {"intent": "answer", "revision": 1, "answer": "no such choice"},
    {"intent": "step", "revision": 1},
    {"intent": "step", "revision": 1, "number": "0"},
    {"intent": "step", "revision": 1, "number": -1},
    {"intent": "step", "revision": 1, "number": 10**30},
    {"intent": "step", "revision": 1, "number": True},
    {"intent": "lesson", "revision": 1, "id": "no such lesson"},
    {"intent": "lesson", "revision": 1, "id": ["ranking"]},
    {"intent": "lesson", "revision": 1},
    {"intent": "next", "revision": 1},
    {"intent": "back", "revision": 1},
    {"intent": "another", "revision": 1},
    {"intent": "compare", "revision": 1},
    {"intent": "play", "revision": 1},
    {"intent": "play", "act": None, "revision": 1},
    {"intent": "play", "act": "play KS", "revision": 1},
    {"intent": "play", "act": "nonsense", "revision": 1},
    {"set": None},
    {"set": {"language": "xx"}},
    {"set": {"language": ["en"]}},
    {"set": {"preset": "baroque"}},
    {"set": {"opponent": "random"}},
    {"set": {"target": "7"}},
    {"set": {"": ""}},
    {"hello": None},
    {"hello": []},
    {"progress": None},
    {"progress": []},
    {"progress": {"version": 2}},
    {"progress": {"version": 1, "lessons": {"a": {"done": [1]}}}},
    {"clear": False},
    {"clear": 1},
    {"clear": "yes"},
    {"kind": "answered"},
]


def test_a_stale_or_doubled_answer_is_refused_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, "ranking")
    answer = {"intent": "hint", "revision": page.view["revision"]}
    assert kinds(page.send(answer)) == ["answered"]
    before = page.as_is()
    assert refused(page.send(answer)) == "The lesson has changed since: look again."
    assert page.as_is() == before


@pytest.mark.parametrize("content", MALFORMED, ids=lambda content: ascii(content)[:40])
@pytest.mark.parametrize("lesson", [None, "ranking", "coach"])
def test_a_message_that_makes_no_sense_is_refused_in_words_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, lesson: str | None, content: object
) -> None:
    page = CourseOnPage(monkeypatch, lesson)
    page.hello()
    if lesson is not None:
        page.ask("step", number=0)
    if isinstance(content, dict) and content.get("revision") == 1 and type(content["revision"]) is int:
        content = content | {"revision": page.view["revision"]}
    before = page.as_is()
    assert len(refused(page.send(content))) < 200
    assert page.as_is() == before
    usable = page.ask("lesson", id="king") if lesson is None else page.ask("step", number=1)
    assert kinds(usable)[-2:] == ["at", "answered"]


def test_whatever_comes_in_the_course_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rng = chance(4)
    page = CourseOnPage(monkeypatch)
    page.hello()
    odd: list[Any] = [None, True, -1, 10**40, 0.5, "", "KS", "own", [], ["KS"], {}, {"own": "1"}, [[None]], "\ud800"]
    words = ["answer", "next", "back", "hint", "another", "compare", "list", "step", "lesson", "play", "fly", ""]
    names = ["intent", "revision", "answer", "number", "id", "act", "set", "hello", "progress", "clear", "extra"]
    with caplog.at_level(logging.ERROR):
        for _ in range(600):
            message = {rng.choice(names): rng.choice([*odd, *words]) for _ in range(rng.randrange(4))}
            if rng.random() < 0.8:
                message |= {"intent": rng.choice(words), "revision": page.view["revision"]}
            if rng.random() < 0.5:
                message |= {"id": rng.choice(LESSONS), "number": rng.randrange(14)}
            assert kinds(page.send(message))[-1] == "answered"
            json.dumps(page.view)
    assert caplog.text == ""


def test_whatever_goes_wrong_inside_is_said_and_logged_and_the_course_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    page = CourseOnPage(monkeypatch, "ranking")

    def broken(*_: object) -> None:
        message = "a mistake of the program"
        raise ZeroDivisionError(message)

    with monkeypatch.context() as patched, caplog.at_level(logging.ERROR):
        patched.setattr(LessonSession, "hint", broken)
        assert "nothing has changed" in refused(page.ask("hint"))
    assert "a mistake of the program" in caplog.text
    assert kinds(page.ask("hint")) == ["answered"]


def test_a_place_that_cannot_be_shown_is_left_behind(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    page = CourseOnPage(monkeypatch)

    def broken(*_: object, **__: object) -> None:
        message = "a mistake of the program"
        raise ZeroDivisionError(message)

    with monkeypatch.context() as patched, caplog.at_level(logging.ERROR):
        patched.setattr("ecarte_widgets.widgets.course.view.lesson_view", broken)
        refused(page.ask("lesson", id="ranking"))
    assert page.view["screen"] == "list"
    page.ask("lesson", id="ranking")
    assert page.lesson["id"] == "ranking"
