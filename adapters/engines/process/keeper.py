"""The process between us and an engine: it starts the engine, watches over it, and leaves nothing of it behind.

A script of its own, which imports nothing of the project so that it starts at once:

    python -I -S keeper.py CONTROL PARENT MEMORY LC_CTYPE COMMAND...

CONTROL is the number of a socket whose other end we hold, PARENT our process id, MEMORY the bytes that the engine and all its
descendants may have resident. The engine gets the standard streams, environment and working folder of the keeper, which lets go
of the streams. LC_CTYPE is that variable as it was before Python, which likes to change it, came between.

Once the socket is closed by us, because we want it or because we are gone, however we ended, the keeper kills the engine and all
its descendants. It does so too when the engine ends or takes too much memory, and then first says on the socket what happened,
in one line: ``exit STATUS``, ``signal NUMBER``, ``memory``, or ``errno NUMBER`` when the engine could not be started. When the
keeper has ended, nothing of the engine is left.

The engine has a session of its own, so that what a terminal sends to us, or the engine to its own group, reaches only whom it is
meant for. On Linux its descendants are found in /proc, whatever sessions they have made, and those whose parents have ended
become children of the keeper. Elsewhere only the engine's process group can be found: what has left the group is left alone, and
nothing is known of memory.

An engine may kill or stop its parent too. So the keeper is two processes, and the outer does what the inner no longer can. The
two are one process group, by which we wake those that are stopped.
"""

# What these ask for takes longer to import than all the rest.
# ruff: noqa: PTH110, PTH123, PTH208, SIM105
from __future__ import annotations

import os
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator

PERIOD = 100
"""Milliseconds between two looks at the memory."""

REACTION = 5.0
"""Seconds that the keeper may take to have killed everything before somebody else does it."""

CHILDREN = "/proc/{}/task/{}/children"

SET_DEATH_SIGNAL, SET_CHILD_SUBREAPER = 1, 36
"""Numbers of Linux's prctl."""


def main() -> None:
    """Keep one engine from its start to the end of its last descendant."""
    control, parent, memory = (int(word) for word in sys.argv[1:4])
    locale, command = sys.argv[4], sys.argv[5:]
    os.set_inheritable(control, False)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)  # whoever ignores it is not told how children end
    prctl = process_control()
    prctl(SET_CHILD_SUBREAPER, 1)
    guardian = os.getpid()
    try:
        keeper = os.fork()
        if keeper:
            guard(keeper, control, parent)
            return
        prctl(SET_CHILD_SUBREAPER, 1)
        engine = os.fork()
    except OSError as error:
        tell(control, f"errno {error.errno}")
        return
    if not engine:
        become(command, locale, control, prctl)
    try:
        let_go()
        tell(control, watch(engine, control, guardian, memory))
    finally:
        end(os.killpg, engine)
        kill_descendants()


def guard(keeper: int, control: int, parent: int) -> None:
    """Let the keeper do its work, and do it in its place should the engine have killed or stopped it."""
    let_go()
    if watch(keeper, control, parent) == "closed":
        last = time.monotonic() + REACTION
        codes: dict[int, int] = {}
        while reap(codes) and keeper not in codes:
            if time.monotonic() > last:
                end(os.kill, keeper)
            time.sleep(0.001)
    kill_descendants()


def process_control() -> Callable[[int, int], object]:
    """Linux's prctl with two numbers; elsewhere, or where Python cannot call it, something that does nothing."""
    if sys.platform == "linux":
        try:
            import ctypes  # only here is it worth the time
        except ImportError:
            pass
        else:
            call = ctypes.CDLL(None).prctl
            return lambda what, value: call(what, ctypes.c_ulong(value), 0, 0, 0)
    return lambda _what, _value: None


