"""Rules as they are given in Python: in one line, as a mapping, or as rules."""

import pytest

import ecarte_widgets as ew
from ecarte_widgets.engine import SWITCHES, Rules, RulesError, rules_from_switches
from ecarte_widgets.widgets.rules_given import rules_of

CLASSIC_SEVEN = {"preset": "classic", "target": 7}


def test_rules_of_a_mapping_start_from_its_preset() -> None:
    assert rules_of(CLASSIC_SEVEN) == rules_from_switches("classic", {"target": 7})
    assert rules_of({"target": 7}) == Rules(target=7)
    assert rules_of({}) == Rules.gamerules()
    assert CLASSIC_SEVEN == {"preset": "classic", "target": 7}


@pytest.mark.parametrize(
    ("rules", "name"),
    [
        ("baroque", "preset"),
        ("", "preset"),
        ("Classic", "preset"),
        ("classic,target=6", "target"),
        ("classic,target=7,target=5", "target"),
        ("classic,goal=7", "goal"),
        ({"preset": "baroque"}, "preset"),
        ({"preset": None}, "preset"),
        ({"preset": ["classic"]}, "preset"),
        ({"goal": 7}, "goal"),
        ({"target": 6}, "target"),
        ({"target": "7"}, "target"),
        ({"target": 7.0}, "target"),
        ({"target": True}, "target"),
        ({"stake": "all"}, "stake"),
        ({"void": None}, "void"),
    ],
)
def test_rules_that_there_are_not_are_refused_with_those_that_there_are(
    rules: str | dict[str, object], name: str
) -> None:
    with pytest.raises(RulesError) as error:
        rules_of(rules)
    assert error.value.name == name
    assert error.value.allowed
    with pytest.raises(RulesError):
        ew.Table(rules=rules)


def test_an_enum_of_the_engine_is_no_word_of_a_mapping_but_its_text_is() -> None:
    for name, values in SWITCHES.items():
        for value in values:
            assert getattr(rules_of({name: value if isinstance(value, int) else value.value}), name) == value
