"""The Python process behind one page, without what only a programmer's notebook needs."""

import errno
import logging
import sys

from traitlets.config import Config

UNUSED = ("debugpy", "jedi", "matplotlib")
"""A debugger, completion of code and plots: heavy to load, and a page that only plays has no use for them."""


def is_worth_telling(record: logging.LogRecord) -> bool:
    """Tell whether a record is of more than a last word to a page that has gone: the line to it is closed already."""
    error = record.exc_info[1] if record.exc_info else None
    return getattr(error, "errno", None) != errno.ENOTSOCK


def main() -> None:
    """Run the process until the page has gone."""
    for name in UNUSED:
        sys.modules[name] = None  # type: ignore[assignment]  # so that importing it fails, as if it were not installed
    from ipykernel.kernelapp import IPKernelApp  # noqa: PLC0415  (after the line above)

    quiet = Config(
        IPKernelApp={"log_level": "ERROR"},
        InteractiveShellApp={"ignore_cwd": True},
        HistoryManager={"enabled": False},
    )
    logging.getLogger("tornado.general").addFilter(is_worth_telling)
    IPKernelApp.launch_instance(config=quiet)


if __name__ == "__main__":
    main()
