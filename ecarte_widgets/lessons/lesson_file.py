"""One lesson out of its file.

Nothing is taken from a faulty file: the error says which line, what stands there and what may.
"""

import re
import tomllib
from dataclasses import replace
from typing import Final

from ecarte_widgets.engine import (
    SWITCHES,
    Game,
    RecordError,
    Rules,
    RulesError,
    Seat,
    game_from_json,
    preset_of,
    rules_from_switches,
)
from ecarte_widgets.lessons.asking import QUESTIONS
from ecarte_widgets.lessons.errors import Allowed, LessonProblem
from ecarte_widgets.lessons.generators import GENERATORS, GeneratorError, check_constraints
from ecarte_widgets.lessons.lines import Path
from ecarte_widgets.lessons.model import COMPARABLE, Generated, Lesson, Mixed, Part, Step
from ecarte_widgets.lessons.played import Played, Role, Scope
from ecarte_widgets.lessons.reading import Source, Table
from ecarte_widgets.lessons.recorded import Recorded

_LONGEST_STREAK: Final = 20
_ID: Final = re.compile(r"[a-z][a-z0-9-]*")
_LINE_OF_ERROR: Final = re.compile(r"\(at line (\d+)")
_SEATS: Final = {str(seat): seat for seat in Seat}
_PARTS: Final = {part.value: part for part in Part}
_RECORD_KEYS: Final = ("stock", "actions", "score")
_SOURCES: Final = {"generator": ("constraints",), "mix": (), "ask": ("seat", "record"), "play": ("role",)}
_KEYS: Final = {key for source, keys in _SOURCES.items() for key in (source, *keys)}
_FEWEST_MIXED: Final = 2


def read_lesson(text: str, file: str, rules: Rules = Rules()) -> Lesson:  # noqa: B008  (frozen)
    """Read a lesson from the text of its file.

    Args:
        text: the TOML.
        file: the name of the file: the lesson's id and ``.toml``.
        rules: the rules where the file names none.

    Raises:
        LessonError: something is wrong with it.
    """
    source, content = parsed(text, file)
    top = source.table(content, (), ("id", "title", "step"), ("rules",))
    name = _identity(source, top["id"], ("id",))
    if f"{name}.toml" != file:
        source.fail(LessonProblem.WRONG_VALUE, ("id",), name, (file.removesuffix(".toml"),))
    if "rules" in top:
        rules = _rules(source, top["rules"], ("rules",))
    steps: list[Step] = []
    for number, value in enumerate(source.of_kind(list, top["step"], ("step",))):
        path: Path = ("step", number)
        step = _step(source, value, path, rules)
        if any(step.id == other.id for other in steps):
            source.fail(LessonProblem.ID_TWICE, (*path, "id"), step.id)
        if steps and list(Part).index(step.part) < list(Part).index(steps[-1].part):
            source.fail(LessonProblem.PARTS_ORDER, (*path, "part"), step.part.value, _PARTS)
        steps.append(step)
    for part in Part:
        if all(step.part is not part for step in steps):
            source.fail(LessonProblem.PARTS_ORDER, ("step", 0), part.value, _PARTS)
    title = source.text(top["title"], ("title",))
    return Lesson(name, title, f"{title.removesuffix('.title')}.summary", tuple(steps))


def parsed(text: str, file: str) -> tuple[Source, object]:
    """Parse TOML.

    Raises:
        LessonError: the text is none.
    """
    source = Source(file, text)
    try:
        return source, tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _LINE_OF_ERROR.search(str(error))
        line = int(found[1]) if found else len(text.splitlines()) or 1
        source.fail(LessonProblem.NOT_TOML, (), str(error).partition(" (at")[0], line=line)


def _identity(source: Source, value: object, path: Path) -> str:
    """Take an id: small letters, digits and hyphens."""
    text = source.text(value, path)
    if not _ID.fullmatch(text):
        source.fail(LessonProblem.WRONG_VALUE, path, text, (Allowed.NAME,))
    return text


def _rules(source: Source, value: object, path: Path) -> Rules:
    """Take rules: a preset's name, or a table of switches."""
    if isinstance(value, str):
        preset, switches = value, {}
    else:
        switches = dict(source.table(value, path, (), ("preset", *SWITCHES)))
        preset = source.text(switches.pop("preset", "gamerules"), (*path, "preset"))
    try:
        return rules_from_switches(preset, switches)
    except RulesError as error:
        at = path if isinstance(value, str) else (*path, error.name)
        source.fail(LessonProblem.WRONG_VALUE, at, error.value, error.allowed)


