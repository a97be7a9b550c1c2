"""Moments for the lesson on proposals and exchanges."""

from typing import Final

from ecarte_widgets.engine import ACCEPT, PROPOSE, STAND, Exchange, Game, Rank, Rules, apply
from ecarte_widgets.engine.cards import KING_OF
from ecarte_widgets.lessons.generators.chance import Chance
from ecarte_widgets.lessons.questions import DiscardLimits, MayDo, Position

_FULL: Final = 5
TALK_MOMENTS: Final = ("first", "answer", "again", "elder-exchange", "dealer-exchange", "stock-empty")
"""The moments of the talk that are asked about."""
EXCHANGES: Final = ("elder", "dealer", "stock-short", "stock-one")
"""The exchanges that are asked about."""


def may_do(chance: Chance, rules: Rules, case: str, asked: str) -> MayDo | None:
    """Ask what a player may do at a moment of the talk.

    ``case`` says which moment; a king is turned up, and to mark one among the choices, at any moment only. ``asked``
    says which player is asked: the one awaited, or either by chance.
    """
    game = chance.deal(rules)
    assert game.deal is not None
    if case != "any" and game.deal.turn_up.rank is Rank.KING:
        return None
    match chance.one_of(TALK_MOMENTS) if case == "any" else case:
        case "answer":
            game = apply(game, PROPOSE).game
        case "again":
            game = _exchanged(chance, game, leave=_FULL)
        case "elder-exchange":
            game = _asked(game)
        case "dealer-exchange":
            game = _exchange(chance, _asked(game))
        case "stock-empty":
            game = _drained(game)
        case _:  # "first"
            pass
    assert game.deal is not None
    assert game.deal.turn is not None
    awaited = chance.below(4) > 0 or asked == "awaited"
    player = game.deal.turn if awaited else game.deal.turn.other
    return MayDo(Position(game, player), has_kings=case == "any")


def discard_limits(chance: Chance, rules: Rules, case: str) -> DiscardLimits | None:
    """Ask how many cards must and may be exchanged; ``case`` says by whom, or how little the stock holds."""
    if case == "any":
        case = chance.one_of(EXCHANGES)
    game = chance.deal(rules)
    match case:
        case "dealer":
            game = _exchange(chance, _asked(game))
        case "stock-short":
            game = _asked(_exchanged(chance, game, leave=1, until=_FULL))
        case "stock-one":
            game = _asked(_all_but_one(game))
        case _:  # "elder"
            game = _asked(game)
    assert game.deal is not None
    assert game.deal.turn is not None
    question = DiscardLimits(Position(game, game.deal.turn))
    if case == "stock-short" and question.position.view.stock_count not in range(2, _FULL):
        return None
    return question


def king_held(chance: Chance, rules: Rules) -> MayDo | None:
    """Ask what elder may do who holds the king of trumps when the talk is over."""
    game = apply(chance.deal(rules), STAND).game
    assert game.deal is not None
    king = KING_OF[game.deal.turn_up.suit]
    return MayDo(Position(game, game.deal.elder)) if king in game.deal.hands[game.deal.elder] else None


def _asked(game: Game) -> Game:
    """Let elder propose and the dealer accept."""
    return apply(apply(game, PROPOSE).game, ACCEPT).game


def _exchange(chance: Chance, game: Game, most: int = _FULL) -> Game:
    """Let the player awaited exchange some cards, one at least."""
    assert game.deal is not None
    assert game.deal.turn is not None
    hand = game.deal.hands[game.deal.turn]
    return apply(game, Exchange(chance.some_of(hand, chance.below(most) + 1))).game


def _exchanged(chance: Chance, game: Game, leave: int, until: int = 21) -> Game:
    """Let both exchange, again and again, until the stock is below a number; some cards of it are left."""
    while True:
        for turn in range(2):
            asked = game if turn else _asked(game)
            assert asked.deal is not None
            spare = len(asked.deal.stock) - leave - (1 - turn)
            game = _exchange(chance, asked, min(_FULL, spare)) if spare > 0 else apply(asked, Exchange(())).game
        assert game.deal is not None
        if len(game.deal.stock) < until:
            return game


def _all_but_one(game: Game) -> Game:
    """Let both exchange all five cards twice: one card of the stock is left."""
    for turn in range(4):
        asked = game if turn % 2 else _asked(game)
        assert asked.deal is not None
        assert asked.deal.turn is not None
        game = apply(asked, Exchange(asked.deal.hands[asked.deal.turn])).game
    return game


def _drained(game: Game) -> Game:
    """Empty the stock: elder takes its last card, the dealer none."""
    asked = _asked(_all_but_one(game))
    assert asked.deal is not None
    assert asked.deal.turn is not None
    last = apply(asked, Exchange(asked.deal.hands[asked.deal.turn][:1])).game
    return apply(last, Exchange(())).game
