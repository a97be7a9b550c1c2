"""Deal numbers: the same deal for ever, and nothing random beside them."""

import ast
import inspect
from typing import Any

import pytest

from ecarte_widgets import shuffling
from ecarte_widgets.engine import PACK, Cut, FirstDealer, Seat, dealer_by_cut, parse_cards
from ecarte_widgets.shuffling import (
    DEAL_NUMBERS,
    first_dealer_for,
    numbered_cuts,
    numbered_deal,
    secret_number,
)

LAST = 2**53 - 1

# Frozen: a published deal number must never change its deal.
DEALS = {
    0: ("south", "QD 8D KH 7S KC 9H TH AH KS KD 7H TD QC 8S TC 7D 7C 9C 8H TS 9D JS JD JC QS 9S JH AS AC 8C AD QH"),
    1: ("north", "7C 8S QC QD AD KC KS 9S AS QH JH 7H 8D TC 8H 8C 9C JC JD QS AH 7D TH 9H KD 7S TD JS KH AC 9D TS"),
    2: ("south", "JC 8D AS 8H 9D TH JH AD TD 9S QH AH 8C QD TS AC 8S JS 7D QC QS KS 9H KC 7S KD JD TC KH 9C 7C 7H"),
    4821: ("north", "QC 8D KH 9H 7D JD KC QH 7H 8H 9D 9C KS 9S TH KD AS 8C JS JH AC AH 7S TS QD JC QS 8S AD TD TC 7C"),
    2**32: ("north", "TD JD QS JH AC KH KC JS 8C AD 9S 7S KD QC TS 8H QD 8S TC 8D AH 7C KS JC 9C AS 9H 7D 9D QH 7H TH"),
    LAST: ("south", "KC QC JS QS JD TS 8D 9C TH 7C 7H 7D QD JH 9D KH QH 8H AC TC 7S AS KS KD 8C JC 9H 8S TD AH AD 9S"),
}
CUTS = {
    0: ["7C TH"],
    1: ["QH 8H"],
    92: ["KS KH", "JS JD", "QC QD", "JC TC"],
    LAST: ["9S AS"],
}
DRAWN_DEALERS = {0: "north", 1: "north", 2: "south", 3: "south", 4821: "south", LAST: "south"}


@pytest.mark.parametrize("number", DEALS)
def test_a_number_is_its_deal_for_ever(number: int) -> None:
    dealer, pack = DEALS[number]
    deal = numbered_deal(number)
    assert deal.number == number
    assert str(deal.dealer) == dealer
    assert deal.pack == parse_cards(pack)


@pytest.mark.parametrize("number", CUTS)
def test_a_number_is_its_cuts_for_ever(number: int) -> None:
    assert numbered_cuts(number) == tuple(Cut(*parse_cards(cards)) for cards in CUTS[number])


def test_a_number_is_its_drawn_dealer_for_ever() -> None:
    assert {number: str(first_dealer_for(FirstDealer.RANDOM, number)) for number in DRAWN_DEALERS} == DRAWN_DEALERS


def test_words_past_the_last_whole_multiple_are_passed_over_so_that_each_outcome_is_equally_likely() -> None:
    last_word = 2**32 - 1
    assert shuffling._below(3, iter([last_word, 5])) == 5 % 3  # noqa: SLF001  (nobody can wait for such a word)
    assert shuffling._below(2, iter([last_word, 4])) == last_word % 2  # noqa: SLF001


def test_every_number_deals_the_whole_pack_and_no_two_of_many_the_same() -> None:
    packs = [numbered_deal(number).pack for number in range(500)]
    assert all(sorted(pack, key=PACK.index) == list(PACK) for pack in packs)
    assert len(set(packs)) == len(packs)


def test_the_same_number_is_the_same_deal_whatever_was_dealt_in_between() -> None:
    first = numbered_deal(77), numbered_cuts(77)
    numbered_deal(78)
    secret_number("some secret", 77)
    assert (numbered_deal(77), numbered_cuts(77)) == first


@pytest.mark.parametrize("number", [-1, 2**53, 2**64])
def test_a_number_out_of_range_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="between 0 and 9007199254740991"):
        numbered_deal(number)


def test_a_number_that_only_looks_whole_is_refused() -> None:
    number: Any = 4821.0
    with pytest.raises(TypeError):
        numbered_deal(number)


def test_both_ends_of_the_range_are_numbers() -> None:
    assert (DEAL_NUMBERS.start, DEAL_NUMBERS[-1]) == (0, LAST)
    assert numbered_deal(0) != numbered_deal(LAST)


def test_both_players_deal_sometimes() -> None:
    assert {numbered_deal(number).dealer for number in range(20)} == set(Seat)
    assert {first_dealer_for(FirstDealer.RANDOM, number) for number in range(20)} == set(Seat)


def test_cuts_end_with_a_decision_and_never_show_one_card_twice() -> None:
    again = 0
    for number in range(500):
        cuts = numbered_cuts(number)
        assert dealer_by_cut(FirstDealer.HIGH_CARD, cuts) in set(Seat)  # refuses anything but a clean decision
        assert dealer_by_cut(FirstDealer.LOW_CARD, cuts) is dealer_by_cut(FirstDealer.HIGH_CARD, cuts).other
        again += len(cuts) > 1
    assert again > 0


@pytest.mark.parametrize("choice", [FirstDealer.HIGH_CARD, FirstDealer.LOW_CARD])
def test_where_the_table_cuts_the_first_dealer_is_told_by_the_cuts(choice: FirstDealer) -> None:
    assert first_dealer_for(choice, 92) == numbered_cuts(92)


def test_a_secret_gives_the_same_row_of_numbers_again_and_another_secret_another_row() -> None:
    row = [secret_number("one secret", index) for index in range(200)]
    assert row == [secret_number("one secret", index) for index in range(200)]
    other = [secret_number("another secret", index) for index in range(200)]
    assert len({*row, *other}) == 400
    assert all(number in DEAL_NUMBERS for number in (*row, *other))
    assert max(row) > DEAL_NUMBERS.stop // 2 > min(row)


def imported_modules(source: str) -> set[str]:
    """Give the first part of the name of every module that some source text imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            names.add((node.module or "").partition(".")[0])
    return names


def test_shuffling_leans_on_nothing_whose_results_may_change_between_versions() -> None:
    """``random`` may shuffle otherwise in the next Python, ``numpy`` too; SHA-256 cannot."""
    allowed = {"collections", "ecarte_widgets", "hashlib", "itertools", "operator", "typing"}
    assert imported_modules(inspect.getsource(shuffling)) <= allowed
