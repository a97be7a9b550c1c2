"""A page without a browser: what leaves Python for a table is kept, and messages come in as a browser sends them."""

import json
from random import Random
from typing import Any

import comm
import pytest
from comm.base_comm import BaseComm, BuffersType, MaybeDict

import ecarte_widgets as ew
from ecarte_widgets.sessions import GameSession


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
        self.game_id: str | None = None
        with monkeypatch.context() as patched:
            patched.setattr(comm, "create_comm", Wire)
            self.table = ew.Table(**settings)

    @property
    def session(self) -> GameSession:
        """The game behind the table, which no page sees."""
        return self.table._session  # noqa: SLF001  (a look behind the table)

    @property
    def wire(self) -> Wire:
        wire: Wire = self.table.comm
        return wire

    @property
    def view(self) -> dict[str, Any]:
        """What the page shows."""
        view: dict[str, Any] = self.table.view
        return view

    def state(self) -> str:
        """All traits that a page or a saved notebook gets, as text; no source files."""
        state = {name: value for name, value in self.table.get_state().items() if name not in {"_esm", "_css"}}
        return json.dumps(state, ensure_ascii=False)

    def everything_sent(self) -> str:
        """All that has left for the page and was not looked at yet, and the whole state, as text; no source files.

        The id of the game is left out: it is drawn by chance, and might look like anything.
        """
        text = json.dumps(self.taken(), ensure_ascii=False)
        return (text if self.game_id is None else text.replace(self.game_id, "")) + self.state() + repr(self.table)

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
        self.game_id = next((reply["id"] for reply in replies if reply["kind"] == "game"), self.game_id)
        return replies

    def choose(self, intent: str) -> list[dict[str, Any]]:
        """Choose something on the table as it is."""
        return self.send({"intent": intent, "revision": self.view["revision"]})

    def hello(
        self, settings: object = None, game: object = None, languages: object = None, walk: object = None
    ) -> list[dict[str, Any]]:
        """Greet the table as a page does that has just been opened."""
        kept = {} if settings is None else settings
        return self.send({"hello": {"settings": kept, "game": game, "languages": languages, "walk": walk}})

    def set(self, name: str, value: object) -> list[dict[str, Any]]:
        """Choose in a menu of the settings."""
        return self.send({"set": {name: value}})

    def menus(self) -> dict[str, dict[str, Any]]:
        """Give every menu of the settings by name."""
        return {menu["name"]: menu for group in self.view["settings"] for menu in group["settings"]}

    def chosen(self) -> dict[str, str]:
        """Give what is chosen in every menu."""
        return {name: menu["chosen"] for name, menu in self.menus().items()}

    def offered(self, rng: Random) -> list[str]:
        """Give every choice of the game that the page shows as one; of an exchange, one choice of cards."""
        view = self.view
        buttons = [button["intent"] for button in view["choices"]["buttons"]]
        intents = [intent for intent in buttons if intent not in ("exchange", "walk")]
        cards = view["hand"]["cards"]
        intents += [card["intent"] for card in cards if card["state"] == "play"]
        if view["exchange"] is not None:
            count = rng.randint(view["exchange"]["fewest"], view["exchange"]["most"])
            intents.append(" ".join(["exchange", *(card["card"] for card in rng.sample(cards, count))]))
        return intents

    def play(self, rng: Random, choices: int) -> None:
        """Make some choices by chance."""
        for _ in range(choices):
            assert self.choose(rng.choice(self.offered(rng))) == ANSWERED


ANSWERED = [{"kind": "answered"}]


def kinds(replies: list[dict[str, Any]]) -> list[str]:
    """Give the kinds of what was said."""
    return [reply["kind"] for reply in replies]


def refusal(replies: list[dict[str, Any]]) -> str:
    """Give what was said, where the message was refused."""
    refused, answered = replies
    assert refused.keys() == {"kind", "text"}
    assert refused["kind"] == "refused"
    assert answered == {"kind": "answered"}
    text: str = refused["text"]
    assert text
    return text
