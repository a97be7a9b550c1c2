"""The table as a person meets it: found by role and accessible name, waited for by its state."""

import re

from playwright.sync_api import Locator, Page, expect

_PATIENCE_MILLISECONDS = 60_000
MOST_ANSWERS = 400
"""More answers than any game to five points has asked for in these tests."""


class TablePage:
    """One table on a page."""

    def __init__(self, page: Page, name: str = "Écarté table") -> None:
        """Wait until the table is there."""
        self.page = page
        self.region = page.get_by_role("region", name=name, exact=True)
        self.region.wait_for(timeout=_PATIENCE_MILLISECONDS)

    @property
    def status(self) -> Locator:
        """What has just happened."""
        return self.region.get_by_role("status")

    @property
    def hand(self) -> Locator:
        """The cards held."""
        return self.region.get_by_role("group", name="Your hand").get_by_role("button")

    @property
    def choices(self) -> Locator:
        """The buttons of this moment."""
        return self.region.get_by_role("group", name="Choices").get_by_role("button")

    def button(self, name: str) -> Locator:
        """A button by its accessible name."""
        return self.region.get_by_role("button", name=name, exact=True)

    def revision(self) -> str:
        """Which state of the table is shown."""
        return self.region.get_attribute("data-revision") or ""

    def awake(self) -> None:
        """Wait until presses do something: at once they do not, lest two quick ones are taken for two choices."""
        expect(self.region).not_to_have_attribute("data-asleep", "true")

    def ready(self, target: Locator) -> None:
        """Wait until something is there and presses on it do something."""
        expect(target).to_be_visible()
        self.awake()

    def act(self, target: Locator) -> None:
        """Click, and wait until the table has answered with another state."""
        self.ready(target)
        before = self.revision()
        target.click()
        expect(self.region).not_to_have_attribute("data-revision", before)

    def choice_names(self) -> list[str]:
        """The names of the buttons of this moment."""
        return self.choices.all_inner_texts()

    def playable(self) -> Locator:
        """The cards that may be chosen now: their names have no reason after them."""
        hand = self.region.get_by_role("group", name="Your hand")
        return hand.get_by_role("button", name=re.compile("^[^,]+$"), disabled=False)

    def refused(self) -> Locator:
        """The cards that the rules refuse now: their names have a reason after a comma."""
        return self.region.get_by_role("group", name="Your hand").get_by_role("button", name=re.compile(","))

    def play_on(self, prefer: tuple[str, ...] = ()) -> bool:
        """Do one thing: the first choice preferred that is on offer, else the first at all, else a card.

        Returns:
            Whether the game goes on.
        """
        names = self.choice_names()
        if "New game" in names:
            return False
        if "Continue" in names:
            self.go_on()
            return True
        exchange = next((name for name in names if re.fullmatch(r"Keep all five|Exchange .*cards?", name)), None)
        wanted = next((name for name in prefer if name in names), None)
        if wanted is not None:
            self.act(self.button(wanted))
        elif exchange is not None:
            self._exchange()
        elif names and self.playable().count() == 0:
            self.act(self.choices.first)
        else:
            self.act(self.playable().first)
        return True

    def play_to_the_end(self, prefer: tuple[str, ...] = ()) -> None:
        """Play until the game is won."""
        for _ in range(MOST_ANSWERS):
            if not self.play_on(prefer):
                return
        message = f"the game did not end within {MOST_ANSWERS} answers"
        raise AssertionError(message)

    def go_on(self) -> None:
        """Continue after a trick."""
        self.ready(self.button("Continue"))
        self.button("Continue").click()
        expect(self.button("Continue")).to_have_count(0)

    def _exchange(self) -> None:
        """Choose the first card and exchange it."""
        self.playable().first.click()
        self.act(self.button("Exchange 1 card"))
