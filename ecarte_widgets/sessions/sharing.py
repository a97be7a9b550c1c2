"""Two people at one screen: who is awaited, what each has to be told, and when nobody's hand may be seen."""

from collections.abc import Sequence
from typing import Final

from ecarte_widgets.engine import MARK_TURNED_KING, Deal, Event, Game, Phase, Rank, Seat, TurnedUp, legal_announcements
from ecarte_widgets.sessions.game_moments import Moment

PERSON: Final = "person"
"""The name of the opponent who is another person at the same screen."""


def awaited_of(game: Game, kept_quiet: frozenset[Seat], last: Seat) -> Seat:
    """Tell which of the two is to choose next.

    Args:
        game: the game, with a deal on the table.
        kept_quiet: who has been asked for a king in hand, and kept quiet.
        last: who chose last. A finished deal stays with them, unless the dealer has a turned-up king still to mark.
    """
    deal = game.deal
    assert deal is not None  # a session deals at once
    if game.winner is None and deal.turn is not None:
        asked = king_question(game, kept_quiet)
        return deal.turn if asked is None else asked
    return deal.dealer if MARK_TURNED_KING in legal_announcements(game, deal.dealer) else last


def king_question(game: Game, kept_quiet: frozenset[Seat]) -> Seat | None:
    """Tell who is to say now whether to announce a king in hand: elder, then the dealer, before a card lands.

    Both are asked, king or not: who is passed over would be known to hold none. Only what everybody can see counts.
    """
    deal = game.deal
    if deal is None or game.winner is not None or not _may_hold_king(deal):
        return None
    return next((seat for seat in (deal.elder, deal.dealer) if seat not in kept_quiet), None)


def _may_hold_king(deal: Deal) -> bool:
    """Tell whether, for all that anybody can see, a hand may hold the king of trumps and announce it now."""
    before_a_card = deal.phase is Phase.PLAY and deal.led is None and not deal.tricks
    return before_a_card and not deal.king_marked and deal.turn_up.rank is not Rank.KING


def since_last_choice(moments: Sequence[Moment], seat: Seat) -> tuple[int | None, tuple[Event, ...]]:
    """Give which choice was a person's last, and what happened in this deal from it on.

    Args:
        moments: all moments of the game; each but the last was ended by a choice.
        seat: who is told.

    Returns:
        The place of the choice, None where there is none yet in this deal, and the events.
    """
    own = next((place for place in reversed(range(len(moments) - 1)) if moments[place].awaited is seat), None)
    dealt = (place for place in reversed(range(len(moments))) if _deals(moments[place]))
    begun = next(dealt)
    if own is not None and own + 1 < begun:
        own = None
    first = begun if own is None else own + 1
    return own, tuple(event for moment in moments[first:] for event in moment.events)


def _deals(moment: Moment) -> bool:
    """Tell whether cards were dealt at a moment."""
    return any(isinstance(event, TurnedUp) for event in moment.events)
