"""The course for those who use a screen reader, a phone, a dark screen or less motion."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from ecarte_widgets.sessions.progress import Progress
from tests.browser.accessible import COURSES, clipped, found_by_axe
from tests.browser.course_page import CoursePage
from tests.browser.learner import EVERY_FORM, Learner, learner_at, lesson_named
from tests.browser.test_accessibility import SCREENS

pytestmark = pytest.mark.browser


@pytest.fixture(params=SCREENS)
def screen(browser: Browser, course_url: str, request: pytest.FixtureRequest) -> Iterator[CoursePage]:
    """The app's course on a screen."""
    width, height, scheme = SCREENS[request.param]
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(course_url)
    yield CoursePage(page)
    context.close()


def faults(course: CoursePage) -> list[str]:
    """What is hard to reach or to see in what is shown now."""
    return found_by_axe(course.page, COURSES) + clipped(course.page, COURSES)


def test_axe_finds_nothing_and_nothing_sticks_out_at_any_form_of_question(screen: CoursePage) -> None:
    """Asked, wrongly answered, rightly answered, compared; the table in a lesson; the list before and afterwards."""
    assert faults(screen) == []
    done = Progress()
    for form, (lesson, step) in EVERY_FORM.items():
        learner = learner_at(screen, lesson, step, done)
        assert faults(screen) == [], form
        if learner.scene.question is not None:
            learner.answer_wrongly()
            assert faults(screen) == [], f"{form}, answered wrongly"
            learner.answer_rightly()
            if learner.scene.can_compare:
                learner.compare()
            assert faults(screen) == [], f"{form}, answered rightly"
        done = learner.mirror.progress
    screen.region.locator("summary", has_text="Settings").click()
    screen.act(screen.button("course.to-list"))
    screen.button("course.clear").click()
    assert faults(screen) == []


@pytest.mark.parametrize("lesson", ["ranking", "play", "scoring"])
def test_on_a_phone_what_is_asked_and_what_it_is_answered_with_are_in_sight_together(
    browser: Browser, course_url: str, lesson: str
) -> None:
    """At the beginning of every step, wherever Next leaves the page; what was answered, and what to press then, too."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, reduced_motion="reduce")
    page = context.new_page()
    page.goto(course_url)
    course = CoursePage(page)
    taught = lesson_named(lesson)
    learner = learner_at(course, lesson, taught.steps[0].id)
    for step in taught.steps[1:]:
        learner.go_to(step.id)
        if learner.scene.question is None:
            continue
        together = [course.region.locator(".ecarte-lesson-ask"), *answers(learner).all()]
        assert height_of(*together) <= 740, step.id
        expect(together[0]).to_be_in_viewport()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), step.id
        learner.answer_wrongly()
        expect(course.status).to_be_in_viewport()
    context.close()


def answers(learner: Learner) -> Locator:
    """What is answered with: cards or words, or fields."""
    return learner.course.region.locator(".ecarte-course-stage").locator("button, input")


def height_of(*parts: Locator) -> float:
    """How high a screen must be to show these parts together."""
    boxes = [box for part in parts if (box := part.bounding_box()) is not None]
    return max(box["y"] + box["height"] for box in boxes) - min(box["y"] for box in boxes)


def test_there_is_one_polite_live_region(course: CoursePage) -> None:
    """On the list, and at a question; it is there before anything is said in it."""
    live = course.region.locator("[aria-live], [role=status], [role=alert], [role=log]")
    for _ in range(2):
        expect(live).to_have_count(1)
        expect(live).to_have_attribute("aria-live", "polite")
        expect(live).to_have_text("")
        if not course.title.count():
            learner_at(course, "play", "must-overtake")


def test_choices_say_what_is_asked_and_marks_have_words(course: CoursePage) -> None:
    learner = learner_at(course, "play", "must-overtake")
    hand = course.group("table.hand")
    expect(hand).to_have_accessible_description(course.region.locator(".ecarte-lesson-ask").inner_text())
    learner.answer_wrongly()
    notes = course.choices(learner.question).evaluate_all("cards => cards.map(card => card.ariaDescription)")
    assert set(notes) & {"not right", "was left out", "shows why"}
    learner.answer_rightly()
    notes = course.choices(learner.question).evaluate_all("cards => cards.map(card => card.ariaDescription)")
    assert any(note for note in notes)


def test_nothing_moves_for_those_who_asked_for_less_motion(browser: Browser, course_url: str) -> None:
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto(course_url)
    learner = learner_at(CoursePage(page), "ranking", "ace-against-jack")
    for _ in range(2):
        learner.answer_rightly()
        assert page.evaluate("() => document.getAnimations().length") == 0
        learner.another()
        assert page.evaluate("() => document.getAnimations().length") == 0
    context.close()


def test_the_course_is_light_or_dark_as_the_system_is(course: CoursePage) -> None:
    """It follows at once, in the middle of a lesson too."""
    learner_at(course, "ranking", "ace-against-jack")
    for scheme in ("dark", "light", "dark"):
        course.page.emulate_media(color_scheme=scheme)
        expect(course.region).to_have_attribute("data-theme", scheme)
