"""Game records: a game, or a part of one, as JSON that people can read.

Reading plays every act through the rules; a mistake is refused with its place and the rule that it breaks.

>>> game = read_record('''{"format": "ecarte-record", "version": 1, "deals": [{"dealer": "south",
...   "hands": {"elder": ["KH", "9H", "AS", "7D", "8C"], "dealer": ["QH", "JS", "TS", "KD", "7C"]},
...   "turn_up": "8H", "actions": ["stand", "mark-king", "play KH"]}]}''')
>>> game.score, str(game.deal.turn)
((1, 0), 'south')
"""

import json
from dataclasses import replace
from typing import Final

from ecarte_widgets.engine.breaches import IllegalAction
from ecarte_widgets.engine.cards import Card
from ecarte_widgets.engine.record_acts import next_words, read_act, read_card
from ecarte_widgets.engine.record_errors import Kind, Place, Problem, RecordError, Wanted
from ecarte_widgets.engine.record_json import (
    Json,
    JsonObject,
    fields_of,
    inside,
    list_of,
    load_json,
    one_of,
    shown,
    text_of,
    whole_number,
)
from ecarte_widgets.engine.rules import SWITCHES, Rules, RulesError, preset_of, rules_from_switches
from ecarte_widgets.engine.seats import Seat, by_seat
from ecarte_widgets.engine.state import Deal, DealError, Dealt, Game, Phase, check_dealt
from ecarte_widgets.engine.transition import apply, new_game, start_deal

FORMAT: Final = "ecarte-record"
"""The value of the key ``format``."""
VERSION: Final = 1
"""The value of the key ``version``."""

_SEATS = {str(seat): seat for seat in Seat}


def read_record(source: str | bytes) -> Game:
    """Read a record and play it through the rules.

    Args:
        source: the JSON, as text or as UTF-8 bytes.

    Returns:
        The game at the end of the record.

    Raises:
        RecordError: the record has a mistake; its place and kind are in the error.
    """
    return game_from_json(load_json(source))


def game_from_json(value: Json) -> Game:
    """Play a parsed record through the rules.

    Raises:
        RecordError: the record has a mistake.
    """
    top = fields_of(value, Place(), ("format", "version", "deals"), ("rules", "score"))
    one_of(top["format"], Place(key="format"), {FORMAT: None})
    whole_number(top["version"], Place(key="version"), range(VERSION, VERSION + 1))
    rules = rules_from_json(top.get("rules", "gamerules"))
    elder_points, dealer_points = _score(top.get("score", {}), rules)
    if not isinstance(top["deals"], list):
        raise RecordError(
            Problem.WRONG_TYPE, Place(key="deals"), given=shown(top["deals"]), allowed=(Wanted(Kind.LIST),)
        )
    if not top["deals"]:
        raise RecordError(Problem.NO_DEALS, Place(key="deals"))
    game: Game | None = None
    for number, deal in enumerate(top["deals"], start=1):
        place = Place(deal=number)
        fields = fields_of(deal, place, ("dealer", "hands", "turn_up"), ("stock", "actions"))
        dealer = one_of(fields["dealer"], inside(place, "dealer"), _SEATS)
        if game is None:
            game = new_game(rules, dealer, by_seat(dealer, dealer_points, elder_points)).game
        game = _with_deal(game, dealer, fields, place)
    assert game is not None  # there is at least one deal
    return game


def rules_from_json(value: Json) -> Rules:
    """Read what stands under ``rules``: a preset's name, or an object of switches.

    Raises:
        RecordError: there are no such rules.
    """
    place = Place(key="rules")
    switches: JsonObject = {}
    preset = value
    if isinstance(value, dict):
        switches = dict(fields_of(value, place, (), ("preset", *SWITCHES)))
        switches.pop("comment", None)
        preset = switches.pop("preset", "gamerules")
        place = inside(place, "preset")
    if not isinstance(preset, str):
        kinds = (Kind.TEXT,) if isinstance(value, dict) else (Kind.TEXT, Kind.OBJECT)
        raise RecordError(Problem.WRONG_TYPE, place, given=shown(preset), allowed=tuple(map(Wanted, kinds)))
    try:
        return rules_from_switches(preset, switches)
    except RulesError as error:
        at = place if error.name == "preset" else Place(key=f"rules.{error.name}")
        given = shown(preset) if error.name == "preset" else shown(switches[error.name])
        raise RecordError(Problem.WRONG_VALUE, at, given=given, allowed=tuple(map(str, error.allowed))) from None


