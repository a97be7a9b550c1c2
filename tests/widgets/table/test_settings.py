"""Settings: every one by name with every value, what a browser kept, and what was asked for outright."""

import json
from typing import Any

import pytest

from ecarte_widgets.engine import SWITCHES, Preset, Rules, preset_of, rules_from_switches
from ecarte_widgets.engine.rules import switch_text, switches_of
from ecarte_widgets.i18n import languages
from ecarte_widgets.widgets.table.settings import CHOICES, SettingError, Settings, restored
from tests.sessions.play import any_rules, chance
from tests.widgets.page import ANSWERED, Page, refusal

VALUES: dict[str, tuple[str, ...]] = {
    "language": languages(),
    **CHOICES,
    "preset": tuple(preset.value for preset in Preset),
    **{name: tuple(str(switch_text(value)) for value in values) for name, values in SWITCHES.items()},
}
"""Every menu of the settings, with its values."""

EVERY_VALUE = pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in VALUES.items() for value in values]
)
AT_ONCE = ("colours", "pace", "order")
DEFAULTS = Settings()


def as_is(page: Page) -> str:
    """All that a page shows, as text."""
    return json.dumps([page.view, page.table.book])


@pytest.mark.parametrize("language", languages())
def test_the_menus_are_these_each_with_a_name_in_words(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    page = Page(monkeypatch, language=language)
    menus = page.menus()
    assert list(menus) == ["language", "colours", "pace", "order", "opponent", "preset", *SWITCHES]
    assert {name: tuple(one["value"] for one in menu["options"]) for name, menu in menus.items()} == VALUES
    for menu in menus.values():
        labels = [menu["label"], *(option["label"] for option in menu["options"])]
        assert all(labels)
        assert len(set(labels)) == len(labels)
        assert menu["chosen"] in {option["value"] for option in menu["options"]}
    assert [group["name"] for group in page.view["settings"]] == ["table", "next"]


@EVERY_VALUE
def test_every_value_can_be_chosen_by_name(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    page = Page(monkeypatch, deal=4821)
    scene = page.session.scene()
    kept, answered = page.set(name, value)
    assert page.chosen()[name] == value
    assert kept["kind"] == "settings"
    assert restored(DEFAULTS, kept["settings"]) == DEFAULTS.with_value(name, value)
    assert [answered] == ANSWERED
    assert page.session.scene() == scene


@EVERY_VALUE
def test_choosing_a_value_leaves_the_other_menus_as_they_were(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    page = Page(monkeypatch)
    before = page.chosen()
    page.set(name, value)
    if name == "preset":
        changed = {switch: str(one) for switch, one in switches_of(rules_from_switches(value)).items()}
    else:
        rules = DEFAULTS.with_value(name, value).rules
        changed = {"preset": preset_of(rules)[0].value}
    assert page.chosen() == before | changed | {name: value}


def test_every_switch_of_the_rules_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(10):
        rules = any_rules(seed)
        page = Page(monkeypatch)
        page.send({"set": {name: str(value) for name, value in switches_of(rules).items()}})
        page.choose("new-game")
        assert page.session.start.rules == page.session.scene().view.rules == rules
        assert page.chosen()["preset"] == preset_of(rules)[0].value


@pytest.mark.parametrize("name", VALUES)
@pytest.mark.parametrize(
    "value", ["", "no such thing", None, [], {}, True, 6, "x" * 10_000], ids=lambda one: str(one)[:9]
)
def test_a_value_that_there_is_not_is_refused_and_nothing_changes(
    monkeypatch: pytest.MonkeyPatch, name: str, value: object
) -> None:
    page = Page(monkeypatch)
    before = as_is(page)
    assert refusal(page.set(name, value)) == "That is no choice of this table."
    assert as_is(page) == before


@pytest.mark.parametrize("name", ["", "Opponent", "person", "secret", "deal", "view", "_esm", "rules ", "x" * 10_000])
def test_a_setting_that_there_is_not_is_refused_and_nothing_changes(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    page = Page(monkeypatch)
    before = as_is(page)
    refusal(page.set(name, "book"))
    assert as_is(page) == before
    with pytest.raises(SettingError) as error:
        DEFAULTS.with_value(name, "book")
    assert len(str(error.value)) < 200


def test_of_several_settings_none_is_changed_where_one_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch)
    before = as_is(page)
    refusal(page.send({"set": {"order": "dealt", "preset": "classic", "pace": "slow"}}))
    assert as_is(page) == before


@pytest.mark.parametrize(
    "value", ["", "classic,", "classic,target", "classic,target=6", "classic,goal=5", "x,target=7"]
)
def test_rules_in_one_text_are_refused_where_a_part_of_them_is_wrong(value: str) -> None:
    with pytest.raises(SettingError):
        DEFAULTS.with_value("rules", value)


def test_what_is_kept_gives_the_same_settings_again() -> None:
    rng = chance(1)
    for seed in range(30):
        settings = Settings(rules=any_rules(seed))
        for name in ("language", *CHOICES):
            settings = settings.with_value(name, rng.choice(VALUES[name]))
        kept = settings.kept()
        assert restored(DEFAULTS, json.loads(json.dumps(kept))) == settings
        assert list(kept) == ["language", "opponent", "colours", "pace", "order", "rules"]


# ---- What takes effect when


@pytest.mark.parametrize("name", AT_ONCE)
def test_what_concerns_the_look_of_the_table_changes_at_once(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    for value in VALUES[name]:
        page = Page(monkeypatch, deal=4821)
        page.set(name, value)
        assert [group["note"] for group in page.view["settings"]] == ["", ""]
        if name != "order":
            assert page.view["display"][name] == value


def test_rules_chosen_on_the_table_wait_for_the_next_game(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch)
    before = page.session.scene()
    assert page.view["settings"][1]["note"] == ""
    page.set("preset", "classic")
    page.set("target", "7")
    coming = rules_from_switches("classic", {"target": 7})
    assert "next game" in page.view["settings"][1]["note"]
    assert (page.view["rules"]["label"], page.view["rules"]["differences"]) == ("Rules: Simple", [])
    assert page.session.scene() == before
    page.play(chance(1), 12)
    assert page.session.scene().view.rules == Rules.gamerules()
    page.choose("new-game")
    assert page.session.scene().view.rules == coming
    assert page.view["settings"][1]["note"] == ""
    assert (page.view["rules"]["label"], page.view["rules"]["differences"]) == (
        "Rules: Classic (club game)",
        ["Points to win: 7"],
    )


def test_an_opponent_chosen_on_the_table_waits_for_the_next_game(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch)
    page.set("opponent", "random")
    assert "next game" in page.view["settings"][1]["note"]
    page.play(chance(2), 5)
    assert page.session.scene().opponent == "book"
    page.choose("new-game")
    assert page.session.scene().opponent == "random"
    assert page.view["settings"][1]["note"] == ""


def test_what_was_chosen_and_taken_back_before_the_next_game_waits_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch)
    page.set("target", "11")
    assert page.view["settings"][1]["note"] != ""
    page.set("target", "5")
    assert page.view["settings"][1]["note"] == ""


# ---- What a browser kept

KEPT = {"language": "en", "opponent": "random", "colours": "four", "pace": "auto", "order": "strength"}


def test_what_the_browser_kept_is_there_again(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch)
    page.hello(KEPT | {"rules": "classic,target=7,stake=off"})
    chosen = page.chosen()
    assert {name: chosen[name] for name in KEPT} == KEPT
    rules = rules_from_switches("classic", {"target": 7, "stake": "off"})
    assert page.session.start.rules == rules
    assert page.session.start.opponent == "random"
    assert page.view["display"] == {"colours": "four", "pace": "auto"}
    assert page.view["settings"][1]["note"] == ""


@pytest.mark.parametrize("language", languages())
def test_the_language_that_the_browser_kept_is_spoken_again(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    page = Page(monkeypatch)
    page.hello({"language": language})
    assert (page.table.language, page.view["language"], page.chosen()["language"]) == (language,) * 3


def test_a_choice_made_before_what_was_kept_arrived_answered_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch, deal=4821)
    revision = page.view["revision"]
    page.hello({"rules": "classic"})
    assert page.session.start.rules == Rules.classic()
    assert "changed since" in refusal(page.send({"intent": "stand", "revision": revision}))


def test_a_numbered_deal_is_begun_again_under_the_rules_that_were_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch, deal=4821)
    hand = page.view["hand"]
    page.hello({"rules": "classic"})
    assert (page.view["hand"], page.view["dealNumber"]) == (hand, "Deal number 4821")


@pytest.mark.parametrize("kept", [{}, {"order": "dealt"}, {"rules": "gamerules", "opponent": "book"}], ids=str)
def test_where_nothing_else_was_kept_the_game_begun_stays(
    monkeypatch: pytest.MonkeyPatch, kept: dict[str, str]
) -> None:
    page = Page(monkeypatch)
    before = page.session.scene()
    page.hello(kept)
    assert page.session.scene() == before


LEFTOVERS: dict[str, Any] = {
    "sound": "loud",
    "": "",
    "opponent": "the devil",
    "colours": 4,
    "pace": None,
    "order": ["dealt"],
    "rules": "whist,target=7",
    "language": "xx",
}


@pytest.mark.parametrize("name", LEFTOVERS)
def test_bad_leftovers_in_the_browser_are_passed_over_and_the_rest_is_taken(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    good = KEPT | {"rules": "classic"}
    page, usual = Page(monkeypatch), Page(monkeypatch)
    replies = page.hello({name: LEFTOVERS[name]} | {one: value for one, value in good.items() if one != name})
    usual.hello({one: value for one, value in good.items() if one != name})
    assert [reply["kind"] for reply in replies] == ["game", "answered"]
    assert page.chosen() == usual.chosen()


@pytest.mark.parametrize("settings", [[], "dealt", 5, True, [["order", "dealt"]]], ids=str)
def test_leftovers_that_are_no_settings_at_all_are_passed_over(
    monkeypatch: pytest.MonkeyPatch, settings: object
) -> None:
    page = Page(monkeypatch)
    before = page.chosen()
    assert [reply["kind"] for reply in page.hello(settings)] == ["game", "answered"]
    assert page.chosen() == before


def test_an_empty_greeting_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch)
    assert [reply["kind"] for reply in page.send({"hello": {}})] == ["game", "answered"]


# ---- What was asked for outright

OTHERS = {"opponent": "random", "order": "dealt", "rules": "classic,target=7"}


@pytest.mark.parametrize(
    "leftover",
    [
        {"rules": "classic"},
        {"preset": "classic"},
        {"target": "7"},
        {"rules": "gamerules,target=7", "void": "must_trump"},
    ],
    ids=str,
)
def test_rules_asked_for_win_over_those_kept(monkeypatch: pytest.MonkeyPatch, leftover: dict[str, str]) -> None:
    page = Page(monkeypatch, rules="gamerules")
    page.hello(OTHERS | leftover)
    assert page.session.start.rules == Rules.gamerules()
    assert page.chosen()["target"] == "5"
    assert (page.chosen()["opponent"], page.chosen()["order"]) == ("random", "dealt")
    page.choose("new-game")
    assert page.session.start.rules == Rules.gamerules()


def test_an_opponent_asked_for_wins_over_the_one_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch, opponent="book")
    page.hello(OTHERS)
    assert (page.session.start.opponent, page.chosen()["opponent"]) == ("book", "book")
    assert page.session.start.rules == rules_from_switches("classic", {"target": 7})


@pytest.mark.parametrize("language", languages())
def test_a_language_asked_for_wins_over_the_one_kept(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    for kept in languages():
        page = Page(monkeypatch, language=language)
        page.hello(OTHERS | {"language": kept})
        assert page.view["language"] == page.table.language == language
        assert page.chosen()["order"] == "dealt"


def test_what_was_asked_for_outright_can_still_be_changed_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch, rules="gamerules", opponent="book", language="en")
    page.hello(OTHERS)
    page.send({"set": {"preset": "classic", "opponent": "random"}})
    page.choose("new-game")
    assert (page.session.start.rules, page.session.start.opponent) == (Rules.classic(), "random")
