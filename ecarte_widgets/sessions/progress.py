"""What a learner has done: steps and best streaks, by lesson and step id. It is plain JSON outside.

>>> progress = Progress().with_done("ranking", "ace").with_streak("ranking", "ace", 3)
>>> progress.to_json()
{'version': 1, 'lessons': {'ranking': {'done': ['ace'], 'streaks': {'ace': 3}}}}
>>> progress_from_json(progress.to_json()) == progress
True
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

VERSION: Final = 1
"""Counts the forms of the JSON."""

_LONGEST_ID: Final = 100
_LONGEST_STREAK: Final = 10**6
_MOST: Final = 10_000

Key = tuple[str, str]
"""A lesson's id and a step's id."""


class ProgressError(ValueError):
    """Something that is no progress; ``given`` is what stood there, ``place`` where."""

    def __init__(self, given: object, *place: str) -> None:
        """Keep what was wrong and where."""
        self.place = ".".join(place)
        self.given = given
        super().__init__(f"{self.place}: {given!r:.60}")


@dataclass(frozen=True, slots=True)
class Progress:
    """Steps done and best streaks. Ids of steps that are no more are kept: another version may know them."""

    done: frozenset[Key] = frozenset()
    """The steps done."""
    streaks: tuple[tuple[Key, int], ...] = ()
    """The best streak of each practice tried, in the order of their ids."""

    def is_done(self, lesson: str, step: str) -> bool:
        """Tell whether a step was done."""
        return (lesson, step) in self.done

    def best(self, lesson: str, step: str) -> int:
        """Give the best streak of a step, 0 before any."""
        return dict(self.streaks).get((lesson, step), 0)

    def with_done(self, lesson: str, step: str) -> "Progress":
        """Note that a step is done."""
        return Progress(self.done | {(lesson, step)}, self.streaks)

    def with_streak(self, lesson: str, step: str, streak: int) -> "Progress":
        """Note a streak, where it is the best so far."""
        best = dict(self.streaks)
        if streak > best.get((lesson, step), 0):
            best[lesson, step] = streak
        return Progress(self.done, tuple(sorted(best.items())))

    def merged(self, other: "Progress") -> "Progress":
        """Put two sittings together: what was done in either, and the better streaks."""
        best = dict(self.streaks)
        for key, streak in other.streaks:
            best[key] = max(streak, best.get(key, 0))
        return Progress(self.done | other.done, tuple(sorted(best.items())))

    def to_json(self) -> dict[str, object]:
        """Write it down."""
        lessons: dict[str, dict[str, object]] = {}
        for lesson in sorted({lesson for lesson, _ in (*self.done, *(key for key, _ in self.streaks))}):
            lessons[lesson] = {
                "done": sorted(step for name, step in self.done if name == lesson),
                "streaks": {step: streak for (name, step), streak in self.streaks if name == lesson},
            }
        return {"version": VERSION, "lessons": lessons}


def progress_from_json(value: object) -> Progress:
    """Read progress; an empty object is none.

    Raises:
        ProgressError: it is not what :meth:`Progress.to_json` writes.
    """
    if value == {}:
        return Progress()
    top = _object(value, "progress", ("version", "lessons"))
    if top.get("version") != VERSION or isinstance(top.get("version"), bool):
        raise ProgressError(top.get("version"), "version")
    done: set[Key] = set()
    best: dict[Key, int] = {}
    for lesson, kept in _items(top.get("lessons", {}), "lessons"):
        parts = _object(kept, lesson, ("done", "streaks"))
        steps = parts.get("done", [])
        if not isinstance(steps, list):
            raise ProgressError(steps, lesson, "done")
        done.update((lesson, _id(step, f"{lesson}.done")) for step in steps[:_MOST])
        for step, streak in _items(parts.get("streaks", {}), f"{lesson}.streaks"):
            if type(streak) is not int or not 0 <= streak <= _LONGEST_STREAK:
                raise ProgressError(streak, lesson, "streaks", step)
            if streak > 0:
                best[lesson, step] = streak
    return Progress(frozenset(done), tuple(sorted(best.items())))


def _object(value: object, place: str, known: tuple[str, ...]) -> Mapping[str, object]:
    """Take an object that has no key but those known."""
    if not isinstance(value, Mapping) or not set(value) <= set(known):
        raise ProgressError(value, place)
    return value


def _items(value: object, place: str) -> Iterator[tuple[str, object]]:
    """Take an object with ids as its keys."""
    if not isinstance(value, Mapping) or len(value) > _MOST:
        raise ProgressError(value, place)
    for key, inner in value.items():
        yield _id(key, place), inner


def _id(value: object, place: str) -> str:
    """Take an id."""
    if not isinstance(value, str) or not 0 < len(value) <= _LONGEST_ID:
        raise ProgressError(value, place)
    return value
