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

_ELDER: Final = (Role.ELDER, Role.ANY)
_DEALER: Final = (Role.DEALER, Role.ANY)


def thumb_for(step: Step, words: Words) -> list[str]:
    """Give the rule of thumb of a talk, a paragraph for each part of it; nothing for any other step."""
    source = step.source
    if not isinstance(source, Played) or source.scope is not Scope.TALK:
        return []
    parts = ["thumb.count"]
    if source.role in _ELDER:
        stands_on_less = _stands_on_a_trump(step.rules.stake)
        parts = ["thumb.elder.first", *parts, "thumb.elder.later"] if stands_on_less else [*parts, "thumb.elder"]
    if source.role in _DEALER:
        parts.append("thumb.dealer")
    return [words.text(part) for part in (*parts, "thumb.exchange")]


def measured_text(view: View, words: Words) -> str | None:
    """Say what the rule of thumb looks at in a player's hand, before a word of the talk; None where that is a trump.

    A trump is named by what makes the hand strong enough, and would be said twice.
    """
    holding = Holding.of(view.hand, view.trump)
    if view.seat is view.elder and not view.talk.proposals and _stands_on_a_trump(view.rules.stake):
        return None if holding.trumps else words.text("thumb.no-trump")
    return words.text("thumb.counted", count=holding.tricks_hoped_for)


def _stands_on_a_trump(stake: Stake) -> bool:
    """Tell whether elder's first word is to stand with a single trump: where only elder gains by playing unchanged."""
    return stake is Stake.ELDER_ONLY
