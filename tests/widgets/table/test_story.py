"""What has happened, told: why a trick was taken, what must not be missed, and what an undo brings back."""

import re
from collections.abc import Iterator

import pytest

from ecarte_widgets.engine import Card, Event, KingMarked, Phase, Refused, Seat, Stood, Suit, Trick, View
from ecarte_widgets.i18n import languages, words_for
from ecarte_widgets.sessions import Ask, Choice
from ecarte_widgets.widgets.table.story import trick_text
from tests.sessions.play import chance
from tests.widgets.page import Page

WORDS = words_for("en")
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())


def pages(monkeypatch: pytest.MonkeyPatch, seed: int, choices: int, **settings: str) -> Iterator[tuple[Page, str]]:
    """Play by chance; give the table after each choice, with the choice."""
    page, rng = Page(monkeypatch, **({"opponent": "random"} | settings)), chance(seed)
    for _ in range(choices):
        intent = rng.choice(page.offered(rng))
        page.choose(intent)
        yield page, intent


class _Hearts:
    """What a view tells of a trick: whose it is, and trumps."""

    seat, trump = Seat.SOUTH, Suit.HEARTS


@pytest.mark.parametrize(
    ("led", "answer", "winner", "said"),
    [
        ("TC", "QC", "other", "with the higher card: the queen of clubs beats the ten of clubs."),
        ("QS", "7H", "other", "with a trump: the seven of hearts beats the queen of spades."),
        ("9S", "AD", "you", ": the nine of spades was led, and the ace of diamonds is of another suit."),
        ("8H", "KD", "you", "with a trump: the eight of hearts beats the king of diamonds."),
        ("8H", "9H", "other", "with the higher card: the nine of hearts beats the eight of hearts."),
        ("AC", "JC", "other", ": the jack of clubs beats the ace of clubs. The ace is below the jack."),
        ("KH", "AH", "you", ": the king of hearts beats the ace of hearts. The ace is below the jack."),
    ],
)
def test_a_trick_says_which_card_took_it_and_why(led: str, answer: str, winner: str, said: str) -> None:
    seat = Seat.SOUTH if winner == "you" else Seat.NORTH
    view: View = _Hearts()  # type: ignore[assignment]
    text = trick_text(Trick(Seat.SOUTH, Card(led), Card(answer), seat), view, WORDS)
    assert text.startswith("You take the trick" if winner == "you" else "Your opponent takes the trick")
    assert text.endswith(said)


