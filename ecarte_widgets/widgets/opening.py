"""What a person types or opens to begin from, a deal number or a game record: its fields, its check, what is wrong."""

from typing import Final

from ecarte_widgets.engine import RecordError
from ecarte_widgets.i18n import Words
from ecarte_widgets.i18n.quoting import quoted
from ecarte_widgets.i18n.record_words import record_error_text
from ecarte_widgets.shuffling import DEAL_NUMBERS, read_deal_number
from ecarte_widgets.widgets.table.trick import JsonObject

LONGEST_RECORD: Final = 1_000_000
"""The longest text that is read as a game record, in characters."""


class NumberError(ValueError):
    """Text that is no deal number."""

    def __init__(self, given: str) -> None:
        """Keep what was given."""
        super().__init__(given)
        self.given = given


class TooLongError(ValueError):
    """Text that is longer than any game record; it is not read."""


def number_typed(text: str) -> int:
    """Read a deal number as a person types it.

    Raises:
        NumberError: it is none.
    """
    number = read_deal_number(text)
    if number is None:
        raise NumberError(text)
    return number


def record_given(text: str) -> str:
    """Give the text of a record, unless it is too long to be one.

    Raises:
        TooLongError: it is.
    """
    if len(text) > LONGEST_RECORD:
        raise TooLongError
    return text


def opening_words(words: Words) -> JsonObject:
    """Give the words of the fields for a deal number and for a record."""
    return {
        "number": words.text("records.number"),
        "open": words.text("records.open"),
        "file": words.text("records.file"),
        "text": words.text("records.text"),
        "missing": words.text("records.missing"),
        "tooLong": _too_long(words),
    }


def opening_fault(error: Exception, words: Words) -> str | None:
    """Say what is wrong with what a person wants to begin from.

    Args:
        error: what came of it.
        words: the language.

    Returns:
        The words; None where the error is of another kind.
    """
    match error:
        case NumberError(given=given):
            return words.text("records.wrong-number", given=quoted(given), most=words.ltr(str(DEAL_NUMBERS.stop - 1)))
        case RecordError():
            return words.text("records.wrong-record", reason=record_error_text(error, words))
        case TooLongError():
            return _too_long(words)
        case _:
            return None


def _too_long(words: Words) -> str:
    """Say that a text is too long to be a record."""
    return words.text("records.too-long", most=words.ltr(f"{LONGEST_RECORD:,}"))
