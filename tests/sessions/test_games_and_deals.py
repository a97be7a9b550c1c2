"""Deals and games: numbers that stay secret while they matter, rules that wait, new games, and who sits where."""

from copy import deepcopy

import pytest

from ecarte_widgets.engine import CardsCut, DealerChosen, FirstDealer, Rules, Seat, TurnedUp, rules_from_switches
from ecarte_widgets.sessions import Ask, Choice, GameSession, Start, read_intent
from ecarte_widgets.shuffling import numbered_cuts, numbered_deal, secret_number
from tests.sessions.play import apart_from_revision, chance, hands, number_of, say, scenes, session

SEATS = pytest.mark.parametrize("person", list(Seat), ids=str)
PRESETS = pytest.mark.parametrize("rules", [Rules.gamerules(), Rules.classic()], ids=["gamerules", "classic"])
OVER = (Ask.DEAL_OVER, Ask.GAME_WON, Ask.GAME_LOST)


@PRESETS
@pytest.mark.parametrize("seed", range(4))
def test_a_drawn_number_is_hidden_until_its_deal_is_over(rules: Rules, seed: int) -> None:
    playing, shown = session(rules, seed), 0
    for scene, _ in scenes(playing, chance(seed)):
        number = number_of(playing)
        assert scene.deal_number == (number if scene.ask in OVER else None)
        assert (str(number) in repr(scene)) is (scene.ask in OVER)
        assert scene.view.turn_up is numbered_deal(number).pack[10]
        shown += scene.deal_number is not None
    assert shown > 1


@PRESETS
@SEATS
def test_a_number_that_was_asked_for_is_shown_from_the_start_and_its_own_dealer_deals(
    rules: Rules, person: Seat
) -> None:
    playing = session(rules, person=person, deal=4821)
    scene = playing.scene()
    assert scene.deal_number == 4821
    assert scene.view.dealer is numbered_deal(4821).dealer
    assert scene.view.hand == hands(numbered_deal(4821))[person]
    assert scene.view.cuts == ()


def test_the_deal_after_a_numbered_one_is_drawn_and_hidden_again() -> None:
    playing = session(Rules.gamerules(), deal=4821)
    asked = [scene for scene, answer in scenes(playing, chance(0), deals=1) if answer != Choice.NEW_GAME.value]
    assert {scene.deal_number for scene in asked} == {4821}
    assert playing.scene().deal_number is None
    assert playing.scene().view.turn_up is numbered_deal(number_of(playing)).pack[10]
    assert number_of(playing) != 4821


def test_a_new_game_after_a_numbered_one_is_drawn_and_hidden() -> None:
    playing = session(Rules.gamerules(), deal=4821)
    assert say(playing, Choice.NEW_GAME).deal_number is None


@pytest.mark.parametrize("seed", range(4))
def test_a_new_game_may_be_asked_for_at_any_moment(seed: int) -> None:
    playing = session(Rules.gamerules(), seed)
    for scene, _ in scenes(playing, chance(seed)):
        after = say(deepcopy(playing), Choice.NEW_GAME)
        assert after.revision == scene.revision + 1
        assert (after.view.score, after.view.winner) in {((0, 0), None), ((1, 0), None), ((0, 1), None)}
        assert after.view.deal_number == 1
        assert isinstance(after.events[0], DealerChosen)
        assert any(isinstance(event, TurnedUp) for event in after.events)


def test_what_the_next_game_begins_with_waits_for_it() -> None:
    playing = session(Rules.gamerules())
    coming = Start(rules_from_switches("classic", {"target": 7}), "book", Seat.NORTH, secret="coming")
    for scene, answer in scenes(session(Rules.gamerules()), chance(1)):
        assert apart_from_revision(playing.scene()) == apart_from_revision(scene)
        assert (playing.start.rules, scene.view.rules, scene.opponent) == (
            Rules.gamerules(),
            Rules.gamerules(),
            "random",
        )
        after = playing.answer(read_intent(answer), playing.revision, coming)
    assert playing.start == coming
    assert (after.view.rules, after.opponent, after.view.seat) == (coming.rules, "book", Seat.NORTH)
    assert after.game_number == 2


def test_a_new_game_of_which_nothing_is_said_is_as_this_one_drawn_anew() -> None:
    start = Start(Rules.classic(), "book", Seat.NORTH, 4821, "one")
    playing = GameSession(start)
    playing.answer(Choice.NEW_GAME, 0)
    again = playing.start
    assert (again.rules, again.opponent, again.person, again.deal) == (start.rules, "book", Seat.NORTH, None)
    assert again.secret != start.secret


def test_games_at_a_table_are_counted() -> None:
    playing = session(Rules.gamerules())
    counted = [playing.scene().game_number, *(say(playing, Choice.NEW_GAME).game_number for _ in range(3))]
    assert counted == [1, 2, 3, 4]


@pytest.mark.parametrize("choice", [FirstDealer.HIGH_CARD, FirstDealer.LOW_CARD])
def test_where_the_table_cuts_the_cuts_are_shown_and_each_new_game_cuts_afresh(choice: FirstDealer) -> None:
    playing = session(Rules(first_dealer=choice))
    games, secrets = [playing.scene()], [playing.start.secret]
    for _ in range(4):
        games.append(say(playing, Choice.NEW_GAME))
        secrets.append(playing.start.secret)
    assert all(isinstance(scene.events[0], CardsCut) for scene in games)
    assert [scene.view.cuts for scene in games] == [numbered_cuts(secret_number(secret, 0)) for secret in secrets]
    assert len({scene.view.cuts for scene in games}) == 5


def test_where_the_dealer_is_drawn_both_deal_first_sometimes() -> None:
    playing = session(Rules.gamerules())
    assert {say(playing, Choice.NEW_GAME).view.dealer for _ in range(20)} == set(Seat)


@SEATS
def test_the_deal_alternates_and_deals_are_counted(person: Seat) -> None:
    playing = session(Rules.gamerules(), person=person)
    dealers: dict[int, Seat] = {}
    for scene, _ in scenes(playing, chance(3)):
        assert dealers.setdefault(scene.view.deal_number, scene.view.dealer) is scene.view.dealer
    assert list(dealers) == list(range(1, len(dealers) + 1))
    assert all(dealers[number] is not dealers[number + 1] for number in list(dealers)[:-1])
    assert len(dealers) > 2


@SEATS
def test_the_view_is_the_persons_own(person: Seat) -> None:
    playing = session(Rules.gamerules(), person=person)
    assert {scene.view.seat for scene, _ in scenes(playing, chance(2))} == {person}


def test_what_happened_starts_again_with_every_answer() -> None:
    playing = session(Rules.gamerules())
    seen = [scene.events for scene, _ in scenes(playing, chance(6))]
    assert sum(isinstance(event, DealerChosen) for events in seen for event in events) == 1
    assert sum(isinstance(event, TurnedUp) for events in seen for event in events) == playing.scene().view.deal_number
