"""A game as a frozen value: everything that is true at the table, hidden cards included.

Nothing here may reach a player, a browser or a log; what a seat may know is in :mod:`ecarte_widgets.engine.view`.
States are named tuples because one is made at every act: they are several times cheaper than frozen data classes.
"""

from collections import Counter
from collections.abc import Sequence
from enum import Enum, unique
from typing import NamedTuple

from ecarte_widgets.engine.actions import Action
from ecarte_widgets.engine.cards import HAND_SIZE, PACK, Card
from ecarte_widgets.engine.cutting import Cut
from ecarte_widgets.engine.rules import Rules
from ecarte_widgets.engine.scoring import Award, Talk
from ecarte_widgets.engine.seats import Seat, by_seat

Hand = tuple[Card, ...]
"""Cards a player holds, in the order in which they came."""


@unique
class Phase(Enum):
    """What a deal waits for; the value is its message id."""

    PROPOSAL = "proposal"
    """Elder stands or proposes."""
    ANSWER = "answer"
    """The dealer accepts or refuses."""
    ELDER_EXCHANGE = "elder-exchange"
    """Elder discards and draws."""
    DEALER_EXCHANGE = "dealer-exchange"
    """The dealer discards and draws."""
    PLAY = "play"
    """A card is to be led or played."""
    FINISHED = "finished"
    """Nothing: five tricks were played, or the game was won."""


class DealError(ValueError):
    """Cards that cannot be a deal; ``problem`` says why and ``cards`` which."""

    def __init__(self, problem: str, cards: tuple[Card, ...] = ()) -> None:
        """Keep the problem's code and the cards concerned."""
        listed = " ".join(card.value for card in cards)
        super().__init__(f"{problem}: {listed}" if listed else problem)
        self.problem = problem
        self.cards = cards


class Dealt(NamedTuple):
    """The cards of a deal as they were dealt."""

    elder: Hand
    """Elder's five cards, in the order dealt."""
    dealer: Hand
    """The dealer's five cards, in the order dealt."""
    turn_up: Card
    """The card turned up; its suit is trumps."""
    stock: tuple[Card, ...] = ()
    """The cards left, in the order in which they will be drawn: 21 of a whole pack, fewer in a fragment."""


_WHOLE_PACK = frozenset(PACK)


def dealt_from_pack(pack: Sequence[Card]) -> Dealt:
    """Deal from the top of an ordered pack: elder 3, dealer 3, elder 2, dealer 2, turn-up, stock.

    Raises:
        DealError: the pack is not the 32 cards, each once.
    """
    if len(pack) != len(PACK) or set(pack) != _WHOLE_PACK:
        raise DealError("not-the-pack")
    cards = tuple(pack)
    return Dealt(elder=cards[0:3] + cards[6:8], dealer=cards[3:6] + cards[8:10], turn_up=cards[10], stock=cards[11:])


def check_dealt(dealt: Dealt) -> None:
    """Refuse hands of another size than five, and a card that stands in two places.

    Raises:
        DealError: with the problem ``hand-size`` or ``card-twice``.
    """
    for hand in (dealt.elder, dealt.dealer):
        if len(hand) != HAND_SIZE:
            raise DealError("hand-size", hand)
    places = [*dealt.elder, *dealt.dealer, dealt.turn_up, *dealt.stock]
    if len(set(places)) < len(places):
        raise DealError("card-twice", tuple(card for card, times in Counter(places).items() if times > 1))


class Trick(NamedTuple):
    """A complete trick."""

    leader: Seat
    """Who led."""
    led: Card
    """The card led."""
    answer: Card
    """The card that the other played."""
    winner: Seat
    """Who took it."""


