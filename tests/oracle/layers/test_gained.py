"""Static abilities that are gained, and what they then change (613.6, 613.7a, 613.8c, 604.3a)."""

from __future__ import annotations

import pytest

from oracle import layers, matching
from oracle.abilities.conditions import AttachedIs
from oracle.abilities.kinds import Ability, Keyword, StaticAbility
from oracle.abilities.natures import Nature
from oracle.abilities.qualities import CREATURE, Quality, Who
from oracle.abilities.statics import Anthem, CantAttack, DefinesSize, LoseAbilities, LoseKeywords
from oracle.conditions import holds
from oracle.instructions.changing import begin_effect
from oracle.objects import ObjectId, Zone
from oracle.state import AddAbilities, Become, ChangePower
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

YOURS = Quality(types=("Creature",), controller=Who.YOU)
BEAR = creature("Bear", 2, 2)
GIVES_FLYING = StaticAbility(Anthem(YOURS, keywords=("flying",)))
GIVES_SIZE = StaticAbility(Anthem(YOURS, 1, 1))


def gain(duel: Duel, of: ObjectId, ability: Ability) -> None:
    begin_effect(duel.game, (of,), AddAbilities((ability,)), ALICE)


def lose_all(duel: Duel, of: ObjectId) -> None:
    begin_effect(duel.game, (of,), Become(Nature(abilities_lost=True)), ALICE)


def test_a_gained_ability_is_in_force_in_its_own_layer_and_in_later_ones() -> None:
    duel = Duel()
    bear = duel.put(BEAR)
    duel.put(BEAR, label="Other")
    duel.put(BEAR, seat=BOB, label="Bob's")
    gain(duel, bear, GIVES_FLYING)
    gain(duel, bear, GIVES_SIZE)
    assert [duel.has(each, "flying") for each in ("Bear", "Other", "Bob's")] == [True, True, False]
    assert [duel.numbers(each) for each in ("Bear", "Other", "Bob's")] == [(3, 3), (3, 3), (2, 2)]


def test_what_has_lost_it_again_does_nothing() -> None:
    duel = Duel()
    bear = duel.put(BEAR)
    duel.put(BEAR, label="Other")
    gain(duel, bear, GIVES_FLYING)
    gain(duel, bear, GIVES_SIZE)
    lose_all(duel, bear)
    assert (duel.has("Other", "flying"), duel.numbers("Other")) == (False, (2, 2))


@pytest.mark.parametrize("later", [True, False])
def test_it_is_as_old_as_the_effect_that_gave_it(later: bool) -> None:
    duel = Duel()
    bear, other = duel.put(BEAR), duel.put(BEAR, label="Other")
    for done in (gain, lose_all) if later else (lose_all, gain):
        if done is gain:
            gain(duel, bear, GIVES_FLYING)
        else:
            lose_all(duel, other)
    assert duel.has("Other", "flying") is not later


def test_it_is_as_old_as_its_object_if_that_is_younger() -> None:
    duel = Duel()
    bear = duel.put(BEAR)
    duel.put(BEAR, label="Other")
    gain(duel, bear, GIVES_FLYING)
    lose_all(duel, duel.find("Other").id)
    duel.game.stamp_anew(bear)
    assert duel.has("Other", "flying")


@pytest.mark.parametrize("rune_first", [True, False])
def test_a_rune_on_a_hammer_lets_its_creature_fly(rune_first: bool) -> None:
    duel = Duel()
    bear = duel.put(BEAR)
    hammer = duel.put("Colossus Hammer")
    if not rune_first:
        duel.game.change(hammer, attached_to=bear)
        duel.game.stamp_anew(hammer)
    duel.put("Rune of Flight", attached_to=hammer)
    if rune_first:
        duel.game.change(hammer, attached_to=bear)
        duel.game.stamp_anew(hammer)
    assert duel.has("Bear", "flying")
    assert duel.numbers("Bear") == (12, 12)


