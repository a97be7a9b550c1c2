"""Opponents that do as they are told."""

import pytest

from ecarte_widgets.players import PLAYERS
from tests.sessions.play import SCRIPTED


@pytest.fixture(autouse=True)
def scripted_opponents(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games be begun against the opponents of the tests."""
    for name, player in SCRIPTED.items():
        monkeypatch.setitem(PLAYERS, name, player)
