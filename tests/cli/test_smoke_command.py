"""``rulings smoke``: each scenario finds the adapter that does its part of the contract wrong, and no scenario before it."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from adapters.cli.main import main
from adapters.contract.messages import Action, Activate, Answer, Board, Cast, Decide, Hello, Illegal, Ok, Pass, Play, Unsupported
from adapters.contract.view import View
from adapters.engines.oracle import OracleEngine
from adapters.suite.lints import baseless, unmoved, vacuous, wrong_keywords
from adapters.suite.reading.feature_files import Loaded
from adapters.suite.reading.loading import SMOKE, load, load_all
from adapters.suite.reading.statements import Statement, read_statements
from adapters.suite.running.guard import Guarded
from adapters.suite.running.needs import needs
from adapters.suite.running.runner import run
from tests.cli.conftest import Plug
from tests.suite.fake_engines import REFUSED, Constant


class Misplacing(OracleEngine):
    """Puts what should be in exile into a graveyard."""

    def setup(self, board: Board) -> Ok | Unsupported:
        objects = tuple(replace(each, zone="graveyard") if each.zone == "exile" else each for each in board.objects)
        return super().setup(replace(board, objects=objects))


class Remembering(OracleEngine):
    """Leaves on the board what lay on the one before."""

    def __init__(self) -> None:
        super().__init__()
        self._before: dict[str, Any] = {}

    def setup(self, board: Board) -> Ok | Unsupported:
        labels = {each.label for each in board.objects}
        left = tuple(each for label, each in self._before.items() if label not in labels)
        self._before = {each.label: each for each in board.objects}
        return super().setup(replace(board, objects=(*board.objects, *left)))


class KeepingTapped(OracleEngine):
    """Knows by their labels what is tapped, and forgets it never."""

    def __init__(self) -> None:
        super().__init__()
        self._tapped: set[str] = set()

    def setup(self, board: Board) -> Ok | Unsupported:
        self._tapped |= {each.label for each in board.objects if each.tapped}
        objects = (replace(each, tapped=each.zone == "battlefield" and each.label in self._tapped) for each in board.objects)
        return super().setup(replace(board, objects=tuple(objects)))


class PassingForAll(OracleEngine):
    """Passes for the other player too."""

    def act(self, action: Action) -> Answer:
        answer = super().act(action)
        if isinstance(action, Pass) and isinstance(answer, Ok):
            super().act(Pass(player="Bob" if action.player == "Alice" else "Alice"))
        return answer


class PuttingLandsOnTheStack(OracleEngine):
    """Knows no land but as a spell."""

    def act(self, action: Action) -> Answer:
        return super().act(Cast(player=action.player, card=action.card) if isinstance(action, Play) else action)


class Agreeing(OracleEngine):
    """Says that all was done."""

    def act(self, action: Action) -> Answer:
        answer = super().act(action)
        return Ok() if isinstance(answer, Illegal) else answer


class Unpaying(OracleEngine):
    """Activates no mana ability by itself."""

    def act(self, action: Action) -> Answer:
        if isinstance(action, Cast) and action.card != "Memnite":
            return Illegal(why="there is no mana in the pool")
        return super().act(action)


class HalfPaying(OracleEngine):
    """Leaves the land tapped for a spell that then cannot be cast."""

    def act(self, action: Action) -> Answer:
        answer = super().act(action)
        if isinstance(action, Cast) and isinstance(answer, Illegal):
            super().act(Activate(player=action.player, source="Forest", ability=1, mana="{G}"))
        return answer


class Hoarding(OracleEngine):
    """Leaves behind, and does not show, the mana it made for a spell that then could not be cast: it pays for the next try."""

    def __init__(self) -> None:
        super().__init__()
        self._left = False

    def setup(self, board: Board) -> Ok | Unsupported:
        self._left = False
        return super().setup(board)

    def act(self, action: Action) -> Answer:
        answer = super().act(action)
        if isinstance(action, Cast) and isinstance(answer, Illegal):
            if self._left:
                return Ok()
            self._left = True
        return answer


class Aimless(OracleEngine):
    """Shows no targets."""

    def observe(self, viewer: str) -> View:
        seen = super().observe(viewer)
        return replace(seen, stack=tuple(replace(entry, targets=()) for entry in seen.stack))


class Misnaming(OracleEngine):
    """Has another word for triggered abilities."""

    def observe(self, viewer: str) -> View:
        seen = super().observe(viewer)
        stack = (replace(each, reference=each.reference.replace("the enters", "the triggered")) for each in seen.stack)
        return replace(seen, stack=tuple(stack))


class Deciding(OracleEngine):
    """Takes the first option instead of asking."""

    def act(self, action: Action) -> Answer:
        answer = super().act(action)
        while (asked := self.observe("").decision) is not None:
            super().act(Decide(player=asked.player, answer=asked.options[: asked.maximum]))
        return answer


class Offering(OracleEngine):
    """Offers a choice that is none."""

    def observe(self, viewer: str) -> View:
        seen = super().observe(viewer)
        asked = seen.decision
        return seen if asked is None else replace(seen, decision=replace(asked, options=(*asked.options, "Ravenous Chupacabra")))


class Crashing(OracleEngine):
    """Cannot cast."""

    def act(self, action: Action) -> Answer:
        if type(action) is Cast:
            raise RuntimeError("no \x1b[31mmana\x1b[0m system")
        return super().act(action)


class Misspelling(OracleEngine):
    """Loses a fact on the way: a land that is tapped for mana by its own action is shown as if it were not."""

    def __init__(self) -> None:
        super().__init__()
        self._untapped: set[str] = set()

    def setup(self, board: Board) -> Ok | Unsupported:
        self._untapped.clear()
        return super().setup(board)

    def act(self, action: Action) -> Answer:
        answer = super().act(action)
        if isinstance(action, Activate) and action.mana and isinstance(answer, Ok):
            self._untapped.add(action.source)
        return answer

    def observe(self, viewer: str) -> View:
        seen = super().observe(viewer)
        objects = (replace(each, tapped=each.tapped and each.label not in self._untapped) for each in seen.objects)
        return replace(seen, objects=tuple(objects))


class Counting(OracleEngine):
    """Takes the mana ability to be the first that is printed, for which the suite would have to say 1."""

    def act(self, action: Action) -> Answer:
        if isinstance(action, Activate) and not action.ability:
            return Unsupported(what="a mana ability that has no number")
        return super().act(action)


class Modest(OracleEngine):
    """Claims nothing."""

    def hello(self, contract: int) -> Hello:
        return replace(super().hello(contract), capabilities=())


BROKEN = (
    Misplacing,
    Remembering,
    PassingForAll,
    PuttingLandsOnTheStack,
    Agreeing,
    Unpaying,
    HalfPaying,
    Aimless,
    Misnaming,
    Deciding,
)
"""The adapter that the first scenario finds, the one that the second finds, and so on."""

FOUND = (*enumerate(BROKEN, 1), (2, KeepingTapped), (7, Hoarding))
"""The number of the scenario that finds an adapter, and the adapter."""


@pytest.fixture(scope="module")
def scenarios() -> Sequence[Loaded]:
    return load_all((SMOKE,))


@pytest.fixture(scope="module")
def statements() -> Sequence[Statement]:
    return read_statements(SMOKE / "statements.toml").statements


def results(out: str) -> list[str]:
    """What the list says of the scenarios, in their order."""
    return re.findall(r"^  smoke-\S+ +\S.*?  +((?:ok|fail|error|unsupported)\b.*)$", out, re.MULTILINE)


# ---- the command


@pytest.mark.parametrize(("number", "adapter"), FOUND, ids=[each.__name__ for _, each in FOUND])
def test_the_scenario_of_a_broken_part_is_the_first_that_fails(
    number: int, adapter: type[OracleEngine], engine: Plug, capsys: pytest.CaptureFixture[str]
) -> None:
    engine("mine", adapter)

    assert main(["smoke", "--engine", "mine"]) == 1
    out = capsys.readouterr().out
    found = results(out)
    assert found[: number - 1] == ["ok"] * (number - 1)
    assert found[number - 1].startswith(("fail: ", "error: "))
    assert f"Look first at smoke-{number:02}-" in out
    assert f"on mine 1\n  ruling    {load((SMOKE,))[number - 1].name}\n" in out


def test_an_option_too_many_fails_the_last(engine: Plug, capsys: pytest.CaptureFixture[str]) -> None:
    engine("mine", Offering)

    assert main(["smoke", "--engine", "mine"]) == 1
    *others, last = results(capsys.readouterr().out)
    assert others == ["ok"] * 9
    assert last.startswith("fail: Alice is asked: targets about the enters ")


@pytest.mark.parametrize(
    ("adapter", "told"),
    [(Misspelling, "fail: Forest is untapped"), (Counting, "unsupported: a mana ability that has no number")],
)
def test_a_mana_ability_that_goes_wrong_fails_the_seventh(
    adapter: type[OracleEngine], told: str, engine: Plug, capsys: pytest.CaptureFixture[str]
) -> None:
    engine("mine", adapter)

    assert main(["smoke", "--engine", "mine"]) == 1
    found = results(capsys.readouterr().out)
    assert found[6].startswith(told)
    assert found[:6] + found[7:] == ["ok"] * 9


def test_an_adapter_that_works_is_sent_on_to_the_suite(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["smoke", "--engine", "oracle"]) == 0
    out = capsys.readouterr().out
    assert results(out) == ["ok"] * 10
    assert out.endswith("The adapter of oracle 1 works: 10 of 10. Go on with: rulings run --engine oracle\n")


@pytest.mark.parametrize("manner", [(), ("--in-process",)], ids=["apart", "here"])
def test_the_adapter_of_phase_works(manner: Sequence[str], capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("phase", reason="phase-python is not installed (it comes with the extra [phase])")

    assert main(["smoke", "--engine", "phase", *manner]) == 0
    assert results(capsys.readouterr().out) == ["ok"] * 10


def test_what_is_unsupported_is_counted_and_not_passed(engine: Plug, capsys: pytest.CaptureFixture[str]) -> None:
    engine("mine", Modest)

    assert main(["smoke", "--engine", "mine"]) == 1
    out = capsys.readouterr().out
    assert results(out)[:8] == ["ok"] * 8
    assert [found.split(":")[0] for found in results(out)[8:]] == ["unsupported"] * 2
    assert "8 ok, 2 unsupported, of 10. All that is supported is right. To go on, begin with smoke-09-trigger: the" in out


def test_a_crash_is_told_in_full_and_moves_no_terminal(engine: Plug, capsys: pytest.CaptureFixture[str]) -> None:
    engine("mine", Crashing)

    assert main(["smoke", "--engine", "mine"]) == 1
    out = capsys.readouterr().out
    assert results(out)[5].startswith("error: act raised RuntimeError")
    assert r"  reason    act raised RuntimeError: no \x1b[31mmana" in out
    assert "  again     rulings smoke --engine mine\n  dialogue  rulings dialogue --engine mine smoke-06-cast\n" in out
    assert "\x1b" not in out


def test_the_dialogue_of_a_failing_set_up_begins_with_the_scenario_before(
    engine: Plug, capsys: pytest.CaptureFixture[str]
) -> None:
    engine("mine", Remembering)

    main(["smoke", "--engine", "mine"])
    assert "rulings dialogue --engine mine smoke-01-board smoke-02-afresh\n" in capsys.readouterr().out


def test_several_engines_are_told_one_after_the_other_and_all_have_to_work(
    engine: Plug, capsys: pytest.CaptureFixture[str]
) -> None:
    engine("mine", Agreeing)

    assert main(["smoke", "--engine", "oracle", "--engine", "mine"]) == 1
    out = capsys.readouterr().out
    assert "The adapter of oracle 1 works" in out
    assert "mine 1: 8 ok, 2 wrong, of 10." in out


MISSPELT = """
import json, subprocess, sys
engine = subprocess.Popen([sys.executable, "-m", "adapters.cli.main", "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
for line in sys.stdin.buffer:
    engine.stdin.write(line)
    engine.stdin.flush()
    answer = json.loads(engine.stdout.readline() or "{}")
    if "hello" in answer:
        answer["hello"]["motto"] = answer["hello"].pop("homepage", "")
    for each in answer.get("view", {}).get("objects", []):
        if "toughness" in each:
            each["\\x1btoughnes"] = each.pop("toughness")
    print(json.dumps(answer), flush=True)
"""
"""The oracle as a program that misspells."""


def test_fields_that_are_ignored_are_named_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "engine.py").write_text(MISSPELT)
    command = f"mine=cmd:{sys.executable} {tmp_path}/engine.py"

    assert main(["smoke", "--engine", command]) == 1
    out = capsys.readouterr().out
    assert "\n\n  ignored: hello.motto\n  ignored: view.objects[].\\x1btoughnes (did you mean toughness?)\n\n" in out
    assert out.count("ignored: ") == 2

    assert main(["run", str(SMOKE), "--engine", command, "--tag", "id:smoke-01-board", "--tag", "id:smoke-02-afresh"]) == 1
    out = capsys.readouterr().out
    named = "  ignored of mine: hello.motto\n  ignored of mine: view.objects[].\\x1btoughnes (did you mean toughness?)\n\n"
    assert f"\n\n{named}   " in out
    assert out.count("ignored of") == 2
    assert main(["run", str(SMOKE), "--engine", command, "--jobs", "2"]) == 1
    assert named in capsys.readouterr().out

    command = f"cmd:{sys.executable} -m adapters.cli.main serve"
    assert main(["smoke", "--engine", command]) == 0
    assert "ignored: " not in capsys.readouterr().out
    assert main(["run", str(SMOKE), "--engine", command, "--tag", "id:smoke-01-board"]) == 0
    assert "ignored" not in capsys.readouterr().out


def test_it_goes_on_in_the_manner_of_the_smoke(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["smoke", "--engine", "oracle", "--edition", "2009-07-10", "--timeout", "7"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert out.endswith("Go on with: rulings run --engine oracle --timeout 7 --edition 2009-07-10")


def test_a_program_without_a_name_is_given_one_to_go_on_with(capsys: pytest.CaptureFixture[str]) -> None:
    command = f"cmd:{sys.executable} -m adapters.cli.main serve"
    for asked in (command, f"oracle={command}"):
        assert main(["smoke", "--engine", asked]) == 0
        out = " ".join(capsys.readouterr().out.split())
        assert out.endswith(f"Go on with: rulings run --engine 'oracle={command}'")


def test_of_many_that_are_ignored_only_some_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    many = MISSPELT.replace("    print(", "    answer.update((f'x{number}', 1) for number in range(30))\n    print(")
    (tmp_path / "engine.py").write_text(many)

    main(["smoke", "--engine", f"mine=cmd:{sys.executable} {tmp_path}/engine.py"])
    out = capsys.readouterr().out
    assert out.count("  ignored: ") == 21
    assert "  ignored: 12 more\n" in out


def test_an_engine_has_to_be_named_and_has_to_be_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["smoke"]) == 2
    assert main(["smoke", "--engine", "nobody"]) == 2
    assert "there is no engine 'nobody'" in capsys.readouterr().err


# ---- the scenarios


def test_there_are_ten_outside_the_suite(scenarios: Sequence[Loaded]) -> None:
    assert len(scenarios) == 10
    assert not {loaded.scenario.id for loaded in scenarios} & {scenario.id for scenario in load()}


def test_each_needs_as_few_capabilities_as_can_be(scenarios: Sequence[Loaded]) -> None:
    assert [needs(loaded.scenario) for loaded in scenarios] == [()] * 8 + [("stack abilities",), ("decisions",)]


def test_each_shows_the_statement_of_its_number_which_says_what_is_expected_of_the_adapter(
    scenarios: Sequence[Loaded], statements: Sequence[Statement]
) -> None:
    assert [loaded.scenario.statements for loaded in scenarios] == [(each.id,) for each in statements]
    assert all(each.note for each in statements)


def test_the_notes_name_sections_of_the_contract(statements: Sequence[Statement]) -> None:
    page = (SMOKE.parents[1] / "adapters" / "contract" / "README.md").read_text(encoding="utf-8")
    headings = {heading.replace("`", "") for heading in re.findall(r"^#+ (.+)$", page, re.MULTILINE)}
    for each in statements:
        pointer = " ".join(each.note.split()).partition(" See ")[2]
        named, _, rest = pointer.partition(" in the contract: ")
        assert rest == "adapters/contract/README.md."
        sections = re.findall(r'"([^"]+)"', named)
        assert sections
        assert [section for section in sections if section not in headings] == []


@pytest.mark.parametrize("lint", [vacuous, unmoved, baseless])
def test_the_scenarios_are_as_good_as_those_of_the_suite(lint: Callable[..., Any], scenarios: Sequence[Loaded]) -> None:
    assert list(map(str, lint(scenarios, OracleEngine()))) == []
    assert list(map(str, wrong_keywords(scenarios))) == []


@pytest.mark.parametrize("answer", [REFUSED, Ok()], ids=["refusing", "allowing"])
def test_an_engine_that_knows_no_rules_passes_nothing(answer: Answer, scenarios: Sequence[Loaded]) -> None:
    ignorant = Guarded(Constant(answer=answer))

    assert [loaded.scenario.id for loaded in scenarios if run(loaded.scenario, ignorant, "x").outcome == "pass"] == []


def test_the_folder_runs_as_any_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", str(Path(SMOKE))]) == 0
    assert "10 passes" in capsys.readouterr().out
