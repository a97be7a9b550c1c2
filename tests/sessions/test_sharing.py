"""Two people at one screen: whose turn it is, when the screen is handed over, and what each is told."""

from copy import deepcopy

import pytest

from ecarte_widgets.engine import PACK, CardsCut, DealerChosen, Event, Phase, Rules, Seat, TurnedKingLost, TurnedUp
from ecarte_widgets.sessions import Ask, Choice, IntentError, Start
from ecarte_widgets.sessions.asking import RefusalCode
from tests.sessions.play import OVER_ASKS, any_rules, chance, offered, say
from tests.sessions.shared_screen import SEEDS, SOUTH, played, seated, shared

KING_QUESTIONS = (Ask.ANNOUNCE, Ask.NO_KING)


@SEEDS
def test_who_is_awaited_is_asked_and_everything_offered_is_accepted(seed: int) -> None:
    playing, rng = shared(any_rules(seed), seed), chance(seed)
    for scene in played(playing, seed):
        deal = playing.game.deal
        assert deal is not None
        if deal.turn is not None and playing.game.winner is None and scene.ask not in KING_QUESTIONS:
            assert scene.view.seat is deal.turn or scene.ask is Ask.HAND_OVER
        for answer in offered(scene, rng):
            assert say(deepcopy(playing), answer).revision == scene.revision + 1
    assert scene.ask in OVER_ASKS
    assert Choice.PLAY_OUT not in scene.choices


@SEEDS
def test_at_a_hand_over_nothing_is_accepted_but_the_hand_undo_and_another_game(seed: int) -> None:
    playing, refused = shared(any_rules(seed), seed), 0
    for scene in played(playing, seed, 50):
        if scene.ask is not Ask.HAND_OVER:
            with pytest.raises(IntentError):
                say(playing, Choice.SHOW_HAND)
            continue
        cards = [f"play {card.value}" for card in PACK]
        for answer in [
            *cards,
            "exchange",
            "stand",
            "propose",
            "accept",
            "refuse",
            "mark-king",
            "keep-quiet",
            "play-out",
        ]:
            with pytest.raises(IntentError) as error:
                say(playing, answer)
            assert error.value.refusal.code is RefusalCode.NOT_NOW
            refused += 1
        assert playing.scene() == scene
    assert refused > 100


@SEEDS
def test_the_screen_is_handed_over_exactly_when_another_is_awaited(seed: int) -> None:
    """Where one person has several acts in a row, there is none between them."""
    playing, kept = shared(any_rules(seed), seed), 0
    last: Seat | None = None
    for scene in played(playing, seed):
        if scene.ask is Ask.HAND_OVER:
            assert scene.view.seat is not last
        elif last is scene.view.seat:
            kept += 1
        last = scene.view.seat
    assert kept > 3


OF_THE_TABLE = (CardsCut, DealerChosen, TurnedKingLost, TurnedUp)


@SEEDS
def test_each_is_told_all_that_happened_since_their_last_choice_and_nothing_twice(seed: int) -> None:
    playing = shared(any_rules(seed), seed)
    told: dict[Seat, list[Event]] = {seat: [] for seat in Seat}
    happened: list[Event] = []
    checked, deal = 0, 1
    count = 0
    for scene in played(playing, seed):
        new = playing._moments[-1].events if len(playing._moments) > count else ()  # noqa: SLF001
        count = len(playing._moments)  # noqa: SLF001
        if scene.view.deal_number != deal:
            deal, happened, told = scene.view.deal_number, [], {seat: [] for seat in Seat}
        happened += [event for event in new if not isinstance(event, OF_THE_TABLE)]
        if scene.ask is Ask.HAND_OVER:
            continue
        told[scene.view.seat] += [event for event in scene.events if not isinstance(event, OF_THE_TABLE)]
        assert told[scene.view.seat] == happened
        checked += len(scene.events)
    assert checked > 20


@SEEDS
def test_undo_takes_back_the_last_choice_and_shows_whose_it_was_only_after_a_hand_over(seed: int) -> None:
    playing, rng = shared(any_rules(seed), seed), chance(seed)
    undone = {True: 0, False: 0}
    for scene in played(playing, seed):
        if not playing.answers or rng.random() < 0.5:
            continue
        answers, game = list(playing.answers), playing.game
        before = playing._moments[-2].awaited  # noqa: SLF001
        covered = scene.ask is Ask.HAND_OVER
        back = say(playing, Choice.UNDO)
        assert playing.answers == answers[:-1]
        changes = covered or before is not scene.view.seat
        assert (back.ask is Ask.HAND_OVER) is changes
        assert back.view.seat is before
        seated(playing)
        say(playing, answers[-1])
        assert playing.game == game
        undone[changes] += 1
    assert undone[True] > 0
    if seed == 0:
        assert undone[False] > 0, "somebody took back a choice of their own"


def test_a_game_against_the_computer_follows_and_undo_leads_back_to_the_hand_over() -> None:
    playing = shared(Rules(), 2)
    seated(playing)
    scene = playing.answer(Choice.NEW_GAME, playing.revision, Start(Rules(), "book", secret="alone"))
    assert (scene.is_shared, scene.ask is Ask.HAND_OVER, scene.view.seat) == (False, False, SOUTH)
    scene = say(playing, Choice.UNDO)
    assert (scene.is_shared, scene.ask) == (True, Ask.HAND_OVER)


@SEEDS
def test_a_finished_deal_stays_with_who_played_its_last_card(seed: int) -> None:
    playing = shared(Rules.classic(), seed)
    last = playing.scene().view.seat
    for scene in played(playing, seed):
        if scene.view.phase is Phase.FINISHED:
            assert scene.view.seat is last
        last = scene.view.seat


@SEEDS
def test_a_game_ends_with_its_winner_said_to_who_sits_there(seed: int) -> None:
    *_, last = played(shared(any_rules(seed), seed), seed)
    assert last.ask is (Ask.GAME_WON if last.view.winner is last.view.seat else Ask.GAME_LOST)
    assert last.choices == (Choice.NEW_GAME,)
