"""Engines of the cabinet under the real command, in a process of its own, and what is seen of it from outside."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec

from adapters.reports.formats import FORMATS
from adapters.suite.verdict import Verdict
from tests.engines.cabinet.program import Hostile
from tests.engines.cabinet.scenes import IDS, written

ROOT = Path(__file__).parents[3]
START = Path(__file__).with_name("start.py")

PROCESSES = Path("/proc/self/environ")
"""Where this is, processes and their environment can be seen."""

MARK = "RULINGS_CABINET"
"""The variable in whose value all processes of a run bear the run's folder."""

KINDS = tuple(suffix.removeprefix(".") for suffix in FORMATS)
"""All kinds of reports."""

PATIENCE = 240
"""Seconds after which a run has failed to end."""

GRACE = 10
"""Seconds within which what was killed has to be gone."""


@dataclass(frozen=True)
class Observed:
    """A run: its exit status, what it wrote to both streams and into reports (by format), its verdicts by engine, in the order of
    the scenarios, the processes that it left behind, the bytes of memory that it held at most.
    """

    status: int
    out: str
    err: str
    reports: dict[str, bytes]
    verdicts: dict[str, tuple[Verdict, ...]]
    left: tuple[str, ...]
    memory: int


def command(hostile: Hostile, record: Path) -> str:
    """An engine of the cabinet as it is named on the command line."""
    words = shlex.join([sys.executable, str(START), hostile.name, str(record)])
    return f"{hostile.name}=cmd:{words}" if hostile.named else f"cmd:{words}"


def started(folder: Path, engines: Sequence[Hostile], *options: str) -> subprocess.Popen[bytes]:
    """Start a run of these engines, which have the same options and time limit, in an empty folder."""
    rulings, record = written(folder)
    words = [sys.executable, "-m", "adapters.cli.main", "run", rulings.name, "--timeout", str(engines[0].seconds), *options]
    for hostile in engines:
        words += ["--engine", command(hostile, record)]
    for each in KINDS:
        words += ["--report", f"report.{each}"]
    environment = os.environ | {MARK: str(folder), "PYTHONPATH": str(ROOT)}
    with (folder / "out").open("wb") as out, (folder / "err").open("wb") as err:
        return subprocess.Popen(
            [*words, *engines[0].options],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=err,
            start_new_session=True,
        )


def observed(folder: Path, engines: Sequence[Hostile], *options: str) -> Observed:
    """Run these engines, as `started` does, to the end."""
    process = started(folder, engines, *options)
    memory = _Memory(process.pid)
    try:
        status = process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        status = -1
    finally:
        os.killpg(process.pid, signal.SIGKILL) if process.poll() is None else None
        process.wait()
    reports = {each: path.read_bytes() for each in KINDS if (path := folder / f"report.{each}").exists()}
    return Observed(
        status=status,
        out=(folder / "out").read_bytes().decode(),
        err=(folder / "err").read_bytes().decode(),
        reports=reports,
        verdicts=_verdicts(reports.get("jsonl", b"")),
        left=left(folder),
        memory=memory.most(),
    )


def _verdicts(stream: bytes) -> dict[str, tuple[Verdict, ...]]:
    found: dict[str, list[Verdict]] = {}
    for line in stream.splitlines():
        if b'"kind":"verdict"' in line[:20]:
            verdict = msgspec.json.decode(line, type=Verdict)
            found.setdefault(verdict.engine, []).append(verdict)
    return {engine: tuple(sorted(each, key=lambda one: IDS.index(one.id))) for engine, each in found.items()}


class _Memory:
    """Watches what a process holds of memory."""

    def __init__(self, process: int) -> None:
        self._status = Path(f"/proc/{process}/status")
        self._most = 0
        self._thread = threading.Thread(target=self._watch, daemon=True)
        self._thread.start()

    def _watch(self) -> None:
        with suppress(OSError, StopIteration, ValueError):
            while True:
                lines = self._status.read_text(encoding="utf-8").splitlines()
                line = next(line for line in lines if line.startswith("VmHWM:"))
                self._most = int(line.split()[1]) * 1024
                time.sleep(0.02)

    def most(self) -> int:
        """The bytes that it held at most, once it has ended."""
        self._thread.join()
        return self._most


def left(folder: Path) -> tuple[str, ...]:
    """The command lines of the processes of the run in this folder that are there after a while; they are killed."""
    last = time.monotonic() + GRACE
    while (found := _marked(folder)) and time.monotonic() < last:
        time.sleep(0.05)
    for process in found:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    return tuple(found.values())


def _marked(folder: Path) -> dict[int, str]:
    """The processes that bear the mark of this folder, with their command lines. One that has ended bears none."""
    mark = f"{MARK}={folder}".encode()
    found = {}
    for path in Path("/proc").iterdir():
        if path.name.isdecimal():
            with suppress(OSError):
                if mark in (path / "environ").read_bytes().split(b"\0"):
                    found[int(path.name)] = (path / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    return found


def wait_for(condition: Callable[[], bool], what: str, seconds: float = 60) -> None:
    """Wait until something has come about."""
    last = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < last, f"{what}: it never came"
        time.sleep(0.02)
