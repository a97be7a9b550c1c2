"""What a question can be answered with: each choice by a name that a browser can send."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum, unique
from typing import Final

from ecarte_widgets.engine import AwardRule, Card, Seat, Suit
from ecarte_widgets.lessons.answers import PACKETS, RANKS_OF_52, CutResult, GameEnd, Outcome, Packet, award_rules
from ecarte_widgets.lessons.questions import (
    ActKind,
    CountStock,
    DealOrder,
    DealPlace,
    DiscardLimits,
    MakePack,
    MarkDeal,
    MarkPlayable,
    MayDo,
    MayMarkKing,
    Moment,
    NameTrumps,
    NextPacket,
    OrderCards,
    OrderMoments,
    PointsOfDeal,
    Question,
    RuleOfDeal,
    ScoreDeal,
    WhatEndsGame,
    WhichCardWins,
    WhoDeals,
    WhoLeads,
    WhoMakesPoint,
    WhoMarksTurnUp,
    WhoTakes,
    WhoWinsGame,
)

Value = (
    Card | Seat | Suit | str | DealPlace | Packet | CutResult | int | Moment | ActKind | Outcome | GameEnd | AwardRule
)
"""What a choice stands for."""


@unique
class Form(Enum):
    """How a question is answered; the value is the word that the browser knows."""

    PICK = "pick"
    """One is chosen, and that is the answer."""
    MARK = "mark"
    """Any number is marked."""
    ORDER = "order"
    """All are put in order."""
    NUMBER = "number"
    """A number is given."""
    FIELDS = "fields"
    """Several things are chosen, one for each field."""


@unique
class Where(Enum):
    """Where the choices stand; the value is the word that the browser knows."""

    HAND = "hand"
    """They are the learner's cards."""
    TABLE = "table"
    """They are the cards on the table."""
    BELOW = "below"
    """They stand below the table."""


@dataclass(frozen=True, slots=True)
class Options:
    """All that can be chosen."""

    form: Form
    """How."""
    values: Mapping[str, Value] = field(default_factory=dict)
    """The choices by name, in the order shown."""
    where: Where = Where.BELOW
    """Where they stand."""
    fields: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    """Choices by name for each field by name."""
    numbers: range = range(0)
    """The numbers that can be given."""
    fewest: int = 0
    """How many must be marked for an answer to be one."""


OWN, OTHER, NOBODY = "own", "other", "nobody"
_SEATS: Final[Mapping[str, Value]] = {OWN: Seat.SOUTH, OTHER: Seat.NORTH}
_OUTCOMES: Final[Mapping[str, Value]] = {
    OWN: Outcome(Seat.SOUTH),
    OTHER: Outcome(Seat.NORTH),
    NOBODY: Outcome(winner=None),
}
_CUTS: Final[Mapping[str, Value]] = {
    OWN: CutResult.SOUTH,
    OTHER: CutResult.NORTH,
    "again": CutResult.AGAIN,
    "chance": CutResult.CHANCE,
}
_RANKS: Final[Mapping[str, Value]] = {rank: rank for rank in RANKS_OF_52}
_YES_NO: Final[Mapping[str, Value]] = {"yes": True, "no": False}
_POINTS: Final = range(1, 4)


def options_for(question: Question) -> Options:
    """List what a question can be answered with."""
    match question:
        case MarkPlayable(position):
            return Options(Form.MARK, _by_value(position.view.hand), Where.HAND, fewest=1)
        case MakePack():
            return Options(Form.MARK, _RANKS, fewest=1)
        case MayDo():
            return Options(Form.MARK, _by_value(question.acts))
        case OrderCards(cards):
            return Options(Form.ORDER, _by_value(cards), Where.HAND)
        case OrderMoments(moments):
            return Options(Form.ORDER, _by_value(moments))
        case CountStock():
            return Options(Form.NUMBER, numbers=range(33))
        case DiscardLimits() | ScoreDeal() | MarkDeal():
            return Options(Form.FIELDS, fields=_fields(question))
        case WhichCardWins():
            return Options(Form.PICK, _by_value(question.cards), Where.TABLE)
        case _:
            return Options(Form.PICK, _alternatives(question))


def _by_value(things: Iterable[Card | ActKind | Moment | DealPlace | Suit | GameEnd | AwardRule]) -> dict[str, Value]:
    """Name each thing by its own value."""
    return {str(thing.value): thing for thing in things}


def _alternatives(question: Question) -> Mapping[str, Value]:
    """List the answers of which one is right."""
    match question:
        case NameTrumps():
            return _by_value(Suit)
        case DealOrder():
            return _by_value(DealPlace)
        case WhatEndsGame():
            return _by_value(GameEnd)
        case NextPacket():
            return {f"{packet.place.value}-{packet.count}": packet for packet in PACKETS}
        case MayMarkKing():
            return _YES_NO
        case WhoDeals():
            return _CUTS
        case PointsOfDeal():
            return _numbers(_POINTS)
        case RuleOfDeal(deal):
            return _by_value(award_rules(deal.rules))
        case WhoWinsGame() | WhoMarksTurnUp():
            return _OUTCOMES
        case _:
            assert isinstance(question, WhoTakes | WhoLeads | WhoMakesPoint)
            return _SEATS


def _fields(question: DiscardLimits | ScoreDeal | MarkDeal) -> dict[str, Mapping[str, Value]]:
    """List what each field of an answer can be."""
    match question:
        case DiscardLimits():
            return {"fewest": _numbers(range(6)), "most": _numbers(range(6))}
        case MarkDeal():
            return {OWN: _numbers(range(5)), OTHER: _numbers(range(5))}
        case ScoreDeal(rules):
            return {"player": _SEATS, "points": _numbers(_POINTS), "rule": _by_value(award_rules(rules))}


def _numbers(numbers: range) -> dict[str, Value]:
    """Name numbers by their digits."""
    return {str(number): number for number in numbers}
