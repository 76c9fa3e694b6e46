"""Abilities that wait for damage, for life that is gained or lost, and for counters that are put on something."""

from __future__ import annotations

import pytest

from oracle.cards import NotUnderstood
from oracle.cards.records import Record, read
from oracle.damage import Damage
from oracle.objects import Zone
from oracle.state import Step
from oracle.triggers import put_waiting_on_stack
from tests.oracle.duel import ALICE, BOB, Duel


def life(duel: Duel) -> tuple[int, int]:
    return duel.game.player(ALICE).life, duel.game.player(BOB).life


def deal(duel: Duel, *damages: tuple[str, str, int], combat: bool = False) -> None:
    """Sources deal damage at the same time, and what triggers on it is put on the stack."""
    duel.deal(*(Damage(duel.find(source).id, duel.target(to), amount, combat) for source, to, amount in damages))
    duel.game.do(put_waiting_on_stack)


def test_what_is_dealt_damage_tells_how_much_though_it_died_of_it() -> None:
    duel = Duel()
    duel.put("Jackal Pup", seat=BOB)
    duel.put("Shock", Zone.HAND)
    duel.mana("{R}")
    duel.cast("Shock", "Jackal Pup")
    duel.resolve()
    assert (duel.where("Jackal Pup"), life(duel)) == ("graveyard", (20, 20))
    duel.resolve()
    assert life(duel) == (20, 18)


def test_damage_of_several_sources_at_once_is_one_event_for_what_is_dealt_it() -> None:
    duel = Duel()
    duel.put("Spitemare")
    for name in ("Grizzly Bears", "Hill Giant"):
        duel.put(name, seat=BOB)
    deal(duel, ("Grizzly Bears", "Spitemare", 1), ("Hill Giant", "Spitemare", 1))
    duel.answer("Bob")
    assert duel.stack() == ["damage"]
    duel.resolve()
    assert life(duel) == (20, 18)


def test_damage_of_several_sources_at_once_is_an_event_of_each_source() -> None:
    duel = Duel()
    duel.put("Phyrexian Obliterator")
    for name in ("Grizzly Bears", "Hill Giant", "Island"):
        duel.put(name, seat=BOB)
    deal(duel, ("Grizzly Bears", "Phyrexian Obliterator", 1), ("Hill Giant", "Phyrexian Obliterator", 2))
    duel.answer("damage", "damage")
    assert duel.stack() == ["damage", "damage"]
    duel.resolve()
    assert (duel.question.player, duel.question.minimum, duel.question.maximum) == (BOB, 1, 1)
    duel.answer("Island")
    duel.resolve()
    assert [duel.where(name) for name in ("Grizzly Bears", "Hill Giant")] == ["graveyard", "graveyard"]


@pytest.mark.parametrize(("combat", "gained"), [(True, 3), (False, 0)])
def test_combat_damage_alone_is_what_some_abilities_wait_for(combat: bool, gained: int) -> None:
    duel = Duel()
    duel.put("Wall of Essence")
    duel.put("Hill Giant", seat=BOB)
    deal(duel, ("Hill Giant", "Wall of Essence", 3), combat=combat)
    duel.resolve_all()
    assert life(duel) == (20 + gained, 20)


def test_damage_to_a_creature_strikes_its_controller() -> None:
    duel = Duel()
    duel.put("Repercussion")
    duel.put("Grizzly Bears", seat=BOB)
    deal(duel, ("Repercussion", "Grizzly Bears", 3))
    duel.resolve()
    assert (duel.where("Grizzly Bears"), life(duel)) == ("graveyard", (20, 17))


@pytest.mark.parametrize(("to", "where"), [("Hill Giant", "hand"), ("Bob", "graveyard")])
def test_damage_to_a_player_is_none_to_a_permanent(to: str, where: str) -> None:
    duel = Duel()
    duel.put("Abyssal Specter")
    duel.put("Hill Giant", seat=BOB)
    duel.put("Island", Zone.HAND, BOB)
    deal(duel, ("Abyssal Specter", to, 2))
    duel.resolve_all()
    assert duel.where("Island") == where


