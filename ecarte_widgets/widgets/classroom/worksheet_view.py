"""A worksheet as a browser shows it: an exercise drawn as a question of the course is, or the summary.

The result is JSON.
"""

from typing import Final

from ecarte_widgets.engine import Rules, rules_text
from ecarte_widgets.i18n import Words
from ecarte_widgets.lessons.exercises import Exercise
from ecarte_widgets.lessons.options import Form, options_for
from ecarte_widgets.sessions.answers_file import LONGEST_NAME
from ecarte_widgets.sessions.lesson_scene import Stage
from ecarte_widgets.sessions.worksheet import Result, Worksheet
from ecarte_widgets.sessions.worksheet_session import SheetScene
from ecarte_widgets.widgets.classroom.worksheet_link import link_shown
from ecarte_widgets.widgets.course.feedback_words import feedback_text
from ecarte_widgets.widgets.course.learner import learner_of
from ecarte_widgets.widgets.course.lesson_controls import control_for
from ecarte_widgets.widgets.course.lesson_rules import bearing_on, needs_all, rule_shown
from ecarte_widgets.widgets.course.lesson_stage import stage_for
from ecarte_widgets.widgets.course.lesson_view import asked_text, feedback_shown, said_shown
from ecarte_widgets.widgets.course.settings import CourseSettings
from ecarte_widgets.widgets.table.trick import JsonObject

_STATES: Final = {Result.FOUND: "done", Result.MISSED: "missed", Result.UNANSWERED: "open"}
"""How the dot of an exercise is drawn."""


def sheet_view(scene: SheetScene, settings: CourseSettings, words: Words, linked: Worksheet | None) -> JsonObject:
    """Give all that a worksheet shows.

    Args:
        scene: the worksheet at this moment.
        settings: what is chosen.
        words: the language.
        linked: the worksheet that a link was asked for; left out, this one.
    """
    return {
        "revision": scene.revision,
        "language": words.language,
        "direction": words.direction,
        "name": words.text("worksheet.name"),
        "nameMore": words.text("worksheet.name.more", number="{number}"),
        "display": {"colours": settings.now.colours, "pace": settings.now.pace},
        "lostContact": words.text("worksheet.lost-contact"),
        "waiting": words.text("course.waiting"),
        "settings": [menu for menu in settings.menus(words) if menu["name"] != "preset"],
        "settingsLabel": words.text("panel.settings"),
        "screen": "lesson",
        "table": None,
        "coach": None,
        "key": f"{rules_text(scene.sheet.rules)} {','.join(map(str, scene.sheet.deals))}",
        "file": scene.file,
        "lesson": _exercise(scene, words),
        "summary": _summary(scene, words) if scene.exercise is None else None,
        "link": link_shown(linked or scene.sheet, words),
    }


def _exercise(scene: SheetScene, words: Words) -> JsonObject:
    """Give the exercise on show; at the summary its head only."""
    exercise, total = scene.exercise, len(scene.sheet.exercises)
    dots = [_dot(scene, number, words) for number in range(total)]
    summary = words.text("worksheet.summary")
    is_here = exercise is None
    dots.append({"number": total, "label": summary, "part": summary, "state": "open", "current": is_here})
    return {
        "id": "worksheet",
        "name": words.text("worksheet.title"),
        "toList": None,
        "part": summary if exercise is None else words.text("worksheet.count", number=scene.number + 1, total=total),
        "dots": dots,
        "dotsLabel": words.text("worksheet.exercises"),
        "question": str(scene.number),
        "title": summary if exercise is None else _title(exercise, words),
        "paragraphs": [] if exercise is None else _paragraphs(scene, exercise, words),
        "rule": None if exercise is None else _rule(exercise, scene.sheet.rules, words),
        "ask": "" if exercise is None else asked_text(exercise.question, words),
        "scene": stage_for(scene, words),
        "control": control_for(scene, words),
        "feedback": feedback_shown(scene, words),
        "said": said_shown(scene, words),
        "hint": None,
        "streak": None,
        "buttons": _buttons(scene, words),
    }


