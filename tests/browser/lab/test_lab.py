"""The table in JupyterLab, where other things on the page want the same keys."""

import pytest
from playwright.sync_api import expect

from tests.browser.lab.conftest import Runner, run_all_cells
from tests.browser.notebooks import IMPORT
from tests.browser.table_page import TablePage

pytestmark = pytest.mark.browser


def test_a_game_is_played_to_its_end_in_lab(run_in_lab: Runner) -> None:
    table = TablePage(run_in_lab(IMPORT, "ew.Table(rules='classic', opponent='random')"))
    table.play_to_the_end()
    expect(table.status).to_contain_text("the game")


def test_keys_on_a_card_are_not_taken_by_lab(run_in_lab: Runner) -> None:
    """In command mode "a" inserts a cell above; on a card it must not."""
    page = run_in_lab(IMPORT, "ew.Table()")
    table = TablePage(page)
    cells = page.locator(".jp-Notebook .jp-Cell")
    before = cells.count()
    table.hand.first.focus()
    for key in ("a", "b", "m", "x", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    expect(cells).to_have_count(before)
    expect(table.hand.nth(1)).to_be_focused()


def test_two_tables_in_one_notebook_do_not_meet(run_in_lab: Runner) -> None:
    page = run_in_lab(IMPORT, "ew.Table()", "ew.Table()")
    first, second = TablePage(page), TablePage(page, "Écarté table 2")
    untouched = second.region.inner_text()
    first.play_on()
    assert second.region.inner_text() == untouched
    second.play_on()
    assert first.revision() == second.revision() == "1"


def test_one_widget_in_two_cells_agrees_with_itself(run_in_lab: Runner) -> None:
    page = run_in_lab(IMPORT, "table = ew.Table()\ntable", "table")
    first, second = TablePage(page), TablePage(page, "Écarté table 2")
    first.play_on()
    expect(second.region).to_have_attribute("data-revision", "1")
    assert first.hand.evaluate_all("cards => cards.map(card => card.dataset.card)") == second.hand.evaluate_all(
        "cards => cards.map(card => card.dataset.card)"
    )
    while second.revision() == "1":  # the first thing to do may be to continue after a trick
        second.play_on()
    expect(first.region).to_have_attribute("data-revision", "2")


def test_a_game_goes_on_after_the_kernel_was_restarted(run_in_lab: Runner) -> None:
    page = run_in_lab(IMPORT, "ew.Table(opponent='random')")
    table = TablePage(page)
    for _ in range(3):
        table.play_on()
    held = table.hand.evaluate_all("cards => cards.map(card => card.dataset.card)")
    ask = table.region.locator(".ecarte-ask").inner_text()
    page.evaluate("() => window.jupyterapp.shell.currentWidget.context.sessionContext.session.kernel.restart()")
    run_all_cells(page)
    expect(table.region).not_to_have_attribute("data-revision", "3")
    again = TablePage(page)
    assert again.hand.evaluate_all("cards => cards.map(card => card.dataset.card)") == held
    assert again.region.locator(".ecarte-ask").inner_text() == ask


def test_the_table_is_at_home_in_notebook_7(run_in_notebook: Runner) -> None:
    table = TablePage(run_in_notebook(IMPORT, "ew.Table()"))
    table.play_on()
    assert table.revision() == "1"
