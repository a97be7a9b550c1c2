"""Whole games on a table: nothing that leaves Python names a hidden card, and every choice shown is accepted."""

import re
from copy import deepcopy

import pytest

from ecarte_widgets.engine import PACK, Card, Seat
from ecarte_widgets.i18n import words_for
from tests.sessions.play import Knowledge, chance, number_of
from tests.widgets.page import ANSWERED, Page

CUT_SENTENCE = re.compile(r"You cut the [\w ]+, your opponent the [\w ]+\.")


def ways_to_name(card: Card) -> list[str]:
    """Every text that would give a card away."""
    rank, suit = str(card)[:-1], str(card)[-1]
    return [card.value, rank + suit, suit + rank, words_for("en").card(card).removeprefix("the ")]


CARD_OF = {way.lower(): card for card in PACK for way in ways_to_name(card)}
BEGINNINGS = "".join(sorted({way[0] for way in CARD_OF}))  # looked for first: most of a text is passed over so
MENTION = re.compile(rf"(?<!\w)(?=[{BEGINNINGS}])(" + "|".join(map(re.escape, CARD_OF)) + r")(?!\w)", re.IGNORECASE)


def cards_named_in(text: str) -> set[Card]:
    """Every card that a text names in any way; letters and numbers count where they stand alone.

    The English word ``as`` names no card; the ace of spades is ``AS``.
    """
    return {CARD_OF[found.lower()] for found in MENTION.findall(text) if found not in {"as", "As"}}


def knowledge_of(page: Page) -> Knowledge:
    """Begin to know the deal on the table."""
    return Knowledge(Seat.SOUTH, page.session.scene().view.dealer, number_of(page.session))


@pytest.mark.parametrize("opponent", ["random", "book"])
@pytest.mark.parametrize("rules", ["gamerules", "classic", {"target": 11, "stake": "plus_one"}], ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_no_trait_message_or_text_names_a_hidden_card(
    monkeypatch: pytest.MonkeyPatch, rules: object, opponent: str, seed: int
) -> None:
    rng = chance(f"{seed} {opponent}")
    page = Page(monkeypatch, rules=rules, opponent=opponent, language="en")
    page.hello()
    knowledge, looks, undone = knowledge_of(page), 0, 0
    before: list[Knowledge] = []
    while True:
        text = CUT_SENTENCE.sub("", page.everything_sent())
        assert '"book": {' in text
        assert cards_named_in(text) & knowledge.hidden == set()
        looks += 1
        if rng.random() < 0.1 and before:
            # Where cards were seen that are hidden again, nothing may name them.
            knowledge = before.pop()
            assert page.choose("undo") == ANSWERED
            undone += 1
            continue
        if rng.random() < 0.1:
            assert page.set("order", rng.choice(["suit", "strength", "dealt"]))[-1:] == ANSWERED
        intents = page.offered(rng)
        if "new-game" in intents:
            break
        intent = rng.choice(intents)
        before.append(deepcopy(knowledge))
        assert page.choose(intent) == ANSWERED
        if intent == "next-deal":
            knowledge = knowledge_of(page)
        knowledge.sees(page.session.scene())
    assert looks > 12
    assert undone > 0
    assert "win" in page.view["ask"]


def test_the_search_for_cards_finds_each_way_to_name_one() -> None:
    for card in PACK:
        for way in ways_to_name(card):
            assert cards_named_in(f'{{"x": "{way}, y"}}') == {card}
    assert cards_named_in("classic LEAD ASK 7D8C As it is, as it was") == set()


def test_the_own_cards_are_found_on_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch, deal=4821)
    assert set(page.session.scene().view.hand) < cards_named_in(page.everything_sent())


@pytest.mark.parametrize("seed", range(3))
def test_the_number_of_a_drawn_deal_leaves_only_when_the_deal_is_over(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    rng = chance(seed)
    page = Page(monkeypatch, rules="gamerules")
    seen = 0
    for _ in range(60):
        intents = page.offered(rng)
        over = bool({"next-deal", "new-game"} & set(intents))
        assert (str(number_of(page.session)) in page.everything_sent()) is over
        seen += over
        page.choose(rng.choice(intents))
        page.taken()
    assert seen > 0


def test_what_a_game_is_drawn_from_never_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = chance(1)
    page = Page(monkeypatch)
    page.hello()
    for _ in range(40):
        assert page.session.start.secret.startswith("game ")
        assert page.session.start.secret not in page.everything_sent()
        page.choose(rng.choice(page.offered(rng)))


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
        page.choose(rng.choice(page.offered(rng)))
    assert tried > 5
