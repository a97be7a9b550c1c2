"""What is said to a learner at the table: the rule of the moment, and the advice that was asked for."""

from dataclasses import replace
from typing import Any, cast

from ecarte_widgets.engine import Exchange, PlayCard, View, Void
from ecarte_widgets.i18n import Words
from ecarte_widgets.lessons.played import Played, Scope
from ecarte_widgets.lessons.solving import kind_of
from ecarte_widgets.players import Choice as Advice
from ecarte_widgets.players import Reason
from ecarte_widgets.players.hand_kinds import HandKind
from ecarte_widgets.players.reasons import TOLD_BY_THE_HAND
from ecarte_widgets.sessions import Ask, Choice, Scene
from ecarte_widgets.sessions.lesson_scene import LessonScene, Stage
from ecarte_widgets.sessions.table_play import LookedBack
from ecarte_widgets.widgets.course.act_words import act_text
from ecarte_widgets.widgets.course.feedback_words import ranked_text
from ecarte_widgets.widgets.course.predicting import told_trick, untold
from ecarte_widgets.widgets.course.thumb import differing_text, measured_text
from ecarte_widgets.widgets.table.book import book_for, topic_for
from ecarte_widgets.widgets.table.settings import Settings
from ecarte_widgets.widgets.table.trick import JsonObject
from ecarte_widgets.widgets.table.view import table_view

_BY_THE_HAND = (
    *TOLD_BY_THE_HAND,
    *(Reason.LAST_CHANCE, Reason.EVEN_CHANCE, Reason.POINT_IS_CERTAIN, Reason.STANDARD_HAND_WITH_KING),
    *(Reason.TOO_DANGEROUS, Reason.NO_STANDARD_HAND),
)
"""The reasons of the talk that weigh the hand."""
_COACHED = (Scope.KING, Scope.DEAL, Scope.GAME)
"""What is played with the rule shown at every decision."""
_LOOKED_BACK = (*_COACHED, Scope.TALK)
"""Where it is said after an act what the book would have done; where tricks are predicted, that would tell too much."""


def coach_for(scene: LessonScene, words: Words, *, helps_with_trick: bool = False) -> JsonObject | None:
    """Give the rule of the moment, and the advice that was asked for; None where there is neither.

    While a trick lies there to be looked at, what follows is not shown yet: then the rule is that of taking tricks.

    Args:
        scene: the lesson at this moment.
        words: the language.
        helps_with_trick: whether help was asked for with the trick that is to be predicted.
    """
    table, source = scene.table, scene.step.source
    if table is None or not isinstance(source, Played):
        return None
    advice = words.text("lesson.play.hint.takes") if helps_with_trick else None
    if scene.advice is not None:
        advice = advice_text(scene.advice, table.view, words)
    tells = advice is None and scene.looked_back is not None and source.scope in _LOOKED_BACK
    after = looked_back_text(scene.looked_back, words) if tells and scene.looked_back is not None else None
    if source.scope not in _COACHED:
        told: JsonObject = {"title": "", "now": "", "more": None, "advice": advice, "looked": None, "after": after}
        return None if advice is None and after is None else told
    rule = _rule_shown(_topic_of(table), now_text(table, words), table, words)
    looked = _rule_shown(topic_for(Ask.LEAD), words.text("lesson.play.hint.takes"), table, words)
    is_over = table.ask in (Ask.GAME_WON, Ask.GAME_LOST)
    offers_new = source.scope is Scope.GAME and not is_over
    new_game = {"label": words.text("choice.new-game")} if offers_new else None
    return rule | {"advice": advice, "looked": looked, "after": after, "newGame": new_game}


def _rule_shown(name: str, now: str, table: Scene, words: Words) -> JsonObject:
    """Give the rule of a moment, with its whole topic to be unfolded."""
    topics = cast("list[dict[str, Any]]", book_for(table.view.rules, words)["topics"])
    topic = next(one for one in topics if one["id"] == name)
    more = {"label": words.text("course.coach-more"), "paragraphs": topic["paragraphs"]}
    return {"title": topic["title"], "now": now, "more": more}


def _topic_of(table: Scene) -> str:
    """Tell which topic governs the moment: a king that may be marked comes before what is asked."""
    return "king" if Choice.MARK_TURNED_KING in table.choices else topic_for(table.ask)


