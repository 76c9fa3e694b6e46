from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from adapters.cli.template import TEMPLATES
from adapters.contract.capabilities import CAPABILITIES
from adapters.contract.messages import EDITION, Action, Board, Cast, Concede, Decide, ObjectSetup, Ok, Pass, Play, PlayerSetup
from adapters.contract.wire import (
    ErrorAnswer,
    HelloAnswer,
    HelloRequest,
    ObserveRequest,
    OkAnswer,
    SetupRequest,
    UnsupportedAnswer,
    ViewAnswer,
)
from adapters.engines.oracle.engine import OracleEngine
from adapters.reports.stream import read
from adapters.suite.running.as_told import misplaced
from adapters.suite.running.board import board
from adapters.suite.running.changes import changes
from adapters.suite.running.soundness import unsound
from oracle.counters.kinds import KEYWORD_COUNTERS, power_of
from tests.templates.conftest import PATIENCE, Built, Talk, rulings
from tests.whole_suite import plays

SMALL = Board(
    players=(PlayerSetup(name="Alice"), PlayerSetup(name="Bob", life=-3, poison=2, mana="{C}{U}{C}{W}")),
    objects=(
        ObjectSetup(label="old", card="Memnite", owner="Bob", zone="graveyard"),
        ObjectSetup(label="new", card="Forest", owner="Bob", zone="graveyard"),
        ObjectSetup(label="top", card="Wastes", owner="Bob", zone="library"),
        ObjectSetup(label="bottom", card="Wastes", owner="Bob", zone="library"),
        ObjectSetup(
            label="his",
            card="Grizzly Bears",
            owner="Bob",
            controller="Alice",
            zone="battlefield",
            tapped=True,
            damage=1,
            counters={"charge": 2},
            token=True,
        ),
    ),
    active="Bob",
    step="end step",
    priority="Alice",
)

SUITE = [board(scenario, EDITION) for scenario in plays()]


def does_something(kind: str) -> bool:
    """Whether counters of a kind change what they are on."""
    return kind in KEYWORD_COUNTERS or power_of(kind) is not None


def tamed(told: Board) -> Board:
    """A board of the suite with cards that the templates know, and nothing on it that they cannot be told, or that changes what
    is printed on these cards, which is all that they show.
    """
    known = ("Wastes", "Plains", "Island", "Swamp", "Mountain", "Forest", "Grizzly Bears", "Lightning Bolt", "Memnite")
    return replace(
        told,
        objects=tuple(
            replace(
                card,
                card=card.card if card.card in known else "Memnite",
                zone="exile" if card.zone == "command" else card.zone,
                sick=False,
                counters={kind: count for kind, count in card.counters.items() if not does_something(kind)},
                stickers=(),
                chosen="",
                commander=False,
                casts=0,
            )
            for card in told.objects
        ),
    )


def line(request: object) -> bytes:
    return json.dumps(request, ensure_ascii=False).encode() + b"\n"


HELLO = {"verb": "hello", "id": 1, "contract": 1}


def test_who_it_is(talk: Talk, built: Built) -> None:
    answer = talk.ask(lambda number: HelloRequest(id=number, contract=9))
    assert isinstance(answer, HelloAnswer)
    assert answer.hello.name == f"template-{built.language}"
    assert answer.hello.contract == 1
    assert set(answer.hello.capabilities) < set(CAPABILITIES)


def test_it_speaks_no_contract_older_than_its_own(talk: Talk) -> None:
    answer = talk.ask(lambda number: HelloRequest(id=number, contract=0))
    assert isinstance(answer, UnsupportedAnswer)
    assert answer.what == "contract 0"


def test_every_fact_is_shown_as_it_was_told(talk: Talk) -> None:
    assert talk.setup(SMALL) == ""
    view = talk.view()
    assert misplaced(SMALL, view) == unsound(view, SMALL) == ""
    assert {card.label: card.place for card in view.objects} == {"old": 1, "new": 0, "top": 0, "bottom": 1, "his": 0}
    assert [(player.mana, player.hand, player.library) for player in view.players] == [("", 0, 0), ("{W}{U}{C}{C}", 0, 2)]
    assert (view.turn, view.decision, view.stack) == (1, None, ())


