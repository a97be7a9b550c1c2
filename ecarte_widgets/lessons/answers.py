"""What an answer can be: cards, a place, a number, and a few small values of its own.

>>> Limits(fewest=1, most=5).most
5
"""

from dataclasses import dataclass

from ecarte_widgets.engine import AwardRule, Card, Seat, Suit
from ecarte_widgets.lessons.questions import ActKind, DealPlace

RANKS_OF_52 = ("A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2")
"""The letters of the thirteen ranks of an ordinary pack."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How many cards must and may be exchanged."""

    fewest: int
    """The least."""
    most: int
    """The most."""


@dataclass(frozen=True, slots=True)
class Points:
    """Points for the tricks of a deal."""

    player: Seat
    """Who marks them."""
    points: int
    """How many."""
    rule: AwardRule
    """Which rule set the number."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """Whether a game is won, and by whom."""

    winner: Seat | None
    """The winner; None while nobody has won."""


Answer = (
    frozenset[Card]
    | tuple[Card, ...]
    | Card
    | Seat
    | Suit
    | frozenset[str]
    | DealPlace
    | int
    | frozenset[ActKind]
    | Limits
    | bool
    | Points
    | Outcome
)
"""Any answer; which kind a question takes, its solution shows."""
