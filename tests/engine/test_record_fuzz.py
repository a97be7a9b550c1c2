"""Whatever stands anywhere in a record: it is read as a valid game or refused with a RecordError, nothing else."""

import json
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecarte_widgets.engine import Game, Place, RecordError, read_record, record_text
from tests.engine.records import Path, paths_in, replaced, small, whole

VALUES: list[object] = [
    None,
    True,
    False,
    1.0,
    1,
    -1,
    0.5,
    "x",
    "",
    "KH",
    [],
    {},
    [[]],
    [None],
    {"comment": "x"},
    "\ud800",
]
PATHS = list(paths_in(whole()))


def read_or_refuse(text: str | bytes) -> Game | RecordError:
    """Read a record; a game that comes of it must survive being written and read again."""
    try:
        game = read_record(text)
    except RecordError as error:
        return error
    assert read_record(record_text(game)) == game
    return game


def test_there_is_a_path_to_every_value() -> None:
    assert len(PATHS) == 1 + sum(1 for _ in paths_in(whole()["deals"], ("deals",))) + len(
        ["format", "version", "comment", "rules", 1, 2, 3, 4, "score", 1, 2, 3]
    )


@pytest.mark.parametrize("path", PATHS, ids=lambda path: ".".join(map(str, path)) or "all")
def test_any_value_at_any_path_is_read_or_refused_with_its_place(path: Path) -> None:
    for value in VALUES:
        outcome = read_or_refuse(json.dumps(replaced(whole(), path, value)))
        if isinstance(outcome, Game):
            continue
        assert names_the_place(outcome.place, path)


def names_the_place(place: Place, path: Path) -> bool:
    """Tell whether a place lies on the way to a path, or, for a deal that became another, behind it."""
    if path[:1] != ("deals",):
        # The target says how high a score may be, and when the game is won.
        return place.deal is None or path[:1] in {("rules",), ("score",)}
    if len(path) == 1:
        return place == Place(key="deals") or place.deal == 1
    return place.deal is not None and place.deal >= int(path[1]) + 1


@pytest.mark.parametrize("path", PATHS, ids=lambda path: ".".join(map(str, path)) or "all")
def test_any_value_left_out_is_read_or_refused(path: Path) -> None:
    if not path:
        return
    record = whole()
    at: object = record
    for key in path[:-1]:
        at = at[key]  # type: ignore[index]  # a path leads through lists and objects
    del at[path[-1]]  # type: ignore[attr-defined]  # the same
    assert isinstance(read_or_refuse(json.dumps(record)), Game | RecordError)


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_nesting_of_any_depth_at_any_path_is_refused(opening: str) -> None:
    """Depths around the interpreter's limit are the ones at which a later step could still stumble."""
    closing = "]" if opening == "[" else "}"
    limit = sys.getrecursionlimit()
    depths = [1, 2, 50, *range(limit - 200, limit + 5, 4), 10 * limit]
    paths: list[Path] = [("rules",), ("rules", "target"), ("score",), ("deals", 0, "actions", 0), ("deals", 0, "stock")]
    for path in paths:
        text = json.dumps(replaced(whole(), path, "@"))
        for depth in depths:
            deep = text.replace('"@"', opening * depth + "0" + closing * depth)
            assert isinstance(read_or_refuse(deep), RecordError)


@pytest.mark.parametrize(
    "number", [2**53, 10**300, 10**4299, -(10**4000)], ids=lambda number: f"{len(str(number))} digits"
)
def test_huge_numbers_are_refused_wherever_they_stand(number: int) -> None:
    for path in PATHS:
        assert isinstance(read_or_refuse(json.dumps(replaced(whole(), path, number))), RecordError)


@settings(deadline=None, max_examples=300)
@given(st.binary(max_size=60))
def test_any_bytes_are_refused(source: bytes) -> None:
    assert isinstance(read_or_refuse(source), RecordError)


@settings(deadline=None, max_examples=300)
@given(st.data())
def test_a_record_cut_off_or_with_one_letter_changed_is_read_or_refused(data: st.DataObject) -> None:
    text = json.dumps(small(), ensure_ascii=False)
    at = data.draw(st.integers(0, len(text) - 1))
    assert isinstance(read_or_refuse(text[:at]), RecordError)
    changed = text[:at] + data.draw(st.characters(codec=None)) + text[at + 1 :]
    assert isinstance(read_or_refuse(changed), Game | RecordError)


@settings(deadline=None, max_examples=300)
@given(st.text(max_size=20))
def test_any_text_as_an_act_or_a_card_is_read_or_refused(text: str) -> None:
    for record in (small(actions=[text]), small(turn_up=text), small(stock=[text]), small(actions=["stand", text])):
        assert isinstance(read_or_refuse(json.dumps(record)), Game | RecordError)