def test_each_board_of_the_suite_is_shown_as_the_oracle_shows_it(talk: Talk) -> None:
    oracle = OracleEngine()
    for told in map(tamed, SUITE):
        assert talk.setup(told) == ""
        assert isinstance(oracle.setup(told), Ok)
        view, right = talk.view(), oracle.observe("")
        assert misplaced(told, view) == unsound(view, told) == ""
        players = tuple(replace(player, drawn=None) for player in right.players)
        assert changes(replace(right, players=players), view) == ""


def test_a_board_of_the_suite_is_shown_as_it_is_or_what_is_unsupported_is_named(talk: Talk) -> None:
    names = set()
    for told in SUITE:
        what = talk.setup(told)
        names.add(what)
        if not what:
            assert misplaced(told, talk.view()) == ""
    assert {"", "the card Ingot Chewer", "the card Mulldrifter"} <= names


def card(**facts: object) -> Board:
    """The small board with another card on it."""
    made = ObjectSetup(**{"label": "odd", "card": "Forest", "owner": "Alice", "zone": "battlefield", **facts})  # type: ignore[arg-type]
    return replace(SMALL, objects=(*SMALL.objects, made))


@pytest.mark.parametrize(
    ("told", "what"),
    [
        (card(card="Ingot Chewer"), "the card Ingot Chewer"),
        (card(zone="stack"), "a card in the zone stack"),
        (card(zone="command"), "a card in the zone command"),
        (card(sick=True), "the fact sick"),
        (card(chosen="Elemental"), "the fact chosen"),
        (card(commander=True), "the fact commander"),
        (card(casts=2), "the fact casts"),
        (replace(SMALL, randomness=("heads",)), "scripted randomness"),
        (replace(SMALL, players=(PlayerSetup(name="Alice", mana="{2}"), *SMALL.players[1:])), "the mana {2}"),
    ],
)
def test_what_it_does_not_keep_is_named(talk: Talk, told: Board, what: str) -> None:
    assert talk.setup(told) == what


def test_one_game_leaves_nothing_to_the_next(talk: Talk) -> None:
    other = replace(SMALL, objects=SMALL.objects[1:3], players=SMALL.players[::-1], active="Alice", priority="", step="upkeep")
    talk.setup(other)
    before = talk.view()
    talk.setup(SMALL)
    talk.setup(other)
    assert talk.view() == before


def test_after_a_board_that_is_refused_there_is_no_game(talk: Talk) -> None:
    assert talk.setup(SMALL) == ""
    assert talk.setup(card(card="Ingot Chewer")) != ""
    answer = talk.ask(lambda number: ObserveRequest(id=number, viewer=""))
    assert isinstance(answer, ErrorAnswer)
    assert "no game was set up" in answer.why
    assert talk.setup(SMALL) == ""


def test_every_act_is_unsupported_by_its_name_and_changes_nothing(talk: Talk) -> None:
    talk.setup(SMALL)
    before = talk.view()
    actions: dict[str, Action] = {
        "cast": Cast(player="Bob", card="old"),
        "play": Play(player="Bob", card="new"),
        "pass": Pass(player="Bob"),
        "concede": Concede(player="Bob"),
        "decide": Decide(player="Bob", answer=("yes",)),
    }
    for name, action in actions.items():
        answer = talk.act(action)
        assert isinstance(answer, UnsupportedAnswer)
        assert answer.what == name
    assert talk.view() == before


def test_the_view_of_one_player_is_unsupported(talk: Talk) -> None:
    talk.setup(SMALL)
    answer = talk.ask(lambda number: ObserveRequest(id=number, viewer="Bob"))
    assert isinstance(answer, UnsupportedAnswer)
    assert answer.what == "the game as Bob sees it"


