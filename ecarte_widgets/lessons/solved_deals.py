"""Deals played by the engine to find out what the rules make of them, for :mod:`ecarte_widgets.lessons.solving`.

>>> stock_after((3, 2))
16
"""

from collections.abc import Mapping
from functools import cache
from itertools import groupby

from ecarte_widgets.engine import (
    ACCEPT,
    MARK_KING,
    MARK_TURNED_KING,
    PACK,
    PROPOSE,
    STAND,
    Accepted,
    Award,
    Card,
    CardPlayed,
    Cut,
    DealScored,
    Dealt,
    Event,
    Exchange,
    Exchanged,
    FirstDealer,
    Game,
    Proposed,
    Rules,
    Seat,
    Stood,
    TurnedKing,
    TurnedUp,
    apply,
    award_for_tricks,
    dealer_by_cut,
    dealt_from_pack,
    legal_actions,
    new_game,
    start_deal,
)
from ecarte_widgets.lessons.answers import CutResult, Packet
from ecarte_widgets.lessons.questions import DealPlace, KingFate, MarkDeal, Moment

_TO_ELDER, _TO_DEALER, _TURNED = 0, 3, 10
"""Places in the pack, from 0, of a card of elder's, of the dealer's, and of the turn-up."""


def pack_with(places: Mapping[int, Card]) -> tuple[Card, ...]:
    """Give a pack in which some cards lie at certain places, counted from 0."""
    others = iter([card for card in PACK if card not in places.values()])
    return tuple([places[place] if place in places else next(others) for place in range(len(PACK))])


def first_deal(rules: Rules, dealer: Seat, pack: tuple[Card, ...] = PACK) -> Game:
    """Deal the first cards of a game."""
    return start_deal(new_game(rules, dealer).game, dealt_from_pack(pack)).game


def turned_up(dealer: Seat, turn_up: Card, rules: Rules) -> Game:
    """Deal a pack in which a card is turned up."""
    return first_deal(rules, dealer, pack_with({_TURNED: turn_up}))


@cache
def place_of(number: int) -> DealPlace:
    """Tell where a card of the pack goes, counted from 1."""
    return _place(PACK[number - 1], dealt_from_pack(PACK))


def _place(card: Card, dealt: Dealt) -> DealPlace:
    """Find a card among the cards dealt."""
    if card in dealt.elder:
        return DealPlace.ELDER
    if card in dealt.dealer:
        return DealPlace.DEALER
    return DealPlace.TURN_UP if card is dealt.turn_up else DealPlace.STOCK


@cache
def packets() -> tuple[Packet, ...]:
    """Give the packets of a deal in their order, the turn-up and the stock last."""
    places = groupby(range(1, len(PACK) + 1), key=place_of)
    return tuple(Packet(place, len(list(numbers))) for place, numbers in places)


def dealer_of(choice: FirstDealer, north: Card, south: Card) -> CutResult:
    """Tell who deals by the cards cut."""
    if choice is FirstDealer.RANDOM:
        return CutResult.CHANCE
    if north.rank is south.rank:
        return CutResult.AGAIN
    return CutResult(str(dealer_by_cut(choice, [Cut(north, south)])))


@cache
def point_of_turn_up(dealer: Seat, turn_up: Card) -> Seat | None:
    """Tell to whom a turn-up gives a point."""
    deal = turned_up(dealer, turn_up, Rules(turned_king=TurnedKing.AUTOMATIC)).deal
    assert deal is not None
    return deal.awards[0].player if deal.awards else None


@cache
def stock_after(exchanged: tuple[int, ...]) -> int:
    """Count the stock after exchanges, each as large as said."""
    game = first_deal(Rules(), Seat.NORTH)
    for turn, count in enumerate(exchanged):
        if turn % 2 == 0:
            game = apply(apply(game, PROPOSE).game, ACCEPT).game
        deal = game.deal
        assert deal is not None
        assert deal.turn is not None
        game = apply(game, Exchange(deal.hands[deal.turn][:count])).game
    assert game.deal is not None
    return len(game.deal.stock)


@cache
def first_leader(dealer: Seat) -> Seat:
    """Tell who leads to the first trick."""
    deal = apply(first_deal(Rules(), dealer), STAND).game.deal
    assert deal is not None
    assert deal.turn is not None
    return deal.turn


@cache
def moments() -> tuple[Moment, ...]:
    """Give what happens in a deal with one exchange, in order."""
    begun = start_deal(new_game(Rules(), Seat.NORTH).game, dealt_from_pack(PACK))
    game, told = begun.game, list(begun.events)
    for act in (PROPOSE, ACCEPT, Exchange((PACK[0],)), Exchange((PACK[3],)), STAND):
        game, events = apply(game, act)
        told += events
    while game.deal is not None and game.deal.turn is not None:
        game, events = apply(game, legal_actions(game, game.deal.turn)[0])
        told += events
    found = (_moment(event) for event in told)
    return tuple(dict.fromkeys(moment for moment in found if moment is not None))


def _moment(event: Event) -> Moment | None:
    """Name what an event of north's deal is, if it is asked about."""
    match event:
        case TurnedUp():
            return Moment.TURN_UP
        case Proposed():
            return Moment.PROPOSE
        case Accepted():
            return Moment.ACCEPT
        case Exchanged(player):
            return Moment.DEALER_EXCHANGE if player is Seat.NORTH else Moment.ELDER_EXCHANGE
        case Stood():
            return Moment.STAND
        case CardPlayed():
            return Moment.LEAD
        case DealScored():
            return Moment.POINTS
        case _:
            return None


def awards_of(question: MarkDeal) -> tuple[Award, ...]:
    """Give all points of a deal: the king's first, then those of the tricks."""
    deal = question.deal
    kings = () if question.king is None else _king_awards(deal.rules, deal.dealer, question.king)
    return (*kings, award_for_tricks(deal.rules, deal.dealer, deal.talk, deal.elder_tricks))


def _king_awards(rules: Rules, dealer: Seat, king: KingFate) -> tuple[Award, ...]:
    """Give the point of a king of trumps, if it brought one."""
    held_at = _TO_DEALER if king.holder is dealer else _TO_ELDER
    places = {_TURNED: Card.SEVEN_OF_HEARTS, held_at: Card.KING_OF_HEARTS}
    pack = pack_with({_TURNED: Card.KING_OF_HEARTS} if king.turned else places)
    game = first_deal(rules, dealer, pack)
    if king.marked and not king.turned:
        game = apply(apply(game, STAND).game, MARK_KING).game
    elif king.marked and rules.turned_king is TurnedKing.CLAIM:
        game = apply(game, MARK_TURNED_KING).game
    assert game.deal is not None
    return game.deal.awards
