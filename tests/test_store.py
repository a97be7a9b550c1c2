"""Games kept on this machine: whose they are, how long they stay, who may read them, and a file that cannot be used."""

import logging
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from ecarte_widgets.store import KEPT_SECONDS, GameStore, MovedError, default_file

DAY = 24 * 60 * 60


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file in a folder that is not there yet."""
    return tmp_path / "state" / "games.sqlite3"


class Clock:
    """A clock that a test sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000_000.0
        monkeypatch.setattr("time.time", lambda: self.now)


def added(store: GameStore, game: str) -> str:
    id_ = store.add(game)
    assert id_ is not None
    return id_


def rows(file: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(file)) as database:
        return list(database.execute("SELECT id, game FROM games ORDER BY game"))


def test_a_game_is_found_again_as_it_was_kept_last(file: Path) -> None:
    store = GameStore(file)
    id_ = added(store, "one")
    assert GameStore(file).read(id_) == "one"
    store.save(id_, "two")
    assert GameStore(file).read(id_) == "two"
    assert GameStore(file).take(id_) == "two"
    assert rows(file) == [(id_, "two")]


def test_any_text_can_be_kept(file: Path) -> None:
    text = "\u2660 '; DROP TABLE games; --\n\0 \U0001f0a1 " + "x" * 100_000
    store = GameStore(file)
    assert store.read(added(store, text)) == text


def test_the_ids_cannot_be_guessed_and_are_new_each_time(file: Path) -> None:
    store = GameStore(file)
    ids = {added(store, "game") for _ in range(50)}
    assert len(ids) == 50
    assert min(map(len, ids)) >= 43


def test_two_tables_have_two_games(file: Path) -> None:
    first, second = GameStore(file), GameStore(file)
    ids = added(first, "first"), added(second, "second")
    first.save(ids[0], "first again")
    second.save(ids[1], "second again")
    assert (first.read(ids[0]), second.read(ids[1])) == ("first again", "second again")
    assert first.owns(ids[0])
    assert second.owns(ids[1])
    assert not first.owns(ids[1])


def test_a_game_that_another_table_has_taken_over_is_refused_to_the_one_before(file: Path) -> None:
    before, after = GameStore(file), GameStore(file)
    id_ = added(before, "game")
    assert before.owns(id_)
    assert after.take(id_) == "game"
    assert not before.owns(id_)
    assert after.owns(id_)
    with pytest.raises(MovedError):
        before.save(id_, "from the one before")
    assert after.read(id_) == "game"
    after.save(id_, "on")
    assert after.read(id_) == "on"


def test_what_can_be_read_and_was_asked_for_is_taken_over_and_all_else_stays_whose_it_is(file: Path) -> None:
    before, after = GameStore(file), GameStore(file)
    number, word = added(before, "5"), added(before, "five")
    for id_ in (number, word, "unknown", None, 5, [number]):
        assert after.resume(id_, int, lambda kept: kept != 5) is None
    assert before.owns(number)
    assert before.owns(word)
    assert after.resume(number, int, lambda kept: kept == 5) == 5
    assert after.owns(number)
    assert not before.owns(number)


def test_a_game_can_be_taken_back_over(file: Path) -> None:
    before, after = GameStore(file), GameStore(file)
    id_ = added(before, "game")
    after.take(id_)
    assert before.take(id_) == "game"
    assert before.owns(id_)
    with pytest.raises(MovedError):
        after.save(id_, "from the other")


def test_to_look_at_a_game_takes_nothing_over(file: Path) -> None:
    owner, other = GameStore(file), GameStore(file)
    id_ = added(owner, "game")
    assert other.read(id_) == "game"
    assert owner.owns(id_)
    assert not other.owns(id_)


@pytest.mark.parametrize("id_", ["", "unknown", "' OR 1=1 --", "%", "\0", "\ud800", "x" * 100_000], ids=ascii)
def test_an_id_that_there_is_not_finds_nothing_and_harms_nothing(file: Path, id_: str) -> None:
    store = GameStore(file)
    kept = added(store, "game")
    assert (store.read(id_), store.take(id_)) == (None, None)
    assert rows(file) == [(kept, "game")]
    assert store.owns(kept)


def test_of_an_unknown_game_nobody_says_that_it_moved_and_saving_keeps_it(file: Path) -> None:
    store = GameStore(file)
    assert store.owns("gone")
    store.save("gone", "here again")
    assert store.read("gone") == "here again"


def test_a_game_not_touched_for_a_month_goes_when_another_is_kept(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    clock, store = Clock(monkeypatch), GameStore(file)
    assert KEPT_SECONDS == 30 * DAY
    old = added(store, "old")
    clock.now += KEPT_SECONDS
    young = added(store, "young")
    assert store.read(old) == "old"
    clock.now += 1
    added(store, "new")
    assert store.read(old) is None
    assert store.read(young) == "young"


@pytest.mark.parametrize("touch", ["save", "take"])
def test_a_game_that_is_played_or_taken_over_stays_another_month(
    monkeypatch: pytest.MonkeyPatch, file: Path, touch: str
) -> None:
    clock, store = Clock(monkeypatch), GameStore(file)
    id_ = added(store, "game")
    clock.now += 29 * DAY
    store.save(id_, "game") if touch == "save" else GameStore(file).take(id_)
    clock.now += 29 * DAY
    added(store, "another")
    assert store.read(id_) == "game"
    clock.now += 2 * DAY
    added(store, "yet another")
    assert store.read(id_) is None


def test_only_this_user_may_read_the_file_and_its_folder(file: Path) -> None:
    store = GameStore(file)
    assert not file.parent.exists()
    added(store, "game")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    with closing(sqlite3.connect(file)) as reader:
        reader.execute("SELECT * FROM games").fetchone()
        store.save("another", "game")
        assert {stat.S_IMODE(one.stat().st_mode) for one in file.parent.iterdir()} == {0o600}


def test_a_file_in_whose_place_no_folder_can_be_keeps_nothing_and_says_so_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    in_the_way = tmp_path / "state"
    in_the_way.write_text("a file where the folder should be")
    check_unusable(GameStore(in_the_way / "games.sqlite3"), caplog)
    assert in_the_way.read_text() == "a file where the folder should be"


def test_a_file_that_holds_something_else_keeps_nothing_and_stays_as_it_is(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file.parent.mkdir()
    file.write_bytes(b"no database at all " * 500)
    check_unusable(GameStore(file), caplog)
    assert file.read_bytes() == b"no database at all " * 500


def check_unusable(store: GameStore, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert store.add("game") is None
        assert "games cannot be kept" in caplog.text
        assert (store.read("id"), store.take("id")) == (None, None)
        assert "games cannot be read" in caplog.text
        store.save("id", "game")
        assert store.owns("id")


def test_a_file_damaged_in_the_middle_of_a_game_is_one_that_cannot_be_used(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = GameStore(file)
    id_ = added(store, "game")
    for beside in file.parent.iterdir():
        beside.write_bytes(b"\xff" * 8192)
    with caplog.at_level(logging.WARNING):
        store.save(id_, "on")
        assert store.read(id_) is None
    assert store.owns(id_)
    assert "cannot be kept" in caplog.text


def test_a_game_is_not_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "state").write_text("")
    with caplog.at_level(logging.DEBUG):
        GameStore(tmp_path / "state" / "games.sqlite3").add("whisper")
    assert caplog.text
    assert "whisper" not in caplog.text


def test_the_file_is_in_the_users_state_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert default_file() == tmp_path / "ecarte-widgets" / "games.sqlite3"
    added(GameStore(), "game")
    assert default_file().exists()
