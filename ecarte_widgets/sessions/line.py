"""The moments of a game in a line, one after the other, and where in it deals and tricks begin."""

from ecarte_widgets.engine import Exchange
from ecarte_widgets.sessions.moments import Moment

Line = tuple[Moment, ...]
"""The moments of a line, one after the other."""


def deal_starts(line: Line) -> dict[int, int]:
    """Give the place of each deal's first moment, by the deal's number."""
    return {moment.deal: place for place, moment in enumerate(line) if moment.last_act is None}


def deal_ends(line: Line) -> list[int]:
    """Give the place of each deal's last moment."""
    starts = sorted(deal_starts(line).values())
    return [*(start - 1 for start in starts[1:]), len(line) - 1]


def trick_starts(line: Line, deal_number: int) -> dict[int, int]:
    """Give the place of the first card of each trick of a deal, by the trick's number."""
    starts: dict[int, int] = {}
    for place, moment in enumerate(line):
        deal = moment.game.deal
        if moment.deal == deal_number and deal is not None and deal.led is not None:
            starts.setdefault(len(deal.tricks) + 1, place)
    return starts


def is_same_act(one: Moment, other: Moment) -> bool:
    """Tell whether both moments come of the same act; the order of the cards of an exchange has no meaning."""
    if one.last_act is None or other.last_act is None:
        return False
    (seat, action), (other_seat, other_action) = one.last_act, other.last_act
    if isinstance(action, Exchange) and isinstance(other_action, Exchange):
        return seat is other_seat and set(action.cards) == set(other_action.cards)
    return seat is other_seat and action == other_action
