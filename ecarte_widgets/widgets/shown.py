"""What all widgets here have in common: a page is shown what Python says, and sets none of it."""

from collections.abc import Mapping
from typing import Final

import anywidget
import ipywidgets

_OF_A_PAGE: Final = frozenset(ipywidgets.DOMWidget.class_trait_names())
"""The traits that every ipywidgets widget has, such as its layout: these a page may set."""


class Shown(anywidget.AnyWidget):
    """A widget whose own traits go down to a page only, read-only or not to ipywidgets."""

    def set_state(self, sync_data: Mapping[str, object]) -> None:
        """Take from a page what it may set, and pass over the rest."""
        super().set_state({name: value for name, value in sync_data.items() if name in _OF_A_PAGE})
