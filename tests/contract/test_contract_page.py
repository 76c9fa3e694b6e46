"""What the page on the contract says is so."""

from __future__ import annotations

import json
import re
from itertools import chain, zip_longest
from typing import Any, get_args

import msgspec
import pytest

from adapters.contract.capabilities import CAPABILITIES
from adapters.contract.messages import CONTRACT as VERSION
from adapters.contract.messages import (
    EDITION,
    Action,
    Activate,
    Alternative,
    Board,
    Cast,
    Decide,
    Illegal,
    ObjectSetup,
    Ok,
    Pass,
    Payment,
    PlayerSetup,
    StepName,
    ZoneName,
)
from adapters.contract.references import COMBAT_DAMAGE, TRIGGER_WORDS, ability, copy, sticker_words, token
from adapters.contract.view import Decision, DecisionKind, ObjectView, PlayerView, Shape, StackView, View
from adapters.contract.wire import Request, WireAnswer
from adapters.engines.oracle import OracleEngine
from adapters.engines.process.limits import SCENARIOS, STARTS, Limits
from adapters.suite.reading.checking_setup import NO_BEGINNING
from adapters.suite.running.concluding import STDERR
from adapters.suite.running.questions import misfit
from adapters.suite.running.runner import NO_DECLARATION, UNASKED
from adapters.suite.running.soundness import unsound
from oracle.cards import find
from oracle.cards.text import render
from oracle.editions import CHANGES, FIRST_EDITION
from oracle.mana import mana_value
from oracle.rulebook.history import known as history
from tests.contract.fields import REWRITE, TABLES, meanings, rewritten
from tests.pages import CABINET, CONTRACT, blocks, code, section, table, text
from tests.whole_suite import played

REQUESTS = {kind.__struct_config__.tag for kind in get_args(Request)}
PARTS = {PlayerView: "players", ObjectView: "objects", StackView: "stack"}
"""The lists of a view."""

ANSWERS = {kind.__struct_config__.tag for kind in get_args(WireAnswer)}


def messages(title: str) -> list[str]:
    """The lines of JSON under a heading."""
    there = section(CONTRACT, title)
    return [
        line for block in blocks(CONTRACT) if block.language == "json" and block.code in there for line in block.code.splitlines()
    ]


def test_the_page_says_of_a_question_at_a_declaration_what_the_runner_says() -> None:
    assert NO_DECLARATION in " ".join(text(CONTRACT).split())


def test_verbs_and_answers_are_those_of_the_wire() -> None:
    verbs = table(section(CONTRACT, "Messages"))
    answers = table(section(CONTRACT, "Messages"), nth=1)

    assert {code(row[0])[0] for row in verbs} == REQUESTS
    assert {word for row in verbs for word in code(row[2])} | {"error"} == {code(row[0])[0] for row in answers} == ANSWERS
    for row in verbs:
        (kind,) = (kind for kind in get_args(Request) if kind.__struct_config__.tag == code(row[0])[0])
        assert [*kind.__struct_fields__] == ["id", *code(row[1])]
    for row in answers:
        (kind,) = (kind for kind in get_args(WireAnswer) if kind.__struct_config__.tag == code(row[0])[0])
        assert [*kind.__struct_fields__] == ["id", *code(row[0])[1:]]


def test_the_tables_of_fields_are_those_of_the_structs() -> None:
    assert text(CONTRACT) == rewritten(text(CONTRACT)), f"bring the tables of fields up to date: {REWRITE}"
    assert meanings(text(CONTRACT)).keys() == TABLES.keys()


def test_every_change_of_the_rules_that_shows_is_told_with_its_day() -> None:
    rows = re.findall(r"^\| (\d{4}-\d\d-\d\d) \| (\S+) \| (.+) \|$", text(CONTRACT), re.MULTILINE)
    assert rows == [(each.since, each.rule, each.what) for each in CHANGES]
    assert [each.since for each in CHANGES] == sorted(each.since for each in CHANGES)


