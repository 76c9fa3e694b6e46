"""The lines of a dialogue between suite and engine, as they are shown: whole messages of the wire that can be taken and used."""

from __future__ import annotations

import json

import msgspec

from adapters.suite.escaping import OBEYED, plain


def spoken(mark: str, line: bytes, *, pretty: bool = False) -> str:
    """A line with its mark before it. A message of JSON stays one, to the letter but for what cannot be printed or would be
    obeyed, which is written as JSON escapes it; ``pretty`` indents it over several lines.
    """
    if mark == "!":
        return f"! {plain(line.decode('utf-8', 'backslashreplace'))}"
    if pretty:
        try:
            line = msgspec.json.format(line, indent=2)
        except msgspec.DecodeError:
            pretty = False
    shown = line.decode("utf-8", "backslashreplace")
    rows = shown.split("\n") if pretty else [shown]
    return "\n".join(f"{' ' if number else mark} {_printable(row)}" for number, row in enumerate(rows))


def _printable(text: str) -> str:
    printable = "".join(character if character.isprintable() else json.dumps(character)[1:-1] for character in text)
    return OBEYED.sub(lambda found: f"\\u{ord(found[0]):04x}", printable)
