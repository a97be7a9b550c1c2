"""What comes of the right answer: the solution carried out by the engine, so that it can be told.

>>> from ecarte_widgets.engine import Card, Suit
>>> played_out(WhoTakes(Seat.NORTH, Card.QUEEN_OF_SPADES, Card.KING_OF_SPADES, Suit.HEARTS)).events
(TrickWon(player=<Seat.SOUTH: 1>, number=1),)
"""

from dataclasses import dataclass
from random import Random

from ecarte_widgets.engine import (
    MARK_KING,
    MARK_TURNED_KING,
    Action,
    DealScored,
    Event,
    Game,
    GameWon,
    KingMarked,
    Phase,
    Seat,
    TrickWon,
    apply,
    award_for_tricks,
    legal_actions,
    legal_announcements,
    view_for,
)
from ecarte_widgets.lessons.questions import (
    DiscardLimits,
    MarkDeal,
    MarkPlayable,
    MayDo,
    MayMarkKing,
    PointsOfDeal,
    Position,
    Question,
    RuleOfDeal,
    ScoreDeal,
    WhatEndsGame,
    WhoTakes,
    WhoWinsGame,
)
from ecarte_widgets.lessons.solving import solution
from ecarte_widgets.players import BookPlayer


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """What happened after the right answer."""

    events: tuple[Event, ...]
    """What happened, in order; nothing where the answer says it all."""
    scored: ScoreDeal | None = None
    """The deal whose tricks brought points; None where none did."""


def played_out(question: Question) -> PlayedOut:
    """Carry the right answer to a question out.

    Where several acts are allowed, none is done: what would then be told reads as advice. Where a card is answered,
    the book player answers.
    """
    match question:
        case MarkPlayable(position) | MayDo(position) | DiscardLimits(position) if _has_a_choice(position):
            return PlayedOut(())
        case MarkPlayable(position):
            return _trick_played(position)
        case MayDo(position) | DiscardLimits(position):
            return _one_act(position)
        case MayMarkKing(position):
            return _king_marked(position)
        case WhoTakes():
            taker = solution(question)
            assert isinstance(taker, Seat)
            return PlayedOut((TrickWon(taker, 1),))
        case PointsOfDeal(deal) | RuleOfDeal(deal):
            return played_out(deal)
        case MarkDeal(deal):
            return played_out(deal)
        case ScoreDeal(rules, dealer, talk, elder_tricks):
            return PlayedOut((DealScored(award_for_tricks(rules, dealer, talk, elder_tricks)),), scored=question)
        case WhoWinsGame(game, acts) | WhatEndsGame(game, acts):
            return _until_won(game, acts)
        case _:
            return PlayedOut(())


def _has_a_choice(position: Position) -> bool:
    """Tell whether the player asked may do more than one thing; a king may be marked beside any."""
    acts = set(legal_actions(position.game, position.seat)) - {MARK_KING, MARK_TURNED_KING}
    return len(acts) > 1


def _trick_played(position: Position) -> PlayedOut:
    """Play the card, and the other's to a card that was led."""
    game: Game = position.game
    events: tuple[Event, ...] = ()
    leads = position.view.led is None
    for seat in (position.seat, position.seat.other)[: 2 if leads else 1]:
        game, events = _after(game, events, _advised(game, seat), seat)
    return PlayedOut(events)


def _one_act(position: Position) -> PlayedOut:
    """Do the only act, where the player asked is awaited; before a card is led, no card is played."""
    view = position.view
    if not view.is_own_turn or view.phase is Phase.PLAY:
        return PlayedOut(())
    _, events = _after(position.game, (), _advised(position.game, position.seat), position.seat)
    return PlayedOut(events)


def _king_marked(position: Position) -> PlayedOut:
    """Mark the king, where it may be marked."""
    game: Game = position.game
    events: tuple[Event, ...] = ()
    for act in (MARK_KING, MARK_TURNED_KING):
        if act in legal_announcements(game, position.seat):
            game, events = _after(game, events, act, position.seat)
    return PlayedOut(events)


def _until_won(game: Game, acts: tuple[Action, ...]) -> PlayedOut:
    """Give the events that bring points, up to the win."""
    told: tuple[Event, ...] = ()
    if game.winner is not None and game.deal is not None:
        # A king turned up won it, marked by itself as the cards were dealt.
        told = (KingMarked(game.deal.turn_up, game.deal.awards[-1]), GameWon(game.winner))
    for act in acts:
        if game.winner is not None:
            break
        game, events = apply(game, act)
        told += tuple(event for event in events if isinstance(event, (KingMarked, DealScored, GameWon)))
    is_scored = any(isinstance(event, DealScored) for event in told)
    return PlayedOut(told, scored=_scored(game) if is_scored else None)


def _scored(game: Game) -> ScoreDeal:
    """Give the deal just finished as the points for its tricks see it."""
    deal = game.deal
    assert deal is not None  # its tricks were scored
    elder_tricks = sum(trick.winner is not deal.dealer for trick in deal.tricks)
    return ScoreDeal(game.rules, deal.dealer, deal.talk, elder_tricks)


def _advised(game: Game, seat: Seat) -> Action:
    """Ask the book."""
    return BookPlayer().choose(view_for(game, seat), Random(0))  # noqa: S311  (it draws no lots)


def _after(game: Game, events: tuple[Event, ...], act: Action, seat: Seat) -> tuple[Game, tuple[Event, ...]]:
    """Do an act and note what happened."""
    step = apply(game, act, seat)
    return step.game, events + step.events
