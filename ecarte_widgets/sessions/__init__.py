"""Sessions: a game between a person and the computer, run without a browser."""

from ecarte_widgets.sessions.asking import Ask, Choice, Intent, IntentError, Refusal, RefusalCode, read_intent
from ecarte_widgets.sessions.game_session import GameSession, Start
from ecarte_widgets.sessions.saved import SavedGameError, saved_text, session_from_text
from ecarte_widgets.sessions.scene import Scene

__all__ = [
    "Ask",
    "Choice",
    "GameSession",
    "Intent",
    "IntentError",
    "Refusal",
    "RefusalCode",
    "SavedGameError",
    "Scene",
    "Start",
    "read_intent",
    "saved_text",
    "session_from_text",
]
