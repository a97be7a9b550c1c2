"""Leading and following: each card is chosen by the first of a short list of reasons that holds.

The advice on leads is that of the *Encyclopædia Britannica* of 1911 (read): lead from the guarded suit, and
the highest of it; persevere with a suit that was not ruffed, unless high trumps and court cards outside ask for a
trump first. Leading the highest with three trumps, counting certain tricks, winning cheaply and throwing the weakest
are plain sense.
"""

from collections.abc import Iterator

from ecarte_widgets.engine import HAND_SIZE, PLAY, Card, PlayCard, Rank, View, award_for_tricks, is_beaten
from ecarte_widgets.players.holding import LOWEST_COURT, Cards, Holding, is_guarded, strength
from ecarte_widgets.players.known import Known
from ecarte_widgets.players.reasons import Choice, Reason

MANY_TRUMPS = 3


def play_card(view: View) -> Choice:
    """Choose a card to lead or to follow with, from those that the view allows."""
    playable = tuple([action.card for action in view.actions if isinstance(action, PlayCard)])
    if len(playable) == 1:
        return Choice(PLAY[playable[0]], Reason.ONLY_CARD)
    if is_decided(view):
        return Choice(PLAY[weakest(view, playable)], Reason.NOTHING_AT_STAKE)
    card, reason = next(_leads(view)) if view.led is None else _follow(view, view.led, playable)
    return Choice(PLAY[card], reason)


def is_decided(view: View) -> bool:
    """Tell whether the points of the deal are the same however the tricks to come fall."""
    taken = view.tricks_of(view.elder)
    to_come = HAND_SIZE - len(view.tricks)
    ends = [award_for_tricks(view.rules, view.dealer, view.talk, taken + more) for more in range(to_come + 1)]
    return len({(award.player, award.points) for award in ends}) == 1


def weakest(view: View, cards: Cards) -> Card:
    """Pick the card to part with: no trump if it can be helped, then the lowest."""
    return min(cards, key=lambda card: (card.suit is view.trump, strength(card)))


def _leads(view: View) -> Iterator[tuple[Card, Reason]]:
    """Give the leads that have a reason, the first the best."""
    holding = Holding.of(view.hand, view.trump)
    trumps = holding.trumps
    certain = certain_tricks(view, holding)
    if certain:
        yield certain[0], Reason.CERTAIN_TRICK
    if len(trumps) >= MANY_TRUMPS:
        yield trumps[0], Reason.THREE_TRUMPS
    if has_high_trumps(view, trumps) and any(head.rank >= LOWEST_COURT for head in holding.heads):
        yield trumps[0], Reason.TRUMP_BEFORE_SUIT
    guarded = [suit for suit in holding.suits if is_guarded(suit)]
    if guarded:
        yield guarded[0][0], Reason.STRONG_SUIT_KEEP_TRUMPS if trumps else Reason.STRONG_SUIT
    if holding.heads:
        highest = max(holding.heads, key=strength)
        yield highest, Reason.HIGHEST_CARD_KEEP_TRUMPS if trumps else Reason.HIGHEST_CARD
    yield trumps[0], Reason.ONLY_TRUMPS


def certain_tricks(view: View, holding: Holding) -> Cards:
    """List the cards that are certain to win when led, trumps first, each from high to low."""
    known = Known.of(view)
    return tuple([card for card in holding.trumps + holding.plain if known.wins_when_led(card)])


def has_high_trumps(view: View, trumps: Cards) -> bool:
    """Tell whether the trumps are high enough to lead one before a plain suit.

    At the first lead with queen and jack, or jack and ace; later also with the queen and another, unless the other
    announced the king. The king needs no rule here, since it is a certain trick.
    """
    ranks = [card.rank for card in trumps[:2]]
    if ranks in ([Rank.QUEEN, Rank.JACK], [Rank.JACK, Rank.ACE]):
        return True
    king_is_against = any(card.suit is view.trump for card in Known.of(view).certain)
    return bool(view.tricks) and len(ranks) > 1 and ranks[0] is Rank.QUEEN and not king_is_against


def _follow(view: View, led: Card, playable: Cards) -> tuple[Card, Reason]:
    """Choose an answer to a lead."""
    winning = [card for card in playable if is_beaten(led, card, view.trump)]
    if not winning:
        return weakest(view, playable), Reason.THROW_WEAKEST
    card = min(winning, key=strength)
    return card, Reason.WIN_CHEAPLY if card.suit is led.suit else Reason.RUFF_LOW
