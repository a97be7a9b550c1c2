"""A worksheet as a class meets it: by its link, with a break, to the file that the teacher collects."""

import csv
import io
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from ecarte_widgets.cli import main
from ecarte_widgets.engine import Rules
from ecarte_widgets.i18n import languages, words_for
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.sessions.answers_file import read_answers
from ecarte_widgets.sessions.worksheet import worksheet
from tests.app.running import RunningApp
from tests.browser.accessible import COURSES, clipped, found_by_axe
from tests.browser.course_page import CoursePage
from tests.browser.foreign_words import foreign_left
from tests.browser.hands import Keyboard
from tests.browser.jupyter import Runner
from tests.browser.notebooks import IMPORT
from tests.browser.test_accessibility import SCREENS
from tests.sessions.sheets import wrong_answer

pytestmark = pytest.mark.browser

EXERCISES = worksheet([4821], Rules.classic()).exercises
QUERY = "?worksheet=4821&rules=classic"


def opened(page: Page, language: str = "en") -> CoursePage:
    """Find the worksheet on a page."""
    words = words_for(language)
    return CoursePage(page, words.text("worksheet.name"), words)


def test_a_whole_worksheet_by_keyboard_with_a_break_gives_a_file_that_is_collected(
    page: Page, app: RunningApp, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page.goto(app.url + QUERY)
    sheet = opened(page)
    sheet.hands = Keyboard(page)
    first, *others = EXERCISES
    sheet.answer(first.question, wrong_answer(first.question))
    expect(sheet.status.first).to_contain_text("Not right.")
    sheet.answer(first.question, solution(first.question))
    expect(sheet.status.first).to_contain_text("Right.")
    for exercise in others[:2]:
        sheet.act(sheet.button("course.next"))
        sheet.answer(exercise.question, solution(exercise.question))
        expect(sheet.status.first).to_contain_text("Right.")

    page.reload()
    sheet = opened(page)
    sheet.hands = Keyboard(page)
    expect(sheet.title).to_have_text("Deal 4821, trick 2: what may be played")
    expect(sheet.status.first).to_contain_text("Right.")
    for exercise in others[2:]:
        sheet.act(sheet.button("course.next"))
        sheet.answer(exercise.question, solution(exercise.question))
    sheet.act(sheet.button("course.next"))

    expect(sheet.title).to_have_text("Summary")
    expect(sheet.region).to_contain_text("You found 5 of 6 exercises at the first answer.")
    status = sheet.status.first
    sheet.hands.press(sheet.button("worksheet.save"))
    expect(status).to_have_text("Type your name first, so that your teacher knows whose answers these are.")
    name = sheet.region.get_by_role("textbox", name="Your name", exact=True)
    expect(name).to_be_focused()
    page.keyboard.type("=Amina \u202eB.")
    with page.expect_download() as download:
        sheet.hands.press(sheet.button("worksheet.save"))
    assert download.value.suggested_filename == "ecarte-Amina-B.json"
    expect(status).to_contain_text("ecarte-Amina-B.json")
    download.value.save_as(tmp_path / download.value.suggested_filename)

    assert main(["collect", str(tmp_path)]) == 0
    _, row, _ = csv.reader(io.StringIO(capsys.readouterr().out))
    assert row[:2] == ["'=Amina B.", "ecarte-Amina-B.json"]
    assert row[2:8] == ["elder-leads", *["found"] * 5]


def test_answers_and_link_are_copied_and_numbers_make_another(page: Page, app: RunningApp) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(app.url + QUERY)
    sheet = opened(page)
    sheet.answer(EXERCISES[0].question, wrong_answer(EXERCISES[0].question))
    sheet.act(sheet.region.get_by_role("button", name="Summary", exact=True))
    sheet.region.get_by_role("textbox", name="Your name", exact=True).fill("Amina")
    sheet.button("worksheet.copy").click()
    expect(sheet.status.first).to_have_text("Copied. Paste it into a message to your teacher.")
    expect(sheet.status.first).to_have_class(re.compile("ecarte-done"))  # in no colour of a fault
    copied = read_answers(page.evaluate("navigator.clipboard.readText()"))
    assert (copied.name, list(copied.answers)) == ("Amina", ["4821.lead"])
    sheet.button("worksheet.again").click()
    sheet.act(sheet.button("worksheet.again.yes").last)
    expect(sheet.title).to_have_text("Deal 4821: the first lead")

    sheet.region.get_by_text("For teachers").click()
    numbers = sheet.region.get_by_role("textbox", name="Deal numbers", exact=True)
    numbers.fill("5, 5")
    numbers.press("Enter")
    status = sheet.status.last
    expect(status).to_have_text("Deal 5 stands twice. Each may stand once.")
    numbers.fill("5, 6")
    sheet.button("worksheet.link.make").click()
    link = f"{app.url.split('?')[0]}?worksheet=5,6&rules=classic&lang=en"
    expect(sheet.region.get_by_role("link")).to_have_attribute("href", link)
    sheet.button("worksheet.link.copy").click()
    expect(status).to_have_text("Copied. Give it to your class.")
    expect(status).to_have_class(re.compile("ecarte-done"))
    assert page.evaluate("navigator.clipboard.readText()") == link


@pytest.mark.parametrize(("screen", "language"), [("laptop", "en"), ("phone", "en"), ("dark phone", "ps")])
def test_axe_finds_nothing_and_nothing_sticks_out(
    browser: Browser, app: RunningApp, screen: str, language: str
) -> None:
    width, height, scheme = SCREENS[screen]
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(f"{app.url}{QUERY}&lang={language}")
    sheet = opened(page, language)
    for exercise in EXERCISES:
        assert found_by_axe(page, COURSES) + clipped(page, COURSES) == [], exercise.id
        sheet.answer(exercise.question, wrong_answer(exercise.question))
        assert found_by_axe(page, COURSES) + clipped(page, COURSES) == [], f"{exercise.id}, wrong"
        sheet.act(sheet.button("course.next"))
    sheet.button("worksheet.save").click()
    sheet.button("worksheet.again").click()
    sheet.region.get_by_text(sheet.words.text("worksheet.teachers")).click()
    assert found_by_axe(page, COURSES) + clipped(page, COURSES) == []
    context.close()


def test_axe_finds_nothing_and_nothing_is_left_in_another_language(page: Page, app: RunningApp) -> None:
    """In every language, at an exercise that was answered and at the summary."""
    page.goto(app.url + QUERY)
    sheet = opened(page)
    sheet.answer(EXERCISES[0].question, wrong_answer(EXERCISES[0].question))
    for place in ("exercise", "summary"):
        for language in (*languages(), "en"):
            sheet.set("setting.language", language)
            sheet = opened(page, language)
            expect(sheet.region).to_have_attribute("lang", language)
            assert found_by_axe(page, COURSES) == [], (place, language)
            assert foreign_left(sheet.region) == [], (place, language)
        if place == "exercise":
            sheet.act(sheet.region.get_by_role("button", name="Summary", exact=True))


def test_a_worksheet_is_at_home_in_lab(run_in_lab: Runner) -> None:
    """It is answered there, and its keys are its own."""
    page = run_in_lab(IMPORT, 'ew.Worksheet([4821], rules="classic")')
    sheet = opened(page)
    sheet.answer(EXERCISES[0].question, solution(EXERCISES[0].question))
    expect(sheet.status.first).to_contain_text("Right.")
    sheet.act(sheet.button("course.next"))
    cells = "() => window.jupyterapp.shell.currentWidget.content.widgets.map(cell => cell.model.type)"
    before = page.evaluate(cells)
    sheet.choices(EXERCISES[1].question).first.focus()
    for key in ("a", "1", "y"):
        page.keyboard.press(key)
    assert page.evaluate(cells) == before
    assert found_by_axe(page, COURSES) == []
