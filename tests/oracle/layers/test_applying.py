import pytest

from oracle import events, layers
from oracle.abilities.kinds import Keyword, StaticAbility
from oracle.abilities.natures import Nature
from oracle.abilities.qualities import CREATURE, Quality, Who
from oracle.abilities.statics import Anthem, DefinesSize, Is, LoseAbilities, Static
from oracle.counters import putting
from oracle.errors import NotModelled
from oracle.instructions.changing import begin_effect, set_controller
from oracle.objects import ObjectId, Zone
from oracle.state import AddAbilities, ChangePower, Duration
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

YOURS = Quality(types=("Creature",), controller=Who.YOU)
ANTHEM = permanent("Anthem", "Enchantment", StaticAbility(Anthem(YOURS, 1, 1, ("vigilance",))))
HUMBLE = permanent("Humble", "Enchantment", StaticAbility(LoseAbilities(CREATURE, (1, 1))))
FLIER = creature("Flier", 2, 2, Keyword("flying"))


def keywords(duel: Duel, label: str) -> list[str]:
    now = layers.characteristics(duel.state, duel.find(label).id)
    return [ability.name for ability in now.abilities if isinstance(ability, Keyword)]


def flies(duel: Duel, of: ObjectId) -> bool:
    return layers.has_keyword(duel.state, of, "flying")


def test_an_anthem_changes_what_its_controller_controls_and_nothing_else() -> None:
    duel = Duel()
    duel.put(ANTHEM)
    duel.put(FLIER)
    duel.put(FLIER, seat=BOB, label="Bob's flier")
    assert duel.numbers("Flier") == (3, 3)
    assert keywords(duel, "Flier") == ["flying", "vigilance"]
    assert duel.numbers("Bob's flier") == (2, 2)


def test_an_anthem_follows_a_change_of_control() -> None:
    duel = Duel()
    duel.put(ANTHEM)
    flier = duel.put(FLIER)
    set_controller(duel.game, flier, BOB, Duration.END_OF_TURN)
    assert duel.numbers("Flier") == (2, 2)


def test_the_latest_effect_decides_who_controls_an_object() -> None:
    duel = Duel()
    flier = duel.put(FLIER)
    set_controller(duel.game, flier, BOB, Duration.WHILE_IT_IS_THERE)
    set_controller(duel.game, flier, ALICE, Duration.END_OF_TURN)
    assert duel.controller("Flier") == ALICE


def test_counters_and_effects_apply_after_what_sets_power_and_toughness() -> None:
    duel = Duel()
    flier = duel.put(FLIER, counters=(("+1/+1", 2),))
    duel.put(HUMBLE)
    begin_effect(duel.game, (flier,), ChangePower(3, 0), ALICE)
    assert duel.numbers("Flier") == (6, 3)


def test_abilities_are_lost_and_gained_in_the_order_of_the_timestamps() -> None:
    duel = Duel()
    early = duel.put(FLIER)
    begin_effect(duel.game, (early,), AddAbilities((Keyword("haste"),)), ALICE)
    duel.put(HUMBLE)
    begin_effect(duel.game, (early,), AddAbilities((Keyword("flying"),)), ALICE)
    assert keywords(duel, "Flier") == ["flying"]


def test_an_ability_that_is_lost_never_begins_to_apply() -> None:
    duel = Duel()
    duel.put(creature("Lord", 2, 2, StaticAbility(Anthem(YOURS, 1, 1))))
    duel.put(FLIER)
    duel.put(HUMBLE)
    assert duel.numbers("Flier") == (1, 1)
    assert duel.numbers("Lord") == (1, 1)


def test_statics_are_those_that_are_left() -> None:
    duel = Duel()
    duel.put(creature("Lord", 2, 2, StaticAbility(Anthem(YOURS, 1, 1))))
    assert [source.label for source, _ in layers.statics(duel.state)] == ["Lord"]
    duel.put(HUMBLE)
    assert [source.label for source, _ in layers.statics(duel.state)] == ["Humble"]


def test_a_granted_ability_is_as_old_as_the_spell_that_gained_it() -> None:
    duel = Duel()
    duel.put(HUMBLE)
    late = duel.put(FLIER, granted=(Keyword("haste"),), label="Late")
    early = duel.put(FLIER, granted=(Keyword("haste"),), granted_since=1, label="Early")
    assert layers.has_keyword(duel.state, late, "haste")
    assert not layers.has_keyword(duel.state, early, "haste")


def test_a_keyword_counter_gives_its_keyword_by_its_timestamp() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears", counters=(("flying", 1),))
    assert flies(duel, bears)
    duel.put(HUMBLE)
    assert not flies(duel, bears)
    duel.game.do(lambda game: putting.put(game, ALICE, bears, "flying", 1))
    assert flies(duel, bears)


def test_what_is_gone_has_the_characteristics_it_last_had() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears", counters=(("+1/+1", 1),))
    events.destroy(duel.game, (bears,))
    assert layers.characteristics(duel.state, bears).power == 3
    assert duel.numbers("Grizzly Bears") == (2, 2)


def test_an_ability_that_is_gained_and_changes_types_is_not_modelled() -> None:
    duel = Duel()
    of = duel.put(FLIER)
    begin_effect(duel.game, (of,), AddAbilities((StaticAbility(Is(YOURS, Nature(("Artifact",)))),)), ALICE)
    with pytest.raises(NotModelled, match="gained"):
        layers.characteristics(duel.state, of)


@pytest.mark.parametrize(
    "static",
    [
        Anthem(Quality(types=("Creature",), power_at_most=2), keywords=("flying",)),
        LoseAbilities(Quality(types=("Creature",), power_at_most=2)),
        Anthem(Quality(types=("Creature",), has_aura=True), 1, 1),
        Anthem(CREATURE, 1, 1, for_each=Quality(shares_color_with_source=True)),
        DefinesSize(Quality(either=(CREATURE, Quality(types=("Land",))))),
    ],
)
def test_an_effect_that_asks_for_what_is_not_known_yet_is_not_modelled(static: Static) -> None:
    duel = Duel()
    asking = duel.put(creature("Asking", 1, 1, StaticAbility(static)))
    with pytest.raises(NotModelled):
        layers.characteristics(duel.state, asking)


def test_a_size_in_another_zone_that_asks_for_more_is_not_modelled() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    asking = duel.put(creature("Asking", 0, 0, StaticAbility(DefinesSize(Quality(has_aura=True)))), Zone.HAND)
    with pytest.raises(NotModelled):
        layers.characteristics(duel.state, asking)


@pytest.mark.parametrize("later", [True, False])
def test_what_can_not_have_a_keyword_does_not_gain_it_either(later: bool) -> None:
    duel = Duel()
    duel.put("Youthful Knight", seat=BOB)
    duel.put("Hill Giant")
    if not later:
        gain_first_strike(duel)
    duel.put("Archetype of Courage")
    if later:
        gain_first_strike(duel)
    has = [layers.has_keyword(duel.state, duel.find(name).id, "first strike") for name in ("Youthful Knight", "Hill Giant")]
    assert has == [False, True]
    assert duel.numbers("Youthful Knight") == (3, 1)


def gain_first_strike(duel: Duel) -> None:
    """Bob's creatures get +1/+0 and gain first strike."""
    of = duel.find("Youthful Knight").id
    for modification in (AddAbilities((Keyword("first strike"),)), ChangePower(1, 0)):
        begin_effect(duel.game, (of,), modification, BOB)
