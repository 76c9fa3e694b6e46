"""A program that is spoken to line by line: whatever it does, it is understood, it is waited for no longer than was said, and
nothing of it is left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.engines.process.child import Child, ChildFailed, TimedOut
from adapters.engines.process.limits import Limits

LONG = 60.0
"""Seconds that no test waits for unless something is wrong."""
SHORT, PATIENT = Limits(end=0.2), Limits(end=LONG)

ECHO = "import sys\nfor line in sys.stdin: print(line, end='', flush=True)"

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells of all descendants")


def python(program: str) -> tuple[str, ...]:
    return sys.executable, "-I", "-S", "-c", program


@contextmanager
def started(program: str, limits: Limits = PATIENT) -> Iterator[Child]:
    child = Child(python(program), limits)
    try:
        yield child
    finally:
        child.kill()


def soon(seconds: float = LONG) -> float:
    return time.monotonic() + seconds


def written(child: Child) -> tuple[list[bytes], str]:
    """All lines that it writes until it ends, and how it ends."""
    lines = []
    try:
        while True:
            lines.append(child.receive(soon()))
    except TimedOut:
        raise
    except ChildFailed as error:
        return lines, str(error)


def failure(child: Child) -> str:
    """How it ends, whatever it writes before."""
    return written(child)[1]


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


# ---- what it writes


def test_it_answers_line_by_line() -> None:
    with started(ECHO) as child:
        for line in (b"one", b"", b"three"):
            child.send(line + b"\n", soon())
            assert child.receive(soon()) == line


def test_lines_are_whole_however_they_are_cut_on_the_way() -> None:
    with started("import os\nwhile piece := os.read(0, 4096): os.write(1, piece)") as child:

        @settings(deadline=None, max_examples=50)
        @given(st.lists(st.binary(max_size=300).map(lambda line: line.replace(b"\n", b"")), min_size=1), st.integers(1, 500))
        def answers(lines: list[bytes], cut: int) -> None:
            content = b"".join(line + b"\n" for line in lines)
            for start in range(0, len(content), cut):
                child.send(content[start : start + cut], soon())
            assert [child.receive(soon()) for _ in lines] == lines

        answers()


def test_a_short_line_right_behind_one_that_came_in_pieces_is_seen() -> None:
    with started("print('x' * 100, end='', flush=True); input(); print('y\\nz', flush=True); input()") as child:
        while not child.unasked():
            time.sleep(0.01)
        with pytest.raises(TimedOut):
            child.receive(soon(-1))
        child.send(b"\n", soon())
        assert child.receive(soon()) == b"x" * 100 + b"y"
        assert child.receive(soon()) == b"z"


def test_a_line_may_be_as_long_as_the_limit_and_no_longer() -> None:
    limits = Limits(line=100_000)
    with started("print('x' * 100_000); print('y' * 100_001)", limits) as child:
        assert child.receive(soon()) == b"x" * 100_000
        assert failure(child) == "wrote a line longer than 100000 bytes"


def test_a_line_without_an_end_takes_no_more_of_our_memory_than_the_longest_line() -> None:
    with started("import os\nfor _ in range(200): os.write(1, b'x' * (1 << 20))", Limits(line=2 << 20)) as child:
        tracemalloc.start()
        try:
            assert failure(child) == "wrote a line longer than 2 MiB"
            assert tracemalloc.get_traced_memory()[1] < 6 << 20
        finally:
            tracemalloc.stop()


def test_a_flood_of_lines_while_it_is_written_to_takes_no_more_than_that_either() -> None:
    with started("import os\nwhile True: os.write(1, b'x\\n' * 1000)", Limits(line=2 << 20)) as child:
        content = b"x" * (10 << 20)
        tracemalloc.start()
        try:
            with pytest.raises(ChildFailed, match="wrote more than 2 MiB that nobody asked for"):
                child.send(content, soon())
            assert tracemalloc.get_traced_memory()[1] < 6 << 20
        finally:
            tracemalloc.stop()


def test_what_nobody_asked_for_is_seen_and_stays_to_be_received() -> None:
    with started("print('hello', flush=True)\nprint('x' * 500, flush=True)\ninput()") as child:
        while not (seen := child.unasked()):
            time.sleep(0.01)
        assert seen.startswith(b"hello\n")
        assert len(seen) <= 200
        assert child.receive(soon()) == b"hello"
        assert child.receive(soon()) == b"x" * 500
        assert child.unasked() == b""


# ---- what it writes to its standard error


def test_standard_error_does_not_block_it_and_the_end_is_kept() -> None:
    with started(
        "import sys\nsys.stderr.write('x' * 3_000_000 + 'end')\nprint('ok', flush=True)\ninput()", Limits(stderr=1000)
    ) as child:
        assert child.receive(soon()) == b"ok"
        assert child.said() == "x" * 997 + "end"


def test_what_is_kept_of_standard_error_begins_with_a_whole_character_and_shows_bytes_that_are_none() -> None:
    with started(
        "import os\nos.write(2, '\\N{SNOWMAN}'.encode() * 9 + b'\\xff')\nprint('ok', flush=True)\ninput()", Limits(stderr=6)
    ) as child:
        assert child.receive(soon()) == b"ok"
        assert child.said() == "\N{SNOWMAN}\\xff"


def test_standard_error_is_forgotten_when_asked_for() -> None:
    program = "import sys\nfor line in sys.stdin: print(line, end='', file=sys.stderr, flush=True); print('ok', flush=True)"
    with started(program) as child:
        for word in (b"first\n", b"second\n"):
            child.forget()
            child.send(word, soon())
            child.receive(soon())
            assert child.said() == word.decode()
        child.forget()
        assert child.said() == ""


def test_last_words_are_not_forgotten() -> None:
    with started("import sys\nprint('ok', flush=True)\nsys.exit('why')") as child:
        assert child.receive(soon()) == b"ok"
        deadline = soon()
        while not child.said() and time.monotonic() < deadline:
            time.sleep(0.01)
        assert failure(child) == "ended by itself with exit status 1"
        child.forget()
        assert child.said() == "why\n"
        child.kill()
        assert child.said() == "why\n"


# ---- how it ends


@pytest.mark.parametrize(
    ("program", "phrase"),
    [
        ("import sys; sys.exit(3)", "ended by itself with exit status 3"),
        ("import os; os.kill(os.getpid(), 11)", "was ended by signal 11 (SIGSEGV)"),
        ("import os; os.killpg(0, 9)", "was ended by signal 9 (SIGKILL)"),
        ("print('{', end='')", "ended by itself with exit status 0 in the middle of a line"),
        ("import os, time; os.close(1); time.sleep(600)", "closed its standard output"),
        ("import os; os.kill(os.getppid(), 9); input()", "lost the process that watched over it"),
    ],
)
def test_it_is_told_how_it_ended(program: str, phrase: str) -> None:
    with started(program, SHORT if phrase.startswith("closed") else PATIENT) as child:
        assert failure(child) == phrase
        assert failure(child) == phrase


def test_it_is_told_how_it_ended_to_who_writes() -> None:
    with started("import sys; sys.exit(3)") as child, pytest.raises(ChildFailed, match=r"^ended by itself with exit status 3$"):
        child.send(b"x" * (10 << 20), soon())


def test_closing_its_standard_input_is_told_to_who_writes() -> None:
    with started("import os, time; os.close(0); print('ok', flush=True); time.sleep(600)", SHORT) as child:
        assert child.receive(soon()) == b"ok"
        with pytest.raises(ChildFailed, match=r"^closed its standard input$"):
            child.send(b"x\n", soon())


def test_what_it_wrote_before_it_ended_is_received_first() -> None:
    with started("print('one'); print('two')") as child:
        assert child.receive(soon()) == b"one"
        assert child.receive(soon()) == b"two"
        assert failure(child) == "ended by itself with exit status 0"


def test_a_program_that_cannot_be_started_says_why(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("no program")
    for command, why in (
        ("no-such-program-anywhere", "No such file or directory"),
        (str(tmp_path / "missing"), "No such file or directory"),
        (str(text), "Permission denied"),
        (str(tmp_path), "Permission denied"),
    ):
        child = Child([command], PATIENT)
        assert failure(child) == f"cannot be started: {why}"
        child.close()


@pytest.mark.parametrize(("command", "why"), [([], "it has no name"), ([""], "it has no name"), (["a\0b"], "embedded null byte")])
def test_words_that_name_no_program_are_refused(command: list[str], why: str) -> None:
    with pytest.raises(ChildFailed, match=rf"^cannot be started: {why}$"):
        Child(command, SHORT)


def test_an_ended_child_can_only_fail() -> None:
    with started(ECHO) as child:
        child.kill()
        assert failure(child) == "was ended"
        with pytest.raises(ChildFailed, match=r"^was ended$"):
            child.send(b"x\n", soon())
        assert child.unasked() == b""
        child.forget()
        assert child.said() == ""


# ---- deadlines


@pytest.mark.parametrize(
    ("program", "half"), [("input(); input()", False), ("print('{', end='', flush=True); input(); input()", True)]
)
def test_an_answer_is_not_waited_for_longer_than_was_said(program: str, half: bool) -> None:
    with started(program) as child:
        if half:
            while not child.unasked():
                time.sleep(0.01)
        child.send(b"x\n", soon())
        with pytest.raises(TimedOut) as raised:
            child.receive(soon(0.2))
        assert raised.value.half is half


@pytest.mark.parametrize(
    "program",
    [
        "import os, time\nwhile True: os.write(1, b'x'); time.sleep(0.001)",
        "import os\nwhile True: os.write(2, b'x' * 1000)",
        "import os, time\nwhile True: os.read(0, 4096); time.sleep(0.01)",
    ],
    ids=["writes", "complains", "reads"],
)
def test_doing_something_all_the_time_is_no_answer(program: str) -> None:
    with started(program) as child:
        with pytest.raises(TimedOut):
            child.receive(soon(0.2))
        with pytest.raises(TimedOut):
            child.send(b"x" * (100 << 20), soon(0.2))


def test_a_program_that_does_not_read_does_not_hold_us() -> None:
    with started("import time; time.sleep(600)", SHORT) as child:
        with pytest.raises(TimedOut):
            child.send(b"x" * (10 << 20), soon(0.2))
        child.close(b"bye\n")


def test_a_program_that_writes_before_it_reads_is_not_a_deadlock() -> None:
    program = "import sys\nprint('x' * 1_000_000, flush=True)\nprint(len(sys.stdin.readline()), flush=True)"
    with started(program) as child:
        child.send(b"y" * 1_000_000 + b"\n", soon())
        assert child.receive(soon()) == b"x" * 1_000_000
        assert child.receive(soon()) == b"1000001"


def test_an_answer_that_has_come_is_taken_however_late_we_look() -> None:
    with started("import sys\nprint('ok', flush=True)\nprint('done', file=sys.stderr, flush=True)\ninput()") as child:
        while not child.said():
            time.sleep(0.01)
        assert child.receive(soon(-1)) == b"ok"


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
