"""What can be wrong with a lesson's file, and on which line.

>>> str(LessonError(LessonProblem.WRONG_VALUE, "play.toml", 12, "part", "show", ("see", "do", "practise")))
'play.toml, line 12: part: wrong-value: show; allowed: see, do, practise'
"""

from enum import Enum, unique
from typing import Final

_LONGEST: Final = 60


@unique
class LessonProblem(Enum):
    """What is wrong; the value is the message id."""

    NOT_TOML = "not-toml"
    """The file is not TOML; ``given`` is what the parser said."""
    NO_FILE = "no-file"
    """The contents name a lesson without a file, or a file is not in the contents; ``given`` is the lesson."""
    UNKNOWN_KEY = "unknown-key"
    """A key that does not belong there; ``allowed`` are those that do."""
    MISSING_KEY = "missing-key"
    """A key that must be there; ``given`` is the key."""
    WRONG_TYPE = "wrong-type"
    """A value of another kind than belongs there; ``allowed`` names the kind."""
    WRONG_VALUE = "wrong-value"
    """A value that may not stand there; ``allowed`` are those that may."""
    ID_TWICE = "id-twice"
    """An id given to two steps, or to two lessons."""
    PARTS_ORDER = "parts-order"
    """The parts are not see, do, practise in this order, each with a step."""
    WRONG_RECORD = "wrong-record"
    """The record breaks the rules; ``given`` says how."""
    CANNOT_ASK = "cannot-ask"
    """The question cannot be asked of this record; ``given`` says why."""


@unique
class Allowed(Enum):
    """What may stand at a place, where it cannot be listed: the message id, and the words of the exception itself."""

    TEXT = ("text", "text")
    WHOLE_NUMBER = ("whole-number", "a whole number")
    TABLE = ("table", "a table")
    LIST = ("list", "a list")
    NAME = ("name", "small letters, digits, hyphens")
    SOURCE = ("source", "generator, or mix, or ask and record, or play")
    COMPARED = ("compared", "generator, or mix, or ask and record")
    IN_A_ROW = ("in-a-row", "part = practise, with a generator or a mix")
    GENERATORS = ("generators", "two generators or more")

    def __init__(self, message: str, said: str) -> None:
        """Keep the message id and the words."""
        self.message = message
        self.said = said

    def __str__(self) -> str:
        """Give the words of the exception."""
        return self.said


class LessonError(ValueError):
    """A lesson that cannot be read; nothing of it was used."""

    def __init__(  # noqa: PLR0913, PLR0917  (the parts of one sentence)
        self,
        problem: LessonProblem,
        file: str,
        line: int,
        key: str = "",
        given: str = "",
        allowed: tuple[str | Allowed, ...] = (),
    ) -> None:
        """Keep what an explanation needs.

        Args:
            problem: what is wrong.
            file: the name of the file.
            line: the line, from 1.
            key: the key at fault.
            given: what stands there, as text.
            allowed: what may stand there instead, as it is written or in general.
        """
        self.problem = problem
        self.file = file
        self.line = line
        self.key = key
        self.given = given if len(given) <= _LONGEST else given[: _LONGEST - 1] + "…"
        self.allowed = allowed
        parts = [f"{file}, line {line}", key, problem.value, self.given]
        choices = f"; allowed: {', '.join(map(str, allowed))}" if allowed else ""
        super().__init__(": ".join(part for part in parts if part) + choices)
