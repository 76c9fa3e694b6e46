from dataclasses import replace
from typing import Any

import pytest

from oracle import events, state_based
from oracle.abilities.effects import GainLife
from oracle.abilities.events import Dies
from oracle.abilities.kinds import Enchant, Keyword, StaticAbility, TriggeredAbility
from oracle.abilities.natures import Keeps, Nature
from oracle.abilities.qualities import CREATURE, Quality, Target, Who
from oracle.abilities.statics import Anthem, Is
from oracle.damage import Damage
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.objects import ChosenTarget, Kind, Zone
from oracle.questions import Asking
from oracle.state import State, Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent


def check(duel: Duel) -> None:
    def action(game: Game) -> Asking[None]:
        yield from state_based.perform(game)

    duel.game.do(action)


@pytest.mark.parametrize(
    "trouble", [{"life": 0}, {"life": -3}, {"counters": (("poison", 10),)}, {"drew_from_empty_library": True}]
)
def test_a_player_in_trouble_loses(trouble: dict[str, Any]) -> None:
    duel = Duel()
    check(duel)
    duel.game.change_player(BOB, **trouble)
    check(duel)
    assert duel.game.player(BOB).lost
    assert duel.state.over


def test_what_was_checked_is_checked_again_once_more_than_whose_move_it_is_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[State] = []
    plain = state_based._losing
    monkeypatch.setattr(state_based, "_losing", lambda state: checked.append(state) or plain(state))  # type: ignore[func-returns-value]
    duel = Duel()
    for changes, times in (
        ({}, 1),
        ({"priority": BOB, "passed": 1}, 1),
        ({"step": Step.UPKEEP}, 1),
        ({"commander_damage": (("First", BOB, 3),)}, 2),
        ({"turn": 2}, 3),
    ):
        duel.game.update(**changes)
        check(duel)
        assert (changes, len(checked)) == (changes, times)


@pytest.mark.parametrize(
    ("second", "amount", "combat", "loses"),
    [("First", 10, True, True), ("First", 9, True, False), ("Second", 20, True, False), ("First", 20, False, False)],
)
def test_combat_damage_of_one_commander_is_counted(second: str, amount: int, combat: bool, loses: bool) -> None:
    duel = Duel()
    duel.game.change_player(BOB, life=40)
    for label in ("First", "Second"):
        duel.put("Grizzly Bears", label=label, commander=True)
    for label, dealt, in_combat in (("First", 11, True), (second, amount, combat)):
        duel.deal(Damage(duel.find(label).id, ChosenTarget(player=BOB), dealt, in_combat))
        check(duel)
    assert duel.game.player(BOB).lost is loses


def test_drawing_from_an_empty_library_loses() -> None:
    duel = Duel()
    events.draw(duel.game, ALICE, 4)
    check(duel)
    assert (duel.hand(), duel.game.player(ALICE).lost, duel.game.player(ALICE).drawn) == (3, True, 3)


@pytest.mark.parametrize("zone", [Zone.GRAVEYARD, Zone.HAND, Zone.EXILE])
def test_a_token_elsewhere_ceases_to_exist(zone: Zone) -> None:
    duel = Duel()
    token = duel.put("Grizzly Bears", zone, kind=Kind.TOKEN)
    check(duel)
    assert token not in duel.state.objects


def test_a_copy_of_a_spell_elsewhere_ceases_to_exist() -> None:
    duel = Duel()
    copy = duel.put("Lightning Bolt", Zone.GRAVEYARD, kind=Kind.COPY)
    check(duel)
    assert copy not in duel.state.objects


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"damage": 1}, "battlefield"),
        ({"damage": 2}, "graveyard"),
        ({"damage": 1, "deathtouched": True}, "graveyard"),
        ({"counters": (("-1/-1", 2),)}, "graveyard"),
        ({"damage": 2, "regeneration": 1}, "battlefield"),
        ({"counters": (("-1/-1", 2),), "regeneration": 1}, "graveyard"),
    ],
)
def test_creatures_die_of_damage_and_of_no_toughness(changes: dict[str, Any], where: str) -> None:
    duel = Duel()
    duel.put("Grizzly Bears", **changes)
    check(duel)
    assert duel.where("Grizzly Bears") == where


def test_indestructible_creatures_do_not_die_of_damage_but_of_no_toughness() -> None:
    duel = Duel()
    golem = creature("Golem", 2, 2, Keyword("indestructible"))
    duel.put(golem, label="hurt", damage=9)
    duel.put(golem, label="shrunk", counters=(("-1/-1", 2),))
    check(duel)
    assert (duel.where("hurt"), duel.where("shrunk")) == ("battlefield", "graveyard")


def test_regenerating_taps_and_heals() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears", damage=2, regeneration=1)
    check(duel)
    found = duel.game.object(bears)
    assert (found.tapped, found.damage, found.regeneration) == (True, 0, 0)


def test_deathtouch_counts_only_until_the_next_check() -> None:
    duel = Duel()
    golem = duel.put(creature("Golem", 2, 2, Keyword("indestructible")), damage=1, deathtouched=True)
    check(duel)
    assert not duel.game.object(golem).deathtouched


def test_a_planeswalker_without_loyalty_goes() -> None:
    duel = Duel()
    duel.put("Teferi, Time Raveler")
    check(duel)
    assert duel.where("Teferi, Time Raveler") == "graveyard"


def test_counters_that_cancel_each_other_go_in_pairs() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears", counters=(("+1/+1", 3), ("-1/-1", 1)))
    check(duel)
    assert duel.game.object(bears).counters == (("+1/+1", 2),)


