"""Turning ids into words: arguments, number forms, lists, direction, languages, and what is missing."""

import re

import pytest

from ecarte_widgets.engine import PACK, BreachCode, Card
from ecarte_widgets.engine.breaches import Breach
from ecarte_widgets.i18n import LANGUAGE_VARIABLE, LanguageError, MissingMessageError, languages, words_for
from ecarte_widgets.i18n.rule_words import breach_text
from tests.i18n.catalogs import made_up


def test_the_arguments_stand_in_the_messages_braces() -> None:
    words = made_up(table__score="{points} of {target}, {points}")
    assert words.text("table.score", points=3, target=5) == "3 of 5, 3"


def test_braces_in_an_argument_stay_as_they_are() -> None:
    assert made_up(record__x="{given}!").text("record.x", given="{0} {given} %s") == "{0} {given} %s!"


def test_a_missing_argument_is_an_error_and_not_an_empty_place() -> None:
    with pytest.raises(KeyError):
        made_up(table__score="{points}").text("table.score")


@pytest.mark.parametrize(
    ("language", "forms", "said"),
    [
        ("en", ("{count} card", "{count} cards"), {0: "0 cards", 1: "1 card", 2: "2 cards"}),
        ("fr", ("{count} carte", "{count} de cartes", "{count} cartes"), {0: "0 carte", 1: "1 carte", 2: "2 cartes"}),
        ("pl", ("{count} karta", "{count} karty", "{count} kart"), {1: "1 karta", 3: "3 karty", 5: "5 kart"}),
    ],
)
def test_a_number_takes_the_form_of_its_language(language: str, forms: tuple[str, ...], said: dict[int, str]) -> None:
    words = made_up(language, table__stock=forms)
    assert {count: words.plural("table.stock", count) for count in said} == said


def test_a_number_form_takes_further_arguments() -> None:
    words = made_up(ask__x=("one of {fewest}", "{fewest} to {count}"))
    assert (words.plural("ask.x", 1, fewest=1), words.plural("ask.x", 3, fewest=0)) == ("one of 1", "0 to 3")


@pytest.mark.parametrize("items", [["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]])
def test_alternatives_are_joined_as_a_sentence_does(items: list[str]) -> None:
    said = {1: "a", 2: "a or b", 3: "a, b or c", 4: "a, b, c or d"}
    assert words_for("en").any_of(items) == said[len(items)]


def test_a_language_joins_alternatives_its_own_way() -> None:
    words = made_up(list__more="{first}; {last}", list__or="{last} / {first}")
    assert words.any_of(["a", "b", "c"]) == "c / a; b"


@pytest.mark.parametrize("items", [["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]])
def test_things_that_all_are_meant_are_joined_as_a_sentence_does(items: list[str]) -> None:
    said = {1: "a", 2: "a and b", 3: "a, b and c", 4: "a, b, c and d"}
    assert words_for("en").all_of(items) == said[len(items)]


def test_a_language_sets_what_is_wrong_off_from_its_place_its_own_way() -> None:
    assert words_for("fr").text("list.at", place="donne 2", text="x") == "donne 2\u00a0: x"


def test_nothing_is_no_sentence() -> None:
    for joined in (words_for("en").any_of, words_for("en").all_of):
        with pytest.raises(ValueError, match="unpack"):
            joined([])


def test_further_messages_go_on_top_and_the_rest_stays() -> None:
    words = made_up(table__a="{x} of a", table__b="b")
    more = words.extended({"table.b": "{not} an argument", "mine": "Mine."})
    assert (more.text("table.a", x=1), more.text("table.b"), more.text("mine")) == (
        "1 of a",
        "{not} an argument",
        "Mine.",
    )
    assert words.text("table.b") == "b"
    assert (more.language, more.direction) == (words.language, words.direction)
    with pytest.raises(MissingMessageError):
        more.text("yours")


def test_whether_there_is_a_message_can_be_asked() -> None:
    words = made_up(table__a="a")
    more = words.extended({"mine": "Mine."})
    assert [words.has(one) for one in ("table.a", "mine", "yours")] == [True, False, False]
    assert [more.has(one) for one in ("table.a", "mine", "yours")] == [True, True, False]


def test_text_that_is_read_left_to_right_is_kept_together_among_right_to_left_words() -> None:
    assert made_up("he", language__direction="rtl").ltr("K♠ 4-3") == "\u2066K♠ 4-3\u2069"


def test_among_left_to_right_words_it_needs_no_help() -> None:
    assert made_up().ltr("K♠ 4-3") == "K♠ 4-3"


@pytest.mark.parametrize("message", ["table.nothing", "table", "breach.", "Écarté table", "card.1H"])
def test_a_missing_message_is_an_error(message: str) -> None:
    words = words_for("en")
    with pytest.raises(MissingMessageError, match=re.escape(message)):
        words.text(message)
    with pytest.raises(MissingMessageError):
        words.plural(message, 2)


def test_a_message_without_number_forms_has_none() -> None:
    with pytest.raises(MissingMessageError):
        words_for("en").plural("table.name", 2)


def test_cards_within_a_sentence_have_a_name_each() -> None:
    names = {words_for("en").card(card) for card in PACK}
    assert len(names) == 32
    assert words_for("en").card(Card.TEN_OF_HEARTS) == "the ten of hearts"


@pytest.mark.parametrize("code", ["en", "EN", "en-GB", "en_US", "en-Latn-GB", "en_GB.UTF-8"])
def test_a_region_is_passed_over(code: str) -> None:
    assert words_for(code).language == "en"


@pytest.mark.parametrize("code", ["xx", "english", "e", "-en", "../en", "en/../en", " en", "\0"])
def test_an_unknown_language_is_refused_with_those_that_there_are(code: str) -> None:
    with pytest.raises(LanguageError) as error:
        words_for(code)
    assert (error.value.language, error.value.allowed) == (code, languages())
    assert str(error.value).endswith(f"; allowed: {', '.join(languages())}")


def test_the_refusal_of_a_long_code_is_short() -> None:
    with pytest.raises(LanguageError) as error:
        words_for("x" * 10_000)
    assert str(error.value).count("x") <= 60


def test_without_a_language_it_is_the_environments_else_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(LANGUAGE_VARIABLE, raising=False)
    assert words_for().language == "en"
    monkeypatch.setenv(LANGUAGE_VARIABLE, "en-GB")
    assert words_for().language == "en"
    monkeypatch.setenv(LANGUAGE_VARIABLE, "xx")
    with pytest.raises(LanguageError):
        words_for()
    assert words_for("en").language == "en"


def test_a_refusal_lists_the_cards_that_would_be_right() -> None:
    breach = Breach(BreachCode.MUST_OVERTAKE, (Card.JACK_OF_SPADES, Card.QUEEN_OF_SPADES), Card.ACE_OF_SPADES)
    assert breach_text(words_for("en"), breach) == (
        "You can beat the ace of spades in its suit, so you must: play the jack of spades or the queen of spades."
    )


@pytest.mark.parametrize(("limit", "said"), [(0, "empty"), (1, "only 1 card:"), (3, "only 3 cards:")])
def test_a_refused_exchange_counts_the_cards_of_the_stock(limit: int, said: str) -> None:
    assert said in breach_text(words_for("en"), Breach(BreachCode.EXCHANGE_TOO_MANY, limit=limit))
