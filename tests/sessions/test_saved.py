"""A game as text: it goes round, it names no card but those the person chose, and anything else is refused."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecarte_widgets.engine import Rules, Seat
from ecarte_widgets.sessions import (
    Choice,
    GameSession,
    SavedGameError,
    Scene,
    Start,
    read_intent,
    saved_text,
    session_from_text,
)
from tests.sessions.play import any_rules, apart_from_revision, chance, offered, say, scenes, session

SEATS = pytest.mark.parametrize("person", list(Seat), ids=str)
OPPONENTS = pytest.mark.parametrize("opponent", ["random", "book"])


def seen(scene: Scene) -> Scene:
    """Give what the scene of a game shows wherever it is gone on with: which game at the table it is does not count."""
    return replace(apart_from_revision(scene), game_number=0)


@SEATS
@OPPONENTS
@pytest.mark.parametrize("seed", range(3))
def test_a_saved_game_is_the_same_game_at_every_moment(seed: int, opponent: str, person: Seat) -> None:
    playing, rng = session(any_rules(seed), seed, opponent=opponent, person=person), chance(seed)
    for _ in scenes(playing, chance(seed), deals=4):
        if playing.answers and rng.random() < 0.2:
            again = playing.answers[-1]
            playing.answer(Choice.UNDO, playing.revision)
            check_round(playing)
            say(playing, again)
        check_round(playing)


def check_round(playing: GameSession) -> None:
    back = session_from_text(saved_text(playing))
    assert (back.game, back.answers, back.start) == (playing.game, playing.answers, playing.start)
    assert seen(back.scene()) == seen(playing.scene())
    assert saved_text(back) == saved_text(playing)


@OPPONENTS
@pytest.mark.parametrize("seed", range(4))
def test_a_saved_game_goes_on_and_back_as_it_would_have(seed: int, opponent: str) -> None:
    playing = session(any_rules(seed), seed, opponent=opponent)
    for _ in scenes(playing, chance(seed), deals=1):
        pass
    back = session_from_text(saved_text(playing))
    for scene, answer in scenes(playing, chance(seed + 1), deals=3):
        assert seen(back.scene()) == seen(scene)
        if answer != Choice.NEW_GAME.value:
            say(back, answer)
    while playing.scene().can_undo:
        assert seen(back.answer(Choice.UNDO, back.revision)) == seen(playing.answer(Choice.UNDO, playing.revision))
    assert not back.scene().can_undo


def test_a_numbered_deal_and_a_game_after_another_are_saved_as_they_are() -> None:
    playing = session(Rules.classic(), deal=4821, person=Seat.NORTH)
    check_round(playing)
    for _ in scenes(playing, chance(1), deals=1):
        pass
    say(playing, Choice.NEW_GAME)
    check_round(playing)
    say(playing, offered(playing.scene(), chance(1))[0])
    check_round(playing)
    assert json.loads(saved_text(playing))["deal"] is None


@pytest.mark.parametrize("deal", [None, 17])
def test_undo_takes_up_the_game_before_also_after_it_was_saved(deal: int | None) -> None:
    playing = session(Rules.classic(), 9)
    for _ in scenes(playing, chance(9), deals=2):
        pass
    left, answers = playing.game, list(playing.answers)
    playing.answer(Choice.NEW_GAME, playing.revision, replace(playing.start, deal=deal, secret="another"))
    check_round(playing)
    assert session_from_text(saved_text(playing)).scene().has_left_game
    say(playing, offered(playing.scene(), chance(1))[0])
    back = session_from_text(saved_text(playing))
    back.answer(Choice.UNDO, back.revision)
    back.answer(Choice.UNDO, back.revision)
    assert (back.game, back.answers) == (left, answers)
    check_round(back)


@pytest.mark.parametrize("damaged", [None, 5, [], {}, {"answers": ["applaud"]}, {"check": "0"}], ids=str)
def test_a_game_is_not_lost_for_a_damaged_one_before_it(damaged: object) -> None:
    playing = session(Rules.classic(), 9)
    say(playing, offered(playing.scene(), chance(1))[0])
    playing.answer(Choice.NEW_GAME, playing.revision, replace(playing.start, secret="another"))
    written = json.loads(saved_text(playing))
    before = written["before"] | damaged if isinstance(damaged, dict) and damaged else damaged
    back = session_from_text(json.dumps(written | {"before": before}))
    assert back.game == playing.game
    assert not back.scene().can_undo


@SEATS
@pytest.mark.parametrize("seed", range(4))
def test_a_saved_game_names_no_card_but_those_the_person_chose(seed: int, person: Seat) -> None:
    playing = session(any_rules(seed), seed, person=person)
    assert re.findall(r"[KQJAT987][SHDC]|[♠♥♦♣]", saved_text(playing)) == []
    chosen: list[str] = []
    for _, answer in scenes(playing, chance(seed)):
        assert re.findall(r"[KQJAT987][SHDC]|[♠♥♦♣]", saved_text(playing)) == chosen
        chosen += re.findall(r"[KQJAT987][SHDC]", answer)
    assert len(chosen) > 5


def kept() -> dict[str, Any]:
    """Give a game of a few answers, as it is kept."""
    playing = session(Rules.classic(), 5)
    for _, answer in scenes(playing, chance(5), deals=2):
        if answer == Choice.NEW_GAME.value:
            break
    written: dict[str, Any] = json.loads(saved_text(playing))
    assert len(written["answers"]) > 8
    return written


KEPT = kept()


def without(name: str) -> str:
    return json.dumps({key: value for key, value in KEPT.items() if key != name})


def changed(name: str, value: object) -> str:
    return json.dumps(KEPT | {name: value})


def test_the_game_that_is_damaged_below_is_whole() -> None:
    assert json.loads(saved_text(session_from_text(json.dumps(KEPT)))) == KEPT


DAMAGED: dict[str, str] = {
    "nothing": "",
    "no JSON": "a game",
    "null": "null",
    "a number": "5",
    "a text": '"game"',
    "a list": "[]",
    "an empty object": "{}",
    "too deep": "[" * 100_000,
    "NaN": "NaN",
    **{f"without {name}": without(name) for name in KEPT if name != "rules"},
    "without rules": without("rules"),
    **{f"{name} as a list": changed(name, [1]) for name in KEPT},
    **{f"{name} as an object": changed(name, {"x": 1}) for name in KEPT},
    **{f"{name} as text": changed(name, "x") for name in KEPT},
    **{f"{name} as null": changed(name, None) for name in KEPT if name != "deal"},
    "an older version": changed("version", 0),
    "a newer version": changed("version", 2),
    "rules there are not": changed("rules", {"target": 6}),
    "a switch there is not": changed("rules", {"goal": 5}),
    "a player there is not": changed("opponent", "nobody"),
    "a place there is not": changed("person", "west"),
    "a deal there is not": changed("deal", 2**53),
    "a deal below all": changed("deal", -1),
    "a fraction of a deal": changed("deal", 1.5),
    "an answer that is none": changed("answers", ["applaud"]),
    "an answer that is a number": changed("answers", [5]),
    "an answer that is null": changed("answers", [None]),
    "an answer against the rules": changed("answers", ["mark-king", *KEPT["answers"]]),
    "an answer not on offer": changed("answers", ["next-deal"]),
    "an undo of nothing": changed("answers", ["undo"]),
    "half a character": changed("secret", "\ud800"),
}


@pytest.mark.parametrize("text", DAMAGED.values(), ids=DAMAGED.keys())
def test_a_damaged_text_is_no_game(text: str) -> None:
    with pytest.raises(SavedGameError):
        session_from_text(text)


DIVERGING: dict[str, str] = {
    "one answer fewer": changed("answers", KEPT["answers"][:-1]),
    "no answers": changed("answers", []),
    "another secret": changed("secret", "other"),
    "another deal": changed("deal", 5),
    "another place": changed("person", "north"),
    "other rules": changed("rules", KEPT["rules"] | {"target": 7}),
    "another opponent": changed("opponent", "book"),
    "another digest": changed("check", "0" * 64),
    "another game at the end": changed("answers", [*KEPT["answers"], "new-game"]),
}


@pytest.mark.parametrize("text", DIVERGING.values(), ids=DIVERGING.keys())
def test_a_text_that_leads_elsewhere_is_no_game(text: str) -> None:
    with pytest.raises(SavedGameError):
        session_from_text(text)


def test_a_text_cut_short_anywhere_is_no_game() -> None:
    text = json.dumps(KEPT)
    for length in range(len(text)):
        with pytest.raises(SavedGameError):
            session_from_text(text[:length])


def test_a_computer_that_answers_otherwise_today_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    playing = session(Rules.gamerules(), 3)
    for _ in scenes(playing, chance(3), deals=1):
        pass
    text = saved_text(playing)
    monkeypatch.setattr("ecarte_widgets.players.random_player.RandomPlayer.choose", other_choice)
    with pytest.raises(SavedGameError):
        session_from_text(text)


def other_choice(_self: object, view: Any, _rng: object) -> Any:  # noqa: ANN401  (a view and an act)
    from tests.sessions.play import Standing  # noqa: PLC0415

    return Standing().choose(view, chance(0))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(KEPT["answers"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(list(KEPT)), inner, max_size=3),
    max_leaves=6,
)


def outcome(act: Callable[[], object]) -> type[Exception] | None:
    """Tell which exception something ended with."""
    try:
        act()
    except Exception as error:  # noqa: BLE001  (that it is never another one is what is tested)
        return type(error)
    return None


@settings(deadline=None, max_examples=300)
@given(st.dictionaries(st.sampled_from(list(KEPT)), json_values, max_size=2))
def test_whatever_stands_in_a_kept_game_there_is_one_error(changes: dict[str, object]) -> None:
    text = json.dumps(KEPT | changes)
    assert outcome(lambda: session_from_text(text)) in {None, SavedGameError}


@settings(deadline=None, max_examples=300)
@given(st.text() | json_values.map(json.dumps))
def test_whatever_the_text_is_there_is_one_error(text: str) -> None:
    assert outcome(lambda: session_from_text(text)) is SavedGameError


def test_what_was_read_is_gone_on_with_under_any_switches() -> None:
    for seed in range(8):
        start = Start(any_rules(seed), "book", Seat.NORTH, secret=str(seed))
        playing = GameSession(start)
        say(playing, offered(playing.scene(), chance(seed))[0])
        assert session_from_text(saved_text(playing)).start == start
        assert [str(read_intent(answer)) for answer in json.loads(saved_text(playing))["answers"]]
