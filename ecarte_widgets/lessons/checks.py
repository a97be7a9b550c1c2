"""Is this answer right, and if not, which rule was missed?

>>> from ecarte_widgets.engine import Card, Suit
>>> question = WhichCardWins(Card.ACE_OF_SPADES, Card.TEN_OF_SPADES, Suit.HEARTS)
>>> check(question, Card.ACE_OF_SPADES)
Verdict(right=True, feedback=None, wrong=frozenset())
>>> check(question, Card.TEN_OF_SPADES).feedback.code
<FeedbackCode.ACE_ABOVE_TEN: 'ace-above-ten'>
"""

from dataclasses import dataclass, replace

from ecarte_widgets.engine import AwardRule
from ecarte_widgets.lessons.answers import Answer, Limits, Marks, Packet, Points
from ecarte_widgets.lessons.deal_mistakes import (
    acts_missed,
    cut_missed,
    king_missed,
    limits_missed,
    moments_missed,
    packet_missed,
    place_missed,
    stock_missed,
    turn_up_missed,
)
from ecarte_widgets.lessons.feedback import Feedback, FeedbackCode
from ecarte_widgets.lessons.play_mistakes import leader_missed, marks_missed, order_missed, ranks_missed, takes_missed
from ecarte_widgets.lessons.questions import (
    CountStock,
    DealOrder,
    DiscardLimits,
    MakePack,
    MarkDeal,
    MarkPlayable,
    MayDo,
    MayMarkKing,
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
from ecarte_widgets.lessons.score_mistakes import (
    deal_marks_missed,
    game_end_missed,
    most_tricks_missed,
    score_missed,
)
from ecarte_widgets.lessons.solving import is_as_right, points_of, solution
from ecarte_widgets.lessons.wrong_parts import wrong_parts


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an answer is worth."""

    right: bool
    """Whether it is the right one."""
    feedback: Feedback | None = None
    """The rule that was missed; None when nothing was."""
    wrong: frozenset[str] = frozenset()
    """What is wrong, by its names: fields, choices that were marked, what stands in a wrong place of an order."""


def check(question: Question, answer: Answer | None) -> Verdict:
    """Judge an answer.

    Args:
        question: what was asked.
        answer: what the learner chose; None for nothing.
    """
    right = solution(question)
    if answer is None:
        return Verdict(right=False, feedback=Feedback(FeedbackCode.UNANSWERED))
    if type(answer) is not type(right):
        return Verdict(right=False, feedback=Feedback(FeedbackCode.NOT_A_CHOICE))
    if is_as_right(question, answer, right):
        return Verdict(right=True)
    return Verdict(right=False, feedback=_explain(question, answer, right), wrong=wrong_parts(question, answer, right))


def _explain(question: Question, answer: Answer, right: Answer) -> Feedback:
    """Name the rule that a wrong answer misses."""
    match question, answer, right:
        case MarkPlayable(position), frozenset(), _:
            return marks_missed(position, answer)
        case (WhoTakes(_, led, other, trump), _, _) | (WhichCardWins(led, other, trump), _, _):
            return takes_missed(led, other, trump)
        case WhoLeads(dealer, last), _, _:
            return leader_missed(dealer, last)
        case OrderCards(cards, trump), tuple(), tuple():
            return order_missed(cards, trump, answer)
        case MakePack(), frozenset(), frozenset():
            return ranks_missed(answer, right)
        case WhoDeals(), _, _:
            return cut_missed(question)
        case NextPacket(number), _, Packet():
            return packet_missed(number, right)
        case DealOrder(number), _, _:
            return place_missed(number, right)
        case NameTrumps(turn_up), _, _:
            return Feedback(FeedbackCode.TURN_UP_MAKES_TRUMPS, (turn_up,), trump=turn_up.suit)
        case WhoMarksTurnUp(dealer, turn_up), _, _:
            return turn_up_missed(dealer, turn_up)
        case CountStock(exchanged), _, int():
            return stock_missed(right, exchanged)
        case OrderMoments(shown), tuple(), tuple():
            return moments_missed(shown, answer, right)
        case MayDo(position), frozenset(), frozenset():
            return acts_missed(position, answer, right)
        case DiscardLimits(position), Limits(), Limits():
            return limits_missed(position, answer, right)
        case MayMarkKing(position), _, bool():
            return king_missed(position, now=right)
        case WhoMakesPoint(dealer, elder_tricks), _, _:
            return most_tricks_missed(dealer, elder_tricks)
        case ScoreDeal(), Points(), Points():
            return score_missed(question, answer, right)
        case PointsOfDeal(deal), int(), _:
            return score_missed(deal, replace(points_of(deal), points=answer), points_of(deal))
        case RuleOfDeal(deal), AwardRule(), _:
            return score_missed(deal, replace(points_of(deal), rule=answer), points_of(deal))
        case MarkDeal(), Marks(), Marks():
            return deal_marks_missed(question, answer, right)
        case ((WhoWinsGame(game, acts) | WhatEndsGame(game, acts)), _, _):
            return game_end_missed(game, acts)
        case _:
            return Feedback(FeedbackCode.NOT_A_CHOICE)
