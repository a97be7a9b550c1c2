"""What a demonstration can be told to do, beside the acts of the game, and the words for it."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import Enum, unique

from ecarte_widgets.engine import Action, Place, RecordError
from ecarte_widgets.engine.record_acts import read_act
from ecarte_widgets.sessions.asking import IntentError, Refusal, RefusalCode


@unique
class Part(Enum):
    """Cards that are shown or hidden together."""

    NORTH = "north"
    """North's hand."""
    SOUTH = "south"
    """South's hand."""
    STOCK = "stock"
    """The stock."""


@unique
class Question(Enum):
    """What a class can be asked before it is shown."""

    PLAYABLE = "playable"
    """Which cards may be played to the card led?"""
    TAKER = "taker"
    """Who takes the trick?"""


@unique
class Aside(Enum):
    """What was done last, where nothing that is shown tells of it."""

    PLAYED_OUT = "played-out"
    """The book players have gone on to the end of the deal; the moment is the same."""
    PLAYABLE = "playable"
    """Which cards may be played is asked from now on, and not yet at this moment."""
    TAKER = "taker"
    """Who takes the trick is asked from now on, and not yet at this moment."""


@unique
class Move(Enum):
    """A way through the line, or a change of it; the value is the intent."""

    FORWARD = "forward"
    """The answer to an open question, else the next act."""
    BACK = "back"
    """The act before."""
    FIRST = "first"
    """The beginning of this deal; from there, of the deal before."""
    LAST = "last"
    """The end of this deal; from there, of the deal after."""
    ANSWER = "answer"
    """The answer to the open question."""
    LINE = "line"
    """Back from a branch to where it left the line."""
    KEEP = "keep"
    """The branch becomes the line."""
    PLAY_OUT = "play-out"
    """The book players go on from here to the end of the deal."""


@dataclass(frozen=True, slots=True)
class ToTrick:
    """Go to the lead of a trick of this deal."""

    number: int
    """Which trick, from 1."""


@dataclass(frozen=True, slots=True)
class ToDeal:
    """Go to the beginning of a deal."""

    number: int
    """Which deal of the line, from 1."""


@dataclass(frozen=True, slots=True)
class Uncover:
    """Show cards, or hide them."""

    part: Part
    """Which cards."""
    is_open: bool
    """Whether they are shown from now on."""


@dataclass(frozen=True, slots=True)
class Pose:
    """Put a question at every moment that it fits, or no longer."""

    question: Question
    """Which question."""
    is_posed: bool
    """Whether it is put from now on."""


DemonstrationIntent = Action | Move | ToTrick | ToDeal | Uncover | Pose
"""Anything that a demonstration can be told to do."""

_SWITCHES: Mapping[str, DemonstrationIntent] = {
    **{f"open {part.value}": Uncover(part, is_open=True) for part in Part},
    **{f"close {part.value}": Uncover(part, is_open=False) for part in Part},
    **{f"ask {question.value}": Pose(question, is_posed=True) for question in Question},
    **{f"unask {question.value}": Pose(question, is_posed=False) for question in Question},
}
_MOVES = {move.value: move for move in Move}
_JUMPS: Mapping[str, type[ToTrick] | type[ToDeal]] = {"trick": ToTrick, "deal": ToDeal}
_MOST_DIGITS = 4


def switches_to(opened: Collection[Part], posed: Collection[Question]) -> list[str]:
    """Give the intents that say which cards are shown and which questions are put.

    >>> switches_to([Part.NORTH, Part.SOUTH], [Question.TAKER])
    ['open north', 'open south', 'close stock', 'unask playable', 'ask taker']
    """
    return [
        *(f"{'open' if part in opened else 'close'} {part.value}" for part in Part),
        *(f"{'ask' if question in posed else 'unask'} {question.value}" for question in Question),
    ]


def read_demonstration_intent(text: str) -> DemonstrationIntent:
    """Read what a page asks for: an act in the words of the record, or a way through the line.

    >>> read_demonstration_intent("trick 3")
    ToTrick(number=3)

    Raises:
        IntentError: the text is neither.
    """
    if text in _MOVES:
        return _MOVES[text]
    if text in _SWITCHES:
        return _SWITCHES[text]
    verb, _, number = text.partition(" ")
    if verb in _JUMPS and number.isascii() and number.isdigit() and len(number) <= _MOST_DIGITS:
        return _JUMPS[verb](int(number))
    try:
        return read_act(text, Place())
    except RecordError:
        raise IntentError(Refusal(RefusalCode.NOT_UNDERSTOOD)) from None
