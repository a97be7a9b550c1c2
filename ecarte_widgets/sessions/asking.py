"""What a session asks a person, what the person may answer, and why an answer is refused."""

from dataclasses import dataclass
from enum import Enum, unique

from ecarte_widgets.engine import Action, Breach, Place, RecordError
from ecarte_widgets.engine.record_acts import read_act


@unique
class Ask(Enum):
    """What is asked of the person now; the value is the message id."""

    PROPOSAL = "ask.proposal"
    """Elder: stand or propose."""
    STAND_ONLY = "ask.stand-only"
    """Elder with an empty stock: stand."""
    ANSWER = "ask.answer"
    """The dealer: accept or refuse."""
    EXCHANGE = "ask.exchange"
    """Choose cards to exchange."""
    ANNOUNCE = "ask.announce"
    """Announce the king of trumps, or keep quiet."""
    NO_KING = "ask.no-king"
    """Keep quiet, for want of a king: of two people at one screen each is asked, since a pause would tell."""
    LEAD = "ask.lead"
    """Lead any card."""
    FOLLOW = "ask.follow"
    """Play to the card led."""
    DEAL_OVER = "ask.deal-over"
    """Look at the result, then ask for the next deal."""
    GAME_WON = "ask.game-won"
    """The person won the game."""
    GAME_LOST = "ask.game-lost"
    """The opponent won the game."""
    HAND_OVER = "ask.hand-over"
    """Two people share the screen: it goes to who is awaited; until they are there, no hand is shown."""


@unique
class Choice(Enum):
    """A button of the table; the value is the intent it sends, an act of the record where it is one."""

    PROPOSE = "propose"
    """Elder asks for an exchange."""
    STAND = "stand"
    """Elder plays without one."""
    ACCEPT = "accept"
    """The dealer agrees."""
    REFUSE = "refuse"
    """The dealer refuses."""
    EXCHANGE = "exchange"
    """The cards chosen go, as many come; the cards follow the word."""
    ANNOUNCE_KING = "mark-king"
    """The king of trumps is announced."""
    KEEP_QUIET = "keep-quiet"
    """It is not."""
    MARK_TURNED_KING = "mark-turned-king"
    """The dealer marks the king turned up."""
    PLAY_OUT = "play-out"
    """The tricks left, which change no points any more, are played out: a claim or a concession."""
    NEXT_DEAL = "next-deal"
    """The cards are dealt again."""
    NEW_GAME = "new-game"
    """A new game begins."""
    UNDO = "undo"
    """The last choice, and the computer's answer to it, are taken back."""
    SHOW_HAND = "show-hand"
    """Who is awaited sits in front of the shared screen: their cards may be shown."""


SESSION_CHOICES = (Choice.KEEP_QUIET, Choice.PLAY_OUT, Choice.NEXT_DEAL, Choice.NEW_GAME, Choice.UNDO, Choice.SHOW_HAND)
"""The choices that are no act of the rules."""


@unique
class RefusalCode(Enum):
    """Why a session refuses an answer that no rule forbids; the value is the message id."""

    STALE = "refusal.stale"
    """It answered a table that has changed since."""
    NOT_UNDERSTOOD = "refusal.not-understood"
    """It is no answer that a table knows."""
    KING_FIRST = "refusal.king-first"
    """Whether to announce the king must be said before a card is played."""
    NOT_NOW = "refusal.not-now"
    """The choice is not on offer at this moment."""
    MOVED = "refusal.moved"
    """The game goes on at another table, which has taken it over."""
    ANSWER_FIRST = "refusal.answer-first"
    """A class is asked who takes the trick; the answer comes before the next card."""
    HAND_CLOSED = "refusal.hand-closed"
    """The cards that it is about are hidden from the class."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an answer was refused; nothing has changed."""

    code: RefusalCode | None = None
    """The session's reason, or None where a rule forbids it."""
    breach: Breach | None = None
    """The rule, where one forbids it."""


class IntentError(ValueError):
    """An answer that cannot be carried out; ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        """Keep the reason."""
        code = refusal.code or (refusal.breach and refusal.breach.code)
        super().__init__(code.value if code else "")
        self.refusal = refusal


Intent = Action | Choice
"""An act of the rules, or one of ``SESSION_CHOICES``."""


def read_intent(text: str) -> Intent:
    """Read an answer as a table sends it: an act in the words of the record, or a session's choice.

    Raises:
        IntentError: the text is neither.
    """
    for choice in SESSION_CHOICES:
        if text == choice.value:
            return choice
    try:
        return read_act(text, Place())
    except RecordError:
        raise IntentError(Refusal(RefusalCode.NOT_UNDERSTOOD)) from None
