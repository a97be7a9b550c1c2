"""A table that stands still and is all in sight, and comes back to where the person was."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from ecarte_widgets.i18n import languages
from tests.app.running import RunningApp
from tests.browser.still_table import before_the_talk, last_trick, led, moment, played_out, show, turned_king
from tests.browser.table_page import TablePage

pytestmark = pytest.mark.browser

QUIETLY = ("Keep quiet", "Stand", "Refuse", "Next deal")
MOMENTS = 30
"""More than one deal."""


LAPTOPS = {"laptop": (1280, 800), "old laptop": (1366, 768), "lower": (1280, 720), "lowest": (1280, 640)}
"""Windows on laptops."""


def top(part: Locator) -> int:
    """Tell where a part of the table begins on the page."""
    return round(float(part.evaluate("one => one.getBoundingClientRect().top + scrollY")))


def place(table: TablePage) -> tuple[int, int]:
    """Tell where what is asked and its buttons stand; what hangs on them has to be in sight, too."""
    foot = table.region.locator(".ecarte-foot").bounding_box()
    assert foot is not None
    assert foot["y"] + foot["height"] <= int(table.page.evaluate("() => innerHeight"))
    return top(table.region.locator(".ecarte-status")), top(table.region.locator(".ecarte-choices"))


@pytest.mark.parametrize("window", LAPTOPS)
def test_what_is_asked_its_buttons_and_its_help_are_in_sight_and_stand_still(
    browser: Browser, course_app: RunningApp, window: str
) -> None:
    """Through two deals that are the same every time, whether or not a card lies on the table."""
    width, height = LAPTOPS[window]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{course_app.url}?show=play&deal=1")
    table = TablePage(page)
    places = {place(table)}
    for _ in range(MOMENTS):
        if not table.play_on(prefer=QUIETLY):
            break
        places.add(place(table))
    context.close()
    assert len(places) == 1


@pytest.mark.parametrize("window", LAPTOPS)
@pytest.mark.parametrize("language", languages())
def test_so_they_are_in_every_language_where_most_is_said(browser: Browser, language: str, window: str) -> None:
    """Where three remarks and three buttons stand below the hand, and at the end of a deal."""
    width, height = LAPTOPS[window]
    page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
    moments = (before_the_talk, turned_king, led, played_out, last_trick)
    places = {place(show(page, moment(most), language)) for most in moments}
    page.close()
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


TWICE = """(table) => {
  const press = () => {
    const button = table.querySelector(".ecarte-choices button") ?? table.querySelector(".ecarte-hand button");
    if (!button) return;
    table.dataset.pressed = `${table.dataset.pressed ?? ""}|${button.textContent}`;
    button.click();
  };
  const watch = new MutationObserver(() => {
    if (!table.dataset.asleep) return;
    watch.disconnect();
    press();
  });
  watch.observe(table, { attributes: true, attributeFilter: ["data-asleep"] });
  press();
}"""
"""Presses the first choice, and the first choice or card that is there as soon as that one is gone."""


def test_a_second_press_right_after_a_choice_makes_no_choice_that_took_its_place(app_table: TablePage) -> None:
    """Whatever pair it is: standing and going on, the next deal and the first choice in it."""
    asked = 0
    for _ in range(MOMENTS):
        names = app_table.choice_names()
        app_table.awake()
        before = int(app_table.revision())
        if not names or names[0] == "Continue" or app_table.playable().count():
            if not app_table.play_on(prefer=QUIETLY):
                break
            continue
        app_table.region.evaluate(TWICE)
        expect(app_table.region).not_to_have_attribute("data-revision", str(before))
        app_table.awake()
        expect(app_table.region).to_have_attribute("aria-busy", "false")
        assert int(app_table.revision()) == before + 1, app_table.region.get_attribute("data-pressed")
        asked += 1
    assert asked > 2


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
