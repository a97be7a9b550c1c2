"""The words of the app's frame: what a page says before its table speaks, and where there is none."""

import os
import re
from http import HTTPStatus
from typing import Final
from urllib.parse import parse_qs

from markupsafe import escape

from ecarte_widgets.i18n import DEFAULT_LANGUAGE, LANGUAGE_VARIABLE, Words, first_of, languages, words_for

FRAME_WORDS: Final = ("title", "soon", "later", "no-script", "given-up", "failed")
"""The messages of the page itself, ``app.`` before each."""
_RANGE: Final = re.compile(r"^\s*([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)\s*(?:;\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*)?$")
_PAGE: Final = (
    '<!DOCTYPE html><html lang="{language}" dir="{direction}"><meta charset="utf-8"><title>{title}</title>'
    '<p>{said} <a href="{base}">{way}</a>'
)


def read_by(accept_language: str) -> list[str]:
    """List the languages that a browser asks for, the dearest first.

    Args:
        accept_language: the header of that name; whatever in it cannot be read is passed over.

    >>> read_by("en;q=0.5, ps-AF, fr;q=0")
    ['ps-AF', 'en']
    """
    found = [match for part in accept_language.split(",") if (match := _RANGE.match(part))]
    weights = [(float(match[2] or 1), match[1]) for match in found]
    return [language for weight, language in sorted(weights, key=lambda one: -one[0]) if weight]


def default_language(accept_language: str) -> str:
    """Tell the language of a page that nobody asked for in another.

    Args:
        accept_language: the header of that name.

    Returns:
        The app's own language where it was given one, else the first that the browser asks for, else the default.
    """
    given = os.environ.get(LANGUAGE_VARIABLE)
    return words_for(given).language if given else first_of(read_by(accept_language)) or DEFAULT_LANGUAGE


def frame_words(query: str, accept_language: str) -> Words:
    """Give the words of the frame of a page.

    Args:
        query: what follows the question mark of the page's address; ``lang`` in it comes first.
        accept_language: the header of that name.
    """
    asked = first_of(parse_qs(query).get("lang", [])[-1:])
    return words_for(asked or default_language(accept_language))


def frame_texts() -> dict[str, dict[str, str]]:
    """Give the frame's words in every language: the browser alone knows which one its learner chose before."""
    texts = {}
    for language in languages():
        words = words_for(language)
        texts[language] = {"direction": words.direction} | {name: words.text(f"app.{name}") for name in FRAME_WORDS}
    return texts


def failure(words: Words) -> str:
    """Give the end of a page that could not be set up, as HTML."""
    return f'<p class="failed" role="alert">{escape(words.text("app.failed"))}</p>'


def error_page(status: int, base: str, words: Words) -> str:
    """Give a page that says why there is no other, as HTML.

    Args:
        status: the status of HTTP.
        base: the address of the app.
        words: the language.
    """
    name = "app.not-there" if status == HTTPStatus.NOT_FOUND else "app.error"
    return _PAGE.format(
        language=words.language,
        direction=words.direction,
        title=escape(words.text("app.title")),
        said=escape(words.text(name, status=words.ltr(str(status)))),
        base=escape(base),
        way=escape(words.text("app.way")),
    )
