"""Equipment (301.5) and equip (702.6)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from oracle import events, layers
from oracle.abilities.costs import TapThis
from oracle.abilities.effects import AddMana, Pump
from oracle.abilities.kinds import ActivatedAbility
from oracle.abilities.qualities import CREATURE, Target
from oracle.cards import find
from oracle.cards.facts.making import card, cost, spell
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, permanent

SWORD = "Ramosian Greatsword"
SHIELD = card("Quorble", "{0}", "Instant", spell(Pump(keywords=("protection from red",)), target=Target(quality=CREATURE)))


@pytest.fixture
def duel() -> Duel:
    game = Duel()
    game.put(SWORD)
    game.put("Grizzly Bears")
    game.put("Memnite")
    game.mana("{C}{C}{C}{C}")
    return game


def equip(duel: Duel, label: str) -> None:
    duel.activate(SWORD, label)
    duel.resolve()
    duel.pass_()


def test_a_creature_that_is_equipped_gets_what_the_equipment_says(duel: Duel) -> None:
    equip(duel, "Grizzly Bears")
    assert duel.numbers("Grizzly Bears") == (5, 3)
    assert layers.has_keyword(duel.state, duel.find("Grizzly Bears").id, "trample")
    assert duel.numbers("Memnite") == (1, 1)


def test_equipment_moves_to_another_creature_with_a_new_timestamp(duel: Duel) -> None:
    equip(duel, "Grizzly Bears")
    before = duel.find(SWORD).timestamp
    duel.game.update(priority=ALICE)
    equip(duel, "Memnite")
    assert (duel.numbers("Grizzly Bears"), duel.numbers("Memnite")) == ((2, 2), (4, 2))
    assert duel.find(SWORD).timestamp > before


def test_equipping_what_is_equipped_does_nothing(duel: Duel) -> None:
    equip(duel, "Grizzly Bears")
    before = duel.find(SWORD)
    duel.game.update(priority=ALICE)
    equip(duel, "Grizzly Bears")
    assert duel.find(SWORD) == before


def test_equip_targets_a_creature_of_its_player_at_the_time_of_a_sorcery(duel: Duel) -> None:
    duel.put("Hill Giant", seat=BOB)
    with pytest.raises(IllegalAction):
        duel.activate(SWORD, "Hill Giant")
    duel.pass_until(Step.BEGINNING_OF_COMBAT)
    duel.mana("{C}{C}")
    with pytest.raises(IllegalAction, match="main phase"):
        duel.activate(SWORD, "Memnite")


def test_equipment_stays_when_its_creature_is_gone_and_when_it_changes_hands(duel: Duel) -> None:
    equip(duel, "Grizzly Bears")
    events.destroy(duel.game, (duel.find("Grizzly Bears").id,))
    duel.pass_()
    assert (duel.where(SWORD), duel.find(SWORD).attached_to) == ("battlefield", None)
    duel = Duel()
    duel.put(SWORD)
    duel.put("Memnite")
    duel.put("Act of Treason", Zone.HAND, BOB)
    duel.mana("{C}{C}")
    equip(duel, "Memnite")
    duel.pass_until(Step.PRECOMBAT_MAIN, BOB)
    duel.mana("{C}{C}{R}", BOB)
    duel.cast("Act of Treason", "Memnite", seat=BOB)
    duel.resolve()
    assert duel.controller("Memnite") == BOB
    assert duel.numbers("Memnite") == (4, 2)


def test_equipment_leaves_a_creature_that_is_protected_from_it(duel: Duel) -> None:
    duel.put(SHIELD, Zone.HAND)
    equip(duel, "Memnite")
    duel.game.update(priority=ALICE)
    duel.cast("Quorble", "Memnite")
    duel.resolve()
    assert duel.find(SWORD).attached_to is None
    assert duel.numbers("Memnite") == (1, 1)
    with pytest.raises(IllegalAction):
        duel.activate(SWORD, "Memnite")


def test_equipment_leaves_what_is_no_creature_any_more(duel: Duel) -> None:
    duel.put("Mishra's Factory")
    duel.mana("{C}{C}{C}")
    duel.activate("Mishra's Factory", ability=2)
    duel.resolve()
    equip(duel, "Mishra's Factory")
    assert duel.numbers("Mishra's Factory") == (5, 3)
    duel.pass_until(Step.UPKEEP)
    assert duel.find(SWORD).attached_to is None
    assert duel.where(SWORD) == "battlefield"


def test_equipment_that_is_a_creature_equips_nothing() -> None:
    duel = Duel()
    duel.put(replace(find(SWORD), types=("Artifact", "Creature"), power=1, toughness=1))
    duel.put("Memnite")
    duel.mana("{C}{C}")
    equip(duel, "Memnite")
    assert duel.find(SWORD).attached_to is None
    assert duel.numbers("Memnite") == (1, 1)


def test_mana_that_is_to_be_had_as_a_sorcery_is_not_modelled() -> None:
    duel = Duel()
    duel.put(permanent("Quorble", "Artifact", ActivatedAbility(cost("", TapThis()), (AddMana(("C",)),), as_sorcery=True)))
    duel.put("Sol Ring", Zone.HAND)
    with pytest.raises(NotModelled, match="sorcery"):
        duel.cast("Sol Ring")
