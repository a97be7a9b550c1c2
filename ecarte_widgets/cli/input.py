"""What the command line takes in: rules, deal numbers and records, and what is said when they are wrong."""

import sys
from collections.abc import Sequence
from pathlib import Path

from ecarte_widgets.engine import Game, RecordError, Rules, RulesError, read_record, rules_from_switches
from ecarte_widgets.engine.rules import SWITCHES
from ecarte_widgets.i18n import LANGUAGE_VARIABLE, LanguageError, Words, words_for
from ecarte_widgets.i18n.quoting import QUOTED_CHARACTERS, quoted, quoted_path
from ecarte_widgets.i18n.record_words import record_error_text
from ecarte_widgets.shuffling import DEAL_NUMBERS

RulesAsGiven = str | dict[str, int | str]
"""Rules as a record writes them: a preset's name, or an object where switches were given."""


class CommandError(Exception):
    """Wrong input; the text is the one line that says so."""


def one_line(message: str, arguments: Sequence[str]) -> str:
    """Shorten long arguments that a message repeats, whole or without their option, and keep it on one line."""
    pieces = {piece for one in arguments for piece in (one, one.partition("=")[2], one[2:])}
    for piece in sorted(pieces, key=len, reverse=True):
        if len(repr(piece)) > QUOTED_CHARACTERS:
            message = message.replace(repr(piece), quoted(piece)).replace(piece, quoted(piece))
    return "".join(one if one.isprintable() else " " for one in message)


def check_language(text: str | None, place: str = "--language") -> Words:
    """Give the words of a language, refusing one that there is none of.

    Args:
        text: the language's code; None for the default.
        place: where the language was asked for.

    Raises:
        CommandError: it is none.
    """
    try:
        return words_for(text)
    except LanguageError as error:
        message = f"{place}: there is no language {quoted(error.language)}; allowed: {', '.join(error.allowed)}"
        raise CommandError(message) from None


def default_words() -> Words:
    """Give the words of the language that the environment asks for.

    Raises:
        CommandError: it asks for one that there is none of.
    """
    return check_language(None, LANGUAGE_VARIABLE)


def _whole_number(text: str, allowed: range) -> int | None:
    """Read a whole number of a range, written in digits; None when it is none."""
    digits = text.lstrip("0") or text[-1:]
    if not (text.isascii() and text.isdigit() and len(digits) <= len(str(allowed.stop))):
        return None
    return int(digits) if int(digits) in allowed else None


def read_port(text: str) -> int:
    """Read a port number.

    Raises:
        CommandError: it is none.
    """
    ports = range(1, 65536)
    port = _whole_number(text, ports)
    if port is None:
        message = f"--port: {quoted(text)} is not a port; a whole number from 1 to {ports.stop - 1} is"
        raise CommandError(message)
    return port


def read_deal_number(text: str) -> int:
    """Read a deal number.

    Raises:
        CommandError: it is none.
    """
    number = _whole_number(text, DEAL_NUMBERS)
    if number is None:
        most = DEAL_NUMBERS.stop - 1
        message = f"deal: {quoted(text)} is not a deal number; a whole number from 0 to {most} is"
        raise CommandError(message)
    return number


def read_rules(text: str) -> tuple[Rules, RulesAsGiven]:
    """Read ``PRESET[,SWITCH=VALUE…]``.

    Returns:
        The rules, and the same as a record writes them.

    Raises:
        CommandError: an unknown preset, switch or value, or a switch given twice.
    """
    preset, *assignments = text.split(",")
    switches: dict[str, int | str] = {}
    for assignment in assignments:
        name, separator, value = assignment.partition("=")
        if not separator:
            message = (
                f"--rules: {quoted(assignment)} is no switch; write SWITCH=VALUE with one of {', '.join(SWITCHES)}"
            )
            raise CommandError(message)
        if name not in SWITCHES:
            message = f"--rules: there is no switch {quoted(name)}; allowed: {', '.join(SWITCHES)}"
            raise CommandError(message)
        if name in switches:
            message = f"--rules: the switch {quoted(name)} stands twice; each may stand once"
            raise CommandError(message)
        numbers = [number for number in SWITCHES[name] if isinstance(number, int)]
        number = _whole_number(value, range(max(numbers) + 1)) if numbers else None
        switches[name] = value if number is None else number
    try:
        rules = rules_from_switches(preset, switches)
    except RulesError as error:
        allowed = ", ".join(map(str, error.allowed))
        message = f"--rules: there is no {error.name} {quoted(str(error.value))}; allowed: {allowed}"
        raise CommandError(message) from None
    return rules, {"preset": preset, **switches} if switches else preset


def read_game(file: str, words: Words) -> Game:
    """Read a record from a file, or from standard input for ``-``.

    Raises:
        CommandError: the file cannot be read, or the record has a mistake.
    """
    name = "standard input" if file == "-" else quoted_path(file)
    try:
        source = _standard_input() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        message = f"{name}: cannot be read: {error.strerror or error}"
        raise CommandError(message) from None
    except ValueError:  # a null character in the name
        message = f"{name}: no file can have this name"
        raise CommandError(message) from None
    try:
        return read_record(source)
    except RecordError as error:
        message = words.text("list.at", place=name, text=record_error_text(error, words))
        raise CommandError(message) from None


def _standard_input() -> str | bytes:
    """Read all of standard input, as bytes where it has any; a closed one holds nothing."""
    if sys.stdin is None:
        return b""
    binary = getattr(sys.stdin, "buffer", None)
    return sys.stdin.read() if binary is None else bytes(binary.read())
