from __future__ import annotations

import os
import shlex
import sys
import time
import uuid
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from adapters.contract.messages import Hello
from adapters.contract.wire import HelloAnswer
from adapters.engines import discovery
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


def test_no_engine_is_called_like_what_judges_the_texts() -> None:
    with pytest.raises(BadInput, match="'rulebook' is what judges the texts of the rules in reports; give the engine another"):
        open_all([f"rulebook=cmd:{SERVED}"], HERE)


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


def test_a_built_in_engine_that_is_not_installed_is_refused_before_anything_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(module: str) -> object:
        raise ModuleNotFoundError(module, name="phase")

    monkeypatch.setattr(discovery, "import_module", missing)
    with pytest.raises(BadInput, match="the engine phase is not installed"):
        choice("phase", HERE)


@pytest.fixture
def running(monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[str]]:
    """The processes that were started since, with what descends from them, as far as they run."""
    mark = f"STARTED_BY={uuid.uuid4()}"
    monkeypatch.setenv(*mark.split("="))

    def bears(place: Path) -> bool:
        try:
            return f"{mark}\0".encode() in (place / "environ").read_bytes()
        except OSError:
            return False

    ours = str(os.getpid())
    return lambda: [
        place.name for place in Path("/proc").iterdir() if place.name.isdigit() and place.name != ours and bears(place)
    ]


def soon_nothing(running: Callable[[], list[str]]) -> bool:
    last = time.monotonic() + 30
    while running() and time.monotonic() < last:
        time.sleep(0.02)
    return not running()


def program(code: str) -> str:
    return f"cmd:{shlex.join((sys.executable, '-c', code))}"


NAMELESS = msgspec.json.encode(HelloAnswer(id=1, hello=Hello(name="no name", version="1", language="Python"))).decode()
BRIEF = Manner(Limits(end=0.5))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux shows the environment of all processes")
@pytest.mark.parametrize(
    ("further", "what"),
    [
        (f"cmd:{SERVED} --engine oracle", "are both called 'oracle'"),
        ("oracle", "are both called 'oracle'"),
        ("nobody", "there is no engine 'nobody'"),
        ("cmd:/no/such/program", "it cannot be started"),
        (
            program(f"import time; input(); print({NAMELESS!r}, flush=True); time.sleep(600)"),
            "'no name' is no name for an engine",
        ),
        (program("import os, time; os.fork() or time.sleep(600); os._exit(3)"), "it ended by itself with exit status 3"),
    ],
)
def test_where_one_engine_cannot_be_had_nothing_of_any_is_left(further: str, what: str, running: Callable[[], list[str]]) -> None:
    first = open_engine(choice(f"cmd:{SERVED}", BRIEF), BRIEF)
    assert running()
    close([first])
    with pytest.raises(BadInput, match=what) as caught:
        open_all([f"cmd:{SERVED}", further], BRIEF)
    assert soon_nothing(running), caught


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux shows the environment of all processes")
def test_an_engine_whose_hello_is_interrupted_is_let_go(
    running: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    hello = ProcessEngine.hello

    def interrupted(engine: ProcessEngine) -> Hello:
        hello(engine)
        assert running()
        raise KeyboardInterrupt

    monkeypatch.setattr(ProcessEngine, "hello", interrupted)
    with pytest.raises(KeyboardInterrupt) as caught:
        open_engine(choice(f"cmd:{SERVED}", HERE), HERE)
    assert soon_nothing(running), caught


def test_the_manner_can_be_said_again_on_a_command_line() -> None:
    limits = Limits.of(2.5, 100 << 20, 3)

    assert Manner().options == ()
    assert Manner(limits).options == ("--timeout", "2.5", "--memory", "100", "--restarts", "3")
    assert Manner(strict=True).options == ("--strict-contract",)
    assert Manner(in_process=True, workers=1).options == ("--in-process",)
