"""The Python process behind one page, without what only a programmer's notebook needs."""

import sys

from traitlets.config import Config

UNUSED = ("debugpy", "jedi", "matplotlib")
"""A debugger, completion of code and plots: heavy to load, and a page that only plays has no use for them."""


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
    IPKernelApp.launch_instance(config=quiet)


if __name__ == "__main__":
    main()
