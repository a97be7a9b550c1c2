"""A player that follows the old books: standard hands for the talk, plain sense for the cards."""

from random import Random

from ecarte_widgets.engine import Action, Phase, View
from ecarte_widgets.players.card_play import play_card
from ecarte_widgets.players.discarding import exchange
from ecarte_widgets.players.reasons import Choice
from ecarte_widgets.players.talk import accept_or_refuse, stand_or_propose


class BookPlayer:
    """Stands and refuses on the standard hands, keeps trumps and kings, and plays the cards sensibly.

    It draws no lots: the same view is always answered in the same way.
    """

    def choose(self, view: View, rng: Random) -> Action:  # noqa: ARG002  (a player's questions come with both)
        """Give the act that the books advise."""
        return self.explain(view).action

    def announces(self, view: View, rng: Random) -> bool:  # noqa: ARG002  (a player's questions come with both)
        """Always mark a king, turned up or held."""
        return True

    def explain(self, view: View) -> Choice:
        """Give the act with the reason for it.

        Raises:
            ValueError: this player is not awaited.
        """
        if not view.is_own_turn:
            message = "another player is awaited, or nobody"
            raise ValueError(message)
        match view.phase:
            case Phase.PROPOSAL:
                return stand_or_propose(view)
            case Phase.ANSWER:
                return accept_or_refuse(view)
            case Phase.ELDER_EXCHANGE | Phase.DEALER_EXCHANGE:
                return exchange(view)
            case _:
                return play_card(view)
