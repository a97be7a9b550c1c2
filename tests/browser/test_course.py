"""The course in the app: the list, hints, the solution, the other rule, and what leads on."""

import pytest
from playwright.sync_api import expect

from ecarte_widgets.engine import Preset, Rules
from ecarte_widgets.lessons.loading import load_course
from ecarte_widgets.lessons.questions import MarkPlayable
from ecarte_widgets.sessions.lesson_scene import Stage
from ecarte_widgets.sessions.progress import Progress
from ecarte_widgets.widgets.course.lesson_view import asked_text
from ecarte_widgets.widgets.course.right_words import right_text
from ecarte_widgets.widgets.table.book import book_for
from tests.browser.course_page import CoursePage
from tests.browser.hands import Keyboard
from tests.browser.learner import Learner, learner_at, lesson_named
from tests.browser.lesson_table import PREFERRED, LessonTable
from tests.widgets.lessons import sent

pytestmark = pytest.mark.browser

COMPARED = [("play", "void"), ("proposals", "stood"), ("king", "after-the-lead"), ("scoring", "stood-and-made")]
"""Steps where tables differ, by lesson."""


def test_the_list_shows_the_lessons_in_their_order_and_what_is_done(course: CoursePage) -> None:
    words = course.words
    lessons = course.region.get_by_role("list", name="Lessons").get_by_role("button")
    for place, lesson in enumerate(load_course()):
        named = words.text("course.lesson-open", title=words.text(lesson.title), summary=words.text(lesson.summary))
        expect(lessons.nth(place)).to_have_accessible_name(named)
    expect(lessons).to_have_count(7)
    expect(course.region.get_by_role("button", name="Begin the lesson: ")).to_be_visible()

    learner_at(course, "ranking", "ace-against-jack").answer_rightly()
    course.act(course.button("course.to-list"))
    ranking = lesson_named("ranking")
    expect(course.lesson(ranking.title)).to_contain_text("1 of 12 steps done")
    course.act(
        course.region.get_by_role("button", name=f"Go on with the lesson: {words.text(ranking.title)}", exact=True)
    )
    expect(course.title).to_have_text(words.text(ranking.steps[1].title))


def test_two_misses_bring_a_hint_and_three_the_solution_and_then_a_similar_hand(course: CoursePage) -> None:
    learner = learner_at(course, "play", "must-overtake")
    hint = course.words.text(learner.step.hints[0])
    learner.answer_wrongly(0)
    expect(course.status).not_to_contain_text(hint)
    learner.answer_wrongly(1)
    expect(course.status).to_contain_text(hint)
    expect(course.button("course.another")).to_have_count(0)
    question = learner.question
    learner.answer_wrongly(2)
    assert learner.scene.stage is Stage.SHOWN
    expect(course.status).to_contain_text(f"The answer. {right_text(course.words, question)}")
    expect(course.button("course.check")).to_have_count(0)
    expect(course.button("course.next")).to_be_disabled()

    learner.another()
    assert learner.question != question
    expect(course.status).to_have_text("")
    learner.answer_rightly()
    expect(course.button("course.next")).to_be_enabled()


def test_a_hint_is_there_for_the_asking(course: CoursePage) -> None:
    learner = learner_at(course, "play", "must-overtake")
    for hint in learner.step.hints:
        course.act(course.button("course.hint"))
        expect(course.status).to_contain_text(course.words.text(hint))
    expect(course.button("course.hint")).to_be_disabled()


def test_the_other_rule_is_shown_on_the_same_hand_with_one_click(course: CoursePage) -> None:
    """Not before the question is answered; a second click puts it away. Where cards are the answer, they are shown."""
    rows = course.region.get_by_role("heading", level=4)
    done = Progress()
    for lesson, step in COMPARED:
        learner = learner_at(course, lesson, step, done)
        expect(course.button(f"course.compare.{learner.step.compare}")).to_have_count(0)
        learner.answer_rightly()
        learner.compare()
        scene = learner.scene
        expect(rows).to_have_count(1 + len(scene.others))
        expect(rows.first).to_contain_text("This table.")
        expect(rows.last).to_contain_text("Another table.")
        for other in scene.others:
            expect(course.region).to_contain_text(right_text(course.words, other.question))
        if isinstance(learner.question, MarkPlayable):
            tables = [scene.solution, *(other.solution for other in scene.others)]
            codes = [code for table in tables if table for code in sent(learner.question, table)]
            names = sorted(course.words.text(f"card.{code}") for code in codes)
            shown = course.region.locator(".ecarte-rows").get_by_role("img")
            assert sorted(shown.evaluate_all("all => all.map(one => one.ariaLabel)")) == names
        learner.compare()
        expect(rows).to_have_count(0)
        done = learner.mirror.progress


