"""Cards that make a permanent a copy of another (707), as they are played."""

from __future__ import annotations

from oracle import layers, turns
from oracle.abilities.effects import Draw
from oracle.abilities.events import Enters
from oracle.abilities.kinds import Keyword, TriggeredAbility
from oracle.objects import Characteristics, Zone
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent


def now(duel: Duel, label: str) -> Characteristics:
    return layers.characteristics(duel.state, duel.find(label).id)


def names(duel: Duel, *labels: str) -> list[str]:
    return [now(duel, label).name for label in labels]


def end_turn(duel: Duel) -> None:
    turns._end_effects(duel.game)


WELCOMING = creature("Welcoming", 3, 3, TriggeredAbility(Enters(), (Draw(),)))
OGRE = creature("Ogre", 3, 3)
LEGEND = creature("Legend", 4, 4, supertypes=("Legendary",))


def test_mirrorweave_makes_all_others_copies_until_the_turn_ends_and_nothing_enters() -> None:
    duel = Duel()
    duel.put(WELCOMING)
    duel.put("Grizzly Bears", counters=(("+1/+1", 1),))
    duel.put(LEGEND, seat=BOB)
    duel.play("Mirrorweave", "Welcoming")
    assert names(duel, "Welcoming", "Grizzly Bears", "Legend") == ["Welcoming"] * 3
    assert duel.numbers("Grizzly Bears") == (4, 4)
    assert now(duel, "Legend").supertypes == ()
    assert duel.stack() == []
    end_turn(duel)
    assert names(duel, "Grizzly Bears", "Legend") == ["Grizzly Bears", "Legend"]


def test_a_clone_is_a_copy_again_of_what_it_entered_as() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    duel.put(WELCOMING)
    duel.put("Clone", Zone.HAND)
    duel.mana("{C}{C}{C}{U}")
    duel.cast("Clone")
    duel.resolve()
    duel.answer("Grizzly Bears")
    duel.play("Mirrorweave", "Welcoming")
    assert names(duel, "Clone") == ["Welcoming"]
    end_turn(duel)
    assert names(duel, "Clone") == ["Grizzly Bears"]


def test_a_mirror_is_a_creature_while_it_is_a_copy_of_one_and_an_aura_falls_off_after_that() -> None:
    duel = Duel()
    duel.put("Mirage Mirror")
    duel.put("Grizzly Bears")
    duel.mana("{C}{C}")
    duel.activate("Mirage Mirror", "Grizzly Bears")
    duel.resolve()
    assert names(duel, "Mirage Mirror") == ["Grizzly Bears"]
    duel.play("Pacifism", "Mirage Mirror")
    end_turn(duel)
    assert now(duel, "Mirage Mirror").types == ("Artifact",)
    duel.pass_()
    assert duel.where("Pacifism") == "graveyard"


def test_what_cytoshape_copies_is_chosen_as_it_resolves() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    duel.put(WELCOMING, seat=BOB)
    duel.put(LEGEND)
    duel.play("Cytoshape", "Legend")
    assert duel.options() == ["Grizzly Bears", "Welcoming"]
    duel.answer("Welcoming")
    assert names(duel, "Legend") == ["Welcoming"]


def test_a_polymorph_does_nothing_without_what_it_would_copy() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    duel.put(WELCOMING)
    duel.put("True Polymorph", Zone.HAND)
    duel.mana("{C}{C}{C}{C}{U}{U}")
    duel.cast("True Polymorph", "Grizzly Bears", "Welcoming")
    duel.put("Lightning Bolt", Zone.HAND)
    duel.mana("{R}")
    duel.cast("Lightning Bolt", "Welcoming")
    duel.resolve()
    duel.resolve()
    assert names(duel, "Grizzly Bears") == ["Grizzly Bears"]


def test_a_polymorph_lasts() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    duel.put(WELCOMING)
    duel.play("True Polymorph", "Grizzly Bears", "Welcoming")
    end_turn(duel)
    assert names(duel, "Grizzly Bears") == ["Welcoming"]


