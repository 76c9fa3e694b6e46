"""What is said of a fault of the wire: each reason is one that a program really gets."""

from __future__ import annotations

import sys

import pytest

from adapters.contract.messages import Board, PlayerSetup
from adapters.engines.process.engine import ProcessEngine
from adapters.engines.process.limits import Limits
from adapters.reports.wire_faults import hint
from adapters.suite.running.guard import ContractBroken

PROGRAM = """
import json, os, sys, time
request = json.loads(sys.stdin.readline())
hello = {"name": "x", "version": "1", "language": "x"}
print(json.dumps({"id": request["id"], "answer": "hello", "hello": hello}), flush=True)
request = json.loads(sys.stdin.readline())
ok = json.dumps({"id": request["id"], "answer": "ok"})
"""

FAULTS = {
    "print('setting up', flush=True)": "goes to the standard error",
    "print(17, flush=True)": "goes to the standard error",
    "print(flush=True)": "goes to the standard error",
    "print(ok + '\\\\nand more', flush=True); sys.stdin.readline()": "goes to the standard error",
    "sys.stdout.buffer.write(b'{\\\\xff}\\\\n'); sys.stdout.flush()": "goes to the standard error",
    "print(json.dumps(json.loads(ok), indent=2), flush=True)": "An answer is one line",
    'print(ok, flush=True); sys.stdin.readline(); print(\'{"answer":"view","id":3}\', flush=True)': "tables of the contract",
    "print(ok); time.sleep(600)": "Is each answer flushed",
    "print(ok, end='', flush=True); time.sleep(600)": "ended by a line feed?",
    "sys.exit(3)": "has ended",
    "os.abort()": "has ended",
    "os.close(0); os.close(1); time.sleep(600)": "has ended",
    "print(ok.replace('2', '7'), flush=True)": "Each request gets one answer",
    "print('x' * 10**6, flush=True)": "goes to the standard error",
}
"""What a program does instead of answering, and words of what is said then."""


def reason_of(fault: str) -> str:
    """Why an engine that does this gets an error."""
    limits = Limits(answer=1.0, start=60.0, end=1.0, line=10**5)
    engine = ProcessEngine([sys.executable, "-c", PROGRAM + fault.replace("\\\\", "\\")], limits)
    board = Board(players=(PlayerSetup(name="Alice"), PlayerSetup(name="Bob")), objects=(), active="Alice")
    engine.hello()
    try:
        engine.setup(board)
        engine.observe()
    except ContractBroken as error:
        return str(error)
    finally:
        engine.bye()
    return ""


@pytest.mark.parametrize(("fault", "said"), FAULTS.items())
def test_every_fault_of_the_wire_has_a_hint(fault: str, said: str) -> None:
    assert said in hint(reason_of(fault))


FORMS = [
    "its answer to observe is malformed: Expected `int`, got `str` - at `$.turn`",
    "its answer to hello is against the schema: 'taped' was unexpected",
    'its answer to observe has no field "view"',
    "its view cannot be right: 'hand' of Alice is -1",
]


@pytest.mark.parametrize("reason", FORMS)
def test_what_is_wrong_in_form_has_one_hint(reason: str) -> None:
    assert "tables of the contract" in hint(reason)


OTHERS = ["setup went wrong", "its view cannot be right: there is no Island 1 on the board", "after it refused, its view"]


@pytest.mark.parametrize("reason", OTHERS)
def test_what_an_engine_does_on_a_wire_that_holds_has_none(reason: str) -> None:
    assert hint(reason) == ""
