"""The standard hands on which elder plays without proposing, the *jeux de règle*.

One function for each class, its id and source first in its docstring. EB11 is the article *Écarté* of the
*Encyclopædia Britannica* of 1911, Hoffmann is *Hoyle's Games Modernized*. "Read" means that the rule was read there,
"corroborated" that the class was found there while our wording of it is our own. A class without a source is the
common teaching of the game as we know it. Where wording is open, the docstring says how we read it, and we read it
for fewer hands rather than more.

A plain suit is one that is not trumps; a card is guarded by another of its suit; king, queen and jack are court cards.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ecarte_widgets.engine import Rank, Suit
from ecarte_widgets.players.holding import Cards, Holding, Predicate, is_guarded

TWO, THREE = 2, 3


class StandardHand(NamedTuple):
    """A class of hands on which elder stands."""

    id: str
    """Its id, N1 to N5."""
    is_held: Predicate
    """Whether a hand belongs to it."""


def three_trumps(hand: Holding) -> bool:
    """N1: three trumps or more, whatever the rest."""
    return len(hand.trumps) >= THREE


def two_trumps_and_three_of_a_suit(hand: Holding) -> bool:
    """N2a (corroborated: EB11): two trumps and three cards of one plain suit."""
    return len(hand.trumps) == TWO and hand.shape == (3,)


def two_trumps_and_a_pair_with_a_queen(hand: Holding) -> bool:
    """N2b: two trumps and two cards of one plain suit, one of them as high as a queen."""
    return len(hand.trumps) == TWO and hand.shape == (2, 1) and hand.heads[0].rank >= Rank.QUEEN


def two_trumps_a_small_pair_and_a_king(hand: Holding) -> bool:
    """N2c: two trumps, two small cards of one plain suit, and a king of another."""
    return len(hand.trumps) == TWO and hand.shape == (2, 1) and hand.heads[1].rank is Rank.KING


def two_trumps_between(hand: Holding) -> bool:
    """N2d: two trumps and a hand between N2b and N2c.

    Read as: the higher of the two is a jack and the fifth card a jack or better, or the higher of the two is an ace
    or a ten and the fifth card a queen or better.
    """
    if len(hand.trumps) != TWO or hand.shape != (2, 1):
        return False
    pair, fifth = hand.heads[0].rank, hand.heads[1].rank
    if pair is Rank.JACK:
        return fifth >= Rank.JACK
    return pair in (Rank.ACE, Rank.TEN) and fifth >= Rank.QUEEN


def one_trump_and_a_tierce_major(hand: Holding) -> bool:
    """N3a (corroborated: EB11): one trump and king, queen, jack of one plain suit; the fifth card is any."""
    return len(hand.trumps) == 1 and any(
        [card.rank for card in suit[:3]] == [Rank.KING, Rank.QUEEN, Rank.JACK] for suit in hand.suits
    )


def one_trump_and_four_to_the_king(hand: Holding) -> bool:
    """N3b (corroborated: EB11): one trump and four cards of one plain suit, headed by the king."""
    return len(hand.trumps) == 1 and hand.shape == (4,) and hand.heads[0].rank is Rank.KING


def one_trump_three_to_the_queen_and_a_queen(hand: Holding) -> bool:
    """N3c (corroborated: EB11): one trump, three of a plain suit headed by the queen, and another queen.

    Read as: a king in the place of either queen is no weaker.
    """
    return len(hand.trumps) == 1 and hand.shape == (3, 1) and all(head.rank >= Rank.QUEEN for head in hand.heads)


def as_good_as_three_queens(hand: Holding) -> bool:
    """N4 (corroborated: EB11): no trump, and three queens in different suits or what equals them.

    King and two guarded jacks are named as equal. Read as: a king counts 2, a queen 1, a guarded jack one half, the
    head of a suit alone counts, all three suits must count, and together they must make 3.
    """
    if hand.trumps or len(hand.suits) != THREE:
        return False
    halves = {Rank.KING: 4, Rank.QUEEN: 2}
    counts = [
        1 if suit[0].rank is Rank.JACK and is_guarded(suit) else halves.get(suit[0].rank, 0) for suit in hand.suits
    ]
    return all(counts) and sum(counts) >= 2 * THREE


def only_two_to_throw(hand: Holding) -> bool:
    """N5 (read: EB11): no more than two cards could be thrown without throwing a king or a trump."""
    return len(hand.thrown) <= TWO


ELDER_STANDS: Sequence[StandardHand] = (
    StandardHand("N1", three_trumps),
    StandardHand("N2a", two_trumps_and_three_of_a_suit),
    StandardHand("N2b", two_trumps_and_a_pair_with_a_queen),
    StandardHand("N2c", two_trumps_a_small_pair_and_a_king),
    StandardHand("N2d", two_trumps_between),
    StandardHand("N3a", one_trump_and_a_tierce_major),
    StandardHand("N3b", one_trump_and_four_to_the_king),
    StandardHand("N3c", one_trump_three_to_the_queen_and_a_queen),
    StandardHand("N4", as_good_as_three_queens),
    StandardHand("N5", only_two_to_throw),
)
"""The hands on which elder stands."""


def standard_hands(hand: Cards, trump: Suit) -> tuple[str, ...]:
    """List the ids of elder's classes that a hand belongs to.

    >>> from ecarte_widgets.engine import parse_cards
    >>> standard_hands(parse_cards("8H 7H TS 9S 7S"), Suit.HEARTS)
    ('N2a',)
    """
    holding = Holding.of(hand, trump)
    return tuple([standard.id for standard in ELDER_STANDS if standard.is_held(holding)])
