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
from ecarte_widgets.widgets.table.walk_words import ask_to, stake_to, told_to
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
    label = _title(words, is_won=scene.ask is not Ask.DEAL_OVER)
    return {"intent": WALK, "label": label, "primary": False, "anytime": False}


def _title(words: Words, *, is_won: bool) -> str:
    """Name it: the button that begins it and the page that it leads to have one name."""
    return words.text("walk.game" if is_won else "walk.deal")


def _names_at_table(words: Words, *, is_shared: bool) -> Names:
    """Call the sides as the table does: two who share a screen by their seats."""
    if is_shared:
        return seat_name(Seat.NORTH, words), seat_name(Seat.SOUTH, words)
    return words.text("table.opponent"), words.text("table.you")


def walk_view(  # noqa: PLR0913  (all that it depends on)
    scene: DemonstrationScene, words: Words, settings: Settings, number: int, *, is_won: bool, is_shared: bool
) -> JsonObject:
    """Give all that is shown of a moment.

    Args:
        scene: the moment.
        words: the language.
        settings: what the person has chosen at the table.
        number: which way through a game at this table it is.
        is_won: whether the game is won, and not the last of its deals alone over.
        is_shared: whether two people share the screen: to them it is told of elder and the dealer, to one of "you".
    """
    title, names = _title(words, is_won=is_won), _names_at_table(words, is_shared=is_shared)
    look = DemoLook(title, names, settings.colours, settings.order, words.text("walk.note"), number)
    view = demo_view(scene, words, look) | ({} if is_shared else _told_to(Seat.SOUTH, scene, words))
    at = scene.position
    position = cast("dict[str, Any]", view["position"])
    return view | {
        "name": title,
        "nameMore": words.text("walk.more", title=title, number="{number}"),
        "posed": None,
        "intro": look.note,
        "isBegun": at.act > 0,
        "note": "",
        "leave": {"intent": LEAVE, "label": words.text("walk.leave")},
        "branch": [_back_to_the_game(words)] if at.is_branch else [],
        "position": position | {"branch": words.text("walk.branch", act=at.left_act) if at.is_branch else ""},
        "words": _words_of_the_page(view, words),
        "at": {"deal": at.left_deal, "act": at.left_act} if at.is_branch else {"deal": at.deal, "act": at.act},
    }


def _told_to(person: Seat, scene: DemonstrationScene, words: Words) -> JsonObject:
    """Give what is said of a moment to the person whose game it is."""
    return {
        "said": told_to(person, scene, words),
        "ask": ask_to(person, scene, words),
        "stake": stake_to(person, scene, words),
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
