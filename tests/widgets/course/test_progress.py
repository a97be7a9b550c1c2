"""Progress: a trait that can be read, saved and set; kept by the browser, merged, exported, imported and cleared."""

from typing import Any

import pytest
import traitlets

import ecarte_widgets as ew
from ecarte_widgets.lessons.loading import load_course
from ecarte_widgets.sessions.progress import ProgressError
from tests.widgets.course_on_page import CourseOnPage, refused
from tests.widgets.page import kinds

NONE = {"version": 1, "lessons": {}}


def done(lesson: str, *steps: str, **streaks: int) -> dict[str, Any]:
    """Give progress in one lesson."""
    return {"version": 1, "lessons": {lesson: {"done": sorted(steps), "streaks": streaks}}}


def ids(page: CourseOnPage) -> list[str]:
    """Give the ids of the steps of the lesson that is open."""
    return [step.id for step in page.scene.lesson.steps]


def test_what_is_done_is_in_the_trait_told_to_watchers_and_kept_by_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    page, seen = CourseOnPage(monkeypatch, "ranking"), list[object]()
    page.course.observe(lambda change: seen.append(change["new"]), "progress")
    first = ids(page)[0]
    replies = page.answer_rightly()
    assert page.course.progress == done("ranking", first)
    assert seen == [page.course.progress]
    assert {"kind": "progress", "progress": page.course.progress, "replace": False} in replies


def test_a_wrong_answer_changes_no_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    page, seen = CourseOnPage(monkeypatch, "ranking"), list[object]()
    page.course.observe(seen.append, "progress")
    page.answer_wrongly()
    assert (page.course.progress, seen) == (NONE, [])


def test_a_streak_is_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, "ranking")
    page.open_at("ranking", "practise")
    page.answer_rightly()
    assert page.course.progress == done("ranking", **{page.scene.step.id: 1})
    assert page.lesson["streak"]["best"] == 1


def test_progress_that_is_set_is_shown_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    page, seen = CourseOnPage(monkeypatch), list[object]()
    page.course.observe(lambda change: seen.append(change["new"]), "progress")
    page.course.progress = done("king", "turned-up-king")
    assert len(seen) == 1
    king = next(one for one in page.view["list"]["lessons"] if one["id"] == "king")
    assert king["state"] in {"here", "open"}
    page.ask("lesson", id="ranking")
    page.course.progress = done("ranking", *ids(page))
    assert {dot["state"] for dot in page.lesson["dots"]} == {"done"}
    page.ask("list")
    ranking = next(one for one in page.view["list"]["lessons"] if one["id"] == "ranking")
    assert ranking["state"] == "done"
    assert page.view["list"]["next"]["id"] != "ranking"


def progress_of(*parts: dict[str, Any]) -> dict[str, Any]:
    """Put the progress of several lessons together."""
    return parts[0] | {"lessons": {name: lesson for part in parts for name, lesson in part["lessons"].items()}}


