"""Reports as Cucumber Messages: each message speaks of what is there, and the statuses are those of the run."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeAlias

import cucumber_messages  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from adapters.contract.messages import Hello
from adapters.reports import messages
from adapters.reports.messages_sources import MADE, UNTOLD
from adapters.reports.stream import Footer, Report, header
from adapters.suite import phrases
from adapters.suite.reading.loading import load, suite_root
from adapters.suite.scenario import Scenario
from adapters.suite.verdict import OUTCOMES, Outcome, Standing, Verdict

Message: TypeAlias = dict[str, Any]

STANDINGS: tuple[Standing, ...] = ("", "as expected", "unexpected pass", "changed")


def of_scenario(scenario: Scenario, outcome: Outcome, done: int = 0, standing: Standing = "", engine: str = "paper") -> Verdict:
    """The verdict on a scenario of the suite of which so many steps were done."""
    steps = tuple(phrases.describe(item) for item in (*scenario.setup, *scenario.script))
    return Verdict(
        id=scenario.id,
        feature=scenario.feature,
        scenario=scenario.name,
        title=scenario.title,
        engine=engine,
        outcome=outcome,
        statements=scenario.statements,
        rules=scenario.rules,
        seconds=0.5,
        reason="" if outcome == "pass" else "it is otherwise",
        observed="" if outcome == "pass" else "hand",
        steps=() if outcome == "pass" else steps[:done],
        unreached=() if outcome == "pass" else steps[done:],
        standing=standing,
    )


def foreign(key: str, outcome: Outcome = "pass", steps: tuple[str, ...] = (), engine: str = "paper") -> Verdict:
    """A verdict on a scenario that the suite does not have."""
    return Verdict(
        id=key,
        feature="mine.feature",
        scenario=f"Scenario {key}",
        title="Mine",
        engine=engine,
        outcome=outcome,
        statements=("mine-1",),
        rules=("702.74a",),
        seconds=0.5,
        steps=steps,
    )


def report(verdicts: Sequence[Verdict], started: str = "2026-11-30T12:00:00+00:00") -> Report:
    engines = [Hello(name=name, version="1", language="") for name in dict.fromkeys(each.engine for each in verdicts)]
    head = replace(header(engines, "2026-08-07", {}, len(verdicts)), started=started)
    counts = Counter[str](each.outcome for each in verdicts)
    return Report(head, tuple(verdicts), Footer(counts=dict(counts), seconds=1))


def envelopes(one: Report) -> list[tuple[str, Message]]:
    """The messages with their names."""
    lines = messages.render(one).decode().removesuffix("\n").split("\n")
    return [next(iter(json.loads(line).items())) for line in lines]


def every(name: str, found: Sequence[tuple[str, Message]]) -> list[Message]:
    return [message for kind, message in found if kind == name]


def statuses(found: Sequence[tuple[str, Message]]) -> list[list[str]]:
    """The statuses of the steps of each test case."""
    out: dict[str, list[str]] = {message["id"]: [] for message in every("testCaseStarted", found)}
    for message in every("testStepFinished", found):
        out[message["testCaseStartedId"]].append(message["testStepResult"]["status"])
    return list(out.values())


def worst(of: Sequence[str]) -> str:
    """The status of a test case, as Cucumber's tools have it."""
    return max(of, key=("UNKNOWN", "PASSED", "SKIPPED", "PENDING", "UNDEFINED", "AMBIGUOUS", "FAILED").index)


SUITE = load()
SCENARIO = next(scenario for scenario in SUITE if scenario.id == "evoke-19-dearer")
COUNT = len(SCENARIO.setup) + len(SCENARIO.script)


@pytest.mark.parametrize(
    ("outcome", "standing", "wrong", "rest", "success"),
    [
        ("fail", "", "FAILED", "SKIPPED", False),
        ("fail", "changed", "FAILED", "SKIPPED", False),
        ("fail", "as expected", "SKIPPED", "SKIPPED", True),
        ("error", "", "FAILED", "SKIPPED", False),
        ("error", "as expected", "SKIPPED", "SKIPPED", True),
        ("unsupported", "", "PENDING", "SKIPPED", False),
        ("unsupported", "as expected", "SKIPPED", "SKIPPED", True),
    ],
)
def test_what_becomes_of_the_steps(outcome: Outcome, standing: Standing, wrong: str, rest: str, success: bool) -> None:
    found = envelopes(report([of_scenario(SCENARIO, outcome, 3, standing)]))
    assert statuses(found) == [["PASSED", "PASSED", wrong, *[rest] * (COUNT - 3)]]
    assert every("testRunFinished", found)[0]["success"] is success
    told = [
        message["testStepResult"]["message"]
        for message in every("testStepFinished", found)
        if "message" in message["testStepResult"]
    ]
    assert len(told) == 1
    reason, facts = "it is otherwise", "observed: hand"
    assert told[0].endswith(f": {reason}\n{facts}" if wrong == "FAILED" else f": {reason}; {facts}")


