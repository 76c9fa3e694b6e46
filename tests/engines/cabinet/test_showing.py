"""What is live is found."""

from __future__ import annotations

import pytest

from tests.engines.cabinet.introducing import MARKUP
from tests.engines.cabinet.showing import live, unprintable


@pytest.mark.parametrize("kind", ["txt", "md", "html", "xml"])
def test_what_is_written_as_it_came_is_live(kind: str) -> None:
    assert live(kind, f"<p>{MARKUP.splitlines()[0]}</p>".encode() if kind != "xml" else b"<p><cabinet/></p>")


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("html", "<p title=''><cabinet></p>"),
        ("html", "<p title='' cabinet=''></p>"),
        ("html", "<a href=' JavaScript:cabinet()'></a>"),
        ("html", "<script>var x = '</script><cabinet>'</script>"),
        ("md", "a <cabinet> b"),
        ("md", "a `x` <cabinet> `y`"),
        ("md", "[x](cabinet:x)"),
        ("md", "**x**"),
        ("txt", "\x1b[31m"),
        ("txt", "\u202e"),
        ("jsonl", '"\x7f"'),
    ],
)
def test_markup_is_found(kind: str, content: str) -> None:
    assert live(kind, content.encode())


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("html", "<p title='&lt;cabinet&gt;'>&lt;cabinet&gt;</p><script>var x = '<cabinet>'</script>"),
        ("md", "a `<cabinet> **x**` b, \\<cabinet>\n\n```\n<cabinet>\n```\n"),
        ("xml", "<p x='cabinet'>&lt;cabinet/&gt;</p>"),
        ("jsonl", '"\\u001b"\n'),
        ("txt", "a\nb\n"),
    ],
)
def test_what_is_escaped_is_not_live(kind: str, content: str) -> None:
    assert live(kind, content.encode()) == []


def test_no_line_of_a_terminal_holds_more_than_letters() -> None:
    assert unprintable("a\tb\r\n") == [repr("\r"), repr("\t")]
