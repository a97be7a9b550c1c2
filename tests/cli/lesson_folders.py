"""A small folder of lessons, as a teacher would write it."""

from pathlib import Path

LESSON = """\
id = "aces"
title = "lesson.aces.title"

[[step]]
id = "look"
part = "see"
words = "lesson.aces.look"
ask = "which-card-wins"

[step.record]
dealer = "south"
hands = { elder = ["AS", "9H", "TD", "7D", "8C"], dealer = ["JS", "7S", "KD", "QC", "7C"] }
turn_up = "8H"
actions = ["stand", "play AS", "play JS"]

[[step]]
id = "try"
part = "do"
words = "lesson.aces.try"
hints = ["lesson.aces.hint"]
play = "tricks"

[[step]]
id = "more"
part = "practise"
words = "lesson.aces.more"
generator = "two-cards"
constraints = { case = "ace-and-court" }
streak = 3
"""

CONTENTS = 'lessons = ["aces"]\n'

MESSAGES = {
    "lesson.aces.title": "Aces",
    "lesson.aces.summary": "Below the jack.",
    "lesson.aces.look.title": "An ace is led",
    "lesson.aces.look": "The ace stands below the jack.",
    "lesson.aces.try.title": "Five tricks",
    "lesson.aces.try": "Play five tricks.",
    "lesson.aces.hint": "Look for the jack.",
    "lesson.aces.more.title": "More aces",
    "lesson.aces.more": "Which card wins?",
}


def words_of(messages: dict[str, str]) -> str:
    """Write messages as a file of words has them."""
    return "".join(f'"{name}" = "{text}"\n' for name, text in messages.items())


def write_lessons(folder: Path, **files: str) -> str:
    """Write the folder and give its path.

    Args:
        folder: where.
        files: texts that are other than in the folder that is right, by the name of the file, with ``_`` for its
            dots; an empty one is left out.
    """
    texts = {"contents_toml": CONTENTS, "aces_toml": LESSON, "words_en_toml": words_of(MESSAGES)} | files
    for name, text in texts.items():
        if text:
            (folder / name.replace("_", ".")).write_text(text, "utf-8")
    return str(folder)
