"""The bytes of a text become its lines, whichever machine wrote them."""

from __future__ import annotations

import pytest

from oracle.rulebook.reading.decoding import decoded
from oracle.rulebook.reading.flaw import Flaw

TEXT = "“It’s a turtle,” said Dandân — half–grown.\nSecond™ line"


@pytest.mark.parametrize(
    ("raw", "encoding"),
    [
        (TEXT.encode(), "utf-8"),
        (TEXT.encode("utf-8-sig"), "utf-8 with a mark"),
        (b"\xff\xfe" + TEXT.encode("utf-16-le"), "utf-16-le with a mark"),
        (b"\xfe\xff" + TEXT.encode("utf-16-be"), "utf-16-be with a mark"),
        (b"\xff\xfe\0\0" + TEXT.encode("utf-32-le"), "utf-32-le with a mark"),
        (TEXT.encode("utf-16-le"), "utf-16-le without its mark"),
        (TEXT.encode("utf-16-be"), "utf-16-be without its mark"),
        (TEXT.encode("cp1252"), "cp1252"),
        (TEXT.encode("mac_roman"), "mac-roman"),
        (TEXT.encode().decode("cp1252", errors="replace").encode().replace(b"\xef\xbf\xbd", b"\xc2\x9d"), "utf-8"),
    ],
)
def test_a_text_is_the_same_in_every_encoding(raw: bytes, encoding: str) -> None:
    found = decoded(raw)
    assert (list(found.lines), found.encoding) == (TEXT.split("\n"), encoding)


def test_plain_letters_are_ascii() -> None:
    assert decoded(b"turtle\r").encoding == "ascii"


@pytest.mark.parametrize(
    ("text", "ends"),
    [("a\nb\n", "LF"), ("a\r\nb", "CRLF"), ("a\rb", "CR"), ("a\r\nb\rc\rd", "CR and CRLF"), ("a", "none")],
)
def test_line_ends(text: str, ends: str) -> None:
    found = decoded(text.encode())
    assert found.line_ends == ends
    assert [line for line in found.lines if line] == [letter for letter in text if letter.isalpha()]


def test_separators_inside_a_paragraph_end_no_line() -> None:
    assert decoded("a\u2028b\x85c\x0cd\u2029e".encode()).lines == ("a\u2028b\x85c\x0cd\u2029e",)


def test_letters_of_a_dos_code_page_are_read_as_they_were_meant() -> None:
    found = decoded("Plain.\nDandƒn, Juz\xa0m, and ’ther".encode())
    assert found.lines == ("Plain.", "Dandân, Juzám, and Æther")
    assert found.oddities == ((2, "letters of a DOS code page were taken for others; read as they were meant"),)


def test_a_text_of_dos_is_read_so() -> None:
    assert decoded("Dandân and Juzám".encode("cp437")).lines == ("Dandân and Juzám",)


def test_letters_that_were_taken_for_others_and_mixed_since_are_left_alone() -> None:
    found = decoded("Dandƒn → there".encode())
    assert found.lines == ("Dandƒn → there",)
    assert "left as they stand" in found.oddities[0][1]


def test_a_stray_byte_in_a_text_of_utf_8_is_named() -> None:
    raw = "“One.”\n“Two.”\n“Three.”".encode().replace(b"Two", b"Tw\x94o")
    found = decoded(raw)
    assert found.lines[1] == "“Tw”o.”"
    assert found.oddities == ((2, "a byte here is no UTF-8 and was read as one of Windows"),)


def test_a_character_that_was_lost_is_named() -> None:
    assert decoded("a\nb\ufffd".encode()).oddities[0][0] == 2


@pytest.mark.parametrize(
    ("raw", "line", "why"),
    [
        (b"", 0, "empty"),
        (b"\xef\xbb\xbf \r\n", 0, "empty"),
        (b"%PDF-1.7\n...", 0, "a PDF"),
        (b"PK\x03\x04...", 0, "a zip archive"),
        (b"{\\rtf1 ...", 0, "a rich text file"),
        (b"\x1f\x8b\x08...", 0, "a gzip archive"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1", 0, "a word processor's file"),
        (b"\x7fELF\0\1\2\3\4\5\6\0\0\0\0" + bytes(range(200)), 0, "a binary file"),
        (b"  <!DOCTYPE html><html>", 1, "a web page"),
        (b"<html><body>", 1, "a web page"),
        (b"\n<!-- kept by a browser --><html>", 1, "a web page"),
        (b"words\nand \x01 more", 2, "of code 1"),
        (b"\xff\xfea\0\n\0b", 2, "in the middle of a character"),
    ],
)
def test_what_is_no_text(raw: bytes, line: int, why: str) -> None:
    with pytest.raises(Flaw) as raised:
        decoded(raw)
    assert raised.value.line == line
    assert why in raised.value.why
    assert raised.value.why.endswith(("give the text file of the Comprehensive Rules", "get it again"))
