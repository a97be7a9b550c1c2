"""The standard hands on which the dealer refuses, and those on which the dealer accepts.

One function for each class, its id and source first in its docstring, as in
:mod:`ecarte_widgets.players.standard_hands`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ecarte_widgets.engine import Rank, Suit
from ecarte_widgets.players.holding import LOWEST_COURT, Cards, Holding, Predicate, is_guarded
from ecarte_widgets.players.standard_hands import (
    one_trump_and_a_tierce_major,
    only_two_to_throw,
    two_trumps_and_three_of_a_suit,
)

TWO, THREE, FOUR = 2, 3, 4


class DealerRule(NamedTuple):
    """A rule for the dealer's answer."""

    id: str
    """Its id, D0 to D10."""
    applies: Predicate
    """Whether it speaks about a hand."""
    refuses: Predicate
    """Whether it refuses with that hand; otherwise it accepts."""


class Answer(NamedTuple):
    """What the dealer's rules say about a hand."""

    refuse: bool
    """Refuse, or accept."""
    rule: str
    """The id of the rule that said so."""


def _refuses_only_two_to_throw(hand: Holding) -> bool:
    """D9 (read: Hoffmann): refuse when only two cards could be thrown.

    With three trumps refuse, unless the king of trumps is one (the same source). That exception is followed while
    there is still something to throw.
    """
    return not (len(hand.trumps) >= THREE and hand.has_king_of_trumps and hand.thrown)


def _is_two_trumps_and_three_of_a_suit(hand: Holding) -> bool:
    """D1 (read: EB11): two trumps and three of one plain suit: accept, unless a court card heads it."""
    return two_trumps_and_three_of_a_suit(hand)


def _has_court_head(hand: Holding) -> bool:
    return hand.heads[0].rank >= LOWEST_COURT


def _is_one_trump_and_a_long_suit(hand: Holding) -> bool:
    """D2 (read: EB11): one trump, king, queen, jack of one plain suit: accept, unless the fifth is a court card.

    With similar hands, weaker in that suit: accept, unless the fifth card is a queen. Read as: similar is three cards
    headed by a king or a queen, and a king as the fifth card is no weaker than a queen. With the fifth card in the
    same suit D3 speaks, with two queens D4.
    """
    return len(hand.trumps) == 1 and hand.shape == (3, 1) and hand.heads[0].rank >= Rank.QUEEN


def _has_fifth_high_enough(hand: Holding) -> bool:
    return hand.heads[1].rank >= (LOWEST_COURT if one_trump_and_a_tierce_major(hand) else Rank.QUEEN)


def _is_one_trump_and_four_of_a_suit(hand: Holding) -> bool:
    """D3 (read: EB11): one trump and four of one plain suit: accept."""
    return len(hand.trumps) == 1 and hand.shape == (4,)


def _is_one_trump_two_queens(hand: Holding) -> bool:
    """D4 (read: EB11): one trump and two queens: accept, unless both have one card beside them.

    Read as: exactly two plain queens and no plain king.
    """
    return len(hand.trumps) == 1 and len(hand.headed_by(Rank.QUEEN)) == TWO and not hand.headed_by(Rank.KING)


def _are_both_guarded(hand: Holding) -> bool:
    return hand.shape == (2, 2)


def _is_one_trump_queen_and_guarded_jack(hand: Holding) -> bool:
    """D5 (read: EB11): one trump, the queen of one suit, a guarded jack of another.

    Accept, unless the queen is guarded too or the card of the fourth suit is a court card.
    """
    jacks = hand.headed_by(Rank.JACK)
    return len(hand.trumps) == 1 and bool(hand.headed_by(Rank.QUEEN)) and any(map(is_guarded, jacks))


def _has_guarded_queen_or_fourth_court(hand: Holding) -> bool:
    queens_guarded = any(map(is_guarded, hand.headed_by(Rank.QUEEN)))
    return queens_guarded or (len(hand.suits) == THREE and all(head.rank >= LOWEST_COURT for head in hand.heads))


def _is_one_trump_bare_king_and_queen(hand: Holding) -> bool:
    """D6 (read: EB11): one trump, an unguarded king and an unguarded queen.

    Accept, unless the fourth suit has a card as high as an ace.
    """
    bare = [suit[0].rank for suit in hand.suits if len(suit) == 1]
    return len(hand.trumps) == 1 and hand.shape == (2, 1, 1) and sorted(bare) == [Rank.QUEEN, Rank.KING]


