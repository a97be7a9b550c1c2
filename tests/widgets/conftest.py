"""Tables that draw the same on every run, and keep their games where nobody else does; and the app's page."""

from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ecarte_widgets.sessions import Start, lesson_session, table_play
from ecarte_widgets.widgets.table import widget as table_module
from tests.widgets.front import Open, at_addresses


@pytest.fixture(autouse=True)
def foreseeable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each game and each lesson draw its deals from a secret of its own, the same on every run."""
    games = count()

    def begun(*given: Any, **named: Any) -> Start:  # noqa: ANN401  (whatever a game begins with)
        return Start(*given, **(named | {"secret": f"game {next(games)}"}))

    monkeypatch.setattr(table_module, "Start", begun)
    monkeypatch.setattr(table_play, "Start", begun)
    monkeypatch.setattr(lesson_session, "secrets", SimpleNamespace(randbelow=lambda _: next(games)))


@pytest.fixture(autouse=True)
def state_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Let tables keep their games in the test's own folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state"


@pytest.fixture
def open_page(monkeypatch: pytest.MonkeyPatch) -> Open:
    """Open the app's page at an address."""
    return at_addresses(monkeypatch)
