"""Sessions without a browser: a game against the computer or of two at one screen, a lesson, a deal for a class."""

from ecarte_widgets.sessions.asking import Ask, Choice, Intent, IntentError, Refusal, RefusalCode, read_intent
from ecarte_widgets.sessions.demonstration import Demonstration
from ecarte_widgets.sessions.demonstration_scene import DemonstrationScene
from ecarte_widgets.sessions.game_moments import Start
from ecarte_widgets.sessions.game_session import GameSession
from ecarte_widgets.sessions.saved import SavedGameError, saved_text, session_from_text
from ecarte_widgets.sessions.scene import Scene
from ecarte_widgets.sessions.sharing import PERSON
from ecarte_widgets.sessions.walk import Walk, is_over

__all__ = [
    "PERSON",
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
    "Walk",
    "is_over",
    "read_intent",
    "saved_text",
    "session_from_text",
]
