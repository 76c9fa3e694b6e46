"""What the README shows is so."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path

import msgspec
import pytest

from adapters.cli.main import COMMANDS, main
from adapters.contract.messages import Hello
from adapters.engines import expectations
from adapters.engines.discovery import GROUP
from adapters.engines.expectations import Expectation
from adapters.engines.opening import Manner, close, open_all
from adapters.reports.table import conformance
from adapters.suite.reading.loading import load, suite_root
from adapters.suite.running.editions import edition_for
from adapters.suite.scenario import Scenario
from adapters.suite.verdict import Outcome, Verdict
from tests.reports.made_up import text_verdict

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The code of the fenced blocks of a language."""
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def test_two_commands_start_from_nothing() -> None:
    commands = [line for line in README.splitlines() if line.startswith("python3 -m venv ")]
    assert [command.rpartition("&& ")[2] for command in commands] == [
        ".venv/bin/pytest features/ --engine oracle --engine phase",
        ".venv/bin/pytest tests/ -n auto --dist loadfile",
    ]
    assert all("pip install" in command for command in commands)


def test_the_table_is_what_a_run_as_expected_ends_in() -> None:
    verdicts, suite = [], load()
    texts = [text_verdict(scenario.id) for scenario in suite if scenario.about_texts]
    opened = open_all(("oracle", "phase"), Manner())
    close(opened)
    hellos = {each.name: each.hello for each in opened}
    for engine, hello in hellos.items():
        known = expectations.load(engine)
        for scenario in suite:
            if scenario.about_texts:
                continue
            expected = known.get(scenario.id)
            verdicts.append(
                Verdict(
                    id=scenario.id,
                    feature=scenario.feature,
                    scenario=scenario.name,
                    engine=engine,
                    outcome=_expected(scenario, hello, expected),
                    standing="as expected" if expected else "",
                    statements=scenario.statements,
                    rules=scenario.rules,
                    seconds=0,
                )
            )
    assert blocks("text")[0] == conformance(verdicts, hellos=hellos, texts=texts).split("\n\n", 1)[1] + "\n"


def _expected(scenario: Scenario, hello: Hello, expected: Expectation | None) -> Outcome:
    if edition_for(scenario, hello) is None:
        return "not applicable"
    return expected.outcome if expected else "pass"


def test_the_ruling_is_one_of_the_suite_and_can_be_run_from_any_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (ruling,) = blocks("gherkin")
    (tmp_path / "mine.feature").write_text(ruling, encoding="utf-8")
    assert main(["run", str(tmp_path)]) == 0
    assert "100.0" in capsys.readouterr().out
    (shown,) = load([tmp_path])
    (kept,) = (scenario for scenario in load() if scenario.id == shown.id)
    assert msgspec.structs.replace(shown, feature=kept.feature) == kept


def test_a_ruling_of_ones_own_may_cite_a_statement_of_ones_own(tmp_path: Path) -> None:
    (statements,) = (block for block in blocks("toml") if "[[statements]]" in block)
    (ruling,) = blocks("gherkin")
    (tmp_path / "statements.toml").write_text(statements, encoding="utf-8")
    (tmp_path / "mine.feature").write_text(ruling.replace("@evoke-13 ", "@evoke-13 @bolt-1 "), encoding="utf-8")
    (shown,) = load([tmp_path])
    assert shown.statements == ("evoke-13", "bolt-1")


def test_every_tracker_that_a_ruling_names_has_an_address() -> None:
    listed = set(re.findall(r"`@report:([a-z]+)-` \| https://", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")))
    assert {report.rpartition("-")[0] for scenario in load() for report in scenario.reports} <= listed


def test_the_group_in_which_an_engine_is_plugged_in_is_the_one_that_is_looked_into() -> None:
    (point,) = (tomllib.loads(block) for block in blocks("toml") if "entry-points" in block)
    assert point["project"]["entry-points"].keys() == {GROUP}


def test_every_command_and_option_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    used = [
        shlex.split(line, comments=True) for block in blocks("sh") for line in block.splitlines() if line.startswith("rulings ")
    ]
    assert {words[1] for words in used} >= {"run", "coverage", "export", "accept"}
    for words in used:
        assert words[1] in COMMANDS
        command = words[1:3] if words[1] == "rules" else words[1:2]
        assert main([*command, "--help"]) == 0
        help_text = capsys.readouterr().out
        assert all(word in help_text for word in words[2:] if word.startswith("-"))
        if "-k" in words or "--tag" in words:
            assert main(words[1:]) == 0
            capsys.readouterr()


def test_the_life_of_a_rule_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "trace", "702.51a"]) == 0
    assert capsys.readouterr().out in blocks("text")


def test_the_expectation_is_one_of_phase() -> None:
    (shown,) = (block for block in blocks("toml") if "observed" in block)
    (entry,) = tomllib.loads(shown).items()
    assert msgspec.convert(entry[1], Expectation) == expectations.load("phase")[entry[0]]


def test_what_it_names_is_there() -> None:
    for name in re.findall(r"`(adapters/[\w/.]+|features/[\w/.]+|oracle/[\w/.]*)`", README):
        assert (ROOT / name).exists()
    assert suite_root() == ROOT / "features"
