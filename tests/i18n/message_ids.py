"""The messages that belong to codes, those of the course and the classroom too; and what the panels ask for."""

from functools import cache

from ecarte_widgets.app.frame import FRAME_WORDS
from ecarte_widgets.engine import (
    PACK,
    SWITCHES,
    AwardRule,
    BreachCode,
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
from ecarte_widgets.widgets.table.settings import CHOICES
from tests.i18n.course_ids import COURSE_FAMILIES
from tests.i18n.demo_ids import DEMO_FAMILIES

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
    """Give the values that a switch of the rules can have, as text."""
    return {str(switch_text(value)) for value in SWITCHES[switch]}


STAKE_RULES = (AwardRule.STAKE_ELDER_ONLY, AwardRule.STAKE_WINNER_TWO, AwardRule.STAKE_PLUS_ONE)
REASONS_ON_CARDS = (BreachCode.MUST_FOLLOW_SUIT, BreachCode.MUST_OVERTAKE, BreachCode.MUST_TRUMP)
FAMILIES: dict[str, set[str]] = {
    "address.": {part.value for part in Asked},
    "app.": {*FRAME_WORDS, "not-there", "error", "way"},
    "ask.": {
        *(ask.value.removeprefix("ask.") for ask in Ask if ask is not Ask.EXCHANGE),
        *(
            "exchange.some",
            "exchange.any",
            "exchange.none",
            "exchange.chosen",
            "go-on",
            "go-on-lead",
            "moved",
            "waiting",
            "one-moment",
        ),
        *("lead.last", "or.claim", "or.concede", "and-turned-king"),
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
    "claim.": {"what"},
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


@cache
def known_ids() -> frozenset[str]:
    """Give the id of every message that belongs to a code, to a language or to a player."""
    return frozenset(
        {beginning + name for beginning, names in FAMILIES.items() for name in names} | OF_THE_LANGUAGE | OF_THE_PLAYERS
    )
