from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from adapters.contract.messages import Answer, Illegal, Ok
from adapters.engines.discovery import engine
from adapters.suite import phrases
from adapters.suite.lints import baseless, idle, unmoved, unused_phrases, vacuous, wrong_keywords
from adapters.suite.phrases import PHRASES
from adapters.suite.reading.feature_files import Loaded, read_feature
from adapters.suite.reading.loading import load_all
from adapters.suite.running.guard import Guarded
from adapters.suite.running.runner import run
from adapters.suite.writing.printing import printed
from tests.suite.fake_engines import REFUSED, Constant, Reaction, Scripted, moved
from tests.whole_suite import plays

HEAD = "@evoke-12 @cr:603.3b\nFeature: F\n"


@pytest.fixture(scope="module")
def suite() -> Sequence[Loaded]:
    """The whole suite; loading it sees to names, ids, tags, cards, rules and references."""
    return load_all()


# ---- the suite itself


def test_the_suite_uses_every_phrase(suite: Sequence[Loaded]) -> None:
    assert unused_phrases(suite) == ()


def test_every_step_of_the_suite_stands_under_its_keyword(suite: Sequence[Loaded]) -> None:
    assert [str(finding) for finding in wrong_keywords(suite)] == []


def test_no_scenario_of_the_suite_passes_with_nothing_done(suite: Sequence[Loaded]) -> None:
    oracle = engine("oracle")

    assert [str(finding) for finding in vacuous(suite, oracle)] == []


def test_every_place_of_the_suite_expects_something_that_was_not_so(suite: Sequence[Loaded]) -> None:
    assert [str(finding) for finding in unmoved(suite, engine("oracle"))] == []


def test_every_refusal_of_the_suite_has_a_rule_for_its_reason(suite: Sequence[Loaded]) -> None:
    assert [str(finding) for finding in baseless(suite, engine("oracle"))] == []


@pytest.mark.parametrize("answer", [REFUSED, Ok()], ids=["refusing", "allowing"])
def test_an_engine_that_knows_no_rules_passes_nothing(answer: Answer) -> None:
    ignorant = Constant(answer=answer)

    assert [scenario.id for scenario in plays() if run(scenario, Guarded(ignorant), "x").outcome == "pass"] == []


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
    assert not list(vacuous(loaded(tmp_path, *CAST, "Then Alice can't cast Mulldrifter"), Scripted()))


def test_a_scenario_in_which_nobody_does_anything_is_not_idle(tmp_path: Path) -> None:
    (only,) = loaded(tmp_path, "Given Alice has Mulldrifter in her hand", "Then Alice can't cast Mulldrifter")

    assert idle(only.scenario) is None


def test_a_place_where_nothing_new_is_expected_is_found(tmp_path: Path) -> None:
    same, new = "Alice is at 20 life", "Mulldrifter is in Alice's graveyard"
    dies = moved("Mulldrifter", "graveyard")

    def lines(*steps: str, then: Reaction = Ok()) -> list[int]:  # noqa: B008 - frozen
        return [finding.line for finding in unmoved(loaded(tmp_path, *CAST, *steps), Scripted([dies, then]))]

    assert lines(f"Then {same}") == [8]
    assert lines(f"Then {same}", "Then nobody is asked anything") == [8]
    assert lines(f"Then {same}", f"Then {new}") == []
    assert lines(f"Then {new}", f"Then {same}") == []
    assert lines(f"Then {same}", "Then Alice can't cast Mulldrifter from her graveyard", then=REFUSED) == []
    assert lines(f"Then {new}", "When Alice passes", f"Then {same}", f"Then {new}") == []
    assert lines(f"Then {new}", "When Alice passes", f"Then {same}") == [10]
    assert lines(f"Then {same}", "When Alice passes", f"Then {new}") == [8]


def test_what_held_before_anything_was_done_is_nothing_to_find(tmp_path: Path) -> None:
    steps = (CAST[0], "Then Alice is at 20 life", CAST[1], "Then Mulldrifter is in Alice's graveyard")

    assert not list(unmoved(loaded(tmp_path, *steps), Scripted([moved("Mulldrifter", "graveyard")])))


@pytest.mark.parametrize(
    ("why", "found"),
    [
        ("there is no such permanent (602.2)", True),
        ("it has no such ability (602.2a)", True),
        ("there is no Mulldrifter now", True),
        ("", True),
        ("there are no legal targets for it (601.2c)", False),
        ("no (305.1)", False),
    ],
)
def test_a_refusal_without_a_rule_for_its_reason_is_found(tmp_path: Path, why: str, found: bool) -> None:
    refused = loaded(tmp_path, CAST[0], "Then Alice can't cast Mulldrifter")

    assert [finding.line for finding in baseless(refused, Scripted([Illegal(why=why)]))] == ([7] if found else [])
