"""A field of creatures for tests of what modifies damage, and damage on it."""

from __future__ import annotations

from collections.abc import Sequence

from oracle.abilities.effects import GainLife
from oracle.abilities.kinds import StaticAbility
from oracle.abilities.qualities import Amount, Who
from oracle.abilities.statics import Static
from oracle.damage import Damage, shields
from oracle.editions import EDITION
from oracle.objects import ObjectId, Seat
from oracle.state import PreventionShield
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent


def field(*, edition: str = EDITION) -> Duel:
    """Alice has a Bear, a red Imp and a Ram that deal damage, Bob an Ox 3/9."""
    game = Duel(edition=edition)
    game.put(creature("Bear", 2, 2))
    game.put(creature("Imp", 2, 2, mana="{R}"))
    game.put(creature("Ram", 2, 2))
    game.put(creature("Ox", 3, 9), seat=BOB)
    return game


def rule(duel: Duel, static: Static, name: str = "Rule", seat: Seat = ALICE) -> ObjectId:
    """A permanent with a static ability."""
    return duel.put(permanent(name, "Enchantment", StaticAbility(static)), seat=seat)


def shield(duel: Duel, amount: int, around: str = "Bob", name: str = "Shield") -> None:
    """A shield of Bob's against so much damage."""
    by = duel.put(permanent(name, "Artifact"), seat=BOB)
    shields.put(duel.game, PreventionShield(by, BOB, duel.target(around), amount=amount))


def deal(duel: Duel, amount: int = 3, to: str = "Bob", by: str = "Bear", *, combat: bool = False) -> None:
    duel.deal(Damage(duel.find(by).id, duel.target(to), amount, combat))


def deal_all(duel: Duel, *dealt: tuple[str, str, int]) -> None:
    """Damage at the same time: by what, to whom, how much."""
    duel.deal(*(Damage(duel.find(by).id, duel.target(to), amount) for by, to, amount in dealt))


def lost(duel: Duel, seat: Seat = BOB) -> int:
    """The life that a player has lost."""
    return 20 - duel.game.player(seat).life


def left(duel: Duel) -> Sequence[int | None]:
    """What is left of the shields."""
    return [each.amount for each in duel.state.shields]


def next_time(duel: Duel, by: str, **more: object) -> None:
    """The next time a source would deal damage it is prevented, and Bob gains as much life."""
    awe = duel.put(permanent("Awe", "Artifact"), seat=BOB)
    also = (GainLife(Who.YOU, Amount.THAT_MUCH),)
    made = PreventionShield(awe, BOB, by=duel.find(by).id, once=True, also=also, **more)  # type: ignore[arg-type]  # fields
    shields.put(duel.game, made)
