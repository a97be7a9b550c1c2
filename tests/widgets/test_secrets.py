"""Whole games on a table: nothing that leaves Python names a hidden card, and every choice shown is accepted."""

import re
from typing import Any

import pytest

from ecarte_widgets.engine import PACK, Card, Seat
from ecarte_widgets.i18n import words_for
from ecarte_widgets.sessions import Scene
from tests.sessions.play import Knowledge, chance
from tests.widgets.page import ANSWERED, Page

CUT_SENTENCE = re.compile(r"You cut the [\w ]+, your opponent the [\w ]+\.")


def ways_to_name(card: Card) -> list[str]:
    """Every text that would give a card away."""
    rank, suit = str(card)[:-1], str(card)[-1]
    return [card.value, rank + suit, suit + rank, words_for("en").card(card).removeprefix("the ")]


CARD_OF = {way.lower(): card for card in PACK for way in ways_to_name(card)}
MENTION = re.compile(r"(?<!\w)(" + "|".join(map(re.escape, CARD_OF)) + r")(?!\w)", re.IGNORECASE)


def cards_named_in(text: str) -> set[Card]:
    """Every card that a text names in any way; letters and numbers count where they stand alone."""
    return {CARD_OF[found.lower()] for found in MENTION.findall(text)}


def choices_on(page: Page, rng: Any) -> list[str]:  # noqa: ANN401  (a source of chance)
    """Give every choice that the page shows as one."""
    view = page.view
    intents = [button["intent"] for button in view["choices"]["buttons"] if button["intent"] != "exchange"]
    cards = view["hand"]["cards"]
    intents += [card["intent"] for card in cards if card["state"] == "play"]
    if view["exchange"] is not None:
        count = rng.randint(view["exchange"]["fewest"], view["exchange"]["most"])
        intents.append(" ".join(["exchange", *(card["card"] for card in rng.sample(cards, count))]))
    return intents


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers that the tables of a test draw, which follow from a seed."""
    rng, given = chance(11), []

    def below(bound: int) -> int:
        given.append(rng.randrange(bound))
        return given[-1]

    monkeypatch.setattr("secrets.randbelow", below)
    return given


def knowledge_of(scene: Scene, number: int) -> Knowledge:
    return Knowledge(Seat.SOUTH, scene.view.dealer, number)


@pytest.mark.parametrize("rules", ["gamerules", "classic", {"target": 11, "stake": "plus_one"}], ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_no_trait_message_or_text_names_a_hidden_card(
    monkeypatch: pytest.MonkeyPatch, drawn: list[int], rules: object, seed: int
) -> None:
    rng = chance(seed)
    page = Page(monkeypatch, rules=rules)
    knowledge = knowledge_of(page.session.scene(), drawn[0])
    looks = 0
    while page.view["choices"]["buttons"] != [] or any(card["state"] == "play" for card in page.view["hand"]["cards"]):
        knowledge.sees(page.session.scene())
        text = CUT_SENTENCE.sub("", page.everything_sent())
        assert cards_named_in(text) & knowledge.hidden == set()
        looks += 1
        intents = choices_on(page, rng)
        if "new-game" in intents:
            break
        intent = rng.choice(intents)
        assert page.choose(intent) == ANSWERED
        if intent == "next-deal":
            knowledge = knowledge_of(page.session.scene(), drawn[-1])
    assert looks > 12
    assert "win" in page.view["ask"]


def test_the_search_for_cards_finds_each_way_to_name_one() -> None:
    for card in PACK:
        for way in ways_to_name(card):
            assert cards_named_in(f'{{"x": "{way}, y"}}') == {card}
    assert cards_named_in("classic LEAD ASK 7D8C") == set()


def test_the_own_cards_are_found_on_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch, deal=4821)
    assert set(page.session.scene().view.hand) < cards_named_in(page.everything_sent())


@pytest.mark.parametrize("seed", range(3))
def test_the_number_of_a_drawn_deal_leaves_only_when_the_deal_is_over(
    monkeypatch: pytest.MonkeyPatch, drawn: list[int], seed: int
) -> None:
    rng = chance(seed)
    page = Page(monkeypatch, rules="gamerules")
    number, seen = drawn[0], 0
    for _ in range(60):
        intents = choices_on(page, rng)
        over = bool({"next-deal", "new-game"} & set(intents))
        assert (str(number) in page.everything_sent()) is over
        seen += over
        intent = rng.choice(intents)
        page.choose(intent)
        number = {"next-deal": drawn[-1], "new-game": drawn[-2]}.get(intent, number)
        page.taken()
    assert seen > 0


@pytest.mark.parametrize("seed", range(4))
def test_a_card_that_may_not_be_played_says_why_in_its_label_and_when_it_is_tried(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    rng = chance(seed)
    page = Page(monkeypatch, rules="classic")
    tried = 0
    for _ in range(80):
        for card in page.view["hand"]["cards"]:
            if card["state"] == "refused":
                assert card["label"].startswith(f"{card['name']}, you must ")
                [refused, answered] = page.choose(f"play {card['card']}")
                assert refused == {"kind": "refused", "text": card["why"]}
                assert [answered] == ANSWERED
                tried += 1
        page.choose(rng.choice(choices_on(page, rng)))
    assert tried > 5
