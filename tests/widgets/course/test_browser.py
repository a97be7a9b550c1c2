"""The course's browser code: that its modules and sheets make one text."""

import re
from pathlib import Path

import pytest

import ecarte_widgets as ew
from ecarte_widgets.widgets.bundle import TABLE_MODULES
from ecarte_widgets.widgets.course.page import COURSE_MODULES, COURSE_SHEETS

ROOT = Path(__file__).parents[3]
BROWSER = ROOT / "ecarte_widgets" / "widgets" / "browser"
SHEETS = ("course", "path", "stage", "stagewidths", "ways", "signs", "spans")


@pytest.mark.parametrize("sheet", SHEETS)
def test_no_style_of_the_course_reaches_beyond_it(sheet: str) -> None:
    rules = re.sub(r"/\*.*?\*/", "", (BROWSER / f"{sheet}.css").read_text("utf-8"), flags=re.DOTALL)
    selectors = [one.strip() for one in re.findall(r"(?:^|[{}])\s*([^{}@;]+?)\s*\{", rules)]
    assert selectors
    assert [selector for selector in selectors if not selector.startswith(".ecarte-course")] == []


@pytest.mark.parametrize("sheet", SHEETS)
def test_sides_are_logical_so_that_the_page_may_run_either_way(sheet: str) -> None:
    rules = (BROWSER / f"{sheet}.css").read_text("utf-8")
    sided = r"(?:margin|padding|border|inset)-(?:left|right)|(?:text-align|float): (?:left|right)|^\s*(?:left|right):"
    assert re.findall(sided, rules, re.MULTILINE) == []


def test_the_styles_tested_here_are_all_that_the_course_adds() -> None:
    assert SHEETS == COURSE_SHEETS


def test_every_module_is_in_the_courses_text_once_after_those_it_imports() -> None:
    code = str(ew.Course._esm)  # noqa: SLF001  (what a page loads)
    needed, wanted = {"course"}, ["course"]
    places = {}
    while wanted:
        module = wanted.pop()
        source = (BROWSER / f"{module}.js").read_text("utf-8")
        imported = set(re.findall(r'from "\./([a-z]+)\.js";', source))
        wanted += imported - needed
        needed |= imported
        first = source.split("\n", 1)[0]
        assert code.count(first) == 1, module
        places[module] = (code.index(first), imported)
    assert needed == {*TABLE_MODULES, *COURSE_MODULES}
    for module, (place, imported) in places.items():
        assert all(places[one][0] < place for one in imported), module


def test_no_two_modules_of_the_course_have_one_name_for_two_things() -> None:
    code = str(ew.Course._esm)  # noqa: SLF001  (what a page loads)
    names = re.findall(r"^(?:async )?(?:const|let|function|class) ([A-Za-z_$][\w$]*)", code, re.MULTILINE)
    assert sorted(set(names)) == sorted(names)
    assert re.findall(r"^(?:import|export)\b.*", code, re.MULTILINE) == ["export default { render };"]
