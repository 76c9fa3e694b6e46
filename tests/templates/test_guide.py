"""What the page "Plug in your engine" says is so: its commands are run in their order, in one folder, as they stand there."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from adapters.cli.main import COMMANDS, main
from adapters.cli.template import TEMPLATES
from adapters.contract.wire import Request, WireAnswer
from adapters.engines.process.limits import SCENARIOS as SCENARIOS_LIMIT
from adapters.engines.process.limits import STARTS, Limits
from adapters.reports.formats import FORMATS
from adapters.suite.item import Item
from adapters.suite.reading.loading import SMOKE, load
from adapters.suite.running.board import FILLER, board
from adapters.suite.running.needs import needs
from adapters.suite.running.runner import PASSES
from adapters.suite.scenario import FORMAT, Action, Condition, Expectation, Scenario, Setup
from adapters.suite.texts.items import TextExpectation, TextItem, TextSetup
from adapters.suite.writing.exporting import Exported
from tests.pages import GUIDE, PAGES, ROOT, Block, anchors, blocks, code, links, section, table, text

FOREIGN = {"--depth", "--release", "--manifest-path", "--pyargs", "--pdb", "--help"}
"""Options of git, cargo and pytest, and one of every command."""


class Reader:
    """Somebody who does in a folder what the page says."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.out = ""
        programs = Path(sys.executable).parent
        paths = [str(folder / "src"), str(ROOT)]
        self.environment = os.environ | {
            "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": os.pathsep.join(paths),
        }
        (folder / "tests").mkdir()
        (folder / "tests/test_own.py").write_text("def test_own():\n    pass\n")

    def run(self, command: str) -> int:
        done = subprocess.run(
            command, shell=True, cwd=self.folder, env=self.environment, capture_output=True, text=True, timeout=600, check=False
        )
        self.out = done.stdout
        assert "Traceback" not in done.stdout + done.stderr
        return done.returncode

    def write(self, name: str, content: str) -> None:
        """Save a file; an entry point is installed."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
        if name == "entry_points.toml":
            info = self.folder / "src/mine-0.1.dist-info"
            info.mkdir()
            (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 0.1\n")
            ((group, points),) = tomllib.loads(content)["project"]["entry-points"].items()
            lines = [f"{key} = {value}" for key, value in points.items()]
            (info / "entry_points.txt").write_text("\n".join([f"[{group}]", *lines, ""]))


@pytest.mark.skipif(shutil.which("patch") is None, reason="there is no patch, by which the guide's difference is applied")
def test_its_commands_do_what_it_says_one_after_the_other(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    done = []
    for block in blocks(GUIDE):
        kind, _, rest = block.mark.partition(" ")
        if kind == "file":
            reader.write(rest, block.code)
        elif block.language == "sh" and kind == "status":
            assert (block.code, reader.run(block.code)) == (block.code, int(rest))
        elif block.language == "sh" and kind == "dialogue":
            assert (block.code, reader.run(block.code)) == (block.code, 0)
        elif kind == "printed":
            assert set(block.code.splitlines()) <= set(reader.out.splitlines())
        elif block.language == "sh":
            assert kind == "not"
        done.append(kind)
    assert set(done) == {"status", "printed", "dialogue", "file", "not", "scenario", ""}
    assert (tmp_path / "scenarios/scenarios.schema.json").is_file()
    assert reader.run("pytest --collect-only -q --pyargs features tests") == 0
    assert "test_own" in reader.out
    assert "[mine]" in reader.out


def dialogues() -> Iterator[tuple[str, list[str]]]:
    """The commands that show a dialogue, and the lines that the page has of it."""
    command, lines = "", list[str]()
    for block in blocks(GUIDE):
        if block.mark == "dialogue":
            if command:
                yield command, lines
            command, lines = block.code, []
        elif block.language == "text" and not block.mark:
            lines += block.code.splitlines()
    yield command, lines


@pytest.mark.parametrize(("command", "lines"), list(dialogues()))
def test_the_dialogue_is_what_is_printed_but_for_what_is_cut_out(tmp_path: Path, command: str, lines: list[str]) -> None:
    reader = Reader(tmp_path)
    assert reader.run(command) == 0
    printed = iter(reader.out.splitlines())
    for line in lines:
        pieces = [re.escape(piece.removesuffix(",")) for piece in line.split(" ... ")]
        wanted = re.compile(".*".join(pieces))
        assert any(wanted.fullmatch(each) for each in printed), line
    assert len(lines) > 4


@pytest.mark.parametrize("line", [line for _, lines in dialogues() for line in lines])
def test_what_is_left_of_a_message_is_one_too(line: str) -> None:
    mark, _, rest = line.partition(" ")
    whole = re.sub(r",? \.\.\. (?=[\]}])", "", rest).replace(" ... ", "")
    if mark == ">":
        msgspec.json.decode(whole, type=Request)
    elif mark == "<":
        msgspec.json.decode(whole, type=WireAnswer)
    else:
        assert mark == "#"


def test_the_answer_that_is_no_line_of_a_dialogue_is_one_too() -> None:
    (answer,) = (words for words in code(text(GUIDE)) if words.startswith('{"answer"'))
    msgspec.json.decode(answer, type=WireAnswer)


def test_the_extra_that_is_installed_is_there() -> None:
    (block,) = (block for block in blocks(GUIDE) if block.mark.startswith("not run"))
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert set(re.findall(r"\.\[(\w+)\]", block.code)) == {"strict"} <= extras.keys()
    workflows = [block.code for block in blocks(GUIDE) if block.language == "yaml"]
    assert all("rulings[strict]" in each and "--strict-contract" in each for each in workflows)


def test_the_templates_are_those_that_there_are() -> None:
    rows = {code(row[0])[0]: row[1:] for row in table(section(GUIDE, "Start from a template"))}
    assert {language: tuple(code(row[0])) for language, row in rows.items()} == {
        language: template.files for language, template in TEMPLATES.items()
    }
    for language, template in TEMPLATES.items():
        building, engine = ("".join(code(cell)) for cell in rows[language][1:])
        assert (building, engine) == (template.build.format("my-engine"), template.engine.format("my-engine"))


def test_what_the_smoke_test_takes_is_what_it_is_said_to_take() -> None:
    scenarios = {scenario.id: scenario for scenario in load((SMOKE,))}
    rows = table(section(GUIDE, "Finish the smoke test"))
    assert [code(row[0])[0] for row in rows] == [*scenarios][5:]
    for identity, _, cards, capability in rows:
        scenario = scenarios[identity.strip("`")]
        assert {card.card for card in board(scenario).objects} - {FILLER} == set(cards.split(", "))
        assert needs(scenario) == tuple(code(capability))


def test_the_first_green_scenario_takes_what_it_is_said_to_take() -> None:
    identities = dict.fromkeys(re.findall(r"--tag id:([\w-]+)`?", section(GUIDE, "The first green scenario")))
    first, spell, attack, sticker, counter, named = (each for name in identities for each in load() if each.id == name)
    assert needs(first) == ("mana in pool",)
    assert {card.card for card in board(first).objects} == {"Mulldrifter", "Wastes"}
    then = [scenario for scenario in load() if "evoke-22" in scenario.statements]
    claimed = {"mana in pool", "alternative costs", "decisions", "drawn cards", "stack abilities"}
    assert {need for scenario in then for need in needs(scenario)} <= claimed
    assert {card.card for scenario in then for card in board(scenario).objects} == {"Mulldrifter", "Wastes", "Island"}
    assert needs(spell) == ("counters", "mana in pool")
    assert {card.card for card in board(spell).objects} == {"Lightning Bolt", "Wastes"}
    assert {*needs(attack)} - {*needs(spell)} == {"combat"}
    assert {card.card for card in board(attack).objects} == {"Glistener Elf", "Wastes"}
    assert {*needs(sticker)} == {"decisions", "mana in pool", "stickers"}
    assert {card.card for card in board(sticker).objects} == {"Angelic Harold", "Bear Cub", "Wastes"}
    assert {name for player in board(sticker).players for name in player.sheets} == {"Urza's Dark Cannonball"}
    assert needs(counter) == ("counters", "mana in pool")
    assert {card.card for card in board(counter).objects} == {"Hill Giant", "Turn to Frog", "Wastes"}
    assert needs(named) == ("choosing payment",)
    assert {card.card for card in board(named).objects} == {"Golgothian Sylex", "Wastes"}


def test_a_file_of_scenarios_is_as_it_is_exported() -> None:
    assert f'`{{"format": {FORMAT}, "scenarios": [ ... ]}}`' in text(GUIDE)
    assert Exported.__struct_fields__ == ("format", "scenarios")


def test_the_scenario_is_what_is_exported() -> None:
    (block,) = (block for block in blocks(GUIDE) if block.mark == "scenario")
    shown: dict[str, Any] = json.loads(block.code)
    (scenario,) = (scenario for scenario in load() if scenario.id == shown["id"])
    exported = json.loads(msgspec.json.encode(scenario))
    assert shown == {name: exported[name] for name in shown}
    assert shown.keys() >= {"id", "setup", "script"}
    assert shown.keys() <= set(Scenario.__struct_fields__)


PLAYED = tuple(kind for kind in (*get_args(Action), *get_args(Expectation)) if kind not in get_args(TextExpectation))


def test_the_items_about_texts_are_named_for_passing_them_over() -> None:
    (told,) = (each for each in section(GUIDE, "Without Python in your build").split("\n\n") if each.startswith("Pass over"))
    assert {kind.__struct_config__.tag for kind in get_args(TextItem)} == {*code(told)} - {"setup", "evolution/"}
    assert {each.feature.partition("/")[0] for each in load() if each.about_texts} == {"evolution"}


@pytest.mark.parametrize(
    ("nth", "kinds"), [(0, tuple(kind for kind in get_args(Setup) if kind not in get_args(TextSetup))), (1, PLAYED)]
)
def test_the_items_and_their_fields_are_those_that_there_are(nth: int, kinds: tuple[type[Item], ...]) -> None:
    rows = table(section(GUIDE, "Without Python in your build"), nth=nth)
    assert {code(row[0])[0]: code(row[1]) for row in rows} == {
        kind.__struct_config__.tag: [*kind.__struct_fields__] for kind in kinds
    }
    assert len(rows) == len(kinds)


def test_what_is_passed_for_is_one_of_the_conditions() -> None:
    rows = table(section(GUIDE, "Without Python in your build"), nth=2)
    assert [code(row[0])[0] for row in rows] == [*get_args(Condition)]
    assert f"at most {PASSES} times" in text(GUIDE)


def test_every_option_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    statuses = [main([name, "--help"]) for name in COMMANDS]
    words = [sys.executable, "-m", "pytest", "-p", "adapters.pytest.plugin", "--help"]
    of_pytest = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    known = set(re.findall(r"--[a-z][a-z-]+", capsys.readouterr().out + of_pytest))
    assert set(statuses) == {0}
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", re.sub(r"<!--.*?-->", "", text(GUIDE))))
    assert named - known - FOREIGN == set()
    assert {"--strict-contract", "--jobs", "--expected", "--in-process", "--engine-timeout"} <= named


def test_the_limits_are_those_that_are_kept() -> None:
    rows = {code(row[0])[0].split()[0]: row[1] for row in table(section(GUIDE, "How it is run"))}
    assert f"{Limits().answer:g} seconds" in rows["--timeout"]
    assert f"{STARTS} times" in rows["--timeout"]
    assert f"{SCENARIOS_LIMIT} times" in rows["--timeout"]
    assert f"{Limits().memory >> 20} MiB" in rows["--memory"]
    assert f"{Limits().restarts} times" in rows["--restarts"]


def test_the_formats_are_those_that_there_are() -> None:
    (sentence,) = re.findall(r"The end of a report's name says its format: (.*?)\. ", text(GUIDE), re.DOTALL)
    assert sorted(word for word in code(sentence) if word.startswith(".")) == sorted(FORMATS)


@pytest.mark.parametrize("block", [block for block in blocks(GUIDE) if block.language == "yaml"], ids=["GitHub", "GitLab"])
def test_a_workflow_calls_commands_that_there_are(block: Block) -> None:
    called = re.findall(r"rulings (\w+) --", block.code)
    assert called == ["run"], "the status of others is no status of a build that is half finished"
    assert re.search(r"checkout COMMIT|ref: COMMIT", block.code)
    for name in re.findall(r"--report (\S+)", block.code):
        assert name.removeprefix("rulings") in FORMATS


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target, anchor in links(page):
        assert target.exists(), target
        assert not anchor or anchor in anchors(target), (target, anchor)
    for name in re.findall(r"`(adapters/[\w/.]+|features/[\w/.]+|oracle/[\w/.]*)`", text(page)):
        assert (ROOT / name).exists(), name
