"""What a newcomer meets first is explained where it stands: rules, roles, marks, settings, the first page."""

import pytest

from ecarte_widgets.engine import Preset
from ecarte_widgets.i18n import languages, words_for
from ecarte_widgets.widgets.home import Home
from tests.sessions.play import chance
from tests.widgets.page import Page

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())


@EVERY_LANGUAGE
@pytest.mark.parametrize("preset", [preset.value for preset in Preset])
def test_the_rules_panel_says_what_the_ready_made_rules_are(
    monkeypatch: pytest.MonkeyPatch, preset: str, language: str
) -> None:
    page = Page(monkeypatch, rules={"preset": preset, "target": 7}, language=language)
    assert page.table.book["about"] == words_for(language).text(f"rules.about.{preset}")


def test_the_name_of_the_rules_says_more_than_their_id(monkeypatch: pytest.MonkeyPatch) -> None:
    labels = {preset.value: Page(monkeypatch, rules=preset.value).view["rules"]["label"] for preset in Preset}
    assert labels == {"gamerules": "Rules: Simple", "classic": "Rules: Classic (club game)"}


def test_beside_each_name_stands_what_the_role_means(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch)
    for player in page.view["players"].values():
        meaning = "does not deal: speaks first and leads first" if player["role"] == "Elder hand" else "Who deals"
        assert meaning in player["roleMeaning"]
    assert "the elder hand, who speaks first and leads first" in page.table.book["topics"][0]["paragraphs"][0]


@pytest.mark.parametrize("language", languages())
def test_the_glossary_tells_what_the_score_sheet_calls_the_talk(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    words = words_for(language)
    terms = [entry["term"] for entry in Page(monkeypatch, language=language).table.book["glossary"]]
    assert words.text("sheet.talk") in terms


def test_the_glossary_tells_of_the_bar_that_marks_a_trump(monkeypatch: pytest.MonkeyPatch) -> None:
    meanings = {entry["term"]: entry["meaning"] for entry in Page(monkeypatch).table.book["glossary"]}
    assert "gold bar" in meanings["Trump"]


def test_the_number_of_a_deal_says_what_it_is_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a numbered deal is played that it is public, afterwards that the cards can be dealt again."""
    page = Page(monkeypatch, deal=4821)
    assert "whoever knows its number can know the cards" in page.view["dealNumberUse"]["text"]
    while "next-deal" not in (offered := page.offered(chance(1))):
        page.choose(offered[0])
    again = page.view["dealNumberUse"]
    assert again == {"text": "With this number the same cards can be dealt again: see “Game”.", "isOfPanel": True}


@EVERY_LANGUAGE
def test_a_setting_that_waits_for_the_next_game_is_marked_and_so_is_all_that_a_preset_changes(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    page, words = Page(monkeypatch, language=language), words_for(language)
    marked = words.text("settings.waits")
    assert {menu.get("waits", "") for menu in page.menus().values()} == {""}
    page.set("target", "7")
    assert {name for name, menu in page.menus().items() if menu.get("waits")} == {"target"}
    assert page.view["settings"][1]["note"] == words.text("settings.next-note")
    page.set("preset", "classic")
    menus = page.menus()
    waiting = {name for name, menu in menus.items() if menu.get("waits")}
    assert waiting == {"preset", "first_dealer", "turned_king", "king_window", "void", "stake"}
    assert {menus[name]["waits"] for name in waiting} == {marked}
    named = words.text("settings.preset-note", name=words.text("rules.preset.classic"))
    assert page.view["settings"][1]["note"].endswith(named)
    page.choose("new-game")
    assert not any(menu.get("waits") for menu in page.menus().values())


def test_who_is_new_to_the_game_is_led_to_the_lessons() -> None:
    doors = Home()._doors.view["doors"]  # noqa: SLF001  (what the page shows)
    learn = doors[0]
    assert [door["name"] for door in doors if door["primary"]] == ["learn"] == [learn["name"]]
    assert "New to the game?" in learn["text"]
