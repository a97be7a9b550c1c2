"""``deal``: the record of a number."""

import json

import pytest

from ecarte_widgets.engine import PACK, read_record, rules_from_switches
from ecarte_widgets.shuffling import numbered_deal
from tests.cli.console import Refused, Run, Typed

NUMBERS = (0, 4821, 2**53 - 1)


@pytest.mark.parametrize("number", NUMBERS)
def test_the_json_is_the_record_of_one_deal_from_the_top_of_the_numbers_pack(run: Run, number: int) -> None:
    outcome = run("deal", str(number), "--json")
    numbered = numbered_deal(number)
    pack = [card.value for card in numbered.pack]
    assert (outcome.code, outcome.err) == (0, "")
    assert json.loads(outcome.out) == {
        "format": "ecarte-record",
        "version": 1,
        "rules": "gamerules",
        "score": {"elder": 0, "dealer": 0},
        "deals": [
            {
                "dealer": str(numbered.dealer),
                "hands": {"elder": pack[0:3] + pack[6:8], "dealer": pack[3:6] + pack[8:10]},
                "turn_up": pack[10],
                "stock": pack[11:],
                "actions": [],
            }
        ],
    }


@pytest.mark.parametrize("number", NUMBERS)
def test_each_card_of_the_pack_is_there_once_and_21_are_stock(run: Run, number: int) -> None:
    [deal] = json.loads(run("deal", str(number), "--json").out)["deals"]
    cards = [*deal["hands"]["elder"], *deal["hands"]["dealer"], deal["turn_up"], *deal["stock"]]
    assert sorted(cards) == sorted(card.value for card in PACK)
    assert (len(deal["hands"]["elder"]), len(deal["hands"]["dealer"]), len(deal["stock"])) == (5, 5, 21)


def test_the_json_is_one_line_and_nothing_else(run: Run) -> None:
    outcome = run("deal", "4821", "--json")
    assert outcome.out.count("\n") == 1
    assert outcome.out.endswith("}\n")


@pytest.mark.parametrize(
    ("given", "written"),
    [
        ("gamerules", "gamerules"),
        ("classic", "classic"),
        ("classic,target=7,stake=plus_one", {"preset": "classic", "target": 7, "stake": "plus_one"}),
        ("gamerules,dealer_min_discard=1", {"preset": "gamerules", "dealer_min_discard": 1}),
        ("gamerules,target=5", {"preset": "gamerules", "target": 5}),
        ("classic,first_dealer=low_card", {"preset": "classic", "first_dealer": "low_card"}),
    ],
)
def test_rules_are_written_as_they_were_given(run: Run, given: str, written: object) -> None:
    record = run("deal", "4821", "--json", "--rules", given).out
    assert json.loads(record)["rules"] == written
    preset, switches = (written, {}) if isinstance(written, str) else (given.partition(",")[0], dict(written))  # type: ignore[call-overload]
    switches.pop("preset", None)
    assert read_record(record).rules == rules_from_switches(preset, switches)


def test_an_option_may_stand_before_the_number_and_with_an_equals_sign(run: Run) -> None:
    assert run("deal", "--rules=classic", "--json", "7").out == run("deal", "7", "--rules", "classic", "--json").out


def test_leading_zeros_do_not_matter(run: Run) -> None:
    assert run("deal", "0004821", "--json") == run("deal", "4821", "--json")
    assert run("deal", "000", "--json") == run("deal", "0", "--json")


def test_rules_change_no_card(run: Run) -> None:
    plain, other = (json.loads(run("deal", "12", "--json", *rules).out) for rules in ([], ["--rules", "classic"]))
    assert plain["deals"] == other["deals"]


def test_people_read_the_number_the_rules_and_every_card_in_symbols(run: Run) -> None:
    outcome = run("deal", "4821", "--rules", "classic,target=7")
    assert (outcome.code, outcome.err) == (0, "")
    assert "Deal 4821, rules classic,target=7\n" in outcome.out
    assert [card for card in PACK if str(card) not in outcome.out] == []
    assert "Dealer (north): 9♥ 7♦" in outcome.out


@pytest.mark.parametrize("number", NUMBERS)
def test_what_deal_prints_replay_reads(run: Run, typed: Typed, number: int) -> None:
    typed(run("deal", str(number), "--json", "--rules", "classic,target=11").out)
    result = json.loads(run("replay", "-", "--json").out)
    assert result["legal"]["actions"] == ["propose", "stand"]
    assert [deal["finished"] for deal in result["deals"]] == [False]


@pytest.mark.parametrize(
    "number",
    [
        "9007199254740992",
        "-1",
        "",
        " 5",
        "5 ",
        "+5",
        "1.0",
        "1e3",
        "0x10",
        "1_000",
        "٣",
        "²",
        "half",
        "9" * 10_000,
        "\N{FULLWIDTH DIGIT FIVE}",
        "5\n",
        "nan",
    ],
    ids=lambda number: ascii(number[:20]),
)
def test_what_is_no_deal_number_is_refused_and_the_range_is_named(refused: Refused, number: str) -> None:
    line = refused("deal", number)
    assert "deal number" in line
    assert "0 to 9007199254740991" in line


RULES_MISTAKES = {
    "baroque": ["preset baroque", "gamerules, classic"],
    "Classic": ["preset Classic", "gamerules, classic"],
    "": ["preset", "gamerules, classic"],
    "target=7": ["preset target=7", "gamerules, classic"],
    ",target=7": ["preset", "gamerules, classic"],
    "classic,goal=7": ["switch goal", "target", "stake_scope"],
    "classic,preset=gamerules": ["switch preset", "target", "stake_scope"],
    "classic,=7": ["switch", "target", "stake_scope"],
    "classic,target": ["target", "SWITCH=VALUE"],
    "classic,": ["SWITCH=VALUE", "stake_scope"],
    "classic,target=6": ["target 6", "5, 7, 11"],
    "classic,target=": ["target", "5, 7, 11"],
    "classic,target=seven": ["target seven", "5, 7, 11"],
    "classic,target=7.0": ["target 7.0", "5, 7, 11"],
    "classic,target=-7": ["target -7", "5, 7, 11"],
    "classic,target=" + "7" * 5000: ["target", "5, 7, 11"],
    "classic,target=7,target=7": ["target stands twice"],
    "classic,void=trump": ["void trump", "any_card, must_trump"],
    "classic,void=MUST_TRUMP": ["void MUST_TRUMP", "any_card, must_trump"],
    "classic,dealer_min_discard=2": ["dealer_min_discard 2", "0, 1"],
    "classic,dealer_min_discard=true": ["dealer_min_discard true", "0, 1"],
    "classic,stake=off=off": ["stake off=off", "elder_only, winner_two, plus_one, off"],
    "classic, target=7": ["switch  target", "target"],
    "classic;target=7": ["preset classic;target=7", "gamerules, classic"],
}


@pytest.mark.parametrize("rules", RULES_MISTAKES, ids=lambda rules: rules[:30])
def test_each_mistake_in_rules_is_named_with_what_is_allowed(refused: Refused, rules: str) -> None:
    line = refused("deal", "1", "--rules", rules)
    assert "--rules" in line
    assert [part for part in RULES_MISTAKES[rules] if part not in line] == []


@pytest.mark.parametrize("options", [["--json"], []])
def test_nothing_is_printed_when_the_rules_are_wrong(refused: Refused, options: list[str]) -> None:
    assert "allowed" in refused("deal", "1", "--rules", "baroque", *options)
