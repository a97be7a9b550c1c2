"""The rule of thumb of a talk: the word that one simple count of a hand gives.

It counts one for each trump, and one for each other suit of which the king or the queen is held. This is not in the
books: it says in one sentence what their lists of hands come to, mostly. Where elder alone gains by playing without an
exchange, a single trump is enough for the first word.
"""

from ecarte_widgets.engine import ACCEPT, PROPOSE, REFUSE, STAND, Action, Stake, View
from ecarte_widgets.players.holding import Holding

ENOUGH = 3
"""From this count on a hand is played as it is."""
MANY_TRUMPS = 3


def word_by_the_rule_of_thumb(view: View) -> Action | None:
    """Give the word of the talk by the rule of thumb; None where nothing is to be decided by it."""
    holding = Holding.of(view.hand, view.trump)
    counts_enough = holding.tricks_hoped_for >= ENOUGH
    if PROPOSE in view.actions:
        if a_trump_decides(view):
            return STAND if holding.trumps else PROPOSE
        waits_with_king = holding.has_king_of_trumps and not view.talk.proposals
        return STAND if counts_enough and not waits_with_king else PROPOSE
    if REFUSE in view.actions:
        waits_with_king = holding.has_king_of_trumps and len(holding.trumps) >= MANY_TRUMPS
        return REFUSE if counts_enough and not waits_with_king else ACCEPT
    return None


def a_trump_decides(view: View) -> bool:
    """Tell whether it is elder's first word where a single trump is enough to stand."""
    return view.seat is view.elder and not view.talk.proposals and stands_on_a_trump(view.rules.stake)


def stands_on_a_trump(stake: Stake) -> bool:
    """Tell whether elder's first word is to stand with a single trump: where only elder gains by playing unchanged."""
    return stake is Stake.ELDER_ONLY
