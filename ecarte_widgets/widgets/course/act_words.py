"""The acts that are asked about in words: what each is called, and why it may be done."""

from collections.abc import Sequence

from ecarte_widgets.engine import PROPOSE, BreachCode, why_illegal
from ecarte_widgets.i18n import Words
from ecarte_widgets.lessons.positions import Position
from ecarte_widgets.lessons.questions import ActKind, MayDo, Question


def act_text(words: Words, act: ActKind, question: Question | None = None) -> str:
    """Name an act as its button does, and for a dealer who is asked and may keep all cards as both that it may do."""
    match act:
        case ActKind.EXCHANGE if may_keep_all(question):
            return words.text("course.act.exchange-or-keep")
        case ActKind.EXCHANGE | ActKind.PLAY:
            return words.text(f"course.act.{act.value}")
        case _:
            return words.text(f"choice.{act.value}")


def may_keep_all(question: Question | None) -> bool:
    """Tell whether a dealer is asked who may exchange no card."""
    if not isinstance(question, MayDo):
        return False
    view = question.position.view
    return question.position.seat is view.dealer and view.rules.dealer_min_discard == 0


def acts_text(words: Words, acts: Sequence[ActKind], question: Question) -> str:
    """Say why acts may be done, a sentence each."""
    return " ".join(words.text(f"right.may-do.{_why_named(act, question)}") for act in acts)


def _why_named(act: ActKind, question: Question) -> str:
    """Give the ending of the message that says why an act may be done."""
    match act:
        case ActKind.EXCHANGE if may_keep_all(question):
            return "exchange-or-keep"
        case ActKind.STAND if isinstance(question, MayDo) and _stock_is_empty(question.position):
            return "stand-only"
        case _:
            return act.value


def _stock_is_empty(position: Position) -> bool:
    """Tell whether elder cannot propose since no card is left to draw."""
    breach = why_illegal(position.game, position.seat, PROPOSE)
    return breach is not None and breach.code is BreachCode.STOCK_EMPTY


def why_nothing(words: Words, question: MayDo) -> str:
    """Say why a player can only wait, and of a king only if one was among the answers."""
    asks_of_a_king = {ActKind.MARK_KING, ActKind.MARK_TURNED_KING} & set(question.acts)
    return words.text("right.may-do.none" if asks_of_a_king else "right.may-do.wait")
