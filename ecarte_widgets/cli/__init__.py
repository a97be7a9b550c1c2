"""The command line: ``ecarte-widgets COMMAND``, or nothing for the app.

Input that is wrong ends with exit code 2 and one line on standard error.
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import ecarte_widgets
from ecarte_widgets.cli.collect_output import collection_csv, collection_result
from ecarte_widgets.cli.collecting import collect
from ecarte_widgets.cli.input import (
    CommandError,
    check_language,
    default_words,
    one_line,
    read_deal_number,
    read_game,
    read_port,
    read_rules,
)
from ecarte_widgets.cli.lesson_output import report_lines, report_result
from ecarte_widgets.cli.lesson_report import check_lessons
from ecarte_widgets.cli.output import deal_lines, deal_record, replay_lines, replay_result
from ecarte_widgets.i18n.quoting import quoted, quoted_path

EXIT_FAILED = 1
"""What was checked has faults, or some of what was to be collected is left out; the result is there."""

EXIT_WRONG_INPUT = 2
"""The input is wrong; one line on standard error says how."""


class _Parser(argparse.ArgumentParser):
    """A parser whose mistakes are one line, without usage text."""

    def error(self, message: str) -> NoReturn:
        """Hand the mistake on."""
        raise CommandError(message)


def _parser() -> _Parser:
    """Describe the command line."""
    parser = _Parser(
        prog="ecarte-widgets",
        description="Learn and play the card game Écarté. Without a command, the app starts.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="store_true", help="show the version and end")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=_Parser)

    app = commands.add_parser(
        "app", help="start the app on this machine and open it in the browser", allow_abbrev=False
    )
    app.add_argument("--port", default="8866", help="the port to listen on; the next free one if it is taken (8866)")
    app.add_argument("--host", default="localhost", help="the address to listen on (localhost: this machine only)")
    app.add_argument("--no-browser", action="store_true", help="do not open a browser")
    app.add_argument("--language", help="the language of the app, by its code (en)")
    app.set_defaults(allowed="--port, --host, --no-browser, --language, --help")

    deal = commands.add_parser("deal", help="show the deal of a number", allow_abbrev=False)
    deal.add_argument("number", metavar="NUMBER", help="the deal number, 0 to 9007199254740991")
    _add_rules(deal)
    _add_json(deal, "a game record")
    deal.set_defaults(allowed="NUMBER, --rules, --json, --help")

    replay = commands.add_parser("replay", help="play a game record through the rules", allow_abbrev=False)
    replay.add_argument("file", metavar="FILE", help="the record, a JSON file; - is standard input")
    _add_json(replay, "one JSON object")
    replay.set_defaults(allowed="FILE, --json, --help")

    lessons = commands.add_parser(
        "check-lessons", help="prove that the lessons can be solved and have all their words", allow_abbrev=False
    )
    lessons.add_argument("folder", metavar="FOLDER", nargs="?", help="a folder of lessons; left out, the course itself")
    _add_json(lessons, "one JSON object")
    lessons.set_defaults(allowed="FOLDER, --json, --help")

    answers = commands.add_parser(
        "collect",
        help="put a class's worksheet files into one table",
        description="Put the worksheet files (*.json) of a folder into one table, as CSV. A file that is left out is "
        "named on standard error, and the exit code is then 1.",
        allow_abbrev=False,
    )
    answers.add_argument("folder", metavar="FOLDER", help="the folder with the files that the learners saved")
    _add_json(answers, "one JSON object")
    answers.set_defaults(allowed="FOLDER, --json, --help")
    return parser


def _add_rules(parser: argparse.ArgumentParser) -> None:
    """Add the option for rules."""
    parser.add_argument(
        "--rules",
        default="gamerules",
        metavar="PRESET[,SWITCH=VALUE…]",
        help="gamerules or classic, and switches after it: classic,target=7",
    )


def _add_json(parser: argparse.ArgumentParser, what: str) -> None:
    """Add the option for output that programs read."""
    parser.add_argument("--json", action="store_true", help=f"print {what} instead of text")


def main(argv: Sequence[str]) -> int:
    """Run one command.

    Args:
        argv: the arguments, without the program's name.

    Returns:
        0 when it is done, 1 when lessons that were checked have faults or worksheet files were left out, 2 when the
        input is wrong.
    """
    arguments = list(argv)
    if arguments[:1] == ["--version"]:
        print(f"ecarte-widgets {ecarte_widgets.__version__}")
        return 0
    if not arguments or (arguments[0].startswith("-") and arguments[0] not in ("-h", "--help")):
        arguments.insert(0, "app")
    try:
        return _run(_parsed(arguments))
    except CommandError as error:
        print(f"ecarte-widgets: {one_line(str(error), arguments)}", file=sys.stderr)
        return EXIT_WRONG_INPUT
    except SystemExit as leaving:  # argparse leaves after --help
        return leaving.code if isinstance(leaving.code, int) else 0


def _parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """Parse a command line.

    Raises:
        CommandError: it has a mistake.
    """
    options, unknown = _parser().parse_known_args(arguments)
    if unknown:
        message = f"{quoted(unknown[0])} is no argument of {options.command}; allowed: {options.allowed}"
        raise CommandError(message)
    return options


def _run(options: argparse.Namespace) -> int:
    """Carry out a parsed command and give the exit code."""
    match options.command:
        case "deal":
            words = default_words()
            number = read_deal_number(options.number)
            rules, as_given = read_rules(options.rules)
            if options.json:
                print(json.dumps(deal_record(number, rules, as_given)))
            else:
                print("\n".join(deal_lines(words, number, rules, as_given)))
        case "replay":
            words = default_words()
            game = read_game(options.file, words)
            if options.json:
                print(json.dumps(replay_result(game)))
            else:
                print("\n".join(replay_lines(words, game)))
        case "check-lessons":
            words = default_words()
            report = check_lessons(options.folder, words, _tell)
            _tell("")
            print(json.dumps(report_result(report)) if options.json else "\n".join(report_lines(words, report)))
            return EXIT_FAILED if report.findings else 0
        case "collect":
            return _collect(options.folder, as_json=options.json)
        case _:
            if options.language is not None:
                check_language(options.language)
            else:
                default_words()
            from ecarte_widgets.app import AppError  # noqa: PLC0415  (only the app wants them)
            from ecarte_widgets.app.server import serve  # noqa: PLC0415

            try:
                serve(
                    host=options.host,
                    port=read_port(options.port),
                    open_browser=not options.no_browser,
                    language=options.language,
                )
            except AppError as error:
                raise CommandError(str(error)) from None
    return 0


def _collect(folder: str, *, as_json: bool) -> int:
    """Print a class's table, and on standard error what there is to say of single files."""
    words = default_words()
    collection, left_out = collect(folder, words)
    _print_as_utf8(
        json.dumps(collection_result(collection, left_out)) + "\n" if as_json else collection_csv(collection)
    )
    for file, reason in left_out:
        _note(words.text("command.collect.left-out", file=quoted_path(file), reason=reason))
    for name, files in collection.names_twice():
        named = ", ".join(map(quoted_path, files))
        _note(words.text("command.collect.name-twice", name=quoted(name), files=named))
    return EXIT_FAILED if left_out else 0


def _print_as_utf8(text: str) -> None:
    """Print a table; into a file or a pipe as UTF-8 on every system, so that no name is lost."""
    if not sys.stdout.isatty() and hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    print(text, end="")


def _note(text: str) -> None:
    """Say one line on standard error."""
    print(f"ecarte-widgets: {one_line(text, ())}", file=sys.stderr)


def _tell(doing: str) -> None:
    """Say on a terminal what is being done, in place of what was said before; nothing wipes it away."""
    if sys.stderr.isatty():
        print(f"\r{doing:60}\r", end="", file=sys.stderr, flush=True)


def run() -> NoReturn:
    """Run the command line of this process."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")  # a terminal without ♠ still gets its answer
    try:
        code = main(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:  # the reader of the output has gone, as with `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)