def test_a_pass_passes_every_step() -> None:
    found = envelopes(report([of_scenario(SCENARIO, "pass")]))
    assert statuses(found) == [["PASSED"] * COUNT]
    assert every("testRunFinished", found)[0]["success"] is True
    assert every("hook", found) == []


def test_of_an_unexpected_pass_no_step_failed_but_what_was_expected() -> None:
    found = envelopes(report([of_scenario(SCENARIO, "pass", standing="unexpected pass")]))
    assert statuses(found) == [[*["PASSED"] * COUNT, "FAILED"]]
    (hook,) = every("hook", found)
    assert every("testCase", found)[0]["testSteps"][-1]["hookId"] == hook["id"]
    assert every("testRunFinished", found)[0]["success"] is False


def test_what_does_not_apply_was_skipped() -> None:
    found = envelopes(report([of_scenario(SCENARIO, "not applicable")]))
    assert statuses(found) == [["SKIPPED"] * COUNT]
    assert every("testStepFinished", found)[0]["testStepResult"]["message"].startswith("not applicable")


def test_what_went_wrong_before_the_first_step_is_told_with_it() -> None:
    verdict = replace(of_scenario(SCENARIO, "error", 0), unreached=())
    assert statuses(envelopes(report([verdict]))) == [["FAILED", *["SKIPPED"] * (COUNT - 1)]]


def test_every_scenario_of_the_suite_is_found_in_its_file() -> None:
    verdicts = [of_scenario(scenario, "pass", engine=engine) for engine in ("paper", "stone") for scenario in SUITE]
    found = envelopes(report(verdicts))
    sources = {message["uri"]: message["data"] for message in every("source", found)}
    files = {scenario.feature: (suite_root() / scenario.feature).read_text(encoding="utf-8") for scenario in SUITE}
    assert sources == {f"{engine}/{feature}": text for engine in ("paper", "stone") for feature, text in files.items()}
    pickles = every("pickle", found)
    assert len(pickles) == len(verdicts)
    for pickle, verdict in zip(pickles, verdicts, strict=True):
        assert verdict.scenario.startswith(pickle["name"])
        assert pickle["uri"] == f"{verdict.engine}/{verdict.feature}"
    assert worst([worst(each) for each in statuses(found)]) == "PASSED"


def test_descriptions_are_no_code() -> None:
    (document,) = every("gherkinDocument", envelopes(report([of_scenario(SCENARIO, "pass")])))
    lines = document["feature"]["description"].splitlines()
    assert " ".join(lines) == SCENARIO.ruling
    assert len(lines) > 1


def test_every_step_of_the_suite_has_the_definition_of_its_phrase_and_its_arguments() -> None:
    found = envelopes(report([of_scenario(scenario, "pass") for scenario in SUITE]))
    texts = {step["id"]: step["text"] for pickle in every("pickle", found) for step in pickle["steps"]}
    for step in (step for case in every("testCase", found) for step in case["testSteps"]):
        assert len(step["stepDefinitionIds"]) == 1
        end = 0
        for argument in step["stepMatchArgumentsLists"][0]["stepMatchArguments"]:
            group = argument["group"]
            assert texts[step["pickleStepId"]][group["start"] :].startswith(group["value"])
            assert group["start"] >= end
            end = group["start"] + len(group["value"])
    assert 0 < len(every("stepDefinition", found)) < 200


@pytest.mark.parametrize("field", ["scenario", "title", "id", "steps"])
def test_a_file_that_says_something_else_by_now_is_not_shown(field: str) -> None:
    one = of_scenario(SCENARIO, "fail", 2)
    other = replace(one, **{field: ("something else",) if field == "steps" else "something else"})
    (source,) = every("source", envelopes(report([other])))
    assert source["data"].startswith(MADE)


def test_rulings_that_are_not_of_the_suite_are_told_from_the_report() -> None:
    steps = ("Alice has Mulldrifter in her hand", "Alice passes")
    verdicts = [foreign("a"), foreign("b"), foreign("a", "fail", steps, "stone")]
    found = envelopes(report(verdicts))
    first, second = (message["data"] for message in every("source", found))
    assert first == second
    assert first.splitlines() == [
        MADE,
        "Feature: Mine",
        "",
        "  @id:a @mine-1 @cr:702.74a",
        "  Scenario: Scenario a",
        "    * Alice has Mulldrifter in her hand",
        "    * Alice passes",
        "",
        "  @id:b @mine-1 @cr:702.74a",
        "  Scenario: Scenario b",
        f"    * {UNTOLD}",
    ]
    assert statuses(found) == [["PASSED", "PASSED"], ["PASSED"], ["PASSED", "FAILED"]]