words = st.text(st.characters(codec="utf-8"), min_size=1, max_size=12)
STRANGE = ('"', "\\", "\u2028", "\u2029", "\x85", "\x00\x1f\x7f", "é", "🐉", "\r\n", "__proto__", "{}")
strange = st.one_of(words, st.sampled_from(STRANGE))
nothing = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False, allow_infinity=False), strange),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(strange, inner, max_size=3)),
    max_leaves=8,
)
counts = st.integers(-(2**53) + 1, 2**53 - 1)
amounts = st.integers(0, 2**53 - 1)
kinds = st.sampled_from(("charge", "+1/+1", "-2/-1", "third-degree-burn"))


@st.composite
def boards(draw: st.DrawFn) -> Board:
    names = draw(st.lists(strange, min_size=2, max_size=4, unique=True))
    players = st.sampled_from(names)
    objects = st.builds(
        ObjectSetup,
        label=strange,
        card=st.sampled_from(("Wastes", "Island", "Memnite", "Lightning Bolt")),
        owner=players,
        controller=st.one_of(st.just(""), players),
        zone=st.sampled_from(("library", "hand", "battlefield", "graveyard", "exile")),
        tapped=st.booleans(),
        counters=st.dictionaries(kinds, amounts, max_size=3),
        damage=amounts,
        token=st.booleans(),
    )
    return Board(
        players=tuple(
            PlayerSetup(name=name, life=draw(counts), mana="".join(draw(st.lists(st.sampled_from(["{W}", "{B}", "{C}"])))))
            for name in names
        ),
        objects=tuple(draw(st.lists(objects, max_size=8, unique_by=lambda told: told.label))),
        active=draw(players),
        step=draw(st.sampled_from(("untap", "combat damage"))),
        priority=draw(st.one_of(st.just(""), players)),
    )


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(told=boards(), more=nothing, escaped=st.booleans())
def test_whatever_text_is_in_it_a_board_is_shown_as_told_and_unknown_fields_are_passed_over(
    talk: Talk, told: Board, more: object, escaped: bool
) -> None:
    request = msgspec.to_builtins(SetupRequest(id=7, board=told))
    for each in request["board"]["objects"]:
        counters = each.pop("counters")
        each |= {"more": more, "counters": counters}
    request = {"more": more, **request, "board": {"more": more, **request["board"]}}
    talk.write(json.dumps(request, ensure_ascii=escaped, separators=(" ,\t", " :\t")).encode() + b"\r\n")
    assert talk.answer() == OkAnswer(id=7)
    view = talk.view()
    assert misplaced(told, view) == unsound(view, told) == ""


def test_two_requests_in_one_write_are_answered_in_order(talk: Talk) -> None:
    told = replace(SMALL, step="upkeep")
    talk.write(line(HELLO) + _setup(2, SMALL) + line({"verb": "observe", "id": 3, "viewer": ""}) + _setup(4, told))
    answers = [talk.answer() for _ in range(4)]
    assert [answer.id for answer in answers] == [1, 2, 3, 4]
    assert isinstance(answers[2], ViewAnswer)
    assert answers[2].view.step == "end step"
    assert talk.view().step == "upkeep"


def test_a_request_in_two_writes_is_one_request(talk: Talk) -> None:
    whole = line({"verb": "setup", "id": 5, "board": {"active": "é🐉", "players": [], "objects": []}})
    for at in range(len(whole) - 1):
        talk.write(whole[at : at + 1])
    assert talk.silent()
    talk.write(whole[-1:])
    assert talk.answer() == OkAnswer(id=5)
    assert talk.view().active == "é🐉"


def _setup(number: int, told: Board) -> bytes:
    return msgspec.json.encode(SetupRequest(id=number, board=told)) + b"\n"


