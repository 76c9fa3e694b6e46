"""Static abilities that say something only as long as a condition holds (604.1, 611.3a), in their layers (613)."""

from __future__ import annotations

import pytest

from oracle import events, layers
from oracle.abilities.conditions import EnteredThisTurn, YouControl, YouControlNo, YourTurn
from oracle.abilities.kinds import Keyword, StaticAbility
from oracle.abilities.natures import Nature
from oracle.abilities.qualities import Quality, Who
from oracle.abilities.statics import Anthem, CantCast, Is
from oracle.cards.errors import NotUnderstood
from oracle.cards.text import read_abilities
from oracle.errors import NotModelled
from oracle.instructions.changing import begin_effect, set_controller
from oracle.objects import Characteristics, ObjectId
from oracle.state import Become, Duration, Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

ITSELF = Quality(itself=True)
RED, FLIER = Quality(types=("Creature",), colors=("R",)), Quality(types=("Creature",), keyword="flying")


def has(duel: Duel, of: ObjectId, keyword: str = "haste") -> bool:
    return layers.has_keyword(duel.state, of, keyword)


def scarecrow(condition: YouControl | YouControlNo | YourTurn, power: int = 0) -> StaticAbility:
    return StaticAbility(Anthem(ITSELF, power, 0, ("haste",)), condition)


def test_it_has_a_keyword_as_long_as_you_control_such_a_permanent() -> None:
    duel = Duel()
    of = duel.put(creature("Scarecrow", 3, 3, scarecrow(YouControl(RED))))
    duel.put("Hill Giant", seat=BOB, label="Bob's giant")
    assert not has(duel, of)
    giant = duel.put("Hill Giant")
    assert has(duel, of)
    set_controller(duel.game, giant, BOB, Duration.END_OF_TURN)
    assert not has(duel, of)


def test_it_has_a_keyword_as_long_as_it_entered_this_turn() -> None:
    duel = Duel()
    before = duel.put(creature("Old Dinosaur", 3, 3, StaticAbility(Anthem(ITSELF, keywords=("haste",)), EnteredThisTurn())))
    new = duel.put("Thrasta, Tempest's Roar")
    duel.game.change(before, entered_on=0)
    duel.game.change(new, entered_on=duel.state.turn)
    assert (has(duel, before), has(duel, new, "hexproof")) == (False, True)
    duel.pass_until(Step.UPKEEP)
    assert not has(duel, new, "hexproof")


def test_it_may_be_such_a_permanent_itself() -> None:
    duel = Duel()
    of = duel.put(creature("Scarecrow", 3, 3, scarecrow(YouControl(RED)), mana="{R}"))
    assert has(duel, of)


def test_it_has_a_keyword_as_long_as_you_control_none() -> None:
    duel = Duel()
    of = duel.put(creature("Scarecrow", 3, 3, scarecrow(YouControlNo(RED), power=2)))
    assert (has(duel, of), duel.numbers("Scarecrow")) == (True, (5, 3))
    duel.put("Hill Giant")
    assert (has(duel, of), duel.numbers("Scarecrow")) == (False, (3, 3))


def test_what_colors_creatures_have_by_then_counts() -> None:
    duel = Duel()
    of = duel.put(creature("Scarecrow", 3, 3, scarecrow(YouControl(RED))))
    bears = duel.put("Grizzly Bears")
    begin_effect(duel.game, (bears,), Become(Nature(colors=("R",))), ALICE)
    assert has(duel, of)


def test_what_an_earlier_or_a_later_effect_gives_counts_too() -> None:
    duel = Duel()
    of = duel.put(creature("Scarecrow", 3, 3, scarecrow(YouControl(FLIER))))
    assert not has(duel, of)
    duel.put(permanent("Wind", "Enchantment", StaticAbility(Anthem(Quality(types=("Creature",)), keywords=("flying",)))))
    assert has(duel, of)


def test_it_holds_during_your_turn_only() -> None:
    duel = Duel()
    of = duel.put("Duelist of Deep Faith")
    assert has(duel, of, "first strike")
    duel.pass_until(Step.UPKEEP, BOB)
    assert not has(duel, of, "first strike")


def test_other_rules_have_conditions_too() -> None:
    duel = Duel()
    duel.put(permanent("Law", "Enchantment", StaticAbility(CantCast(Who.ANYONE), YouControl(RED))))
    assert list(layers.statics(duel.state)) == []
    duel.put("Hill Giant")
    assert [static for _, static in layers.statics(duel.state)] == [CantCast(Who.ANYONE)]


def test_what_is_tapped_makes_a_difference_where_another_rule_asks_for_it() -> None:
    duel = Duel()
    duel.put(permanent("Law", "Enchantment", StaticAbility(CantCast(Who.ANYONE), YouControl(Quality(tapped=True)))))
    giant = duel.put("Hill Giant")
    assert list(layers.statics(duel.state)) == []
    events.tap(duel.game, giant)
    assert [static for _, static in layers.statics(duel.state)] == [CantCast(Who.ANYONE)]
    events.untap(duel.game, giant)
    assert list(layers.statics(duel.state)) == []


@pytest.mark.parametrize("quality", [Quality(power_at_most=2), Quality(has_aura=True)])
def test_a_condition_that_asks_for_what_is_not_known_yet_is_not_guessed_at(quality: Quality) -> None:
    duel = Duel()
    of = duel.put(creature("Scarecrow", 3, 3, scarecrow(YouControl(quality))))
    with pytest.raises(NotModelled):
        has(duel, of)


def test_a_condition_of_a_change_of_types_looks_at_types() -> None:
    duel = Duel()
    golem = StaticAbility(Is(ITSELF, Nature(("Creature",), size=(4, 4))), YouControl(Quality(types=("Land",))))
    of = duel.put(permanent("Statue", "Artifact", golem))
    assert layers.characteristics(duel.state, of).types == ("Artifact",)
    duel.put("Forest")
    assert layers.characteristics(duel.state, of).types == ("Artifact", "Creature")
    assert Keyword("haste") not in layers.characteristics(duel.state, of).abilities


def test_a_turn_that_begins_is_seen_though_nothing_else_has_changed() -> None:
    duel = Duel()
    of = duel.put("Duelist of Deep Faith")
    assert has(duel, of, "first strike")
    duel.game.update(active=BOB)
    assert not has(duel, of, "first strike")


def test_the_next_turn_of_the_same_player_is_seen_too() -> None:
    duel = Duel()
    of = duel.put(creature("Scarecrow", 3, 3, StaticAbility(Anthem(ITSELF, 0, 0, ("haste",)), EnteredThisTurn())), entered_on=1)
    assert has(duel, of)
    duel.game.update(turn=2)
    assert not has(duel, of)


@pytest.mark.parametrize(
    "text",
    [
        "As long as you control a red creature, this creature enters tapped.",
        "As long as you control a red creature, this spell costs {2} less to cast for each creature you control.",
        "As long as you control a red creature, you control enchanted creature.",
    ],
)
def test_a_condition_of_what_holds_elsewhere_too_is_not_read(text: str) -> None:
    card = Characteristics("Quorble", types=("Creature",))
    assert read_abilities(card, "As long as you control a red creature, creatures you control have haste.")
    with pytest.raises(NotUnderstood):
        read_abilities(card, text)