def test_the_standard_error_hangs_on_the_step_that_went_wrong() -> None:
    noisy = replace(of_scenario(SCENARIO, "error", 2), stderr="one\n\x1b[1mtwo")
    found = envelopes(report([noisy, of_scenario(SUITE[1], "pass")]))
    (attachment,) = every("attachment", found)
    assert attachment["body"] == "one\n\\x1b[1mtwo"
    assert attachment["testStepId"] == every("testCase", found)[0]["testSteps"][1]["id"]


def test_a_path_out_of_the_suite_is_no_file_of_the_suite() -> None:
    (source,) = every("source", envelopes(report([replace(foreign("a"), feature="../pyproject.toml")])))
    assert source["data"].startswith(MADE)


def test_scenarios_follow_one_another_in_time() -> None:
    found = envelopes(report([foreign("a"), replace(foreign("b"), seconds=1e300), foreign("c")]))
    start = every("testRunStarted", found)[0]["timestamp"]["seconds"]
    assert [each["timestamp"]["seconds"] - start for each in every("testCaseStarted", found)] == [0, 0, messages.LONGEST]
    assert start == 1796040000


def test_a_run_that_began_at_no_time_began_with_1970() -> None:
    found = envelopes(report([foreign("a")], started="yesterday"))
    assert every("testRunStarted", found)[0]["timestamp"] == {"seconds": 0, "nanos": 0}


def test_it_is_said_what_was_run() -> None:
    meta = every("meta", envelopes(report([foreign("a"), foreign("a", engine="stone")])))[0]
    assert meta["implementation"]["name"] == "rulings"
    assert meta["implementation"]["version"].endswith(", rules of 2026-08-07")
    assert meta["runtime"] == {"name": "paper 1, stone 1"}


TEXTS = st.text(st.characters(), max_size=8) | st.sampled_from(
    [
        "<b>x</b>",
        "</script>",
        "@a b",
        "# language: de",
        "|",
        '"""',
        "Feature: x",
        "\n",
        "\ud800",
        "\x1b[2J",
        "Alice passes",
        "\U0001f600",
    ]
)
VERDICTS = st.builds(
    Verdict,
    id=TEXTS,
    feature=TEXTS | st.just(SCENARIO.feature),
    scenario=TEXTS,
    engine=TEXTS,
    outcome=st.sampled_from(OUTCOMES),
    standing=st.sampled_from(STANDINGS),
    statements=st.tuples(TEXTS),
    rules=st.tuples(TEXTS),
    seconds=st.floats(-1, 1e300),
    title=TEXTS,
    reason=TEXTS,
    expected=TEXTS,
    observed=TEXTS,
    asked=TEXTS,
    steps=st.lists(TEXTS, max_size=3).map(tuple),
    unreached=st.lists(TEXTS, max_size=3).map(tuple),
    stderr=TEXTS,
)


@given(st.builds(report, st.lists(VERDICTS, max_size=5, unique_by=lambda verdict: (verdict.engine, verdict.id)), TEXTS))
def test_whatever_a_report_says_the_messages_are_whole_and_count_as_it_does(one: Report) -> None:
    content = messages.render(one)
    assert content.startswith(messages.BEGINNING)
    assert len(content.decode().splitlines()) == content.count(b"\n")
    found = envelopes(one)
    check_references(found)
    told = statuses(found)
    assert len(told) == len(one.verdicts)
    for each, verdict in zip(told, one.verdicts, strict=True):
        assert (worst(each) in ("FAILED", "PENDING")) is not verdict.green
        assert (worst(each) == "PASSED") is (verdict.green and verdict.outcome == "pass")
    assert every("testRunFinished", found)[0]["success"] is all(verdict.green for verdict in one.verdicts)


def check_references(found: Sequence[tuple[str, Message]]) -> None:
    """Every id is there once, and is spoken of only afterwards."""
    seen: set[str] = set()
    for _, message in found:
        nodes = _nodes(message)
        for key, value in ((key, value) for node in nodes for key, value in node.items()):
            spoken_of = value if key.endswith("Ids") else [value] if key.endswith("Id") else []
            assert set(spoken_of) <= seen, key
        new = [node["id"] for node in nodes if "id" in node]
        assert len(set(new)) == len(new)
        assert seen.isdisjoint(new)
        seen.update(new)


def _nodes(value: object) -> list[dict[str, Any]]:
    """Every object in a message."""
    if isinstance(value, dict):
        return [value, *(node for each in value.values() for node in _nodes(each))]
    return [node for each in value for node in _nodes(each)] if isinstance(value, list) else []


def test_the_protocols_own_classes_lose_nothing_of_it() -> None:
    verdicts = [
        of_scenario(SUITE[0], "pass"),
        of_scenario(SUITE[1], "pass", standing="unexpected pass"),
        replace(of_scenario(SUITE[2], "error", 2), stderr="x"),
        foreign("a", "unsupported", ("nobody understands this",)),
    ]
    converter = cucumber_messages.message_converter
    for line in messages.render(report(verdicts)).decode().splitlines():
        told = json.loads(line)
        assert converter.to_dict(converter.from_dict(told, cucumber_messages.Envelope)) == told
