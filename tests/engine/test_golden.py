"""Golden games: a few deals, act by act, as both players see them.

The texts lie in ``golden/`` and are meant to be read. After a wanted change, write them anew with
``ECARTE_GOLDEN=write pytest tests/engine/test_golden.py`` and read what changed.
"""

import os
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import NamedTuple

import pytest

from ecarte_widgets.engine import (
    Award,
    Card,
    Dealt,
    Event,
    Rules,
    Seat,
    View,
    apply,
    dealt_from_pack,
    new_game,
    parse_cards,
    start_deal,
    view_for,
)
from tests.engine.tables import CLASSIC, GAMERULES, act, dealt

FOLDER = Path(__file__).parent / "golden"


class Golden(NamedTuple):
    """A game to be shown: each deal's cards and acts; north deals first."""

    rules: Rules
    score: tuple[int, int]
    """North's points and south's."""
    deals: tuple[tuple[Dealt, tuple[str, ...]], ...]


PACK_IN_ORDER = dealt_from_pack(
    parse_cards("7S TD QH 8C JC AS KH 9D AD QC 8H JD KD TS 9S 8S 7C TC 9C AC KC QD 8D 7D AH TH JH 9H 7H KS QS JS")
)
NEXT = dealt("QS JS TS KD 7C", "9H AS KS 7D 8C")
LOW, HIGH = "7S 7D 7C 8S 8D", "KS KD KC QS QD"

GAMES = {
    "gamerules_exchange_and_held_king": Golden(
        GAMERULES,
        (0, 0),
        (
            (
                PACK_IN_ORDER,
                (
                    *("propose", "accept", "exchange 7S TD", "exchange 8C"),
                    *("propose", "accept", "exchange 9D", "exchange", "stand", "mark-king"),
                    *("play KH", "play TS", "play QH", "play JC", "play 9S", "play AS", "play AD", "play KD"),
                    *("play JD", "play QC"),
                ),
            ),
        ),
    ),
    "classic_refusal_and_vulnerable_loss": Golden(
        CLASSIC,
        (3, 2),
        (
            (
                dealt("QH JH AH 7S 7D", "KS KD KC QS QD", "7H", "8C 9C"),
                ("propose", "refuse", "play QH", "play KC", "play JH", "play QS", "play AH", "play QD",
                 "play 7S", "play KS", "play KD", "play 7D"),
            ),
        ),
    ),
    "turned_king_claimed_after_the_fifth_trick": Golden(
        GAMERULES,
        (1, 0),
        (
            (
                dealt("QH JH 7S 7D 7C", HIGH, "KH"),
                ("stand", "play QH", "play QS", "play JH", "play QD", "play 7S", "play KS", "play KD", "play 7D",
                 "play KC", "play 7C", "mark-turned-king"),
            ),
            (NEXT, ()),
        ),
    ),
    "turned_king_forgotten": Golden(
        GAMERULES,
        (0, 0),
        (
            (
                dealt(LOW, HIGH, "KH"),
                ("stand", "play 7S", "play KS", "play KD", "play 7D", "play KC", "play 7C", "play QS", "play 8S",
                 "play QD", "play 8D"),
            ),
            (NEXT, ()),
        ),
    ),
    "won_by_a_king_at_four": Golden(
        CLASSIC,
        (4, 4),
        ((dealt("9H AS TS 7D 8C", "KH JS KS KD 7C"), ("stand", "play AS", "mark-king")),),
    ),
}  # fmt: skip


def words(value: object) -> str:
    """Give a part of an event in a few words."""
    match value:
        case Card() | Seat():
            return str(value)
        case Award(player, points, reason, rule):
            return f"{points} to {player} for {reason.value} ({rule.value})"
        case Enum():
            return str(value.value)
        case _:
            return str(value)


def event_line(event: Event) -> str:
    assert is_dataclass(event)
    parts = ", ".join(f"{field.name} {words(getattr(event, field.name))}" for field in fields(event))
    return f"    {type(event).__name__}: {parts}"


def listed(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards)) or "-"


def view_lines(view: View) -> list[str]:
    """Show one player's view in two lines, made of nothing but the view."""
    other = view.seat.other
    here = f"  {view.seat} sees: {listed(view.hand)} | {other} holds {view.other_hand_count}, stock {view.stock_count}"
    here += f" | turn-up {view.turn_up} | score {view.score[view.seat]}-{view.score[other]}"
    here += f" | tricks {view.tricks_of(view.seat)}-{view.tricks_of(other)}"
    if view.drawn:
        here += f" | drawn {listed(view.drawn)}"
    if view.discards:
        here += f" | discarded {listed(view.discards)}"
    if view.led is not None:
        here += f" | led {view.led}"
    may = [str(one) for one in (*view.actions, *view.announcements)]
    if view.exchange is not None:
        may.append("exchange {} to {}".format(*view.exchange))
    may += [f"not {card} ({breach.code.value})" for card, breach in view.refused]
    if view.winner is not None:
        may.append(f"{view.winner} has won")
    awaited = "nobody" if view.turn is None else view.turn
    return [here, f"    {view.phase.value}, {awaited} is awaited; may: {', '.join(may) or 'wait'}"]


def shown(golden: Golden) -> str:
    """Show a whole game as text."""
    game = new_game(golden.rules, Seat.NORTH, golden.score).game
    lines: list[str] = []
    for cards, acts in golden.deals:
        step = start_deal(game, cards)
        lines.append(f"deal {len(step.game.deals)}, {step.game.deals[-1].dealer} deals")
        steps = [step]
        for text in acts:
            steps.append(apply(steps[-1].game, act(text)))
        for text, one in zip(("", *acts), steps, strict=True):
            if text:
                actor, action = one.game.deals[-1].actions[-1]
                lines += ["", f"{actor}: {action}"]
            lines += map(event_line, one.events)
            lines += [line for seat in Seat for line in view_lines(view_for(one.game, seat))]
        lines.append("")
        game = steps[-1].game
    return "\n".join(lines)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_shown_as_its_text_says(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    text = shown(GAMES[name])
    if os.environ.get("ECARTE_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8", newline="\n")
    assert text == path.read_text(encoding="utf-8")


def test_every_text_has_its_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
