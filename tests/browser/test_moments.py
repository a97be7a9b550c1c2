"""A table that stands still and is all in sight, and comes back to where the person was."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.table_page import TablePage

pytestmark = pytest.mark.browser

QUIETLY = ("Keep quiet", "Stand", "Refuse", "Next deal")
MOMENTS = 30
"""More than one deal."""


@pytest.fixture(params=[(1280, 800), (1280, 640)], ids=["laptop", "low laptop"])
def screen(browser: Browser, app_url: str, request: pytest.FixtureRequest) -> Iterator[TablePage]:
    """The app's table on a laptop."""
    width, height = request.param
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(app_url)
    yield TablePage(page)
    context.close()


def top(part: Locator) -> int:
    """Tell where a part of the table begins on the page."""
    return round(float(part.evaluate("one => one.getBoundingClientRect().top + scrollY")))


def test_what_is_asked_its_buttons_and_its_help_are_in_sight_and_stand_still(screen: TablePage) -> None:
    """At every moment of a deal, whether or not a card lies on the table."""
    height = int(screen.page.evaluate("() => innerHeight"))
    places: set[tuple[int, int]] = set()
    for _ in range(MOMENTS):
        places.add((top(screen.region.locator(".ecarte-status")), top(screen.region.locator(".ecarte-choices"))))
        foot = screen.region.locator(".ecarte-foot").bounding_box()
        assert foot is not None
        assert foot["y"] + foot["height"] <= height
        if not screen.play_on(prefer=QUIETLY):
            break
    assert len(places) == 1


def until_a_trick_lies_there(table: TablePage) -> None:
    while "Continue" not in table.choice_names():
        table.play_on(prefer=QUIETLY)


def test_a_trick_that_was_gone_on_from_is_not_shown_again_after_a_reload(app_table: TablePage) -> None:
    until_a_trick_lies_there(app_table)
    app_table.go_on()
    asked = app_table.region.locator(".ecarte-ask").inner_text()
    app_table.page.reload()
    again = TablePage(app_table.page)
    expect(again.region.locator(".ecarte-ask")).to_have_text(asked)
    assert "Continue" not in again.choice_names()


def test_a_trick_that_was_not_gone_on_from_still_lies_there_after_a_reload(app_table: TablePage) -> None:
    until_a_trick_lies_there(app_table)
    app_table.page.reload()
    again = TablePage(app_table.page)
    expect(again.button("Continue")).to_be_visible()


TAP_AGAIN = """(table) => {
  const names = () => [...table.querySelectorAll(".ecarte-choices button")].map((one) => one.textContent);
  const watch = new MutationObserver(() => {
    if (!names().includes("Continue")) return;
    watch.disconnect();
    table.querySelector(".ecarte-hand button")?.click();
    table.dataset.tapped = names().includes("Continue") ? "lies there" : "swept away";
  });
  watch.observe(table, { childList: true, subtree: true });
}"""
"""Watches until a trick lies there, and presses a card of the hand at that very moment."""


def test_a_second_tap_right_after_a_card_leaves_the_trick_there(app_table: TablePage) -> None:
    app_table.region.evaluate(TAP_AGAIN)
    until_a_trick_lies_there(app_table)
    expect(app_table.region).to_have_attribute("data-tapped", "lies there")


def test_a_card_pressed_while_the_opponents_trick_lies_there_goes_on_and_is_said_not_to_be_played(
    app_table: TablePage,
) -> None:
    until_a_trick_lies_there(app_table)
    while app_table.region.locator(".ecarte-trick .ecarte-won.ecarte-by-other").count() == 0:
        app_table.go_on()
        until_a_trick_lies_there(app_table)
    revision, held = app_table.revision(), app_table.hand.count()
    while "Continue" in app_table.choice_names():  # the trick is seen for a moment first
        app_table.hand.first.click()
    expect(app_table.status).to_contain_text("That card was not played")
    assert (app_table.revision(), app_table.hand.count()) == (revision, held)
