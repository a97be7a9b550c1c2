"""What ``collect`` takes in: a folder's files of answers, each read by itself, so that a broken one costs no other."""

from pathlib import Path
from typing import Final

from ecarte_widgets.cli.input import CommandError
from ecarte_widgets.engine import RecordError, rules_text
from ecarte_widgets.i18n import Words
from ecarte_widgets.i18n.quoting import quoted_path
from ecarte_widgets.i18n.record_words import record_error_text
from ecarte_widgets.sessions.answers_file import Answers, read_answers
from ecarte_widgets.sessions.collecting import Collection, collected
from ecarte_widgets.sessions.worksheet import Worksheet

LONGEST_FILE: Final = 1_000_000
"""How many bytes a file of answers has at most; what is longer is none."""
MOST_FILES: Final = 10_000
"""How many files a class hands in at most."""


class LeftOut(Exception):  # noqa: N818  (no error: the table goes without that file)
    """A file that is left out; the text says why, after the file's name."""


def collect(folder: str, words: Words) -> tuple[Collection, tuple[tuple[str, str], ...]]:
    """Collect the answers in a folder: its files that end in ``.json``, not those of folders within it.

    Args:
        folder: the path.
        words: the language of what is said of files that are left out.

    Returns:
        The table; and each file that was left out, with the reason.

    Raises:
        CommandError: there is no such folder, or no file in it that can be collected.
    """
    read: list[tuple[str, Answers]] = []
    left_out: list[tuple[str, str]] = []
    for file in _files(folder, words):
        try:
            read.append((file.name, _answers(file, words)))
        except LeftOut as why:
            left_out.append((file.name, str(why)))
    if not read:
        name, reason = left_out[0]
        raise CommandError(
            words.plural("command.collect.all-wrong", len(left_out), folder=quoted_path(folder))
            + f" {quoted_path(name)}: {reason}"
        )
    collection, others = collected(read)
    here = _named(collection.sheet)
    left_out += [
        (name, words.text("command.collect.other-sheet", sheet=_named(sheet), here=here)) for name, sheet in others
    ]
    return collection, tuple(sorted(left_out))


def _files(folder: str, words: Words) -> list[Path]:
    """List what may be files of answers, by name.

    Raises:
        CommandError: there is no such folder, or there are none, or too many.
    """
    place = Path(folder)
    try:
        found = sorted(file for file in place.iterdir() if _may_be_answers(file))
    except (OSError, ValueError):  # a null character in the name
        raise CommandError(words.text("command.collect.no-folder", folder=quoted_path(folder))) from None
    if not found:
        raise CommandError(words.text("command.collect.nothing", folder=quoted_path(folder)))
    if len(found) > MOST_FILES:
        raise CommandError(words.text("command.collect.too-many", folder=quoted_path(folder), most=MOST_FILES))
    return found


def _may_be_answers(file: Path) -> bool:
    """Tell by its name whether a file is to be read; a hidden one is some system's own."""
    return file.suffix.lower() == ".json" and not file.name.startswith(".")


def _answers(file: Path, words: Words) -> Answers:
    """Read a file of answers.

    Raises:
        LeftOut: it cannot be read, or has a mistake.
    """
    try:
        if not file.is_file():
            raise LeftOut(words.text("command.collect.no-file"))
        with file.open("rb") as opened:
            content = opened.read(LONGEST_FILE + 1)
    except OSError as error:
        reason = error.strerror or str(error)
        raise LeftOut(words.text("command.collect.unreadable", reason=reason)) from None
    if len(content) > LONGEST_FILE:
        raise LeftOut(words.text("command.collect.too-long", most=LONGEST_FILE))
    try:
        return read_answers(content)
    except RecordError as error:
        raise LeftOut(record_error_text(error, words)) from None


def _named(sheet: Worksheet) -> str:
    """Name a worksheet by its rules and deals."""
    return f"{rules_text(sheet.rules)} {','.join(map(str, sheet.deals))}"
