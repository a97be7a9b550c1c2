"""Records for the tests: a small one, a whole one, and how a mistake in one is told."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest

from ecarte_widgets.engine import Place, Problem, RecordError, read_record

Record = dict[str, Any]
Path = tuple[str | int, ...]

ELDER = ["KH", "9H", "AS", "7D", "8C"]
DEALER = ["QH", "JS", "TS", "KD", "7C"]
ACTS = ["propose", "accept", "exchange 7D 8C", "exchange", "stand", "mark-king", "play KH", "play QH"]
"""The first deal of the contract's example."""


def small(**changes: object) -> Record:
    """Give a record of one unfinished deal, with some of its deal's keys changed."""
    deal = {"dealer": "south", "hands": {"elder": ELDER, "dealer": DEALER}, "turn_up": "8H"}
    deal |= {"stock": ["AH", "7S"], "actions": ACTS}
    return {"format": "ecarte-record", "version": 1, "deals": [copy.deepcopy(deal | changes)]}


def whole() -> Record:
    """Give a record with every key there is: two deals, the first of them finished, comments everywhere."""
    first = small()["deals"][0]
    first["actions"] = [*ACTS, *(f"play {card}" for card in ["AS", "JS", "TS", "7S", "KD", "9H", "AH", "7C"])]
    first["comment"] = "elder announces the king"
    first["hands"]["comment"] = "as dealt"
    second = small(dealer="north", stock=["AC"], actions=["propose", "refuse"])["deals"][0]
    return {
        "format": "ecarte-record",
        "version": 1,
        "comment": "a game to eleven",
        "rules": {"preset": "classic", "target": 11, "stake": "plus_one", "comment": "as at our table"},
        "score": {"elder": 1, "dealer": 2, "comment": "from last week"},
        "deals": [first, second],
    }


def mistake(record: object) -> RecordError:
    """Read a record that must be refused, and give the error."""
    source = record if isinstance(record, str | bytes) else json.dumps(record)
    with pytest.raises(RecordError) as refused:
        read_record(source)
    return refused.value


def told(record: object) -> tuple[Problem, Place]:
    """Give what is wrong with a record, and where."""
    error = mistake(record)
    return error.problem, error.place


def paths_in(value: object, path: Path = ()) -> Iterator[Path]:
    """Give the path of every value, the whole included."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield from paths_in(one, (*path, key))


def replaced(record: Record, path: Path, value: object) -> object:
    """Give a copy of a record with another value at a path."""
    if not path:
        return value
    made = copy.deepcopy(record)
    at: Any = made
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return made
