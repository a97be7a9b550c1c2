"""Every class of standard hands: hands that belong to it and hands that just do not. Trumps are hearts."""

import re
from pathlib import Path

import pytest

from ecarte_widgets.engine import Suit, parse_cards
from ecarte_widgets.players.dealer_hands import DEALER_ANSWERS, dealers_answer
from ecarte_widgets.players.standard_hands import ELDER_STANDS, standard_hands

ELDER_HOLDS = {
    "N1": ["7H 8H 9H 7S 8C", "KH 7H 8H 9H TH", "JH TH 7H KS KC"],
    "N2a": ["7H 8H 7S 8S 9S", "KH 7H JD TD 7D"],
    "N2b": ["7H 8H QS 7S 7D", "7H KH KC 8C TD"],
    "N2c": ["7H 8H 9S 7S KD", "TH 9H 8C 7C KS"],
    "N2d": ["7H 8H JS 7S JD", "7H 8H AS 7S QD", "7H 8H TS 7S QD"],
    "N3a": ["7H KS QS JS 7D", "KH KC QC JC 7C"],
    "N3b": ["7H KS 9S 8S 7S", "AH KD QD JD 7D"],
    "N3c": ["7H QS 8S 7S QD", "7H QS 8S 7S KD", "7H KS 8S 7S QD"],
    "N4": ["QS QD QC 7S 7D", "KS JD 7D JC 7C", "KS QD JC 7C 7S"],
    "N5": ["KS KD KC 7S 8S", "7H KD KC 7S 8S", "7H 8H KC 9S 8S"],
}
ELDER_LACKS = {
    "N1": ["7H 8H KS QS JS"],
    "N2a": ["7H 8H 7S 8S 9D", "7H 8S 9S TS AS"],
    "N2b": ["7H 8H JS 7S 7D", "7H QS 7S 8D 9C", "7H 8H QS 7D 7C"],
    "N2c": ["7H 8H 9S 7S QD", "7H 8H KS 9D 8C"],
    "N2d": ["7H 8H JS 7S AD", "7H 8H AS 7S JD", "7H 8H 9S 7S QD", "7H QS 7S JD 8D"],
    "N3a": ["KS QS JS 7D 8D", "7H KS QS AS 7D", "7H 8H KS QS JS"],
    "N3b": ["7H QS 9S 8S 7S", "7H KS 9S 8S 7D"],
    "N3c": ["7H JS 8S 7S QD", "7H QS 8S 7S JD", "7H QS 7S QD 7D"],
    "N4": ["QS QD JC 7C 7S", "KS QD TC 9C 8C", "KS JD JC 7C 7S", "7H QS QD QC 7S"],
    "N5": ["7H KS 7D 8D 9D", "QS QD QC JS JD"],
}

REFUSED = {
    "D0": ["QS 7S KD 7D QC", "7H KS QS KC 9D QD", "7H 8H QS 7D 7C", "7H KS QS QD 9C"],
    "D1": ["7H 8H JS 9S 8S", "7H 8H QS 9S 8S"],
    "D2": ["7H KS QS JS JD", "7H KS 9S 8S QD", "7H QS 9S 8S KD"],
    "D4": ["7H QS 7S QD 7D"],
    "D5": ["7H QS 7S JD 7D", "7H QS JD 7D JC", "7H QS JD 7D QC"],
    "D6": ["7H KS QD AC 7C", "7H KS QD AC TC"],
    "D7": ["KS JS QD QC 7D", "KS QS JD JC 7S"],
    "D8": ["QS AS QD TD QC"],
    "D9": ["7H 8H 9H 7S 7D", "KS KD KC 7S 8S", "KH 7H KS 7D 8D", "KH QH JH TH AH"],
    "D10": ["7H KS 7S QD 7D", "AH KS JS QD TD"],
}
ACCEPTED = {
    "D0": ["7S 8S 9D TD 7C", "7H QS 9D 8C 7C", "KS 9S QD 8D 7C", "7H 8H JS 7S 9D"],
    "D1": ["7H 8H AS 9S 8S"],
    "D2": ["7H KS QS JS AD", "7H QS 9S 8S JD"],
    "D3": ["7H KS QS JS AS", "7H TS 9S 8S 7S"],
    "D4": ["7H QS QD 8D 7D", "7H QS QD 8C 7C"],
    "D5": ["7H QS JD 7D TC", "7H QS JD 8D 7D"],
    "D6": ["7H KS QD TC 7C"],
    "D7": ["KS QS JS KD 7C", "KS QS KD QD 7D"],
    "D8": ["QS 8S 7S QD QC", "QS 9D 8D QD QC"],
    "D9": ["KH 7H 8H 7S 7D", "KH QH JH TH 7S"],
    "D10": ["7H KS TS 9D 8C", "7H KS 9S TD 8D"],
}


def cases(table: dict[str, list[str]]) -> list[tuple[str, str]]:
    return [(name, hand) for name, hands in table.items() for hand in hands]


@pytest.mark.parametrize(("name", "hand"), cases(ELDER_HOLDS))
def test_the_hand_belongs_to_elders_class(name: str, hand: str) -> None:
    assert name in standard_hands(parse_cards(hand), Suit.HEARTS)


@pytest.mark.parametrize(("name", "hand"), cases(ELDER_LACKS))
def test_the_hand_does_not_belong_to_elders_class(name: str, hand: str) -> None:
    assert name not in standard_hands(parse_cards(hand), Suit.HEARTS)


@pytest.mark.parametrize(("name", "hand"), cases(REFUSED))
def test_the_dealer_refuses_by_the_rule(name: str, hand: str) -> None:
    assert dealers_answer(parse_cards(hand), Suit.HEARTS) == (True, name)


@pytest.mark.parametrize(("name", "hand"), cases(ACCEPTED))
def test_the_dealer_accepts_by_the_rule(name: str, hand: str) -> None:
    assert dealers_answer(parse_cards(hand), Suit.HEARTS) == (False, name)


def test_every_class_has_examples_for_and_against() -> None:
    elder = [row.id for row in ELDER_STANDS]
    dealer = {row.id for row in DEALER_ANSWERS}
    assert list(ELDER_HOLDS) == list(ELDER_LACKS) == elder
    assert dealer == REFUSED.keys() | ACCEPTED.keys() == {f"D{number}" for number in range(11)}
    assert ACCEPTED.keys() == dealer


def test_the_suit_of_trumps_and_the_order_of_the_cards_change_nothing() -> None:
    swapped = str.maketrans("SHDC", "HSCD")
    for _, hand in cases(ELDER_HOLDS) + cases(REFUSED) + cases(ACCEPTED):
        same = " ".join(reversed(hand.translate(swapped).split()))
        assert standard_hands(parse_cards(same), Suit.SPADES) == standard_hands(parse_cards(hand), Suit.HEARTS)
        assert dealers_answer(parse_cards(same), Suit.SPADES) == dealers_answer(parse_cards(hand), Suit.HEARTS)


def test_the_page_lists_every_class_and_the_order_of_the_dealers_rules() -> None:
    page = (Path(__file__).parents[2] / "docs" / "opponents.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| (N\d\w?|D\d+) \|", page, re.MULTILINE)
    assert listed == [*[row.id for row in ELDER_STANDS], *[f"D{number}" for number in range(11)]]
    told = re.search(r"in the order (.+)\.$", page, re.MULTILINE)
    assert told is not None
    assert told[1].split(", ") == list(dict.fromkeys(row.id for row in DEALER_ANSWERS))
