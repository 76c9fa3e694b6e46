"""Runs of pytest, each in a process of its own that is a copy of one which has imported everything before: that takes most of the
time of a small run.
"""

from __future__ import annotations

import atexit
import importlib
import json
import os
import runpy
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).parents[2]

IMPORTED = ("pytest", "pytest_bdd", "hypothesis", "adapters.pytest.plugin", "adapters.pytest.items", "adapters.engines.oracle")
"""What every run imports, or what imports it."""


class Copies:
    """The process that is copied. It lives as long as this one."""

    def __init__(self) -> None:
        words = [sys.executable, "-m", "tests.pytest.copies"]
        self._process = subprocess.Popen(words, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def run(self, words: tuple[str, ...], environment: Mapping[str, str], cwd: Path) -> int:
        """Run pytest with these words; its exit status. What it writes goes into two files beside the working folder, which are
        named as that with ``.out`` and ``.err`` behind.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([words, dict(environment), str(cwd)]) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())


@cache
def copies() -> Copies:
    """The process that is copied, started when it is first asked for."""
    return Copies()


def pytest_ended(words: tuple[str, ...], environment: Mapping[str, str], cwd: Path) -> tuple[int, str, str]:
    """Run ``python -m pytest`` with these words to its end: its exit status and what it wrote to both streams."""
    status = copies().run(words, environment, cwd)
    out, err = (Path(f"{cwd}.{name}").read_text(encoding="utf-8") for name in ("out", "err"))
    return status, out, err


def _be_pytest(words: list[str], environment: dict[str, str], cwd: str) -> NoReturn:
    """What the copy does: what a process that is started with these words does once it has imported everything."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(cwd)
    # What comes first is the folder in which this process was started; where the project is installed it comes last as well.
    sys.path[:] = [cwd, *filter(None, environment.get("PYTHONPATH", "").split(os.pathsep)), *sys.path[1:]]
    for number, name in enumerate((os.devnull, f"{cwd}.out", f"{cwd}.err")):
        opened = os.open(name, os.O_RDWR | os.O_CREAT | os.O_TRUNC)
        os.dup2(opened, number)
        os.close(opened)
    streams = [open(number, "w", encoding="utf-8", errors="backslashreplace", closefd=False) for number in (1, 2)]  # noqa: SIM115
    for name, stream in zip(("stdout", "stderr"), streams, strict=True):
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)
    sys.argv = ["pytest", *words]
    status: object = 0
    try:
        runpy.run_module("pytest", run_name="__main__", alter_sys=True)
    except SystemExit as ended:
        status = ended.code
    finally:
        atexit._run_exitfuncs()
        for stream in streams:
            if not stream.closed:
                stream.flush()
        os._exit(status if isinstance(status, int) else 1)


def main() -> None:
    """Be the process that is copied: a line on the standard input is a run, the line that answers it the exit status."""
    for name in IMPORTED:
        importlib.import_module(name)
    for line in sys.stdin:
        words, environment, cwd = json.loads(line)
        copy = os.fork()
        if copy == 0:
            _be_pytest(words, environment, cwd)
        _, ended = os.waitpid(copy, 0)
        print(os.waitstatus_to_exitcode(ended), flush=True)  # noqa: T201 - the answer


if __name__ == "__main__":
    main()