@pytest.mark.parametrize(
    ("source", "to", "triggers"), [("Grizzly Bears", "Bob", 1), ("Grizzly Bears", "Alice", 0), ("Hill Giant", "Bob", 0)]
)
def test_what_is_attached_speaks_of_the_creature_it_is_attached_to(source: str, to: str, triggers: int) -> None:
    duel = Duel()
    duel.put("Curiosity", attached_to=duel.put("Grizzly Bears"))
    duel.put("Hill Giant")
    deal(duel, (source, to, 1))
    assert len(duel.stack()) == triggers
    if triggers:
        duel.resolve()
        duel.yes()
    assert duel.hand() == triggers


def test_creatures_that_strike_a_player_grow_and_proliferate() -> None:
    duel = Duel()
    for name in ("Slith Firewalker", "Thrummingbird"):
        duel.put(name)
    duel.in_combat(["Slith Firewalker", "Thrummingbird"], {})
    duel.pass_until(Step.COMBAT_DAMAGE)
    duel.answer("damage", "damage")
    duel.resolve()
    assert duel.numbers("Slith Firewalker") == (2, 2)
    duel.resolve()
    duel.answer("Slith Firewalker")
    assert duel.numbers("Slith Firewalker") == (3, 3)


def test_life_that_is_gained_feeds_those_who_wait_for_it() -> None:
    duel = Duel()
    duel.put("Ajani's Pridemate")
    duel.put("Kavu Predator", seat=BOB)
    duel.put("Healing Salve", Zone.HAND)
    duel.put("Lightning Helix", Zone.HAND)
    duel.mana("{R}{W}")
    duel.cast("Lightning Helix", "Bob")
    duel.resolve()
    assert duel.stack() == ["life", "life"]
    duel.resolve_all()
    assert (duel.numbers("Ajani's Pridemate"), duel.numbers("Kavu Predator")) == ((3, 3), (5, 5))


def test_life_that_one_gains_is_lost_by_another_until_nobody_is_left_to_lose_it() -> None:
    duel = Duel()
    duel.put("Sanguine Bond")
    duel.put("Exquisite Blood")
    duel.game.change_player(BOB, life=7)
    deal(duel, ("Sanguine Bond", "Bob", 2))
    while not duel.state.over:
        duel.pass_()
    assert life(duel) == (26, -1)


def test_a_snake_comes_for_every_creature_that_counters_are_put_on() -> None:
    duel = Duel()
    duel.put("Hapatra, Vizier of Poisons")
    for name in ("Hill Giant", "Serra Angel"):
        duel.put(name, seat=BOB)
    duel.put("Contagion Engine", Zone.HAND)
    duel.mana("{C}{C}{C}{C}{C}{C}")
    duel.cast("Contagion Engine")
    duel.resolve()
    duel.answer("Bob")
    duel.resolve_all()
    assert (duel.numbers("Hill Giant"), duel.numbers("Serra Angel")) == ((2, 2), (3, 3))
    assert duel.tokens() == ["Snake Token", "Snake Token"]


def test_no_snake_comes_for_counters_that_another_player_puts() -> None:
    duel = Duel()
    duel.put("Hapatra, Vizier of Poisons", seat=BOB)
    duel.put("Hill Giant", seat=BOB)
    duel.put("Grim Affliction", Zone.HAND)
    duel.mana("{B}{C}{C}")
    duel.cast("Grim Affliction", "Hill Giant")
    duel.resolve()
    duel.answer("Hill Giant")
    duel.resolve_all()
    assert (duel.numbers("Hill Giant"), duel.tokens(BOB)) == ((1, 1), [])


def test_that_much_is_what_an_event_told() -> None:
    with pytest.raises(NotUnderstood):
        read(Record("Knight", "Creature", text="When this creature dies, you gain that much life.", power="1", toughness="1"))
