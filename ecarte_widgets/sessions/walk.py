"""A game at a table gone through once its deals are over: move by move, with both hands open."""

from ecarte_widgets.engine import Game, Phase
from ecarte_widgets.sessions.asking import IntentError, Refusal, RefusalCode
from ecarte_widgets.sessions.demonstration import Demonstration
from ecarte_widgets.sessions.moments import moments_of


def is_over(game: Game) -> bool:
    """Tell whether nothing of a game is still to be played before the next deal, so that all cards may be seen."""
    return game.deal is not None and (game.winner is not None or game.deal.phase is Phase.FINISHED)


class Walk(Demonstration):
    """A game taken apart into its moves; whatever is tried beside them, the game at the table stays as it is."""

    def __init__(self, game: Game, *, at: tuple[int, int] | None = None) -> None:
        """Begin with the first deal of a game that is won, else with the deal that is just over.

        Args:
            game: the game at the table.
            at: where to begin instead: the number of a deal, and how many acts of it are done.

        Raises:
            IntentError: a deal is still played, or there is no such moment; nothing may be seen then.
        """
        if not is_over(game):
            raise IntentError(Refusal(RefusalCode.NOT_NOW))
        line = moments_of(game)
        super().__init__(line)
        deal, act = at or (1 if game.winner is not None else line[-1].deal, 0)
        self._go(next((place for place, one in enumerate(line) if (one.deal, one.act) == (deal, act)), None))
