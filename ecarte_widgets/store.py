"""Games in progress, kept on this machine so that a reload or a dead kernel loses none.

One SQLite file in the user's state folder, for this user's eyes only: a kept game knows the hidden cards. It is
found again by an unguessable id, which is all that a browser gets. Games not touched for a month go away.
"""

import logging
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, TypeVar

import platformdirs

KEPT_SECONDS: Final = 30 * 24 * 60 * 60
"""How long an untouched game is kept."""

_BUSY_SECONDS: Final = 2
_SCHEMA: Final = (
    "CREATE TABLE IF NOT EXISTS games"
    " (id TEXT PRIMARY KEY, owner TEXT NOT NULL, touched REAL NOT NULL, game TEXT NOT NULL) STRICT"
)
_log = logging.getLogger(__name__)
Thing = TypeVar("Thing")


def default_file() -> Path:
    """Give the file in the user's state folder."""
    return platformdirs.user_state_path("ecarte-widgets") / "games.sqlite3"


class MovedError(Exception):
    """The game goes on at another table, which has taken it over."""


class GameStore:
    """A store of games for one table: what it saves is its own, until another table takes the game over.

    Where the file cannot be used the store keeps nothing and says so in the log: a game can be played all the same.
    """

    def __init__(self, file: Path | None = None) -> None:
        """Name the file; it is made when a game is first kept.

        Args:
            file: the SQLite file; left out, the one in the user's state folder.
        """
        self._file = file or default_file()
        self._owner = secrets.token_urlsafe()

    def add(self, game: str) -> str | None:
        """Keep a new game.

        Args:
            game: the game as text.

        Returns:
            The id that finds it again, or None where nothing can be kept.
        """
        id_ = secrets.token_urlsafe(32)
        try:
            with self._open() as database:
                database.execute("DELETE FROM games WHERE touched < ?", (time.time() - KEPT_SECONDS,))
                database.execute("INSERT INTO games VALUES (?, ?, ?, ?)", (id_, self._owner, time.time(), game))
        except (OSError, sqlite3.Error) as error:
            _log.warning("games cannot be kept in %s: %s", self._file, error)
            return None
        return id_

    def owns(self, id_: str) -> bool:
        """Tell whether a game is still this table's; yes where nothing can be read, since then nobody else can."""
        try:
            with self._open() as database:
                row = database.execute("SELECT owner FROM games WHERE id = ?", (id_,)).fetchone()
        except (OSError, sqlite3.Error):
            return True
        return row is None or row[0] == self._owner

    def save(self, id_: str, game: str) -> None:
        """Keep a game as it is now.

        Raises:
            MovedError: another table has taken the game over.
        """
        try:
            with self._open() as database:
                row = database.execute("SELECT owner FROM games WHERE id = ?", (id_,)).fetchone()
                if row is not None and row[0] != self._owner:
                    raise MovedError
                database.execute(
                    "INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?)", (id_, self._owner, time.time(), game)
                )
        except (OSError, sqlite3.Error) as error:
            _log.warning("games cannot be kept in %s: %s", self._file, error)

    def read(self, id_: str) -> str | None:
        """Look at a game, which stays whose it is.

        Returns:
            The game as it was last kept, or None where there is none of this id.
        """
        return self._game("SELECT game FROM games WHERE id = ?", id_)

    def take(self, id_: str) -> str | None:
        """Take a game over: from now on it is this table's.

        Returns:
            The game as it was last kept, or None where there is none of this id.
        """
        statement = "UPDATE games SET owner = ?, touched = ? WHERE id = ? RETURNING game"
        return self._game(statement, self._owner, time.time(), id_)

    def resume(self, id_: object, read: Callable[[str], Thing], fits: Callable[[Thing], bool]) -> Thing | None:
        """Take over what was kept, where it can be read and is what was asked for; otherwise it stays whose it is.

        Args:
            id_: what a browser remembers.
            read: makes of the text what was kept, or raises a ValueError.
            fits: tells whether that was asked for.

        Returns:
            What was kept; None where there is none, or not that.
        """
        if not isinstance(id_, str) or (text := self.read(id_)) is None:
            return None
        try:
            kept = read(text)
        except ValueError:
            return None
        return kept if fits(kept) and self.take(id_) is not None else None

    def _game(self, statement: str, *values: object) -> str | None:
        """Give the game that a statement finds."""
        try:
            with self._open() as database:
                row = database.execute(statement, values).fetchone()
        except (OSError, sqlite3.Error, UnicodeError) as error:
            _log.warning("games cannot be read from %s: %s", self._file, error)
            return None
        return None if row is None else str(row[0])

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """Open the file for one transaction."""
        self._file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not self._file.exists():
            self._file.touch(mode=0o600)
        with closing(sqlite3.connect(self._file, timeout=_BUSY_SECONDS)) as database:
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = OFF")  # a game lost to a power cut is no great loss; a slow click is
            database.execute(_SCHEMA)
            with database:
                yield database
