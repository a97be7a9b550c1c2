"""Every lesson of the course from its first step to its last, by mouse and by keyboard alone, under either preset."""

import re

import pytest
from playwright.sync_api import Page, expect

from ecarte_widgets.engine import Preset, Rules
from ecarte_widgets.lessons.loading import load_course
from tests.browser.course_page import CoursePage
from tests.browser.hands import Keyboard, Mouse
from tests.browser.learner import Learner, lesson_named

pytestmark = pytest.mark.browser

LESSONS = [lesson.id for lesson in load_course()]
WAYS = [("mouse", Preset.GAMERULES), ("keyboard", Preset.CLASSIC)]


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize(("way", "preset"), WAYS)
def test_a_lesson_is_gone_through_to_its_end(
    page: Page, course_url: str, lesson: str, way: str, preset: Preset
) -> None:
    """Wrong answers on purpose too: each gets a reason, and keeps Next asleep."""
    page.add_init_script(f"localStorage.setItem('ecarte-settings', '{{\"rules\": \"{preset.value}\"}}')")
    page.goto(course_url)
    course = CoursePage(page, hands=Keyboard(page) if way == "keyboard" else Mouse())
    taught = lesson_named(lesson, Rules.preset(preset))
    course.open_lesson(taught.title)
    Learner(course, taught).do_lesson()
    course.act(course.button("course.next"))
    expect(course.list_title).to_have_text("Learn Écarté")
    expect(course.lesson(taught.title)).to_have_accessible_name(re.compile(r" Done\.$"))
