"""What standing and refusing bring, told in the talk beside the choice."""

import re

import pytest

from ecarte_widgets.engine import (
    Rules,
    rules_from_switches,
)
from ecarte_widgets.engine.scoring import TalkEnd
from ecarte_widgets.i18n import words_for
from ecarte_widgets.sessions import Ask
from ecarte_widgets.widgets.table.stakes import choice_text, worth
from tests.sessions.play import chance, scenes, session
from tests.widgets.table.talks import EXCHANGED, PLUS_ONE, REFUSED, STOOD, TWO

WORDS = words_for("en")


@pytest.mark.parametrize("rules", [Rules.gamerules(), Rules.classic()], ids=["gamerules", "classic"])
def test_beside_the_first_choice_of_the_talk_stands_what_both_win_and_risk(rules: Rules) -> None:
    told = set()
    for seed in range(12):
        for scene, _ in scenes(session(rules, seed), chance(seed)):
            if scene.view.talk.proposals or scene.ask is not Ask.PROPOSAL:
                continue
            text = choice_text(scene, WORDS)
            mine = worth(rules, scene.view.dealer, STOOD, scene.view.seat)
            by_refusal = worth(rules, scene.view.dealer, REFUSED, scene.view.seat)
            either = "If you stand, or propose and are refused:" if by_refusal == mine else "If you stand:"
            assert text.startswith(f"{either} three tricks of yours win ")
            assert ("yours win 2 points" in text) is (mine == TWO)
            assert "An exchange may better both hands: then three tricks win 1 point, or 2 for all five." in text
            told.add(text)
    assert {re.sub(r"[^.]* the game\. ", " ", text) for text in told} == {min(told, key=len)}


@pytest.mark.parametrize("rules", [Rules.gamerules(), Rules.classic(), PLUS_ONE], ids=["gamerules", "classic", "plus"])
def test_in_the_talk_it_is_told_whose_three_tricks_would_win_the_game_only_without_an_exchange(rules: Rules) -> None:
    """Who may lose the game by standing reads that before, not after."""
    met = set()
    for seed in range(16):
        for scene, _ in scenes(session(rules, seed), chance(seed)):
            view, end = scene.view, TalkEnd.REFUSED if scene.ask is Ask.ANSWER else TalkEnd.STOOD
            if scene.ask not in (Ask.PROPOSAL, Ask.ANSWER):
                continue
            plain, now = (
                tuple(
                    view.score[seat] + worth(rules, view.dealer, talk, seat).point >= rules.target
                    for seat in (view.seat, view.seat.other)
                )
                for talk in (EXCHANGED, view.talk._replace(end=end))
            )
            text = choice_text(scene, WORDS)
            assert (" the game." in text) is (plain != now), (view.score, text)
            if plain != now:
                newly = (now[0] and not plain[0], now[1] and not plain[1])
                whose = {(True, False): "Three tricks win you", (False, True): "Three tricks win your opponent"}
                won = "Whoever takes three tricks wins" if all(now) else whose[newly]
                assert f" {won} the game." in text.split(" An exchange may better")[0]
                met.add((now, newly))
    assert len(met) > 1


@pytest.mark.parametrize("scope", ["first_proposal", "every_proposal"])
def test_after_an_exchange_it_is_still_said_what_the_end_of_the_talk_brings(scope: str) -> None:
    """Where a later refusal counts too, that is said of refusing; of standing, what standing brings."""
    rules = rules_from_switches("classic", {"stake_scope": scope})
    plain = "three tricks win 1 point, or 2 for all five."
    told = set()
    for seed in range(30):
        for scene, _ in scenes(session(rules, seed), chance(seed)):
            if scene.view.talk.proposals > (scene.ask is Ask.ANSWER) and scene.ask in (Ask.PROPOSAL, Ask.ANSWER):
                told.add((scene.ask, choice_text(scene, WORDS)))
    if scope == "first_proposal":
        assert told == {
            (ask, f"Whether you play now or exchange again, the points are the same: {plain}")
            for ask in (Ask.PROPOSAL, Ask.ANSWER)
        }
    else:
        assert (Ask.PROPOSAL, f"If you stand: {plain}") in told
        assert {text.split(":")[0] for ask, text in told if ask is Ask.ANSWER} == {"If you refuse"}
