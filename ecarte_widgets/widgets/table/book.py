"""What opens beside the table: the rules as this table plays them, and the glossary."""

from typing import Final

from ecarte_widgets.engine import Rules, Stake, preset_of
from ecarte_widgets.engine.rules import switches_of
from ecarte_widgets.i18n import Words
from ecarte_widgets.sessions import Ask
from ecarte_widgets.widgets.table.results import results_words

_TOPICS: Final = {
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
"""The topics in order, each with the switches whose rule it tells."""

_TERMS: Final = (
    "pack", "turn-up", "trump", "stock", "dealer", "elder", "talk", "stand", "propose", "accept", "refuse", "discard",
    "exchange", "lead", "follow", "overtake", "ruff", "trick", "point", "vole", "claim", "king", "vulnerable", "deal",
    "game",
)  # fmt: skip
"""The glossary, in the order in which the game brings them up."""


def topic_for(ask: Ask) -> str:
    """Tell which topic governs the moment."""
    match ask:
        case Ask.PROPOSAL | Ask.STAND_ONLY | Ask.ANSWER:
            return "talk"
        case Ask.EXCHANGE:
            return "exchange"
        case Ask.ANNOUNCE | Ask.NO_KING:
            return "king"
        case Ask.LEAD | Ask.FOLLOW | Ask.HAND_OVER:
            return "play"
        case Ask.DEAL_OVER:
            return "points"
        case Ask.GAME_WON | Ask.GAME_LOST:
            return "end"


def topic_of(switch: str) -> str | None:
    """Tell which topic tells a switch's rule; None for the points to win, which need no telling."""
    return next((topic for topic, switches in _TOPICS.items() if switch in switches), None)


def switch_rule(switch: str, value: object, words: Words) -> str:
    """Tell the rule that a switch's value is, in a sentence or two; nothing where the value says it all."""
    parts = (deciding_rule(switch, value, words), rule_besides(switch, value, words))
    return " ".join(part for part in parts if part)


def deciding_rule(switch: str, value: object, words: Words) -> str:
    """Tell of a switch's rule what decides; nothing where the value says it all."""
    topic = topic_of(switch)
    return "" if topic is None else words.text(f"topic.{topic}.{switch}.{value}")


def rule_besides(switch: str, value: object, words: Words) -> str:
    """Tell of a switch's rule what else there is to it; nothing where what decides is all."""
    is_elder_only = switch == "stake" and value == Stake.ELDER_ONLY.value
    return words.text("topic.talk.stake.elder_only.fails") if is_elder_only else ""


def book_for(rules: Rules, words: Words) -> dict[str, object]:
    """Give the panels' words; they change with the language and the rules only."""
    return {
        "panels": {name: words.text(f"panel.{name}") for name in ("rules", "glossary", "results", "settings", "game")},
        "close": words.text("panel.close"),
        "results": results_words(words),
        "tools": words.text("panel.tools"),
        "about": words.text(f"rules.about.{preset_of(rules)[0].value}"),
        "topics": [_topic(name, rules, words) for name in _TOPICS],
        "glossary": [
            {"term": words.text(f"term.{term}"), "meaning": words.text(f"term.{term}.meaning")} for term in _TERMS
        ],
    }


def _topic(name: str, rules: Rules, words: Words) -> dict[str, object]:
    """Give one topic: its rule, and the rule that each of its switches chooses."""
    chosen = switches_of(rules)
    told = [switch_rule(switch, chosen[switch], words) for switch in _TOPICS[name]]
    if chosen["stake"] == "off":
        told = [text for switch, text in zip(_TOPICS[name], told, strict=True) if switch != "stake_scope"]
    return {
        "id": name,
        "title": words.text(f"topic.{name}.title"),
        "paragraphs": [words.text(f"topic.{name}.text", target=rules.target), *told],
    }
