"""The whole course, gone through from the first step to the last, with mistakes on the way."""

import json
from random import Random

import pytest

from tests.sessions.play import chance
from tests.widgets.course_on_page import CourseOnPage
from tests.widgets.page import kinds
from tests.widgets.played_step import play_on


def do_step(page: CourseOnPage, rng: Random) -> None:
    """Do what the step on show asks for, now and then wrongly at first."""
    for _ in range(400):
        json.dumps(page.view)
        lesson = page.lesson
        if lesson["buttons"]["next"]["possible"]:
            return
        if page.view["table"] is not None:
            if lesson["feedback"] is None:
                play_on(page, rng)
            else:
                page.ask("another")
        elif lesson["control"]["live"]:
            if rng.random() < 0.15:
                page.answer_wrongly()
            else:
                page.answer_rightly()
        else:
            if lesson["buttons"]["compare"]:
                page.ask("compare")
            page.ask("another")
    pytest.fail(f"the step {page.scene.step.id} is never done")


@pytest.mark.parametrize("language", ["en", "ps"])
@pytest.mark.parametrize("rules", ["gamerules", "classic"])
def test_the_course_can_be_gone_through_from_first_to_last(
    monkeypatch: pytest.MonkeyPatch, rules: str, language: str
) -> None:
    page, rng = CourseOnPage(monkeypatch, rules=rules, language=language), chance(rules + language)
    page.hello()
    for lesson in [one["id"] for one in page.view["list"]["lessons"]]:
        assert page.view["list"]["next"]["id"] == lesson
        assert "refused" not in kinds(page.ask("lesson", id=lesson))
        for _ in page.scene.lesson.steps:
            do_step(page, rng)
            assert "refused" not in kinds(page.ask("next"))
        assert page.view["screen"] == "list"
    assert page.view["list"]["next"] is None
    assert {lesson["state"] for lesson in page.view["list"]["lessons"]} == {"done"}
    saved = page.course.progress
    again = CourseOnPage(monkeypatch)
    again.hello(progress=saved)
    assert again.course.progress == saved
