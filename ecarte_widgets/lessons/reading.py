"""Taking a parsed TOML file apart, each mistake with its line."""

from collections.abc import Iterable, Mapping
from typing import Final, NoReturn, TypeVar

from ecarte_widgets.lessons.errors import Allowed, LessonError, LessonProblem
from ecarte_widgets.lessons.lines import Lines, Path

Value = TypeVar("Value")
Table = Mapping[str, object]

_KINDS: Final[dict[type, Allowed]] = {
    str: Allowed.TEXT,
    int: Allowed.WHOLE_NUMBER,
    dict: Allowed.TABLE,
    list: Allowed.LIST,
}


class Source:
    """One file: its name, and where each of its keys stands."""

    def __init__(self, name: str, text: str) -> None:
        """Keep the name and find the keys."""
        self.name = name
        self.lines = Lines(text)

    def fail(
        self,
        problem: LessonProblem,
        path: Path,
        given: object = "",
        allowed: Iterable[object] = (),
        *,
        line: int | None = None,
    ) -> NoReturn:
        """Refuse what stands at a path.

        Raises:
            LessonError: always.
        """
        key = next((part for part in reversed(path) if isinstance(part, str)), "")
        at = self.lines.of(*path) if line is None else line
        choices = tuple(one if isinstance(one, Allowed) else str(one) for one in allowed)
        raise LessonError(problem, self.name, at, key, str(given), choices)

    def table(self, value: object, path: Path, needed: tuple[str, ...], optional: tuple[str, ...]) -> Table:
        """Take a table, refusing a missing and an unknown key."""
        table: Table = self.of_kind(dict, value, path)
        for key in table:
            if key not in needed and key not in optional:
                self.fail(LessonProblem.UNKNOWN_KEY, (*path, key), allowed=(*needed, *optional))
        for key in needed:
            if key not in table:
                self.fail(LessonProblem.MISSING_KEY, path, key)
        return table

    def of_kind(self, kind: type[Value], value: object, path: Path) -> Value:
        """Take a value of a kind; ``true`` is no whole number."""
        if not isinstance(value, kind) or isinstance(value, bool):
            self.fail(LessonProblem.WRONG_TYPE, path, value, (_KINDS[kind],))
        return value

    def text(self, value: object, path: Path) -> str:
        """Take text that says something."""
        text = self.of_kind(str, value, path)
        if not text.strip():
            self.fail(LessonProblem.WRONG_VALUE, path, repr(text), (Allowed.TEXT,))
        return text

    def texts(self, value: object, path: Path) -> tuple[str, ...]:
        """Take a list of texts."""
        return tuple(self.text(one, path) for one in self.of_kind(list, value, path))

    def plain(self, value: object, path: Path) -> None:
        """Refuse what records do not know: dates and times."""
        match value:
            case dict():
                for key, inner in value.items():
                    self.plain(inner, (*path, key))
            case list():
                for inner in value:
                    self.plain(inner, path)
            case str() | int() | float():
                pass
            case _:
                self.fail(LessonProblem.WRONG_TYPE, path, value, (Allowed.TEXT,))

    def one_of(self, value: object, path: Path, choices: Mapping[str, Value]) -> Value:
        """Take one of the words listed and give what it stands for."""
        text = self.of_kind(str, value, path)
        if text not in choices:
            self.fail(LessonProblem.WRONG_VALUE, path, text, choices)
        return choices[text]

    def number(self, value: object, path: Path, allowed: range) -> int:
        """Take a whole number in a range."""
        number = self.of_kind(int, value, path)
        if number not in allowed:
            self.fail(LessonProblem.WRONG_VALUE, path, number, (f"{allowed.start}…{allowed.stop - 1}",))
        return number
