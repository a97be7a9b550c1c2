"""What to throw in an exchange: all but trumps and kings."""

from ecarte_widgets.engine import Card, Exchange, Rank, Suit, View
from ecarte_widgets.players.holding import Cards, Holding, strength
from ecarte_widgets.players.reasons import Choice, Reason


def weakest_first(hand: Cards, trump: Suit) -> Cards:
    """Sort cards by what an exchange throws first: small plain cards, then plain kings, then trumps from the lowest.

    >>> from ecarte_widgets.engine import parse_cards
    >>> [str(card) for card in weakest_first(parse_cards("7H KS QD 8C KH"), Suit.HEARTS)]
    ['8♣', 'Q♦', 'K♠', '7♥', 'K♥']
    """

    def worth(card: Card) -> tuple[bool, bool, tuple[int, str]]:
        return card.suit is trump, card.rank is Rank.KING, strength(card)

    return tuple(sorted(hand, key=worth))


def exchange(view: View) -> Choice:
    """NM3 (read: EB11): throw all except trumps and kings, as near as the limits allow.

    When fewer may be exchanged, the weakest of them go; when more must be, the weakest of the rest goes too.

    Raises:
        ValueError: this player is not to exchange.
    """
    if view.exchange is None:
        message = "nothing is to be exchanged now"
        raise ValueError(message)
    fewest, most = view.exchange
    wanted = len(Holding.of(view.hand, view.trump).thrown)
    count = min(max(wanted, fewest), most)
    reason = Reason.KEEP_TRUMPS_AND_KINGS
    if count < wanted:
        reason = Reason.STOCK_IS_SHORT
    elif count > wanted:
        reason = Reason.MUST_EXCHANGE
    return Choice(Exchange(weakest_first(view.hand, view.trump)[:count]), reason)
