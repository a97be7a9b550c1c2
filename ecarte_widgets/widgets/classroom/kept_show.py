"""What is in front of a class, kept so that a page that is loaded again goes on with it."""

from collections.abc import Collection

from ecarte_widgets.sessions.saved_show import show_from_text, show_text
from ecarte_widgets.sessions.show import Show
from ecarte_widgets.store import GameStore, MovedError


class KeptShow:
    """The way back to what a demonstration shows: by an id that the browser remembers, as at a table."""

    def __init__(self) -> None:
        """Keep nothing yet."""
        self._store = GameStore()
        self._kept_as: str | None = None

    def resumed(self, id_: object, shown: Show, asked: Collection[str]) -> Show | None:
        """Come back to what was kept, unless something else was asked for.

        Args:
            id_: what the browser remembers.
            shown: what the demonstration began with.
            asked: what it was asked to begin with: ``deal`` for the deal or the record, ``rules``.
        """

        def fits(kept: Show) -> bool:
            dealt = kept.demonstration.deal_number, kept.record
            agrees = {
                "deal": dealt == (shown.demonstration.deal_number, shown.record),
                "rules": kept.rules == shown.rules,
            }
            return all(agrees[name] for name in agrees.keys() & asked)

        kept = self._store.resume(id_, show_from_text, fits)
        if kept is not None:
            self._kept_as = str(id_)
        return kept

    def keep(self, show: Show) -> str | None:
        """Keep what is shown, once something was done with it.

        Returns:
            The id to be remembered, where it is another than before.
        """
        text = show_text(show)
        if text is None or show.revision == 0:
            return None
        if self._kept_as is not None:
            try:
                self._store.save(self._kept_as, text)
            except MovedError:
                pass  # it goes on in another window, and here apart from that
            else:
                return None
        self._kept_as = self._store.add(text)
        return self._kept_as
