"""Every code has its words in every language, with the same arguments, and no message is left over."""

import ast
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

import ecarte_widgets
from ecarte_widgets.app.frame import FRAME_WORDS
from ecarte_widgets.engine import (
    PACK,
    SWITCHES,
    AwardRule,
    BreachCode,
    Card,
    Kind,
    Preset,
    Problem,
    Rank,
    Reason,
    Rules,
    Suit,
)
from ecarte_widgets.engine.rules import switch_text
from ecarte_widgets.engine.scoring import TalkEnd
from ecarte_widgets.i18n import Words
from ecarte_widgets.lessons.errors import Allowed, LessonProblem
from ecarte_widgets.lessons.exercises import ExerciseKind
from ecarte_widgets.lessons.proof import Fault
from ecarte_widgets.sessions import Ask, Choice
from ecarte_widgets.sessions.asking import RefusalCode
from ecarte_widgets.sessions.worksheet import Result, SheetProblem
from ecarte_widgets.widgets.address import Asked
from ecarte_widgets.widgets.table.book import book_for
from ecarte_widgets.widgets.table.settings import CHOICES, Settings, menus, rules_shown
from tests.i18n.catalogs import LANGUAGES, catalogs, counted_ids, fields, messages
from tests.i18n.course_ids import COURSE_FAMILIES, LESSONS
from tests.i18n.demo_ids import DEMO_FAMILIES
from tests.sessions.play import any_rules

ROOT = Path(__file__).parents[2]
SIDES = ("you", "other")
TOPICS: dict[str, tuple[str, ...]] = {
    "object": (),
    "ranking": (),
    "deal": ("first_dealer",),
    "talk": ("stake", "stake_scope"),
    "exchange": ("dealer_min_discard",),
    "king": ("king_window", "turned_king"),
    "play": ("void",),
    "points": (),
    "end": (),
}
"""The topics of the rules beside the table, each with the switches that it tells of."""


class Listening(Words):
    """Words that remember which messages were asked for."""

    def __init__(self) -> None:
        self.asked: set[str] = set()
        super().__init__("en", [])

    def text(self, message: str, **arguments: object) -> str:
        del arguments
        self.asked.add(message)
        return message


def asked_by_the_book(rules: Rules) -> set[str]:
    """Give the messages of the panels beside the table."""
    words = Listening()
    book_for(rules, words)
    return words.asked


def values_of(switch: str) -> set[str]:
    return {str(switch_text(value)) for value in SWITCHES[switch]}


