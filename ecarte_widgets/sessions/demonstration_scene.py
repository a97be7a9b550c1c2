"""What a demonstration shows of a moment: nothing of a closed hand, and nothing that answers an open question."""

from collections.abc import Collection
from dataclasses import dataclass

from ecarte_widgets.engine import (
    MARK_KING,
    MARK_TURNED_KING,
    PLAY,
    Action,
    Award,
    Breach,
    Card,
    CardPlayed,
    Event,
    Game,
    Phase,
    Rules,
    Seat,
    Talk,
    Trick,
    TrickWon,
    legal_actions,
    legal_announcements,
    why_illegal,
)
from ecarte_widgets.engine.legal import exchange_limits
from ecarte_widgets.engine.state import Deal, Hand
from ecarte_widgets.sessions.asking import Ask, Choice
from ecarte_widgets.sessions.demonstration_asking import Aside, Part, Question
from ecarte_widgets.sessions.moments import Moment

PART_OF = {Seat.NORTH: Part.NORTH, Seat.SOUTH: Part.SOUTH}
"""What is opened and closed of each side."""


@dataclass(frozen=True, slots=True)
class ShownHand:
    """One side's cards, as far as they are shown."""

    count: int
    """How many cards are held."""
    cards: Hand | None
    """The cards, in the order in which they came; None while the hand is closed."""
    drawn: Hand = ()
    """The cards of the last draw, where the hand is open and no trick is complete."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A card on the table."""

    seat: Seat
    """Who played it."""
    card: Card
    """The card."""


@dataclass(frozen=True, slots=True)
class Playable:
    """The answer to what may be played."""

    allowed: Hand
    """The cards that may be played."""
    refused: tuple[tuple[Card, Breach], ...]
    """The other cards of the hand, each with the rule that refuses it."""


@dataclass(frozen=True, slots=True)
class Position:
    """Where in the line a demonstration is."""

    deal: int
    """Which deal of the line, from 1."""
    deals: int
    """How many deals the line has."""
    act: int
    """How many acts of this deal are done."""
    acts: int
    """How many acts of this deal the line has."""
    tricks: tuple[int, ...]
    """The tricks of this deal that can be gone to."""
    has_before: bool
    """Whether anything comes before this moment."""
    has_after: bool
    """Whether anything comes after it."""
    is_branch: bool = False
    """Whether this is a branch beside the line."""
    left_deal: int = 0
    """The deal in which the branch left the line."""
    left_act: int = 0
    """How many acts of that deal were done there."""


@dataclass(frozen=True, slots=True)
class DemonstrationScene:
    """All that may be shown of a demonstration at a moment."""

    revision: int
    """Counts the changes; an intent names the one it saw."""
    deal_number: int | None
    """The number of the deal, where it has one."""
    rules: Rules
    """The rules of the table."""
    score: tuple[int, int]
    """Points by seat."""
    dealer: Seat
    """Who dealt; the other is elder."""
    turn: Seat | None
    """Whose act is awaited; None when nobody's is, or as long as a class is asked who takes the trick."""
    turn_up: Card
    """The card turned up."""
    stock_count: int
    """How many cards are left to draw."""
    stock: tuple[Card, ...] | None
    """The cards left to draw, in order; None while the stock is closed."""
    hands: tuple[ShownHand, ShownHand]
    """Both hands by seat."""
    talk: Talk
    """The talk, as both heard it."""
    lying: tuple[Lying, ...]
    """The cards on the table: one led, or the last complete trick."""
    tricks: tuple[Trick, ...]
    """The complete tricks whose taker is told."""
    winner: Seat | None
    """Who won the game."""
    awards: tuple[Award, ...]
    """The points of this deal so far."""
    events: tuple[Event, ...]
    """What has just happened, without what a question still asks."""
    ask: Ask
    """What is to be done next."""
    choices: tuple[Choice, ...]
    """The acts of the moment that are no card, and an exchange where the hand is open."""
    exchange: tuple[int, int] | None
    """How many cards must and may be exchanged, where the hand that exchanges is open."""
    question: Question | None
    """What the class is asked at this moment."""
    is_answered: bool
    """Whether that question is answered."""
    playable: Playable | None
    """The answer to what may be played, once it is given."""
    posed: frozenset[Question]
    """The questions that are put wherever they fit."""
    aside: Aside | None
    """What was done last, where nothing that is shown tells of it."""
    position: Position
    """Where in the line this is."""

    @property
    def is_asked(self) -> bool:
        """Whether the class is asked something that is not answered yet."""
        return self.question is not None and not self.is_answered

    @property
    def asks_taker(self) -> bool:
        """Whether the class is still to say who takes the trick on the table."""
        return self.is_asked and self.question is Question.TAKER

    @property
    def elder(self) -> Seat:
        """The player who did not deal."""
        return self.dealer.other

    def tricks_of(self, seat: Seat) -> int:
        """Count the tricks that a side took, as far as it is told."""
        return sum(trick.winner is seat for trick in self.tricks)


def question_at(moment: Moment, posed: Collection[Question], opened: Collection[Part]) -> Question | None:
    """Tell what a class is asked at a moment, if anything."""
    deal = _deal(moment.game)
    if Question.TAKER in posed and any(isinstance(event, TrickWon) for event in moment.events):
        return Question.TAKER
    follows = deal.led is not None and deal.turn is not None and PART_OF[deal.turn] in opened
    return Question.PLAYABLE if Question.PLAYABLE in posed and follows else None


