"""Each step of the course and of a worksheet on a phone: question, cards and answers in sight, or one press away."""

import pytest
from playwright.sync_api import Browser, expect

from ecarte_widgets.engine import Rules
from ecarte_widgets.i18n import languages, words_for
from ecarte_widgets.lessons.loading import load_course
from ecarte_widgets.lessons.model import Lesson
from ecarte_widgets.sessions.progress import Progress
from ecarte_widgets.sessions.worksheet import worksheet
from tests.app.running import RunningApp
from tests.browser.course_page import CoursePage
from tests.browser.learner import learner_at
from tests.browser.lesson_table import LessonTable

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


def in_sight_together(course: CoursePage) -> None:
    """See that what is asked and what answers it are in sight, at once or after one press."""
    course.page.wait_for_function(SETTLED)
    assert course.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    if course.region.locator('[data-way="down"]').count():
        down = course.button("course.to-question").or_(course.button("course.to-table"))
        down.click()
        course.page.wait_for_function(TOGETHER)
        expect(down).to_have_count(0)
        assert course.region.evaluate("root => root.contains(document.activeElement)")


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
    for place in range(len(lesson.steps)):
        if place:
            course.act(course.dots.nth(place))
        in_sight_together(course)
    course.page.close()


@pytest.mark.parametrize("language", ["en", "ps"])
def test_every_exercise_has_question_and_answers_in_sight_at_once_or_after_one_press(
    browser: Browser, app: RunningApp, language: str
) -> None:
    width, height = PHONE
    page = browser.new_page(viewport={"width": width, "height": height}, has_touch=True, reduced_motion="reduce")
    page.goto(f"{app.url}?worksheet=4821&rules=classic&lang={language}")
    words = words_for(language)
    sheet = CoursePage(page, words.text("worksheet.name"), words)
    for place in range(len(worksheet([4821], Rules.classic()).exercises)):
        if place:
            sheet.act(sheet.button("course.next"))
        in_sight_together(sheet)
    page.close()


@pytest.mark.parametrize("language", languages())
def test_the_bar_is_one_row_with_another_hand_and_the_other_rule_too(
    browser: Browser, course_url: str, language: str
) -> None:
    course = opened(browser, course_url, language)
    learner = learner_at(course, "play", "practise-void")
    learner.answer_rightly()
    if not learner.scene.can_compare:  # the suit is held: the next hand has none of it
        learner.another()
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


VERDICTS = (
    ("ranking", "ace-against-jack"),
    ("ranking", "ace"),
    ("play", "must-overtake"),
    ("play", "practise-follow"),
    ("play", "practise-void"),
    ("play", "practise-who-takes"),
)
"""Steps with a verdict of one line and of several, above words and above cards."""
TOPS = """() => [...document.querySelectorAll('.ecarte-course-stage :is(.ecarte-hand, .ecarte-items, .ecarte-streak)')]
  .map(one => Math.round(one.getBoundingClientRect().top))"""
"""How high what answers stands, and what counts right answers."""


def test_on_a_laptop_a_verdict_moves_nothing_of_what_answers(course: CoursePage) -> None:
    course.page.set_viewport_size({"width": 1366, "height": 768})
    done = Progress()
    for lesson, step in VERDICTS:
        learner = learner_at(course, lesson, step, done)
        before = course.page.evaluate(TOPS)
        learner.answer_rightly()
        assert course.page.evaluate(TOPS) == before, step
        done = learner.mirror.progress


def test_what_is_still_to_be_put_in_order_keeps_its_place(course: CoursePage) -> None:
    course.page.set_viewport_size({"width": 1366, "height": 768})
    for lesson, step in (("ranking", "whole-suit"), ("coach", "moments")):
        learner = learner_at(course, lesson, step)
        left = course.choices(learner.question)
        last = left.last.bounding_box()
        row = course.region.locator(".ecarte-slots").get_by_role("button")
        for placed in range(1, left.count()):
            left.first.click()
            expect(row).to_have_count(placed)
            assert left.last.bounding_box() == last


