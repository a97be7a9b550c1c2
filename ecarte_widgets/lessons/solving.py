"""The right answer to any question, worked out by the engine.

>>> solution(WhichCardWins(Card.ACE_OF_SPADES, Card.JACK_OF_SPADES, Suit.HEARTS))
Card('JS')
"""

from collections.abc import Iterable, Mapping
from functools import cmp_to_key
from itertools import combinations
from typing import Final

from ecarte_widgets.engine import (
    MARK_KING,
    MARK_TURNED_KING,
    Accept,
    Action,
    Card,
    Exchange,
    Game,
    MarkKing,
    MarkTurnedKing,
    PlayCard,
    Propose,
    Rank,
    Reason,
    Refuse,
    Rules,
    Seat,
    Stand,
    Suit,
    Talk,
    apply,
    award_for_tricks,
    is_beaten,
    legal_actions,
)
from ecarte_widgets.lessons.answers import RANKS_OF_52, Answer, GameEnd, Limits, Marks, Outcome, Points
from ecarte_widgets.lessons.questions import (
    ActKind,
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
    Position,
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
from ecarte_widgets.lessons.solved_deals import (
    awards_of,
    dealer_of,
    first_leader,
    moments,
    packets,
    place_of,
    point_of_turn_up,
    stock_after,
    turned_up,
)

_ENDS = {
    Reason.TURNED_KING: GameEnd.TURNED_KING,
    Reason.KING: GameEnd.KING,
    Reason.POINT: GameEnd.TRICKS,
    Reason.VOLE: GameEnd.TRICKS,
}


_KINDS: Final[Mapping[type[Action], ActKind]] = {
    Propose: ActKind.PROPOSE,
    Stand: ActKind.STAND,
    Accept: ActKind.ACCEPT,
    Refuse: ActKind.REFUSE,
    Exchange: ActKind.EXCHANGE,
    MarkKing: ActKind.MARK_KING,
    MarkTurnedKing: ActKind.MARK_TURNED_KING,
    PlayCard: ActKind.PLAY,
}


def solution(question: Question) -> Answer:
    """Work out the right answer; where cards may stand in more than one order, one of the right ones."""
    match question:
        case MarkPlayable(position):
            return frozenset(act.card for act in _legal(position) if isinstance(act, PlayCard))
        case WhoTakes(leader, led, answer, trump):
            return leader.other if is_beaten(led, answer, trump) else leader
        case WhoLeads(dealer, last):
            return first_leader(dealer) if last is None else solution(last)
        case WhichCardWins(led, answer, trump):
            return answer if is_beaten(led, answer, trump) else led
        case OrderCards(cards, trump):
            return by_strength(cards, trump)
        case MakePack():
            kept = {rank.letter for rank in Rank}
            return frozenset(letter for letter in RANKS_OF_52 if letter not in kept)
        case WhoDeals(choice, north, south):
            return dealer_of(choice, north, south)
        case NextPacket(number):
            return packets()[number]
        case DealOrder(number):
            return place_of(number)
        case NameTrumps(turn_up):
            deal = turned_up(Seat.NORTH, turn_up, Rules()).deal
            assert deal is not None
            return deal.turn_up.suit
        case WhoMarksTurnUp(dealer, turn_up):
            return Outcome(point_of_turn_up(dealer, turn_up))
        case CountStock(exchanged):
            return stock_after(exchanged)
        case OrderMoments(shown):
            return tuple(moment for moment in moments() if moment in shown)
        case MayDo(position):
            return frozenset(kind_of(act) for act in _legal(position))
        case DiscardLimits(position):
            sizes = [len(act.cards) for act in _legal(position) if isinstance(act, Exchange)]
            return Limits(min(sizes), max(sizes))
        case MayMarkKing(position):
            return not {MARK_KING, MARK_TURNED_KING}.isdisjoint(_legal(position))
        case WhoMakesPoint() | ScoreDeal() | PointsOfDeal() | RuleOfDeal() | MarkDeal() | WhoWinsGame():
            return _points(question)
        case WhatEndsGame():
            return _points(question)


def _points(
    question: WhoMakesPoint | ScoreDeal | PointsOfDeal | RuleOfDeal | MarkDeal | WhoWinsGame | WhatEndsGame,
) -> Answer:
    """Work out points, and what they win."""
    match question:
        case WhoMakesPoint(dealer, elder_tricks):
            return award_for_tricks(Rules(), dealer, Talk(), elder_tricks).player
        case ScoreDeal():
            return points_of(question)
        case PointsOfDeal(deal):
            return points_of(deal).points
        case RuleOfDeal(deal):
            return points_of(deal).rule
        case MarkDeal():
            north, south = (sum(award.points for award in awards_of(question) if award.player is seat) for seat in Seat)
            return Marks(north, south)
        case WhoWinsGame(game, acts):
            return Outcome(played(game, acts).winner)
        case WhatEndsGame(game, acts):
            end = played(game, acts)
            assert end.deal is not None
            return GameEnd.NOTHING if end.winner is None else _ENDS[end.deal.awards[-1].reason]


def points_of(deal: ScoreDeal) -> Points:
    """Give the points for the tricks of a deal: whose, how many, and by which rule."""
    award = award_for_tricks(deal.rules, deal.dealer, deal.talk, deal.elder_tricks)
    return Points(award.player, award.points, award.rule)


def is_right(question: Question, answer: Answer) -> bool:
    """Tell whether an answer is right: the solution is, and so is any other order that the rules allow."""
    return is_as_right(question, answer, solution(question))


def is_as_right(question: Question, answer: Answer, right: Answer) -> bool:
    """Tell whether an answer is as right as the solution: who judges many answers works the solution out once."""
    if isinstance(question, OrderCards):
        return isinstance(answer, tuple) and is_in_order(question.cards, question.trump, answer)
    return type(answer) is type(right) and answer == right


def is_in_order(cards: tuple[Card, ...], trump: Suit, answer: tuple[object, ...]) -> bool:
    """Tell whether an answer is these cards, each once, and none of them before one that beats it."""
    if len(answer) != len(cards) or set(answer) != set(cards):
        return False
    placed = sorted(cards, key=answer.index)
    return not any(is_beaten(one, two, trump) for one, two in combinations(placed, 2))


def by_strength(cards: Iterable[Card], trump: Suit) -> tuple[Card, ...]:
    """Put cards in order, the strongest first; those of different plain suits, where none is stronger, by suit."""
    suits = list(Suit)

    def weaker_last(one: Card, two: Card) -> int:
        if is_beaten(one, two, trump):
            return 1
        return -1 if is_beaten(two, one, trump) else suits.index(one.suit) - suits.index(two.suit)

    return tuple(sorted(cards, key=cmp_to_key(weaker_last)))


def kind_of(act: Action) -> ActKind:
    """Give the kind of an act: its verb.

    >>> kind_of(Exchange((Card.KING_OF_SPADES,)))
    <ActKind.EXCHANGE: 'exchange'>
    """
    return _KINDS[type(act)]


def played(game: Game, acts: Iterable[Action]) -> Game:
    """Do acts in order until the game is won."""
    for act in acts:
        if game.winner is not None:
            break
        game = apply(game, act).game
    return game


def _legal(position: Position) -> tuple[Action, ...]:
    """List what the player asked may do."""
    return legal_actions(position.game, position.seat)
