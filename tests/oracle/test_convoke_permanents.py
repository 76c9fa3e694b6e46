"""What the creatures, artifacts and enchantments with convoke do beside being convoked."""

from __future__ import annotations

import pytest

from oracle import actions, events, layers, zones
from oracle.abilities.kinds import Keyword
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import CastRecord, ChosenTarget, Seat, Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, creature


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


@pytest.mark.parametrize(("tapped", "owner", "size"), [(False, ALICE, (5, 4)), (True, ALICE, (3, 2)), (True, BOB, (5, 4))])
def test_martyrs_soul_asks_for_tapped_lands_of_its_controller(tapped: bool, owner: Seat, size: tuple[int, int]) -> None:
    duel = Duel()
    duel.put("Plains", seat=owner, tapped=tapped)
    convoked(duel, "Martyr's Soul")
    duel.resolve_all()
    assert duel.numbers("Martyr's Soul") == size


def test_martyrs_soul_asks_again_as_its_ability_resolves() -> None:
    duel = Duel()
    duel.put("Plains")
    convoked(duel, "Martyr's Soul")
    assert duel.stack() == ["enters"]
    events.tap(duel.game, duel.find("Plains").id)
    duel.resolve()
    assert duel.numbers("Martyr's Soul") == (3, 2)


@pytest.mark.parametrize("given_up", [(), ("Memnite",), ("Memnite", "Grizzly Bears")])
def test_feaster_of_fools_enters_with_two_counters_for_each_creature_it_devours(given_up: tuple[str, ...]) -> None:
    duel = Duel()
    for each in ("Memnite", "Grizzly Bears", "Sol Ring"):
        duel.put(each)
    duel.put("Hill Giant", seat=BOB)
    convoked(duel, "Feaster of Fools")
    assert duel.options() == ["Grizzly Bears", "Memnite"]
    duel.answer(*given_up)
    assert duel.numbers("Feaster of Fools") == (3 + 2 * len(given_up), 3 + 2 * len(given_up))
    assert [duel.where(each) for each in given_up] == ["graveyard"] * len(given_up)


def test_omni_changeling_copies_a_creature_but_is_of_every_type_and_so_is_a_copy_of_it() -> None:
    duel = Duel()
    duel.put("Muscle Sliver")
    duel.put("Grizzly Bears")
    convoked(duel, "Omni-Changeling")
    duel.answer("Grizzly Bears")
    assert duel.find("Omni-Changeling").base.name == "Grizzly Bears"
    assert duel.numbers("Omni-Changeling") == (3, 3)
    convoked(duel, "Clone")
    duel.answer("Omni-Changeling")
    assert duel.numbers("Clone") == (3, 3)


def test_kasla_sees_other_spells_that_have_convoke_wherever_they_have_it_from() -> None:
    duel = Duel()
    duel.put("Kasla, the Broken Halo")
    duel.put("Chief Engineer")
    for each in ("Memnite", "Halo Hopper", "Shock"):
        duel.put(each, Zone.HAND)
    duel.mana("{C}{C}{C}{R}")
    duel.cast("Shock", "Bob")
    assert duel.stack() == ["Shock"]
    duel.resolve_all()
    duel.cast("Memnite")
    assert duel.stack() == ["cast", "Memnite"]
    duel.resolve()
    assert duel.options() == ["Alice's card 1", "Alice's card 2"]
    duel.answer("Alice's card 1")
    assert duel.hand() == 2
    assert duel.where("Alice's card 2") == "hand"
    duel.resolve_all()
    duel.cast("Halo Hopper")
    assert duel.stack() == ["cast", "Halo Hopper"]


def test_kasla_does_not_see_herself() -> None:
    duel = Duel()
    duel.put("Kasla, the Broken Halo", Zone.HAND)
    duel.mana("{C}{C}{C}{U}{R}{W}")
    duel.cast("Kasla, the Broken Halo")
    assert duel.stack() == ["Kasla, the Broken Halo"]


def test_knight_errant_of_eos_takes_creature_cards_no_larger_than_as_many_as_convoked_it() -> None:
    duel = Duel()
    for each in ("Grizzly Bears", "Memnite"):
        duel.put(each)
    # The library is filled from the top: its three cards, then these, of which the last is the seventh.
    for each in ("Elvish Mystic", "Savannah Lions", "Hill Giant", "Llanowar Elves"):
        duel.put(each, Zone.LIBRARY)
    convoked(duel, "Knight-Errant of Eos", "Grizzly Bears", "Memnite")
    duel.resolve()
    assert duel.options() == ["Elvish Mystic", "Savannah Lions"]
    duel.answer("Savannah Lions", "Elvish Mystic")
    assert (duel.where("Savannah Lions"), duel.where("Elvish Mystic")) == ("hand", "hand")
    with pytest.raises(NotModelled, match="shuffled"):
        events.draw(duel.game, ALICE, 1)


def test_web_of_life_and_destiny_puts_a_creature_card_onto_the_battlefield_and_the_rest_to_the_bottom() -> None:
    duel = Duel()
    duel.put("Web of Life and Destiny")
    for each in ("Elvish Mystic", "Hill Giant", "Shock", "Siege Wurm"):
        duel.put(each, Zone.LIBRARY)
    duel.pass_until(Step.BEGINNING_OF_COMBAT)
    assert duel.stack() == ["other"]
    duel.resolve()
    assert duel.options() == ["Elvish Mystic", "Hill Giant"]
    duel.answer("Hill Giant")
    assert duel.where("Hill Giant") == "battlefield"
    library = [duel.state.objects[each].label for each in zones.in_zone(duel.state, Zone.LIBRARY, ALICE)]
    assert library[:2] == ["Shock", "Siege Wurm"]
    assert set(library[2:]) == {"Alice's card 1", "Alice's card 2", "Alice's card 3", "Elvish Mystic"}