def test_after_the_end_of_a_lesson_that_is_said_and_the_one_that_follows_it_is_on_offer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also where an earlier one was begun and left; of steps that were passed over it is said that they are open."""
    page = CourseOnPage(monkeypatch)
    page.ask("lesson", id="king")
    steps, title = ids(page), page.lesson["name"]
    for given, said in ((steps, f"Lesson done: {title}."), (steps[-1:], f"You are at the end of the lesson: {title}.")):
        page.course.progress = {
            **done("king", *given),
            "lessons": {**done("king", *given)["lessons"], **done("setup", "object")["lessons"]},
        }
        page.ask("lesson", id="king")
        page.ask("step", number=len(steps) - 1)
        page.ask("next")
        shown = page.view["list"]
        assert shown["ended"].startswith(said)
        assert shown["next"]["id"] == "scoring"
        assert [one["id"] for one in shown["lessons"] if one["state"] == "here"] == ["scoring"]
        page.ask("lesson", id="ranking")
        page.ask("list")
        assert page.view["list"]["ended"] is None


def test_who_has_done_every_lesson_is_told_so_and_led_to_the_table_where_there_is_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lessons = load_course()
    whole = progress_of(*(done(lesson.id, *(step.id for step in lesson.steps)) for lesson in lessons))
    page, played = CourseOnPage(monkeypatch), []
    page.course.leads_to(lambda: played.append(True))
    assert (page.view["list"]["play"], page.view["list"]["next"]["id"]) == (None, lessons[0].id)
    page.course.progress = whole
    shown = page.view["list"]
    assert shown["intro"].startswith("You have done the whole course.")
    assert (shown["next"], shown["play"]) == (None, {"label": "Play a game"})
    page.send({"play": True})
    assert played == [True]


def test_where_there_is_no_table_none_is_on_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    lessons = load_course()
    whole = progress_of(*(done(lesson.id, *(step.id for step in lesson.steps)) for lesson in lessons))
    page = CourseOnPage(monkeypatch, progress=whole)
    assert (page.view["list"]["next"], page.view["list"]["play"]) == (None, None)
    assert refused(page.send({"play": True})) == "That is no choice of this lesson."


def test_what_is_no_progress_cannot_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, progress=done("king", "one"))
    for value in ({"version": 2}, {"version": 1, "lessons": []}, {"lessons": {"a": {"done": "b"}}}):
        with pytest.raises(traitlets.TraitError, match="no progress"):
            page.course.progress = value
    with pytest.raises(traitlets.TraitError):
        page.course.set_trait("progress", 5)
    assert page.course.progress == done("king", "one")
    with pytest.raises(ProgressError):
        ew.Course(progress={"version": 2})


def test_a_saved_progress_is_restored_in_another_course(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, "ranking")
    page.answer_rightly()
    saved = page.course.progress
    other = CourseOnPage(monkeypatch, "ranking", progress=saved)
    assert other.course.progress == saved
    assert other.lesson["dots"][0]["state"] == "done"
    assert other.scene.number == 1


def test_nothing_at_all_is_progress_too(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, progress=done("king", "one"))
    page.course.progress = {}
    assert page.course.progress == NONE


def test_what_the_browser_remembers_is_put_beside_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, "ranking")
    first = ids(page)[0]
    page.answer_rightly()
    replies = page.hello(progress=done("ranking", "another", order=2))
    assert page.course.progress == done("ranking", first, "another", order=2)
    assert {"kind": "progress", "progress": page.course.progress, "replace": False} in replies


def test_progress_asked_for_outright_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, progress=done("king", "one"))
    page.hello(progress=done("ranking", "two"))
    assert page.course.progress == done("king", "one")


@pytest.mark.parametrize("kept", [None, 5, "x", [], {"version": 2}, {"version": 1, "lessons": {"": {}}}])
def test_what_a_browser_remembers_wrongly_is_passed_over(monkeypatch: pytest.MonkeyPatch, kept: object) -> None:
    page = CourseOnPage(monkeypatch)
    assert kinds(page.send({"hello": {"settings": {}, "progress": kept, "at": {}}})) == ["answered"]
    assert page.course.progress == NONE


def test_a_page_that_is_shown_again_is_greeted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch)
    page.hello(progress=done("king", "one"))
    page.send({"clear": True})
    page.hello(progress=done("king", "one"))
    assert page.course.progress == NONE


def test_imported_progress_takes_the_place_of_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, progress=done("king", "one"))
    replies = page.send({"progress": done("ranking", "two")})
    assert page.course.progress == done("ranking", "two")
    assert {"kind": "progress", "progress": page.course.progress, "replace": True} in replies
    assert page.view["list"]["said"] == "The progress is loaded."


def test_a_file_without_progress_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, progress=done("king", "one"))
    before = page.as_is()
    assert "no progress" in refused(page.send({"progress": {"format": "ecarte-record"}}))
    assert (page.as_is(), page.course.progress) == (before, done("king", "one"))


def test_progress_can_be_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, progress=done("king", "one"))
    replies = page.send({"clear": True})
    assert page.course.progress == NONE
    assert {"kind": "progress", "progress": NONE, "replace": True} in replies
    assert page.view["list"]["said"] == "The progress is cleared."
    page.ask("lesson", id="king")
    page.ask("list")
    assert page.view["list"]["said"] == ""


def test_the_tools_ask_before_progress_is_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    tools = {tool["name"]: tool for tool in CourseOnPage(monkeypatch).view["list"]["tools"]}
    assert list(tools) == ["export", "import", "clear"]
    assert [bool(tool["ask"]) for tool in tools.values()] == [False, False, True]


def test_a_reload_goes_on_at_the_step_that_was_open(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch)
    page.ask("lesson", id="play")
    at = page.ask("step", number=3)[-2]
    assert at["kind"] == "at"
    again = CourseOnPage(monkeypatch)
    again.hello(at={"lesson": at["lesson"], "step": at["step"]})
    assert (again.lesson["id"], again.scene.number) == ("play", 3)


def test_the_list_is_a_place_too(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch)
    page.ask("lesson", id="play")
    assert {"kind": "at", "lesson": None, "step": None} in page.ask("list")


@pytest.mark.parametrize(
    "at", [None, [], "play", {}, {"lesson": "bridge", "step": "one"}, {"lesson": ["play"], "step": {}}, {"lesson": 5}]
)
def test_a_place_that_there_is_not_any_more_is_passed_over(monkeypatch: pytest.MonkeyPatch, at: object) -> None:
    page = CourseOnPage(monkeypatch)
    assert kinds(page.send({"hello": {"settings": {}, "progress": {}, "at": at}})) == ["answered"]
    assert page.view["screen"] == "list"


def test_a_step_that_there_is_not_any_more_is_the_first_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch)
    page.hello(at={"lesson": "play", "step": "no such step"})
    assert (page.lesson["id"], page.scene.number) == ("play", 0)


def test_a_lesson_by_itself_does_not_go_to_another(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, "ranking")
    page.hello(at={"lesson": "play", "step": "leader"})
    assert page.lesson["id"] == "ranking"


def test_a_course_that_was_begun_stays_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch)
    page.ask("lesson", id="king")
    page.hello(at={"lesson": "play", "step": "leader"})
    assert page.lesson["id"] == "king"
