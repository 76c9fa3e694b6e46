"""The keeper of a program ends it once we are gone, however we ended, and knows all its descendants."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from adapters.engines.process import keeper
from adapters.engines.process.child import Child, ChildFailed
from adapters.engines.process.limits import Limits

ROOT = Path(__file__).parents[3]
LONG = 60.0
"""Seconds that no test waits for unless something is wrong."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells of all descendants")

SUITE = """
import os, sys, threading, time
from adapters.engines.process.child import Child
from adapters.engines.process.limits import Limits

engine = '''
import os, signal, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
if os.fork() == 0:
    os.setsid()
    if os.fork():
        os._exit(0)
os.write(1, b"%d\\\\n" % os.getpid())
time.sleep(600)
'''

def start():
    child = Child([sys.executable, "-I", "-S", "-c", engine], Limits())
    kept.append(child)
    for _ in range(2):
        say(int(child.receive(time.monotonic() + 60)))

def say(word):
    os.write(1, b"%s\\n" % str(word).encode())

kept = []
starter = threading.Thread(target=start)
starter.start()
starter.join()
if sys.argv[1] == "forked" and os.fork() == 0:
    say(os.getpid())
    time.sleep(600)
say("ready")
time.sleep(600)
"""
"""A process that has an engine, which has a descendant; it writes their process ids, and of what it forked itself: each line at
once, for two write into one pipe."""


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def ended(process: int) -> bool:
    """Whether it is gone, though perhaps nobody has taken leave of it: its parent may have been killed before it."""
    return keeper.read(f"/proc/{process}/stat").rpartition(b")")[2][:2] in (b"", b" Z")


def eventually(holds: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + LONG
    while not (held := holds()) and time.monotonic() < deadline:
        time.sleep(0.01)
    return held


@contextmanager
def suite(how: str) -> Iterator[tuple[subprocess.Popen[str], list[int]]]:
    process = subprocess.Popen([sys.executable, "-c", SUITE, how], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    with process:
        assert process.stdout is not None
        processes: list[int] = []
        try:
            for _ in range(4 if how == "forked" else 3):
                word = process.stdout.readline().strip()
                if word != "ready":
                    processes.append(int(word))
            yield process, processes
        finally:
            process.kill()
            for left in processes:
                keeper.end(os.kill, left)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGSEGV])
def test_nothing_is_left_when_we_are_ended_by_a_signal(number: int) -> None:
    with suite("alone") as (process, engines):
        assert not any(map(gone, engines))
        process.send_signal(number)
        assert eventually(lambda: all(map(gone, engines)))


def test_nothing_is_left_though_a_process_that_we_forked_lives_on() -> None:
    with suite("forked") as (process, processes):
        engines, forked = sorted(processes[:2]), processes[2]
        process.kill()
        assert eventually(lambda: all(map(gone, engines)))
        assert not gone(forked)


def test_the_end_of_the_thread_that_started_it_ends_nothing() -> None:
    with suite("alone") as (_process, engines):
        time.sleep(0.5)
        assert not any(map(gone, engines))


@pytest.mark.parametrize("depth", [1, 2], ids=["its-parent", "its-parents"])
def test_a_program_that_kills_its_keeper_goes_with_it(depth: int) -> None:
    program = f"""
import os, time
forebears = [os.getppid()]
for _ in range({depth - 1}):
    forebears.append(int(open(f"/proc/{{forebears[-1]}}/stat").read().rpartition(")")[2].split()[1]))
print(os.getpid(), flush=True)
for process in reversed(forebears):
    os.kill(process, 9)
time.sleep(600)
"""
    child = Child([sys.executable, "-I", "-S", "-c", program], Limits())
    engine = int(child.receive(time.monotonic() + LONG))
    with pytest.raises(ChildFailed, match="lost the process that watched over it"):
        child.receive(time.monotonic() + LONG)
    child.kill()
    assert eventually(lambda: ended(engine))


@pytest.mark.parametrize(
    ("to_the_inner", "to_the_outer"),
    [("SIGSTOP", "SIGSTOP"), ("SIGSTOP", "SIGKILL"), ("SIGKILL", "SIGSTOP"), ("SIGCONT", "SIGSTOP"), ("SIGCONT", "SIGKILL")],
)
def test_nothing_is_left_of_a_program_that_stops_and_kills_its_keepers(to_the_inner: str, to_the_outer: str) -> None:
    program = f"""
import os, signal, time
inner = os.getppid()
outer = int(open(f"/proc/{{inner}}/stat").read().rpartition(")")[2].split()[1])
reading, writing = os.pipe()
daemon = os.fork()
if not daemon:
    os.setsid()
    if os.fork():
        os._exit(0)
    os.write(writing, str(os.getpid()).encode())
    time.sleep(600)
print(inner, outer, os.getpid(), os.read(reading, 100).decode(), flush=True)
os.kill(inner, signal.{to_the_inner})
os.kill(outer, signal.{to_the_outer})
print(flush=True)
time.sleep(600)
"""
    child = Child([sys.executable, "-I", "-S", "-c", program], Limits())
    processes = [int(word) for word in child.receive(time.monotonic() + LONG).split()]
    try:
        if to_the_inner != "SIGKILL":
            child.receive(time.monotonic() + LONG)
        child.kill()
        assert eventually(lambda: all(map(ended, processes)))
    finally:
        for left in processes:
            keeper.end(os.kill, left)


@pytest.mark.parametrize("listed", [True, False])
def test_descendants_are_found_whether_or_not_the_system_lists_children(listed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not listed:
        monkeypatch.setattr(keeper, "CHILDREN", "/nowhere/{}/{}")
    program = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'print(1, flush=True); input()'])"
    before = set(keeper.descendants())
    with subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        found = [other for other in keeper.descendants() if other not in before]
        assert found[0] == process.pid
        assert len(found) == 2
        assert all(keeper.resident(other) > 1 << 20 for other in found)
    assert keeper.resident(process.pid) == 0


def test_what_the_keeper_says_is_none_of_its_business_when_nobody_hears_it() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    keeper.tell(writing, "exit 0")
    os.close(writing)


@pytest.mark.parametrize(
    "circumstance", ["for stream in range(3): os.close(stream)", "signal.signal(signal.SIGCHLD, signal.SIG_IGN)"]
)
def test_a_program_is_kept_in_odd_circumstances_too(circumstance: str, tmp_path: Path) -> None:
    note = tmp_path / "note"
    program = f"""
import os, signal, sys, time
from adapters.engines.process.child import Child, ChildFailed
from adapters.engines.process.limits import Limits
{circumstance}
child = Child([sys.executable, "-c", "print(input()); exit(3)"], Limits(end=60))
child.send(b"word\\n", time.monotonic() + 60)
line = child.receive(time.monotonic() + 60)
try:
    child.receive(time.monotonic() + 60)
except ChildFailed as error:
    child.close()
    open({str(note)!r}, "w").write(f"{{line}} {{error}}")
"""
    subprocess.run([sys.executable, "-c", program], check=True, cwd=ROOT)
    assert note.read_text() == "b'word' ended by itself with exit status 3"
