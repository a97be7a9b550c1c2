"""Games of two people at one screen, played by chance, and the cards that each of them may know."""

from collections.abc import Iterator

import pytest
from hypothesis import strategies as st

from ecarte_widgets.engine import SWITCHES, KingMarked, Rules, Seat
from ecarte_widgets.sessions import PERSON, Ask, Choice, GameSession, Scene, Start
from tests.sessions.play import OVER_ASKS, chance, offered, say

NORTH, SOUTH = Seat.NORTH, Seat.SOUTH
SEEDS = pytest.mark.parametrize("seed", range(8))
PRESETS = pytest.mark.parametrize("rules", [Rules.gamerules(), Rules.classic()], ids=["gamerules", "classic"])
rulebooks = st.builds(Rules, **{name: st.sampled_from(values) for name, values in SWITCHES.items()})


def shared(rules: Rules, seed: int | str = 0, deal: int | None = None) -> GameSession:
    """Begin a game of two people at one screen."""
    return GameSession(Start(rules, PERSON, deal=deal, secret=f"shared {seed}"))


def seated(playing: GameSession) -> Scene:
    """Let whoever is awaited sit down in front of the screen."""
    scene = playing.scene()
    return say(playing, Choice.SHOW_HAND) if scene.ask is Ask.HAND_OVER else scene


def played(playing: GameSession, seed: int | str, answers: int = 400) -> Iterator[Scene]:
    """Play on by random answers, giving each scene, those at a hand-over included, until the game is won."""
    rng = chance(seed)
    for _ in range(answers):
        scene = playing.scene()
        yield scene
        if scene.ask in OVER_ASKS:
            return
        say(playing, rng.choice(offered(playing.scene(), rng)))


def open_to_all(playing: GameSession) -> set[str]:
    """Give the cards of the deal that lie open, worked out from the state."""
    deal = playing.game.deal
    assert deal is not None
    tricks = {card.value for trick in deal.tricks for card in (trick.led, trick.answer)}
    events = [event for moment in playing._moments for event in moment.events]  # noqa: SLF001  (behind the scenes)
    marked = {event.card.value for event in events if isinstance(event, KingMarked)}
    return {deal.turn_up.value, *tricks, *marked, *([deal.led.value] if deal.led else [])}


def own_cards(playing: GameSession, seat: Seat) -> set[str]:
    """Give the cards of the deal that a player has held, worked out from the state."""
    deal = playing.game.deal
    assert deal is not None
    dealt = deal.dealt.dealer if seat is deal.dealer else deal.dealt.elder
    return {card.value for card in (*dealt, *deal.hands[seat], *deal.discards[seat])}
