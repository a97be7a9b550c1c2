"""Every mistake that a record can have, what it is called, and the place that is named."""

import json
from typing import Any

import pytest

from ecarte_widgets.engine import BreachCode, Kind, Place, Problem, RecordError, Wanted, read_record
from tests.engine.records import ACTS, DEALER, ELDER, mistake, replaced, small, told, whole

P = Problem


@pytest.mark.parametrize(
    "source", [b"\xff\xfe{}", b'{"comment": "\xe9"}', b"\x80", "\udce9", '{"comment": "\udce9"}'], ids=repr
)
def test_what_is_not_text_is_refused(source: str | bytes) -> None:
    assert told(source) == (P.NOT_TEXT, Place())


@pytest.mark.parametrize(
    ("source", "line", "column"),
    [
        ("", 1, 1),
        ("{", 1, 2),
        ('{\n "format": }', 2, 12),
        ("{'format': 1}", 1, 2),
        ('{} {"deals": []}', 1, 4),
        ('{"version": 01}', 1, 14),
        ('{"comment": "\n"}', 1, 14),
    ],
)
def test_what_is_not_json_is_refused_where_the_parser_stopped(source: str, line: int, column: int) -> None:
    assert told(source) == (P.NOT_JSON, Place(line=line, column=column))


@pytest.mark.parametrize("value", ["NaN", "Infinity", "-Infinity"])
def test_a_number_that_json_does_not_have_is_named(value: str) -> None:
    error = mistake(f'{{"version": {value}}}')
    assert (error.problem, error.given) == (P.NOT_JSON, value)


def test_a_number_of_thousands_of_digits_is_refused() -> None:
    assert told('{"version": ' + "9" * 5000 + "}") == (P.NUMBER_TOO_LONG, Place())


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("[]", Wanted(Kind.OBJECT)),
        ('{"format": "ecarte-record", "version": 1, "deals": {}}', Wanted(Kind.LIST)),
        ('{"format": 1, "version": 1, "deals": []}', Wanted(Kind.TEXT)),
        ('{"format": "ecarte-record", "version": 1.0, "deals": []}', Wanted(Kind.WHOLE_NUMBER, 1, 1)),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused_with_the_kind_as_a_code(source: str, wanted: Wanted) -> None:
    """Words for it are the catalogs'."""
    error = mistake(source)
    assert (error.problem, error.allowed) == (P.WRONG_TYPE, (wanted,))


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_nesting_without_end_is_refused(opening: str) -> None:
    assert told(opening * 100_000) == (P.TOO_DEEP, Place())


@pytest.mark.parametrize(
    ("text", "key", "place"),
    [
        ('{"format": "ecarte-record", "format": "ecarte-record"}', "format", Place()),
        ('{"comment": "a", "comment": "b"}', "comment", Place()),
        ('{"score": {"elder": 0, "elder": 0}, "deals": []}', "elder", Place()),
        ('{"deals": [], "deals": []}', "deals", Place()),
        ('{"deals": [{"turn_up": "8H", "turn_up": "8H"}]}', "turn_up", Place(deal=1)),
        ('{"deals": [{}, {"hands": {"elder": [], "elder": []}}]}', "elder", Place(deal=2)),
        ('{"deals": [[[{"x": 1, "x": 1}]]]}', "x", Place(deal=1)),
    ],
)
def test_a_key_given_twice_is_refused_at_every_level(text: str, key: str, place: Place) -> None:
    error = mistake(text)
    assert (error.problem, error.place, error.given) == (P.KEY_TWICE, place, key)


PLACES_OF_OBJECTS: dict[tuple[str | int, ...], Place] = {
    (): Place(),
    ("rules",): Place(key="rules"),
    ("score",): Place(key="score"),
    ("deals", 0): Place(deal=1),
    ("deals", 1): Place(deal=2),
    ("deals", 1, "hands"): Place(deal=2, key="hands"),
}


def with_key(path: tuple[str | int, ...], key: str, value: object) -> object:
    return replaced(whole(), (*path, key), value)


