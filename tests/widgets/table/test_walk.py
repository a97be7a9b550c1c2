"""The way through a game at a table: offered once a deal is over, in the table's place, and nothing hidden in it."""

import re
from random import Random
from typing import Any

import pytest

from ecarte_widgets.engine import Seat
from ecarte_widgets.i18n import languages
from tests.sessions.play import chance
from tests.widgets.page import ANSWERED, Page, refusal
from tests.widgets.table.test_secrets import cards_named_in, knowledge_of

OVER = ("next-deal", "new-game")


def walk_of(page: Page) -> dict[str, Any]:
    """Give what stands in the table's place."""
    walk: dict[str, Any] = page.table.walk
    assert walk is not None
    return walk


def go(page: Page, intent: str) -> list[dict[str, Any]]:
    """Go a step of the way."""
    return page.send({"walk": {"intent": intent, "revision": walk_of(page)["revision"]}})


def offer(page: Page) -> str | None:
    """Give what the button says that begins the way; None where there is none."""
    found = [button["label"] for button in page.view["choices"]["buttons"] if button["intent"] == "walk"]
    return found[0] if found else None


def play_until(page: Page, rng: Random, *intents: str) -> None:
    """Play by chance until one of some choices is on offer."""
    for _ in range(500):
        offered = page.offered(rng)
        if set(intents) & set(offered):
            return
        page.choose(rng.choice([one for one in offered if one != "new-game"]))
    raise AssertionError


def at_end_of_deal(monkeypatch: pytest.MonkeyPatch, seed: int = 0, **settings: Any) -> Page:  # noqa: ANN401
    """Give a table on which the first deal is over and nobody has won yet."""
    page = Page(monkeypatch, **({"rules": {"target": 11}} | settings))
    page.hello()
    play_until(page, chance(seed), "next-deal")
    return page


