"""Start Voilà on the app's notebook."""

import logging
import os
from importlib.resources import as_file, files

from tornado.ioloop import IOLoop
from traitlets.config import Config
from voila.app import Voila

from ecarte_widgets.i18n import LANGUAGE_VARIABLE, words_for


def serve(*, host: str, port: int, open_browser: bool, language: str | None) -> None:
    """Serve the app until it is interrupted.

    Args:
        host: the address to listen on.
        port: the port to listen on; the next free one if it is taken.
        open_browser: whether to open the app in the browser.
        language: the app's language, by its code; left out, the default.

    Raises:
        LanguageError: there is no such language.
    """
    if language is not None:
        os.environ[LANGUAGE_VARIABLE] = words_for(language).language
    with as_file(files("ecarte_widgets.app") / "ecarte.ipynb") as notebook:
        app = _App(config=settings(), ip=host, port=port, open_browser=open_browser, log_level=logging.WARNING)
        app.initialize([str(notebook)])
        app.start()


def settings() -> Config:
    """Give the settings that make Voilà this app: its own page, no sources, no tracebacks, no other template."""
    return Config(
        VoilaConfiguration={
            "template": "ecarte",
            "strip_sources": True,
            "show_tracebacks": False,
            "allow_template_override": "NO",
            "allow_theme_override": "NO",
        },
    )


class _App(Voila):  # type: ignore[misc]  # Voilà is untyped
    """Voilà, saying in one line where the app is."""

    def listen(self) -> None:
        """Find a port, and say where the app is once it answers."""
        IOLoop.current().add_callback(lambda: print(f"Écarté: {self.display_url} (Ctrl+C ends it)", flush=True))
        super().listen()
