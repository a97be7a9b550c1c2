"""A button pressed twice does one thing: what comes in its place under the pointer is seen before it takes a press."""

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.demo_page import DemoPage
from tests.browser.home_page import HomePage
from tests.browser.table_page import TablePage

pytestmark = pytest.mark.browser

SEEN_MILLISECONDS = 300
"""For so long at least nothing may be pressed where something new has come; a double click is done by then."""

PRESSABLE = """(button) => new Promise((resolve) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  const found = [];
  const look = (now) => {
    const at = document.elementFromPoint(left + width / 2, top + height / 2)?.closest("button")?.textContent ?? null;
    if (!found.length || found.at(-1)[0] !== at) found.push([at, now]);
    if (found.length === 3 || now - found[0][1] > 5000) resolve(found);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame((now) => { look(now); button.click(); });
})"""


SENDS_AGAIN = """(button) => new Promise((resolve) => {
  const root = button.closest("[data-revision]");
  new MutationObserver((records, observer) => {
    if (root.ariaBusy === "true") return;
    observer.disconnect();
    button.click();
    resolve(root.ariaBusy === "true");
  }).observe(root, { attributeFilter: ["aria-busy"] });
  button.click();
})"""


def pressed(button: Locator, before: str, after: str | None = None) -> None:
    """Press a button: nothing can be pressed in its place for a moment, and then what has come there can."""
    button.hover()  # waits until it can be pressed
    found = button.evaluate(PRESSABLE)
    assert [name for name, _ in found][:2] == [before, None]
    if after is not None:
        assert found[2][0] == after
    assert found[2][1] - found[1][1] > SEEN_MILLISECONDS


def test_back_from_the_way_through_a_deal_no_new_game_is_begun_by_a_second_press(app_table: TablePage) -> None:
    table = app_table
    while "Go through the deal" not in table.choice_names():
        table.play_on()
    table.button("Go through the deal").press("Enter")
    walk = DemoPage(table.page, "Go through the deal")
    pressed(walk.button("Back to the table"), "Back to the table", "New game")


def test_another_way_from_a_page_is_not_taken_by_a_second_press(page: Page, home_url: str) -> None:
    page.goto(home_url)
    home = HomePage(page)
    home.play.click()
    home.table.wait_for()
    pressed(home.way("Show"), "Show", "Play")


def test_a_second_press_begins_no_second_new_game(app_table: TablePage) -> None:
    new_game = app_table.button("New game")
    assert new_game.evaluate(SENDS_AGAIN) is False
    app_table.awake()
    app_table.act(new_game)
