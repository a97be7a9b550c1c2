"""Hands for the lesson on the play of the cards."""

from typing import Final

from ecarte_widgets.engine import STAND, BreachCode, Rank, Rules, Seat, apply
from ecarte_widgets.lessons.generators.chance import Chance
from ecarte_widgets.lessons.questions import MarkPlayable, Position, WhoLeads, WhoTakes

_FOLLOWS: Final = ("overtake", "follow-higher", "follow-lower")


def playable(chance: Chance, rules: Rules, case: str, tricks: int) -> MarkPlayable | None:
    """Ask which cards may be played after so many tricks; ``case`` says which rule decides."""
    game = apply(chance.deal(rules), STAND).game
    for _ in range(2 * tricks + (case != "lead")):
        game = chance.card(game)
    assert game.deal is not None
    assert game.deal.turn is not None
    question = MarkPlayable(Position(game, game.deal.turn))
    binds = _what_binds(question)
    return question if case in ("any", binds) or (case == "follows" and binds in _FOLLOWS) else None


def _what_binds(question: MarkPlayable) -> str:
    """Tell which rule decides what may be played; empty where every card may be, and the suit led is held."""
    view = question.position.view
    led = view.led
    if led is None:
        return "lead"
    following = [card for card in view.hand if card.suit is led.suit]
    if not following:
        kinds = {card.suit is view.trump for card in view.hand}
        return "void" if len(kinds) > 1 and led.suit is not view.trump else "void-same-under-any-rule"
    codes = {breach.code for _, breach in view.refused}
    if BreachCode.MUST_OVERTAKE in codes:
        return "overtake"
    if BreachCode.MUST_FOLLOW_SUIT not in codes:
        return ""
    return "follow-higher" if following[0].rank > led.rank else "follow-lower"


def who_takes(chance: Chance, rules: Rules, case: str) -> WhoTakes | None:
    """Ask who takes a trick of a deal; ``case`` says how it is decided."""
    game = chance.card(chance.card(apply(chance.deal(rules), STAND).game))
    assert game.deal is not None
    trick = game.deal.tricks[0]
    question = WhoTakes(trick.leader, trick.led, trick.answer, game.deal.turn_up.suit)
    return question if case in ("any", _how_taken(question)) else None


def _how_taken(question: WhoTakes) -> str:
    """Tell how a trick is decided."""
    led, answer = question.led, question.answer
    if answer.suit is not led.suit:
        return "ruffed" if answer.suit is question.trump else "thrown-away"
    if Rank.ACE in (led.rank, answer.rank):
        return "ace"
    return "overtaken" if answer.rank > led.rank else "not-overtaken"


def who_leads(chance: Chance, rules: Rules, case: str) -> WhoLeads:
    """Ask who leads to the first trick, or after a trick."""
    if case == "first":
        return WhoLeads(chance.one_of(tuple(Seat)))
    game = chance.card(chance.card(apply(chance.deal(rules), STAND).game))
    assert game.deal is not None
    trick = game.deal.tricks[0]
    return WhoLeads(game.deal.dealer, WhoTakes(trick.leader, trick.led, trick.answer, game.deal.turn_up.suit))