def test_the_editions_are_listed_by_which_it_is_seen_whether_the_same_rules_are_in_force() -> None:
    there = section(CONTRACT, "Editions")
    _, _, listed = there.partition("<!-- editions -->\n")
    assert tuple(listed.partition("\n\n")[0].replace("\n", " ").split(", ")) == history.editions()
    assert set(re.findall(r"from (\S+)\s+to (\d{4}-\d\d-\d\d)", there)) == {(FIRST_EDITION, EDITION)}


@pytest.mark.parametrize("name", TABLES)
def test_the_meaning_of_every_field_is_told(name: str) -> None:
    assert {field for field, said in meanings(text(CONTRACT))[name].items() if not said} == set()


def test_a_table_that_is_not_up_to_date_is_rewritten_and_keeps_its_meanings() -> None:
    stale = (
        "a\n<!-- fields: action.payment -->\n| field | meaning |\n|---|---|\n| `mana` | what is spent |\n| `gone` | x |\n\nb\n"
    )
    fresh = rewritten(stale)
    assert meanings(fresh)["action.payment"] == dict.fromkeys(Payment.__struct_fields__, "") | {"mana": "what is spent"}
    assert '| `mana` | string | `""` | what is spent |' in fresh
    assert (fresh[:2], fresh[-3:]) == ("a\n", "\nb\n")


def test_what_is_said_on_the_wire_is_a_dialogue() -> None:
    (shown,) = (block.code for block in blocks(CONTRACT) if block.language == "text")
    lines = [line.split(" ", 1) for line in shown.splitlines()]
    requests = [msgspec.json.decode(line, type=Request) for mark, line in lines if mark == ">"]
    answers = [msgspec.json.decode(line, type=WireAnswer) for mark, line in lines if mark == "<"]

    assert [mark for mark, _ in lines] == [">", "<"] * len(answers) + [">"]
    assert [each.id for each in requests] == [*range(1, len(requests) + 1)]
    assert [each.id for each in answers] == [each.id for each in requests[:-1]]
    assert {each.__struct_config__.tag for each in requests} == REQUESTS
    assert {each.__struct_config__.tag for each in answers} == ANSWERS
    assert f"this is version {VERSION}." in text(CONTRACT)
    for (_, line), found in zip(lines, chain.from_iterable(zip_longest(requests, answers)), strict=False):
        _said(json.loads(line), msgspec.to_builtins(found))


def test_no_action_has_a_field_that_there_is_not() -> None:
    for line in messages("Messages"):
        _said(json.loads(line), msgspec.to_builtins(msgspec.json.decode(line, type=Action)))


def told_example() -> dict[str, Any]:
    (shown,) = (block.code for block in blocks(CONTRACT) if block.language == "jsonc")
    told: dict[str, Any] = json.loads(re.sub(r"//.*", "", shown))
    return told


def example() -> View:
    return msgspec.convert(told_example(), View)


def test_the_view_is_one_that_an_engine_may_show() -> None:
    told = told_example()
    view = example()
    cards = [each for each in view.objects if each.label]
    objects = (ObjectSetup(label=each.label, card=each.name, owner=each.owner, zone="hand") for each in cards)
    players = tuple(PlayerSetup(name=each.name) for each in view.players)

    assert unsound(view, Board(players=players, objects=tuple(objects), active="Bob")) == ""
    assert [each.drawn for each in view.players] == [0, 1]
    for kind, parts in ((View, [told]), *((kind, told[name]) for kind, name in PARTS.items())):
        for part in parts:
            assert part.keys() <= set(kind.__struct_fields__)
        assert set(kind.__struct_fields__) == {name for part in parts for name in part}


def test_the_cards_of_the_view_are_as_printed_where_nothing_has_changed_them() -> None:
    cards = [each for each in example().objects if each.label and each.zone != "battlefield"]
    for each in cards:
        card = find(each.name)
        assert (each.mana_value, frozenset(each.colors)) == (mana_value(card.mana_cost), card.colors)
        assert (each.supertypes, each.types, each.subtypes) == (card.supertypes, card.types, card.subtypes)
        assert (each.power, each.toughness) == (card.power, card.toughness)
    assert any(each.power for each in cards)


