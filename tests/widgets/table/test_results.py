"""What a browser is told to keep of a game: how it ended, under a name that stays, and nothing while it goes on."""

from typing import Any

import pytest

from ecarte_widgets.i18n import languages, words_for
from ecarte_widgets.widgets.table.results import results_words
from tests.sessions.play import chance
from tests.widgets.page import ANSWERED, Page


def played_to_the_end(monkeypatch: pytest.MonkeyPatch, seed: int = 0, **settings: Any) -> Page:  # noqa: ANN401
    """Give a table on which a game is won."""
    page, rng = Page(monkeypatch, **settings), chance(seed)
    page.hello()
    while "new-game" not in page.offered(rng):
        assert page.view["result"] is None or page.view["result"]["ended"] is None
        page.choose(rng.choice(page.offered(rng)))
    return page


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("opponent", ["book", "random"])
def test_a_game_that_is_won_or_lost_is_told_with_its_points(
    monkeypatch: pytest.MonkeyPatch, opponent: str, seed: int
) -> None:
    page = played_to_the_end(monkeypatch, seed, opponent=opponent, rules="classic")
    players = page.view["players"]
    own, other = players["own"]["points"], players["other"]["points"]
    assert page.view["result"]["ended"] == {
        "opponent": opponent,
        "rules": "classic",
        "won": own > other,
        "own": own,
        "other": other,
    }


def test_rules_with_a_changed_switch_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    page = played_to_the_end(monkeypatch, rules={"preset": "classic", "target": 7})
    assert page.view["result"]["ended"]["rules"] == "classic+"


def test_a_game_keeps_its_name_after_a_reload_and_a_new_game_has_another(monkeypatch: pytest.MonkeyPatch) -> None:
    before = played_to_the_end(monkeypatch)
    result = before.view["result"]
    after = Page(monkeypatch)
    after.hello(game=before.game_id)
    assert after.view["result"] == result
    after.choose("new-game")
    assert after.view["result"]["game"] != result["game"]
    assert after.view["result"]["ended"] is None
    after.choose("undo")
    assert after.view["result"] == result


def test_the_last_choice_taken_back_takes_the_result_back(monkeypatch: pytest.MonkeyPatch) -> None:
    page = played_to_the_end(monkeypatch)
    game = page.view["result"]["game"]
    assert page.choose("undo") == ANSWERED
    assert page.view["result"] == {"game": game, "ended": None}


def test_nothing_is_told_of_a_game_of_two_people(monkeypatch: pytest.MonkeyPatch) -> None:
    page = played_to_the_end(monkeypatch, opponent="person")
    assert page.view["result"] is None


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_result_has_its_words(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    words = results_words(words_for(language))
    for rules in ("gamerules", {"preset": "classic", "void": "any_card"}):
        ended = played_to_the_end(monkeypatch, rules=rules).view["result"]["ended"]
        assert isinstance(words["rules"], dict)
        assert isinstance(words["opponents"], dict)
        assert words["rules"][ended["rules"]]
        assert words["opponents"][ended["opponent"]]
