"""The record of a game at a table: of the deals that are finished, and of a game that is gone on with.

A record knows no deal numbers. Where a deal has one it stands in the deal's comment, for people; it is taken for the
deal's number only where that number gives the very cards and the dealer of the deal.
"""

import re
from typing import Final, NamedTuple

from ecarte_widgets.engine import Deal, Event, Game, Phase, Seat, dealt_from_pack
from ecarte_widgets.engine.record import game_from_json, record_of, written_record
from ecarte_widgets.engine.record_json import Json, load_json
from ecarte_widgets.sessions.moments import moments_of
from ecarte_widgets.shuffling import numbered_deal, read_deal_number

_COMMENT: Final = "deal {number}"
_NUMBER_IN_COMMENT: Final = re.compile(r"deal (\d+)", re.ASCII)


class NumberedGame(NamedTuple):
    """A game, and what its deals are called."""

    game: Game
    """The game, all cards included."""
    numbers: tuple[int | None, ...]
    """The number of each deal; None where it has none."""


def finished_part(numbered: NumberedGame) -> NumberedGame | None:
    """Give a game as it stood at the end of its last finished deal; None where there is none."""
    game, numbers = numbered
    if game.deal is not None and game.deal.phase is Phase.FINISHED:
        return numbered
    if not game.past:
        return None
    north, south = (
        points + sum(award.points for deal in game.past for award in deal.awards if award.player is seat)
        for seat, points in zip(Seat, game.start_score, strict=True)
    )
    return NumberedGame(game._replace(score=(north, south), past=game.past[:-1], deal=game.past[-1]), numbers[:-1])


def recorded_text(numbered: NumberedGame) -> str:
    """Write a game down as a record, with the numbers of its deals in their comments."""
    record = record_of(numbered.game)
    deals = record["deals"]
    assert isinstance(deals, list)
    commented = (_commented(deal, number) for deal, number in zip(deals, numbered.numbers, strict=True))
    return written_record({**record, "deals": list(commented)})


def _commented(deal: Json, number: int | None) -> Json:
    """Write the number of a deal into its comment, before all else."""
    if number is None or not isinstance(deal, dict):
        return deal
    return {"comment": _COMMENT.format(number=number), **deal}


def opened_record(text: str | bytes) -> NumberedGame:
    """Read a record, strictly.

    Raises:
        RecordError: the record has a mistake.
    """
    value = load_json(text)
    game = game_from_json(value)
    assert isinstance(value, dict)  # it was read
    listed = value["deals"]
    assert isinstance(listed, list)
    comments = [deal.get("comment") if isinstance(deal, dict) else None for deal in listed]
    return NumberedGame(game, tuple(_number(comment, deal) for comment, deal in zip(comments, game.deals, strict=True)))


def _number(comment: object, deal: Deal) -> int | None:
    """Read the number of a deal out of its comment, where it is that deal's."""
    found = _NUMBER_IN_COMMENT.fullmatch(comment) if isinstance(comment, str) else None
    number = None if found is None else read_deal_number(found[1])
    if number is None:
        return None
    numbered = numbered_deal(number)
    is_it = numbered.dealer is deal.dealer and dealt_from_pack(numbered.pack) == deal.dealt
    return number if is_it else None


def told_at_opening(game: Game, seat: Seat) -> tuple[Event, ...]:
    """Give what is to be told of a game that is gone on with: the turn-up, and what came since somebody's last act.

    Args:
        game: the game, with a deal on the table.
        seat: who is told.
    """
    dealt, *acts = (moment for moment in moments_of(game) if moment.deal == len(game.deals))
    own = [place for place, moment in enumerate(acts) if moment.last_act and moment.last_act[0] is seat]
    since = acts[own[-1] :] if own else acts
    return (*dealt.events, *(event for moment in since for event in moment.events))
