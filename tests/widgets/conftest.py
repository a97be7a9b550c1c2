"""Tables whose computer plays the same way on every run."""

import pytest


@pytest.fixture(autouse=True)
def foreseeable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the computer draw its choices from the same secret on every run; the deals follow from seeds."""
    monkeypatch.setattr("secrets.token_hex", lambda *_: "secret")
