"""Running commands in this process, as ``main`` runs them."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.console import Refused, Replay, Run, Typed, WriteRecord, ran, refusal_in


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command and give what came of it."""
    return lambda *argv: ran(capsys, argv)


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Refused:
    """Run a command that must be refused, and give its one line."""
    return lambda *argv: refusal_in(ran(capsys, argv))


@pytest.fixture
def write(tmp_path: Path) -> WriteRecord:
    """Write a record, or any text or bytes, to a file and give its path."""

    def writing(content: object) -> str:
        file = tmp_path / "game.json"
        if isinstance(content, bytes):
            file.write_bytes(content)
        else:
            file.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
        return str(file)

    return writing


@pytest.fixture
def replay(run: Run, write: WriteRecord) -> Replay:
    """Replay a record that is right, and give its JSON."""

    def replaying(record: object) -> dict[str, Any]:
        outcome = run("replay", write(record), "--json")
        assert outcome.err == ""
        assert outcome.code == 0
        result: dict[str, Any] = json.loads(outcome.out)
        return result

    return replaying


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Put something on standard input: text has no bytes behind it, bytes have a text layer above them."""

    def typing(content: str | bytes) -> None:
        source = io.StringIO(content) if isinstance(content, str) else io.TextIOWrapper(io.BytesIO(content))
        monkeypatch.setattr("sys.stdin", source)

    return typing