def test_a_copy_that_keeps_its_ability_goes_on_changing_and_is_copied_with_it() -> None:
    duel = Duel()
    duel.put("Unstable Shapeshifter")
    duel.play("Grizzly Bears")
    duel.resolve()
    assert names(duel, "Unstable Shapeshifter") == ["Grizzly Bears"]
    assert duel.numbers("Unstable Shapeshifter") == (2, 2)
    duel.play("Mirror Image")
    duel.answer("Unstable Shapeshifter")
    duel.resolve()
    assert names(duel, "Mirror Image", "Unstable Shapeshifter") == ["Grizzly Bears", "Grizzly Bears"]
    duel.put(OGRE, Zone.HAND)
    duel.mana("{C}")
    duel.cast("Ogre")
    duel.resolve()
    duel.game.answer(ALICE, duel.question.options)
    duel.resolve_all()
    assert names(duel, "Mirror Image", "Unstable Shapeshifter") == ["Ogre", "Ogre"]


def test_a_land_that_is_a_copy_of_another_and_keeps_its_ability_can_copy_once_more() -> None:
    duel = Duel()
    duel.put("Thespian's Stage")
    duel.put("Forest")
    duel.put("Island")
    duel.mana("{C}{C}")
    duel.activate("Thespian's Stage", "Forest")
    duel.resolve()
    assert names(duel, "Thespian's Stage") == ["Forest"]
    duel.game.change(duel.find("Thespian's Stage").id, tapped=False)
    duel.mana("{C}{C}")
    duel.activate("Thespian's Stage", "Island")
    duel.resolve()
    assert names(duel, "Thespian's Stage") == ["Island"]
    assert now(duel, "Thespian's Stage").supertypes == ("Basic",)


def test_exceptions_are_copiable_values() -> None:
    duel = Duel()
    duel.put(permanent("Idol", "Artifact"))
    duel.play("Copy Artifact")
    duel.answer("Idol")
    assert now(duel, "Copy Artifact").types == ("Artifact", "Enchantment")
    duel.play("Phyrexian Metamorph")
    duel.answer("Copy Artifact")
    assert now(duel, "Phyrexian Metamorph").types == ("Artifact", "Enchantment")
    assert names(duel, "Phyrexian Metamorph") == ["Idol"]


def test_a_size_that_is_an_exception_leaves_no_ability_that_defines_it() -> None:
    duel = Duel()
    duel.put("Plague Rats")
    duel.play("Quicksilver Gargantuan")
    duel.answer("Plague Rats")
    assert names(duel, "Quicksilver Gargantuan") == ["Plague Rats"]
    assert duel.numbers("Quicksilver Gargantuan") == (7, 7)
    assert duel.numbers("Plague Rats") == (2, 2)


def test_nor_one_that_defines_it_by_a_number_that_is_chosen() -> None:
    duel = Duel()
    duel.put("Shapeshifter", chosen="3")
    duel.play("Quicksilver Gargantuan")
    duel.answer("Shapeshifter")
    duel.answer("2")
    assert names(duel, "Quicksilver Gargantuan") == ["Shapeshifter"]
    assert (duel.numbers("Quicksilver Gargantuan"), duel.numbers("Shapeshifter")) == ((7, 7), (3, 4))


def test_what_is_in_addition_is_so_on_the_copy_alone() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", seat=BOB)
    duel.play("Malleable Impostor")
    duel.answer("Grizzly Bears")
    became = now(duel, "Malleable Impostor")
    assert became.subtypes == ("Bear", "Faerie", "Shapeshifter")
    assert became.abilities == (Keyword("flying"),)
    assert now(duel, "Grizzly Bears").subtypes == ("Bear",)


def test_a_token_copy_of_a_temporary_copy_is_that_for_good() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    duel.put(WELCOMING)
    duel.play("Mirrorweave", "Grizzly Bears")
    duel.play("Cackling Counterpart", "Welcoming")
    end_turn(duel)
    assert duel.tokens() == ["Grizzly Bears"]
    assert names(duel, "Welcoming") == ["Welcoming"]


def test_a_renegade_may_become_a_copy_of_what_enters() -> None:
    duel = Duel()
    duel.put("Renegade Doppelganger")
    duel.play("Grizzly Bears")
    duel.resolve()
    duel.yes()
    assert names(duel, "Renegade Doppelganger") == ["Grizzly Bears"]
    end_turn(duel)
    assert names(duel, "Renegade Doppelganger") == ["Renegade Doppelganger"]


def test_each_nonland_permanent_of_a_player_becomes_a_copy_for_good() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    duel.put("Forest")
    duel.put(permanent("Idol", "Artifact"), seat=BOB)
    duel.play("Mirrorform", "Idol")
    end_turn(duel)
    assert names(duel, "Grizzly Bears", "Forest", "Idol") == ["Idol", "Forest", "Idol"]
    assert duel.controller("Grizzly Bears") == ALICE
