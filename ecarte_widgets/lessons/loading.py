"""Lessons out of their files: one TOML file each, and a contents file for their order.

Nothing is taken from a faulty file: the error says which line, what stands there and what may.

>>> [lesson.id for lesson in load_course()]
['ranking', 'play']
"""

import re
import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
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
from ecarte_widgets.lessons.asking import QUESTIONS, ask
from ecarte_widgets.lessons.errors import LessonError, LessonProblem
from ecarte_widgets.lessons.generators import GENERATORS, GeneratorError, check_constraints
from ecarte_widgets.lessons.lines import Path
from ecarte_widgets.lessons.model import Generated, Lesson, Part, Step
from ecarte_widgets.lessons.questions import Question
from ecarte_widgets.lessons.reading import Source, Table

CONTENTS: Final = "contents.toml"
"""The file that lists the lessons in their order."""

_LONGEST_STREAK: Final = 20
_ID: Final = re.compile(r"[a-z][a-z0-9-]*")
_LINE_OF_ERROR: Final = re.compile(r"\(at line (\d+)")
_SEATS: Final = {str(seat): seat for seat in Seat}
_PARTS: Final = {part.value: part for part in Part}
_RECORD_KEYS: Final = ("stock", "actions", "score")


def load_course(folder: Traversable | None = None) -> tuple[Lesson, ...]:
    """Load every lesson of a folder, in the order of its contents file.

    Args:
        folder: where the files are; left out, the course of this package.

    Raises:
        LessonError: a faulty file, an id given twice, a lesson without a file, or a file not in the contents.
    """
    place = files("ecarte_widgets.lessons") / "data" if folder is None else folder
    source, parsed = _parsed(_text_of(place, CONTENTS), CONTENTS)
    path = ("lessons",)
    names = source.texts(source.table(parsed, (), path, ())["lessons"], path)
    present = sorted(file.name.removesuffix(".toml") for file in place.iterdir() if file.name.endswith(".toml"))
    for number, name in enumerate(names, start=1):
        line = source.lines.of_item(number, *path)
        if name in names[: number - 1]:
            source.fail(LessonProblem.ID_TWICE, path, name, line=line)
        if name not in present:
            source.fail(LessonProblem.NO_FILE, path, name, present, line=line)
    for name in present:
        if name not in (*names, "contents"):
            source.fail(LessonProblem.NO_FILE, path, name, names)
    return tuple(read_lesson(_text_of(place, f"{name}.toml"), f"{name}.toml") for name in names)


def _text_of(folder: Traversable, file: str) -> str:
    """Read a file."""
    try:
        content = (folder / file).read_bytes()
    except OSError:
        raise LessonError(LessonProblem.NO_FILE, file, 1) from None
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise LessonError(LessonProblem.NOT_TOML, file, line, given="not UTF-8 text") from None


def read_lesson(text: str, file: str) -> Lesson:
    """Read a lesson from the text of its file.

    Args:
        text: the TOML.
        file: the name of the file: the lesson's id and ``.toml``.

    Raises:
        LessonError: something is wrong with it.
    """
    source, parsed = _parsed(text, file)
    top = source.table(parsed, (), ("id", "title", "step"), ("rules",))
    name = _identity(source, top["id"], ("id",))
    if f"{name}.toml" != file:
        source.fail(LessonProblem.WRONG_VALUE, ("id",), name, (file.removesuffix(".toml"),))
    rules = _rules(source, top.get("rules", "gamerules"), ("rules",))
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
    return Lesson(name, source.text(top["title"], ("title",)), tuple(steps))


def _parsed(text: str, file: str) -> tuple[Source, object]:
    """Parse TOML."""
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
        source.fail(LessonProblem.WRONG_VALUE, path, text, ("small letters, digits, hyphens",))
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
    optional = ("generator", "constraints", "ask", "seat", "record", "rules", "streak", "hints", "compare")
    table = source.table(value, path, ("id", "part", "words"), optional)
    own = _rules(source, table["rules"], (*path, "rules")) if "rules" in table else rules
    part = source.one_of(table["part"], (*path, "part"), _PARTS)
    where: Generated | Question
    if "generator" in table:
        where = _generated(source, table, path)
    elif part is Part.PRACTISE:
        source.fail(LessonProblem.MISSING_KEY, path, "generator")
    else:
        where = _asked(source, table, path, own)
    if "streak" in table and part is not Part.PRACTISE:
        source.fail(LessonProblem.UNKNOWN_KEY, (*path, "streak"), allowed=("part = practise",))
    return Step(
        id=_identity(source, table["id"], (*path, "id")),
        part=part,
        words=source.text(table["words"], (*path, "words")),
        source=where,
        rules=own,
        streak=source.number(table.get("streak", 1), (*path, "streak"), range(1, _LONGEST_STREAK + 1)),
        hints=source.texts(table.get("hints", []), (*path, "hints")),
        compare=source.one_of(table["compare"], (*path, "compare"), {name: name for name in SWITCHES})
        if "compare" in table
        else None,
    )


def _generated(source: Source, table: Table, path: Path) -> Generated:
    """Take a generator and its constraints."""
    for key in ("ask", "seat", "record"):
        if key in table:
            source.fail(LessonProblem.UNKNOWN_KEY, (*path, key), allowed=("generator, or ask and record",))
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


def _asked(source: Source, table: Table, path: Path, rules: Rules) -> Question:
    """Take a question on the cards of a record."""
    for key in ("ask", "record"):
        if key not in table:
            source.fail(LessonProblem.MISSING_KEY, path, key, ("generator, or ask and record",))
    if "constraints" in table:
        source.fail(LessonProblem.UNKNOWN_KEY, (*path, "constraints"), allowed=("generator",))
    name = source.of_kind(str, table["ask"], (*path, "ask"))
    if name not in QUESTIONS:
        source.fail(LessonProblem.WRONG_VALUE, (*path, "ask"), name, QUESTIONS)
    seat = source.one_of(table["seat"], (*path, "seat"), _SEATS) if "seat" in table else None
    game = _game(source, table["record"], (*path, "record"), rules)
    try:
        return ask(name, game, seat)
    except ValueError as error:
        source.fail(LessonProblem.CANNOT_ASK, (*path, "ask"), error)


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
        source.fail(LessonProblem.WRONG_RECORD, at, f"{rule}: {error.given}", error.allowed, line=line)
