"""Links: the query of the app's address, and in a notebook the cell that opens the same."""

import os
from typing import Final

from ecarte_widgets.engine import Rules
from ecarte_widgets.engine.record import rules_to_json
from ecarte_widgets.i18n import Words
from ecarte_widgets.widgets.address import deal_query
from ecarte_widgets.widgets.table.trick import JsonObject

QUERY_VARIABLE: Final = "QUERY_STRING"
"""The environment variable in which Voilà tells the query of a page's address; a notebook has none."""


def is_in_app() -> bool:
    """Tell whether this is a page of the app, whose address can be a link."""
    return QUERY_VARIABLE in os.environ


def rules_given(rules: Rules) -> str:
    """Write rules as a cell gives them.

    >>> rules_given(Rules.classic())
    '"classic"'
    """
    value = rules_to_json(rules)
    return f'"{value}"' if isinstance(value, str) else str(value).replace("'", '"')


def deal_link(number: int, rules: Rules, words: Words) -> JsonObject:
    """Give the link to a numbered deal: the query of the app's address, and the cell of a notebook."""
    return {
        "query": deal_query(number, rules, words.language),
        "cell": f"ew.Table(deal={number}, rules={rules_given(rules)})",
        "inApp": is_in_app(),
        "here": words.text("records.link.here"),
        "copy": words.text("worksheet.link.copy"),
        "copied": words.text("records.copied"),
        "notCopied": words.text("worksheet.not-copied"),
    }
