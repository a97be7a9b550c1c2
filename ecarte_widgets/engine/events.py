"""What happened, in the past tense.

No event carries a card that both players may not see, so events need no filter: an exchange tells how many
cards were exchanged, never which. Who may see what else is the work of the view.
"""

from dataclasses import dataclass
from enum import Enum, unique

from ecarte_widgets.engine.cards import HAND_SIZE, PACK, Card
from ecarte_widgets.engine.scoring import Award
from ecarte_widgets.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class CardsCut:
    """Both players cut a card to find the first dealer."""

    north: Card
    """The card that north cut."""
    south: Card
    """The card that south cut."""


@unique
class DealerChoice(Enum):
    """How the first dealer was found."""

    DRAWN = "drawn"
    """By chance, outside the engine."""
    CUT = "cut"
    """By the cards cut."""


@dataclass(frozen=True, slots=True)
class DealerChosen:
    """The first dealer of the game is known."""

    dealer: Seat
    """Who deals first."""
    choice: DealerChoice
    """How it was found."""


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """The cards were dealt and the turn-up names trumps."""

    dealer: Seat
    """Who dealt."""
    card: Card
    """The turn-up."""


@dataclass(frozen=True, slots=True)
class TurnedKingLost:
    """The next deal began and the dealer of the last one never marked the king turned up."""

    dealer: Seat
    """Who lost the point."""
    card: Card
    """The king."""


@dataclass(frozen=True, slots=True)
class Proposed:
    """Elder asked for an exchange."""

    player: Seat
    """Elder."""


@dataclass(frozen=True, slots=True)
class Stood:
    """Elder plays without asking: the talk is over."""

    player: Seat
    """Elder."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """The dealer agreed to the exchange."""

    player: Seat
    """The dealer."""


@dataclass(frozen=True, slots=True)
class Refused:
    """The dealer refused: the talk is over."""

    player: Seat
    """The dealer."""


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A player discarded and drew."""

    player: Seat
    """Who exchanged."""
    count: int
    """How many cards, 0 to 5."""


@dataclass(frozen=True, slots=True)
class KingMarked:
    """A king was marked, turned up or held; its point is in ``award``."""

    card: Card
    """The king of trumps."""
    award: Award
    """The point."""


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was led or played to the trick."""

    player: Seat
    """Who played."""
    card: Card
    """The card."""


@dataclass(frozen=True, slots=True)
class TrickWon:
    """The second card completed a trick."""

    player: Seat
    """Who takes it and leads next."""
    number: int
    """Which trick of the deal, 1 to 5."""


@dataclass(frozen=True, slots=True)
class DealScored:
    """The tenth card was played and the tricks brought their points."""

    award: Award
    """The points."""


@dataclass(frozen=True, slots=True)
class GameWon:
    """A player reached the target: the game is over."""

    player: Seat
    """The winner."""


Event = (
    CardsCut
    | DealerChosen
    | TurnedUp
    | TurnedKingLost
    | Proposed
    | Stood
    | Accepted
    | Refused
    | Exchanged
    | KingMarked
    | CardPlayed
    | TrickWon
    | DealScored
    | GameWon
)
"""Anything that happened at the table."""

CARD_PLAYED = {(seat, card): CardPlayed(seat, card) for seat in Seat for card in PACK}
"""Every card by every player, made once, as the plays are: one is asked for at every card."""
TRICK_WON = {(seat, number): TrickWon(seat, number) for seat in Seat for number in range(1, HAND_SIZE + 1)}
"""Every trick by every player, made once."""
