"""Talks that a deal can have had, a table with another stake, and what tricks can be worth: for tests of the stake."""

from ecarte_widgets.engine import Seat, rules_from_switches
from ecarte_widgets.engine.scoring import Talk, TalkEnd
from ecarte_widgets.widgets.table.stakes import Worth

STOOD, REFUSED = Talk(0, TalkEnd.STOOD), Talk(1, TalkEnd.REFUSED)
"""Played without an exchange: by elder's choice, and by the dealer's."""
EXCHANGED = Talk(1, TalkEnd.STOOD, ((Seat.NORTH, 2), (Seat.SOUTH, 1)))
"""Played after an exchange."""
PLUS_ONE = rules_from_switches("classic", {"stake": "plus_one"})
"""A table at which the other gets one point more."""
PLAIN, TWO = Worth(1, 2), Worth(2, 2)
"""What tricks bring without a stake, and where three of them bring two points."""
