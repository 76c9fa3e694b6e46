from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from adapters.contract.messages import EDITION, Pass
from adapters.contract.wire import (
    ActRequest,
    ByeRequest,
    ErrorAnswer,
    HelloAnswer,
    HelloRequest,
    IllegalAnswer,
    ObserveRequest,
    OkAnswer,
    Request,
    SetupRequest,
    ViewAnswer,
    WireAnswer,
)
from adapters.suite.reading.loading import load
from adapters.suite.running.board import board
from tests.plugged_in import plug_in

BOARD = board(load()[0], EDITION)


def served(
    requests: list[Request] | bytes, environment: dict[str, str] | None = None, engine: str = "oracle"
) -> tuple[int, list[WireAnswer], str]:
    """The exit status, the answers and the standard error of an engine that is served these lines."""
    lines = requests if isinstance(requests, bytes) else b"".join(msgspec.json.encode(each) + b"\n" for each in requests)
    words = (sys.executable, "-m", "adapters.cli.main", "serve", "--engine", engine)
    done = subprocess.run(words, input=lines, capture_output=True, timeout=60, check=False, env=environment)
    return (
        done.returncode,
        [msgspec.json.decode(line, type=WireAnswer) for line in done.stdout.splitlines()],
        done.stderr.decode(),
    )


def test_every_request_is_answered_in_its_order_under_its_number() -> None:
    status, answers, err = served(
        [
            HelloRequest(id=1, contract=1),
            SetupRequest(id=2, board=BOARD),
            ObserveRequest(id=3, viewer=""),
            ActRequest(id=4, action=Pass(player="Alice")),
            ActRequest(id=5, action=Pass(player="Alice")),
            ObserveRequest(id=70, viewer=""),
            ByeRequest(id=71),
            ObserveRequest(id=72, viewer=""),
        ]
    )

    assert (status, err) == (0, "")
    assert [answer.id for answer in answers] == [1, 2, 3, 4, 5, 70]
    assert [type(answer) for answer in answers] == [HelloAnswer, OkAnswer, ViewAnswer, OkAnswer, IllegalAnswer, ViewAnswer]


def test_it_ends_with_its_input() -> None:
    assert served(b"") == (0, [], "")


@pytest.mark.parametrize("line", [b"hello", b"{}", b'{"verb":"dance","id":1}', b"\xff", b"[" * 100_000])
def test_what_is_no_request_is_told_with_its_line(line: bytes) -> None:
    status, answers, err = served(msgspec.json.encode(HelloRequest(id=1, contract=1)) + b"\n" + line + b"\n")

    assert (status, len(answers)) == (2, 1)
    assert err.startswith("rulings: the standard input:2: no request of the contract: ")
    assert err.count("\n") == 1


def test_what_it_raises_is_an_answer_and_its_traceback_goes_to_the_standard_error(tmp_path: Path) -> None:
    code = "class Engine(OracleEngine):\n    def act(self, action):\n        raise IndexError('too far')\n"
    act = ActRequest(id=2, action=Pass(player="Alice"))
    status, answers, err = served([SetupRequest(id=1, board=BOARD), act, ByeRequest(id=3)], plug_in(tmp_path, code), "odd")

    assert status == 0
    assert answers[1] == ErrorAnswer(id=2, why="act raised IndexError: too far")
    assert "Traceback" in err
    assert "IndexError: too far" in err


@pytest.mark.parametrize(
    "code",
    [
        "print('hm'); sys.stdout.write('{}\\n'); sys.stdout.flush()",
        "os.write(1, b'{}\\n')",
        "sys.stdin.readline(); os.read(0, 100)",
        "sys.stdout = None",
        "sys.stdout.close()",
    ],
)
def test_what_it_prints_and_reads_does_not_touch_the_wire(tmp_path: Path, code: str) -> None:
    engine = f"class Engine(OracleEngine):\n    def setup(self, board):\n        {code}\n        return super().setup(board)\n"
    requests: list[Request] = [SetupRequest(id=1, board=BOARD), ObserveRequest(id=2, viewer=""), ByeRequest(id=3)]
    status, answers, _ = served(requests, plug_in(tmp_path, engine), "odd")

    assert status == 0
    assert [type(answer) for answer in answers] == [OkAnswer, ViewAnswer]


def test_an_answer_that_is_none_is_an_error_in_words(tmp_path: Path) -> None:
    code = "class Engine(OracleEngine):\n    def setup(self, board):\n        return 'yes'\n"
    _, answers, _ = served([SetupRequest(id=1, board=BOARD)], plug_in(tmp_path, code), "odd")

    assert answers == [ErrorAnswer(id=1, why="it answered setup with a str, which is no answer to it")]


def test_a_command_that_is_plugged_in_takes_the_place_of_the_process(tmp_path: Path) -> None:
    environment = plug_in(tmp_path, f"Engine = {sys.executable + ' -c 1/0'!r}")
    status, answers, err = served(b"", environment, "odd")

    assert (status, answers) == (1, [])
    assert "ZeroDivisionError" in err


def test_a_command_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    status, _, err = served(b"", plug_in(tmp_path, "Engine = '/no/such/program'"), "odd")

    assert (status, err) == (2, "rulings: the engine odd cannot be started: /no/such/program: No such file or directory\n")


def test_ctrl_c_does_not_end_it() -> None:
    words = (sys.executable, "-m", "adapters.cli.main", "serve", "--engine", "oracle")
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            for number in (1, 2):
                process.stdin.write(msgspec.json.encode(HelloRequest(id=number, contract=1)) + b"\n")
                assert msgspec.json.decode(process.stdout.readline(), type=WireAnswer).id == number
                process.send_signal(signal.SIGINT)
            process.stdin.close()
            assert process.wait(60) == 0
        finally:
            process.kill()
