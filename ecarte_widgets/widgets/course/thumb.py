"""The rule of thumb beside a talk that is played: what mostly is the advice at this table, in a form to be remembered.

It counts one for each trump, and one for each other suit of which the king or the queen is held. This is not in the
books: it says in one sentence what their lists of hands come to, mostly. Tests hold it against the coach's advice.
"""

from typing import Final

from ecarte_widgets.engine import Stake, View
from ecarte_widgets.i18n import Words
from ecarte_widgets.lessons.model import Step
from ecarte_widgets.lessons.played import Played, Role, Scope
from ecarte_widgets.players.holding import Holding

_ELDER: Final = "elder"
_DEALER: Final = "dealer"
_ROLES: Final = {Role.ELDER: (_ELDER,), Role.DEALER: (_DEALER,), Role.ANY: (_ELDER, _DEALER)}


def thumb_for(step: Step, words: Words) -> list[str]:
    """Give the rule of thumb of a talk, a paragraph for each part of it; nothing for any other step."""
    source = step.source
    if not isinstance(source, Played) or source.scope is not Scope.TALK:
        return []
    own = [words.text(_message(role, step.rules.stake)) for role in _ROLES[source.role]]
    return [words.text("thumb.count"), *own, words.text("thumb.exchange")]


def counted_text(view: View, words: Words) -> str:
    """Say what the rule of thumb counts in a player's hand."""
    return words.text("thumb.counted", count=Holding.of(view.hand, view.trump).tricks_hoped_for)


def _message(role: str, stake: Stake) -> str:
    """Name the message for a role: where only elder can gain by playing without an exchange, elder stands on less."""
    return "thumb.elder.elder-only" if role == _ELDER and stake is Stake.ELDER_ONLY else f"thumb.{role}"
