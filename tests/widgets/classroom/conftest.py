"""What the tests of the classroom's widgets share."""

import pytest

from tests.widgets.classroom.demo_on_page import DemoOnPage, Open


@pytest.fixture
def open_demo(monkeypatch: pytest.MonkeyPatch) -> Open:
    """Open a demonstration on a page."""
    return lambda **settings: DemoOnPage(monkeypatch, **settings)
