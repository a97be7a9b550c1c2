"""The app's page in a browser: how it appears, what it fetches, and what it leaves behind."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ecarte_widgets.i18n import words_for
from tests.app.running import RunningApp, running_app
from tests.app.test_doors import CALLS_MAIN, NOTEBOOK_FAILS
from tests.browser.table_page import TablePage

pytestmark = pytest.mark.browser

COLOUR = "(element, what) => getComputedStyle(element)[what]"


@pytest.fixture
def own_app(tmp_path: Path) -> Iterator[RunningApp]:
    """An app that no other test has pages of."""
    with running_app(tmp_path) as app:
        yield app


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that nobody has used before."""
    fresh = browser.new_context()
    yield fresh
    fresh.close()


def test_reloaded_and_closed_pages_leave_no_process(
    own_app: RunningApp, browser: Browser, context: BrowserContext
) -> None:
    page, other = context.new_page(), browser.new_page()  # of two people, who share no kept game
    for one in (page, other):
        one.goto(f"{own_app.url}?show=play")
        TablePage(one)
    own_app.wait_for_kernels(2)
    for _ in range(3):
        page.reload()
        TablePage(page)
        own_app.wait_for_kernels(2)
    page.close(run_before_unload=True)
    own_app.wait_for_kernels(1)

    assert TablePage(other).play_on()
    other.goto("about:blank")
    own_app.wait_for_kernels(0)
    other.close()
    assert own_app.log.read_text() == ""


def test_a_page_left_before_the_table_is_there_leaves_no_process(own_app: RunningApp, context: BrowserContext) -> None:
    """Voilà's own code, which ends processes, has not run yet."""
    page = context.new_page()
    page.route("**/voila/static/**", lambda route: route.abort())
    page.goto(own_app.url)
    own_app.wait_for_kernels(1)
    page.goto("about:blank")
    own_app.wait_for_kernels(0)


def test_nothing_is_fetched_from_elsewhere_and_nothing_is_refused(page: Page, app_url: str) -> None:
    """The page fixture refuses foreign addresses; here the browser's own complaints are looked at as well."""
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.on("requestfailed", lambda request: complaints.append(f"{request.url}: {request.failure}"))
    page.on("response", lambda answer: complaints.append(answer.url) if answer.status >= 400 else None)
    page.goto(app_url)
    table = TablePage(page)
    for _ in range(12):
        if not table.play_on():
            break
    page.wait_for_load_state("networkidle")
    assert complaints == []


def test_there_is_a_sign_of_life_while_the_process_starts(page: Page, app_url: str) -> None:
    page.route("**/voila/static/**", lambda route: route.abort())
    page.goto(app_url, wait_until="commit")
    loading = page.get_by_role("status")
    expect(loading).to_contain_text("The cards are being shuffled.")
    expect(loading.get_by_role("heading", name="Écarté")).to_be_visible()
    expect(page).to_have_title("Écarté")
    expect(page.get_by_text("Running")).to_have_count(0)
    expect(page.get_by_text("Executing")).to_have_count(0)


def test_the_sign_of_life_speaks_the_language_that_was_chosen_in_this_browser(page: Page, app_url: str) -> None:
    """Unless the address asks for another."""
    words = words_for("ps")
    page.add_init_script("localStorage.setItem('ecarte-settings', '{\"language\": \"ps\"}')")
    page.route(
        "**/voila/static/**",
        lambda route: route.abort() if "static/voila.js" in route.request.url else route.continue_(),
    )
    page.goto(app_url, wait_until="commit")
    loading = page.get_by_role("status")
    expect(loading).to_contain_text(words.text("app.soon"))
    expect(loading).to_have_attribute("dir", "rtl")
    expect(page).to_have_title(words.text("app.title"))
    expect(page.locator("html")).to_have_attribute("lang", "ps")
    page.goto(f"{app_url}&lang=en", wait_until="commit")
    expect(loading).to_contain_text(words_for("en").text("app.soon"))
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_page_is_of_the_language_that_is_spoken_on_it(page: Page, app_url: str) -> None:
    page.add_init_script("localStorage.setItem('ecarte-settings', '{\"language\": \"ps\"}')")
    page.goto(app_url)
    TablePage(page, words_for("ps").text("table.name"))
    expect(page).to_have_title(words_for("ps").text("home.title"))
    expect(page.locator("html")).to_have_attribute("lang", "ps")


