"""What an answer can be: cards, a place, a number, and a few small values of its own.

>>> Limits(fewest=1, most=5).most
5
"""

from dataclasses import dataclass
from enum import Enum, unique
from typing import Final

from ecarte_widgets.engine import AwardRule, Card, Rules, Seat, Stake, Suit
from ecarte_widgets.lessons.questions import ActKind, DealPlace, Moment

RANKS_OF_52 = ("A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2")
"""The letters of the thirteen ranks of an ordinary pack."""


STAKE_RULES: Final = {
    Stake.ELDER_ONLY: AwardRule.STAKE_ELDER_ONLY,
    Stake.WINNER_TWO: AwardRule.STAKE_WINNER_TWO,
    Stake.PLUS_ONE: AwardRule.STAKE_PLUS_ONE,
}
"""The rule for playing without an exchange, by what is at stake at the table."""


def award_rules(rules: Rules) -> tuple[AwardRule, ...]:
    """List the rules that can set the points of the tricks at a table.

    >>> [rule.value for rule in award_rules(Rules.classic())]
    ['the-point', 'the-vole', 'stake-winner-two']
    """
    staked = (STAKE_RULES[rules.stake],) if rules.stake in STAKE_RULES else ()
    return (AwardRule.POINT, AwardRule.VOLE, *staked)


@unique
class CutResult(Enum):
    """Who deals by the cards cut; the value is its message id."""

    NORTH = "north"
    """North deals."""
    SOUTH = "south"
    """South deals."""
    AGAIN = "again"
    """Nobody yet: both cut again."""
    CHANCE = "chance"
    """The cards do not count: chance draws the dealer at this table."""


@dataclass(frozen=True, slots=True)
class Packet:
    """Cards dealt in one go."""

    place: DealPlace
    """Where they go."""
    count: int
    """How many."""


PACKETS: Final = (
    Packet(DealPlace.ELDER, 3),
    Packet(DealPlace.ELDER, 2),
    Packet(DealPlace.DEALER, 3),
    Packet(DealPlace.DEALER, 2),
    Packet(DealPlace.TURN_UP, 1),
)
"""The packets to choose from."""


@unique
class GameEnd(Enum):
    """What wins a game; the value is its message id."""

    TURNED_KING = "turned-king"
    """The king turned up."""
    KING = "king"
    """The king of trumps announced."""
    TRICKS = "tricks"
    """The tricks, counted after the last."""
    NOTHING = "nothing"
    """Nothing in this deal: the game goes on."""


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
    """Who wins or marks something, if anybody does."""

    winner: Seat | None
    """The player; None for nobody."""


@dataclass(frozen=True, slots=True)
class Marks:
    """All points of a deal."""

    north: int
    """What north marks."""
    south: int
    """What south marks."""

    def of(self, seat: Seat) -> int:
        """Give what a player marks."""
        return self.north if seat is Seat.NORTH else self.south


Answer = (
    frozenset[Card]
    | tuple[Card, ...]
    | Card
    | Seat
    | Suit
    | frozenset[str]
    | DealPlace
    | Packet
    | CutResult
    | int
    | tuple[Moment, ...]
    | frozenset[ActKind]
    | Limits
    | bool
    | Points
    | Marks
    | Outcome
    | GameEnd
    | AwardRule
)
"""Any answer; which kind a question takes, its solution shows."""
