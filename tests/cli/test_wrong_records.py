"""Wrong records on the command line: one line with the place, the mistake and what would have been right."""

import json
from typing import Any, NamedTuple

import pytest

from ecarte_widgets.engine import Problem, RecordError, read_record
from tests.cli.console import Refused, Run, Typed, WriteRecord
from tests.engine.records import ELDER, Path, paths_in, replaced, small, whole

P = Problem


class Case(NamedTuple):
    """A wrong record, what is wrong with it, and what the line must say."""

    problem: Problem
    source: object
    says: tuple[str, ...]


def at(*path: str | int, value: object) -> object:
    """Give the whole record with another value at a path."""
    return replaced(whole(), path, value)


def hand(*cards: str) -> dict[str, Any]:
    return {"elder": list(cards), "dealer": ["QH", "JS", "TS", "KD", "7C"]}


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in small()["deals"][0].items() if name != key}


def then(*deals: dict[str, Any], **changes: object) -> dict[str, Any]:
    return small(**changes) | {"deals": [small(**changes)["deals"][0], *deals]}


SECOND = small(dealer="north")["deals"][0]
FINISHED = whole()["deals"][0]["actions"]
KEY_TWICE_IN_DEAL_2 = json.dumps(whole()).replace('"stock": ["AC"]', '"stock": ["AC"], "stock": []')

CASES = {
    "bytes that are no text": Case(P.NOT_TEXT, b"\xff\xfe\x00", ("UTF-8",)),
    "a picture": Case(P.NOT_TEXT, b"\x89PNG\r\n\x1a\n" + bytes(range(256)), ("UTF-8",)),
    "nothing": Case(P.NOT_JSON, "", ("line 1, column 1", "not JSON")),
    "half a record": Case(P.NOT_JSON, json.dumps(whole())[:-9], ("not JSON", "line 1, column")),
    "a key without quotes": Case(P.NOT_JSON, "{\n  deals: []}", ("not JSON", "line 2, column 3")),
    "NaN": Case(P.NOT_JSON, '{"version": NaN}', ("not JSON", "NaN")),
    "a number without end": Case(P.NUMBER_TOO_LONG, '{"version": ' + "1" * 5000 + "}", ("digits",)),
    "lists without end": Case(P.TOO_DEEP, "[" * 100_000, ("nested",)),
    "a key twice": Case(P.KEY_TWICE, '{"format": 1, "format": 1}', ("format", "once")),
    "a key twice in a deal": Case(P.KEY_TWICE, KEY_TWICE_IN_DEAL_2, ("deal 2", "stock", "once")),
    "not an object": Case(P.WRONG_TYPE, "[]", ("[] stands", "an object")),
    "an unknown key": Case(P.UNKNOWN_KEY, small() | {"title": "x"}, ("title", "format, version, deals")),
    "an unknown key in a deal": Case(P.UNKNOWN_KEY, at("deals", 1, "trump", value="H"), ("deal 2", "turn_up")),
    "an unknown key in hands": Case(
        P.UNKNOWN_KEY, at("deals", 1, "hands", "us", value=[]), ("deal 2", "elder, dealer")
    ),
    "an unknown switch": Case(P.UNKNOWN_KEY, at("rules", "goal", value=7), ("rules", "goal", "target")),
    "an unknown key in score": Case(P.UNKNOWN_KEY, at("score", "north", value=1), ("score", "north", "elder, dealer")),
    "no format": Case(P.MISSING_KEY, {"version": 1, "deals": [SECOND]}, ("format", "missing")),
    "no hands": Case(P.MISSING_KEY, then(without("hands"), actions=FINISHED), ("deal 2", "hands", "missing")),
    "no turn-up": Case(P.MISSING_KEY, small() | {"deals": [without("turn_up")]}, ("deal 1", "turn_up", "missing")),
    "another format": Case(P.WRONG_VALUE, at("format", value="bridge"), ("format", "bridge", "ecarte-record")),
    "another version": Case(P.WRONG_VALUE, at("version", value=2), ("version", "2", "1 to 1")),
    "another preset": Case(P.WRONG_VALUE, small() | {"rules": "baroque"}, ("baroque", "gamerules, classic")),
    "a value no switch has": Case(P.WRONG_VALUE, at("rules", "target", value=6), ("rules.target", "5, 7, 11")),
    "a switch as text": Case(P.WRONG_VALUE, at("rules", "target", value="7"), ("rules.target", '"7"', "5, 7, 11")),
    "a score past the target": Case(P.WRONG_VALUE, at("score", "elder", value=11), ("score.elder", "0 to 10")),
    "a negative score": Case(P.WRONG_VALUE, at("score", "dealer", value=-1), ("score.dealer", "-1", "0 to 10")),
    "a score that looks whole": Case(P.WRONG_TYPE, at("score", "elder", value=1.0), ("score.elder", "1.0", "whole")),
    "a score that is true": Case(P.WRONG_TYPE, at("score", "elder", value=True), ("score.elder", "true", "whole")),
    "a player of another place": Case(P.WRONG_VALUE, small(dealer="east"), ("deal 1", "dealer", "north, south")),
    "a comment that is no text": Case(P.WRONG_TYPE, at("deals", 0, "comment", value=1), ("deal 1", "comment", "text")),
    "no card": Case(P.NOT_A_CARD, small(turn_up="1H"), ("deal 1", "turn_up", "1H", "K Q J A T 9 8 7")),
    "no card in a hand": Case(P.NOT_A_CARD, at("deals", 1, "hands", "elder", 2, value="6S"), ("deal 2", "6S")),
    "no card in an act": Case(P.NOT_A_CARD, small(actions=["stand", "play K"]), ("deal 1, action 2", "K", "KS")),
    "four cards in a hand": Case(P.HAND_SIZE, small(hands=hand(*ELDER[:4])), ("deal 1", "hands.elder", "4", "5")),
    "six cards in a hand": Case(P.HAND_SIZE, small(hands=hand(*ELDER, "KS")), ("deal 1", "hands.elder", "6", "5")),
    "a card twice": Case(P.CARD_TWICE, small(turn_up="KD"), ("deal 1", "KD", "once")),
    "a card twice in the stock": Case(P.CARD_TWICE, small(stock=["9C", "9C"]), ("deal 1", "9C", "once")),
    "no deals": Case(P.NO_DEALS, small() | {"deals": []}, ("deals", "at least one")),
    "a deal after an unfinished one": Case(P.DEAL_AFTER_UNFINISHED, then(SECOND), ("deal 2", "play AS")),
    "a deal after the game is won": Case(
        P.DEAL_AFTER_WIN,
        then(SECOND, actions=["stand", "mark-king"]) | {"score": {"elder": 4}},
        ("deal 2", "won"),
    ),
    "a dealer who deals twice running": Case(
        P.DEALER_MUST_ALTERNATE,
        then(small()["deals"][0], actions=FINISHED),
        ("deal 2", "dealer", "south", "allowed: north"),
    ),
    "an unknown act": Case(P.UNKNOWN_ACT, small(actions=["pass"]), ("deal 1, action 1", "pass", "propose, stand")),
    "an act in capitals": Case(P.UNKNOWN_ACT, small(actions=["Stand"]), ("deal 1, action 1", "Stand", "stand")),
    "an empty act": Case(P.UNKNOWN_ACT, small(actions=["stand", ""]), ("deal 1, action 2", "play CARD")),
    "an act with too many words": Case(P.ACT_WORDS, small(actions=["stand 7D"]), ("deal 1, action 1", "stand")),
    "a play without a card": Case(P.ACT_WORDS, small(actions=["stand", "play"]), ("deal 1, action 2", "play CARD")),
    "a play that breaks a rule": Case(
        P.ILLEGAL_ACT,
        small(actions=["stand", "play AS", "play TS"]),
        ("deal 1, action 3", "play TS", "must-overtake", "ace of spades", "Legal would be: play JS"),
    ),
}


