"""The rule of thumb beside a talk: for most hands it says what the coach advises, at every table."""

import re
from dataclasses import replace
from typing import Any

import pytest

from ecarte_widgets.engine import ACCEPT, PROPOSE, REFUSE, STAND, Action, Rank, Rules, Stake, View
from ecarte_widgets.lessons.loading import load_course
from ecarte_widgets.lessons.model import Lesson
from ecarte_widgets.lessons.played import Played, Role, Scope
from ecarte_widgets.players import BookPlayer, Choice, Reason
from ecarte_widgets.players.hand_kinds import EvenChance, HandKind, WeakHand
from ecarte_widgets.players.reasons import TOLD_BY_THE_HAND
from ecarte_widgets.players.rule_of_thumb import word_by_the_rule_of_thumb
from ecarte_widgets.sessions.lesson_scene import LessonScene
from ecarte_widgets.sessions.lesson_session import LessonSession
from ecarte_widgets.sessions.progress import Progress
from ecarte_widgets.sessions.table_play import TablePlay
from ecarte_widgets.widgets.course.coach import advice_text
from ecarte_widgets.widgets.course.lesson_view import lesson_view
from ecarte_widgets.widgets.course.thumb import thumb_for, thumb_now
from tests.i18n.catalogs import LANGUAGES, WORDS
from tests.players.tables import view_after
from tests.widgets.course_on_page import CourseOnPage
from tests.widgets.played_step import open_played

MOSTLY = 0.9
TALKS = 700
MOST_TALKS = 60
"""So many words are said at most until the dealer accepts."""


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
    """Tell whether the rule of thumb says what the coach does; None where it says nothing, or a king comes first."""
    if advice.action not in (STAND, PROPOSE, ACCEPT, REFUSE):
        return None
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


@pytest.mark.parametrize("role", [Role.ELDER, Role.DEALER])
@pytest.mark.parametrize("stake", Stake)
def test_the_reason_of_an_advice_begins_with_the_rule_of_thumb_wherever_the_two_differ(
    role: Role, stake: Stake
) -> None:
    words = (STAND, PROPOSE, ACCEPT, REFUSE)
    differs: dict[Action, str] = {word: WORDS["en"].text(f"thumb.differs.{word}") for word in words}
    found = set()
    for seed in range(TALKS):
        at = TablePlay(Played(Scope.TALK, role), replace(Rules(), stake=stake), secret=f"differs {seed}")
        while not at.is_done():
            view, advice = at.scene().view, at.advice()
            assert advice is not None
            agreed = agrees(view, advice)
            told = advice_text(advice, view, WORDS["en"]).partition(". ")[2]
            word = word_by_the_rule_of_thumb(view)
            if agreed is False:
                assert word is not None
                assert told.startswith(f"{differs[word]} ")
            else:
                assert agreed is None or word == advice.action
                assert not any(sentence in told for sentence in differs.values())
            found.add(agreed)
            at.answer(advice.action, at.scene().revision)
    assert {True, False} <= found


def test_a_trump_that_is_not_enough_is_explained() -> None:
    """Else the advice to propose would only gainsay the rule that one trump is enough."""
    view = view_after(elder="9H 7H TS 9D 8C", rules=Rules())
    told = advice_text(BookPlayer().explain(view), view, WORDS["en"])
    parts = ("thumb.differs.stand", "thumb.small-cards", "why.propose.no-standard-hand")
    assert told == " ".join(("Propose.", *(WORDS["en"].text(part) for part in parts)))


def offered_at(page: CourseOnPage) -> list[str]:
    """Give what the table on a page offers to choose."""
    return [one["intent"] for one in page.view["table"]["choices"]["buttons"]]


def first_scene(lesson: Lesson, number: int) -> LessonScene:
    """Open a step of a lesson."""
    return LessonSession(lesson, Progress(), number, seed=1).scene()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stake", Stake)
def test_it_is_given_at_every_talk_for_the_learners_role_and_the_stake_of_the_table(
    stake: Stake, language: str
) -> None:
    words, rules = WORDS[language], replace(Rules(), stake=stake)
    elder = ["elder.first", "elder.later"] if stake is Stake.ELDER_ONLY else ["elder"]
    found = []
    for lesson in load_course(rules=rules):
        for number, step in enumerate(lesson.steps):
            source, scene = step.source, first_scene(lesson, number)
            if not isinstance(source, Played) or source.scope is Scope.TRICKS:
                assert thumb_for(scene, words) == []
                continue
            assert scene.table is not None
            is_elder = scene.table.view.seat is scene.table.view.elder
            parts = ["count", *(elder if is_elder else ["dealer"]), "exchange"]
            if is_elder and stake is Stake.ELDER_ONLY:
                parts[:2] = ["elder.first", "count"]  # a trump decides the first word
            assert thumb_for(scene, words) == [words.text(f"thumb.{part}") for part in parts]
            found.append((source.scope, source.role))
    talks = [(scope, role) for scope in (Scope.TALK, Scope.DEAL) for role in (Role.ELDER, Role.DEALER)]
    assert set(found) == {*talks, (Scope.KING, Role.ANY), (Scope.GAME, Role.ANY)}


