"""The table in Python: what it takes, what it shows, and what stays its own."""

import json

import ipywidgets
import pytest

import ecarte_widgets as ew
from ecarte_widgets.engine import Rules
from ecarte_widgets.i18n import LANGUAGE_VARIABLE, LanguageError
from ecarte_widgets.shuffling import numbered_deal
from ecarte_widgets.widgets.table.settings import SettingError
from tests.sessions.play import chance
from tests.widgets.page import ANSWERED, Page, refusal


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


def test_a_cell_shows_the_same_text_where_there_is_no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Page(monkeypatch).table
    shown = table._repr_mimebundle_()
    assert shown is not None
    data, *_ = shown
    assert data["text/plain"] == repr(table) == "Table(revision=0)"
    assert data["application/vnd.jupyter.widget-view+json"]["model_id"] == table.model_id


def test_two_tables_share_nothing_but_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = Page(monkeypatch, deal=1), Page(monkeypatch, deal=2)
    first.hello()
    second.hello()
    before = json.dumps(second.view)
    assert first.choose("new-game")[-1:] == ANSWERED
    first.set("preset", "classic")
    first.set("order", "dealt")
    assert first.view["revision"] == 1
    assert json.dumps(second.view) == before
    assert first.game_id != second.game_id
    assert first.view["name"] == second.view["name"] == "Écarté table"
    assert first.view["nameMore"].replace("{number}", "2") == "Écarté table 2"


def test_what_differs_from_a_preset_stands_beside_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = {"preset": "classic", "target": 7, "stake": "off"}
    assert Page(monkeypatch, rules=rules).view["rules"] == {
        "label": "Rules: Classic (club game)",
        "differences": ["Points to win: 7", "Playing without an exchange: plain points"],
    }
    assert Page(monkeypatch, rules="classic").view["rules"] == {
        "label": "Rules: Classic (club game)",
        "differences": [],
    }


@pytest.mark.parametrize("name", ["view", "book", "_esm", "_css"])
def test_what_goes_down_to_the_page_cannot_be_set_by_it(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    page = Page(monkeypatch)
    before = page.table.get_state()[name]
    state = {name: {} if name in {"view", "book"} else "alert()"}
    page.wire.handle_msg({"content": {"data": {"method": "update", "state": state, "buffer_paths": []}}, "buffers": []})
    assert page.table.get_state()[name] == before


def test_without_an_opponent_it_is_the_book(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Page(monkeypatch).session.start.opponent == "book"
    assert Page(monkeypatch, opponent="random").session.start.opponent == "random"


@pytest.mark.parametrize("opponent", ["", "nobody", "Book", 5])
def test_an_opponent_that_nobody_is_is_refused(opponent: str) -> None:
    with pytest.raises(SettingError, match="opponent"):
        ew.Table(opponent=opponent)


def test_the_place_names_the_notebook_and_gives_nothing_of_it_away(monkeypatch: pytest.MonkeyPatch) -> None:
    places = []
    for notebook in ("whisper/one.ipynb", "whisper/two.ipynb", "whisper/one.ipynb"):
        monkeypatch.setenv("JPY_SESSION_NAME", notebook)
        page = Page(monkeypatch)
        assert "whisper" not in page.everything_sent()
        places.append(page.view["place"])
    monkeypatch.delenv("JPY_SESSION_NAME")
    places.append(Page(monkeypatch).view["place"])
    assert places[0] == places[2]
    assert len(set(places)) == 3


def test_undo_goes_through_messages_and_says_whether_there_is_something_to_take_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = Page(monkeypatch, deal=4821)
    first = page.view
    assert (first["undo"]["label"], first["undo"]["possible"]) == ("Undo", False)
    page.choose("stand")
    assert page.view["undo"]["possible"] is True
    assert page.choose("undo") == ANSWERED
    assert page.view == first | {"revision": 2}
    assert "cannot be chosen now" in refusal(page.choose("undo"))


def test_a_whole_game_can_be_taken_back_through_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = chance(4)
    page = Page(monkeypatch, rules="classic")
    seen = [page.view]
    while "new-game" not in (intents := page.offered(rng)):
        page.choose(rng.choice(intents))
        seen.append(page.view)
    for before in seen[-2::-1]:
        assert page.choose("undo") == ANSWERED
        assert page.view | {"revision": 0} == before | {"revision": 0}
    assert page.view["undo"]["possible"] is False


def test_a_new_game_is_offered_in_one_place_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = chance(5)
    page = Page(monkeypatch)
    while "new-game" not in (intents := page.offered(rng)):
        assert page.view["newGameIsAsked"] is False
        page.choose(rng.choice(intents))
    assert page.view["newGameIsAsked"] is True


def test_no_act_between_which_one_chooses_stands_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A filled button reads as advice: it is left to what leads on."""
    seen = set()
    for rules in ("gamerules", "classic"):
        rng = chance(11)
        page = Page(monkeypatch, rules=rules, opponent="random")
        for _ in range(600):
            buttons = {button["intent"]: button["primary"] for button in page.view["choices"]["buttons"]}
            loses = {"next-deal"} if "mark-turned-king" in buttons else set()
            leads_on = {"exchange", "next-deal", "new-game"} - loses
            assert buttons == {intent: intent in leads_on for intent in buttons}
            seen |= set(buttons)
            page.choose(rng.choice(page.offered(rng)))
    acts = {"propose", "stand", "accept", "refuse", "mark-king", "keep-quiet", "mark-turned-king"}
    assert acts | {"exchange", "next-deal", "new-game"} <= seen


def test_the_rules_that_a_choice_hangs_on_stand_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What playing without an exchange is worth at the first word of the talk, and what a turned-up king gives."""
    rng = chance(9)
    seen = set()
    for preset in ("gamerules", "classic"):
        page = Page(monkeypatch, rules=preset)
        for _ in range(150):
            intents = page.offered(rng)
            hints = " ".join(page.view["hints"])
            talk = page.session.scene().view.talk
            begins = talk.proposals == (1 if "accept" in intents else 0)
            assert ("If you " in hints) is (begins and bool({"stand", "refuse"} & set(intents)))
            assert ("turns up a king" in hints) is ("mark-turned-king" in intents)
            seen |= {preset if "If you " in hints else "", "king" if "turns up" in hints else ""}
            page.choose(rng.choice(intents))
    assert seen == {"gamerules", "classic", "king", ""}


def test_each_rule_in_the_settings_says_what_it_means(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch)
    menus = page.menus()
    assert "need not trump" in menus["void"]["hint"]
    page.set("void", "must_trump")
    assert "must trump" in page.menus()["void"]["hint"]
    assert page.menus()["target"]["hint"] == ""
