"""A trick of which the learner says who takes it: shown without that, then told with its reason."""

from typing import Any, cast

from ecarte_widgets.engine import DealScored, Seat, Trick, TrickWon, View
from ecarte_widgets.i18n import Words
from ecarte_widgets.lessons.play_mistakes import takes_missed
from ecarte_widgets.lessons.questions import WhoTakes
from ecarte_widgets.sessions import Scene
from ecarte_widgets.widgets.course.feedback_words import feedback_text
from ecarte_widgets.widgets.course.lesson_table import score_shown
from ecarte_widgets.widgets.table.story import played_text, story_for
from ecarte_widgets.widgets.table.trick import JsonObject, no_last_trick, pause_for, tally, trick_cards
from ecarte_widgets.widgets.table.view import asleep
from ecarte_widgets.widgets.table.words import told


def untold(scene: Scene, shown: JsonObject, words: Words) -> JsonObject:
    """Give what takes the place of all in a table's view that tells, or follows from, who takes the trick.

    Args:
        scene: the table, with a trick just completed.
        shown: the view of it.
        words: the language.
    """
    view = scene.view
    trick = view.tricks[-1]
    cards = [card | {"won": False} for card in trick_cards(trick, view, words)]
    held = len(view.hand)
    backs = words.plural("table.opponent-hand", held)
    hand = cast("dict[str, Any]", shown["hand"])
    asked = words.text("question.who-takes" if view.hand else "question.who-takes.last")
    idle = [asleep(card, asked) for card in hand["cards"]]
    players = cast("dict[str, Any]", shown["players"])
    before = _before(scene, words)
    said = played_text(trick, view, words)
    return {
        "ask": asked,
        # Whether the learner leads next tells who takes the trick.
        "goOnLeadAsk": "",
        "topic": "play",
        "isOver": False,
        "news": "",
        "said": said,
        "saidBefore": "",
        "heard": "",
        "stake": "",
        "hints": [],
        "hintsInPause": [],
        "players": {
            "own": players["own"] | before["own"],
            "other": players["other"] | before["other"] | {"cards": held, "cardsLabel": backs},
        },
        "trick": cast("dict[str, Any]", shown["trick"]) | {"cards": cards},
        "lastTrick": no_last_trick(scene.view, words),
        "hand": hand | {"cards": idle},
        "exchange": None,
        "choices": cast("dict[str, Any]", shown["choices"]) | {"buttons": []},
        "newGameIsAsked": False,
        "dealNumber": None,
        "pause": {
            "cards": cards,
            "news": "",
            "said": said,
            "leads": False,
            "otherCards": held,
            "otherCardsLabel": backs,
            "predict": {
                "ask": asked,
                "options": [
                    {"label": words.text("table.you"), "intent": "predict own"},
                    {"label": words.text("table.opponent"), "intent": "predict other"},
                ],
            },
        },
    }


def told_trick(predicted: Seat, scene: Scene, shown: JsonObject, words: Words) -> JsonObject:
    """Give a trick that was predicted, to be looked at: whether that was right, who takes it, and by which rule.

    Args:
        predicted: who the learner said takes it.
        scene: the table.
        shown: the view of it.
        words: the language.
    """
    view = scene.view
    trick = view.tricks[-1]
    word = words.text(f"course.tone.{'right' if predicted is trick.winner else 'wrong'}")
    said = f"{word} {told(words, [TrickWon(trick.winner, 1)], view.seat)} {trick_text(trick, view, words)}"
    pause = pause_for(scene, words) or _last_pause(scene, shown, words)
    return pause | {"news": "", "said": said, "waits": True}


def trick_text(trick: Trick, view: View, words: Words) -> str:
    """Say by which rule a trick was decided, on its cards."""
    question = WhoTakes(trick.leader, trick.led, trick.answer, view.trump)
    return feedback_text(words, question, takes_missed(trick.led, trick.answer, view.trump))


def _last_pause(scene: Scene, shown: JsonObject, words: Words) -> JsonObject:
    """Give the last trick to be looked at before the points are told."""
    places = [place for place, event in enumerate(scene.events) if isinstance(event, TrickWon)]
    since = scene.events[places[-1] + 1 :]
    return {
        "cards": cast("dict[str, Any]", shown["trick"])["cards"],
        "saidAfter": story_for(scene, words, since).said,
        "leads": False,
        "otherCards": 0,
        "otherCardsLabel": words.plural("table.opponent-hand", 0),
    }


def _before(scene: Scene, words: Words) -> dict[str, JsonObject]:
    """Give what both players had before the trick just completed: their tricks and their points."""
    view = scene.view
    since = [event.award for event in scene.events if isinstance(event, DealScored)]
    before: dict[str, JsonObject] = {}
    for who, seat in (("own", view.seat), ("other", view.seat.other)):
        tricks = view.tricks_of(seat) - (view.tricks[-1].winner is seat)
        points = view.score[seat] - sum(award.points for award in since if award.player is seat)
        before[who] = tally(tricks, words) | score_shown(points, view.rules.target, words)
    return before
