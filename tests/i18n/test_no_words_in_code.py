"""What a person reads stands in catalogs: below the command line no module has a sentence of its own to show."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ecarte_widgets

ROOT = Path(ecarte_widgets.__file__).parent
PARTS = ("engine", "sessions", "players", "widgets", "i18n")
"""What makes up pages, and what a record or a file of answers is refused with."""
WORDS = re.compile(r"[a-z]{2,} [a-z]{2,}")
INTENTS = {"predict own", "predict other"}
"""What a browser sends, which nobody reads."""


def is_for_programmers(node: ast.AST) -> bool:
    """Tell whether something makes an exception's own text, or a line of a log."""
    match node:
        case ast.Assign(targets=[ast.Name(id="message") | ast.Attribute(attr="args")]):
            return True
        case ast.Call(func=ast.Attribute(attr="__init__" | "exception" | "warning")):
            return True
        case ast.Expr(value=ast.Constant()):
            return True  # a docstring
    return False


def sentences(tree: ast.AST) -> Iterator[str]:
    """Give every text with two words beside each other that is meant for anybody else."""
    for node in ast.iter_child_nodes(tree):
        if is_for_programmers(node):
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and WORDS.search(node.value):
            yield node.value
        yield from sentences(node)


@pytest.mark.parametrize("part", PARTS)
def test_no_module_has_a_sentence_to_show(part: str) -> None:
    found = {
        f"{file.relative_to(ROOT)}: {sentence}"
        for file in (ROOT / part).rglob("*.py")
        for sentence in sentences(ast.parse(file.read_text(encoding="utf-8")))
        if sentence not in INTENTS
    }
    assert found == set()


def test_a_sentence_is_found_wherever_it_stands() -> None:
    code = '''
def refuse(most):
    """Refuse it, as a docstring says."""
    message = "for programmers alone"
    raise Wrong(allowed=(f"a list of at most {most}",), given="play CARD")
'''
    assert list(sentences(ast.parse(code))) == ["a list of at most "]
