"""The table in Python: what it takes, what it shows, and what stays its own."""

import json

import ipywidgets
import pytest

import ecarte_widgets as ew
from ecarte_widgets.engine import SWITCHES, Rules, RulesError, preset_of, rules_from_switches
from ecarte_widgets.i18n import LANGUAGE_VARIABLE, LanguageError
from ecarte_widgets.shuffling import numbered_deal
from ecarte_widgets.widgets.table import rules_of
from tests.widgets.page import ANSWERED, Page

CLASSIC_SEVEN = {"preset": "classic", "target": 7}


def test_the_view_is_json(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch, deal=4821)
    assert json.loads(json.dumps(page.view)) == page.view


def test_the_page_is_opened_with_the_whole_view(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch)
    opened = page.wire.sent[-1]["data"]["state"]
    assert opened["view"] == page.view
    assert opened["view"]["hand"]["cards"]


@pytest.mark.parametrize("rules", ["classic", {"preset": "classic"}, Rules.classic()], ids=["name", "mapping", "rules"])
def test_rules_are_a_name_a_mapping_or_rules(monkeypatch: pytest.MonkeyPatch, rules: object) -> None:
    page = Page(monkeypatch, rules=rules)
    assert page.session.scene().view.rules == Rules.classic()


def test_without_rules_it_is_the_rule_pages_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Page(monkeypatch).session.scene().view.rules == Rules.gamerules()


def test_rules_of_a_mapping_start_from_its_preset() -> None:
    assert rules_of(CLASSIC_SEVEN) == rules_from_switches("classic", {"target": 7})
    assert rules_of({"target": 7}) == Rules(target=7)
    assert rules_of({}) == Rules.gamerules()
    assert CLASSIC_SEVEN == {"preset": "classic", "target": 7}


@pytest.mark.parametrize(
    ("rules", "name"),
    [
        ("baroque", "preset"),
        ("", "preset"),
        ("Classic", "preset"),
        ("classic,target=7", "preset"),
        ({"preset": "baroque"}, "preset"),
        ({"preset": None}, "preset"),
        ({"preset": ["classic"]}, "preset"),
        ({"goal": 7}, "goal"),
        ({"target": 6}, "target"),
        ({"target": "7"}, "target"),
        ({"target": 7.0}, "target"),
        ({"target": True}, "target"),
        ({"stake": "all"}, "stake"),
        ({"void": None}, "void"),
    ],
)
def test_rules_that_there_are_not_are_refused_with_those_that_there_are(
    rules: str | dict[str, object], name: str
) -> None:
    with pytest.raises(RulesError) as error:
        rules_of(rules)
    assert error.value.name == name
    assert error.value.allowed
    with pytest.raises(RulesError):
        ew.Table(rules=rules)


def test_an_enum_of_the_engine_is_no_word_of_a_mapping_but_its_text_is() -> None:
    for name, values in SWITCHES.items():
        for value in values:
            assert getattr(rules_of({name: value if isinstance(value, int) else value.value}), name) == value


def test_a_numbered_deal_lies_on_the_table_with_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch, deal=4821)
    numbered = numbered_deal(4821)
    assert [card["card"] for card in page.view["hand"]["cards"]] == [
        card.value for card in numbered.pack[0:3] + numbered.pack[6:8]
    ]
    assert page.view["turnUp"]["card"] == numbered.pack[10].value
    assert page.view["dealNumber"] == "Deal number 4821"


def test_a_drawn_deal_does_not_show_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Page(monkeypatch).view["dealNumber"] is None


@pytest.mark.parametrize("deal", [-1, 2**53])
def test_a_deal_number_out_of_range_is_refused(deal: int) -> None:
    with pytest.raises(ValueError, match="between 0 and 9007199254740991"):
        ew.Table(deal=deal)


@pytest.mark.parametrize("deal", [4821.0, "4821"])
def test_a_deal_number_that_is_no_whole_number_is_refused(deal: object) -> None:
    with pytest.raises(TypeError):
        ew.Table(deal=deal)  # type: ignore[arg-type]


@pytest.mark.parametrize("keyword", ["seed", "rule", "view", "_view", "person"])
def test_an_unknown_keyword_is_refused(keyword: str) -> None:
    with pytest.raises(TypeError, match=keyword):
        ew.Table(**{keyword: 1})  # type: ignore[arg-type]


def test_everything_is_given_by_its_name() -> None:
    with pytest.raises(TypeError, match="positional"):
        ew.Table("classic")  # type: ignore[call-arg]


def test_the_layout_of_the_output_may_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    layout = ipywidgets.Layout(width="50%")
    assert Page(monkeypatch, layout=layout).table.layout is layout


def test_the_view_cannot_be_set_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch)
    before = dict(page.view)
    with pytest.raises(Exception, match="read-only"):
        page.table.view = {}
    page.wire.handle_msg(
        {"content": {"data": {"method": "update", "state": {"view": {}}, "buffer_paths": []}}, "buffers": []}
    )
    assert page.view == before


@pytest.mark.parametrize("language", ["en", "en-GB", "EN", None])
def test_a_language_may_be_given_with_a_region(monkeypatch: pytest.MonkeyPatch, language: str | None) -> None:
    page = Page(monkeypatch, language=language)
    assert (page.table.language, page.view["language"], page.view["direction"]) == ("en", "en", "ltr")


def test_a_language_that_there_is_not_is_refused() -> None:
    with pytest.raises(LanguageError, match="allowed: "):
        ew.Table(language="xx")


def test_a_language_that_there_is_not_changes_nothing_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch)
    before = dict(page.view)
    with pytest.raises(LanguageError):
        page.table.language = "xx"
    assert (page.table.language, page.view) == ("en", before)


def test_the_language_of_the_environment_is_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LANGUAGE_VARIABLE, "xx")
    with pytest.raises(LanguageError):
        ew.Table()
    assert ew.Table(language="en").language == "en"


def test_the_text_of_a_table_is_the_same_on_every_run(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = Page(monkeypatch), Page(monkeypatch, rules="classic")
    assert repr(first.table) == repr(second.table) == "Table(revision=0)"
    first.choose("new-game")
    assert repr(first.table) == "Table(revision=1)"


def test_two_tables_share_nothing_but_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = Page(monkeypatch, deal=1), Page(monkeypatch, deal=2)
    before = json.dumps(second.view)
    assert first.choose("new-game") == ANSWERED
    first.send({"rules": "classic"})
    assert first.view["revision"] == 1
    assert json.dumps(second.view) == before
    assert first.view["name"] != second.view["name"]


def test_rules_chosen_on_the_table_wait_for_the_next_game(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch)
    assert page.view["rules"]["note"] == ""
    assert page.send({"rules": "classic"}) == ANSWERED
    assert (page.view["rules"]["chosen"], page.view["revision"]) == ("classic", 0)
    assert "next game" in page.view["rules"]["note"]
    assert page.session.scene().view.rules == Rules.gamerules()
    page.choose("new-game")
    assert page.session.scene().view.rules == Rules.classic()
    assert page.view["rules"]["note"] == ""


def test_rules_of_ones_own_have_a_name_in_the_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch, rules={"target": 7})
    assert preset_of(page.session.scene().view.rules)[1] == {"target": 7}
    assert page.view["rules"]["chosen"] == "other"
    assert [option["value"] for option in page.view["rules"]["options"]] == ["gamerules", "classic", "other"]
