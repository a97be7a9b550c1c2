"""The settings of a course: language, rules and colours, kept with the table's, and fixed where they were asked for."""

from typing import Any

import pytest

from ecarte_widgets.engine import Rules, Void
from ecarte_widgets.i18n import LANGUAGE_VARIABLE
from ecarte_widgets.lessons.questions import OrderCards
from tests.widgets.course_on_page import CourseOnPage, refused
from tests.widgets.page import kinds


def kept(replies: list[dict[str, Any]]) -> dict[str, str]:
    """Give the settings that the browser is to keep."""
    (settings,) = [reply["settings"] for reply in replies if reply["kind"] == "settings"]
    return dict(settings)


def test_the_menus_are_language_rules_and_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch)
    assert page.chosen() == {"language": "en", "preset": "gamerules", "colours": "two"}
    assert all(menu["label"] and len(menu["options"]) > 1 for menu in page.view["settings"])


def test_the_language_changes_at_any_moment_and_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, "ranking")
    page.open_at("ranking", "do")
    page.answer_wrongly()
    question, before = page.question, page.lesson
    assert kept(page.send({"set": {"language": "ps"}})) == {"language": "ps"}
    assert page.course.language == "ps"
    assert (page.view["language"], page.view["direction"]) == ("ps", "rtl")
    assert page.question is question
    assert page.lesson["question"] == before["question"]
    assert page.lesson["control"]["order"] == before["control"]["order"]
    assert page.lesson["feedback"]["tone"] == "wrong"
    assert page.lesson["title"] != before["title"]
    page.course.language = "en"
    assert page.lesson == before


def test_the_language_of_the_page_is_that_of_its_trait(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch)
    page.course.language = "ps"
    assert page.view["language"] == "ps"
    assert page.chosen()["language"] == "ps"


def test_without_a_language_it_is_the_apps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LANGUAGE_VARIABLE, "ps")
    assert CourseOnPage(monkeypatch).view["language"] == "ps"


def test_another_preset_begins_the_step_anew_under_its_rules_and_the_progress_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = CourseOnPage(monkeypatch, "play")
    page.answer_rightly()
    progress, number, question = page.course.progress, page.scene.number, page.lesson["question"]
    page.send({"set": {"preset": "classic"}})
    assert page.chosen()["preset"] == "classic"
    assert (page.course.progress, page.scene.number) == (progress, number)
    assert page.scene.step.rules == Rules.classic()
    assert page.lesson["question"] != question
    assert page.lesson["control"]["live"]
    page.answer_rightly()


def test_the_same_preset_again_changes_nothing_on_show(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, "play")
    question = page.question
    page.send({"set": {"preset": "gamerules"}})
    assert page.question is question


def test_colours_change_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch)
    assert kept(page.send({"set": {"colours": "four"}})) == {"colours": "four"}
    assert page.view["display"]["colours"] == "four"


@pytest.mark.parametrize("name", ["opponent", "pace", "order", "target", "rules", "void"])
def test_other_settings_of_the_table_are_not_on_offer(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    refused(CourseOnPage(monkeypatch).send({"set": {name: "random"}}))


def test_what_the_browser_remembers_is_taken_up_and_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch)
    remembered = {"language": "ps", "rules": "classic", "colours": "four", "opponent": "random", "order": "strength"}
    page.hello(settings=remembered)
    assert page.chosen() == {"language": "ps", "preset": "classic", "colours": "four"}
    assert kept(page.send({"set": {"colours": "two"}})) == {
        name: value for name, value in remembered.items() if name != "colours"
    }


def test_what_was_asked_for_outright_is_fixed_against_what_the_browser_remembers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = CourseOnPage(monkeypatch, rules="classic", language="en")
    page.hello(settings={"language": "ps", "rules": "gamerules", "colours": "four"})
    assert page.chosen() == {"language": "en", "preset": "classic", "colours": "four"}
    assert page.course._course.settings.rules == Rules.classic()  # noqa: SLF001  (a look behind the page)


def test_the_learner_may_still_choose_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, rules="classic", language="en")
    page.send({"set": {"preset": "gamerules", "language": "ps"}})
    assert page.chosen() == {"language": "ps", "preset": "gamerules", "colours": "two"}


def test_odd_rules_of_a_table_are_taught_as_the_preset_nearest_to_them(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, "play")
    page.hello(settings={"rules": "classic,target=11,stake=off"})
    assert page.chosen()["preset"] == "classic"
    assert page.scene.step.rules == Rules.classic()
    assert kept(page.send({"set": {"colours": "four"}}))["rules"] == "classic,target=11,stake=off"


def test_rules_asked_for_outright_are_taught_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, "play", rules={"void": "must_trump", "target": 7})
    assert page.scene.step.rules == Rules(void=Void.MUST_TRUMP, target=7)


def test_what_a_browser_remembers_wrongly_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch)
    odd = {"language": ["en"], "rules": 5, "colours": None, "no such": "thing"}
    assert kinds(page.hello(settings=odd))[-1] == "answered"
    assert page.chosen() == {"language": "en", "preset": "gamerules", "colours": "two"}


def test_a_changed_setting_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who changes colours or language while answering can still answer."""
    page = CourseOnPage(monkeypatch, "ranking")
    revision = page.view["revision"]
    page.send({"set": {"colours": "four", "language": "ps"}})
    assert page.view["revision"] == revision


def test_cards_to_be_put_in_order_stay_as_they_were_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    page = CourseOnPage(monkeypatch, "ranking")
    page.open_at("ranking", "do")
    assert isinstance(page.question, OrderCards)
    assert [item["id"] for item in page.lesson["control"]["items"]] == [card.value for card in page.question.cards]
