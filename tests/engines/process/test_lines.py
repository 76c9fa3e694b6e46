"""A line of the wire is taken apart whichever way it is written, and what JSON leaves open in it is refused."""

import json

import msgspec
import pytest

from adapters.engines.process.lines import NOT_JSON, taken_apart

SHOWN = '{"objects":[{"label":"Mulldrifter","counters":{"stun":1}}],"turn":1}'


def line(view: str) -> str:
    return f'{{"answer":"view","id":7,"view":{view}}}'


@pytest.mark.parametrize("separators", [(",", ":"), (", ", ": ")])
@pytest.mark.parametrize("ascii_only", [True, False])
def test_a_line_may_be_written_in_any_way(separators: tuple[str, str], ascii_only: bool) -> None:
    raw = json.dumps(json.loads(line(SHOWN)) | {"what": "Æther"}, separators=separators, ensure_ascii=ascii_only).encode()
    found = taken_apart(raw)
    assert (found.id, found.answer, found.what) == (7, "view", "Æther")
    assert msgspec.json.decode(found.view) == json.loads(SHOWN)


@pytest.mark.parametrize("space", ["", " "])
@pytest.mark.parametrize(
    "view",
    [
        SHOWN.replace('"turn":1', '"turn":1,"turn":1'),
        SHOWN.replace('"turn":1', '"turn":1,"turn":2'),
        SHOWN.replace('"stun":1', '"stun":1,"stun":1'),
        SHOWN.replace('"label"', '"label":"Mulldrifter","label"'),
    ],
)
def test_a_key_that_stands_twice_is_refused_at_any_depth(view: str, space: str) -> None:
    with pytest.raises(ValueError, match="stands twice"):
        taken_apart(line(view).replace(",", f",{space}").encode())


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "01", "1."])
def test_what_is_no_number_of_json_is_refused(number: str) -> None:
    with pytest.raises(NOT_JSON):
        taken_apart(line(SHOWN.replace('"turn":1', f'"turn":{number}')).encode())


def test_a_view_that_was_read_before_is_not_read_again() -> None:
    twice = SHOWN.replace('"turn":1', '"turn":1,"turn":1')
    assert bytes(taken_apart(line(twice).encode(), twice.encode()).view) == twice.encode()


def test_what_stands_beside_a_view_that_was_read_before_is_read() -> None:
    with pytest.raises(ValueError, match="'id' stands twice"):
        taken_apart(line(SHOWN).replace('"id":7', '"id":7,"id":7').encode(), SHOWN.encode())
