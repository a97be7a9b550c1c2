"""What a command did, and the shape that every refusal has."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import pytest

from ecarte_widgets.cli import main


class Outcome(NamedTuple):
    """What a command gave back, and what it printed."""

    code: int
    out: str
    err: str


class Run(Protocol):
    def __call__(self, *argv: str) -> Outcome: ...


class Refused(Protocol):
    def __call__(self, *argv: str) -> str: ...


class WriteRecord(Protocol):
    def __call__(self, content: object) -> str: ...


class Replay(Protocol):
    def __call__(self, record: object) -> dict[str, Any]: ...


class Typed(Protocol):
    def __call__(self, content: str | bytes) -> None: ...


def ran(capsys: pytest.CaptureFixture[str], argv: Sequence[str]) -> Outcome:
    """Run a command."""
    capsys.readouterr()
    code = main(list(argv))
    return Outcome(code, *capsys.readouterr())


def refusal_in(outcome: Outcome) -> str:
    """Give the one line that refuses wrong input, after a look at what no refusal may have."""
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.endswith("\n")
    line = outcome.err[:-1]
    assert line.startswith("ecarte-widgets: ")
    assert len(line.splitlines()) == 1
    assert line.isprintable()
    assert "traceback" not in line.lower()
    assert "usage" not in line.lower()
    return line
