"""The app's first page as a person meets it."""

from playwright.sync_api import Locator, Page, expect

_PATIENCE_MILLISECONDS = 60_000


class HomePage:
    """The choice between learning and playing."""

    def __init__(self, page: Page, learn: str = "Learn", play: str = "Play") -> None:
        """Wait until the choice is there."""
        self.page = page
        self.learn = page.get_by_role("button", name=learn, exact=True)
        self.play = page.get_by_role("button", name=play, exact=True)
        self.learn.wait_for(timeout=_PATIENCE_MILLISECONDS)
        expect(self.play).to_be_visible()

    def way(self, name: str) -> Locator:
        """A way from the course or the table to the choice, or to the other."""
        return self.page.get_by_role("navigation", name="Écarté", exact=True).get_by_role(
            "button", name=name, exact=True
        )

    @property
    def table(self) -> Locator:
        """The table."""
        return self.page.get_by_role("region", name="Écarté table", exact=True)

    @property
    def course(self) -> Locator:
        """The course."""
        return self.page.get_by_role("region", name="Écarté course", exact=True)