def test_there_is_a_case_for_every_problem_that_a_record_can_have() -> None:
    assert {case.problem for case in CASES.values()} == set(Problem)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_each_mistake_is_told_in_one_line_with_file_place_and_what_would_be_right(
    refused: Refused, write: WriteRecord, case: Case
) -> None:
    line = refused("replay", write(case.source))
    assert "game.json: " in line
    assert [part for part in case.says if part not in line] == []


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_each_case_has_the_mistake_that_it_claims(case: Case) -> None:
    with pytest.raises(RecordError) as error:
        read_record(case.source if isinstance(case.source, str | bytes) else json.dumps(case.source))
    assert error.value.problem is case.problem


@pytest.mark.parametrize("name", ["no card", "half a record", "bytes that are no text"])
def test_a_mistake_on_standard_input_is_told_the_same_way(
    refused: Refused, write: WriteRecord, typed: Typed, name: str
) -> None:
    source = CASES[name].source
    told = refused("replay", "--json", write(source)).partition("game.json: ")[2]
    raw = source if isinstance(source, bytes) else (source if isinstance(source, str) else json.dumps(source)).encode()
    typed(raw)
    assert refused("replay", "--json", "-") == f"ecarte-widgets: standard input: {told}"


WRONG: list[object] = [None, True, 1, 1.5, "x", [], ["x"], {}, {"x": 1}]
FITS: dict[str, list[object]] = {
    "comment": ["x"],
    "target": [],
    "elder": [1],  # a score
    "dealer": [1],
    "actions": [[]],
    "stock": [[]],
    "rules": [{}],
    "score": [{}],
    "version": [1],
}
"""Values of ``WRONG`` that may stand at a key after all."""


def fits(path: Path, value: object) -> bool:
    return any(one == value and type(one) is type(value) for one in FITS.get(str(path[-1]) if path else "", []))


@pytest.mark.parametrize("path", list(paths_in(whole())), ids=lambda path: ".".join(map(str, path)) or "top")
def test_a_value_of_another_kind_is_refused_wherever_it_stands(
    refused: Refused, write: WriteRecord, path: Path
) -> None:
    for value in WRONG:
        if fits(path, value):
            continue
        line = refused("replay", write(replaced(whole(), path, value)))
        assert "game.json: " in line
        match path:
            case ("deals", int(deal), "actions", int(action)):
                assert f"deal {deal + 1}, action {action + 1}: " in line
            case ("deals", int(deal), *_):
                assert f"deal {deal + 1}" in line
            case ("rules" | "score" as part, *_):
                assert part in line
            case _:
                pass


def test_what_may_stand_there_after_all_is_read(run: Run, write: WriteRecord) -> None:
    assert run("replay", write(whole())).code == 0
    assert run("replay", write(at("score", value={}))).code == 0
    assert run("replay", write(at("deals", 1, "actions", value=[]))).code == 0
