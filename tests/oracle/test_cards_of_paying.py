"""What the cards do that have to do with paying for spells, in a game."""

from __future__ import annotations

from oracle import actions, events
from oracle.abilities.effects import Tap
from oracle.abilities.qualities import CREATURE, Target
from oracle.cards.facts.making import card, spell
from oracle.objects import Zone
from oracle.playing.activating import Activation
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

INSTANT_TAP = card("Quorble", "{0}", "Instant", spell(Tap(), target=Target(quality=CREATURE)))
TREASURE = permanent("Quorble's chest", "Artifact", subtypes=("Treasure",))
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


def test_magda_makes_a_treasure_once_for_each_dwarf_that_is_tapped() -> None:
    duel = Duel()
    duel.put("Magda, Brazen Outlaw")
    duel.put("Grizzly Bears")
    for each in ("Magda, Brazen Outlaw", "Grizzly Bears", "Magda, Brazen Outlaw"):
        events.tap(duel.game, duel.find(each).id)
    duel.pass_()
    assert duel.stack() == ["tapped"]
    duel.resolve_all()
    assert duel.tokens() == ["Treasure Token"]


def test_magda_gets_an_artifact_or_a_dragon_for_five_treasures() -> None:
    duel = Duel()
    duel.put("Magda, Brazen Outlaw")
    duel.put("Memnite", Zone.LIBRARY)
    duel.put(creature("Ancient", subtypes=("Dragon",)), Zone.LIBRARY)
    duel.put("Grizzly Bears", Zone.LIBRARY)
    for number in range(5):
        duel.put(TREASURE, label=f"Treasure {number}")
    duel.activate("Magda, Brazen Outlaw")
    duel.resolve()
    assert duel.options() == ["Ancient", "Memnite"]
    duel.answer("Ancient")
    assert duel.where("Ancient") == "battlefield"
    assert duel.where("Treasure 1") == "graveyard"


def test_spawn_gang_commander_makes_tokens_that_are_mana_as_it_is_cast() -> None:
    duel = Duel()
    duel.put("Spawn-Gang Commander", Zone.HAND)
    duel.mana("{C}{C}{C}{R}{R}")
    duel.cast("Spawn-Gang Commander")
    duel.resolve()
    assert duel.tokens() == ["Eldrazi Spawn Token"] * 3
    spawn = next(found.id for found in duel.state.objects.values() if found.base.name == "Eldrazi Spawn Token")
    duel.game.do(actions.activate(Activation(ALICE, spawn, mana=("C",))))
    assert duel.tokens() == ["Eldrazi Spawn Token"] * 2
    assert len(duel.state.players[ALICE].mana) == 1


def test_glaring_fleshraker_sees_its_own_token_enter() -> None:
    duel = Duel()
    duel.put("Glaring Fleshraker")
    duel.put("Memnite", Zone.HAND)
    duel.cast("Memnite")
    assert duel.stack() == ["cast", "Memnite"]
    duel.resolve_all()
    assert duel.tokens() == ["Eldrazi Spawn Token"]
    assert duel.state.players[BOB].life == 18
