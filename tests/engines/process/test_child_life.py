"""The life of a program that is an engine: what it is given, how it takes its leave, and that nothing of it is left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from adapters.engines.process.child import Child, ChildFailed, TimedOut
from adapters.engines.process.limits import Limits
from tests.engines.process.programs import ECHO, PATIENT, SHORT, failure, gone, on_linux, python, soon, started, written

# ---- nothing is left


SURVIVOR = """
import os, sys, time
session, orphan, silent, stays = (word == "True" for word in sys.argv[1:])
ready, done = os.pipe()
if os.fork() == 0:
    if session:
        os.setsid()
    if orphan and os.fork():
        os._exit(0)
    os.write(1, b"%d\\n" % os.getpid())
    if silent:
        for stream in range(3):
            os.close(stream)
    os.write(done, b"!")
    time.sleep(600)
os.read(ready, 1)
os.write(1, b"%d\\n" % os.getpid())
if stays:
    time.sleep(600)
"""


@on_linux
@pytest.mark.parametrize("stays", [False, True], ids=["ended", "runs"])
@pytest.mark.parametrize("silent", [False, True], ids=["holding", "silent"])
@pytest.mark.parametrize(("session", "orphan"), [(False, False), (False, True), (True, False), (True, True)])
def test_no_descendant_survives(session: bool, orphan: bool, silent: bool, stays: bool) -> None:
    words = [str(word) for word in (session, orphan, silent, stays)]
    child = Child((*python(SURVIVOR), *words), PATIENT)
    processes = [int(child.receive(soon())) for _ in range(2)]
    if not stays:
        assert failure(child) == "ended by itself with exit status 0"
    child.kill()
    assert [process for process in processes if not gone(process)] == []


@on_linux
def test_closing_leaves_no_descendant_either_though_the_program_ends_by_itself() -> None:
    child = Child((*python(SURVIVOR), "True", "True", "True", "False"), PATIENT)
    processes = [int(child.receive(soon())) for _ in range(2)]
    child.close()
    assert [process for process in processes if not gone(process)] == []


def test_a_program_that_hangs_is_gone_once_it_is_killed() -> None:
    program = """
import os, signal
for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
    signal.signal(number, signal.SIG_IGN)
print(os.getpid(), flush=True)
while True:
    signal.pause()
"""
    for end in (Child.kill, Child.close):
        child = Child(python(program), SHORT)
        process = int(child.receive(soon()))
        end(child)
        assert gone(process)


@on_linux
def test_memory_counts_for_all_of_it_together() -> None:
    program = """
