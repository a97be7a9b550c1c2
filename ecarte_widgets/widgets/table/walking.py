"""The way through the game on a table: begun once a deal is over, gone along, and left."""

from ecarte_widgets.i18n import Words
from ecarte_widgets.sessions import GameSession, IntentError, Refusal, RefusalCode, Walk
from ecarte_widgets.sessions.demonstration_asking import read_demonstration_intent
from ecarte_widgets.widgets.table.settings import Settings
from ecarte_widgets.widgets.table.trick import JsonObject
from ecarte_widgets.widgets.table.walk_view import LEAVE, offers_walk, walk_view


class Walking:
    """What a table shows in its place while somebody goes through the game; the game itself stays as it is."""

    def __init__(self) -> None:
        """Begin with the table in its place."""
        self._walk: Walk | None = None
        self._number = 0
        self._is_shared = False

    def begin(self, session: GameSession, revision: int, at: tuple[int, int] | None = None) -> None:
        """Take the game on the table apart.

        Args:
            session: the game.
            revision: the revision of the table that the page saw.
            at: the deal and the number of acts to begin with; left out, where the game or the last deal begins.

        Raises:
            IntentError: the table has changed since, does not offer it now, or there is no such moment.
        """
        if type(revision) is not int or revision != session.revision:
            raise IntentError(Refusal(RefusalCode.STALE))
        if not offers_walk(session.scene()):
            raise IntentError(Refusal(RefusalCode.NOT_NOW))
        walk = Walk(session.game, at=at)
        if self._walk is not None:
            walk.revision = self._walk.revision + 1
        self._walk, self._is_shared = walk, session.is_shared
        self._number += 1

    def begin_again(self, session: GameSession, kept: object) -> None:
        """Go on where a page was that is loaded again; what cannot be gone on with is passed over."""
        match kept:
            case {"deal": int(deal), "act": int(act)}:
                try:
                    self.begin(session, session.revision, (deal, act))
                except IntentError:
                    return

    def carry_out(self, text: str, revision: int) -> None:
        """Do what the page asks for.

        Raises:
            IntentError: it is stale, not understood or not possible; nothing has changed.
        """
        if self._walk is None:
            raise IntentError(Refusal(RefusalCode.STALE))
        if text == LEAVE:
            self.end()
        else:
            self._walk.carry_out(read_demonstration_intent(text), revision)

    def end(self) -> None:
        """Give its place back to the table."""
        self._walk = None

    def view(self, words: Words, settings: Settings) -> JsonObject | None:
        """Give what is shown in the table's place; None while the table is."""
        if self._walk is None:
            return None
        is_won = self._walk.line_game.winner is not None
        return walk_view(self._walk.scene(), words, settings, self._number, is_won=is_won, is_shared=self._is_shared)
