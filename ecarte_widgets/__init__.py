"""Learn and play Écarté in a notebook.

``import ecarte_widgets as ew``, then ``ew.Course()``, ``ew.Lesson("ranking")``, ``ew.Table()``, ``ew.Demo()`` or
``ew.Worksheet([4821, 17])`` in a cell. The engine stands by itself in :mod:`ecarte_widgets.engine`; widgets are loaded
only when one is asked for.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecarte_widgets.widgets.classroom.demo import Demo
    from ecarte_widgets.widgets.classroom.worksheet import Worksheet
    from ecarte_widgets.widgets.course.widget import Course, Lesson
    from ecarte_widgets.widgets.home import Home
    from ecarte_widgets.widgets.table.widget import Table

    __version__: str

__all__ = ["Course", "Demo", "Home", "Lesson", "Table", "Worksheet", "__version__"]

_WIDGETS = {
    "Course": "ecarte_widgets.widgets.course.widget",
    "Demo": "ecarte_widgets.widgets.classroom.demo",
    "Home": "ecarte_widgets.widgets.home",
    "Lesson": "ecarte_widgets.widgets.course.widget",
    "Table": "ecarte_widgets.widgets.table.widget",
    "Worksheet": "ecarte_widgets.widgets.classroom.worksheet",
}
"""The widget classes, each with the module that it is in."""


def __getattr__(name: str) -> object:
    """Load a widget class when it is asked for."""
    if name in _WIDGETS:
        from importlib import import_module  # noqa: PLC0415  (engine and command line load no widget)

        widget: object = getattr(import_module(_WIDGETS[name]), name)
        return widget
    if name == "__version__":
        from importlib.metadata import version  # noqa: PLC0415  (takes longer to load than the engine)

        return version("ecarte-widgets")
    message = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(message)


def __dir__() -> list[str]:
    """List the public names."""
    return sorted(__all__)
