import pytest

from oracle import layers
from oracle.abilities.conditions import HasCounters, YouCreatedToken
from oracle.abilities.costs import Cost
from oracle.abilities.effects import Effect, GainLife, GetCounters
from oracle.abilities.events import Attacks, Enters
from oracle.abilities.kinds import ActivatedAbility, Keyword, SpellAbility, StaticAbility, TriggeredAbility
from oracle.abilities.qualities import CREATURE, CountersOf, Kind, Quality, Target, Who
from oracle.abilities.statics import Anthem
from oracle.damage import Damage
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import Characteristics, ChosenTarget, Seat, Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

CAROL = Seat(2)


def poison(duel: Duel) -> list[int]:
    return [player.counted("poison") for player in duel.state.players]


def spell(*effects: Effect, target: Target | None = None) -> Characteristics:
    return permanent("Spell", "Sorcery", SpellAbility(effects, (target,) if target else ()))


@pytest.mark.parametrize(
    ("who", "expected"),
    [(Who.YOU, [2, 0, 0]), (Who.EACH_OPPONENT, [0, 2, 2]), (Who.EACH_PLAYER, [2, 2, 2]), (Who.TARGET_PLAYER, [0, 2, 0])],
)
def test_players_get_poison_counters(who: Who, expected: list[int]) -> None:
    duel = Duel(("Alice", "Bob", "Carol"))
    target = Target(Kind.PLAYER) if who is Who.TARGET_PLAYER else None
    duel.put(spell(GetCounters(who, "poison", 2), target=target), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Spell", *(["Bob"] if target else []))
    duel.resolve()
    assert poison(duel) == expected


def test_the_tenth_poison_counter_loses_the_game_at_the_next_check() -> None:
    duel = Duel()
    duel.game.change_player(BOB, counters=(("poison", 9),))
    duel.put("Prologue to Phyresis", Zone.HAND)
    duel.mana("{C}{U}")
    duel.cast("Prologue to Phyresis")
    duel.resolve()
    assert (poison(duel), duel.game.player(BOB).lost, duel.game.player(BOB).life) == ([0, 10], True, 20)
    # The rest of the spell was carried out before the check.
    assert duel.hand() == 1


@pytest.mark.parametrize(("counters", "keywords"), [(2, False), (3, True), (9, True)])
def test_a_static_ability_holds_only_as_long_as_an_opponent_is_corrupted(counters: int, keywords: bool) -> None:
    duel = Duel(("Alice", "Bob", "Carol"))
    static = Anthem(CREATURE, keywords=("lifelink",))
    duel.put(permanent("Hive", "Enchantment", StaticAbility(static, HasCounters(Who.OPPONENT, 3))))
    bears = duel.put("Grizzly Bears")
    duel.game.change_player(ALICE, counters=(("poison", 9),))
    assert not layers.has_keyword(duel.state, bears, "lifelink")
    duel.game.change_player(BOB, counters=(("poison", 2),))
    duel.game.change_player(CAROL, counters=(("poison", counters),))
    assert layers.has_keyword(duel.state, bears, "lifelink") is keywords


def test_poison_counters_of_several_opponents_are_counted_together() -> None:
    duel = Duel(("Alice", "Bob", "Carol"))
    static = StaticAbility(Anthem(Quality(itself=True), 1, 2, for_each=CountersOf(Who.OPPONENT)))
    duel.put(creature("Doomhive", 3, 3, static))
    duel.put("Grizzly Bears")
    duel.game.change_player(ALICE, counters=(("poison", 5),))
    assert duel.numbers("Doomhive") == (3, 3)
    duel.game.change_player(BOB, counters=(("poison", 2),))
    duel.game.change_player(CAROL, counters=(("poison", 1),))
    assert (duel.numbers("Doomhive"), duel.numbers("Grizzly Bears")) == ((6, 9), (2, 2))


def test_a_static_condition_that_asks_for_more_than_totals_is_not_guessed_at() -> None:
    duel = Duel()
    duel.put(creature("Odd", 1, 1, StaticAbility(Anthem(CREATURE, 1, 1), YouCreatedToken())))
    with pytest.raises(NotModelled):
        duel.numbers("Odd")


@pytest.mark.parametrize(("counters", "life"), [(0, 20), (1, 21)])
def test_if_defending_player_is_poisoned(counters: int, life: int) -> None:
    duel = Duel()
    duel.put(creature("Rats", 2, 2, TriggeredAbility(Attacks(), (GainLife(),), condition=HasCounters(Who.THAT_PLAYER))))
    duel.game.change_player(BOB, counters=(("poison", counters),))
    duel.game.change_player(ALICE, counters=(("poison", 1),))
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Rats")
    duel.resolve_all()
    assert duel.game.player(ALICE).life == life


def test_the_condition_is_looked_at_again_as_the_ability_resolves() -> None:
    duel = Duel()
    duel.put(
        permanent(
            "Watcher", "Enchantment", TriggeredAbility(Enters(CREATURE), (GainLife(),), condition=HasCounters(Who.OPPONENT))
        )
    )
    duel.game.change_player(BOB, counters=(("poison", 1),))
    duel.put("Grizzly Bears", Zone.HAND)
    duel.mana("{C}{G}")
    duel.cast("Grizzly Bears")
    duel.resolve()
    assert duel.stack() == ["enters"]
    duel.game.change_player(BOB, counters=())
    duel.resolve()
    assert duel.game.player(ALICE).life == 20


def test_players_get_counters_of_any_kind_and_ten_of_another_one_do_nothing() -> None:
    duel = Duel()
    duel.put(spell(GetCounters(Who.EACH_PLAYER, "experience", 10)), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Spell")
    duel.resolve()
    assert [player.counters for player in duel.state.players] == [(("experience", 10),)] * 2
    assert not duel.state.over


@pytest.mark.parametrize(("counters", "works"), [(2, False), (3, True)])
def test_an_ability_is_activated_only_if_an_opponent_is_corrupted(counters: int, works: bool) -> None:
    duel = Duel()
    only_then = ActivatedAbility(Cost(()), (GainLife(),), condition=HasCounters(Who.OPPONENT, 3))
    duel.put(permanent("Orb", "Artifact", only_then))
    duel.game.change_player(BOB, counters=(("poison", counters),))
    if not works:
        with pytest.raises(IllegalAction):
            duel.activate("Orb")
        return
    duel.activate("Orb")
    # What it asks for needs to be so only as it is activated.
    duel.game.change_player(BOB, counters=())
    duel.resolve()
    assert duel.game.player(ALICE).life == 21


@pytest.mark.parametrize(("counters", "works"), [(2, False), (3, True)])
def test_so_is_a_mana_ability(counters: int, works: bool) -> None:
    duel = Duel()
    duel.put("Glistening Sphere")
    duel.game.change_player(BOB, counters=(("poison", counters),))
    duel.put(creature("Giant", 3, 3, mana="{G}{G}{G}"), Zone.HAND)
    if works:
        duel.cast("Giant")
        assert duel.find("Glistening Sphere").tapped
    else:
        with pytest.raises(IllegalAction):
            duel.cast("Giant")


@pytest.mark.parametrize(("combat", "poisoned"), [(True, 5), (False, 0)])
def test_each_instance_of_poisonous_triggers_on_combat_damage(combat: bool, poisoned: int) -> None:
    duel = Duel()
    snake = duel.put(creature("Snake", 1, 1, Keyword("poisonous", 3), Keyword("poisonous", 2)))
    duel.deal(Damage(snake, ChosenTarget(player=BOB), 1, combat))
    assert (poison(duel), duel.game.player(BOB).life) == ([0, 0], 19)
    duel.pass_()
    if combat:
        duel.answer("poisonous", "poisonous")
        assert duel.stack() == ["poisonous", "poisonous"]
        duel.resolve_all()
    assert poison(duel) == [0, poisoned]


def test_poisonous_triggers_on_nothing_that_is_dealt_to_a_creature() -> None:
    duel = Duel()
    duel.put("Virulent Sliver")
    bears = duel.put("Grizzly Bears", seat=BOB)
    duel.deal(Damage(duel.find("Virulent Sliver").id, ChosenTarget(object=bears), 1, combat=True))
    assert duel.state.waiting == ()
    duel.deal(Damage(duel.find("Virulent Sliver").id, ChosenTarget(player=BOB), 1, combat=True))
    duel.pass_()
    duel.resolve_all()
    assert poison(duel) == [0, 1]