@pytest.mark.parametrize("seed", range(4))
def test_it_is_offered_and_begun_only_when_a_deal_is_over(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    page, rng = Page(monkeypatch, language="en"), chance(seed)
    page.hello()
    looks = 0
    while True:
        intents = page.offered(rng)
        labels = {"next-deal": "Go through the deal", "new-game": "Go through the game"}
        label = next((labels[intent] for intent in intents if intent in labels), None)
        assert offer(page) == label
        if label is None:
            looks += 1
            assert refusal(page.choose("walk"))
        else:
            assert page.choose("walk") == ANSWERED
            assert (walk_of(page)["name"], walk_of(page)["title"]) == (label, label)
            assert go(page, "leave") == ANSWERED
        assert page.table.walk is None
        if "new-game" in intents:
            break
        page.choose(rng.choice(intents))
    assert looks > 5


def test_both_hands_are_open_and_called_as_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    page = at_end_of_deal(monkeypatch, language="en")
    page.choose("walk")
    sides = walk_of(page)["sides"]
    assert (sides["south"]["name"], sides["north"]["name"]) == ("You", "Opponent")
    dealt = page.session.game.deals[0].dealt
    shown = {card["card"] for side in sides.values() for card in side["cards"]}
    assert shown == {card.value for card in (*dealt.elder, *dealt.dealer)}


@pytest.mark.parametrize("seed", range(6))
def test_one_s_own_game_is_told_as_the_table_tells_it(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    page = at_end_of_deal(monkeypatch, seed, language="en")
    score = page.session.scene().view.score
    page.choose("walk")
    told, stakes = [], []
    while walk_of(page)["ways"][2]["possible"]:
        told += [walk_of(page)["said"], walk_of(page)["ask"]]
        stakes.append(walk_of(page)["stake"])
        go(page, "forward")
    own = re.compile(r"\b(you|your)\b", re.IGNORECASE)
    assert [text for text in told if text and not own.search(text) and not text.startswith("The turn-up is")] == []
    assert [text for text in told + stakes if "dealer" in text.casefold() or "elder" in text.casefold()] == []
    end = walk_of(page)
    assert end["ask"] == f"The deal is over. The score: you {score[Seat.SOUTH]}, your opponent {score[Seat.NORTH]}."
    assert end["said"].count("all five tricks") <= 1


@pytest.mark.parametrize("seed", range(6))
def test_an_act_of_the_opponent_s_that_is_still_to_be_chosen_is_asked_for_and_not_told(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    page = at_end_of_deal(monkeypatch, seed, language="en")
    page.choose("walk")
    go(page, "last")
    tried = []
    while walk_of(page)["ways"][1]["possible"]:
        go(page, "back")
        assert "let the computer play on" not in walk_of(page)["ask"]  # what was played comes next
        hand = walk_of(page)["sides"]["south"]
        for card in hand["cards"] if hand["isAwaited"] else ():
            before = walk_of(page)["revision"]
            go(page, card["intent"])
            if walk_of(page)["branch"] and walk_of(page)["sides"]["north"]["isAwaited"]:
                tried.append(walk_of(page)["ask"])
            if walk_of(page)["revision"] != before:
                go(page, "line" if walk_of(page)["branch"] else "back")
    asked = re.compile(r"Your opponent's turn: .*\. Choose for them, or let the computer play on")
    assert tried
    assert [ask for ask in tried if not asked.fullmatch(ask)] == []


def test_leaving_gives_the_table_back_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    page = at_end_of_deal(monkeypatch)
    before = page.view
    page.choose("walk")
    for intent in ("forward", "forward", "back", "last", "play-out", "trick 2", "open stock"):
        go(page, intent)
    assert page.view == before
    go(page, "leave")
    assert page.table.walk is None
    assert page.view == before
    assert page.choose("next-deal") == ANSWERED


@pytest.mark.parametrize("next_choice", ["next-deal", "undo", "new-game"])
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_chosen_at_the_table_ends_it_and_no_hidden_card_leaves(
    monkeypatch: pytest.MonkeyPatch, seed: int, next_choice: str
) -> None:
    """As in another view of the same table."""
    page = at_end_of_deal(monkeypatch, seed)
    page.choose("walk")
    go(page, "forward")
    assert page.choose(next_choice) == ANSWERED
    if next_choice == "undo":
        assert page.table.walk is None
        return
    knowledge = knowledge_of(page)
    knowledge.sees(page.session.scene())
    assert cards_named_in(page.everything_sent()) & knowledge.hidden == set()
    assert page.table.walk is None


def test_what_is_refused_is_said_in_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    page = at_end_of_deal(monkeypatch, language="en")
    page.choose("walk")
    replies = page.send({"walk": {"intent": "forward", "revision": 99}})
    assert [reply["kind"] for reply in replies] == ["walk-refused", "answered"]
    assert "changed since" in replies[0]["text"]
    assert go(page, "dance")[0]["kind"] == "walk-refused"
    go(page, "leave")
    late = page.send({"walk": {"intent": "forward", "revision": 0}})
    assert [reply["kind"] for reply in late] == ["walk-refused", "answered"]


def test_true_is_no_revision_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    page = at_end_of_deal(monkeypatch)
    page.choose("walk")
    go(page, "forward")
    before = walk_of(page)
    assert before["revision"] == 1  # which Python takes for the same as true
    assert refusal(page.send({"walk": {"intent": "forward", "revision": True}}))
    assert walk_of(page) == before


def test_a_choice_that_saw_another_table_does_not_begin_it(monkeypatch: pytest.MonkeyPatch) -> None:
    page = at_end_of_deal(monkeypatch)
    assert refusal(page.send({"intent": "walk", "revision": page.view["revision"] - 1}))
    assert page.table.walk is None


@pytest.mark.parametrize("language", languages())
def test_it_is_told_in_every_language_and_says_what_was_not_played(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    page = at_end_of_deal(monkeypatch, language=language)
    page.choose("walk")
    assert walk_of(page)["language"] == language
    page.table.language = "en"
    assert walk_of(page)["leave"]["label"] == "Back to the table"
    page.table.language = language
    go(page, "play-out")
    assert walk_of(page)["aside"]
    while walk_of(page)["ways"][2]["possible"]:
        go(page, "forward")
        assert walk_of(page)["position"]["branch"]
        assert not walk_of(page)["aside"]
    assert [way["intent"] for way in walk_of(page)["branch"]] == ["line"]


def test_a_page_that_is_loaded_again_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    before = at_end_of_deal(monkeypatch)
    before.choose("walk")
    for _ in range(3):
        go(before, "forward")
    after = Page(monkeypatch, rules={"target": 11})
    after.hello(game=before.game_id, walk=walk_of(before)["at"])
    assert walk_of(after)["sides"] == walk_of(before)["sides"]
    assert walk_of(after)["at"] == {"deal": 1, "act": 3}


@pytest.mark.parametrize(
    "kept", [None, "x", {}, {"deal": 9, "act": 0}, {"deal": 1, "act": -1}, {"deal": "1", "act": []}, [1, 2]], ids=repr
)
def test_whatever_else_a_browser_kept_shows_the_table(monkeypatch: pytest.MonkeyPatch, kept: object) -> None:
    before = at_end_of_deal(monkeypatch)
    after = Page(monkeypatch, rules={"target": 11})
    assert after.hello(game=before.game_id, walk=kept)[-1:] == ANSWERED
    assert after.table.walk is None
    assert offer(after) is not None


def test_a_deal_that_is_still_played_is_not_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    before = at_end_of_deal(monkeypatch)
    before.choose("next-deal")
    after = Page(monkeypatch, rules={"target": 11})
    after.hello(game=before.game_id, walk={"deal": 1, "act": 0})
    assert after.session.game == before.session.game
    assert after.table.walk is None


def test_two_people_go_through_it_by_their_seats_and_a_page_loaded_again_covers_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page, rng = Page(monkeypatch, opponent="person", language="en", rules={"target": 11}), chance(3)
    page.hello()
    handed_over = 0
    while "next-deal" not in page.offered(rng):
        if "show-hand" in page.offered(rng):
            handed_over += 1
            assert offer(page) is None
            assert refusal(page.choose("walk"))
        page.choose(rng.choice(page.offered(rng)))
    assert handed_over > 2
    page.choose("walk")
    assert [walk_of(page)["sides"][str(seat)]["name"] for seat in Seat] == ["North", "South"]
    page.hello()
    assert page.table.walk is None
    assert offer(page) is None
