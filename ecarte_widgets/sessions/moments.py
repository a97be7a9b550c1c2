"""A game taken apart into its moments: before each act, and after the last."""

from random import Random
from typing import NamedTuple

from ecarte_widgets.engine import (
    MARK_KING,
    MARK_TURNED_KING,
    Action,
    Dealt,
    Event,
    Game,
    Phase,
    Seat,
    Step,
    apply,
    legal_announcements,
    new_game,
    start_deal,
    view_for,
)
from ecarte_widgets.players import BookPlayer


class Moment(NamedTuple):
    """A game at one moment, hidden cards included, and what has just happened in it."""

    game: Game
    """The game."""
    events: tuple[Event, ...]
    """What the act that led here brought about; the dealing, at the beginning of a deal."""

    @property
    def deal(self) -> int:
        """Which deal of the game it is, from 1."""
        return len(self.game.deals)

    @property
    def act(self) -> int:
        """How many acts of the deal are done."""
        assert self.game.deal is not None  # a moment has cards on the table
        return len(self.game.deal.actions)

    @property
    def last_act(self) -> tuple[Seat, Action] | None:
        """The act that led here, with whose it was; None at the beginning of a deal."""
        assert self.game.deal is not None  # a moment has cards on the table
        return self.game.deal.actions[-1] if self.game.deal.actions else None

    def after(self, action: Action, seat: Seat | None = None) -> "Moment":
        """Give the moment after an act.

        Raises:
            IllegalAction: the act is against the rules.
        """
        return _moment(apply(self.game, action, seat))


def _moment(step: Step) -> Moment:
    """Give the moment after a step."""
    return Moment(step.game, step.events)


def first_moment(game: Game, dealt: Dealt) -> Moment:
    """Deal, and give the moment before the first act."""
    return _moment(start_deal(game, dealt))


def moments_of(game: Game) -> tuple[Moment, ...]:
    """Play a game again, and give all its moments: one before each act of each deal, and one after the last.

    Raises:
        ValueError: no deal has begun.
    """
    if game.deal is None:
        message = "there is nothing to see before the first deal"
        raise ValueError(message)
    moments: list[Moment] = []
    now = new_game(game.rules, game.first_dealer, game.start_score).game
    for deal in game.deals:
        moments.append(first_moment(now, deal.dealt))
        for seat, action in deal.actions:
            moments.append(moments[-1].after(action, seat))
        now = moments[-1].game
    return tuple(moments)


def played_out_by_the_book(moment: Moment) -> tuple[Moment, ...]:
    """Let the book player act for both sides to the end of the deal, and give the moments after each act."""
    moments: list[Moment] = []
    while (act := _by_the_book(moment.game)) is not None:
        moment = moment.after(act[1], act[0])
        moments.append(moment)
    return tuple(moments)


def _by_the_book(game: Game) -> tuple[Seat, Action] | None:
    """Tell what the book player would do next on either side; None when the deal is over.

    A king is marked as soon as it may be, elder's before the dealer's.
    """
    deal = game.deal
    assert deal is not None  # a moment has cards on the table
    if deal.phase is Phase.FINISHED or deal.turn is None:
        return None
    for seat in (deal.elder, deal.dealer):
        for king in (MARK_TURNED_KING, MARK_KING):
            if king in legal_announcements(game, seat):
                return seat, king
    view = view_for(game, deal.turn)
    return deal.turn, BookPlayer().choose(view, Random(0))  # noqa: S311  (it draws no lots)
