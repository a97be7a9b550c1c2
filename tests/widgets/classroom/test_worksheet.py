"""The worksheet's widget without a browser: what it shows, what it hands out, and that it stays usable."""

import json
import logging
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import comm
import pytest

import ecarte_widgets as ew
from ecarte_widgets.engine import RulesError, rules_from_text
from ecarte_widgets.i18n import LanguageError, languages
from ecarte_widgets.lessons.given import given_of
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.sessions.answers_file import read_answers
from ecarte_widgets.sessions.worksheet import WorksheetError
from ecarte_widgets.sessions.worksheet_session import WorksheetSession
from ecarte_widgets.widgets.classroom.worksheet_link import cell_text
from tests.sessions.sheets import wrong_answer
from tests.widgets.page import ANSWERED, Wire

BROWSER = Path(ew.__file__).parent / "widgets" / "browser"


class SheetOnPage:
    """A worksheet, what was sent about it, and a way to answer."""

    def __init__(self, deals: tuple[int, ...] = (4821,), **given: Any) -> None:  # noqa: ANN401  (whatever it takes)
        self.sheet = ew.Worksheet(deals, **({"rules": "classic"} | given))

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.sheet.view
        assert json.loads(json.dumps(view)) == view
        return view

    @property
    def lesson(self) -> dict[str, Any]:
        lesson: dict[str, Any] = self.view["lesson"]
        return lesson

    @property
    def session(self) -> WorksheetSession:
        return self.sheet._session  # noqa: SLF001  (a look behind the page)

    def send(self, content: object) -> list[dict[str, Any]]:
        """Send a message as the browser does, and give what was said to it."""
        wire: Wire = self.sheet.comm
        wire.sent[:] = []
        wire.handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})
        return [message["data"]["content"] for message in wire.sent if message["data"]["method"] == "custom"]

    def ask(self, intent: str, **more: object) -> list[dict[str, Any]]:
        return self.send({"intent": intent, "revision": self.view["revision"], **more})

    def answer(self, *, rightly: bool) -> list[dict[str, Any]]:
        question = self.session.scene().question
        assert question is not None
        chosen = solution(question) if rightly else wrong_answer(question)
        return self.ask("answer", answer=given_of(question, chosen))


@pytest.fixture(autouse=True)
def _wired(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comm, "create_comm", Wire)
    monkeypatch.delenv("QUERY_STRING", raising=False)
    monkeypatch.delenv("ECARTE_LANGUAGE", raising=False)


def test_it_opens_at_the_first_of_its_exercises() -> None:
    page = SheetOnPage((4821, 17))
    assert page.lesson["part"] == "Exercise 1 of 12"
    assert page.lesson["title"] == "Deal 4821: the first lead"
    assert [dot["part"] for dot in page.lesson["dots"]] == ["Deal 4821"] * 6 + ["Deal 17"] * 6 + ["Summary"]
    assert page.view["summary"] is None


def test_an_answer_is_judged_with_its_reason_and_stands_in_the_file_without_judgement() -> None:
    page = SheetOnPage()
    kept, answered = page.answer(rightly=False)
    assert kept == {"kind": "kept", "kept": {"number": 0, "answers": {"4821.lead": ["other"]}}}
    assert answered == {"kind": "answered"}
    assert page.lesson["feedback"]["tone"] == "wrong"
    assert "elder hand leads" in page.lesson["feedback"]["text"]
    assert page.lesson["dots"][0]["state"] == "missed"
    assert "missed" in page.lesson["dots"][0]["label"]
    page.answer(rightly=True)
    assert page.lesson["feedback"]["tone"] == "right"
    assert page.lesson["dots"][0]["state"] == "missed"
    assert read_answers(json.dumps(page.view["file"] | {"name": "Amina"})).answers.keys() == {"4821.lead"}
    assert "right" not in json.dumps(page.view["file"])


@pytest.mark.parametrize("language", languages())
def test_every_exercise_and_the_summary_can_be_shown_in_every_language(language: str) -> None:
    page = SheetOnPage((4821, 17, 0), language=language)
    for number in range(18):
        page.answer(rightly=number % 2 == 0)
        assert page.lesson["feedback"]["text"]
        page.ask("go", number=number + 1)
    rows = page.view["summary"]["rows"]
    assert [row["result"] for row in rows] == ["found", "missed"] * 9
    assert [bool(row["text"]) for row in rows] == [False, True] * 9
    assert "{" not in json.dumps(page.view["summary"]).replace("{file}", "").replace('{"', "").replace("[{", "")


