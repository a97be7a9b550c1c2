"""A table whose game is kept, and what stands on its page."""

from typing import Any

import pytest

from tests.sessions.play import chance
from tests.widgets.page import Page


def played(monkeypatch: pytest.MonkeyPatch, choices: int = 9, **settings: Any) -> Page:  # noqa: ANN401
    """Give a page on which a game is being played."""
    page = Page(monkeypatch, **settings)
    page.hello()
    page.play(chance(choices), choices)
    return page


def shown(page: Page) -> dict[str, Any]:
    """Give what stands on a page, wherever it is: the count of changes apart, and which game of the table it is."""
    return page.view | {"revision": 0, "dealKey": page.view["dealKey"].split()[1]}
