from __future__ import annotations

import json
import sys
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.contract.messages import EDITION
from adapters.contract.wire import ErrorAnswer, HelloRequest, IllegalAnswer, OkAnswer, SetupRequest, UnsupportedAnswer, ViewAnswer
from adapters.engines.oracle import OracleEngine
from adapters.engines.process.strict import Schemas
from adapters.suite.bad_input import BadInput
from adapters.suite.reading.loading import load
from adapters.suite.running.board import board

SCHEMAS = Schemas()
BOARD = board(load()[0], EDITION)


def views() -> Iterator[ViewAnswer]:
    engine = OracleEngine()
    for scenario in load()[::20]:
        engine.setup(board(scenario, EDITION))
        yield ViewAnswer(id=1, view=engine.observe(""))


def test_what_suite_and_engine_say_is_as_the_schema_has_it() -> None:
    for request in (HelloRequest(id=1, contract=1), SetupRequest(id=2, board=BOARD)):
        SCHEMAS.request(msgspec.json.encode(request))
    for answer in (
        OkAnswer(id=1),
        IllegalAnswer(id=1, why=""),
        UnsupportedAnswer(id=1, what=""),
        ErrorAnswer(id=1, why=""),
        *views(),
    ):
        assert SCHEMAS.answer(msgspec.json.encode(answer)) == ""


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"manaValue": 5}, "view.objects[0]: Additional properties are not allowed ('manaValue' was unexpected)"),
        ({"tapped": "no"}, "view.objects[0].tapped: 'no' is not of type 'boolean'"),
        ({"counters": {"+1/+1": 1.5}}, "view.objects[0].counters.+1/+1: 1.5 is not of type 'integer'"),
    ],
)
def test_a_misspelt_field_and_a_wrong_type_are_told_with_their_place(change: dict[str, object], told: str) -> None:
    message = json.loads(msgspec.json.encode(next(views())))
    message["view"]["objects"][0].update(change)

    assert SCHEMAS.answer(json.dumps(message).encode()) == told


@given(
    st.dictionaries(st.text(), st.none() | st.integers() | st.text()),
    st.sampled_from(["ok", "illegal", "view", "hello", "x", ""]),
)
def test_whatever_comes_is_judged(message: dict[str, object], kind: str) -> None:
    assert isinstance(SCHEMAS.answer(json.dumps({**message, "answer": kind}).encode()), str)


def test_a_request_against_the_schema_is_a_fault_of_the_suite() -> None:
    with pytest.raises(RuntimeError, match="the suite's own request is against the schema"):
        SCHEMAS.request(b'{"verb": "hello", "id": 1}')


def test_without_its_package_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jsonschema", None)
    with pytest.raises(BadInput, match=r"pip install 'rulings\[strict\]'"):
        Schemas()
