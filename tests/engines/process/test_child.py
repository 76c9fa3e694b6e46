"""A program that is spoken to line by line: whatever it does, it is understood, and it is waited for no longer than was said."""

from __future__ import annotations

import time
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.engines.process.child import Child, ChildFailed, TimedOut
from adapters.engines.process.limits import Limits
from tests.engines.process.programs import ECHO, PATIENT, SHORT, failure, soon, started

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
