"""What a player may do: eight acts, as frozen values.

>>> str(Exchange((Card.SEVEN_OF_DIAMONDS, Card.EIGHT_OF_CLUBS)))
'exchange 7D 8C'
"""

from dataclasses import dataclass

from ecarte_widgets.engine.cards import PACK, Card


@dataclass(frozen=True, slots=True)
class Propose:
    """Elder asks for an exchange of cards."""

    def __str__(self) -> str:
        """Give the act as records write it."""
        return "propose"


@dataclass(frozen=True, slots=True)
class Stand:
    """Elder plays without asking (again) for an exchange."""

    def __str__(self) -> str:
        """Give the act as records write it."""
        return "stand"


@dataclass(frozen=True, slots=True)
class Accept:
    """The dealer agrees to the exchange."""

    def __str__(self) -> str:
        """Give the act as records write it."""
        return "accept"


@dataclass(frozen=True, slots=True)
class Refuse:
    """The dealer refuses the exchange: play begins."""

    def __str__(self) -> str:
        """Give the act as records write it."""
        return "refuse"


@dataclass(frozen=True, slots=True)
class Exchange:
    """A player discards cards and draws as many from the stock."""

    cards: tuple[Card, ...]
    """The cards discarded, 0 to 5; their order has no meaning."""

    def __str__(self) -> str:
        """Give the act as records write it."""
        return " ".join(["exchange", *(card.value for card in self.cards)])


@dataclass(frozen=True, slots=True)
class MarkKing:
    """The holder of the king of trumps announces it, for 1 point."""

    def __str__(self) -> str:
        """Give the act as records write it."""
        return "mark-king"


@dataclass(frozen=True, slots=True)
class MarkTurnedKing:
    """The dealer marks the king that was turned up, for 1 point."""

    def __str__(self) -> str:
        """Give the act as records write it."""
        return "mark-turned-king"


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A player leads or plays a card to the trick."""

    card: Card
    """The card played."""

    def __str__(self) -> str:
        """Give the act as records write it."""
        return f"play {self.card.value}"


Action = Propose | Stand | Accept | Refuse | Exchange | MarkKing | MarkTurnedKing | PlayCard
"""Any act of a player."""

PROPOSE = Propose()
STAND = Stand()
ACCEPT = Accept()
REFUSE = Refuse()
MARK_KING = MarkKing()
MARK_TURNED_KING = MarkTurnedKing()
PLAY = {card: PlayCard(card) for card in PACK}
"""The 32 plays, made once: a list of legal plays is asked for at every decision."""
