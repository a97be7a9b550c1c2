"""What ``check-lessons`` prints: what was proved and what failed, for people and for programs."""

from dataclasses import fields, is_dataclass
from enum import Enum, IntEnum

from ecarte_widgets.cli.lesson_report import Finding, Report
from ecarte_widgets.engine import Card, Preset
from ecarte_widgets.engine.record_json import Json, JsonObject
from ecarte_widgets.i18n import Words
from ecarte_widgets.lessons.model import Lesson


def report_result(report: Report) -> JsonObject:
    """Give what was found out as one object."""
    return {
        "lessons": [{"id": lesson.id, "steps": [step.id for step in lesson.steps]} for lesson in report.lessons],
        "languages": list(report.languages),
        "failed": [_failed(finding) for finding in report.findings],
    }


def _failed(finding: Finding) -> JsonObject:
    """Give one fault; what it is not about is null."""
    failure = finding.failure
    language, _, message = failure.words.partition(" ")
    return {
        "lesson": failure.lesson,
        "step": failure.step or None,
        "fault": failure.fault.value,
        "preset": None if finding.preset is None else finding.preset.value,
        "seed": failure.seed,
        "answer": _plain(failure.answer),
        "language": language or None,
        "message": message or None,
    }


def _plain(value: object) -> Json:
    """Give an answer, or a part of one, as JSON has it."""
    match value:
        case None | bool() | str():
            return value
        case Enum() if not isinstance(value, IntEnum):
            return str(value.value)
        case int() if not isinstance(value, IntEnum):
            return value
        case frozenset():
            return sorted((_plain(one) for one in value), key=str)
        case tuple():
            return [_plain(one) for one in value]
        case _ if is_dataclass(value):
            return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return str(value)


def report_lines(words: Words, report: Report) -> list[str]:
    """Give what was found out as text: each lesson, each fault, and how it ended."""
    presets = ", ".join(preset.value for preset in Preset)
    count = len(report.findings)
    end = (
        words.plural("command.lessons.failed", count)
        if count
        else words.plural(
            "command.lessons.proved", len(report.lessons), presets=presets, languages=", ".join(report.languages)
        )
    )
    return [
        *(_lesson_line(words, lesson, failed=report.failed(lesson.id)) for lesson in report.lessons),
        *(_failed_line(words, finding) for finding in report.findings),
        end,
    ]


def _lesson_line(words: Words, lesson: Lesson, *, failed: bool) -> str:
    """Tell of one lesson whether it was proved."""
    message = "command.lessons.lesson.failed" if failed else "command.lessons.lesson.proved"
    return words.text(message, lesson=lesson.id, steps=", ".join(step.id for step in lesson.steps))


def _failed_line(words: Words, finding: Finding) -> str:
    """Tell of one fault where it is and what it is."""
    failure = finding.failure
    place = [failure.lesson]
    if failure.step:
        place.append(words.text("command.lessons.step", step=failure.step))
    if finding.preset is not None:
        place.append(finding.preset.value)
    if failure.seed is not None:
        place.append(words.text("command.lessons.seed", seed=failure.seed))
    language, _, message = failure.words.partition(" ")
    answer = "" if failure.answer is None else _told(failure.answer)
    fault = words.text(f"fault.{failure.fault.value}", answer=answer, language=language, name=message)
    return words.text("list.at", place=", ".join(place), text=fault)


def _told(value: object) -> str:
    """Give an answer, or a part of one, as people read it."""
    match value:
        case Card():
            return str(value)
        case frozenset():
            return " ".join(sorted(map(_told, value))) or "∅"
        case tuple():
            return " ".join(map(_told, value))
        case _ if is_dataclass(value):
            return ", ".join(f"{field.name} {_told(getattr(value, field.name))}" for field in fields(value))
    return str(_plain(value))
