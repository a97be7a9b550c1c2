"""Generators: questions about fresh hands, each of which exercises one point.

A generator deals from a seed, again and again, until the hands show its point. The same name, seed, rules and
constraints give the same question on every machine and Python version.

>>> question = generate("two-cards", 7, Rules(), case="ace-and-ten")
>>> question == generate("two-cards", 7, Rules(), case="ace-and-ten")
True
>>> sorted(card.rank.letter for card in question.cards)
['A', 'T']
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from ecarte_widgets.engine import Rules
from ecarte_widgets.lessons.generators import dealing, kings, play, ranking, scoring, talk
from ecarte_widgets.lessons.generators.chance import Chance
from ecarte_widgets.lessons.questions import Question

Constraint = str | int
"""What a constraint can be set to."""

_TRIES: Final = 100_000


class GeneratorError(ValueError):
    """A generator or a constraint that does not exist, or hands that the rules never give.

    ``given`` is what was asked, ``allowed`` what may be, ``constraint`` the one at fault, empty for a generator.
    """

    def __init__(self, given: object, allowed: tuple[Constraint, ...], constraint: str = "") -> None:
        """Keep what was asked and what may be."""
        super().__init__(f"{constraint or 'generator'}: no {given!r:.60}; allowed: {', '.join(map(str, allowed))}")
        self.given = given
        self.allowed = allowed
        self.constraint = constraint


class Generator(NamedTuple):
    """One generator and the constraints that it takes."""

    make: Callable[..., Question | None]
    """Makes a question, or None where the hands do not show the point."""
    constraints: Mapping[str, tuple[Constraint, ...]]
    """What each constraint may be; the first is taken where none is given."""


def _case(*names: str) -> dict[str, tuple[Constraint, ...]]:
    """Give the one constraint of most generators."""
    return {"case": names}


GENERATORS: Final[Mapping[str, Generator]] = {
    "pack": Generator(lambda _chance, _rules: ranking.pack(), {}),
    "cut": Generator(
        dealing.cut,
        {
            "choice": ("table", "high_card", "low_card"),
            **_case("any", "other", "ace-and-court", "ace-and-low", "equal"),
        },
    ),
    "packets": Generator(
        lambda chance, _rules, number, dealer: dealing.packet(chance, number, dealer),
        {"number": ("any", 0, 1, 2, 3, 4), "dealer": ("any", "north", "south")},
    ),
    "turn-up": Generator(lambda chance, _rules: ranking.turn_up(chance), {}),
    "turn-up-point": Generator(
        lambda chance, _rules, case: dealing.turn_up_point(chance, case), _case("any", "king", "ace", "other")
    ),
    "deal-order": Generator(
        lambda chance, _rules, place: ranking.deal_order(chance, place),
        {"place": ("any", "elder", "dealer", "turn-up", "stock")},
    ),
    "stock-left": Generator(
        lambda chance, _rules, exchanges: ranking.stock_left(chance, exchanges), {"exchanges": (0, 1, 2)}
    ),
    "moments": Generator(lambda chance, _rules, size: dealing.moments(chance, size), {"size": (5, 3, 4, 6, 7, 8)}),
    "two-cards": Generator(
        lambda chance, _rules, case: ranking.two_cards(chance, case),
        _case("any", "same-suit", "ace-and-ten", "ace-and-court", "ace-and-low", "trump-and-plain", "two-plain-suits"),
    ),
    "order-suit": Generator(
        lambda chance, _rules, size: ranking.order_suit(chance, size), {"size": (4, 3, 5, 6, 7, 8)}
    ),
    "order-trumps": Generator(
        lambda chance, _rules, size: ranking.order_trumps(chance, size), {"size": (4, 3, 5, 6, 7, 8)}
    ),
    "sort-hand": Generator(ranking.sort_hand, {}),
    "playable": Generator(
        play.playable,
        {
            **_case("any", "lead", "follows", "overtake", "follow-higher", "follow-lower", "void"),
            "tricks": (0, 1, 2, 3),
        },
    ),
    "who-leads": Generator(play.who_leads, _case("later", "first")),
    "who-takes": Generator(play.who_takes, _case("any", "overtaken", "not-overtaken", "ace", "ruffed", "thrown-away")),
    "may-do": Generator(talk.may_do, {**_case(*talk.TALK_MOMENTS, "any"), "asked": ("either", "awaited")}),
    "king-held": Generator(talk.king_held, {}),
    "discard-limits": Generator(talk.discard_limits, _case(*talk.EXCHANGES, "any")),
    "king-moment": Generator(kings.king_moment, _case(*kings.KING_MOMENTS, *kings.CHANCE_MOMENTS)),
    "most-tricks": Generator(lambda chance, _rules: dealing.most_tricks(chance), {}),
    "score-deal": Generator(scoring.score_deal, _case(*scoring.SCORES)),
    "deal-points": Generator(scoring.deal_points, _case(*scoring.SCORES)),
    "deal-rule": Generator(scoring.deal_rule, _case(*scoring.SCORES)),
    "mark-deal": Generator(
        scoring.mark_deal,
        {**_case("any", "none", "held", "quiet", "turned"), "talk": ("any", "exchanged")},
    ),
    "game-end": Generator(scoring.game_end, _case("any", *scoring.ENDS)),
    "game-stop": Generator(scoring.game_stop, _case("any", *scoring.ENDS)),
}
"""Every generator by its name in the lessons."""


def check_constraints(name: str, constraints: Mapping[str, object]) -> Mapping[str, Constraint]:
    """Refuse what a generator does not take, and fill in what was left out.

    Raises:
        GeneratorError: no such generator, constraint or value.
    """
    generator = GENERATORS.get(name)
    if generator is None:
        raise GeneratorError(name, tuple(GENERATORS))
    for key in constraints:
        if key not in generator.constraints:
            raise GeneratorError(key, tuple(generator.constraints), key)
    filled: dict[str, Constraint] = {}
    for key, allowed in generator.constraints.items():
        value = constraints.get(key, allowed[0])
        found = next((one for one in allowed if type(one) is type(value) and one == value), None)
        if found is None:
            raise GeneratorError(value, allowed, key)
        filled[key] = found
    return filled


def generate(name: str, seed: int, rules: Rules, **constraints: Constraint) -> Question:
    """Make a question from a seed.

    Args:
        name: the generator.
        seed: any whole number.
        rules: the rules of the table.
        constraints: what the hands must be like; see :data:`GENERATORS`.

    Raises:
        GeneratorError: no such generator, constraint or value; or no hands under these rules show the point.
    """
    filled = check_constraints(name, constraints)
    listed = " ".join(f"{key}={value}" for key, value in sorted(filled.items()))
    make = GENERATORS[name].make
    for attempt in range(_TRIES):
        question = make(Chance(f"lesson {name} {listed} {seed} {attempt}"), rules, **filled)
        if question is not None:
            return question
    asked = f"{name} {listed}".strip()
    raise GeneratorError(asked, ())
