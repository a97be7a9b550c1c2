"""Addresses: what a link asks for, and what is said of one that cannot be read."""

from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte_widgets.engine import Rules, rules_from_switches, rules_from_text, rules_text
from ecarte_widgets.i18n import languages, words_for
from ecarte_widgets.sessions.worksheet import MOST_DEALS
from ecarte_widgets.shuffling import DEAL_NUMBERS
from ecarte_widgets.widgets.address import Address, deal_query, fault_text, read_address
from tests.sessions.play import any_rules

SCREENS = ("home", "learn", "play")
MOST = DEAL_NUMBERS.stop - 1


def read(query: str) -> Address:
    return read_address(query, SCREENS)


def said(query: str, language: str = "en") -> list[str]:
    """Give what is said of an address."""
    return [fault_text(fault, words_for(language), SCREENS) for fault in read(query).faults]


def test_nothing_asks_for_nothing() -> None:
    assert read("") == Address()


def test_a_link_to_a_deal_opens_the_table_there() -> None:
    assert read("deal=4821&rules=classic&lang=ps") == Address("play", 4821, Rules.classic(), "ps")


def test_a_screen_that_is_named_is_opened_with_the_deal() -> None:
    assert read("show=learn&deal=4821").show == "learn"
    assert read_address("show=demo&deal=4821", [*SCREENS, "demo"]).show == "demo"


def test_rules_are_written_as_on_the_command_line() -> None:
    expected = rules_from_switches("classic", {"target": 7, "stake": "plus_one"})
    assert read("rules=classic,target=7,stake=plus_one").rules == expected
    assert read("rules=classic%2Ctarget%3D7%2Cstake%3Dplus_one").rules == expected


@pytest.mark.parametrize("seed", range(50))
def test_a_link_leads_to_the_rules_and_the_deal_that_it_was_made_for(seed: int) -> None:
    rules = any_rules(seed)
    assert rules_from_text(rules_text(rules)) == rules
    assert read(deal_query(seed, rules, "ps")) == Address("play", seed, rules, "ps")


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("deal=0", 0),
        (f"deal={MOST}", MOST),
        ("deal=004821", 4821),
        ("deal=+4821+", 4821),
        ("deal=%DB%B4%DB%B8%DB%B2%DB%B1", 4821),
        ("deal=1&deal=2", 2),
    ],
)
def test_a_number_may_be_written_as_people_write_it(query: str, expected: int) -> None:
    assert read(query).deal == expected


@pytest.mark.parametrize("text", ["abc", "-1", "4821.0", "1e3", str(MOST + 1), "9" * 5000, "4821,17", "0x10", "²"])
def test_what_is_no_deal_number_is_passed_over_with_a_line(text: str) -> None:
    address = read(f"deal={text}")
    assert (address.show, address.deal) == (None, None)
    [line] = said(f"deal={text}")
    assert f"0 to {MOST}" in line
    assert text[:50] in line


@pytest.mark.parametrize(
    "text", ["foo", "Classic", "classic,", "classic,target=6", "classic,target=7,target=5", ",", "classic;x"]
)
def test_rules_that_there_are_not_are_passed_over_with_a_line(text: str) -> None:
    assert read(f"rules={text}").rules is None
    [line] = said(f"rules={text}")
    assert "gamerules, classic" in line
    assert "target" in line


def test_a_language_and_a_screen_that_there_are_not_are_passed_over_with_a_line() -> None:
    assert read("lang=xx&show=kitchen") == Address(faults=read("lang=xx&show=kitchen").faults)
    screen, language = said("lang=xx&show=kitchen")
    assert ("kitchen" in screen, "home, learn, play" in screen) == (True, True)
    assert ("xx" in language, ", ".join(languages()) in language) == (True, True)


def test_a_language_may_have_a_region() -> None:
    assert read("lang=EN-gb").language == "en"


def test_a_worksheet_is_a_list_of_different_numbers() -> None:
    assert read("worksheet=4821,17").worksheet == (4821, 17)
    assert read_address("worksheet=4821", [*SCREENS, "worksheet"]).show == "worksheet"
    full = ",".join(map(str, range(MOST_DEALS)))
    assert read(f"worksheet={full}").worksheet == tuple(range(MOST_DEALS))
    for faulty in ("17,", "17,17", "a", f"{full},5000", "," * 100_000):
        assert read(f"worksheet={faulty}").worksheet == ()
        assert len(said(f"worksheet={faulty}")) == 1


@pytest.mark.parametrize("language", languages())
def test_of_a_hostile_address_at_most_60_characters_are_repeated_and_none_that_changes_the_line(language: str) -> None:
    hostile = "%3Cb%3E%E2%80%AE%0A%00" + "x" * 10_000
    for part in ("show", "deal", "rules", "lang", "worksheet"):
        [line] = said(f"{part}={hostile}", language)
        [short] = said(f"{part}=y", language)
        assert len(line) < len(short) + 60
        assert not {"\u202e", "\n", "\0"} & set(line)


@given(st.text(max_size=200))
def test_whatever_an_address_is_it_is_read(query: str) -> None:
    address = read(query)
    assert {one.name for one in fields(address)} == {"show", "deal", "rules", "language", "worksheet", "faults"}
    assert all(fault_text(fault, words_for("en"), SCREENS) for fault in address.faults)
