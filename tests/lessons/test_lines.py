"""Finding the line of a key, whatever stands around it."""

import pytest

from ecarte_widgets.lessons.lines import Lines

TEXT = '''\
# id = "not a key"
id = "a"  # [[step]]
"quoted key" = 1
words = """
id = "inside text"
[[step]]
"""
list = [
  # key = 1
  "one", "two",
  "three",
]
[[step]]  # the first
a.b = 1
[step.record]
hands = { elder = [] }
nested = [
  ["x"],
]
[[step]]
a = 2
[step.record.deep]
a = 3
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("id",), 2),
        (("quoted key",), 3),
        (("list",), 8),
        (("step", 0), 13),
        (("step", 0, "a", "b"), 14),
        (("step", 0, "record"), 15),
        (("step", 0, "record", "hands", "elder"), 16),
        (("step", 1), 20),
        (("step", 1, "a"), 21),
        (("step", 1, "record", "deep", "a"), 23),
        (("step", 1, "missing"), 20),
        (("missing",), 1),
        ((), 1),
    ],
)
def test_a_key_or_the_nearest_table_around_it_is_found(path: tuple[str | int, ...], line: int) -> None:
    assert Lines(TEXT).of(*path) == line


@pytest.mark.parametrize(("number", "line"), [(1, 10), (2, 10), (3, 11)])
def test_an_item_of_a_list_is_found(number: int, line: int) -> None:
    assert Lines(TEXT).of_item(number, "list") == line


def test_an_item_that_is_not_there_is_said_to_be_at_the_list() -> None:
    assert Lines('list = ["one"]').of_item(2, "list") == 1
    assert Lines("").of_item(1, "list") == 1
