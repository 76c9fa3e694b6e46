"""Engines are found by name: built in, or plugged in by an entry point."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from adapters.engines import discovery
from adapters.suite.bad_input import BadInput


@pytest.fixture
def plug(monkeypatch: pytest.MonkeyPatch) -> None:
    points = (
        EntryPoint("mine", "adapters.engines.oracle:OracleEngine", discovery.GROUP),
        EntryPoint("counter", "collections:Counter", discovery.GROUP),
        EntryPoint("lost", "no_such_module:Engine", discovery.GROUP),
        EntryPoint("lame", "math:pi", discovery.GROUP),
        EntryPoint("oracle", "no_such_module:Usurper", discovery.GROUP),
        EntryPoint("twin", "a:A", discovery.GROUP),
        EntryPoint("twin", "b:B", discovery.GROUP),
        EntryPoint("../../away", "a:A", discovery.GROUP),
        EntryPoint("broken", "broken_plugin:Engine", discovery.GROUP),
        EntryPoint("astray", "a:A", "rulings.engine"),
        EntryPoint("foreign", "a:A", "console_scripts"),
    )
    monkeypatch.setattr(discovery, "entry_points", lambda **asked: EntryPoints(points).select(**asked))


@pytest.mark.usefixtures("plug")
def test_all_names_are_known_the_built_in_ones_first() -> None:
    assert discovery.names() == ("oracle", "phase", "../../away", "broken", "counter", "lame", "lost", "mine", "twin")


@pytest.mark.usefixtures("plug")
def test_an_entry_point_gives_an_engine() -> None:
    assert type(discovery.engine("mine")).__name__ == "OracleEngine"


@pytest.mark.usefixtures("plug")
@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("nobody", "there is no engine 'nobody'; known are oracle, phase, .*, counter, lame, lost, mine"),
        ("astray", "; astray is plugged in as rulings.engine, where nobody looks for it: the group has to be rulings.engines$"),
        ("foreign", "and any program: cmd:PROGRAM$"),
        ("java -cp classes Engine", "cmd:PROGRAM; did you mean cmd:java -cp classes Engine[?]$"),
        ("./engine", "cmd:PROGRAM; did you mean cmd:./engine[?]$"),
        ("sh", "cmd:PROGRAM; did you mean cmd:sh[?]$"),
        ("", "cmd:PROGRAM$"),
        (
            "lost",
            r"the engine lost \(no_such_module:Engine\) cannot be loaded: it raised ModuleNotFoundError: ",
        ),
        ("oracle", "there is more than one engine 'oracle': it is built in, and no_such_module:Usurper is plugged in"),
        ("twin", "there is more than one engine 'twin': a:A and b:B is plugged in"),
        ("../../away", r"'\.\./\.\./away' \(a:A\) is no name for an engine"),
        ("counter", "the engine counter has no method hello or setup or act or observe or bye, which the contract asks for"),
        ("lame", r"the engine lame \(math:pi\) is no callable"),
    ],
)
def test_an_engine_that_cannot_be_had_is_one_line(name: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        discovery.engine(name)


@pytest.mark.usefixtures("plug")
@pytest.mark.parametrize(
    ("module", "complaint"),
    [
        ("raise SystemExit(0)", r"the engine broken \(broken_plugin:Engine\) cannot be loaded: it raised SystemExit: 0"),
        ("raise KeyboardInterrupt", r"the engine broken \(broken_plugin:Engine\) cannot be loaded: it raised KeyboardInterrupt"),
        ("raise RuntimeError('boom')", r"cannot be loaded: it raised RuntimeError: boom"),
        ("def (", r"cannot be loaded: it raised SyntaxError"),
        ("Engine = lambda: 1 / 0", r"the engine broken cannot be made: it raised ZeroDivisionError"),
        ("def Engine(): raise SystemExit(0)", r"the engine broken cannot be made: it raised SystemExit: 0"),
    ],
)
def test_an_engine_that_breaks_as_it_is_imported_or_made_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, complaint: str
) -> None:
    (tmp_path / "broken_plugin.py").write_text(module)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "broken_plugin", raising=False)
    with pytest.raises(BadInput, match=complaint):
        discovery.engine("broken")


def test_a_built_in_engine_without_its_extra_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(module: str) -> object:
        raise ModuleNotFoundError("No module named 'phase'", name="phase")

    monkeypatch.setattr(discovery, "import_module", absent)
    with pytest.raises(BadInput, match=r"the engine phase is not installed; it comes with: pip install 'rulings\[phase\]'"):
        discovery.engine("phase")


def test_another_missing_module_is_a_fault_of_ours_and_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(module: str) -> object:
        raise ModuleNotFoundError("No module named 'msgspec'", name="msgspec")

    monkeypatch.setattr(discovery, "import_module", broken)
    with pytest.raises(ModuleNotFoundError):
        discovery.engine("phase")
