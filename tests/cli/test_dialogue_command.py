"""``rulings dialogue``: the lines that go over the wire in a scenario, and what came of it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from adapters.cli.main import main
from adapters.contract.messages import Action, Answer
from adapters.engines.oracle import OracleEngine
from tests.cli.conftest import WRONG, Plug, Rulings


def spoken(out: str, mark: str) -> list[Any]:
    """The messages with this mark."""
    return [json.loads(line[2:]) for line in out.splitlines() if line.startswith(f"{mark} ")]


def test_the_oracle_is_asked_unless_an_engine_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dialogue", "evoke-05-mana-cost-alone"]) == 0
    out = capsys.readouterr().out
    assert [each["verb"] for each in spoken(out, ">")][:3] == ["hello", "setup", "observe"]
    assert [each["answer"] for each in spoken(out, "<")][:3] == ["hello", "ok", "view"]
    assert spoken(out, "<")[0]["hello"]["name"] == "oracle"
    assert spoken(out, ">")[-1]["verb"] == "bye"
    assert out.endswith("\n\npass: evoke-05-mana-cost-alone on oracle 1\n")


def test_the_words_of_the_scenario_stand_before_what_they_make_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    main(["dialogue", "id:smoke-04-land"])
    lines = capsys.readouterr().out.splitlines()
    place = lines.index("# Alice plays Forest")
    assert lines[2].startswith("# smoke-04-land: A land that is played")
    assert any('"action":"play"' in line for line in lines[place + 1 : lines.index("# Forest is untapped")])


def test_the_same_is_said_to_an_engine_in_a_process_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    main(["dialogue", "smoke-08-target"])
    here = capsys.readouterr().out
    assert main(["dialogue", "smoke-08-target", "--engine", f"cmd:{sys.executable} -m adapters.cli.main serve"]) == 0
    assert capsys.readouterr().out == here


def test_the_requests_can_be_piped_into_an_engine(capsys: pytest.CaptureFixture[str]) -> None:
    main(["dialogue", "smoke-06-cast"])
    out = capsys.readouterr().out
    requests = "".join(line[2:] + "\n" for line in out.splitlines() if line.startswith("> "))
    words = [sys.executable, "-m", "adapters.cli.main", "serve"]
    answered = subprocess.run(words, input=requests, capture_output=True, text=True, check=True, timeout=60).stdout
    assert list(map(json.loads, answered.splitlines())) == spoken(out, "<")


def test_a_failure_is_told_at_the_end(engine: Plug, capsys: pytest.CaptureFixture[str]) -> None:
    class Crashing(OracleEngine):
        def act(self, action: Action) -> Answer:
            raise RuntimeError("\x1b[2Jboom")

    engine("mine", Crashing)

    assert main(["dialogue", "smoke-03-pass", "--engine", "mine"]) == 1
    out = capsys.readouterr().out
    assert "\n! act raised RuntimeError: \\x1b[2Jboom\n" in out
    assert "\nERROR: smoke-03-pass on mine 1\n" in out
    assert "  smoke-03  Passing moves priority on" in out
    assert "  dialogue " not in out


def test_several_scenarios_are_played_one_after_the_other_on_one_engine(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dialogue", "smoke-02-afresh", "smoke-01-board"]) == 0
    out = capsys.readouterr().out
    assert [each["verb"] for each in spoken(out, ">")].count("setup") == 2
    assert [each["verb"] for each in spoken(out, ">")].count("hello") == 1
    assert out.index("# smoke-02-afresh") < out.index("# smoke-01-board")
    assert out.endswith("pass: smoke-02-afresh on oracle 1\n\npass: smoke-01-board on oracle 1\n")


def test_rulings_of_ones_own_are_found_by_their_path(rulings: Rulings, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(rulings(WRONG))
    assert main(["dialogue", "evoke-02-wrong", "--path", path]) == 1
    assert f"again     rulings dialogue --path {path} --engine oracle evoke-02-wrong\n" in capsys.readouterr().out


def test_pretty_messages_are_indented(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dialogue", "smoke-03-pass", "--pretty"]) == 0
    assert '> {\n    "verb": "hello",\n    "id": 1,\n    "contract": 1\n  }\n< {' in capsys.readouterr().out


def test_unusable_input_is_told_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dialogue"]) == 2
    assert main(["dialogue", "evoke-99"]) == 2
    assert "no scenario has the id 'evoke-99'" in capsys.readouterr().err
    assert main(["dialogue", "smoke-03-pass", "--engine", "oracle", "--engine", "phase"]) == 2
    assert "one engine at a time" in capsys.readouterr().err


SMALL = """
import json, sys
for line in sys.stdin:
    ask = json.loads(line)
    answer = {"id": ask["id"], "answer": "ok"}
    if ask["verb"] == "hello":
        answer.update(answer="hello", hello={"name": "small", "version": "1", "language": "x", "hompage": "\\x1b[2J"})
    print(WORDS if ask["verb"] == "setup" else json.dumps(answer), flush=True)
"""


def test_a_program_is_quoted_to_the_letter_even_where_it_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "small.py"
    place.write_text(SMALL.replace("WORDS", "'setting up \\x1b[2J'"))
    assert main(["dialogue", "smoke-03-pass", "--engine", f"cmd:{sys.executable} {place}"]) == 1
    lines = capsys.readouterr().out.splitlines()
    hello = '{"name": "small", "version": "1", "language": "x", "hompage": "\\u001b[2J"}'
    assert lines[1] == f'< {{"id": 1, "answer": "hello", "hello": {hello}}}'
    assert lines[4] == r"< setting up \u001b[2J"
    assert lines[5].startswith("! its answer to setup is malformed: ")


def test_after_a_breakdown_the_numbers_are_those_of_the_new_process(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "small.py"
    place.write_text(SMALL.replace("WORDS", "'{'"))
    ids = ("smoke-03-pass", "smoke-04-land")
    assert main(["dialogue", *ids, "--engine", f"cmd:{sys.executable} {place}"]) == 1
    requests = spoken(capsys.readouterr().out, ">")
    assert [(each["verb"], each["id"]) for each in requests] == [("hello", 1), ("setup", 2), ("setup", 2), ("bye", 2)]
