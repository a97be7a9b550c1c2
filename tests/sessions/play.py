"""Playing a session from the person's side: scripted opponents, answers on offer, and what the person may know."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from random import Random

from ecarte_widgets.engine import (
    PACK,
    SWITCHES,
    Action,
    Card,
    CardPlayed,
    CardsCut,
    Exchange,
    Exchanged,
    KingMarked,
    Preset,
    Rules,
    Seat,
    TurnedKingLost,
    View,
)
from ecarte_widgets.players import Player
from ecarte_widgets.sessions import Ask, Choice, GameSession, Intent, Scene, Start, read_intent
from ecarte_widgets.shuffling import NumberedDeal, numbered_deal, secret_deal_number

CARD_ASKS = (Ask.LEAD, Ask.FOLLOW)
OVER_ASKS = (Ask.GAME_WON, Ask.GAME_LOST)


def chance(seed: int | str) -> Random:
    """Give a source of chance that gives the same again."""
    return Random(seed)  # noqa: S311  (a test guards no secrets)


class Standing:
    """An opponent that stands, refuses, plays its first legal card, and keeps quiet about kings."""

    def choose(self, view: View, rng: Random) -> Action:
        del rng
        return Exchange(view.hand[: view.exchange[0]]) if view.exchange else view.actions[-1]

    def announces(self, view: View, rng: Random) -> bool:
        del view, rng
        return False


class Announcing(Standing):
    """The same, but it marks every king."""

    def announces(self, view: View, rng: Random) -> bool:
        del view, rng
        return True


SCRIPTED: dict[str, type[Player]] = {"standing": Standing, "announcing": Announcing}
"""The opponents of the tests, by name; each test of a session may ask for them."""


def session(
    rules: Rules,
    seed: int | str = 0,
    *,
    opponent: str = "random",
    person: Seat = Seat.SOUTH,
    deal: int | None = None,
) -> GameSession:
    """Begin a game whose drawn deals and computer's choices follow from a seed."""
    return GameSession(Start(rules, opponent, person, deal, f"seed {seed}"))


def any_rules(seed: int) -> Rules:
    """Give the presets first, then any switches."""
    presets = [Rules.preset(preset) for preset in Preset]
    if seed < len(presets):
        return presets[seed]
    rng = chance(seed)
    return Rules(**{name: rng.choice(values) for name, values in SWITCHES.items()})  # type: ignore[arg-type]


def number_of(playing: GameSession) -> int:
    """Give the number of the deal on the table, shown or not."""
    view, start = playing.scene().view, playing.start
    if start.deal is not None and view.deal_number == 1:
        return start.deal
    return secret_deal_number(start.secret, view.deal_number, view.dealer)


def deal_where(condition: Callable[[NumberedDeal], bool]) -> int:
    """Find the first deal number whose deal has something."""
    return next(number for number in range(5000) if condition(numbered_deal(number)))


def hands(numbered: NumberedDeal, dealer: Seat | None = None) -> dict[Seat, tuple[Card, ...]]:
    """Deal by hand: elder 3, dealer 3, elder 2, dealer 2; the number's own dealer deals unless another is given."""
    pack = numbered.pack
    dealer = numbered.dealer if dealer is None else dealer
    return {dealer.other: pack[0:3] + pack[6:8], dealer: pack[3:6] + pack[8:10]}


def holds_king(numbered: NumberedDeal, seat: Seat) -> bool:
    turn_up = numbered.pack[10]
    return any(card.rank.letter == "K" and card.suit is turn_up.suit for card in hands(numbered)[seat])


def offered(scene: Scene, rng: Random) -> list[str]:
    """Give every answer that a scene offers, in the words that a table sends; of an exchange, one choice of cards."""
    answers = [choice.value for choice in scene.choices if choice is not Choice.EXCHANGE]
    if Choice.EXCHANGE in scene.choices:
        assert scene.view.exchange is not None
        cards = rng.sample(scene.view.hand, rng.randint(*scene.view.exchange))
        answers.append(" ".join(["exchange", *(card.value for card in cards)]))
    if scene.ask in CARD_ASKS:
        answers += [str(action) for action in scene.view.actions]
    return answers


def say(playing: GameSession, answer: str | Intent) -> Scene:
    """Give an answer to the table as it is; a new game draws from a new seed, the same on every run."""
    start = playing.start
    again = replace(start, deal=None, secret=f"{start.secret} again")
    return playing.answer(read_intent(answer) if isinstance(answer, str) else answer, playing.revision, again)


def scenes(playing: GameSession, rng: Random, deals: int = 12) -> Iterator[tuple[Scene, str]]:
    """Play on by random answers until the game is won, giving each scene with the answer that follows it."""
    scene = playing.scene()
    while scene.ask not in OVER_ASKS and scene.view.deal_number <= deals:
        answer = rng.choice(offered(scene, rng))
        yield scene, answer
        scene = say(playing, answer)
    yield scene, Choice.NEW_GAME.value


@dataclass
class Knowledge:
    """Works out from the deal's number and what happened openly which cards a person may know, apart from any view."""

    person: Seat
    dealer: Seat
    number: int
    known: set[Card] = field(default_factory=set)
    drawn: int = 0

    def __post_init__(self) -> None:
        """Look at the own hand and the turn-up."""
        self.known |= {
            *hands(numbered_deal(self.number), self.dealer)[self.person],
            numbered_deal(self.number).pack[10],
        }

    def sees(self, scene: Scene) -> None:
        """Take in what happened."""
        for event in scene.events:
            match event:
                case Exchanged(player, count):
                    stock = numbered_deal(self.number).pack[11:]
                    if player is self.person:
                        self.known |= set(stock[self.drawn : self.drawn + count])
                    self.drawn += count
                case CardPlayed(_, card) | KingMarked(card, _):
                    self.known.add(card)
                case _:
                    pass

    @property
    def hidden(self) -> set[Card]:
        """The cards that nobody may show the person: the other's, the stock and the other's discards."""
        return set(PACK) - self.known


def of_this_deal(scene: Scene) -> Scene:
    """Leave out the cards of another deal: those cut for the first one, and a king lost with the last."""
    events = tuple(event for event in scene.events if not isinstance(event, CardsCut | TurnedKingLost))
    return replace(scene, view=replace(scene.view, cuts=()), events=events)


def apart_from_revision(scene: Scene) -> Scene:
    """Give a scene without the count of changes, to be compared with another."""
    return replace(scene, revision=0)
