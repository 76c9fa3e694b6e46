"""How long it takes to read a text of the rules and to compare two.

The texts are the newest two of the folder that the environment variable ``RULINGS_CR_DIR`` names. Without it they are made up, in
the size of the official ones.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import chain, count, islice
from pathlib import Path

from adapters.campaigns.timing import least
from oracle.rulebook.comparing.comparison import compare
from oracle.rulebook.reading.texts import edition_of, parsed

FOLDER = "RULINGS_CR_DIR"

CHAPTERS, SECTIONS, RULES, SUBRULES = 9, 16, 8, 2
"""So many of each in each of the ones before: 3456 rules and subrules."""
WORDS = (
    "A turtle that walks along the beach may stop at any stone which lies there and look around until another turtle comes by",
    "or the tide begins to rise; if both happen at once, whichever of them is older says in what order they are told of.",
)
LENGTH = 28
"""So many words in a rule."""


def rows(rounds: int) -> Iterator[tuple[str, str, str]]:
    """Two rows of the table: what was done, the milliseconds of the quickest of several rounds, and with which texts."""
    official = _official()
    texts = official or (made_up(0), made_up(1))
    old, new = (parsed(text, "text") for text in texts)
    which = f"as of {new.edition}" if official else f"made up, as {FOLDER} names no two texts"
    reading = least(rounds, lambda: parsed(texts[1], "text"))
    comparing = least(rounds, lambda: compare(old, new))
    yield "reading a text of the rules", f"{reading * 1000:.0f} ms", f"{len(new.rules)} rules, {which}"
    yield "comparing two of them", f"{comparing * 1000:.0f} ms", f"{len(old.rules)} and {len(new.rules)} rules"


def made_up(changes: int) -> bytes:
    """A text of the size of the official ones. With ``changes`` every section has so many rules more at its beginning, by which
    all others are renumbered, and two subrules of it are worded otherwise.
    """
    # No two sentences are the same, as the numbers between the words tell them apart.
    words = chain.from_iterable(f"{' '.join(WORDS)} {number}".split() for number in count())
    contents: list[str] = []
    body: list[str] = []
    for chapter in range(1, CHAPTERS + 1):
        titles = [f"{chapter}. Chapter {chapter}"] + [f"{chapter}{section:02d}. Section {section}" for section in range(SECTIONS)]
        contents += [*titles, ""]
        body += [titles[0], ""]
        for title in titles[1:]:
            body += [title, ""]
            for rule in range(1, RULES + changes + 1):
                number = f"{title[:3]}.{rule}"
                if rule <= changes:
                    body += [f"{number}. A new rule of section {title[:3]}.", ""]
                    continue
                body += [f"{number}. {_sentence(words)}", ""]
                for letter in "abcdefgh"[:SUBRULES]:
                    other = " Unless it rains." if changes and rule == changes + 1 else ""
                    body += [f"{number}{letter} {_sentence(words)}{other}", f"Example: {_sentence(words)}", ""]
    head = ["Comprehensive Rules", "", f"These rules are effective as of January {changes + 1}, 2030.", "", "Contents", ""]
    glossary = ["Glossary", "", *(line for term in range(700) for line in (f"Term {term}", _sentence(words), ""))]
    lines = [*head, *contents, "Glossary", "", "Credits", "", *body, *glossary, "Credits", "", "Nobody.", ""]
    return "\n".join(lines).encode()


def _sentence(words: Iterator[str]) -> str:
    return " ".join(islice(words, LENGTH)).capitalize() + "."


def _official() -> tuple[bytes, ...]:
    """The newest two texts of the folder, the older one first; none where there are not two."""
    if not os.environ.get(FOLDER):
        return ()
    files = [(edition, file) for file in Path(os.environ[FOLDER]).glob("*.txt") if (edition := edition_of(file))]
    newest = sorted(files)[-2:]
    return tuple(file.read_bytes() for _, file in newest) if len(newest) == 2 else ()
