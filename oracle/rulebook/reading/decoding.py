"""From the bytes of a text of the rules to its lines. The texts were written on many machines over more than twenty years."""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable
from dataclasses import dataclass

from oracle.rulebook.reading.flaw import Flaw

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
"""Byte order marks; that of UTF-32 begins like that of UTF-16."""

_FORMATS = (
    (b"%PDF", "a PDF"),
    (b"PK\x03\x04", "a zip archive or a word processor's file"),
    (b"{\\rtf", "a rich text file"),
    (b"\xd0\xcf\x11\xe0", "a word processor's file"),
    (b"\x1f\x8b", "a gzip archive"),
)
_WANTED = "give the text file of the Comprehensive Rules"
_HTML = re.compile(r"\s*<(?:!--|(?:!doctype|html|head|body|\?xml)\b)", re.IGNORECASE)
_LINE_END = re.compile(r"\r\n|\r|\n")
_SIGNS_OF_TWICE = ("\u00c2", "\u00c3", "\u00e2\u20ac", "\u00e2\u201e")
_TWICE = re.compile(r"[\u00c2-\u00f4][\u0080-\u024f\u02c6\u02dc\u2000-\u20ac\u2122]{1,3}")
"""What a character of UTF-8 looks like that was taken for bytes of Windows."""
_DOS = re.compile(r"[A-Za-z]\u0192[a-z]")
"""The sign of a florin inside a word: an â of the code page 437 that was taken for a byte of Windows."""
_MACINTOSH = re.compile(r"[A-Za-z]\u00d5[a-z]")
"""Õ inside an English word: the apostrophe of a Macintosh that was taken for a byte of Windows."""
_HEAD = 400
"""So many bytes tell whether a file without a mark is UTF-16."""
_UNDEFINED = "\x81\x8d\x8f\x90\x9d"
_TEXT_CONTROLS = frozenset("\t\n\r\f\x0b\x1a\x85")


@dataclass(frozen=True)
class Decoded:
    """The lines of a text, how it is encoded, which line ends it has, and what was read otherwise than it stands there."""

    lines: tuple[str, ...]
    encoding: str
    line_ends: str
    oddities: tuple[tuple[int, str], ...]
    """Each with the number of its line, 0 where it is about the whole file."""


def decoded(raw: bytes) -> Decoded:
    """The lines of a file. Raises `Flaw` where it holds no text."""
    for mark, what in _FORMATS:
        if raw.startswith(mark):
            raise Flaw(0, f"this is {what}, no plain text; {_WANTED}")
    if not raw.strip(b"\xef\xbb\xbf\xff\xfe\x00 \t\r\n\f"):
        raise Flaw(0, f"the file is empty; {_WANTED}")
    text, encoding, oddities = _characters(raw)
    if _HTML.match(text):
        raise Flaw(1, f"this is a web page, no plain text; {_WANTED}")
    lines = _LINE_END.split(text)
    for number, line in enumerate(lines, 1):
        if not line.isprintable() and (strange := [c for c in line if ord(c) < ord(" ") and c not in _TEXT_CONTROLS]):
            raise Flaw(number, f"a character of code {ord(strange[0])} stands here, so this is no plain text; {_WANTED}")
        if "\ufffd" in line:
            oddities.append((number, "a character here was lost before the text got here (it stands as U+FFFD)"))
    return Decoded(tuple(lines), encoding, _line_ends(text), tuple(oddities))


def _characters(raw: bytes) -> tuple[str, str, list[tuple[int, str]]]:
    """The text, the name of its encoding, and the oddities of it."""
    for mark, encoding in _MARKS:
        if raw.startswith(mark):
            return _marked(raw[len(mark) :], encoding)
    if raw.isascii() and b"\0" not in raw:
        return raw.decode("ascii"), "ascii", []
    if b"\0" in raw[:_HEAD]:
        # A text of Latin letters has every other byte nothing in UTF-16; which one tells the order of the bytes.
        first, second = raw[:_HEAD:2], raw[1:_HEAD:2]
        ends = (second.count(0), first.count(0))
        if max(ends) < len(second) * 3 // 4 or min(ends) > len(second) // 10:
            raise Flaw(0, f"this is a binary file, no plain text; {_WANTED}")
        text, encoding, oddities = _marked(raw, "utf-16-le" if ends[0] > ends[1] else "utf-16-be")
        return text, f"{encoding[:9]} without its mark", oddities
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        return _of_windows(raw)
    return _mended(text, "utf-8")


