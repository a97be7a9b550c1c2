"""Reading JSON strictly: no key twice, no NaN, no number that only looks whole, no unknown key."""

import json
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NoReturn, TypeVar

from ecarte_widgets.engine.record_errors import Kind, Place, Problem, RecordError, Wanted

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
"""Anything that JSON can hold."""
JsonObject = dict[str, Json]
"""An object of JSON."""
Value = TypeVar("Value")


def load_json(source: str | bytes) -> Json:
    """Parse JSON text.

    Raises:
        RecordError: ``not-text``, ``not-json``, ``number-too-long``, ``too-deep`` or ``key-twice``.
    """
    try:
        text = source.decode("utf-8-sig") if isinstance(source, bytes) else source.removeprefix("\ufeff")
        text.encode()  # lone surrogates, as a terminal hands on bytes that are not text
    except UnicodeError:
        raise RecordError(Problem.NOT_TEXT) from None
    try:
        parsed: Json = json.loads(text, object_pairs_hook=_Object, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise RecordError(Problem.NOT_JSON, Place(line=error.lineno, column=error.colno)) from None
    except RecursionError:
        raise RecordError(Problem.TOO_DEEP) from None
    except RecordError:
        raise
    except ValueError:
        raise RecordError(Problem.NUMBER_TOO_LONG) from None
    _refuse_doubles(parsed)
    return parsed


class _Object(dict[str, Json]):
    """An object as it stands in the text, with the key that stands in it twice, if one does."""

    def __init__(self, pairs: list[tuple[str, Json]]) -> None:
        """Take the pairs of key and value in order."""
        super().__init__(pairs)
        doubled = len(self) < len(pairs)
        self.twice = Counter(key for key, _ in pairs).most_common(1)[0][0] if doubled else None


def _refuse_doubles(parsed: Json) -> None:
    """Refuse a key given twice in any object, telling in which deal.

    Raises:
        RecordError: ``key-twice``.
    """
    deals = parsed.get("deals") if isinstance(parsed, dict) else None
    listed = deals if isinstance(deals, list) else []
    places = [*((deal, Place(deal=number)) for number, deal in enumerate(listed, start=1)), (parsed, Place())]
    for value, place in places:
        unread = [value]
        while unread:
            match unread.pop():
                case _Object(twice=str(key)):
                    raise RecordError(Problem.KEY_TWICE, place, given=key)
                case dict() as inner:
                    unread.extend(inner.values())
                case list() as items:
                    unread.extend(items)
                case _:
                    pass


def _no_constant(name: str) -> NoReturn:
    """Refuse what JSON does not have: NaN, Infinity and -Infinity."""
    raise RecordError(Problem.NOT_JSON, given=name)


def shown(value: Json) -> str:
    """Give a value as JSON text, for an error to quote."""
    try:
        return json.dumps(value, ensure_ascii=False)
    except RecursionError:
        return "…"


def fields_of(value: Json, place: Place, needed: tuple[str, ...], optional: tuple[str, ...]) -> JsonObject:
    """Take an object apart, refusing a missing and an unknown key; a ``comment`` of text may stand in any.

    Raises:
        RecordError: ``wrong-type``, ``unknown-key`` or ``missing-key``.
    """
    if not isinstance(value, dict):
        raise RecordError(Problem.WRONG_TYPE, place, given=shown(value), allowed=(Wanted(Kind.OBJECT),))
    allowed = (*needed, *optional, "comment")
    for key in value:
        if key not in allowed:
            raise RecordError(Problem.UNKNOWN_KEY, place, given=shown(key), allowed=allowed)
    for key in needed:
        if key not in value:
            raise RecordError(Problem.MISSING_KEY, place, given=key)
    if "comment" in value and not isinstance(value["comment"], str):
        at = inside(place, "comment")
        raise RecordError(Problem.WRONG_TYPE, at, given=shown(value["comment"]), allowed=(Wanted(Kind.TEXT),))
    return value


def inside(place: Place, key: str) -> Place:
    """Give the place of a key within a place."""
    return replace(place, key=f"{place.key}.{key}" if place.key else key)


def text_of(value: Json, place: Place) -> str:
    """Take text.

    Raises:
        RecordError: ``wrong-type``.
    """
    if not isinstance(value, str):
        raise RecordError(Problem.WRONG_TYPE, place, given=shown(value), allowed=(Wanted(Kind.TEXT),))
    return value


def list_of(value: Json, place: Place, read: Callable[[Json, Place], Value]) -> list[Value]:
    """Take a list, reading each of its values.

    Raises:
        RecordError: ``wrong-type``, or what ``read`` raises.
    """
    if not isinstance(value, list):
        raise RecordError(Problem.WRONG_TYPE, place, given=shown(value), allowed=(Wanted(Kind.LIST),))
    return [read(one, place) for one in value]


def whole_number(value: Json, place: Place, allowed: range) -> int:
    """Take a whole number; ``true`` and ``1.0`` are none.

    Raises:
        RecordError: ``wrong-type`` or ``wrong-value``.
    """
    what = Wanted(Kind.WHOLE_NUMBER, allowed.start, allowed.stop - 1)
    if type(value) is not int:
        raise RecordError(Problem.WRONG_TYPE, place, given=shown(value), allowed=(what,))
    if value not in allowed:
        raise RecordError(Problem.WRONG_VALUE, place, given=shown(value), allowed=(what,))
    return value


def one_of(value: Json, place: Place, choices: Mapping[str, Value]) -> Value:
    """Take one of the words listed and give what it stands for.

    Raises:
        RecordError: ``wrong-type`` or ``wrong-value``.
    """
    text = text_of(value, place)
    if text not in choices:
        raise RecordError(Problem.WRONG_VALUE, place, given=shown(text), allowed=tuple(choices))
    return choices[text]
