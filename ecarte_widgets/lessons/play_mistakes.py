"""The rules missed by wrong answers about cards: their rank, the trick, and what may be played."""

from itertools import combinations

from ecarte_widgets.engine import BreachCode, Card, Rank, Seat, Suit, is_beaten
from ecarte_widgets.lessons.answers import RANKS_OF_52
from ecarte_widgets.lessons.feedback import Feedback, FeedbackCode
from ecarte_widgets.lessons.questions import Position, WhoTakes

_REFUSALS = {
    BreachCode.MUST_FOLLOW_SUIT: FeedbackCode.MUST_FOLLOW_SUIT,
    BreachCode.MUST_OVERTAKE: FeedbackCode.MUST_OVERTAKE,
    BreachCode.MUST_TRUMP: FeedbackCode.MUST_TRUMP,
}


def marks_missed(position: Position, marked: frozenset[object]) -> Feedback:
    """Explain cards marked that may not be played, else cards left out that may."""
    view = position.view
    if not marked <= set(view.hand):
        return Feedback(FeedbackCode.NOT_A_CHOICE)
    refused = [(card, breach) for card, breach in view.refused if card in marked]
    if refused:
        breach = refused[0][1]
        fault = tuple(card for card, other in refused if other.code is breach.code)
        return Feedback(_REFUSALS[breach.code], breach.cards, fault, view.led, view.trump, rule=breach.code)
    refused_cards = {card for card, _ in view.refused}
    allowed = tuple(card for card in view.hand if card not in refused_cards)
    missed = tuple(card for card in allowed if card not in marked)
    return Feedback(_why_allowed(position, allowed, view.led), allowed, missed, view.led, view.trump)


def _why_allowed(position: Position, allowed: tuple[Card, ...], led: Card | None) -> FeedbackCode:
    """Tell by which rule cards may be played."""
    if led is None:
        return FeedbackCode.MAY_LEAD_ANY
    if allowed[0].suit is led.suit:
        return FeedbackCode.BEATS_TOO if allowed[0].rank > led.rank else FeedbackCode.NOTHING_BEATS
    held = len(position.view.hand)
    return FeedbackCode.VOID_ANY_TRUMP if len(allowed) < held else FeedbackCode.VOID_ANY_CARD


def takes_missed(led: Card, answer: Card, trump: Suit) -> Feedback:
    """Explain which of two cards takes the trick."""
    winner, loser = (answer, led) if is_beaten(led, answer, trump) else (led, answer)
    return Feedback(_why_stronger(winner, loser, trump), (winner,), (loser,), led, trump)


def _why_stronger(winner: Card, loser: Card, trump: Suit) -> FeedbackCode:
    """Tell by which rule a card is stronger than another."""
    if winner.suit is loser.suit:
        if loser.rank is Rank.ACE:
            return FeedbackCode.ACE_BELOW_JACK
        return FeedbackCode.ACE_ABOVE_TEN if winner.rank is Rank.ACE else FeedbackCode.HIGHER_TAKES
    return FeedbackCode.TRUMP_TAKES if winner.suit is trump else FeedbackCode.OTHER_SUIT_LOSES


def leader_missed(dealer: Seat, last: WhoTakes | None) -> Feedback:
    """Explain who leads."""
    if last is None:
        return Feedback(FeedbackCode.ELDER_LEADS, seat=dealer.other)
    answered = is_beaten(last.led, last.answer, last.trump)
    taker, card = (last.leader.other, last.answer) if answered else (last.leader, last.led)
    return Feedback(FeedbackCode.TAKER_LEADS, (card,), led=last.led, trump=last.trump, seat=taker)


def order_missed(cards: tuple[Card, ...], trump: Suit, answer: tuple[object, ...]) -> Feedback:
    """Explain the first two cards that stand the wrong way round."""
    if len(answer) != len(cards) or set(answer) != set(cards):
        missing = tuple(card for card in cards if answer.count(card) != 1)
        return Feedback(FeedbackCode.EVERY_CARD_ONCE, cards, missing, trump=trump)
    placed = sorted(cards, key=answer.index)
    first, second = next((one, two) for one, two in combinations(placed, 2) if is_beaten(one, two, trump))
    return Feedback(_why_stronger(second, first, trump), (second,), (first,), trump=trump)


def ranks_missed(taken_out: frozenset[object], right: frozenset[object]) -> Feedback:
    """Explain ranks taken out that belong to the pack, else ranks left in that do not."""
    if not taken_out <= set(RANKS_OF_52):
        return Feedback(FeedbackCode.NOT_A_CHOICE)
    wrong = tuple(rank for rank in RANKS_OF_52 if rank in taken_out - right)
    if wrong:
        return Feedback(FeedbackCode.RANK_STAYS, ranks=wrong)
    return Feedback(FeedbackCode.RANK_GOES, ranks=tuple(rank for rank in RANKS_OF_52 if rank in right - taken_out))
