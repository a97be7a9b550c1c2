"""``replay``: what a record comes to, as JSON."""

import json
from typing import Any

import pytest

from tests.cli.console import Replay, Run, Typed, WriteRecord
from tests.engine.records import DEALER, ELDER, Record, small

STRONG = ["KH", "QH", "JH", "AH", "TH"]
WEAK = ["7S", "8S", "7D", "8D", "7C"]


def one_deal(*acts: str, rules: object = "gamerules", score: object = None, **deal: object) -> Record:
    """Give a record of one deal: south deals, trump hearts, unless told otherwise."""
    record = small(actions=list(acts), **deal) | {"rules": rules}
    return record if score is None else record | {"score": score}


def strong_elder(*acts: str, rules: object = "gamerules", score: object = None) -> Record:
    """Give a deal in which elder, north, takes all five tricks."""
    return one_deal(
        *acts, hands={"elder": STRONG, "dealer": WEAK}, turn_up="9H", stock=["9C"], rules=rules, score=score
    )


VOLE = [f"play {card}" for pair in zip(STRONG, WEAK, strict=True) for card in pair]


def after(replay: Replay, record: Record, *acts: str) -> dict[str, Any]:
    """Replay a record with further acts at its end."""
    record["deals"][-1]["actions"] += acts
    return replay(record)


def played_out(replay: Replay, record: Record) -> dict[str, Any]:
    """Go on with a record, each time with the last act that replay calls legal, until its deal is finished."""
    result = replay(record)
    while result["legal"]["player"] is not None:
        result = after(replay, record, result["legal"]["actions"][-1])
    return result


def test_the_contracts_example_comes_to_exactly_this(replay: Replay) -> None:
    record = small() | {"rules": "classic", "score": {"elder": 0, "dealer": 0}}
    assert replay(record) == {
        "score": {"north": 1, "south": 0},
        "winner": None,
        "deals": [
            {
                "tricks": {"elder": 1, "dealer": 0},
                "points": [{"player": "north", "points": 1, "for": "king", "rule": "king-in-hand"}],
                "finished": False,
            }
        ],
        "legal": {
            "player": "north",
            "actions": [f"play {card}" for card in ["9H", "AS", "AH", "7S"]],
            "announcements": [],
        },
    }


