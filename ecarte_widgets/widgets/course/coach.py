"""What is said to a learner at the table: the rule of the moment, the book's advice, who takes each trick and why."""

from dataclasses import replace
from typing import Any, cast

from ecarte_widgets.engine import DealScored, Exchange, PlayCard, Trick, TrickWon
from ecarte_widgets.i18n import Words
from ecarte_widgets.lessons.play_mistakes import takes_missed
from ecarte_widgets.lessons.played import Played, Scope
from ecarte_widgets.lessons.questions import WhoTakes
from ecarte_widgets.lessons.solving import kind_of
from ecarte_widgets.players import Choice as Advice
from ecarte_widgets.sessions import Choice, Scene
from ecarte_widgets.sessions.lesson_scene import LessonScene
from ecarte_widgets.widgets.course.feedback_words import act_text, cards_text, feedback_text
from ecarte_widgets.widgets.course.lesson_table import score_shown
from ecarte_widgets.widgets.table.book import book_for, topic_for
from ecarte_widgets.widgets.table.settings import Settings
from ecarte_widgets.widgets.table.story import played_text, story_for
from ecarte_widgets.widgets.table.trick import JsonObject
from ecarte_widgets.widgets.table.view import table_view
from ecarte_widgets.widgets.table.words import told

_COACHED = (Scope.DEAL, Scope.GAME)
"""What is played with the rule shown at every decision."""


def coach_for(scene: LessonScene, words: Words, *, helps_with_trick: bool = False) -> JsonObject | None:
    """Give the rule of the moment, and the advice that was asked for; None where there is neither.

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
        advice = advice_text(scene.advice, words)
    if source.scope not in _COACHED:
        return None if advice is None else {"title": "", "paragraphs": [], "advice": advice}
    topics = cast("list[dict[str, Any]]", book_for(table.view.rules, words)["topics"])
    topic = next(one for one in topics if one["id"] == topic_for(table.ask))
    return {"title": topic["title"], "paragraphs": topic["paragraphs"], "advice": advice}


def is_predicted(scene: LessonScene) -> bool:
    """Tell whether the learner is asked who takes the trick that was just completed."""
    table, source = scene.table, scene.step.source
    if table is None or not isinstance(source, Played) or source.scope is not Scope.TRICKS:
        return False
    return any(isinstance(event, TrickWon) for event in table.events)


def advice_text(advice: Advice, words: Words) -> str:
    """Say what the book would do, and why."""
    return words.text("course.advice", act=_advised(advice, words), reason=words.text(advice.reason.value))


def _advised(advice: Advice, words: Words) -> str:
    """Name an act with its cards."""
    match advice.action:
        case PlayCard(card):
            return words.text("course.act.play-card", card=words.card(card))
        case Exchange(()):
            return words.text("choice.exchange.none")
        case Exchange(cards):
            return words.plural("course.act.exchange-cards", len(cards), cards=cards_text(words, cards))
        case action:
            return act_text(words, kind_of(action))


def table_for(scene: LessonScene, words: Words, settings: Settings) -> JsonObject | None:
    """Give the table of a step that is played; None where something is asked.

    Where five tricks are practised, the learner says of each who takes it before that is told, and no card of the
    hand is dimmed before it is tried.
    """
    table, source = scene.table, scene.step.source
    if table is None or not isinstance(source, Played):
        return None
    if source.scope is not Scope.TRICKS:
        return table_view(table, words, settings)
    whole = replace(table, choices=tuple(choice for choice in table.choices if choice is not Choice.PLAY_OUT))
    shown = table_view(whole, words, settings)
    hand = cast("dict[str, Any]", shown["hand"])
    cards = [_undimmed(card) for card in hand["cards"]]
    return shown | {"hand": hand | {"cards": cards}, "pause": _predicted(whole, shown, words), "stake": ""}


def _undimmed(card: JsonObject) -> JsonObject:
    """Let a card look as if it might be played; whether it may, trying it tells."""
    if card["state"] != "refused":
        return card
    return {name: value for name, value in card.items() if name != "why"} | {"state": "play", "label": card["name"]}


def _predicted(scene: Scene, shown: JsonObject, words: Words) -> JsonObject | None:
    """Give the trick just completed with the question who takes it; of the last trick too."""
    pause = cast("JsonObject | None", shown["pause"])
    if pause is None:
        pause = _last_pause(scene, shown, words)
    if pause is None:
        return None
    trick = scene.view.tricks[-1]
    said = f"{told(words, [_won(trick)], scene.view.seat)} {trick_text(trick, scene, words)}"
    right, wrong = words.text("course.tone.right"), words.text("course.predicted-wrong")
    options = [
        {
            "label": words.text("table.you" if seat is scene.view.seat else "table.opponent"),
            "text": f"{right if seat is trick.winner else wrong} {said}",
            "right": seat is trick.winner,
        }
        for seat in (scene.view.seat, scene.view.seat.other)
    ]
    return pause | {"predict": {"ask": words.text("question.who-takes"), "options": options}}


def _won(trick: Trick) -> TrickWon:
    """Give the event of a trick."""
    return TrickWon(trick.winner, 1)


def trick_text(trick: Trick, scene: Scene, words: Words) -> str:
    """Say by which rule a trick was decided, on its cards."""
    question = WhoTakes(trick.leader, trick.led, trick.answer, scene.view.trump)
    return feedback_text(words, question, takes_missed(trick.led, trick.answer, scene.view.trump))


def _last_pause(scene: Scene, shown: JsonObject, words: Words) -> JsonObject | None:
    """Give the last trick to be looked at before the points are told."""
    places = [place for place, event in enumerate(scene.events) if isinstance(event, TrickWon)]
    if scene.view.turn is not None or not places:
        return None
    until_then = scene.events[: places[-1] + 1]
    since = [event.award for event in scene.events if isinstance(event, DealScored)]
    view, trick = scene.view, cast("dict[str, Any]", shown["trick"])
    before = {}
    for who, seat in (("own", view.seat), ("other", view.seat.other)):
        tricks = view.tricks_of(seat) - (view.tricks[-1].winner is seat)
        points = view.score[seat] - sum(award.points for award in since if award.player is seat)
        tally = {"tricks": tricks, "tricksLabel": words.plural("table.tricks", tricks)}
        before[who] = tally | score_shown(points, view.rules.target, words)
    return {
        "cards": trick["cards"],
        "said": story_for(scene, words, until_then).said,
        "saidBefore": played_text(view.tricks[-1], view, words),
        "before": before,
        "leads": False,
        "otherCards": 0,
        "otherCardsLabel": words.plural("table.opponent-hand", 0),
    }
