"""A made-up language, longer than any, finds text that is in no catalog, and boxes that only fit English."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from ecarte_widgets.engine import Rules
from ecarte_widgets.i18n import Words
from ecarte_widgets.sessions.progress import Progress
from ecarte_widgets.sessions.worksheet import worksheet
from tests.app.running import running_app
from tests.browser.accessible import clipped, overflowing
from tests.browser.course_page import CoursePage
from tests.browser.demo_page import DemoPage, through_a_deal
from tests.browser.foreign_words import texts_of
from tests.browser.home_page import HomePage
from tests.browser.learner import EVERY_FORM, FIXED_SEED, learner_at
from tests.browser.made_up import MADE_UP, SPEAKS_IT, escaped, made_up_words, make_locales
from tests.sessions.sheets import wrong_answer

pytestmark = pytest.mark.browser

MOMENTS = 25
"""More than a deal."""


@pytest.fixture(scope="session")
def made_up_app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Words]]:
    """The address of an app that speaks the made-up language, and its words."""
    folder = tmp_path_factory.mktemp("made-up")
    locales = folder / "locales"
    make_locales(locales)
    with running_app(
        folder,
        XDG_STATE_HOME=str(folder / "state"),
        PYTHONPATH=str(SPEAKS_IT),
        ECARTE_MADE_UP_LOCALES=str(locales),
        ECARTE_FIXED_SEED=str(FIXED_SEED),
        ECARTE_LANGUAGE=MADE_UP,
    ) as running:
        yield running.url, made_up_words(locales)


@pytest.fixture(params=[(360, 740), (1280, 720)], ids=["phone", "laptop"])
def screen(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    width, height = request.param
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def faults(region: Locator) -> list[str]:
    """What is wrong with what is shown in a region: text of no catalog, and what does not fit."""
    kind = region.evaluate("root => `.${root.classList[0]}`")
    return escaped(texts_of(region)) + overflowing(region) + clipped(region.page, kind)


def test_the_choice_is_made_of_its_words_and_fits(screen: Page, made_up_app: tuple[str, Words]) -> None:
    url, words = made_up_app
    screen.goto(url)
    HomePage(screen, words.text("home.learn"), words.text("home.play"))
    assert faults(screen.get_by_role("region", name=words.text("home.name"))) == []
    assert screen.title() == words.text("home.title")


def test_the_course_is_made_of_its_words_and_fits(screen: Page, made_up_app: tuple[str, Words]) -> None:
    """The list, and every form of question before and after each answer."""
    url, words = made_up_app
    screen.goto(f"{url}?show=learn")
    course = CoursePage(screen, words=words)
    assert faults(course.region) == []
    done = Progress()
    for form, (lesson, step) in EVERY_FORM.items():
        learner = learner_at(course, lesson, step, done)
        assert faults(course.region) == [], form
        if learner.scene.question is not None:
            learner.answer_wrongly()
            assert faults(course.region) == [], form
            learner.answer_rightly()
            assert faults(course.region) == [], form
        done = learner.mirror.progress


def test_the_table_is_made_of_its_words_and_fits(screen: Page, made_up_app: tuple[str, Words]) -> None:
    """More than a deal, and each panel."""
    url, words = made_up_app
    screen.goto(f"{url}?show=play")
    region = screen.get_by_role("region", name=words.text("table.name"), exact=True)
    region.wait_for()
    for _ in range(MOMENTS):
        assert faults(region) == []
        go_on(region, words)
    for panel in ("rules", "glossary", "settings", "game"):
        name = words.text(f"panel.{panel}")
        region.get_by_role("button", name=name, exact=True).click()
        expect(region.get_by_role("complementary", name=name, exact=True)).to_be_visible()
        assert faults(region) == [], panel


def test_a_demonstration_is_made_of_its_words_and_fits(screen: Page, made_up_app: tuple[str, Words]) -> None:
    url, words = made_up_app
    screen.goto(f"{url}?show=demo&deal=4821")
    demo = DemoPage(screen, words.text("demo.name"))
    for moment in through_a_deal(demo, words):
        assert faults(demo.region) == [], moment


def test_a_worksheet_is_made_of_its_words_and_fits(screen: Page, made_up_app: tuple[str, Words]) -> None:
    """Each exercise before and after an answer, and the summary."""
    url, words = made_up_app
    screen.goto(f"{url}?worksheet=4821")
    sheet = CoursePage(screen, words.text("worksheet.name"), words)
    for exercise in worksheet([4821], Rules()).exercises:
        assert faults(sheet.region) == [], exercise.id
        sheet.answer(exercise.question, wrong_answer(exercise.question))
        assert faults(sheet.region) == [], f"{exercise.id}, wrong"
        sheet.act(sheet.button("course.next"))
    sheet.button("worksheet.save").click()
    sheet.button("worksheet.again").click()
    sheet.region.get_by_text(words.text("worksheet.teachers")).click()
    assert faults(sheet.region) == [], "summary"


def go_on(region: Locator, words: Words) -> None:
    """Do something: the first choice, else the first card that may be played; an exchange takes a card first."""
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


def test_what_this_looks_for_is_found(page: Page) -> None:
    """A word of no catalog, heard or seen; text wider than its box, higher than its button; names in a tangle."""
    page.set_content(
        """<style>b, button, p { display: block; inline-size: 90px; font: 10px monospace; white-space: nowrap }</style>
        <section lang="qqa">
        <p>⟦fîñé⟧ 4-3</p><p aria-label="Undo">⟦ñö⟧</p><p>⟦thé ⟦ķ⟧⟧ of</p><b>⟦tóóóóóóóóóóóó wîdé⟧</b>
        <button style="block-size: 6px; padding: 0; border: 0">⟦hîğh⟧</button>
        <i class="ecarte-caption">⟦óñé⟧</i><i class="ecarte-caption" style="margin-inline-start: -1em">⟦twó⟧</i>
        </section>"""
    )
    region = page.locator("section")
    assert escaped(texts_of(region)) == ["Undo", "⟦thé ⟦ķ⟧⟧ of"]
    assert [fault.split("⟧")[0] for fault in overflowing(region)] == ["⟦tóóóóóóóóóóóó wîdé", "⟦hîğh", "⟦óñé"]
