"""The panels beside the table: the rules as this table plays them, and the glossary."""

import json

import pytest

from ecarte_widgets.engine import SWITCHES, Rules, Stake, rules_from_switches
from ecarte_widgets.engine.rules import switch_text, switches_of
from ecarte_widgets.i18n import languages, words_for
from ecarte_widgets.sessions import Ask
from ecarte_widgets.widgets.table.book import book_for, topic_for
from tests.sessions.play import any_rules, chance
from tests.widgets.page import Page

LANGUAGES = pytest.mark.parametrize("language", languages())
TOPIC_OF = {
    "first_dealer": "deal",
    "stake": "talk",
    "stake_scope": "talk",
    "dealer_min_discard": "exchange",
    "king_window": "king",
    "turned_king": "king",
    "void": "play",
}
"""Which topic tells the rule that a switch chooses; the target stands wherever it counts."""


def paragraphs(rules: Rules, language: str = "en") -> dict[str, list[str]]:
    """Give what is told of every topic."""
    book = json.loads(json.dumps(book_for(rules, words_for(language))))
    return {topic["id"]: topic["paragraphs"] for topic in book["topics"]}


def test_every_switch_but_the_target_has_a_topic() -> None:
    assert set(TOPIC_OF) | {"target"} == set(SWITCHES)


@LANGUAGES
@pytest.mark.parametrize("seed", range(20))
def test_the_rules_told_are_those_of_the_switches_and_no_others(language: str, seed: int) -> None:
    rules, words = any_rules(seed), words_for(language)
    told, chosen = paragraphs(rules, language), switches_of(rules)
    for name, topic in TOPIC_OF.items():
        for value in SWITCHES[name]:
            text = words.text(f"topic.{topic}.{name}.{switch_text(value)}")
            without_stake = name == "stake_scope" and rules.stake is Stake.OFF
            assert any(text in one for one in told[topic]) is (chosen[name] == switch_text(value) and not without_stake)


@pytest.mark.parametrize("name", TOPIC_OF)
def test_another_switch_changes_its_own_topic_only(name: str) -> None:
    for value in SWITCHES[name]:
        usual, other = paragraphs(Rules()), paragraphs(rules_from_switches("gamerules", {name: switch_text(value)}))
        changed = {topic for topic in usual if usual[topic] != other[topic]}
        assert changed == ({TOPIC_OF[name]} if value is not getattr(Rules(), name) else set())


@LANGUAGES
@pytest.mark.parametrize("target", SWITCHES["target"])
def test_the_target_is_told(language: str, target: int) -> None:
    told = paragraphs(Rules(target=target), language)
    assert told["object"] != paragraphs(Rules(target=5 if target != 5 else 7), language)["object"]
    assert not any("{" in text for texts in told.values() for text in texts)


@LANGUAGES
def test_every_topic_has_a_title_and_every_term_a_meaning_of_its_own(language: str) -> None:
    book = json.loads(json.dumps(book_for(Rules(), words_for(language))))
    assert all(topic["title"] and all(topic["paragraphs"]) for topic in book["topics"])
    titles = [topic["title"] for topic in book["topics"]]
    terms = [entry["term"] for entry in book["glossary"]]
    meanings = [entry["meaning"] for entry in book["glossary"]]
    for texts in (titles, terms, meanings):
        assert all(texts)
        assert len(set(texts)) == len(texts)
    assert len(terms) > 20
    assert set(book["panels"]) == {"rules", "glossary", "results", "settings", "game"}


@pytest.mark.parametrize("ask", Ask, ids=lambda ask: ask.value)
def test_the_topic_of_every_moment_is_in_the_book(ask: Ask) -> None:
    assert topic_for(ask) in paragraphs(Rules())


def test_the_topic_shown_is_that_of_the_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = chance(1)
    page = Page(monkeypatch, opponent="random")
    met = set()
    for _ in range(150):
        scene = page.session.scene()
        assert page.view["topic"] == topic_for(scene.ask)
        met.add(scene.ask)
        page.choose(rng.choice(page.offered(rng)))
    assert met >= {Ask.PROPOSAL, Ask.ANSWER, Ask.EXCHANGE, Ask.LEAD, Ask.FOLLOW, Ask.DEAL_OVER}


def test_the_book_tells_the_rules_of_the_game_on_the_table_and_changes_with_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = Page(monkeypatch)
    page.hello()
    words = words_for("en")
    page.set("preset", "classic")
    assert page.table.book == book_for(Rules.gamerules(), words)
    page.choose("new-game")
    assert page.table.book == book_for(Rules.classic(), words)


def test_the_book_knows_nothing_of_the_game_but_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = chance(2)
    page = Page(monkeypatch, rules="classic")
    book = book_for(Rules.classic(), words_for("en"))
    for _ in range(60):
        assert page.table.book == book
        page.choose(rng.choice(page.offered(rng)))
    page.taken()
    page.choose(rng.choice(page.offered(rng)))
    assert '"book": {' not in json.dumps(page.taken())
