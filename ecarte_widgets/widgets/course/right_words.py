"""What a right answer is told: its reason, on the cards in play.

Where the rule is the one that a wrong answer would miss, it is told in the same words.
"""

from ecarte_widgets.engine import Card, Rank, Seat
from ecarte_widgets.i18n import Words
from ecarte_widgets.lessons.answers import Marks
from ecarte_widgets.lessons.checks import check
from ecarte_widgets.lessons.feedback import Feedback, FeedbackCode
from ecarte_widgets.lessons.play_mistakes import takes_missed
from ecarte_widgets.lessons.questions import (
    ActKind,
    DiscardLimits,
    MakePack,
    MarkDeal,
    MarkPlayable,
    MayDo,
    OrderCards,
    OrderMoments,
    Position,
    Question,
    ScoreDeal,
    WhichCardWins,
    WhoTakes,
)
from ecarte_widgets.lessons.score_mistakes import most_tricks_missed
from ecarte_widgets.lessons.solved_deals import awards_of
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.lessons.wrong_answers import wrong_answers
from ecarte_widgets.widgets.course.feedback_words import (
    acts_text,
    cards_text,
    feedback_text,
    fewest_text,
    has_no_trump,
    most_text,
)


def right_text(words: Words, question: Question) -> str:
    """Say in whole sentences why the right answer to a question is right."""
    match question:
        case MarkPlayable(position):
            return _playable(words, position)
        case WhoTakes(_, led, other, trump) | WhichCardWins(led, other, trump):
            return feedback_text(words, question, takes_missed(led, other, trump))
        case OrderCards():
            return _order(words, question)
        case MakePack():
            return words.text("right.make-pack")
        case OrderMoments():
            return words.text("right.order-moments")
        case MayDo(position):
            acts = solution(question)
            assert isinstance(acts, frozenset)
            allowed = [act for act in ActKind if act in acts]
            return acts_text(words, allowed) if allowed else words.text("right.may-do.none")
        case DiscardLimits():
            return " ".join(dict.fromkeys((fewest_text(words, question), most_text(words, question))))
        case ScoreDeal(_, dealer, _, elder_tricks):
            return feedback_text(words, question, most_tricks_missed(dealer, elder_tricks))
        case MarkDeal():
            return _marks(words, question)
        case _:
            # Of these a wrong answer misses one and the same rule, whatever it is.
            feedback = check(question, wrong_answers(question)[0]).feedback
            assert feedback is not None
            return feedback_text(words, question, feedback)


def _playable(words: Words, position: Position) -> str:
    """Say by which rule the cards may be played that may."""
    view = position.view
    if view.led is None:
        return words.text("right.mark-playable.lead")
    led, refused = words.card(view.led), {card for card, _ in view.refused}
    allowed = [card for card in view.hand if card not in refused]
    named = cards_text(words, allowed)
    if allowed[0].suit is view.led.suit:
        case = "overtake" if allowed[0].rank > view.led.rank else "follow"
        return words.plural(f"right.mark-playable.{case}", len(allowed), led=led, cards=named)
    if len(allowed) < len(view.hand):
        return words.plural("right.mark-playable.void-trump", len(allowed), led=led, cards=named)
    if has_no_trump(view.rules, view.hand, view.trump):
        return words.text("right.mark-playable.void-no-trump", led=led)
    return words.text("right.mark-playable.void", led=led)


def _order(words: Words, question: OrderCards) -> str:
    """Say in which order cards stand, and by which rule."""
    order = solution(question)
    assert isinstance(order, tuple)
    cards = [card for card in order if isinstance(card, Card)]
    named, trumps = cards_text(words, cards), [card.suit is question.trump for card in cards]
    if any(trumps) and not all(trumps):
        return words.text("right.order-cards.trumps", cards=named)
    if any(card.rank is Rank.ACE for card in cards):
        return words.text("right.order-cards.ace", cards=named)
    return words.text("right.order-cards", cards=named)


def _marks(words: Words, question: MarkDeal) -> str:
    """Say what the king gives, who took the tricks, and the sum; the points for the tricks are told as they fall."""
    *kings, _ = awards_of(question)
    told = [Feedback(FeedbackCode.KING_COUNTS, seat=king.player, rule=king.rule) for king in kings]
    if question.king is not None and not kings:
        told.append(Feedback(FeedbackCode.KING_UNMARKED, seat=question.king.holder))
    told.append(most_tricks_missed(question.deal.dealer, question.deal.elder_tricks))
    marks = solution(question)
    assert isinstance(marks, Marks)
    own, other = marks.of(Seat.SOUTH), marks.of(Seat.NORTH)
    whole = words.text("right.mark-deal", own=own, other=other)
    return " ".join([*(feedback_text(words, question, one) for one in told), whole])
