"""The rule on which tables differ, told in a step that compares: this table's, and the same hand at the others."""

from ecarte_widgets.engine import Card, Rank, Rules, Stake, preset_of
from ecarte_widgets.engine.rules import switch_text
from ecarte_widgets.i18n import Words
from ecarte_widgets.lessons.answers import Answer
from ecarte_widgets.lessons.model import PRESET
from ecarte_widgets.lessons.questions import (
    DiscardLimits,
    MarkDeal,
    MarkPlayable,
    MayMarkKing,
    PointsOfDeal,
    Question,
    RuleOfDeal,
    ScoreDeal,
    WhatEndsGame,
    WhoDeals,
    WhoMarksTurnUp,
    WhoWinsGame,
)
from ecarte_widgets.sessions.lesson_scene import LessonScene, OtherTable
from ecarte_widgets.sessions.played_out import played_out
from ecarte_widgets.widgets.course.learner import learner_of
from ecarte_widgets.widgets.course.lesson_controls import marked_item
from ecarte_widgets.widgets.course.right_words import right_text
from ecarte_widgets.widgets.table.book import switch_rule
from ecarte_widgets.widgets.table.trick import JsonObject, card_face
from ecarte_widgets.widgets.table.words import told


def rule_for(scene: LessonScene, words: Words) -> JsonObject | None:
    """Give the rule that a step compares, and the same hand at each table when that was asked for."""
    switch, rules = scene.step.compare, scene.step.rules
    if switch is None:
        return None
    rows: list[JsonObject] = []
    if scene.others and scene.question is not None and scene.solution is not None:
        here = OtherTable(rules, scene.question, scene.solution)
        rows.append(_row(words.text("course.this-table", rule=_named(rules, switch, words)), here, words))
        for one in scene.others:
            title = words.text("course.other-table", rule=_named(one.rules, switch, words))
            rows.append(_row(title, one, words, _told(one.rules, switch, one.question, words)))
    sentences = _told(rules, switch, scene.question, words)
    named = _named(rules, switch, words)
    if switch == PRESET and sentences:
        sentences = words.text("course.rules-told", name=named, rules=sentences)
    return {"text": sentences or named, "button": None, "rows": rows}


def _named(rules: Rules, switch: str, words: Words) -> str:
    """Name what a table plays: its preset, or its value of a switch."""
    if switch == PRESET:
        return words.text("rules.in-force", name=words.text(f"rules.preset.{preset_of(rules)[0].value}"))
    name, value = words.text(f"switch.{switch}"), switch_text(getattr(rules, switch))
    return words.text("rules.difference", switch=name, value=words.text(f"switch.{switch}.{value}"))


def _told(rules: Rules, switch: str, question: Question | None, words: Words) -> str:
    """Tell a table's rule in sentences; where whole rules are compared, those that bear on the question."""
    switches = bearing_on(question, rules) if switch == PRESET else (switch,)
    sentences = [switch_rule(one, switch_text(getattr(rules, one)), words) for one in switches]
    return " ".join(sentence for sentence in sentences if sentence)


def bearing_on(question: Question | None, rules: Rules) -> tuple[str, ...]:
    """List the switches on which the answer to a question can hang."""
    stake = ("stake",) if rules.stake is Stake.OFF else ("stake", "stake_scope")
    match question:
        case MarkPlayable():
            return ("void",)
        case DiscardLimits():
            return ("dealer_min_discard",)
        case WhoDeals():
            return ("first_dealer",)
        case WhoMarksTurnUp():
            return ("turned_king",)
        case MayMarkKing(position):
            return ("turned_king",) if position.view.turn_up.rank is Rank.KING else ("king_window",)
        case MarkDeal(_, king) if king is not None:
            return (*stake, "turned_king" if king.turned else "king_window")
        case ScoreDeal() | PointsOfDeal() | RuleOfDeal() | MarkDeal() | WhoWinsGame() | WhatEndsGame():
            return stake
        case _:
            return ()


def _row(title: str, table: OtherTable, words: Words, rule: str = "") -> JsonObject:
    """Give the answer to a question at a table, with its rule and the reason."""
    question, solution = table.question, table.solution
    parts = [rule, right_text(words, question)]
    if isinstance(question, ScoreDeal | PointsOfDeal | RuleOfDeal | WhoWinsGame | WhatEndsGame | MarkDeal):
        parts.append(told(words, played_out(question).events, learner_of(question)))
    text = " ".join(part for part in parts if part)
    return {"title": title, "text": text, "items": _playable(question, solution, words)}


def _playable(question: Question, solution: Answer, words: Words) -> list[JsonObject] | None:
    """Give the cards that may be played, where that was asked."""
    if not isinstance(question, MarkPlayable) or not isinstance(solution, frozenset):
        return None
    return [_card(card, words) for card in question.position.view.hand if card in solution]


def _card(card: Card, words: Words) -> JsonObject:
    """Give a card that may be played."""
    return marked_item(card.value, words.text(f"card.{card.value}"), "right", words, face=card_face(card, words))