def scene_of(  # noqa: PLR0913  (all that a scene depends on)
    moment: Moment,
    before: Moment | None,
    *,
    revision: int,
    deal_number: int | None,
    opened: Collection[Part],
    posed: frozenset[Question],
    is_answered: bool,
    aside: Aside | None,
    position: Position,
) -> DemonstrationScene:
    """Show a moment.

    Args:
        moment: the moment.
        before: the moment before it in the same deal, if there is one.
        revision: which state of the demonstration it is.
        deal_number: the number of the deal, where it has one.
        opened: the cards that are shown.
        posed: the questions that are put wherever they fit.
        is_answered: whether the question of this moment is answered.
        aside: what was done last, where nothing that is shown tells of it.
        position: where in the line it is.
    """
    game = moment.game
    deal = _deal(game)
    question = question_at(moment, posed, opened)
    asks_taker = question is Question.TAKER and not is_answered
    known = before.game if asks_taker and before is not None else game
    turn = None if asks_taker else deal.turn
    is_open = turn is not None and PART_OF[turn] in opened
    return DemonstrationScene(
        revision=revision,
        deal_number=deal_number,
        rules=game.rules,
        score=known.score,
        dealer=deal.dealer,
        turn=turn,
        turn_up=deal.turn_up,
        stock_count=len(deal.stock),
        stock=deal.stock if Part.STOCK in opened else None,
        hands=(_shown(deal, Seat.NORTH, opened), _shown(deal, Seat.SOUTH, opened)),
        talk=deal.talk,
        lying=_lying(deal),
        tricks=_deal(known).tricks,
        winner=known.winner,
        awards=_deal(known).awards,
        events=tuple(event for event in moment.events if isinstance(event, CardPlayed))
        if asks_taker
        else moment.events,
        ask=Ask.FOLLOW if asks_taker else _ask(game, deal),
        choices=() if asks_taker else _choices(game, deal, opened),
        exchange=exchange_limits(game.rules, deal) if is_open and deal.phase in _EXCHANGES else None,
        question=question,
        is_answered=question is not None and is_answered,
        playable=_playable(game, deal) if question is Question.PLAYABLE and is_answered else None,
        posed=posed,
        aside=aside,
        position=position,
    )


_EXCHANGES = (Phase.ELDER_EXCHANGE, Phase.DEALER_EXCHANGE)
_ASKS = {
    Phase.PROPOSAL: Ask.PROPOSAL,
    Phase.ANSWER: Ask.ANSWER,
    Phase.ELDER_EXCHANGE: Ask.EXCHANGE,
    Phase.DEALER_EXCHANGE: Ask.EXCHANGE,
    Phase.FINISHED: Ask.DEAL_OVER,
}


def _deal(game: Game) -> Deal:
    """Give the deal on the table."""
    assert game.deal is not None  # a moment has cards on the table
    return game.deal


def _shown(deal: Deal, seat: Seat, opened: Collection[Part]) -> ShownHand:
    """Give one side's cards, as far as they are shown."""
    hand = deal.hands[seat]
    if PART_OF[seat] not in opened:
        return ShownHand(len(hand), None)
    drawn = () if deal.tricks else tuple(card for card in deal.drawn[seat] if card in hand)
    return ShownHand(len(hand), hand, drawn)


def _lying(deal: Deal) -> tuple[Lying, ...]:
    """Give the cards on the table."""
    if deal.led is not None:
        leader = deal.tricks[-1].winner if deal.tricks else deal.elder
        return (Lying(leader, deal.led),)
    if not deal.tricks:
        return ()
    trick = deal.tricks[-1]
    return (Lying(trick.leader, trick.led), Lying(trick.leader.other, trick.answer))


def _ask(game: Game, deal: Deal) -> Ask:
    """Tell what is to be done next."""
    if game.winner is not None:
        return Ask.GAME_WON
    if deal.phase is Phase.PLAY:
        return Ask.LEAD if deal.led is None else Ask.FOLLOW
    if deal.phase is Phase.PROPOSAL and not deal.stock:
        return Ask.STAND_ONLY
    return _ASKS[deal.phase]


def _choices(game: Game, deal: Deal, opened: Collection[Part]) -> tuple[Choice, ...]:
    """List the acts that are no card; a king in a closed hand is not on offer, since that would tell of it."""
    kings: list[Choice] = []
    for seat in Seat:
        announcements = legal_announcements(game, seat)
        if MARK_TURNED_KING in announcements:
            kings.append(Choice.MARK_TURNED_KING)
        if MARK_KING in announcements and (PART_OF[seat] in opened or _has_led_king(deal, seat)):
            kings.append(Choice.ANNOUNCE_KING)
    if deal.turn is None or deal.phase is Phase.PLAY:
        return tuple(kings)
    if deal.phase in _EXCHANGES:
        return (*((Choice.EXCHANGE,) if PART_OF[deal.turn] in opened else ()), *kings)
    acts: tuple[Action, ...] = legal_actions(game, deal.turn)
    return tuple(dict.fromkeys((*(Choice(str(act)) for act in acts), *kings)))


def _has_led_king(deal: Deal, seat: Seat) -> bool:
    """Tell whether the king that a side may announce lies on the table."""
    return deal.led is not None and deal.led not in deal.hands[seat] and seat is deal.elder


def _playable(game: Game, deal: Deal) -> Playable:
    """Tell which cards of the awaited hand may be played, and why not the others."""
    assert deal.turn is not None  # the question was put to somebody
    judged = [(card, why_illegal(game, deal.turn, PLAY[card])) for card in deal.hands[deal.turn]]
    allowed = tuple(card for card, breach in judged if breach is None)
    return Playable(allowed, tuple((card, breach) for card, breach in judged if breach is not None))
