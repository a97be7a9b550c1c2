"""What a deal and a game brought, in words."""

import pytest

from ecarte_widgets.engine import (
    Award,
    AwardRule,
    Phase,
    Reason,
    Rules,
    Seat,
    View,
    award_for_tricks,
)
from ecarte_widgets.engine.scoring import Talk
from ecarte_widgets.i18n import languages, words_for
from ecarte_widgets.widgets.table.stakes import result_text
from tests.sessions.play import chance
from tests.widgets.page import Page
from tests.widgets.table.talks import EXCHANGED, PLUS_ONE, REFUSED, STOOD

WORDS = words_for("en")


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
