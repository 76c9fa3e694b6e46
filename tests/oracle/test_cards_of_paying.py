"""What the cards do that have to do with paying for spells, in a game."""

from __future__ import annotations

from oracle.abilities.effects import Tap
from oracle.abilities.qualities import CREATURE, Target
from oracle.cards.facts.making import card, spell
from oracle.objects import Zone
from tests.oracle.duel import BOB, Duel, creature

INSTANT_TAP = card("Quorble", "{0}", "Instant", spell(Tap(), target=Target(quality=CREATURE)))
SCARECROW = creature("Straw", subtypes=("Scarecrow",))


def test_fallowsage_may_draw_when_it_is_tapped_and_not_when_another_permanent_is() -> None:
    duel = Duel()
    duel.put("Fallowsage")
    duel.put("Grizzly Bears")
    duel.put(INSTANT_TAP, Zone.HAND)
    duel.cast("Quorble", "Grizzly Bears")
    duel.resolve()
    assert duel.stack() == []
    duel.put(INSTANT_TAP, Zone.HAND, label="Quorble again")
    duel.cast("Quorble again", "Fallowsage")
    duel.resolve()
    assert duel.stack() == ["tapped"]
    duel.resolve()
    duel.yes()
    assert duel.hand() == 1


def test_reaper_king_destroys_for_each_other_scarecrow() -> None:
    duel = Duel()
    duel.put("Reaper King")
    duel.put("Hill Giant", seat=BOB)
    duel.put(SCARECROW, Zone.HAND)
    duel.mana("{C}")
    duel.cast("Straw")
    duel.resolve()
    duel.answer("Hill Giant")
    duel.resolve_all()
    assert duel.where("Hill Giant") == "graveyard"
    assert duel.numbers("Straw") == (2, 2)
    assert duel.numbers("Reaper King") == (6, 6)
