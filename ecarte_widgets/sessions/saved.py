"""A game as text, to be gone on with later: what it began with, and the person's answers.

The same beginning and the same answers give the same game, so no card is written down but those the person chose. The
game that it took the place of is written beside it: undo leads back to that one.
"""

import hashlib
import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from ecarte_widgets.engine import Game, Rules, RulesError, Seat, record_text, rules_from_switches, switches_of
from ecarte_widgets.sessions.asking import Intent, IntentError, read_intent
from ecarte_widgets.sessions.game_moments import Start
from ecarte_widgets.sessions.game_session import GameSession

VERSION = 1
"""Counts the forms of this text; another one is not read."""


class SavedGameError(ValueError):
    """A text that is no game, or not one that this version of the program would have played."""


def saved_text(session: GameSession) -> str:
    """Write a game down, and with it the one that undo takes up again."""
    before = session.before
    left = {} if before is None else {"before": _written(before.start, before.answers, before.moments[-1].game)}
    return json.dumps({"version": VERSION} | _written(session.start, session.answers, session.game) | left)


def _written(start: Start, answers: Sequence[Intent], game: Game) -> dict[str, object]:
    """Write down what a game began with, what was answered in it, and what it is known by."""
    written: dict[str, object] = {
        "rules": switches_of(start.rules),
        "opponent": start.opponent,
        "person": str(start.person),
        "deal": start.deal,
        "secret": start.secret,
        "answers": [str(getattr(answer, "value", answer)) for answer in answers],
        "check": _check(game),
    }
    return written if start.record is None else written | {"record": start.record}


def session_from_text(text: str) -> GameSession:
    """Go on with a game that was written down.

    Raises:
        SavedGameError: the text is none, or the answers lead elsewhere today.
    """
    try:
        kept = json.loads(text)
        if kept["version"] != VERSION:
            raise SavedGameError(kept["version"])
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise SavedGameError from error
    session = _session(kept)
    with suppress(SavedGameError):  # the game on the table is not lost for the one before it
        if "before" in kept:
            session.before = _session(kept["before"]).played
    return session


def _session(kept: dict[str, Any]) -> GameSession:
    """Play again what was written down.

    Raises:
        SavedGameError: it is no game, or the answers lead elsewhere today.
    """
    try:
        session = GameSession(_start(kept))
        for answer in kept["answers"]:
            session.uncover()
            session.answer(read_intent(answer), session.revision)
        session.cover()
        agrees = _check(session.game) == kept["check"]
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


def _check(game: Game) -> str:
    """Give a digest of a game as it stands."""
    return hashlib.sha256(record_text(game).encode()).hexdigest()
