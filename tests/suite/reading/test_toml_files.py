"""What is wrong in a TOML file is said with its line."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Struct

from adapters.suite.bad_input import BadInput
from adapters.suite.reading.statements import read_statements
from adapters.suite.reading.toml_files import read_toml


class Numbers(Struct, forbid_unknown_fields=True):
    number: tuple[dict[str, int], ...] = ()
    other: dict[str, int] = {}


def of(tmp_path: Path, text: str | bytes) -> Path:
    path = tmp_path / "x.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a = 1\nb = \n", ":2: no TOML: Invalid value"),
        ("a = 1\n[b", ":2: no TOML: Expected ']'"),
        ("x = " + "[" * 5000, ": no TOML that anybody wrote: it is nested too deeply"),
        ("x = " + "{a = " * 5000, ": no TOML that anybody wrote: it is nested too deeply"),
        (b"a = 1\nb = '\xff'", ":2: the file is not UTF-8"),
        ("a = 1".encode("utf-16"), ":1: the file is not UTF-8 but UTF-16"),
    ],
)
def test_what_is_no_toml(tmp_path: Path, text: str | bytes, complaint: str) -> None:
    path = of(tmp_path, text)

    with pytest.raises(BadInput) as caught:
        read_toml(path, "anything")

    assert str(caught.value).startswith(f"{path}{complaint}")


@pytest.mark.parametrize(
    "head", ["[a.b]", "[ a ]", "[[a]]", "[[ a ]]", '["a"]', "['a']", "a = {}", "a.b = 1", '"a"  = 1', "a=1", "[ a . b ]"]
)
def test_the_line_of_an_entry_however_it_is_written(tmp_path: Path, head: str) -> None:
    assert read_toml(of(tmp_path, f"# a = 2\nab = 1\n{head}\n"), "anything").line("a") == 3


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[[number]]\na = 1\n[[number]]\na = 'x'", 3),
        ("[other]\na = 1\nb = 'x'", 1),
        ("other = 3", 1),
        ("\n\nthird = 3", None),
    ],
)
def test_what_does_not_fit_is_said_with_the_line_of_its_table(tmp_path: Path, text: str, line: int | None) -> None:
    with pytest.raises(BadInput) as caught:
        read_toml(of(tmp_path, text), "anything").convert(Numbers)

    assert caught.value.line == line


@pytest.mark.parametrize(
    ("second", "complaint"),
    [
        ('id = "a-01"\nstatement = "Twice."', "two statements have the id a-01"),
        ('id = "a-02"\nstatement = "Lost."\nsource = "gone"', "a-02: there is no source 'gone'"),
        ('id = "a-02"\nstatement = "Ruled."\nrules = ["603.3b", "999.9"]', "a-02: there is no rule 999.9"),
        ('id = "a-02"\nstatement = "Ruled."\nrules = ["cr:603.3b"]', "a-02: 'cr:603.3b' is no rule's number"),
        ('id = "a-02"\nstatement = 5', "Expected `str`, got `int`"),
    ],
)
def test_a_statement_is_complained_of_with_its_line(tmp_path: Path, second: str, complaint: str) -> None:
    path = of(tmp_path, f'[[statements]]\nid = "a-01"\nstatement = "So."\nrules = ["603.3b"]\n\n[[statements]]\n{second}\n')

    with pytest.raises(BadInput) as caught:
        read_statements(path)

    assert str(caught.value).startswith(f"{path}:6: {complaint}")
