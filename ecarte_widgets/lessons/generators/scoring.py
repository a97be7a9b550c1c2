"""Deals and games for the lesson on scoring."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

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
    Rules,
    Seat,
    Talk,
    TalkEnd,
    TurnedKing,
    Void,
    apply,
    award_for_tricks,
    legal_announcements,
    new_game,
    start_deal,
)
from ecarte_widgets.engine.scoring import POINT_TRICKS
from ecarte_widgets.lessons.answers import GameEnd
from ecarte_widgets.lessons.generators.chance import Chance
from ecarte_widgets.lessons.questions import (
    KingFate,
    MarkDeal,
    PointsOfDeal,
    RuleOfDeal,
    ScoreDeal,
    WhatEndsGame,
    WhoWinsGame,
)
from ecarte_widgets.lessons.solving import solution

_PLAIN = {AwardRule.POINT: "point", AwardRule.VOLE: "vole"}
_VOLES: Final = (0, HAND_SIZE)
_STORIES: Final = (
    *("stood-elder", "stood-dealer", "refused-elder", "refused-dealer"),
    *("refused-later-elder", "refused-later-dealer", "exchanged"),
)
SCORES: Final = ("any", "point", "vole", "stake", "no-stake", *_STORIES)
"""The deals whose points are asked about."""
ENDS: Final = tuple(end.value for end in GameEnd)
"""The ways in which a game ends, or goes on."""


def score_deal(chance: Chance, rules: Rules, case: str) -> ScoreDeal | None:
    """Ask for the points of a deal; ``case`` says which rule sets them, or how it came to them."""
    question = _deal(chance, rules)
    rule = award_for_tricks(rules, question.dealer, question.talk, question.elder_tricks).rule
    by_rule = (_PLAIN.get(rule, "stake"), "no-stake" if _stake_was_lost(rule, question.talk) else "")
    return question if case in ("any", *by_rule, _story(question)) else None


def deal_points(chance: Chance, rules: Rules, case: str) -> PointsOfDeal | None:
    """Ask of the same deals only how many points there are."""
    question = score_deal(chance, rules, case)
    return None if question is None else PointsOfDeal(question)


def deal_rule(chance: Chance, rules: Rules, case: str) -> RuleOfDeal | None:
    """Ask of the same deals only which rule sets the points."""
    question = score_deal(chance, rules, case)
    return None if question is None else RuleOfDeal(question)


def _deal(chance: Chance, rules: Rules) -> ScoreDeal:
    """Draw a talk and the tricks."""
    game = chance.deal(rules)
    for act in _talk(chance, game):
        game = apply(game, act).game
    assert game.deal is not None
    return ScoreDeal(rules, game.deal.dealer, game.deal.talk, chance.below(HAND_SIZE + 1))


def _stake_was_lost(rule: AwardRule, talk: Talk) -> bool:
    """Tell whether somebody played without an exchange, and yet the points are plain."""
    return rule in _PLAIN and not talk.exchanged


def _story(question: ScoreDeal) -> str:
    """Tell how a deal without a vole came to its points: who would not exchange, and who made the point."""
    talk = question.talk
    if question.elder_tricks in _VOLES:
        return "story of a vole"
    winner = "elder" if question.elder_tricks >= POINT_TRICKS else "dealer"
    if talk.exchanged:
        return f"refused-later-{winner}" if talk.end is TalkEnd.REFUSED else "exchanged"
    return f"refused-{winner}" if talk.end is TalkEnd.REFUSED else f"stood-{winner}"


def mark_deal(chance: Chance, rules: Rules, case: str, talk: str) -> MarkDeal | None:
    """Ask for all points of a deal.

    ``case`` says what became of the king of trumps, ``talk`` whether cards were exchanged. A king in hand is never told
    of a player without a trick, since nothing beats it.
    """
    deal = _deal(chance, rules)
    if talk == "exchanged" and not deal.talk.exchanged:
        return None
    fate = chance.one_of(("none", "held", "quiet", "turned")) if case == "any" else case
    if fate == "none":
        return MarkDeal(deal)
    if fate == "turned":
        forgotten = rules.turned_king is TurnedKing.CLAIM and chance.below(3) == 0
        return MarkDeal(deal, KingFate(deal.dealer, turned=True, marked=not forgotten))
    holder = chance.one_of([seat for seat in Seat if deal.tricks_of(seat)])
    return MarkDeal(deal, KingFate(holder, turned=False, marked=fate == "held"))


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
    if case == "any":
        drawn = chance.one_of(ENDS)
        return chance.first_of(lambda: game_end(chance, rules, drawn))
    score = rules.target - 1 - chance.below(2), rules.target - 1 - chance.below(2)
    # Who plays as if a void hand had to trump plays rightly at every table.
    plain = chance.deal(replace(rules, void=Void.MUST_TRUMP))
    assert plain.deal is not None
    acts = tuple(_whole_deal(chance, plain))
    game = start_deal(new_game(rules, plain.deal.dealer, score).game, plain.deal.dealt).game
    return WhoWinsGame(game, acts) if solution(WhatEndsGame(game, acts)) is GameEnd(case) else None


def game_stop(chance: Chance, rules: Rules, case: str) -> WhatEndsGame | None:
    """Ask what ends the same games."""
    question = game_end(chance, rules, case)
    return None if question is None else WhatEndsGame(question.game, question.acts)


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
