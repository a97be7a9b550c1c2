"""What the tricks of a deal are worth: before they are played for each side, and afterwards with the reason."""

from typing import NamedTuple

from ecarte_widgets.engine import Award, AwardRule, Reason, Rules, Seat, View, award_for_tricks
from ecarte_widgets.engine.rules import Stake, StakeScope
from ecarte_widgets.engine.scoring import POINT_TRICKS, VOLE_TRICKS, Talk, TalkEnd, without_exchange
from ecarte_widgets.i18n import Words
from ecarte_widgets.sessions import Ask, Scene


class Worth(NamedTuple):
    """What a side's tricks bring it."""

    point: int
    """Points for three or four of them."""
    vole: int
    """Points for all five."""


def worth(rules: Rules, dealer: Seat, talk: Talk, seat: Seat) -> Worth:
    """Tell what a player's tricks bring after a talk."""

    def points(tricks: int) -> int:
        elder_tricks = VOLE_TRICKS - tricks if seat is dealer else tricks
        return award_for_tricks(rules, dealer, talk, elder_tricks).points

    return Worth(points(POINT_TRICKS), points(VOLE_TRICKS))


def stake_text(view: View, words: Words) -> str:
    """Say what is at stake while cards are played; nothing before the talk is over and after the last trick."""
    if view.talk.end is None or view.turn is None:
        return ""
    return words.text("stake.now", stakes=_sides(view, view.talk, words))


def choice_text(scene: Scene, words: Words) -> str:
    """Say what both sides win and risk by standing or refusing, and by exchanging; nothing where it is plain play."""
    view, talk = scene.view, scene.view.talk
    end = TalkEnd.REFUSED if scene.ask is Ask.ANSWER else TalkEnd.STOOD
    is_talk = scene.ask in (Ask.PROPOSAL, Ask.STAND_ONLY, Ask.ANSWER)
    after = talk._replace(end=end)
    if not is_talk or view.rules.stake is Stake.OFF:
        return ""
    plain = _sides(view, Talk(2, TalkEnd.STOOD), words)
    if without_exchange(view.rules, after) is None:
        refusal_counts = view.rules.stake_scope is StakeScope.EVERY_PROPOSAL
        return words.text("stake.if.stood" if refusal_counts else "stake.if.any", stakes=plain)
    sentences = [words.text(f"stake.if.{end.value}", stakes=_sides(view, after, words))]
    if scene.ask is not Ask.STAND_ONLY:
        sentences.append(words.text("stake.if.exchanged", stakes=plain))
    return " ".join(sentences)


def _sides(view: View, talk: Talk, words: Words) -> str:
    """Say what the tricks of both sides are worth."""
    own, other = (worth(view.rules, view.dealer, talk, seat) for seat in (view.seat, view.seat.other))
    if own == other:
        return words.text("stake.both", both=worth_text(own, words))
    return words.text("stake.sides", own=worth_text(own, words), other=worth_text(other, words))


def worth_text(one: Worth, words: Words) -> str:
    """Say what a side's tricks are worth."""
    message = "stake.same" if one.point == one.vole else "stake.vole-differs"
    return words.plural(message, one.point, vole=one.vole)


def result_text(award: Award, view: View, words: Words) -> str:
    """Say who made the point or the vole, with how many tricks, for how many points, and by which rule."""
    side, tricks = _side(award.player, view), view.tricks_of(award.player)
    result = words.plural(f"result.{award.reason.value}.{side}", award.points, tricks=tricks)
    end = without_exchange(view.rules, view.talk)
    if end is None or award.rule in (AwardRule.POINT, AwardRule.VOLE):
        return words.text("result.plain", result=result)
    told = words.text(f"result.{award.rule.value}.{end.value}.{side}", result=result)
    if award.reason is Reason.VOLE and award.rule is AwardRule.STAKE_ELDER_ONLY:
        told = f"{told} {words.text('result.vole-adds-nothing')}"
    return told


def standing_text(view: View, words: Words) -> str:
    """Say the score."""
    return words.text("result.score", own=view.score[view.seat], other=view.score[view.seat.other])


def _side(seat: Seat, view: View) -> str:
    """Give the ending of a message about a player."""
    return "you" if seat is view.seat else "other"
