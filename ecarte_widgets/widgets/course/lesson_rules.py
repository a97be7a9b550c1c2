"""The rule on which tables differ, told in a step that compares: this table's, and the same hand at the others."""

from collections.abc import Sequence
from typing import Final

from ecarte_widgets.engine import HAND_SIZE, Card, Rank, Rules, Stake, Talk, TalkEnd, preset_of
from ecarte_widgets.engine.rules import switch_text
from ecarte_widgets.i18n import Words
from ecarte_widgets.lessons.answers import Answer
from ecarte_widgets.lessons.model import PRESET, Part
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
from ecarte_widgets.widgets.course.feedback_words import hand_order
from ecarte_widgets.widgets.course.learner import learner_of
from ecarte_widgets.widgets.course.lesson_controls import marked_item
from ecarte_widgets.widgets.course.outcome import outcome_text
from ecarte_widgets.widgets.course.right_words import marks_text, right_text
from ecarte_widgets.widgets.table.book import deciding_rule, rule_besides, switch_rule
from ecarte_widgets.widgets.table.trick import JsonObject, card_face

STAKE: Final = "stake"
"""The switch of which both sides are told at once where it is first seen.

Whoever reads only what standing wins asks why not always stand.
"""


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
            rows.append(_row(title, one, words, _deciding(one.rules, switch, one.question, words)))
    shown = rule_shown(
        rules,
        _switches(rules, switch, scene.question),
        words,
        names_preset=switch == PRESET,
        tells_all=needs_all(scene.question) or (switch == STAKE and scene.step.part is Part.SEE),
    )
    told = shown or {"text": _named(rules, switch, words), "more": None}
    return told | {"head": words.text("course.rule-here"), "rows": rows}


def needs_all(question: Question | None) -> bool:
    """Tell whether a question needs what else there is to the rule that decides: the dealer's points, or who wins."""
    match question:
        case ScoreDeal(_, _, _, elder_tricks):
            return elder_tricks < HAND_SIZE - elder_tricks
        case MarkDeal(deal) | PointsOfDeal(deal) | RuleOfDeal(deal):
            return needs_all(deal)
        case WhoWinsGame() | WhatEndsGame():
            return True
        case _:
            return False


def rule_shown(
    rules: Rules,
    switches: Sequence[str],
    words: Words,
    *,
    names_preset: bool = False,
    tells_all: bool = False,
) -> JsonObject | None:
    """Give the one rule that decides, and behind a click all else that bears on a question; None where no rule does.

    Args:
        rules: the rules of the table.
        switches: the switches that bear on the question, the one that decides first.
        words: the language.
        names_preset: whether the rules go by a name: then it is told with what it means.
        tells_all: whether what else there is to the rule that decides is told with it, and not folded away.
    """
    told = [(switch, switch_text(getattr(rules, switch))) for switch in switches]
    whole = [switch_rule(switch, value, words) for switch, value in told[: int(tells_all)]]
    deciding, *others = [*whole, *(deciding_rule(switch, value, words) for switch, value in told[len(whole) :])] or [""]
    if not deciding:
        return None
    besides = ["" if place < len(whole) else rule_besides(*one, words) for place, one in enumerate(told)]
    about = words.text(f"rules.about.{preset_of(rules)[0].value}") if names_preset else ""
    more = [sentence for sentence in (besides[0], *others, *besides[1:], about) if sentence]
    return {"text": deciding, "more": {"label": words.text("course.coach-more"), "paragraphs": more} if more else None}


def _named(rules: Rules, switch: str, words: Words) -> str:
    """Name what a table plays: its preset, or its value of a switch."""
    if switch == PRESET:
        return words.text("rules.in-force", name=words.text(f"rules.preset.{preset_of(rules)[0].value}"))
    name, value = words.text(f"switch.{switch}"), switch_text(getattr(rules, switch))
    return words.text("rules.difference", switch=name, value=words.text(f"switch.{switch}.{value}"))


def _switches(rules: Rules, switch: str, question: Question | None) -> tuple[str, ...]:
    """List the switches to be told; where whole rules are compared, those that bear on the question."""
    return bearing_on(question, rules) if switch == PRESET else (switch,)


def _deciding(rules: Rules, switch: str, question: Question, words: Words) -> str:
    """Tell the rule of a table that decides there."""
    shown = rule_shown(rules, _switches(rules, switch, question), words, tells_all=needs_all(question))
    return "" if shown is None else str(shown["text"])


def bearing_on(question: Question | None, rules: Rules) -> tuple[str, ...]:
    """List the switches on which the answer to a question can hang, the one that decides first."""
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
        case MarkDeal(deal, king) if king is not None:
            kings, stakes = ("turned_king" if king.turned else "king_window",), _stakes(rules, deal.talk)
            return (*kings, *stakes) if deal.talk.exchanged else (*stakes, *kings)
        case MarkDeal(deal) | PointsOfDeal(deal) | RuleOfDeal(deal):
            return _stakes(rules, deal.talk)
        case ScoreDeal(_, _, talk):
            return _stakes(rules, talk)
        case WhoWinsGame() | WhatEndsGame():
            return _stakes(rules, None)
        case _:
            return ()


def _stakes(rules: Rules, talk: Talk | None) -> tuple[str, ...]:
    """List the switches of the stake: after a refusal that is not the first, which refusals count is what decides."""
    if rules.stake is Stake.OFF:
        return ("stake",)
    is_later = talk is not None and talk.end is TalkEnd.REFUSED and talk.proposals > 1
    return ("stake_scope", "stake") if is_later else ("stake", "stake_scope")


def _row(title: str, table: OtherTable, words: Words, rule: str = "") -> JsonObject:
    """Give the answer to a question at a table, with its rule and the reason; who took the tricks is known by then."""
    question, solution = table.question, table.solution
    outcome = outcome_text(played_out(question), learner_of(question), words)
    match question:
        case ScoreDeal() | PointsOfDeal() | RuleOfDeal():
            parts = [rule, outcome]
        case MarkDeal():
            parts = [rule, outcome, marks_text(words, question)]
        case _:
            reason = right_text(words, question)
            parts = [reason] if rule in reason else [rule, reason]
    text = " ".join(part for part in parts if part)
    return {"title": title, "text": text, "items": _playable(question, solution, words)}


def _playable(question: Question, solution: Answer, words: Words) -> list[JsonObject] | None:
    """Give the cards that may be played, where that was asked, in the order in which the hand lies above them."""
    if not isinstance(question, MarkPlayable) or not isinstance(solution, frozenset):
        return None
    view = question.position.view
    held = sorted(view.hand, key=lambda card: hand_order(card, view.trump))
    return [_card(card, words) for card in held if card in solution]


def _card(card: Card, words: Words) -> JsonObject:
    """Give a card that may be played."""
    return marked_item(card.value, words.text(f"card.{card.value}"), "right", words, face=card_face(card, words))
