"""What a table shows of a moment: the trick that was just completed, and the hand in the order that was chosen."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from ecarte_widgets.engine import Card, Phase, Rules, Suit
from ecarte_widgets.engine.rules import rules_from_text
from ecarte_widgets.i18n import words_for
from ecarte_widgets.sessions import Ask, Choice
from ecarte_widgets.widgets.table.settings import Settings
from ecarte_widgets.widgets.table.view import table_view
from ecarte_widgets.widgets.table.words import score_text
from tests.sessions.play import chance, scenes, session
from tests.widgets.page import Page

OPPONENTS = pytest.mark.parametrize("opponent", ["random", "book"])
WORDS = words_for("en")
PRESETS = pytest.mark.parametrize("rules", ["gamerules", "classic"])


def moments(page: Page, seed: int, choices: int = 150) -> Iterator[str]:
    """Play by chance, giving each choice when it has been made."""
    rng = chance(seed)
    for _ in range(choices):
        intent = rng.choice(page.offered(rng))
        page.choose(intent)
        yield intent


@OPPONENTS
@PRESETS
def test_a_card_that_nothing_is_asked_about_says_what_comes_first(
    monkeypatch: pytest.MonkeyPatch, opponent: str, rules: str
) -> None:
    page = Page(monkeypatch, opponent=opponent, rules=rules)
    answers: dict[str, set[str]] = {}
    for _ in moments(page, 6, 300):
        ask = page.session.scene().ask.value
        for card in page.view["hand"]["cards"]:
            assert ("why" in card) is (card["state"] in {"idle", "refused"})
            if card["state"] == "idle":
                answers.setdefault(ask, set()).add(card["why"])
    assert WORDS.text("refusal.not-now") not in set().union(*answers.values())
    assert answers["ask.proposal"] == {WORDS.text("breach.stand-or-propose-first")}
    assert answers["ask.answer"] == {WORDS.text("breach.answer-first")}
    assert answers["ask.announce"] == {WORDS.text("refusal.king-first")}


@OPPONENTS
@PRESETS
def test_the_table_pauses_exactly_when_one_trick_was_completed_and_the_deal_goes_on(
    monkeypatch: pytest.MonkeyPatch, opponent: str, rules: str
) -> None:
    page = Page(monkeypatch, opponent=opponent, rules=rules)
    assert page.view["pause"] is None
    before, pauses, ends = 0, 0, 0
    for intent in moments(page, 1):
        view = page.session.scene().view
        completed = len(view.tricks) - (0 if intent in {"next-deal", "new-game"} else before)
        goes_on = view.phase is not Phase.FINISHED
        assert (page.view["pause"] is not None) is (completed == 1 and goes_on)
        pauses += page.view["pause"] is not None
        ends += completed > 0 and not goes_on
        before = len(view.tricks)
    assert pauses > 20
    assert ends > 5


@OPPONENTS
def test_what_is_looked_at_in_a_pause_is_that_trick_and_what_was_said_until_then(
    monkeypatch: pytest.MonkeyPatch, opponent: str
) -> None:
    page = Page(monkeypatch, opponent=opponent)
    led = set()
    for _ in moments(page, 2):
        pause = page.view["pause"]
        if pause is None:
            continue
        trick = page.session.scene().view.tricks[-1]
        assert [card["card"] for card in pause["cards"]] == [trick.led.value, trick.answer.value]
        [winner] = [card["by"] for card in pause["cards"] if card["won"]]
        assert ("You take the trick" if winner == "own" else "Your opponent takes the trick") in pause["said"]
        assert page.view["said"].startswith(pause["said"])
        assert page.view["lastTrick"]["cards"] == pause["cards"]
        led.add((pause["cards"][0]["by"], winner))
    assert led == {(leader, winner) for leader in ("own", "other") for winner in ("own", "other")}


def test_playing_out_does_not_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch, opponent="random")
    seen = [page.view["pause"] for intent in moments(page, 3, 400) if intent == "play-out"]
    assert seen
    assert set(seen) == {None}


@pytest.mark.parametrize(
    ("language", "points", "target", "said"),
    [
        ("en", 4, 5, "4 of 5 points"),
        ("en", 5, 5, "5 of 5 points"),
        ("en", 6, 5, "6 points, 5 needed"),
        ("en", 1, 0, "1 point, 0 needed"),
        ("ps", 5, 5, "له 5 نمرو څخه 5"),
        ("ps", 6, 5, "6 نمرې، 5 بس وې"),
        ("ps", 1, 0, "1 نمره، 0 بس وې"),
    ],
)
def test_a_score_past_the_target_is_said_as_points(language: str, points: int, target: int, said: str) -> None:
    assert score_text(points, target, words_for(language)) == said


@PRESETS
def test_a_king_that_was_marked_stands_beside_the_name_until_the_deal_is_over(
    monkeypatch: pytest.MonkeyPatch, rules: str
) -> None:
    page, met = Page(monkeypatch, opponent="book", rules=rules, language="en"), set()
    for _ in moments(page, 4, 400):
        view = page.session.scene().view
        for seat, side in ((view.seat, "own"), (view.seat.other, "other")):
            kings = {award.player for award in view.awards if award.reason.value in ("king", "turned_king")}
            assert page.view["players"][side]["king"] == ("king +1" if seat in kings else "")
            met.add((side, seat in kings))
    assert met == {(side, has) for side in ("own", "other") for has in (True, False)}


def test_no_score_on_a_table_is_more_than_what_it_is_a_part_of(monkeypatch: pytest.MonkeyPatch) -> None:
    page, past = Page(monkeypatch, opponent="random"), 0
    for _ in moments(page, 6, 700):
        for player in page.view["players"].values():
            past += player["points"] > player["target"]
            assert ("of" in player["score"]) is (player["points"] <= player["target"])
    assert past


def in_order(view: dict[str, Any]) -> list[Card]:
    """Give the hand as it is laid out: by its places."""
    cards = view["hand"]["cards"]
    assert len({card["place"] for card in cards}) == len(cards)
    return [Card(card["card"]) for card in sorted(cards, key=lambda card: int(card["place"]))]


def hands(monkeypatch: pytest.MonkeyPatch, order: str) -> Iterator[tuple[list[Card], tuple[Card, ...], Suit]]:
    """Play a while with an order of the hand, and give each hand as laid out, as the cards came, and the trumps."""
    page = Page(monkeypatch, opponent="random")
    page.set("order", order)
    for _ in moments(page, 4):
        view = page.session.scene().view
        laid = in_order(page.view)
        assert set(laid) == set(view.hand)
        yield laid, view.hand, view.trump


def test_by_suit_trumps_come_first_then_each_suit_together_from_the_highest_down(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    several = 0
    for laid, _, trump in hands(monkeypatch, "suit"):
        suits = list(dict.fromkeys(card.suit for card in laid))
        if any(card.suit is trump for card in laid):
            assert suits[0] is trump
        blocks = [[card for card in laid if card.suit is suit] for suit in suits]
        assert laid == [card for block in blocks for card in block]
        assert all(block == sorted(block, key=lambda card: -card.rank) for block in blocks)
        several += len(suits) > 2
    assert several > 20


def test_by_strength_the_highest_rank_comes_first_and_of_one_rank_the_trump(monkeypatch: pytest.MonkeyPatch) -> None:
    for laid, _, trump in hands(monkeypatch, "strength"):
        assert [card.rank for card in laid] == sorted((card.rank for card in laid), reverse=True)
        for card, following in pairwise(laid):
            assert not (card.rank == following.rank and following.suit is trump)


def test_as_they_came_the_cards_stay_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(tuple(laid) == held for laid, held, _ in hands(monkeypatch, "dealt"))


def test_the_order_changes_with_the_setting_at_once_and_nothing_else_does(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch, deal=4821)
    orders = {}
    for order in ("dealt", "strength", "suit"):
        page.set("order", order)
        assert page.view["revision"] == 0
        orders[order] = in_order(page.view)
        assert {card["intent"] for card in page.view["hand"]["cards"]} == {
            f"play {card.value}" for card in orders[order]
        }
    assert len({tuple(order) for order in orders.values()}) == 3


@pytest.mark.parametrize(("rules", "who"), [("classic", "higher"), ("classic,first_dealer=low_card", "lower")])
def test_where_cards_were_cut_it_is_said_which_deals(monkeypatch: pytest.MonkeyPatch, rules: str, who: str) -> None:
    page = Page(monkeypatch, rules=rules_from_text(rules))
    [hint] = [hint for hint in page.view["hints"] if "cut for the first deal" in hint]
    assert f"the {who} card deals" in hint
    page.choose(page.offered(chance(1))[0])
    assert not any("cut for the first deal" in hint for hint in page.view["hints"])


def test_what_continue_does_after_a_trick_is_told_in_the_first_deal_and_beside_a_claim() -> None:
    met = set()
    for seed in range(6):
        for scene, _ in scenes(session(Rules(), seed), chance(seed)):
            if scene.ask is not Ask.LEAD:
                continue
            is_first, may_claim = scene.view.deal_number == 1, Choice.PLAY_OUT in scene.choices
            text = str(table_view(scene, words_for("en"), Settings())["goOnLeadAsk"])
            assert ("“Continue” only clears the trick" in text) is (is_first or may_claim)
            met.add((is_first, may_claim))
    assert {(False, False), (False, True), (True, False)} <= met
