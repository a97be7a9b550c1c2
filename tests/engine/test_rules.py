"""The switches, the two presets, and how rules are written."""

import itertools

import pytest

from ecarte_widgets.engine import (
    SWITCHES,
    FirstDealer,
    KingWindow,
    Preset,
    Rules,
    RulesError,
    Stake,
    StakeScope,
    TurnedKing,
    Void,
    preset_of,
    rules_from_switches,
    switches_of,
)

GAMERULES = {
    "target": 5,
    "first_dealer": "random",
    "turned_king": "claim",
    "king_window": "before_first_card",
    "void": "any_card",
    "dealer_min_discard": 0,
    "stake": "elder_only",
    "stake_scope": "first_proposal",
}
CLASSIC = {
    "target": 5,
    "first_dealer": "high_card",
    "turned_king": "automatic",
    "king_window": "before_own_first_card",
    "void": "must_trump",
    "dealer_min_discard": 0,
    "stake": "winner_two",
    "stake_scope": "first_proposal",
}
VALUES: dict[str, tuple[int | str, ...]] = {
    "target": (5, 7, 11),
    "first_dealer": ("random", "high_card", "low_card"),
    "turned_king": ("claim", "automatic"),
    "king_window": ("before_first_card", "before_own_first_card"),
    "void": ("any_card", "must_trump"),
    "dealer_min_discard": (0, 1),
    "stake": ("elder_only", "winner_two", "plus_one", "off"),
    "stake_scope": ("first_proposal", "every_proposal"),
}
"""The table of docs/rules."""


@pytest.mark.parametrize(("preset", "switches"), [("gamerules", GAMERULES), ("classic", CLASSIC)])
def test_a_preset_sets_every_switch_as_its_column_says(preset: str, switches: dict[str, int | str]) -> None:
    assert switches_of(rules_from_switches(preset)) == switches


def test_gamerules_is_the_default() -> None:
    assert Rules() == Rules.gamerules() == Rules.preset(Preset.GAMERULES) == rules_from_switches()
    assert Rules.classic() == Rules.preset(Preset.CLASSIC)


def test_the_switches_and_their_values_are_those_of_the_table() -> None:
    assert {name: tuple(getattr(one, "value", one) for one in values) for name, values in SWITCHES.items()} == VALUES


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in VALUES.items() for value in values])
@pytest.mark.parametrize("preset", ["gamerules", "classic"])
def test_a_switch_after_a_preset_changes_that_switch_only(preset: str, name: str, value: int | str) -> None:
    base = switches_of(rules_from_switches(preset))
    assert switches_of(rules_from_switches(preset, {name: value})) == base | {name: value}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target", 6),
        ("target", "5"),
        ("target", 5.0),
        ("target", True),
        ("target", None),
        ("dealer_min_discard", 2),
        ("dealer_min_discard", False),
        ("dealer_min_discard", 1.0),
        ("void", "ANY_CARD"),
        ("void", 0),
        ("stake", "first_proposal"),
        ("stake", ["off"]),
        ("stake_scope", ""),
    ],
)
def test_a_value_that_the_table_does_not_list_is_refused_with_those_it_does(name: str, value: object) -> None:
    with pytest.raises(RulesError) as refused:
        rules_from_switches("gamerules", {name: value})
    assert (refused.value.name, refused.value.value) == (name, value)
    assert refused.value.allowed == VALUES[name]


def test_an_unknown_switch_is_refused_with_the_switches_there_are() -> None:
    with pytest.raises(RulesError, match="no switch 'ace_high'") as refused:
        rules_from_switches("gamerules", {"ace_high": True})
    assert refused.value.allowed == tuple(VALUES)


@pytest.mark.parametrize("preset", ["", "Classic", "GAMERULES", None, 1, ["classic"]])
def test_an_unknown_preset_is_refused_with_those_there_are(preset: object) -> None:
    with pytest.raises(RulesError) as refused:
        rules_from_switches(preset)
    assert (refused.value.name, refused.value.allowed) == ("preset", ("gamerules", "classic"))


def test_the_message_is_short_whatever_was_given() -> None:
    with pytest.raises(RulesError) as refused:
        rules_from_switches("x" * 10_000)
    assert len(str(refused.value)) < 150


@pytest.mark.parametrize(
    ("name", "value"),
    [("target", 6), ("target", True), ("target", 5.0), ("void", "any_card"), ("stake", StakeScope.FIRST_PROPOSAL)],
)
def test_rules_made_in_python_are_checked_too(name: str, value: object) -> None:
    switches: dict[str, object] = {name: value}
    with pytest.raises(RulesError):
        Rules(**switches)  # type: ignore[arg-type]  # that is what is tested


def test_rules_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Rules().target = 7  # type: ignore[misc]  # that is what is tested


def every_rules() -> list[Rules]:
    return [
        Rules(5, dealer, king, window, void, minimum, stake, scope)
        for dealer, king, window, void, minimum, stake, scope in itertools.product(
            FirstDealer, TurnedKing, KingWindow, Void, (0, 1), Stake, StakeScope
        )
    ] + [Rules(target=target) for target in (7, 11)]


def test_every_rule_set_is_told_as_its_nearest_preset_and_the_switches_that_differ() -> None:
    for rules in every_rules():
        preset, switches = preset_of(rules)
        assert rules_from_switches(preset.value, switches) == rules
        assert all(value != switches_of(Rules.preset(preset))[name] for name, value in switches.items())


def test_the_nearest_preset_is_the_one_with_fewer_switches_to_name() -> None:
    assert preset_of(Rules.classic()) == (Preset.CLASSIC, {})
    assert preset_of(rules_from_switches("classic", {"target": 7})) == (Preset.CLASSIC, {"target": 7})
    assert preset_of(rules_from_switches("gamerules", {"void": "must_trump"})) == (
        Preset.GAMERULES,
        {"void": "must_trump"},
    )
