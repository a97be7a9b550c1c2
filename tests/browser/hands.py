"""The two ways in which a person works on a page: by mouse, and by keyboard alone."""

from typing import Protocol

from playwright.sync_api import ElementHandle, Locator, Page

_MOST_TABS = 80
"""More presses of Tab than lead around any page of these tests."""


class Hands(Protocol):
    """A person's way to work on a page."""

    def press(self, target: Locator) -> None:
        """Press a button."""

    def write(self, target: Locator, text: str) -> None:
        """Write into a field in place of what stands there."""

    def choose(self, target: Locator) -> None:
        """Choose one of several radio buttons."""


class Mouse:
    """Clicks."""

    def press(self, target: Locator) -> None:
        """Click a button."""
        target.click()

    def write(self, target: Locator, text: str) -> None:
        """Fill a field."""
        target.fill(text)

    def choose(self, target: Locator) -> None:
        """Click a radio button."""
        target.check()


class Keyboard:
    """Goes to everything by Tab and the arrows, and presses it by Enter and Space in turns."""

    def __init__(self, page: Page) -> None:
        """Take the page whose keys are pressed."""
        self.keys = page.keyboard
        self._next_key, self._other_key = "Enter", "Space"

    def press(self, target: Locator) -> None:
        """Go to a button, and press it by one of the two keys that press buttons."""
        self.go_to(target)
        self.keys.press(self._next_key)
        self._next_key, self._other_key = self._other_key, self._next_key

    def write(self, target: Locator, text: str) -> None:
        """Go to a field, and type over what stands there."""
        self.go_to(target)
        self.keys.press("ControlOrMeta+a")
        self.keys.type(text)

    def choose(self, target: Locator) -> None:
        """Go to one of several radio buttons: the arrows choose what they come to, Space what Tab came to."""
        self.go_to(target)
        if not target.is_checked():
            self.keys.press("Space")

    def go_to(self, target: Locator) -> None:
        """Press Tab until the focus is on the target, or among its neighbours, and then the arrows."""
        wanted = target.element_handle()
        for _ in range(_MOST_TABS):
            place = _seen_from_the_focus(wanted)
            if place == "here":
                return
            if place in ("before", "after"):
                self.keys.press("ArrowLeft" if place == "before" else "ArrowRight")
            else:
                self.keys.press("Tab")
        message = f"the keys never reach {target}"
        raise AssertionError(message)


def _seen_from_the_focus(wanted: ElementHandle) -> str:
    """Tell where something is: here, before or after what has the focus in the row that arrows go along, else away.

    Only what Tab skips is reached by arrows: the other buttons of a row, the other radio buttons of a field.
    """
    return str(
        wanted.evaluate(
            """(wanted) => {
              const focused = document.activeElement;
              if (focused === wanted) return "here";
              const name = wanted.type === "radio" ? wanted.name : null;
              const isNeighbour = name
                ? focused.name === name
                : wanted.tabIndex < 0 && focused.closest('[role="group"]') === wanted.closest('[role="group"]');
              if (!isNeighbour) return "away";
              const isBefore = wanted.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
              return isBefore ? "before" : "after";
            }"""
        )
    )
