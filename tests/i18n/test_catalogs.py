"""Every code has its words in every language, with the same arguments, and no message is left over."""

import ast
import re
from pathlib import Path

import pytest

import ecarte_widgets
from ecarte_widgets.engine import PACK, AwardRule, BreachCode, Card, Preset, Problem, Rank, Reason, Suit
from ecarte_widgets.sessions import Ask, Choice
from ecarte_widgets.sessions.asking import RefusalCode
from tests.i18n.catalogs import LANGUAGES, catalogs, counted_ids, fields, messages

SIDES = ("you", "other")
REASONS_ON_CARDS = (BreachCode.MUST_FOLLOW_SUIT, BreachCode.MUST_OVERTAKE, BreachCode.MUST_TRUMP)
FAMILIES: dict[str, set[str]] = {
    "ask.": {ask.value.removeprefix("ask.") for ask in Ask},
    "award.": {rule.value for rule in AwardRule},
    "breach.": {code.value for code in BreachCode},
    "card.": {card.value for card in PACK},
    "card.inline.": {card.value for card in PACK},
    "choice.": {choice.value for choice in Choice} | {"exchange.none"},
    "index.": {rank.letter for rank in Rank},
    "reason.": {code.value for code in REASONS_ON_CARDS},
    "record.": {problem.value for problem in Problem} | {"illegal-act.none", "place.deal", "place.action"},
    "refusal.": {code.value.removeprefix("refusal.") for code in RefusalCode} | {"unexpected"},
    "rules.preset.": {preset.value for preset in Preset} | {"other"},
    "trumps.": {suit.value for suit in Suit},
    "event.": {
        *(
            f"{kind}.{side}"
            for side in SIDES
            for kind in [
                *("dealer", "turned-king-lost", "proposed", "stood", "accepted", "refused", "exchanged"),
                *("king", "turned-king", "played", "trick", "game"),
                *(reason.value for reason in (Reason.POINT, Reason.VOLE)),
            ]
        ),
        *(f"exchanged.{side}.none" for side in SIDES),
        "cut",
        "turned-up",
    },
}
"""The messages that belong to codes: a beginning, and all that follows it."""

OF_THE_LANGUAGE = {"language.name", "language.direction", "list.more", "list.or"}


def program_texts() -> tuple[set[str], list[re.Pattern[str]]]:
    """Give every text of the program, and a pattern for every text with parts filled in."""
    texts: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for file in Path(ecarte_widgets.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            if isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(part.value)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                    else r"[^.]+"
                    for part in node.values
                ]
                patterns.append(re.compile("".join(parts)))
    return texts, patterns


def known_ids() -> set[str]:
    return {beginning + name for beginning, names in FAMILIES.items() for name in names} | OF_THE_LANGUAGE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_message(language: str) -> None:
    assert known_ids() - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_belongs_to_a_code_that_there_is_not(language: str) -> None:
    assert {one for one in messages(language) if one.startswith(tuple(FAMILIES))} - known_ids() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used_by_the_program(language: str) -> None:
    texts, patterns = program_texts()
    built = [pattern for pattern in patterns if re.match(r"[a-z]+\\\.", pattern.pattern)]
    endings = {"record.illegal-act.none"}  # the program adds .none to an id
    unused = {
        one
        for one in set(messages(language)) - endings - {"language.name"}
        if one not in texts and not any(pattern.fullmatch(one) for pattern in built)
    }
    assert unused == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_program_uses_no_message_that_there_is_not(language: str) -> None:
    texts, _ = program_texts()
    ids = {text for text in texts if re.fullmatch(r"(table|command|list|language|record|event)(\.[a-z-]+)+", text)}
    ids -= {"table.js", "table.css"}  # files
    assert len(ids) > 30
    assert ids - set(messages(language)) == set()


def differences(reference: dict[str, tuple[str, ...]], other: dict[str, tuple[str, ...]]) -> set[str]:
    """Tell which messages of two languages have other arguments, all their number forms together."""

    def arguments(forms: tuple[str, ...]) -> set[str]:
        return set().union(*map(fields, forms))

    return {one for one in reference.keys() & other.keys() if arguments(reference[one]) != arguments(other[one])}


def test_a_difference_in_arguments_is_found() -> None:
    reference = {"a": ("{x} {y}",), "b": ("one", "{count} cards"), "c": ("{x}",), "d": ("one", "{count}")}
    other = {"a": ("{y} of {x}",), "b": ("une", "{kount} cartes"), "c": ("x",), "d": ("{count}",)}
    assert differences(reference, other) == {"b", "c"}


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", ["card.", "card.inline.", "index.", "trumps."])
def test_no_two_cards_suits_or_ranks_have_one_name(language: str, family: str) -> None:
    names = [messages(language)[family + one][0] for one in FAMILIES[family]]
    assert len(set(names)) == len(names)


def test_the_names_that_others_rely_on_are_those_of_the_contract() -> None:
    english = messages("en")
    named = {choice.value: english[f"choice.{choice.value}"][0] for choice in Choice if choice is not Choice.EXCHANGE}
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
    }
    assert english["choice.exchange"] == ("Exchange {count} card", "Exchange {count} cards")
    assert english["choice.exchange.none"] == ("Keep all five",)
    assert english[f"card.{Card.KING_OF_SPADES.value}"] == ("King of spades",)
    assert (english["table.name"], english["table.name.more"]) == (("Écarté table",), ("Écarté table {number}",))
