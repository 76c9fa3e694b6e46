"""What the page on the contract says is so."""

from __future__ import annotations

import json
import re
from typing import get_args

import msgspec
import pytest

from adapters.contract.capabilities import CAPABILITIES
from adapters.contract.messages import CONTRACT as VERSION
from adapters.contract.messages import EDITION, Action, Alternative, Decide, StepName, ZoneName
from adapters.contract.references import TRIGGER_WORDS, ability, copy, token
from adapters.contract.view import Decision, DecisionKind, Shape
from adapters.contract.wire import Request, WireAnswer
from adapters.engines.process.limits import SCENARIOS, STARTS, Limits
from adapters.suite.running.questions import misfit
from adapters.suite.running.runner import STDERR, UNASKED
from tests.pages import CABINET, CONTRACT, blocks, code, section, table, text

REQUESTS = {kind.__struct_config__.tag for kind in get_args(Request)}
ANSWERS = {kind.__struct_config__.tag for kind in get_args(WireAnswer)}


def messages(title: str) -> list[str]:
    """The lines of JSON under a heading."""
    there = section(CONTRACT, title)
    return [
        line for block in blocks(CONTRACT) if block.language == "json" and block.code in there for line in block.code.splitlines()
    ]


def test_verbs_and_answers_are_those_of_the_wire() -> None:
    verbs = table(section(CONTRACT, "Verbs"))
    answers = table(section(CONTRACT, "Verbs"), nth=1)

    assert {code(row[0])[0] for row in verbs} == REQUESTS
    assert {word for row in verbs for word in code(row[2])} | {code(row[0])[0] for row in answers} == ANSWERS
    for row in verbs:
        (kind,) = (kind for kind in get_args(Request) if kind.__struct_config__.tag == code(row[0])[0])
        assert [*kind.__struct_fields__] == ["id", *code(row[1])]
    for row in answers:
        (kind,) = (kind for kind in get_args(WireAnswer) if kind.__struct_config__.tag == code(row[0])[0])
        assert [*kind.__struct_fields__] == ["id", *code(row[0])[1:]]


def test_every_message_on_the_wire_is_one() -> None:
    shown = messages("The wire")
    requests = [msgspec.json.decode(line, type=Request) for line in shown if '"verb"' in line]
    answers = [msgspec.json.decode(line, type=WireAnswer) for line in shown if '"verb"' not in line]

    assert {each.__struct_config__.tag for each in requests} == REQUESTS
    assert {each.__struct_config__.tag for each in answers} < ANSWERS
    assert f"this is version {VERSION}." in text(CONTRACT)


def test_no_message_has_a_field_that_there_is_not() -> None:
    for title, kind in (("The wire", Request), ("The wire", WireAnswer), ("Actions", Action), ("Questions", Action)):
        for line in messages(title):
            try:
                found = msgspec.json.decode(line, type=kind)
            except msgspec.ValidationError:
                continue
            _said(json.loads(line), msgspec.to_builtins(found))


def _said(told: object, kept: object) -> None:
    """Whether all that was told is kept."""
    match told, kept:
        case dict(), dict():
            assert told.keys() <= kept.keys()
            for name, value in told.items():
                _said(value, kept[name])
        case list(), list() | tuple():
            for value, other in zip(told, kept, strict=True):
                _said(value, other)
        case _:
            assert told == kept


def test_capabilities_are_those_that_there_are() -> None:
    assert tuple(code(row[0])[0] for row in table(section(CONTRACT, "Capabilities"))) == CAPABILITIES


def test_actions_are_those_that_there_are() -> None:
    tags = [kind.__struct_config__.tag for kind in get_args(Action)]
    named = [word for row in table(section(CONTRACT, "Actions")) for word in code(row[0])]
    shown = [msgspec.json.decode(line, type=Action) for line in messages("Actions")]

    assert sorted(named) == sorted(map(str, tags))
    assert {each.__struct_config__.tag for each in shown} == set(tags) - {"attack", "block", "concede"}
    (cast,) = (row[1] for row in table(section(CONTRACT, "Actions")) if row[0] == "`cast`")
    assert {word for word in get_args(Alternative) if word} <= set(code(cast))


def test_zones_and_steps_are_those_that_there_are() -> None:
    named = set(code(section(CONTRACT, "The view")))
    assert named >= {*get_args(ZoneName), *get_args(StepName)}
    assert EDITION in code(section(CONTRACT, "Hello"))


def test_questions_of_every_shape_are_shown_with_an_answer_that_fits() -> None:
    pairs = messages("Questions")
    shown = [
        (msgspec.json.decode(asked, type=Decision), msgspec.json.decode(answer, type=Decide))
        for asked, answer in zip(pairs[::2], pairs[1::2], strict=True)
    ]
    for (asked, answer), line in zip(shown, pairs[::2], strict=True):
        assert json.loads(line).keys() <= set(Decision.__struct_fields__)
        assert (answer.player, misfit(answer.answer, asked)) == (asked.player, "")
    assert {asked.shape for asked, _ in shown} == set(get_args(Shape))


def test_shapes_and_kinds_are_those_that_there_are() -> None:
    rows = table(section(CONTRACT, "Questions"))
    (sentence,) = re.findall(r"All kinds are (.*?);", section(CONTRACT, "Questions"), re.DOTALL)

    assert {code(row[0])[0] for row in rows} == set(get_args(Shape))
    assert {word for row in rows for word in code(row[2])} <= set(get_args(DecisionKind))
    assert code(sentence) == [*get_args(DecisionKind)]


def test_references_are_as_they_are_made() -> None:
    named = [code(row[0])[0] for row in table(section(CONTRACT, "References"))]
    (sentence,) = re.findall(r"The words for trigger events are (.*?);", section(CONTRACT, "References"), re.DOTALL)

    enters = ability("enters", "Mulldrifter")
    assert named == [ability("evoke", "Mulldrifter"), f"{enters} (2)", token("Clue Token", "Alice"), copy("Mulldrifter")]
    assert tuple(code(sentence)) == TRIGGER_WORDS


@pytest.mark.parametrize(
    ("what", "value"),
    [
        ("an answer", f"{Limits().answer:g} seconds"),
        ("one scenario", f"{Limits().scenario:g} seconds, {SCENARIOS} times the time of an answer"),
        ("the start, until hello is answered", f"{Limits().start:g} seconds, {STARTS} times `--timeout`"),
        ("the end, after `bye`", f"{Limits().end:g} seconds"),
        ("memory, resident, of the process and all that it has started", f"{Limits().memory >> 20} MiB; on Linux only"),
        ("restarts", f"{Limits().restarts}"),
        ("the longest line", f"{Limits().line >> 20} MiB"),
        ("what is kept of its standard error", f"{Limits().stderr >> 10} KiB, of which {STDERR} characters go with a verdict"),
    ],
)
def test_limits_are_those_that_are_kept(what: str, value: str) -> None:
    rows = {row[0]: row[1] for row in table(section(CONTRACT, "What breaks it, and who pays"), nth=1)}
    assert rows[what] == value


def test_mistakes_are_told_in_the_words_in_which_they_are_met() -> None:
    told = [words for words in code(section(CONTRACT, "Common mistakes")) if words.startswith(("it ", "its ", "nobody "))]
    met = text(CABINET) + UNASKED
    assert len(told) == 4
    for words in told:
        pattern = re.escape(words).replace("hello", r"\w+").replace(r"60\ s", r"[\d.]+\ s")
        assert re.search(pattern, met)
