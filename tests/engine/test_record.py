"""Reading and writing records. Mistakes are in test_record_mistakes."""

import json

import pytest

from ecarte_widgets.engine import (
    PACK,
    Phase,
    Rules,
    Seat,
    dealt_from_pack,
    new_game,
    read_record,
    record_of,
    record_text,
    rules_from_switches,
    start_deal,
    switches_of,
)
from ecarte_widgets.engine.record_acts import next_in_record
from tests.engine.records import ACTS, DEALER, ELDER, Record, small, whole
from tests.engine.tables import CLASSIC, GAMERULES, played_out, table, tricks_plays, tricks_table


def read(record: object) -> Record:
    """Read a record and give it as it is written again."""
    return record_of(read_record(json.dumps(record)))


def test_the_example_of_the_contract_is_read() -> None:
    game = read_record(json.dumps({**small(), "rules": "classic", "score": {"elder": 0, "dealer": 0}}))
    assert game.rules == Rules.classic()
    assert game.score == (1, 0)
    assert game.deal is not None
    assert game.deal.dealer is Seat.SOUTH
    assert [str(action) for _, action in game.deal.actions] == ACTS
    assert game.deal.tricks_of(Seat.NORTH) == 1


def test_what_is_left_out_has_its_default() -> None:
    record = small()
    del record["deals"][0]["stock"], record["deals"][0]["actions"]
    game = read_record(json.dumps(record))
    assert game.rules == Rules.gamerules()
    assert game.score == (0, 0)
    assert game.deal is not None
    assert (game.deal.stock, game.deal.actions) == ((), ())
    assert next_in_record(game).actions == ("stand",)


def test_a_record_with_every_key_and_a_comment_everywhere_is_read() -> None:
    game = read_record(json.dumps(whole()))
    assert game.rules == rules_from_switches("classic", {"target": 11, "stake": "plus_one"})
    assert game.start_score == (1, 2)
    assert game.score == (1 + 1 + 1, 2)
    assert len(game.deals) == 2
    assert game.deals[0].phase is Phase.FINISHED


def test_the_score_is_given_by_the_roles_of_the_first_deal() -> None:
    for dealer, score in (("south", (3, 4)), ("north", (4, 3))):
        game = read_record(json.dumps({**small(dealer=dealer, actions=[]), "score": {"elder": 3, "dealer": 4}}))
        assert game.score == score


def test_one_of_the_two_scores_may_be_left_out() -> None:
    assert read_record(json.dumps({**small(actions=[]), "score": {"dealer": 4}})).score == (0, 4)


@pytest.mark.parametrize(
    ("rules", "switches"),
    [
        ("gamerules", {}),
        ("classic", {}),
        ({}, {}),
        ({"preset": "classic"}, {}),
        ({"preset": "classic", "target": 7}, {"target": 7}),
        ({"void": "must_trump", "dealer_min_discard": 1}, {"void": "must_trump", "dealer_min_discard": 1}),
    ],
)
def test_rules_are_a_preset_or_an_object_of_switches(rules: object, switches: dict[str, object]) -> None:
    named = rules if isinstance(rules, str) else rules.get("preset", "gamerules") if isinstance(rules, dict) else ""
    game = read_record(json.dumps({**small(), "rules": rules}))
    assert switches_of(game.rules) == switches_of(rules_from_switches(named)) | switches


def test_cards_may_be_written_in_every_way() -> None:
    record = small(
        hands={"elder": ["♥K", "9h", "a♠", "7D", "8C"], "dealer": ["QH", "js", "10S", "♦k", "7♣"]},
        turn_up="8♥",
        actions=[
            "propose",
            "accept",
            "exchange ♦7 8c",
            "exchange",
            "stand",
            "play k♥",
            "play QH",
            "play AS",
            "play j♠",
        ],
    )
    game = read_record(json.dumps(record))
    assert game.deal is not None
    assert [card.value for card in (*game.deal.dealt.elder, *game.deal.dealt.dealer)] == [*ELDER, *DEALER]
    assert [str(action) for _, action in game.deal.actions[-4:]] == ["play KH", "play QH", "play AS", "play JS"]


def test_acts_may_be_parted_by_several_spaces() -> None:
    record = small(actions=["propose", "accept", "exchange  7D   8C ", "exchange ", "stand "])
    assert read(record)["deals"] == read(small(actions=ACTS[:5]))["deals"]


def test_bytes_and_a_byte_order_mark_are_tolerated() -> None:
    text = json.dumps(small(), ensure_ascii=False)
    expected = read_record(text)
    assert read_record(text.encode()) == expected
    assert read_record(b"\xef\xbb\xbf" + text.encode()) == expected
    assert read_record("\ufeff" + text) == expected


