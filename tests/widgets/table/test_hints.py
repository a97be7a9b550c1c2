"""What stands at the foot of a table: the rule on which the moment hangs, there exactly when it does."""

from collections.abc import Callable

import pytest

from ecarte_widgets.engine import Rank, Rules
from ecarte_widgets.engine.scoring import TalkEnd, without_exchange
from ecarte_widgets.i18n import words_for
from ecarte_widgets.sessions import Ask, Choice, Scene
from ecarte_widgets.widgets.table.book import switch_rule
from ecarte_widgets.widgets.table.hints import hints_for, hints_in_pause
from tests.sessions.play import chance, scenes, session

WORDS = words_for("en")
GAMES = 12
PRESETS = pytest.mark.parametrize("rules", [Rules.gamerules(), Rules.classic()], ids=["gamerules", "classic"])


def stands_exactly_when(rules: Rules, hint: str, wanted: Callable[[Scene], bool]) -> None:
    """Play games by chance: the hint is there where it is wanted and nowhere else, and both come up."""
    met = {True: 0, False: 0}
    for seed in range(GAMES):
        for scene, _ in scenes(session(rules, seed), chance(seed)):
            is_there = hint in hints_for(scene, WORDS)
            assert is_there is wanted(scene), (seed, scene.ask, hints_for(scene, WORDS))
            met[is_there] += 1
    assert min(met.values()) > 0


@PRESETS
def test_who_holds_the_king_of_trumps_in_the_talk_is_told_when_it_may_be_announced(rules: Rules) -> None:
    def wanted(scene: Scene) -> bool:
        talks = scene.ask in (Ask.PROPOSAL, Ask.STAND_ONLY, Ask.ANSWER, Ask.EXCHANGE)
        return talks and holds_the_king(scene)

    stands_exactly_when(rules, WORDS.text("hint.king-later"), wanted)


def holds_the_king(scene: Scene) -> bool:
    return any(card.rank is Rank.KING and card.suit is scene.view.trump for card in scene.view.hand)


@PRESETS
def test_where_a_king_in_the_other_hand_would_win_the_game_that_is_told_before_it_does(rules: Rules) -> None:
    def wanted(scene: Scene) -> bool:
        view = scene.view
        talks = scene.ask in (Ask.PROPOSAL, Ask.STAND_ONLY, Ask.ANSWER, Ask.EXCHANGE)
        is_short = view.score[view.seat.other] == rules.target - 1 and view.turn_up.rank is not Rank.KING
        return talks and is_short and not holds_the_king(scene)

    stands_exactly_when(rules, WORDS.text("hint.king-would-win"), wanted)


def may_trump(scene: Scene) -> bool:
    view, suits = scene.view, {card.suit for card in scene.view.hand}
    if scene.ask is not Ask.FOLLOW or view.led is None or suits == {view.trump}:
        return False
    return view.led.suit not in suits and view.trump in suits


def holds_an_ace_at_first(scene: Scene) -> bool:
    return scene.view.deal_number == 1 and any(card.rank is Rank.ACE for card in scene.view.hand)


def was_not_asked(scene: Scene) -> bool:
    """Tell whether the opponent alone chose to play without an exchange, and the first trick is to be played."""
    view = scene.view
    end = without_exchange(view.rules, view.talk)
    if scene.ask not in (Ask.LEAD, Ask.FOLLOW) or end is None or view.tricks:
        return False
    return (view.elder if end is TalkEnd.STOOD else view.dealer) is view.seat.other


@PRESETS
def test_who_might_trump_and_hold_another_card_back_is_told_the_rule_of_this_table(rules: Rules) -> None:
    stands_exactly_when(rules, switch_rule("void", rules.void.value, WORDS), may_trump)


@PRESETS
def test_in_two_deals_whose_opponent_chose_to_play_without_an_exchange_is_told_what_that_changes(rules: Rules) -> None:
    """Until a trick is taken; what is at stake stands beside it in any deal."""

    def wanted(scene: Scene) -> bool:
        return (
            scene.view.deal_number <= 2
            and was_not_asked(scene)
            and not may_trump(scene)
            and not holds_an_ace_at_first(scene)
        )

    stands_exactly_when(rules, switch_rule("stake", rules.stake.value, WORDS), wanted)


@PRESETS
def test_in_the_first_deal_who_holds_an_ace_is_told_its_place_from_the_talk_on(rules: Rules) -> None:
    def wanted(scene: Scene) -> bool:
        talks = scene.ask in (Ask.PROPOSAL, Ask.STAND_ONLY, Ask.ANSWER, Ask.EXCHANGE) and not holds_the_king(scene)
        plays = scene.ask in (Ask.LEAD, Ask.FOLLOW) and not may_trump(scene)
        return (talks or plays) and holds_an_ace_at_first(scene)

    stands_exactly_when(rules, WORDS.text("hint.ace"), wanted)


@PRESETS
def test_who_may_announce_the_king_is_told_until_when(rules: Rules) -> None:
    hint = switch_rule("king_window", rules.king_window.value, WORDS)
    stands_exactly_when(rules, hint, lambda scene: scene.ask is Ask.ANNOUNCE)


@PRESETS
def test_what_claiming_does_is_told_while_a_trick_is_looked_at_too(rules: Rules) -> None:
    for seed in range(GAMES):
        for scene, _ in scenes(session(rules, seed), chance(seed)):
            told = [hint for hint in hints_for(scene, WORDS) if "saves time" in hint]
            assert hints_in_pause(scene, WORDS) == (told if scene.ask is Ask.LEAD else [])


@PRESETS
def test_of_a_kings_point_that_wins_the_game_it_is_said_beside_the_choice(rules: Rules) -> None:
    def wanted(scene: Scene) -> bool:
        marks = Choice.MARK_TURNED_KING in scene.choices or Choice.ANNOUNCE_KING in scene.choices
        return marks and scene.view.score[scene.view.seat] == rules.target - 1

    stands_exactly_when(rules, WORDS.text("hint.king-wins"), wanted)