@pytest.mark.parametrize(("path", "place"), PLACES_OF_OBJECTS.items(), ids=str)
def test_an_unknown_key_is_refused_at_its_object_with_those_that_may_stand_there(
    path: tuple[str | int, ...], place: Place
) -> None:
    error = mistake(with_key(path, "Comment", "no"))
    assert (error.problem, error.place, error.given) == (P.UNKNOWN_KEY, place, '"Comment"')
    assert "comment" in error.allowed


@pytest.mark.parametrize("path", PLACES_OF_OBJECTS, ids=str)
def test_a_comment_may_stand_in_every_object(path: tuple[str | int, ...]) -> None:
    assert read_record(json.dumps(with_key(path, "comment", "yes"))) == read_record(json.dumps(whole()))


@pytest.mark.parametrize("value", [None, 1, ["text"], {}, False], ids=repr)
@pytest.mark.parametrize(("path", "place"), PLACES_OF_OBJECTS.items(), ids=str)
def test_a_comment_must_be_text(path: tuple[str | int, ...], place: Place, value: object) -> None:
    problem, where = told(with_key(path, "comment", value))
    assert problem is P.WRONG_TYPE
    assert where == Place(place.deal, None, f"{place.key}.comment" if place.key else "comment")


@pytest.mark.parametrize(
    ("path", "place"),
    [
        (("format",), Place()),
        (("version",), Place()),
        (("deals",), Place()),
        (("deals", 0, "dealer"), Place(deal=1)),
        (("deals", 0, "hands"), Place(deal=1)),
        (("deals", 1, "turn_up"), Place(deal=2)),
        (("deals", 0, "hands", "elder"), Place(deal=1, key="hands")),
        (("deals", 1, "hands", "dealer"), Place(deal=2, key="hands")),
    ],
    ids=str,
)
def test_a_key_that_must_be_there_is_missed(path: tuple[str | int, ...], place: Place) -> None:
    record = whole()
    at: Any = record
    for key in path[:-1]:
        at = at[key]
    del at[path[-1]]
    error = mistake(record)
    assert (error.problem, error.place, error.given) == (P.MISSING_KEY, place, path[-1])


