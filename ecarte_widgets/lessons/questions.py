"""What a step of a lesson can ask, each kind with the material that the learner is shown.

A question holds no answer: :mod:`ecarte_widgets.lessons.solving` works that out by the engine.

>>> from ecarte_widgets.engine import Card, Suit
>>> WhichCardWins(led=Card.ACE_OF_SPADES, answer=Card.TEN_OF_SPADES, trump=Suit.HEARTS).cards
(Card('AS'), Card('TS'))
"""

from dataclasses import replace

from ecarte_widgets.engine import Rules
from ecarte_widgets.lessons.card_questions import MarkPlayable, OrderCards, WhichCardWins, WhoLeads, WhoTakes
from ecarte_widgets.lessons.deal_questions import (
    CountStock,
    DealOrder,
    DealPlace,
    DiscardLimits,
    MakePack,
    MayDo,
    MayMarkKing,
    Moment,
    NameTrumps,
    NextPacket,
    OrderMoments,
    WhoDeals,
    WhoMarksTurnUp,
)
from ecarte_widgets.lessons.positions import ActKind, Position, acts_under
from ecarte_widgets.lessons.score_questions import (
    KingFate,
    MarkDeal,
    PointsOfDeal,
    RuleOfDeal,
    ScoreDeal,
    WhatEndsGame,
    WhoMakesPoint,
    WhoWinsGame,
)

__all__ = [
    "ActKind",
    "CountStock",
    "DealOrder",
    "DealPlace",
    "DiscardLimits",
    "KingFate",
    "MakePack",
    "MarkDeal",
    "MarkPlayable",
    "MayDo",
    "MayMarkKing",
    "Moment",
    "NameTrumps",
    "NextPacket",
    "OrderCards",
    "OrderMoments",
    "PointsOfDeal",
    "Position",
    "Question",
    "RuleOfDeal",
    "ScoreDeal",
    "WhatEndsGame",
    "WhichCardWins",
    "WhoDeals",
    "WhoLeads",
    "WhoMakesPoint",
    "WhoMarksTurnUp",
    "WhoTakes",
    "WhoWinsGame",
    "under",
]

Question = (
    MarkPlayable
    | WhoTakes
    | WhoLeads
    | WhichCardWins
    | OrderCards
    | MakePack
    | WhoDeals
    | NextPacket
    | DealOrder
    | NameTrumps
    | WhoMarksTurnUp
    | CountStock
    | OrderMoments
    | MayDo
    | DiscardLimits
    | MayMarkKing
    | WhoMakesPoint
    | ScoreDeal
    | PointsOfDeal
    | RuleOfDeal
    | MarkDeal
    | WhoWinsGame
    | WhatEndsGame
)
"""Anything that can be asked."""


def under(question: Question, rules: Rules) -> Question:
    """Ask the same of the same cards at a table with other rules; some questions no rule can change.

    >>> from ecarte_widgets.engine import Card
    >>> under(NameTrumps(Card.KING_OF_SPADES), Rules.classic())
    NameTrumps(turn_up=Card('KS'))
    """
    match question:
        case MarkPlayable(at) | MayDo(at) | DiscardLimits(at) | MayMarkKing(at):
            return replace(question, position=at.under(rules))
        case WhoDeals():
            return replace(question, choice=rules.first_dealer)
        case ScoreDeal():
            return replace(question, rules=rules)
        case MarkDeal(deal) | PointsOfDeal(deal) | RuleOfDeal(deal):
            return replace(question, deal=replace(deal, rules=rules))
        case WhoWinsGame(game, acts) | WhatEndsGame(game, acts):
            begun, done = acts_under(game, acts, rules)
            return replace(question, game=begun, acts=done)
        case _:
            return question
