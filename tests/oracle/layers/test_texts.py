"""Words that are replaced in texts (612): which are, which are not, and in which order."""

from __future__ import annotations

from typing import Any

import pytest

from oracle import copies, layers, turns
from oracle.abilities.costs import Cost
from oracle.abilities.effects import CreateTokens, Destroy, Words
from oracle.abilities.kinds import ActivatedAbility, Keyword, SpellAbility, StaticAbility
from oracle.abilities.qualities import Devotion, Quality, Target
from oracle.abilities.statics import Anthem, DefinesSize, LifeForMana
from oracle.errors import IllegalAction
from oracle.instructions.changing import begin_effect
from oracle.layers.texts import with_word
from oracle.mana import parse_mana
from oracle.objects import Characteristics, Zone
from oracle.paying.mana_sources import offers_of
from oracle.state import AddAbilities, ReplaceWord
from tests.oracle.duel import ALICE, Duel, creature, permanent


def now(duel: Duel, label: str) -> Characteristics:
    return layers.characteristics(duel.state, duel.find(label).id)


def change(duel: Duel, spell: str, of: str, old: str, new: str) -> None:
    """Alice casts a spell that replaces a word."""
    duel.play(spell, of)
    duel.answer(old)
    duel.answer(new)


def replaced(value: Characteristics, of: Words, old: str, new: str) -> Characteristics:
    return with_word(value, ReplaceWord(of, old, new))[0]


KNIGHT = creature("Black Knight", 2, 2, Keyword("protection from black"), colors=frozenset("B"))


def test_a_color_word_is_replaced_in_the_rules_text_and_in_no_name_and_no_color() -> None:
    duel = Duel()
    duel.put(KNIGHT)
    change(duel, "Sleight of Mind", "Black Knight", "B", "W")
    assert now(duel, "Black Knight").abilities == (Keyword("protection from white"),)
    assert now(duel, "Black Knight").name == "Black Knight"
    assert now(duel, "Black Knight").colors == frozenset("B")


def test_what_a_permanent_says_of_others_is_said_with_the_new_word() -> None:
    duel = Duel()
    duel.put(permanent("Moon", "Enchantment", StaticAbility(Anthem(Quality(types=("Creature",), colors=("B",)), 1, 1))))
    duel.put(creature("Black", colors=frozenset("B")))
    duel.put(creature("White", colors=frozenset("W")))
    change(duel, "Sleight of Mind", "Moon", "B", "W")
    assert duel.numbers("Black") == (1, 1)
    assert duel.numbers("White") == (2, 2)


def test_a_land_type_is_replaced_in_the_type_line_with_the_mana_that_goes_with_it_and_in_landwalk() -> None:
    duel = Duel()
    duel.put("Forest")
    duel.put(creature("Walker", 1, 1, Keyword("snow forestwalk"), Keyword("swampwalk")))
    change(duel, "Magical Hack", "Forest", "Forest", "Island")
    change(duel, "Mind Bend", "Walker", "Forest", "Plains")
    assert now(duel, "Forest").subtypes == ("Island",)
    assert now(duel, "Forest").name == "Forest"
    (offer,) = offers_of(duel.state, ALICE, duel.find("Forest").id)
    assert [[mana.type for mana in lot] for lot in offer.yields] == [["U"]]
    assert now(duel, "Walker").abilities == (Keyword("snow plainswalk"), Keyword("swampwalk"))


def test_a_creature_type_is_replaced_in_the_type_line_in_the_text_and_so_in_the_names_of_tokens() -> None:
    makes = ActivatedAbility(Cost(parse_mana("{C}")), (CreateTokens(1, ("Creature",), ("Goblin",), 1, 1, ("R",)),))
    lord = StaticAbility(Anthem(Quality(subtypes=("Goblin",), other=True), 1, 1))
    duel = Duel()
    duel.put(creature("Goblin King", 2, 2, makes, lord, subtypes=("Goblin", "Noble")))
    duel.put(creature("Elf", subtypes=("Elf",)))
    change(duel, "Artificial Evolution", "Goblin King", "Goblin", "Elf")
    assert now(duel, "Goblin King").subtypes == ("Elf", "Noble")
    assert now(duel, "Goblin King").name == "Goblin King"
    assert duel.numbers("Elf") == (2, 2)
    duel.mana("{C}")
    duel.activate("Goblin King")
    duel.resolve()
    assert duel.tokens() == ["Elf Token"]


def test_the_new_creature_type_is_no_wall_and_another_one() -> None:
    duel = Duel()
    duel.put(creature("Goblin", subtypes=("Goblin",)))
    duel.play("Artificial Evolution", "Goblin")
    with pytest.raises(IllegalAction):
        duel.answer("Forest")
    duel.answer("Goblin")
    for wrong in ("Wall", "Goblin", "Forest"):
        with pytest.raises(IllegalAction):
            duel.answer(wrong)
    duel.answer("Elf")
    assert now(duel, "Goblin").subtypes == ("Elf",)


