"""What the creatures, artifacts and enchantments with convoke do beside being convoked."""

from __future__ import annotations

from oracle import actions, events, layers
from oracle.abilities.kinds import Keyword
from oracle.objects import CastRecord, ChosenTarget, Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel


def test_obelisk_of_urd_is_for_the_chosen_type_of_its_controller() -> None:
    duel = Duel()
    duel.put("Obelisk of Urd", Zone.HAND)
    for bears in ("Grizzly Bears", "Elvish Mystic"):
        duel.put(bears)
    duel.put("Grizzly Bears", seat=BOB, label="Bob's bears")
    duel.mana("{C}{C}{C}{C}{C}{C}")
    duel.cast("Obelisk of Urd")
    duel.resolve()
    duel.answer("Bear")
    assert duel.numbers("Grizzly Bears") == (4, 4)
    assert duel.numbers("Elvish Mystic") == (1, 1)
    assert duel.numbers("Bob's bears") == (2, 2)


def test_living_totem_may_put_its_counter_on_another_creature_only() -> None:
    duel = Duel()
    duel.put("Living Totem", Zone.HAND)
    duel.put("Grizzly Bears")
    duel.mana("{C}{C}{C}{G}")
    duel.cast("Living Totem")
    duel.resolve()
    duel.resolve()
    duel.yes()
    assert duel.numbers("Grizzly Bears") == (3, 3)
    assert duel.numbers("Living Totem") == (2, 3)


def test_worldsoul_colossus_enters_with_as_many_counters_as_x() -> None:
    duel = Duel()
    duel.put("Worldsoul Colossus", Zone.HAND)
    duel.mana("{C}{C}{C}{G}{W}")
    duel.cast("Worldsoul Colossus", x=3)
    duel.resolve()
    assert duel.numbers("Worldsoul Colossus") == (3, 3)


def convoked(duel: Duel, name: str, *creatures: str, x: int = 0) -> None:
    """The spell of this name is on the stack, and these creatures have convoked it."""
    by = tuple(duel.find(each).id for each in creatures)
    duel.put(name, Zone.STACK, cast=CastRecord(ALICE, Zone.HAND, x=x, convoked_by=by))
    duel.game.update(priority=ALICE)
    duel.resolve()


def test_venerated_loxodon_is_for_the_creatures_that_convoked_it() -> None:
    duel = Duel()
    for each in ("Grizzly Bears", "Hill Giant", "Memnite"):
        duel.put(each)
    convoked(duel, "Venerated Loxodon", "Grizzly Bears", "Memnite")
    duel.resolve_all()
    assert duel.numbers("Grizzly Bears") == (3, 3)
    assert duel.numbers("Memnite") == (2, 2)
    assert duel.numbers("Hill Giant") == (3, 3)
    assert duel.numbers("Venerated Loxodon") == (4, 4)


def test_zephyr_singer_gives_a_counter_that_is_flying() -> None:
    duel = Duel()
    for each in ("Grizzly Bears", "Hill Giant"):
        duel.put(each)
    convoked(duel, "Zephyr Singer", "Grizzly Bears")
    duel.resolve_all()
    flying = [each for each in ("Grizzly Bears", "Hill Giant") if layers.has_keyword(duel.state, duel.find(each).id, "flying")]
    assert flying == ["Grizzly Bears"]
    assert duel.find("Grizzly Bears").counters == (("flying", 1),)


def test_conclave_phalanx_counts_the_creatures_as_its_ability_resolves() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    duel.put("Hill Giant", seat=BOB)
    convoked(duel, "Conclave Phalanx")
    duel.resolve_all()
    assert duel.state.players[ALICE].life == 22


def test_the_elementals_of_wildfire_awakener_deal_damage_when_they_are_tapped() -> None:
    duel = Duel()
    convoked(duel, "Wildfire Awakener", x=2)
    duel.resolve_all()
    assert duel.tokens() == ["Elemental Token", "Elemental Token"]
    token = next(found.id for found in duel.state.objects.values() if found.base.name == "Elemental Token")
    events.tap(duel.game, token)
    duel.pass_()
    duel.answer("Bob")
    duel.resolve_all()
    assert duel.state.players[BOB].life == 19


def test_order_of_sacred_dusk_gives_its_exalted_to_other_vampires() -> None:
    duel = Duel()
    for each in ("Order of Sacred Dusk", "Bloodthrone Vampire", "Grizzly Bears"):
        duel.put(each)
    abilities = {
        each: layers.characteristics(duel.state, duel.find(each).id).abilities
        for each in ("Bloodthrone Vampire", "Grizzly Bears")
    }
    assert Keyword("exalted") in abilities["Bloodthrone Vampire"]
    assert Keyword("exalted") not in abilities["Grizzly Bears"]
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.game.do(actions.attack(ALICE, ((duel.find("Order of Sacred Dusk").id, ChosenTarget(player=BOB)),)))
    duel.answer("exalted", "exalted")
    duel.resolve_all()
    assert duel.numbers("Order of Sacred Dusk") == (7, 7)


def test_referee_squad_keeps_a_creature_from_untapping_once() -> None:
    duel = Duel()
    duel.put("Hill Giant", seat=BOB)
    convoked(duel, "Referee Squad")
    duel.resolve_all()
    assert (duel.find("Hill Giant").tapped, duel.find("Hill Giant").counters) == (True, (("stun", 1),))
    duel.pass_until(Step.UPKEEP, BOB)
    assert (duel.find("Hill Giant").tapped, duel.find("Hill Giant").counters) == (True, ())
    duel.pass_until(Step.UPKEEP, ALICE)
    duel.pass_until(Step.UPKEEP, BOB)
    assert not duel.find("Hill Giant").tapped
