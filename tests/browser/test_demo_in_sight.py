"""A deal in front of a class on a full screen, in a whole window and on a phone: what is in sight."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.demo_page import DemoPage

pytestmark = pytest.mark.browser


def test_the_full_screen_is_read_from_the_last_row(demo: DemoPage) -> None:
    """At 1280 by 720: all in sight, ranks at least 40 pixels high, what the class reads at least 24."""
    page = demo.page
    page.set_viewport_size({"width": 1280, "height": 720})
    demo.click("Let the computer play on", "Trick 1")
    demo.button("Full screen").click()
    expect(demo.region).to_have_attribute("data-full", "true")
    assert page.evaluate("() => document.fullscreenElement?.className") == "ecarte-demo"
    for _ in range(6):
        outside = demo.region.evaluate(
            """root => [...root.querySelectorAll('button, p, h3, [data-card]')]
              .filter(one => !one.closest('.ecarte-demo-rule') && one.getBoundingClientRect().width > 1)
              .filter(one => { const box = one.getBoundingClientRect();
                return box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth; })
              .map(one => one.outerHTML.slice(0, 120))"""
        )
        assert outside == []
        demo.click("Forward")
    ranks = demo.region.evaluate(
        """root => [...root.querySelectorAll('.ecarte-demo-hand text, .ecarte-demo-trick text')]
          .map(one => 0.7 * parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"""
    )
    assert len(ranks) >= 4
    assert min(ranks) >= 40
    read = ".ecarte-status p, .ecarte-demo-rule :is(h3, p), .ecarte-demo-about p, .ecarte-trumps, .ecarte-caption"
    sizes = demo.region.evaluate(
        f"root => [...root.querySelectorAll('{read}')].map(one => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(sizes) >= 24


def test_where_no_full_screen_is_to_be_had_it_fills_the_window(demo: DemoPage) -> None:
    demo.page.evaluate("() => { Element.prototype.requestFullscreen = () => Promise.reject(new Error('no')); }")
    demo.button("Full screen").click()
    expect(demo.region).to_have_attribute("data-full", "true")
    box = demo.region.bounding_box()
    size = demo.page.viewport_size
    assert box is not None
    assert size is not None
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, size["width"], size["height"])
    demo.page.keyboard.press("Escape")
    expect(demo.region).to_have_attribute("data-full", "false")


def test_on_a_phone_the_first_screen_says_what_can_be_done_and_shows_it(page: Page, home_url: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{home_url}?show=demo&deal=4821")
    demo = DemoPage(page)
    for name in ("Propose", "Stand", "Let the computer play on"):
        expect(demo.button(name)).to_be_in_viewport(ratio=1)
    expect(demo.region.get_by_text("Show a deal to others, step by step.")).to_be_in_viewport(ratio=1)
    expect(demo.hand("South").first).to_be_in_viewport(ratio=1)
    expect(demo.region.get_by_role("region", name="The rule now")).to_have_count(0)
    demo.button("The rule now").click()
    expect(demo.region.get_by_role("region", name="The rule now").get_by_role("heading")).to_be_in_viewport()
    demo.click("Stand")
    expect(demo.button("Let the computer play on")).to_be_in_viewport(ratio=1)
    expect(demo.region.get_by_text("Show a deal to others, step by step.")).to_have_count(0)
