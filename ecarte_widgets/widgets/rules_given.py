"""Rules as a person writes them in a notebook."""

from collections.abc import Mapping

from ecarte_widgets.engine import Rules, rules_from_switches, rules_from_text


def rules_of(rules: str | Mapping[str, object] | Rules) -> Rules:
    """Read rules as a person writes them in a notebook: in one line, as a mapping, or as rules.

    Raises:
        RulesError: there are no such rules.
    """
    if isinstance(rules, Rules):
        return rules
    if isinstance(rules, str):
        return rules_from_text(rules)
    switches = dict(rules)
    return rules_from_switches(switches.pop("preset", "gamerules"), switches)
