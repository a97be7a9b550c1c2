"""What the tricks of a deal are worth, said before they are played and after."""

import pytest

from ecarte_widgets.engine import (
    Phase,
    Rank,
    Rules,
    Seat,
    View,
    rules_from_switches,
)
from ecarte_widgets.engine.scoring import Talk
from ecarte_widgets.i18n import languages
from ecarte_widgets.widgets.table.stakes import Worth, worth
from tests.sessions.play import chance
from tests.widgets.page import Page
from tests.widgets.table.talks import EXCHANGED, PLAIN, PLUS_ONE, REFUSED, STOOD, TWO


@pytest.mark.parametrize(
    ("rules", "talk", "elder", "dealer"),
    [
        (Rules.gamerules(), STOOD, TWO, PLAIN),
        (Rules.gamerules(), REFUSED, TWO, PLAIN),
        (Rules.gamerules(), EXCHANGED, PLAIN, PLAIN),
        (Rules.classic(), STOOD, PLAIN, TWO),
        (Rules.classic(), REFUSED, TWO, PLAIN),
        (PLUS_ONE, STOOD, PLAIN, Worth(2, 3)),
        (rules_from_switches("classic", {"stake": "off"}), STOOD, PLAIN, PLAIN),
    ],
)
def test_what_each_sides_tricks_bring_follows_from_the_talk(
    rules: Rules, talk: Talk, elder: Worth, dealer: Worth
) -> None:
    assert worth(rules, Seat.NORTH, talk, Seat.SOUTH) == elder
    assert worth(rules, Seat.NORTH, talk, Seat.NORTH) == dealer


@pytest.mark.parametrize("language", languages())
def test_what_is_at_stake_stays_in_sight_from_the_first_card_to_the_last(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    page, rng, seen = Page(monkeypatch, opponent="random", language=language), chance(3), set()
    for _ in range(120):
        view = page.session.scene().view
        assert bool(page.view["stake"]) is (view.phase is Phase.PLAY and view.winner is None)
        seen.add(page.view["stake"])
        page.choose(rng.choice(page.offered(rng)))
    assert len(seen) > 2


def test_the_line_tells_both_sides_what_their_tricks_win(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch, rules="gamerules", deal=4821)
    page.choose("stand" if any(one["intent"] == "stand" for one in page.view["choices"]["buttons"]) else "refuse")
    view = page.session.scene().view
    own, other = ("2 points", "1 point, or 2 for all five")
    if view.dealer is view.seat:
        own, other = other, own
    why = "you refused the exchange" if view.dealer is view.seat else "you stood"
    assert (
        page.view["stake"]
        == f"At stake, because {why}: three tricks of yours win {own}; three of your opponent's win {other}."
    )


def _stakes_of_deals(monkeypatch: pytest.MonkeyPatch, rules: Rules) -> list[tuple[View, str]]:
    """Give views of deals that are played, each with what the line says."""
    page, rng, told = Page(monkeypatch, rules=rules, opponent="random"), chance(5), []
    for _ in range(400):
        told.append((page.session.scene().view, str(page.view["stake"])))
        page.choose(rng.choice(page.offered(rng)))
    return [(view, text) for view, text in told if text]


@pytest.mark.parametrize("rules", [Rules.gamerules(), Rules.classic(), PLUS_ONE], ids=["gamerules", "classic", "plus"])
def test_a_vole_is_told_of_only_as_long_as_it_may_be_made(monkeypatch: pytest.MonkeyPatch, rules: Rules) -> None:
    seen = set()
    for view, text in _stakes_of_deals(monkeypatch, rules):
        taken = {view.tricks_of(seat) for seat in Seat}
        seen.add(0 in taken)
        if 0 not in taken:
            assert "all five" not in text.casefold()
        if max(taken) >= 3:
            mine = view.tricks_of(view.seat) >= 3
            assert ("Your tricks bring " if mine else "Your opponent's tricks bring ") in text
            assert ("changes no points" in text) is ("All five" not in text)
    assert seen == {True, False}


def test_the_line_says_which_choice_made_the_tricks_worth_that(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {text.split(":")[0] for _, text in _stakes_of_deals(monkeypatch, Rules.classic())}
    whys = {f"{who} {did}" for who in ("you", "your opponent") for did in ("stood", "refused the exchange")}
    assert {f"At stake, because {why}" for why in whys} <= told
    assert "At stake" in told
    plain = _stakes_of_deals(monkeypatch, rules_from_switches("classic", {"stake": "off"}))
    assert not any("because" in text for _, text in plain)


def test_whom_three_tricks_win_the_game_is_said_as_long_as_cards_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    wins = {
        (True, True): "Whoever takes three tricks wins the game.",
        (True, False): "Three tricks win you the game.",
        (False, True): "Three tricks win your opponent the game.",
    }
    met = set()
    for rules in (Rules.gamerules(), Rules.classic()):
        for view, text in _stakes_of_deals(monkeypatch, rules):
            own, other = (
                view.score[seat] + worth(rules, view.dealer, view.talk, seat).point >= rules.target
                for seat in (view.seat, view.seat.other)
            )
            reached = (own, other)
            ahead = [view.tricks_of(seat) >= 3 for seat in (view.seat, view.seat.other)]
            told = [sentence for sentence in wins.values() if sentence in text]
            sentences = (
                "The game is yours once the five tricks are played.",
                "The game is your opponent's once the five tricks are played.",
            )
            won = [one in text for one in sentences]
            if any(ahead):
                assert told == []
                may_be_forestalled = view.turn_up.rank is Rank.KING and not view.king_marked
                is_won = [made and wins_it for made, wins_it in zip(ahead, reached, strict=True)]
                assert won == ([False, False] if may_be_forestalled else is_won)
            else:
                assert told == ([wins[reached]] if any(reached) else [])
                assert won == [False, False]
            met.add((reached, tuple(ahead)))
    assert {(reached, (False, False)) for reached in wins} <= met
    assert {((True, True), (True, False)), ((True, True), (False, True))} <= met


@pytest.mark.parametrize("rules", [Rules.gamerules(), Rules.classic(), PLUS_ONE], ids=["gamerules", "classic", "plus"])
def test_whom_all_five_win_the_game_is_said_where_three_do_not_and_all_may_still_be_taken(
    monkeypatch: pytest.MonkeyPatch, rules: Rules
) -> None:
    said = set()
    for view, text in _stakes_of_deals(monkeypatch, rules):
        for seat, sentence in (
            (view.seat, "All five tricks win you the game."),
            (view.seat.other, "All five tricks win your opponent the game."),
        ):
            one, score = worth(rules, view.dealer, view.talk, seat), view.score[seat]
            may_be_vole = view.tricks_of(seat.other) == 0
            by_all_alone = score + one.point < rules.target <= score + one.vole
            assert (sentence in text) is (may_be_vole and by_all_alone)
            said.add((sentence, sentence in text))
    assert len(said) == 4
