from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Protocol

import pytest

from adapters.contract.messages import EDITION, Hello, Illegal, Ok, Pass, Unsupported
from adapters.engines.opening import Manner, another, choice, close, open_engine
from adapters.engines.process.engine import ProcessEngine
from adapters.engines.process.limits import Limits
from adapters.suite.reading.loading import load
from adapters.suite.running.board import board
from adapters.suite.running.guard import ContractBroken
from adapters.suite.running.pool import verdicts
from adapters.suite.scenario import Scenario
from adapters.suite.verdict import Verdict
from tests.whole_suite import played, plays

SERVED = (sys.executable, "-m", "adapters.cli.main", "serve")
BOARD = board(load()[0], EDITION)
PASS = Pass(player="Alice")


class Program(Protocol):
    """Makes an engine that is a small program, with something of its own in it."""

    def __call__(self, code: str, **limits: float) -> ProcessEngine: ...


BEGINNING = """
import json, os, sys, time
VIEW = {
    "turn": 1, "active": "Alice", "step": "precombat main", "priority": "Alice", "stack": [],
    "players": [{"name": name, "life": 20, "poison": 0, "mana": "", "hand": 0, "library": 0} for name in ("Alice", "Bob")],
    "objects": [],
}
def say(**answer):
    sys.stdout.write(json.dumps(answer) + "\\n")
    sys.stdout.flush()
def show(board):
    held = {}
    for card in board["objects"]:
        held[card["owner"], card["zone"]] = held.get((card["owner"], card["zone"]), 0) + 1
    places = {}
    objects = []
    for card in board["objects"]:
        zone = card["owner"], card["zone"]
        ordered = card["zone"] in ("library", "graveyard")
        place = places[zone] = places.get(zone, -1) + 1
        objects.append({
            "label": card["label"], "name": card["card"], "zone": card["zone"], "owner": card["owner"],
            "controller": card.get("controller") or card["owner"], "place": place if ordered else 0,
        })
    players = [
        {"name": each["name"], "life": 20, "poison": 0, "mana": "",
         "hand": held.get((each["name"], "hand"), 0), "library": held.get((each["name"], "library"), 0)}
        for each in board["players"]
    ]
    return dict(VIEW, objects=objects, players=players)
HELLO = {"name": "small", "version": "1", "language": "Python"}
view = VIEW
for line in sys.stdin:
    ask = json.loads(line)
    verb, id = ask["verb"], ask["id"]
    if verb == "setup":
        view = show(ask["board"])
"""

OTHERWISE = """
    if verb == "bye":
        break
    elif verb == "hello":
        say(id=id, answer="hello", hello=HELLO)
    elif verb == "observe":
        say(id=id, answer="view", view=view)
    else:
        say(id=id, answer="ok")
"""


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    made: list[ProcessEngine] = []

    def make(code: str, **limits: float) -> ProcessEngine:
        path = tmp_path / f"engine{len(made)}.py"
        own = "".join(f"    {line}\n" for line in code.strip().splitlines())
        path.write_text(BEGINNING + own + OTHERWISE, encoding="utf-8")
        # Seconds, and a number of restarts.
        given = replace(Limits(answer=5.0, end=1.0), **limits)  # type: ignore[arg-type]
        engine = ProcessEngine((sys.executable, str(path)), given)
        made.append(engine)
        return engine

    yield make
    for engine in made:
        engine.bye()


def broken(call: Callable[[], object]) -> str:
    with pytest.raises(ContractBroken) as caught:
        call()
    return str(caught.value)


def test_it_speaks_the_contract(program: Program) -> None:
    engine = program("pass")

    assert engine.hello() == Hello(name="small", version="1", language="Python")
    assert engine.setup(BOARD) == Ok()
    before = engine.observe()
    assert engine.look_and_act(PASS) == (before, Ok())
    assert engine.act(PASS) == Ok()
    assert engine.observe() == before