def test_one_sort_of_words_is_not_replaced_by_another() -> None:
    duel = Duel()
    duel.put(KNIGHT)
    duel.play("Mind Bend", "Black Knight")
    duel.answer("black")
    with pytest.raises(IllegalAction):
        duel.answer("Forest")
    duel.answer("red")
    assert now(duel, "Black Knight").abilities == (Keyword("protection from red"),)


@pytest.mark.parametrize("first", ["granted", "changed"])
def test_what_others_have_granted_is_not_changed(first: str) -> None:
    duel = Duel()
    knight = duel.put(KNIGHT)
    for what in ("granted", "changed") if first == "granted" else ("changed", "granted"):
        if what == "granted":
            begin_effect(duel.game, (knight,), AddAbilities((Keyword("protection from black"),)), ALICE)
        else:
            change(duel, "Sleight of Mind", "Black Knight", "B", "G")
    assert now(duel, "Black Knight").abilities == (Keyword("protection from green"), Keyword("protection from black"))


def test_a_spell_has_other_targets_once_its_text_has_changed() -> None:
    doom = Characteristics(
        "Doom", parse_mana("{B}"), types=("Instant",),
        abilities=(SpellAbility((Destroy(),), (Target(quality=Quality(types=("Creature",), not_colors=("B",))),)),),
    )  # fmt: skip
    duel = Duel()
    duel.put(creature("White", colors=frozenset("W")))
    duel.put(doom, Zone.HAND)
    duel.mana("{B}")
    duel.cast("Doom", "White")
    change(duel, "Sleight of Mind", "Doom", "B", "W")
    duel.resolve()
    assert (duel.where("White"), duel.where("Doom")) == ("battlefield", "graveyard")


def test_a_permanent_spell_takes_its_changed_text_along() -> None:
    duel = Duel()
    duel.put(KNIGHT, Zone.HAND)
    duel.mana("{C}")
    duel.cast("Black Knight")
    change(duel, "Sleight of Mind", "Black Knight", "B", "U")
    duel.resolve()
    assert now(duel, "Black Knight").abilities == (Keyword("protection from blue"),)


def test_a_changed_text_is_not_copied() -> None:
    duel = Duel()
    duel.put(KNIGHT)
    change(duel, "Sleight of Mind", "Black Knight", "B", "U")
    assert copies.copiable(duel.state, duel.find("Black Knight").id) == KNIGHT


def test_a_change_until_end_of_turn_ends() -> None:
    duel = Duel()
    duel.put(KNIGHT)
    change(duel, "Crystal Spray", "Black Knight", "black", "blue")
    assert now(duel, "Black Knight").abilities == (Keyword("protection from blue"),)
    turns._end_effects(duel.game)
    assert now(duel, "Black Knight").abilities == (Keyword("protection from black"),)


@pytest.mark.parametrize(
    ("changes", "color"),
    [
        ((("B", "W"), ("W", "U")), "blue"),
        # The first waits for the second, without which it would find nothing (613.8a).
        ((("W", "U"), ("B", "W")), "blue"),
        # Each takes away what the other looks for: the earlier one is applied first (613.8b).
        ((("B", "W"), ("B", "G")), "white"),
        ((("B", "W"), ("W", "B")), "black"),
    ],
)
def test_several_changes_of_one_text(changes: tuple[tuple[str, str], ...], color: str) -> None:
    duel = Duel()
    knight = duel.put(KNIGHT)
    for old, new in changes:
        begin_effect(duel.game, (knight,), ReplaceWord(Words.COLORS, old, new), ALICE)
    assert now(duel, "Black Knight").abilities == (Keyword(f"protection from {color}"),)


@pytest.mark.parametrize(
    ("ability", "changed"),
    [
        (StaticAbility(LifeForMana("B")), StaticAbility(LifeForMana("B"))),
        (
            ActivatedAbility(Cost(("B",)), (CreateTokens(Devotion("B"), ("Creature",), ("Rat",), 1, 1, ("B",)),)),
            ActivatedAbility(Cost(("B",)), (CreateTokens(Devotion("R"), ("Creature",), ("Rat",), 1, 1, ("R",)),)),
        ),
        (
            StaticAbility(Anthem(Quality(named="Black"), keywords=("hexproof from black",))),
            StaticAbility(Anthem(Quality(named="Black"), keywords=("hexproof from red",))),
        ),
        (Keyword("shadow"), Keyword("shadow")),
    ],
)
def test_words_are_replaced_and_symbols_and_names_are_not(ability: Any, changed: Any) -> None:
    assert replaced(creature("Black", 1, 1, ability), Words.COLORS, "B", "R").abilities == (changed,)


def test_what_an_object_defines_for_itself_it_defines_with_the_new_word() -> None:
    duel = Duel()
    size = StaticAbility(DefinesSize(Quality(types=("Creature",), colors=("B",))))
    duel.put(creature("Shade", 0, 0, size, colors=frozenset("U")))
    duel.put(KNIGHT)
    assert duel.numbers("Shade") == (1, 1)
    change(duel, "Sleight of Mind", "Shade", "B", "U")
    duel.put(creature("Blue", colors=frozenset("U")))
    assert duel.numbers("Shade") == (2, 2)