def now_text(table: Scene, words: Words) -> str:
    """Tell the rule that governs this choice, and no more: a sentence or two, and first that of a turned-up king."""
    asked = _asked_text(table, words)
    if Choice.MARK_TURNED_KING not in table.choices:
        return asked
    return " ".join((words.text("coach.now.turned-king"), asked))


def _asked_text(table: Scene, words: Words) -> str:
    """Tell the rule that governs what is asked."""
    if table.ask in (Ask.GAME_WON, Ask.GAME_LOST):
        return words.text("coach.now.game-over")
    name = table.ask.value.removeprefix("ask.")
    if table.ask is Ask.FOLLOW and table.view.rules.void is Void.MUST_TRUMP:
        name = "follow-or-trump"
    if table.ask is Ask.EXCHANGE:
        name = "exchange-dealer" if table.view.seat is table.view.dealer else "exchange-elder"
    return words.text(f"coach.now.{name}")


def advice_text(advice: Advice, view: View, words: Words) -> str:
    """Say what the book would do in view of a hand, and why."""
    return words.text("course.advice", act=_advised(advice, view, words), reason=_reason(advice, view, words))


def looked_back_text(looked_back: LookedBack, words: Words) -> str:
    """Say, after an act that was done unasked, what the book would have done, and why."""
    advice, reason = looked_back.advice, _reason(looked_back.advice, looked_back.view, words)
    if looked_back.is_same:
        return words.text("coach.after.same", reason=reason)
    return words.text("coach.after.other", act=_advised(advice, looked_back.view, words), reason=reason)


def _reason(advice: Advice, view: View, words: Words) -> str:
    """Say why.

    First that the rule of thumb says otherwise, where it does; then, where the hand decides, the measure that the
    lesson teaches, and what makes it strong.
    """
    measured = measured_text(advice, view, words) if advice.reason in _BY_THE_HAND else None
    strength = None if advice.strength is None else words.text(advice.strength)
    if HandKind.NO_TRUMP.value in (advice.strength, advice.message):
        measured = None
    told = (differing_text(advice, view, words), measured, strength)
    return " ".join((*(one for one in told if one is not None), words.text(advice.message)))


def _advised(advice: Advice, view: View, words: Words) -> str:
    """Name an act with its cards."""
    match advice.action:
        case PlayCard(card):
            return words.text("course.act.play-card", card=words.card(card))
        case Exchange(()):
            return words.text("choice.exchange.none")
        case Exchange(cards):
            named = ranked_text(words, cards, view.trump)
            return words.plural("course.act.exchange-cards", len(cards), cards=named)
        case action:
            return act_text(words, kind_of(action))


def table_for(scene: LessonScene, words: Words, settings: Settings) -> JsonObject | None:
    """Give the table of a step that is played; None where something is asked.

    Where five tricks are practised, the learner says of each who takes it before that is told: until then nothing that
    follows from it leaves this place. And no card of the hand is dimmed before it is tried.
    """
    table, source = scene.table, scene.step.source
    if table is None or not isinstance(source, Played):
        return None
    is_done = {"isDone": scene.stage is Stage.RIGHT}
    if source.scope is not Scope.TRICKS:
        return table_view(table, words, settings) | is_done
    whole = replace(table, choices=tuple(choice for choice in table.choices if choice is not Choice.PLAY_OUT))
    shown = table_view(whole, words, settings) | is_done
    hand = cast("dict[str, Any]", shown["hand"])
    shown |= {
        "hand": hand | {"cards": [_undimmed(card) for card in hand["cards"]]},
        "stake": "",
        "heard": "",
        "hints": [],
        "hintsInPause": [],
    }
    if scene.is_predicting:
        return shown | untold(whole, shown, words)
    return shown if scene.predicted is None else shown | {"pause": told_trick(scene.predicted, whole, shown, words)}


def _undimmed(card: JsonObject) -> JsonObject:
    """Let a card look as if it might be played; whether it may, trying it tells."""
    if card["state"] != "refused":
        return card
    return {name: value for name, value in card.items() if name != "why"} | {"state": "play", "label": card["name"]}
