"""What the tricks of a deal are worth, said before they are played and after."""

import pytest

from ecarte_widgets.engine import (
    Award,
    AwardRule,
    Phase,
    Rank,
    Reason,
    Rules,
    Seat,
    View,
    award_for_tricks,
    rules_from_switches,
)
from ecarte_widgets.engine.scoring import Talk, TalkEnd
from ecarte_widgets.i18n import languages, words_for
from ecarte_widgets.sessions import Ask
from ecarte_widgets.widgets.table.stakes import Worth, choice_text, result_text, worth
from tests.sessions.play import chance, scenes, session
from tests.widgets.page import Page

WORDS = words_for("en")
STOOD, REFUSED = Talk(0, TalkEnd.STOOD), Talk(1, TalkEnd.REFUSED)
EXCHANGED = Talk(1, TalkEnd.STOOD, ((Seat.NORTH, 2), (Seat.SOUTH, 1)))
PLUS_ONE = rules_from_switches("classic", {"stake": "plus_one"})
PLAIN, TWO = Worth(1, 2), Worth(2, 2)


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
    assert len(told) == 1


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


def _finished(rules: Rules, talk: Talk, own_tricks: int, person_is: str) -> tuple[Award, View]:
    """Give the award of a deal, and a view of it that has these tricks."""
    person = Seat.SOUTH if person_is == "elder" else Seat.NORTH
    elder_tricks = own_tricks if person_is == "elder" else 5 - own_tricks
    award = award_for_tricks(rules, Seat.NORTH, talk, elder_tricks)

    class Finished:
        seat, talk_, dealer = person, talk, Seat.NORTH

        def tricks_of(self, seat: Seat) -> int:
            return own_tricks if seat is person else 5 - own_tricks

    view = Finished()
    view.rules, view.talk = rules, talk  # type: ignore[attr-defined]
    return award, view  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("rules", "talk", "own_tricks", "person_is", "said"),
    [
        (Rules.gamerules(), EXCHANGED, 4, "elder", "You make the point with 4 tricks: 1 point."),
        (
            Rules.gamerules(),
            STOOD,
            4,
            "elder",
            "You take 4 tricks: 2 points, because you stood and took three tricks or more.",
        ),
        (
            Rules.gamerules(),
            STOOD,
            5,
            "elder",
            (
                "You take all five tricks: 2 points, because you stood and took three tricks or more. "
                "All five bring no more here."
            ),
        ),
        (
            Rules.gamerules(),
            REFUSED,
            2,
            "dealer",
            (
                "Your opponent takes 3 tricks: 2 points, because you refused and your opponent took "
                "three tricks or more."
            ),
        ),
        (
            Rules.classic(),
            STOOD,
            2,
            "elder",
            "Your opponent takes 3 tricks: 2 points, because you stood and took fewer than three.",
        ),
        (
            PLUS_ONE,
            REFUSED,
            5,
            "elder",
            ("You take all five tricks: 3 points, one more because your opponent refused and took fewer than three."),
        ),
        (
            Rules.classic(),
            STOOD,
            0,
            "elder",
            (
                "Your opponent makes the vole, all five tricks: 2 points. "
                "Playing without an exchange adds nothing to a vole here."
            ),
        ),
        (Rules.classic(), STOOD, 5, "elder", "You make the vole, all five tricks: 2 points."),
    ],
)
def test_a_result_is_one_sentence_with_tricks_points_and_the_reason(
    rules: Rules,
    talk: Talk,
    own_tricks: int,
    person_is: str,
    said: str,
) -> None:
    award, view = _finished(rules, talk, own_tricks, person_is)
    assert result_text(award, view, WORDS) == said


@pytest.mark.parametrize("language", languages())
def test_every_award_has_its_sentence_in_every_language(language: str) -> None:
    seen = set()
    for rules in (Rules.gamerules(), Rules.classic(), PLUS_ONE):
        for talk in (STOOD, REFUSED, EXCHANGED):
            for tricks in range(6):
                for person_is in ("elder", "dealer"):
                    award, view = _finished(rules, talk, tricks, person_is)
                    assert str(award.points) in result_text(award, view, words_for(language))
                    seen.add((award.rule, award.reason))
    assert {AwardRule.STAKE_ELDER_ONLY, AwardRule.STAKE_PLUS_ONE} <= {rule for rule, _ in seen}
    assert (AwardRule.STAKE_PLUS_ONE, Reason.VOLE) in seen


def test_a_deal_ends_with_its_result_and_the_score(monkeypatch: pytest.MonkeyPatch) -> None:
    page, rng, ends = Page(monkeypatch, opponent="random"), chance(4), 0
    for _ in range(200):
        view = page.session.scene().view
        if view.phase is Phase.FINISHED and view.winner is None and " tricks: " in page.view["news"]:
            own, other = view.score[view.seat], view.score[view.seat.other]
            assert page.view["news"].endswith(f"The score: you {own}, your opponent {other}.")
            assert "One point" not in page.view["news"] + page.view["said"]
            ends += 1
        page.choose(rng.choice(page.offered(rng)))
    assert ends > 3


def test_a_game_ends_with_a_line_of_its_own_that_has_the_score(monkeypatch: pytest.MonkeyPatch) -> None:
    page, rng, ends = Page(monkeypatch, opponent="random"), chance(5), set()
    for _ in range(700):
        view = page.session.scene().view
        assert page.view["isOver"] is (view.winner is not None)
        if view.winner is not None:
            own, other = view.score[view.seat], view.score[view.seat.other]
            assert page.view["ask"].endswith(f"the game: you {own}, your opponent {other}")
            assert "The score" not in page.view["news"]
            ends.add(view.winner)
        page.choose(rng.choice(page.offered(rng)))
    assert ends == set(Seat)


def test_a_game_that_a_king_won_is_known_from_one_that_tricks_won(monkeypatch: pytest.MonkeyPatch) -> None:
    page, rng, by_king = Page(monkeypatch, opponent="random"), chance(5), set()
    for _ in range(700):
        view = page.session.scene().view
        is_king = view.winner is not None and len(view.tricks) < 5
        assert page.view["isWonByKing"] is is_king
        if view.winner is not None:
            by_king.add(is_king)
            assert ("king" in page.view["news"] + page.view["said"].split(". ")[-1]) or not is_king
        page.choose(rng.choice(page.offered(rng)))
    assert by_king == {True, False}
