"""The list of lessons, drawn as a path: done, here, to come; and what can be done with the progress."""

from collections.abc import Sequence
from itertools import pairwise

from ecarte_widgets.i18n import Words
from ecarte_widgets.lessons.model import Lesson
from ecarte_widgets.sessions.progress import Progress
from ecarte_widgets.widgets.table.trick import JsonObject


def list_view(
    lessons: Sequence[Lesson], progress: Progress, words: Words, said: str = "", ended: str | None = None
) -> JsonObject:
    """Give all that the list shows.

    Args:
        lessons: the lessons in their order.
        progress: what is done.
        words: the language, the lessons' own words included.
        said: what has just happened to the progress, if anything.
        ended: the id of the lesson from whose end the learner has just come, if any.
    """
    here = next_lesson(lessons, progress, ended)
    left = next((one for one in lessons if one.id == ended), None)
    return {
        "title": words.text("course.title"),
        "ended": None if left is None else _ended_text(left, progress, words),
        "intro": words.text("course.intro.all-done" if here is None else "course.intro"),
        "next": None if here is None else {"id": here.id, "label": _next_label(here, progress, words)},
        "lessons": [_lesson(lesson, progress, words, is_here=lesson is here) for lesson in lessons],
        "listLabel": words.text("course.lessons"),
        "tools": _tools(words),
        "said": said,
    }


def _ended_text(lesson: Lesson, progress: Progress, words: Words) -> str:
    """Say that a lesson is done; where steps of it were passed over, that its end was reached."""
    is_done = steps_done(lesson, progress) == len(lesson.steps)
    return words.text("course.ended" if is_done else "course.ended-open", lesson=words.text(lesson.title))


def next_lesson(lessons: Sequence[Lesson], progress: Progress, ended: str | None = None) -> Lesson | None:
    """Choose the lesson to go on with.

    After the one that has just ended the one that follows it, if that is not done; else the first one begun and not
    done, else the first not done.
    """
    after = next((other for one, other in pairwise(lessons) if one.id == ended), None)
    if after is not None and steps_done(after, progress) < len(after.steps):
        return after
    left = [lesson for lesson in lessons if steps_done(lesson, progress) < len(lesson.steps)]
    begun = [lesson for lesson in left if steps_done(lesson, progress)]
    return next(iter([*begun, *left]), None)


def steps_done(lesson: Lesson, progress: Progress) -> int:
    """Count the steps of a lesson that are done."""
    return sum(progress.is_done(lesson.id, step.id) for step in lesson.steps)


def first_to_do(lesson: Lesson, progress: Progress) -> int:
    """Give the number of the first step that is not done; of a lesson that is done, the first."""
    return next((place for place, step in enumerate(lesson.steps) if not progress.is_done(lesson.id, step.id)), 0)


def _next_label(lesson: Lesson, progress: Progress, words: Words) -> str:
    """Name the button that opens the lesson to go on with."""
    message = "course.go-on" if steps_done(lesson, progress) else "course.begin"
    return words.text(message, lesson=words.text(lesson.title))


def _lesson(lesson: Lesson, progress: Progress, words: Words, *, is_here: bool) -> JsonObject:
    """Give a lesson of the list."""
    done, total = steps_done(lesson, progress), len(lesson.steps)
    state = "done" if done == total else "here" if is_here else "open"
    told = words.plural("course.progress", total, done=done)
    title, summary = words.text(lesson.title), words.text(lesson.summary)
    message = "course.lesson-here" if done else "course.lesson-open"
    if done == total:
        message = "course.lesson-done"
    return {
        "id": lesson.id,
        "title": title,
        "summary": summary,
        "state": state,
        "progress": {"done": done, "total": total, "text": told},
        "label": words.text(message, title=title, summary=summary, progress=told),
    }


def _tools(words: Words) -> list[JsonObject]:
    """Give what can be done with the progress."""
    asked = {name: words.text(f"course.clear.{name}") for name in ("ask", "yes", "no")}
    return [
        {"name": "export", "label": words.text("course.export"), "ask": None},
        {
            "name": "import",
            "label": words.text("course.import"),
            "ask": None,
            "error": words.text("course.faulty-progress"),
        },
        {"name": "clear", "label": words.text("course.clear"), **asked},
    ]
