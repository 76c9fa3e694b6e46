"""What was named to pay has paid, and who was declared attacks or blocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from adapters.contract.messages import Activate, Attack, Block, Board, Cast, ObjectSetup, Payment, PlayerSetup
from adapters.contract.view import Decision, ObjectView, View
from adapters.suite.running.as_done import done_otherwise
from adapters.suite.scenario import ScriptedAction
from tests.suite.fake_engines import Change, asks, both, moved, shown, stacks


def card(label: str, zone: Any, owner: str = "Alice") -> ObjectSetup:
    return ObjectSetup(label=label, card=label, owner=owner, zone=zone)


BOARD = Board(
    players=(PlayerSetup(name="Alice"), PlayerSetup(name="Bob")),
    objects=(
        card("Spell", "hand"),
        card("Held", "hand"),
        card("Dead", "graveyard"),
        card("Ox", "battlefield"),
        card("Elk", "battlefield"),
        card("Yak", "battlefield", "Bob"),
    ),
    active="Alice",
)
VIEW = shown(BOARD)
THERE = "is on the battlefield under Alice's control"
TOKEN = ObjectView(label="", name="Cat Token", zone="battlefield", owner="Alice", controller="Alice", token=True)
CATS = replace(VIEW, objects=(*VIEW.objects, TOKEN, TOKEN))
CAT, SECOND = "the Cat Token token of Alice", "the Cat Token token of Alice (2)"


def facts(label: str, **facts: Any) -> Change:
    return lambda view: replace(view, objects=tuple(replace(o, **facts) if o.label == label else o for o in view.objects))


def tokens(*those: ObjectView) -> Change:
    return lambda view: replace(view, objects=(*(o for o in view.objects if o.label), *those))


def paying(**payment: Any) -> Cast:
    return Cast(player="Alice", card="Spell", payment=Payment(**payment))


def attack(*pairs: tuple[str, str]) -> Attack:
    return Attack(player="Alice", attackers=pairs)


def block(*pairs: tuple[str, str]) -> Block:
    return Block(player="Bob", blockers=pairs)


SAME: Change = lambda view: view  # noqa: E731 - a change that is none

DONE: list[tuple[ScriptedAction, Change]] = [
    (paying(convoke=(("Ox", "{G}"), ("Elk", ""))), both(facts("Ox", tapped=True), facts("Elk", tapped=True))),
    (paying(convoke=(("Ox", ""),)), moved("Ox", "graveyard")),
    (paying(improvise=("Ox",)), both(facts("Ox", tapped=True), facts("Elk", tapped=True))),
    (paying(delve=("Dead",)), moved("Dead", "exile")),
    (paying(delve=("Dead",)), moved("Dead", "command")),
    (paying(exile=("Held",), discard=("Held",), sacrifice=("Ox",)), both(moved("Held", "exile"), moved("Ox", "graveyard"))),
    (Activate(player="Alice", source="Ox", payment=Payment(sacrifice=("Ox",))), moved("Ox", "exile")),
    (paying(convoke=((SECOND, ""),)), tokens(TOKEN, replace(TOKEN, tapped=True))),
    (paying(sacrifice=(CAT,), convoke=((SECOND, ""),)), tokens(TOKEN)),
    (attack(("Ox", "Bob"), (CAT, "Bob")), both(facts("Ox", attacking="Bob"), tokens(replace(TOKEN, attacking="Bob"), TOKEN))),
    (attack(("Ox", "Bob"), ("Elk", "Bob")), both(facts("Ox", attacking="Bob"), moved("Elk", "graveyard"))),
    (attack(), SAME),
    (block(("Yak", "Ox"), ("Yak", "Elk")), facts("Yak", blocking=("Elk", "Ox"))),
    (block(("Yak", "Ox")), both(facts("Ox", attacking="Bob"), facts("Yak", blocking=("Ox",)))),
    (block(), SAME),
]

OTHERWISE: list[tuple[ScriptedAction, Change, str, str]] = [
    (paying(convoke=(("Ox", "{G}"), ("Elk", ""))), facts("Ox", tapped=True), "Elk is tapped", "Elk is untapped"),
    (paying(improvise=("Ox",)), facts("Elk", tapped=True), "Ox is tapped", "Ox is untapped"),
    (paying(convoke=((SECOND, ""),)), tokens(replace(TOKEN, tapped=True), TOKEN), f"{SECOND} is tapped", f"{SECOND} is untapped"),
    (paying(delve=("Dead",)), SAME, "Dead is in exile", "Dead is in Alice's graveyard"),
    (paying(delve=("Dead",)), moved("Dead", "hand"), "Dead is in exile", "Dead is in Alice's hand"),
    (paying(exile=("Held",)), SAME, "Held is in exile", "Held is in Alice's hand"),
    (paying(discard=("Held",)), moved("Dead", "exile"), "Held has left the zone hand", "Held is in Alice's hand"),
    (
        paying(sacrifice=("Ox",)),
        moved("Elk", "graveyard"),
        "Ox has left the zone battlefield",
        f"Ox {THERE}",
    ),
    (
        paying(sacrifice=(CAT,)),
        SAME,
        f"{CAT} has left the zone battlefield",
        f"{CAT} {THERE}",
    ),
    (
        Activate(player="Alice", source="Ox", payment=Payment(sacrifice=("Ox",))),
        facts("Ox", tapped=True),
        "Ox has left the zone battlefield",
        f"Ox {THERE}",
    ),
    (attack(("Ox", "Bob")), SAME, "Ox is attacking Bob", "Ox is not in combat"),
    (attack(("Ox", "Yak")), facts("Ox", attacking="Bob"), "Ox is attacking Yak", "Ox is attacking Bob"),
    (
        attack(("Ox", "Bob")),
        both(*(facts(each, attacking="Bob") for each in ("Ox", "Elk"))),
        "no other",
        "Elk is attacking Bob",
    ),
    (attack(), facts("Elk", attacking="Bob"), "no other creature does", "Elk is attacking Bob"),
    (attack((CAT, "Bob")), tokens(TOKEN, replace(TOKEN, attacking="Bob")), f"{CAT} is attacking Bob", f"{CAT} is not in combat"),
    (block(("Yak", "Ox")), facts("Yak", blocking=("Elk",)), "Yak is blocking Ox", "Yak is blocking Elk"),
    (block(("Yak", "Ox")), SAME, "Yak is blocking Ox", "Yak is not in combat"),
    (
        block(("Ox", "Yak")),
        both(*(facts(each, blocking=("Yak",)) for each in ("Ox", "Elk"))),
        "no other",
        "Elk is blocking Yak",
    ),
]


@pytest.mark.parametrize(("action", "change"), DONE)
def test_what_was_done_as_it_was_told_is_no_finding(action: ScriptedAction, change: Change) -> None:
    assert done_otherwise(action, CATS, both(stacks("Spell"), change)(CATS)) is None


@pytest.mark.parametrize(("action", "change", "expected", "observed"), OTHERWISE)
def test_what_was_done_otherwise_is_found(action: ScriptedAction, change: Change, expected: str, observed: str) -> None:
    found = done_otherwise(action, CATS, both(stacks("Spell"), change)(CATS))
    assert found is not None
    assert (found.expected.startswith(expected), found.observed) == (True, observed)


def test_what_blocked_already_may_go_on_blocking() -> None:
    before = both(facts("Ox", attacking="Bob"), facts("Elk", blocking=("Ox",)), tokens(replace(TOKEN, blocking=("Ox",)), TOKEN))(
        CATS
    )
    blocks, another = facts("Yak", blocking=("Ox",)), tokens(*(replace(TOKEN, blocking=("Ox",)),) * 2)

    assert done_otherwise(block(("Yak", "Ox")), before, blocks(before)) is None
    found = done_otherwise(block(("Yak", "Ox")), before, both(blocks, another)(before))
    assert found is not None
    assert (found.expected, found.observed) == ("no other creature does", "a Cat Token is blocking Ox")


def test_while_a_question_is_open_it_may_not_be_over() -> None:
    asked = asks(Decision(player="Alice", kind="pay", shape="yes or no"))
    assert done_otherwise(attack(("Ox", "Bob")), VIEW, asked(VIEW)) is None


def test_other_actions_have_nothing_to_show() -> None:
    others: Sequence[View] = (VIEW, facts("Ox", tapped=True)(VIEW))
    assert [done_otherwise(paying(), VIEW, view) for view in others] == [None, None]
