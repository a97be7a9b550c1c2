"""Moments for the lesson on the king of trumps."""

from typing import Final

from ecarte_widgets.engine import HAND_SIZE, PLAY, PROPOSE, STAND, Card, Game, Rank, Rules, Seat, apply
from ecarte_widgets.lessons.generators.chance import Chance
from ecarte_widgets.lessons.questions import MayMarkKing, Position

_IN_HAND: Final = ("early", "elder-to-lead", "dealer-before-lead", "dealer-after-lead", "led-king", "late")
_TURNED: Final = ("turned-dealer", "turned-elder", "turned-last")
KING_MOMENTS: Final = (*_IN_HAND, "not-held", *_TURNED)
"""The moments at which a king is asked about."""
CHANCE_MOMENTS: Final = {"any": KING_MOMENTS, "any-in-hand": (*_IN_HAND, "not-held")}
"""Several moments, of which chance takes one."""


def king_moment(chance: Chance, rules: Rules, case: str) -> MayMarkKing | None:
    """Ask whether a player may mark the king of trumps at a moment that ``case`` names, or one of several by chance."""
    if case in CHANCE_MOMENTS:
        drawn = chance.one_of(CHANCE_MOMENTS[case])
        return chance.first_of(lambda: king_moment(chance, rules, drawn))
    game = chance.deal(rules)
    deal = game.deal
    assert deal is not None
    king = Card(Rank.KING.letter + deal.turn_up.suit.value)
    holder = next((seat for seat in Seat if king in deal.hands[seat]), None)
    turned = deal.turn_up is king
    if case in _TURNED:
        asked = deal.elder if case == "turned-elder" else deal.dealer
        cards = 2 * HAND_SIZE + 1 if case == "turned-last" else chance.below(4)
        return MayMarkKing(Position(_later(chance, game, cards), asked)) if turned else None
    if case == "not-held":
        asked = chance.one_of(tuple(Seat))
        return None if turned or holder is asked else MayMarkKing(Position(apply(game, STAND).game, asked))
    assert case in _IN_HAND
    if holder is None or turned or not _belongs(case, dealer=holder is deal.dealer):
        return None
    moment = _moment(chance, game, king, case)
    return None if moment is None else MayMarkKing(Position(moment, holder))


def _belongs(case: str, *, dealer: bool) -> bool:
    """Tell whether a case is about who holds the king."""
    if case in ("dealer-before-lead", "dealer-after-lead"):
        return dealer
    return not dealer if case in ("elder-to-lead", "led-king") else True


def _moment(chance: Chance, game: Game, king: Card, case: str) -> Game | None:
    """Go on with a deal to the moment of a case; None where the king would be played before."""
    if case == "early":
        return apply(game, PROPOSE).game if chance.below(2) else game
    game = apply(game, STAND).game
    match case:
        case "led-king":
            return apply(game, PLAY[king]).game
        case "dealer-after-lead":
            return chance.card(game)
        case "late":
            game = chance.card(chance.card(game))
            assert game.deal is not None
            return game if any(king in hand for hand in game.deal.hands) else None
        case _:  # "elder-to-lead", "dealer-before-lead"
            return game


def _later(chance: Chance, game: Game, acts: int) -> Game:
    """Go on with a deal for so many acts: elder stands, then cards are played."""
    if acts == 0:
        return game
    game = apply(game, STAND).game
    for _ in range(acts - 1):
        game = chance.card(game)
    return game
