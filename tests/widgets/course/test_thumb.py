"""The rule of thumb beside a talk: for most hands it says what the coach advises, at every table."""

from dataclasses import replace
from typing import Any

import pytest

from ecarte_widgets.engine import PROPOSE, REFUSE, STAND, Rank, Rules, Stake, View
from ecarte_widgets.lessons.loading import load_course
from ecarte_widgets.lessons.model import Part, Step
from ecarte_widgets.lessons.played import Played, Role, Scope
from ecarte_widgets.players import Choice
from ecarte_widgets.sessions.lesson_session import LessonSession
from ecarte_widgets.sessions.progress import Progress
from ecarte_widgets.sessions.table_play import TablePlay
from ecarte_widgets.widgets.course.lesson_view import lesson_view
from ecarte_widgets.widgets.course.thumb import thumb_for
from tests.i18n.catalogs import LANGUAGES, WORDS

MOSTLY = 0.9
TALKS = 700


def counted(view: View) -> int:
    """Count one for each trump, and one for each other suit of which the king or the queen is held."""
    trumps = [card for card in view.hand if card.suit is view.trump]
    suits = {card.suit for card in view.hand if card.suit is not view.trump and card.rank >= Rank.QUEEN}
    return len(trumps) + len(suits)


def kings_and_trumps(view: View) -> tuple[bool, int]:
    """Tell whether the king of trumps is held, and how many trumps."""
    trumps = [card.rank for card in view.hand if card.suit is view.trump]
    return Rank.KING in trumps, len(trumps)


def elder_stands(view: View) -> bool:
    """Follow the sentences for elder."""
    has_king, trumps = kings_and_trumps(view)
    is_first = view.talk.proposals == 0
    if is_first and view.rules.stake is Stake.ELDER_ONLY:
        return trumps > 0
    return counted(view) >= 3 and not (is_first and has_king)


def dealer_refuses(view: View) -> bool:
    """Follow the sentences for the dealer."""
    has_king, trumps = kings_and_trumps(view)
    return counted(view) >= 3 and not (has_king and trumps >= 3)


def agrees(view: View, advice: Choice) -> bool | None:
    """Tell whether the rule of thumb says what the coach does; None where it has nothing to say."""
    if PROPOSE in view.actions:
        return elder_stands(view) is (advice.action is STAND)
    if REFUSE in view.actions:
        return dealer_refuses(view) is (advice.action is REFUSE)
    return None


@pytest.mark.parametrize("role", [Role.ELDER, Role.DEALER])
@pytest.mark.parametrize("stake", Stake)
def test_the_rule_of_thumb_says_mostly_what_the_coach_advises(role: Role, stake: Stake) -> None:
    found = []
    for seed in range(TALKS):
        at = TablePlay(Played(Scope.TALK, role), replace(Rules(), stake=stake), secret=f"thumb {seed}")
        while not at.is_done():
            view, advice = at.scene().view, at.advice()
            assert advice is not None
            found.append(agrees(view, advice))
            at.answer(advice.action, at.scene().revision)
    said = [one for one in found if one is not None]
    assert len(said) > TALKS
    assert said.count(True) >= MOSTLY * len(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stake", Stake)
def test_it_stands_below_the_words_of_a_talk_for_the_stake_of_the_table(stake: Stake, language: str) -> None:
    words, rules = WORDS[language], replace(Rules(), stake=stake)
    steps = [step for lesson in load_course(rules=rules) for step in lesson.steps]
    elder = ["thumb.count", "thumb.elder"]
    if stake is Stake.ELDER_ONLY:
        elder = ["thumb.elder.first", "thumb.count", "thumb.elder.later"]
    own = {Role.ELDER: elder, Role.DEALER: ["thumb.count", "thumb.dealer"]}
    talks = 0
    for step in steps:
        if isinstance(step.source, Played) and step.source.scope is Scope.TALK:
            ids = (*own[step.source.role], "thumb.exchange")
            assert thumb_for(step, words) == [words.text(one) for one in ids]
            talks += 1
        else:
            assert thumb_for(step, words) == []
    assert talks == 2
    either = Step("talk", Part.DO, "words", Played(Scope.TALK), rules)
    assert thumb_for(either, words)[:-1] == [words.text(one) for one in (*elder, "thumb.dealer")]


def test_where_a_lesson_is_first_played_at_the_table_the_bar_of_the_trumps_is_explained() -> None:
    words, told = WORDS["en"], WORDS["en"].text("course.trump-bar")
    for lesson in load_course():
        sources = [(number, step.source) for number, step in enumerate(lesson.steps)]
        played = [(number, source) for number, source in sources if isinstance(source, Played)]
        for place, (number, source) in enumerate(played):
            scene = LessonSession(lesson, Progress(), number, seed=1).scene()
            view: dict[str, Any] = lesson_view(scene, words, fresh=1, has_list=True)
            assert view["paragraphs"].count(told) == (place == 0)
            assert (view["thumb"] is not None) is (source.scope is Scope.TALK)