def _step(source: Source, value: object, path: Path, rules: Rules) -> Step:
    """Take a step."""
    optional = (*_SOURCES, "constraints", "seat", "record", "role", "rules", "streak", "hints", "compare")
    table = source.table(value, path, ("id", "part", "words"), optional)
    own = _rules(source, table["rules"], (*path, "rules")) if "rules" in table else rules
    part = source.one_of(table["part"], (*path, "part"), _PARTS)
    where = _source(source, table, path, own)
    if part is Part.PRACTISE and isinstance(where, Recorded):
        source.fail(LessonProblem.MISSING_KEY, path, "generator", ("generator", "mix", "play"))
    if "streak" in table and (part is not Part.PRACTISE or isinstance(where, Played)):
        source.fail(LessonProblem.UNKNOWN_KEY, (*path, "streak"), allowed=(Allowed.IN_A_ROW,))
    if "compare" in table and isinstance(where, Played):
        source.fail(LessonProblem.UNKNOWN_KEY, (*path, "compare"), allowed=(Allowed.COMPARED,))
    return Step(
        id=_identity(source, table["id"], (*path, "id")),
        part=part,
        words=source.text(table["words"], (*path, "words")),
        source=where,
        rules=own,
        streak=source.number(table.get("streak", 1), (*path, "streak"), range(1, _LONGEST_STREAK + 1)),
        hints=source.texts(table.get("hints", []), (*path, "hints")),
        compare=source.one_of(table["compare"], (*path, "compare"), {name: name for name in COMPARABLE})
        if "compare" in table
        else None,
    )


def _source(source: Source, table: Table, path: Path, rules: Rules) -> Generated | Mixed | Recorded | Played:
    """Take what a step asks: one of four, each with its own keys."""
    given = next((key for key in _SOURCES if key in table), None)
    if given is None:
        source.fail(LessonProblem.MISSING_KEY, path, "generator", _SOURCES)
    for key in table:
        if key in _KEYS and key not in (given, *_SOURCES[given]):
            source.fail(LessonProblem.UNKNOWN_KEY, (*path, key), allowed=(Allowed.SOURCE,))
    match given:
        case "generator":
            return _generated(source, table, path)
        case "mix":
            return _mixed(source, table["mix"], (*path, "mix"))
        case "ask":
            return _recorded(source, table, path, rules)
        case _:
            scope = source.one_of(table["play"], (*path, "play"), {scope.value: scope for scope in Scope})
            roles = {role.value: role for role in Role}
            return Played(scope, source.one_of(table.get("role", Role.ANY.value), (*path, "role"), roles))


def _generated(source: Source, table: Table, path: Path) -> Generated:
    """Take a generator and its constraints."""
    name = source.text(table["generator"], (*path, "generator"))
    if name not in GENERATORS:
        source.fail(LessonProblem.WRONG_VALUE, (*path, "generator"), name, GENERATORS)
    given = source.of_kind(dict, table.get("constraints", {}), (*path, "constraints"))
    try:
        constraints = check_constraints(name, given)
    except GeneratorError as error:
        known = error.constraint in GENERATORS[name].constraints
        problem = LessonProblem.WRONG_VALUE if known else LessonProblem.UNKNOWN_KEY
        source.fail(problem, (*path, "constraints", error.constraint), error.given if known else "", error.allowed)
    return Generated(name, tuple(constraints.items()))


def _mixed(source: Source, value: object, path: Path) -> Mixed:
    """Take several generators, each with its constraints and hints."""
    parts = source.of_kind(list, value, path)
    if len(parts) < _FEWEST_MIXED:
        source.fail(LessonProblem.WRONG_VALUE, path, parts, (Allowed.GENERATORS,))
    places = [
        (source.table(part, (*path, n), ("generator",), ("constraints", "hints")), (*path, n))
        for n, part in enumerate(parts)
    ]
    return Mixed(
        tuple(
            replace(_generated(source, table, place), hints=source.texts(table.get("hints", []), (*place, "hints")))
            for table, place in places
        )
    )


def _recorded(source: Source, table: Table, path: Path, rules: Rules) -> Recorded:
    """Take a question on the cards of a record."""
    if "record" not in table:
        source.fail(LessonProblem.MISSING_KEY, path, "record", (Allowed.SOURCE,))
    name = source.of_kind(str, table["ask"], (*path, "ask"))
    if name not in QUESTIONS:
        source.fail(LessonProblem.WRONG_VALUE, (*path, "ask"), name, QUESTIONS)
    seat = source.one_of(table["seat"], (*path, "seat"), _SEATS) if "seat" in table else None
    recorded = Recorded(name, _game(source, table["record"], (*path, "record"), rules), seat)
    try:
        recorded.question(0)
    except ValueError as error:
        source.fail(LessonProblem.CANNOT_ASK, (*path, "ask"), error)
    return recorded


def _game(source: Source, value: object, path: Path, rules: Rules) -> Game:
    """Play a record of one deal through the rules of the step."""
    deal = dict(source.table(value, path, ("dealer", "hands", "turn_up"), _RECORD_KEYS))
    source.plain(deal, path)
    score = deal.pop("score", {})
    preset, switches = preset_of(rules)
    record = {
        "format": "ecarte-record",
        "version": 1,
        "rules": {"preset": preset.value, **switches},
        "score": score,
        "deals": [deal],
    }
    try:
        return game_from_json(record)  # type: ignore[arg-type]  # values that JSON lacks are refused by their type
    except RecordError as error:
        at: Path = (*path, *error.place.key.split(".")) if error.place.key else path
        line = None
        if error.place.action is not None:
            at = (*path, "actions")
            line = source.lines.of_item(error.place.action, *at)
        rule = error.problem.value if error.breach is None else error.breach.code.value
        source.fail(LessonProblem.WRONG_RECORD, at, f"{rule}: {error.given}", tuple(map(str, error.allowed)), line=line)
