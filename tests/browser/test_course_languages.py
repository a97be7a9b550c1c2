"""The course in every language: whole, in its direction, and changed in the middle of a step."""

from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from ecarte_widgets.i18n import languages, words_for
from ecarte_widgets.lessons.options import Form, options_for
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.sessions.progress import Progress
from tests.browser.accessible import COURSES, found_by_axe
from tests.browser.course_page import CoursePage
from tests.browser.foreign_words import foreign_left
from tests.browser.learner import EVERY_FORM, Learner, learner_at

pytestmark = pytest.mark.browser

OTHERS = [language for language in languages() if language != "en"]


def switch(course: CoursePage, language: str) -> CoursePage:
    """Choose a language in the settings, and meet the course under its new name."""
    words = words_for(language)
    course.set("setting.language", language)
    other = CoursePage(course.page, words=words)
    other.mirrors = course.mirrors  # nothing was loaded again: what was left open is still there
    expect(other.region).to_have_attribute("lang", language)
    expect(other.region).to_have_attribute("dir", words.direction)
    return other


def chosen(course: CoursePage) -> object:
    """Tell what is chosen so far, in whatever form, and which cards are shown, without any words."""
    return course.region.locator(".ecarte-course-stage").evaluate(
        """(stage) => ({
          cards: [...stage.querySelectorAll("[data-card]")].map((card) => card.dataset.card),
          pressed: [...stage.querySelectorAll("[aria-pressed]")].map((one) => one.ariaPressed),
          places: [...stage.querySelectorAll(".ecarte-slot")].map((slot) => Boolean(slot.querySelector("button"))),
          fields: [...stage.querySelectorAll("input")].map((one) => (one.type === "radio" ? one.checked : one.value)),
        })"""
    )


def expect_whole_in(learner: Learner, *languages: str) -> None:
    """Go through languages and back to English: the step stays what it is, and no word is left behind."""
    before = chosen(learner.course)
    for language in languages:
        learner.course = switch(learner.course, language)
        assert foreign_left(learner.course.region) == []
        assert chosen(learner.course) == before
        learner.expect_shown()
    learner.course = switch(learner.course, "en")
    learner.expect_shown()


def test_a_switch_in_the_middle_of_a_step_loses_nothing_and_leaves_no_word_behind(course: CoursePage) -> None:
    """At every form of question: before an answer with all chosen, in every language; after answers, in one in turn."""
    done, others = Progress(), cycle(OTHERS)
    for lesson, step in EVERY_FORM.values():
        learner = learner_at(course, lesson, step, done)
        asks = learner.scene.question is not None
        if asks and options_for(learner.question).form is not Form.PICK:
            course.fill_in(learner.question, solution(learner.question))
        expect_whole_in(learner, *OTHERS)
        if asks:
            learner.answer_wrongly()
            expect_whole_in(learner, next(others))
            learner.answer_rightly()
            if learner.scene.can_compare:
                learner.compare()
            expect_whole_in(learner, next(others))
        course, done = learner.course, learner.mirror.progress


def test_the_list_is_in_the_language_that_was_chosen_after_a_reload_too(course: CoursePage) -> None:
    for language in OTHERS:
        other = switch(course, language)
        assert foreign_left(other.region) == []
        other.button("course.clear").click()
        assert foreign_left(other.region) == []
        assert found_by_axe(other.page, COURSES) == []
        other.page.reload()
        course = CoursePage(other.page, words=words_for(language))
        assert foreign_left(course.region) == []
    learner_at(course, "ranking", "ace-against-jack").answer_rightly()


def test_axe_finds_nothing_at_a_step_in_any_language(course: CoursePage) -> None:
    """Where the answer was wrong, so that most is said."""
    learner = learner_at(course, "play", "must-overtake")
    learner.answer_wrongly()
    for language in OTHERS:
        course = switch(course, language)
        assert found_by_axe(course.page, COURSES) == [], language


@pytest.mark.parametrize("language", [one for one in OTHERS if words_for(one).direction == "rtl"])
def test_right_to_left_the_hand_and_the_places_run_from_the_right(page: Page, course_url: str, language: str) -> None:
    """And arrows go the way they point."""
    page.add_init_script(f"localStorage.setItem('ecarte-settings', '{{\"language\": \"{language}\"}}')")
    page.emulate_media(reduced_motion="reduce")  # a card on its way is nowhere yet
    page.goto(course_url)
    course = CoursePage(page, words=words_for(language))
    learner = learner_at(course, "ranking", "whole-suit")
    choices = course.choices(learner.question)
    lefts = choices.evaluate_all("cards => cards.map(card => card.getBoundingClientRect().left)")
    assert lefts == sorted(lefts, reverse=True)
    choices.first.focus()
    page.keyboard.press("ArrowLeft")
    expect(choices.nth(1)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(choices.first).to_be_focused()
    learner.answer_rightly()
    placed = course.group("course.order.cards").get_by_role("button")
    lefts = placed.evaluate_all("cards => cards.map(card => card.getBoundingClientRect().left)")
    assert lefts == sorted(lefts, reverse=True)


@pytest.mark.parametrize("language", ["gu", "ml"])
def test_on_a_phone_the_sign_of_an_answer_covers_no_letter_that_has_a_part_above(
    course: CoursePage, language: str
) -> None:
    """A vowel sign stands above the last letter: without it the word is another."""
    course.page.set_viewport_size({"width": 360, "height": 740})
    learner = learner_at(switch(course, language), *EVERY_FORM["one of some words"])
    learner.answer_wrongly()
    covered = learner.course.region.locator(".ecarte-item:has(> .ecarte-sign)").evaluate_all(
        """(items) => items.map((item) => {
          const letters = document.createRange();
          letters.selectNodeContents([...item.childNodes].find((one) => !one.matches?.(".ecarte-sign")));
          const sign = item.querySelector(".ecarte-sign").getBoundingClientRect();
          return letters.getBoundingClientRect().right - sign.left;
        })"""
    )
    assert covered != []
    assert max(covered) < 2