@pytest.mark.parametrize(
    ("path", "value", "problem", "place"),
    [
        (("format",), "ecarte", P.WRONG_VALUE, Place(key="format")),
        (("version",), 2, P.WRONG_VALUE, Place(key="version")),
        (("version",), 1.0, P.WRONG_TYPE, Place(key="version")),
        (("version",), True, P.WRONG_TYPE, Place(key="version")),
        (("version",), "1", P.WRONG_TYPE, Place(key="version")),
        (("version",), 10**4000, P.WRONG_VALUE, Place(key="version")),
        (("rules",), "Classic", P.WRONG_VALUE, Place(key="rules")),
        (("rules",), None, P.WRONG_TYPE, Place(key="rules")),
        (("rules",), ["classic"], P.WRONG_TYPE, Place(key="rules")),
        (("rules", "preset"), "hoyle", P.WRONG_VALUE, Place(key="rules.preset")),
        (("rules", "preset"), None, P.WRONG_TYPE, Place(key="rules.preset")),
        (("rules", "ace_high"), True, P.UNKNOWN_KEY, Place(key="rules")),
        (("rules", "target"), 6, P.WRONG_VALUE, Place(key="rules.target")),
        (("rules", "target"), 11.0, P.WRONG_VALUE, Place(key="rules.target")),
        (("rules", "target"), "11", P.WRONG_VALUE, Place(key="rules.target")),
        (("rules", "dealer_min_discard"), True, P.WRONG_VALUE, Place(key="rules.dealer_min_discard")),
        (("rules", "stake"), "double", P.WRONG_VALUE, Place(key="rules.stake")),
        (("score", "elder"), 11, P.WRONG_VALUE, Place(key="score.elder")),
        (("score", "dealer"), -1, P.WRONG_VALUE, Place(key="score.dealer")),
        (("score", "dealer"), True, P.WRONG_TYPE, Place(key="score.dealer")),
        (("score", "dealer"), 2.0, P.WRONG_TYPE, Place(key="score.dealer")),
        (("score",), None, P.WRONG_TYPE, Place(key="score")),
        (("deals",), {}, P.WRONG_TYPE, Place(key="deals")),
        (("deals",), [], P.NO_DEALS, Place(key="deals")),
        (("deals", 1), [], P.WRONG_TYPE, Place(deal=2)),
        (("deals", 1, "dealer"), "east", P.WRONG_VALUE, Place(deal=2, key="dealer")),
        (("deals", 1, "dealer"), "south", P.DEALER_MUST_ALTERNATE, Place(deal=2, key="dealer")),
        (("deals", 1, "hands"), [], P.WRONG_TYPE, Place(deal=2, key="hands")),
        (("deals", 1, "hands", "elder"), "KH", P.WRONG_TYPE, Place(deal=2, key="hands.elder")),
        (("deals", 1, "hands", "elder"), ELDER[:4], P.HAND_SIZE, Place(deal=2, key="hands.elder")),
        (("deals", 0, "hands", "dealer"), [*DEALER, "9C"], P.HAND_SIZE, Place(deal=1, key="hands.dealer")),
        (("deals", 0, "hands", "dealer", 0), "1H", P.NOT_A_CARD, Place(deal=1, key="hands.dealer")),
        (("deals", 0, "hands", "dealer", 0), 7, P.WRONG_TYPE, Place(deal=1, key="hands.dealer")),
        (("deals", 0, "turn_up"), "6H", P.NOT_A_CARD, Place(deal=1, key="turn_up")),
        (("deals", 0, "turn_up"), "\ud800", P.NOT_A_CARD, Place(deal=1, key="turn_up")),
        (("deals", 0, "stock", 1), "7S 8S", P.NOT_A_CARD, Place(deal=1, key="stock")),
        (("deals", 0, "stock"), None, P.WRONG_TYPE, Place(deal=1, key="stock")),
        (("deals", 0, "stock", 1), "♥k", P.CARD_TWICE, Place(deal=1)),
        (("deals", 0, "turn_up"), "QH", P.CARD_TWICE, Place(deal=1)),
        (("deals", 0, "hands", "elder", 1), "KH", P.CARD_TWICE, Place(deal=1)),
        (("deals", 0, "actions"), "stand", P.WRONG_TYPE, Place(deal=1, key="actions")),
        (("deals", 0, "actions", 2), None, P.WRONG_TYPE, Place(deal=1, action=3)),
        (("deals", 0, "actions", 0), "Propose", P.UNKNOWN_ACT, Place(deal=1, action=1)),
        (("deals", 0, "actions", 0), "", P.UNKNOWN_ACT, Place(deal=1, action=1)),
        (("deals", 0, "actions", 0), " ", P.UNKNOWN_ACT, Place(deal=1, action=1)),
        (("deals", 0, "actions", 0), "\u00a0", P.UNKNOWN_ACT, Place(deal=1, action=1)),
        (("deals", 0, "actions", 0), "\ud800", P.UNKNOWN_ACT, Place(deal=1, action=1)),
        (("deals", 0, "actions", 6), "play\tKH", P.UNKNOWN_ACT, Place(deal=1, action=7)),
        (("deals", 0, "actions", 6), "play\u00a0K♥", P.UNKNOWN_ACT, Place(deal=1, action=7)),
        (("deals", 0, "actions", 0), "propose KH", P.ACT_WORDS, Place(deal=1, action=1)),
        (("deals", 0, "actions", 6), "play", P.ACT_WORDS, Place(deal=1, action=7)),
        (("deals", 0, "actions", 6), "play KH QH", P.ACT_WORDS, Place(deal=1, action=7)),
        (("deals", 0, "actions", 6), "play XX", P.NOT_A_CARD, Place(deal=1, action=7)),
        (("deals", 0, "actions", 2), "exchange 7D 8X", P.NOT_A_CARD, Place(deal=1, action=3)),
        (("deals", 1, "actions", 1), "stand", P.ILLEGAL_ACT, Place(deal=2, action=2)),
    ],
    ids=lambda value: f"{value!r:.30}",
)
def test_a_wrong_value_is_told_with_its_place(
    path: tuple[str | int, ...], value: object, problem: Problem, place: Place
) -> None:
    assert told(replaced(whole(), path, value)) == (problem, place)


