"""Two people at one screen: what is sent holds only what who sits there may know, in words right for them."""

import re
from random import Random
from typing import Any

import pytest

import ecarte_widgets as ew
from ecarte_widgets.engine import Card, Rank, Rules, Seat
from ecarte_widgets.i18n import languages, words_for
from ecarte_widgets.sessions import Ask, Choice
from ecarte_widgets.widgets.table.settings import Settings
from ecarte_widgets.widgets.table.story import story_for
from ecarte_widgets.widgets.table.view import table_view
from tests.sessions.play import OVER_ASKS, any_rules, chance, session
from tests.sessions.shared_screen import open_to_all, own_cards, played
from tests.widgets.page import ANSWERED, Page, refusal
from tests.widgets.table.test_secrets import cards_named_in

ADDRESSED = re.compile(r"\b(you|your|opponent)\b", re.IGNORECASE)


def two(monkeypatch: pytest.MonkeyPatch, **settings: Any) -> Page:  # noqa: ANN401  (whatever a table takes)
    """Give a page at which two people play."""
    page = Page(monkeypatch, opponent="person", **settings)
    page.hello()
    return page


def is_handed_over(page: Page) -> bool:
    return page.session.scene().ask is Ask.HAND_OVER


def step(page: Page, rng: Random) -> bool:
    """Choose something by chance; gives whether the game goes on."""
    intents = page.offered(rng)
    if "new-game" in intents:
        return False
    assert page.choose(rng.choice(intents)) == ANSWERED
    return True


def until(page: Page, rng: Random, *, handed_over: bool, choices: int = 0) -> None:
    """Play on until the screen is handed over, or somebody sits there."""
    for place in range(200):
        if place >= choices and is_handed_over(page) is handed_over:
            return
        if not step(page, rng):
            page.choose("new-game")
    raise AssertionError


def in_sight(view: dict[str, Any]) -> str:
    """Give all that is seen or heard of a table while it is handed over, its tools apart."""
    players = [value for side in view["players"].values() for key, value in side.items() if key != "roleMeaning"]
    parts = [view[name] for name in ("news", "said", "ask", "stake", "hints", "trick", "lastTrick", "hand", "choices")]
    return repr([*parts, players, view["turnUp"]["label"], view["stock"]["label"]])


@pytest.mark.parametrize("rules", ["gamerules", {"turned_king": "automatic", "void": "must_trump"}], ids=str)
@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_sent_names_only_what_who_sits_there_may_know(
    monkeypatch: pytest.MonkeyPatch, rules: object, seed: int
) -> None:
    """At a hand-over it names no card of either hand."""
    page, rng = two(monkeypatch, rules=rules, language="en"), chance(seed)
    handed_over = 0
    while True:
        known = open_to_all(page.session)
        if is_handed_over(page):
            handed_over += 1
        else:
            known |= own_cards(page.session, page.session.scene().view.seat)
        named = {card.value for card in cards_named_in(page.everything_sent())}
        assert named <= known
        if rng.random() < 0.1 and page.view["undo"]["possible"]:
            assert page.choose("undo") == ANSWERED
        elif not step(page, rng):
            break
    assert handed_over > 8


