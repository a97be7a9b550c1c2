"""Acts against the rules: the line names the rule and exactly what replay would have called legal."""

import json
from typing import Any, NamedTuple

import pytest

from ecarte_widgets.engine import BreachCode
from tests.cli.console import Refused, Replay, WriteRecord
from tests.engine.records import DEALER, ELDER, Record, small

B = BreachCode
EXCHANGING = ("propose", "accept")
PLAYED = (
    "stand",
    *(f"play {card}" for card in ["9H", "QH", "JS", "AS", "TS", "8C", "KD", "7D", "7C", "KH"]),
)
NOT_IN_A_RECORD = {B.NO_DEAL, B.DEAL_UNFINISHED, B.NOT_YOUR_TURN, B.TURNED_KING_IS_THE_DEALERS}
"""Whose act it is follows from the rules, and a deal that follows too early is another mistake."""


class Case(NamedTuple):
    """The rule, the acts of which the last breaks it, and what else is out of the ordinary."""

    code: BreachCode
    acts: tuple[str, ...]
    rules: object = "gamerules"
    deal: dict[str, Any] | None = None
    score: dict[str, int] | None = None


CASES = [
    Case(B.GAME_OVER, ("stand", "mark-king", "play KH"), score={"elder": 4}),
    Case(B.GAME_OVER, ("mark-turned-king", "propose"), score={"dealer": 4}, deal={"turn_up": "KS"}),
    Case(B.GAME_OVER, ("propose",), "classic", score={"dealer": 4}, deal={"turn_up": "KS"}),
    Case(B.DEAL_OVER, (*PLAYED, "play KH")),
    Case(B.DEAL_OVER, (*PLAYED, "propose"), deal={"turn_up": "KS", "hands": {"elder": ELDER, "dealer": DEALER}}),
    Case(B.STAND_OR_PROPOSE_FIRST, ("play KH",)),
    Case(B.STAND_OR_PROPOSE_FIRST, ("accept",)),
    Case(B.STAND_OR_PROPOSE_FIRST, ("exchange 7D",)),
    Case(B.ANSWER_FIRST, ("propose", "stand")),
    Case(B.ANSWER_FIRST, ("propose", "play QH")),
    Case(B.EXCHANGE_FIRST, (*EXCHANGING, "play KH")),
    Case(B.EXCHANGE_FIRST, (*EXCHANGING, "exchange 7D", "refuse")),
    Case(B.TALK_IS_OVER, ("stand", "propose")),
    Case(B.TALK_IS_OVER, ("propose", "refuse", "stand")),
    Case(B.TALK_IS_OVER, ("stand", "play KH", "exchange 7C")),
    Case(B.STOCK_EMPTY, ("propose",), deal={"stock": []}),
    Case(B.EXCHANGE_TOO_FEW, (*EXCHANGING, "exchange")),
    Case(B.EXCHANGE_TOO_FEW, (*EXCHANGING, "exchange 7D", "exchange"), {"dealer_min_discard": 1}),
    Case(B.EXCHANGE_TOO_MANY, (*EXCHANGING, "exchange 7D 8C AS")),
    Case(B.CARD_TWICE, (*EXCHANGING, "exchange 7D 7D")),
    Case(B.CARD_NOT_HELD, (*EXCHANGING, "exchange QH")),
    Case(B.CARD_NOT_HELD, ("stand", "play QH")),
    Case(B.CARD_NOT_HELD, (*EXCHANGING, "exchange 7D", "exchange", "stand", "play 7D")),
    Case(B.MUST_FOLLOW_SUIT, ("stand", "play AS", "play QH")),
    Case(B.MUST_OVERTAKE, ("stand", "play AS", "play TS")),
    Case(B.MUST_TRUMP, ("stand", "play QH", "play 7C"), "classic", {"turn_up": "TS"}),
    Case(B.KING_NOT_HELD, ("stand", "mark-king"), deal={"turn_up": "8S"}),
    Case(B.KING_ALREADY_MARKED, ("stand", "mark-king", "mark-king")),
    Case(B.KING_ALREADY_MARKED, ("mark-turned-king", "mark-turned-king"), deal={"turn_up": "KS"}),
    Case(B.KING_ALREADY_MARKED, ("mark-turned-king",), "classic", {"turn_up": "KS"}),
    Case(B.KING_TOO_EARLY, ("mark-king",)),
    Case(B.KING_TOO_EARLY, ("propose", "mark-king")),
    Case(B.KING_TOO_LATE, ("stand", "play 9H", "mark-king")),
    Case(B.KING_TOO_LATE, ("stand", "play KH", "play QH", "mark-king")),
    Case(B.NO_KING_TURNED_UP, ("mark-turned-king",)),
    Case(B.NO_KING_TURNED_UP, ("stand", "mark-turned-king")),
]
VOID = {"elder": ["QH", "JH", "9S", "TD", "8C"], "dealer": ["AS", "8S", "KC", "KD", "7C"]}
"""The dealer has no heart but two spades."""


def record_of(case: Case, acts: tuple[str, ...]) -> Record:
    deal = dict(case.deal or {})
    if case.code is B.MUST_TRUMP:
        deal["hands"] = VOID
    return small(actions=list(acts), **deal) | {"rules": case.rules, "score": case.score or {}}


def test_there_is_a_case_for_every_rule_that_a_record_can_break() -> None:
    assert {case.code for case in CASES} == set(BreachCode) - NOT_IN_A_RECORD


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code.value}: {case.acts[-1]}")
def test_a_refused_act_names_its_place_its_rule_and_what_replay_calls_legal(
    refused: Refused, replay: Replay, write: WriteRecord, case: Case
) -> None:
    line = refused("replay", write(record_of(case, case.acts)))
    legal = replay(record_of(case, case.acts[:-1]))["legal"]
    acts = legal["actions"] if "min" not in legal else [f"exchange with {legal['min']} to {legal['max']} cards"]
    acts += [king["action"] for king in legal["announcements"]]
    assert f"deal 1, action {len(case.acts)}: {case.acts[-1]} breaks the rule {case.code.value}: " in line
    if acts:
        assert line.endswith(f"Legal would be: {', '.join(acts)}")
    else:
        assert line.endswith("Nothing more is legal")


@pytest.mark.parametrize("count", [6, 32, 5000])
def test_a_long_exchange_is_refused_in_a_short_line(refused: Refused, write: WriteRecord, count: int) -> None:
    exchange = " ".join(["exchange", *["KS", "QS"] * (count // 2)])
    line = refused("replay", write(json.dumps(small(actions=[*EXCHANGING, exchange]))))
    assert "card-not-held: You do not hold the king of spades or the queen of spades." in line
    assert len(line) < 400
