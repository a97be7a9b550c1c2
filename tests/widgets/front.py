"""The app's page without a browser: what it shows, and a way to answer as its browser does."""

from collections.abc import Callable
from typing import Any

import comm
import pytest

import ecarte_widgets as ew
from tests.widgets.page import Wire

Open = Callable[..., "Front"]


class Front:
    """The app's page, and a way to answer as its browser does."""

    def __init__(self, **settings: Any) -> None:  # noqa: ANN401  (whatever the page takes)
        self.home = ew.Home(**settings)
        self._beside, self.doors = self.home.children

    @property
    def view(self) -> dict[str, Any]:
        """What the page shows."""
        view: dict[str, Any] = self.doors.view
        return view

    def beside(self) -> list[str]:
        """What stands beside the doors, by its class."""
        return [type(one).__name__ for one in self._beside.children]

    def opened(self) -> Any:  # noqa: ANN401  (the course or the table)
        """What was chosen."""
        [opened] = self._beside.children
        return opened

    def send(self, content: object) -> list[dict[str, Any]]:
        """Send a message as the browser does, and give what was said to it."""
        wire: Wire = self.doors.comm
        wire.sent.clear()
        wire.handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})
        return [message["data"]["content"] for message in wire.sent if message["data"]["method"] == "custom"]


def at_addresses(monkeypatch: pytest.MonkeyPatch) -> Open:
    """Give what opens the page at an address."""
    monkeypatch.setattr(comm, "create_comm", Wire)
    monkeypatch.delenv("ECARTE_LANGUAGE", raising=False)

    def opening(query: str | None = None, **settings: Any) -> Front:  # noqa: ANN401  (whatever the page takes)
        if query is None:
            monkeypatch.delenv("QUERY_STRING", raising=False)
        else:
            monkeypatch.setenv("QUERY_STRING", query)
        return Front(**settings)

    return opening


def kept_settings(widget: Any, changes: dict[str, str]) -> dict[str, str]:  # noqa: ANN401  (the course or the table)
    """Choose in a menu, and give what the browser is told to remember."""
    widget.comm.sent.clear()
    widget._receive(widget, {"set": changes}, [])  # noqa: SLF001  (as its browser)
    sent = [message["data"].get("content", {}) for message in widget.comm.sent]
    [kept] = [content["settings"] for content in sent if content.get("kind") == "settings"]
    return dict(kept)
