"""The demonstration as a teacher meets it: found by role and accessible name, waited for by its state."""

import re
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

from ecarte_widgets.i18n import Words

_PATIENCE_MILLISECONDS = 60_000
DEMOS = ".ecarte-demo"
"""Where to look, on a page that has other things too."""


class DemoPage:
    """One demonstration on a page."""

    def __init__(self, page: Page, name: str = "Écarté demonstration") -> None:
        """Wait until it is there."""
        self.page = page
        self.region = page.get_by_role("region", name=name, exact=True)
        self.region.wait_for(timeout=_PATIENCE_MILLISECONDS)

    @property
    def status(self) -> Locator:
        """What has just happened and what is to be done."""
        return self.region.get_by_role("status")

    def hand(self, side: str) -> Locator:
        """The open cards of a side."""
        return self.region.get_by_role("group", name=f"{side}: hand").get_by_role("button")

    def hidden(self, side: str) -> Locator:
        """The backs of a side's cards."""
        return self.region.get_by_role("img", name=re.compile(rf"^{side}: \d hidden cards?$"))

    @property
    def trick(self) -> Locator:
        """The cards on the table."""
        return self.region.get_by_role("group", name="Trick", exact=True).locator("[data-card]")

    def button(self, name: str) -> Locator:
        """A button by its accessible name."""
        return self.region.get_by_role("button", name=name, exact=True)

    def revision(self) -> str:
        """Which state is shown."""
        return self.region.get_attribute("data-revision") or ""

    def act(self, target: Locator) -> None:
        """Click, and wait for another state; what is pressed before the last answer came would not count."""
        expect(self.region).to_have_attribute("aria-busy", "false")
        before = self.revision()
        target.click()
        expect(self.region).not_to_have_attribute("data-revision", before)

    def click(self, *names: str) -> None:
        """Click buttons, each when the one before has been answered."""
        for name in names:
            self.act(self.button(name))

    def press(self, *keys: str) -> None:
        """Press keys that change the state, each when the one before has been answered."""
        for key in keys:
            expect(self.region).to_have_attribute("aria-busy", "false")
            before = self.revision()
            self.page.keyboard.press(key)
            expect(self.region).not_to_have_attribute("data-revision", before)


def through_a_deal(demo: DemoPage, words: Words) -> Iterator[str]:
    """Go through what can be shown of a deal, and name each moment: from the talk to a deal that is set up by hand."""
    yield "talk"
    demo.click(words.text("demo.way.play-out"))
    demo.region.focus()
    demo.press("2", "q", "a", "k")
    yield "answer"
    demo.press("End")
    yield "end"
    demo.page.keyboard.press("?")
    expect(demo.region.get_by_role("complementary", name=words.text("demo.keys"))).to_be_visible()
    yield "keys"
    demo.page.keyboard.press("Escape")
    demo.region.get_by_text(words.text("demo.more"), exact=True).click()
    demo.region.get_by_text(words.text("records.open"), exact=True).first.click()
    yield "source"
    demo.click(words.text("demo.source.set-up"))
    yield "set-up"
    demo.click(words.text("demo.set-up.clear"))
    yield "set-up, cleared"
