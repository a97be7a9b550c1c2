"""The rule of thumb beside a talk that is played: what mostly is the advice at this table, in a form to be remembered.

Where the advice is another one, this is said before its reason. Tests hold the sentences against the coach's advice.
"""

from typing import Final

from ecarte_widgets.engine import ACCEPT, PROPOSE, REFUSE, STAND, View
from ecarte_widgets.i18n import Words
from ecarte_widgets.lessons.played import Played, Scope
from ecarte_widgets.lessons.solving import kind_of
from ecarte_widgets.players import Choice, Reason
from ecarte_widgets.players.holding import Holding
from ecarte_widgets.players.rule_of_thumb import a_trump_decides, stands_on_a_trump, word_by_the_rule_of_thumb
from ecarte_widgets.sessions import Ask
from ecarte_widgets.sessions.lesson_scene import LessonScene

_WORDS_OF_THE_TALK: Final = (STAND, PROPOSE, ACCEPT, REFUSE)


def thumb_for(scene: LessonScene, words: Words) -> list[str]:
    """Give the rule of thumb of a talk, a paragraph for each part of it that concerns the learner.

    They stand in one order, whatever is done: what decides elder's first word, where a trump is enough for that, then
    the count, the words that go by it, and what to keep when cards are exchanged. Where the talk is practised it stands
    there all the time, in a deal or a game until the cards are exchanged that the talk was about; nowhere else.
    """
    return [words.text(part) for part in _parts(scene)]


def thumb_now(scene: LessonScene) -> list[int]:
    """Give the places of the parts that decide at this moment; none where none does.

    Before elder's first word a trump, where that is enough; while cards are chosen what to keep; else, in the talk, the
    count, and the words that go by it.
    """
    parts, table = _parts(scene), scene.table
    if not parts or table is None:
        return []
    deciding: tuple[str, ...] = ("thumb.count", "thumb.elder.later", "thumb.elder", "thumb.dealer")
    if table.ask is Ask.EXCHANGE:
        deciding = ("thumb.exchange",)
    elif table.view.talk.end is not None:
        deciding = ()
    elif "thumb.elder.first" in parts and not table.view.talk.proposals:
        deciding = ("thumb.elder.first",)
    return [place for place, part in enumerate(parts) if part in deciding]


def _parts(scene: LessonScene) -> list[str]:
    """Name the parts of the rule of thumb that concern the learner; none where it does not stand."""
    source, table = scene.step.source, scene.table
    if table is None or not isinstance(source, Played) or source.scope is Scope.TRICKS:
        return []
    if source.scope is not Scope.TALK and table.view.talk.end is not None and table.ask is not Ask.EXCHANGE:
        return []
    if table.view.seat is not table.view.elder:
        return ["thumb.count", "thumb.dealer", "thumb.exchange"]
    if stands_on_a_trump(table.view.rules.stake):
        return ["thumb.elder.first", "thumb.count", "thumb.elder.later", "thumb.exchange"]
    return ["thumb.count", "thumb.elder", "thumb.exchange"]


def differing_text(advice: Choice, view: View, words: Words) -> str | None:
    """Say that the rule of thumb would give another word than the advice; None where it gives the same, or none."""
    word = word_by_the_rule_of_thumb(view)
    if word is None or advice.action not in _WORDS_OF_THE_TALK or word == advice.action:
        return None
    return words.text(f"thumb.differs.{kind_of(word).value}")


def measured_text(advice: Choice, view: View, words: Words) -> str | None:
    """Say what the rule of thumb looks at in a player's hand, before a word of the talk.

    Where the hand has a trump, which would be enough, and is too weak all the same, it is said what makes it so; None
    where what gainsays the rule is told elsewhere.
    """
    if not a_trump_decides(view):
        return words.text("thumb.counted", count=Holding.of(view.hand, view.trump).tricks_hoped_for)
    if not Holding.of(view.hand, view.trump).trumps:
        return words.text("thumb.no-trump")
    if advice.action == STAND:
        return words.text("thumb.trump")
    return words.text("thumb.small-cards") if advice.reason is Reason.NO_STANDARD_HAND else None
