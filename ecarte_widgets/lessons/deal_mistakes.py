"""The rules missed by wrong answers about a deal: its dealer, its cards, its talk, its king."""

from itertools import pairwise

from ecarte_widgets.engine import (
    ACCEPT,
    MARK_KING,
    MARK_TURNED_KING,
    PACK,
    PLAY,
    PROPOSE,
    REFUSE,
    STAND,
    Action,
    Breach,
    BreachCode,
    Card,
    Exchange,
    FirstDealer,
    Rank,
    Seat,
    why_illegal,
)
from ecarte_widgets.lessons.answers import Limits, Packet
from ecarte_widgets.lessons.feedback import Feedback, FeedbackCode
from ecarte_widgets.lessons.questions import ActKind, DealPlace, Moment, Position, WhoDeals
from ecarte_widgets.lessons.solved_deals import dealer_of, packets

_ALL_ACTS = frozenset(ActKind)
_PLAIN_ACTS: dict[ActKind, Action] = {
    ActKind(str(act)): act for act in (PROPOSE, STAND, ACCEPT, REFUSE, MARK_KING, MARK_TURNED_KING)
}


def cut_missed(question: WhoDeals) -> Feedback:
    """Explain who deals by the cards cut."""
    cards = (question.north, question.south)
    if question.choice is FirstDealer.RANDOM:
        return Feedback(FeedbackCode.DRAWN_BY_CHANCE, cards)
    if question.north.rank is question.south.rank:
        return Feedback(FeedbackCode.EQUAL_CUT, cards)
    dealer = next(seat for seat in Seat if str(seat) == dealer_of(question.choice, *cards).value)
    code = FeedbackCode.HIGHER_CUT if question.choice is FirstDealer.HIGH_CARD else FeedbackCode.LOWER_CUT
    return Feedback(code, (cards[dealer],), (cards[dealer.other],), seat=dealer)


def packet_missed(number: int, right: Packet) -> Feedback:
    """Explain which packet comes next."""
    dealt = sum(packet.count for packet in packets()[:number])
    return Feedback(FeedbackCode.NEXT_PACKET, place=right.place, numbers=(dealt, right.count))


def turn_up_missed(dealer: Seat, turn_up: Card) -> Feedback:
    """Explain what a turn-up gives."""
    if turn_up.rank is Rank.KING:
        return Feedback(FeedbackCode.TURN_UP_GIVES, (turn_up,), trump=turn_up.suit, seat=dealer)
    return Feedback(FeedbackCode.TURN_UP_GIVES_NOTHING, (turn_up,), trump=turn_up.suit)


def moments_missed(shown: tuple[Moment, ...], answer: tuple[object, ...], right: tuple[object, ...]) -> Feedback:
    """Explain the first two neighbours that stand the wrong way round."""
    if len(answer) != len(shown) or set(answer) != set(shown):
        return Feedback(FeedbackCode.NOT_A_CHOICE)
    placed = sorted(shown, key=answer.index)
    pairs = ((two, one) for one, two in pairwise(placed) if right.index(two) < right.index(one))
    return Feedback(FeedbackCode.MOMENT_FIRST, moments=next(pairs))


def place_missed(number: int, right: object) -> Feedback:
    """Explain where a card of the pack goes."""
    return Feedback(FeedbackCode.DEALT_TO, place=DealPlace(right), numbers=(number,))


def stock_missed(right: int, exchanged: tuple[int, ...]) -> Feedback:
    """Explain what is left of the pack."""
    return Feedback(FeedbackCode.STOCK_LEFT, numbers=(right, *exchanged))


def acts_missed(position: Position, marked: frozenset[object], right: frozenset[object]) -> Feedback:
    """Explain an act marked that may not be done now, else the acts left out; of none marked, that there are some."""
    if not marked <= _ALL_ACTS:
        return Feedback(FeedbackCode.NOT_A_CHOICE)
    wrong = next((kind for kind in ActKind if kind in marked and kind not in right), None)
    if wrong is not None:
        breach = _why_not(position, _example(position, wrong))
        return Feedback(FeedbackCode.ACT_NOT_NOW, rule=breach.code, breach=breach, acts=(wrong,))
    if not marked:
        return Feedback(FeedbackCode.ACT_ALLOWED)
    missing = tuple(kind for kind in ActKind if kind in right and kind not in marked)
    return Feedback(FeedbackCode.ACT_ALLOWED_TOO, acts=missing)


def _example(position: Position, kind: ActKind) -> Action:
    """Give an act of a kind, with a card of the player's own where it needs one."""
    card = next(iter(position.view.hand), PACK[0])
    match kind:
        case ActKind.PLAY:
            return PLAY[card]
        case ActKind.EXCHANGE:
            return Exchange((card,))
        case _:
            return _PLAIN_ACTS[kind]


def _why_not(position: Position, act: Action) -> Breach:
    """Give what the engine says against an act."""
    breach = why_illegal(position.game, position.seat, act)
    assert breach is not None  # only acts that the engine does not list are asked about
    return breach


def limits_missed(position: Position, answer: Limits, right: Limits) -> Feedback:
    """Explain how many cards must be exchanged, else how many may."""
    stock = position.view.stock_count
    if answer.fewest != right.fewest:
        return Feedback(FeedbackCode.FEWEST, rule=BreachCode.EXCHANGE_TOO_FEW, numbers=(right.fewest, stock))
    return Feedback(FeedbackCode.MOST, rule=BreachCode.EXCHANGE_TOO_MANY, numbers=(right.most, stock))


def king_missed(position: Position, *, now: bool) -> Feedback:
    """Explain whether the king of trumps may be marked now."""
    turn_up = position.view.turn_up
    king = Card(Rank.KING.letter + turn_up.suit.value)
    if now:
        return Feedback(FeedbackCode.KING_NOW, (king,), trump=turn_up.suit)
    act = MARK_TURNED_KING if turn_up is king else MARK_KING
    return Feedback(FeedbackCode.KING_NOT_NOW, (king,), trump=turn_up.suit, rule=_why_not(position, act).code)
