"""A course in a cell: the list, the lessons, what comes of each choice, and whatever else may come in."""

import pytest

import ecarte_widgets as ew
from ecarte_widgets.engine import RulesError
from ecarte_widgets.i18n import LanguageError, words_for
from ecarte_widgets.lessons.loading import load_course
from ecarte_widgets.lessons.model import Part
from ecarte_widgets.lessons.played import Played
from ecarte_widgets.widgets.course.folder import UnknownLessonError
from tests.widgets.course_on_page import CourseOnPage, refused
from tests.widgets.page import kinds

LESSONS = [lesson.id for lesson in load_course()]
PRACTICES = [
    (lesson.id, number)
    for lesson in load_course()
    for number, step in enumerate(lesson.steps)
    if step.part is Part.PRACTISE and not isinstance(step.source, Played)
]
"""Each step of the course with a practice of questions, by its lesson and number."""


def test_the_course_opens_on_its_lessons_and_points_to_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch)
    shown = page.view["list"]
    assert page.view["screen"] == "list"
    assert [lesson["id"] for lesson in shown["lessons"]] == LESSONS
    assert [lesson["state"] for lesson in shown["lessons"]] == ["here"] + ["open"] * (len(LESSONS) - 1)
    assert shown["next"]["id"] == LESSONS[0]
    assert page.view["name"] == "Écarté course"
    assert page.view["lesson"] is page.view["table"] is page.view["coach"] is None


@pytest.mark.parametrize("lesson", LESSONS)
def test_nothing_is_locked(monkeypatch: pytest.MonkeyPatch, lesson: str) -> None:
    page = CourseOnPage(monkeypatch)
    page.ask("lesson", id=lesson)
    assert page.lesson["id"] == lesson
    for number in range(len(page.lesson["dots"])):
        assert kinds(page.ask("step", number=number))[-1] == "answered"
        assert [dot["current"] for dot in page.lesson["dots"]].index(True) == number
        assert page.lesson["title"]
        assert page.lesson["paragraphs"]
    page.ask("list")
    assert page.view["screen"] == "list"


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_by_itself_has_no_list(monkeypatch: pytest.MonkeyPatch, lesson: str) -> None:
    page = CourseOnPage(monkeypatch, lesson)
    assert page.view["screen"] == "lesson"
    assert page.lesson["toList"] is None
    assert page.view["name"] == f"Écarté lesson: {page.lesson['name']}"
    for intent in ("list", "lesson"):
        refused(page.ask(intent, id=lesson))
    assert page.view["screen"] == "lesson"


def test_a_lesson_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(UnknownLessonError) as error:
        ew.Lesson("bridge")
    assert isinstance(error.value, ValueError)
    assert error.value.allowed == tuple(LESSONS)
    assert all(lesson in str(error.value) for lesson in LESSONS)


def test_rules_and_languages_that_there_are_not_are_refused() -> None:
    with pytest.raises(RulesError):
        ew.Course(rules="baroque")
    with pytest.raises(LanguageError):
        ew.Course(language="xx")
    with pytest.raises(LanguageError):
        ew.Course().language = "xx"


def test_a_right_answer_ends_a_step_and_next_wakes(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, "ranking")
    page.ask("step", number=0)
    assert not page.lesson["buttons"]["next"]["possible"]
    page.answer_rightly()
    assert page.lesson["feedback"]["tone"] == "right"
    assert page.lesson["buttons"]["next"]["possible"]
    assert page.lesson["dots"][0]["state"] == "done"
    page.ask("next")
    assert page.lesson["dots"][1]["current"]


def test_two_misses_bring_a_hint_and_three_the_solution(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, "ranking")
    page.open_at("ranking", "do")
    page.answer_wrongly(0)
    assert (page.lesson["feedback"]["tone"], page.lesson["hint"]["text"]) == ("wrong", None)
    page.answer_wrongly(1)
    assert page.lesson["hint"]["text"]
    page.answer_wrongly(2)
    assert page.lesson["feedback"]["tone"] == "shown"
    assert not page.lesson["control"]["live"]
    assert not page.lesson["buttons"]["next"]["possible"]
    before = page.lesson["question"]
    page.ask("another")
    assert page.lesson["question"] != before
    assert page.lesson["control"]["live"]


def test_a_hint_is_given_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, "ranking")
    page.ask("hint")
    assert page.lesson["hint"]["text"]


def test_nothing_chosen_is_no_miss(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, "ranking")
    for _ in range(5):
        page.ask("answer", answer=None)
    assert page.lesson["control"]["live"]
    assert page.lesson["feedback"]["text"] == "First choose an answer."


