"""Who reads a page: the languages that their browser asks for."""

import os
from collections.abc import Collection, Mapping
from typing import Final

from ecarte_widgets.i18n import LANGUAGE_VARIABLE, first_of

_MOST_LANGUAGES: Final = 50


def language_of_reader(greeting: Mapping[object, object], offered: Collection[str] | None = None) -> str | None:
    """Choose the language of a page that nobody asked for in another.

    Args:
        greeting: what a browser says when it opens the page; ``languages`` in it, the dearest first.
        offered: the codes to choose from; left out, all languages that there are.

    Returns:
        The code; None where the environment names the language, or the reader reads none of those that there are.

    >>> language_of_reader({"languages": ["tlh", "ps-AF"]})
    'ps'
    """
    wanted = greeting.get("languages")
    if os.environ.get(LANGUAGE_VARIABLE) or not isinstance(wanted, list):
        return None
    return first_of((one for one in wanted[:_MOST_LANGUAGES] if isinstance(one, str)), offered)