def test_a_view_that_is_as_before_is_the_one_before(program: Program) -> None:
    engine = program("pass")
    engine.hello()
    engine.setup(BOARD)

    assert engine.observe() is engine.observe()


@pytest.mark.parametrize(
    ("answer", "meant"),
    [
        ('answer="illegal", why="no\\nway"', Illegal(why="no way")),
        ('answer="unsupported", what="passing"', Unsupported(what="passing")),
        ('answer="unsupported", what=" "', Unsupported(what="something that it does not name")),
    ],
)
def test_what_it_says_comes_as_it_is_meant(program: Program, answer: str, meant: object) -> None:
    engine = program(f"if verb == 'act':\n    say(id=id, {answer})\n    continue")
    engine.hello()
    engine.setup(BOARD)

    assert engine.act(PASS) == meant


def test_an_error_of_its_own_costs_it_no_restart(program: Program) -> None:
    engine = program("if verb == 'act':\n    say(id=id, answer='error', why='index out of range')\n    continue", restarts=0)
    engine.hello()
    engine.setup(BOARD)

    assert broken(lambda: engine.act(PASS)) == "index out of range"
    assert engine.setup(BOARD) == Ok()
    assert engine.observe().turn == 1


def test_answers_that_nobody_waited_for_are_not_taken_for_others(program: Program) -> None:
    engine = program("if verb == 'act':\n    view = dict(view, turn=7)", restarts=0)
    engine.hello()
    engine.setup(BOARD)
    engine.observe()
    engine.look_and_act(PASS)

    assert engine.setup(BOARD) == Ok()
    assert engine.observe().turn == 1


def test_what_breaks_after_a_scenario_has_its_verdict_costs_the_next_one_nothing(program: Program) -> None:
    engine = program("if verb == 'act':\n    say(id=id, answer='illegal', why='no')\n    os._exit(3)")
    engine.hello()
    engine.setup(BOARD)

    assert engine.act(PASS) == Illegal(why="no")
    assert engine.setup(BOARD) == Ok()


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("os._exit(3)", "it ended by itself with exit status 3 at act"),
        ("os.abort()", "it was ended by signal 6 (SIGABRT) at act"),
        ("say(id=12, answer='ok')", "it answered another request when act was asked: its id is off by +9"),
        ("say(id=id, answer='view', view=view)", "it answered act with 'view', which is no answer to it"),
        ("print('hm', flush=True)", "its answer to act is malformed: "),
        ('print(\'{"id": 3, "id": 3, "answer": "ok"}\', flush=True)', "the key 'id' stands twice in an object"),
        ('print(\'{"id": 3, "answer": "ok", "x": -Infinity}\', flush=True)', "its answer to act is malformed: "),
        ("print(flush=True)", "it answered act with an empty line"),
        ("say(id=id, answer='illegal')", 'its answer to act has no field "why"'),
        ("say(id=id, answer='unsupported')", 'its answer to act has no field "what"'),
        ("say(id=id, answer='error')", 'its answer to act has no field "why"'),
    ],
)
def test_a_broken_wire_costs_one_scenario(program: Program, code: str, told: str) -> None:
    engine = program(f"if verb == 'act':\n    {code}\n    continue")
    engine.hello()
    engine.setup(BOARD)

    assert told in broken(lambda: engine.act(PASS))
    assert engine.setup(BOARD) == Ok()


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("os._exit(3)", "it ended by itself with exit status 3 after its last answer"),
        ("print('and now?', flush=True)", "it wrote what nobody asked for: and now?"),
    ],
)
@pytest.mark.parametrize("where", ["in its scenario", "in the next"])
def test_what_it_does_after_its_last_answer_is_charged_where_it_shows(program: Program, code: str, told: str, where: str) -> None:
    engine = program(f"if verb == 'observe':\n    say(id=id, answer='view', view=view)\n    {code}\n    continue")
    engine.hello()
    engine.setup(BOARD)
    engine.observe()
    time.sleep(0.5)

    assert broken(engine.settled if where == "in its scenario" else lambda: engine.setup(BOARD)) == told
    assert engine.setup(BOARD) == Ok()


