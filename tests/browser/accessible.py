"""What is hard to reach or to see on a page."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.table_page import TablePage


def found_by_axe(page: Page) -> list[str]:
    """What axe-core objects to within tables."""
    results = Axe().run(page, context=".ecarte-table")
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in results.response["violations"]]


def clipped(table: TablePage) -> list[str]:
    """Whatever sticks out of the window at a side, the room of its focus ring included."""
    return list(
        table.page.evaluate(
            """() => [...document.querySelectorAll('.ecarte-table button, .ecarte-table [role=img], .ecarte-table p')]
              .filter((one) => {
                const box = one.getBoundingClientRect();
                const ring = one.localName === 'button' ? 5 : 0;
                return box.width > 0 && (box.left < ring || box.right > innerWidth - ring);
              })
              .map((one) => one.outerHTML.slice(0, 150))"""
        )
    )
