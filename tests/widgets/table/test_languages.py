"""A table in every language: switched in the middle of a game, which goes on, with nothing left in the old one."""

import json
import re
from collections.abc import Iterator

import pytest

from ecarte_widgets.engine import parse_card
from ecarte_widgets.i18n import languages, words_for
from ecarte_widgets.widgets.table.trick import card_face
from tests.i18n.catalogs import latin_words, messages, own_words
from tests.sessions.play import chance
from tests.widgets.page import ANSWERED, Page, refusal

OTHERS = [language for language in languages() if language != "en"]
several = pytest.mark.skipif(not OTHERS, reason="there is only one language")

CODES = {
    *("revision", "language", "colours", "pace", "dealKey", "topic", "suit", "symbol", "card", "by", "intent", "state"),
    *("gameKey", "place", "placeBefore", "result", "value", "chosen", "id", "direction"),
}
"""The keys of a view whose texts are for the page and not for people."""


def spoken(value: object, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Give every text of a view or a book that people read or hear, with the way to it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            # A menu and a group of the settings have a name for the page; the table has one for people.
            if key not in CODES and not (key == "name" and "settings" in path):
                yield from spoken(inner, (*path, str(key)))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from spoken(inner, (*path, str(place)))
    elif isinstance(value, str):
        yield path, value


def texts(page: Page) -> dict[tuple[str, ...], str]:
    """Give every text of a page that people read or hear."""
    tongues = {words_for(code).name_in_menu for code in languages()}
    found = dict(spoken({"view": page.view, "book": page.table.book}))
    return {path: text for path, text in found.items() if text not in tongues}


def same_in_both(language: str) -> set[str]:
    """Give the texts that a language has as English has them: a number, a letter on a card."""
    english, other = messages("en"), messages(language)
    return {form for one in english for form in set(english[one]) & set(other[one])}


@several
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("seed", range(4))
def test_a_switch_of_language_in_the_middle_of_a_game_keeps_the_game_and_leaves_no_english(
    monkeypatch: pytest.MonkeyPatch, language: str, seed: int
) -> None:
    rng = chance(seed)
    page = Page(
        monkeypatch, language="en", rules=["gamerules", "classic"][seed % 2], opponent=["random", "book"][seed // 2]
    )
    page.hello()
    own, same = own_words(language), same_in_both(language)
    for _ in range(60):
        scene, english = page.session.scene(), texts(page)
        assert page.set("language", language)[-1:] == ANSWERED
        assert page.table.language == language
        assert page.session.scene() == scene
        other = texts(page)
        assert other.keys() == english.keys()
        assert {text for text in other.values() if not latin_words(text) <= own} == set()
        alike = {text for path, text in other.items() if text == english[path] and re.search(r"[^\W\d_]", text)}
        assert alike <= same
        assert not any("{" in text for path, text in other.items() if path[-1] != "nameMore")
        page.set("language", "en")
        assert texts(page) == english
        page.choose(rng.choice(page.offered(rng)))


@several
@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game_can_be_played_in_another_language(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    rng, own = chance(1), own_words(language)
    page = Page(monkeypatch, language=language)
    while "new-game" not in (intents := page.offered(rng)):
        assert (page.view["language"], page.view["direction"]) == (language, words_for(language).direction)
        assert {text for text in texts(page).values() if not latin_words(text) <= own} == set()
        page.choose(rng.choice(intents))


@several
@pytest.mark.parametrize("language", OTHERS)
def test_refusals_are_said_in_the_language_of_the_table(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    page, english = Page(monkeypatch, language=language, deal=4821), Page(monkeypatch, language="en", deal=4821)
    own = own_words(language)
    for intent in ("next-deal", "play KS", "accept", "mark-king", "no such thing"):
        text = refusal(page.choose(intent))
        assert latin_words(text) <= own
        assert text != refusal(english.choose(intent))


@several
@pytest.mark.parametrize("language", OTHERS)
def test_the_language_can_be_changed_from_python_too(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    page = Page(monkeypatch, language="en", deal=4821)
    page.play(chance(1), 3)
    scene, before = page.session.scene(), json.dumps([page.view, page.table.book])
    page.table.language = language
    assert page.session.scene() == scene
    assert (page.view["language"], page.chosen()["language"]) == (language, language)
    page.table.language = "en"
    assert json.dumps([page.view, page.table.book]) == before


def test_every_language_stands_in_the_menu_under_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    options = Page(monkeypatch).menus()["language"]["options"]
    assert {one["value"]: one["label"] for one in options} == {
        code: words_for(code).name_in_menu for code in languages()
    }


def test_the_search_for_english_finds_it() -> None:
    view = {"ask": "Your turn", "hand": {"cards": [{"card": "KS", "label": "King of spades", "intent": "play KS"}]}}
    assert dict(spoken(view)) == {("ask",): "Your turn", ("hand", "cards", "0", "label"): "King of spades"}
    assert latin_words("\u2066K♠\u2069 {card} پاچا King") == {"King"}


@pytest.mark.parametrize(("language", "letters"), [("en", "KQJA"), ("fr", "RDVA"), ("ps", "KQJA")])
def test_the_letters_in_the_corners_of_cards_are_those_of_the_language(language: str, letters: str) -> None:
    """At the table, in the course and before a class alike: all of them draw a card by this."""
    courts = ("KS", "QH", "JD", "AC", "TS")
    faces = [card_face(parse_card(card), words_for(language))["index"] for card in courts]
    assert faces == [*letters, "10"]