STAKE_RULES = (AwardRule.STAKE_ELDER_ONLY, AwardRule.STAKE_WINNER_TWO, AwardRule.STAKE_PLUS_ONE)
REASONS_ON_CARDS = (BreachCode.MUST_FOLLOW_SUIT, BreachCode.MUST_OVERTAKE, BreachCode.MUST_TRUMP)
FAMILIES: dict[str, set[str]] = {
    "address.": {part.value for part in Asked},
    "app.": {*FRAME_WORDS, "not-there", "error", "way"},
    "ask.": {
        *(ask.value.removeprefix("ask.") for ask in Ask if ask is not Ask.EXCHANGE),
        *("exchange.some", "exchange.any", "exchange.none", "go-on", "go-on-lead", "moved", "waiting", "one-moment"),
        *("lead.last", "or-claim", "or-concede", "and-turned-king"),
    },
    "award.": {rule.value for rule in AwardRule},
    "both.": {
        *("king", "turned-king", "score", "game"),
        *(f"taken.{reason}" for reason in ("higher", "ace", "trump", "other-suit")),
        *(f"{reason.value}{ending}" for reason in (Reason.POINT, Reason.VOLE) for ending in ("", ".stake")),
    },
    "breach.": {code.value for code in BreachCode} | {"exchange-too-many.none", "stand-or-propose-first.stand-only"},
    "card.": {card.value for card in PACK},
    "card.inline.": {card.value for card in PACK},
    "choice.": {
        *(choice.value for choice in Choice if choice is not Choice.PLAY_OUT),
        *("claim", "concede", "exchange.none", "exchange.choose", "go-on", "show-hand.none"),
    },
    "fault.": {fault.value for fault in Fault},
    "file.": {
        *(problem.value for problem in LessonProblem),
        *(f"allowed.{one.message}" for one in Allowed),
        "no-file.itself",
    },
    "home.": {
        *("name", "title", "intro", "home", "learn", "learn.text", "play", "play.text", "waiting", "lost-contact"),
        *("demo", "demo.text", "worksheet", "worksheet.text"),
    },
    "index.": {rank.letter for rank in Rank},
    "panel.": {"rules", "glossary", "results", "settings", "game", "close", "tools"},
    "reason.": {code.value for code in REASONS_ON_CARDS},
    "record.": {problem.value for problem in Problem}
    | {
        *("illegal-act.none", "not-json.value", "place.deal", "place.action", "place.line"),
        *(f"kind.{kind.value}" for kind in Kind),
    },
    "refusal.": {code.value.removeprefix("refusal.") for code in RefusalCode} | {"unexpected"},
    "result.": {
        *(
            f"{reason.value}{ending}.{side}"
            for reason in (Reason.POINT, Reason.VOLE)
            for ending in ("", ".stake")
            for side in SIDES
        ),
        *(f"{rule.value}.{end.value}.{side}" for rule in STAKE_RULES for end in TalkEnd for side in SIDES),
        *("plain", "vole-adds-nothing", "stake-adds-nothing", "score"),
    },
    "results.": {
        *("caption", "opponent", "changed", "none", "note", "not-kept", "clear", "ask", "yes", "no", "cleared"),
        *(f"column.{column}" for column in ("won", "lost", "own", "other")),
    },
    "rules.": {"in-force", "difference"},
    "rules.about.": {preset.value for preset in Preset},
    "rules.preset.": {preset.value for preset in Preset},
    "sheet.": {
        *("title", "print", "before", "number", "one", "award", "winner"),
        *("deal", "dealer", "talk", "king", "tricks", "points", "score"),
        *("king.king", "king.turned-king", "king.lost", "king.none"),
    },
    "setting.": {"language", "preset", *CHOICES, *(f"{name}.{one}" for name in CHOICES for one in CHOICES[name])},
    "settings.": {"table", "next", "next-note", "preset-note", "waits"},
    "table.last-trick.": {
        *("none", "lies"),
        *(f"{how}.{side}" for how in ("higher", "trump", "other-suit") for side in SIDES),
    },
    "stake.": {
        *(
            "now",
            "sides",
            "both",
            "same",
            "vole-differs",
            "if.stood",
            "if.stood-or-refused",
            "if.refused",
            "if.exchanged",
            "if.any",
        ),
        *(f"now.{end}.{side}" for end, role in (("stood", "elder"), ("refused", "dealer")) for side in (*SIDES, role)),
        *(f"wins.{side}" for side in (*SIDES, "both")),
        *(f"wins-by-all.{side}" for side in SIDES),
        *(f"won.{side}" for side in SIDES),
        *(f"made.{side}" for side in (*SIDES, "elder", "dealer")),
        *(f"made.vole.{side}" for side in (*SIDES, "elder", "dealer")),
    },
    "switch.": {*SWITCHES, *(f"{name}.{value}" for name in SWITCHES for value in values_of(name))},
    "term.": {one.removeprefix("term.") for one in asked_by_the_book(Rules()) if one.startswith("term.")},
    "topic.": {
        *(f"{topic}.{part}" for topic in TOPICS for part in ("title", "text")),
        *(f"{topic}.{name}.{value}" for topic, names in TOPICS.items() for name in names for value in values_of(name)),
        "talk.stake.elder_only.fails",
    },
    "trumps.": {suit.value for suit in Suit},
    "worksheet.counts.": {result.value for result in Result},
    "worksheet.exercise.": {kind.value for kind in ExerciseKind},
    "worksheet.numbers.": {problem.value for problem in SheetProblem} | {"hint"},
    "worksheet.result.": {result.value for result in Result},
    "worksheet.step.": {result.value for result in Result},
    "worksheet.you-are.": {"dealer", "elder"},
    "event.": {
        *("undone.game", "undone.card", "undone.choice", "undone.last", "game-left"),
        *("kept-quiet", "kept-quiet.still", "kept-quiet.either", "claimed", "conceded"),
        *(f"taken.{reason}.{side}" for reason in ("higher", "ace", "trump", "other-suit") for side in SIDES),
        *(
            f"{kind}.{side}"
            for side in SIDES
            for kind in [
                *("dealer", "turned-king-lost", "proposed", "stood", "accepted", "refused", "exchanged"),
                *("king", "turned-king", "played", "trick", "game"),
                *(reason.value for reason in (Reason.POINT, Reason.VOLE)),
            ]
        ),
        *(f"exchanged.{side}.none" for side in SIDES),
        *("cut", "turned-up", "from-record", "from-record.alone"),
    },
    **COURSE_FAMILIES,
    **DEMO_FAMILIES,
}
"""The messages that belong to codes: a beginning, and all that follows it."""

