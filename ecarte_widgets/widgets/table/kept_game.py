"""The game on a table, kept on the server's side so that a page that is loaded again goes on with it."""

from collections.abc import Callable

from ecarte_widgets.sessions import GameSession, Start, saved_text, session_from_text
from ecarte_widgets.store import GameStore


class KeptGame:
    """The way back to a table's game: by an id that the browser remembers, and that nobody can guess.

    At one time a game goes on in one window: whoever opens it again takes it over.
    """

    def __init__(self) -> None:
        """Keep nothing yet."""
        self._store = GameStore()
        self._id: str | None = None
        self._told: tuple[str, str] | None = None

    @property
    def is_elsewhere(self) -> bool:
        """Whether the game goes on in another window."""
        return self._id is not None and not self._store.owns(self._id)

    def begin(self, session: GameSession) -> None:
        """Keep a game, where nothing is kept yet."""
        if self._id is None:
            self._id = self._store.add(saved_text(session))

    def save(self, session: GameSession) -> None:
        """Keep the game as it is, where it is kept at all.

        Raises:
            MovedError: it goes on in another window.
        """
        if self._id is not None:
            self._store.save(self._id, saved_text(session))

    def begin_apart(self, session: GameSession) -> None:
        """Leave what is kept to the other window, and keep this game for itself."""
        self._id = None
        self.begin(session)

    def resumed(self, id_: object, fits: Callable[[Start], bool]) -> GameSession | None:
        """Come back to the game that was kept, and take it over.

        Args:
            id_: what the browser remembers.
            fits: tells by its beginning whether it is the game that was asked for.

        Returns:
            The game; None where there is none, or not that.
        """
        session = self._store.resume(id_, session_from_text, lambda session: fits(session.start))
        if session is not None:
            self._id = str(id_)
        return session

    def news_for(self, place: str) -> str | None:
        """Give the id that the browser is to remember at a place, where it was not told it yet."""
        if self._id is None or (place, self._id) == self._told:
            return None
        self._told = place, self._id
        return self._id
