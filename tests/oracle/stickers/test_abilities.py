"""What ability stickers do in play (123.7): each kind of ability once, on an object that has it from its sticker alone."""

from __future__ import annotations

import pytest

from oracle import layers, zones
from oracle.errors import IllegalAction
from oracle.mana import mana_types
from oracle.objects import Kind, Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent
from tests.oracle.stickers.laying import placed


@pytest.fixture
def duel() -> Duel:
    return Duel()


def cub(duel: Duel, *stickers: str) -> None:
    duel.put(creature("Bear Cub", 2, 2), stickers=placed(*stickers))


def kill(duel: Duel) -> None:
    """Alice destroys everything; what triggers on that waits on the stack."""
    label = f"Damnation {duel.state.clock}"
    duel.put("Damnation", Zone.HAND, label=label)
    duel.mana("{B}{B}{B}{B}")
    duel.cast(label)
    duel.resolve()


def test_an_activated_ability_is_activated(duel: Duel) -> None:
    cub(duel, "ability 1 of Geek Lotus Warrior")
    duel.mana("{C}{C}")
    duel.activate("Bear Cub")
    duel.resolve()
    assert duel.numbers("Bear Cub") == (4, 2)


def test_a_mana_ability_gives_mana(duel: Duel) -> None:
    cub(duel, "ability 1 of Happy Dead Squirrel")
    duel.activate("Bear Cub", ability=1)
    assert mana_types(duel.game.player(ALICE).mana) == ("C", "C")


def test_a_triggered_ability_triggers(duel: Duel) -> None:
    cub(duel, "ability 1 of Narrow-Minded Baloney Fireworks")
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Bear Cub")
    duel.resolve()
    assert duel.game.player(ALICE).life == 22


def test_an_ability_that_triggers_on_leaving_looks_back_at_the_sticker(duel: Duel) -> None:
    cub(duel, "ability 1 of Cool Fluffy Loxodon")
    kill(duel)
    duel.resolve()
    assert duel.hand() == 1


def test_what_persists_comes_back_with_the_sticker(duel: Duel) -> None:
    cub(duel, "ability 2 of Night Brushwagg Ringmaster", "Dark")
    kill(duel)
    duel.resolve()
    found = duel.find("Bear Cub")
    assert (found.zone, found.counted("-1/-1"), len(found.stickers)) == (Zone.BATTLEFIELD, 1, 2)
    kill(duel)
    assert (duel.where("Bear Cub"), duel.stack()) == ("graveyard", [])


def test_an_ability_functions_where_it_would_if_it_were_printed(duel: Duel) -> None:
    duel.put(creature("Bear Cub", 2, 2), Zone.GRAVEYARD, stickers=placed("ability 2 of Elemental Time Flamingo"))
    duel.put(creature("Other Cub", 2, 2))
    kill(duel)
    assert duel.stack() == []


def test_damage_is_dealt_with_the_infect_of_a_sticker(duel: Duel) -> None:
    cub(duel, "ability 2 of Happy Dead Squirrel")
    duel.in_combat(["Bear Cub"], {})
    duel.pass_until(Step.COMBAT_DAMAGE)
    assert duel.harm(BOB) == (20, 2)


def test_tickets_of_a_sticker(duel: Duel) -> None:
    cub(duel, "ability 2 of Demonic Tourist Laser")
    kill(duel)
    duel.resolve()
    assert duel.game.player(ALICE).counted("ticket") == 7


def test_power_and_toughness_are_switched_after_those_of_a_sticker_are_set(duel: Duel) -> None:
    cub(duel, "ability 1 of Unstable Robot Dragon", "1/5 of Urza's Dark Cannonball")
    duel.mana("{C}")
    duel.activate("Bear Cub")
    duel.resolve()
    assert duel.numbers("Bear Cub") == (5, 1)


def test_legendary_permanents_with_different_names_are_both_kept(duel: Duel) -> None:
    legend = creature("Isamaru", 2, 2, supertypes=("Legendary",))
    duel.put(legend)
    duel.put(legend, label="Second", stickers=placed("Dark"))
    duel.pass_()
    assert duel.game.pending is None
    duel.game.change(duel.find("Second").id, stickers=())
    duel.pass_until_asked()
    assert duel.question.kind == "legend"


def test_meddling_mage_stops_a_card_by_the_name_that_it_has(duel: Duel) -> None:
    duel.put("Meddling Mage", seat=BOB, chosen="Bear Cub")
    duel.put("Underworld Breach")
    for number in range(6):
        duel.put("Wastes", Zone.GRAVEYARD, label=f"Wastes {number}")
    duel.put(creature("Bear Cub", 2, 2), Zone.GRAVEYARD, label="Dark", stickers=placed("Dark"))
    duel.put(creature("Bear Cub", 2, 2), Zone.GRAVEYARD, label="Plain")
    duel.mana("{C}{C}")
    with pytest.raises(IllegalAction):
        duel.cast("Plain", alternative="escape")
    duel.cast("Dark", alternative="escape")
    while duel.game.pending is not None:
        duel.answer(*duel.options()[-duel.question.minimum :])
    assert duel.where("Dark") == "stack"


def test_a_sticker_makes_food_that_gains_life(duel: Duel) -> None:
    cub(duel, "ability 1 of Giant Mana Cake")
    kill(duel)
    duel.resolve()
    assert duel.tokens() == ["Food Token"] * 2
    food = next(of for of, found in duel.state.objects.items() if found.kind is Kind.TOKEN)
    duel.game.change(food, label="Food")
    duel.mana("{C}{C}")
    duel.activate("Food")
    duel.resolve()
    assert (duel.game.player(ALICE).life, duel.tokens()) == (23, ["Food Token"])


def test_a_permanent_becomes_a_creature_by_its_sticker(duel: Duel) -> None:
    lamp = permanent("Lamp", "Artifact")
    duel.put(lamp, stickers=placed("ability 2 of Cool Fluffy Loxodon", "1/5 of Urza's Dark Cannonball"))
    duel.play("Grizzly Bears")
    duel.resolve()
    assert duel.numbers("Lamp") == (13, 13)
    assert layers.characteristics(duel.state, duel.find("Lamp").id).subtypes == ("Eldrazi",)


def test_a_creature_that_enters_for_another_player_is_none_of_mine(duel: Duel) -> None:
    cub(duel, "ability 2 of Familiar Beeble Mascot")
    duel.put("Grizzly Bears", Zone.GRAVEYARD, BOB)
    zones.move(duel.game, duel.find("Grizzly Bears").id, Zone.BATTLEFIELD)
    assert not duel.state.waiting
    zones.move(duel.game, duel.put("Grizzly Bears", Zone.GRAVEYARD, label="Mine"), Zone.BATTLEFIELD)
    assert len(duel.state.waiting) == 1
