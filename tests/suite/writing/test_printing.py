from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from adapters.suite.reading.feature_files import paragraphs, read_feature
from adapters.suite.scenario import HasLife, Scenario
from adapters.suite.writing.printing import Unprintable, printed
from tests.suite.items import features, scenarios, texts


@given(st.lists(scenarios, min_size=1, max_size=3, unique_by=(lambda s: s.id, lambda s: s.name)), features)
@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_reading_a_printed_feature_gives_the_scenarios_again(
    tmp_path: Path, drawn: list[Scenario], feature: Mapping[str, str]
) -> None:
    members = [msgspec.structs.replace(member, **feature) for member in drawn]
    path = tmp_path / "x.feature"
    path.write_text(printed(members), encoding="utf-8")

    assert [loaded.scenario for loaded in read_feature(path, "x.feature")] == members


@given(texts)
def test_paragraphs_of_paragraphs_are_themselves(text: str) -> None:
    assert paragraphs(text.replace("\n", "\n\n")) == text


def _scenario(**changes: str) -> Scenario:
    facts = {"id": "a", "name": "N", "feature": "x.feature", "title": "T"} | changes
    return Scenario(**facts, script=(HasLife(player="Alice", life=20),))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "changes", [{"name": "two\nlines"}, {"title": " spaces"}, {"reasoning": "Given what"}, {"ruling": "@tag"}, {"id": "a b"}]
)
def test_what_would_be_read_differently_is_not_printed(changes: dict[str, str]) -> None:
    with pytest.raises(Unprintable):
        printed([_scenario(**changes)])


def test_scenarios_of_two_features_are_not_printed_as_one() -> None:
    with pytest.raises(Unprintable):
        printed([_scenario(), _scenario(title="Another")])


def test_a_long_description_is_wrapped_but_not_before_a_word_of_gherkin() -> None:
    text = printed([_scenario(reasoning="word " * 21 + "words When " + "word " * 30 + "end")])

    described = [line.strip() for line in text.splitlines() if "word" in line]
    assert len(described) == 3
    assert all(line.startswith("word") for line in described)
