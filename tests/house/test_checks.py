"""The checks that hold for the whole tree: lint, format, types, layers, and the browser code's own tests."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(*command: str, **environment: str) -> None:
    """Run a check in the project's folder and show what it said when it fails."""
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_ruff_finds_nothing() -> None:
    run(sys.executable, "-m", "ruff", "check", ".")


def test_everything_is_formatted() -> None:
    run(sys.executable, "-m", "ruff", "format", "--check", ".")


def test_types_are_strict_and_right() -> None:
    run(sys.executable, "-m", "mypy")


def test_imports_keep_their_direction() -> None:
    run(str(Path(sys.executable).with_name("lint-imports")))


def test_the_browser_code_passes_its_own_tests() -> None:
    if shutil.which("node") is None and not os.environ.get("CI"):
        pytest.skip("no node to run them with")
    tests = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tests").rglob("*_test.mjs"))
    assert len(tests) > 1
    run("node", "--test", *tests)