@EVERY_LANGUAGE
def test_whoever_answers_a_lead_is_told_both_cards(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    words, tricks = words_for(language), 0
    for page, _ in pages(monkeypatch, 1, 120, language=language):
        if page.view["pause"] is None:
            continue
        trick = page.session.scene().view.tricks[-1]
        assert all(words.card(card) in page.view["pause"]["said"] for card in (trick.led, trick.answer))
        tricks += 1
    assert tricks > 10


def test_a_card_of_a_trick_is_marked_as_a_trump_where_it_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    marks = set()
    for page, _ in pages(monkeypatch, 2, 120):
        trump = page.view["trump"]["suit"]
        shown = [*page.view["trick"]["cards"], *(page.view["pause"] or {"cards": []})["cards"]]
        for card in [*shown, *page.view["lastTrick"]["cards"]]:
            assert card["isTrump"] is (card["suit"] == trump)
            marks.add(card["isTrump"])
    assert marks == {True, False}


def test_after_the_trick_was_looked_at_only_what_came_then_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    after = set()
    for page, _ in pages(monkeypatch, 3, 120):
        pause = page.view["pause"]
        if pause is not None:
            assert page.view["said"] == f"{pause['said']} {pause['saidAfter']}".strip()
            after.add(bool(pause["saidAfter"]))
    assert after == {True, False}


def test_a_point_that_the_opponent_marks_for_a_king_is_news(monkeypatch: pytest.MonkeyPatch) -> None:
    told = 0
    for page, _ in pages(monkeypatch, 4, 900):
        scene = page.session.scene()
        marked = [one for one in scene.events if _marks_a_king(one, scene.view.seat.other)]
        if marked:
            assert re.search(r"Your opponent (announces|marks) .*: 1 point\.", page.view["news"])
            assert "1 point" not in page.view["said"]
            told += 1
    assert told > 0


def test_what_happened_before_a_marked_king_is_told_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    before = set()
    for page, _ in pages(monkeypatch, 4, 900):
        scene, view = page.session.scene(), page.view
        assert view["said"].startswith(view["saidBefore"])
        if scene.view.phase is Phase.FINISHED:
            assert view["saidBefore"] == view["said"]
            continue
        marks = [_marks_a_king(one, scene.view.seat.other) for one in scene.events]
        if not any(marks):
            assert view["saidBefore"] == ""
        elif marks[0]:
            assert view["saidBefore"] == ""
            before.add("nothing")
        elif isinstance(scene.events[0], (Refused, Stood)):
            assert view["saidBefore"]
            before.add("the talk")
    assert "the talk" in before


def _marks_a_king(event: Event, seat: Seat) -> bool:
    return isinstance(event, KingMarked) and event.award.player is seat


def test_of_one_card_left_it_is_not_said_that_any_may_be_led(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = set()
    for page, _ in pages(monkeypatch, 7, 200):
        scene = page.session.scene()
        if scene.ask is Ask.LEAD:
            assert ("lead your last card" in page.view["ask"]) is (len(scene.view.hand) == 1)
            assert ("lead any card" in page.view["ask"]) is (len(scene.view.hand) > 1)
            asked.add(len(scene.view.hand) == 1)
    assert asked == {True, False}


def test_what_may_be_done_beside_what_is_asked_stands_in_the_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = set()
    for page, _ in pages(monkeypatch, 7, 700):
        choices = page.session.scene().choices
        for choice, said in (
            (Choice.PLAY_OUT, "or (claim|concede) the"),
            (Choice.MARK_TURNED_KING, "mark the turned-up king"),
        ):
            assert bool(re.search(said, page.view["ask"])) is (choice in choices)
            seen |= {choice} & set(choices)
    assert seen == {Choice.PLAY_OUT, Choice.MARK_TURNED_KING}


@EVERY_LANGUAGE
def test_who_keeps_quiet_is_told_so_and_how_long_the_king_may_still_be_announced(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    words, told = words_for(language), set()
    for rules in ("gamerules", "classic"):
        for page, intent in pages(monkeypatch, 8, 700, rules=rules, language=language):
            if intent != "keep-quiet":
                continue
            may_still = Choice.ANNOUNCE_KING in page.session.scene().choices
            assert page.view["said"].startswith(words.text("event.kept-quiet"))
            assert (words.text("event.kept-quiet.still") in page.view["said"]) is may_still
            buttons = {one["intent"]: one for one in page.view["choices"]["buttons"]}
            assert not may_still or buttons["mark-king"]["primary"] is False
            told.add((rules, may_still))
    assert ("gamerules", True) in told


def test_a_new_game_in_the_middle_of_one_says_how_to_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    page, rng = Page(monkeypatch, opponent="random"), chance(9)
    page.choose("new-game")
    assert "Undo" not in page.view["said"]  # nothing was chosen in the game before
    page.play(rng, 3)
    page.choose("new-game")
    assert page.view["said"].startswith("A new game. Undo takes you back to the one you left. ")
    assert page.view["undo"]["said"] == "The game before is back."


@EVERY_LANGUAGE
def test_before_an_undo_the_table_knows_what_it_brings_back(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    words = words_for(language)
    page, rng = Page(monkeypatch, opponent="random", language=language), chance(10)
    assert page.view["undo"]["said"] == ""
    seen = set()
    for _ in range(300):
        intent = rng.choice(page.offered(rng))
        buttons = {one["intent"]: one["label"] for one in page.view["choices"]["buttons"]}
        verb, *cards = intent.split()
        page.choose(intent)
        said = page.view["undo"]["said"]
        if verb == "play":
            assert said == words.text("event.undone.card", card=words.card(Card(cards[0])))
        elif verb == "exchange":
            none = words.text("choice.exchange.none")
            assert (words.plural("choice.exchange", len(cards)) if cards else none) in said
        elif verb != "new-game":
            assert said == words.text("event.undone.choice", choice=buttons[intent])
        seen.add(verb)
    assert {"play", "exchange", "propose", "next-deal", "play-out"} <= seen


def test_an_exchange_says_what_to_do_where_too_few_or_too_many_cards_are_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fewest = set()
    for page, _ in pages(monkeypatch, 11, 200):
        exchange = page.view["exchange"]
        if exchange is not None:
            count = exchange["fewest"]
            assert count == 0 or exchange["tooFew"] == f"Choose at least {count} card of your hand first."
            assert "The stock holds only" in exchange["tooMany"]
            fewest.add(count)
    assert fewest == {0, 1}


@EVERY_LANGUAGE
def test_the_last_trick_says_in_short_who_took_it_and_how(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    words, shorts = words_for(language), set()
    for page, _ in pages(monkeypatch, 12, 200, language=language):
        view, shown = page.session.scene().view, page.view["lastTrick"]
        if not shown["cards"]:
            assert shown["short"] == ""
            continue
        side = "you" if view.tricks[-1].winner is view.seat else "other"
        hows = {how: words.text(f"table.last-trick.{how}.{side}") for how in ("higher", "trump", "other-suit")}
        assert shown["short"] in hows.values()
        shorts.add(shown["short"])
    assert len(shorts) > 3


def test_the_last_trick_says_why_it_cannot_be_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    reasons = set()
    for page, _ in pages(monkeypatch, 12, 120):
        if not page.view["lastTrick"]["cards"]:
            lies = bool(page.session.scene().view.tricks)
            reason = "still lies on the table" if lies else "no trick yet"
            assert reason in page.view["lastTrick"]["whyNot"]
            reasons.add(lies)
    assert reasons == {True, False}


def test_which_cards_came_and_what_is_at_stake_when_that_changes_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    heard, before = set(), 0
    for page, intent in pages(monkeypatch, 4, 250):
        scene = page.session.scene()
        drawn = [WORDS.card(card) for card in scene.view.drawn] if intent.startswith("exchange") else []
        most = max(scene.view.tricks_of(seat) for seat in Seat)
        begins = any(isinstance(event, Stood | Refused) for event in scene.events)
        changes = begins or before < 3 <= most
        before = most
        cards = f"New card{'s' * (len(drawn) > 1)}: {WORDS.all_of(drawn)}." if drawn else ""
        stake = page.view["stake"] if changes else ""
        assert page.view["heard"] == " ".join(filter(None, (cards, stake)))
        heard.add((bool(cards), bool(stake), most >= 3))
    assert {(False, False, False), (False, True, False), (True, False, False), (False, True, True)} <= heard


def test_nothing_is_heard_of_cards_where_two_people_share_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    for page, _ in pages(monkeypatch, 4, 150, opponent="person"):
        assert "New card" not in page.view["heard"]
