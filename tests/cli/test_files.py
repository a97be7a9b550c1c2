"""The file of ``replay``: what cannot be read is refused by its name."""

import sys
from pathlib import Path

import pytest

from tests.cli.console import Refused, Run, WriteRecord
from tests.engine.records import small


def test_a_missing_file_is_named(refused: Refused) -> None:
    assert "missing.json: cannot be read: No such file" in refused("replay", "missing.json")


def test_a_folder_is_no_record(refused: Refused, tmp_path: Path) -> None:
    assert "cannot be read: " in refused("replay", str(tmp_path))


def test_a_file_that_may_not_be_read_is_named(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "read_bytes", denied)
    assert "locked.json: cannot be read: Permission denied" in refused("replay", "locked.json")


@pytest.mark.parametrize("name", ["a\0b.json", "\ud800.json"], ids=["null character", "lone surrogate"])
def test_a_name_that_no_file_can_have_is_refused(refused: Refused, name: str) -> None:
    assert ".json: no file can have this name" in refused("replay", name)


def test_an_empty_name_is_refused(refused: Refused) -> None:
    assert "cannot be read" in refused("replay", "")


def test_of_a_long_path_the_end_is_shown_where_the_name_is(refused: Refused) -> None:
    line = refused("replay", "/".join(["folder"] * 30 + ["last-game.json"]))
    place = line.removeprefix("ecarte-widgets: ").partition(": ")[0]
    assert place.startswith("…")
    assert place.endswith("/folder/last-game.json")
    assert len(place) == 60


def test_a_path_of_60_characters_is_shown_whole(refused: Refused) -> None:
    path = "f" * 55 + ".json"
    assert f": {path}: cannot" in refused("replay", path)


def test_a_name_too_long_for_the_system_is_refused(refused: Refused) -> None:
    assert "cannot be read: " in refused("replay", "n" * 10_000)


def test_a_file_that_begins_with_a_dash_can_be_given_with_its_folder(
    run: Run, write: WriteRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = Path(write(small()))
    file.rename(file.with_name("-game.json"))
    monkeypatch.chdir(file.parent)
    assert run("replay", "./-game.json").code == 0
    assert run("replay", "--", "-game.json").code == 0


def test_a_closed_standard_input_holds_no_record(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert "standard input: line 1, column 1: this is not JSON" in refused("replay", "-")


def test_a_broken_standard_input_is_refused(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def read(self) -> str:
            raise OSError(5, "Input/output error")

    monkeypatch.setattr(sys, "stdin", Broken())
    assert "standard input: cannot be read: Input/output error" in refused("replay", "-")
