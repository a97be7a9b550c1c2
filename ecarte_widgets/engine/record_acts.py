"""The acts of a record: text to action, and what may come next in the words of the record."""

from typing import NamedTuple

from ecarte_widgets.engine.actions import (
    ACCEPT,
    MARK_KING,
    MARK_TURNED_KING,
    PROPOSE,
    REFUSE,
    STAND,
    Action,
    Exchange,
    PlayCard,
)
from ecarte_widgets.engine.cards import Card, CardTextError, parse_card
from ecarte_widgets.engine.legal import exchange_limits, legal_actions, legal_announcements
from ecarte_widgets.engine.record_errors import Kind, Place, Problem, RecordError, Wanted
from ecarte_widgets.engine.seats import Seat
from ecarte_widgets.engine.state import Game, Phase

_PLAIN: dict[str, Action] = {
    str(action): action for action in (PROPOSE, STAND, ACCEPT, REFUSE, MARK_KING, MARK_TURNED_KING)
}
_VERBS = (*_PLAIN, "exchange CARD…", "play CARD")


def read_card(text: str, place: Place) -> Card:
    """Read one card.

    Raises:
        RecordError: ``not-a-card``.
    """
    try:
        return parse_card(text)
    except CardTextError:
        raise RecordError(Problem.NOT_A_CARD, place, given=text) from None


def read_act(text: str, place: Place) -> Action:
    """Read one act.

    Args:
        text: the act in the words of the record, for example ``exchange 7D 8C``.
        place: where it stands.

    Raises:
        RecordError: ``unknown-act``, ``act-words`` or ``not-a-card``.
    """
    verb, *words = text.split(" ")
    words = [word for word in words if word]
    if verb in _PLAIN:
        if words:
            raise RecordError(Problem.ACT_WORDS, place, given=text, allowed=(verb,))
        return _PLAIN[verb]
    if verb == "exchange":
        return Exchange(tuple(read_card(word, place) for word in words))
    if verb == "play":
        if len(words) != 1:
            raise RecordError(Problem.ACT_WORDS, place, given=text, allowed=("play CARD",))
        return PlayCard(read_card(words[0], place))
    raise RecordError(Problem.UNKNOWN_ACT, place, given=text, allowed=_VERBS)


class Next(NamedTuple):
    """What may come next in a record; it tells both players' possibilities, as the record shows all cards."""

    player: Seat | None
    """Whose proposal, answer, exchange or play is awaited; None when the deal is finished."""
    actions: tuple[str, ...]
    """What that player may do; an exchange stands here once, without its cards."""
    exchange: tuple[int, int] | None
    """How many cards must and may be exchanged, when an exchange is listed."""
    announcements: tuple[tuple[Seat, str], ...]
    """The kings that either player may mark at this moment."""


def next_in_record(game: Game) -> Next:
    """Tell what may come next.

    Raises:
        ValueError: no deal has begun.
    """
    deal = game.deal
    if deal is None:
        message = "nothing can follow before the first deal"
        raise ValueError(message)
    open_kings = tuple((seat, str(action)) for seat in Seat for action in legal_announcements(game, seat))
    if deal.turn is None:
        return Next(None, (), None, open_kings)
    if deal.phase in (Phase.ELDER_EXCHANGE, Phase.DEALER_EXCHANGE):
        return Next(deal.turn, ("exchange",), exchange_limits(game.rules, deal), open_kings)
    kings = legal_announcements(game, deal.turn)
    acts = tuple(str(action) for action in legal_actions(game, deal.turn) if action not in kings)
    return Next(deal.turn, acts, None, open_kings)


def next_words(game: Game) -> tuple[str | Wanted, ...]:
    """Give what may come next in the words of the record, an exchange by its bounds, for an error message."""
    upcoming = next_in_record(game)
    acts: tuple[str | Wanted, ...] = upcoming.actions
    if upcoming.exchange is not None:
        fewest, most = upcoming.exchange
        acts = (Wanted(Kind.EXCHANGE, fewest, most),)
    return (*acts, *(action for _, action in upcoming.announcements))
