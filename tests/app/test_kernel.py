"""What the process behind a page says in the app's log."""

import errno
import logging

import pytest

from ecarte_widgets.app.kernel import is_worth_telling


class NoSuchLineError(Exception):
    """An error with a number, as the library that carries the messages raises it."""

    def __init__(self, number: int) -> None:
        """Give it its number."""
        super().__init__()
        self.errno = number


def record(error: Exception | None) -> logging.LogRecord:
    """Make a record of an error."""
    told = None if error is None else (type(error), error, None)
    return logging.LogRecord("tornado.general", logging.ERROR, __file__, 1, "an error in a callback", (), told)


def test_a_last_word_to_a_page_that_has_gone_is_no_error() -> None:
    assert not is_worth_telling(record(NoSuchLineError(errno.ENOTSOCK)))


@pytest.mark.parametrize("error", [None, ValueError("a mistake"), NoSuchLineError(errno.EADDRINUSE)])
def test_everything_else_is_told(error: Exception | None) -> None:
    assert is_worth_telling(record(error))
