"""What can be wrong with a game record, and where."""

from dataclasses import dataclass
from enum import Enum, unique

from ecarte_widgets.engine.breaches import Breach


@unique
class Problem(Enum):
    """What is wrong; the value is the message id."""

    NOT_TEXT = "not-text"
    """The bytes are not UTF-8 text."""
    NOT_JSON = "not-json"
    """The text is not JSON: from the line and column of the place on, or because of the value ``given``."""
    NUMBER_TOO_LONG = "number-too-long"
    """A whole number of more digits than any number of a record has."""
    TOO_DEEP = "too-deep"
    """The JSON is nested deeper than any record."""
    KEY_TWICE = "key-twice"
    """An object has a key twice; ``given`` is the key."""
    UNKNOWN_KEY = "unknown-key"
    """A key that records do not have; ``allowed`` are those that may stand there."""
    MISSING_KEY = "missing-key"
    """A key that must be there; ``given`` is the key."""
    WRONG_TYPE = "wrong-type"
    """A value of another kind than belongs there; ``allowed`` names the kinds."""
    WRONG_VALUE = "wrong-value"
    """A value that may not stand there; ``allowed`` are those that may."""
    NOT_A_CARD = "not-a-card"
    """Text that names no card."""
    HAND_SIZE = "hand-size"
    """A hand that is not five cards; ``given`` says how many it is."""
    CARD_TWICE = "card-twice"
    """A card in two places of one deal; ``given`` is the card."""
    NO_DEALS = "no-deals"
    """The list of deals is empty."""
    DEAL_AFTER_UNFINISHED = "deal-after-unfinished"
    """A deal follows one that is not finished."""
    DEAL_AFTER_WIN = "deal-after-win"
    """A deal follows one in which the game was won."""
    DEALER_MUST_ALTERNATE = "dealer-must-alternate"
    """The same player deals twice running; ``allowed`` is who must."""
    UNKNOWN_ACT = "unknown-act"
    """An act that is none of the eight verbs; ``allowed`` are the verbs."""
    ACT_WORDS = "act-words"
    """A verb with cards that it does not take, or without the card that it needs."""
    ILLEGAL_ACT = "illegal-act"
    """An act against the rules; ``breach`` says which, ``allowed`` what would be legal."""


@unique
class Kind(Enum):
    """A kind of value that records have; the value is the message id."""

    OBJECT = "object"
    """Keys with their values."""
    LIST = "list"
    """Values in order."""
    TEXT = "text"
    """Text, between quotation marks."""
    WHOLE_NUMBER = "whole-number"
    """A whole number within bounds, written without a point."""
    PRINTABLE_TEXT = "printable-text"
    """Text of so many characters that can be seen."""
    SHORT_LIST = "short-list"
    """A list of so many values at most."""
    LIST_OF = "list-of"
    """A list made of certain values."""
    DEAL_NUMBERS = "deal-numbers"
    """A list of so many deal numbers, each once."""
    EACH_ONCE = "each-once"
    """What stands there only once."""
    EXCHANGE = "exchange"
    """The act of exchanging so many cards."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What belongs at a place where any value of a kind may stand."""

    kind: Kind
    """Its kind."""
    fewest: int = 0
    """The least that a number may be, or how many characters, values or cards there are at least."""
    most: int = 0
    """The most of them."""
    values: tuple[str, ...] = ()
    """What a list may be made of."""

    def __str__(self) -> str:
        """Name the kind by its code, a number by its bounds."""
        bounds = f"{self.fewest}…{self.most}"
        return bounds if self.kind is Kind.WHOLE_NUMBER else " ".join([self.kind.value, bounds, *self.values])


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a record something is."""

    deal: int | None = None
    """The number of the deal, from 1."""
    action: int | None = None
    """The number of the action within the deal, from 1."""
    key: str = ""
    """The key, with dots between levels: ``hands.elder``."""
    line: int | None = None
    """The line, from 1, where the text stops to be JSON."""
    column: int | None = None
    """The column within that line, from 1."""


class RecordError(ValueError):
    """A record that cannot be read; nothing of it was used."""

    def __init__(
        self,
        problem: Problem,
        place: Place = Place(),
        *,
        given: str = "",
        allowed: tuple[str | Wanted, ...] = (),
        breach: Breach | None = None,
    ) -> None:
        """Keep what an explanation needs.

        Args:
            problem: what is wrong.
            place: where.
            given: what stands there, as text.
            allowed: what may stand there instead: values as text, or kinds.
            breach: the rule, for an illegal act.
        """
        super().__init__(problem.value)
        self.problem = problem
        self.place = place
        self.given = given
        self.allowed = allowed
        self.breach = breach