def test_next_says_why_it_is_asleep(course: CoursePage) -> None:
    learner = learner_at(course, "ranking", "ace-against-jack")
    course.button("course.next").click(force=True)
    expect(course.status).to_have_text("Do what this step asks: then Next leads on.")
    learner.go_to("ace")
    course.button("course.next").click(force=True)
    expect(course.status).to_have_text(
        "First give 3 right answers in a row, each at the first attempt: then Next leads on."
    )


def test_a_miss_begins_the_row_of_a_practice_anew(course: CoursePage) -> None:
    """The row counts right answers at the first attempt; the best row stays."""
    learner = learner_at(course, "ranking", "ace")
    learner.answer_rightly()
    learner.another()
    learner.answer_rightly()
    expect(course.region).to_contain_text("Right in a row: 2 of 3. Best: 2.")
    learner.another()
    learner.answer_wrongly()
    learner.answer_rightly()
    expect(course.region).to_contain_text("Right in a row: 0 of 3. Best: 2.")
    expect(course.button("course.next")).to_be_disabled()


def test_one_may_practise_on_after_the_step_is_done_and_go_back(course: CoursePage) -> None:
    learner = learner_at(course, "ranking", "ace")
    learner.do_step()
    learner.another()
    learner.answer_rightly()
    course.act(course.button("course.back"))
    expect(course.title).to_have_text(course.words.text(learner.mirror.lesson.steps[learner.mirror.number - 1].title))


def test_the_focus_leads_on(course: CoursePage) -> None:
    """It stays at a wrong answer; from a right one it goes on to Next or to another hand, and then to what comes."""
    learner = learner_at(course, "ranking", "ace-against-jack")
    expect(course.title).to_be_focused()
    wrong = learner.wrong()[0]
    learner.answer(wrong)
    expect(course.choice(learner.question, sent(learner.question, wrong))).to_be_focused()
    learner.answer_rightly()
    expect(course.button("course.next")).to_be_focused()
    learner.next()
    expect(course.title).to_be_focused()
    learner.go_to("ace")
    learner.answer_rightly()
    expect(course.button("course.another")).to_be_focused()
    learner.another()
    expect(course.choices(learner.question).first).to_be_focused()


def test_the_rules_chosen_in_the_settings_are_those_taught(course: CoursePage) -> None:
    """At once, in the middle of a lesson."""
    learner_at(course, "play", "void")
    course.set("setting.preset", "classic")
    classic = lesson_named("play", Rules.preset(Preset.CLASSIC))
    number = next(place for place, step in enumerate(classic.steps) if step.id == "void")
    learner = Learner(course, classic, number=number)
    learner.answer_rightly()


def test_two_fast_clicks_are_one_answer(course: CoursePage) -> None:
    """Three misses would have shown the solution."""
    learner = learner_at(course, "ranking", "ace-against-jack")
    question, wrong = learner.question, learner.wrong()[0]
    choice = course.choice(question, sent(question, wrong))
    choice.evaluate("card => { card.click(); card.click(); card.click(); }")
    learner.mirror.answer(wrong, learner.mirror.revision)
    expect(course.status).to_contain_text("Not right.")
    learner.expect_shown()
    learner.answer_rightly()


def test_the_coach_shows_the_rule_at_every_decision_and_says_what_the_book_would_do(course: CoursePage) -> None:
    learner_at(course, "coach", "deal-elder")
    table = LessonTable(course.page, course.hands)
    topics = {one["title"] for one in book_for(Rules(), course.words)["topics"]}  # type: ignore[attr-defined]
    seen = set()
    while course.words.text("course.hand-done") not in course.status.inner_text():
        coach = course.region.get_by_role("heading", level=4)
        expect(coach).to_have_count(1)
        seen.add(coach.inner_text())
        if len(seen) == 1:
            course.act(course.button("course.hint"))
            expect(course.status).to_contain_text("Hint: ")
        table.play_on(PREFERRED)
        expect(course.status).not_to_contain_text("Hint: ")
    assert len(seen) >= 3
    assert seen <= topics


