"""The right answer to any question, worked out by the engine.

>>> solution(WhichCardWins(Card.ACE_OF_SPADES, Card.JACK_OF_SPADES, Suit.HEARTS))
Card('JS')
"""

from collections.abc import Iterable
from functools import cmp_to_key

from ecarte_widgets.engine import (
    ACCEPT,
    MARK_KING,
    MARK_TURNED_KING,
    PACK,
    PROPOSE,
    Action,
    Card,
    Dealt,
    Exchange,
    Game,
    PlayCard,
    Rank,
    Rules,
    Seat,
    Suit,
    apply,
    award_for_tricks,
    dealt_from_pack,
    is_beaten,
    legal_actions,
    new_game,
    start_deal,
)
from ecarte_widgets.lessons.answers import RANKS_OF_52, Answer, Limits, Outcome, Points
from ecarte_widgets.lessons.questions import (
    ActKind,
    CountStock,
    DealOrder,
    DealPlace,
    DiscardLimits,
    MakePack,
    MarkPlayable,
    MayDo,
    MayMarkKing,
    NameTrumps,
    OrderCards,
    Position,
    Question,
    ScoreDeal,
    WhichCardWins,
    WhoTakes,
    WhoWinsGame,
)


def solution(question: Question) -> Answer:
    """Work out the one right answer."""
    match question:
        case MarkPlayable(position):
            return frozenset(act.card for act in _legal(position) if isinstance(act, PlayCard))
        case WhoTakes(leader, led, answer, trump):
            return leader.other if is_beaten(led, answer, trump) else leader
        case WhichCardWins(led, answer, trump):
            return answer if is_beaten(led, answer, trump) else led
        case OrderCards(cards, trump):
            return by_strength(cards, trump)
        case NameTrumps(turn_up):
            return _first_deal(turn_up).turn_up.suit
        case MakePack():
            kept = {rank.letter for rank in Rank}
            return frozenset(letter for letter in RANKS_OF_52 if letter not in kept)
        case DealOrder(number):
            return _place(PACK[number - 1], dealt_from_pack(PACK))
        case CountStock(exchanged):
            return _stock_after(exchanged)
        case MayDo(position):
            return frozenset(kind_of(act) for act in _legal(position))
        case DiscardLimits(position):
            sizes = [len(act.cards) for act in _legal(position) if isinstance(act, Exchange)]
            return Limits(min(sizes), max(sizes))
        case MayMarkKing(position):
            return not {MARK_KING, MARK_TURNED_KING}.isdisjoint(_legal(position))
        case ScoreDeal(rules, dealer, talk, elder_tricks):
            award = award_for_tricks(rules, dealer, talk, elder_tricks)
            return Points(award.player, award.points, award.rule)
        case WhoWinsGame(game, acts):
            return Outcome(played(game, acts).winner)


def by_strength(cards: Iterable[Card], trump: Suit) -> tuple[Card, ...]:
    """Put cards of trumps and one plain suit in order, the strongest first."""

    def weaker_last(one: Card, two: Card) -> int:
        return 1 if is_beaten(one, two, trump) else -1

    return tuple(sorted(cards, key=cmp_to_key(weaker_last)))


def kind_of(act: Action) -> ActKind:
    """Give the kind of an act: its verb.

    >>> kind_of(Exchange((Card.KING_OF_SPADES,)))
    <ActKind.EXCHANGE: 'exchange'>
    """
    return ActKind(str(act).partition(" ")[0])


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


def _first_deal(turn_up: Card) -> Dealt:
    """Deal a pack in which a card is turned up."""
    others = [card for card in PACK if card is not turn_up]
    return dealt_from_pack([*others[:10], turn_up, *others[10:]])


def _place(card: Card, dealt: Dealt) -> DealPlace:
    """Find a card among the cards dealt."""
    if card in dealt.elder:
        return DealPlace.ELDER
    if card in dealt.dealer:
        return DealPlace.DEALER
    return DealPlace.TURN_UP if card is dealt.turn_up else DealPlace.STOCK


def _stock_after(exchanged: tuple[int, ...]) -> int:
    """Count the stock after exchanges, each as large as said."""
    game = start_deal(new_game(Rules(), Seat.NORTH).game, dealt_from_pack(PACK)).game
    for turn, count in enumerate(exchanged):
        if turn % 2 == 0:
            game = apply(apply(game, PROPOSE).game, ACCEPT).game
        deal = game.deal
        assert deal is not None
        assert deal.turn is not None
        game = apply(game, Exchange(deal.hands[deal.turn][:count])).game
    assert game.deal is not None
    return len(game.deal.stock)
