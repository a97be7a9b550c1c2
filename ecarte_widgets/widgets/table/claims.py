"""The point taken or given up before the last trick, in words: which of the two it is, and how much it brings."""

from typing import Literal, NamedTuple

from ecarte_widgets.engine import View
from ecarte_widgets.i18n import Words
from ecarte_widgets.widgets.table.stakes import worth


class Claim(NamedTuple):
    """What is on offer to one person once the tricks left change no points."""

    name: Literal["claim", "concede"]
    """The ending of a message that offers it: the person's own point is claimed, the other's conceded."""
    done: Literal["claimed", "conceded"]
    """The ending of a message that tells that it was done."""
    what: str
    """What is claimed or conceded: the point, or how many points the tricks bring where it is not one."""


def claim_on(view: View, words: Words) -> Claim:
    """Tell what the person of a view may claim or concede, or has claimed or conceded in this deal.

    Args:
        view: what the person sees; one side has taken more tricks than the other.
        words: the language.
    """
    leads = view.tricks_of(view.seat) > view.tricks_of(view.seat.other)
    maker = view.seat if leads else view.seat.other
    what = words.plural("claim.what", worth(view.rules, view.dealer, view.talk, maker).point)
    return Claim("claim", "claimed", what) if leads else Claim("concede", "conceded", what)
