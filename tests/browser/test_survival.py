"""A dead process behind the page is said plainly, and costs no game."""

import pytest
from playwright.sync_api import expect

from tests.app.running import RunningApp
from tests.browser.table_page import TablePage

pytestmark = pytest.mark.browser

WITHIN_MILLISECONDS = 4000
"""How soon after a click a dead process must be said."""


def test_a_dead_kernel_is_said_after_a_click_and_the_game_goes_on_after_a_reload(
    app: RunningApp, app_table: TablePage
) -> None:
    app_table.play_on()
    if "Continue" in app_table.choice_names():
        app_table.go_on()
    if "Exchange cards" in app_table.choice_names():
        app_table.playable().first.click()
    held = app_table.hand.evaluate_all("cards => cards.map(card => card.dataset.card)")
    revision = app_table.revision()
    running = app.kernels()
    assert running
    for kernel in running:
        kernel.kill()
    (app_table.choices.first if app_table.choices.count() else app_table.playable().first).click()
    expect(app_table.status).to_contain_text("no longer answers", timeout=WITHIN_MILLISECONDS)
    assert app_table.revision() == revision

    app_table.page.reload()
    again = TablePage(app_table.page)
    assert again.hand.evaluate_all("cards => cards.map(card => card.dataset.card)") == held
    again.play_on()


def test_a_click_is_answered_on_screen_while_python_takes_its_time(app: RunningApp, app_table: TablePage) -> None:
    """The process is held up: the page shows at once what was chosen, then says that it waits; nothing is lost."""
    running = app.kernels()
    for kernel in running:
        kernel.suspend()
    target = app_table.choices.first if app_table.choices.count() else app_table.playable().first
    try:
        at_once = target.evaluate(
            """(button) => {
              const table = button.closest('.ecarte-table');
              button.click();
              return table.getAttribute('aria-busy');
            }"""
        )
        assert at_once == "true"
        expect(app_table.status).to_contain_text("Waiting for the opponent")
    finally:
        for kernel in running:
            kernel.resume()
    expect(app_table.region).to_have_attribute("data-revision", "1")
    expect(app_table.region).to_have_attribute("aria-busy", "false")


def test_a_browser_that_stores_nothing_can_play(app_url: str, app_table: TablePage) -> None:
    """As in a private window that forbids it: the game goes on, and a reload begins a new one."""
    page = app_table.page.context.new_page()
    for storage in ("localStorage", "sessionStorage"):
        page.add_init_script(
            f"Object.defineProperty(window, '{storage}', {{ get() {{ throw new DOMException('forbidden') }} }})"
        )
    page.goto(app_url)
    other = TablePage(page)
    for _ in range(6):
        other.play_on(prefer=("Propose", "Accept"))  # an exchange of cards among them
    page.reload()
    expect(TablePage(page).hand).to_have_count(5)
