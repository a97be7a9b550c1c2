"""Every step of the course on a phone: question, cards and answers are in sight when it opens, or one press away."""

import pytest
from playwright.sync_api import Browser, expect

from ecarte_widgets.i18n import languages, words_for
from ecarte_widgets.lessons.loading import load_course
from ecarte_widgets.lessons.model import Lesson
from tests.browser.course_page import CoursePage
from tests.browser.learner import learner_at

pytestmark = pytest.mark.browser

PHONE = (360, 740)
TOGETHER = """() => {
  const seen = selector => [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length);
  const box = one => one.getBoundingClientRect();
  const played = seen('.ecarte-course-table .ecarte-table').length > 0;
  const [ask] = seen(played ? '.ecarte-course-table .ecarte-status' : '.ecarte-lesson-ask');
  const inStage = ['.ecarte-choose', 'input', 'select'].map(kind => '.ecarte-course-stage ' + kind);
  const atTable = ['.ecarte-hand button', '.ecarte-choices button'].map(kind => '.ecarte-course-table ' + kind);
  const answers = seen((played ? atTable : inStage).join(', '));
  const bar = box(seen('.ecarte-course-bar')[0]).top + 1;
  const surface = seen('.ecarte-course .ecarte-surface')[0];
  const [first, last] = [box(answers[0]), box(answers.at(-1))];
  // The cards asked about too, as far as one window holds them.
  const fits = last.bottom - box(surface).top + 40 <= bar;
  const cards = fits ? seen('.ecarte-surface .ecarte-middle, .ecarte-surface .ecarte-hand') : [];
  return [box(ask), first, last, ...cards.map(box)].every(one => one.top >= -1 && one.bottom <= bar);
}"""
"""Whether the question and what answers it are in sight, above the bar."""
SETTLED = f"""() => document.querySelector('[data-way="down"]') !== null || ({TOGETHER})()"""


def opened(browser: Browser, course_url: str, language: str) -> CoursePage:
    """Open the course on a phone."""
    width, height = PHONE
    page = browser.new_page(viewport={"width": width, "height": height}, has_touch=True, reduced_motion="reduce")
    page.goto(f"{course_url}&lang={language}")
    return CoursePage(page, words=words_for(language))


@pytest.mark.parametrize("lesson", load_course(), ids=lambda lesson: lesson.id)
@pytest.mark.parametrize("language", ["en", "ps"])
def test_every_step_has_question_and_answers_in_sight_at_once_or_after_one_press(
    browser: Browser, course_url: str, language: str, lesson: Lesson
) -> None:
    course = opened(browser, course_url, language)
    course.open_lesson(lesson.title)
    down = course.button("course.to-question").or_(course.button("course.to-table"))
    for place in range(len(lesson.steps)):
        if place:
            course.act(course.dots.nth(place))
        course.page.wait_for_function(SETTLED)
        assert course.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        if down.count():
            down.click()
            course.page.wait_for_function(TOGETHER)
            expect(down).to_have_count(0)
            assert course.region.evaluate("root => root.contains(document.activeElement)")
    course.page.close()


@pytest.mark.parametrize("language", languages())
def test_the_bar_is_one_row_with_another_hand_and_the_other_rule_too(
    browser: Browser, course_url: str, language: str
) -> None:
    course = opened(browser, course_url, language)
    learner = learner_at(course, "play", "practise-void")
    learner.answer_rightly()
    named = ["course.compare.void", "course.another", "course.back", "course.next"]
    boxes = [course.button(message).bounding_box() for message in named]
    tops = {round(box["y"]) for box in boxes if box is not None}
    assert len([box for box in boxes if box is not None]) == len(named)
    assert len(tops) == 1
    for message in named:
        assert course.button(message).evaluate("one => one.scrollWidth <= one.clientWidth")
        assert course.button(message).evaluate("one => one.offsetHeight >= 44")
    assert course.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    course.page.close()
