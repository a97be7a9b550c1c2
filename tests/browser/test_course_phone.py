"""A lesson on a phone: a step opens at its top; at the table what belongs together is in sight together."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from ecarte_widgets.i18n import words_for
from tests.browser.course_page import CoursePage
from tests.browser.learner import Learner, learner_at

pytestmark = pytest.mark.browser

PHONES = ((360, 740), (360, 640))
WIDE = (1280, 560)
"""A window that is wide, and too low for a step."""
PLAYED = (
    ("play", "five-tricks"),
    ("proposals", "talk-elder"),
    ("proposals", "talk-dealer"),
    ("coach", "deal-elder"),
    ("coach", "deal-dealer"),
    ("coach", "game"),
)
"""The steps that are played."""
MOST_DEALS = 20
"""So many deals are dealt at most until elder proposes."""
ASKED = (("ranking", "hand"), ("scoring", "king-turned"), ("proposals", "exchange"), ("king", "a-trick-later"))
"""Some that ask something."""


REMARK_IN_SIGHT = """() => {
  const told = document.querySelector('.ecarte-course-told .ecarte-feedback');
  const [remark, bar] = [told, document.querySelector('.ecarte-course-bar')].map(one => one.getBoundingClientRect());
  return !told.textContent || remark.height > 250 || (remark.bottom <= bar.top + 1 && remark.top >= 0);
}"""
"""Whether what the coach remarked stands whole above the bar; a very long one has no room beside hand and question."""


def course_on(browser: Browser, url: str, size: tuple[int, int], language: str) -> CoursePage:
    """Open the course on a phone."""
    width, height = size
    page = browser.new_page(viewport={"width": width, "height": height}, has_touch=True, reduced_motion="reduce")
    page.goto(f"{url}&lang={language}")
    return CoursePage(page, words=words_for(language))


def group(course: CoursePage, message: str) -> Locator:
    """A group of the table that is played at."""
    return course.region.locator(".ecarte-table").get_by_role("group", name=course.words.text(message), exact=True)


def go_to_the_end_of_the_page(page: Page) -> None:
    """Scroll down, as far as it goes."""
    page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")


def expect_opened_at_its_top(learner: Learner) -> None:
    """Its title, and the first words below it, are in sight."""
    expect(learner.course.title).to_be_in_viewport(ratio=1)
    expect(learner.course.region.locator(".ecarte-course-words > p").first).to_be_in_viewport(ratio=1)


def expect_together(course: CoursePage, *parts: Locator) -> None:
    """All of this is in sight, below one another, above the bar."""
    bar = course.region.locator(".ecarte-course-bar").bounding_box()
    assert bar is not None
    below = 0.0
    for part in parts:
        box = part.bounding_box()
        assert box is not None
        assert box["y"] >= below
        below = box["y"] + box["height"]
        assert below <= bar["y"] + 1


def expect_uncovered(part: Locator) -> None:
    """Nothing lies over it, once the page is scrolled to where it is."""
    part.evaluate("part => part.scrollIntoView({ block: 'center' })")
    assert part.evaluate(
        """(part) => {
          const { left, top, width, height } = part.getBoundingClientRect();
          return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }"""
    )


@pytest.mark.parametrize("size", PHONES, ids=str)
@pytest.mark.parametrize("language", ["en", "ml", "ps"])
def test_at_a_table_question_hand_and_choices_are_in_sight_together(
    browser: Browser, course_url: str, language: str, size: tuple[int, int]
) -> None:
    """From the first act on; before that the step is read from its top, and nothing lies over the turn-up."""
    course = course_on(browser, course_url, size, language)
    for lesson, step in PLAYED:
        learner = learner_at(course, lesson, step)
        expect_opened_at_its_top(learner)
        expect_uncovered(course.region.locator(".ecarte-table .ecarte-stock [data-card]"))
        hand, choices = group(course, "table.hand"), group(course, "table.choices")
        status = course.region.locator(".ecarte-table").get_by_role("status")
        buttons = choices.get_by_role("button")
        course.act((buttons if buttons.count() else hand.locator(".ecarte-play")).first)
        shown = [part for part in (status, hand, choices) if part is status or part.get_by_role("button").count()]
        expect(shown[-1]).to_be_in_viewport()
        expect_together(course, *shown)
        course.page.wait_for_function(REMARK_IN_SIGHT)
        assert course.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    course.page.close()


@pytest.mark.parametrize("language", ["en", "ml"])
def test_the_question_of_a_step_that_opens_lies_over_nothing(browser: Browser, course_url: str, language: str) -> None:
    """It stands below what it asks about, out of sight where that is long; the way there is at the foot."""
    course = course_on(browser, course_url, PHONES[0], language)
    for lesson, step in (*ASKED, ("scoring", "stood-and-made"), ("king", "practise-last-point")):
        learner_at(course, lesson, step)
        assert course.region.locator(".ecarte-lesson-ask").evaluate(
            """question => {
              const above = [...question.parentElement.children].filter(
                one => one.compareDocumentPosition(question) & Node.DOCUMENT_POSITION_FOLLOWING);
              const top = question.getBoundingClientRect().top + 1;
              return above.every(one => one.getBoundingClientRect().bottom <= top);
            }"""
        )
    course.page.close()


def test_going_on_from_a_trick_does_not_move_the_hand(browser: Browser, course_url: str) -> None:
    course = course_on(browser, course_url, (390, 844), "en")
    learner_at(course, "coach", "deal-elder")
    hand, choices = group(course, "table.hand"), group(course, "table.choices")
    course.act(choices.get_by_role("button", name=course.words.text("choice.stand"), exact=True))
    course.page.wait_for_function("() => document.querySelector('.ecarte-hand .ecarte-play, .ecarte-choices button')")
    for _ in range(4):
        announce = choices.get_by_role("button").first
        if announce.count():
            course.act(announce)
        course.act(hand.locator(".ecarte-play").first)
        go_on = choices.get_by_role("button", name=course.words.text("choice.go-on"), exact=True)
        expect(go_on).to_be_enabled()
        before = hand.bounding_box()
        course.page.wait_for_function("() => !document.querySelector('.ecarte-table[data-asleep]')")
        at = go_on.bounding_box()
        assert at is not None
        # As a finger does, at a place in the window: nothing is scrolled for it.
        course.page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
        expect(go_on).to_have_count(0)
        course.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert hand.bounding_box() == before
    course.page.close()


@pytest.mark.parametrize("language", ["en", "ps"])
def test_what_the_coach_says_of_the_last_choice_is_seen_before_one_goes_on(
    browser: Browser, course_url: str, language: str
) -> None:
    """The focus goes on to Next, which is awake by then."""
    course = course_on(browser, course_url, (390, 844), language)
    learner_at(course, "proposals", "talk-elder")
    course.button("course.to-table").click()
    for name in ("choice.stand", "choice.keep-quiet"):
        choice = group(course, "table.choices").get_by_role("button", name=course.words.text(name), exact=True)
        if choice.count():
            choice.click()
            expect(choice).to_have_count(0)
    told = course.region.locator(".ecarte-course-told .ecarte-feedback")
    expect(told).to_contain_text(course.words.text("course.table-may-go-on"))
    course.page.wait_for_function(REMARK_IN_SIGHT)
    course.page.close()


@pytest.mark.parametrize("language", ["en", "ml", "ps"])
def test_a_question_of_several_parts_is_led_through_and_check_says_what_is_missing(
    browser: Browser, course_url: str, language: str
) -> None:
    course = course_on(browser, course_url, PHONES[1], language)
    learner_at(course, "scoring", "king-turned")
    down, check = course.button("course.to-question"), course.button("course.check")
    own, other = (course.group(f"course.field.{name}") for name in ("own", "other"))
    own.get_by_role("radio").nth(1).check()
    course.page.evaluate("() => scrollTo(0, 0)")
    expect(down).to_be_visible()
    expect(check).to_have_count(0)
    down.click()
    expect(other).to_be_in_viewport(ratio=1)
    expect(other.get_by_role("radio").first).to_be_focused()
    expect(check).to_be_disabled()
    check.click(force=True)
    expect(course.status).to_contain_text(course.words.text("course.field.other"))
    expect(course.status).to_be_in_viewport(ratio=1)
    expect(other.get_by_role("radio").first).to_be_focused()
    other.get_by_role("radio").nth(1).check()
    expect(course.status).to_have_text("")
    expect(check).to_be_enabled()
    course.page.close()


def test_the_mark_above_a_card_to_be_laid_aside_is_clear_of_what_happened(browser: Browser, course_url: str) -> None:
    course = course_on(browser, course_url, PHONES[0], "en")
    learner_at(course, "proposals", "talk-dealer")
    hand, choices = group(course, "table.hand"), group(course, "table.choices")
    for _ in range(MOST_DEALS):
        accept = choices.get_by_role("button", name=course.words.text("choice.accept"), exact=True)
        if accept.count():
            course.act(accept)
            break
        course.act(choices.get_by_role("button").or_(hand.locator(".ecarte-play")).first)
        course.act(course.button("course.another"))
    hand.locator(".ecarte-choose").first.click()
    tag = hand.locator(".ecarte-tick")
    expect(tag).to_have_count(1)
    status = course.region.locator(".ecarte-table").get_by_role("status").bounding_box()
    marked = tag.bounding_box()
    assert status is not None
    assert marked is not None
    assert marked["y"] >= status["y"] + status["height"]
    course.page.close()


@pytest.mark.parametrize(
    ("language", "size"), [("en", PHONES[1]), ("ml", PHONES[1]), ("ps", PHONES[1]), ("en", WIDE)], ids=str
)
def test_a_step_opens_at_its_top_wherever_the_page_was_scrolled_to(
    browser: Browser, course_url: str, language: str, size: tuple[int, int]
) -> None:
    course = course_on(browser, course_url, size, language)
    for lesson, step in ASKED:
        learner = learner_at(course, lesson, step)
        expect_opened_at_its_top(learner)
        learner.answer_rightly()
        go_to_the_end_of_the_page(course.page)
        learner.next()
        expect_opened_at_its_top(learner)
        assert course.page.evaluate("() => scrollY") == 0
    course.page.close()


@pytest.mark.parametrize("language", ["en", "ps"])
def test_an_answered_question_lies_over_nothing_that_is_read_below_it(
    browser: Browser, course_url: str, language: str
) -> None:
    """It sticks to its cards as long as it is open; then it goes with the page, also where the other rule is shown."""
    course = course_on(browser, course_url, PHONES[0], language)
    learner = learner_at(course, "play", "void")
    question = course.region.locator(".ecarte-lesson-ask")
    last = course.choices(learner.question).last
    last.evaluate("card => scrollTo(0, scrollY + card.getBoundingClientRect().top - 40)")
    expect(question).to_be_in_viewport(ratio=1)
    learner.answer_rightly()
    learner.compare()
    for card in course.region.locator(".ecarte-course-stage [role=group] .ecarte-card").all():
        expect_at_the_top(card)
    expect_at_the_top(course.region.locator(".ecarte-rule-row").first)
    course.page.close()


def expect_at_the_top(part: Locator) -> None:
    """Nothing lies over its upper edge, once the page is scrolled so that it stands at the top, as far as it goes."""
    part.evaluate("part => scrollTo(0, scrollY + part.getBoundingClientRect().top - 8)")
    assert part.evaluate(
        """(part) => {
          const { left, top, width } = part.getBoundingClientRect();
          return part.contains(document.elementFromPoint(left + width / 3, top + 6));
        }"""
    )
