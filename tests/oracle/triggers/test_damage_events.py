"""What is one event of damage and what several, and what is remembered of it (603.2c, 120.4b, 120.9, 120.10)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from oracle import state_based
from oracle.abilities.conditions import YourLife
from oracle.abilities.effects import (
    DealDamage,
    Destroy,
    DestroyEach,
    Draw,
    Effect,
    ForThisTurn,
    GainLife,
)
from oracle.abilities.events import DealsDamage, Event, IsDealtDamage
from oracle.abilities.kinds import Keyword, SpellAbility, TriggeredAbility
from oracle.abilities.qualities import ANYTHING, CREATURE, Amount, Kind, Named, Quality, Target, Who
from oracle.abilities.statics import CantBeRegenerated
from oracle.damage import Damage
from oracle.damage.excess import excess
from oracle.errors import NotModelled
from oracle.happenings import DamageReceived
from oracle.instructions.resolution import Resolution
from oracle.objects import Characteristics, Zone
from oracle.questions import unasked
from oracle.state import Step
from oracle.triggers import put_waiting_on_stack
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

YOUR_CREATURES = Quality(types=("Creature",), controller=Who.YOU)
SO_MUCH = GainLife(amount=Amount.THAT_MUCH)


@pytest.fixture
def duel() -> Duel:
    """Alice has a Bear 2/2 and a Wolf 2/2 that deal damage, Bob an Ox 3/9 and an Elk 3/9."""
    game = Duel()
    for name in ("Bear", "Wolf"):
        game.put(creature(name, 2, 2))
    for name in ("Ox", "Elk"):
        game.put(creature(name, 3, 9), seat=BOB)
    return game


def waiting(duel: Duel, event: Event, *effects: Effect, condition: YourLife | None = None) -> None:
    """Alice has an enchantment that waits for an event."""
    duel.put(permanent("Watch", "Enchantment", TriggeredAbility(event, effects or (SO_MUCH,), condition=condition)))


def deal(duel: Duel, *damages: tuple[str, str, int], combat: bool = False) -> None:
    duel.deal(*(Damage(duel.find(by).id, duel.target(to), amount, combat) for by, to, amount in damages))
    duel.game.do(put_waiting_on_stack)
    while duel.game.pending is not None:
        duel.answer(*(["damage"] * len(duel.question.options)))


def life(duel: Duel) -> tuple[int, int]:
    return duel.game.player(ALICE).life, duel.game.player(BOB).life


def play(duel: Duel, *effects: Effect, to: str) -> None:
    spell = SpellAbility(effects, (Target(Kind.ANY_TARGET),))
    duel.put(Characteristics("Spell", (), types=("Instant",), abilities=(spell,)), Zone.HAND)
    duel.cast("Spell", to)
    duel.resolve()


# ---- events


def test_all_that_a_source_deals_at_once_is_one_event(duel: Duel) -> None:
    waiting(duel, DealsDamage(Quality(types=("Creature",)), Who.ANYONE, ANYTHING))
    deal(duel, ("Bear", "Ox", 2), ("Bear", "Bob", 3), ("Wolf", "Bob", 1))
    assert len(duel.stack()) == 2
    duel.resolve_all()
    assert life(duel) == (26, 16)


def test_what_a_source_deals_to_each_player_or_creature_is_an_event(duel: Duel) -> None:
    waiting(duel, DealsDamage(YOUR_CREATURES, to=CREATURE))
    deal(duel, ("Bear", "Ox", 2), ("Bear", "Elk", 3), ("Bear", "Bob", 1))
    assert len(duel.stack()) == 2


@pytest.mark.parametrize(("combat", "expected"), [(None, (1, 1)), (True, (1, 0)), (False, (0, 1))])
@pytest.mark.parametrize(
    "event",
    [
        DealsDamage(YOUR_CREATURES, Who.OPPONENT),
        DealsDamage(YOUR_CREATURES, Who.ANYONE, ANYTHING),
        IsDealtDamage(None, Who.OPPONENT),
        IsDealtDamage(None, Who.OPPONENT, YOUR_CREATURES),
    ],
)
def test_combat_damage_or_other(
    duel: Duel, event: DealsDamage | IsDealtDamage, combat: bool | None, expected: tuple[int, int]
) -> None:
    waiting(duel, type(event)(**{**vars(event), "combat": combat}))
    deal(duel, ("Bear", "Bob", 1), combat=True)
    after_combat = len(duel.stack())
    deal(duel, ("Bear", "Bob", 1))
    assert (after_combat, len(duel.stack()) - after_combat) == expected


def test_a_player_is_dealt_damage_once_by_several_sources(duel: Duel) -> None:
    waiting(duel, IsDealtDamage(None, Who.OPPONENT))
    deal(duel, ("Bear", "Bob", 2), ("Wolf", "Bob", 3), ("Bear", "Alice", 1), ("Bear", "Ox", 1))
    assert duel.stack() == ["damage"]
    duel.resolve()
    assert life(duel) == (24, 15)


def test_of_one_or_more_sources_only_their_damage_counts(duel: Duel) -> None:
    waiting(duel, IsDealtDamage(None, Who.ANYONE, YOUR_CREATURES))
    deal(duel, ("Bear", "Bob", 2), ("Wolf", "Bob", 3), ("Ox", "Bob", 7), ("Ox", "Alice", 1))
    assert duel.stack() == ["damage"]
    duel.resolve()
    assert life(duel) == (24, 8)


def test_the_permanent_that_was_dealt_damage(duel: Duel) -> None:
    waiting(duel, DealsDamage(YOUR_CREATURES, to=CREATURE), Destroy(Named.DAMAGED))
    deal(duel, ("Bear", "Ox", 1), ("Wolf", "Elk", 1))
    duel.resolve()
    assert sorted([duel.where("Ox"), duel.where("Elk")]) == ["battlefield", "graveyard"]
    duel.resolve()
    assert (duel.where("Ox"), duel.where("Elk"), duel.where("Bear")) == ("graveyard", "graveyard", "battlefield")


def test_damage_triggers_before_it_has_results(duel: Duel) -> None:
    waiting(duel, IsDealtDamage(None, Who.YOU), Draw(), condition=YourLife(20))
    deal(duel, ("Ox", "Alice", 3))
    assert duel.stack() == ["damage"]
    duel.resolve()
    assert duel.hand() == 0


def test_damage_that_is_prevented_triggers_nothing(duel: Duel) -> None:
    waiting(duel, IsDealtDamage(None, Who.ANYONE))
    waiting(duel, DealsDamage(CREATURE, Who.ANYONE, ANYTHING))
    duel.game.change(duel.find("Ox").id, base=creature("Ox", 3, 9, Keyword("protection from green")))
    duel.game.change(duel.find("Bear").id, base=creature("Bear", 2, 2, mana="{G}"))
    deal(duel, ("Bear", "Ox", 2), ("Wolf", "Bob", 0))
    assert duel.stack() == []


# ---- what is remembered


def test_what_the_vampire_has_dealt_damage_this_turn_feeds_it_as_it_dies(duel: Duel) -> None:
    duel.put("Sengir Vampire")
    deal(duel, ("Sengir Vampire", "Ox", 1), ("Bear", "Elk", 9))
    unasked(state_based.perform(duel.game), "nothing is asked")
    assert (duel.where("Elk"), duel.state.waiting) == ("graveyard", ())
    deal(duel, ("Bear", "Ox", 8))
    unasked(state_based.perform(duel.game), "nothing is asked")
    duel.game.do(put_waiting_on_stack)
    duel.resolve()
    assert duel.numbers("Sengir Vampire") == (5, 5)


def test_it_is_forgotten_as_the_next_turn_begins(duel: Duel) -> None:
    duel.put("Sengir Vampire")
    deal(duel, ("Sengir Vampire", "Ox", 1))
    duel.pass_until(Step.UPKEEP)
    deal(duel, ("Bear", "Ox", 9))
    unasked(state_based.perform(duel.game), "nothing is asked")
    assert (duel.where("Ox"), duel.state.waiting) == ("graveyard", ())


def test_a_vampire_that_dies_too_sees_it(duel: Duel) -> None:
    duel.put("Sengir Vampire")
    deal(duel, ("Sengir Vampire", "Ox", 9), ("Ox", "Sengir Vampire", 4))
    unasked(state_based.perform(duel.game), "nothing is asked")
    assert len(duel.state.waiting) == 1


def test_counters_that_damage_puts_are_damage_for_it_too(duel: Duel) -> None:
    duel.put("Sengir Vampire")
    vampire = duel.find("Sengir Vampire")
    duel.game.change(vampire.id, base=replace(vampire.base, abilities=(*vampire.base.abilities, Keyword("infect"))))
    deal(duel, ("Sengir Vampire", "Ox", 9))
    unasked(state_based.perform(duel.game), "nothing is asked")
    assert (duel.where("Ox"), len(duel.state.waiting)) == ("graveyard", 1)


def test_excess_damage_is_what_is_more_than_lethal(duel: Duel) -> None:
    duel.game.change(duel.find("Ox").id, damage=6)
    play(duel, DealDamage(5), GainLife(amount=Amount.EXCESS), to="Ox")
    assert (duel.where("Ox"), life(duel)) == ("graveyard", (22, 20))


@pytest.mark.parametrize(
    ("deadly", "toughness", "found"),
    [((), 3, 3), (("Bear", "Wolf"), 3, 5), (("Bear",), 1, 5), (("Bear",), 3, None), (("Wolf",), 2, None)],
)
def test_excess_damage_by_several_sources_is_left_open_where_only_some_have_deathtouch(
    duel: Duel, deadly: tuple[str, ...], toughness: int, found: int | None
) -> None:
    for label in deadly:
        duel.game.change(duel.find(label).id, base=creature(label, 2, 2, Keyword("deathtouch")))
    duel.game.change(duel.find("Ox").id, damage=9 - toughness)
    damages = [Damage(duel.find(by).id, duel.target("Ox"), 3) for by in ("Bear", "Wolf")]
    assert excess(duel.state, duel.find("Ox").id, damages) == found


def test_excess_damage_to_what_is_a_planeswalker_too_is_known_where_that_is_the_most(duel: Duel) -> None:
    base = replace(creature("Ox", 3, 9), types=("Creature", "Planeswalker"))
    duel.game.change(duel.find("Bear").id, base=creature("Bear", 2, 2, Keyword("deathtouch")))
    damages = [Damage(duel.find(by).id, duel.target("Ox"), 3) for by in ("Bear", "Wolf")]
    for loyalty, found in ((1, 5), (2, None)):
        duel.game.change(duel.find("Ox").id, base=base, counters=(("loyalty", loyalty),))
        assert excess(duel.state, duel.find("Ox").id, damages) == found


def test_excess_damage_that_is_left_open_is_no_number(duel: Duel) -> None:
    bear = duel.find("Bear")
    resolving = Resolution(duel.game, bear.id, bear, ALICE, damaged=(DamageReceived(duel.target("Ox"), (), None),))
    with pytest.raises(NotModelled, match="only some have deathtouch"):
        resolving.number(Amount.EXCESS)


def test_there_is_no_excess_damage_to_a_player(duel: Duel) -> None:
    play(duel, DealDamage(5), GainLife(amount=Amount.EXCESS), to="Bob")
    assert life(duel) == (20, 15)


# ---- what can't be regenerated


@pytest.mark.parametrize(("for_good", "where"), [(False, "battlefield"), (True, "graveyard")])
def test_destroyed_for_good(duel: Duel, for_good: bool, where: str) -> None:
    duel.game.change(duel.find("Ox").id, regeneration=1)
    play(duel, Destroy(for_good=for_good), to="Ox")
    assert duel.where("Ox") == where


def test_all_destroyed_for_good(duel: Duel) -> None:
    duel.game.change(duel.find("Ox").id, regeneration=1)
    play(duel, DestroyEach(CREATURE, for_good=True), to="Bob")
    assert [duel.where(each) for each in ("Ox", "Elk", "Bear")] == ["graveyard"] * 3


def test_what_is_dealt_damage_this_way_is_not_regenerated_this_turn(duel: Duel) -> None:
    for name in ("Ox", "Elk"):
        duel.game.change(duel.find(name).id, regeneration=1)
    play(duel, DealDamage(3), ForThisTurn(CantBeRegenerated(), Named.DAMAGED), to="Ox")
    deal(duel, ("Bear", "Ox", 6), ("Bear", "Elk", 9))
    unasked(state_based.perform(duel.game), "nothing is asked")
    assert (duel.where("Ox"), duel.where("Elk"), duel.find("Elk").tapped) == ("graveyard", "battlefield", True)