def test_before_an_answer_nothing_on_the_page_tells_it() -> None:
    page = SheetOnPage()
    page.ask("go", number=2)
    before = page.lesson
    assert (before["feedback"], before["said"]) == (None, "")
    assert {item["mark"] for item in before["control"]["items"]} == {""}


def test_the_learner_is_told_where_they_sit_and_what_the_table_plays() -> None:
    page = SheetOnPage()
    page.ask("go", number=2)
    assert page.lesson["paragraphs"][0] == "In this exercise you are the dealer."
    assert "trump" in page.lesson["rule"]["text"]


def test_the_summary_counts_and_offers_the_file() -> None:
    page = SheetOnPage()
    page.answer(rightly=True)
    page.ask("go", number=6)
    summary = page.view["summary"]
    assert summary["text"] == "You found 1 of 6 exercises at the first answer."
    assert summary["left"] == "5 exercises are not answered yet."
    assert (page.lesson["control"], page.lesson["ask"], page.lesson["scene"]) == (None, "", None)


def test_a_page_that_is_opened_again_goes_on_where_it_was() -> None:
    page = SheetOnPage()
    page.answer(rightly=False)
    *_, kept, _ = page.ask("go", number=1)
    again = SheetOnPage()
    assert again.send({"hello": {"settings": {"language": "ps", "colours": "four"}, "kept": kept["kept"]}}) == ANSWERED
    assert again.view["file"] == page.view["file"]
    assert (again.lesson["question"], again.sheet.language, again.view["display"]["colours"]) == ("1", "ps", "four")
    again.send({"hello": {"settings": {}, "kept": {}}})
    assert again.view["file"] == page.view["file"]


def test_a_learner_remembers_no_rules_for_a_worksheet() -> None:
    page = SheetOnPage(rules=None)
    page.send({"hello": {"settings": {"rules": "classic", "preset": "classic"}, "kept": {}}})
    assert page.view["key"] == "gamerules 4821"


def test_a_language_asked_for_in_the_cell_stays() -> None:
    page = SheetOnPage(language="en")
    page.send({"hello": {"settings": {"language": "ps"}, "kept": {}}})
    assert page.sheet.language == "en"


def test_a_setting_that_is_chosen_is_sent_to_be_remembered() -> None:
    page = SheetOnPage()
    assert page.send({"set": {"language": "ps"}})[0] == {"kind": "settings", "settings": {"language": "ps"}}
    assert (page.view["direction"], page.sheet.language) == ("rtl", "ps")
    assert [menu["name"] for menu in page.view["settings"]] == ["language", "colours"]


def test_starting_again_is_kept_too() -> None:
    page = SheetOnPage()
    page.answer(rightly=True)
    kept, _ = page.ask("again")
    assert kept["kept"] == {"number": 0, "answers": {}}
    assert page.view["file"]["answers"] == []


def test_a_link_is_the_apps_address_or_a_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    link = SheetOnPage((4821, 17)).view["link"]
    assert (link["inApp"], link["cell"]) == (False, 'ew.Worksheet([4821, 17], rules="classic")')
    monkeypatch.setenv("QUERY_STRING", "")
    link = SheetOnPage((4821, 17), language="ps").view["link"]
    assert (link["inApp"], link["query"]) == (True, "worksheet=4821,17&rules=classic&lang=ps")


@pytest.mark.parametrize("rules", ["classic", "gamerules,target=7,void=must_trump"])
def test_the_cell_opens_the_same_worksheet(rules: str) -> None:
    page = SheetOnPage((4821,), rules=rules_from_text(rules))
    again = eval(cell_text(page.session.sheet), {"ew": ew})  # noqa: S307  (a cell that was just written)
    assert again.view["key"] == page.view["key"] == f"{rules} 4821"


def test_numbers_that_are_typed_make_a_link() -> None:
    page = SheetOnPage()
    assert page.send({"link": " 5، 6;7 ٨"}) == ANSWERED
    assert page.view["link"]["query"] == "worksheet=5,6,7,8&rules=classic&lang=en"
    assert page.view["key"] == "classic 4821"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Type one deal number at least."),
        ("5, 5", "Deal 5 stands twice. Each may stand once."),
        ("5, x", "x is no deal number."),
        ("9007199254740992", "9007199254740992 is no deal number."),
        ("1 2 3 4 5 6 7 8 9 10 11 12 13", "Those are too many deals for one worksheet."),
        ("\u202e" * 400, "is no deal number."),
    ],
)
def test_numbers_that_make_no_worksheet_are_refused_in_words(typed: str, said: str) -> None:
    page = SheetOnPage()
    before = page.view
    refusal, _ = page.send({"link": typed})
    assert refusal["kind"] == "refused"
    assert refusal["text"].endswith(said)
    assert refusal["text"].isprintable()
    assert page.view == before


