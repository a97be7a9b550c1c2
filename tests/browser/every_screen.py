"""Every screen of the app in any language, gone through as a person does, each moment named.

What is done to a screen in between, such as to choose another size, must leave it as it is.
"""

from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

from ecarte_widgets.engine import Rules
from ecarte_widgets.i18n import Words
from ecarte_widgets.sessions.progress import Progress
from ecarte_widgets.sessions.worksheet import worksheet
from tests.browser.course_page import CoursePage
from tests.browser.demo_page import DemoPage, through_a_deal
from tests.browser.home_page import HomePage
from tests.browser.learner import EVERY_FORM, learner_at
from tests.sessions.sheets import wrong_answer

Moment = tuple[str, Locator]
"""What is shown, and its region."""
MOMENTS = 25
"""More than a deal."""
PANELS = ("settings", "rules", "glossary", "game", "results")


def the_choice(page: Page, words: Words) -> Iterator[Moment]:
    """The app's front page."""
    HomePage(page, words.text("home.learn"), words.text("home.play"))
    yield "choice", page.get_by_role("region", name=words.text("home.name"))


def the_course(page: Page, words: Words) -> Iterator[Moment]:
    """The list, and every form of question before and after each answer."""
    course = CoursePage(page, words=words)
    yield "list", course.region
    done = Progress()
    for form, (lesson, step) in EVERY_FORM.items():
        learner = learner_at(course, lesson, step, done)
        yield form, course.region
        if learner.scene.question is not None:
            learner.answer_wrongly()
            yield f"{form}, wrong", course.region
            learner.answer_rightly()
            yield f"{form}, right", course.region
        done = learner.mirror.progress


def the_table(page: Page, words: Words) -> Iterator[Moment]:
    """More than a deal, each panel, the way through a deal that is over, and the screen between two people."""
    region = page.get_by_role("region", name=words.text("table.name"), exact=True)
    region.wait_for()
    was_walked = False
    for number in range(MOMENTS):
        yield f"table {number}", region
        again = region.get_by_role("button", name=words.text("walk.deal"), exact=True)
        if again.count() and not was_walked:
            was_walked = True
            yield from the_walk(page, words, again)
        go_on(region, words)
    assert was_walked
    for panel in PANELS:
        name = words.text(f"panel.{panel}")
        region.get_by_role("button", name=name, exact=True).click()
        expect(region.get_by_role("complementary", name=name, exact=True)).to_be_visible()
        yield panel, region
    region.get_by_role("button", name=words.text("panel.settings"), exact=True).click()
    region.get_by_role("combobox", name=words.text("setting.opponent")).select_option("person")
    expect(region.get_by_role("note")).to_be_visible()
    region.get_by_role("button", name=words.text("choice.new-game"), exact=True).first.click()
    expect(region.get_by_role("group", name=words.text("table.hand")).get_by_role("button")).to_have_count(0)
    yield "hand-over", region


def the_walk(page: Page, words: Words, way: Locator) -> Iterator[Moment]:
    """The way through a deal that is over, and back."""
    way.press("Enter")
    walk = DemoPage(page, words.text("walk.deal"))
    walk.press("1")
    yield "walk", walk.region
    walk.click(words.text("demo.way.play-out"))
    yield "walk, tried", walk.region
    page.keyboard.press("Escape")
    expect(walk.region).to_have_count(0)


def the_demonstration(page: Page, words: Words) -> Iterator[Moment]:
    """What is shown of a deal in front of a class."""
    demo = DemoPage(page, words.text("demo.name"))
    for moment in through_a_deal(demo, words):
        yield moment, demo.region


def the_worksheet(page: Page, words: Words) -> Iterator[Moment]:
    """Each exercise before and after an answer, and the summary."""
    sheet = CoursePage(page, words.text("worksheet.name"), words)
    for exercise in worksheet([4821], Rules()).exercises:
        yield exercise.id, sheet.region
        sheet.answer(exercise.question, wrong_answer(exercise.question))
        yield f"{exercise.id}, wrong", sheet.region
        sheet.act(sheet.button("course.next"))
    sheet.button("worksheet.save").click()
    sheet.button("worksheet.again").click()
    sheet.region.get_by_text(words.text("worksheet.teachers")).click()
    yield "summary", sheet.region


EVERY_SCREEN = {
    "": the_choice,
    "show=learn": the_course,
    "show=play": the_table,
    "show=demo&deal=4821": the_demonstration,
    "worksheet=4821": the_worksheet,
}
"""The screens, by the address that each is opened by."""


def go_on(region: Locator, words: Words) -> None:
    """Do something: the first choice, else the first card that may be played; an exchange takes a card first."""
    expect(region).not_to_have_attribute("data-asleep", "true")
    before = region.evaluate("root => root.innerHTML")
    choices = region.get_by_role("group", name=words.text("table.choices")).get_by_role("button")
    held = region.get_by_role("group", name=words.text("table.hand")).get_by_role("button")
    if choices.count() and choices.first.get_attribute("aria-disabled") == "true":
        held.first.click()
    (choices if choices.count() else held.and_(region.locator(".ecarte-play"))).first.click()
    region.page.wait_for_function(
        "([root, before]) => root.innerHTML !== before && root.ariaBusy === 'false'",
        arg=[region.element_handle(), before],
    )
