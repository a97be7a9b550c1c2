"""What can be asked about cards: which may be played, which is the stronger, who takes the trick and leads."""

from dataclasses import dataclass

from ecarte_widgets.engine import Card, Seat, Suit, View
from ecarte_widgets.lessons.positions import Position


@dataclass(frozen=True, slots=True)
class MarkPlayable:
    """Which of your cards may be played now? All of them are to be marked."""

    position: Position
    """The player awaited, with a card to lead or to play."""

    def __post_init__(self) -> None:
        """Refuse a position in which no card is awaited from the player.

        Raises:
            ValueError: it is another's turn, or no card is awaited.
        """
        if not self.position.view.actions or self.position.view.exchange or not _awaits_card(self.position.view):
            message = "the position does not await a card from the player asked"
            raise ValueError(message)


def _awaits_card(view: View) -> bool:
    """Tell whether the viewer is to lead or play."""
    return view.is_own_turn and view.talk.end is not None


@dataclass(frozen=True, slots=True)
class WhoTakes:
    """Who takes this trick, and leads to the next one?"""

    leader: Seat
    """Who led."""
    led: Card
    """The card led."""
    answer: Card
    """The other's card."""
    trump: Suit
    """The suit of trumps."""


@dataclass(frozen=True, slots=True)
class WhoLeads:
    """Who leads now?"""

    dealer: Seat
    """Who dealt; the other is elder."""
    last: WhoTakes | None = None
    """The trick before; None before the first."""


@dataclass(frozen=True, slots=True)
class WhichCardWins:
    """Which of the two cards takes the trick?"""

    led: Card
    """The card led."""
    answer: Card
    """The other card."""
    trump: Suit
    """The suit of trumps."""

    @property
    def cards(self) -> tuple[Card, Card]:
        """Both cards, as played."""
        return self.led, self.answer


@dataclass(frozen=True, slots=True)
class OrderCards:
    """Put these cards in order, the strongest first.

    Trumps stand above all others. Between two plain suits neither card is the stronger: their cards may stand
    in either order.
    """

    cards: tuple[Card, ...]
    """The cards, in the order shown."""
    trump: Suit
    """The suit of trumps."""

    def __post_init__(self) -> None:
        """Refuse what cannot be put in order.

        Raises:
            ValueError: fewer than two cards, or one twice.
        """
        if len(self.cards) < 2 or len(set(self.cards)) < len(self.cards):  # noqa: PLR2004
            message = "cards to be put in order are two or more different ones"
            raise ValueError(message)