MALFORMED: list[Any] = [
    None,
    "answer",
    [],
    {},
    {"intent": "answer"},
    {"intent": "answer", "revision": True, "answer": "own"},
    {"intent": "answer", "revision": 1.0, "answer": "own"},
    {"intent": "answer", "revision": 99, "answer": "own"},
    {"intent": "answer", "revision": 0, "answer": "north"},
    {"intent": "answer", "revision": 0, "answer": {"a": [1]}},
    {"intent": "go", "revision": 0},
    {"intent": "go", "revision": 0, "number": True},
    {"intent": "go", "revision": 0, "number": 10**30},
    {"intent": "fly", "revision": 0},
    {"set": {"preset": "classic"}},
    {"set": {"language": "xx"}},
    {"set": {"colours": ["four"]}},
    {"set": {1: 2}},
    {"set": None},
    {"link": ["1"]},
    {"hello": None},
    {"kind": "kept"},
]


@pytest.mark.parametrize("content", MALFORMED, ids=lambda content: ascii(content)[:40])
def test_a_message_that_makes_no_sense_is_refused_in_words_and_changes_nothing(content: object) -> None:
    page = SheetOnPage()
    before = page.view
    kinds = [reply["kind"] for reply in page.send(content)]
    assert kinds == ["refused", "answered"]
    assert page.view == before
    assert [reply["kind"] for reply in page.answer(rightly=True)] == ["kept", "answered"]


def test_whatever_goes_wrong_inside_is_said_and_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    page = SheetOnPage()

    def broken(*_: object) -> None:
        message = "a mistake of the program"
        raise ZeroDivisionError(message)

    with monkeypatch.context() as patched, caplog.at_level(logging.ERROR):
        patched.setattr(WorksheetSession, "go_to", broken)
        assert "nothing has changed" in page.ask("go", number=1)[0]["text"]
    assert "a mistake of the program" in caplog.text
    assert page.ask("go", number=1)[-1] == {"kind": "answered"}


def test_a_page_cannot_change_what_it_shows() -> None:
    page = SheetOnPage()
    before = page.view
    page.sheet.set_state({"view": {"key": "mine"}, "_esm": "", "_css": ""})
    assert page.view == before


def test_what_a_person_writes_wrongly_in_the_cell_is_refused() -> None:
    with pytest.raises(WorksheetError, match="different whole numbers"):
        ew.Worksheet([4821, 4821])
    with pytest.raises(RulesError):
        ew.Worksheet([4821], rules="baroque")
    with pytest.raises(LanguageError):
        ew.Worksheet([4821], language="xx")


def test_the_public_name_is_there() -> None:
    assert "Worksheet" in dir(ew)
    assert ew.Worksheet.__name__ == "Worksheet"


def test_its_text_is_the_same_on_every_run() -> None:
    assert repr(ew.Worksheet([4821, 17])) == "Worksheet([4821, 17], revision=0)"


def test_its_browser_code_is_one_text_with_no_name_for_two_things() -> None:
    code = str(ew.Worksheet._esm)  # noqa: SLF001  (what a page loads)
    names = re.findall(r"^(?:async )?(?:const|let|function|class) ([A-Za-z_$][\w$]*)", code, re.MULTILINE)
    assert sorted(set(names)) == sorted(names)
    assert re.findall(r"^(?:import|export)\b.*", code, re.MULTILINE) == ["export default { render };"]
    node = shutil.which("node")
    if node is not None:
        subprocess.run([node, "--input-type=module", "--check"], input=code, text=True, check=True)


def test_its_styles_reach_nothing_beyond_it() -> None:
    rules = re.sub(r"/\*.*?\*/", "", (BROWSER / "worksheet.css").read_text("utf-8"), flags=re.DOTALL)
    selectors = [part.strip() for part in re.findall(r"([^{}]+)\{", rules) if not part.strip().startswith("@")]
    assert selectors
    assert [one for one in selectors if not one.startswith(".ecarte-course")] == []
