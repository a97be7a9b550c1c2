r"""On which line of a TOML text a key stands: the parser of the standard library does not tell.

>>> lines = Lines('id = "play"\n[[step]]\nid = "a"\n[[step]]\nid = "b"\n[step.record]\nturn_up = "KH"')
>>> lines.of("step", 1, "id"), lines.of("step", 1, "record", "turn_up"), lines.of("step", 1, "record", "stock")
(5, 7, 6)
"""

import re
from typing import Final

_TABLE: Final = re.compile(r"\s*(\[\[?)([\w.\s\"'-]+)\]\]?\s*(#.*)?$")
_NAME: Final = r"(?:[\w-]+|\"[^\"]*\"|'[^']*')"
_KEY: Final = re.compile(rf"\s*({_NAME}(?:\s*\.\s*{_NAME})*)\s*=")
_QUOTES: Final = re.compile(r'"""|\'\'\'')
_ITEM: Final = re.compile(r'"[^"]*"|\'[^\']*\'')

Path = tuple[str | int, ...]
"""Keys and places in lists, from the outside in."""


class Lines:
    """The lines of the keys of a text that the parser has read."""

    def __init__(self, text: str) -> None:
        """Look through the text once."""
        self._lines = text.splitlines()
        self._found: dict[Path, int] = {(): 1}
        counts: dict[str, int] = {}
        table: Path = ()
        quoted = False
        for number, line in enumerate(self._lines, start=1):
            if not quoted and (header := _TABLE.match(line)):
                table = _table(header[2], counts, is_list=header[1] == "[[")
                self._found.setdefault(table, number)
            elif not quoted and (key := _KEY.match(line)):
                self._found.setdefault((*table, *_words(key[1])), number)
            quoted ^= len(_QUOTES.findall(line)) % 2 == 1

    def of(self, *path: str | int) -> int:
        """Give the line of a key, or of the nearest table around it."""
        while path not in self._found:
            path = path[:-1]
        return self._found[path]

    def of_item(self, number: int, *path: str | int) -> int:
        """Give the line of a text in a list of texts, counted from 1."""
        first = self.of(*path)
        left = number
        for line, text in enumerate(self._lines[first - 1 :], start=first):
            left -= len(_ITEM.findall(text.partition("=")[2] if line == first else text))
            if left <= 0:
                return line
        return first


def _words(dotted: str) -> tuple[str, ...]:
    """Take a dotted key apart."""
    return tuple(word.strip("\"'") for word in re.findall(_NAME, dotted))


def _table(dotted: str, counts: dict[str, int], *, is_list: bool) -> Path:
    """Give the path of a table's header: within a list of tables, that of the last one."""
    words = _words(dotted)
    path: list[str | int] = []
    for depth, word in enumerate(words, start=1):
        name = ".".join(words[:depth])
        path.append(word)
        if is_list and depth == len(words):
            counts[name] = counts.get(name, -1) + 1
        if name in counts:
            path.append(counts[name])
    return tuple(path)
