"""What one seat may know: the only way out of the state.

A browser, a computer player, a log or a saved notebook is given a :class:`View`, never a game. A test swaps
the hidden cards and demands that the view stays equal.
"""

from dataclasses import dataclass

from ecarte_widgets.engine.actions import PLAY, Action
from ecarte_widgets.engine.breaches import Breach, BreachCode
from ecarte_widgets.engine.cards import Card, Suit
from ecarte_widgets.engine.cutting import Cut
from ecarte_widgets.engine.legal import comes_first, exchange_limits, legal_announcements, turn_actions, why_illegal
from ecarte_widgets.engine.rules import Rules
from ecarte_widgets.engine.scoring import Award, Talk
from ecarte_widgets.engine.seats import Seat
from ecarte_widgets.engine.state import Game, Hand, Phase, Trick


@dataclass(frozen=True, slots=True)
class View:
    """All that the player at ``seat`` may know of a game with a deal on the table."""

    seat: Seat
    """Whose view it is."""
    rules: Rules
    """The rules of the table."""
    score: tuple[int, int]
    """Points by seat."""
    winner: Seat | None
    """Who won the game."""
    cuts: tuple[Cut, ...]
    """The cards cut for the first deal of the game."""
    deal_number: int
    """Which deal of the game it is, from 1."""
    dealer: Seat
    """Who dealt; the other is elder."""
    phase: Phase
    """What the deal waits for."""
    turn: Seat | None
    """Whose proposal, answer, exchange or play is awaited."""
    turn_up: Card
    """The card turned up; its suit is trumps."""
    stock_count: int
    """How many cards are left to draw."""
    hand: Hand
    """The own cards, in the order in which they came."""
    other_hand_count: int
    """How many cards the other holds."""
    drawn: Hand
    """The own cards of the last draw that are still held."""
    discards: Hand
    """The own cards laid aside."""
    talk: Talk
    """The talk, exchanges with their counts included."""
    tricks: tuple[Trick, ...]
    """The complete tricks."""
    led: Card | None
    """The card led to the trick on the table."""
    king_marked: bool
    """Whether the king of trumps was marked in this deal."""
    awards: tuple[Award, ...]
    """The points of this deal so far."""
    actions: tuple[Action, ...]
    """What this player may do in turn; an exchange is not listed here but by ``exchange``."""
    exchange: tuple[int, int] | None
    """How many cards must and may be exchanged, when this player is to exchange."""
    announcements: tuple[Action, ...]
    """The kings this player may mark now, in turn or not."""
    refused: tuple[tuple[Card, Breach], ...]
    """Own cards that may not be played now though it is this player's turn, with the rule."""

    @property
    def elder(self) -> Seat:
        """The player who did not deal."""
        return self.dealer.other

    @property
    def trump(self) -> Suit:
        """The suit of the turn-up."""
        return self.turn_up.suit

    @property
    def is_own_turn(self) -> bool:
        """Whether this player is awaited."""
        return self.turn is self.seat

    def why_not(self, card: Card) -> Breach | None:
        """Tell which rule keeps an own card from being played now, if one does; out of one's turn, what comes first."""
        if self.winner is not None:
            return Breach(BreachCode.GAME_OVER)
        if self.phase is Phase.PLAY and self.is_own_turn:
            return dict(self.refused).get(card)
        return comes_first(self.phase, self.turn, self.seat, self.stock_count)

    def tricks_of(self, seat: Seat) -> int:
        """Count the tricks a player took, 0 to 5."""
        return sum(trick.winner is seat for trick in self.tricks)


def view_for(game: Game, seat: Seat) -> View:
    """Show a game to one seat.

    Args:
        game: the game, with a deal on the table.
        seat: who looks.

    Raises:
        ValueError: no deal has begun.
    """
    deal = game.deal
    if deal is None:
        message = "there is nothing to see before the first deal"
        raise ValueError(message)
    hand = deal.hands[seat]
    actions: tuple[Action, ...] = ()
    exchange: tuple[int, int] | None = None
    refused: tuple[tuple[Card, Breach], ...] = ()
    if deal.turn is seat:
        match deal.phase:
            case Phase.ELDER_EXCHANGE | Phase.DEALER_EXCHANGE:
                exchange = exchange_limits(game.rules, deal)
            case Phase.PLAY:
                breaches = [(card, why_illegal(game, seat, PLAY[card])) for card in hand]
                refused = tuple((card, breach) for card, breach in breaches if breach is not None)
                actions = tuple(PLAY[card] for card, breach in breaches if breach is None)
            case _:
                actions = turn_actions(game.rules, deal)
    return View(
        seat=seat,
        rules=game.rules,
        score=game.score,
        winner=game.winner,
        cuts=game.cuts,
        deal_number=len(game.deals),
        dealer=deal.dealer,
        phase=deal.phase,
        turn=deal.turn,
        turn_up=deal.turn_up,
        stock_count=len(deal.stock),
        hand=hand,
        other_hand_count=len(deal.hands[seat.other]),
        drawn=tuple(card for card in deal.drawn[seat] if card in hand),
        discards=deal.discards[seat],
        talk=deal.talk,
        tricks=deal.tricks,
        led=deal.led,
        king_marked=deal.king_marked,
        awards=deal.awards,
        actions=actions,
        exchange=exchange,
        announcements=legal_announcements(game, seat),
        refused=refused,
    )


def public_view(game: Game, seat: Seat) -> View:
    """Show what lies open to anybody, from a seat's side of the table: no hand, and nothing that tells of one.

    Args:
        game: the game, with a deal on the table.
        seat: from whose side.

    Raises:
        ValueError: no deal has begun.
    """
    view = view_for(game, seat)
    # Field by field, so that whoever adds one to the view decides here whether everybody may see it.
    return View(
        seat=seat,
        rules=view.rules,
        score=view.score,
        winner=view.winner,
        cuts=view.cuts,
        deal_number=view.deal_number,
        dealer=view.dealer,
        phase=view.phase,
        turn=view.turn,
        turn_up=view.turn_up,
        stock_count=view.stock_count,
        hand=(),
        other_hand_count=view.other_hand_count,
        drawn=(),
        discards=(),
        talk=view.talk,
        tricks=view.tricks,
        led=view.led,
        king_marked=view.king_marked,
        awards=view.awards,
        actions=(),
        exchange=None,
        announcements=(),
        refused=(),
    )
