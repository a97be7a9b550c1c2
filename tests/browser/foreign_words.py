"""Finding words of another language: what is on the page must be made of the language's own messages."""

from playwright.sync_api import Locator

from ecarte_widgets.i18n import languages, words_for
from tests.i18n.catalogs import latin_words, own_words

_TEXTS = """(root) => [root, ...root.querySelectorAll('*')].flatMap((one) => [
  ...['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder']
    .map((name) => one.getAttribute(name) ?? ''),
  ...[...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data),
])"""


def texts_of(region: Locator) -> list[str]:
    """Every piece of text that is shown in a region, or that a screen reader says of it; an address is no text."""
    texts: list[str] = region.evaluate(_TEXTS)
    return [text for text in texts if text.strip() and not text.startswith(("http://", "https://"))]


def foreign_in(texts: list[str], language: str) -> list[str]:
    """The texts with a word in Latin letters that stands in no message of the language.

    Every language has its own name in the menu, so these names are at home everywhere.
    """
    names = {words_for(code).name_in_menu for code in languages()}
    own = own_words(language)
    return [text for text in texts if text not in names and not latin_words(text) <= own]


def foreign_left(region: Locator) -> list[str]:
    """The texts of a region, in its language, that are not made of this language's own words."""
    return foreign_in(texts_of(region), region.evaluate("root => root.closest('[lang]').lang"))
