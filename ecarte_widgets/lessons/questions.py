"""What a step of a lesson can ask, each kind with the material that the learner is shown.

A question holds no answer: :mod:`ecarte_widgets.lessons.solving` works that out by the engine.

>>> WhichCardWins(led=Card.ACE_OF_SPADES, answer=Card.TEN_OF_SPADES, trump=Suit.HEARTS).cards
(Card('AS'), Card('TS'))
"""

from dataclasses import dataclass, field, replace
from enum import Enum, unique

from ecarte_widgets.engine import Action, Card, Game, Rules, Seat, Suit, Talk, View, view_for


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
class ActKind(Enum):
    """The acts of a player, without their cards; the value is the verb of the record."""

    PROPOSE = "propose"
    """Ask for an exchange."""
    STAND = "stand"
    """Play without asking."""
    ACCEPT = "accept"
    """Agree to an exchange."""
    REFUSE = "refuse"
    """Refuse an exchange."""
    EXCHANGE = "exchange"
    """Discard and draw."""
    PLAY = "play"
    """Lead or play a card."""
    MARK_KING = "mark-king"
    """Announce the king of trumps in hand."""
    MARK_TURNED_KING = "mark-turned-king"
    """Mark the king turned up."""


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of a game, as one player sees it; two are equal when that player sees the same."""

    game: Game = field(repr=False, compare=False)
    """The game with everything hidden in it: for the engine alone."""
    seat: Seat = field(compare=False)
    """Who is asked."""
    view: View = field(init=False, repr=False)
    """All that may be shown."""

    def __post_init__(self) -> None:
        """Work out the view.

        Raises:
            ValueError: no deal has begun.
        """
        object.__setattr__(self, "view", view_for(self.game, self.seat))


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

    Only trumps and one plain suit can be put in order: between two plain suits neither card is the stronger.
    """

    cards: tuple[Card, ...]
    """The cards, in the order shown."""
    trump: Suit
    """The suit of trumps."""

    def __post_init__(self) -> None:
        """Refuse cards that have no order.

        Raises:
            ValueError: fewer than two cards, one twice, or two plain suits.
        """
        plain = {card.suit for card in self.cards if card.suit is not self.trump}
        if len(self.cards) < 2 or len(set(self.cards)) < len(self.cards) or len(plain) > 1:  # noqa: PLR2004
            message = "cards to be put in order are two or more different ones, of trumps and one other suit at most"
            raise ValueError(message)


@dataclass(frozen=True, slots=True)
class NameTrumps:
    """Which suit is trumps?"""

    turn_up: Card
    """The card turned up."""


@dataclass(frozen=True, slots=True)
class MakePack:
    """Which ranks of a pack of 52 are taken out?"""


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
class CountStock:
    """How many cards are left in the stock?"""

    exchanged: tuple[int, ...] = ()
    """How many cards were exchanged so far: elder, the dealer, elder and so on."""


@dataclass(frozen=True, slots=True)
class MayDo:
    """What may this player do now? All of it is to be marked."""

    position: Position
    """The moment, and who is asked."""


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


@dataclass(frozen=True, slots=True)
class ScoreDeal:
    """Who marks how many points for the tricks of this deal, and by which rule?"""

    rules: Rules
    """The rules of the table."""
    dealer: Seat
    """Who dealt."""
    talk: Talk
    """The talk, which may have raised the stake."""
    elder_tricks: int
    """How many of the five tricks elder took."""

    def __post_init__(self) -> None:
        """Refuse a deal that is not over.

        Raises:
            ValueError: the talk is open, or the tricks are not 0 to 5.
        """
        if self.talk.end is None or self.elder_tricks not in range(6):
            message = "a deal is scored when its talk is over and its five tricks are played"
            raise ValueError(message)


@dataclass(frozen=True, slots=True)
class WhoWinsGame:
    """Who has won the game when all this has happened, and was it won at all?"""

    game: Game = field(repr=False)
    """The game when the cards lay on the table, all of them open."""
    acts: tuple[Action, ...]
    """What was done and claimed then, in order; what comes after the win counts no more."""


Question = (
    MarkPlayable
    | WhoTakes
    | WhichCardWins
    | OrderCards
    | NameTrumps
    | MakePack
    | DealOrder
    | CountStock
    | MayDo
    | DiscardLimits
    | MayMarkKing
    | ScoreDeal
    | WhoWinsGame
)
"""Anything that can be asked."""


def under(question: Question, rules: Rules) -> Question:
    """Ask the same of the same cards at a table with other rules; some questions no rule can change.

    >>> under(NameTrumps(Card.KING_OF_SPADES), Rules.classic())
    NameTrumps(turn_up=Card('KS'))
    """
    match question:
        case MarkPlayable(at) | MayDo(at) | DiscardLimits(at) | MayMarkKing(at):
            return replace(question, position=Position(at.game._replace(rules=rules), at.seat))
        case ScoreDeal():
            return replace(question, rules=rules)
        case WhoWinsGame():
            return replace(question, game=question.game._replace(rules=rules))
        case _:
            return question