def _has_ace_high(hand: Holding) -> bool:
    return hand.heads[0].rank >= Rank.ACE


def _is_four_courts_without_a_trump(hand: Holding) -> bool:
    """D7 (read: EB11): four court cards or more, no trump: accept, unless of three different suits."""
    return not hand.trumps and sum(card.rank >= LOWEST_COURT for card in hand.plain) >= FOUR


def _are_courts_of_three_suits(hand: Holding) -> bool:
    return len({card.suit for card in hand.plain if card.rank >= LOWEST_COURT}) == THREE


def _is_three_queens(hand: Holding) -> bool:
    """D8 (read: EB11): three queens: refuse when two of them have one card beside them, else accept.

    Read as: without a trump. Where D7 speaks too, D7 is followed.
    """
    return not hand.trumps and sum(card.rank is Rank.QUEEN for card in hand.plain) == THREE


def _are_two_guarded(hand: Holding) -> bool:
    return hand.shape == (2, 2, 1)


def _is_one_trump_two_guarded_ladies(hand: Holding) -> bool:
    """D10, first half (read: Hoffmann): one trump and two guarded queens, or guarded king and queen: refuse.

    The two queens are those of D4, which speaks first and says the same.
    """
    heads = [head.rank for head in hand.heads]
    return len(hand.trumps) == 1 and hand.shape == (2, 2) and Rank.QUEEN in heads and min(heads) is Rank.QUEEN


def _is_one_trump_one_king_and_nothing(hand: Holding) -> bool:
    """D10, second half (read: Hoffmann): one trump, one king, and nothing else above a ten: accept."""
    ranks = sorted([card.rank for card in hand.plain], reverse=True)
    return len(hand.trumps) == 1 and ranks[0] is Rank.KING and ranks[1] <= Rank.TEN


def _is_guarded_all_round(hand: Holding) -> bool:
    """D0 (read: EB11): accept, unless guarded in three suits, in two with a trump, or in one with two trumps.

    A queen is named as a sufficient guard. Read as: a plain suit is guarded by a king or a queen, not by a jack,
    since D5 accepts with queen and guarded jack beside a trump.
    """
    guarded = sum(head.rank >= Rank.QUEEN for head in hand.heads)
    return guarded + len(hand.trumps) >= THREE and bool(guarded)


def _always(_: Holding) -> bool:
    return True


def _never(_: Holding) -> bool:
    return False


DEALER_ANSWERS: Sequence[DealerRule] = (
    DealerRule("D9", only_two_to_throw, _refuses_only_two_to_throw),
    DealerRule("D1", _is_two_trumps_and_three_of_a_suit, _has_court_head),
    DealerRule("D5", _is_one_trump_queen_and_guarded_jack, _has_guarded_queen_or_fourth_court),
    DealerRule("D4", _is_one_trump_two_queens, _are_both_guarded),
    DealerRule("D2", _is_one_trump_and_a_long_suit, _has_fifth_high_enough),
    DealerRule("D3", _is_one_trump_and_four_of_a_suit, _never),
    DealerRule("D10", _is_one_trump_two_guarded_ladies, _always),
    DealerRule("D6", _is_one_trump_bare_king_and_queen, _has_ace_high),
    DealerRule("D7", _is_four_courts_without_a_trump, _are_courts_of_three_suits),
    DealerRule("D8", _is_three_queens, _are_two_guarded),
    DealerRule("D10", _is_one_trump_one_king_and_nothing, _never),
    DealerRule("D0", _always, _is_guarded_all_round),
)
"""The dealer's rules, the particular ones before the general one; the first that applies decides."""


def dealers_answer(hand: Cards, trump: Suit) -> Answer:
    """Tell what the dealer's rules say, and which of them says it.

    >>> from ecarte_widgets.engine import parse_cards
    >>> dealers_answer(parse_cards("8H 7H TS 9S 7S"), Suit.HEARTS)
    Answer(refuse=False, rule='D1')
    """
    holding = Holding.of(hand, trump)
    rule = next(rule for rule in DEALER_ANSWERS if rule.applies(holding))
    return Answer(rule.refuses(holding), rule.id)
