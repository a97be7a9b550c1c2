"""The rules missed by wrong answers about points: those of a deal, and the end of a game."""

from ecarte_widgets.engine import Action, AwardRule, Game, Seat
from ecarte_widgets.engine.scoring import without_exchange
from ecarte_widgets.lessons.answers import STAKE_RULES, Marks, Points
from ecarte_widgets.lessons.feedback import Feedback, FeedbackCode
from ecarte_widgets.lessons.questions import MarkDeal, ScoreDeal
from ecarte_widgets.lessons.solved_deals import awards_of
from ecarte_widgets.lessons.solving import played


def most_tricks_missed(dealer: Seat, elder_tricks: int) -> Feedback:
    """Explain who took the more tricks."""
    elder = dealer.other
    tricks = _tricks(dealer, elder_tricks)
    return Feedback(FeedbackCode.SCORED_BY, seat=elder if tricks[elder] > tricks[dealer] else dealer, numbers=tricks)


def _tricks(dealer: Seat, elder_tricks: int) -> tuple[int, ...]:
    """Count the tricks by seat."""
    return tuple(5 - elder_tricks if seat is dealer else elder_tricks for seat in Seat)


def score_missed(question: ScoreDeal, answer: Points, right: Points) -> Feedback:
    """Explain who marks the points of a deal, else by which rule, else how many."""
    if answer.player is not right.player:
        tricks = _tricks(question.dealer, question.elder_tricks)
        return Feedback(FeedbackCode.SCORED_BY, seat=right.player, rule=right.rule, numbers=tricks)
    if answer.rule is right.rule:
        code = FeedbackCode.SCORE_POINTS
    elif answer.rule in STAKE_RULES.values() and question.talk.exchanged and not plays_unchanged(question):
        code = FeedbackCode.SCORE_RULE_EXCHANGED
    else:
        code = FeedbackCode.SCORE_RULE
    return Feedback(code, seat=right.player, rule=right.rule, numbers=(right.points,))


def plays_unchanged(deal: ScoreDeal) -> bool:
    """Tell whether a player chose to play without an exchange, so that the rule for that is in question."""
    return without_exchange(deal.rules, deal.talk) is not None


def deal_marks_missed(question: MarkDeal, answer: Marks, right: Marks) -> Feedback:
    """Explain the king's point where that is the difference, else who took the tricks, else what they bring."""
    *kings, tricks = awards_of(question)
    fate = question.king
    for king in kings:
        if answer.of(king.player) == right.of(king.player) - king.points:
            return Feedback(FeedbackCode.KING_COUNTS, seat=king.player, rule=king.rule, numbers=(king.points,))
    if fate is not None and not kings and answer.of(fate.holder) == right.of(fate.holder) + 1:
        rule = AwardRule.TURNED_KING if fate.turned else AwardRule.KING
        return Feedback(FeedbackCode.KING_UNMARKED, seat=fate.holder, rule=rule)
    loser = tricks.player.other
    if answer.of(loser) != right.of(loser):
        shown = _tricks(question.deal.dealer, question.deal.elder_tricks)
        return Feedback(FeedbackCode.SCORED_BY, seat=tricks.player, rule=tricks.rule, numbers=shown)
    return Feedback(FeedbackCode.SCORE_POINTS, seat=tricks.player, rule=tricks.rule, numbers=(tricks.points,))


def game_end_missed(game: Game, acts: tuple[Action, ...]) -> Feedback:
    """Explain when the game was won, or that it was not."""
    end = played(game, acts)
    if end.winner is None:
        return Feedback(FeedbackCode.NOT_WON, numbers=(*end.score, end.rules.target))
    assert end.deal is not None
    return Feedback(FeedbackCode.WON_AT, seat=end.winner, rule=end.deal.awards[-1].rule, numbers=end.score)