def test_a_rune_on_a_creature_gives_it_the_keyword_and_asks_what_it_is_now() -> None:
    duel = Duel()
    rune = duel.put("Rune of Speed", attached_to=duel.put(BEAR))
    assert (duel.has("Bear", "haste"), duel.numbers("Bear")) == (True, (3, 2))
    land = duel.put("Mutavault")
    duel.game.change(rune, attached_to=land)
    assert not duel.has("Mutavault", "haste")
    duel.mana("{C}")
    duel.activate("Mutavault", ability=2)
    duel.resolve()
    assert (duel.has("Mutavault", "haste"), duel.numbers("Mutavault")) == (True, (3, 2))


def test_a_static_ability_of_rules_asks_what_its_source_is_attached_to() -> None:
    duel = Duel()
    static = StaticAbility(CantAttack(Quality(enchanted=True)), AttachedIs(CREATURE))
    aura = duel.put(permanent("Chain", "Enchantment", static, subtypes=("Aura",)), attached_to=duel.put("Mutavault"))
    assert static.static not in [said for _, said in layers.statics(duel.state)]
    duel.game.change(aura, attached_to=duel.put(BEAR))
    assert static.static in [said for _, said in layers.statics(duel.state)]
    source = duel.state.objects[aura]
    assert holds(duel.state, AttachedIs(CREATURE), source, None, ALICE)
    assert not holds(duel.state, AttachedIs(Quality(types=("Land",))), source, None, ALICE)


def test_power_and_toughness_that_a_gained_ability_says_are_set_by_their_age() -> None:
    duel = Duel()
    bear = duel.put(BEAR)
    duel.put(BEAR, label="Other")
    begin_effect(duel.game, (bear,), Become(Nature(size=(5, 5))), ALICE)
    gain(duel, bear, StaticAbility(DefinesSize(YOURS)))
    assert duel.numbers("Bear") == (2, 2)
    begin_effect(duel.game, (bear,), ChangePower(1, 0), ALICE)
    begin_effect(duel.game, (bear,), Become(Nature(size=(5, 5))), ALICE)
    assert duel.numbers("Bear") == (6, 5)


def test_it_begins_on_what_fits_when_it_is_applied() -> None:
    duel = Duel()
    bear = duel.put(BEAR)
    fliers = Quality(types=("Creature",), keyword="flying")
    gain(duel, bear, StaticAbility(Anthem(fliers, keywords=("reach",))))
    other = duel.put(BEAR, label="Other")
    gain(duel, other, Keyword("flying"))
    assert [duel.has(each, "reach") for each in ("Bear", "Other")] == [False, True]


def test_it_takes_abilities_away_too_but_not_itself_before_it_has_begun() -> None:
    duel = Duel()
    bear = duel.put(BEAR)
    duel.put(creature("Flier", 1, 1, Keyword("flying")))
    gain(duel, bear, StaticAbility(LoseKeywords(YOURS, ("flying",))))
    assert not duel.has("Flier", "flying")
    gain(duel, bear, StaticAbility(LoseAbilities(CREATURE, (1, 1))))
    assert [duel.numbers(each) for each in ("Bear", "Flier")] == [(1, 1), (1, 1)]


def test_it_does_nothing_on_a_spell() -> None:
    duel = Duel()
    duel.put(BEAR)
    duel.put(creature("Spell", 1, 1), Zone.STACK, granted=(GIVES_FLYING,))
    assert not duel.has("Bear", "flying")


def test_an_aura_gives_an_activated_ability() -> None:
    duel = Duel()
    duel.put("Hermetic Study", attached_to=duel.put(BEAR))
    duel.activate("Bear", "Bob")
    duel.resolve()
    assert duel.harm() == (19, 0)
    assert matching.matches(duel.state, Quality(tapped=True), duel.find("Bear").id, source=duel.find("Bear"), you=ALICE)
