"""Steps that are played at the table: the rule and the advice beside it, and what is on offer there."""

import json

import pytest

from ecarte_widgets.engine import Seat
from ecarte_widgets.engine.cards import KING_OF
from ecarte_widgets.i18n import words_for
from ecarte_widgets.lessons.played import Scope
from ecarte_widgets.sessions import Choice
from ecarte_widgets.widgets.table.book import topic_for
from tests.sessions.play import chance
from tests.widgets.course_on_page import CourseOnPage, refused
from tests.widgets.played_step import open_played, play_on
from tests.widgets.table.test_secrets import CUT_SENTENCE, cards_named_in

WORDS_EN = words_for("en")


@pytest.mark.parametrize("rules", ["gamerules", "classic"])
@pytest.mark.parametrize("scope", [Scope.DEAL, Scope.GAME])
def test_the_coach_shows_the_rule_of_every_moment(monkeypatch: pytest.MonkeyPatch, scope: Scope, rules: str) -> None:
    page, rng = CourseOnPage(monkeypatch, rules=rules), chance(1)
    open_played(page, scope)
    seen = set()
    for _ in range(60):
        if page.lesson["buttons"]["next"]["possible"]:
            break
        assert page.scene.table is not None
        turned_king = Choice.MARK_TURNED_KING in page.scene.table.choices
        topic = "king" if turned_king else topic_for(page.scene.table.ask)
        assert page.view["coach"]["now"].startswith(WORDS_EN.text("coach.now.turned-king")) is turned_king
        assert page.view["coach"]["title"] == WORDS_EN.text(f"topic.{topic}.title")
        assert page.view["coach"]["now"]
        assert all(page.view["coach"]["more"]["paragraphs"])
        assert page.view["coach"]["advice"] is None
        assert page.view["coach"]["looked"]["now"] == WORDS_EN.text("lesson.play.hint.takes")
        seen.add(topic)
        play_on(page, rng)
    assert len(seen) > 1
    assert page.lesson["feedback"]["tone"] == "right"


def test_a_hint_is_the_books_advice_and_goes_with_the_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    page, rng = CourseOnPage(monkeypatch), chance(2)
    open_played(page, Scope.DEAL)
    asked = 0
    while not page.lesson["buttons"]["next"]["possible"]:
        if page.lesson["hint"]["possible"]:
            page.ask("hint")
            advice = page.view["coach"]["advice"]
            assert not advice.startswith("Advice")
            asked += 1
        play_on(page, rng)
        assert page.view["coach"]["advice"] is None
    assert asked > 3


def test_a_talk_that_is_over_is_done_also_without_an_exchange(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch)
    open_played(page, Scope.TALK)
    page.play("stand")
    assert page.lesson["feedback"]["tone"] == "right"
    assert page.lesson["feedback"]["text"] == WORDS_EN.text("course.table-may-go-on")
    assert page.lesson["buttons"]["next"]["possible"]


def test_an_own_king_turned_up_is_on_offer_and_the_coach_names_its_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch)
    page.ask("lesson", id="coach")
    page.ask("step", number=3)
    for _ in range(200):
        buttons = {one["intent"]: one for one in page.view["table"]["choices"]["buttons"]}
        if "mark-turned-king" in buttons:
            break
        play_on(page, chance(1))
        page.ask("another")
    assert not any(button["primary"] for button in buttons.values())
    assert page.view["coach"]["title"] == WORDS_EN.text("topic.king.title")
    assert page.view["coach"]["now"].startswith("You turned up a king: mark its 1 point now.")
    page.play("mark-turned-king")
    buttons = {one["intent"]: one for one in page.view["table"]["choices"]["buttons"]}
    assert set(buttons) == {"accept", "refuse"}
    assert not any(button["primary"] for button in buttons.values())
    assert page.view["coach"]["title"] == WORDS_EN.text("topic.talk.title")


def test_the_table_has_its_own_revision(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch)
    open_played(page, Scope.DEAL)
    stale = page.view["table"]["revision"]
    page.ask("hint")
    assert page.view["table"]["revision"] == stale
    play_on(page, chance(1))
    said = refused(page.send({"intent": "play", "act": "stand", "revision": stale}))
    assert said == "The table has changed since: look again."


@pytest.mark.parametrize("scope", Scope)
def test_the_rules_of_a_table_go_with_it(monkeypatch: pytest.MonkeyPatch, scope: Scope) -> None:
    page = CourseOnPage(monkeypatch)
    open_played(page, scope)
    assert page.view["book"]["topics"]
    assert page.lesson["control"] is page.lesson["scene"] is None


@pytest.mark.parametrize("scope", [Scope.TALK, Scope.TRICKS, Scope.DEAL])
@pytest.mark.parametrize("seed", range(4))
def test_nothing_beside_or_on_the_table_names_a_hidden_card(
    monkeypatch: pytest.MonkeyPatch, scope: Scope, seed: int
) -> None:
    page, rng = CourseOnPage(monkeypatch, rules=["gamerules", "classic"][seed % 2]), chance(seed)
    open_played(page, scope)
    looks = 0
    while not page.lesson["buttons"]["next"]["possible"] and page.lesson["feedback"] is None:
        game = page.course._course._session._attempt.table._session.game  # type: ignore[union-attr]  # noqa: SLF001  (a look behind the page)
        assert game.deal is not None
        announced = {KING_OF[game.deal.turn_up.suit]} if game.deal.king_marked else set()
        hidden = {*game.deal.hands[Seat.NORTH], *game.deal.stock, *game.deal.discards[Seat.NORTH]} - announced
        looks += 1
        for _ in range(2):
            shown = {name: value for name, value in page.view.items() if name != "book"}
            assert cards_named_in(CUT_SENTENCE.sub("", json.dumps(shown, ensure_ascii=False))) & hidden == set()
            page.ask("hint")
        play_on(page, rng)
    assert looks > 0


def test_another_hand_is_on_offer_once_something_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch)
    open_played(page, Scope.DEAL)
    assert page.lesson["buttons"]["another"] is None
    play_on(page, chance(6))
    assert page.lesson["buttons"]["another"] is not None


def test_a_whole_game_can_be_begun_anew_at_any_time_and_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch)
    open_played(page, Scope.GAME)
    play_on(page, chance(3))
    assert page.view["coach"]["newGame"] == {"label": WORDS_EN.text("choice.new-game")}
    hand = page.view["table"]["hand"]
    page.play("new-game")
    assert page.view["table"]["hand"] != hand
    page.play("undo")
    assert page.view["table"]["hand"] == hand


def test_a_single_deal_with_the_coach_offers_another_hand_and_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch)
    open_played(page, Scope.DEAL)
    assert page.view["coach"]["newGame"] is None
