"""What the command line prints: the results of ``deal`` and ``replay``, for people and for programs."""

from ecarte_widgets.cli.input import RulesAsGiven
from ecarte_widgets.engine import (
    Card,
    Deal,
    Game,
    Phase,
    Rules,
    dealt_from_pack,
    new_game,
    next_in_record,
    record_of,
    start_deal,
)
from ecarte_widgets.engine.record_json import JsonObject
from ecarte_widgets.i18n import Words
from ecarte_widgets.shuffling import numbered_deal


def _game_of_number(number: int, rules: Rules) -> Game:
    """Deal a numbered deal."""
    numbered = numbered_deal(number)
    return start_deal(new_game(rules, numbered.dealer).game, dealt_from_pack(numbered.pack)).game


def deal_record(number: int, rules: Rules, as_given: RulesAsGiven) -> JsonObject:
    """Give a numbered deal as a record; automatic turned-up kings are marked by whoever reads it."""
    return record_of(_game_of_number(number, rules)) | {
        "rules": dict(as_given) if isinstance(as_given, dict) else as_given
    }


def _cards(cards: tuple[Card, ...]) -> str:
    """Give cards as people read them."""
    return " ".join(map(str, cards))


def deal_lines(words: Words, number: int, rules: Rules, as_given: RulesAsGiven) -> list[str]:
    """Give a numbered deal as text."""
    deal = _game_of_number(number, rules).deal
    assert deal is not None  # a deal has just begun
    rules_text = (
        as_given
        if isinstance(as_given, str)
        else ",".join(
            [str(as_given["preset"]), *(f"{name}={value}" for name, value in as_given.items() if name != "preset")]
        )
    )
    return [
        words.text("command.deal", number=number, rules=rules_text),
        words.text("command.dealer", player=deal.dealer, cards=_cards(deal.dealt.dealer)),
        words.text("command.elder", player=deal.elder, cards=_cards(deal.dealt.elder)),
        words.text("command.turn-up", card=deal.turn_up),
        words.text("command.stock", cards=_cards(deal.stock)),
    ]


def replay_result(game: Game) -> JsonObject:
    """Give what a record comes to as one object."""
    upcoming = next_in_record(game)
    north, south = game.score
    legal: JsonObject = {
        "player": None if upcoming.player is None else str(upcoming.player),
        "actions": list(upcoming.actions),
        "announcements": [{"player": str(seat), "action": action} for seat, action in upcoming.announcements],
    }
    if upcoming.exchange is not None:
        legal["min"], legal["max"] = upcoming.exchange
    return {
        "score": {"north": north, "south": south},
        "winner": None if game.winner is None else str(game.winner),
        "deals": [_deal_result(deal) for deal in game.deals],
        "legal": legal,
    }


def _deal_result(deal: Deal) -> JsonObject:
    """Give what one deal came to."""
    return {
        "tricks": {"elder": deal.tricks_of(deal.elder), "dealer": deal.tricks_of(deal.dealer)},
        "points": [
            {
                "player": str(award.player),
                "points": award.points,
                "for": award.reason.value,
                "rule": award.rule.value,
            }
            for award in deal.awards
        ],
        "finished": deal.phase is Phase.FINISHED,
    }


def replay_lines(words: Words, game: Game) -> list[str]:
    """Give what a record comes to as text."""
    lines = []
    for number, deal in enumerate(game.deals, start=1):
        elder, dealer = deal.tricks_of(deal.elder), deal.tricks_of(deal.dealer)
        finished = deal.phase is Phase.FINISHED
        message = "command.replay.deal" if finished else "command.replay.deal-open"
        lines.append(words.text(message, number=number, dealer=deal.dealer, elder=deal.elder, won=elder, lost=dealer))
        for award in deal.awards:
            rule = words.text(f"award.{award.rule.value}")
            lines.append("  " + words.plural("command.replay.award", award.points, player=award.player, rule=rule))
    north, south = game.score
    lines.append(words.text("command.replay.score", north=north, south=south))
    upcoming = next_in_record(game)
    if game.winner is not None:
        lines.append(words.text("command.replay.winner", player=game.winner))
    if upcoming.player is not None:
        acts = ", ".join(upcoming.actions)
        if upcoming.exchange is not None:
            fewest, most = upcoming.exchange
            acts = words.text("command.replay.exchange", fewest=fewest, most=most)
        lines.append(words.text("command.replay.next", player=upcoming.player, actions=acts))
    lines.extend(
        words.text("command.replay.announcement", player=seat, action=action) for seat, action in upcoming.announcements
    )
    return lines
