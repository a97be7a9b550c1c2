"""What is hard to reach or to see on a page."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

TABLES = ".ecarte-table"
COURSES = ".ecarte-course"
"""Where to look, on a page that has other things too."""


def found_by_axe(page: Page, within: str = TABLES) -> list[str]:
    """What axe-core objects to."""
    results = Axe().run(page, context=within)
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in results.response["violations"]]


def clipped(page: Page, within: str = TABLES) -> list[str]:
    """Whatever sticks out of the window at a side, the room of its focus ring included, and a page that is too wide.

    The page must never be too wide; where things stand is looked at once they have stopped moving.
    """
    wider = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    outside: list[str] = page.evaluate(
        """async (within) => {
          await Promise.allSettled(document.getAnimations().map((one) => one.finished));
          const parts = ['button', '[role=img]', 'p', '.ecarte-caption'].map((part) => `${within} ${part}`);
          return [...document.querySelectorAll(parts.join())]
            .filter((one) => {
              const box = one.getBoundingClientRect();
              const ring = one.localName === 'button' ? 5 : 0;
              return box.width > 0 && (box.left < ring || box.right > innerWidth - ring);
            })
            .map((one) => one.outerHTML.slice(0, 150));
        }""",
        within,
    )
    return [f"the page is {wider} pixels too wide"] * (wider > 0) + outside
