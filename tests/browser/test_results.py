"""Results against each opponent, kept in the browser: each game once, taken back by Undo, cleared after a question."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from ecarte_widgets.i18n import words_for
from tests.browser.accessible import clipped, found_by_axe, overflowing
from tests.browser.table_page import TablePage

pytestmark = pytest.mark.browser

RESULTS = """() => {
  const games = {};
  for (const opponent of ['book', 'random'])
    for (const rules of ['gamerules', 'classic', 'classic+'])
      for (const one of [1, 2, 3])
        games[opponent + rules + one] = { opponent, rules, won: one !== 2, own: one === 2 ? 14 : 5, other: 3 };
  localStorage.setItem('ecarte-results', JSON.stringify({ version: 1, passed: [], games }));
}"""
"""Three games each against both opponents under several rules."""


def panel(table: TablePage) -> Locator:
    """The panel of results, opened where it is closed."""
    shown = table.region.get_by_role("complementary", name="Results")
    if shown.count() == 0:
        table.button("Results").click()
    return shown


def numbers(table: TablePage) -> list[str]:
    """The numbers of the one row: won, lost, own points, the opponent's."""
    return panel(table).get_by_role("cell").all_inner_texts()


def test_a_game_counts_once_and_is_taken_back_and_cleared(app_table: TablePage) -> None:
    page = app_table.page
    expect(panel(app_table)).to_contain_text("No game is finished yet")
    app_table.button("Close").click()
    app_table.play_to_the_end()
    won = "You win" in app_table.status.inner_text()
    points = [text.split(" ")[0] for text in app_table.region.locator(".ecarte-points").all_inner_texts()]
    expected = ["1", "0"] if won else ["0", "1"]
    expected += points[::-1]  # the opponent's stands above
    assert numbers(app_table) == expected
    expect(panel(app_table)).to_contain_text("Opponent: Plays by the book")
    expect(panel(app_table)).to_contain_text("Simple")

    page.reload()
    table = TablePage(page)
    assert numbers(table) == expected

    table.act(table.button("Undo"))
    expect(panel(table)).to_contain_text("No game is finished yet")
    table.button("Close").click()
    table.play_to_the_end()
    assert numbers(table) == expected

    table.button("Clear the results").click()
    table.button("Keep them").click()
    assert numbers(table) == expected
    table.button("Clear the results").click()
    table.button("Clear them all").click()
    expect(table.status).to_contain_text("The results are cleared.")
    expect(panel(table).get_by_role("heading", name="Results")).to_be_focused()
    expect(panel(table)).to_contain_text("No game is finished yet")
    page.reload()  # the game is still on the table, and is not counted again
    table = TablePage(page)
    expect(table.button("New game")).to_be_visible()
    expect(panel(table)).to_contain_text("No game is finished yet")


def test_a_browser_that_stores_nothing_shows_them_as_long_as_the_page_is_open(
    app_url: str, app_table: TablePage
) -> None:
    page = app_table.page.context.new_page()
    for storage in ("localStorage", "sessionStorage"):
        page.add_init_script(
            f"Object.defineProperty(window, '{storage}', {{ get() {{ throw new DOMException('forbidden') }} }})"
        )
    page.goto(app_url)
    table = TablePage(page)
    table.play_to_the_end()
    assert len(numbers(table)) == 4
    expect(panel(table)).to_contain_text("This browser keeps nothing")


@pytest.mark.parametrize(
    ("language", "width"), [("en", 1280), *((language, 360) for language in ("en", "fr", "gu", "ml", "ps"))]
)
def test_they_fit_every_screen_in_every_language(browser: Browser, app_url: str, language: str, width: int) -> None:
    words = words_for(language)
    context = browser.new_context(viewport={"width": width, "height": 740}, color_scheme="dark")
    page = context.new_page()
    page.add_init_script(f"({RESULTS})()")
    page.goto(f"{app_url}&lang={language}")
    table = TablePage(page, words.text("table.name"))
    table.button(words.text("panel.results")).click()
    shown = table.region.get_by_role("complementary", name=words.text("panel.results"))
    expect(shown.get_by_role("cell")).to_have_text(["2", "1", "24", "9"] * 6)
    table.button(words.text("results.clear")).click()
    assert found_by_axe(page) == []
    assert clipped(page) == []
    assert overflowing(shown) == []
    context.close()


def test_whatever_else_stands_in_the_browsers_memory_is_passed_over(app_url: str, app_table: TablePage) -> None:
    page = app_table.page
    for kept in ("not JSON", "[]", '{"games": 7, "passed": {}}', '{"games": {"x": null, "y": {"opponent": "z"}}}'):
        page.evaluate("(kept) => localStorage.setItem('ecarte-results', kept)", kept)
        page.goto(app_url)
        table = TablePage(page)
        expect(panel(table)).to_contain_text("No game is finished yet")