def test_it_ends_at_bye_though_its_input_goes_on(built: Built) -> None:
    going = Talk(built)
    try:
        going.write(line(HELLO) + line({"verb": "bye", "id": 2}) + line(HELLO))
        assert going.process.wait(timeout=PATIENCE) == 0
        assert isinstance(going.answer(), HelloAnswer)
        assert going.silent()
    finally:
        going.close()


@pytest.mark.parametrize("last", [line(HELLO), line(HELLO).rstrip(b"\n"), b""])
def test_it_ends_where_its_input_ends_with_every_request_answered(built: Built, last: bytes) -> None:
    status, answers, error = built.end(line(HELLO) + last)
    assert (status, len(answers), error) == (0, 2 if last else 1, "")


@pytest.mark.parametrize(
    "wrong",
    [
        b"",
        b"who are you?",
        b"[]",
        b"7",
        b"null",
        b"{}",
        b'{"verb":"hello","id":1,"contract":1',
        b'{"verb":"hello","id":1,"contract":1} {}',
        b'{"verb":"hello","contract":1}',
        b'{"id":1,"contract":1}',
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"a":' * 100_000,
    ],
)
def test_what_is_no_request_ends_it_with_a_line_on_standard_error(built: Built, wrong: bytes) -> None:
    status, answers, error = built.end(line(HELLO) + wrong + b"\n" + line(HELLO))
    assert status == 1
    assert len(answers) == 1
    assert error.startswith("line 2: ")
    assert error.count("\n") == 1
    assert len(error) < 400


@pytest.mark.parametrize(
    "wrong",
    [
        b'{"verb":"dance","id":1}',
        b'{"verb":"setup","id":1}',
        b'{"verb":"setup","id":1,"board":[]}',
        b'{"verb":"setup","id":1,"board":{"active":"A","players":[],"objects":[{"label":"x"}]}}',
        b'{"verb":"observe","id":1}',
    ],
)
def test_a_request_that_lacks_what_it_needs_spoils_nothing_but_its_answer(built: Built, wrong: bytes) -> None:
    status, answers, _ = built.end(line(HELLO) + wrong + b"\n" + line(HELLO))
    assert (status, len(answers)) == (0, 3)
    assert isinstance(answers[1], ErrorAnswer | UnsupportedAnswer)


@pytest.mark.parametrize("language", ["python", "node", "rust"])
def test_what_is_no_utf8_is_no_request(build: Callable[[str], Built], language: str) -> None:
    status, answers, error = build(language).end(line(HELLO) + b'{"verb":"hello","id":1,"contract":1,"a":"\xed\xa0\x80"}\n')
    assert (status, len(answers)) == (1, 1)
    assert error.startswith("line 2: ")


NO_JSON = (
    *("01", "-", ".5", "1.", "+1", "1e", "0x1", "Infinity1", "nul", "truefalse", "undefined", "\xa0", ""),
    *("'a'", '"', '"\\', '"\\x"', '"\\u12g4"', '"\\u\u0661\u0662\u0663\u0664"', '"a\tb"', '"\x00"'),
    *("[1,]", "[1 2]", "[,1]", '{"a":1,}', '{"a"}', "{1:2}", "{,}", "[}"),
)


@pytest.mark.parametrize("wrong", NO_JSON)
def test_what_is_no_json_is_no_request(built: Built, wrong: str) -> None:
    status, answers, error = built.end(b'{"verb":"hello","id":1,"contract":1,"a":' + wrong.encode() + b"}\n")
    assert (status, answers) == (1, [])
    assert error.startswith("line 1: ")


JSON = (
    "-0",
    "0.5",
    "1e5",
    "-1.5E+10",
    "2e-7",
    "12345678901234567890123",
    '"\\u0041\\/\\b\\f"',
    "[ ]",
    "{ }",
    "[" * 99 + "]" * 99,
)


@pytest.mark.parametrize("right", JSON)
def test_all_of_json_is_read(talk: Talk, right: str) -> None:
    talk.write(b'{"verb":"hello","id":1,"contract":1,"a":' + right.encode() + b"}\n")
    assert isinstance(talk.answer(), HelloAnswer)


