"""A game as text, to be gone on with later: what it began with, and the person's answers.

The same beginning and the same answers give the same game, so no card is written down but those the person chose.
"""

import hashlib
import json

from ecarte_widgets.engine import Rules, RulesError, Seat, record_text, rules_from_switches, switches_of
from ecarte_widgets.sessions.asking import IntentError, read_intent
from ecarte_widgets.sessions.game_moments import Start
from ecarte_widgets.sessions.game_session import GameSession

VERSION = 1
"""Counts the forms of this text; another one is not read."""


class SavedGameError(ValueError):
    """A text that is no game, or not one that this version of the program would have played."""


def saved_text(session: GameSession) -> str:
    """Write a game down."""
    start = session.start
    return json.dumps(
        {
            "version": VERSION,
            "rules": switches_of(start.rules),
            "opponent": start.opponent,
            "person": str(start.person),
            "deal": start.deal,
            "secret": start.secret,
            "answers": [str(getattr(answer, "value", answer)) for answer in session.answers],
            "check": _check(session),
        }
        | ({} if start.record is None else {"record": start.record})
    )


def session_from_text(text: str) -> GameSession:
    """Go on with a game that was written down.

    Raises:
        SavedGameError: the text is none, or the answers lead elsewhere today.
    """
    try:
        kept = json.loads(text)
        if kept["version"] != VERSION:
            raise SavedGameError(kept["version"])
        session = GameSession(_start(kept))
        for answer in kept["answers"]:
            session.uncover()
            session.answer(read_intent(answer), session.revision)
        session.cover()
        agrees = _check(session) == kept["check"]
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError, IntentError, RulesError) as error:
        raise SavedGameError from error
    if not agrees:
        raise SavedGameError
    return session


def _start(kept: dict[str, object]) -> Start:
    """Read what a game began with."""
    switches = kept["rules"]
    deal, record = kept["deal"], kept.get("record")
    if not isinstance(switches, dict) or not isinstance(deal, int | None) or not isinstance(record, str | None):
        raise SavedGameError
    rules: Rules = rules_from_switches("gamerules", switches)
    person = {str(seat): seat for seat in Seat}[str(kept["person"])]
    return Start(rules, str(kept["opponent"]), person, deal, str(kept["secret"]), record=record)


def _check(session: GameSession) -> str:
    """Give a digest of the game as it stands."""
    return hashlib.sha256(record_text(session.game).encode()).hexdigest()
