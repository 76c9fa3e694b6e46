"""Fields that the contract does not know are named with their place."""

from __future__ import annotations

import difflib
import json

import msgspec
import pytest

from adapters.contract.messages import Hello
from adapters.contract.view import Decision, ObjectView, PlayerView, StackView, View
from adapters.contract.wire import ErrorAnswer, HelloAnswer, IllegalAnswer, OkAnswer, UnsupportedAnswer, ViewAnswer, WireAnswer
from adapters.engines.process.ignored import LONGEST, MOST, note

VIEW = View(
    turn=1,
    active="Alice",
    step="upkeep",
    priority="",
    players=(PlayerView(name="Alice", life=20, poison=0, mana="", hand=0, library=0),),
    objects=(ObjectView(label="a", name="A", zone="hand", owner="Alice", controller="Alice", counters={"odd": 1}),),
    stack=(StackView(reference="a", controller="Alice"),),
    decision=Decision(player="Alice", kind="may", shape="yes or no"),
)
ANSWERS: tuple[WireAnswer, ...] = (
    HelloAnswer(id=1, hello=Hello(name="x", version="1", language="x", capabilities=("steps",))),
    OkAnswer(id=1),
    IllegalAnswer(id=1, why="no"),
    UnsupportedAnswer(id=1, what="no"),
    ErrorAnswer(id=1, why="no"),
    ViewAnswer(id=1, view=VIEW),
)


def ignored(line: bytes) -> list[str]:
    noted: dict[str, str] = {}
    note(line, noted)
    return list(noted.values())


@pytest.mark.parametrize("answer", ANSWERS, ids=lambda answer: type(answer).__name__)
def test_nothing_of_what_the_contract_knows_is_ignored(answer: WireAnswer) -> None:
    assert ignored(msgspec.json.encode(answer)) == []


def test_each_place_is_named_once_with_what_may_be_meant() -> None:
    answer = json.loads(msgspec.json.encode(ANSWERS[-1]))
    answer["took"] = 3
    view = answer["view"]
    view["over_"] = False
    view["players"][0]["manna"] = ""
    view["objects"] *= 2
    view["objects"][0]["toughnes"] = 2
    view["stack"][0]["zzz"] = {"life": 1}
    view["decision"]["option"] = []
    assert ignored(json.dumps(answer).encode()) == [
        "view.players[].manna (did you mean mana?)",
        "view.objects[].toughnes (did you mean toughness?)",
        "view.stack[].zzz",
        "view.decision.option (did you mean options?)",
        "view.over_ (did you mean over?)",
        "took",
    ]


def test_a_field_of_another_answer_is_unknown_to_this_one() -> None:
    assert ignored(b'{"id": 1, "answer": "illegal", "view": {}}') == ["view"]


@pytest.mark.parametrize("line", [b'{"id": 1, "answer": "maybe", "x": 1}', b"[]", b"{}", b'{"answer": "view", "view": 3}'])
def test_what_is_no_answer_is_for_others_to_judge(line: bytes) -> None:
    assert ignored(line) == []


@pytest.mark.parametrize("line", [b"", b"setting up", b"17", b"[]", b"{", b"\xff", b"[" * 100_000])
def test_what_is_no_answer_has_none(line: bytes) -> None:
    assert ignored(line) == []


def test_a_part_of_an_answer_that_is_misspelt_is_named() -> None:
    assert ignored(b'{"id": 1, "answer": "view", "vieww": {}}') == ["vieww (did you mean view?)"]


def test_what_was_noted_of_one_answer_is_not_noted_again_of_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    noted: dict[str, str] = {}
    looked: list[str] = []

    def looking(name: str, *_: object, **__: object) -> list[str]:
        looked.append(name)
        return []

    monkeypatch.setattr(difflib, "get_close_matches", looking)
    for line in (b'{"id": 1, "answer": "ok", "idd": 1}', b'{"id": 2, "answer": "ok", "idd": 1, "x": 1}'):
        note(line, noted)

    assert list(noted) == looked == ["idd", "x"]


def test_so_many_places_are_noted_and_no_more() -> None:
    noted: dict[str, str] = {}
    for start in (0, MOST - 1, 2 * MOST):
        answer = {"id": 1, "answer": "ok"} | {f"x{number}": 1 for number in range(start, start + MOST - 1)}
        note(json.dumps(answer).encode(), noted)
    assert list(noted) == [f"x{number}" for number in range(MOST)]


def test_of_a_long_name_only_the_beginning_is_noted() -> None:
    assert ignored(json.dumps({"id": 1, "answer": "ok", "ab" * LONGEST: 1}).encode()) == ["ab" * (LONGEST // 2) + "..."]
    assert ignored(json.dumps({"id": 1, "answer": "ok", "b" * LONGEST: 1}).encode()) == ["b" * LONGEST]
