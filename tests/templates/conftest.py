"""The templates, put into a folder and built by the commands that ``rulings template`` prints, and a talk with one of them."""

from __future__ import annotations

import os
import queue
import shlex
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from adapters.contract.messages import Action, Board
from adapters.contract.view import View
from adapters.contract.wire import ActRequest, ObserveRequest, OkAnswer, SetupRequest, UnsupportedAnswer, ViewAnswer, WireAnswer

TOOLS = {"python": ("python3",), "node": ("node",), "java": ("javac", "java"), "rust": ("cargo", "rustc")}
"""What builds and runs an engine of each language."""

PATIENCE = 120
"""So many seconds an answer may take before the test gives up."""

PLAIN = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"} | {
    "LC_ALL": "C",
    "PYTHONUTF8": "0",
    "PYTHONIOENCODING": "ascii",
}
"""An environment whose own encoding is not UTF-8, and in which nothing flushes but the engine."""

_ANSWER: msgspec.json.Decoder[WireAnswer] = msgspec.json.Decoder(WireAnswer)


def rulings(*words: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "adapters.cli.main", *words], cwd=cwd, capture_output=True, text=True, timeout=300, check=False
    )


class Built:
    """An engine of a language: the folder the commands were run in, what they said, and how ``--engine`` names the engine."""

    def __init__(self, language: str, cwd: Path) -> None:
        self.language = language
        self.cwd = cwd
        done = rulings("template", language, "my engine", cwd=cwd)
        assert (done.returncode, done.stderr) == (0, "")
        *self._building, smoke = [line.strip() for line in done.stdout.splitlines() if line.startswith("    ")]
        self.smoke = shlex.split(smoke)
        self.engine = self.smoke[-1]
        self.said = ""

    def build(self) -> None:
        """Do as was printed."""
        for command in self._building:
            environment = {**os.environ, "CARGO_NET_OFFLINE": "true"}
            environment.pop("CARGO_TARGET_DIR", None)
            made = subprocess.run(command, shell=True, cwd=self.cwd, env=environment, capture_output=True, text=True, check=False)
            assert made.returncode == 0, made.stderr
            self.said += made.stdout + made.stderr

    @property
    def command(self) -> list[str]:
        return shlex.split(self.engine.removeprefix("cmd:"))

    def end(self, requests: bytes) -> tuple[int, list[WireAnswer], str]:
        """The exit status, the answers and the standard error of an engine that hears this and then nothing more."""
        done = subprocess.run(
            self.command, cwd=self.cwd, input=requests, capture_output=True, timeout=PATIENCE, check=False, env=PLAIN
        )
        lines = done.stdout.split(b"\n")
        assert lines.pop() == b""
        return done.returncode, [_ANSWER.decode(line) for line in lines], done.stderr.decode()


class Talk:
    """A talk with an engine that goes on: requests are written, answers waited for."""

    def __init__(self, built: Built) -> None:
        self.process = subprocess.Popen(built.command, cwd=built.cwd, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=PLAIN)
        self._lines: queue.Queue[bytes] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()
        self._id = 0

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)

    def write(self, requests: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(requests)
        self.process.stdin.flush()

    def answer(self) -> WireAnswer:
        return _ANSWER.decode(self._lines.get(timeout=PATIENCE))

    def silent(self) -> bool:
        return self._lines.empty()

    def ask(self, request: Callable[[int], msgspec.Struct]) -> WireAnswer:
        self._id += 1
        self.write(msgspec.json.encode(request(self._id)) + b"\n")
        answer = self.answer()
        assert answer.id == self._id
        return answer

    def setup(self, board: Board) -> str:
        """Set up a board; gives what is unsupported, or nothing."""
        answer = self.ask(lambda number: SetupRequest(id=number, board=board))
        assert isinstance(answer, OkAnswer | UnsupportedAnswer)
        return answer.what if isinstance(answer, UnsupportedAnswer) else ""

    def act(self, action: Action) -> WireAnswer:
        return self.ask(lambda number: ActRequest(id=number, action=action))

    def view(self) -> View:
        answer = self.ask(lambda number: ObserveRequest(id=number, viewer=""))
        assert isinstance(answer, ViewAnswer)
        return answer.view

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def build(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Built]:
    """Build the engine of a language, once; skips where there is nothing to build it with."""
    found: dict[str, Built] = {}

    def built(language: str) -> Built:
        lacking = [tool for tool in TOOLS[language] if shutil.which(tool) is None]
        if lacking:
            pytest.skip(f"there is no {' and no '.join(lacking)}, which the {language} template needs")
        if language not in found:
            found[language] = Built(language, tmp_path_factory.mktemp(language))
            found[language].build()
        return found[language]

    return built


@pytest.fixture(scope="session", params=TOOLS)
def built(request: pytest.FixtureRequest, build: Callable[[str], Built]) -> Built:
    """The engine of each language."""
    return build(request.param)


@pytest.fixture(scope="session")
def talk(built: Built) -> Iterator[Talk]:
    """One long talk with the engine of each language."""
    going = Talk(built)
    yield going
    going.close()
