"""Cutting for the first deal."""

import pytest

from ecarte_widgets.engine import (
    CardsCut,
    Cut,
    CutError,
    DealerChoice,
    DealerChosen,
    FirstDealer,
    Rules,
    Seat,
    dealer_by_cut,
    new_game,
    parse_cards,
)
from tests.engine.naive import naive_dealer_by_cut

HIGH, LOW = FirstDealer.HIGH_CARD, FirstDealer.LOW_CARD


def cut(text: str) -> Cut:
    north, south = parse_cards(text)
    return Cut(north, south)


@pytest.mark.parametrize(
    ("cards", "higher"),
    [
        ("KS QH", Seat.NORTH),
        ("QH KS", Seat.SOUTH),
        ("JD AC", Seat.NORTH),
        ("TD AC", Seat.SOUTH),
        ("7S 8S", Seat.SOUTH),
        ("AS KS", Seat.SOUTH),
    ],
)
def test_the_higher_or_lower_card_deals_ranked_as_in_play(cards: str, higher: Seat) -> None:
    assert dealer_by_cut(HIGH, [cut(cards)]) is higher
    assert dealer_by_cut(LOW, [cut(cards)]) is higher.other


@pytest.mark.parametrize("choice", [HIGH, LOW])
def test_every_pair_of_ranks_is_decided_as_the_naive_rules_say(choice: FirstDealer) -> None:
    for north in "KQJAT987":
        for south in "KQJAT987":
            expected = naive_dealer_by_cut({"first_dealer": choice.value}, [(north + "S", south + "H")])
            if expected is None:
                with pytest.raises(CutError):
                    dealer_by_cut(choice, [cut(f"{north}S {south}H")])
            else:
                assert str(dealer_by_cut(choice, [cut(f"{north}S {south}H")])) == expected


def test_equal_ranks_cut_again() -> None:
    assert dealer_by_cut(HIGH, [cut("KS KH"), cut("7S 7H"), cut("7S 8H")]) is Seat.SOUTH


@pytest.mark.parametrize(
    ("choice", "cuts", "problem"),
    [
        (HIGH, [], "no-decision"),
        (LOW, ["KS KH"], "no-decision"),
        (HIGH, ["KS QH", "7S 8H"], "cut-after-decision"),
        (HIGH, ["KS KS"], "same-card"),
        (LOW, ["KS KH", "8D 8D"], "same-card"),
        (FirstDealer.RANDOM, ["KS QH"], "not-cut-for"),
    ],
)
def test_cuts_that_decide_nothing_or_cannot_be_are_refused(choice: FirstDealer, cuts: list[str], problem: str) -> None:
    with pytest.raises(CutError) as refused:
        dealer_by_cut(choice, [cut(one) for one in cuts])
    assert refused.value.problem == problem


def test_a_new_game_shows_every_cut_and_then_who_deals() -> None:
    first, second = cut("KS KH"), cut("7S 8H")
    step = new_game(Rules(first_dealer=LOW), [first, second])
    assert step.events == (CardsCut(*first), CardsCut(*second), DealerChosen(Seat.NORTH, DealerChoice.CUT))
    assert step.game.first_dealer is step.game.next_dealer is Seat.NORTH
    assert step.game.cuts == (first, second)


def test_a_drawn_dealer_is_taken_as_given_under_any_rules() -> None:
    """A numbered deal has its own dealer, whatever the table says of the first."""
    for choice in FirstDealer:
        step = new_game(Rules(first_dealer=choice), Seat.SOUTH)
        assert step.events == (DealerChosen(Seat.SOUTH, DealerChoice.DRAWN),)
        assert step.game.next_dealer is Seat.SOUTH


def test_a_table_that_draws_its_dealer_does_not_cut() -> None:
    with pytest.raises(CutError, match="not-cut-for"):
        new_game(Rules(), [cut("KS QH")])
