"""Questions on the cards of a record: which there are, and how each is made from a game."""

from collections.abc import Callable
from typing import Final

from ecarte_widgets.engine import HAND_SIZE, Deal, Game, Rank, Reason, Seat
from ecarte_widgets.engine.cards import KING_OF
from ecarte_widgets.lessons.questions import (
    CountStock,
    DiscardLimits,
    KingFate,
    MarkDeal,
    MarkPlayable,
    MayDo,
    MayMarkKing,
    NameTrumps,
    OrderCards,
    Position,
    Question,
    ScoreDeal,
    WhichCardWins,
    WhoLeads,
    WhoMakesPoint,
    WhoMarksTurnUp,
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


def _who_leads(game: Game, deal: Deal, seat: Seat) -> WhoLeads:
    """Ask who leads after the last trick, or to the first one."""
    return WhoLeads(deal.dealer, _who_takes(game, deal, seat) if deal.tricks else None)


def _score_deal(game: Game, deal: Deal, _seat: Seat) -> ScoreDeal:
    """Ask for the points of the tricks."""
    return ScoreDeal(game.rules, deal.dealer, deal.talk, _elder_tricks(deal))


def _mark_deal(game: Game, deal: Deal, seat: Seat) -> MarkDeal:
    """Ask for all points of the deal."""
    scored = _score_deal(game, deal, seat)
    if deal.turn_up.rank is Rank.KING:
        marked = any(award.reason is Reason.TURNED_KING for award in deal.awards)
        return MarkDeal(scored, KingFate(deal.dealer, turned=True, marked=marked))
    king = KING_OF[deal.turn_up.suit]
    holder = next((player for player in Seat if king in deal.played_by(player)), None)
    marked = any(award.reason is Reason.KING for award in deal.awards)
    return MarkDeal(scored, None if holder is None else KingFate(holder, turned=False, marked=marked))


def _elder_tricks(deal: Deal) -> int:
    """Count elder's tricks of a deal that is played to its end; -1 of another."""
    return deal.tricks_of(deal.elder) if len(deal.tricks) == HAND_SIZE else -1


QUESTIONS: Final[dict[str, Callable[[Game, Deal, Seat], Question]]] = {
    "mark-playable": lambda game, _deal, seat: MarkPlayable(Position(game, seat)),
    "who-takes": _who_takes,
    "who-leads": _who_leads,
    "which-card-wins": _which_card_wins,
    "order-cards": lambda _game, deal, seat: OrderCards(deal.hands[seat], deal.turn_up.suit),
    "name-trumps": lambda _game, deal, _seat: NameTrumps(deal.turn_up),
    "turn-up-point": lambda _game, deal, _seat: WhoMarksTurnUp(deal.dealer, deal.turn_up),
    "count-stock": lambda _game, deal, _seat: CountStock(tuple(count for _, count in deal.talk.exchanged)),
    "may-do": lambda game, _deal, seat: MayDo(Position(game, seat)),
    "discard-limits": lambda game, _deal, seat: DiscardLimits(Position(game, seat)),
    "may-mark-king": lambda game, _deal, seat: MayMarkKing(Position(game, seat)),
    "who-makes-point": lambda _game, deal, _seat: WhoMakesPoint(deal.dealer, _elder_tricks(deal)),
    "score-deal": _score_deal,
    "mark-deal": _mark_deal,
}
"""The questions that a record can be asked, by their names in the lessons."""
