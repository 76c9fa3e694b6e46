"""The command as a process of its own: whatever an engine does in it, it ends as it should, with one table or one line."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from adapters.reports.stream import read
from tests.cli.conftest import RIGHT, WRONG, Rulings
from tests.plugged_in import end_of, ended, plug_in, start, wait_for

RULINGS = "adapters.cli.main"


def acting(code: str) -> str:
    """An engine that does this whenever it acts, and else is the oracle."""
    return f"class Engine(OracleEngine):\n    def act(self, action):\n        {code}\n        return super().act(action)\n"


FOREVER = "threading.Thread(target=time.sleep, args=(10000,)).start()"

ODD = {
    "a thread that stays": acting(FOREVER),
    "a thread from the beginning": f"""
class Engine(OracleEngine):
    def __init__(self):
        super().__init__()
        {FOREVER}
""",
    "an exit hook": acting("atexit.register(os._exit, 3)"),
    "another folder": acting("os.chdir('/')"),
    "no standard output": acting("sys.stdout = None"),
    "a closed standard output": acting("sys.stdout.close()"),
    "a closed descriptor": acting("os.closerange(1, 2)"),
    "no streams": acting("sys.stdout = sys.stderr = None"),
    "words": acting("print('\\x1b[2Jred', flush=True); os.write(1, b'native\\n'); sys.stdout.buffer.write(b'bytes\\n')"),
}


@pytest.mark.parametrize("place", ["--in-process", "--jobs=1", "--jobs=2"])
@pytest.mark.parametrize("what", ODD)
def test_what_an_engine_leaves_behind_changes_nothing(rulings: Rulings, tmp_path: Path, what: str, place: str) -> None:
    rulings(RIGHT, WRONG)
    environment = plug_in(tmp_path, ODD[what])
    words = [RULINGS, "run", "rulings", "--engine", "odd", place, "--report", "r.jsonl"]
    status, out, err = ended(words, environment, tmp_path)
    assert status == 1
    assert out.startswith("FAILED: evoke-02-wrong on odd 1\n")
    assert out.endswith("of 2 scenarios\n")
    assert "Traceback" not in err
    assert "\x1b" not in out + err
    assert [verdict.outcome for verdict in read(tmp_path / "r.jsonl").verdicts] == ["pass", "fail"]


def test_what_an_engine_prints_goes_to_the_standard_error_escaped(rulings: Rulings, tmp_path: Path) -> None:
    rulings(RIGHT)
    environment = plug_in(tmp_path, ODD["words"])
    _, out, err = ended([RULINGS, "run", "rulings", "--engine", "odd", "--in-process"], environment, tmp_path)
    assert not {"red", "native", "bytes"} & set(out.split())
    assert {r"\x1b[2Jred", "native", "bytes"} <= set(err.split())


@pytest.mark.parametrize("place", ["--in-process", "--jobs=1", "--jobs=2"])
@pytest.mark.parametrize(
    "code",
    [
        "sys.exit(0)",
        "raise KeyboardInterrupt",
        "raise RuntimeError('boom')",
        "class Engine:\n    def __init__(self):\n        sys.exit(0)",
        "class Engine:\n    def hello(self, contract):\n        sys.exit(0)\n    def bye(self):\n        sys.exit(0)",
    ],
)
def test_an_engine_that_cannot_be_had_is_one_line_and_status_2(rulings: Rulings, tmp_path: Path, code: str, place: str) -> None:
    rulings(RIGHT)
    status, out, err = ended([RULINGS, "run", "rulings", "--engine", "odd", place], plug_in(tmp_path, code), tmp_path)
    assert (status, out) == (2, "")
    assert err.startswith("rulings: the engine odd ")
    assert err.count("\n") == 1


def test_an_engine_that_speaks_only_once_is_one_line_and_status_2_in_other_processes_too(
    rulings: Rulings, tmp_path: Path
) -> None:
    code = """
class Engine(OracleEngine):
    def hello(self, contract):
        open("said", "x")
        return super().hello(contract)
"""
    rulings(RIGHT, WRONG)
    environment = plug_in(tmp_path, code)
    status, out, err = ended([RULINGS, "run", "rulings", "--engine", "odd", "--jobs", "2"], environment, tmp_path)
    assert (status, out) == (2, "")
    assert err.startswith("rulings: the engine odd did not complete hello: hello raised FileExistsError")
    assert err.count("\n") == 1


LISTENING = """
class Engine(OracleEngine):
    def look(self):
        with open("seen", "a") as file:
            file.write("".join(f"{name} " for name in os.listdir() if "jsonl" in name))
    def observe(self, viewer):
        self.look()
        return super().observe(viewer)
    def bye(self):
        time.sleep(0.2)
        self.look()
