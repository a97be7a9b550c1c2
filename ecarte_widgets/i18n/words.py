"""Catalogs of messages, by language.

A language is a folder of catalogs (``locales/<language>/LC_MESSAGES/*.po``, compiled when the package is
built); its own name and its direction are messages too, so adding a language adds files and no code.
"""

import os
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from gettext import GNUTranslations
from importlib.resources import files
from typing import Final

from ecarte_widgets.engine import Card

DEFAULT_LANGUAGE: Final = "en"
"""The language of last resort."""

LANGUAGE_VARIABLE: Final = "ECARTE_LANGUAGE"
"""The environment variable that tells a table its language where nobody else does."""

_LOCALES = files("ecarte_widgets.i18n") / "locales"
_ISOLATE, _POP_ISOLATE = "\u2066", "\u2069"


class LanguageError(ValueError):
    """A language that there is no catalog of: ``language``; ``allowed`` lists those that there are."""

    def __init__(self, language: str) -> None:
        """Work out what would have been allowed."""
        self.language = language
        self.allowed = languages()
        super().__init__(f"there is no language {language!r:.60}; allowed: {', '.join(self.allowed)}")


class MissingMessageError(KeyError):
    """A message id that is in no catalog: a mistake in the program, found by its tests."""


@lru_cache
def languages() -> tuple[str, ...]:
    """List the languages that there are catalogs of, by their codes."""
    return tuple(sorted(folder.name for folder in _LOCALES.iterdir() if (folder / "LC_MESSAGES").is_dir()))


class Words:
    """The messages of one language."""

    def __init__(self, language: str, catalogs: Sequence[GNUTranslations]) -> None:
        """Take the language's code and its catalogs."""
        self.language = language
        self._catalogs = catalogs
        self._texts: dict[str, str] = {}  # as they are met: a view asks for hundreds, each in one of many catalogs
        self.direction = self.text("language.direction")

    @property
    def name_in_menu(self) -> str:
        """The language's own name, and whether a native speaker has yet to review it."""
        return self.text("language.menu", name=self.text("language.name"))

    def text(self, message: str, **arguments: object) -> str:
        """Give a message with its arguments filled in.

        Args:
            message: the message id.
            arguments: what stands in the message's braces, by name.

        Raises:
            MissingMessageError: the language has no such message.
        """
        found = self._texts.get(message)
        if found is None:
            found = self._found([catalog.gettext(message) for catalog in self._catalogs], message)
            self._texts[message] = found
        return found.format(**arguments)

    def plural(self, message: str, count: int, **arguments: object) -> str:
        """Give the form of a message that goes with a number; ``{count}`` is the number.

        Raises:
            MissingMessageError: the language has no such message.
        """
        forms = [catalog.ngettext(message, message, count) for catalog in self._catalogs]
        return self._found(forms, message).format(count=count, **arguments)

    def has(self, message: str) -> bool:
        """Tell whether there is such a message."""
        return any(catalog.gettext(message) != message for catalog in self._catalogs)

    @staticmethod
    def _found(forms: list[str], message: str) -> str:
        """Give the one form that a catalog had; gettext answers with the id where there is none."""
        found = next((form for form in forms if form != message), None)
        if found is None:
            raise MissingMessageError(message)
        return found

    def ltr(self, text: str) -> str:
        """Keep a piece that is read left to right, such as ``K♠`` or ``4-3``, together in right-to-left text."""
        return f"{_ISOLATE}{text}{_POP_ISOLATE}" if self.direction == "rtl" else text

    def card(self, card: Card) -> str:
        """Name a card as it stands within a sentence: ``the king of spades``."""
        return self.text(f"card.inline.{card.value}")

    def any_of(self, items: Sequence[str]) -> str:
        """Join alternatives as a sentence does: ``a``, ``a or b``, ``a, b or c``."""
        return self._joined(items, "list.or")

    def all_of(self, items: Sequence[str]) -> str:
        """Join things that all are meant: ``a``, ``a and b``, ``a, b and c``."""
        return self._joined(items, "list.and")

    def _joined(self, items: Sequence[str], at_last: str) -> str:
        """Join the items of a list, the last one by a message of its own."""
        *before, last = items
        if not before:
            return last
        first = before[0]
        for item in before[1:]:
            first = self.text("list.more", first=first, last=item)
        return self.text(at_last, first=first, last=last)

    def extended(self, messages: Mapping[str, str]) -> "Words":
        """Give the same language with further messages on top, such as those of a teacher's lessons.

        A further message stands for one of the catalogs that has its id. Its braces are text: it takes no arguments.
        """
        return _ExtendedWords(self.language, self._catalogs, messages)


class _ExtendedWords(Words):
    """The messages of a language, and more on top of them."""

    def __init__(self, language: str, catalogs: Sequence[GNUTranslations], messages: Mapping[str, str]) -> None:
        """Take what there is, and what goes on top of it."""
        self._messages = messages
        super().__init__(language, catalogs)

    def has(self, message: str) -> bool:
        """Tell whether there is such a message, on top or below."""
        return message in self._messages or super().has(message)

    def text(self, message: str, **arguments: object) -> str:
        """Give a message: one from on top as it stands, another with its arguments filled in."""
        found = self._messages.get(message)
        return super().text(message, **arguments) if found is None else found


@lru_cache
def _loaded(code: str) -> Words:
    """Load the catalogs of a language, once."""
    catalogs = []
    for compiled in sorted((_LOCALES / code / "LC_MESSAGES").iterdir(), key=lambda file: file.name):
        if compiled.name.endswith(".mo"):
            with compiled.open("rb") as readable:
                catalogs.append(GNUTranslations(readable))
    return Words(code, catalogs)


def words_for(language: str | None = None) -> Words:
    """Load a language.

    Args:
        language: a code of :func:`languages`; a region is passed over (``en-GB`` is ``en``). Left out, it is the
            language that ``LANGUAGE_VARIABLE`` names, else English.

    Raises:
        LanguageError: there are no catalogs of that language.
    """
    language = language or os.environ.get(LANGUAGE_VARIABLE) or DEFAULT_LANGUAGE
    code = _plain(language)
    if code not in languages():
        raise LanguageError(language)
    return _loaded(code)


def first_of(wanted: Iterable[str], offered: Collection[str] | None = None) -> str | None:
    """Choose the first language that there are catalogs of, among those that a person reads.

    Args:
        wanted: codes as browsers write them, such as ``fr-CA``, the dearest first.
        offered: the codes to choose from; left out, all of :func:`languages`.

    Returns:
        One of the codes to choose from, or None where there is none of them.

    >>> first_of(["tlh", "ps-AF", "en"])
    'ps'
    """
    codes = (_plain(language) for language in wanted)
    allowed = languages() if offered is None else offered
    return next((code for code in codes if code in allowed), None)


def _plain(language: str) -> str:
    """Give the code of a language without its region."""
    return language.replace("_", "-").split("-")[0].lower()
