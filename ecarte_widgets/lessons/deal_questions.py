"""What can be asked about a deal: its pack, its dealer, its packets, its talk and the king of trumps."""

from dataclasses import dataclass
from enum import Enum, unique
from typing import Final

from ecarte_widgets.engine import Card, FirstDealer, Seat
from ecarte_widgets.lessons.positions import ActKind, Position


@unique
class DealPlace(Enum):
    """Where a card of the pack goes when the cards are dealt; the value is its message id."""

    ELDER = "elder"
    """To elder's hand."""
    DEALER = "dealer"
    """To the dealer's hand."""
    TURN_UP = "turn-up"
    """Face up: it makes trumps."""
    STOCK = "stock"
    """It stays in the stock."""


@unique
class Moment(Enum):
    """What happens in a deal with one exchange; the value is its message id."""

    TURN_UP = "turn-up"
    """The turn-up makes trumps."""
    PROPOSE = "propose"
    """Elder proposes."""
    ACCEPT = "accept"
    """The dealer accepts."""
    ELDER_EXCHANGE = "elder-exchange"
    """Elder exchanges."""
    DEALER_EXCHANGE = "dealer-exchange"
    """The dealer exchanges."""
    STAND = "stand"
    """Elder stands."""
    LEAD = "lead"
    """Elder leads to the first trick."""
    POINTS = "points"
    """The points for the tricks are marked."""


@dataclass(frozen=True, slots=True)
class MakePack:
    """Which ranks of a pack of 52 are taken out?"""


@dataclass(frozen=True, slots=True)
class WhoDeals:
    """Both players cut a card; who deals first?"""

    choice: FirstDealer
    """Whether the higher or the lower card deals; where chance draws the dealer, the cards do not count."""
    north: Card
    """The card that north cut."""
    south: Card
    """The card that south cut."""

    def __post_init__(self) -> None:
        """Refuse one card cut by both.

        Raises:
            ValueError: both cards are the same one.
        """
        if self.north is self.south:
            message = "two players cannot cut the same card"
            raise ValueError(message)


@dataclass(frozen=True, slots=True)
class NextPacket:
    """Some packets are dealt; which comes next?"""

    number: int
    """How many packets are dealt, 0 to 4; after four the turn-up follows."""
    dealer: Seat
    """Who deals."""

    def __post_init__(self) -> None:
        """Refuse a number after which no packet follows.

        Raises:
            ValueError: not 0 to 4.
        """
        if self.number not in range(5):
            message = f"a packet follows after 0 to 4 packets: {self.number}"
            raise ValueError(message)


@dataclass(frozen=True, slots=True)
class DealOrder:
    """Where does this card of the pack go when the cards are dealt?"""

    number: int
    """Which card, from 1 at the top to 32."""

    def __post_init__(self) -> None:
        """Refuse a number that no card has.

        Raises:
            ValueError: not 1 to 32.
        """
        if self.number not in range(1, 33):
            message = f"the cards of the pack are numbered 1 to 32: {self.number}"
            raise ValueError(message)


@dataclass(frozen=True, slots=True)
class NameTrumps:
    """Which suit is trumps?"""

    turn_up: Card
    """The card turned up."""


@dataclass(frozen=True, slots=True)
class WhoMarksTurnUp:
    """To whom does this turn-up give a point, if to anybody?"""

    dealer: Seat
    """Who dealt."""
    turn_up: Card
    """The card turned up."""


@dataclass(frozen=True, slots=True)
class CountStock:
    """How many cards are left in the stock?"""

    exchanged: tuple[int, ...] = ()
    """How many cards were exchanged so far: elder, the dealer, elder and so on."""


@dataclass(frozen=True, slots=True)
class OrderMoments:
    """In which order does this happen in a deal?"""

    moments: tuple[Moment, ...]
    """What happens, in the order shown."""

    def __post_init__(self) -> None:
        """Refuse what has no order.

        Raises:
            ValueError: fewer than two moments, or one twice.
        """
        if len(self.moments) < 2 or len(set(self.moments)) < len(self.moments):  # noqa: PLR2004
            message = "moments to be put in order are two or more different ones"
            raise ValueError(message)


_KING_ACTS: Final = (ActKind.MARK_KING, ActKind.MARK_TURNED_KING)


@dataclass(frozen=True, slots=True)
class MayDo:
    """What may this player do now? All of it is to be marked."""

    position: Position
    """The moment, and who is asked."""
    has_kings: bool = True
    """Whether to mark a king is among the choices: not before it is taught what that brings."""

    @property
    def acts(self) -> tuple[ActKind, ...]:
        """The choices, in the order shown."""
        return tuple(kind for kind in ActKind if self.has_kings or kind not in _KING_ACTS)


@dataclass(frozen=True, slots=True)
class DiscardLimits:
    """How many cards must and may this player exchange?"""

    position: Position
    """The player who is to exchange."""

    def __post_init__(self) -> None:
        """Refuse a position without an exchange to make.

        Raises:
            ValueError: the player asked is not to exchange.
        """
        if self.position.view.exchange is None:
            message = "the position does not await an exchange from the player asked"
            raise ValueError(message)


@dataclass(frozen=True, slots=True)
class MayMarkKing:
    """May this player mark the king of trumps, held or turned up, now?"""

    position: Position
    """The moment, and who is asked."""