def test_beside_the_words_a_hint_in_the_talk_moves_nothing(course: CoursePage) -> None:
    course.page.set_viewport_size({"width": 1280, "height": 800})
    learner_at(course, "proposals", "talk-elder")
    table = course.region.locator(".ecarte-table")
    before = table.bounding_box()
    course.act(course.button("course.hint"))
    hint = course.status.get_by_text(course.words.text("course.hint.head"), exact=True)
    expect(hint).to_be_in_viewport(ratio=1)
    assert table.bounding_box() == before


@pytest.mark.parametrize("language", ["en", "ps"])
def test_on_a_phone_the_turn_up_stays_in_sight_of_a_hint_in_the_talk(
    browser: Browser, course_url: str, language: str
) -> None:
    course = opened(browser, course_url, language)
    learner_at(course, "proposals", "talk-elder")
    course.button("course.to-table").click()
    course.act(course.button("course.hint"))
    expect(course.region.locator(".ecarte-table .ecarte-stock [data-card]")).to_be_in_viewport(ratio=1)
    bar, said = (course.region.locator(f".ecarte-course-{part}").bounding_box() for part in ("bar", "told"))
    assert bar is not None
    assert said is not None
    assert said["y"] + said["height"] <= bar["y"]
    course.page.close()


@pytest.mark.parametrize("language", ["en", "ps"])
def test_on_a_phone_of_common_height_the_way_to_the_table_shows_all_of_it(
    browser: Browser, course_url: str, language: str
) -> None:
    """What is at stake stands last on it, and nobody would look for that under the bar."""
    page = browser.new_page(viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce")
    page.goto(f"{course_url}&lang={language}")
    course = CoursePage(page, words=words_for(language))
    learner_at(course, "coach", "game")
    course.button("course.to-table").click()
    expect(course.region.locator(".ecarte-course-table .ecarte-table")).to_be_in_viewport(ratio=0.99)
    bar = course.region.locator(".ecarte-course-bar")
    stakes = course.region.locator(".ecarte-course-table .ecarte-foot")
    page.wait_for_function(
        "([stakes, bar]) => stakes.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top",
        arg=[stakes.element_handle(), bar.element_handle()],
    )


def test_beside_a_table_what_leads_on_keeps_its_place_through_a_deal(course: CoursePage) -> None:
    """However much the coach says: the finger on the mouse is where the button was."""
    course.page.set_viewport_size({"width": 1366, "height": 768})
    learner_at(course, "coach", "deal-elder")
    bar, table = course.region.locator(".ecarte-course-bar"), LessonTable(course.page, course.hands)
    tops = set()
    for _ in range(4):
        course.act(course.button("course.hint"))
        tops.add(round(bar.evaluate("bar => bar.getBoundingClientRect().top")))
        table.play_on(prefer=("Propose", "Accept"))
        tops.add(round(bar.evaluate("bar => bar.getBoundingClientRect().top")))
    assert len(tops) == 1


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_bar_is_painted_as_the_page_behind_it(browser: Browser, course_url: str, scheme: str) -> None:
    """What scrolls below it does not show through, and nothing else tells that it lies over the page."""
    page = browser.new_page(color_scheme="dark" if scheme == "dark" else "light")
    page.goto(course_url)
    course = CoursePage(page)
    learner_at(course, "ranking", "ace-against-jack")
    bar = course.region.locator(".ecarte-course-bar")
    behind = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    expect(bar).to_have_css("background-color", behind)
    page.close()


def test_a_whole_game_with_the_coach_can_be_begun_anew_in_the_midst_of_it(course: CoursePage) -> None:
    learner_at(course, "coach", "game")
    table = course.region.locator(".ecarte-table")
    table.get_by_role("group", name=course.words.text("table.choices")).get_by_role("button").first.click()
    expect(table.get_by_role("button", name=course.words.text("choice.undo"), exact=True)).to_be_enabled()
    course.act(course.button("choice.new-game"))
    expect(table.get_by_role("status")).to_contain_text("deals first")
