"""A made-up language, longer than any, finds text that is in no catalog, and boxes that only fit English."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from ecarte_widgets.i18n import Words
from tests.app.running import running_app
from tests.browser.accessible import clipped, overflowing
from tests.browser.every_screen import EVERY_SCREEN
from tests.browser.foreign_words import texts_of
from tests.browser.learner import FIXED_SEED
from tests.browser.made_up import MADE_UP, SPEAKS_IT, escaped, made_up_words, make_locales

pytestmark = pytest.mark.browser


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


@pytest.mark.parametrize("address", EVERY_SCREEN)
def test_every_screen_is_made_of_its_words_and_fits(screen: Page, made_up_app: tuple[str, Words], address: str) -> None:
    url, words = made_up_app
    screen.goto(f"{url}?{address}")
    for moment, region in EVERY_SCREEN[address](screen, words):
        assert faults(region) == [], moment


def test_the_choice_names_the_page(screen: Page, made_up_app: tuple[str, Words]) -> None:
    url, words = made_up_app
    screen.goto(url)
    expect(screen).to_have_title(words.text("home.title"))


def test_what_this_looks_for_is_found(page: Page) -> None:
    """A word of no catalog, heard or seen; text too wide for its menu or box or too high; tangled names."""
    page.set_content(
        """<style>b, button, p { display: block; inline-size: 90px; font: 10px monospace; white-space: nowrap }</style>
        <section lang="qqa">
        <p>⟦fîñé⟧ 4-3</p><p aria-label="Undo">⟦ñö⟧</p><p>⟦thé ⟦ķ⟧⟧ of</p><b>⟦tóóóóóóóóóóóó wîdé⟧</b>
        <button style="block-size: 6px; padding: 0; border: 0">⟦hîğh⟧</button>
        <select style="inline-size: 90px; appearance: none"><option>⟦thrée wîdé wörds⟧</select>
        <i class="ecarte-caption">⟦óñé⟧</i><i class="ecarte-caption" style="margin-inline-start: -1em">⟦twó⟧</i>
        </section>"""
    )
    region = page.locator("section")
    assert escaped(texts_of(region)) == ["Undo", "⟦thé ⟦ķ⟧⟧ of"]
    assert [fault.split("⟧")[0] for fault in overflowing(region)] == [
        "⟦thrée wîdé wörds",
        "⟦tóóóóóóóóóóóó wîdé",
        "⟦hîğh",
        "⟦óñé",
    ]
