"""Five tricks, each predicted before it is told and explained, and nothing that tells it before."""

from dataclasses import replace

import pytest

from ecarte_widgets.i18n import words_for
from ecarte_widgets.lessons.played import Scope
from ecarte_widgets.sessions import Ask
from ecarte_widgets.sessions.lesson_scene import LessonScene
from ecarte_widgets.widgets.course.coach import table_for
from tests.sessions.play import chance
from tests.widgets.course_on_page import CourseOnPage, refused
from tests.widgets.page import kinds
from tests.widgets.played_step import offered, open_played, play_on, predicting

WORDS_EN = words_for("en")


@pytest.mark.parametrize("seed", range(6))
def test_each_of_five_tricks_is_predicted_before_it_is_told_and_explained(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    page, rng = CourseOnPage(monkeypatch, rules=["gamerules", "classic"][seed % 2]), chance(seed)
    open_played(page, Scope.TRICKS)
    predicted = 0
    while not page.lesson["buttons"]["next"]["possible"]:
        assert page.view["coach"] is None
        play_on(page, rng)
        if not predicting(page):
            continue
        predicted += 1
        assert page.scene.table is not None
        view = page.scene.table.view
        trick, pause = view.tricks[-1], page.view["table"]["pause"]
        assert [card["card"] for card in pause["cards"]] == [trick.led.value, trick.answer.value]
        assert [option["label"] for option in pause["predict"]["options"]] == ["You", "Opponent"]
        said = rng.choice(("own", "other"))
        assert "refused" not in kinds(page.play(f"predict {said}"))
        told = page.view["table"]["pause"]["said"]
        taken = "You take the trick." if trick.winner is view.seat else "Your opponent takes the trick."
        assert told.startswith("Right." if (said == "own") == (trick.winner is view.seat) else "Not right.")
        assert all(part in told for part in (taken, *(WORDS_EN.card(card) for card in (trick.led, trick.answer))))
        assert [card["won"] for card in page.view["table"]["pause"]["cards"]].count(True) == 1
    assert predicted == 5


def trick_taken_by_the_other(scene: LessonScene) -> LessonScene:
    """Give the scene as it would be if the last trick had gone to the other player, who would then be asked to lead."""
    table = scene.table
    assert table is not None
    view = table.view
    *before, trick = view.tricks
    flipped = replace(view, tricks=(*before, trick._replace(winner=trick.winner.other)))
    ask = {Ask.LEAD: Ask.FOLLOW, Ask.FOLLOW: Ask.LEAD}.get(table.ask, table.ask)
    return replace(scene, table=replace(table, view=flipped, ask=ask))


@pytest.mark.parametrize("seed", range(8))
def test_nothing_that_is_sent_before_the_prediction_hangs_on_who_takes_the_trick(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """The same is sent whoever takes it."""
    page, rng = CourseOnPage(monkeypatch, rules=["gamerules", "classic"][seed % 2]), chance(seed)
    open_played(page, Scope.TRICKS)
    while not page.lesson["buttons"]["next"]["possible"]:
        play_on(page, rng)
        if not predicting(page):
            continue
        table = page.view["table"]
        assert page.scene.table is not None
        view = page.scene.table.view
        before = [trick.winner for trick in view.tricks[:-1]]
        assert table["players"]["own"]["tricks"] == before.count(view.seat)
        assert table["players"]["other"]["tricks"] == before.count(view.seat.other)
        assert {player["points"] for player in table["players"].values()} == {0}
        assert {player["cards"] for name, player in table["players"].items() if name == "other"} == {len(view.hand)}
        assert not any(card["won"] for card in (*table["trick"]["cards"], *table["pause"]["cards"]))
        assert {card["state"] for card in table["hand"]["cards"]} <= {"idle"}
        assert len(table["trick"]["cards"]) == 2
        assert table["ask"] == table["pause"]["predict"]["ask"]
        assert ("leads next" in table["ask"]) is bool(view.hand)
        assert (table["news"], table["stake"], table["hints"]) == ("", "", [])
        assert (table["choices"]["buttons"], table["lastTrick"]["cards"], table["exchange"]) == ([], [], None)
        assert (table["pause"]["leads"], table["isOver"], table["dealNumber"]) == (False, False, None)
        assert page.lesson["feedback"] is page.view["coach"] is None
        other = trick_taken_by_the_other(page.scene)
        settings = page.course._settings.now  # noqa: SLF001  (a look behind the page)
        assert table_for(other, WORDS_EN, settings) == table_for(page.scene, WORDS_EN, settings)
        assert refused(page.play("play KS" if view.hand == () else f"play {view.hand[0].value}"))
        page.play("predict own")


def test_no_card_of_five_tricks_is_dimmed_before_it_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    page, rng = CourseOnPage(monkeypatch), chance(3)
    open_played(page, Scope.TRICKS)
    told = 0
    for _ in range(12):
        while not page.lesson["buttons"]["next"]["possible"]:
            table = page.view["table"]
            assert {card["state"] for card in table["hand"]["cards"]} <= {"idle" if predicting(page) else "play"}
            if predicting(page):
                play_on(page, rng)
                continue
            assert not any("why" in card for card in table["hand"]["cards"])
            assert page.scene.table is not None
            for card, _ in page.scene.table.view.refused:
                assert "play the " in refused(page.play(f"play {card.value}"))
                told += 1
            play_on(page, rng)
        page.ask("another")
        page.course.progress = {}
    assert told > 0


def test_five_tricks_are_played_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Claiming or conceding would leave tricks out."""
    page = CourseOnPage(monkeypatch)
    open_played(page, Scope.TRICKS)
    rng = chance(4)
    while not page.lesson["buttons"]["next"]["possible"]:
        assert "play-out" not in offered(page.view["table"], rng)
        play_on(page, rng)


def test_a_hint_while_a_trick_is_predicted_is_about_the_trick_and_tells_it_not(monkeypatch: pytest.MonkeyPatch) -> None:
    page, rng = CourseOnPage(monkeypatch), chance(5)
    open_played(page, Scope.TRICKS)
    asked = 0
    while not page.lesson["buttons"]["next"]["possible"]:
        play_on(page, rng)
        if not predicting(page):
            continue
        assert page.lesson["hint"]["possible"]
        page.ask("hint")
        assert page.view["coach"]["advice"] == WORDS_EN.text("lesson.play.hint.takes")
        asked += 1
        assert not page.lesson["hint"]["possible"]
    assert asked == 5
    assert not page.lesson["hint"]["possible"]
