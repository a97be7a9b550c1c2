"""A course as a browser shows it: the list or a lesson, the table where one is played at, the settings.

The result is JSON.
"""

from ecarte_widgets.i18n import Words
from ecarte_widgets.sessions.lesson_scene import LessonScene
from ecarte_widgets.widgets.course.coach import coach_for, table_for
from ecarte_widgets.widgets.course.lesson_list import list_view
from ecarte_widgets.widgets.course.lesson_view import lesson_view
from ecarte_widgets.widgets.course.open_course import OpenCourse
from ecarte_widgets.widgets.table.book import book_for
from ecarte_widgets.widgets.table.trick import JsonObject


def course_view(course: OpenCourse, words: Words, *, has_table: bool = False) -> JsonObject:
    """Give all that a course shows.

    Args:
        course: the course at this moment.
        words: the language, the lessons' own words included.
        has_table: whether the page has a table that the course can lead to.
    """
    scene, settings = course.scene(), course.settings
    name, more = _names(course, scene, words)
    shown: JsonObject = {
        "revision": course.revision,
        "language": words.language,
        "direction": words.direction,
        "name": name,
        "nameMore": more,
        "display": {"colours": settings.now.colours, "pace": settings.now.pace},
        "lostContact": words.text("course.lost-contact"),
        "waiting": words.text("course.waiting"),
        "settings": settings.menus(words),
        "settingsLabel": words.text("panel.settings"),
        "screen": "list" if scene is None else "lesson",
        "list": None,
        "lesson": None,
        "table": None,
        "book": None,
        "coach": None,
    }
    if scene is None:
        said = words.text(course.said) if course.said else ""
        lessons = list_view(course.lessons, course.progress, words, said, course.ended)
        # Who has done all is led to the table.
        play = {"label": words.text("course.play")} if has_table and lessons["next"] is None else None
        return shown | {"list": lessons | {"play": play}}
    return shown | {
        "lesson": lesson_view(
            scene, words, fresh=course.fresh, has_list=course.has_list, can_help=course.can_help_with_trick
        ),
        "table": table_for(scene, words, settings.now),
        "book": None if scene.table is None else book_for(scene.table.view.rules, words),
        "coach": coach_for(scene, words, helps_with_trick=course.helps_with_trick),
    }


def _names(course: OpenCourse, scene: LessonScene | None, words: Words) -> tuple[str, str]:
    """Name the region, and the second and further ones on a page: there the number stands in braces."""
    if course.has_list or scene is None:
        return words.text("course.name"), words.text("course.name.more", number="{number}")
    title = words.text(scene.lesson.title)
    named = words.text("course.lesson-name", title=title)
    return named, words.text("course.lesson-name.more", title=title, number="{number}")