def _title(exercise: Exercise, words: Words) -> str:
    """Name an exercise."""
    return words.text(f"worksheet.exercise.{exercise.kind.value}", deal=exercise.deal, trick=exercise.trick)


def _dot(scene: SheetScene, number: int, words: Words) -> JsonObject:
    """Give the dot of an exercise."""
    exercise, result = scene.sheet.exercises[number], scene.results[number]
    total = len(scene.sheet.exercises)
    label = words.text(f"worksheet.step.{result.value}", number=number + 1, total=total, title=_title(exercise, words))
    is_here = number == scene.number
    state = "here" if is_here and result is Result.UNANSWERED else _STATES[result]
    part = words.text("worksheet.deal", deal=exercise.deal)
    return {"number": number, "label": label, "part": part, "state": state, "current": is_here}


def _paragraphs(scene: SheetScene, exercise: Exercise, words: Words) -> list[str]:
    """Say where the learner sits, and once there is an answer, what counts."""
    role = "dealer" if learner_of(exercise.question) is exercise.dealer else "elder"
    counted = words.text(f"worksheet.counts.{scene.results[scene.number].value}")
    return [words.text(f"worksheet.you-are.{role}"), counted]


def _rule(exercise: Exercise, rules: Rules, words: Words) -> JsonObject | None:
    """Tell the rules of this table on which the answer hangs, where tables differ; not the one that is asked for."""
    shown = rule_shown(rules, bearing_on(exercise.question, rules), words, tells_all=needs_all(exercise.question))
    return None if shown is None else shown | {"rows": []}


def _buttons(scene: SheetScene, words: Words) -> JsonObject:
    """Give the buttons that lead on."""
    question = scene.question
    checks = question is not None and scene.stage is Stage.ASKED and options_for(question).form is not Form.PICK
    is_answered = scene.exercise is not None and scene.first[scene.number] is not None
    return {
        "back": {"label": words.text("course.back"), "possible": scene.number > 0},
        "check": {"label": words.text("course.check")} if checks else None,
        "down": {"label": words.text("course.to-question")},
        "next": {
            "label": words.text("course.next"),
            "possible": scene.exercise is not None,
            "primary": is_answered,
        },
    }


def _summary(scene: SheetScene, words: Words) -> JsonObject:
    """Give what was found and what was missed, and the ways to hand it in."""
    results = scene.results
    left = results.count(Result.UNANSWERED)
    return {
        "text": words.plural("worksheet.found", len(results), found=results.count(Result.FOUND)),
        "left": words.plural("worksheet.left", left) if left else "",
        "rows": [_row(scene, number, words) for number in range(len(results))],
        "rowsLabel": words.text("worksheet.exercises"),
        "handIn": words.text("worksheet.hand-in"),
        "nameLabel": words.text("worksheet.your-name"),
        "nameHint": words.text("worksheet.your-name.hint"),
        "nameMissing": words.text("worksheet.your-name.missing"),
        "longestName": LONGEST_NAME,
        "save": words.text("worksheet.save"),
        "saved": words.text("worksheet.saved", file="{file}"),
        "copy": words.text("worksheet.copy"),
        "copied": words.text("worksheet.copied"),
        "notCopied": words.text("worksheet.not-copied"),
        "again": {
            "label": words.text("worksheet.again"),
            "ask": words.text("worksheet.again.ask"),
            "yes": words.text("worksheet.again.yes"),
            "no": words.text("worksheet.again.no"),
        },
    }


def _row(scene: SheetScene, number: int, words: Words) -> JsonObject:
    """Give what came of an exercise, and where it was missed, by which rule."""
    exercise, verdict, result = scene.sheet.exercises[number], scene.first[number], scene.results[number]
    missed = None if verdict is None else verdict.feedback
    return {
        "number": number,
        "title": _title(exercise, words),
        "result": result.value,
        "word": words.text(f"worksheet.result.{result.value}"),
        "text": "" if missed is None else feedback_text(words, exercise.question, missed),
    }