@pytest.mark.parametrize(
    ("acts", "code", "allowed"),
    [
        (["accept"], BreachCode.STAND_OR_PROPOSE_FIRST, {"propose", "stand"}),
        (["propose", "stand"], BreachCode.ANSWER_FIRST, {"accept", "refuse"}),
        (["propose", "accept", "exchange 7D 8C 9H"], BreachCode.EXCHANGE_TOO_MANY, {Wanted(Kind.EXCHANGE, 1, 2)}),
        (["propose", "accept", "exchange 7D 7D"], BreachCode.CARD_TWICE, {Wanted(Kind.EXCHANGE, 1, 2)}),
        ([*ACTS[:6], "play AS", "play QH"], BreachCode.MUST_FOLLOW_SUIT, {"play JS"}),
        ([*ACTS[:6], "play AS", "play TS"], BreachCode.MUST_OVERTAKE, {"play JS"}),
        (["stand", "play AS", "mark-king"], BreachCode.KING_TOO_LATE, {"play JS"}),
        (["mark-king"], BreachCode.KING_TOO_EARLY, {"propose", "stand"}),
        (["mark-turned-king"], BreachCode.NO_KING_TURNED_UP, {"propose", "stand"}),
    ],
    ids=lambda value: value.value if isinstance(value, BreachCode) else "",
)
def test_an_act_against_the_rules_is_told_with_the_rule_and_what_would_be_legal(
    acts: list[str], code: BreachCode, allowed: set[str | Wanted]
) -> None:
    error = mistake(small(actions=acts))
    assert (error.problem, error.place) == (P.ILLEGAL_ACT, Place(deal=1, action=len(acts)))
    assert error.breach is not None
    assert error.breach.code is code
    assert set(error.allowed) == allowed
    assert error.given == acts[-1]


@pytest.mark.parametrize("late", ["play 9H", "mark-king", "mark-turned-king", "stand"])
def test_nothing_follows_the_act_that_wins_the_game(late: str) -> None:
    record = {**small(actions=["stand", "mark-king", late]), "score": {"elder": 4}}
    error = mistake(record)
    assert error.place == Place(deal=1, action=3)
    assert error.breach is not None
    assert error.breach.code is BreachCode.GAME_OVER
    assert error.allowed == ()


def test_an_act_after_the_fifth_trick_is_refused() -> None:
    record = whole()
    record["deals"][0]["actions"].append("play KH")
    error = mistake(record)
    assert error.place == Place(deal=1, action=len(record["deals"][0]["actions"]))
    assert error.breach is not None
    assert error.breach.code is BreachCode.DEAL_OVER


def test_a_deal_after_an_unfinished_one_is_refused() -> None:
    first, second = small()["deals"][0], small(dealer="north")["deals"][0]
    error = mistake({**small(), "deals": [first, second]})
    assert (error.problem, error.place) == (P.DEAL_AFTER_UNFINISHED, Place(deal=2))
    assert "play AS" in error.allowed


def test_a_deal_after_a_won_game_is_refused() -> None:
    record = {**whole(), "score": {"elder": 9}}
    assert told(record) == (P.DEAL_AFTER_WIN, Place(deal=2))


def test_a_list_where_text_belongs_in_the_whole_record_is_refused() -> None:
    for source in ("[]", '"ecarte-record"', "1", "null", "true"):
        assert told(source) == (P.WRONG_TYPE, Place())


def test_every_problem_is_told_by_some_test_above() -> None:
    """The words of the module are searched, so that a new problem asks for its test."""
    with open(__file__, encoding="utf-8") as file:  # noqa: PTH123  (this very module)
        text = file.read()
    assert {problem.name for problem in Problem if f"P.{problem.name}" not in text} == set()


def test_an_error_says_its_problem_and_keeps_what_an_explanation_needs() -> None:
    error = RecordError(P.NOT_A_CARD, Place(deal=2, key="turn_up"), given="XX")
    assert (str(error), error.given, error.allowed, error.breach) == ("not-a-card", "XX", (), None)
