"""What makes mana in the tests of payments, and a payment with it."""

from __future__ import annotations

from oracle.abilities.costs import Cost, PayLife, SacrificeThis, TapThis
from oracle.abilities.effects import AddMana
from oracle.abilities.kinds import ActivatedAbility
from oracle.abilities.qualities import Quality
from oracle.mana import ManaCost, mana_types, parse_mana
from oracle.objects import Characteristics
from oracle.paying import payment
from oracle.paying.wishes import Wishes
from tests.oracle.conftest import ALICE, Table, made

TAP = TapThis()


def source(name: str, types: str, cost: Cost, effect: AddMana) -> Characteristics:
    return made(name, "", types, ActivatedAbility(cost, (effect,)))


DUAL = source("Tundra", "Land", Cost(None, (TAP,)), AddMana(choices=("W", "U")))
RING = source("Sol Ring", "Artifact", Cost(None, (TAP,)), AddMana(("C", "C")))
LOTUS = source("Gilded Lotus", "Artifact", Cost(None, (TAP,)), AddMana(any_color=3))
SIGNET = source("Azorius Signet", "Artifact", Cost(("1",), (TAP,)), AddMana(("W", "U")))
FILTER = source("Prismatic Lens", "Artifact", Cost(("1",), (TAP,)), AddMana(any_color=1))
TREASURE = source("Treasure", "Artifact", Cost(None, (TAP, SacrificeThis())), AddMana(any_color=1))
PETRIFIED = source("Black Lotus", "Artifact", Cost(None, (TAP, SacrificeThis())), AddMana(any_color=3))
CONFLUENCE = source("Mana Confluence", "Land", Cost(None, (TAP, PayLife(1))), AddMana(any_color=1))
DORK = source("Birds", "Creature", Cost(None, (TAP,)), AddMana(any_color=1))
SCARECROW = source("Scarecrow", "Artifact Creature", Cost(("2",)), AddMana(any_color=1))
BEAR = made("Bear")
FOREST = (ActivatedAbility(Cost(None, (TAP,)), (AddMana(("G",)),)),)
WHITE = Quality(colors=("W",))


def pay(table: Table, mana: str, *parts: object, wishes: Wishes = Wishes()) -> ManaCost:  # noqa: B008
    cost = Cost(parse_mana(mana) if mana else None, parts)  # type: ignore[arg-type]
    return mana_types(payment.pay(table.game, ALICE, cost, wishes=wishes).mana)
