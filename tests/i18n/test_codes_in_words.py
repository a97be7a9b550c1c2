"""The program's own sentences for its codes can be made in every language: each argument that is asked for is there."""

import pytest

from ecarte_widgets.engine import AwardRule, Breach, BreachCode, Card, Kind, Place, Problem, RecordError, Wanted
from ecarte_widgets.i18n.record_words import record_error_text
from ecarte_widgets.i18n.rule_words import breach_text
from ecarte_widgets.sessions.asking import RefusalCode
from tests.i18n.catalogs import LANGUAGES, WORDS

CARDS = (Card.JACK_OF_SPADES, Card.QUEEN_OF_SPADES)
CARDS_ARE_NAMED = {
    BreachCode.CARD_NOT_HELD,
    BreachCode.CARD_TWICE,
    BreachCode.MUST_FOLLOW_SUIT,
    BreachCode.MUST_OVERTAKE,
    BreachCode.MUST_TRUMP,
}
PLACE = Place(deal=2, action=3, key="hands.elder")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", BreachCode, ids=lambda code: code.value)
def test_every_refusal_is_a_sentence_that_names_its_cards(language: str, code: BreachCode) -> None:
    words = WORDS[language]
    text = breach_text(words, Breach(code, CARDS, Card.ACE_OF_SPADES, 2))
    assert text
    assert "{" not in text
    assert [words.card(card) in text for card in CARDS] == [code in CARDS_ARE_NAMED] * 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", BreachCode, ids=lambda code: code.value)
def test_every_refusal_is_a_sentence_without_cards_too(language: str, code: BreachCode) -> None:
    assert breach_text(WORDS[language], Breach(code))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_to_be_done_first_is_only_what_may_be_done(language: str) -> None:
    words, code = WORDS[language], BreachCode.STAND_OR_PROPOSE_FIRST
    assert breach_text(words, Breach(code)) != breach_text(words, Breach(code, only_stand=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("problem", Problem, ids=lambda problem: problem.value)
def test_every_problem_of_a_record_is_said_with_its_place(language: str, problem: Problem) -> None:
    breach = Breach(BreachCode.KING_TOO_LATE) if problem is Problem.ILLEGAL_ACT else None
    for allowed in ((), ("north", "south")):
        error = RecordError(problem, PLACE, given="given", allowed=allowed, breach=breach)
        text = record_error_text(error, WORDS[language])
        assert "{" not in text
        assert "hands.elder" in text
        assert "2" in text
        assert "3" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_belongs_in_a_record_is_said_in_words_of_the_language_alone(language: str) -> None:
    """The engine knows kinds by codes; beside codes, braces and numbers none of its words may reach a reader."""
    kinds = tuple(Wanted(kind, 0, 4, ("KS", "QH")) for kind in Kind)
    words = WORDS[language]
    text = record_error_text(RecordError(Problem.WRONG_TYPE, given="[]", allowed=kinds), words)
    for kind in kinds:
        assert words.text(f"record.kind.{kind.kind.value}", fewest=0, most=4, values="KS QH") in text
    assert Kind.WHOLE_NUMBER.value not in text
    nowhere = record_error_text(RecordError(Problem.NOT_JSON, Place(line=2, column=7)), words)
    assert "2" in nowhere
    assert "7" in nowhere


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_awards_or_refusals_are_said_alike(language: str) -> None:
    words = WORDS[language]
    awards = {words.text(f"award.{rule.value}") for rule in AwardRule}
    refusals = {words.text(code.value) for code in RefusalCode}
    assert (len(awards), len(refusals)) == (len(AwardRule), len(RefusalCode))
