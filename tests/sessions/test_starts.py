"""What a game begins with: a secret from which all that is drawn follows, and an opponent by name."""

from dataclasses import FrozenInstanceError
from itertools import pairwise

import pytest

from ecarte_widgets.engine import Rules, Seat
from ecarte_widgets.players import PLAYERS, BookPlayer, UnknownPlayerError
from ecarte_widgets.sessions import Choice, GameSession, Start
from ecarte_widgets.shuffling import numbered_deal, secret_deal_number
from tests.sessions.play import Standing, apart_from_revision, chance, hands, number_of, say, scenes, session


def dealt(secret: str, deals: int = 3) -> list[tuple[object, ...]]:
    """Give the first dealer, hand and turn-up of each deal of a game."""
    playing = GameSession(Start(Rules(target=11), "standing", secret=secret))
    found: dict[int, tuple[object, ...]] = {}
    for scene, _ in scenes(playing, chance(0), deals=deals):
        view = scene.view
        if view.deal_number <= deals:
            found.setdefault(view.deal_number, (view.dealer, view.hand, view.turn_up))
    return list(found.values())


def test_the_same_secret_gives_the_same_deals() -> None:
    for secret in ("", "one", "two", "é"):
        assert len(dealt(secret)) == 3
        assert dealt(secret) == dealt(secret)


def test_another_secret_gives_other_deals() -> None:
    games = [dealt(str(number)) for number in range(20)]
    for place in range(3):
        assert len({deals[place][1:] for deals in games}) == 20
    assert {deals[0][0] for deals in games} == set(Seat)


def test_the_deals_of_one_game_differ_from_one_another() -> None:
    for one, other in pairwise(dealt("one")):
        assert one[1:] != other[1:]


@pytest.mark.parametrize("deal", range(3))
def test_the_number_of_each_deal_follows_from_the_secret_and_which_deal_it_is(deal: int) -> None:
    dealer, hand, turn_up = dealt("one")[deal]
    assert isinstance(dealer, Seat)
    numbered = numbered_deal(secret_deal_number("one", deal + 1, dealer))
    assert hand == hands(numbered, dealer)[Seat.SOUTH]
    assert turn_up is numbered.pack[10]


def test_after_a_numbered_deal_the_secret_goes_on_where_it_would_have() -> None:
    playing = session(Rules(target=11), 2, deal=4821)
    for _ in scenes(playing, chance(0), deals=1):
        pass
    assert playing.scene().view.deal_number == 2
    assert number_of(playing) == secret_deal_number("seed 2", 2, playing.scene().view.dealer)
    assert playing.scene().view.turn_up is numbered_deal(number_of(playing)).pack[10]


@pytest.mark.parametrize("rules", [Rules.gamerules(), Rules.classic()])
def test_the_number_shown_after_a_deal_gives_back_the_very_deal(rules: Rules) -> None:
    """Who dealt, and which cards were whose: a numbered deal has its own dealer."""
    for seed in range(5):
        playing = session(rules, seed)
        for scene, _ in scenes(playing, chance(seed), deals=4):
            if scene.deal_number is None:
                continue
            numbered = numbered_deal(scene.deal_number)
            again = GameSession(Start(rules, deal=scene.deal_number))
            assert numbered.dealer is scene.view.dealer is again.scene().view.dealer
            assert again.game.deals[0].dealt == playing.game.deals[-1].dealt


def test_a_secret_that_is_not_given_is_long_and_new_each_time() -> None:
    secrets = {Start(Rules()).secret for _ in range(50)}
    assert len(secrets) == 50
    assert {len(secret) for secret in secrets} == {64}


def test_the_secret_is_in_no_text_of_a_start_and_in_no_scene() -> None:
    start = Start(Rules(), secret="whisper")
    playing = GameSession(start)
    assert "whisper" not in repr(start) + str(start)
    for scene, _ in scenes(playing, chance(0), deals=2):
        assert "whisper" not in repr(scene)


def test_a_start_does_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        Start(Rules()).opponent = "book"  # type: ignore[misc]


@pytest.mark.parametrize("person", list(Seat), ids=str)
@pytest.mark.parametrize("name", ["random", "book"])
def test_the_opponent_is_asked_for_by_name_and_named_in_every_scene(name: str, person: Seat) -> None:
    playing = session(Rules(), opponent=name, person=person)
    assert {scene.opponent for scene, _ in scenes(playing, chance(0), deals=2)} == {name}


def test_the_opponents_differ_in_how_they_play() -> None:
    games = {name: [apart_from_revision(one) for one, _ in scenes(of(name), chance(0))] for name in ("random", "book")}
    assert games["random"][0].view == games["book"][0].view
    assert games["random"] != games["book"]


def of(name: str) -> GameSession:
    return session(Rules.classic(), 3, opponent=name, deal=4821)


def test_the_opponent_named_is_the_one_that_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    class Listening(Standing):
        def choose(self, view: object, rng: object) -> object:  # type: ignore[override]
            asked.append(view)
            return super().choose(view, rng)  # type: ignore[arg-type]

    monkeypatch.setitem(PLAYERS, "listening", Listening)
    for _ in scenes(session(Rules(), opponent="listening"), chance(0), deals=1):
        pass
    assert len(asked) > 4


def test_a_new_game_may_have_another_opponent() -> None:
    playing = session(Rules())
    after = playing.answer(Choice.NEW_GAME, 0, Start(Rules(), "book", secret="two"))
    assert after.opponent == "book"
    assert PLAYERS["book"] is BookPlayer


@pytest.mark.parametrize("name", ["", "nobody", "Book"])
def test_an_opponent_that_nobody_is_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownPlayerError) as error:
        GameSession(Start(Rules(), name))
    assert error.value.name == name
    assert {"random", "book"} <= set(error.value.allowed)


@pytest.mark.parametrize(
    "wrong", [Start(Rules.classic(), "nobody"), Start(Rules.classic(), deal=-1), Start(Rules.classic(), deal=2**53)]
)
def test_a_game_that_cannot_begin_leaves_the_one_on_the_table(wrong: Start) -> None:
    playing = session(Rules())
    say(playing, playing.scene().choices[0].value)
    before, start, answers = playing.scene(), playing.start, list(playing.answers)
    with pytest.raises(ValueError, match=r"there is no player|between 0 and"):
        playing.begin(wrong)
    with pytest.raises(ValueError, match=r"there is no player|between 0 and"):
        playing.answer(Choice.NEW_GAME, playing.revision, wrong)
    assert (playing.scene(), playing.start, playing.answers) == (before, start, answers)
