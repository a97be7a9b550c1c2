"""The way through a game whose deals are over, as a browser shows it: a demonstration, without what is for a class."""

from typing import Any, Final, cast

from ecarte_widgets.engine import Seat
from ecarte_widgets.i18n import Words
from ecarte_widgets.sessions import Ask, DemonstrationScene, Scene
from ecarte_widgets.sessions.demonstration_asking import Move
from ecarte_widgets.widgets.classroom.demo_view import DemoLook, demo_view
from ecarte_widgets.widgets.classroom.demo_words import Names
from ecarte_widgets.widgets.table.settings import Settings
from ecarte_widgets.widgets.table.trick import JsonObject
from ecarte_widgets.widgets.table.words import seat_name

WALK: Final = "walk"
"""The intent of the button that begins it."""
LEAVE: Final = "leave"
"""The intent that leads back to the table."""

_KEYS: Final = frozenset({"forward", "back", "first", "last", "trick", "line", "stock", "rule", "keys"})
"""What the keyboard does here, of all that it does at a demonstration."""


def offers_walk(scene: Scene) -> bool:
    """Tell whether a table offers it: not as long as a deal is played, nor while nobody is known to sit there."""
    return scene.ask in (Ask.DEAL_OVER, Ask.GAME_WON, Ask.GAME_LOST)


def walk_button(scene: Scene, words: Words) -> JsonObject | None:
    """Give the button that begins it, where it is offered."""
    if not offers_walk(scene):
        return None
    label = words.text("walk.deal" if scene.ask is Ask.DEAL_OVER else "walk.game")
    return {"intent": WALK, "label": label, "primary": False, "anytime": False}


def names_at_table(words: Words, *, is_shared: bool) -> Names:
    """Call the sides as the table does: two who share a screen by their seats."""
    if is_shared:
        return seat_name(Seat.NORTH, words), seat_name(Seat.SOUTH, words)
    return words.text("table.opponent"), words.text("table.you")


def walk_view(scene: DemonstrationScene, words: Words, settings: Settings, names: Names, number: int) -> JsonObject:
    """Give all that is shown of a moment.

    Args:
        scene: the moment.
        words: the language.
        settings: what the person has chosen at the table.
        names: what the sides are called.
        number: which way through a game at this table it is.
    """
    look = DemoLook(words.text("walk.title"), names, settings.colours, settings.order, words.text("walk.note"), number)
    view = demo_view(scene, words, look)
    at = scene.position
    position = cast("dict[str, Any]", view["position"])
    return view | {
        "name": words.text("walk.name"),
        "nameMore": words.text("walk.name.more", number="{number}"),
        "posed": None,
        "leave": {"intent": LEAVE, "label": words.text("walk.leave")},
        "branch": [_back_to_the_game(words)] if at.is_branch else [],
        "position": position | {"branch": words.text("walk.branch", act=at.left_act) if at.is_branch else ""},
        "words": _words_of_the_page(view, words),
        "at": {"deal": at.left_deal, "act": at.left_act} if at.is_branch else {"deal": at.deal, "act": at.act},
    }


def _back_to_the_game(words: Words) -> JsonObject:
    """Give the button that leads from what was tried to what was played."""
    return {"intent": Move.LINE.value, "label": words.text("walk.line"), "possible": True, "why": ""}


def _words_of_the_page(view: JsonObject, words: Words) -> JsonObject:
    """Give the words of what the page does by itself, with the keys that mean something here."""
    shown = cast("dict[str, Any]", view["words"])
    does = {"forward": words.text("demo.way.forward"), "line": words.text("walk.line")}
    keys = [key | {"does": does.get(key["name"], key["does"])} for key in shown["keyList"] if key["name"] in _KEYS]
    leave = {"name": LEAVE, "keys": words.text("walk.key.leave"), "does": words.text("walk.leave")}
    return shown | {"steps": words.text("walk.steps"), "keyList": [*keys, leave]}