OF_THE_LANGUAGE = {
    *("language.name", "language.menu", "language.direction"),
    *("list.more", "list.or", "list.and", "list.at"),
}
OF_THE_PLAYERS = {"table.you", "table.opponent"}
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


@cache
def known_ids() -> frozenset[str]:
    return frozenset(
        {beginning + name for beginning, names in FAMILIES.items() for name in names} | OF_THE_LANGUAGE | OF_THE_PLAYERS
    )


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


def differences(reference: Mapping[str, tuple[str, ...]], other: Mapping[str, tuple[str, ...]]) -> set[str]:
    """Tell which messages of two languages have other arguments, all their number forms together."""

    def arguments(forms: tuple[str, ...]) -> set[str]:
        return set().union(*map(fields, forms))

    return {one for one in reference.keys() & other.keys() if arguments(reference[one]) != arguments(other[one])}


def test_a_difference_in_arguments_is_found() -> None:
    reference = {"a": ("{x} {y}",), "b": ("one", "{count} cards"), "c": ("{x}",), "d": ("one", "{count}")}
    other = {"a": ("{y} of {x}",), "b": ("une", "{kount} cartes"), "c": ("x",), "d": ("{count}",)}
    assert differences(reference, other) == {"b", "c"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert set(other) == set(english)
    assert differences(english, other) == set()
    assert counted_ids(language) == counted_ids("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_catalogs(language: str) -> None:
    assert set(catalogs(language)) == set(catalogs("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty_fuzzy_or_wrong_in_its_number_forms(language: str) -> None:
    for catalog in catalogs(language).values():
        for message in catalog:
            if not message.id:
                continue
            forms = message.string if isinstance(message.string, list | tuple) else (message.string,)
            assert not message.fuzzy, message.id
            assert all(forms), message.id
            assert len(forms) == (catalog.num_plurals if message.pluralizable else 1), message.id
            assert list(message.check(catalog)) == [], message.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_written_in_one_of_two_directions(language: str) -> None:
    assert messages(language)["language.direction"][0] in {"ltr", "rtl"}


def test_the_menu_and_the_readme_mark_the_same_languages_as_not_yet_reviewed() -> None:
    rows = re.findall(r"^\| ([^|]+?) \| ([^|]*?) *\|$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    marks = {name.split(" (")[0]: mark for name, mark in rows if name not in {"language", "---"}}
    assert marks == {
        messages(language)["language.name"][0]: "" if is_reviewed(language) else "not yet reviewed by a native speaker"
        for language in LANGUAGES
    }


def is_reviewed(language: str) -> bool:
    """Tell whether the menu names a language without a mark."""
    return messages(language)["language.menu"] == ("{name}",)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", ["card.", "card.inline.", "index.", "trumps."])
def test_no_two_cards_suits_or_ranks_have_one_name(language: str, family: str) -> None:
    names = [messages(language)[family + one][0] for one in FAMILIES[family]]
    assert len(set(names)) == len(names)


def test_the_names_that_others_rely_on_are_those_of_the_contract() -> None:
    english = messages("en")
    counted = (Choice.EXCHANGE, Choice.PLAY_OUT)
    named = {choice.value: english[f"choice.{choice.value}"][0] for choice in Choice if choice not in counted}
    assert named == {
        "propose": "Propose",
        "stand": "Stand",
        "accept": "Accept",
        "refuse": "Refuse",
        "mark-king": "Announce the king",
        "keep-quiet": "Keep quiet",
        "mark-turned-king": "Mark the turned-up king",
        "next-deal": "Next deal",
        "new-game": "New game",
        "undo": "Undo",
        "show-hand": "I am {player}: show my cards",
    }
    assert english["choice.exchange"] == ("Exchange {count} card", "Exchange {count} cards")
    assert english["choice.exchange.none"] == ("Keep all five",)
    assert english[f"card.{Card.KING_OF_SPADES.value}"] == ("King of spades",)
    assert (english["table.name"], english["table.name.more"]) == (("Écarté table",), ("Écarté table {number}",))


@pytest.mark.parametrize("language", LANGUAGES)
def test_digits_are_0_to_9_in_every_language(language: str) -> None:
    texts = [form for forms in messages(language).values() for form in forms]
    assert [text for text in texts if any(one.isdigit() and not one.isascii() for one in text)] == []