@pytest.mark.parametrize("seed", range(3))
def test_while_the_screen_is_handed_over_nobody_is_spoken_to_and_both_hands_are_backs(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    page, rng = two(monkeypatch, language="en"), chance(seed)
    checked = 0
    while True:
        if is_handed_over(page):
            view, seat = page.view, page.session.scene().view.seat
            name = {Seat.NORTH: "North", Seat.SOUTH: "South"}[seat]
            deal = page.session.game.deal
            assert deal is not None
            assert ADDRESSED.findall(in_sight(view)) == []
            assert (view["ask"], view["isCovered"]) == (f"{name}'s turn: hand the screen to {name}", True)
            what = "show my cards" if deal.hands[seat] else "go on"
            assert [one["label"] for one in view["choices"]["buttons"]] == [f"I am {name}: {what}"]
            assert view["hand"]["cards"] == []
            assert [view["players"][side]["cards"] for side in ("own", "other")] == [
                len(deal.hands[seat]),
                len(deal.hands[seat.other]),
            ]
            assert view["players"]["own"]["name"] == name
            checked += 1
        if not step(page, rng):
            break
    assert checked > 5


def test_before_the_first_cards_it_is_said_who_plays_and_that_both_agree_who_is_who(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page, rng = two(monkeypatch, language="en"), chance(1)
    begins = str(page.session.scene().view.seat).title()
    said = f"Two people play at this screen: North and South. Agree who is who; {begins} begins."
    assert page.view["said"] == said
    until(page, rng, handed_over=False)
    until(page, rng, handed_over=True, choices=3)
    assert page.view["said"] != said
    page.choose("new-game")
    assert page.view["said"].startswith("A new game. Undo takes you back to the one you left. Two people play")


@pytest.mark.parametrize("seed", range(8))
def test_what_a_deal_and_a_game_brought_is_told_to_both(seed: int) -> None:
    """Two people look at it: both are called by where they sit."""
    playing, words = session(any_rules(seed), seed, opponent="person"), words_for("en")
    ends = 0
    for scene in played(playing, seed):
        if scene.ask not in OVER_ASKS and scene.ask is not Ask.DEAL_OVER:
            continue
        view = table_view(scene, words, Settings())
        told = f"{view['news']} {view['said']} {view['ask']}"
        assert ADDRESSED.findall(told + repr(view["trick"])) == []
        assert f"North {scene.view.score[Seat.NORTH]}, South {scene.view.score[Seat.SOUTH]}" in told
        ends += 1
    assert ends > 1


def test_who_announces_no_king_is_told_the_same_whether_or_not_it_is_held() -> None:
    held: set[bool] = set()
    for seed in range(20):
        playing, words = session(Rules(), seed, opponent="person"), words_for("en")
        for scene in played(playing, seed):
            if scene.answered is Choice.KEEP_QUIET and scene.ask is not Ask.HAND_OVER:
                assert "You announce no king." in story_for(scene, words).said
                held.add(any(one.rank is Rank.KING and one.suit is scene.view.trump for one in scene.view.hand))
    assert held == {True, False}


@pytest.mark.parametrize("language", languages())
def test_a_hand_over_is_said_in_every_language(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    page, words = two(monkeypatch, language=language), words_for(language)
    name = words.text("table.north" if page.session.scene().view.seat is Seat.NORTH else "table.south")
    assert page.view["ask"] == words.text("ask.hand-over", player=name)


def test_the_last_trick_stays_in_sight_and_is_not_shown_once_more_to_who_takes_the_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page, rng = two(monkeypatch, language="en"), chance(3)
    new, older = 0, 0
    for _ in range(200):
        view = page.session.scene().view
        if is_handed_over(page) and view.tricks and view.turn is not None:
            shown = page.view["trick"] if view.led is None else page.view["lastTrick"]
            trick = view.tricks[-1]
            assert {card["card"] for card in shown["cards"]} == {trick.led.value, trick.answer.value}
            assert [card["label"].split()[0] for card in shown["cards"] if card["won"]] == [str(trick.winner).title()]
            assert page.view["said"] == f"{str(trick.winner).title()} took the trick."
            told = page.view["said"] if view.led is not None else ""
            assert (page.view["lastTrick"]["text"], page.view["lastTrick"]["short"]) == (told, told)
            new, older = new + (view.led is None), older + (view.led is not None)
            assert page.choose("show-hand") == ANSWERED
            assert page.view["pause"] is None
            assert Card(page.view["hand"]["cards"][0]["card"]) in page.session.scene().view.hand
        if not step(page, rng):
            page.choose("new-game")
    assert min(new, older) > 0


def test_a_page_that_is_loaded_again_begins_at_a_hand_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a notebook its process lives on, in the app the game is gone on with by another."""
    page, rng = two(monkeypatch, language="en"), chance(4)
    for choices in range(8):
        until(page, rng, handed_over=False, choices=choices)
        seat = page.session.scene().view.seat
        again = Page(monkeypatch, opponent="person", language="en")
        again.hello(game=page.game_id)
        for one in (page, again):
            one.hello(game=page.game_id)
            assert (is_handed_over(one), one.session.scene().view.seat) == (True, seat)
            named = {card.value for card in cards_named_in(one.state())}
            assert named <= open_to_all(one.session)
        page = again


def test_a_game_that_goes_on_in_another_window_leaves_no_hand_here(monkeypatch: pytest.MonkeyPatch) -> None:
    page, rng = two(monkeypatch, language="en"), chance(5)
    until(page, rng, handed_over=False, choices=4)
    other = Page(monkeypatch, opponent="person", language="en")
    other.hello(game=page.game_id)
    assert "another window" in refusal(page.choose(rng.choice(page.offered(rng))))
    assert {card.value for card in cards_named_in(page.state())} <= open_to_all(page.session)
    assert [one["intent"] for one in page.view["choices"]["buttons"]] == ["new-game"]


def test_another_person_is_in_the_menu_of_opponents_and_comes_with_the_next_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = Page(monkeypatch, language="en")
    page.hello()
    options = {one["value"]: one["label"] for one in page.menus()["opponent"]["options"]}
    assert options["person"] == "Another person at this screen"
    page.set("opponent", "person")
    assert not is_handed_over(page)
    assert page.menus()["opponent"]["waits"]
    page.choose("new-game")
    assert is_handed_over(page)
    page.choose("undo")
    assert not page.view["isShared"]


def test_what_is_said_to_an_undo_names_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    page, rng = two(monkeypatch, language="en"), chance(6)
    until(page, rng, handed_over=True, choices=5)
    why = "There is nothing to take back."
    said = "The last choice is taken back."
    assert page.view["undo"] == {"label": "Undo", "possible": True, "said": said, "why": why}


def test_who_is_asked_for_a_king_that_is_not_held_is_told_why(monkeypatch: pytest.MonkeyPatch) -> None:
    page, rng, words = two(monkeypatch, language="en"), chance(6), words_for("en")
    why = words.text("hint.no-king")
    met = set()
    for _ in range(300):
        is_asked = page.view["ask"] == words.text("ask.no-king")
        assert (why in page.view["hints"]) is is_asked
        met.add(is_asked)
        page.choose(rng.choice(page.offered(rng)))
    assert met == {True, False}


def test_a_hidden_hand_is_not_to_be_had_by_any_other_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    page = two(monkeypatch, language="en")
    before = page.view
    for intent in ("stand", "propose", "keep-quiet", "next-deal", "play KS", "exchange"):
        assert refusal(page.choose(intent)) == "That cannot be chosen now."
    assert page.view == before
    assert refusal(page.send({"intent": "show-hand", "revision": 99})) == "The table has changed since: look again."
    assert page.choose("show-hand") == ANSWERED
    assert len(page.view["hand"]["cards"]) == 5


def test_a_table_for_two_is_asked_for_in_python() -> None:
    assert ew.Table(opponent="person", language="en").view["players"]["own"]["name"] in {"North", "South"}
