"""Every code has its words in every language, and no message is left over."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import ecarte_widgets
from ecarte_widgets.engine import SWITCHES, Preset, Rules
from ecarte_widgets.sessions import Ask
from ecarte_widgets.widgets.table.settings import Settings, menus, rules_shown
from tests.i18n.catalogs import LANGUAGES, messages
from tests.i18n.course_ids import LESSONS
from tests.i18n.message_ids import FAMILIES, OF_THE_LANGUAGE, TOPICS, Listening, asked_by_the_book, known_ids
from tests.sessions.play import any_rules

ENDINGS = {
    "file.no-file.itself",
    "record.illegal-act.none",
    "record.not-json.value",
    "ask.exchange.some",
    "ask.exchange.any",
}
"""Messages that the program names by adding an ending to the id of another."""


@cache
def program_texts() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Give every text of the program, those of its lessons too, and a pattern for each with parts filled in."""
    texts = set(LESSONS)
    patterns: list[re.Pattern[str]] = []
    for file in Path(ecarte_widgets.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            if isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(part.value)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                    else r"[^.]+"
                    for part in node.values
                ]
                patterns.append(re.compile("".join(parts)))
    return frozenset(texts), tuple(patterns)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_message(language: str) -> None:
    assert known_ids() - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_belongs_to_a_code_that_there_is_not(language: str) -> None:
    assert {one for one in messages(language) if one.startswith(tuple(FAMILIES))} - known_ids() == set()


def test_the_switches_of_the_topics_are_those_that_the_book_tells_of() -> None:
    told = {one for seed in range(60) for one in asked_by_the_book(any_rules(seed)) if one.startswith("topic.")}
    assert told == {f"topic.{name}" for name in FAMILIES["topic."]}
    assert {name for names in TOPICS.values() for name in names} == set(SWITCHES) - {"target"}


def test_the_panels_ask_for_known_messages_only() -> None:
    asked = set().union(*(asked_by_the_book(any_rules(seed)) for seed in range(60)))
    assert asked - {"language.direction"} - known_ids() == set()
    assert {one for one in known_ids() if one.startswith("panel.")} <= asked


def test_the_menus_ask_for_every_setting_and_for_known_messages_only() -> None:
    words = Listening()
    menus(Settings(), words, {}, Rules.classic(), "book")
    for seed in range(60):
        rules_shown(any_rules(seed), words)
    menus(Settings(rules=Rules.classic(), opponent="random"), words, {}, Rules(), "book")
    wanted = {one for one in known_ids() if one.startswith(("setting.", "settings.", "switch.", "rules."))}
    wanted -= {f"rules.about.{preset.value}" for preset in Preset}  # told by the book
    rules_told = {one for one in words.asked if one.startswith("topic.")}
    assert words.asked - {"language.direction"} - rules_told == wanted
    assert rules_told <= known_ids()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used_by_the_program(language: str) -> None:
    """One of a family is named whole or made from a code; any other is named whole."""
    texts, patterns = program_texts()
    built = [pattern for pattern in patterns if re.match(r"[a-z]+\\\.", pattern.pattern)]
    unused = {
        one
        for one in set(messages(language)) - ENDINGS - texts
        if one not in known_ids() or not any(pattern.fullmatch(one) for pattern in built)
    }
    assert unused == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_program_uses_no_message_that_there_is_not(language: str) -> None:
    texts, _ = program_texts()
    beginnings = {one.split(".")[0] for one in [*FAMILIES, *OF_THE_LANGUAGE, "command.", "table."]}
    named = re.compile(rf"({'|'.join(beginnings)})(\.[a-z-]+)+")
    files = (".js", ".css", ".html")
    ids = {text for text in texts if named.fullmatch(text) and not text.endswith(files)}
    ids -= {Ask.EXCHANGE.value}  # takes an ending
    assert len(ids) > 70
    assert ids - set(messages(language)) == set()
