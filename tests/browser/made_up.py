"""A language that nobody speaks: English with accents, half as long again, in brackets. Whatever lacks them escaped."""

import re
import shutil
from gettext import GNUTranslations
from importlib.resources import as_file, files
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from ecarte_widgets.i18n import Words, languages, words_for
from tests.i18n.catalogs import messages

MADE_UP = "qqa"
"""Its code, one of those that are never given to a language."""
SPEAKS_IT = Path(__file__).with_name("made_up_language")
"""A folder that lets an app's processes speak the languages of the folder in ``ECARTE_MADE_UP_LOCALES``."""
_AS_IT_IS = re.compile(r"language\.(direction|menu)|index\..")
"""What is no text: a code, a name alone, a letter in the corner of a card."""
_ACCENTS = str.maketrans("aceginorsuyzACEGINORSUYZ", "áçéğíñöřşûýžÁÇÉĞÍÑÖŘŞÛÝŽ")


def made_up(text: str) -> str:
    """Say a message of English in the made-up language; what stands in braces stays.

    >>> made_up("{count} cards")
    '⟦{count} çářdş⟧'
    """
    if "\n\n" in text:
        return "\n\n".join(map(made_up, text.split("\n\n")))  # paragraphs, which a page parts
    parts = re.split(r"({\w*})", text)
    accented = "".join(part if part.startswith("{") else part.translate(_ACCENTS) for part in parts)
    letters = sum(len(part) for part in parts if not part.startswith("{"))
    longer = " ~~~" * round((letters * 0.4 - 2) / 4)  # the brackets make it longer too
    return f"⟦{accented}{longer}⟧"


def make_locales(folder: Path) -> None:
    """Write the made-up language into a folder, beside copies of the others."""
    with as_file(files("ecarte_widgets.i18n") / "locales") as there_is:
        shutil.copytree(there_is, folder, dirs_exist_ok=True)
    catalog = Catalog(locale="en")
    for message, forms in messages("en").items():
        said = forms if _AS_IT_IS.fullmatch(message) else tuple(map(made_up, forms))
        catalog.add(message if len(forms) == 1 else (message, message), said[0] if len(said) == 1 else said)
    place = folder / MADE_UP / "LC_MESSAGES" / "all.mo"
    place.parent.mkdir(parents=True)
    with place.open("wb") as compiled:
        write_mo(compiled, catalog)


def made_up_words(folder: Path) -> Words:
    """Give the words of the made-up language."""
    with (folder / MADE_UP / "LC_MESSAGES" / "all.mo").open("rb") as compiled:
        return Words(MADE_UP, [GNUTranslations(compiled)])


def escaped(texts: list[str]) -> list[str]:
    """The texts with a word outside all brackets: it comes from no catalog.

    Each language has its own name in the menu; what the menu says of it beside stands in brackets.

    >>> escaped(["⟦Ýöû höľd ⟦K♠⟧ ~~~⟧ 4-3", "⟦Fîñé⟧ Undo"])
    ['⟦Fîñé⟧ Undo']
    """
    names = {words_for(code).name_in_menu for code in languages()}
    return [text for text in texts if text not in names and re.search(r"[^\W\d_]{2,}", _outside(text))]


def _outside(text: str) -> str:
    """Give what stands in no brackets."""
    while (less := re.sub(r"⟦[^⟦⟧]*⟧", " ", text)) != text:
        text = less
    return text