class Deal(NamedTuple):
    """One distribution of the cards and all that came of it."""

    dealer: Seat
    """Who dealt; the other is elder."""
    dealt: Dealt
    """The cards as they were dealt."""
    phase: Phase
    """What the deal waits for."""
    turn: Seat | None
    """Whose proposal, answer, exchange or play is awaited; None when the deal is finished."""
    hands: tuple[Hand, Hand]
    """The cards held now, by seat."""
    stock: tuple[Card, ...]
    """The cards left to draw, in order."""
    discards: tuple[Hand, Hand] = ((), ())
    """The cards laid aside, by seat."""
    drawn: tuple[Hand, Hand] = ((), ())
    """The cards of the last draw, by seat, played ones included."""
    talk: Talk = Talk()
    """The talk, as both heard it."""
    tricks: tuple[Trick, ...] = ()
    """The complete tricks."""
    led: Card | None = None
    """The card led to the trick on the table; None before a lead."""
    king_marked: bool = False
    """Whether the king of trumps, turned up or held, was marked."""
    awards: tuple[Award, ...] = ()
    """The points of this deal, in the order in which they fell."""
    actions: tuple[tuple[Seat, Action], ...] = ()
    """Every act in order, with the player whose act it was."""

    @property
    def elder(self) -> Seat:
        """The player who did not deal."""
        return self.dealer.other

    @property
    def turn_up(self) -> Card:
        """The card turned up."""
        return self.dealt.turn_up

    def tricks_of(self, seat: Seat) -> int:
        """Count the tricks a player took, 0 to 5."""
        return [trick.winner for trick in self.tricks].count(seat)

    def played_by(self, seat: Seat) -> Hand:
        """Give the cards a player played in this deal, in order."""
        cards = [trick.led if trick.leader is seat else trick.answer for trick in self.tricks]
        leader = self.tricks[-1].winner if self.tricks else self.elder
        if self.led is not None and seat is leader:
            cards.append(self.led)
        return tuple(cards)

    def after_word(self, phase: Phase, turn: Seat, talk: Talk, actions: tuple[tuple[Seat, Action], ...]) -> "Deal":
        """Give the deal after a word of the talk: as ``_replace``, at half its cost."""
        return Deal(
            self.dealer,
            self.dealt,
            phase,
            turn,
            self.hands,
            self.stock,
            self.discards,
            self.drawn,
            talk,
            self.tricks,
            self.led,
            self.king_marked,
            self.awards,
            actions,
        )

    def after_card(
        self,
        turn: Seat | None,
        hands: tuple[Hand, Hand],
        tricks: tuple[Trick, ...],
        led: Card | None,
        actions: tuple[tuple[Seat, Action], ...],
    ) -> "Deal":
        """Give the deal after a card, finished when nobody is awaited: as ``_replace``, at less than half its cost."""
        return Deal(
            self.dealer,
            self.dealt,
            Phase.FINISHED if turn is None else self.phase,
            turn,
            hands,
            self.stock,
            self.discards,
            self.drawn,
            self.talk,
            tricks,
            led,
            self.king_marked,
            self.awards,
            actions,
        )


class Game(NamedTuple):
    """A game up to this moment."""

    rules: Rules
    """The rules of the table."""
    first_dealer: Seat
    """Who deals the first deal; after that the deal alternates."""
    score: tuple[int, int]
    """Points by seat. The winner's may pass the target."""
    start_score: tuple[int, int] = (0, 0)
    """Points by seat before the first deal of this game (or part of a game)."""
    cuts: tuple[Cut, ...] = ()
    """The cards cut for the first deal."""
    past: tuple[Deal, ...] = ()
    """The deals before the one on the table."""
    deal: Deal | None = None
    """The deal on the table; None before the first."""
    winner: Seat | None = None
    """Who won the game."""

    @property
    def deals(self) -> tuple[Deal, ...]:
        """All deals so far, the one on the table last."""
        return self.past if self.deal is None else (*self.past, self.deal)

    @property
    def next_dealer(self) -> Seat:
        """Who deals next."""
        return self.first_dealer if self.deal is None else self.deal.dealer.other

    def with_deal(self, deal: Deal) -> "Game":
        """Give the game with another deal on the table: as ``_replace``, at half its cost."""
        return Game(
            self.rules, self.first_dealer, self.score, self.start_score, self.cuts, self.past, deal, self.winner
        )


def seated(dealer: Seat, dealt: Dealt) -> tuple[Hand, Hand]:
    """Give the dealt hands by seat."""
    return by_seat(dealer, dealt.dealer, dealt.elder)