def test_a_scenario_has_its_own_limit_however_quick_each_answer_is(program: Program) -> None:
    engine = program("if verb == 'act':\n    time.sleep(0.2)", scenario=1.0)
    engine.hello()
    engine.setup(BOARD)

    def act() -> None:
        for _ in range(20):
            engine.act(PASS)
            engine.observe()

    assert broken(act).endswith("within the 1 s of a whole scenario")
    assert engine.setup(BOARD) == Ok()


def test_a_hang_is_told_with_the_time_that_was_given(program: Program) -> None:
    engine = program("if verb == 'act':\n    time.sleep(100)", answer=0.5)
    engine.hello()
    engine.setup(BOARD)

    assert broken(lambda: engine.act(PASS)) == "it did not answer act within 0.5 s"


def test_when_the_budget_is_used_up_nothing_is_run_any_more(program: Program) -> None:
    engine = program("if verb == 'act':\n    os._exit(1)", restarts=2)
    engine.hello()
    for _ in range(3):
        engine.setup(BOARD)
        broken(lambda: engine.act(PASS))

    assert broken(lambda: engine.setup(BOARD)).startswith("not run: the engine broke down again and again")


def test_its_standard_error_is_that_of_the_scenario(program: Program) -> None:
    engine = program("sys.stderr.write(verb + '\\n'); sys.stderr.flush()\nif verb == 'act':\n    os._exit(1)")
    engine.hello()
    engine.setup(BOARD)
    engine.observe()
    broken(lambda: engine.act(PASS))

    assert engine.said().splitlines() == ["setup", "observe", "act"]


def test_a_twin_in_a_view_that_was_seen_is_still_seen(program: Program) -> None:
    engine = program(
        "if verb == 'act':\n"
        "    say(id=id, answer='ok')\n"
        "    looks = json.loads(sys.stdin.readline())['id']\n"
        "    print(json.dumps(dict(id=looks, answer='view', view=view))[:-1] + ', \"id\": %d}' % looks, flush=True)\n"
        "    continue"
    )
    engine.hello()
    engine.setup(BOARD)
    engine.observe()
    engine.act(PASS)

    assert "the key 'id' stands twice" in broken(engine.observe)


def test_it_must_say_the_same_of_itself_when_it_is_started_again(program: Program, tmp_path: Path) -> None:
    code = "HELLO = dict(HELLO, version=str(time.time_ns()))\nif verb == 'act':\n    os._exit(1)"
    engine = program(code)
    engine.hello()
    engine.setup(BOARD)
    broken(lambda: engine.act(PASS))

    assert broken(lambda: engine.setup(BOARD)) == "it says of itself something else than before it was started again"


def test_abandoned_it_is_not_started_again(program: Program) -> None:
    engine = program("pass")
    engine.hello()
    engine.abandon()

    assert broken(lambda: engine.setup(BOARD)) == "it was abandoned"


def test_the_oracle_as_a_process_gives_exactly_the_verdicts_that_it_gives_in_ours() -> None:
    suite = plays()

    def facts(found: Iterable[Verdict]) -> list[str]:
        return [json.dumps([each.id, each.outcome, each.reason, each.observed, each.steps, each.line]) for each in found]

    def served(jobs: int, suite: Sequence[Scenario]) -> list[str]:
        manner = Manner()
        opened = open_engine(choice("cmd:" + " ".join(SERVED), manner), manner)
        more = [another(opened, manner) for _ in range(jobs - 1)]
        found = facts(verdicts(suite, opened.engine, "oracle", opened.hello, more=more))
        close([opened])
        return found

    here = facts(played().verdicts)
    assert len(here) == len(suite)
    assert served(2, suite) == here
    assert served(1, suite[::8]) == here[::8]


