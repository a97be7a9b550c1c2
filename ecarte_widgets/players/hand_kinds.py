"""What a hand has that makes it good enough: the classes of standard hands, gathered by what can be said of them.

A class of elder's and one of the dealer's that are of one kind are told in the same words: they describe the cards,
and neither standing nor refusing.
"""

from collections.abc import Mapping
from enum import Enum, unique
from typing import Final


@unique
class HandKind(Enum):
    """What a good hand has; the value is the message id."""

    THREE_TRUMPS = "why.hand.three-trumps"
    """Three trumps or more."""
    TWO_TRUMPS_AND_THREE = "why.hand.two-trumps-and-three"
    """Two trumps, three cards of one plain suit."""
    TWO_TRUMPS_AND_TWO = "why.hand.two-trumps-and-two"
    """Two trumps, two cards of one plain suit, and a plain king, queen or jack."""
    KING_QUEEN_JACK = "why.hand.king-queen-jack"
    """A trump, and king, queen, jack of one plain suit."""
    FOUR_TO_THE_KING = "why.hand.four-to-the-king"
    """A trump, and four cards of one plain suit headed by its king."""
    THREE_AND_A_HIGH_CARD = "why.hand.three-and-a-high-card"
    """A trump, three cards of one plain suit headed by its king or queen, and a high card of another."""
    NO_TRUMP = "why.hand.no-trump"
    """No trump, and a king, queen or jack of each other suit."""
    TWO_TO_THROW = "why.hand.two-to-throw"
    """At most two cards that are neither trumps nor kings."""
    COUNTS_THREE = "why.hand.counts-three"
    """Trumps, and plain suits with the king or the queen: three or more together."""
    QUEEN_AND_JACK = "why.hand.queen-and-jack"
    """A trump, a queen and a jack, both supported."""


KIND_OF: Final[Mapping[str, HandKind]] = {
    "N1": HandKind.THREE_TRUMPS,
    "N2a": HandKind.TWO_TRUMPS_AND_THREE,
    "N2b": HandKind.TWO_TRUMPS_AND_TWO,
    "N2c": HandKind.TWO_TRUMPS_AND_TWO,
    "N2d": HandKind.TWO_TRUMPS_AND_TWO,
    "N3a": HandKind.KING_QUEEN_JACK,
    "N3b": HandKind.FOUR_TO_THE_KING,
    "N3c": HandKind.THREE_AND_A_HIGH_CARD,
    "N4": HandKind.NO_TRUMP,
    "N5": HandKind.TWO_TO_THROW,
    "D0": HandKind.COUNTS_THREE,
    "D1": HandKind.TWO_TRUMPS_AND_THREE,
    "D2": HandKind.THREE_AND_A_HIGH_CARD,
    "D4": HandKind.COUNTS_THREE,
    "D5": HandKind.QUEEN_AND_JACK,
    "D6": HandKind.COUNTS_THREE,
    "D7": HandKind.NO_TRUMP,
    "D8": HandKind.NO_TRUMP,
    "D9": HandKind.TWO_TO_THROW,
    "D10": HandKind.COUNTS_THREE,
}
"""The kind of each class on which elder stands, or the dealer refuses."""


@unique
class EvenChance(Enum):
    """What gives a hand an even chance of three tricks; the value is the message id."""

    THREE_SUITS = "why.chance.three-suits"
    """As good as a queen, a guarded jack and a guarded ten of three plain suits (NM4)."""
    HIGH_CARD = "why.chance.high-card"
    """A trump, and a plain card above the ten (NM5)."""
    FEW_SUITS = "why.chance.few-suits"
    """A trump, and the other cards of at most two suits (NM5)."""


CHANCE_OF: Final[Mapping[str, EvenChance]] = {
    "NM4": EvenChance.THREE_SUITS,
    "NM5a": EvenChance.HIGH_CARD,
    "NM5b": EvenChance.FEW_SUITS,
}
"""What each reading of the books' even chance has."""


@unique
class WeakHand(Enum):
    """Why the dealer accepts; the value is the message id."""

    COUNTS_LESS = "why.accept.counts-less"
    """Trumps, and plain suits with the king or the queen: fewer than three together (D0)."""
    THREE_TRUMPS_WITH_KING = "why.accept.three-trumps-with-king"
    """Three trumps with their king, which the other cannot draw (D9)."""
    NOT_LISTED = "why.accept.not-listed"
    """One of the hands that look strong enough and are not (the others)."""


def weakness_of(rule: str) -> WeakHand:
    """Tell why the dealer accepts by one of its rules."""
    match rule:
        case "D0":
            return WeakHand.COUNTS_LESS
        case "D9":
            return WeakHand.THREE_TRUMPS_WITH_KING
        case _:
            return WeakHand.NOT_LISTED
