from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from adapters.engines.discovery import engine
from adapters.suite import phrases
from adapters.suite.feature_files import Loaded, read_feature
from adapters.suite.lints import idle, unused_phrases, vacuous, without_expectation, wrong_keywords
from adapters.suite.loading import load_all
from adapters.suite.phrases import PHRASES
from adapters.suite.printing import printed
from tests.suite.fake_engines import Scripted

HEAD = "@evoke-12 @cr:603.3b\nFeature: F\n"


@pytest.fixture(scope="module")
def suite() -> Sequence[Loaded]:
    """The whole suite; loading it sees to names, ids, tags, cards, rules and references."""
    return load_all()


# ---- the suite itself


def test_the_suite_uses_every_phrase(suite: Sequence[Loaded]) -> None:
    assert unused_phrases(suite) == ()


def test_every_scenario_of_the_suite_expects_something(suite: Sequence[Loaded]) -> None:
    assert [str(finding) for finding in without_expectation(suite)] == []


def test_every_step_of_the_suite_stands_under_its_keyword(suite: Sequence[Loaded]) -> None:
    assert [str(finding) for finding in wrong_keywords(suite)] == []


def test_no_scenario_of_the_suite_passes_with_nothing_done(suite: Sequence[Loaded]) -> None:
    oracle = engine("oracle")

    assert [str(finding) for finding in vacuous(suite, oracle)] == []


def test_every_feature_of_the_suite_says_what_it_rules(suite: Sequence[Loaded]) -> None:
    assert [str(loaded.path) for loaded in suite if not loaded.scenario.ruling] == []


def test_every_scenario_of_the_suite_can_be_printed(suite: Sequence[Loaded], tmp_path: Path) -> None:
    for loaded in suite:
        path = tmp_path / "x.feature"
        path.write_text(printed([loaded.scenario]), encoding="utf-8")
        assert [again.scenario for again in read_feature(path, loaded.scenario.feature)] == [loaded.scenario]


def test_no_step_of_the_suite_is_written_in_two_ways(suite: Sequence[Loaded]) -> None:
    for loaded in suite:
        for item in (*loaded.scenario.setup, *loaded.scenario.script):
            assert phrases.read(phrases.write(item)) == item


# ---- the lints


def loaded(tmp_path: Path, *steps: str) -> list[Loaded]:
    path = tmp_path / "x.feature"
    path.write_text(HEAD + "\n  @id:a\n  Scenario: S\n    " + "\n    ".join(steps) + "\n")
    return list(read_feature(path, "x.feature"))


CAST = ("Given Alice has Mulldrifter in her hand", "When Alice casts Mulldrifter")


def test_unused_phrases_are_named(tmp_path: Path) -> None:
    unused = unused_phrases(loaded(tmp_path, *CAST))

    assert len(unused) == len(PHRASES) - 2
    assert "casting" not in unused


def test_a_scenario_that_expects_nothing_is_found(tmp_path: Path) -> None:
    assert [finding.line for finding in without_expectation(loaded(tmp_path, *CAST))] == [5]
    for step in (
        "Then nobody is asked anything",
        "Then Bob can't cast Mulldrifter",
        "Then Bob can't target Bob with Mulldrifter",
    ):
        assert not list(without_expectation(loaded(tmp_path, *CAST, step)))


@pytest.mark.parametrize(
    ("step", "found"),
    [
        ("Given Alice passes", ()),
        ("When Alice passes", ()),
        ("Then Alice passes", ("When",)),
        ("Given Alice is at 20 life", ("Then",)),
        ("When Alice is at 20 life", ("Then",)),
        ("Then Bob can't pass", ()),
        ("When Bob can't pass", ()),
        ("Given Bob can't pass", ("Then",)),
        ("When Alice controls Island", ("Given",)),
    ],
)
def test_a_step_under_a_wrong_keyword_is_found(tmp_path: Path, step: str, found: tuple[str, ...]) -> None:
    findings = list(wrong_keywords(loaded(tmp_path, "Given Alice has Mulldrifter in her hand", step)))

    assert tuple(finding.what.rpartition(" ")[2] for finding in findings) == found
    assert all(re.match(r".*x\.feature:7: ", str(finding)) for finding in findings)


def test_a_scenario_that_passes_with_nothing_done_is_found(tmp_path: Path) -> None:
    assert list(vacuous(loaded(tmp_path, *CAST, "Then Alice is at 20 life"), Scripted()))
    assert not list(vacuous(loaded(tmp_path, *CAST, "Then Alice is at 19 life"), Scripted()))
    assert not list(vacuous(loaded(tmp_path, *CAST, "Then Bob can't cast Mulldrifter"), Scripted()))


def test_a_scenario_in_which_nobody_does_anything_is_not_idle(tmp_path: Path) -> None:
    (only,) = loaded(tmp_path, "Given Alice has Mulldrifter in her hand", "Then Bob can't cast Mulldrifter")

    assert idle(only.scenario) is None
