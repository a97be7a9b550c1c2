"""What is in front of a class as text, to be come back to: the deal or the record, and what was done with it."""

import json

from ecarte_widgets.engine import RecordError, Rules, RulesError, rules_from_switches, switches_of
from ecarte_widgets.sessions.demonstration import Demonstration
from ecarte_widgets.sessions.show import Show, Source

VERSION = 1
"""Counts the forms of this text; another one is not read."""


class SavedShowError(ValueError):
    """A text that is nothing to be shown."""


def show_text(show: Show) -> str | None:
    """Write down what is shown.

    Args:
        show: what is in front of the class.

    Returns:
        The text; None for a deal that was set up by hand, which has neither a number nor a record.
    """
    if show.source is Source.SET_UP:
        return None
    return json.dumps(
        {
            "version": VERSION,
            "deal": show.demonstration.deal_number,
            "rules": switches_of(show.rules),
            "record": show.record,
            "steps": show.steps,
        }
    )


def show_from_text(text: str) -> Show:
    """Come back to what was shown.

    Raises:
        SavedShowError: the text is none.
    """
    try:
        kept = json.loads(text)
        if kept["version"] != VERSION:
            raise SavedShowError(kept["version"])
        show = _beginning(kept["deal"], kept["record"], rules_from_switches("gamerules", kept["rules"]))
        show.retrace([str(step) for step in kept["steps"]])
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError, RecordError, RulesError) as error:
        raise SavedShowError from error
    return show


def _beginning(deal: int | None, record: str | None, rules: Rules) -> Show:
    """Begin with a numbered deal, or with a record."""
    if deal is not None:
        return Show(Demonstration.from_deal(deal, rules), Source.NUMBER)
    if not isinstance(record, str):
        raise SavedShowError
    return Show(Demonstration.from_record(record), Source.RECORD, record)
