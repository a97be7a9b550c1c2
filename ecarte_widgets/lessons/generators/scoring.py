"""Deals and games for the lesson on scoring."""

from collections.abc import Iterator

from ecarte_widgets.engine import (
    ACCEPT,
    HAND_SIZE,
    MARK_KING,
    MARK_TURNED_KING,
    PROPOSE,
    REFUSE,
    STAND,
    Action,
    AwardRule,
    Exchange,
    Game,
    Reason,
    Rules,
    Seat,
    Talk,
    apply,
    award_for_tricks,
    legal_announcements,
    new_game,
    start_deal,
)
from ecarte_widgets.lessons.generators.chance import Chance
from ecarte_widgets.lessons.questions import ScoreDeal, WhoWinsGame
from ecarte_widgets.lessons.solving import played

_PLAIN = {AwardRule.POINT: "point", AwardRule.VOLE: "vole"}


def score_deal(chance: Chance, rules: Rules, case: str) -> ScoreDeal | None:
    """Ask for the points of a deal; ``case`` says which rule sets them."""
    game = chance.deal(rules)
    for act in _talk(chance, game):
        game = apply(game, act).game
    assert game.deal is not None
    talk, dealer = game.deal.talk, game.deal.dealer
    elder_tricks = chance.below(6)
    rule = award_for_tricks(rules, dealer, talk, elder_tricks).rule
    fits = case in ("any", _PLAIN.get(rule, "stake")) or (case == "no-stake" and _stake_was_lost(rule, talk))
    return ScoreDeal(rules, dealer, talk, elder_tricks) if fits else None


def _stake_was_lost(rule: AwardRule, talk: Talk) -> bool:
    """Tell whether somebody played without an exchange, and yet the points are plain."""
    return rule in _PLAIN and not talk.exchanged


def _talk(chance: Chance, game: Game) -> tuple[Action, ...]:
    """Draw one of the four ways in which a talk ends that the points tell apart."""
    assert game.deal is not None
    elder, dealer = game.deal.hands[game.deal.elder], game.deal.hands[game.deal.dealer]
    fewest = game.rules.dealer_min_discard
    elders = chance.some_of(elder, 1 + chance.below(HAND_SIZE))
    dealers = chance.some_of(dealer, fewest + chance.below(HAND_SIZE + 1 - fewest))
    exchanged = (PROPOSE, ACCEPT, Exchange(elders), Exchange(dealers))
    return chance.one_of(((STAND,), (PROPOSE, REFUSE), (*exchanged, STAND), (*exchanged, PROPOSE, REFUSE)))


def game_end(chance: Chance, rules: Rules, case: str) -> WhoWinsGame | None:
    """Ask who wins when both stand at most two points from the target; ``case`` says how it ends."""
    score = rules.target - 1 - chance.below(2), rules.target - 1 - chance.below(2)
    plain = chance.deal(rules)
    assert plain.deal is not None
    acts = tuple(_whole_deal(chance, plain))
    game = start_deal(new_game(rules, plain.deal.dealer, score).game, plain.deal.dealt).game
    end = played(game, acts)
    ways = {None: "nobody", Reason.KING: "king", Reason.TURNED_KING: "turned-king"}
    assert end.deal is not None
    way = ways.get(end.deal.awards[-1].reason if end.winner is not None else None, "tricks")
    return WhoWinsGame(game, acts) if case in ("any", way) else None


def _whole_deal(chance: Chance, game: Game) -> Iterator[Action]:
    """Play a deal from 0 points each, announcing every king: no win ends it early."""
    for act in _talk(chance, game):
        game = apply(game, act).game
        yield act
    while True:
        announced = next((act for seat in Seat for act in legal_announcements(game, seat)), None)
        if announced in (MARK_KING, MARK_TURNED_KING):
            game = apply(game, announced).game
            yield announced
        elif game.deal is not None and game.deal.turn is not None:
            game = chance.card(game)
            assert game.deal is not None
            yield game.deal.actions[-1][1]
        else:
            return