def test_the_abilities_that_are_named_are_those_of_the_cards() -> None:
    names = {each.label: each.name for each in example().objects}
    named = set(re.findall(r'"the ([a-z ]+) ability of ([^"(]+)"', text(CONTRACT)))
    for word, label in named:
        assert word in render(find(names.get(label, label))).lower(), (word, label)
    assert {word for word, _ in named} == {"enters", "evoke", "dies", "upkeep"}


def _said(told: object, kept: object) -> None:
    """Whether all that was told is kept."""
    match told, kept:
        case dict(), dict():
            assert told.keys() <= kept.keys()
            for name, value in told.items():
                _said(value, kept[name])
        case list(), list() | tuple():
            for value, other in zip(told, kept, strict=True):
                _said(value, other)
        case _:
            assert told == kept


def test_capabilities_are_those_that_there_are() -> None:
    assert tuple(code(row[0])[0] for row in table(section(CONTRACT, "Capabilities"))) == CAPABILITIES


def test_actions_are_those_that_there_are() -> None:
    tags = [kind.__struct_config__.tag for kind in get_args(Action)]
    named = [word for row in table(section(CONTRACT, "Messages").partition("### action\n")[2]) for word in code(row[0])]
    shown = [msgspec.json.decode(line, type=Action) for line in messages("Messages")]

    assert sorted(named) == sorted(map(str, tags))
    assert {each.__struct_config__.tag for each in shown} == set(tags) - {"concede"}
    told = {word.strip('"') for word in code(meanings(text(CONTRACT))["action"]["alternative"])}
    assert told == {*get_args(Alternative)}


def test_zones_and_steps_are_those_that_there_are() -> None:
    (told,) = re.findall("### Zones and steps\n\n(.*?)\n\n", text(CONTRACT), re.DOTALL)
    assert code(told) == [*get_args(ZoneName), *get_args(StepName)]
    assert EDITION in code(meanings(text(CONTRACT))["hello"]["edition"])


def test_the_steps_in_which_no_board_begins_are_those_that_are_faults() -> None:
    assert set(code(meanings(text(CONTRACT))["board"]["step"])) == {"steps", *NO_BEGINNING}


@pytest.mark.parametrize(("step", "drawn"), [("upkeep", 1), ("draw", 0)])
def test_the_first_draw_step_has_a_draw_unless_the_board_begins_in_it(step: StepName, drawn: int) -> None:
    engine = OracleEngine()
    players = (PlayerSetup(name="Alice"), PlayerSetup(name="Bob"))
    library = ObjectSetup(label="Island", card="Island", owner="Alice", zone="library")
    assert engine.setup(Board(players=players, objects=(library,), active="Alice", step=step)) == Ok()
    assert engine.observe("").players[0].drawn == 0
    while engine.observe("").step != "precombat main":
        assert engine.act(Pass(player=engine.observe("").priority)) == Ok()
    assert engine.observe("").players[0].drawn == drawn


def test_what_was_activated_for_a_spell_that_is_refused_is_undone_and_what_was_in_the_pool_stays() -> None:
    engine = OracleEngine()
    objects = (
        ObjectSetup(label="Bears", card="Grizzly Bears", owner="Alice", zone="hand"),
        ObjectSetup(label="Spent", card="Island", owner="Alice", zone="battlefield"),
        ObjectSetup(label="Ready", card="Swamp", owner="Alice", zone="battlefield"),
    )
    players = (PlayerSetup(name="Alice"), PlayerSetup(name="Bob"))
    assert engine.setup(Board(players=players, objects=objects, active="Alice")) == Ok()
    assert engine.act(Activate(player="Alice", source="Spent", mana="{U}")) == Ok()
    before = engine.observe("")
    assert isinstance(engine.act(Cast(player="Alice", card="Bears")), Illegal)
    assert engine.observe("") == before
    assert (before.players[0].mana, [each.tapped for each in before.objects if each.zone == "battlefield"]) == (
        "{U}",
        [True, False],
    )