def test_the_sign_of_life_gives_way_to_the_table(app_table: TablePage) -> None:
    expect(app_table.page.get_by_text("The cards are being shuffled.")).to_have_count(0)
    expect(app_table.page.get_by_role("status")).to_have_count(1)
    expect(app_table.page.get_by_role("alert")).to_have_count(0)


def test_motion_stops_for_those_who_ask_for_it(browser: Browser, app_url: str) -> None:
    moving = "document.querySelector('.cards i').getAnimations().length"
    for wish, expected in (("no-preference", 1), ("reduce", 0)):
        context = browser.new_context(reduced_motion=wish)  # type: ignore[arg-type]  # a literal, one of the two
        page = context.new_page()
        page.route("**/voila/static/**", lambda route: route.abort())
        page.goto(app_url, wait_until="commit")
        page.locator(".cards").wait_for(state="attached")
        assert page.evaluate(moving) == expected
        context.close()


def test_a_table_that_does_not_come_is_told_about(page: Page, app_url: str) -> None:
    page.clock.install()
    page.route("**/voila/static/**", lambda route: route.abort())
    page.goto(app_url)
    page.clock.run_for(60_000)
    expect(page.get_by_role("alert")).to_have_text(
        "Nothing has appeared. Load the page again; if that does not help, ask whoever started the app."
    )
    expect(page.get_by_text("The cards are being shuffled.")).not_to_be_visible()


def luminance(colour: str) -> float:
    """How bright a colour as the browser writes it is, 0 to 255."""
    red, green, blue = (float(part) for part in re.findall(r"[\d.]+", colour)[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("width", [1280, 360])
def test_the_page_is_light_or_dark_as_the_system_is(page: Page, app_url: str, width: int) -> None:
    """It follows at once when the system changes, without being loaded again."""
    page.set_viewport_size({"width": width, "height": 740})
    page.emulate_media(color_scheme="dark")
    page.goto(app_url)
    table = TablePage(page)
    for scheme in ("dark", "light", "dark"):
        page.emulate_media(color_scheme=scheme)
        paper = luminance(page.locator("body").evaluate(COLOUR, "backgroundColor"))
        for element in (page.locator("body"), table.region):
            ink = luminance(element.evaluate(COLOUR, "color"))
            dark, bright = (paper, ink) if scheme == "dark" else (ink, paper)
            assert dark < 60
            assert bright > 200
        expect(page.locator("body")).to_have_attribute("data-jp-theme-light", str(scheme == "light").lower())


@pytest.mark.parametrize("width", [1280, 360])
def test_nothing_around_the_table_cuts_it_off(page: Page, app_url: str, width: int) -> None:
    """The page scrolls as pages do, downwards only, and no box around the table hides what stands out of it."""
    page.set_viewport_size({"width": width, "height": 400})
    page.goto(app_url)
    table = TablePage(page)
    hiding = table.region.evaluate(
        """table => {
          const found = [];
          for (let one = table.parentElement; one !== document.body; one = one.parentElement)
            if (getComputedStyle(one).overflow !== "visible") found.push(one.id || one.className);
          return found;
        }"""
    )
    assert hiding == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("document.documentElement.scrollHeight") > 400
    page.keyboard.press("End")
    page.wait_for_function("scrollY > 0 && Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight")


def test_a_notebook_that_fails_is_told_about_in_plain_words(tmp_path: Path, browser: Browser) -> None:
    with running_app(tmp_path, program=NOTEBOOK_FAILS + CALLS_MAIN) as app:
        page = browser.new_page()
        page.goto(app.url)
        expect(page.get_by_role("alert")).to_contain_text("The page could not be set up.")
        expect(page.get_by_text("The cards are being shuffled.")).not_to_be_visible()
        page.close()
