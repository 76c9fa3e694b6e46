"""One line of the wire, as an engine wrote it: taken apart, and held to JSON more strictly than the decoders hold it."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import NoReturn

import msgspec
from msgspec import Raw, Struct

from adapters.suite.verdict import one_line

NOT_JSON = (msgspec.DecodeError, ValueError, RecursionError)
"""What is raised over something that is no JSON, or not of its shape."""

SHOWN = 80
"""So many bytes are told of a line that is none."""


class Line(Struct, frozen=True):
    """An answer of any kind, with what is large in it as it was written."""

    id: int
    answer: str
    why: str | None = None
    what: str | None = None
    hello: Raw = Raw()
    view: Raw = Raw()


_FIELDS = {"illegal": "why", "unsupported": "what", "error": "why", "hello": "hello", "view": "view"}
"""The field that an answer of a kind must have."""

_ID = re.compile(r'("id"\s*:\s*)\d+')

_LINE = msgspec.json.Decoder(Line)
_ANYTHING = msgspec.json.Decoder()
_ENCODER = msgspec.json.Encoder()


def taken_apart(raw: bytes, known: bytes = b"") -> Line:
    """A line that was written. ``known`` is a view as it was written before, which need not be read again if it is there.

    Raises one of `NOT_JSON` for what is no answer, for a key that stands twice in an object, and for a number that JSON does not
    have: of two values an engine could mean either.
    """
    line = _LINE.decode(raw)
    rest = raw.replace(known, b"0") if known and bytes(line.view) == known else raw
    if not _as_we_write(rest):
        _KEYS.decode(rest.decode())
    return line


def _as_we_write(raw: bytes) -> bool:
    """Whether this is what we write once we have read it: then nothing was lost on the way, as it is of a key that stands twice.
    Most programs write so, and to see that is quicker than to look at every object.
    """
    try:
        return _ENCODER.encode(_ANYTHING.decode(raw)) == raw
    except NOT_JSON:
        return False


def lacking(line: Line) -> str:
    """The field that this answer must have, if it has not; empty otherwise."""
    field = _FIELDS.get(line.answer, "")
    value = getattr(line, field) if field else ""
    return field if value is None or (isinstance(value, Raw) and not bytes(value)) else ""


def quoted(raw: bytes) -> str:
    """The beginning of what was written, without the number of the request: the same fault is to read the same each time."""
    start = _ID.sub(r"\1...", raw[:SHOWN].decode("utf-8", "backslashreplace"))
    return one_line(start) + (" ..." if len(raw) > SHOWN else "")


def _no_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        twice, _ = Counter(key for key, _ in pairs).most_common(1)[0]
        raise ValueError(f"the key {twice!r} stands twice in an object")
    return found


def _no_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number of JSON")


_KEYS = json.JSONDecoder(object_pairs_hook=_no_twins, parse_constant=_no_constant, parse_int=str)
"""Sees what the other decoders pass over. Numbers are for those to judge, which have words for one that is too long."""
