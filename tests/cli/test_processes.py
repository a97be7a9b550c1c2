"""The command as a process of its own: pipes, terminals, and what it loads."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ecarte_widgets.sessions.answers_file import answers_object
from ecarte_widgets.sessions.worksheet import worksheet
from tests.engine.records import small

WIDGET_SIDE = {
    "anywidget",
    "ipywidgets",
    "IPython",
    "jupyter_server",
    "nbconvert",
    "tornado",
    "traitlets",
    "voila",
    "zmq",
}


def start(*argv: str, folder: Path, **more: str) -> subprocess.CompletedProcess[bytes]:
    """Run ``python -m ecarte_widgets`` in a folder, with more environment variables."""
    return subprocess.run(
        [sys.executable, "-m", "ecarte_widgets", *argv],
        cwd=folder,
        env=os.environ | more,
        capture_output=True,
        check=False,
        timeout=60,
    )


@pytest.mark.parametrize("argv", [["deal", "1"], ["deal", "1", "--json"], ["--help"], ["deal", "--help"]])
def test_output_that_nobody_reads_gives_no_traceback(tmp_path: Path, argv: list[str]) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "ecarte_widgets", *argv],
            cwd=tmp_path,
            stdout=write_end,
            stderr=subprocess.PIPE,
            check=False,
            timeout=60,
        )
    finally:
        os.close(write_end)
    assert done.stderr == b""
    assert done.returncode in {0, 1}


@pytest.mark.parametrize("argv", [["deal", "4821"], ["deal", "4821", "--json"], ["--help"], ["deal", "--help"]])
def test_a_terminal_that_knows_only_ascii_gets_its_answer(tmp_path: Path, argv: list[str]) -> None:
    done = start(*argv, folder=tmp_path, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()
    assert len(done.stdout) > 100


def test_a_refusal_on_a_terminal_that_knows_only_ascii_is_one_line(tmp_path: Path) -> None:
    done = start("replay", "écarté ♠.json", folder=tmp_path, PYTHONIOENCODING="ascii", PYTHONUTF8="1")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.isascii()
    assert done.stderr.count(b"\n") == 1
    assert b"Traceback" not in done.stderr


def test_the_exit_code_of_the_process_is_that_of_the_command(tmp_path: Path) -> None:
    done = start("deal", "-1", folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1


def test_a_file_name_that_is_no_text_is_refused_in_one_line(tmp_path: Path) -> None:
    done = start("replay", os.fsdecode(b"\xff\xfe.json"), folder=tmp_path)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert b"cannot be read" in done.stderr


def test_standard_input_is_read_from_a_pipe(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ecarte_widgets", "replay", "-", "--json"],
        cwd=tmp_path,
        input=json.dumps(small()).encode(),
        capture_output=True,
        check=True,
        timeout=60,
    )
    assert json.loads(done.stdout)["legal"]["player"] == "north"


def test_the_installed_command_is_the_same_as_the_module(tmp_path: Path) -> None:
    command = Path(sys.executable).with_name("ecarte-widgets")
    done = subprocess.run([command, "deal", "7"], cwd=tmp_path, capture_output=True, check=True, timeout=60)
    assert done.stdout == start("deal", "7", folder=tmp_path).stdout


def loaded(program: str, folder: Path) -> set[str]:
    """Run a program that says nothing, and give the top names of the modules that it loaded."""
    listing = f"import sys; before = set(sys.modules)\n{program}\nprint(*(set(sys.modules) - before), file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", listing], cwd=folder, capture_output=True, text=True, check=True, timeout=60
    )
    return {name.partition(".")[0] for name in done.stderr.split()}


@pytest.mark.parametrize("module", ["ecarte_widgets.engine", "ecarte_widgets.shuffling", "ecarte_widgets.sessions"])
def test_the_game_without_widgets_loads_the_standard_library_only(tmp_path: Path, module: str) -> None:
    assert loaded(f"import {module}", tmp_path) - {"ecarte_widgets"} <= set(sys.stdlib_module_names)


@pytest.mark.parametrize("options", [[], ["--json"]])
@pytest.mark.parametrize("command", ["deal", "replay"])
def test_deal_and_replay_load_no_widget(tmp_path: Path, command: str, options: list[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(small()))
    argv = [command, "1" if command == "deal" else str(file), *options]
    names = loaded(f"from ecarte_widgets.cli import main; assert main({argv!r}) == 0", tmp_path)
    assert "ecarte_widgets" in names
    assert names & WIDGET_SIDE == set()


def test_collect_loads_no_widget(tmp_path: Path) -> None:
    content = answers_object(worksheet([4821]), {}, "Amina")
    (tmp_path / "a.json").write_text(json.dumps(content))
    argv = ["collect", str(tmp_path)]
    names = loaded(f"from ecarte_widgets.cli import main; assert main({argv!r}) == 0", tmp_path)
    assert names & WIDGET_SIDE == set()


def test_a_table_in_a_file_keeps_every_name_whatever_the_terminal_reads(tmp_path: Path) -> None:
    content = answers_object(worksheet([4821]), {}, "آمنه")
    (tmp_path / "a.json").write_text(json.dumps(content))
    done = start("collect", str(tmp_path), folder=tmp_path, PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "آمنه,a.json," in done.stdout.decode("utf-8")


def test_the_package_loads_widgets_when_one_is_asked_for(tmp_path: Path) -> None:
    assert loaded("import ecarte_widgets; dir(ecarte_widgets)", tmp_path) & WIDGET_SIDE == set()
    assert "anywidget" in loaded("import ecarte_widgets; ecarte_widgets.Table", tmp_path)
