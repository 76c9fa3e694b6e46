from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator, ValidationError

from adapters.suite.bad_input import BadInput
from adapters.suite.reading.loading import load
from adapters.suite.scenario import PassUntil, Scenario
from adapters.suite.writing.exporting import SCHEMA, SUFFIX, export, exported, schema_text
from tests.suite.items import scenarios


def test_what_is_imported_is_what_was_exported(tmp_path: Path) -> None:
    suite = load()
    export(suite, tmp_path)
    imported = load([tmp_path])

    assert sorted(imported, key=lambda scenario: scenario.id) == sorted(suite, key=lambda scenario: scenario.id)


def test_every_feature_has_a_file_and_the_schema_lies_beside_them(tmp_path: Path) -> None:
    written = export(load(), tmp_path)

    assert tmp_path / SCHEMA in written
    assert {path.suffix for path in written} == {".json"}
    assert all(path.name.endswith(SUFFIX) for path in written if path.name != SCHEMA)


def test_no_scenario_is_written_over_another(tmp_path: Path) -> None:
    one, other = (Scenario(id=name, name=name, feature=name, title="", statements=()) for name in ("a", "a.feature"))

    with pytest.raises(BadInput, match=r"the features 'a' and 'a\.feature' would both be written here"):
        export([one, other], tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_two_exports_are_not_mixed(tmp_path: Path) -> None:
    suite = load()
    export(suite, tmp_path)
    export(suite, tmp_path)
    gone = suite[-1].feature

    with pytest.raises(BadInput, match="this is left from another export") as caught:
        export([scenario for scenario in suite if scenario.feature != gone], tmp_path)

    assert caught.value.path == tmp_path / (gone.removesuffix(".feature") + SUFFIX)
    assert len(load([tmp_path])) == len(suite)


def test_the_exported_suite_keeps_to_the_schema() -> None:
    schema = json.loads(schema_text())

    Draft202012Validator.check_schema(schema)
    Draft202012Validator(schema).validate(json.loads(exported(load())))


def test_a_step_stands_only_where_it_is_waited_for() -> None:
    passing = [item for scenario in load() for item in scenario.script if isinstance(item, PassUntil)]
    told = json.loads(msgspec.json.encode(passing))

    assert {(item["condition"] == "the step", item["step"] != "") for item in told} == {(True, True), (False, False)}


@given(st.lists(scenarios, max_size=2))
@settings(max_examples=50)
def test_any_scenario_keeps_to_the_schema(members: list[Scenario]) -> None:
    Draft202012Validator(json.loads(schema_text())).validate(json.loads(exported(members)))


@pytest.mark.parametrize("document", [{}, {"format": 2, "scenarios": []}, {"format": 1, "scenarios": [{}]}, {"format": 1}])
def test_what_is_no_export_does_not_keep_to_the_schema(document: object) -> None:
    with pytest.raises(ValidationError):
        Draft202012Validator(json.loads(schema_text())).validate(document)
