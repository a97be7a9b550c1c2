"""Whatever stands in the input, a refusal is one printable line that quotes at most 60 characters of it."""

import json
from collections.abc import Callable

import pytest

from tests.cli.console import Refused, Run, Typed, WriteRecord
from tests.engine.records import small, whole

QUOTED = 60
STRANGE = {
    "long": "ж" * 10_000,
    "long, of words": "жж " * 4000,
    "61 characters": "ж" * 61,
    "lines": "ж\nж\r\n" * 2000,
    "one line break": "ж\n",
    "line separators": "\u2028\u2029\x85\x0b\x0c\x1c\x1d\x1e" * 10,
    "terminal controls": "\x1b[31m\x1b]0;title\x07\x1b[2J" * 100,
    "backspaces": "ж\x08" * 50,
    "bidi controls": "\u202eж\u2066\u2069\u200f" * 30,
    "zero width": "\u200b\u200d\ufeff" * 30,
    "lone surrogates": "\ud800ж\udcff" * 30,
    "quotes and backslashes": "'\"\\" * 3000,
    "braces": "{given} {0} {} %s %(prog)s" * 100,
}
NO_TRACE = ("\n", "\r", "\x1b", "\u202e", "\u2066", "\u2028", "\u200b")


def length_is_bounded(line: str, short: str) -> None:
    """The line is at most as much longer than the one for a short input as may be quoted."""
    assert len(line) <= len(short) + QUOTED
    assert line.count("ж") <= QUOTED
    assert [sign for sign in NO_TRACE if sign in line] == []


RecordWith = Callable[[str], object]
IN_RECORDS: dict[str, RecordWith] = {
    "a key": lambda text: small() | {text: 1},
    "a key of a deal": lambda text: {**small(), "deals": [small()["deals"][0] | {text: 1}]},
    "a key of hands": lambda text: small(hands={"elder": [], "dealer": [], text: 1}),
    "a switch": lambda text: small() | {"rules": {text: 7}},
    "a switch's value": lambda text: small() | {"rules": {"stake": text}},
    "a preset": lambda text: small() | {"rules": text},
    "a preset in an object": lambda text: small() | {"rules": {"preset": text}},
    "a key of score": lambda text: small() | {"score": {text: 1}},
    "a score": lambda text: small() | {"score": {"elder": text}},
    "format": lambda text: small() | {"format": text},
    "version": lambda text: small() | {"version": text},
    "a dealer": lambda text: small(dealer=text),
    "a turn-up": lambda text: small(turn_up=text),
    "a card": lambda text: small(stock=["AH", text]),
    "a list of cards": lambda text: small(stock={"AH": text}),
    "an act": lambda text: small(actions=["stand", text]),
    "a verb": lambda text: small(actions=[f"stand {text}"]),
    "a play": lambda text: small(actions=["stand", f"play {text}"]),
    "an exchange": lambda text: small(actions=["propose", "accept", f"exchange 7D {text}"]),
    "an act that is a list": lambda text: small(actions=[[text]]),
    "a comment that is a list": lambda text: small() | {"comment": [text]},
    "hands": lambda text: small(hands=text),
    "deals": lambda text: whole() | {"deals": text},
    "all of it": lambda text: text,
}


@pytest.mark.parametrize("text", STRANGE.values(), ids=STRANGE)
@pytest.mark.parametrize("record", IN_RECORDS.values(), ids=IN_RECORDS)
def test_of_a_record_at_most_60_characters_are_quoted_in_one_line(
    refused: Refused, write: WriteRecord, record: RecordWith, text: str
) -> None:
    line = refused("replay", write(json.dumps(record(text))))
    length_is_bounded(line, refused("replay", write(json.dumps(record("?")))))


@pytest.mark.parametrize("text", STRANGE.values(), ids=STRANGE)
def test_of_a_key_given_twice_at_most_60_characters_are_quoted(refused: Refused, write: WriteRecord, text: str) -> None:
    def twice(key: str) -> str:
        return f"{{{json.dumps(key)}: 1, {json.dumps(key)}: 2}}"

    length_is_bounded(refused("replay", write(twice(text))), refused("replay", write(twice("?"))))


@pytest.mark.parametrize(
    "text", ["ж" * 10_000, "\n" * 10_000 + "ж", "\x00" * 5000, "{" * 500 + "ж", '{"ж\n"', "\udcff"]
)
def test_of_what_is_no_json_nothing_long_is_quoted(refused: Refused, typed: Typed, text: str) -> None:
    typed(text)
    assert len(refused("replay", "-")) < 120


Argv = Callable[[str], list[str]]
IN_ARGV: dict[str, Argv] = {
    "a command": lambda text: [f"?{text}"],
    "an option before any command": lambda text: [f"--?{text}"],
    "a short option": lambda text: ["deal", "1", f"-z{text}"],
    "a value of a flag": lambda text: ["deal", "1", f"--json={text}"],
    "a value of help": lambda text: ["deal", "1", f"-h{text}"],
    "a value of a long help": lambda text: ["replay", f"--help={text}"],
    "one argument too many": lambda text: ["deal", "1", text],
    "many arguments too many": lambda text: ["deal", "1", *[text] * 20],
    "an unknown option": lambda text: ["deal", "1", f"--?{text}"],
    "a number": lambda text: ["deal", text],
    "rules": lambda text: ["deal", "1", f"--rules={text}"],
    "a switch": lambda text: ["deal", "1", f"--rules=classic,?{text}=7"],
    "a switch without a value": lambda text: ["deal", "1", f"--rules=classic,?{text}"],
    "a switch's value": lambda text: ["deal", "1", f"--rules=classic,target={text}"],
    "a port": lambda text: ["app", f"--port={text}"],
    "a language": lambda text: ["app", f"--language=?{text}"],
    "a file": lambda text: ["replay", f"no/such/{text}"],
    "a file too many": lambda text: ["replay", "a.json", text],
}


@pytest.mark.parametrize("text", STRANGE.values(), ids=STRANGE)
@pytest.mark.parametrize("argv", IN_ARGV.values(), ids=IN_ARGV)
def test_of_the_command_line_at_most_60_characters_are_quoted_in_one_line(
    refused: Refused, argv: Argv, text: str
) -> None:
    length_is_bounded(refused(*argv(text)), refused(*argv("?")))


def test_a_short_argument_is_quoted_whole(refused: Refused) -> None:
    for argv in (["deal", "1", "--?" + "ж" * 50], ["deal", "ж" * 53], ["deal", "1", "--rules", "ж" * 53]):
        assert argv[-1] in refused(*argv)


@pytest.mark.parametrize(
    ("text", "shown"), [("a\x1bb", r"a\x1bb"), ("a\nb", r"a\nb"), ("a\u202eb", r"a\u202eb"), ("a\ud800b", r"a\ud800b")]
)
def test_what_cannot_stand_in_a_line_is_shown_by_its_code(
    refused: Refused, write: WriteRecord, text: str, shown: str
) -> None:
    assert f"deal: {shown} is not a deal number" in refused("deal", text)
    assert f"deal 1, action 1: {shown} is no act" in refused("replay", write(small(actions=[text])))


@pytest.mark.parametrize("text", STRANGE.values(), ids=STRANGE)
def test_a_comment_may_hold_anything(run: Run, write: WriteRecord, text: str) -> None:
    assert run("replay", write(json.dumps(small() | {"comment": text}))).code == 0
