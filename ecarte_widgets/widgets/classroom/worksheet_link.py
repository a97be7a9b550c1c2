"""The link to a worksheet: the query of the app's address, and in a notebook the cell that opens it."""

import re
from typing import Final
from urllib.parse import urlencode

from ecarte_widgets.engine import rules_text
from ecarte_widgets.i18n import Words
from ecarte_widgets.sessions.worksheet import MOST_DEALS, Worksheet, checked
from ecarte_widgets.shuffling import DEAL_NUMBERS, read_deal_number
from ecarte_widgets.widgets.links import is_in_app, rules_given
from ecarte_widgets.widgets.table.trick import JsonObject

_BETWEEN: Final = re.compile(r"[\s,;\u060c\u061b]+")
"""What parts numbers that were typed, Pashto's comma too."""
_LONGEST: Final = 400
"""How much is read of what was typed."""


def link_query(sheet: Worksheet, language: str) -> str:
    """Write the query of a link to a worksheet.

    >>> from ecarte_widgets.sessions.worksheet import worksheet
    >>> link_query(worksheet([4821, 17]), "ps")
    'worksheet=4821,17&rules=gamerules&lang=ps'
    """
    numbers = ",".join(map(str, sheet.deals))
    return urlencode({"worksheet": numbers, "rules": rules_text(sheet.rules), "lang": language}, safe=",=")


def cell_text(sheet: Worksheet) -> str:
    """Write the notebook cell of a worksheet.

    >>> from ecarte_widgets.sessions.worksheet import worksheet
    >>> cell_text(worksheet([4821, 17]))
    'ew.Worksheet([4821, 17], rules="gamerules")'
    """
    return f"ew.Worksheet({list(sheet.deals)}, rules={rules_given(sheet.rules)})"


def numbers_typed(text: str) -> tuple[int, ...]:
    """Read the numbers of a worksheet as a person types them, with commas or spaces between.

    >>> numbers_typed("4821, 17")
    (4821, 17)

    Raises:
        WorksheetError: they make no worksheet.
    """
    pieces = [piece for piece in _BETWEEN.split(text[:_LONGEST]) if piece]
    numbers = ((piece, read_deal_number(piece)) for piece in pieces)
    return checked(piece if number is None else number for piece, number in numbers)


def link_shown(sheet: Worksheet, words: Words) -> JsonObject:
    """Give the link to a worksheet, and what makes one to another."""
    return {
        "title": words.text("worksheet.teachers"),
        "label": words.text("worksheet.link"),
        "query": link_query(sheet, words.language),
        "cell": cell_text(sheet),
        "inApp": is_in_app(),
        "copy": words.text("worksheet.link.copy"),
        "copied": words.text("worksheet.link.copied"),
        "notCopied": words.text("worksheet.not-copied"),
        "public": words.text("worksheet.public"),
        "numbers": ", ".join(map(str, sheet.deals)),
        "numbersLabel": words.text("worksheet.numbers"),
        "numbersHint": words.text("worksheet.numbers.hint", most=MOST_DEALS, last=DEAL_NUMBERS.stop - 1),
        "make": words.text("worksheet.link.make"),
    }
