"""The catalogs of all languages are alike: the same messages, with the same arguments, each with its words."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from ecarte_widgets.engine import Card
from ecarte_widgets.sessions import Choice
from tests.i18n.catalogs import LANGUAGES, LOCALES, catalogs, counted_ids, fields, messages
from tests.i18n.message_ids import FAMILIES

ROOT = Path(__file__).parents[2]


def differences(reference: Mapping[str, tuple[str, ...]], other: Mapping[str, tuple[str, ...]]) -> set[str]:
    """Tell which messages of two languages have other arguments, all their number forms together."""

    def arguments(forms: tuple[str, ...]) -> set[str]:
        return set().union(*map(fields, forms))

    return {one for one in reference.keys() & other.keys() if arguments(reference[one]) != arguments(other[one])}


def test_a_difference_in_arguments_is_found() -> None:
    reference = {"a": ("{x} {y}",), "b": ("one", "{count} cards"), "c": ("{x}",), "d": ("one", "{count}")}
    other = {"a": ("{y} of {x}",), "b": ("une", "{kount} cartes"), "c": ("x",), "d": ("{count}",)}
    assert differences(reference, other) == {"b", "c"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_in_a_catalog_ends_where_its_quotation_does(language: str) -> None:
    """What reads the catalogs here is lenient; the tools of a translator are not."""
    files = sorted((LOCALES / language / "LC_MESSAGES").glob("*.po"))
    texts = [line for file in files for line in file.read_text("utf-8").splitlines() if line.startswith(("msg", '"'))]
    assert len(texts) > 1000
    assert [line for line in texts if not re.fullmatch(r'(?:msg[a-z_]+(?:\[\d\])? )?"(?:[^"\\]|\\.)*"', line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert set(other) == set(english)
    assert differences(english, other) == set()
    assert counted_ids(language) == counted_ids("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_catalogs(language: str) -> None:
    assert set(catalogs(language)) == set(catalogs("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty_fuzzy_or_wrong_in_its_number_forms(language: str) -> None:
    for catalog in catalogs(language).values():
        for message in catalog:
            if not message.id:
                continue
            forms = message.string if isinstance(message.string, list | tuple) else (message.string,)
            assert not message.fuzzy, message.id
            assert all(forms), message.id
            assert len(forms) == (catalog.num_plurals if message.pluralizable else 1), message.id
            assert list(message.check(catalog)) == [], message.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_written_in_one_of_two_directions(language: str) -> None:
    assert messages(language)["language.direction"][0] in {"ltr", "rtl"}


def test_the_menu_and_the_readme_mark_the_same_languages_as_not_yet_reviewed() -> None:
    rows = re.findall(r"^\| ([^|]+?) \| ([^|]*?) *\|$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    marks = {name.split(" (")[0]: mark for name, mark in rows if name not in {"language", "---"}}
    assert marks == {
        messages(language)["language.name"][0]: "" if is_reviewed(language) else "not yet reviewed by a native speaker"
        for language in LANGUAGES
    }


def is_reviewed(language: str) -> bool:
    """Tell whether the menu names a language without a mark."""
    return messages(language)["language.menu"] == ("{name}",)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", ["card.", "card.inline.", "index.", "trumps."])
def test_no_two_cards_suits_or_ranks_have_one_name(language: str, family: str) -> None:
    names = [messages(language)[family + one][0] for one in FAMILIES[family]]
    assert len(set(names)) == len(names)


def test_the_names_that_others_rely_on_are_those_of_the_contract() -> None:
    english = messages("en")
    counted = (Choice.EXCHANGE, Choice.PLAY_OUT)
    named = {choice.value: english[f"choice.{choice.value}"][0] for choice in Choice if choice not in counted}
    assert named == {
        "propose": "Propose",
        "stand": "Stand",
        "accept": "Accept",
        "refuse": "Refuse",
        "mark-king": "Announce the king",
        "keep-quiet": "Keep quiet",
        "mark-turned-king": "Mark the turned-up king",
        "next-deal": "Next deal",
        "new-game": "New game",
        "undo": "Undo",
        "show-hand": "I am {player}: show my cards",
    }
    assert english["choice.exchange"] == ("Exchange {count} card", "Exchange {count} cards")
    assert english["choice.exchange.none"] == ("Keep all five",)
    assert english[f"card.{Card.KING_OF_SPADES.value}"] == ("King of spades",)
    assert (english["table.name"], english["table.name.more"]) == (("Écarté table",), ("Écarté table {number}",))


@pytest.mark.parametrize("language", LANGUAGES)
def test_digits_are_0_to_9_in_every_language(language: str) -> None:
    texts = [form for forms in messages(language).values() for form in forms]
    assert [text for text in texts if any(one.isdigit() and not one.isascii() for one in text)] == []