@pytest.mark.parametrize(
    ("acts", "player", "actions"),
    [
        ([], "north", {"propose", "stand"}),
        (["propose"], "south", {"accept", "refuse"}),
        (["propose", "accept"], "north", {"exchange"}),
        (["propose", "accept", "exchange 7D"], "south", {"exchange"}),
        (["propose", "accept", "exchange 7D", "exchange"], "north", {"propose", "stand"}),
        (["propose", "refuse"], "north", {f"play {card}" for card in ELDER}),
        (["stand", "play 9H"], "south", {"play QH"}),
        (["stand", "play 8C"], "south", {"play 7C"}),
        (["stand", "play AS"], "south", {"play JS"}),
        (["stand", "play AS", "play JS"], "south", {f"play {card}" for card in DEALER if card != "JS"}),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_legal_tells_who_is_awaited_and_what_that_player_may_do(
    replay: Replay, acts: list[str], player: str, actions: set[str]
) -> None:
    legal = replay(one_deal(*acts))["legal"]
    assert (legal["player"], set(legal["actions"]), len(legal["actions"])) == (player, actions, len(actions))


@pytest.mark.parametrize(
    ("acts", "rules", "limits"),
    [
        (["propose", "accept"], "gamerules", (1, 3)),
        (["propose", "accept", "exchange 7D"], "gamerules", (0, 2)),
        (["propose", "accept", "exchange 7D"], {"dealer_min_discard": 1}, (1, 2)),
        (["propose", "accept", "exchange 7D 8C KH"], {"dealer_min_discard": 1}, (0, 0)),
    ],
)
def test_an_exchange_stands_once_with_its_limits_beside_the_list(
    replay: Replay, acts: list[str], rules: object, limits: tuple[int, int]
) -> None:
    legal = replay(one_deal(*acts, rules=rules, stock=["AH", "7S", "9C"]))["legal"]
    assert legal["actions"] == ["exchange"]
    assert (legal["min"], legal["max"]) == limits


@pytest.mark.parametrize("acts", [[], ["propose"], ["stand"], ["stand", "play 9H"], ["propose", "refuse"]])
def test_min_and_max_stand_beside_nothing_but_an_exchange(replay: Replay, acts: list[str]) -> None:
    assert set(replay(one_deal(*acts))["legal"]) == {"player", "actions", "announcements"}


def test_with_an_empty_stock_elder_can_only_stand(replay: Replay) -> None:
    record = one_deal()
    del record["deals"][0]["stock"]
    assert replay(record)["legal"]["actions"] == ["stand"]


NORTHS_KING = [{"player": "north", "action": "mark-king"}]
SOUTHS_KING = [{"player": "south", "action": "mark-king"}]
SWAPPED = {"elder": DEALER, "dealer": ELDER}


@pytest.mark.parametrize("rules", ["gamerules", "classic"])
def test_the_window_of_a_king_in_hand_opens_when_the_talk_is_over(replay: Replay, rules: str) -> None:
    assert replay(one_deal("propose", rules=rules))["legal"]["announcements"] == []
    assert replay(one_deal("propose", "refuse", rules=rules))["legal"]["announcements"] == NORTHS_KING


def test_the_dealers_king_is_listed_though_it_is_elders_turn(replay: Replay) -> None:
    legal = replay(one_deal("stand", hands=SWAPPED))["legal"]
    assert (legal["player"], legal["announcements"]) == ("north", SOUTHS_KING)
    assert "mark-king" not in legal["actions"]


@pytest.mark.parametrize(("rules", "announcements"), [("gamerules", []), ("classic", SOUTHS_KING)])
def test_after_the_lead_the_dealer_may_announce_as_the_switch_says(
    replay: Replay, rules: str, announcements: object
) -> None:
    result = replay(one_deal("stand", "play JS", hands=SWAPPED, rules=rules))
    assert result["legal"]["announcements"] == announcements


@pytest.mark.parametrize("rules", ["gamerules", "classic"])
def test_a_king_led_first_may_be_announced_until_it_is_covered(replay: Replay, rules: str) -> None:
    led = replay(one_deal("stand", "play KH", rules=rules))["legal"]
    assert (led["player"], led["announcements"]) == ("south", NORTHS_KING)
    assert replay(one_deal("stand", "play KH", "play QH", rules=rules))["legal"]["announcements"] == []


TURNED = [{"player": "south", "action": "mark-turned-king"}]
TURNED_POINT = {"player": "south", "points": 1, "for": "turned_king", "rule": "turned-king"}


def test_a_turned_up_king_may_be_claimed_at_every_moment_and_after_the_fifth_trick(replay: Replay) -> None:
    record = one_deal(turn_up="KS")
    result = replay(record)
    while result["legal"]["player"] is not None:
        assert result["legal"]["announcements"] == TURNED
        result = after(replay, record, result["legal"]["actions"][-1])
    assert result["deals"][0]["finished"]
    assert result["legal"] == {"player": None, "actions": [], "announcements": TURNED}
    claimed = after(replay, record, "mark-turned-king")
    assert claimed["deals"][0]["points"][-1] == TURNED_POINT
    assert claimed["legal"]["announcements"] == []


def test_a_claim_does_not_change_whose_turn_it_is(replay: Replay) -> None:
    before, claimed = (replay(one_deal("stand", "play 9H", *claim, turn_up="KS")) for claim in ([], [TURNED_ACT]))
    assert (claimed["legal"]["player"], claimed["legal"]["actions"]) == ("south", before["legal"]["actions"])
    assert claimed["score"] == {"north": 0, "south": 1}


TURNED_ACT = "mark-turned-king"


def test_a_claim_is_lost_with_the_next_deal(replay: Replay) -> None:
    record = one_deal(turn_up="KS")
    played_out(replay, record)
    record["deals"].append(small(dealer="north", actions=[])["deals"][0])
    result = replay(record)
    assert [award["for"] in {"point", "vole"} for award in result["deals"][0]["points"]] == [True]
    assert result["legal"]["announcements"] == []


def test_an_automatic_turned_up_king_is_marked_without_an_act(replay: Replay) -> None:
    result = replay(one_deal(turn_up="KS", rules="classic"))
    assert result["deals"][0]["points"] == [TURNED_POINT]
    assert result["legal"]["announcements"] == []


def test_the_winners_score_may_pass_the_target(replay: Replay) -> None:
    result = replay(strong_elder("stand", *VOLE, rules="classic", score={"elder": 4, "dealer": 2}))
    assert result == {
        "score": {"north": 6, "south": 2},
        "winner": "north",
        "deals": [
            {
                "tricks": {"elder": 5, "dealer": 0},
                "points": [{"player": "north", "points": 2, "for": "vole", "rule": "the-vole"}],
                "finished": True,
            }
        ],
        "legal": {"player": None, "actions": [], "announcements": []},
    }


def test_a_stake_and_the_tricks_are_one_award_that_is_called_the_vole(replay: Replay) -> None:
    result = replay(strong_elder("propose", "refuse", *VOLE, rules={"preset": "classic", "stake": "plus_one"}))
    assert [(award["for"], award["points"]) for award in result["deals"][0]["points"]] == [("vole", 3)]


def test_a_king_that_wins_the_game_finishes_its_deal_at_once(replay: Replay) -> None:
    result = replay(one_deal("stand", "mark-king", score={"elder": 4}))
    assert (result["winner"], result["score"]) == ("north", {"north": 5, "south": 0})
    assert result["deals"][0]["finished"]
    assert result["deals"][0]["tricks"] == {"elder": 0, "dealer": 0}
    assert result["legal"] == {"player": None, "actions": [], "announcements": []}


def test_the_starting_score_goes_by_the_roles_of_the_first_deal(replay: Replay) -> None:
    for dealer, score in (("south", {"north": 3, "south": 1}), ("north", {"north": 1, "south": 3})):
        assert replay(one_deal(dealer=dealer, score={"elder": 3, "dealer": 1}))["score"] == score


def test_a_record_may_leave_out_all_that_has_a_default(replay: Replay) -> None:
    deal = {"dealer": "south", "hands": {"elder": ELDER, "dealer": DEALER}, "turn_up": "8H"}
    result = replay({"format": "ecarte-record", "version": 1, "deals": [deal]})
    assert result["score"] == {"north": 0, "south": 0}
    assert result["legal"]["actions"] == ["stand"]


def test_a_second_deal_goes_on_with_the_score_of_the_first(replay: Replay) -> None:
    record = strong_elder("stand", *VOLE)
    record["deals"].append(small(dealer="north", actions=["stand"])["deals"][0])
    result = replay(record)
    assert (result["score"], result["winner"]) == ({"north": 2, "south": 0}, None)
    assert [deal["finished"] for deal in result["deals"]] == [True, False]
    assert result["legal"]["player"] == "south"


@pytest.mark.parametrize("spelling", ["10S", "ts", "10s", "T♠", "♠T", "10♠", "♠10", "♠t"])
def test_a_card_may_be_written_in_other_ways_and_comes_back_in_two_letters(replay: Replay, spelling: str) -> None:
    hands = {"elder": ELDER, "dealer": [spelling if card == "TS" else card for card in DEALER]}
    result = replay(one_deal("stand", "play 8C", "play 7C", "play AS", hands=hands))
    assert result["legal"]["actions"] == ["play JS"]
    result = replay(one_deal("stand", "play 8C", "play 7C", "play AS", "play JS", f"play {spelling}", hands=hands))
    assert result["deals"][0]["tricks"] == {"elder": 1, "dealer": 1}


@pytest.mark.parametrize("form", ["text", "bytes", "bytes with a byte order mark"])
def test_a_record_is_read_from_standard_input(run: Run, typed: Typed, replay: Replay, form: str) -> None:
    text = json.dumps(small(comment="écarté ♠"), ensure_ascii=False)
    typed(text if form == "text" else text.encode("utf-8-sig" if "mark" in form else "utf-8"))
    assert json.loads(run("replay", "-", "--json").out) == replay(small())


def test_the_json_is_one_line_and_nothing_else(run: Run, write: WriteRecord) -> None:
    outcome = run("replay", write(small()), "--json")
    assert (outcome.code, outcome.err, outcome.out.count("\n")) == (0, "", 1)


def test_people_read_tricks_points_score_and_what_comes_next(run: Run, write: WriteRecord) -> None:
    assert run("replay", write(small() | {"rules": "classic"})).out.splitlines() == [
        "Deal 1, not finished: south deals; tricks: elder (north) 1, dealer (south) 0",
        "  north marks 1 point. One point for the king of trumps, announced.",
        "Score: north 1, south 0",
        "Next: north, who may: play 9H, play AS, play AH, play 7S",
    ]


def test_people_read_the_winner_an_exchange_and_an_announcement(run: Run, write: WriteRecord) -> None:
    won = run("replay", write(one_deal("stand", "mark-king", score={"elder": 4}))).out
    assert "The game is won by north\n" in won
    assert "Next" not in won
    exchange = run("replay", write(one_deal("propose", "accept"))).out
    assert "Next: north, who may: exchange 1 to 2 cards\n" in exchange
    king = run("replay", write(one_deal("stand"))).out
    assert "At any moment: north may mark-king\n" in king
