"""The demonstration's page without a browser: what it shows and says, what it takes and what it refuses."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ecarte_widgets as ew
from ecarte_widgets.engine import RecordError, Rules, RulesError, read_record, record_text
from ecarte_widgets.i18n import LanguageError, languages, words_for
from ecarte_widgets.sessions.set_up import MistakeCode
from ecarte_widgets.shuffling import DEAL_NUMBERS
from tests.sessions.play import any_rules
from tests.sessions.test_demonstration import DEAL
from tests.widgets.classroom.demo_on_page import DemoOnPage

Open = Callable[..., DemoOnPage]


@pytest.fixture
def open_demo(monkeypatch: pytest.MonkeyPatch) -> Open:
    """Open a demonstration on a page."""
    return lambda **settings: DemoOnPage(monkeypatch, **settings)


# ---- In Python


def test_a_deal_number_is_shown_with_its_number() -> None:
    assert ew.Demo(deal=4821).view["title"] == "Deal 4821"


def test_a_demonstration_of_nothing_shows_a_drawn_deal_with_its_number() -> None:
    titles = {ew.Demo().view["title"] for _ in range(5)}
    assert len(titles) > 1
    assert all(title.removeprefix("Deal ").isdigit() for title in titles)


@pytest.mark.parametrize("kind", ["path", "text path", "text", "bytes", "mapping"])
def test_a_record_is_given_as_a_file_its_text_or_its_object(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(DEAL, "utf-8")
    records = {
        "path": file,
        "text path": str(file),
        "text": " " + DEAL,
        "bytes": DEAL.encode(),
        "mapping": json.loads(DEAL),
    }
    view = ew.Demo(record=records[kind]).view
    assert view["title"] == "A game record"
    assert view["position"]["text"] == "Deal 1 of 2, act 0 of 16"


def test_what_is_wrong_in_python_is_raised_there() -> None:
    with pytest.raises(RecordError):
        ew.Demo(record=DEAL.replace("KH", "QH"))
    with pytest.raises(OSError, match="nowhere"):
        ew.Demo(record="nowhere.json")
    with pytest.raises(ValueError, match="deal number"):
        ew.Demo(deal=DEAL_NUMBERS.stop)
    with pytest.raises(RulesError):
        ew.Demo(rules="baroque")
    with pytest.raises(LanguageError):
        ew.Demo(language="xx")
    for more in ({"deal": 1}, {"rules": "classic"}):
        with pytest.raises(ValueError, match="leave out deal and rules"):
            ew.Demo(record=DEAL, **more)


def test_its_text_is_the_same_on_every_run() -> None:
    assert repr(ew.Demo(deal=4821)) == "Demo(revision=0)"


# ---- What is told


def told_of(page: DemoOnPage) -> tuple[str, str]:
    return page.view["said"], page.view["ask"]


def test_a_deal_is_told_act_by_act_of_elder_and_the_dealer(open_demo: Open) -> None:
    page = open_demo(record=DEAL)
    told = [told_of(page)]
    for _ in range(8):
        page.do("forward")
        told.append(told_of(page))
    assert told == [
        ("The turn-up is the eight of hearts.", "The elder hand's turn: propose an exchange, or stand"),
        ("The elder hand proposes.", "The dealer's turn: accept the exchange, or refuse"),
        ("The dealer accepts.", "The elder hand's turn: choose the cards to exchange"),
        ("The elder hand exchanges 2 cards.", "The dealer's turn: choose the cards to exchange"),
        ("The dealer keeps all five cards.", "The elder hand's turn: the stock is empty, so it can only stand"),
        ("The elder hand stands.", "The elder hand leads: any card"),
        ("The elder hand announces the king of hearts: 1 point.", "The elder hand leads: any card"),
        ("The elder hand leads the king of hearts.", "The dealer answers the king of hearts"),
        (
            "The elder hand takes the trick with the higher card: the king of hearts beats the queen of hearts.",
            "The elder hand leads: any card",
        ),
    ]


def test_the_end_of_a_deal_is_told_with_its_points_their_rule_and_the_score(open_demo: Open) -> None:
    page = open_demo(record=DEAL)
    page.do("last")
    said, ask = told_of(page)
    assert "point" in said
    assert said.count(".") >= 3
    assert ask == "The deal is over. North 2, South 0"


def test_the_rule_of_the_moment_stands_beside_it(open_demo: Open) -> None:
    page = open_demo(record=DEAL)
    topics = [page.view["rule"]["id"]]
    for _ in range(7):
        page.do("forward")
        topics.append(page.view["rule"]["id"])
    assert topics == ["talk", "talk", "exchange", "exchange", "talk", "play", "play", "play"]
    page.do("last")
    assert page.view["rule"]["id"] == "points"


def test_what_is_at_stake_is_told_of_the_two_roles(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    page.do("stand")
    expected = "At stake: three tricks win the elder hand 2 points; the dealer 1 point, or 2 for all five."
    assert page.view["stake"] == expected


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", range(4))
def test_every_moment_of_any_deal_is_told_in_every_language(open_demo: Open, language: str, seed: int) -> None:
    page = open_demo(deal=seed, rules=any_rules(seed), language=language)
    page.do("ask playable", "ask taker", "play-out")
    while page.view["ways"][2]["possible"]:
        page.do("forward")
        assert all(page.view[name] for name in ("said", "ask", "rule"))
        assert "{" not in page.view["said"] + page.view["ask"] + page.view["stake"] + page.view["position"]["text"]


def test_in_another_language_it_says_all_in_that_one(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    page.send({"set": {"language": "ps"}, "revision": 0})
    assert (page.demo.language, page.view["direction"]) == ("ps", "rtl")
    assert page.view["sides"]["north"]["name"] == words_for("ps").text("demo.north")


def test_the_menu_marks_a_language_that_no_native_speaker_has_reviewed_as_the_table_does() -> None:
    [menu] = [menu for menu in ew.Demo(deal=4821).view["source"]["menus"] if menu["name"] == "language"]
    assert {one["value"]: one["label"] for one in menu["options"]} == {
        code: words_for(code).name_in_menu for code in languages()
    }


# ---- Questions


def test_the_answer_is_in_nothing_that_is_sent_before_it_is_asked_for(open_demo: Open) -> None:
    page = open_demo(record=DEAL)
    page.do("ask playable", "ask taker", "trick 1")
    page.taken()
    question = page.view["question"]
    assert question == {"text": "Which cards may the dealer play?", "isAnswered": False, "answer": ""}
    sent = page.everything_sent()
    assert [told for told in (", may be played", "may not be played", "May be played:") if told in sent] == []
    page.do("answer")
    assert page.view["question"]["answer"] == ("May be played: the queen of hearts. The suit led must be followed.")
    marks = {card["card"]: card["mark"] for card in page.view["sides"]["south"]["cards"]}
    assert marks == {"QH": "may", "JS": "may-not", "TS": "may-not", "KD": "may-not", "7C": "may-not"}
    assert page.view["sides"]["south"]["cards"][0]["label"].endswith((", may be played", ", may not be played"))

    page.do("forward")
    page.taken()
    assert page.view["question"]["text"] == "Who takes the trick?"
    assert "takes the trick with" not in page.everything_sent()
    assert not any(card["won"] for card in page.view["trick"]["cards"])
    assert [side["tricks"] for side in page.view["sides"].values()] == [0, 0]
    page.do("forward")
    assert "takes the trick with the higher card" in page.view["question"]["answer"]
    assert [side["tricks"] for side in page.view["sides"].values()] == [1, 0]


def test_forward_is_called_what_it_does(open_demo: Open) -> None:
    page = open_demo(record=DEAL)
    page.do("ask playable", "trick 1")
    assert page.view["ways"][2]["label"] == "Show the answer"
    page.do("answer")
    assert page.view["ways"][2]["label"] == "Forward"


# ---- Secrets


@pytest.mark.parametrize("closed", ["north", "south"])
def test_a_closed_hand_is_in_nothing_that_is_sent(open_demo: Open, closed: str) -> None:
    page = open_demo(deal=4821)
    page.do("play-out", f"close {closed}")
    page.taken()
    while page.view["ways"][2]["possible"]:
        deal = page.demo._show.demonstration.game.deal  # noqa: SLF001  (a look behind the page)
        assert deal is not None
        held = deal.hands[0 if closed == "north" else 1]
        hidden = {*held, *deal.stock}
        sent = page.everything_sent()
        names = words_for("en")
        assert [card for card in hidden if f'"{card.value}"' in sent or names.card(card) in sent] == []
        page.do("forward")


# ---- What is refused


@pytest.mark.parametrize(
    ("intent", "text"),
    [
        ("play KD", "This hand holds the suit led: it must play the queen of hearts."),
        ("play 9H", "It is the other side's turn."),
        ("play 7H", "The side whose turn it is does not hold the seven of hearts."),
        ("exchange QH", "The talk is over: play a card."),
        ("line", "That cannot be chosen now."),
        ("open west", "That is no choice of this table."),
    ],
)
def test_a_refusal_says_why(open_demo: Open, intent: str, text: str) -> None:
    page = open_demo(record=DEAL)
    page.do("trick 1")
    assert page.refused({"intent": intent}) == text


@pytest.mark.parametrize("given", ["", "-1", "abc", "1.5", str(DEAL_NUMBERS.stop), "9" * 500, "<b>1</b>"])
def test_what_is_no_deal_number_is_said_with_what_is(open_demo: Open, given: str) -> None:
    page = open_demo(deal=4821)
    told = page.refused({"deal": given})
    assert "from 0 to 9007199254740991" in told
    assert len(told) < 180


def test_a_number_that_is_typed_is_shown_under_the_same_rules_and_with_the_same_hands_closed(open_demo: Open) -> None:
    page = open_demo(deal=4821, rules="classic")
    page.do("close north", "ask taker")
    assert page.send({"deal": " 17 ", "revision": page.view["revision"]}) == [{"kind": "answered"}]
    assert page.view["title"] == "Deal 17"
    assert page.demo.beginning == (17, Rules.classic())
    assert page.view["sides"]["north"]["cards"] is None
    assert page.view["posed"]["questions"][1]["isPosed"]


def test_another_deal_is_drawn_on_a_click(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    assert page.send({"another": True, "revision": 0}) == [{"kind": "answered"}]
    assert page.view["revision"] == 1
    assert page.view["title"] != "Deal 4821"


def test_a_record_that_is_opened_is_shown_and_a_wrong_one_is_told_and_changes_nothing(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    told = page.refused({"record": DEAL.replace("play QH", "play KD")})
    assert told.startswith("This record cannot be opened: deal 1, action 8")
    assert "must-follow-suit" in told
    assert page.refused({"record": "<script>alert(1)</script>"})
    assert page.send({"record": DEAL, "revision": page.view["revision"]}) == [{"kind": "answered"}]
    assert page.view["title"] == "A game record"
    assert "preset" not in [menu["name"] for menu in page.view["source"]["menus"]]


def test_a_record_longer_than_any_is_not_read(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    assert page.refused({"record": " " * 1_000_001})


MALFORMED: list[Any] = [
    None, "", "forward", 1, [], {}, {"intent": "forward"}, {"intent": None, "revision": 0},
    {"intent": "forward", "revision": True}, {"intent": "forward", "revision": 0.0}, {"deal": 5, "revision": 0},
    {"deal": "5"}, {"record": None, "revision": 0}, {"another": 1.5, "revision": 0}, {"set": None, "revision": 0},
    {"set": {"language": "xx"}, "revision": 0}, {"set": {"preset": "baroque"}, "revision": 0},
    {"set": {"target": 7}, "revision": 0}, {"hello": None}, {"hello": {"settings": 1}},
    {"intent": "x" * 100_000, "revision": 0}, {"intent": "put KS elder", "revision": 0}, {"view": {}, "revision": 0},
]  # fmt: skip


@pytest.mark.parametrize("message", MALFORMED, ids=lambda message: repr(message)[:40])
def test_whatever_comes_the_page_stays_usable(open_demo: Open, message: object) -> None:
    page = open_demo(deal=4821)
    before = page.view
    refused, answered = page.send(message)
    assert (refused["kind"], answered) == ("refused", {"kind": "answered"})
    assert page.view == before
    page.do("stand")


def test_a_stale_or_doubled_message_changes_nothing(open_demo: Open) -> None:
    page = open_demo(record=DEAL)
    page.do("forward")
    for message in ({"intent": "forward"}, {"deal": "17"}, {"another": True}, {"record": DEAL}):
        [refused, _] = page.send(message | {"revision": 0})
        assert refused["text"] == words_for("en").text("refusal.stale")
    assert page.view["position"]["text"] == "Deal 1 of 2, act 1 of 16"


def test_a_page_cannot_change_what_it_shows(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    before = page.view
    page.demo.set_state({"view": {}, "_esm": "alert(1)"})
    assert page.view == before


# ---- What the browser remembers


def test_what_the_browser_remembers_is_taken_up_but_for_what_was_asked_for(open_demo: Open) -> None:
    remembered = {"language": "ps", "rules": "classic", "colours": "four"}
    page = open_demo(deal=4821)
    page.send({"hello": {"settings": remembered}})
    assert (page.demo.language, page.demo.beginning) == ("ps", (4821, Rules.classic()))
    assert page.view["display"]["colours"] == "four"
    fixed = open_demo(deal=4821, language="en", rules="gamerules")
    fixed.send({"hello": {"settings": remembered}})
    assert (fixed.demo.language, fixed.demo.beginning) == ("en", (4821, Rules()))


def test_a_language_that_is_chosen_is_remembered(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    replies = page.send({"set": {"language": "ps"}, "revision": 0})
    assert {"kind": "settings", "settings": {"language": "ps"}} in replies


def test_other_rules_deal_the_same_number_again(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    page.do("stand")
    page.send({"set": {"preset": "classic"}, "revision": page.view["revision"]})
    assert page.demo.beginning == (4821, Rules.classic())
    assert page.view["position"]["text"] == "Nothing is played yet"


# ---- Set up by hand


def put(page: DemoOnPage, spot: str, cards: str) -> None:
    page.do(*(f"put {card} {spot}" for card in cards.split()))


def test_a_deal_is_set_up_by_hand_and_shown(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    page.do("set-up", "clear")
    put(page, "elder", "KH 9H AS 7D 8C")
    put(page, "dealer", "QH JS TS KD 7C")
    assert page.view["setUp"]["mistakes"] == ["No card is turned up; one is, and its suit is trumps."]
    put(page, "turn-up", "8H")
    assert page.view["setUp"]["mistakes"] == []
    page.do("points north 4", "dealing south", "put KH led", "use")
    assert page.view["title"] == "A deal set up by hand"
    assert page.view["setUp"] is None
    assert page.view["score"] == "North 4, South 0"
    assert [card["card"] for card in page.view["trick"]["cards"]] == ["KH"]
    game = page.demo._show.demonstration.game  # noqa: SLF001  (a look behind the page)
    assert read_record(record_text(game)) == game


def test_an_impossible_set_up_is_told_and_nothing_of_it_is_lost(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    page.do("set-up", "clear")
    put(page, "elder", "KH 9H AS 7D 8C QC")
    told = page.refused({"intent": "use"})
    assert told == (
        "The elder hand has 6 cards; a hand has five. Take 1 back. "
        "The dealer has 0 cards; a hand has five. 5 are missing. "
        "No card is turned up; one is, and its suit is trumps."
    )
    page.do("put QC led")
    assert page.view["setUp"]["mistakes"][0].endswith("Take 1 back. The card led is one of them.")
    page.do("put QC elder", "leave", "set-up")
    elder = page.view["setUp"]["spots"][0]
    assert [card["card"] for card in elder["cards"]] == ["KH", "9H", "AS", "7D", "8C", "QC"]
    assert elder["count"] == "6/5"


def test_a_set_up_begins_with_the_cards_that_are_open(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    page.do("close north", "set-up")
    held = {spot["spot"]: len(spot["cards"]) for spot in page.view["setUp"]["spots"]}
    assert held == {"elder": 5, "dealer": 0, "turn-up": 1, "stock": 0, "led": 0}


def test_the_rest_of_a_set_up_is_dealt_by_chance(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    page.do("set-up", "clear", "put KH turn-up", "fill")
    assert page.view["setUp"]["mistakes"] == []
    page.do("use")
    assert page.view["turnUp"]["card"] == "KH"
    assert page.view["stock"]["count"] == 21


def test_a_deal_that_was_set_up_is_shown_under_other_rules(open_demo: Open) -> None:
    page = open_demo(deal=4821)
    page.do("set-up", "clear", "put KH turn-up", "fill", "use", "stand")
    page.send({"set": {"preset": "classic"}, "revision": page.view["revision"]})
    assert page.demo.beginning == (None, Rules.classic())
    assert page.view["turnUp"]["card"] == "KH"


@pytest.mark.parametrize("language", languages())
def test_every_mistake_is_told_in_every_language(language: str) -> None:
    words = words_for(language)
    hands = (MistakeCode.HAND_TOO_FEW, MistakeCode.HAND_TOO_MANY)
    for code in MistakeCode:
        if code in hands:
            for role in ("elder", "dealer"):
                assert words.plural(f"demo.mistake.{code.value}.{role}", 1, held=6)
        else:
            assert words.text(f"demo.mistake.{code.value}", cards="x", reason="y")
