"""A demonstration without a browser: what leaves Python is kept, and messages come in as a browser sends them."""

import json
from collections.abc import Callable
from typing import Any

import comm
import pytest

import ecarte_widgets as ew
from tests.widgets.page import Wire


class DemoOnPage:
    """A demonstration, what was sent about it, and a way to answer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> None:  # noqa: ANN401  (whatever it takes)
        with monkeypatch.context() as patched:
            patched.setattr(comm, "create_comm", Wire)
            self.demo = ew.Demo(**settings)
        self.kept_as: str | None = None
        """What the browser is to remember of what is shown."""

    @property
    def view(self) -> dict[str, Any]:
        """What the page shows."""
        view: dict[str, Any] = self.demo.view
        return view

    def taken(self) -> list[dict[str, Any]]:
        """Take what was sent since the last look, without the source files."""
        wire: Wire = self.demo.comm
        messages, wire.sent[:] = list(wire.sent), []
        for message in messages:
            state = (message["data"] or {}).get("state", {})
            for name in ("_esm", "_css"):
                state.pop(name, None)
        return messages

    def everything_sent(self) -> str:
        """All that has left for the page since the last look, and the whole state, as text."""
        state = {name: value for name, value in self.demo.get_state().items() if name not in {"_esm", "_css"}}
        return json.dumps([self.taken(), state], ensure_ascii=False) + repr(self.demo)

    def send(self, content: object) -> list[dict[str, Any]]:
        """Send a message as the browser does, and give what was said to it."""
        wire: Wire = self.demo.comm
        before = len(wire.sent)
        wire.handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})
        told = [one["data"]["content"] for one in wire.sent[before:] if one["data"]["method"] == "custom"]
        self.kept_as = next((one["id"] for one in told if one["kind"] == "game"), self.kept_as)
        return [one for one in told if one["kind"] != "game"]

    def do(self, *intents: str) -> None:
        """Ask for something that is done."""
        for intent in intents:
            assert self.send({"intent": intent, "revision": self.view["revision"]}) == [{"kind": "answered"}], intent

    def refused(self, content: dict[str, object]) -> str:
        """Send a message that is refused, at the revision shown, and give what was said; nothing may have changed."""
        before = self.view
        refused, answered = self.send({"revision": self.view["revision"]} | content)
        assert answered == {"kind": "answered"}
        assert refused["kind"] == "refused"
        assert self.view == before
        text: str = refused["text"]
        assert text
        return text


Open = Callable[..., DemoOnPage]
"""Opens a demonstration, made with the settings given, on a page."""
