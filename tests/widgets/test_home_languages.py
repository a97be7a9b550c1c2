"""In which language the app's page speaks, and what is opened from it."""

import pytest

from ecarte_widgets.i18n import LanguageError, languages, words_for
from tests.widgets.front import Open
from tests.widgets.page import ANSWERED

OTHERS = [language for language in languages() if language != "en"]


@pytest.mark.parametrize("language", languages())
def test_the_language_can_be_chosen_on_the_first_page(open_page: Open, language: str) -> None:
    front = open_page("show=home&lang=fr")
    assert front.send({"set": {"language": language}}) == ANSWERED
    menu, words = front.view["languages"], words_for(language)
    assert (menu["label"], menu["chosen"]) == (words.text("setting.language"), language)
    assert [one["value"] for one in menu["options"]] == list(languages())
    assert front.view["query"]["lang"] == language
    front.send({"set": {"language": "tlh"}})
    assert front.view["language"] == language


@pytest.mark.parametrize("language", OTHERS)
def test_the_language_that_the_browser_remembers_is_that_of_the_page(open_page: Open, language: str) -> None:
    front = open_page()
    front.send({"hello": {"settings": {"language": language, "colours": "four", "nonsense": "1"}}})
    words = words_for(language)
    assert (front.view["language"], front.view["direction"]) == (language, words.direction)
    assert front.view["doors"][0]["label"] == words.text("home.learn")
    for show in ("play", "learn"):
        front.send({"show": show})
        assert front.opened().language == language


@pytest.mark.parametrize(("kept", "language"), [({}, "fr"), ({"language": "ps"}, "ps")])
def test_the_language_that_the_browser_asks_for_is_that_of_the_page_unless_it_remembers_another(
    open_page: Open, kept: dict[str, str], language: str
) -> None:
    front = open_page()
    front.send({"hello": {"settings": kept, "languages": ["tlh", "fr-CA", "en"]}})
    assert (front.home.language, front.view["language"]) == (language, language)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_asked_for_in_python_stays(open_page: Open, language: str) -> None:
    front = open_page(language=language)
    front.send({"hello": {"settings": {"language": "en"}}})
    for show in ("play", "learn"):
        front.send({"show": show})
        opened = front.opened()
        opened._receive(opened, {"hello": {"settings": {"language": "en"}}}, [])  # noqa: SLF001  (as its browser greets)
        assert front.home.language == opened.language == language


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_chosen_at_the_table_is_that_of_the_page_and_of_the_course(open_page: Open, language: str) -> None:
    front = open_page()
    front.send({"show": "learn"})
    course = front.opened()
    front.send({"show": "play"})
    front.opened().language = language
    assert front.home.language == course.language == language
    assert front.view["language"] == language


def test_a_language_that_there_is_not_is_refused(open_page: Open) -> None:
    with pytest.raises(LanguageError):
        open_page(language="xx")
    front = open_page()
    with pytest.raises(LanguageError):
        front.home.language = "xx"
    assert front.home.language == "en"
