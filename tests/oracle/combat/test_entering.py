"""Creatures that enter the battlefield attacking (508.4, 506.3)."""

from __future__ import annotations

import pytest

from oracle import combat
from oracle.abilities.costs import Cost
from oracle.abilities.effects import CreateTokens
from oracle.abilities.events import Attacks
from oracle.abilities.kinds import ActivatedAbility, TriggeredAbility
from oracle.abilities.qualities import CREATURE
from oracle.errors import NotModelled
from oracle.objects import Attack, ChosenTarget, GameObject, Kind, Seat
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

TOKEN = CreateTokens(1, ("Creature",), ("Soldier",), 1, 1, ("W",), tapped=True, attacking=True)
HERO = creature("Hero", 2, 2, TriggeredAbility(Attacks(), (TOKEN,)))
HORN = permanent("Horn", "Artifact", ActivatedAbility(Cost(("0",), ()), (TOKEN,)))


def token(duel: Duel) -> GameObject:
    return next(found for found in duel.state.objects.values() if found.kind is Kind.TOKEN)


def attacking(*players: str) -> Duel:
    """Alice's Hero has attacked Bob and its ability is on the stack; she has a Horn, which does the same."""
    duel = Duel(players or ("Alice", "Bob"))
    duel.put(HERO)
    duel.put(HORN)
    duel.put(permanent("Watcher", "Enchantment", TriggeredAbility(Attacks(CREATURE), (TOKEN,))), seat=BOB)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Hero")
    return duel


def test_a_token_enters_tapped_and_attacking_and_never_attacked() -> None:
    duel = attacking()
    while "attacks" in duel.stack()[:1] and len(duel.stack()) > 1:
        duel.resolve()
    duel.resolve()
    made = [found for found in duel.state.objects.values() if found.kind is Kind.TOKEN and found.controller == ALICE]
    assert [(found.tapped, found.attacking) for found in made] == [(True, Attack(ChosenTarget(player=BOB), BOB))]
    assert duel.stack() == []


def test_it_can_be_blocked_and_deals_damage() -> None:
    duel = attacking()
    duel.resolve_all()
    duel.pass_until(Step.COMBAT_DAMAGE)
    assert duel.game.player(BOB).life == 17


def test_a_creature_that_enters_attacking_after_blocks_is_unblocked() -> None:
    duel = Duel()
    duel.put(creature("Bear", 2, 2))
    duel.put(HORN)
    duel.put(creature("Ox", 1, 1), seat=BOB)
    duel.in_combat(["Bear"], {"Ox": "Bear"})
    duel.activate("Horn")
    duel.resolve()
    assert token(duel).attacking == Attack(ChosenTarget(player=BOB), BOB, blocked=False)
    duel.pass_until(Step.COMBAT_DAMAGE)
    assert duel.game.player(BOB).life == 19


def test_its_controller_chooses_what_it_attacks() -> None:
    duel = Duel(("Alice", "Bob", "Carol"))
    duel.put(creature("Bear", 2, 2))
    duel.put(HORN)
    duel.put("Teferi, Time Raveler", seat=Seat(2), label="Teferi", counters=(("loyalty", 4),))
    duel.put("Teferi, Time Raveler", label="Hers", counters=(("loyalty", 4),))
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Bear")
    duel.activate("Horn")
    duel.resolve()
    assert (duel.question.player, duel.options()) == (ALICE, ["Bob", "Carol", "Teferi"])
    duel.answer("Teferi")
    assert token(duel).attacking == Attack(duel.target("Teferi"), Seat(2))


def test_where_nobody_was_declared_there_are_blockers_and_damage_for_what_entered_attacking() -> None:
    duel = Duel()
    duel.put(HORN)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack()
    duel.activate("Horn")
    duel.resolve()
    duel.pass_until(Step.DECLARE_BLOCKERS)
    duel.block({})
    duel.pass_until(Step.COMBAT_DAMAGE)
    assert duel.game.player(BOB).life == 19


def test_under_another_player_and_out_of_combat_it_is_only_tapped() -> None:
    duel = attacking()
    duel.resolve()
    theirs = next(found for found in duel.state.objects.values() if found.kind is Kind.TOKEN and found.controller == BOB)
    assert (theirs.tapped, theirs.attacking) == (True, None)
    late = Duel()
    late.put(HORN)
    late.activate("Horn")
    late.resolve()
    assert (token(late).tapped, token(late).attacking) == (True, None)


def test_what_is_no_creature_enters_without_attacking() -> None:
    duel = Duel()
    clue = CreateTokens(1, ("Artifact",), ("Clue",), tapped=True, attacking=True)
    duel.put(permanent("Horn", "Artifact", ActivatedAbility(Cost(("0",), ()), (clue,))))
    duel.put(creature("Bear"))
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Bear")
    duel.activate("Horn")
    duel.resolve()
    assert (token(duel).attacking, combat.attackers(duel.state)) == (None, (duel.find("Bear").id,))


def test_before_attackers_are_declared_it_is_not_modelled() -> None:
    duel = Duel()
    duel.put(HORN)
    duel.pass_until(Step.BEGINNING_OF_COMBAT)
    duel.activate("Horn")
    with pytest.raises(NotModelled, match="before attackers are declared"):
        duel.resolve()


def fighting_by_the_rules_of(edition: str, watched: bool) -> Duel:
    """A Hero attacks, by which Alice's token is to enter attacking, or one of Bob's, who has ``watched``."""
    duel = Duel(edition=edition)
    duel.put(creature("Hero", 2, 2) if watched else HERO)
    if watched:
        duel.put(permanent("Watcher", "Enchantment", TriggeredAbility(Attacks(CREATURE), (TOKEN,))), seat=BOB)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Hero")
    return duel


@pytest.mark.parametrize(("edition", "watched"), [("2007-09-30", False), ("2009-07-10", True)])
def test_where_an_edition_says_nothing_of_it_nothing_is_guessed(edition: str, watched: bool) -> None:
    duel = fighting_by_the_rules_of(edition, watched)
    with pytest.raises(NotModelled, match=f"enters attacking under the rules of {edition}"):
        duel.resolve_all()


@pytest.mark.parametrize(("edition", "watched", "attacks"), [("2007-10-01", False, True), ("2009-07-11", True, False)])
def test_from_the_day_on_which_it_says_something_that_is_done(edition: str, watched: bool, attacks: bool) -> None:
    duel = fighting_by_the_rules_of(edition, watched)
    duel.resolve_all()
    assert (token(duel).attacking is not None) is attacks
