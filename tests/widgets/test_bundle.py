"""The browser's code in one text: every module whole, once, with no import of another left."""

import re
from pathlib import Path

import ecarte_widgets as ew
from ecarte_widgets.widgets import bundle
from ecarte_widgets.widgets.bundle import DEMO_MODULES, DEMO_PARTS, TABLE_MODULES, bundled, styles

BROWSER = Path(bundle.__file__).parent / "browser"


def test_nothing_is_imported_any_more_and_one_thing_is_exported() -> None:
    code = str(ew.Table._esm)  # noqa: SLF001  (what a page loads)
    assert re.findall(r"^import\b.*", code, re.MULTILINE) == []
    assert re.findall(r"^export\b.*", code, re.MULTILINE) == ["export default { render };"]


def imported_by(module: str) -> list[str]:
    """Give the modules that a module imports."""
    return re.findall(r'from "\./([a-z]+)\.js";', (BROWSER / f"{module}.js").read_text("utf-8"))


def needed_by(module: str) -> set[str]:
    """Give a module and all that it imports, at any remove."""
    return {module}.union(*(needed_by(imported) for imported in imported_by(module)))


def test_every_module_is_in_the_tables_text_once_after_those_it_imports() -> None:
    code = str(ew.Table._esm)  # noqa: SLF001  (what a page loads)
    needed = needed_by("table")
    assert needed == {*TABLE_MODULES, *DEMO_PARTS, "walk", "table"}
    places = {}
    for module in needed:
        first = (BROWSER / f"{module}.js").read_text("utf-8").split("\n", 1)[0]
        assert code.count(first) == 1, module
        places[module] = code.index(first)
    for module in needed:
        assert all(places[imported] < places[module] for imported in imported_by(module)), module


def test_a_table_can_stand_in_another_widget() -> None:
    """Its modules make a text by themselves, without the widget's own line to Python."""
    code = bundled(*TABLE_MODULES)
    assert "function mountTable(" in code
    assert "model." not in code
    assert re.findall(r"^(?:import|export)\b.*", code, re.MULTILINE) == []


def test_every_module_of_a_demonstration_is_there_after_those_it_imports() -> None:
    needed = needed_by("demo")
    assert needed == set(DEMO_MODULES)
    for module in needed:
        assert all(DEMO_MODULES.index(one) < DEMO_MODULES.index(module) for one in imported_by(module)), module


def test_no_two_modules_have_one_name_for_two_things() -> None:
    """Nor where a demonstration stands within a table's widget."""
    code = bundled(*TABLE_MODULES, *DEMO_PARTS, "table")
    names = re.findall(r"^(?:async )?(?:const|let|function|class) ([A-Za-z_$][\w$]*)", code, re.MULTILINE)
    assert len(names) > 20
    assert sorted(set(names)) == sorted(names)


def test_one_module_alone_is_its_own_text_without_the_word_export() -> None:
    source = (BROWSER / "memory.js").read_text("utf-8")
    assert bundled("memory") == source.replace("\nexport ", "\n")


def test_the_styles_are_those_of_the_folder() -> None:
    assert styles("table") == (BROWSER / "table.css").read_text("utf-8")
