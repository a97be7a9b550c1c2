"""A player that does anything legal, each choice equally likely."""

from random import Random

from ecarte_widgets.engine import Action, Exchange, View


class RandomPlayer:
    """Plays by the rules and by nothing else; good company for a first game."""

    def choose(self, view: View, rng: Random) -> Action:
        """Draw an act; in an exchange, first how many cards, then which."""
        if view.exchange is not None:
            fewest, most = view.exchange
            return Exchange(tuple(rng.sample(view.hand, rng.randint(fewest, most))))
        return rng.choice(view.actions)

    def announces(self, view: View, rng: Random) -> bool:  # noqa: ARG002  (a player's questions come with both)
        """Always mark a king: a point that is there for the taking."""
        return True