def _score(value: Json, rules: Rules) -> tuple[int, int]:
    """Read the starting score, elder's and the dealer's."""
    place = Place(key="score")
    fields = fields_of(value, place, (), ("elder", "dealer"))
    elder, dealer = (
        whole_number(fields.get(role, 0), inside(place, role), range(rules.target)) for role in ("elder", "dealer")
    )
    return elder, dealer


def _card(value: Json, place: Place) -> Card:
    """Read a card's text."""
    return read_card(text_of(value, place), place)


def _with_deal(game: Game, dealer: Seat, fields: JsonObject, place: Place) -> Game:
    """Deal the cards of one deal and play its acts."""
    if game.winner is not None:
        raise RecordError(Problem.DEAL_AFTER_WIN, place)
    if game.deal is not None and game.deal.phase is not Phase.FINISHED:
        raise RecordError(Problem.DEAL_AFTER_UNFINISHED, place, allowed=next_words(game))
    if dealer is not game.next_dealer:
        at = inside(place, "dealer")
        raise RecordError(Problem.DEALER_MUST_ALTERNATE, at, given=str(dealer), allowed=(str(game.next_dealer),))
    dealt = _dealt(fields, place)
    game = start_deal(game, dealt).game
    acts = list_of(fields.get("actions", []), inside(place, "actions"), lambda act, _: act)
    for number, value in enumerate(acts, start=1):
        at = replace(place, action=number)
        text = text_of(value, at)
        action = read_act(text, at)
        try:
            game = apply(game, action).game
        except IllegalAction as error:
            allowed = next_words(game)
            raise RecordError(Problem.ILLEGAL_ACT, at, given=text, allowed=allowed, breach=error.breach) from None
    return game


def _dealt(fields: JsonObject, place: Place) -> Dealt:
    """Read the cards of a deal."""
    hands_place = inside(place, "hands")
    hands = fields_of(fields["hands"], hands_place, ("elder", "dealer"), ())
    elder, dealer = (tuple(list_of(hands[role], inside(hands_place, role), _card)) for role in ("elder", "dealer"))
    turn_up = _card(fields["turn_up"], inside(place, "turn_up"))
    stock = tuple(list_of(fields.get("stock", []), inside(place, "stock"), _card))
    dealt = Dealt(elder, dealer, turn_up, stock)
    try:
        check_dealt(dealt)
    except DealError as error:
        if error.problem == "card-twice":
            raise RecordError(Problem.CARD_TWICE, place, given=error.cards[0].value) from None
        role = "elder" if error.cards is elder else "dealer"
        at = inside(hands_place, role)
        raise RecordError(Problem.HAND_SIZE, at, given=str(len(error.cards)), allowed=("5",)) from None
    return dealt


def rules_to_json(rules: Rules) -> Json:
    """Give what stands under ``rules``: a preset's name, or an object where switches differ from it."""
    preset, switches = preset_of(rules)
    return {"preset": preset.value, **switches} if switches else preset.value


def record_of(game: Game) -> JsonObject:
    """Give a game as the object that a record holds; it shows all cards.

    Raises:
        ValueError: no deal has begun.
    """
    if game.deal is None:
        message = "a record holds at least one deal"
        raise ValueError(message)
    first = game.first_dealer
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": rules_to_json(game.rules),
        "score": {"elder": game.start_score[first.other], "dealer": game.start_score[first]},
        "deals": [_deal_object(deal) for deal in game.deals],
    }


def _deal_object(deal: Deal) -> JsonObject:
    """Give one deal as the object that a record holds."""
    return {
        "dealer": str(deal.dealer),
        "hands": {"elder": _texts(deal.dealt.elder), "dealer": _texts(deal.dealt.dealer)},
        "turn_up": deal.turn_up.value,
        "stock": _texts(deal.dealt.stock),
        "actions": [str(action) for _, action in deal.actions],
    }


def _texts(cards: tuple[Card, ...]) -> list[Json]:
    """Give cards as a list of their texts."""
    return [card.value for card in cards]


def record_text(game: Game) -> str:
    """Give a game as the text of a record file, one deal key a line.

    Raises:
        ValueError: no deal has begun.
    """
    return written_record(record_of(game))


def written_record(record: JsonObject) -> str:
    """Write the object that a record holds as the text of a record file, one deal key a line."""
    deals = record["deals"]
    assert isinstance(deals, list)
    head = [f" {json.dumps(key)}: {json.dumps(value)}," for key, value in record.items() if key != "deals"]
    bodies = []
    for deal in deals:
        assert isinstance(deal, dict)
        lines = [f"   {json.dumps(key)}: {json.dumps(value)}" for key, value in deal.items()]
        bodies.append("  {\n" + ",\n".join(lines) + "\n  }")
    return "\n".join(["{", *head, ' "deals": [', ",\n".join(bodies), " ]", "}", ""])
