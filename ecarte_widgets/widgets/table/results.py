"""How games against the computer ended, as a learner's browser keeps it, and the words of the panel that shows it."""

from typing import Final

from ecarte_widgets.engine import Preset, preset_of
from ecarte_widgets.i18n import Words
from ecarte_widgets.players import PLAYERS
from ecarte_widgets.sessions import Ask, GameSession
from ecarte_widgets.widgets.table.trick import JsonObject

_CHANGED: Final = "+"
"""Follows the name of a preset of which a switch was changed."""
_COLUMNS: Final = ("won", "lost", "own", "other")


def result_of(session: GameSession) -> JsonObject | None:
    """Give what a browser keeps of the game on the table.

    Returns:
        The game's name, and how it ended: None as long as nobody has won it, or where its last choice was taken
        back. None altogether where two people share the screen, since neither is the learner whose results these
        are, and where the game goes on from a record.
    """
    if session.is_shared or session.start.record is not None:
        return None
    scene, start = session.scene(), session.start
    ended: JsonObject | None = None
    if scene.ask in (Ask.GAME_WON, Ask.GAME_LOST):
        preset, differing = preset_of(start.rules)
        score = scene.view.score
        ended = {
            "opponent": start.opponent,
            "rules": f"{preset.value}{_CHANGED if differing else ''}",
            "won": scene.ask is Ask.GAME_WON,
            "own": score[start.person],
            "other": score[start.person.other],
        }
    return {"game": start.game_id, "ended": ended}


def results_words(words: Words) -> JsonObject:
    """Give the words of the panel; the numbers are the browser's."""
    rules: dict[str, str] = {}
    for preset in Preset:
        name = words.text(f"rules.preset.{preset.value}")
        rules |= {preset.value: name, f"{preset.value}{_CHANGED}": words.text("results.changed", rules=name)}
    return {
        "caption": words.text("results.caption"),
        "columns": [words.text(f"results.column.{column}") for column in _COLUMNS],
        "opponents": {name: _opponent(name, words) for name in PLAYERS},
        "rules": rules,
        "none": words.text("results.none"),
        "note": words.text("results.note"),
        "notKept": words.text("results.not-kept"),
        "clear": words.text("results.clear"),
        "ask": words.text("results.ask"),
        "yes": words.text("results.yes"),
        "no": words.text("results.no"),
        "cleared": words.text("results.cleared"),
    }


def _opponent(name: str, words: Words) -> str:
    """Say against which of the computer players games were played."""
    return words.text("results.opponent", opponent=words.text(f"setting.opponent.{name}"))
