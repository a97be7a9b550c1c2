"""The point claimed or conceded before the last trick: which it is, what it brings, and what is said of it."""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from ecarte_widgets.engine import DealScored, TrickWon
from ecarte_widgets.i18n import languages, words_for
from tests.sessions.play import chance
from tests.widgets.page import Page

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
CLAIM = "play-out"
LABELS = {"Claim the point", "Claim the 2 points", "Concede the point", "Concede the 2 points"}


def buttons(page: Page) -> dict[str, str]:
    """Give what the buttons of a table say, by what they send."""
    return {button["intent"]: button["label"] for button in page.view["choices"]["buttons"]}


def offers(monkeypatch: pytest.MonkeyPatch, language: str = "en", choices: int = 900) -> Iterator[Page]:
    """Play by chance, and take every claim or concession; give the table before each."""
    page, rng = Page(monkeypatch, opponent="random", language=language), chance(6)
    for _ in range(choices):
        if CLAIM not in buttons(page):
            page.choose(rng.choice(page.offered(rng)))
            continue
        yield page
        if CLAIM in buttons(page):
            page.choose(CLAIM)


def test_the_button_says_whose_point_it_is_and_how_many_points_the_tricks_bring(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = set()
    for page in offers(monkeypatch):
        button = next(one for one in page.view["choices"]["buttons"] if one["intent"] == CLAIM)
        label, players = button["label"], page.view["players"]
        assert button["primary"] is False
        page.choose(CLAIM)
        award = next(event.award for event in page.session.scene().events if isinstance(event, DealScored))
        what = "the point" if award.points == 1 else f"the {award.points} points"
        leads = players["own"]["tricks"] > players["other"]["tricks"]
        assert label == f"{'Claim' if leads else 'Concede'} {what}"
        seen.add(label)
    assert seen == LABELS


@EVERY_LANGUAGE
def test_what_is_asked_offers_it_in_the_words_of_the_button(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    words = words_for(language)
    whats, seen = {words.plural("claim.what", count) for count in (1, 2)}, set()
    for page in offers(monkeypatch, language):
        label, ask = buttons(page)[CLAIM], page.view["ask"]
        named = {what for what in whats if what in label}
        assert len(named) == 1
        assert named == {what for what in whats if what in ask}
        seen |= named
    assert seen == whats


@EVERY_LANGUAGE
def test_beside_it_stands_that_the_rest_is_played_out(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """Where the button is, and nowhere else; the rules and the glossary tell of it too."""
    words, rng, met = words_for(language), chance(3), set()
    page = Page(monkeypatch, opponent="random", language=language)
    for _ in range(400):
        label, count = buttons(page).get(CLAIM), len(page.view["hand"]["cards"])
        whole = re.escape(words.plural("table.play-out", count, choice="@")).replace("@", "(.+)")
        told = [match[1] for hint in page.view["hints"] if (match := re.fullmatch(whole, hint))]
        assert told == ([] if label is None else [label])
        met.add(label is None)
        page.choose(rng.choice(page.offered(rng)))
    assert met == {True, False}
    assert words.text("term.claim") in {entry["term"] for entry in page.table.book["glossary"]}
    rule = {topic["id"]: " ".join(topic["paragraphs"]) for topic in page.table.book["topics"]}["points"]
    assert {"en": "the point may be claimed or conceded", "ps": "د لاسونو نمره مخکې اخیستل"}.get(language, "") in rule


@EVERY_LANGUAGE
def test_once_it_is_done_it_is_told_with_how_many_tricks_were_left(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    words, told = words_for(language), set()
    for page in offers(monkeypatch, language):
        before = page.view["players"]
        page.choose(CLAIM)
        events = page.session.scene().events
        award = next(event.award for event in events if isinstance(event, DealScored))
        done = "claimed" if before["own"]["tricks"] > before["other"]["tricks"] else "conceded"
        count = sum(isinstance(event, TrickWon) for event in events)
        what = words.plural("claim.what", award.points)
        assert page.view["said"].startswith(words.plural(f"event.{done}", count, what=what))
        told.add((done, count, award.points))
    assert {(done, points) for done, _, points in told} == set(product(("claimed", "conceded"), (1, 2)))
    assert {count for _, count, _ in told} >= {1, 2}
