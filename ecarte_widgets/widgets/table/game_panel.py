"""What opens beside the table about its game: the deal's number and link, the game's record, the score sheet.

No card is in it: a record goes to the page when it is asked for, and holds finished deals only.
"""

from typing import Final

from ecarte_widgets.engine import Seat
from ecarte_widgets.i18n import Words
from ecarte_widgets.sessions import GameSession
from ecarte_widgets.sessions.game_record import finished_part, recorded_text
from ecarte_widgets.sessions.score_sheet import score_sheet
from ecarte_widgets.widgets.links import deal_link
from ecarte_widgets.widgets.opening import opening_words
from ecarte_widgets.widgets.table.score_sheet import sheet_view
from ecarte_widgets.widgets.table.trick import JsonObject
from ecarte_widgets.widgets.table.words import seat_name

_FILE: Final = "ecarte-record.json"
"""The name of the file that a record is saved as."""


def game_panel(session: GameSession, words: Words) -> JsonObject:
    """Give what the panel of the game shows."""
    number, rules = session.scene().deal_number, session.game.rules
    finished = finished_part(session.numbered)
    return {
        "opening": opening_words(words),
        "number": {
            "hint": words.text("records.number.hint"),
            "deal": words.text("records.number.deal"),
            "linkLabel": words.text("records.link" if number is not None else "records.link.later"),
            "link": None if number is None else deal_link(number, rules, words),
        },
        "record": {
            "title": words.text("records.title"),
            "hint": words.text("records.later" if finished is None else "records.hint"),
            "isThere": finished is not None,
            "save": words.text("records.save"),
            "saved": words.text("records.saved", file=words.ltr(_FILE)),
            "copy": words.text("worksheet.copy"),
            "copied": words.text("records.copied"),
            "notCopied": words.text("worksheet.not-copied"),
            "openHint": words.text("records.open.hint"),
        },
        "sheet": None
        if finished is None
        else sheet_view(
            score_sheet(session.numbered),
            session.start.person,
            _names(session, words),
            words,
        ),
    }


def record_message(session: GameSession) -> JsonObject | None:
    """Give what a page gets that asks for the record of the finished deals; None where there is none yet."""
    finished = finished_part(session.numbered)
    return None if finished is None else {"kind": "record", "file": _FILE, "text": recorded_text(finished)}


def _names(session: GameSession, words: Words) -> tuple[str, str]:
    """Tell what the players are called: two who share a screen by where they sit."""
    if session.is_shared:
        return seat_name(Seat.NORTH, words), seat_name(Seat.SOUTH, words)
    own, other = words.text("table.you"), words.text("table.opponent")
    return (other, own) if session.start.person is Seat.SOUTH else (own, other)
