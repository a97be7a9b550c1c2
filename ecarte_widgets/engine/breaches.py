"""Why an act is refused: a code for every rule that can be broken.

The code's value is also its message id and its anchor in docs/rules.
"""

from dataclasses import dataclass
from enum import Enum, unique

from ecarte_widgets.engine.cards import Card


@unique
class BreachCode(Enum):
    """The rule that an act would break."""

    GAME_OVER = "game-over"
    """The game is won: nothing can be done or marked any more."""
    DEAL_OVER = "deal-over"
    """The five tricks are played; only the next deal can follow."""
    NO_DEAL = "no-deal"
    """No cards are dealt yet."""
    DEAL_UNFINISHED = "deal-unfinished"
    """The next deal was asked for before this one is finished."""
    NOT_YOUR_TURN = "not-your-turn"
    """The other player is awaited."""
    STAND_OR_PROPOSE_FIRST = "stand-or-propose-first"
    """The deal waits for elder to stand or propose."""
    ANSWER_FIRST = "answer-first"
    """The deal waits for the dealer to accept or refuse."""
    EXCHANGE_FIRST = "exchange-first"
    """The proposal was accepted: the deal waits for an exchange."""
    TALK_IS_OVER = "talk-is-over"
    """The talk is over: the deal waits for a card."""
    STOCK_EMPTY = "stock-empty"
    """Elder cannot propose when no card is left to draw."""
    EXCHANGE_TOO_FEW = "exchange-too-few"
    """Fewer cards than must be exchanged."""
    EXCHANGE_TOO_MANY = "exchange-too-many"
    """More cards than the stock holds."""
    CARD_TWICE = "card-twice"
    """One card named twice in an exchange."""
    CARD_NOT_HELD = "card-not-held"
    """A card that the player does not hold."""
    MUST_FOLLOW_SUIT = "must-follow-suit"
    """The player holds the suit led and must play it."""
    MUST_OVERTAKE = "must-overtake"
    """The player can beat the lead in its suit and must."""
    MUST_TRUMP = "must-trump"
    """The player has none of the suit led and must trump, under ``void: must_trump``."""
    KING_NOT_HELD = "king-not-held"
    """The player does not hold the king of trumps."""
    KING_ALREADY_MARKED = "king-already-marked"
    """The king of trumps was marked in this deal."""
    KING_TOO_EARLY = "king-too-early"
    """A king in hand may be announced only when the talk is over."""
    KING_TOO_LATE = "king-too-late"
    """The time for announcing a king in hand is over."""
    NO_KING_TURNED_UP = "no-king-turned-up"
    """The turn-up is not a king."""
    TURNED_KING_IS_THE_DEALERS = "turned-king-is-the-dealers"
    """Only the dealer may mark a turned-up king."""


@dataclass(frozen=True, slots=True)
class Breach:
    """One act that is refused, with what its explanation needs.

    Nothing here tells a player more than the own hand and the open cards do.
    """

    code: BreachCode
    """The rule."""
    cards: tuple[Card, ...] = ()
    """The cards that would be legal instead, or the cards at fault; the code says which."""
    led: Card | None = None
    """The card led, where the rule is about following."""
    limit: int = 0
    """How many cards may or must be exchanged, where the rule is about that."""
    only_stand: bool = False
    """Whether standing is all that is left to elder, where the deal waits for elder's word: the stock is empty."""


class IllegalAction(ValueError):  # noqa: N818  (the field's name for it; "Error" adds nothing)
    """An act against the rules; the state it was tried on is unchanged."""

    def __init__(self, breach: Breach) -> None:
        """Keep the breach."""
        super().__init__(breach.code.value)
        self.breach = breach

    @property
    def code(self) -> BreachCode:
        """The rule that would be broken."""
        return self.breach.code
