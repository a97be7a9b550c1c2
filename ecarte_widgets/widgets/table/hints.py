"""What stands at the foot of a table: what a choice on offer hangs on, and what it brings."""

from ecarte_widgets.engine import Card, CardsCut, Rank, View
from ecarte_widgets.engine.scoring import TalkEnd
from ecarte_widgets.i18n import Words
from ecarte_widgets.sessions import Ask, Choice, Scene
from ecarte_widgets.widgets.table.book import switch_rule
from ecarte_widgets.widgets.table.choices import choice_label
from ecarte_widgets.widgets.table.stakes import choice_text, reason


def hints_for(scene: Scene, words: Words) -> list[str]:
    """Tell what a choice on offer hangs on or does: the stake, the king, the suit led, the tricks that are left."""
    view, stake = scene.view, choice_text(scene, words)
    rules, is_talk = view.rules, scene.ask in (Ask.PROPOSAL, Ask.STAND_ONLY, Ask.ANSWER)
    hints = [stake] if stake else []
    first = view.talk.proposals == (1 if scene.ask is Ask.ANSWER else 0)
    if not stake and first and is_talk:
        hints.append(switch_rule("stake", rules.stake.value, words))
    if (is_talk or scene.ask is Ask.EXCHANGE) and Card(Rank.KING.letter + view.trump.value) in view.hand:
        hints.append(words.text("breach.king-too-early"))
    if scene.ask is Ask.FOLLOW and view.led is not None and view.led.suit not in {card.suit for card in view.hand}:
        hints.append(switch_rule("void", rules.void.value, words))
    elif scene.ask in (Ask.LEAD, Ask.FOLLOW) and _is_told_the_stake(view):  # there is room for one of the two
        hints.append(switch_rule("stake", rules.stake.value, words))
    if any(isinstance(event, CardsCut) for event in scene.events):
        hints.append(switch_rule("first_dealer", rules.first_dealer.value, words))
    if Choice.MARK_TURNED_KING in scene.choices:
        hints.append(switch_rule("turned_king", rules.turned_king.value, words))
    marks = Choice.MARK_TURNED_KING in scene.choices or Choice.ANNOUNCE_KING in scene.choices
    if marks and view.score[view.seat] + 1 >= rules.target:
        hints.append(words.text("hint.king-wins"))
    if Choice.PLAY_OUT in scene.choices:
        label = choice_label(Choice.PLAY_OUT, scene, words)
        hints.append(words.plural("table.play-out", len(scene.view.hand), choice=label))
    if scene.ask is Ask.NO_KING:
        hints.append(words.text("hint.no-king"))
    return hints


def _is_told_the_stake(view: View) -> bool:
    """Tell whether the rule of the stake stands beside the first trick: the other chose, unasked."""
    end = reason(view.rules, view.talk)
    chose = view.dealer.other if end is TalkEnd.STOOD else view.dealer
    return not view.tricks and end is not None and chose is not view.seat
