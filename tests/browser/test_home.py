"""The app opens on a choice, learn or play; what was chosen survives a reload, and there is a way back."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from ecarte_widgets.i18n import languages, words_for
from tests.app.running import RunningApp
from tests.browser.foreign_words import foreign_left
from tests.browser.home_page import HomePage
from tests.browser.jupyter import Runner
from tests.browser.notebooks import IMPORT
from tests.browser.table_page import TablePage
from tests.browser.test_accessibility import SCREENS

pytestmark = pytest.mark.browser

OTHERS = [language for language in languages() if language != "en"]
BOTH = pytest.mark.parametrize(("door", "show", "name"), [("Play", "play", "table"), ("Learn", "learn", "course")])


@pytest.fixture
def home(page: Page, home_url: str) -> HomePage:
    """The app as it opens."""
    page.goto(home_url)
    return HomePage(page)


def test_the_app_opens_on_the_choice_alone(home: HomePage) -> None:
    expect(home.page.get_by_role("heading", name="Écarté")).to_be_visible()
    expect(home.learn).to_have_accessible_description("New to the game? Begin here: step by step, on real hands.")
    expect(home.play).to_have_accessible_description("A game against the computer, or for two at one screen.")
    expect(home.table).to_have_count(0)
    expect(home.course).to_have_count(0)
    expect(home.page.get_by_role("button")).to_have_count(3)
    expect(home.page.get_by_text("The cards are being shuffled.")).to_have_count(0)


def test_the_language_is_chosen_on_the_first_page_and_remembered(home: HomePage) -> None:
    page, words = home.page, words_for("ps")
    page.get_by_role("combobox", name="Language", exact=True).focus()
    page.get_by_role("combobox", name="Language", exact=True).select_option("ps")
    menu = page.get_by_role("combobox", name=words.text("setting.language"), exact=True)
    expect(menu).to_have_value("ps")
    expect(menu).to_be_focused()
    page.reload()
    expect(menu).to_have_value("ps")
    page.get_by_role("button", name=words.text("home.play"), exact=True).click()
    expect(page.get_by_role("region", name=words.text("table.name"), exact=True)).to_have_attribute("dir", "rtl")


@BOTH
def test_a_click_opens_what_was_chosen_and_leads_the_focus_there(
    home: HomePage, door: str, show: str, name: str
) -> None:
    home.page.get_by_role("button", name=door, exact=True).click()
    region = home.page.get_by_role("region", name=f"Écarté {name}", exact=True)
    expect(region).to_be_visible()
    expect(home.page).to_have_url(re.compile(rf"\?show={show}$"))
    home.page.wait_for_function("document.activeElement !== document.body")
    assert region.evaluate("region => region.contains(document.activeElement)")
    assert region.evaluate("region => getComputedStyle(region).outlineStyle") == "none"


@BOTH
def test_the_choice_is_made_by_keyboard(home: HomePage, door: str, show: str, name: str) -> None:
    """Tab meets the doors in their order; from what was opened it goes on into it, and after it to the ways."""
    keyboard = home.page.keyboard
    keyboard.press("Tab")
    expect(home.learn).to_be_focused()
    if show == "play":
        keyboard.press("Tab")
        expect(home.play).to_be_focused()
    keyboard.press("Enter")
    region = home.page.get_by_role("region", name=f"Écarté {name}", exact=True)
    expect(region).to_be_visible()
    home.page.wait_for_function("document.activeElement !== document.body")
    # Nothing is done with a key at the region itself, which took the focus by script: no ring stands around it.
    assert region.evaluate("region => getComputedStyle(region).outlineStyle") == "none"
    keyboard.press("Tab")
    assert region.evaluate("region => region.contains(document.activeElement)"), door
    for _ in range(60):
        if home.way("Home").evaluate("button => button === document.activeElement"):
            break
        keyboard.press("Tab")
    expect(home.way("Home")).to_be_focused()
    keyboard.press("Enter")
    expect(home.learn if show == "learn" else home.play).to_be_focused()


@BOTH
def test_a_link_leads_straight_to_the_course_or_the_table(
    page: Page, home_url: str, door: str, show: str, name: str
) -> None:
    page.goto(f"{home_url}?show={show}")
    expect(page.get_by_role("region", name=f"Écarté {name}", exact=True)).to_be_visible(timeout=60_000)
    expect(page.get_by_role("navigation").get_by_role("button", name=door)).to_have_count(0)
    expect(page.get_by_role("navigation").get_by_role("button")).to_have_count(3)


@pytest.mark.parametrize("query", ["?show=", "?show=nothing", "?show=play&show=x", "?other=play"])
def test_any_other_address_leads_to_the_choice(page: Page, home_url: str, query: str) -> None:
    page.goto(f"{home_url}{query}")
    expect(HomePage(page).table).to_have_count(0)


def test_a_game_goes_on_after_a_reload(home: HomePage) -> None:
    home.play.click()
    table = TablePage(home.page)
    table.play_on(prefer=("Keep quiet", "Propose", "Accept"))
    cards = table.hand.evaluate_all("cards => cards.map(card => card.dataset.card)")
    home.page.reload()
    table = TablePage(home.page)
    assert table.hand.evaluate_all("cards => cards.map(card => card.dataset.card)") == cards
    assert home.page.url.endswith("?show=play")


def test_a_lesson_goes_on_after_a_reload(home: HomePage) -> None:
    home.learn.click()
    home.course.get_by_role("button", name=re.compile("^How the cards rank|^Ranking")).first.click()
    heading = home.course.get_by_role("heading", level=2)
    expect(heading).not_to_have_text("Learn Écarté")
    told = heading.inner_text()
    home.page.reload()
    expect(home.course.get_by_role("heading", level=2)).to_have_text(told, timeout=60_000)


def test_there_is_a_way_back_and_to_the_other_and_the_game_stays(home: HomePage) -> None:
    home.play.click()
    table = TablePage(home.page)
    table.play_on(prefer=("Keep quiet", "Propose", "Accept"))
    cards = table.hand.evaluate_all("cards => cards.map(card => card.dataset.card)")

    home.way("Learn").click()
    expect(home.course).to_be_visible()
    expect(home.table).to_have_count(0)
    expect(home.page).to_have_url(re.compile(r"\?show=learn$"))

    home.way("Play").click()
    expect(home.table).to_be_visible()
    expect(home.course).to_have_count(0)
    assert table.hand.evaluate_all("cards => cards.map(card => card.dataset.card)") == cards
    assert table.play_on(prefer=("Keep quiet", "Propose", "Accept"))

    home.way("Home").click()
    expect(home.play).to_be_focused()
    expect(home.table).to_have_count(0)
    expect(home.page).not_to_have_url(re.compile("show="))


def test_the_address_keeps_what_else_stands_in_it(page: Page, home_url: str) -> None:
    page.goto(f"{home_url}?class=7b#top")
    home = HomePage(page)
    home.play.click()
    expect(page).to_have_url(f"{home_url}?class=7b&show=play#top")
    home.way("Home").click()
    expect(page).to_have_url(f"{home_url}?class=7b#top")


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_chosen_at_the_table_is_that_of_the_choice(home: HomePage, language: str) -> None:
    """At once, and after a reload."""
    words = words_for(language)
    home.play.click()
    table = TablePage(home.page)
    table.button("Settings").click()
    table.region.get_by_role("combobox", name="Language").select_option(language)
    home.page.get_by_role("navigation").get_by_role("button", name=words.text("home.home"), exact=True).click()
    for _ in range(2):
        other = HomePage(home.page, words.text("home.learn"), words.text("home.play"))
        choice = home.page.get_by_role("region", name=words.text("home.name"), exact=True)
        expect(choice).to_have_attribute("lang", language)
        expect(choice).to_have_attribute("dir", words.direction)
        assert foreign_left(choice) == []
        boxes = [door.bounding_box() for door in (other.learn, other.play)]
        assert boxes[0] is not None
        assert boxes[1] is not None
        assert (boxes[0]["x"] > boxes[1]["x"]) == (words.direction == "rtl")
        home.page.reload()
    other = HomePage(home.page, words.text("home.learn"), words.text("home.play"))
    other.learn.click()
    expect(home.page.get_by_role("region", name=words.text("course.name"), exact=True)).to_be_visible()


@pytest.mark.parametrize("language", ["en", *OTHERS])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_and_nothing_sticks_out(browser: Browser, home_url: str, screen: str, language: str) -> None:
    width, height, scheme = SCREENS[screen]
    words = words_for(language)
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce"
    )
    context.add_init_script(f"localStorage.setItem('ecarte-settings', '{{\"language\": \"{language}\"}}')")
    page = context.new_page()
    page.goto(home_url)
    home = HomePage(page, words.text("home.learn"), words.text("home.play"))
    for at_table in (False, True):
        if at_table:
            home.play.click()
            page.get_by_role("region", name=words.text("table.name")).wait_for()
        found = Axe().run(page, context=".ecarte-home").response["violations"]
        assert [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found] == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        outside = page.locator(".ecarte-home button").evaluate_all(
            """buttons => buttons.map(button => button.getBoundingClientRect())
                 .filter(box => box.left < 5 || box.right > innerWidth - 5 || box.height < 30).length"""
        )
        assert outside == 0
    context.close()


def test_the_doors_follow_light_and_dark(home: HomePage) -> None:
    box = home.page.locator(".ecarte-home")
    for scheme in ("dark", "light"):
        home.page.emulate_media(color_scheme=scheme)
        expect(box).to_have_attribute("data-theme", scheme)


def test_a_browser_that_stores_nothing_can_choose(browser: Browser, home_url: str) -> None:
    context = browser.new_context()
    for storage in ("localStorage", "sessionStorage"):
        context.add_init_script(
            f"Object.defineProperty(window, '{storage}', {{ get() {{ throw new DOMException('forbidden') }} }})"
        )
    page = context.new_page()
    page.goto(home_url)
    home = HomePage(page)
    home.play.click()
    TablePage(page)
    home.way("Learn").click()
    expect(home.course).to_be_visible()
    context.close()


def test_a_slow_process_is_told_about_and_a_dead_one_too(home: HomePage, app: RunningApp) -> None:
    """The door shows at once that it was chosen."""
    running = app.kernels()
    for kernel in running:
        kernel.suspend()
    said = home.page.get_by_role("status")
    try:
        home.play.click()
        expect(home.page.get_by_role("region", name="Écarté", exact=True)).to_have_attribute("aria-busy", "true")
        expect(said).to_have_text("The cards are being shuffled.")
        expect(said).to_contain_text("This page no longer answers.")
    finally:
        for kernel in running:
            kernel.resume()
    expect(home.table).to_be_visible()


def test_it_stands_in_a_cell_of_a_notebook_too_and_leaves_its_address_alone(run_in_lab: Runner) -> None:
    page = run_in_lab(IMPORT, "ew.Home()")
    home = HomePage(page)
    address = page.url
    home.play.click()
    table = TablePage(page)
    assert table.play_on()
    home.way("Home").click()
    expect(home.play).to_be_focused()
    assert page.url == address
