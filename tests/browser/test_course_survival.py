"""Progress in the course outlives a reload and a dead process; a browser that keeps nothing is fine."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ecarte_widgets.sessions.progress import progress_from_json
from tests.app.running import RunningApp
from tests.browser.course_page import CoursePage
from tests.browser.learner import Learner, learner_at, lesson_named
from tests.browser.lesson_table import LessonTable
from tests.browser.test_survival import WITHIN_MILLISECONDS
from tests.widgets.lessons import sent

pytestmark = pytest.mark.browser


def go_on_after_a_reload(learner: Learner) -> Learner:
    """Reload the page, and make sure that it is at the same step and knows what was done."""
    learner.course.page.reload()
    course, before = CoursePage(learner.course.page), learner.mirror
    again = Learner(course, before.lesson, before.progress, before.number)
    for dot, step in zip(course.dots.all(), before.lesson.steps, strict=True):
        is_done = (dot.get_attribute("aria-label") or "").endswith(", done")
        assert is_done == before.progress.is_done(before.lesson.id, step.id)
    return again


def test_a_reload_comes_back_to_the_same_step_with_all_that_was_done(course: CoursePage) -> None:
    learner = learner_at(course, "ranking", "ace-against-jack")
    learner.answer_rightly()
    learner.next()
    learner.answer_rightly()
    learner.go_to("ace")
    learner.answer_rightly()  # one of a row of three: the best row is kept
    again = go_on_after_a_reload(learner)
    expect(course.region).to_contain_text("Right in a row: 0 of 3. Best: 1.")
    again.answer_rightly()
    again.course.act(again.course.button("course.to-list"))
    course.page.reload()
    course = CoursePage(course.page)
    expect(course.list_title).to_have_text("Learn Écarté")
    expect(course.lesson("lesson.ranking.title")).to_contain_text("2 of 12 steps done")


@pytest.mark.parametrize(("lesson", "step"), [("play", "must-overtake"), ("coach", "deal-elder")])
def test_a_dead_kernel_is_said_after_a_click_and_the_lesson_goes_on_after_a_reload(
    course_app: RunningApp, course: CoursePage, lesson: str, step: str
) -> None:
    """At a question, and at a table that is played at."""
    learner = learner_at(course, lesson, lesson_named(lesson).steps[0].id)
    learner.answer_rightly()
    learner.go_to(step)
    running = course_app.kernels()
    assert running
    for kernel in running:
        kernel.kill()
    if learner.scene.question is None:
        table = LessonTable(course.page, course.hands)
        (table.choices.first if table.choices.count() else table.playable().first).click()
        said = table.status
    else:
        course.fill_in(learner.question, learner.wrong()[0])
        course.button("course.check").click()
        said = course.status
    expect(said).to_contain_text("no longer answers", timeout=WITHIN_MILLISECONDS)
    expect(said).to_contain_text("Reload the page")
    again = go_on_after_a_reload(learner)
    again.do_step()


def test_a_slow_process_is_waited_for(course_app: RunningApp, course: CoursePage) -> None:
    """The page shows at once what was chosen, then that it waits; nothing is lost, and nothing done twice."""
    learner = learner_at(course, "ranking", "ace-against-jack")
    running = course_app.kernels()
    for kernel in running:
        kernel.suspend()
    wrong = learner.wrong()[0]
    try:
        choice = course.choice(learner.question, sent(learner.question, wrong))
        choice.click()
        expect(course.region).to_have_attribute("aria-busy", "true")
        expect(course.region).to_contain_text("One moment")
        choice.click()
    finally:
        for kernel in running:
            kernel.resume()
    expect(course.region).to_have_attribute("aria-busy", "false")
    learner.mirror.answer(wrong, learner.mirror.revision)
    learner.expect_shown()


def test_a_browser_that_stores_nothing_can_learn(course: CoursePage) -> None:
    """As in a private window that forbids it: the lesson goes on, and a reload begins the course anew."""
    page, url = course.page.context.new_page(), course.page.url
    for storage in ("localStorage", "sessionStorage"):
        page.add_init_script(
            f"Object.defineProperty(window, '{storage}', {{ get() {{ throw new DOMException('forbidden') }} }})"
        )
    page.goto(url)
    learner = learner_at(CoursePage(page), "ranking", "ace-against-jack")
    learner.answer_wrongly()
    learner.answer_rightly()
    learner.next()
    learner.answer_rightly()
    page.reload()
    expect(CoursePage(page).list_title).to_have_text("Learn Écarté")


def test_progress_can_be_saved_to_a_file_cleared_and_loaded_again(course: CoursePage, tmp_path: Path) -> None:
    page, file = course.page, tmp_path / "progress.json"
    learner = learner_at(course, "ranking", "ace-against-jack")
    learner.answer_rightly()
    learner.go_to("ace")
    learner.answer_rightly()
    course.act(course.button("course.to-list"))
    ranking = course.lesson("lesson.ranking.title")

    with page.expect_download() as saved:
        course.button("course.export").click()
    saved.value.save_as(file)
    assert saved.value.suggested_filename.endswith(".json")
    assert progress_from_json(json.loads(file.read_text())) == learner.mirror.progress

    course.button("course.clear").click()
    expect(course.status).to_have_text("Clear all progress? Steps done and best rows are forgotten.")
    course.button("course.clear.no").click()
    expect(ranking).to_contain_text("1 of 12 steps done")
    course.button("course.clear").click()
    course.act(course.button("course.clear.yes"))
    expect(course.status).to_have_text("The progress is cleared.")
    expect(ranking).to_contain_text("0 of 12 steps done")
    page.reload()
    course = CoursePage(page)
    expect(ranking).to_contain_text("0 of 12 steps done")

    load(course, file)
    expect(course.status).to_have_text("The progress is loaded.")
    expect(ranking).to_contain_text("1 of 12 steps done")
    page.reload()
    again = learner_at(CoursePage(page), "ranking", "ace", learner.mirror.progress)
    expect(again.course.region).to_contain_text("Best: 1.")


def test_a_file_that_holds_no_progress_changes_nothing_and_is_told_about(course: CoursePage, tmp_path: Path) -> None:
    learner_at(course, "ranking", "ace-against-jack").answer_rightly()
    course.act(course.button("course.to-list"))
    file = tmp_path / "something.json"
    for content in ("no JSON", "[]", '{"version": 2, "lessons": {}}', '{"cards": 52}'):
        file.write_text(content)
        load(course, file)
        expect(course.status).to_have_text("That file holds no progress of this course; nothing has changed.")
        expect(course.lesson("lesson.ranking.title")).to_contain_text("1 of 12 steps done")
        course.button("course.clear").click()
        course.button("course.clear.no").click()
        expect(course.status).to_have_text("")


def load(course: CoursePage, file: Path) -> None:
    """Load progress from a file."""
    with course.page.expect_file_chooser() as chooser:
        course.button("course.import").click()
    chooser.value.set_files(file)


def test_what_two_windows_did_is_kept_together_after_a_reload(course: CoursePage) -> None:
    """Each window has a process of its own; the browser keeps what either has done."""
    first = learner_at(course, "ranking", "ace-against-jack")
    first.answer_rightly()
    other = course.page.context.new_page()
    other.goto(course.page.url)
    learner_at(CoursePage(other), "play", "first-lead", first.mirror.progress).answer_rightly()
    first.next()
    first.answer_rightly()
    course.act(course.button("course.to-list"))
    course.page.reload()
    course = CoursePage(course.page)
    expect(course.lesson("lesson.ranking.title")).to_contain_text("2 of 12 steps done")
    expect(course.lesson("lesson.play.title")).to_contain_text("1 of 12 steps done")
