from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from adapters.engines.opening import Choice, Manner, another, choice, close, open_all, open_engine
from adapters.engines.process.engine import ProcessEngine
from adapters.engines.process.limits import Limits
from adapters.suite.bad_input import BadInput
from adapters.suite.running.guard import Guarded
from tests.plugged_in import plug_in

SERVED = shlex.join((sys.executable, "-m", "adapters.cli.main", "serve"))
HERE = Manner()


def test_the_oracle_runs_here_and_every_other_engine_in_a_process_of_its_own() -> None:
    assert choice("oracle", HERE) == Choice("oracle", "oracle", ())
    assert choice("phase", HERE).command[-3:] == ("serve", "--engine", "phase")
    assert choice("phase", Manner(in_process=True)).command == ()


@pytest.mark.parametrize("manner", [Manner(workers=2), Manner(strict=True)])
def test_where_there_are_several_or_messages_are_read_the_oracle_is_a_process_too(manner: Manner) -> None:
    assert choice("oracle", manner).command[-2:] == ("--engine", "oracle")


@pytest.mark.parametrize(
    ("asked", "name", "command"),
    [
        ("cmd:java -jar engine.jar", "", ("java", "-jar", "engine.jar")),
        ("mine=cmd:./my engine", "mine", ("./my", "engine")),
        ("cmd:'a b' \"c d\" e\\ f", "", ("a b", "c d", "e f")),
        ("cmd:engine --option=cmd:x", "", ("engine", "--option=cmd:x")),
        ("my-engine.2=cmd:x", "my-engine.2", ("x",)),
    ],
)
def test_a_program_is_said_with_its_words_and_may_be_given_a_name(asked: str, name: str, command: tuple[str, ...]) -> None:
    assert choice(asked, HERE) == Choice(asked, name, command)


@pytest.mark.parametrize(
    ("asked", "what"),
    [
        ("cmd:", "an empty command is no engine"),
        ("cmd:   ", "an empty command is no engine"),
        ("cmd:'open", "No closing quotation"),
        ("=cmd:x", "'' is no name for an engine"),
        ("../x=cmd:x", "'../x' is no name for an engine"),
        ("nobody", "there is no engine 'nobody'; known are oracle, phase"),
        ("", "there is no engine ''"),
    ],
)
def test_what_is_no_engine_is_refused_before_anything_is_started(asked: str, what: str) -> None:
    with pytest.raises(BadInput, match=what.replace("'", "'")):
        choice(asked, HERE)


def test_a_program_does_not_run_in_this_process() -> None:
    with pytest.raises(BadInput, match="a program cannot run in this process"):
        choice("cmd:x", Manner(in_process=True))


def test_a_program_is_called_what_it_calls_itself_or_what_it_was_given_for_a_name() -> None:
    opened = open_all(["oracle", f"second=cmd:{SERVED}"], HERE)
    alone = open_all([f"cmd:{SERVED}"], HERE)
    try:
        assert [each.name for each in (*opened, *alone)] == ["oracle", "second", "oracle"]
        assert [type(each.engine) for each in opened] == [Guarded, ProcessEngine]
        assert [each.has_a_file for each in (*opened, *alone)] == [True, False, False]
    finally:
        close((*opened, *alone))


def test_no_two_engines_of_a_run_have_one_name() -> None:
    with pytest.raises(BadInput, match=r"oracle and cmd:.* are both called 'oracle'; give one another name: NAME=cmd:"):
        open_all(["oracle", f"cmd:{SERVED}"], HERE)


def test_asked_for_twice_an_engine_is_opened_once() -> None:
    opened = open_all(["oracle", "oracle"], HERE)
    close(opened)
    assert len(opened) == 1


@pytest.mark.parametrize(
    ("command", "what"),
    [
        (
            "/no/such/program",
            "the engine cmd:/no/such/program did not complete hello: it cannot be started: /no/such/program: No such file",
        ),
        (f"{sys.executable} -c pass", "it ended by itself with exit status 0 at hello"),
        (
            f"{sys.executable} -c 'import time; time.sleep(100)'",
            "it did not answer hello within 1 s; is each answer flushed, and ended by a line feed?",
        ),
        (f"{sys.executable} -c 'raise RuntimeError(1)'", "on its standard error: Traceback (most recent call last): / File "),
    ],
)
def test_a_program_that_is_no_engine_is_told_in_a_line(command: str, what: str) -> None:
    manner = Manner(Limits(start=1.0, end=0.5))
    with pytest.raises(BadInput) as caught:
        open_engine(choice(f"cmd:{command}", manner), manner)
    assert what in str(caught.value)


def test_another_of_a_kind_is_not_started_before_it_is_asked() -> None:
    opened = open_engine(choice(f"cmd:{SERVED}", HERE), HERE)
    second = another(opened, HERE)
    try:
        assert second.hello() == opened.hello
    finally:
        second.bye()
        close([opened])


def test_an_engine_that_is_plugged_in_is_not_even_imported_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environment = plug_in(tmp_path, "Engine = OracleEngine\nraise RuntimeError('imported')")
    monkeypatch.setenv("PYTHONPATH", environment["PYTHONPATH"])
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BadInput, match=r"the engine odd did not complete hello: .*RuntimeError: imported"):
        open_engine(choice("odd", HERE), HERE)
    assert "odd_engine" not in sys.modules


def test_what_lies_in_the_working_folder_does_not_come_before_our_own_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("adapters", "oracle", "click"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("raise RuntimeError('not me')")
    monkeypatch.chdir(tmp_path)
    manner = Manner(workers=2)
    opened = open_engine(choice("oracle", manner), manner)
    close([opened])

    assert opened.hello.name == "oracle"


@pytest.mark.parametrize("command", [SERVED, f"cmd:{SERVED}"])
def test_a_command_can_be_plugged_in_under_a_name(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environment = plug_in(tmp_path, f"Engine = {command!r}")
    monkeypatch.setenv("PYTHONPATH", environment["PYTHONPATH"])
    monkeypatch.syspath_prepend(str(tmp_path))
    opened = open_engine(choice("odd", HERE), HERE)
    close([opened])
    assert (opened.name, opened.hello.name) == ("odd", "oracle")
    with pytest.raises(BadInput, match="the engine odd is a program"):
        open_engine(choice("odd", Manner(in_process=True)), HERE)