"""
"""Puts down what there is of a report while it runs."""


@pytest.mark.parametrize("place", ["--in-process", "--jobs=1", "--jobs=2"])
def test_nothing_of_a_report_is_there_while_engines_run(rulings: Rulings, tmp_path: Path, place: str) -> None:
    rulings(RIGHT, WRONG)
    environment = plug_in(tmp_path, LISTENING)
    ended([RULINGS, "run", "rulings", "--engine", "odd", place, "--report", "r.jsonl"], environment, tmp_path)
    assert len(read(tmp_path / "r.jsonl").verdicts) == 2
    assert (tmp_path / "seen").read_text() == ""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_is_one_line_and_leaves_nothing_half_done(rulings: Rulings, tmp_path: Path, jobs: str) -> None:
    rulings(RIGHT, WRONG)
    environment = plug_in(tmp_path, acting("open('begun', 'w').close(); time.sleep(100)"))
    words = [RULINGS, "run", "rulings", "--engine", "odd", "--jobs", jobs, "--report", "r.jsonl"]
    process = start(words, environment, tmp_path)
    wait_for(tmp_path / "begun")
    # As a terminal does it: to everyone in the foreground.
    os.killpg(process.pid, signal.SIGINT)
    assert end_of(process, 20) == (130, "", "rulings: interrupted\n")
    assert not [path for path in tmp_path.iterdir() if "jsonl" in path.name]


def test_ctrl_c_ends_the_gate(tmp_path: Path) -> None:
    environment = dict(os.environ)
    process = start([RULINGS, "mutants", "--jobs", "1"], environment, Path(__file__).parents[2])
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(2)
    os.killpg(process.pid, signal.SIGINT)
    assert end_of(process, 20) == (130, "", "rulings: interrupted\n")


def limited(words: str, cwd: Path, size: int = 64) -> tuple[int, str]:
    """Run a line of shell in which no file gets longer than so many bytes, as if the disk were full then."""

    def full() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(Path(__file__).parents[2])}
    # Without its buffer, Python itself drops what an output takes only a part of.
    environment.pop("PYTHONUNBUFFERED", None)
    command = words.replace("RULINGS", f"{sys.executable} -m {RULINGS}")
    done = subprocess.run(
        ["sh", "-c", command], cwd=cwd, env=environment, stderr=subprocess.PIPE, text=True, check=False, preexec_fn=full
    )
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("RULINGS run rulings --report r.jsonl > /dev/null", "rulings: HERE/r.jsonl: cannot write here: File too large\n"),
        (
            "RULINGS run rulings --report out.txt > out.txt",
            "rulings: out.txt: cannot write here: the standard output goes here already\n",
        ),
        (
            "ln -s /proc/self/fd/1 stdout; RULINGS run rulings --report stdout > out.txt",
            "rulings: stdout: cannot write here: the standard output goes here already\n",
        ),
        ("RULINGS export rulings > /dev/null", "rulings: scenarios/scenarios.schema.json: cannot write here: File too large\n"),
        ("RULINGS run rulings > out", "rulings: [Errno 27] File too large\n"),
        ("RULINGS steps > out", "rulings: [Errno 27] File too large\n"),
        ("RULINGS coverage > out", "rulings: [Errno 27] File too large\n"),
        ("RULINGS --help > out", "rulings: [Errno 27] File too large\n"),
        ("RULINGS run rulings >&-", "rulings: the standard output is closed\n"),
        ("RULINGS run rulings --report r.jsonl >&- 2>&-", ""),
        ("RULINGS serve <&-", "rulings: the standard input is closed, and nothing can be asked\n"),
        (
            "mkdir gone; cd gone; rmdir ../gone; RULINGS run ../rulings --report r.jsonl",
            "rulings: r.jsonl: cannot write here: the working folder is gone\n",
        ),
        ("RULINGS report /dev/zero", "rulings: /dev/zero: cannot read the report: this is neither a file nor a pipe\n"),
    ],
)
def test_a_full_disk_and_what_is_closed_or_gone_are_one_line_and_status_2(
    rulings: Rulings, tmp_path: Path, words: str, told: str
) -> None:
    rulings(RIGHT)
    assert limited(words, tmp_path) == (2, told.replace("HERE", str(tmp_path)))
    assert not [path for path in tmp_path.rglob("*") if "jsonl" in path.name or path.name.endswith((".partial", ".json"))]


def test_a_closed_standard_error_is_no_matter(rulings: Rulings, tmp_path: Path) -> None:
    rulings(RIGHT)
    assert limited("RULINGS run rulings > out 2>&-", tmp_path, 10_000) == (0, "")
    assert (tmp_path / "out").read_text().endswith("of 1 scenario\n")
