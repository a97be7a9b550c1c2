"""What a demonstration takes from its page, and what it refuses."""

from typing import Any

import pytest

from ecarte_widgets.engine import Rules
from ecarte_widgets.i18n import words_for
from ecarte_widgets.shuffling import DEAL_NUMBERS
from tests.sessions.test_demonstration import DEAL
from tests.widgets.classroom.demo_on_page import Open


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


@pytest.mark.parametrize("given", ["-1", "abc", "1.5", str(DEAL_NUMBERS.stop), "9" * 500, "<b>1</b>"])
def test_what_is_no_deal_number_is_said_with_what_is(open_demo: Open, given: str) -> None:
    page = open_demo(deal=4821)
    told = page.refused({"deal": given})
    assert "from 0 to 9007199254740991" in told
    assert len(told) < 180


@pytest.mark.parametrize("given", ["", "  ", "\t"])
def test_a_deal_number_that_is_missing_is_asked_for(open_demo: Open, given: str) -> None:
    assert open_demo(deal=4821).refused({"deal": given}) == "Type a deal number first."


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
