"""The command line itself: help, version, commands and options that there are not, the app's options."""

from importlib.metadata import version
from typing import Any

import pytest

from ecarte_widgets.i18n import languages
from tests.cli.console import Refused, Run, WriteRecord
from tests.engine.records import small

COMMANDS = {
    "app": ["--port", "--host", "--no-browser", "--language"],
    "deal": ["--rules", "--json"],
    "replay": ["--json"],
    "check-lessons": ["--json"],
}


@pytest.mark.parametrize("help_option", ["-h", "--help"])
def test_the_help_lists_the_commands(run: Run, help_option: str) -> None:
    outcome = run(help_option)
    assert (outcome.code, outcome.err) == (0, "")
    assert [command for command in COMMANDS if f"\n    {command}" not in outcome.out] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_help_that_lists_its_options(run: Run, command: str) -> None:
    outcome = run(command, "--help")
    assert (outcome.code, outcome.err) == (0, "")
    assert [option for option in COMMANDS[command] if option not in outcome.out] == []


def test_help_comes_before_any_mistake(run: Run) -> None:
    assert run("deal", "nonsense", "--help").code == 0


def test_the_version_is_that_of_the_package(run: Run) -> None:
    assert run("--version") == (0, f"ecarte-widgets {version('ecarte-widgets')}\n", "")


def test_an_unknown_command_is_refused_and_the_commands_are_named(refused: Refused) -> None:
    line = refused("shuffle")
    assert [part for part in ["shuffle", *COMMANDS] if part not in line] == []


@pytest.mark.parametrize("command", ["solve", "odds", "simulate"])
def test_a_command_of_later_is_not_there_yet(refused: Refused, command: str) -> None:
    assert command in refused(command, "--help-me")


@pytest.mark.parametrize("argument", ["--jsn", "--js", "-j", "extra"])
@pytest.mark.parametrize("command", COMMANDS)
def test_what_a_command_does_not_take_is_refused_and_what_it_takes_is_named(
    refused: Refused, command: str, argument: str
) -> None:
    needed = {"deal": ["1"], "replay": ["game.json"], "app": [], "check-lessons": ["folder"]}[command]
    line = refused(command, *needed, argument)
    assert f"{argument} is no argument of {command}; allowed: " in line
    assert [option for option in [*COMMANDS[command], "--help"] if option not in line.partition("allowed")[2]] == []


@pytest.mark.parametrize(
    ("argv", "missing"), [(["deal"], "NUMBER"), (["replay"], "FILE"), (["deal", "1", "--rules"], "--rules")]
)
def test_what_a_command_lacks_is_named(refused: Refused, argv: list[str], missing: str) -> None:
    assert missing in refused(*argv)


@pytest.mark.parametrize(
    "argv", [["--port", "0"], ["app", "--port", "http"], ["app", "--port", "65536"], ["app", "--port", ""]]
)
def test_a_wrong_port_is_refused_before_anything_starts(refused: Refused, argv: list[str]) -> None:
    assert "1 to 65535" in refused(*argv)


@pytest.mark.parametrize("argv", [["--language", "xx"], ["app", "--language", "../en"]])
def test_an_unknown_language_is_refused_and_the_languages_are_named(refused: Refused, argv: list[str]) -> None:
    line = refused(*argv)
    assert argv[-1] in line
    assert ", ".join(languages()) in line


@pytest.mark.parametrize("command", ["deal", "replay"])
def test_an_unknown_language_of_the_environment_is_refused_by_its_variable(
    refused: Refused, write: WriteRecord, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    file = write(small())
    monkeypatch.setenv("ECARTE_LANGUAGE", "xx" * 100)
    line = refused(command, "1" if command == "deal" else file)
    assert "ECARTE_LANGUAGE: there is no language xxxx" in line
    assert line.count("x") <= 60
    assert "allowed: " in line


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the app was started with."""
    starts: list[dict[str, Any]] = []
    monkeypatch.setattr("ecarte_widgets.app.server.serve", lambda **settings: starts.append(settings))
    return starts


DEFAULTS = {"host": "localhost", "port": 8866, "open_browser": True, "language": None}


@pytest.mark.parametrize(
    ("argv", "different"),
    [
        ([], {}),
        (["app"], {}),
        (["--port", "9000"], {"port": 9000}),
        (["app", "--port=65535", "--host", "0.0.0.0"], {"port": 65535, "host": "0.0.0.0"}),  # noqa: S104
        (["--no-browser"], {"open_browser": False}),
        (["app", "--language", "en"], {"language": "en"}),
    ],
)
def test_without_a_command_the_app_starts_as_its_options_say(
    run: Run, started: list[dict[str, Any]], argv: list[str], different: dict[str, Any]
) -> None:
    assert run(*argv).code == 0
    assert started == [DEFAULTS | different]
