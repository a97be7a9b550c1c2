"""Taking back: the person's last choice and the computer's answer to it, and the same game again afterwards."""

import pytest

from ecarte_widgets.engine import Rules, Seat
from ecarte_widgets.sessions import Ask, Choice, GameSession, IntentError, Scene, read_intent
from ecarte_widgets.sessions.asking import RefusalCode
from tests.sessions.play import OVER_ASKS, any_rules, apart_from_revision, chance, offered, say, scenes, session

SEATS = pytest.mark.parametrize("person", list(Seat), ids=str)
OPPONENTS = pytest.mark.parametrize("opponent", ["random", "book"])


def undone(playing: GameSession) -> Scene:
    return playing.answer(Choice.UNDO, playing.revision)


def refused(playing: GameSession, choice: Choice, revision: int | None = None) -> RefusalCode | None:
    """Give the reason for which a choice is refused."""
    with pytest.raises(IntentError) as error:
        playing.answer(choice, playing.revision if revision is None else revision)
    return error.value.refusal.code


@SEATS
@OPPONENTS
@pytest.mark.parametrize("seed", range(4))
def test_undo_takes_back_the_persons_last_choice_and_the_computers_answer(
    seed: int, opponent: str, person: Seat
) -> None:
    playing = session(any_rules(seed), seed, opponent=opponent, person=person)
    for scene, answer in scenes(playing, chance(seed)):
        if answer == Choice.NEW_GAME.value:
            break
        game, answers = playing.game, list(playing.answers)
        say(playing, answer)
        assert playing.answers == [*answers, read_intent(answer)]
        assert apart_from_revision(undone(playing)) == apart_from_revision(scene)
        assert (playing.game, playing.answers) == (game, answers)


@OPPONENTS
@pytest.mark.parametrize("seed", range(4))
def test_every_choice_of_a_game_can_be_taken_back_one_after_the_other(seed: int, opponent: str) -> None:
    playing = session(any_rules(seed), seed, opponent=opponent)
    seen = [apart_from_revision(scene) for scene, _ in scenes(playing, chance(seed), deals=100)]
    assert seen[-1].ask in OVER_ASKS
    back = [apart_from_revision(undone(playing)) for _ in seen[1:]]
    assert back == seen[-2::-1]
    assert not playing.scene().can_undo


def wander(playing: GameSession, seed: int) -> tuple[int, bool]:
    """Choose at random for a while and take all of it back; tell how much it was and whether the cards were dealt."""
    rng, steps, dealt = chance(seed), 0, False
    for _ in range(rng.randint(1, 25)):
        scene = playing.scene()
        if scene.ask in OVER_ASKS:
            break
        deals = scene.view.deal_number
        dealt |= say(playing, rng.choice(offered(scene, rng))).view.deal_number > deals
        steps += 1
    for _ in range(steps):
        undone(playing)
    return steps, dealt


@SEATS
@OPPONENTS
@pytest.mark.parametrize("seed", range(4))
def test_after_an_undo_the_same_choices_get_the_same_answers_and_the_same_cards(
    seed: int, opponent: str, person: Seat
) -> None:
    straight, wandering = (session(any_rules(seed), seed, opponent=opponent, person=person) for _ in range(2))
    rng, walks = chance(seed), []
    for scene, answer in scenes(straight, chance(seed)):
        if rng.random() < 0.5:
            walks.append(wander(wandering, rng.randrange(1000)))
        assert apart_from_revision(wandering.scene()) == apart_from_revision(scene)
        if answer != Choice.NEW_GAME.value:
            say(wandering, answer)
    assert wandering.game == straight.game
    assert wandering.answers == straight.answers
    assert sum(steps for steps, _ in walks) > 20
    assert any(dealt for _, dealt in walks)


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    playing = session(Rules.gamerules())
    before = playing.scene()
    assert before.can_undo is False
    assert refused(playing, Choice.UNDO) is RefusalCode.NOT_NOW
    assert playing.scene() == before


def test_a_new_game_begun_by_mistake_can_be_taken_back() -> None:
    """The game before stands there again, and what was said in it can be taken back too."""
    playing = session(Rules.gamerules())
    for _ in scenes(playing, chance(1), deals=1):
        pass
    game, answers, start = playing.game, list(playing.answers), playing.start
    assert say(playing, Choice.NEW_GAME).can_undo
    assert playing.game != game
    say(playing, Choice.UNDO)
    assert (playing.game, playing.answers, playing.start) == (game, answers, start)
    assert playing.scene().can_undo
    say(playing, Choice.UNDO)
    assert len(playing.answers) == len(answers) - 1


def test_only_the_last_game_can_be_taken_up_again() -> None:
    playing = session(Rules.gamerules())
    say(playing, Choice.NEW_GAME)
    say(playing, Choice.NEW_GAME)
    say(playing, Choice.UNDO)
    before = playing.scene()
    assert before.can_undo is False
    assert refused(playing, Choice.UNDO) is RefusalCode.NOT_NOW
    assert playing.scene() == before


def test_the_card_that_ended_the_game_can_be_taken_back() -> None:
    playing = session(Rules.classic())
    for scene, _ in scenes(playing, chance(2), deals=100):
        over = scene
    assert over.ask in OVER_ASKS
    back = undone(playing)
    assert back.view.winner is None
    assert back.ask not in OVER_ASKS


def test_the_number_of_a_deal_is_hidden_again_when_its_end_is_taken_back() -> None:
    playing = session(Rules.gamerules())
    over = next(scene for scene, _ in scenes(playing, chance(3)) if scene.ask is Ask.DEAL_OVER)
    assert over.deal_number is not None
    assert undone(playing).deal_number is None


def test_every_undo_raises_the_revision_and_what_was_seen_before_it_is_stale() -> None:
    playing = session(Rules.gamerules())
    first = playing.scene()
    after = say(playing, first.choices[0].value)
    back = undone(playing)
    assert (first.revision, after.revision, back.revision) == (0, 1, 2)
    for seen in (first, after):
        assert refused(playing, Choice.NEW_GAME, seen.revision) is RefusalCode.STALE
        assert refused(playing, Choice.UNDO, seen.revision) is RefusalCode.STALE
    assert playing.scene() == back


def test_a_doubled_undo_is_carried_out_once() -> None:
    playing = session(Rules.gamerules())
    say(playing, playing.scene().choices[0].value)
    say(playing, offered(playing.scene(), chance(1))[0])
    revision = playing.revision
    back = playing.answer(Choice.UNDO, revision)
    assert refused(playing, Choice.UNDO, revision) is RefusalCode.STALE
    assert playing.scene() == back
    assert len(playing.answers) == 1