def test_every_answer_is_heard_from_the_hello_on(program: Program) -> None:
    engine = program("")
    engine.hello()
    heard: list[tuple[str, bytes]] = []
    engine.listen(lambda verb, line: heard.append((verb, line)))
    engine.setup(BOARD)
    engine.observe()
    assert [verb for verb, _ in heard] == ["hello", "setup", "observe"]
    assert [json.loads(line)["answer"] for _, line in heard] == ["hello", "ok", "view"]


def test_what_is_no_answer_is_heard_too(program: Program) -> None:
    engine = program("if verb == 'setup':\n    print('setting up', flush=True)")
    engine.hello()
    heard: list[tuple[str, bytes]] = []
    engine.listen(lambda verb, line: heard.append((verb, line)))
    broken(lambda: engine.setup(BOARD))
    assert heard[1:] == [("setup", b"setting up")]


@pytest.mark.parametrize(("verb", "field"), [("hello", "hello"), ("observe", "view")])
def test_an_answer_without_its_field_is_told_which(program: Program, verb: str, field: str) -> None:
    misspelt = f"say(id=id, answer='{field}', {field}l=dict(HELLO, **view))"
    engine = program(f"if verb == '{verb}':\n    {misspelt}\n    continue")

    def all_of_it() -> None:
        engine.hello()
        engine.setup(BOARD)
        engine.observe()

    assert broken(all_of_it) == f'its answer to {verb} has no field "{field}"'


def test_the_number_of_the_next_request_is_told_before_it_is_asked(program: Program) -> None:
    engine = program("if verb == 'act' and id == 3:\n    os._exit(3)")
    engine.hello()
    numbers = [engine.number()]
    engine.setup(BOARD)
    numbers += [engine.number(), engine.number(look=True)]
    broken(lambda: engine.act(PASS))
    numbers.append(engine.number())
    engine.setup(BOARD)
    engine.observe()
    engine.act(PASS)
    numbers += [engine.number(look=True), engine.number()]
    assert numbers == [2, 3, 3, 2, 5, 6]


def test_a_trace_with_tabs_can_be_read(program: Program) -> None:
    engine = program("""
if verb == "setup":
    sys.exit("Exception\\n\\tat Engine.java")
""")
    engine.hello()
    broken(lambda: engine.setup(BOARD))
    assert engine.said() == "Exception\n    at Engine.java\n"


def test_an_error_in_answer_to_the_second_hello_is_no_way_round_it(program: Program, tmp_path: Path) -> None:
    code = f"""
if verb == 'hello' and os.path.exists({str(tmp_path / "once")!r}):
    say(id=id, answer='error', why='not now')
    continue
if verb == 'act':
    open({str(tmp_path / "once")!r}, 'w').close()
    os._exit(1)
"""
    engine = program(code)
    engine.hello()
    engine.setup(BOARD)
    broken(lambda: engine.act(PASS))

    for _ in range(3):
        assert broken(lambda: engine.setup(BOARD)) == "it could not be started again: not now"


def test_asked_again_who_it_is_it_is_not_started_again(program: Program, tmp_path: Path) -> None:
    engine = program(f"if verb == 'hello':\n    open({str(tmp_path / 'hellos')!r}, 'a').write('x')")
    assert engine.hello() == engine.hello()
    assert (tmp_path / "hellos").read_text() == "x"


def test_the_same_fault_reads_the_same_whatever_the_number_of_the_request(program: Program) -> None:
    engine = program('if verb == \'act\':\n    print(\'{"id": %d, "answer": "ok",}\' % id, flush=True)\n    continue')
    engine.hello()
    engine.setup(BOARD)
    first = broken(lambda: engine.act(PASS))
    engine.setup(BOARD)
    engine.observe()

    assert broken(lambda: engine.act(PASS)) == first
