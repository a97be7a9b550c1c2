"""A deal set up by hand: cards put where somebody wants them, and what is wrong with a set-up that cannot be.

>>> from ecarte_widgets.engine import Card
>>> [mistake.code.value for mistake in SetUp().with_card(Card.KING_OF_HEARTS, Spot.TURN_UP).mistakes()]
['hand-too-few', 'hand-too-few']
"""

from collections import Counter
from dataclasses import dataclass, field, replace
from enum import Enum, unique
from random import Random
from typing import Final

from ecarte_widgets.engine import (
    HAND_SIZE,
    PACK,
    STAND,
    Breach,
    Card,
    Dealt,
    Game,
    IllegalAction,
    PlayCard,
    Rules,
    Seat,
    apply,
    new_game,
    start_deal,
)
from ecarte_widgets.engine.seats import by_seat


@unique
class Spot(Enum):
    """Where a card can be put; the value is the word for it."""

    ELDER = "elder"
    """In elder's hand."""
    DEALER = "dealer"
    """In the dealer's hand."""
    TURN_UP = "turn-up"
    """Face up beside the stock: its suit is trumps."""
    STOCK = "stock"
    """In the stock, to be drawn after those put there before."""
    LED = "led"
    """On the table: elder stood and led it. It is one of elder's five."""


@unique
class MistakeCode(Enum):
    """Why no deal can be like a set-up; the value is the end of the message id."""

    CARD_TWICE = "card-twice"
    """Cards that stand in two places."""
    HAND_TOO_MANY = "hand-too-many"
    """A hand of more than five cards."""
    HAND_TOO_FEW = "hand-too-few"
    """A hand of fewer than five cards."""
    NO_TURN_UP = "no-turn-up"
    """No card is turned up."""
    MANY_TURN_UPS = "many-turn-ups"
    """More than one card is turned up."""
    MANY_LED = "many-led"
    """More than one card is led."""
    LED_IMPOSSIBLE = "led-impossible"
    """No card can be led here: the king turned up has won the game."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """One thing that is wrong with a set-up."""

    code: MistakeCode
    """What it is."""
    spot: Spot
    """Where."""
    cards: tuple[Card, ...] = ()
    """The cards concerned."""
    count: int = 0
    """How many cards are there; a card led counts to elder's hand."""
    breach: Breach | None = None
    """The rule, where one forbids what was set up."""
    counts_led: bool = False
    """Whether the card led is one of the cards concerned."""


ALLOWED: Final = {Spot.ELDER: HAND_SIZE, Spot.DEALER: HAND_SIZE, Spot.TURN_UP: 1, Spot.LED: 1}
"""How many cards may be at a spot; elder's five are counted with the card led."""


class SetUpError(ValueError):
    """A set-up that no deal can be like; ``mistakes`` says why."""

    def __init__(self, mistakes: tuple[Mistake, ...]) -> None:
        """Keep what is wrong."""
        super().__init__(", ".join(mistake.code.value for mistake in mistakes))
        self.mistakes = mistakes


