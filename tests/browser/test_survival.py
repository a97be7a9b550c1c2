"""A dead process behind the page is said plainly, and costs no game."""

import psutil
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import RunningApp
from tests.browser.table_page import TablePage

pytestmark = pytest.mark.browser

WITHIN_MILLISECONDS = 4000
"""How soon after a click a dead process must be said."""


def kernels(app: RunningApp) -> list[psutil.Process]:
    """The processes behind the pages."""
    return list(psutil.Process(app.process).children(recursive=True))


def test_a_dead_kernel_is_said_after_a_click_and_the_game_goes_on_after_a_reload(
    app: RunningApp, table: TablePage
) -> None:
    table.play_on()
    if "Continue" in table.choice_names():
        table.go_on()
    if "Exchange cards" in table.choice_names():
        table.playable().first.click()
    held = table.hand.evaluate_all("cards => cards.map(card => card.dataset.card)")
    revision = table.revision()
    running = kernels(app)
    assert running
    for kernel in running:
        kernel.kill()
    (table.choices.first if table.choices.count() else table.playable().first).click()
    expect(table.status).to_contain_text("no longer answers", timeout=WITHIN_MILLISECONDS)
    assert table.revision() == revision

    table.page.reload()
    again = TablePage(table.page)
    assert again.hand.evaluate_all("cards => cards.map(card => card.dataset.card)") == held
    again.play_on()


def test_a_browser_that_stores_nothing_can_play(app_url: str, table: TablePage) -> None:
    """As in a private window that forbids it: the game goes on, and a reload begins a new one."""
    page = table.page.context.new_page()
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('forbidden') } })"
    )
    page.goto(app_url)
    other = TablePage(page)
    for _ in range(3):
        other.play_on()
    page.reload()
    expect(TablePage(page).hand).to_have_count(5)
