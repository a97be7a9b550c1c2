"""Progress: what was done is kept, put together and read back; what is no progress is refused."""

import json

import pytest

from ecarte_widgets.sessions.progress import Progress, ProgressError, progress_from_json

SOME = Progress().with_done("ranking", "ace").with_done("play", "void").with_streak("ranking", "ace", 3)


def test_what_was_done_is_known_by_lesson_and_step() -> None:
    assert SOME.is_done("ranking", "ace")
    assert not SOME.is_done("play", "ace")
    assert SOME.best("ranking", "ace") == 3
    assert SOME.best("play", "void") == 0


def test_only_a_better_streak_counts() -> None:
    assert SOME.with_streak("ranking", "ace", 2) == SOME
    assert SOME.with_streak("ranking", "ace", 4).best("ranking", "ace") == 4
    assert SOME.with_streak("play", "new", 0) == SOME


def test_two_sittings_are_put_together_whichever_comes_first() -> None:
    other = Progress().with_done("king", "late").with_streak("ranking", "ace", 5).with_streak("king", "late", 1)
    assert SOME.merged(other) == other.merged(SOME)
    assert SOME.merged(other).best("ranking", "ace") == 5
    assert set(SOME.merged(other).done) == {("ranking", "ace"), ("play", "void"), ("king", "late")}


def test_it_is_written_as_json_and_read_back() -> None:
    assert progress_from_json(json.loads(json.dumps(SOME.to_json()))) == SOME
    assert progress_from_json({}) == Progress()
    assert progress_from_json(Progress().to_json()) == Progress()


@pytest.mark.parametrize(
    ("value", "place"),
    [
        (None, "progress"),
        ([], "progress"),
        ("ranking", "progress"),
        ({"version": 1, "lessons": {}, "extra": 1}, "progress"),
        ({"version": 2, "lessons": {}}, "version"),
        ({"version": True, "lessons": {}}, "version"),
        ({"lessons": {}}, "version"),
        ({"version": 1, "lessons": []}, "lessons"),
        ({"version": 1, "lessons": {"": {}}}, "lessons"),
        ({"version": 1, "lessons": {"x" * 101: {}}}, "lessons"),
        ({"version": 1, "lessons": {3: {}}}, "lessons"),
        ({"version": 1, "lessons": {"play": {"won": []}}}, "play"),
        ({"version": 1, "lessons": {"play": {"done": "void"}}}, "play.done"),
        ({"version": 1, "lessons": {"play": {"done": [1]}}}, "play.done"),
        ({"version": 1, "lessons": {"play": {"streaks": {"void": True}}}}, "play.streaks.void"),
        ({"version": 1, "lessons": {"play": {"streaks": {"void": -1}}}}, "play.streaks.void"),
        ({"version": 1, "lessons": {"play": {"streaks": {"void": 10**7}}}}, "play.streaks.void"),
        ({"version": 1, "lessons": {"play": {"streaks": {"void": 1.5}}}}, "play.streaks.void"),
        ({"version": 1, "lessons": {str(number): {} for number in range(10_001)}}, "lessons"),
    ],
)
def test_what_is_no_progress_is_refused_with_its_place(value: object, place: str) -> None:
    with pytest.raises(ProgressError) as caught:
        progress_from_json(value)
    assert caught.value.place == place
    assert len(str(caught.value)) < 300
