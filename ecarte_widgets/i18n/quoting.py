"""A piece of somebody's input as a message may repeat it."""

from typing import Final

QUOTED_CHARACTERS: Final = 60
"""How much of the input a message quotes at most."""


def _escaped(text: str) -> str:
    """Write control characters, and all else that cannot stand in a line, with a backslash."""
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in text)


def quoted(text: str) -> str:
    """Give a piece of the input so that it can stand in one line: control characters escaped, and not too long."""
    plain = _escaped(text[: QUOTED_CHARACTERS + 1])
    return plain if len(plain) <= QUOTED_CHARACTERS else plain[: QUOTED_CHARACTERS - 1] + "…"


def quoted_path(file: str) -> str:
    """Give a file's path as ``quoted`` does, but of a long one the end, where the name is."""
    plain = _escaped(file[-QUOTED_CHARACTERS - 1 :])
    return plain if len(plain) <= QUOTED_CHARACTERS else "…" + plain[1 - QUOTED_CHARACTERS :]
