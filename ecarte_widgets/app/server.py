"""Start the app, or say in one line why it cannot be started."""

import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files
from importlib.util import find_spec
from pathlib import Path

from ecarte_widgets.app import AppError
from ecarte_widgets.i18n import LANGUAGE_VARIABLE, words_for

_SLOW = "rfc3987_syntax"
"""Checks addresses in many scripts for a library of Jupyter's; takes longer to load than all the rest together."""
_AGAIN = "install it again: pip install --force-reinstall ecarte-widgets"


def serve(*, host: str, port: int, open_browser: bool, language: str | None) -> None:
    """Serve the app until it is interrupted.

    Args:
        host: the address to listen on.
        port: the port to listen on; the next free one if it is taken.
        open_browser: whether to open the app in the browser.
        language: the app's language, by its code; left out, the default.

    Raises:
        LanguageError: there is no such language.
        AppError: something that the app needs is missing or not allowed.
    """
    if language is not None:
        os.environ[LANGUAGE_VARIABLE] = words_for(language).language
    try:
        _serve(host, port, open_browser=open_browser)
    except KeyboardInterrupt:
        return  # before the app was there, or while it ended


def _serve(host: str, port: int, *, open_browser: bool) -> None:
    """Check what is needed, then run Voilà."""
    _check_installation()
    with _without(_SLOW):
        from ecarte_widgets.app.address import Address  # noqa: PLC0415  (heavy, and checked for above)
        from ecarte_widgets.app.application import EcarteApp  # noqa: PLC0415
        from ecarte_widgets.app.settings import settings  # noqa: PLC0415

    address = Address(host, port)
    if address.port != port:
        _tell(f"port {port} is taken; the app is on port {address.port}")
    if not address.loopback:
        _tell(
            f"everybody who can reach this machine over its network ({host}) can open the app, without a password; "
            "leave --host out to keep it to this machine"
        )
    logging.getLogger("tornado").setLevel(logging.ERROR)
    with as_file(files("ecarte_widgets.app") / "ecarte.ipynb") as notebook:
        app = EcarteApp.instance(config=settings(), open_browser=open_browser, log_level=logging.ERROR)
        app.address = address
        app.initialize([str(notebook)])
        app.start()


def _tell(message: str) -> None:
    """Say something that is no result."""
    print(f"Écarté: {message}", file=sys.stderr, flush=True)


def _check_installation() -> None:
    """See that what the app is made of is there.

    Raises:
        AppError: a part is missing.
    """
    for package in ("voila", "ipykernel", "anywidget"):
        if find_spec(package) is None:
            message = f"the app needs the package {package}, which is not installed: pip install {package}"
            raise AppError(message)
    if not (files("ecarte_widgets.app") / "ecarte.ipynb").is_file():
        message = f"the app's notebook is missing; {_AGAIN}"
        raise AppError(message)
    from jupyter_core.paths import jupyter_path  # noqa: PLC0415  (checked for above, with what needs it)

    if not any(Path(folder, "index.html.j2").is_file() for folder in jupyter_path("voila", "templates", "ecarte")):
        message = f"the app's page (share/jupyter/voila/templates/ecarte) is missing; {_AGAIN}"
        raise AppError(message)


@contextmanager
def _without(module: str) -> Iterator[None]:
    """Let a module look as if it were not installed, unless it is loaded already."""
    if module in sys.modules:
        yield
        return
    sys.modules[module] = None  # type: ignore[assignment]  # what makes importing it fail
    try:
        yield
    finally:
        del sys.modules[module]
