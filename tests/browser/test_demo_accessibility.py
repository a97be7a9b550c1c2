"""A deal in front of a class for those who use a screen reader, a phone, a dark screen or another language."""

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from ecarte_widgets.i18n import languages, words_for
from tests.browser.accessible import clipped, found_by_axe
from tests.browser.demo_page import DEMOS, DemoPage, through_a_deal
from tests.browser.foreign_words import foreign_left

pytestmark = pytest.mark.browser

SCREENS: dict[str, tuple[int, int, Literal["light", "dark"], str]] = {
    "laptop": (1280, 720, "light", "en"),
    "dark phone in Pashto": (360, 740, "dark", "ps"),
}


@pytest.fixture(params=SCREENS)
def screen(browser: Browser, home_url: str, request: pytest.FixtureRequest) -> Iterator[tuple[Page, str]]:
    """A deal of the app on a screen, and its language."""
    width, height, scheme, language = SCREENS[request.param]
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce"
    )
    fresh = context.new_page()
    fresh.goto(f"{home_url}?show=demo&deal=4821&lang={language}")
    yield fresh, language
    context.close()


def test_axe_finds_nothing_and_nothing_is_cut_or_left_in_english(screen: tuple[Page, str]) -> None:
    """At the talk, an answer, the open stock, the end, the keys, what else can be shown, and a set-up."""
    page, language = screen
    words = words_for(language)
    demo = DemoPage(page, words.text("demo.name"))
    for moment in through_a_deal(demo, words):
        assert found_by_axe(page, DEMOS) == [], moment
        assert clipped(page, DEMOS) == [], moment
        if language != "en" and moment != "keys":
            assert foreign_left(demo.region) == [], moment


def test_it_is_whole_in_every_language_and_axe_finds_nothing(demo: DemoPage) -> None:
    """With the answer to a question, and all that else can be shown."""
    before = words_for("en")
    for moment in through_a_deal(demo, before):
        if moment == "source":
            break
    for language in languages():
        demo.region.get_by_role("combobox", name=before.text("setting.language")).select_option(language)
        before = words_for(language)
        demo = DemoPage(demo.page, before.text("demo.name"))
        expect(demo.region).to_have_attribute("lang", language)
        assert found_by_axe(demo.page, DEMOS) == [], language
        assert foreign_left(demo.region) == [], language


def test_whatever_a_tab_leads_to_has_a_ring(demo: DemoPage) -> None:
    """The rule that scrolls too, which is no button."""
    page = demo.page
    demo.region.focus()
    ringless, seen = [], 0
    for _ in range(40):
        page.keyboard.press("Tab")
        name, style = page.evaluate(
            """() => {
              const one = document.activeElement;
              const name = one.closest('.ecarte-demo') && (one.ariaLabel ?? one.innerText);
              return [name, getComputedStyle(one).outlineStyle];
            }"""
        )
        if name is None:
            break
        seen += 1
        ringless += [name] if style == "none" else []
    assert seen > 8
    assert ringless == []
