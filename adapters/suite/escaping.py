"""Text that came from an engine or a file, made safe to print: no control character reaches a terminal or a table, and no command
a continuous integration that reads the output.
"""

from __future__ import annotations

import re

OBEYED = re.compile(r"#(?=#(?:vso|teamcity)?\[)|(?<!\S):(?=:)", re.IGNORECASE)
"""The first character of what is obeyed: wherever it stands, ``##[`` by GitHub and Azure, ``##vso[`` by Azure, ``##teamcity[`` by
TeamCity; where a line begins with it, ``::`` by GitHub. Lines are broken between words, so every word may come to begin one.
"""


def plain(text: str) -> str:
    """The text on one line, with everything unprintable (line breaks, escape sequences, bidirectional marks) written as an
    escape, and the first character of everything that looks like a command to a continuous integration.
    """
    printable = "".join(character if character.isprintable() else _escape(character) for character in text)
    return OBEYED.sub(lambda found: f"\\x{ord(found[0]):02x}", printable)


def _escape(character: str) -> str:
    return character.encode("unicode_escape", "surrogatepass").decode("ascii")
