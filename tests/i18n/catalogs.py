"""The catalogs as translators write them, and made-up ones."""

import re
from collections.abc import Mapping
from functools import cache
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path
from string import Formatter
from types import MappingProxyType

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from ecarte_widgets.i18n import Words, languages, words_for

LOCALES = Path(__file__).parents[2] / "ecarte_widgets" / "i18n" / "locales"
LANGUAGES = languages()
WORDS = {language: words_for(language) for language in LANGUAGES}


def catalogs(language: str) -> dict[str, Catalog]:
    """Read the catalogs of a language, by file name."""
    found = {}
    for file in sorted((LOCALES / language / "LC_MESSAGES").glob("*.po")):
        with file.open("rb") as readable:
            found[file.stem] = read_po(readable, locale=language, abort_invalid=True)
    return found


def message_id(message: Message) -> str:
    """Give the id of a message; one with plural forms has it twice."""
    return str(message.id[0] if isinstance(message.id, list | tuple) else message.id)


@cache
def messages(language: str) -> Mapping[str, tuple[str, ...]]:
    """Give the forms of every message of a language, by id: several where it goes with a number."""
    found: dict[str, tuple[str, ...]] = {}
    for catalog in catalogs(language).values():
        for message in catalog:
            if message.id:
                assert message_id(message) not in found, f"{message_id(message)} stands in two catalogs"
                forms = message.string if isinstance(message.string, list | tuple) else (message.string,)
                found[message_id(message)] = tuple(map(str, forms))
    return MappingProxyType(found)


@cache
def counted_ids(language: str) -> frozenset[str]:
    """Give the ids of the messages that go with a number."""
    read = catalogs(language).values()
    return frozenset(message_id(one) for catalog in read for one in catalog if one.pluralizable)


def fields(text: str) -> set[str]:
    """Give the names in the braces of a message."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def latin_words(text: str) -> set[str]:
    """Give the words of a text that are written in Latin letters."""
    return set(re.findall(r"[A-Za-zÀ-ÖØ-öø-ÿœŒ]{2,}", re.sub(r"{\w+}", "", text)))


@cache
def own_words(language: str) -> frozenset[str]:
    """Give the words in Latin letters that stand in a language's own messages."""
    return frozenset(word for forms in messages(language).values() for form in forms for word in latin_words(form))


def made_up(language: str = "en", **forms: str | tuple[str, ...]) -> Words:
    """Give the words of a language that has only these messages; ``__`` stands for a dot."""
    return words_of({name.replace("__", "."): form for name, form in forms.items()}, language)


def words_of(forms: Mapping[str, str | tuple[str, ...]], language: str = "en") -> Words:
    """Compile messages to a catalog as the build does, and give its words."""
    catalog = Catalog(locale=language)
    for name, form in ({"language.direction": "ltr"} | dict(forms)).items():
        catalog.add(name if isinstance(form, str) else (name, name), form)
    compiled = BytesIO()
    write_mo(compiled, catalog)
    compiled.seek(0)
    return Words(language, [GNUTranslations(compiled)])
