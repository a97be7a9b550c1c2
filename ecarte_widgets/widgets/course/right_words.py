"""What a right answer is told: its reason, on the cards in play.

Where the rule is the one that a wrong answer would miss, it is told in the same words.
"""

from collections.abc import Sequence

from ecarte_widgets.engine import AwardRule, Card, Rank, Seat, Suit
from ecarte_widgets.i18n import Words
from ecarte_widgets.lessons.answers import Answer, Marks
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
    PointsOfDeal,
    Position,
    Question,
    RuleOfDeal,
    ScoreDeal,
    WhatEndsGame,
    WhichCardWins,
    WhoTakes,
    WhoWinsGame,
)
from ecarte_widgets.lessons.solved_deals import awards_of
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.lessons.wrong_answers import wrong_answers
from ecarte_widgets.sessions.played_out import played_out
from ecarte_widgets.widgets.course.act_words import acts_text, why_nothing
from ecarte_widgets.widgets.course.feedback_words import (
    cards_text,
    feedback_text,
    fewest_text,
    has_no_trump,
    most_text,
    ranked_text,
    won_by_tricks,
)
from ecarte_widgets.widgets.course.learner import learner_of
from ecarte_widgets.widgets.course.outcome import outcome_text, why_plain

TOLD_BY_OUTCOME = (ScoreDeal, PointsOfDeal, RuleOfDeal, MarkDeal, WhoWinsGame, WhatEndsGame)
"""Of what comes of these their reason is made: it is not told after it once more."""


def right_text(words: Words, question: Question, answer: Answer | None = None) -> str:
    """Say in whole sentences why the right answer to a question is right.

    Args:
        words: the language.
        question: what was asked.
        answer: the answer of which it is told, where several are right; left out, one of them.
    """
    match question:
        case MarkPlayable(position):
            return _playable(words, position)
        case WhoTakes(_, led, other, trump) | WhichCardWins(led, other, trump):
            return feedback_text(words, question, takes_missed(led, other, trump))
        case OrderCards():
            return _order(words, question, solution(question) if answer is None else answer)
        case MakePack():
            return words.text("right.make-pack")
        case OrderMoments():
            return words.text("right.order-moments")
        case MayDo():
            acts = solution(question)
            assert isinstance(acts, frozenset)
            allowed = [act for act in ActKind if act in acts]
            told = [acts_text(words, allowed, question) if allowed else why_nothing(words, question)]
            if {ActKind.MARK_KING, ActKind.PLAY} <= acts:
                told.append(words.text("lesson.king.hint.choice"))
            return " ".join(told)
        case DiscardLimits():
            return " ".join(dict.fromkeys((fewest_text(words, question), most_text(words, question))))
        case PointsOfDeal() | RuleOfDeal() | ScoreDeal():
            return _outcome(words, question)
        case MarkDeal():
            return _marks(words, question)
        case WhoWinsGame() | WhatEndsGame():
            return _game(words, question)
        case _:
            return feedback_text(words, question, _missed(question))


def _missed(question: Question) -> Feedback:
    """Give the rule that a wrong answer misses, where it is one and the same whatever the answer is."""
    feedback = check(question, wrong_answers(question)[0]).feedback
    assert feedback is not None
    return feedback


def _outcome(words: Words, question: Question) -> str:
    """Tell what comes of the right answer: who made what, how many points it brings, and why."""
    outcome = played_out(question)
    return " ".join([outcome_text(outcome, learner_of(question), words), *why_plain(outcome, words)])


def _game(words: Words, question: WhoWinsGame | WhatEndsGame) -> str:
    """Tell the points as they fall, and how the game stands then."""
    missed, learner = _missed(question), learner_of(question)
    if missed.code is FeedbackCode.NOT_WON:
        return feedback_text(words, question, missed)
    score = words.ltr(f"{missed.numbers[learner]}-{missed.numbers[learner.other]}")
    message = "right.game-over.by-tricks" if won_by_tricks(missed) else "right.game-over"
    stands = words.text(message, score=score)
    return f"{_outcome(words, question)} {stands}".strip()


def _playable(words: Words, position: Position) -> str:
    """Say by which rule the cards may be played that may."""
    view = position.view
    if view.led is None:
        return words.text("right.mark-playable.lead")
    led, refused = words.card(view.led), {card for card, _ in view.refused}
    allowed = [card for card in view.hand if card not in refused]
    named = ranked_text(words, allowed, view.trump)
    if allowed[0].suit is view.led.suit:
        case = "overtake" if allowed[0].rank > view.led.rank else "follow"
        return words.plural(f"right.mark-playable.{case}", len(allowed), led=led, cards=named)
    if len(allowed) < len(view.hand):
        return words.plural("right.mark-playable.void-trump", len(allowed), led=led, cards=named)
    if has_no_trump(view.rules, view.hand, view.trump):
        return words.text("right.mark-playable.void-no-trump", led=led)
    return words.text("right.mark-playable.void", led=led)


def _order(words: Words, question: OrderCards, order: Answer) -> str:
    """Say in which order cards stand, and by which rule; where others are right too, that as well."""
    assert isinstance(order, tuple)
    cards = [card for card in order if isinstance(card, Card)]
    told = [_order_rule(words, cards, question.trump)]
    plain = {card.suit for card in cards} - {question.trump}
    if len(plain) > 1:
        told.append(words.text("right.order-cards.others"))
    return " ".join(told)


def _order_rule(words: Words, cards: Sequence[Card], trump: Suit) -> str:
    """Say the order with the rule that it hangs on: trumps, else the place of the ace among these cards."""
    named, trumps = cards_text(words, cards), [card.suit is trump for card in cards]
    if any(trumps) and not all(trumps):
        return words.text("right.order-cards.trumps", cards=named)
    ace = next((card for card in cards if card.rank is Rank.ACE), None)
    suit = [card for card in cards if ace is not None and card.suit is ace.suit]
    if ace is None or len(suit) == 1:
        return words.text("right.order-cards", cards=named)
    above = next((card for card in reversed(suit) if card.rank > ace.rank), None)
    below = next((card for card in suit if card.rank < ace.rank), None)
    beside = {"above": "" if above is None else words.card(above), "below": "" if below is None else words.card(below)}
    case = "ace-highest" if above is None else "ace-lowest" if below is None else "ace"
    return words.text(f"right.order-cards.{case}", cards=named, ace=words.card(ace), **beside)


def _marks(words: Words, question: MarkDeal) -> str:
    """Say what the king gives, what the tricks bring, and the sum."""
    *kings, _ = awards_of(question)
    told = [Feedback(FeedbackCode.KING_COUNTS, seat=king.player, rule=king.rule) for king in kings]
    if question.king is not None and not kings:
        rule = AwardRule.TURNED_KING if question.king.turned else AwardRule.KING
        told.append(Feedback(FeedbackCode.KING_UNMARKED, seat=question.king.holder, rule=rule))
    kings_told = (feedback_text(words, question, one) for one in told)
    return " ".join([*kings_told, _outcome(words, question), marks_text(words, question)])


def marks_text(words: Words, question: MarkDeal) -> str:
    """Say what each player marks in all."""
    marks = solution(question)
    assert isinstance(marks, Marks)
    return words.text("right.mark-deal", own=marks.of(Seat.SOUTH), other=marks.of(Seat.NORTH))
