"""Courses out of their folders: a contents file for the order, a file a lesson, and a folder's own words.

Nothing is taken from a faulty file: the error says which line, what stands there and what may.

>>> [lesson.id for lesson in load_course()][:3]
['setup', 'ranking', 'play']
"""

import re
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from ecarte_widgets.engine import Rules
from ecarte_widgets.lessons.errors import LessonError, LessonProblem
from ecarte_widgets.lessons.lesson_file import parsed, read_lesson
from ecarte_widgets.lessons.lines import Path
from ecarte_widgets.lessons.model import Lesson
from ecarte_widgets.lessons.reading import Source

CONTENTS: Final = "contents.toml"
"""The file that lists the lessons in their order."""

_WORDS: Final = re.compile(r"words\.([a-z]{2,3})\.toml")


def load_course(folder: Traversable | None = None, rules: Rules = Rules()) -> tuple[Lesson, ...]:  # noqa: B008  (frozen)
    """Load every lesson of a folder, in the order of its contents file.

    Args:
        folder: where the files are; left out, the course of this package.
        rules: the rules of what the files name none for.

    Raises:
        LessonError: a faulty file, an id given twice, a lesson without a file, or a file not in the contents.
    """
    place = files("ecarte_widgets.lessons") / "data" if folder is None else folder
    source, contents = parsed(_text_of(place, CONTENTS), CONTENTS)
    path = ("lessons",)
    names = source.texts(source.table(contents, (), path, ())["lessons"], path)
    present = [name.removesuffix(".toml") for name in _toml_files(place) if not _WORDS.fullmatch(name)]
    for number, name in enumerate(names, start=1):
        line = source.lines.of_item(number, *path)
        if name in names[: number - 1]:
            source.fail(LessonProblem.ID_TWICE, path, name, line=line)
        if name not in present:
            source.fail(LessonProblem.NO_FILE, path, name, present, line=line)
    for name in present:
        if name not in (*names, "contents"):
            source.fail(LessonProblem.NO_FILE, path, name, names)
    return tuple(read_lesson(_text_of(place, f"{name}.toml"), f"{name}.toml", rules) for name in names)


def load_words(folder: Traversable) -> dict[str, dict[str, str]]:
    """Load the words of a folder's lessons: its files ``words.<language>.toml``.

    A file is a table of message ids and texts; an id may be written whole (``"lesson.mine.title"``) or as tables.

    Returns:
        The messages by language.

    Raises:
        LessonError: a faulty file.
    """
    found: dict[str, dict[str, str]] = {}
    for name in _toml_files(folder):
        language = _WORDS.fullmatch(name)
        if language:
            source, messages = parsed(_text_of(folder, name), name)
            found[language[1]] = dict(_messages(source, messages, ()))
    return found


def _messages(source: Source, value: object, path: Path) -> Mapping[str, str]:
    """Give the messages of a table, those of inner tables under both ids."""
    found: dict[str, str] = {}
    for key, inner in source.of_kind(dict, value, path).items():
        at = (*path, key)
        if isinstance(inner, dict):
            found |= {f"{key}.{name}": text for name, text in _messages(source, inner, at).items()}
        else:
            found[key] = source.text(inner, at)
    return found


def _toml_files(folder: Traversable) -> list[str]:
    """List the names of a folder's files of this kind.

    Raises:
        LessonError: there is no such folder.
    """
    try:
        return sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    except OSError:
        raise LessonError(LessonProblem.NO_FILE, CONTENTS, 1) from None


def _text_of(folder: Traversable, file: str) -> str:
    """Read a file."""
    try:
        content = (folder / file).read_bytes()
    except OSError:
        raise LessonError(LessonProblem.NO_FILE, file, 1) from None
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise LessonError(LessonProblem.NOT_TOML, file, line, given="not UTF-8 text") from None