def test_hogaak_is_cast_from_the_graveyard_with_creatures_and_cards_and_without_mana() -> None:
    duel = Duel()
    duel.put("Hogaak, Arisen Necropolis", Zone.GRAVEYARD)
    for number in range(2):
        duel.put("Grizzly Bears", label=f"Bears {number}")
    for number in range(4):
        duel.put("Shock", Zone.GRAVEYARD, label=f"Shock {number}")
    duel.mana("{B}{B}{B}{B}{B}{B}{B}")
    with pytest.raises(IllegalAction):
        duel.cast("Hogaak, Arisen Necropolis")
    duel.put("Shock", Zone.GRAVEYARD, label="Shock 4")
    duel.cast("Hogaak, Arisen Necropolis")
    assert len(duel.state.players[ALICE].mana) == 7
    assert {duel.where(f"Shock {number}") for number in range(5)} == {"exile"}
    duel.resolve()
    assert duel.where("Hogaak, Arisen Necropolis") == "battlefield"


def test_root_kin_ally_is_pumped_by_creatures_however_new_and_by_itself() -> None:
    duel = Duel()
    duel.put("Root-Kin Ally", sick=True)
    duel.put("Memnite", sick=True)
    duel.activate("Root-Kin Ally")
    duel.resolve()
    assert duel.numbers("Root-Kin Ally") == (5, 5)
    assert duel.find("Root-Kin Ally").tapped
    with pytest.raises(IllegalAction):
        duel.activate("Root-Kin Ally")


def test_flockchaser_phantom_gives_convoke_to_the_next_spell_of_its_controller_alone() -> None:
    duel = Duel()
    duel.put("Flockchaser Phantom")
    duel.put("Grizzly Bears")
    duel.put(creature("Quorble", mana="{G}"))
    for each in ("Withstand Death", "Regenerate"):
        duel.put(each, Zone.HAND)
    duel.put("Shock", Zone.HAND, BOB)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Flockchaser Phantom")
    duel.resolve_all()
    duel.mana("{R}", BOB)
    duel.pass_()
    duel.cast("Shock", "Quorble", seat=BOB)
    assert not layers.has_keyword(duel.state, duel.find("Shock").id, "convoke")
    duel.pass_()
    duel.cast("Withstand Death", "Grizzly Bears")
    assert duel.find("Grizzly Bears").tapped or duel.find("Quorble").tapped
    duel.resolve_all()
    with pytest.raises(IllegalAction):
        duel.cast("Regenerate", "Flockchaser Phantom")


def test_what_the_next_spell_was_to_have_is_over_with_the_turn() -> None:
    duel = Duel()
    duel.put("Flockchaser Phantom")
    duel.put("Grizzly Bears")
    duel.put("Withstand Death", Zone.HAND)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Flockchaser Phantom")
    duel.resolve_all()
    duel.pass_until(Step.UPKEEP)
    duel.pass_()
    with pytest.raises(IllegalAction):
        duel.cast("Withstand Death", "Grizzly Bears")


@pytest.mark.parametrize(("created", "drawn"), [(True, 1), (False, 0)])
def test_bennie_bracks_draws_at_each_end_step_if_a_token_was_created(created: bool, drawn: int) -> None:
    duel = Duel()
    duel.put("Bennie Bracks, Zoologist")
    duel.put("Scatter the Seeds", Zone.HAND)
    duel.mana("{G}{G}{C}{C}{C}")
    if created:
        duel.cast("Scatter the Seeds")
        duel.resolve()
    before = duel.hand()
    duel.pass_until(Step.END)
    assert duel.stack() == ["end step"] * drawn
    while duel.stack():
        duel.resolve()
    assert duel.hand() == before + drawn
    duel.pass_until(Step.END, BOB)
    assert duel.stack() == []


def test_ancient_imperiosaur_enters_with_two_counters_for_each_creature_that_convoked_it() -> None:
    duel = Duel()
    for each in ("Grizzly Bears", "Hill Giant", "Memnite"):
        duel.put(each)
    convoked(duel, "Ancient Imperiosaur", "Grizzly Bears", "Memnite")
    assert duel.numbers("Ancient Imperiosaur") == (10, 10)


def test_a_creature_that_has_left_counts_among_those_that_convoked() -> None:
    duel = Duel()
    gone = duel.put("Memnite")
    duel.put("Ancient Imperiosaur", Zone.STACK, cast=CastRecord(ALICE, Zone.HAND, convoked_by=(gone,)))
    events.destroy(duel.game, (gone,))
    duel.game.update(priority=ALICE)
    duel.resolve()
    assert duel.numbers("Ancient Imperiosaur") == (8, 8)


def test_interdisciplinary_mascot_takes_one_of_four_cards_and_has_to() -> None:
    duel = Duel()
    for each in ("Shock", "Hill Giant"):
        duel.put(each, Zone.LIBRARY)
    convoked(duel, "Interdisciplinary Mascot")
    duel.resolve()
    assert duel.options() == ["Alice's card 1", "Alice's card 2", "Alice's card 3", "Shock"]
    with pytest.raises(IllegalAction):
        duel.answer()
    duel.answer("Shock")
    assert duel.where("Shock") == "hand"
    library = zones.in_zone(duel.state, Zone.LIBRARY, ALICE)
    assert duel.state.objects[library[0]].label == "Hill Giant"
    assert len(library) == 4
