"""What was built is what is tested, and it holds what it must."""

import subprocess
import sys
from importlib.metadata import files, version
from pathlib import Path

import ecarte_widgets

ROOT = Path(__file__).parents[2]


def packed() -> set[str]:
    """The files of the installed package."""
    return {str(file) for file in files("ecarte-widgets") or ()}


def test_the_tests_run_against_the_installed_package() -> None:
    assert ROOT not in Path(ecarte_widgets.__file__).parents or "site-packages" in ecarte_widgets.__file__


def test_the_installed_package_is_the_one_of_this_folder() -> None:
    """A change that was not installed is not tested: the sources must be the same."""
    installed = Path(ecarte_widgets.__file__).parent
    sources = [file for file in (ROOT / "ecarte_widgets").rglob("*") if file.suffix in {".py", ".js", ".css"}]
    differing = [
        str(file.relative_to(ROOT))
        for file in sources
        if not (copy := installed / file.relative_to(ROOT / "ecarte_widgets")).exists()
        or copy.read_bytes() != file.read_bytes()
    ]
    assert differing == [], "install the package again: pip install --no-deps ."


def test_the_wheel_holds_all_that_runs() -> None:
    wanted = {
        "ecarte_widgets/py.typed",
        "ecarte_widgets/app/ecarte.ipynb",
        "ecarte_widgets/lessons/data/contents.toml",
        "ecarte_widgets/widgets/browser/table.js",
        "ecarte_widgets/widgets/browser/table.css",
        "ecarte_widgets/widgets/browser/home.js",
        "ecarte_widgets/i18n/locales/en/LC_MESSAGES/table.mo",
    }
    assert wanted - packed() == set()
    assert any(name.endswith("voila/templates/ecarte/index.html.j2") for name in packed())


def test_the_wheel_holds_every_catalog_of_every_language() -> None:
    catalogs = {file.relative_to(ROOT).with_suffix(".mo").as_posix() for file in ROOT.glob("ecarte_widgets/**/*.po")}
    assert len(catalogs) > 5
    assert catalogs - packed() == set()


def test_the_wheel_holds_nothing_else() -> None:
    assert [name for name in packed() if name.endswith((".po", ".mjs")) or name.startswith("tests")] == []


def test_the_version_is_the_one_installed() -> None:
    assert ecarte_widgets.__version__ == version("ecarte-widgets")


def test_the_engine_loads_nothing_but_the_standard_library() -> None:
    program = "import sys; before = set(sys.modules); import ecarte_widgets.engine; print(*set(sys.modules) - before)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    tops = {name.partition(".")[0] for name in loaded}
    assert tops - {"ecarte_widgets"} <= set(sys.stdlib_module_names)


def test_constraints_are_names_and_versions_only() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    assert lines
    assert [line for line in lines if line and not line.startswith("#") and ("==" not in line or "/" in line)] == []
