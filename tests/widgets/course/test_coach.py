"""Steps that are played at the table: the rule and the advice beside it, and each trick predicted and explained."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ecarte_widgets.engine import PLAY, PROPOSE, STAND, Card, Exchange, Rules, Seat
from ecarte_widgets.engine.cards import KING_OF
from ecarte_widgets.i18n import words_for
from ecarte_widgets.lessons.played import Played, Scope
from ecarte_widgets.players import Choice as Advice
from ecarte_widgets.players import Reason
from ecarte_widgets.players.dealer_hands import DEALER_ANSWERS
from ecarte_widgets.players.hand_kinds import KIND_OF
from ecarte_widgets.players.reasons import TOLD_BY_THE_HAND
from ecarte_widgets.players.standard_hands import ELDER_STANDS
from ecarte_widgets.sessions import Ask, Choice
from ecarte_widgets.sessions.lesson_scene import LessonScene
from ecarte_widgets.widgets.course.coach import advice_text, table_for
from ecarte_widgets.widgets.table.book import topic_for
from tests.i18n.catalogs import LANGUAGES, WORDS
from tests.players.tables import view_after
from tests.sessions.play import chance
from tests.widgets.course_on_page import CourseOnPage, kinds, refused
from tests.widgets.table.test_secrets import CUT_SENTENCE, cards_named_in

WORDS_EN = words_for("en")


def open_played(page: CourseOnPage, scope: Scope) -> None:
    """Open the first step of the course that is played so far."""
    for lesson in [one["id"] for one in page.view["list"]["lessons"]]:
        page.ask("lesson", id=lesson)
        for number, step in enumerate(page.scene.lesson.steps):
            if isinstance(step.source, Played) and step.source.scope is scope:
                page.ask("step", number=number)
                return
        page.ask("list")
    pytest.fail(f"no step is played as {scope}")


def offered(view: dict[str, Any], rng: Random) -> list[str]:
    """Give every choice that a table shows; of an exchange, one choice of cards."""
    if view["pause"] is not None and "predict" in view["pause"]:
        return [option["intent"] for option in view["pause"]["predict"]["options"]]
    intents = [one["intent"] for one in view["choices"]["buttons"] if one["intent"] != "exchange"]
    intents += [card["intent"] for card in view["hand"]["cards"] if card["state"] == "play"]
    if view["exchange"] is not None:
        count = rng.randint(view["exchange"]["fewest"], view["exchange"]["most"])
        held = [card["card"] for card in view["hand"]["cards"]]
        intents.append(" ".join(["exchange", *rng.sample(held, count)]))
    return intents


def play_on(page: CourseOnPage, rng: Random) -> None:
    """Choose something at the table that the rules allow."""
    for intent in rng.sample(offered(page.view["table"], rng), k=len(offered(page.view["table"], rng))):
        if kinds(page.play(intent))[0] != "refused":
            return
    pytest.fail("nothing on offer is allowed")


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


VIEW = view_after(elder="7H QH QS 8D KC")
"""A hand that the rule of thumb counts four in."""


def test_in_the_talk_the_rule_of_thumb_is_counted_first_then_what_makes_the_hand_strong() -> None:
    stands = Advice(STAND, Reason.LAST_CHANCE, ("NM5a",))
    parts = [
        WORDS_EN.text("thumb.counted", count=4),
        WORDS_EN.text("why.chance.high-card"),
        WORDS_EN.text("why.play.last-chance"),
    ]
    assert advice_text(stands, VIEW, WORDS_EN) == "Stand. " + " ".join(parts)


def test_where_a_trump_decides_the_first_word_that_is_said_and_no_count() -> None:
    """A count would seem to decide, and now stand for standing and now for proposing."""
    stands = Advice(STAND, Reason.EVEN_CHANCE, ("NM5a",))
    parts = [WORDS_EN.text(name) for name in ("thumb.trump", "why.chance.high-card", "why.stand.even-chance")]
    assert advice_text(stands, view_after(elder="7H QH QS 8D KC", rules=Rules()), WORDS_EN) == "Stand. " + " ".join(
        parts
    )
    without = view_after(elder="7S QC QS 8D KC", rules=Rules())
    proposes = Advice(PROPOSE, Reason.NO_STANDARD_HAND)
    parts = ["You hold no trump.", WORDS_EN.text("why.propose.no-standard-hand")]
    assert advice_text(proposes, without, WORDS_EN) == "Propose. " + " ".join(parts)


def test_that_no_trump_is_held_is_said_once() -> None:
    view = view_after(elder="7S QC QS KD KC")
    said = advice_text(Advice(STAND, Reason.STANDARD_HAND, ("N4",)), view, WORDS_EN)
    assert said == "Stand. " + WORDS_EN.text("why.hand.no-trump")


REASONS = [
    *(Advice(PROPOSE, reason) for reason in Reason if reason not in TOLD_BY_THE_HAND),
    *(Advice(PROPOSE, Reason.STANDARD_HAND, (one.id,)) for one in ELDER_STANDS),
    *(Advice(PROPOSE, Reason.REFUSING_HAND, (one,)) for one in KIND_OF if one.startswith("D")),
    *(Advice(PROPOSE, Reason.ACCEPTING_HAND, (one.id,)) for one in DEALER_ANSWERS),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("advice", REASONS, ids=lambda advice: f"{advice.reason.name} {advice.standard_hands}")
def test_every_reason_is_a_sentence_after_the_act(language: str, advice: Advice) -> None:
    words = WORDS[language]
    text = advice_text(advice, VIEW, words)
    assert words.text(advice.message) in text
    assert words.text("choice.propose") in text
    assert "{" not in text


@pytest.mark.parametrize(
    ("act", "named"),
    [
        (STAND, "Stand"),
        (PLAY[Card.KING_OF_SPADES], "play the king of spades"),
        (Exchange(()), "Keep all five"),
        (Exchange((Card.SEVEN_OF_CLUBS,)), "exchange 1 card, the seven of clubs"),
        (
            Exchange((Card.SEVEN_OF_CLUBS, Card.EIGHT_OF_CLUBS)),
            "exchange 2 cards, the eight of clubs and the seven of clubs",
        ),
        (
            Exchange((Card.KING_OF_CLUBS, Card.ACE_OF_CLUBS, Card.QUEEN_OF_CLUBS)),
            "exchange 3 cards, the king of clubs, the queen of clubs and the ace of clubs",
        ),
    ],
    ids=str,
)
def test_the_act_advised_is_named_as_the_table_names_it(act: Any, named: str) -> None:  # noqa: ANN401  (any act)
    text = advice_text(Advice(act, Reason.ONLY_CARD), VIEW, WORDS_EN)
    assert text == f"{named}. It is the only card that you may play."


def predicting(page: CourseOnPage) -> bool:
    """Tell whether the page asks who takes a trick."""
    pause = page.view["table"]["pause"]
    return pause is not None and "predict" in pause


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
        assert told.startswith("Right." if (said == "own") == (trick.winner is view.seat) else "No.")
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
