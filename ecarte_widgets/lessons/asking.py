"""Questions on the cards of a record: which there are, and how each is made from a game."""

from collections.abc import Callable
from typing import Final

from ecarte_widgets.engine import Deal, Game, Seat
from ecarte_widgets.lessons.questions import (
    CountStock,
    DiscardLimits,
    MarkPlayable,
    MayDo,
    MayMarkKing,
    NameTrumps,
    OrderCards,
    Position,
    Question,
    ScoreDeal,
    WhichCardWins,
    WhoTakes,
)


def ask(name: str, game: Game, seat: Seat | None) -> Question:
    """Ask something about a game.

    Args:
        name: one of :data:`QUESTIONS`.
        game: the game at the end of the record.
        seat: who is asked; left out, the player awaited.

    Raises:
        ValueError: this cannot be asked here.
    """
    deal = game.deal
    assert deal is not None  # a record holds at least one deal
    asked = seat if seat is not None else deal.turn
    return QUESTIONS[name](game, deal, deal.elder if asked is None else asked)


def _who_takes(_game: Game, deal: Deal, _seat: Seat) -> WhoTakes:
    """Ask about the last trick."""
    if not deal.tricks:
        message = "the record has no complete trick"
        raise ValueError(message)
    leader, led, answer, _ = deal.tricks[-1]
    return WhoTakes(leader, led, answer, deal.turn_up.suit)


def _which_card_wins(game: Game, deal: Deal, seat: Seat) -> WhichCardWins:
    """Ask about the cards of the last trick."""
    trick = _who_takes(game, deal, seat)
    return WhichCardWins(trick.led, trick.answer, trick.trump)


QUESTIONS: Final[dict[str, Callable[[Game, Deal, Seat], Question]]] = {
    "mark-playable": lambda game, _deal, seat: MarkPlayable(Position(game, seat)),
    "who-takes": _who_takes,
    "which-card-wins": _which_card_wins,
    "order-cards": lambda _game, deal, seat: OrderCards(deal.hands[seat], deal.turn_up.suit),
    "name-trumps": lambda _game, deal, _seat: NameTrumps(deal.turn_up),
    "count-stock": lambda _game, deal, _seat: CountStock(tuple(count for _, count in deal.talk.exchanged)),
    "may-do": lambda game, _deal, seat: MayDo(Position(game, seat)),
    "discard-limits": lambda game, _deal, seat: DiscardLimits(Position(game, seat)),
    "may-mark-king": lambda game, _deal, seat: MayMarkKing(Position(game, seat)),
    "score-deal": lambda game, deal, _seat: ScoreDeal(
        game.rules,
        deal.dealer,
        deal.talk,
        deal.tricks_of(deal.elder) if len(deal.tricks) == 5 else -1,  # noqa: PLR2004
    ),
}
"""The questions that a record can be asked, by their names in the lessons."""
