"""The rules missed by wrong answers about a deal: its cards, its talk, its king, its points."""

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
    BreachCode,
    Card,
    Exchange,
    Rank,
    Seat,
    why_illegal,
)
from ecarte_widgets.lessons.answers import Limits, Points
from ecarte_widgets.lessons.feedback import Feedback, FeedbackCode
from ecarte_widgets.lessons.questions import ActKind, DealPlace, Position, ScoreDeal, WhoWinsGame
from ecarte_widgets.lessons.solving import played

_PLAIN_ACTS: dict[ActKind, Action] = {
    ActKind(str(act)): act for act in (PROPOSE, STAND, ACCEPT, REFUSE, MARK_KING, MARK_TURNED_KING)
}


def place_missed(number: int, right: object) -> Feedback:
    """Explain where a card of the pack goes."""
    return Feedback(FeedbackCode.DEALT_TO, place=DealPlace(right), numbers=(number,))


def stock_missed(right: int, exchanged: tuple[int, ...]) -> Feedback:
    """Explain what is left of the pack."""
    return Feedback(FeedbackCode.STOCK_LEFT, numbers=(right, *exchanged))


def acts_missed(position: Position, marked: frozenset[object], right: frozenset[object]) -> Feedback:
    """Explain an act marked that may not be done now, else the acts left out."""
    if not marked <= set(ActKind):
        return Feedback(FeedbackCode.NOT_A_CHOICE)
    wrong = [kind for kind in ActKind if kind in marked - right]
    if wrong:
        return Feedback(
            FeedbackCode.ACT_NOT_NOW, rule=_why_not(position, _example(position, wrong[0])), acts=(wrong[0],)
        )
    return Feedback(FeedbackCode.ACT_ALLOWED_TOO, acts=tuple(kind for kind in ActKind if kind in right - marked))


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


def _why_not(position: Position, act: Action) -> BreachCode:
    """Name the rule against an act."""
    breach = why_illegal(position.game, position.seat, act)
    assert breach is not None  # only acts that the engine does not list are asked about
    return breach.code


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
    return Feedback(FeedbackCode.KING_NOT_NOW, (king,), trump=turn_up.suit, rule=_why_not(position, act))


def score_missed(question: ScoreDeal, answer: Points, right: Points) -> Feedback:
    """Explain who marks the points of a deal, else by which rule, else how many."""
    if answer.player is not right.player:
        elder = question.dealer.other
        tricks = tuple(question.elder_tricks if seat is elder else 5 - question.elder_tricks for seat in Seat)
        return Feedback(FeedbackCode.SCORED_BY, seat=right.player, rule=right.rule, numbers=tricks)
    code = FeedbackCode.SCORE_RULE if answer.rule is not right.rule else FeedbackCode.SCORE_POINTS
    return Feedback(code, seat=right.player, rule=right.rule, numbers=(right.points,))


def game_end_missed(question: WhoWinsGame) -> Feedback:
    """Explain when the game was won, or that it was not."""
    end = played(question.game, question.acts)
    if end.winner is None:
        return Feedback(FeedbackCode.NOT_WON, numbers=(*end.score, end.rules.target))
    assert end.deal is not None
    return Feedback(FeedbackCode.WON_AT, seat=end.winner, rule=end.deal.awards[-1].rule, numbers=end.score)
