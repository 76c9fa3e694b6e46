from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator, ValidationError

from adapters.contract.messages import (
    Activate,
    Attack,
    Block,
    Board,
    CardRecord,
    Cast,
    Concede,
    Decide,
    Hello,
    Illegal,
    ObjectSetup,
    Ok,
    Pass,
    Payment,
    Play,
    PlayerSetup,
    Unsupported,
)
from adapters.contract.schema import schema, schema_text, shipped
from adapters.contract.view import Decision, ObjectView, PlayerView, StackView, View

MESSAGES: dict[str, list[msgspec.Struct]] = {
    "hello": [Hello(name="e", version="1", language="Rust", capabilities=("counters",))],
    "board": [
        Board(
            players=(PlayerSetup(name="Alice", mana="{U}"),),
            objects=(ObjectSetup(label="Ox", card="Ox", owner="Alice", zone="battlefield", counters={"age": 1}),),
            active="Alice",
            records=(CardRecord(name="Ox", mana_cost="{1}"),),
        )
    ],
    "action": [
        Cast(player="Alice", card="Ox", alternative="evoke", x=2, targets=("Bob",), payment=Payment(tap=("Island",))),
        Cast(
            player="Alice",
            card="Ox",
            additional=("kicker",),
            announced=("2 life",),
            modes=(1, 3),
            payment=Payment(convoke=(("Elk", "{G}"), ("Cat", "")), improvise=("Ox",), delve=("Fog",)),
        ),
        Activate(player="Alice", source="Island", mana="{U}"),
        Play(player="Alice", card="Island"),
        Attack(player="Alice", attackers=(("Ox", "Bob"),)),
        Block(player="Bob", blockers=(("Elk", "Ox"),)),
        Pass(player="Alice"),
        Concede(player="Alice"),
        Decide(player="Alice", answer=("yes",)),
    ],
    "answer": [Ok(), Illegal(why="no"), Unsupported(what="X")],
    "view": [
        View(
            turn=1,
            active="Alice",
            step="upkeep",
            priority="Alice",
            players=(PlayerView(name="Alice", life=20, poison=0, mana="", hand=0, library=10),),
            objects=(ObjectView(label="Ox", name="Ox", zone="exile", owner="Alice", controller="Alice", power=2, toughness=2),),
            stack=(StackView(reference="Ox", controller="Alice"),),
            decision=Decision(player="Alice", kind="may", shape="yes or no"),
        )
    ],
}


def validator(of: str) -> Draft202012Validator:
    return Draft202012Validator({**schema(), "$ref": f"#/$defs/{of}"})


def test_the_schema_is_one_and_is_shipped_as_generated() -> None:
    Draft202012Validator.check_schema(schema())

    assert shipped() == schema_text()


@pytest.mark.parametrize(("kind", "message"), [(kind, message) for kind, messages in MESSAGES.items() for message in messages])
def test_every_message_keeps_to_its_schema(kind: str, message: msgspec.Struct) -> None:
    line = json.loads(msgspec.json.encode(message))

    validator(kind).validate(line)
    validator(type(message).__name__).validate(line)


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        ("hello", {"name": "e"}),
        ("action", {"action": "bid", "player": "Alice"}),
        ("action", {"action": "pass"}),
        ("action", {"action": "cast", "player": "Alice", "card": "Ox", "additional": ["entwine"]}),
        ("action", {"action": "cast", "player": "Alice", "card": "Ox", "payment": {"convoke": [["Elk"]]}}),
        ("action", {"action": "attack", "player": "Alice", "attackers": ["Elk"]}),
        ("answer", {"answer": "illegal"}),
        ("view", {"turn": "one"}),
        ("board", {"players": [], "objects": [{"label": "Ox"}], "active": "Alice"}),
    ],
)
def test_what_is_no_message_does_not_keep_to_it(kind: str, message: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        validator(kind).validate(message)


def test_fields_of_a_later_contract_are_ignored() -> None:
    later = msgspec.to_builtins(Pass(player="Alice")) | {"speed": "fast"}

    validator("action").validate(later)
    assert msgspec.convert(later, Pass) == Pass(player="Alice")