def test_questions_of_every_shape_are_shown_with_an_answer_that_fits() -> None:
    pairs = messages("Questions")
    shown = [
        (msgspec.json.decode(asked, type=Decision), msgspec.json.decode(answer, type=Decide))
        for asked, answer in zip(pairs[::2], pairs[1::2], strict=True)
    ]
    for (asked, answer), line in zip(shown, pairs[::2], strict=True):
        assert json.loads(line).keys() <= set(Decision.__struct_fields__)
        assert (answer.player, misfit(answer.answer, asked)) == (asked.player, "")
    assert {asked.shape for asked, _ in shown} == set(get_args(Shape))


def test_shapes_and_kinds_are_those_that_there_are() -> None:
    shapes, kinds = (table(section(CONTRACT, "Questions"), nth=nth) for nth in (1, 2))

    assert {code(row[0])[0] for row in shapes} == set(get_args(Shape))
    assert [code(row[0])[0] for row in kinds] == [*get_args(DecisionKind)]
    assert {word for row in kinds for word in code(row[1])} == set(get_args(Shape))


def test_kinds_are_asked_in_the_shapes_that_are_named() -> None:
    asked = played().asked
    kinds = {code(row[0])[0]: code(row[1]) for row in table(section(CONTRACT, "Questions"), nth=2)}
    assert {(each.kind, each.shape) for each in asked if each.shape not in kinds[each.kind]} == set()
    assert len({each.kind for each in asked}) > 5


def test_references_are_as_they_are_made() -> None:
    named = [code(row[0])[0] for row in table(section(CONTRACT, "References"))]
    (sentence,) = re.findall(r"The words for trigger events are (.*?);", section(CONTRACT, "References"), re.DOTALL)

    enters = ability("enters", "Mulldrifter")
    abilities = [ability("evoke", "Mulldrifter"), ability("activated", "Grim Backwoods"), f"{enters} (2)", ability("rad", "Bob")]
    made = [COMBAT_DAMAGE, token("Clue Token", "Alice"), token("", "Alice"), copy("Mulldrifter")]
    sheet = "Urza's Dark Cannonball"
    stickers = ["Dark", f"1/5 of {sheet}", f"ability 1 of {sheet}", f"art 1 of {sheet}"]
    assert named == [*abilities, *made, *stickers]
    assert [sticker_words(each) for each in stickers] == [("Dark",), (), (), ()]
    assert tuple(code(sentence)) == TRIGGER_WORDS


@pytest.mark.parametrize(
    ("what", "value"),
    [
        ("an answer", f"{Limits().answer:g} seconds"),
        ("one scenario", f"{Limits().scenario:g} seconds, {SCENARIOS} times the time of an answer"),
        ("the start, until hello is answered", f"{Limits().start:g} seconds, {STARTS} times `--timeout`"),
        ("the end, after `bye`", f"{Limits().end:g} seconds"),
        ("memory, resident, of the process and all that it has started", f"{Limits().memory >> 20} MiB; on Linux only"),
        ("restarts", f"{Limits().restarts}"),
        ("the longest line", f"{Limits().line >> 20} MiB"),
        ("what is kept of its standard error", f"{Limits().stderr >> 10} KiB, of which {STDERR} characters go with a verdict"),
    ],
)
def test_limits_are_those_that_are_kept(what: str, value: str) -> None:
    rows = {row[0]: row[1] for row in table(section(CONTRACT, "Limits"))}
    assert rows[what] == value


def test_mistakes_are_told_in_the_words_in_which_they_are_met() -> None:
    told = [words for words in code(section(CONTRACT, "Common mistakes")) if words.startswith(("it ", "its ", "nobody "))]
    met = text(CABINET) + UNASKED
    assert len(told) == 4
    for words in told:
        pattern = re.escape(words).replace("hello", r"\w+").replace(r"60\ s", r"[\d.]+\ s")
        assert re.search(pattern, met)
