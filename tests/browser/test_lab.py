"""The table in JupyterLab, where other things on the page want the same keys."""

import json

import pytest
from playwright.sync_api import expect

from ecarte_widgets.engine import Seat, dealt_from_pack
from ecarte_widgets.shuffling import numbered_deal
from tests.browser.accessible import found_by_axe
from tests.browser.jupyter import Lab, Runner, run_all_cells
from tests.browser.notebooks import IMPORT, deal_where
from tests.browser.secrets_in_text import cards_named, where_named
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
    for key in ("a", "b", "m", "x", "z", "Control+z", "ArrowRight"):
        page.keyboard.press(key)
    expect(table.hand.nth(1)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(table.choices.first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(table.hand.first).to_be_focused()
    expect(cells).to_have_count(before)


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
    while table.revision() != "3":
        table.play_on()
    if "Continue" in table.choice_names():
        table.go_on()
    held = table.hand.evaluate_all("cards => cards.map(card => card.dataset.card)")
    ask = table.region.locator(".ecarte-ask").inner_text()
    page.evaluate("() => window.jupyterapp.shell.currentWidget.context.sessionContext.session.kernel.restart()")
    run_all_cells(page)
    expect(table.region).not_to_have_attribute("data-revision", "3")
    again = TablePage(page)
    if "Continue" in again.choice_names():  # the last trick is shown again first
        again.go_on()
    assert again.hand.evaluate_all("cards => cards.map(card => card.dataset.card)") == held
    assert again.region.locator(".ecarte-ask").inner_text() == ask


def test_a_restarted_kernel_is_said_after_a_click(run_in_lab: Runner) -> None:
    """The table of the old kernel stays on the page and says so; the same cell, run again, goes on with the game."""
    page = run_in_lab(IMPORT, "ew.Table()")
    table = TablePage(page)
    page.evaluate("() => window.jupyterapp.shell.currentWidget.context.sessionContext.session.kernel.restart()")
    page.wait_for_function(
        "() => window.jupyterapp.shell.currentWidget.context.sessionContext.session.kernel.status === 'idle'"
    )
    (table.choices.first if table.choices.count() else table.playable().first).click()
    expect(table.status).to_contain_text("no longer answers", timeout=4000)
    expect(table.status).to_contain_text("run the cell again")


def test_a_dark_lab_gets_a_dark_table_and_axe_finds_nothing_in_either(run_in_lab: Runner) -> None:
    page = run_in_lab(IMPORT, "ew.Table()")
    table = TablePage(page)
    expect(table.region).to_have_attribute("data-theme", "light")
    assert found_by_axe(page) == []
    page.evaluate("() => window.jupyterapp.commands.execute('apputils:change-theme', {theme: 'JupyterLab Dark'})")
    expect(table.region).to_have_attribute("data-theme", "dark")
    table.button("Settings").click()
    assert found_by_axe(page) == []


def test_a_saved_notebook_knows_no_hidden_card(run_in_lab: Runner, lab: Lab) -> None:
    """Widget state is saved with the notebook; the deal is numbered, so that the test knows what is hidden."""
    number = deal_where(lambda dealer, _: dealer is Seat.NORTH)
    page = run_in_lab(IMPORT, f"ew.Table(deal={number})")
    table = TablePage(page)
    page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")
    page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty")
    (saved,) = lab.folder.glob("test_a_saved_notebook*.ipynb")
    content = json.loads(saved.read_text())
    assert "widgets" in content["metadata"]
    dealt = dealt_from_pack(numbered_deal(number).pack)
    text = json.dumps([content["metadata"]["widgets"], [cell.get("outputs") for cell in content["cells"]]])
    assert cards_named(text, {dealt.elder[0]}) != set()
    assert where_named(text, {*dealt.dealer, *dealt.stock}) == []
    expect(table.hand).to_have_count(5)


def test_the_table_is_at_home_in_notebook_7(run_in_notebook: Runner) -> None:
    table = TablePage(run_in_notebook(IMPORT, "ew.Table()"))
    table.play_on()
    assert table.revision() == "1"