def test_a_king_in_hand_is_its_holders_act_and_a_turned_up_king_the_dealers() -> None:
    in_hand = read_record(json.dumps(small(actions=["stand", "mark-king"])))
    turned = read_record(json.dumps(small(hands={"elder": ["8H", *ELDER[1:]], "dealer": DEALER}, turn_up="KH",
                                          actions=["mark-turned-king"])))  # fmt: skip
    assert in_hand.score == (1, 0)
    assert turned.score == (0, 1)


def test_a_record_is_written_in_the_shape_of_the_contract() -> None:
    game = table(CLASSIC, stock="JD TD", score=(1, 2)).do("propose", "accept", "exchange 7D", "exchange", "stand").game
    assert record_of(game) == {
        "format": "ecarte-record",
        "version": 1,
        "rules": "classic",
        "score": {"elder": 1, "dealer": 2},
        "deals": [
            {
                "dealer": "north",
                "hands": {"elder": ["9H", "AS", "TS", "7D", "8C"], "dealer": ["QH", "JS", "KS", "KD", "7C"]},
                "turn_up": "8H",
                "stock": ["JD", "TD"],
                "actions": ["propose", "accept", "exchange 7D", "exchange", "stand"],
            }
        ],
    }


def test_rules_off_the_presets_are_written_as_the_nearest_and_its_switches() -> None:
    rules = rules_from_switches("classic", {"target": 7, "stake": "plus_one"})
    assert record_of(table(rules).game)["rules"] == {"preset": "classic", "target": 7, "stake": "plus_one"}


def test_the_text_is_the_same_record_one_deal_key_a_line() -> None:
    game = played_out(3, GAMERULES, ("stand",)).game
    text = record_text(game)
    assert json.loads(text) == record_of(game)
    assert text.endswith("\n")
    assert text.splitlines()[:6] == [
        "{",
        ' "format": "ecarte-record",',
        ' "version": 1,',
        ' "rules": "gamerules",',
        ' "score": {"elder": 0, "dealer": 0},',
        ' "deals": [',
    ]


@pytest.mark.parametrize("number", range(3))
def test_what_is_written_is_read_as_the_same_game(number: int) -> None:
    game = [
        read_record(json.dumps(whole())),
        start_deal(new_game(CLASSIC, Seat.SOUTH, (4, 4)).game, dealt_from_pack(PACK)).game,
        tricks_table(2, GAMERULES, ("stand",), turn_up="KH").do(*tricks_plays(2), "mark-turned-king").game,
    ][number]
    assert read_record(record_text(game)) == game


def test_before_the_first_deal_there_is_nothing_to_record() -> None:
    game = new_game(GAMERULES, Seat.NORTH).game
    for ask in (record_of, record_text, next_in_record):
        with pytest.raises(ValueError, match="deal"):
            ask(game)


def test_what_may_come_next_is_told_for_the_awaited_player_with_kings_of_both_beside() -> None:
    laid = table(dealer="KH JS KS KD 7C", stock="JD TD")
    talk = next_in_record(laid.game)
    assert (talk.player, talk.actions, talk.exchange, talk.announcements) == (
        Seat.SOUTH,
        ("propose", "stand"),
        None,
        (),
    )
    exchange = next_in_record(laid.do("propose", "accept").game)
    assert (exchange.player, exchange.actions, exchange.exchange) == (Seat.SOUTH, ("exchange",), (1, 2))
    play = next_in_record(laid.do("stand").game)
    assert (play.player, set(play.actions)) == (Seat.SOUTH, {f"play {card}" for card in ("9H", "AS", "TS", "7D", "8C")})
    assert play.announcements == ((Seat.NORTH, "mark-king"),)


def test_the_awaited_players_own_king_is_told_beside_the_acts_not_among_them() -> None:
    upcoming = next_in_record(table(elder="KH AS TS 7D 8C").do("stand").game)
    assert upcoming.announcements == ((Seat.SOUTH, "mark-king"),)
    assert "mark-king" not in upcoming.actions


def test_after_the_fifth_trick_only_the_turned_king_may_follow_and_after_the_game_nothing() -> None:
    over = tricks_table(2, GAMERULES, ("stand",), turn_up="KH").do(*tricks_plays(2))
    upcoming = next_in_record(over.game)
    assert (upcoming.player, upcoming.actions, upcoming.exchange) == (None, (), None)
    assert upcoming.announcements == ((Seat.NORTH, "mark-turned-king"),)
    won = next_in_record(played_out(5, GAMERULES, ("stand",), score=(4, 0)).game)
    assert won == (None, (), None, ())