@pytest.mark.parametrize("half", ["\\ud83d", "\\udc09", "\\udc09\\ud83d", "\\ud83d\\ud83d", "\\ud83d\\n"])
@pytest.mark.parametrize("language", ["java", "rust"])
def test_half_a_surrogate_pair_is_no_text(build: Callable[[str], Built], language: str, half: str) -> None:
    status, answers, error = build(language).end(b'{"verb":"observe","id":1,"viewer":"' + half.encode() + b'"}\n')
    assert (status, answers) == (1, [])
    assert "half a surrogate pair" in error


def test_escapes_are_what_they_stand_for(talk: Talk) -> None:
    board = rb'{"active":"\"\\\/\b\f\n\r\t\u00e9\uD83D\uDC09\u2028\u0000","players":[],"objects":[]}'
    talk.write(b'{"verb":"setup","id":1,"board":' + board + b"}\n")
    assert talk.answer() == OkAnswer(id=1)
    assert talk.view().active == '"\\/\b\f\n\r\té🐉\u2028\0'


def test_what_a_board_leaves_out_is_as_the_contract_says(talk: Talk) -> None:
    card = {"label": "x", "card": "Forest", "owner": "A", "zone": "battlefield"}
    talk.write(line({"verb": "setup", "id": 1, "board": {"active": "A", "players": [{"name": "A"}], "objects": [card]}}))
    assert talk.answer() == OkAnswer(id=1)
    view = talk.view()
    told = Board(players=(PlayerSetup(name="A"),), objects=(ObjectSetup(**card),), active="A")  # type: ignore[arg-type]
    assert misplaced(told, view) == ""


def test_the_suite_has_nothing_to_object_to(built: Built, tmp_path: Path) -> None:
    smoke = Path(__file__).parents[2] / "adapters" / "smoke"
    report = tmp_path / "r.jsonl"
    done = rulings(
        "run", str(smoke), "--engine", built.engine, "--strict-contract", "--report", str(report), "--jobs", "1", cwd=built.cwd
    )
    outcomes = [verdict.outcome for verdict in read(report).verdicts]
    assert outcomes == ["pass", "pass", *["unsupported"] * 8], done.stdout + done.stderr


def test_the_command_that_is_printed_last_tries_it(built: Built) -> None:
    done = rulings(*built.smoke[1:], cwd=built.cwd)
    assert built.smoke[:2] == ["rulings", "smoke"]
    assert done.returncode == 1
    assert done.stdout.count("unsupported: ") >= 8


@pytest.mark.parametrize(
    ("language", "file", "line", "printing"),
    [
        ("python", "engine.py", "        if viewer:\n", '        print("by the way")\n'),
        ("node", "engine.mjs", '    if (viewer !== "")', '    console.log("by the way");\n'),
        ("java", "Engine.java", "        if (!viewer.isEmpty())", '        System.out.println("by the way");\n'),
    ],
)
def test_what_an_engine_prints_by_the_way_is_no_answer(
    build: Callable[[str], Built], tmp_path: Path, language: str, file: str, line: str, printing: str
) -> None:
    build(language)
    printer = Built(language, tmp_path)
    source = tmp_path / "my engine" / file
    before = source.read_text(encoding="utf-8")
    assert line in before
    source.write_text(before.replace(line, printing + line), encoding="utf-8")
    printer.build()
    status, answers, error = printer.end(b'{"verb":"observe","id":1,"viewer":"Bob"}\n')
    assert (status, [type(answer) for answer in answers], error) == (0, [UnsupportedAnswer], "by the way\n")


def test_it_is_built_without_a_warning(built: Built) -> None:
    assert "warning" not in built.said
    if built.language == "java":
        sources = [f"my engine/{name}" for name in TEMPLATES["java"].files]
        words = ["javac", "-Xlint:all", "-Werror", "--release", "17", "-d", "checked", *sources]
        subprocess.run(words, cwd=built.cwd, check=True, timeout=300)
