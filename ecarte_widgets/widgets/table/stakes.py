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


class Finished(NamedTuple):
    """A deal whose five tricks are played."""

    rules: Rules
    """The rules of the table."""
    dealer: Seat
    """Who dealt."""
    talk: Talk
    """The talk, which is over."""
    elder_tricks: int
    """How many tricks the elder hand took."""

    def tricks_of(self, seat: Seat) -> int:
        """Count a player's tricks."""
        return VOLE_TRICKS - self.elder_tricks if seat is self.dealer else self.elder_tricks


def result_text(award: Award, view: View, words: Words) -> str:
    """Say what the tricks of the deal on the table brought: see :func:`finished_text`."""
    return finished_text(award, finished_on(view), view.seat, words)


def finished_on(view: View) -> Finished:
    """Give the deal on the table, whose tricks are played."""
    return Finished(view.rules, view.dealer, view.talk, view.tricks_of(view.dealer.other))


def finished_text(award: Award, deal: Finished, person: Seat, words: Words) -> str:
    """Say who made the point or the vole, with how many tricks, for how many points, and by which rule.

    Where cards were played without an exchange, a vole is told what that made of it, also where it made nothing.

    Args:
        award: what the tricks brought.
        deal: the deal.
        person: who is told.
        words: the language.
    """
    side = "you" if award.player is person else "other"
    result = words.plural(f"result.{award.reason.value}.{side}", award.points, tricks=deal.tricks_of(award.player))
    end = without_exchange(deal.rules, deal.talk)
    if end is None:
        return words.text("result.plain", result=result)
    is_plain = award.rule in (AwardRule.POINT, AwardRule.VOLE)
    message = "result.plain" if is_plain else f"result.{award.rule.value}.{end.value}.{side}"
    return " ".join([words.text(message, result=result), *_adds_nothing(award, deal, end, words)])


def finished_for_both(award: Award, deal: Finished, player: str, words: Words) -> str:
    """Say the same to both of two who share a screen; ``player`` is the name of who made it."""
    made = words.plural(f"both.{award.reason.value}", award.points, player=player, tricks=deal.tricks_of(award.player))
    told = [words.text("result.plain", result=made)]
    end = without_exchange(deal.rules, deal.talk)
    if end is None:
        return told[0]
    if award.rule not in (AwardRule.POINT, AwardRule.VOLE):
        told.append(words.text(f"award.{award.rule.value}"))
    return " ".join([*told, *_adds_nothing(award, deal, end, words)])


def _adds_nothing(award: Award, deal: Finished, end: TalkEnd, words: Words) -> list[str]:
    """Say where a vole against or by the side that played without an exchange brings no more than it would anyhow."""
    if award.rule is AwardRule.VOLE and deal.rules.stake is Stake.WINNER_TWO:
        vulnerable = deal.dealer.other if end is TalkEnd.STOOD else deal.dealer
        return [] if award.player is vulnerable else [words.text("result.stake-adds-nothing")]
    if award.reason is Reason.VOLE and award.rule is AwardRule.STAKE_ELDER_ONLY:
        return [words.text("result.vole-adds-nothing")]
    return []


def standing_text(view: View, words: Words) -> str:
    """Say the score."""
    return words.text("result.score", own=view.score[view.seat], other=view.score[view.seat.other])
