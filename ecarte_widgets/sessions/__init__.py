"""Sessions: a game between a person and the computer, a lesson, or a deal shown to a class, run without a browser."""

from ecarte_widgets.sessions.asking import Ask, Choice, Intent, IntentError, Refusal, RefusalCode, read_intent
from ecarte_widgets.sessions.demonstration import Demonstration
from ecarte_widgets.sessions.demonstration_scene import DemonstrationScene
from ecarte_widgets.sessions.game_session import GameSession, Start
from ecarte_widgets.sessions.saved import SavedGameError, saved_text, session_from_text
from ecarte_widgets.sessions.scene import Scene

__all__ = [
    "Ask",
    "Choice",
    "Demonstration",
    "DemonstrationScene",
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
