"""What is asked, in words: each question leads with what makes it another one, and nothing is named twice."""

import pytest

from ecarte_widgets.engine import Rules
from ecarte_widgets.i18n import languages, words_for
from ecarte_widgets.lessons.loading import load_course
from ecarte_widgets.lessons.model import Lesson, Part
from ecarte_widgets.lessons.played import Played
from ecarte_widgets.lessons.questions import MayMarkKing, WhoWinsGame
from ecarte_widgets.sessions.lesson_session import LessonSession
from ecarte_widgets.widgets.course.lesson_view import asked_text, lesson_view
from tests.widgets.lessons import asked

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())


def lesson_named(name: str) -> Lesson:
    return next(lesson for lesson in load_course() if lesson.id == name)


@EVERY_LANGUAGE
def test_each_step_on_the_moment_of_a_king_asks_in_other_words(language: str) -> None:
    words, lesson, told = words_for(language), lesson_named("king"), []
    for number, step in enumerate(lesson.steps):
        session = LessonSession(lesson, number=number, seed=1)
        if step.part is Part.SEE and isinstance(session.scene().question, MayMarkKing):
            told.append(lesson_view(session.scene(), words, fresh=0, has_list=True)["ask"])
    assert len(told) == 6
    assert len(set(told)) == len(told)


def test_in_a_practice_the_moment_is_to_be_read_from_the_table() -> None:
    lesson = lesson_named("king")
    number = next(place for place, step in enumerate(lesson.steps) if step.id == "practise-moments")
    shown = lesson_view(LessonSession(lesson, number=number, seed=1).scene(), words_for("en"), fresh=0, has_list=True)
    assert shown["ask"] == "May you announce the king of trumps now?"


@pytest.mark.parametrize("target", [5, 7, 11])
def test_who_wins_is_asked_with_the_points_that_win(target: int) -> None:
    question = asked("game-end", {"case": "any"}, Rules(target=target), 1)
    assert isinstance(question, WhoWinsGame)
    assert f"with {target} points or more" in asked_text(question, words_for("en"))


@EVERY_LANGUAGE
def test_the_title_of_a_practice_does_not_say_again_that_it_is_one(language: str) -> None:
    """The part of the lesson stands beside it, and before it in the name of its dot."""
    words = words_for(language)
    titles = [words.text(step.title) for lesson in load_course() for step in lesson.steps if step.part is Part.PRACTISE]
    assert len(titles) > 10
    assert [title for title in titles if ":" in title] == []


@EVERY_LANGUAGE
def test_no_advice_has_a_second_label_beside_that_of_the_hint(language: str) -> None:
    words = words_for(language)
    said = words.text("course.advice", act="ACT", reason="Reason.")
    assert said.lstrip("« “\u00a0\u202f").startswith("ACT")


def test_each_deal_that_scoring_shows_again_says_what_is_new() -> None:
    words, lesson = words_for("en"), lesson_named("scoring")
    news = {
        "stood-and-made": "New here: you say all of it",
        "stood-and-failed": "this time it goes wrong",
        "refused": "look at the other table and compare",
        "refused-later": "This refusal is not the first answer.",
    }
    known = {step.id: step for step in lesson.steps if step.id in news}
    assert not any(isinstance(step.source, Played) for step in known.values())
    assert {name: news[name] in words.text(step.words) for name, step in known.items()} == dict.fromkeys(news, True)
