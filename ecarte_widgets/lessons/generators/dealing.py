"""Questions for the lesson on the deal: who deals, the packets, the turn-up, and what happens in which order."""

from typing import Final

from ecarte_widgets.engine import PACK, FirstDealer, Rank, Rules, Seat
from ecarte_widgets.lessons.generators.chance import Chance
from ecarte_widgets.lessons.questions import (
    Moment,
    NextPacket,
    OrderMoments,
    WhoDeals,
    WhoMakesPoint,
    WhoMarksTurnUp,
)
from ecarte_widgets.lessons.solving import solution

_PACKETS: Final = 5


def cut(chance: Chance, rules: Rules, choice: str, case: str) -> WhoDeals | None:
    """Ask who deals by two cards cut; ``choice`` says which card deals, ``case`` what the cards are like."""
    which = rules.first_dealer if choice == "table" else FirstDealer(choice)
    north, south = chance.some_of(PACK, 2)
    return WhoDeals(which, north, south) if case in ("any", _cut_case(north.rank, south.rank)) else None


def _cut_case(one: Rank, two: Rank) -> str:
    """Tell what two cards cut are like."""
    lower, higher = sorted((one, two))
    if lower is higher:
        return "equal"
    if lower is Rank.ACE:
        return "ace-and-court"
    return "ace-and-low" if higher is Rank.ACE else "other"


def packet(chance: Chance, number: str | int, dealer: str) -> NextPacket:
    """Ask which packet comes next; ``number`` says how many are dealt, ``dealer`` by whom."""
    dealt = chance.below(_PACKETS) if isinstance(number, str) else number
    return NextPacket(dealt, chance.one_of(tuple(Seat)) if dealer == "any" else Seat[dealer.upper()])


def turn_up_point(chance: Chance, case: str) -> WhoMarksTurnUp | None:
    """Ask to whom a turn-up gives a point; ``case`` says whether it is a king."""
    turn_up = chance.one_of(PACK)
    found = "king" if turn_up.rank is Rank.KING else "ace" if turn_up.rank is Rank.ACE else "other"
    return WhoMarksTurnUp(chance.one_of(tuple(Seat)), turn_up) if case in ("any", found) else None


def most_tricks(chance: Chance) -> WhoMakesPoint:
    """Ask who took the more tricks; each took one at least."""
    return WhoMakesPoint(chance.one_of(tuple(Seat)), 1 + chance.below(4))


def moments(chance: Chance, size: int) -> OrderMoments | None:
    """Ask in which order so many things happen in a deal."""
    question = OrderMoments(chance.some_of(tuple(Moment), size))
    return None if solution(question) == question.moments else question
