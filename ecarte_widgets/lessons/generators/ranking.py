"""Hands for the lessons on the pack and on the rank of the cards."""

from typing import Final

from ecarte_widgets.engine import PACK, Card, Rank, Rules, Seat, Suit
from ecarte_widgets.lessons.generators.chance import Chance
from ecarte_widgets.lessons.questions import (
    CountStock,
    DealOrder,
    DealPlace,
    MakePack,
    NameTrumps,
    OrderCards,
    WhichCardWins,
)
from ecarte_widgets.lessons.solving import by_strength, is_in_order, solution

_EXCHANGE_MOST: Final = 5
_DEALT: Final = 11
"""The cards of both hands and the turn-up."""


def pack() -> MakePack:
    """Ask for the pack of 32 out of 52."""
    return MakePack()


def turn_up(chance: Chance) -> NameTrumps:
    """Ask for trumps."""
    return NameTrumps(chance.one_of(PACK))


def deal_order(chance: Chance, place: str) -> DealOrder | None:
    """Ask where a card of the pack goes; ``place`` says which answer it has, and any is mostly not the stock."""
    question = DealOrder(chance.below(chance.one_of((_DEALT, len(PACK)))) + 1)
    right = solution(question)
    assert isinstance(right, DealPlace)
    return question if place in ("any", right.value) else None


def stock_left(chance: Chance, exchanges: int) -> CountStock | None:
    """Ask how many cards are left after elder and the dealer exchanged so often."""
    exchanged = tuple(
        chance.below(_EXCHANGE_MOST) + 1 if turn % 2 == 0 else chance.below(_EXCHANGE_MOST + 1)
        for turn in range(2 * exchanges)
    )
    return CountStock(exchanged)


def two_cards(chance: Chance, case: str) -> WhichCardWins | None:
    """Ask which of two cards takes the trick; ``case`` says what decides it."""
    trump = chance.one_of(tuple(Suit))
    led, answer = chance.some_of(PACK, 2)
    return WhichCardWins(led, answer, trump) if case in ("any", _what_decides(led, answer, trump)) else None


def _what_decides(led: Card, answer: Card, trump: Suit) -> str:
    """Tell what decides between two cards."""
    if led.suit is answer.suit:
        lower, higher = sorted((led.rank, answer.rank))
        if lower is Rank.ACE:
            return "ace-and-court"
        if higher is Rank.ACE:
            return "ace-and-ten" if lower is Rank.TEN else "ace-and-low"
        return "same-suit"
    return "trump-and-plain" if trump in (led.suit, answer.suit) else "two-plain-suits"


def order_suit(chance: Chance, size: int) -> OrderCards | None:
    """Ask for cards of one suit in order: the ace, a card above it and one below are among them."""
    suit, trump = chance.one_of(tuple(Suit)), chance.one_of(tuple(Suit))
    cards = chance.some_of([card for card in PACK if card.suit is suit], size)
    ranks = {card.rank for card in cards}
    ace_between = Rank.ACE in ranks and min(ranks) < Rank.ACE < max(ranks)
    return OrderCards(cards, trump) if ace_between and _is_unsorted(cards, trump) else None


def order_trumps(chance: Chance, size: int) -> OrderCards | None:
    """Ask for trumps and cards of another suit in order: some trump ranks below some plain card."""
    trump, plain = chance.some_of(tuple(Suit), 2)
    cards = chance.some_of([card for card in PACK if card.suit in (trump, plain)], size)
    trumps = [card.rank for card in cards if card.suit is trump]
    others = [card.rank for card in cards if card.suit is plain]
    crossed = bool(trumps and others) and min(trumps) < max(others)
    return OrderCards(cards, trump) if crossed and _is_unsorted(cards, trump) else None


def _is_unsorted(cards: tuple[Card, ...], trump: Suit) -> bool:
    """Tell whether cards do not lie in order already."""
    return by_strength(cards, trump) != cards


def sort_hand(chance: Chance, rules: Rules) -> OrderCards | None:
    """Ask for a hand in order: it has a trump below some other card, and two cards or more of a plain suit."""
    game = chance.deal(rules)
    assert game.deal is not None
    trump = game.deal.turn_up.suit
    cards = game.deal.hands[chance.one_of(tuple(Seat))]
    trumps = [card.rank for card in cards if card.suit is trump]
    others = [card for card in cards if card.suit is not trump]
    suits = {card.suit for card in others}
    crossed = bool(trumps) and 1 < len(suits) < len(others) and min(trumps) < max(card.rank for card in others)
    return OrderCards(cards, trump) if crossed and not is_in_order(cards, trump, cards) else None