def test_a_practice_counts_right_answers_in_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, "ranking")
    page.open_at("ranking", "practise")
    need = page.lesson["streak"]["need"]
    for have in range(1, need + 1):
        assert not page.lesson["buttons"]["next"]["possible"]
        page.answer_rightly()
        assert page.lesson["streak"]["have"] == have
        left = words_for("en").plural("course.streak.more", need - have)
        assert page.lesson["streak"]["more"] == (left if have < need else "A full row: the step is done.")
        if have < need:
            page.ask("another")
    assert page.lesson["buttons"]["next"]["possible"]
    page.ask("another")
    page.answer_rightly()
    assert page.lesson["streak"]["more"] is None
    assert page.lesson["streak"]["text"] == f"Right in a row: {need + 1}. Best: {need + 1}."


@pytest.mark.parametrize(("lesson", "number"), PRACTICES)
def test_the_solution_is_promised_for_the_third_wrong_answer_only_where_there_are_so_many(
    monkeypatch: pytest.MonkeyPatch, lesson: str, number: int
) -> None:
    page = CourseOnPage(monkeypatch, lesson)
    page.open_at(lesson)
    page.ask("step", number=number)
    control = page.lesson["control"]
    wrong = len(control["items"]) - 1
    promised = "At the third wrong answer the solution is shown." in page.lesson["streak"]["how"]
    assert promised is (control["form"] != "pick" or wrong >= 3)


def test_in_a_step_that_is_done_a_row_is_not_said_to_make_it_done(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, "ranking")
    page.open_at("ranking", "practise")
    for _ in range(page.lesson["streak"]["need"]):
        page.answer_rightly()
        page.ask("another")
    page.answer_wrongly()
    page.answer_rightly()
    page.ask("another")
    page.answer_rightly()
    need = page.lesson["streak"]["need"]
    assert page.lesson["streak"]["more"] == words_for("en").plural("course.streak.more-again", need - 1)


def test_a_fresh_question_is_called_so_and_a_fresh_hand_is_called_that_at_a_table_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = CourseOnPage(monkeypatch, "setup")
    page.open_at("setup", "practise")
    page.answer_rightly()
    assert page.lesson["buttons"]["another"]["label"] == "Another question"


def test_the_question_keeps_its_key_until_another_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, "play")
    page.open_at("play", "do")
    key = page.lesson["question"]
    page.answer_wrongly()
    page.answer_rightly()
    assert page.lesson["question"] == key
    page.ask("another")
    assert page.lesson["question"] != key


def test_the_last_step_leads_to_the_list_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for lesson in (None, "ranking"):
        page = CourseOnPage(monkeypatch, lesson)
        page.open_at("ranking")
        last = len(page.lesson["dots"]) - 1
        page.course.progress = {
            "version": 1,
            "lessons": {"ranking": {"done": [page.scene.lesson.steps[last].id], "streaks": {}}},
        }
        page.ask("step", number=last)
        assert page.lesson["buttons"]["next"]["possible"] is (lesson is None)
        page.ask("next")
        assert page.view["screen"] == ("list" if lesson is None else "lesson")


@pytest.mark.parametrize("rules", ["gamerules", "classic"])
def test_the_same_hand_is_shown_under_the_other_rule_once_it_is_answered(
    monkeypatch: pytest.MonkeyPatch, rules: str
) -> None:
    page = CourseOnPage(monkeypatch, "play", rules=rules)
    number = next(place for place, step in enumerate(page.scene.lesson.steps) if step.compare == "void")
    page.ask("step", number=number)
    assert page.lesson["rule"]["text"]
    assert page.lesson["rule"]["rows"] == []
    assert page.lesson["buttons"]["compare"] is None
    page.answer_rightly()
    page.ask("compare")
    here, there = page.lesson["rule"]["rows"]
    assert here["title"].startswith("This table. ")
    assert there["title"].startswith("Another table. ")
    assert here["text"] != there["text"]
    page.ask("compare")
    assert page.lesson["rule"]["rows"] == []


def test_a_page_cannot_set_what_the_course_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch)
    before = page.as_is()
    page.course.set_state({"view": {"revision": 7}, "progress": {"version": 7}, "_esm": "alert()"})
    assert page.as_is() == before
    assert page.course.progress == {"version": 1, "lessons": {}}


def test_the_progress_is_no_trait_of_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "progress" not in CourseOnPage(monkeypatch).course.get_state()


@pytest.mark.parametrize("name", ["Course", "Lesson"])
def test_the_public_names_are_there(name: str) -> None:
    assert name in dir(ew)
    assert getattr(ew, name).__name__ == name


def test_its_text_is_the_same_on_every_run(monkeypatch: pytest.MonkeyPatch) -> None:
    assert repr(CourseOnPage(monkeypatch).course) == "Course(revision=0)"
    assert repr(CourseOnPage(monkeypatch, "king").course) == "Lesson(revision=0)"
