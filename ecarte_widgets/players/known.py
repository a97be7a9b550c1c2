"""What a player knows of the other's hand, from the cards seen and from the answers to its own leads."""

from collections.abc import Iterable
from typing import NamedTuple

from ecarte_widgets.engine import PACK, Card, Rank, Reason, Suit, View, Void
from ecarte_widgets.players.holding import Cards


class Known(NamedTuple):
    """The cards that the other may hold now."""

    trump: Suit
    """The suit of the turn-up."""
    possible: frozenset[Card]
    """Every card that the other may hold."""
    certain: frozenset[Card]
    """Those that the other holds for certain."""

    @classmethod
    def of(cls, view: View) -> "Known":
        """Count what a view shows.

        Own cards, own discards, the turn-up and played cards are not in the other's hand. Whoever does not follow
        suit has none of it, whoever does not overtake has nothing higher, and, where a player without the suit must
        ruff, whoever does not has no trump. A king that the other announced and has not played is there.
        """
        played = [card for trick in view.tricks for card in (trick.led, trick.answer)]
        seen = {*view.hand, *view.discards, view.turn_up, *played}
        if view.led is not None:
            seen.add(view.led)
        possible = {card for card in PACK if card not in seen}
        for trick in view.tricks:
            if trick.leader is view.seat:
                possible -= _ruled_out(trick.led, trick.answer, view)
        king = next(card for card in PACK if card.suit is view.trump and card.rank is Rank.KING)
        announced = any(award.reason is Reason.KING and award.player is not view.seat for award in view.awards)
        certain = {king} if announced and king in possible else set()
        if len(possible) == view.other_hand_count:
            certain = possible
        return cls(view.trump, frozenset(possible), frozenset(certain))

    def beats(self, card: Card) -> bool:
        """Tell whether the other may hold a higher card of the same suit."""
        return any(other.suit is card.suit and other.rank > card.rank for other in self.possible)

    def unbeatable(self, cards: Iterable[Card]) -> Cards:
        """Pick the cards that no possible card of their own suit beats."""
        return tuple([card for card in cards if not self.beats(card)])

    def wins_when_led(self, card: Card) -> bool:
        """Tell whether a card is certain to win when led: nothing can overtake it and nothing can ruff it."""
        if self.beats(card):
            return False
        if card.suit is self.trump:
            return True
        must_follow = any(other.suit is card.suit for other in self.certain)
        return must_follow or not any(other.suit is self.trump for other in self.possible)


def _ruled_out(led: Card, answer: Card, view: View) -> set[Card]:
    """Give the cards that an answer to an own lead shows the other not to hold."""
    if answer.suit is led.suit:
        if answer.rank > led.rank:
            return set()
        return {card for card in PACK if card.suit is led.suit and card.rank > led.rank}
    without = {led.suit}
    if view.rules.void is Void.MUST_TRUMP and answer.suit is not view.trump:
        without.add(view.trump)
    return {card for card in PACK if card.suit in without}
