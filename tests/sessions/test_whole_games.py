"""Whole games by random answers: what is offered, what is accepted, and what stays hidden."""

import re
from copy import deepcopy

import pytest

from ecarte_widgets.engine import PlayCard, Seat
from ecarte_widgets.sessions import Ask, Choice, GameSession, IntentError, Scene
from tests.sessions.play import Knowledge, any_rules, chance, number_of, of_this_deal, offered, say, scenes, session

GAMES = 8
SEATS = list(Seat)


def game(seed: int, person: Seat = Seat.SOUTH) -> GameSession:
    return session(any_rules(seed), seed, person=person, opponent=("random", "book")[seed % 2])


@pytest.mark.parametrize("person", SEATS, ids=str)
@pytest.mark.parametrize("seed", range(GAMES))
def test_everything_that_is_offered_is_accepted(seed: int, person: Seat) -> None:
    playing, rng = game(seed, person), chance(seed)
    for scene, _ in scenes(playing, rng):
        answers = offered(scene, rng)
        assert answers
        for answer in answers:
            after = say(deepcopy(playing), answer)
            assert after.revision == scene.revision + 1


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_card_that_is_not_offered_is_refused_and_nothing_changes(seed: int) -> None:
    playing, rng = game(seed), chance(seed)
    refused = 0
    for scene, _ in scenes(playing, rng):
        plays = [str(PlayCard(card)) for card in scene.view.hand]
        for answer in set(plays) - set(offered(scene, rng)):
            with pytest.raises(IntentError):
                say(playing, answer)
            refused += 1
            assert playing.scene() == scene
    assert refused > 10


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_choice_that_is_not_offered_is_refused_and_nothing_changes(seed: int) -> None:
    playing = game(seed)
    for scene, _ in scenes(playing, chance(seed)):
        always = {Choice.NEW_GAME, Choice.UNDO} if scene.can_undo else {Choice.NEW_GAME}
        for choice in set(Choice) - set(scene.choices) - always:
            with pytest.raises(IntentError):
                say(playing, choice.value)
            assert playing.scene() == scene


@pytest.mark.parametrize("person", SEATS, ids=str)
@pytest.mark.parametrize("seed", range(GAMES))
def test_a_game_ends_with_the_winner_said_to_the_person(seed: int, person: Seat) -> None:
    playing = game(seed, person)
    *_, (last, _) = scenes(playing, chance(seed), deals=100)
    assert last.ask is (Ask.GAME_WON if last.view.winner is person else Ask.GAME_LOST)
    assert last.choices == (Choice.NEW_GAME,)
    assert max(last.view.score) >= last.view.rules.target


def shown_cards(scene: Scene) -> set[str]:
    """The text of every card that stands anywhere in a scene, in letters or symbols."""
    text = repr(of_this_deal(scene))
    letters = re.findall(r"\b([KQJAT987][SHDC])\b", text)
    symbols = re.findall(r"(10|[KQJAT987])([♠♥♦♣])", text)
    ranks, suits = {"10": "T"}, dict(zip("♠♥♦♣", "SHDC", strict=True))
    return {*letters, *(ranks.get(rank, rank) + suits[suit] for rank, suit in symbols)}


@pytest.mark.parametrize("person", SEATS, ids=str)
@pytest.mark.parametrize("seed", range(4 * GAMES))
def test_no_scene_shows_a_card_that_is_hidden_from_the_person(seed: int, person: Seat) -> None:
    playing = game(seed, person)
    knowledge = Knowledge(person, playing.scene().view.dealer, number_of(playing))
    checked, before = 0, ""
    for scene, answer in scenes(playing, chance(seed)):
        if before == Choice.NEXT_DEAL.value:
            knowledge = Knowledge(person, scene.view.dealer, number_of(playing))
        knowledge.sees(scene)
        hidden = {card.value for card in knowledge.hidden}
        assert shown_cards(scene) & hidden == set()
        assert set(scene.view.hand) <= knowledge.known
        checked += len(hidden)
        before = answer
    assert checked > 100