def test_of_five_tricks_each_is_said_before_it_is_shown(course: CoursePage) -> None:
    """Before the learner has said who takes it, nothing on the page tells."""
    learner_at(course, "play", "five-tricks")
    table = LessonTable(course.page, course.hands)
    table.play_a_card()
    expect(table.status).to_contain_text("Who takes this trick, and so leads next?")
    expect(table.region.locator(".ecarte-won")).to_have_count(0)
    assert table.region.get_by_text("0 tricks", exact=True).count() == 2
    table.button(table.taker()).click()
    expect(table.region.locator(".ecarte-won")).to_have_count(1)
    expect(table.region.get_by_text("1 trick", exact=True)).to_be_visible()
    expect(table.status).to_contain_text("Right.")


@pytest.mark.parametrize(("step", "says"), [("talk-elder", "Stand"), ("talk-dealer", "Refuse")])
def test_a_talk_that_is_over_is_done_also_without_an_exchange(course: CoursePage, step: str, says: str) -> None:
    learner_at(course, "proposals", step)
    table = LessonTable(course.page, course.hands)
    expect(course.status).to_have_text("")
    table.act(table.button(says))
    expect(course.status).to_contain_text(course.words.text("course.table-may-go-on"))
    expect(course.button("course.next")).to_be_enabled()


def test_after_an_answer_tab_leads_to_check_then_hint_back_and_next(course: CoursePage) -> None:
    """As they stand beside one another, from where the language begins to read."""
    learner = learner_at(course, "play", "ace-led")
    learner.course.fill_in(learner.question, learner.wrong()[0])
    names = []
    course.choices(learner.question).last.focus()
    for _ in range(4):
        course.page.keyboard.press("Tab")
        names.append(course.page.evaluate("() => document.activeElement.innerText"))
    assert names == ["Check", "Hint", "Back", "Next"]
    boxes = [course.region.get_by_role("button", name=name, exact=True).bounding_box() for name in names]
    places = [box["x"] for box in boxes if box is not None]
    assert places == sorted(places)
    assert len(places) == 4


def test_whoever_comes_to_the_choices_by_keyboard_is_told_their_keys(course: CoursePage) -> None:
    learner_at(course, "play", "must-overtake")
    told = course.region.get_by_text(course.words.text("course.keys"))
    expect(told).not_to_be_visible()
    course.title.focus()
    for _ in range(20):
        course.page.keyboard.press("Tab")
        if course.group("table.hand").locator(":focus").count():
            break
    expect(told).to_be_visible()
    expect(told).to_be_in_viewport()


def test_of_a_rule_one_sentence_is_told_and_the_rest_unfolds(course: CoursePage) -> None:
    learner_at(course, "scoring", "stood-and-made")
    about = course.region.get_by_text(course.words.text("rules.about.gamerules"))
    expect(about).not_to_be_visible()
    course.region.get_by_text(course.words.text("course.coach-more"), exact=True).click()
    expect(about).to_be_visible()


@pytest.mark.parametrize(("lesson", "step"), COMPARED)
def test_in_a_low_window_the_question_stays_in_sight_of_the_other_rule(
    course: CoursePage, lesson: str, step: str
) -> None:
    course.page.set_viewport_size({"width": 1280, "height": 720})
    learner = learner_at(course, lesson, step)
    learner.answer_rightly()
    learner.compare()
    expect(course.region.get_by_role("heading", level=4).first).to_be_in_viewport(ratio=1)
    ask = asked_text(learner.question, course.words, names_moment=True)
    expect(course.region.get_by_text(ask)).to_be_in_viewport(ratio=1)


def test_in_a_low_window_what_hangs_on_a_choice_at_the_table_is_in_sight(course: CoursePage) -> None:
    course.page.set_viewport_size({"width": 1280, "height": 720})
    learner_at(course, "coach", "deal-elder")
    stake, bar = course.region.get_by_text("If you stand, "), course.region.locator(".ecarte-course-bar")
    expect(stake).to_be_in_viewport(ratio=1)
    below, above = stake.bounding_box(), bar.bounding_box()
    assert below is not None
    assert above is not None
    assert below["y"] + below["height"] <= above["y"]


def test_a_game_with_the_coach_leads_on_when_it_is_over_and_is_not_thrown_away_before(course: CoursePage) -> None:
    learner_at(course, "coach", "game")
    table = LessonTable(course.page, Keyboard(course.page))
    while table.play_on(PREFERRED):
        expect(course.button("course.another")).to_have_count(0)
    expect(course.button("course.next")).to_be_focused()
    expect(table.button("New game")).to_be_visible()
