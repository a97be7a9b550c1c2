"""What the tricks of a deal are worth: before they are played for each side, and afterwards with the reason."""

from typing import NamedTuple

from ecarte_widgets.engine import Award, AwardRule, Rank, Reason, Rules, Seat, View, award_for_tricks
from ecarte_widgets.engine.rules import Stake, StakeScope
from ecarte_widgets.engine.scoring import POINT_TRICKS, VOLE_TRICKS, Talk, TalkEnd, without_exchange
from ecarte_widgets.i18n import Words
from ecarte_widgets.sessions import Ask, Scene

_EXCHANGED = Talk(2, TalkEnd.STOOD)
"""A talk after which the tricks count plainly: cards were exchanged."""


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
    """Say what is at stake while cards are played, and why; nothing before the talk is over or after the last trick."""
    if view.talk.end is None or view.turn is None:
        return ""
    ahead = _ahead(view)
    if ahead is not None:
        side = "you" if ahead is view.seat else "other"
        one = worth(view.rules, view.dealer, view.talk, ahead)
        made = made_text(one, side, words, may_be_vole=view.tricks_of(ahead.other) == 0)
        # A turned-up king that is still to be marked comes before the tricks, and may win the game first.
        is_won = _wins(view, view.talk, ahead) and (view.king_marked or view.turn_up.rank is not Rank.KING)
        if is_won:
            return f"{words.text(f'stake.won.{side}')} {made}"
        by_all = _wins_by_all(view, view.talk, ahead) and not _wins(view, view.talk, ahead)
        return f"{made} {words.text(f'stake.wins-by-all.{side}')}" if by_all else made
    end = reason(view.rules, view.talk)
    stakes = _sides(view, view.talk, words)
    wins = _wins_text(view, view.talk, words)
    if end is None:
        return " ".join([words.text("stake.now", stakes=stakes), *wins])
    chose = view.dealer.other if end is TalkEnd.STOOD else view.dealer
    side = "you" if chose is view.seat else "other"
    return " ".join([words.text(f"stake.now.{end.value}.{side}", stakes=stakes), *wins])


def _wins(view: View, talk: Talk, seat: Seat) -> bool:
    """Tell whether three tricks win a player the game after a talk."""
    return view.score[seat] + worth(view.rules, view.dealer, talk, seat).point >= view.rules.target


def _wins_by_all(view: View, talk: Talk, seat: Seat) -> bool:
    """Tell whether a player wins the game with all five tricks, which they may still take."""
    may_be_vole = view.tricks_of(seat.other) == 0
    return may_be_vole and view.score[seat] + worth(view.rules, view.dealer, talk, seat).vole >= view.rules.target


def _wins_text(view: View, talk: Talk, words: Words) -> list[str]:
    """Say how many tricks win whom the game, if they do."""
    if all(_wins(view, talk, seat) for seat in Seat):
        return [words.text("stake.wins.both")]
    told = []
    for seat, side in ((view.seat, "you"), (view.seat.other, "other")):
        if _wins(view, talk, seat):
            told.append(words.text(f"stake.wins.{side}"))
        elif _wins_by_all(view, talk, seat):
            told.append(words.text(f"stake.wins-by-all.{side}"))
    return told


def _newly_wins_text(view: View, talk: Talk, words: Words) -> list[str]:
    """Say whose three tricks win the game after a talk without an exchange, where after an exchange they do not."""
    newly = [seat for seat in Seat if _wins(view, talk, seat) and not _wins(view, _EXCHANGED, seat)]
    if newly and all(_wins(view, talk, seat) for seat in Seat):
        return [words.text("stake.wins.both")]
    return [words.text(f"stake.wins.{'you' if seat is view.seat else 'other'}") for seat in newly]


def _ahead(view: View) -> Seat | None:
    """Tell who has made the point of the deal that is played; None as long as nobody has."""
    return next((seat for seat in Seat if view.tricks_of(seat) >= POINT_TRICKS), None)


def reason(rules: Rules, talk: Talk) -> TalkEnd | None:
    """Tell which choice to play without an exchange makes the tricks worth what they are; None where none does."""
    return None if rules.stake is Stake.OFF else without_exchange(rules, talk)


def made_text(one: Worth, side: str, words: Words, *, may_be_vole: bool) -> str:
    """Say of a side that has made the point what it brings, and whether anything is still at stake.

    Args:
        one: what its tricks are worth.
        side: the ending of a message about it.
        words: the language.
        may_be_vole: whether it may still take all five.
    """
    is_open = may_be_vole and one.vole != one.point
    message = f"stake.made.vole.{side}" if is_open else f"stake.made.{side}"
    return words.plural(message, one.point, vole=one.vole)


