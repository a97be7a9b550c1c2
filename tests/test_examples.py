"""The examples that people read are run: in docstrings and in the README."""

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import ecarte_widgets

ROOT = Path(__file__).parents[1]
MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(ecarte_widgets.__path__, "ecarte_widgets.")
    if not module.name.endswith("__main__")
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_are_true(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0


def test_some_docstrings_have_examples() -> None:
    finder = doctest.DocTestFinder()
    counts = [len(test.examples) for name in MODULES for test in finder.find(importlib.import_module(name))]
    assert sum(counts) >= 10


def test_the_engine_example_of_the_readme_says_what_it_claims(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    example = next(block for block in blocks if "import engine" in block)
    exec(compile(example, "README.md", "exec"), {})  # noqa: S102  (the README is ours)
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "(Propose(), Stand())"
    assert f"{printed[0]}" in example
    assert printed[1].count("Card(") == 5
