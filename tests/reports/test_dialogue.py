"""Lines of a dialogue as they are shown stay messages that can be used, and move no terminal."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.reports.dialogue import spoken

documents = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.text()),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(), inner, max_size=3)),
    max_leaves=8,
)


@given(documents, st.booleans())
def test_a_message_means_the_same_as_it_is_shown(document: object, pretty: bool) -> None:
    line = json.dumps(document, ensure_ascii=False).encode()
    shown = spoken(">", line, pretty=pretty)
    assert all(row.isprintable() for row in shown.split("\n"))
    rows = shown.split("\n")
    assert rows[0].startswith("> ")
    assert all(row.startswith("  ") for row in rows[1:])
    assert json.loads("".join(row[2:] for row in rows)) == json.loads(line)


def test_a_message_is_one_line_unless_it_is_to_be_pretty() -> None:
    assert spoken("<", b'{"id":2,"answer":"ok"}') == '< {"id":2,"answer":"ok"}'
    assert spoken("<", b'{"id":2,"answer":"ok"}', pretty=True) == '< {\n    "id": 2,\n    "answer": "ok"\n  }'


@pytest.mark.parametrize("pretty", [False, True])
def test_what_is_no_message_is_shown_as_far_as_it_can_be_printed(pretty: bool) -> None:
    assert spoken("<", b"\x1b[2Jpanic\n\xff", pretty=pretty) == r"< \u001b[2Jpanic\n\xff"


def test_what_a_continuous_integration_would_obey_is_written_as_json_escapes_it() -> None:
    line = b'{"why":"##vso[task.complete] ##[error] ::error::x"}'
    shown = spoken("<", line)
    assert shown == r'< {"why":"\u0023#vso[task.complete] \u0023#[error] \u003a:error::x"}'
    assert json.loads(shown[2:]) == json.loads(line)
    assert spoken("!", b"##[error]") == r"! \x23#[error]"


def test_a_word_on_what_went_wrong_is_told_on_one_line() -> None:
    assert spoken("!", b"it\n\x1b[31mcrashed", pretty=True) == r"! it\n\x1b[31mcrashed"
