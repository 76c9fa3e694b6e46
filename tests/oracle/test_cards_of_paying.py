"""What the cards do that have to do with paying for spells, in a game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from oracle import actions, events, zones
from oracle.abilities.effects import Tap
from oracle.abilities.qualities import CREATURE, Target
from oracle.abilities.statics import SpellsHave
from oracle.cards import find
from oracle.cards.facts.making import card, spell, static
from oracle.errors import IllegalAction
from oracle.objects import Zone
from oracle.playing.activating import Activation
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

INSTANT_TAP = card("Quorble", "{0}", "Instant", spell(Tap(), target=Target(quality=CREATURE)))
TREASURE = permanent("Quorble's chest", "Artifact", subtypes=("Treasure",))
STRAW = {"Giant of Straw": creature("Giant of Straw", mana="{1}{G}{G}"), "Mox of Straw": permanent("Mox of Straw", "Artifact")}
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


def castable(duel: Duel, label: str, *targets: str, x: int | None = None) -> bool:
    """Whether Alice can cast this now; the game stays as it is."""
    before = duel.state
    try:
        duel.cast(label, *targets, x=x)
    except IllegalAction:
        return False
    duel.game.state = before
    return True


@pytest.mark.parametrize(
    ("name", "x", "others", "can"),
    [
        ("Scatter the Seeds", None, 3, True),
        ("Meeting of Minds", None, 3, False),
        ("Meeting of Minds", None, 4, True),
        ("Chord of Calling", 0, 2, True),
        ("Chord of Calling", 0, 1, False),
    ],
)
def test_troyans_mana_is_for_large_spells_however_they_are_paid_for_and_for_those_with_x(
    name: str, x: int | None, others: int, can: bool
) -> None:
    duel = Duel()
    # It could convoke in place of making mana, if it were a creature.
    duel.put(replace(find("Troyan, Gutsy Explorer"), types=("Artifact",)))
    for number in range(others):
        duel.put(creature("Quorble", colors=frozenset("GU")), label=f"Quorble {number}")
    duel.put(name, Zone.HAND)
    assert castable(duel, name, x=x) is can


def test_troyan_draws_and_discards() -> None:
    duel = Duel()
    duel.put("Troyan, Gutsy Explorer")
    duel.put("Shock", Zone.HAND)
    duel.mana("{U}")
    duel.activate("Troyan, Gutsy Explorer", ability=2)
    duel.resolve()
    assert duel.options() == ["Alice's card 1", "Shock"]
    duel.answer("Shock")
    assert duel.where("Shock") == "graveyard"


@pytest.mark.parametrize("source", ["Beastcaller Savant", "Somberwald Sage"])
def test_mana_for_creature_spells_pays_for_nothing_else(source: str) -> None:
    duel = Duel()
    duel.put(source)
    for each in ("Llanowar Elves", "Giant of Straw", "Mox of Straw", "Shock"):
        duel.put(STRAW.get(each, each), Zone.HAND, label=each)
    assert castable(duel, "Llanowar Elves")
    assert castable(duel, "Giant of Straw") is (source == "Somberwald Sage")
    assert not castable(duel, "Mox of Straw")
    assert not castable(duel, "Shock", "Bob")


def test_manamorphose_adds_two_mana_each_of_a_color_of_choice() -> None:
    duel = Duel()
    duel.put("Manamorphose", Zone.HAND)
    duel.mana("{C}{G}")
    duel.cast("Manamorphose")
    duel.resolve()
    duel.answer("U")
    duel.answer("B")
    assert [mana.type for mana in duel.state.players[ALICE].mana] == ["U", "B"]
    assert duel.hand() == 1


def test_krrik_pays_life_for_black_mana_and_grows_for_black_spells() -> None:
    duel = Duel()
    duel.put("K'rrik, Son of Yawgmoth")
    duel.put("Dark Ritual", Zone.HAND)
    duel.put("Shock", Zone.HAND)
    duel.cast("Dark Ritual")
    assert duel.state.players[ALICE].life == 18
    assert duel.stack() == ["cast", "Dark Ritual"]
    duel.resolve()
    assert duel.numbers("K'rrik, Son of Yawgmoth") == (3, 3)
    assert not castable(duel, "Shock", "Bob")


@pytest.mark.parametrize(("source", "can"), [("Palladium Myr", True), ("Sol Ring", False)])
def test_myr_superion_is_paid_for_with_mana_of_creatures(source: str, can: bool) -> None:
    duel = Duel()
    duel.put(source)
    duel.put("Myr Superion", Zone.HAND)
    assert castable(duel, "Myr Superion") is can


def test_what_convokes_pays_for_myr_superion_too() -> None:
    duel = Duel()
    duel.put("Chief Engineer")
    duel.put("Memnite")
    duel.put("Sol Ring")
    duel.put("Myr Superion", Zone.HAND)
    duel.cast("Myr Superion")
    assert duel.find("Memnite").tapped
    assert not duel.find("Sol Ring").tapped


@pytest.mark.parametrize(("land", "can"), [("Forest", False), ("Snow-Covered Forest", True)])
def test_snow_mana_is_mana_of_what_is_snow(land: str, can: bool) -> None:
    duel = Duel()
    duel.put(land)
    duel.put("Arcum's Astrolabe", Zone.HAND)
    assert castable(duel, "Arcum's Astrolabe") is can


def test_a_snow_creature_makes_snow_mana_but_convokes_for_none() -> None:
    duel = Duel()
    duel.put("Chief Engineer")
    duel.put("Boreal Druid", sick=True)
    duel.put("Arcum's Astrolabe", Zone.HAND)
    assert not castable(duel, "Arcum's Astrolabe")
    duel.game.change(duel.find("Boreal Druid").id, sick=False)
    assert castable(duel, "Arcum's Astrolabe")


@pytest.mark.parametrize(
    ("top", "answer", "where"),
    [("Hill Giant", "", "hand"), ("Grizzly Bears", "yes", "battlefield"), ("Grizzly Bears", "no", "hand"), ("Shock", "", "hand")],
)
def test_matter_reshaper_puts_a_small_permanent_card_onto_the_battlefield_or_the_card_into_the_hand(
    top: str, answer: str, where: str
) -> None:
    duel = Duel()
    duel.put("Matter Reshaper")
    card = duel.put(top, Zone.LIBRARY)
    zones.reorder(duel.game, Zone.LIBRARY, ALICE, (card,))
    events.destroy(duel.game, (duel.find("Matter Reshaper").id,))
    duel.pass_()
    duel.resolve()
    if answer:
        duel.answer(answer)
    assert duel.where(top) == where


def test_convoke_pays_for_no_colorless_mana() -> None:
    duel = Duel()
    duel.put(permanent("Quorble", "Enchantment", static(SpellsHave("convoke", CREATURE))))
    for number in range(3):
        duel.put("Memnite", label=f"Memnite {number}")
    duel.put("Matter Reshaper", Zone.HAND)
    assert not castable(duel, "Matter Reshaper")
    duel.mana("{G}")
    assert not castable(duel, "Matter Reshaper")
    duel.mana("{C}")
    assert castable(duel, "Matter Reshaper")


def test_party_thrasher_discards_for_one_of_two_cards_that_convoke_then_pays_for() -> None:
    duel = Duel()
    duel.put("Party Thrasher")
    duel.put("Ruby Medallion")
    duel.put("Shock", Zone.HAND)
    first, second = duel.put("Manamorphose", Zone.LIBRARY), duel.put("Grizzly Bears", Zone.LIBRARY)
    rest = tuple(each for each in zones.in_zone(duel.state, Zone.LIBRARY, ALICE) if each not in (first, second))
    zones.reorder(duel.game, Zone.LIBRARY, ALICE, (*rest[:1], first, second, *rest[1:]))
    duel.game.update(step=Step.UPKEEP)
    duel.pass_until(Step.PRECOMBAT_MAIN)
    assert duel.stack() == ["other"]
    duel.resolve()
    duel.yes()
    assert duel.options() == ["Alice's card 1", "Shock"]
    duel.answer("Shock")
    assert duel.options() == ["Grizzly Bears", "Manamorphose"]
    duel.answer("Manamorphose")
    assert (duel.where("Grizzly Bears"), duel.where("Manamorphose")) == ("exile", "exile")
    assert not castable(duel, "Grizzly Bears")
    duel.cast("Manamorphose")
    assert duel.find("Party Thrasher").tapped
    assert duel.find("Manamorphose").cast.mana_spent == ()  # type: ignore[union-attr]


def test_party_thrasher_gives_nothing_to_who_does_not_discard() -> None:
    duel = Duel()
    duel.put("Party Thrasher")
    duel.put("Manamorphose", Zone.HAND)
    duel.game.update(step=Step.UPKEEP)
    duel.pass_until(Step.PRECOMBAT_MAIN)
    duel.resolve()
    duel.no()
    assert duel.stack() == []
    assert len(zones.in_zone(duel.state, Zone.EXILE)) == 0
    assert not castable(duel, "Manamorphose")


@pytest.mark.parametrize("discards", [True, False])
def test_reality_smasher_counters_a_spell_that_targets_it_unless_a_card_is_discarded(discards: bool) -> None:
    duel = Duel()
    duel.put("Reality Smasher", seat=BOB)
    duel.put("Unsummon", Zone.HAND)
    duel.put("Shock", Zone.HAND)
    duel.mana("{U}")
    duel.cast("Unsummon", "Reality Smasher")
    assert duel.stack() == ["other", "Unsummon"]
    duel.resolve()
    duel.answer("yes" if discards else "no")
    duel.resolve_all()
    assert duel.where("Reality Smasher") == ("hand" if discards else "battlefield")
    assert duel.where("Shock") == ("graveyard" if discards else "hand")


def test_reality_smasher_minds_neither_abilities_nor_the_spells_of_its_controller() -> None:
    duel = Duel()
    duel.put("Reality Smasher")
    duel.put("Unsummon", Zone.HAND)
    duel.mana("{U}")
    duel.cast("Unsummon", "Reality Smasher")
    assert duel.stack() == ["Unsummon"]
    duel = Duel()
    duel.put("Reality Smasher", seat=BOB)
    duel.put("Mayhem Devil")
    events.sacrifice(duel.game, ALICE, duel.put("Memnite"))
    duel.pass_()
    duel.answer("Reality Smasher")
    assert duel.stack() == ["sacrifice"]
