"""The ways through a demonstration as a browser shows them: where in the line this is, and what leads on."""

from typing import Final

from ecarte_widgets.i18n import Words
from ecarte_widgets.sessions import Ask, DemonstrationScene
from ecarte_widgets.sessions.demonstration_asking import Move, Question
from ecarte_widgets.widgets.table.trick import JsonObject

_DUE: Final = {
    Ask.PROPOSAL: "proposal",
    Ask.STAND_ONLY: "stand-only",
    Ask.ANSWER: "answer",
    Ask.EXCHANGE: "exchange",
    Ask.DEAL_OVER: "over",
    Ask.GAME_WON: "over",
}
"""What can be done where nothing comes after a moment, as the ending of a message; a card is to be played elsewhere."""


def position_shown(scene: DemonstrationScene, words: Words) -> JsonObject:
    """Say where in the line this is."""
    at = scene.position
    message = "demo.position.deals" if at.deals > 1 else "demo.position" if at.acts else "demo.position.empty"
    text = words.text(message, act=at.act, acts=at.acts, deal=at.deal, deals=at.deals)
    branch = words.text("demo.branch", act=at.left_act, deal=at.left_deal) if at.is_branch else ""
    return {"text": text, "branch": branch}


def way(move: Move, scene: DemonstrationScene, words: Words) -> JsonObject:
    """Give a button that leads through the line."""
    at = scene.position
    possible = {
        Move.FIRST: at.has_before,
        Move.BACK: at.has_before,
        Move.FORWARD: at.has_after or scene.is_asked,
        Move.LAST: at.has_after,
        Move.PLAY_OUT: scene.ask not in (Ask.DEAL_OVER, Ask.GAME_WON) and not scene.asks_taker,
    }
    label = "demo.way.answer" if move is Move.FORWARD and scene.is_asked else f"demo.way.{move.value}"
    why = f"demo.no-way.{'back' if move in (Move.FIRST, Move.BACK) else _DUE.get(scene.ask, 'card')}"
    return {
        "intent": move.value,
        "label": words.text(label),
        "possible": possible.get(move, True),
        "why": words.text("refusal.answer-first" if scene.asks_taker and move is Move.LAST else why),
    }


def tricks_shown(scene: DemonstrationScene, words: Words) -> JsonObject:
    """Give the tricks that can be gone to."""
    now = len(scene.tricks) + (len(scene.lying) == 1 or scene.asks_taker)
    return {
        "label": words.text("demo.tricks"),
        "buttons": [
            {
                "intent": f"trick {number}",
                "label": str(number),
                "name": words.text("demo.trick", number=number),
                "isCurrent": number == now,
            }
            for number in scene.position.tricks
        ],
    }


def deals_shown(scene: DemonstrationScene, words: Words) -> JsonObject | None:
    """Give the deals that can be gone to, where there are several."""
    at = scene.position
    if at.deals == 1:
        return None
    return {
        "label": words.text("demo.deals"),
        "chosen": f"deal {at.deal}",
        "options": [
            {"value": f"deal {number}", "label": words.text("demo.deal-of", number=number, count=at.deals)}
            for number in range(1, at.deals + 1)
        ],
    }


def pose(question: Question, scene: DemonstrationScene, words: Words) -> JsonObject:
    """Give the button that puts a question wherever it fits, or no longer."""
    is_posed = question in scene.posed
    return {
        "intent": f"{'unask' if is_posed else 'ask'} {question.value}",
        "label": words.text(f"demo.pose.{question.value}"),
        "isPosed": is_posed,
    }
