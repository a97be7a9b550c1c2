"""Sessions: a game between a person and the computer, run without a browser."""

from ecarte_widgets.sessions.asking import Ask, Choice, Intent, IntentError, Refusal, read_intent
from ecarte_widgets.sessions.game_session import GameSession, Scene

__all__ = ["Ask", "Choice", "GameSession", "Intent", "IntentError", "Refusal", "Scene", "read_intent"]
