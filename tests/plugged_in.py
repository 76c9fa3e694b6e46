"""Engines that are plugged in for real, into processes of their own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

BEGINNING = """
import atexit, os, sys, threading, time
from msgspec.structs import replace
from adapters.contract.messages import Illegal, Unsupported
from adapters.engines.oracle import OracleEngine
"""


def plug_in(folder: Path, code: str, name: str = "odd") -> dict[str, str]:
    """Put an engine into a folder, as if a package were installed there: a module whose ``Engine`` is ``code``'s. Gives the
    environment in which it is found.
    """
    (folder / f"{name}_engine.py").write_text(BEGINNING + code, encoding="utf-8")
    info = folder / f"{name}_engine-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-engine\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[rulings.engines]\n{name} = {name}_engine:Engine\n", encoding="utf-8")
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), str(Path(__file__).parents[1])])}


def start(words: list[str], environment: dict[str, str], cwd: Path) -> subprocess.Popen[str]:
    """Start a module of Python with these words, in a process group of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", *words],
        cwd=cwd,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def ended(words: list[str], environment: dict[str, str], cwd: Path, timeout: float = 60) -> tuple[int, str, str]:
    """Its exit status and what it wrote to both streams; it is killed, and that fails, if it does not end."""
    return end_of(start(words, environment, cwd), timeout)


def end_of(process: subprocess.Popen[str], timeout: float = 60) -> tuple[int, str, str]:
    """As `ended`, of a process that was started."""
    try:
        out, err = process.communicate(timeout=timeout)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    return process.returncode, out, err


def wait_for(path: Path, timeout: float = 30) -> None:
    """Wait until a file is there."""
    last = time.monotonic() + timeout
    while not path.exists():
        assert time.monotonic() < last, f"{path} never came"
        time.sleep(0.02)
