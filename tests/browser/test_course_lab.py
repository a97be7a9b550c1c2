"""The course in JupyterLab, where other things on the page want the same keys."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from ecarte_widgets.i18n import words_for
from tests.browser.accessible import COURSES, found_by_axe
from tests.browser.course_page import CoursePage
from tests.browser.jupyter import Runner, run_all_cells
from tests.browser.learner import FIXED_SEED, Learner, learner_at, lesson_named
from tests.browser.notebooks import IMPORT
from tests.browser.test_survival import WITHIN_MILLISECONDS
from tests.widgets.lessons import sent

pytestmark = pytest.mark.browser

CHANCE = f"import secrets\nsecrets.randbelow = lambda below: {FIXED_SEED}\n{IMPORT}"
"""Fixes what the lessons draw by lot, so that a test knows what they ask."""


def run_again(page: Page, cell: int) -> str:
    """Run a cell of the notebook again, and give what it prints then."""
    found = page.locator(".jp-Notebook .jp-CodeCell").nth(cell)
    prompt = found.locator(".jp-InputPrompt")
    before = prompt.inner_text()
    found.locator(".cm-content").click()
    page.keyboard.press("Control+Enter")
    expect(prompt).not_to_have_text(before)
    expect(prompt).to_have_text(re.compile(r"\[\d+\]"))
    return found.locator(".jp-OutputArea-output").inner_text()


def test_a_lesson_is_gone_through_in_a_cell_and_later_cells_know_what_was_done(run_in_lab: Runner) -> None:
    """One cell prints it; the course in another opens on the list of lessons, and the browser has told it."""
    page = run_in_lab(
        CHANCE,
        "lesson = ew.Lesson('ranking')\nlesson",
        "import json\nprint(json.dumps(lesson.progress))",
        "ew.Course()",
    )
    taught, words = lesson_named("ranking"), words_for("en")
    course = CoursePage(page, words.text("course.lesson-name", title=words.text(taught.title)))
    learner = Learner(course, taught, has_list=False)
    expect(course.button("course.to-list")).to_have_count(0)
    learner.do_lesson()
    assert json.loads(run_again(page, 2)) == learner.mirror.progress.to_json()

    run_again(page, 3)
    others = CoursePage(page, words.text("course.name.more", number=2))
    expect(others.list_title).to_have_text("Learn Écarté")
    expect(others.lesson(taught.title)).to_have_accessible_name(re.compile(" Done\\.$"))
    assert found_by_axe(page, COURSES) == []


def test_keys_in_a_lesson_are_not_taken_by_lab(run_in_lab: Runner) -> None:
    """In command mode "a" inserts a cell, "1" makes a heading, "0 0" restarts the kernel; in a lesson they must not."""
    page = run_in_lab(CHANCE, "ew.Course()")
    course = CoursePage(page)
    cells = page.locator(".jp-Notebook .jp-Cell")
    before = cells.count()
    learner = learner_at(course, "setup", "stock")
    field = course.region.get_by_role("spinbutton")
    field.click()
    for key in ("2", "1", "Backspace", "0", "0", "Backspace", "a", "b", "x", "m", "ArrowUp"):
        page.keyboard.press(key)
    expect(field).to_have_value("21")
    learner.go_to("pack")
    choices = course.choices(learner.question)
    choices.first.focus()
    for key in ("a", "b", "x", "m", "0", "0", "ArrowRight"):
        page.keyboard.press(key)
    expect(choices.nth(1)).to_be_focused()
    expect(cells).to_have_count(before)
    expect(page.locator(".jp-Notebook .jp-MarkdownCell")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_course_goes_on_after_the_kernel_was_restarted(run_in_lab: Runner) -> None:
    """A click on the old course says that the cell is to be run again; run again, it is at the same step."""
    page = run_in_lab(CHANCE, "ew.Lesson('ranking')")
    taught, words = lesson_named("ranking"), words_for("en")
    name = words.text("course.lesson-name", title=words.text(taught.title))
    learner = Learner(CoursePage(page, name), taught, has_list=False)
    learner.answer_rightly()
    learner.next()
    page.evaluate("() => window.jupyterapp.shell.currentWidget.context.sessionContext.session.kernel.restart()")
    page.wait_for_function(
        "() => window.jupyterapp.shell.currentWidget.context.sessionContext.session.kernel.status === 'idle'"
    )
    learner.course.choice(learner.question, sent(learner.question, learner.wrong()[0])).click()
    expect(learner.course.status).to_contain_text("run the cell again", timeout=WITHIN_MILLISECONDS)
    old = learner.course.region.element_handle()
    run_all_cells(page)
    page.wait_for_function("old => !old.isConnected", arg=old)
    again = Learner(CoursePage(page, name), taught, learner.mirror.progress, learner.mirror.number, has_list=False)
    again.answer_rightly()
