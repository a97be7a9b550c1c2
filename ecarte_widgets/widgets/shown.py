"""What all widgets here have in common: a page is shown what Python says, sets none of it, and is answered."""

import logging
from collections.abc import Mapping
from typing import Final

import anywidget
import ipywidgets

from ecarte_widgets.i18n import Words, words_for

_OF_A_PAGE: Final = frozenset(ipywidgets.DOMWidget.class_trait_names())
"""The traits that every ipywidgets widget has, such as its layout: these a page may set."""
_log = logging.getLogger(__name__)


class Shown(anywidget.AnyWidget):
    """A widget whose own traits go down to a page only, read-only or not to ipywidgets; messages come up.

    Each kind says in ``_take`` what a message does, and in ``_reason`` why one is refused.
    """

    def __init__(self, **traits: object) -> None:
        """Listen to the page."""
        super().__init__(**traits)
        self.on_msg(self._receive)

    def set_state(self, sync_data: Mapping[str, object]) -> None:
        """Take from a page what it may set, and pass over the rest."""
        super().set_state({name: value for name, value in sync_data.items() if name in _OF_A_PAGE})

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        """Take a message of the page; whatever it is, it is answered, and the widget stays usable."""
        try:
            self._take(content)
        except Exception as error:  # noqa: BLE001  (whatever it is, it is said, and the widget goes on)
            reason = self._reason(error, content)
            if reason is None:
                _log.exception("a %s could not carry out a message", type(self).__name__)
                self._recover()
                reason = self._words().text("refusal.unexpected")
            self._refuse(reason)
        finally:
            self.send({"kind": "answered"})

    def _words(self) -> Words:
        """Give the words of the widget's language."""
        return words_for()

    def _take(self, content: object) -> None:
        """Carry out a message.

        Raises:
            Exception: it is refused, or something went wrong.
        """
        raise NotImplementedError

    def _reason(self, error: Exception, content: object) -> str | None:  # noqa: ARG002  (for those who know some)
        """Say why a message is refused; None where that is a mistake of the program."""
        return None

    def _recover(self) -> None:
        """Come back to something that can be shown after a mistake of the program."""

    def _refuse(self, text: str) -> None:
        """Say why nothing has changed."""
        self.send({"kind": "refused", "text": text})
