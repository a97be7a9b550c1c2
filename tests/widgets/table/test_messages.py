"""Messages from the page: whatever comes, the table says something and stays usable."""

import json
import logging
from typing import Any

import pytest

from tests.widgets.page import ANSWERED, Page, refusal

MALFORMED: list[Any] = [
    None,
    "",
    "propose",
    0,
    1.5,
    True,
    [],
    ["propose", 0],
    {},
    {"intent": "new-game"},
    {"revision": 0},
    {"intent": None, "revision": 0},
    {"intent": 5, "revision": 0},
    {"intent": ["new-game"], "revision": 0},
    {"intent": {"new-game": 1}, "revision": 0},
    {"intent": "new-game", "revision": None},
    {"intent": "new-game", "revision": "0"},
    {"intent": "new-game", "revision": 0.0},
    {"intent": "new-game", "revision": False},
    {"intent": "new-game", "revision": [0]},
    {"intent": "", "revision": 0},
    {"intent": "New-Game", "revision": 0},
    {"intent": "undo everything", "revision": 0},
    {"intent": "play", "revision": 0},
    {"intent": "play XX", "revision": 0},
    {"intent": "play KS QS", "revision": 0},
    {"intent": "exchange 1H", "revision": 0},
    {"intent": "\0\u202e\ud800", "revision": 0},
    {"intent": "x" * 100_000, "revision": 0},
    {"intent": "exchange " + "KS " * 10_000, "revision": 0},
    {"intent": "undo", "revision": 0},
    {"intent": "play-out", "revision": 0},
    {"rules": "classic"},
    {"rules": None},
    {"language": "en"},
    {"set": None},
    {"set": "classic"},
    {"set": ["preset", "classic"]},
    {"set": {"preset": "baroque"}},
    {"set": {"preset": None}},
    {"set": {"preset": ["classic"]}},
    {"set": {"preset": {"target": 7}}},
    {"set": {"language": "xx"}},
    {"set": {"": ""}},
    {"hello": None},
    {"hello": "there"},
    {"hello": []},
    {"kind": "refused"},
    {"kind": "answered"},
    {"Intent": "new-game", "Revision": 0},
]


def short(content: object) -> str:
    return ascii(content)[:40]


@pytest.mark.parametrize("content", MALFORMED, ids=short)
def test_a_message_that_makes_no_sense_is_refused_in_words_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, content: object
) -> None:
    page = Page(monkeypatch, deal=4821)
    before = json.dumps(page.view)
    text = refusal(page.send(content))
    assert len(text) < 400
    assert json.dumps(page.view) == before
    assert page.choose("stand") == ANSWERED
    assert page.view["revision"] == 1


@pytest.mark.parametrize("revision", [-1, 1, 2**70])
def test_an_answer_to_another_revision_is_refused_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, revision: int
) -> None:
    page = Page(monkeypatch, deal=4821)
    before = json.dumps(page.view)
    assert refusal(page.send({"intent": "stand", "revision": revision})) == "The table has changed since: look again."
    assert json.dumps(page.view) == before


def test_a_doubled_answer_is_carried_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch, deal=4821)
    answer = {"intent": "stand", "revision": 0}
    assert page.send(answer) == ANSWERED
    before = json.dumps(page.view)
    assert "changed since" in refusal(page.send(answer))
    assert json.dumps(page.view) == before


def test_a_revision_that_is_true_is_no_number(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch, deal=4821)
    page.choose("stand")
    refusal(page.send({"intent": "new-game", "revision": True}))
    assert page.view["revision"] == 1


@pytest.mark.parametrize(
    ("intent", "said"),
    [
        ("play KH", "First stand or propose."),
        ("accept", "First stand or propose."),
        ("exchange KH", "First stand or propose."),
        ("mark-king", "talk is over"),
        ("mark-turned-king", "not a king"),
        ("next-deal", "cannot be chosen now"),
        ("keep-quiet", "cannot be chosen now"),
        ("play-out", "cannot be chosen now"),
        ("undo", "cannot be chosen now"),
    ],
)
def test_what_may_not_be_done_now_is_refused_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, intent: str, said: str
) -> None:
    page = Page(monkeypatch, deal=next_deal_with_king())
    assert said in refusal(page.choose(intent))
    assert page.view["revision"] == 0


def next_deal_with_king() -> int:
    """A deal in which south, elder, holds the king of trumps."""
    from ecarte_widgets.engine import Seat  # noqa: PLC0415
    from tests.sessions.play import deal_where, holds_king  # noqa: PLC0415

    return deal_where(lambda deal: deal.dealer is Seat.NORTH and holds_king(deal, Seat.SOUTH))


def test_whatever_goes_wrong_inside_is_said_and_logged_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    page = Page(monkeypatch, deal=4821)

    def broken(*_: object) -> None:
        message = "a mistake of the program"
        raise ZeroDivisionError(message)

    with monkeypatch.context() as patched, caplog.at_level(logging.ERROR):
        patched.setattr(page.session, "answer", broken)
        assert "nothing has changed" in refusal(page.choose("stand"))
    assert "a mistake of the program" in caplog.text
    assert page.choose("stand") == ANSWERED


def test_further_keys_of_a_message_do_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch, deal=4821)
    assert page.send({"intent": "stand", "revision": 0, "when": 5}) == ANSWERED


def test_messages_that_are_no_choices_never_reach_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch, deal=4821)
    for method in ("request_state", "request_states", "echo_update", "unknown", ""):
        page.wire.handle_msg({"content": {"data": {"method": method}}, "buffers": []})
    assert page.view["revision"] == 0
