"""Is this answer right, and if not, which rule was missed?

>>> from ecarte_widgets.engine import Card, Suit
>>> question = WhichCardWins(Card.ACE_OF_SPADES, Card.TEN_OF_SPADES, Suit.HEARTS)
>>> check(question, Card.ACE_OF_SPADES)
Verdict(right=True, feedback=None)
>>> check(question, Card.TEN_OF_SPADES).feedback.code
<FeedbackCode.ACE_ABOVE_TEN: 'ace-above-ten'>
"""

from dataclasses import dataclass

from ecarte_widgets.lessons.answers import Answer, Limits, Outcome, Points
from ecarte_widgets.lessons.deal_mistakes import (
    acts_missed,
    game_end_missed,
    king_missed,
    limits_missed,
    place_missed,
    score_missed,
    stock_missed,
)
from ecarte_widgets.lessons.feedback import Feedback, FeedbackCode
from ecarte_widgets.lessons.play_mistakes import marks_missed, order_missed, ranks_missed, takes_missed
from ecarte_widgets.lessons.questions import (
    CountStock,
    DealOrder,
    DiscardLimits,
    MakePack,
    MarkPlayable,
    MayDo,
    MayMarkKing,
    NameTrumps,
    OrderCards,
    Question,
    ScoreDeal,
    WhichCardWins,
    WhoTakes,
    WhoWinsGame,
)
from ecarte_widgets.lessons.solving import solution


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an answer is worth."""

    right: bool
    """Whether it is the right one."""
    feedback: Feedback | None = None
    """The rule that was missed; None when nothing was."""


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
    if answer == right:
        return Verdict(right=True)
    return Verdict(right=False, feedback=_explain(question, answer, right))


def _explain(question: Question, answer: Answer, right: Answer) -> Feedback:
    """Name the rule that a wrong answer misses."""
    match question, answer, right:
        case MarkPlayable(position), frozenset(), _:
            return marks_missed(position, answer)
        case (WhoTakes(_, led, other, trump), _, _) | (WhichCardWins(led, other, trump), _, _):
            return takes_missed(led, other, trump)
        case OrderCards(cards, trump), tuple(), tuple():
            return order_missed(cards, trump, answer)
        case NameTrumps(turn_up), _, _:
            return Feedback(FeedbackCode.TURN_UP_MAKES_TRUMPS, (turn_up,), trump=turn_up.suit)
        case MakePack(), frozenset(), frozenset():
            return ranks_missed(answer, right)
        case DealOrder(number), _, _:
            return place_missed(number, right)
        case CountStock(exchanged), _, int():
            return stock_missed(right, exchanged)
        case MayDo(position), frozenset(), frozenset():
            return acts_missed(position, answer, right)
        case DiscardLimits(position), Limits(), Limits():
            return limits_missed(position, answer, right)
        case MayMarkKing(position), _, bool():
            return king_missed(position, now=right)
        case ScoreDeal(), Points(), Points():
            return score_missed(question, answer, right)
        case WhoWinsGame(), _, Outcome():
            return game_end_missed(question)
        case _:
            return Feedback(FeedbackCode.NOT_A_CHOICE)
