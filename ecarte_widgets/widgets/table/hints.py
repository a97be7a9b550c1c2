"""What stands at the foot of a table: what a choice on offer hangs on, and what it brings."""

from ecarte_widgets.engine import Card, CardsCut, Rank, View
from ecarte_widgets.engine.scoring import TalkEnd
from ecarte_widgets.i18n import Words
from ecarte_widgets.sessions import Ask, Choice, Scene
from ecarte_widgets.widgets.table.book import switch_rule
from ecarte_widgets.widgets.table.choices import choice_label
from ecarte_widgets.widgets.table.stakes import choice_text, reason

_FIRST_DEALS = 2
"""In how many deals of a game the rule of the stake is told beside what is at stake."""


def hints_in_pause(scene: Scene, words: Words) -> list[str]:
    """Tell what the choices do that are on offer while a trick is looked at."""
    leads_on = Choice.PLAY_OUT in scene.choices and scene.ask is Ask.LEAD
    return [_of_playing_out(scene, words)] if leads_on else []


def _of_playing_out(scene: Scene, words: Words) -> str:
    """Tell what claiming or conceding does."""
    label = choice_label(Choice.PLAY_OUT, scene, words)
    return words.plural("table.play-out", len(scene.view.hand), choice=label)


def hints_for(scene: Scene, words: Words) -> list[str]:
    """Tell what a choice on offer hangs on or does: the stake, the king, the suit led, the tricks that are left."""
    view, stake = scene.view, choice_text(scene, words)
    rules, is_talk = view.rules, scene.ask in (Ask.PROPOSAL, Ask.STAND_ONLY, Ask.ANSWER)
    hints = [stake] if stake else []
    first = view.talk.proposals == (1 if scene.ask is Ask.ANSWER else 0)
    if not stake and first and is_talk:
        hints.append(switch_rule("stake", rules.stake.value, words))
    if (is_talk or scene.ask is Ask.EXCHANGE) and Card(Rank.KING.letter + view.trump.value) in view.hand:
        hints.append(words.text("hint.king-later"))
    elif (is_talk or scene.ask is Ask.EXCHANGE) and _a_king_would_win(view):
        hints.append(words.text("hint.king-would-win"))
    elif (is_talk or scene.ask is Ask.EXCHANGE) and _meets_an_ace(view):
        hints.append(words.text("hint.ace"))
    if scene.ask is Ask.ANNOUNCE:
        hints.append(switch_rule("king_window", rules.king_window.value, words))
    if scene.ask in (Ask.LEAD, Ask.FOLLOW):
        hints.extend(_of_the_cards(view, words))
    if any(isinstance(event, CardsCut) for event in scene.events):
        hints.append(switch_rule("first_dealer", rules.first_dealer.value, words))
    if Choice.MARK_TURNED_KING in scene.choices:
        hints.append(switch_rule("turned_king", rules.turned_king.value, words))
    marks = Choice.MARK_TURNED_KING in scene.choices or Choice.ANNOUNCE_KING in scene.choices
    if marks and view.score[view.seat] + 1 >= rules.target:
        hints.append(words.text("hint.king-wins"))
    if Choice.PLAY_OUT in scene.choices:
        hints.append(_of_playing_out(scene, words))
    if scene.ask is Ask.NO_KING:
        hints.append(words.text("hint.no-king"))
    return hints


def _of_the_cards(view: View, words: Words) -> list[str]:
    """Tell the one rule that matters most to who is to play a card; there is room for no more."""
    if _may_trump(view):
        return [switch_rule("void", view.rules.void.value, words)]
    if _meets_an_ace(view):
        return [words.text("hint.ace")]
    return [switch_rule("stake", view.rules.stake.value, words)] if _is_told_the_stake(view) else []


def _a_king_would_win(view: View) -> bool:
    """Tell whether the king of trumps, if the other held it, would win the other the game."""
    return view.turn_up.rank is not Rank.KING and view.score[view.seat.other] == view.rules.target - 1


def _meets_an_ace(view: View) -> bool:
    """Tell whether an ace is held in the first deal of a game: many take it for the highest card."""
    return view.deal_number == 1 and any(card.rank is Rank.ACE for card in view.hand)


def _may_trump(view: View) -> bool:
    """Tell whether a trump may be played to another suit, and a card that is none as well."""
    suits = {card.suit for card in view.hand}
    return view.led is not None and view.led.suit not in suits and view.trump in suits and len(suits) > 1


def _is_told_the_stake(view: View) -> bool:
    """Tell whether the rule of the stake stands beside the first trick: the other chose, unasked.

    In the first two deals of a game only, in which both were elder: what is at stake stands above it in any deal.
    """
    if view.deal_number > _FIRST_DEALS:
        return False
    end = reason(view.rules, view.talk)
    chose = view.dealer.other if end is TalkEnd.STOOD else view.dealer
    return not view.tricks and end is not None and chose is not view.seat
