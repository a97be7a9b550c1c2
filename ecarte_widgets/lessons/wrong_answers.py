"""Wrong answers to any question: all of them where they are few, else those nearest to the right one.

>>> from ecarte_widgets.engine import Card, Suit
>>> wrong_answers(NameTrumps(Card.KING_OF_SPADES))
(<Suit.HEARTS: 'H'>, <Suit.DIAMONDS: 'D'>, <Suit.CLUBS: 'C'>)
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, permutations, product
from typing import Final, TypeVar

from ecarte_widgets.engine import AwardRule, Seat, Suit
from ecarte_widgets.lessons.answers import (
    PACKETS,
    RANKS_OF_52,
    Answer,
    CutResult,
    GameEnd,
    Limits,
    Marks,
    Outcome,
    Points,
    award_rules,
)
from ecarte_widgets.lessons.questions import (
    CountStock,
    DealOrder,
    DealPlace,
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
from ecarte_widgets.lessons.solving import is_as_right, solution

_FEW: Final = 5
"""Up to so many things are tried in every order."""

Thing = TypeVar("Thing")


def wrong_answers(question: Question) -> tuple[Answer, ...]:
    """List wrong answers, each once, in a fixed order."""
    right = solution(question)
    wrong = (answer for answer in _answers(question, right) if not is_as_right(question, answer, right))
    return tuple(dict.fromkeys(wrong))


def _answers(question: Question, right: Answer) -> Iterator[Answer]:
    """Give answers of the kind that a question takes, right or wrong."""
    match question:
        case MarkPlayable(position):
            yield from _subsets(position.view.hand)
        case MayDo():
            yield from _subsets(question.acts)
        case MakePack():
            assert isinstance(right, frozenset)
            for letters in _subsets(RANKS_OF_52, at_most=2):
                yield frozenset({rank for rank in RANKS_OF_52 if (rank in right) != (rank in letters)})
        case WhoTakes() | WhoLeads() | WhoMakesPoint():
            yield from Seat
        case WhichCardWins():
            yield from question.cards
        case OrderCards(cards):
            yield from _orders(cards, right)
        case OrderMoments(moments):
            yield from _orders(moments, right)
        case WhoDeals():
            yield from CutResult
        case NextPacket():
            yield from PACKETS
        case NameTrumps():
            yield from Suit
        case DealOrder():
            yield from DealPlace
        case CountStock():
            yield from range(33)
        case DiscardLimits():
            yield from (Limits(fewest, most) for fewest, most in product(range(6), repeat=2))
        case MayMarkKing():
            yield from (True, False)
        case ScoreDeal():
            yield from (Points(*parts) for parts in product(Seat, (1, 2, 3), AwardRule))
        case PointsOfDeal():
            yield from (1, 2, 3)
        case RuleOfDeal(deal):
            yield from award_rules(deal.rules)
        case MarkDeal():
            yield from (Marks(*points) for points in product(range(4), repeat=2))
        case WhoWinsGame() | WhoMarksTurnUp():
            yield from (Outcome(winner) for winner in (*Seat, None))
        case WhatEndsGame():
            yield from GameEnd


def _subsets(things: Iterable[Thing], at_most: int = 32) -> Iterator[frozenset[Thing]]:
    """Give every set of things, up to a size."""
    pool = tuple(things)
    for size in range(min(at_most, len(pool)) + 1):
        yield from map(frozenset, combinations(pool, size))


def _orders(things: tuple[Thing, ...], right: Answer) -> Iterator[tuple[Thing, ...]]:
    """Give every order of few things; of many, those in which two of the right order have changed places."""
    if len(things) <= _FEW:
        yield from permutations(things)
        return
    assert isinstance(right, tuple)
    order = sorted(things, key=right.index)
    for one, two in combinations(range(len(order)), 2):
        swapped = list(order)
        swapped[one], swapped[two] = order[two], order[one]
        yield tuple(swapped)