@dataclass(frozen=True, slots=True)
class SetUp:
    """Cards put at spots, and who deals; it may be impossible, and keeps all that was put all the same."""

    elder: tuple[Card, ...] = ()
    """Elder's cards, without the card led."""
    dealer: tuple[Card, ...] = ()
    """The dealer's cards."""
    turn_up: tuple[Card, ...] = ()
    """What is turned up: one card, when it is right."""
    stock: tuple[Card, ...] = ()
    """The stock, in the order in which it will be drawn."""
    led: tuple[Card, ...] = ()
    """What elder has led: one card or none, when it is right."""
    dealing: Seat = Seat.NORTH
    """Who deals."""
    rules: Rules = field(default_factory=Rules)
    """The rules of the table."""
    score: tuple[int, int] = (0, 0)
    """Points by seat."""

    def at(self, spot: Spot) -> tuple[Card, ...]:
        """Give the cards at a spot."""
        return self._spots()[spot]

    def _spots(self) -> dict[Spot, tuple[Card, ...]]:
        """Give the cards by spot."""
        return {
            Spot.ELDER: self.elder,
            Spot.DEALER: self.dealer,
            Spot.TURN_UP: self.turn_up,
            Spot.STOCK: self.stock,
            Spot.LED: self.led,
        }

    def spot_of(self, card: Card) -> Spot | None:
        """Tell where a card is; None while it is in the pack."""
        return next((spot for spot, cards in self._spots().items() if card in cards), None)

    def with_card(self, card: Card, spot: Spot | None) -> "SetUp":
        """Put a card at a spot, from wherever it was; None takes it back to the pack."""
        spots = {one: tuple(other for other in cards if other is not card) for one, cards in self._spots().items()}
        if spot is not None:
            spots[spot] = (*spots[spot], card)
        return self._with_spots(spots)

    def _with_spots(self, spots: dict[Spot, tuple[Card, ...]]) -> "SetUp":
        """Give the same with other cards."""
        return replace(
            self,
            elder=spots[Spot.ELDER],
            dealer=spots[Spot.DEALER],
            turn_up=spots[Spot.TURN_UP],
            stock=spots[Spot.STOCK],
            led=spots[Spot.LED],
        )

    def filled(self, rng: Random) -> "SetUp":
        """Deal what is missing by chance: hands of five, a turn-up, and the rest of the pack as the stock."""
        placed = {card for cards in self._spots().values() for card in cards}
        rest = [card for card in PACK if card not in placed]
        rng.shuffle(rest)
        spots = self._spots()
        held = {
            Spot.ELDER: len(self.elder) + len(self.led),
            Spot.DEALER: len(self.dealer),
            Spot.TURN_UP: len(self.turn_up),
        }
        for spot, count in held.items():
            missing = max(0, ALLOWED[spot] - count)
            spots[spot] += tuple(rest[:missing])
            del rest[:missing]
        spots[Spot.STOCK] += tuple(rest)
        return self._with_spots(spots)

    def mistakes(self) -> tuple[Mistake, ...]:
        """Tell all that is wrong, most of it at once; nothing when a deal can be like this."""
        counts = Counter(card for cards in self._spots().values() for card in cards)
        found: list[Mistake] = []
        twice = tuple(card for card, times in counts.items() if times > 1)
        if twice:
            spot = next(spot for spot, cards in self._spots().items() if twice[0] in cards)
            found.append(Mistake(MistakeCode.CARD_TWICE, spot, twice))
        found += [*_wrong_hand(Spot.ELDER, self.elder, self.led), *_wrong_hand(Spot.DEALER, self.dealer)]
        if not self.turn_up:
            found.append(Mistake(MistakeCode.NO_TURN_UP, Spot.TURN_UP))
        if len(self.turn_up) > 1:
            found.append(Mistake(MistakeCode.MANY_TURN_UPS, Spot.TURN_UP, self.turn_up, len(self.turn_up)))
        if len(self.led) > 1:
            found.append(Mistake(MistakeCode.MANY_LED, Spot.LED, self.led, len(self.led)))
        if not found and self.led:
            try:
                self._played()
            except IllegalAction as error:
                found.append(Mistake(MistakeCode.LED_IMPOSSIBLE, Spot.LED, self.led, 1, error.breach))
        return tuple(found)

    def _played(self) -> Game:
        """Deal these cards, and lead the card led."""
        begun = new_game(self.rules, self.dealing, self.score).game
        game = start_deal(begun, Dealt(self.elder + self.led, self.dealer, self.turn_up[0], self.stock)).game
        for action in (STAND, PlayCard(self.led[0])) if self.led else ():
            game = apply(game, action).game
        return game

    def game(self) -> Game:
        """Give the game that this is: one deal, with elder's lead where a card is led.

        Raises:
            SetUpError: no deal can be like this.
        """
        mistakes = self.mistakes()
        if mistakes:
            raise SetUpError(mistakes)
        return self._played()

    def with_score(self, score: tuple[int, int]) -> "SetUp":
        """Give the same at another score.

        Raises:
            ValueError: the score is none of a game under way.
        """
        if not all(points in range(self.rules.target) for points in score):
            message = f"a score before a deal stands between 0 and {self.rules.target - 1}: {score}"
            raise ValueError(message)
        return replace(self, score=score)

    @classmethod
    def of_game(cls, game: Game, *, hands: tuple[bool, bool], stock: bool) -> "SetUp":
        """Begin from the cards as they were dealt in a game, as far as they may be shown.

        Args:
            game: the game, with a deal on the table.
            hands: whose cards are taken over, by seat.
            stock: whether the stock is taken over.
        """
        deal = game.deal
        assert deal is not None  # a demonstration has cards on the table
        dealt = deal.dealt
        by_role = by_seat(deal.dealer, dealt.dealer, dealt.elder)
        cards = {seat: by_role[seat] if hands[seat] else () for seat in Seat}
        north, south = (
            game.score[seat] - sum(award.points for award in deal.awards if award.player is seat) for seat in Seat
        )
        return cls(
            elder=cards[deal.elder],
            dealer=cards[deal.dealer],
            turn_up=(dealt.turn_up,),
            stock=dealt.stock if stock else (),
            dealing=deal.dealer,
            rules=game.rules,
            score=(north, south),
        )


def _wrong_hand(spot: Spot, hand: tuple[Card, ...], led: tuple[Card, ...] = ()) -> list[Mistake]:
    """Tell whether a hand, with what was led from it, has too many or too few cards."""
    count = len(hand) + len(led)
    if count == HAND_SIZE:
        return []
    code = MistakeCode.HAND_TOO_MANY if count > HAND_SIZE else MistakeCode.HAND_TOO_FEW
    return [Mistake(code, spot, hand + led, count, counts_led=bool(led))]
