"""What the creatures, artifacts and enchantments with convoke do beside being convoked."""

from __future__ import annotations

from oracle.objects import Zone
from tests.oracle.duel import BOB, Duel


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
