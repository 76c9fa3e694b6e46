"""Engines whose answers are no lines of the contract."""

from __future__ import annotations

import json
from collections.abc import Callable

from tests.engines.cabinet.program import EVERY, Bend, Hostile, Message, Program

RIGHT = "pass"
DEEP = 100_000
"""So many brackets in one another."""

LONG = 200 * 2**20
"""So many bytes in one line."""

Text = Callable[[str, Message], str]


def bytes_for(data: bytes) -> Bend:
    """Writes these bytes for an answer, with the end of a line; ``ID`` in them is the id of the request."""

    def bend(program: Program, answer: Message) -> None:
        program.write(data.replace(b"ID", str(program.request["id"]).encode()) + b"\n")

    return bend


def rewritten(old: str, new: str) -> Bend:
    """Writes the right answer with something in its text replaced, which must be there."""

    def bend(program: Program, answer: Message) -> None:
        text = json.dumps(answer)
        assert old in text
        program.write(text.replace(old, new, 1).encode("utf-8", "surrogatepass") + b"\n")

    return bend


def framed(before: bytes, after: bytes) -> Bend:
    """Writes the right answer with this around it."""

    def bend(program: Program, answer: Message) -> None:
        program.write(before + json.dumps(answer).encode() + after)

    return bend


def long_line(program: Program, answer: Message) -> None:
    for _ in range(LONG // 2**20):
        program.write(b"x" * 2**20)
    program.write(b"\n")


def for_ever(data: bytes) -> Bend:
    """Writes this again and again."""

    def bend(program: Program, answer: Message) -> None:
        while True:
            program.write(data * 1000)

    return bend


def twice_in_one_line(program: Program, answer: Message) -> None:
    text = json.dumps(answer)
    program.write(f"{text} {text}\n".encode())


LIFE = '"life": 20'

ENGINES = (
    Hostile("garbage", "answers with something that is no JSON", bytes_for(b"Segmentation fault <cabinet> \x1b[31m"), reason="."),
    Hostile("trailing-comma", "answers with a comma too many", bytes_for(b'{"id": ID, "answer": "ok",}'), reason="."),
    Hostile("no-object", "answers with a word where an object belongs", bytes_for(b'"ok"'), reason="."),
    Hostile("a-list", "puts its answer into a list", bytes_for(b'[{"id": ID, "answer": "ok"}]'), reason="."),
    Hostile("empty-line", "answers with an empty line", bytes_for(b""), reason="."),
    Hostile("two-in-one-line", "writes an answer twice in one line", twice_in_one_line, reason="."),
    Hostile("byte-order-mark", "begins an answer with a byte order mark", framed(b"\xef\xbb\xbf", b"\n"), reason="."),
    Hostile("blank-lines", "writes blank lines behind an answer", framed(b"", b"\n\n\n"), reason="."),
    Hostile("long-line", "writes 200 MiB in one line", long_line, reason="long|MiB|bytes"),
    Hostile("endless-line", "writes one line for ever", for_ever(b"x"), reason="long|MiB|bytes"),
    Hostile("endless-lines", "writes lines for ever", for_ever(b"{}\n"), reason="."),
    Hostile("nan", "says that a life total is not a number", rewritten(LIFE, '"life": NaN'), ("observe",), reason="."),
    Hostile("infinity", "says that a life total is infinite", rewritten(LIFE, '"life": -Infinity'), ("observe",), reason="."),
    Hostile(
        "nan-in-passing",
        "writes NaN in a field that nobody reads",
        bytes_for(b'{"id": ID, "answer": "ok", "x": NaN}'),
        reason=".",
    ),
    Hostile("huge-exponent", "says that a life total is 1e999", rewritten(LIFE, '"life": 1e999'), ("observe",), reason="."),
    Hostile(
        "huge-number",
        "says that a life total has 5000 digits",
        rewritten(LIFE, '"life": 2' + "0" * 5000),
        ("observe",),
        reason=".",
    ),
    Hostile("number-as-text", "writes a number as text", rewritten(LIFE, '"life": "20"'), ("observe",), reason="."),
    Hostile(
        "number-as-fraction", "writes a whole number with a fraction", rewritten(LIFE, '"life": 20.5'), ("observe",), reason="."
    ),
    Hostile("true-for-a-number", "writes true for a number", rewritten(LIFE, '"life": true'), ("observe",), reason="."),
    Hostile("null-for-a-number", "writes null for a number", rewritten(LIFE, '"life": null'), ("observe",), reason="."),
    Hostile("a-field-short", "leaves out a field that has to be there", rewritten(LIFE + ", ", ""), ("observe",), reason="life"),
    Hostile("negative-count", "says that a hand holds -1 cards", rewritten('"hand": 1', '"hand": -1'), ("observe",), reason="."),
    Hostile(
        "two-answers-in-one",
        "has the key of its answer twice, refusing and agreeing",
        bytes_for(b'{"id": ID, "answer": "illegal", "why": "no", "answer": "ok"}'),
        reason="twice|duplicate",
    ),
    Hostile(
        "two-ids",
        "has an id twice, the second right",
        bytes_for(b'{"id": 0, "answer": "ok", "id": ID}'),
        reason="twice|duplicate",
    ),
    Hostile(
        "same-key-twice",
        "has one key of a view twice, with the same value",
        rewritten(LIFE, f"{LIFE}, {LIFE}"),
        ("observe",),
        reason="twice|duplicate",
    ),
    Hostile(
        "same-key-escaped",
        "has one key twice, once with an escape in it",
        rewritten(LIFE, f'"l\\u0069fe": 3, {LIFE}'),
        ("observe",),
        reason="twice|duplicate",
    ),
    Hostile(
        "same-key-in-passing",
        "has one key twice in a field that nobody reads",
        bytes_for(b'{"id": ID, "answer": "ok", "x": {"y": 1, "y": 1}}'),
        reason="twice|duplicate",
    ),
    Hostile("deep", "answers with 100,000 brackets in one another", bytes_for(b"[" * DEEP + b"]" * DEEP), reason="."),
    Hostile(
        "deep-in-passing",
        "writes 100,000 brackets in one another in a field that nobody reads",
        bytes_for(b'{"id": ID, "answer": "ok", "x": ' + b"[" * DEEP + b"]" * DEEP + b"}"),
        reason=".",
    ),
    Hostile(
        "no-utf-8", "writes a name that is no UTF-8", bytes_for(b'{"id": ID, "answer": "illegal", "why": "\xff\xfe"}'), reason="."
    ),
    Hostile(
        "no-utf-8-in-passing",
        "writes what is no UTF-8 in a field that nobody reads",
        bytes_for(b'{"id": ID, "answer": "ok", "x": "\xff"}'),
        reason=".",
    ),
    Hostile(
        "surrogate",
        "writes half a character as an escape",
        bytes_for(b'{"id": ID, "answer": "illegal", "why": "\\ud800"}'),
        reason=".",
    ),
    Hostile(
        "surrogate-bytes", "writes half a character as bytes", rewritten("Shriekmaw", "Shriek\ud800maw"), ("observe",), reason="."
    ),
    Hostile("zero-bytes", "writes bytes that are zero", bytes_for(b'{"id": ID, "answer": "illegal", "why": "\x00"}'), reason="."),
    Hostile(
        "escape-bytes",
        "writes the escape byte of a terminal within an answer",
        bytes_for(b'{"id": ID, "answer": "illegal", "why": "\x1b[2J"}'),
        reason=".",
    ),
    Hostile(
        "windows", "ends its lines as Windows does", framed(b"", b"\r\n"), ("hello", "setup", "act", "observe"), EVERY, RIGHT
    ),
    Hostile(
        "spaces", "writes spaces around its answers", framed(b"  ", b" \t \n"), ("hello", "setup", "act", "observe"), EVERY, RIGHT
    ),
)
