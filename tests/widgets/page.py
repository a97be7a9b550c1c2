"""A page without a browser: what leaves Python for a table is kept, and messages come in as a browser sends them."""

import json
from typing import Any

import comm
import pytest
from comm.base_comm import BaseComm, BuffersType, MaybeDict

import ecarte_widgets as ew
from ecarte_widgets.sessions import GameSession
from ecarte_widgets.widgets import table as table_module


class Wire(BaseComm):
    """A connection that keeps what is sent over it."""

    sent: list[dict[str, Any]]

    def publish_msg(
        self,
        msg_type: str,
        data: MaybeDict = None,
        metadata: MaybeDict = None,
        buffers: BuffersType = None,
        **keys: object,
    ) -> None:
        self.__dict__.setdefault("sent", []).append(
            {"type": msg_type, "data": data, "metadata": metadata, "buffers": buffers, "keys": repr(keys)}
        )


class Page:
    """A table, what was sent about it, and a way to answer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> None:  # noqa: ANN401  (whatever a table takes)
        self.sessions: list[GameSession] = []
        page = self

        class Watched(GameSession):
            """A session that the test can look at."""

            def __init__(self, *positional: Any, **named: Any) -> None:  # noqa: ANN401
                super().__init__(*positional, **named)
                page.sessions.append(self)

        with monkeypatch.context() as patched:
            patched.setattr(comm, "create_comm", Wire)
            patched.setattr(table_module, "GameSession", Watched)
            self.table = ew.Table(**settings)
        self.session = self.sessions[0]

    @property
    def wire(self) -> Wire:
        wire: Wire = self.table.comm
        return wire

    @property
    def view(self) -> dict[str, Any]:
        """What the page shows."""
        view: dict[str, Any] = self.table.view
        return view

    def everything_sent(self) -> str:
        """All that has left for the page and was not looked at yet, and the whole state, as text; no source files."""
        state = {name: value for name, value in self.table.get_state().items() if name not in {"_esm", "_css"}}
        text = json.dumps([self.taken(), state], ensure_ascii=False)
        return text + repr(self.table)

    def taken(self) -> list[dict[str, Any]]:
        """Take what was sent since the last look, without the source files."""
        messages, self.wire.sent[:] = list(self.wire.sent), []
        for message in messages:
            state = (message["data"] or {}).get("state", {})
            for name in ("_esm", "_css"):
                state.pop(name, None)
        return messages

    def send(self, content: object) -> list[dict[str, Any]]:
        """Send a message as the browser does, and give what the table said to it."""
        self.taken()
        self.wire.handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})
        replies = [message["data"]["content"] for message in self.wire.sent if message["data"]["method"] == "custom"]
        return list(replies)

    def choose(self, intent: str) -> list[dict[str, Any]]:
        """Choose something on the table as it is."""
        return self.send({"intent": intent, "revision": self.view["revision"]})


ANSWERED = [{"kind": "answered"}]


def refusal(replies: list[dict[str, Any]]) -> str:
    """Give what was said, where the message was refused."""
    refused, answered = replies
    assert refused.keys() == {"kind", "text"}
    assert refused["kind"] == "refused"
    assert answered == {"kind": "answered"}
    text: str = refused["text"]
    assert text
    return text
