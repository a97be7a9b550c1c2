"""The browser's code in one text: every module whole, once, with no import of another left."""

import re
from pathlib import Path

import ecarte_widgets as ew
from ecarte_widgets.widgets import bundle
from ecarte_widgets.widgets.bundle import bundled, styles

BROWSER = Path(bundle.__file__).parent / "browser"


def test_nothing_is_imported_any_more_and_one_thing_is_exported() -> None:
    code = str(ew.Table._esm)  # noqa: SLF001  (what a page loads)
    assert re.findall(r"^import\b.*", code, re.MULTILINE) == []
    assert re.findall(r"^export\b.*", code, re.MULTILINE) == ["export default { render };"]


def test_every_module_is_in_the_tables_text_once_after_those_it_imports() -> None:
    code = str(ew.Table._esm)  # noqa: SLF001  (what a page loads)
    places = {}
    for file in BROWSER.glob("*.js"):
        first = file.read_text("utf-8").split("\n", 1)[0]
        assert code.count(first) == 1, file.name
        places[file.stem] = code.index(first)
    for file in BROWSER.glob("*.js"):
        for imported in re.findall(r'from "\./([a-z]+)\.js";', file.read_text("utf-8")):
            assert places[imported] < places[file.stem], file.name


def test_no_two_modules_have_one_name_for_two_things() -> None:
    code = str(ew.Table._esm)  # noqa: SLF001  (what a page loads)
    names = re.findall(r"^(?:async )?(?:const|let|function|class) ([A-Za-z_$][\w$]*)", code, re.MULTILINE)
    assert len(names) > 20
    assert sorted(set(names)) == sorted(names)


def test_one_module_alone_is_its_own_text_without_the_word_export() -> None:
    source = (BROWSER / "memory.js").read_text("utf-8")
    assert bundled("memory") == source.replace("\nexport ", "\n")


def test_the_styles_are_those_of_the_folder() -> None:
    assert styles("table") == (BROWSER / "table.css").read_text("utf-8")
