"""Each language has its own marks: whoever reads it sees a mark or a space of another, whoever writes it does not."""

import re

import pytest

from tests.i18n.catalogs import LANGUAGES, messages

ISOLATED = re.compile("\u2066[^\u2069]*\u2069")
"""What is quoted from elsewhere, such as an address, keeps the marks that it has there."""
NO_MARK_OF_ANY = re.compile('"|  |^ | $')
"""Straight quotes, and spaces that nobody sees."""
NO_MARK_OF = {
    "fr": re.compile("[ ][:;?!»]|« |«(?!\u00a0)|(?<!\u00a0)»|[“”]|\\w[;?!]"),
    "ps": re.compile("[,;?\u06d4«»]|(?<![A-Za-z])[+\u2212-]\\d|\\d[/-]\\d"),
    "ml": re.compile("[«»]| [:;?]"),
    "gu": re.compile("[«»।]| [:;?]"),
    "en": re.compile("[«»]| [:;?]"),
}
"""In French a no-break space stands before what is two marks high; Pashto has its own marks and a plain full stop.

A sign before a number, or one between two, would be turned round in it.
"""


def wrong_marks(language: str, text: str) -> list[str]:
    """Give the marks in a message that its language does not have."""
    own = NO_MARK_OF.get(language)
    plain = re.sub(r"{\w+}", "x", ISOLATED.sub("x", text))
    return NO_MARK_OF_ANY.findall(plain) + (own.findall(plain) if own else [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_the_marks_of_its_language(language: str) -> None:
    found = {name: wrong_marks(language, " ".join(forms)) for name, forms in messages(language).items()}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_a_mark_of_another_language_is_found() -> None:
    assert wrong_marks("fr", "À vous : entamez")
    assert wrong_marks("fr", "« Annuler »")
    assert wrong_marks("ps", "د رنګ پاچا, لرئ?") == [",", "?"]
    assert wrong_marks("ps", "لکه \u20664821,17\u2069") == []
    assert wrong_marks("ps", "پاچا +1") == ["+1"]
    assert wrong_marks("gu", 'કી "{given}" નથી') == ['"', '"']


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arrow_that_leads_on_points_as_the_language_runs(language: str) -> None:
    """As the key does: from right to left the left one leads on."""
    told = messages(language)
    arrows = [re.sub("[^←→]", "", told[f"demo.key.{way}"][0]) for way in ("forward", "back")]
    assert arrows == (["←", "→"] if told["language.direction"] == ("rtl",) else ["→", "←"])
