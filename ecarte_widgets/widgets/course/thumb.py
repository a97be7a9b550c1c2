"""The rule of thumb beside a talk that is played: what mostly is the advice at this table, in a form to be remembered.

Where the advice is another one, this is said before its reason. Tests hold the sentences against the coach's advice.
"""

from typing import Final

from ecarte_widgets.engine import ACCEPT, PROPOSE, REFUSE, STAND, View
from ecarte_widgets.i18n import Words
from ecarte_widgets.lessons.model import Step
from ecarte_widgets.lessons.played import Played, Role, Scope
from ecarte_widgets.lessons.solving import kind_of
from ecarte_widgets.players import Choice, Reason
from ecarte_widgets.players.holding import Holding
from ecarte_widgets.players.rule_of_thumb import a_trump_decides, stands_on_a_trump, word_by_the_rule_of_thumb

_ELDER: Final = (Role.ELDER, Role.ANY)
_DEALER: Final = (Role.DEALER, Role.ANY)
_WORDS_OF_THE_TALK: Final = (STAND, PROPOSE, ACCEPT, REFUSE)


def thumb_for(step: Step, words: Words) -> list[str]:
    """Give the rule of thumb of a talk, a paragraph for each part of it; nothing for any other step."""
    source = step.source
    if not isinstance(source, Played) or source.scope is not Scope.TALK:
        return []
    parts = ["thumb.count"]
    stands_on_less = stands_on_a_trump(step.rules.stake)
    if source.role in _ELDER:
        parts.append("thumb.elder.first" if stands_on_less else "thumb.elder")
    if source.role in _DEALER:
        parts.append("thumb.dealer")
    if source.role in _ELDER and stands_on_less:
        parts.append("thumb.elder.later")
    return [words.text(part) for part in (*parts, "thumb.exchange")]


def differing_text(advice: Choice, view: View, words: Words) -> str | None:
    """Say that the rule of thumb would give another word than the advice; None where it gives the same, or none."""
    word = word_by_the_rule_of_thumb(view)
    if word is None or advice.action not in _WORDS_OF_THE_TALK or word == advice.action:
        return None
    return words.text(f"thumb.differs.{kind_of(word).value}")


def measured_text(advice: Choice, view: View, words: Words) -> str | None:
    """Say what the rule of thumb looks at in a player's hand, before a word of the talk; None where that is a trump.

    A trump is named by what makes the hand strong enough, and would be said twice. Where the hand has one and is too
    weak all the same, it is said what makes it so.
    """
    if not a_trump_decides(view):
        return words.text("thumb.counted", count=Holding.of(view.hand, view.trump).tricks_hoped_for)
    if not Holding.of(view.hand, view.trump).trumps:
        return words.text("thumb.no-trump")
    return words.text("thumb.small-cards") if advice.reason is Reason.NO_STANDARD_HAND else None
