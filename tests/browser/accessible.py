"""What is hard to reach or to see on a page."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page

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


def overflowing(region: Locator) -> list[str]:
    """Whatever text in a region is wider than its box, menu or button, is cut off, or runs into another name.

    A box that scrolls holds as much as there is, and what is there for screen readers alone has no size.
    """
    found: list[str] = region.evaluate(
        """(root) => {
          const isOut = (text, box, sides) => sides.some((side) =>
            side === 'left' || side === 'top' ? text[side] < box[side] - 1 : text[side] > box[side] + 1);
          const faults = [];
          for (const menu of root.querySelectorAll('select')) {
            if (!menu.checkVisibility({ visibilityProperty: true })) continue;
            const style = getComputedStyle(menu);
            const space = (...sides) => sides.reduce((sum, side) => sum + parseFloat(style[`padding${side}`]), 0);
            const probe = menu.parentElement.appendChild(document.createElement('div'));
            Object.assign(probe.style, {
              position: 'absolute', visibility: 'hidden', font: style.font, whiteSpace: style.whiteSpace,
              width: `${menu.clientWidth - space('Left', 'Right')}px`,
            });
            probe.textContent = menu.selectedOptions[0]?.text ?? '';
            const room = menu.clientHeight - space('Top', 'Bottom');
            if (probe.scrollWidth > probe.clientWidth + 1 || probe.clientHeight > room + 1)
              faults.push(`${probe.textContent} is cut in a closed menu`);
            probe.remove();
          }
          const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const node = walker.currentNode;
            const parent = node.parentElement;
            const isSeen = parent.checkVisibility({ visibilityProperty: true });
            if (!node.data.trim() || parent.closest('svg, select') || !isSeen) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const text = range.getBoundingClientRect();
            let holds = true;
            for (let one = parent; one && one !== root.parentElement; one = one.parentElement) {
              const style = getComputedStyle(one);
              const box = one.getBoundingClientRect();
              if (box.width <= 1 || style.overflowX === 'auto' || style.overflowX === 'scroll') break;
              if (style.display === 'inline' || style.display === 'contents') continue;
              const sides = holds ? ['left', 'right'] : [];
              if (style.overflowX !== 'visible') sides.push('left', 'right');
              if (style.overflowY !== 'visible') sides.push('top', 'bottom');
              if (one.localName === 'button') sides.push('left', 'right', 'top', 'bottom');
              // A name below a card may be wider than the card; the window's edge is looked at elsewhere.
              if (!one.matches('.ecarte-caption') && isOut(text, box, sides)) {
                const size = (rect) => `${Math.round(rect.width)}x${Math.round(rect.height)}`;
                const [inside, around] = [text, box].map(size);
                faults.push(`${node.data.trim()} (${inside}) in ${one.className} (${around})`);
                break;
              }
              holds = false;
              if (style.position === 'absolute') break;
            }
          }
          const shown = [...root.querySelectorAll('.ecarte-caption')].filter((one) => one.checkVisibility());
          const names = shown.map((one) => {
            const range = document.createRange();
            range.selectNodeContents(one);
            return [one.textContent, range.getBoundingClientRect()];
          });
          names.forEach(([name, box], place) => {
            for (const [other, around] of names.slice(place + 1)) {
              const beside = box.right <= around.left || around.right <= box.left;
              const apart = beside || box.bottom <= around.top || around.bottom <= box.top;
              if (!apart) faults.push(`${name} runs into ${other}`);
            }
          });
          return faults;
        }"""
    )
    return found