def choice_text(scene: Scene, words: Words) -> str:
    """Say what both sides win and risk by standing or refusing, and by exchanging; nothing where it is plain play."""
    view, talk = scene.view, scene.view.talk
    end = TalkEnd.REFUSED if scene.ask is Ask.ANSWER else TalkEnd.STOOD
    is_talk = scene.ask in (Ask.PROPOSAL, Ask.STAND_ONLY, Ask.ANSWER)
    after = talk._replace(end=end)
    if not is_talk or view.rules.stake is Stake.OFF:
        return ""
    plain = _sides(view, _EXCHANGED, words)
    if without_exchange(view.rules, after) is None:
        refusal_counts = view.rules.stake_scope is StakeScope.EVERY_PROPOSAL
        is_one_way = refusal_counts or scene.ask is Ask.STAND_ONLY
        return words.text("stake.if.stood" if is_one_way else "stake.if.any", stakes=plain)
    sentences = [words.text(_if_message(scene, after), stakes=_sides(view, after, words))]
    sentences.extend(_newly_wins_text(view, after, words))
    if scene.ask is not Ask.STAND_ONLY:
        sentences.append(words.text("stake.if.exchanged", stakes=plain))
    return " ".join(sentences)


def _if_message(scene: Scene, after: Talk) -> str:
    """Name the message on what standing or refusing brings; a refusal that brings the same is told with standing."""
    view, end = scene.view, after.end
    assert end is not None  # it is what is chosen
    if scene.ask is not Ask.PROPOSAL:
        return f"stake.if.{end.value}"
    refused = after._replace(proposals=after.proposals + 1, end=TalkEnd.REFUSED)
    by_standing, by_refusal = (
        [worth(view.rules, view.dealer, talk, seat) for seat in Seat] for talk in (after, refused)
    )
    return "stake.if.stood-or-refused" if by_standing == by_refusal else "stake.if.stood"


def _sides(view: View, talk: Talk, words: Words) -> str:
    """Say what the tricks of both sides are worth; of the vole only where it may still be made."""
    own, other = (
        worth_text(worth(view.rules, view.dealer, talk, seat), words, may_be_vole=view.tricks_of(seat.other) == 0)
        for seat in (view.seat, view.seat.other)
    )
    if own == other:
        return words.text("stake.both", both=own)
    return words.text("stake.sides", own=own, other=other)


def worth_text(one: Worth, words: Words, *, may_be_vole: bool) -> str:
    """Say what a side's tricks are worth.

    Args:
        one: what they are worth.
        words: the language.
        may_be_vole: whether it may still take all five.
    """
    message = "stake.vole-differs" if may_be_vole and one.point != one.vole else "stake.same"
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

    Where the rule for playing without an exchange set the number, neither is named, only the tricks. Where
    cards were played without an exchange, a vole is told what that made of it, also where it made nothing.

    Args:
        award: what the tricks brought.
        deal: the deal.
        person: who is told.
        words: the language.
    """
    side = "you" if award.player is person else "other"
    what, is_by_stake = award.reason.value, counts_by_stake(award)
    message = f"result.{what}.stake.{side}" if is_by_stake else f"result.{what}.{side}"
    result = words.plural(message, award.points, tricks=deal.tricks_of(award.player))
    end = without_exchange(deal.rules, deal.talk)
    if end is None:
        return words.text("result.plain", result=result)
    message = f"result.{award.rule.value}.{end.value}.{side}" if is_by_stake else "result.plain"
    return " ".join([words.text(message, result=result), *_adds_nothing(award, deal, end, words)])


def counts_by_stake(award: Award) -> bool:
    """Tell whether tricks count by the rule for playing without an exchange.

    Then neither the point nor the vole is named: it would be taken for the rule that gave the number.
    """
    return award.rule not in (AwardRule.POINT, AwardRule.VOLE)


def finished_for_both(award: Award, deal: Finished, player: str, words: Words) -> str:
    """Say the same to both of two who share a screen; ``player`` is the name of who made it."""
    what = award.reason.value
    message = f"both.{what}.stake" if counts_by_stake(award) else f"both.{what}"
    made = words.plural(message, award.points, player=player, tricks=deal.tricks_of(award.player))
    told = [words.text("result.plain", result=made)]
    end = without_exchange(deal.rules, deal.talk)
    if end is None:
        return told[0]
    if counts_by_stake(award):
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