import os, time
os.fork()
content = b"x" * (60 << 20)
os.write(1, b"ok\\n")
time.sleep(600)
"""
    with started(program, Limits(memory=1 << 30)) as child:
        assert [child.receive(soon()), child.receive(soon())] == [b"ok", b"ok"]
        with pytest.raises(TimedOut):
            child.receive(soon(0.5))
    with started(program, Limits(memory=100 << 20)) as child:
        assert failure(child) == "took more than 100 MiB of memory"


def test_abandoning_it_wakes_the_thread_that_waits_for_it() -> None:
    with started("import time; print('ok', flush=True); time.sleep(600)") as child, ThreadPoolExecutor(1) as pool:
        assert child.receive(soon()) == b"ok"
        waiting = pool.submit(failure, child)
        child.abandon()
        assert waiting.result() == "lost the process that watched over it"
        child.kill()
        child.abandon()


# ---- the farewell


def test_closing_says_farewell_and_lets_it_end_by_itself(tmp_path: Path) -> None:
    note = tmp_path / "note"
    child = Child(python(f"import sys\nwords = sys.stdin.read()\nopen({str(note)!r}, 'w').write(words)"), PATIENT)
    child.close(b"bye\n")
    assert note.read_text() == "bye\n"


def test_what_it_writes_at_its_end_does_not_hold_it(tmp_path: Path) -> None:
    note = tmp_path / "note"
    program = (
        f"from sys import *\nstdin.read()\nfor file in (stdout, stderr): file.write('x' * 1_000_000)\nopen({str(note)!r}, 'w')"
    )
    child = Child(python(program), PATIENT)
    child.close()
    assert note.exists()


def test_closing_and_killing_again_do_nothing() -> None:
    child = Child(python("input()"), PATIENT)
    child.close()
    child.close(b"bye\n")
    child.kill()
    child = Child(python("print('word'); 1 / 0"), PATIENT)
    assert child.receive(soon()) == b"word"
    child.kill()
    child.close(b"bye\n")


# ---- what it is given


def test_it_has_our_environment_and_our_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_CTYPE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("PYTHONCOERCECLOCALE", "0")
    monkeypatch.setenv("ODD", "\udcff ü =")
    assert everything(["pwd"]) == [bytes(tmp_path.resolve())]
    assert sorted(everything(["env"])) == sorted(subprocess.run(["env"], stdout=subprocess.PIPE, check=True).stdout.splitlines())


def test_its_words_are_ours_to_the_byte() -> None:
    assert everything(["printf", "%s\\n", "a b", "", "ü\udcff$HOME", "-I"]) == [b"a b", b"", "ü".encode() + b"\xff$HOME", b"-I"]


@on_linux
def test_it_has_the_standard_streams_and_no_other_file() -> None:
    with Path(__file__).open() as unrelated:
        os.set_inheritable(unrelated.fileno(), True)
        assert everything(["ls", "/proc/self/fd"]) == [b"0", b"1", b"2", b"3"]  # with the folder that is listed


@on_linux
def test_signals_do_to_it_what_they_do_to_any_program() -> None:
    ignored = next(line for line in everything(["cat", "/proc/self/status"]) if line.startswith(b"SigIgn"))
    for number in (signal.SIGPIPE, signal.SIGXFSZ, signal.SIGCHLD):
        assert not int(ignored.split()[1], 16) & 1 << number - 1


def test_what_a_terminal_sends_to_us_does_not_reach_it() -> None:
    with started("import os\nprint(os.getsid(0), os.getsid(os.getppid()), os.getpgid(0))") as child:
        own, keeper, group = map(int, child.receive(soon()).split())
    assert len({own, keeper, os.getsid(0)}) == 3
    assert own == group


def everything(command: list[str]) -> list[bytes]:
    """All lines that a program writes that ends by itself."""
    child = Child(command, PATIENT)
    lines, ending = written(child)
    child.close()
    assert ending == "ended by itself with exit status 0"
    return lines


# ---- what it costs us, and where it cannot be


@on_linux
def test_many_children_leave_no_file_and_no_process_with_us() -> None:
    def ours() -> tuple[list[str], str]:
        return sorted(file.name for file in Path("/proc/self/fd").iterdir()), Path(
            f"/proc/self/task/{os.getpid()}/children"
        ).read_text()

    before = ours()
    for number in range(12):
        child = Child(["no-such-program"] if number % 3 == 0 else python(ECHO), SHORT)
        if number % 3 == 1:
            child.send(b"x\n", soon())
            child.receive(soon())
        child.close() if number % 2 else child.kill()
        with pytest.raises(ChildFailed):
            Child(["a\0b"], SHORT)
    assert ours() == before


def test_children_of_several_threads_do_not_hold_each_other() -> None:
    def talk(word: bytes) -> None:
        for _ in range(3):
            child = Child(python(ECHO), PATIENT)
            for number in range(50):
                line = word * number
                child.send(line + b"\n", soon())
                assert child.receive(soon()) == line
            child.close()  # waits for ever if another child holds the pipe open

    with ThreadPoolExecutor(3) as pool:
        list(pool.map(talk, (b"a", b"bb", b"ccc")))


def test_where_processes_cannot_be_kept_it_is_said_when_one_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(os, "name", "nt")
        with pytest.raises(ChildFailed, match=r"^cannot be started: a program can be an engine on POSIX systems only"):
            Child(["engine"], SHORT)


def test_the_module_can_be_imported_where_there_are_neither_poll_nor_fcntl() -> None:
    program = """
import select, sys
del select.poll
sys.modules["fcntl"] = sys.modules["resource"] = None
import adapters.engines.process.child
"""
    subprocess.run([sys.executable, "-c", program], check=True, cwd=Path(__file__).parents[3])
