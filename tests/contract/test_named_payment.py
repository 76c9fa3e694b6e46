"""What the page of the contract says of a payment that is named, as the oracle has it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from adapters.contract.messages import Board, CardRecord, Cast, Illegal, ObjectSetup, Ok, Payment, PlayerSetup
from adapters.contract.view import View
from adapters.engines.oracle import OracleEngine

SPELLS = {
    "convoke": CardRecord(name="Spell", mana_cost="{2}{R}{R}", type="Sorcery", text="Convoke\nDraw a card."),
    "improvise": CardRecord(name="Spell", mana_cost="{2}{U}", type="Sorcery", text="Improvise\nDraw a card."),
    "delve": CardRecord(name="Spell", mana_cost="{3}{U}", type="Sorcery", text="Delve\nDraw a card."),
    "nothing": CardRecord(name="Spell", mana_cost="{1}", type="Sorcery", text="Draw a card."),
}


def permanent(label: str, card: str, owner: str = "Alice", *, tapped: bool = False) -> ObjectSetup:
    return ObjectSetup(label=label, card=card, owner=owner, zone="battlefield", tapped=tapped)


BOARD = (
    ObjectSetup(label="Spell", card="Spell", owner="Alice", zone="hand"),
    ObjectSetup(label="Wastes", card="Wastes", owner="Alice", zone="library"),
    *(permanent(f"Giant {number}", "Hill Giant") for number in (1, 2, 3)),
    *(permanent(f"Bears {number}", "Grizzly Bears") for number in (1, 2)),
    permanent("Tapped", "Hill Giant", tapped=True),
    permanent("Theirs", "Hill Giant", "Bob"),
    permanent("Elves", "Llanowar Elves"),
    permanent("Birds", "Birds of Paradise"),
    permanent("Memnite", "Memnite"),
    permanent("Sol Ring", "Sol Ring"),
    *(ObjectSetup(label=f"Dead {number}", card="Wastes", owner="Alice", zone="graveyard") for number in (1, 2, 3, 4)),
)


def cast(spell: str, mana: str, payment: Payment) -> tuple[Ok | Illegal, View, View]:
    """The answer to casting a spell so, and the views before and after it."""
    engine = OracleEngine()
    board = Board(
        players=(PlayerSetup(name="Alice", mana=mana), PlayerSetup(name="Bob")),
        objects=BOARD,
        active="Alice",
        records=(SPELLS[spell],),
    )
    assert engine.setup(board) == Ok()
    before = engine.observe("")
    answer = engine.act(Cast(player="Alice", card="Spell", payment=payment))
    assert isinstance(answer, Ok | Illegal), answer
    return answer, before, engine.observe("")


def convoke(*pairs: tuple[str, str]) -> Payment:
    return Payment(convoke=pairs)


PAID: list[tuple[str, str, Payment, Sequence[str]]] = [
    ("convoke", "", convoke(("Giant 1", ""), ("Giant 2", ""), ("Bears 1", ""), ("Memnite", "")), ()),
    ("convoke", "", convoke(("Giant 1", "{R}"), ("Giant 2", ""), ("Giant 3", "{1}"), ("Bears 1", "{1}")), ()),
    ("convoke", "{R}{R}{R}", convoke(("Giant 1", "{1}")), ()),
    ("convoke", "{R}{R}", Payment(convoke=(("Bears 1", ""),), tap=("Elves",)), ("Elves",)),
    ("convoke", "{R}{R}", Payment(convoke=(("Bears 1", ""),), tap=("Elves",), mana="{R}{R}{G}"), ("Elves",)),
    ("improvise", "{U}", Payment(improvise=("Memnite", "Sol Ring")), ()),
    ("improvise", "{U}{U}", Payment(improvise=("Memnite",)), ()),
    ("delve", "{U}", Payment(delve=("Dead 1", "Dead 3", "Dead 4")), ()),
    ("delve", "{U}{U}{U}", Payment(delve=("Dead 2",)), ()),
]

REFUSED: dict[str, tuple[str, str, Payment]] = {
    "one more than there is mana to pay for": (
        "convoke", "", convoke(*((f"Giant {number}", "") for number in (1, 2, 3)), ("Bears 1", ""), ("Bears 2", "")),
    ),
    "too little, though others could": ("convoke", "", convoke(("Giant 1", "{1}"))),
    "not for that mana, though for another": ("convoke", "{R}", convoke(("Giant 1", "{1}"), ("Giant 2", "{1}"), ("Bears 1", ""))),
    "not of the color": ("convoke", "{R}{R}{R}", convoke(("Bears 1", "{R}"))),
    "for mana that is not in the cost": ("convoke", "{R}{R}{R}", convoke(("Bears 1", "{G}"))),
    "twice": ("convoke", "{R}{R}", convoke(("Giant 1", "{1}"), ("Giant 1", "{1}"))),
    "tapped": ("convoke", "{R}{R}{R}", convoke(("Tapped", ""))),
    "another player's": ("convoke", "{R}{R}{R}", convoke(("Theirs", ""))),
    "no creature": ("convoke", "{R}{R}{R}", convoke(("Sol Ring", ""))),
    "with other mana than is named": ("convoke", "{R}{R}", Payment(convoke=(("Bears 1", ""),), tap=("Elves",), mana="{R}{R}")),
    "making the mana instead": ("convoke", "{R}", convoke(("Birds", ""), ("Bears 1", ""))),
    "tapped for mana as well": ("convoke", "{R}{R}{R}", Payment(convoke=(("Elves", ""),), tap=("Elves",))),
    "without convoke": ("nothing", "{R}", convoke(("Giant 1", ""))),
    "no artifact": ("improvise", "{U}{U}", Payment(improvise=("Bears 1",))),
    "improvising for a color": ("improvise", "", Payment(improvise=("Memnite", "Sol Ring"), tap=("Elves",))),
    "one more to delve than there is generic mana": (
        "delve", "{U}", Payment(delve=("Dead 1", "Dead 2", "Dead 3", "Dead 4")),
    ),
    "too few to delve, though there are more": ("delve", "{U}", Payment(delve=("Dead 2",), tap=("Elves",))),
}  # fmt: skip


@pytest.mark.parametrize(("spell", "mana", "payment", "tapped"), PAID)
def test_all_that_is_named_pays_and_nothing_else_of_its_kind(
    spell: str, mana: str, payment: Payment, tapped: Sequence[str]
) -> None:
    answer, _, after = cast(spell, mana, payment)

    assert answer == Ok()
    named = {*(creature for creature, _ in payment.convoke), *payment.improvise, *tapped}
    assert {each.label for each in after.objects if each.tapped} == named | {"Tapped"}
    assert {each.label for each in after.objects if each.zone == "exile"} == set(payment.delve)
    assert after.players[0].mana == ""


@pytest.mark.parametrize(("spell", "mana", "payment"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_pay_so_is_refused_and_leaves_no_trace(spell: str, mana: str, payment: Payment) -> None:
    answer, before, after = cast(spell, mana, payment)

    assert isinstance(answer, Illegal)
    assert after == before


def test_what_is_left_to_the_engine_is_found_where_it_is_the_only_way() -> None:
    assert cast("convoke", "", Payment())[0] == Ok()
    assert cast("delve", "{U}", Payment())[0] == Ok()
    assert cast("improvise", "{U}", Payment())[0] == Ok()