@pytest.mark.parametrize("scope", [Scope.TALK, Scope.DEAL])
def test_its_order_stays_through_talk_and_exchange_and_what_is_of_the_moment_is_named(
    monkeypatch: pytest.MonkeyPatch, scope: Scope
) -> None:
    page, decides = CourseOnPage(monkeypatch), []
    open_played(page, scope)
    order = page.lesson["thumb"]["paragraphs"]
    for _ in range(MOST_TALKS):
        thumb = page.lesson["thumb"]
        assert thumb["paragraphs"] == order
        decides.append(thumb["now"])
        if page.view["table"]["exchange"] is not None:
            break
        page.play("propose")
        if "propose" not in offered_at(page) and not page.view["table"]["exchange"]:
            page.ask("another")
            order = page.lesson["thumb"]["paragraphs"]
    assert [order[place] for place in decides[-1]] == [WORDS["en"].text("thumb.exchange")]
    assert decides[0][0] == 0
    assert thumb_now(page.scene) == decides[-1]


@pytest.mark.parametrize("role", [Role.ELDER, Role.DEALER])
def test_where_the_count_decides_the_words_that_go_by_it_are_marked_too(
    monkeypatch: pytest.MonkeyPatch, role: Role
) -> None:
    page = CourseOnPage(monkeypatch)
    page.ask("lesson", id="proposals")
    step = f"talk-{role.value}"
    page.ask("step", number=next(n for n, one in enumerate(page.scene.lesson.steps) if one.id == step))
    if role is Role.ELDER:  # the first word hangs on a trump
        while page.view["table"]["exchange"] is None:
            page.play("propose")
            if "propose" not in offered_at(page) and page.view["table"]["exchange"] is None:
                page.ask("another")
        page.play(f"exchange {page.view['table']['hand']['cards'][0]['card']}")
    thumb = page.lesson["thumb"]
    marked = [thumb["paragraphs"][place] for place in thumb["now"]]
    words = "thumb.elder.later" if role is Role.ELDER else "thumb.dealer"
    assert marked == [WORDS["en"].text("thumb.count"), WORDS["en"].text(words)]


@pytest.mark.parametrize("scope", [Scope.TALK, Scope.DEAL])
def test_once_the_talk_is_over_it_stays_only_where_the_talk_was_practised(
    monkeypatch: pytest.MonkeyPatch, scope: Scope
) -> None:
    page = CourseOnPage(monkeypatch)
    open_played(page, scope)
    assert page.lesson["thumb"]["open"] is (scope is Scope.TALK)
    page.play("stand")
    assert (page.lesson["thumb"] is not None) is (scope is Scope.TALK)


def test_where_a_lesson_first_marks_trumps_in_a_hand_their_bar_is_explained() -> None:
    words, told = WORDS["en"], WORDS["en"].text("course.trump-bar")
    for lesson in load_course():
        seen = 0
        for number, step in enumerate(lesson.steps):
            view: dict[str, Any] = lesson_view(first_scene(lesson, number), words, fresh=1, has_list=True)
            items = [] if view["control"] is None else view["control"]["items"]
            is_played = isinstance(step.source, Played)
            seen += is_played or any("isTrump" in one and one["isTrump"] for one in items)
            assert view["paragraphs"].count(told) == (seen == 1)
            seen += seen == 1
            talks = isinstance(step.source, Played) and step.source.scope is not Scope.TRICKS
            assert (view["thumb"] is not None) is talks


@pytest.mark.parametrize(
    ("language", "claim"),
    [
        ("en", r"chance|likely|often beat|improve"),
        ("fr", r"chances? |sans doute|souvent la battre|améliorerait"),
        ("gu", "શક્યતા|બેમાંથી એક વાર|ઘણી વાર"),
        ("ml", "സാധ്യത|രണ്ടിലൊരു തവണ|മിക്കപ്പോഴും അതിനെ"),
        ("ps", "امکان|دوو ځلو کې|ښايي نورې"),
    ],
)
def test_no_reason_of_the_talk_claims_a_chance_that_nobody_worked_out(language: str, claim: str) -> None:
    """A hand that was said to have about an even chance took three tricks in about 40 of 100 deals."""
    texts = [WORDS[language].text(reason.value) for reason in Reason if reason not in TOLD_BY_THE_HAND]
    texts += [WORDS[language].text(kind.value) for kind in (*HandKind, *EvenChance, *WeakHand)]
    assert not [text for text in texts if re.search(claim, text)]
