"""The score sheet as a browser shows and prints it: a table with finished words, one row a deal."""

from ecarte_widgets.engine import Award, Reason, Seat
from ecarte_widgets.i18n import Words
from ecarte_widgets.sessions.score_sheet import ScoreSheet, SheetLine
from ecarte_widgets.widgets.table.settings import rules_shown
from ecarte_widgets.widgets.table.trick import JsonObject
from ecarte_widgets.widgets.table.words import role_sentence

Names = tuple[str, str]
"""What the two players are called, by seat."""

_COLUMNS = ("deal", "dealer", "talk", "king", "tricks", "points", "score")


def sheet_view(sheet: ScoreSheet, first: Seat, names: Names, words: Words) -> JsonObject:
    """Give a score sheet.

    Args:
        sheet: the sheet.
        first: who is named first.
        names: what the players are called.
        words: the language.
    """

    def both(pair: tuple[int, int]) -> list[str]:
        return [words.text("sheet.one", player=names[seat], count=pair[seat]) for seat in (first, first.other)]

    start = words.text("sheet.before", score=words.all_of(both(sheet.start_score)))

    return {
        "title": words.text("sheet.title"),
        "rules": rules_shown(sheet.rules, words),
        "before": start if any(sheet.start_score) else "",
        "columns": [words.text(f"sheet.{column}") for column in _COLUMNS],
        "lines": [
            {
                "place": str(place),
                "number": "" if line.number is None else words.text("sheet.number", number=words.ltr(str(line.number))),
                "dealer": names[line.dealer],
                "talk": [role_sentence(event, line.dealer, words) for event in line.talk],
                "kings": _kings(line, names, words),
                "tricks": both(line.tricks),
                "points": [_points(award, names, words) for award in line.awards],
                "score": both(line.score),
            }
            for place, line in enumerate(sheet.lines, start=1)
        ],
        "winner": "" if sheet.winner is None else words.text("sheet.winner", player=names[sheet.winner]),
        "print": words.text("sheet.print"),
    }


def _kings(line: SheetLine, names: Names, words: Words) -> list[str]:
    """Say which king was marked, and by whom, or not."""
    kings = [
        words.text(f"sheet.king.{award.reason.value.replace('_', '-')}", player=names[award.player])
        for award in line.awards
        if award.reason in (Reason.KING, Reason.TURNED_KING)
    ]
    lost = [words.text("sheet.king.lost", player=names[line.dealer])] if line.is_king_lost else []
    return kings + lost or [words.text("sheet.king.none")]


def _points(award: Award, names: Names, words: Words) -> JsonObject:
    """Say who has how many points, and by which rule."""
    return {
        "who": words.plural("sheet.award", award.points, player=names[award.player]),
        "rule": words.text(f"award.{award.rule.value}"),
    }