@pytest.mark.parametrize(("on", "where"), [("Grizzly Bears", "battlefield"), ("Ornithopter", "graveyard"), (None, "graveyard")])
def test_an_aura_stays_only_on_what_it_can_enchant(on: str | None, where: str) -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    duel.put(permanent("Ornithopter", "Artifact"))
    aura = permanent("Mark", "Enchantment", Enchant(Target(quality=CREATURE)), subtypes=("Aura",))
    duel.put(aura, attached_to=None if on is None else duel.find(on).id)
    check(duel)
    assert duel.where("Mark") == where


def test_an_aura_that_is_none_any_more_is_unattached_for_good() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    pacifism = duel.put("Pacifism", attached_to=duel.find("Grizzly Bears").id)
    song = duel.put("Song of the Dryads", attached_to=pacifism)
    check(duel)
    assert (duel.where("Pacifism"), duel.find("Pacifism").attached_to) == ("battlefield", None)
    events.destroy(duel.game, [song])
    check(duel)
    assert duel.where("Pacifism") == "graveyard"


def test_an_aura_that_is_a_creature_enchants_nothing() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears")
    alive = StaticAbility(Is(Quality(types=("Enchantment",)), Nature(("Creature",), size=(1, 1), keeps=Keeps.ALL)))
    duel.put(permanent("Alive", "Enchantment", alive))
    duel.put("Pacifism", attached_to=bears)
    check(duel)
    assert duel.where("Pacifism") == "graveyard"


def test_everything_that_dies_dies_at_once() -> None:
    duel = Duel()
    mourner = creature("Mourner", 1, 1, TriggeredAbility(Dies(Quality(types=("Creature",), other=True)), (GainLife(Who.YOU, 1),)))
    duel.put(mourner, label="hurt", damage=1)
    duel.put(mourner, label="shrunk", counters=(("-1/-1", 1),))
    check(duel)
    assert len(duel.state.waiting) == 2


@pytest.mark.parametrize(("answer", "where"), [("yes", "command"), ("no", "graveyard")])
def test_a_commander_may_go_to_the_command_zone_from_the_graveyard(answer: str, where: str) -> None:
    duel = Duel()
    duel.put("Grizzly Bears", commander=True, damage=2)
    check(duel)
    assert duel.question.kind == "return to command zone"
    duel.answer(answer)
    assert duel.where("Grizzly Bears") == where
    check(duel)
    assert duel.game.pending is None


def test_a_check_that_finds_nothing_changes_nothing() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    before = duel.state
    check(duel)
    assert duel.state == before


def test_the_world_rule_is_not_guessed_at() -> None:
    duel = Duel()
    for label in ("first", "second"):
        duel.put(permanent("World", "Enchantment", supertypes=("World",)), label=label)
    with pytest.raises(NotModelled, match="world rule"):
        check(duel)


def test_a_commander_that_dies_before_july_2020_is_not_modelled() -> None:
    duel = Duel(edition="2020-07-02")
    duel.put("Grizzly Bears", Zone.GRAVEYARD, commander=True)
    with pytest.raises(NotModelled, match="commander"):
        check(duel)
    duel.game.update(edition="2020-07-03")
    check(duel)
    assert duel.question.about == duel.find("Grizzly Bears").id


def test_the_active_player_decides_about_a_commander_first() -> None:
    duel = Duel()
    for seat in (BOB, ALICE):
        duel.put("Grizzly Bears", Zone.GRAVEYARD, seat, label=f"Commander of {seat}", commander=True)
    check(duel)
    assert duel.question.player == ALICE
    duel.no()
    assert duel.question.player == BOB


@pytest.mark.parametrize(("moves", "performed"), [(True, True), (False, False)])
def test_leaving_a_commander_where_it_is_performs_nothing(moves: bool, performed: bool) -> None:
    duel = Duel()
    duel.put("Grizzly Bears", Zone.GRAVEYARD, commander=True)
    results = []

    def action(game: Game) -> Asking[None]:
        results.append((yield from state_based.perform(game)))

    duel.game.do(action)
    duel.yes() if moves else duel.no()
    assert results[-1] is performed


def test_what_is_last_known_is_how_it_was_before_any_of_what_happened_together() -> None:
    duel = Duel()
    seen = creature("Seen", 2, 2, Keyword("protection from red"))
    host = duel.put(seen)
    blade = permanent("Blade", "Artifact", StaticAbility(Anthem(Quality(enchanted=True), 3, -2)), subtypes=("Equipment",))
    duel.put(replace(blade, colors=frozenset("R")), attached_to=host)
    duel.put(seen, label="counted", counters=(("+1/+1", 1), ("-1/-1", 3)))
    counted = duel.find("counted").id
    check(duel)
    for of, power in ((host, 5), (counted, 0)):
        last = duel.state.gone[of].last
        assert last is not None
        assert (duel.where("Seen"), last.power) == ("graveyard", power)
    assert (duel.find("Blade").attached_to, duel.where("Blade")) == (None, "battlefield")
    assert duel.state.gone[counted].counters == (("+1/+1", 1), ("-1/-1", 3))


def test_nobody_is_asked_what_to_keep_of_a_game_that_is_over() -> None:
    duel = Duel()
    legend = creature("Isamaru", 2, 2, supertypes=("Legendary",))
    for label in ("one", "two"):
        duel.put(legend, label=label)
    duel.put("Grizzly Bears", commander=True, zone=Zone.GRAVEYARD)
    duel.put("Grizzly Bears", label="dying", damage=2)
    duel.game.change_player(BOB, life=0)
    check(duel)
    assert (duel.game.pending, duel.game.player(BOB).lost, duel.where("dying")) == (None, True, "graveyard")