def become(command: list[str], locale: str, control: int, prctl: Callable[[int, int], object]) -> None:
    """Turn into the engine, or say why that cannot be; does not return."""
    try:
        os.setsid()
        prctl(SET_DEATH_SIGNAL, signal.SIGKILL)  # should the keeper be killed, at least the engine itself goes with it
        for number in (signal.SIGPIPE, signal.SIGXFSZ):  # which Python ignores
            signal.signal(number, signal.SIG_DFL)
        os.environ["LC_CTYPE"] = locale
        if not locale:
            del os.environ["LC_CTYPE"]
        os.execvp(command[0], command)  # noqa: S606 - no shell is wanted
    except OSError as error:
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)
        tell(control, f"errno {error.errno}")
    finally:
        os._exit(127)


def let_go() -> None:
    """Leave the standard streams to the engine."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)


def tell(control: int, what: str) -> None:
    """Say what happened. That nobody may be there to hear it is none of our business."""
    try:
        os.write(control, f"{what}\n".encode())
    except OSError:
        pass


def watch(child: int, control: int, parent: int, memory: int | None = None) -> str:
    """Wait until it is over, and say why. The parent is looked for too, as a process that it forked may hold the socket open."""
    events = select.poll()
    events.register(control, select.POLLIN)
    try:
        events.register(os.pidfd_open(child), select.POLLIN)
    except (AttributeError, OSError):
        pass  # not on this system: the end is noticed a little later
    while True:
        heard = [source for source, _ in events.poll(PERIOD)]
        codes: dict[int, int] = {}
        reap(codes)
        if child in codes:
            return f"exit {codes[child]}" if codes[child] >= 0 else f"signal {-codes[child]}"
        if control in heard or os.getppid() != parent:
            return "closed"
        if memory is not None and sum(map(resident, descendants())) > memory:
            return "memory"


def reap(codes: dict[int, int]) -> bool:
    """Take leave of all children that have ended, and note how each did; whether any child is left."""
    try:
        while True:
            child, status = os.waitpid(-1, os.WNOHANG)
            if not child:
                return True
            codes[child] = os.waitstatus_to_exitcode(status)
    except ChildProcessError:
        return False


def kill_descendants() -> None:
    """Kill all our descendants, again and again until none is left: each becomes a child of ours in the end."""
    pause = 0.001
    while reap({}):
        for process in descendants():
            end(os.kill, process)
        time.sleep(pause)
        pause = min(pause * 2, 0.1)


def end(how: Callable[[int, int], None], process: int) -> None:
    """Send the signal that cannot be refused; the process may have ended, or be another user's."""
    try:
        how(process, signal.SIGKILL)
    except OSError:
        pass


def descendants() -> Iterator[int]:
    """All processes that come from the keeper, as far as the system tells, parents before their children."""
    waiting = [os.getpid()]
    listed = os.path.exists(CHILDREN.format(waiting[0], waiting[0]))
    families = {} if listed else all_children()
    while waiting:
        parent = waiting.pop()
        for process in listed_children(parent) if listed else families.get(parent, ()):
            yield process
            waiting.append(process)


def listed_children(process: int) -> Iterator[int]:
    """The children of a process, where the system keeps a list of them with each thread."""
    for thread in names(f"/proc/{process}/task"):
        yield from map(int, read(CHILDREN.format(process, thread)).split())


def all_children() -> dict[int, list[int]]:
    """The children of every process that has some, found by asking all processes for their parents."""
    found: dict[int, list[int]] = {}
    for process in filter(str.isdecimal, names("/proc")):
        # What the parent's id follows is the program's name in parentheses, which may hold anything, and a letter.
        for parent in read(f"/proc/{process}/stat").rpartition(b")")[2].split()[1:2]:
            found.setdefault(int(parent), []).append(int(process))
    return found


def resident(process: int) -> int:
    """How many bytes of memory a process has resident, as far as the system tells."""
    pages = read(f"/proc/{process}/statm").split()[1:2]
    return int(pages[0]) * os.sysconf("SC_PAGE_SIZE") if pages else 0


def names(folder: str) -> list[str]:
    """What is in a folder; nothing if it has gone."""
    try:
        return os.listdir(folder)
    except OSError:
        return []


def read(path: str) -> bytes:
    """What is in a file; nothing if it has gone."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""


if __name__ == "__main__":
    main()