def _marked(raw: bytes, encoding: str) -> tuple[str, str, list[tuple[int, str]]]:
    """The text of a file whose encoding is known."""
    try:
        text = raw.decode(encoding)
    except UnicodeDecodeError as error:
        if encoding == "utf-8":
            return _with_strays(raw)
        line = _line_of(raw[: error.start].decode(encoding, errors="ignore"))
        raise Flaw(line, f"the file ends or is damaged in the middle of a character ({encoding}); get it again") from None
    told = f"{encoding} with a mark"
    mended, _, oddities = _mended(text, told)
    return mended, told, oddities


def _mended(text: str, encoding: str) -> tuple[str, str, list[tuple[int, str]]]:
    """The text with what an earlier hand has decoded wrongly put right."""
    if "\u0192" in text and _DOS.search(text):
        try:
            there = text.encode("cp1252").decode("cp437")
        except UnicodeEncodeError:
            return text, encoding, [(0, "letters of a DOS code page were taken for others, and are left as they stand")]
        return there, encoding, _differences(text, there, "letters of a DOS code page were taken for others")
    if not any(sign in text for sign in _SIGNS_OF_TWICE):
        return text, encoding, []
    there = _TWICE.sub(lambda match: _once(match[0]), text)
    return there, encoding, _differences(text, there, "characters of UTF-8 were taken for single bytes")


def _once(characters: str) -> str:
    """What was encoded twice, decoded once more; the characters as they are where they were not."""
    try:
        raw = b"".join(c.encode("latin-1") if c in _UNDEFINED else c.encode("cp1252") for c in characters)
        return raw.decode("utf-8")
    except UnicodeError:
        return characters


def _differences(text: str, there: str, what: str) -> list[tuple[int, str]]:
    """An oddity for each line that was mended."""
    if text == there:
        return []
    pairs = enumerate(zip(_LINE_END.split(text), _LINE_END.split(there), strict=True), 1)
    return [(number, f"{what}; read as they were meant") for number, (before, after) in pairs if before != after]


def _of_windows(raw: bytes) -> tuple[str, str, list[tuple[int, str]]]:
    """The text of a file that is no UTF-8: damaged UTF-8, or bytes of Windows or of a Macintosh."""
    text = raw.decode("utf-8", errors="replace")
    lost = text.count("\ufffd")
    if len(text) - len(text.encode("ascii", errors="ignore")) > 2 * lost:
        return _with_strays(raw)
    there = _bytewise(raw, "cp1252")
    if "\u00d5" in there and _MACINTOSH.search(there):
        return raw.decode("mac_roman"), "mac-roman", []
    return _mended(there, "cp1252")


def _bytewise(raw: bytes, encoding: str) -> str:
    """Bytes of a code page, with those that it leaves undefined kept as controls."""
    return (
        "".join(bytes([byte]).decode(encoding, errors="ignore") or chr(byte) for byte in raw)
        if _any_undefined(raw)
        else (raw.decode(encoding))
    )


def _any_undefined(raw: bytes) -> bool:
    return any(ord(c) in raw for c in _UNDEFINED)


def _with_strays(raw: bytes) -> tuple[str, str, list[tuple[int, str]]]:
    """UTF-8 with a few bytes that are none: these are read as bytes of Windows."""
    strays: list[int] = []
    codecs.register_error("rulebook-stray", _stray(strays))
    text = raw.decode("utf-8", errors="rulebook-stray")
    oddities = [
        (_line_of(raw[:at].decode("utf-8", errors="ignore")), "a byte here is no UTF-8 and was read as one of Windows")
        for at in strays
    ]
    return text, "utf-8", oddities


def _stray(found: list[int]) -> Callable[[UnicodeError], tuple[str, int]]:
    """A handler that reads a stray byte as one of Windows and notes where it stands."""

    def handler(error: UnicodeError) -> tuple[str, int]:
        if not isinstance(error, UnicodeDecodeError):
            raise error
        found.append(error.start)
        return _bytewise(error.object[error.start : error.end], "cp1252"), error.end

    return handler


def _line_of(before: str) -> int:
    """The number of the line that follows this text."""
    return len(_LINE_END.findall(before)) + 1


def _line_ends(text: str) -> str:
    """Which line ends there are."""
    both = text.count("\r\n")
    counts = {"CRLF": both, "LF": text.count("\n") - both, "CR": text.count("\r") - both}
    found = [name for name, count in sorted(counts.items(), key=lambda pair: -pair[1]) if count]
    return " and ".join(found) or "none"
