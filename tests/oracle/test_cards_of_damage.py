"""Cards that deal damage and prevent it, in play."""

from __future__ import annotations

import pytest

from oracle.damage import Damage
from oracle.errors import IllegalAction
from oracle.objects import Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel


def life(duel: Duel) -> tuple[int, int]:
    return duel.game.player(ALICE).life, duel.game.player(BOB).life


def damage(duel: Duel, *labels: str) -> list[int]:
    return [duel.find(label).damage for label in labels]


def tapped(duel: Duel, *labels: str) -> list[bool]:
    return [duel.find(label).tapped for label in labels]


def cast(duel: Duel, card: str, mana: str, *targets: str, x: int | None = None) -> None:
    """Alice casts a card from her hand for this mana, and it resolves, or asks."""
    duel.put(card, Zone.HAND)
    duel.mana(mana)
    duel.cast(card, *targets, x=x)
    duel.resolve()


def test_a_hurricane_strikes_what_flies_and_every_player() -> None:
    duel = Duel()
    duel.put("Serra Angel")
    duel.put("Hill Giant", seat=BOB)
    cast(duel, "Hurricane", "{G}{C}{C}", x=2)
    assert (damage(duel, "Serra Angel", "Hill Giant"), life(duel)) == ([2, 0], (18, 18))


def test_a_steam_blast_strikes_creatures_and_players() -> None:
    duel = Duel()
    duel.put("Serra Angel")
    cast(duel, "Steam Blast", "{R}{C}{C}")
    assert (damage(duel, "Serra Angel"), life(duel)) == ([2], (18, 18))


def test_mending_hands_prevent_as_much_as_four() -> None:
    duel = Duel()
    duel.put("Lightning Bolt", Zone.HAND)
    duel.put("Shock", Zone.HAND)
    cast(duel, "Mending Hands", "{W}", "Bob")
    duel.mana("{R}{R}")
    duel.cast("Lightning Bolt", "Bob")
    duel.resolve()
    duel.cast("Shock", "Bob")
    duel.resolve()
    assert life(duel) == (20, 19)


def test_a_lightning_helix_gives_its_player_life() -> None:
    duel = Duel()
    cast(duel, "Lightning Helix", "{R}{W}", "Bob")
    assert life(duel) == (23, 17)


def test_a_sorcerer_pings() -> None:
    duel = Duel()
    duel.put("Prodigal Sorcerer")
    duel.put("Hill Giant", seat=BOB)
    duel.activate("Prodigal Sorcerer", "Hill Giant")
    duel.resolve()
    assert damage(duel, "Hill Giant") == [1]


def test_skinrender_shrinks_a_creature_and_a_fume_spitter_gives_itself_up_for_it() -> None:
    duel = Duel()
    duel.put("Serra Angel", seat=BOB)
    duel.put("Fume Spitter")
    cast(duel, "Skinrender", "{B}{B}{C}{C}")
    duel.answer("Serra Angel")
    duel.resolve()
    assert duel.numbers("Serra Angel") == (1, 1)
    duel.activate("Fume Spitter", "Serra Angel")
    duel.resolve()
    assert (duel.where("Serra Angel"), duel.where("Fume Spitter")) == ("graveyard", "graveyard")


def test_a_char_burns_its_player_at_the_same_time() -> None:
    duel = Duel()
    duel.game.change_player(ALICE, life=2)
    duel.game.change_player(BOB, life=4)
    cast(duel, "Char", "{R}{C}{C}", "Bob")
    assert [player.lost for player in duel.state.players] == [True, True]


def test_a_lava_axe_strikes_players_and_planeswalkers_alone() -> None:
    duel = Duel()
    duel.put("Chandra, Novice Pyromancer", seat=BOB, counters=(("loyalty", 6),))
    duel.put("Hill Giant", seat=BOB)
    duel.put("Lava Axe", Zone.HAND, label="first axe")
    with pytest.raises(IllegalAction) as refused:
        cast(duel, "Lava Axe", "{R}{C}{C}{C}{C}", "Hill Giant")
    assert refused.value.rule == "601.2c"
    duel.cast("first axe", "Chandra, Novice Pyromancer")
    duel.resolve()
    assert (duel.find("Chandra, Novice Pyromancer").counted("loyalty"), life(duel)) == (1, (20, 20))


@pytest.mark.parametrize(
    ("ability", "targets", "loyalty", "power", "mana", "lives"),
    [(1, (), 6, 4, 0, (20, 20)), (2, (), 4, 2, 2, (20, 20)), (3, ("Bob",), 3, 2, 0, (20, 18))],
)
def test_a_planeswalker_strengthens_elementals_makes_mana_or_deals_damage(
    ability: int, targets: tuple[str, ...], loyalty: int, power: int, mana: int, lives: tuple[int, int]
) -> None:
    duel = Duel()
    duel.put("Chandra, Novice Pyromancer", label="Chandra", counters=(("loyalty", 5),))
    duel.put("Mulldrifter")
    duel.activate("Chandra", *targets, ability=ability)
    assert duel.game.player(ALICE).mana == ()
    duel.resolve()
    assert (duel.find("Chandra").counted("loyalty"), duel.numbers("Mulldrifter")) == (loyalty, (power, 2))
    assert (len(duel.game.player(ALICE).mana), life(duel)) == (mana, lives)


def fighting() -> Duel:
    """Alice has a creature with deathtouch and lifelink, Bob a bigger one."""
    duel = Duel()
    duel.put("Vampire Nighthawk")
    duel.put("Colossal Dreadmaw", seat=BOB)
    return duel


def test_creatures_that_fight_deal_each_other_damage_equal_to_their_power() -> None:
    duel = fighting()
    cast(duel, "Prey Upon", "{G}", "Vampire Nighthawk", "Colossal Dreadmaw")
    assert (duel.where("Vampire Nighthawk"), duel.where("Colossal Dreadmaw")) == ("graveyard", "graveyard")
    assert life(duel) == (22, 20)


@pytest.mark.parametrize("gone", ["Vampire Nighthawk", "Colossal Dreadmaw"])
def test_nothing_is_dealt_in_a_fight_that_one_of_the_two_has_left(gone: str) -> None:
    duel = fighting()
    duel.put("Prey Upon", Zone.HAND)
    duel.put("Unsummon", Zone.HAND)
    duel.mana("{G}{U}")
    duel.cast("Prey Upon", "Vampire Nighthawk", "Colossal Dreadmaw")
    duel.cast("Unsummon", gone)
    duel.resolve_all()
    assert (damage(duel, "Vampire Nighthawk", "Colossal Dreadmaw"), life(duel)) == ([0, 0], (20, 20))


def test_a_creature_fights_another_one() -> None:
    duel = fighting()
    duel.put("Ulvenwald Tracker")
    duel.mana("{G}{C}")
    with pytest.raises(IllegalAction):
        duel.activate("Ulvenwald Tracker", "Vampire Nighthawk", "Vampire Nighthawk")
    duel.activate("Ulvenwald Tracker", "Vampire Nighthawk", "Ulvenwald Tracker")
    duel.resolve()
    assert (duel.where("Ulvenwald Tracker"), damage(duel, "Vampire Nighthawk")) == ("graveyard", [1])


def test_a_creature_that_bites_is_the_source_of_the_damage_and_is_dealt_none() -> None:
    duel = fighting()
    cast(duel, "Rabid Bite", "{G}{C}", "Vampire Nighthawk", "Colossal Dreadmaw")
    assert (duel.where("Colossal Dreadmaw"), damage(duel, "Vampire Nighthawk"), life(duel)) == ("graveyard", [0], (22, 20))


def test_what_grew_first_bites_with_the_power_that_it_has_then() -> None:
    duel = fighting()
    duel.put("Grizzly Bears")
    cast(duel, "Clear Shot", "{G}{C}{C}", "Grizzly Bears", "Colossal Dreadmaw")
    assert damage(duel, "Colossal Dreadmaw") == [3]


def test_what_is_no_legal_target_any_more_bites_nothing() -> None:
    duel = fighting()
    duel.put("Rabid Bite", Zone.HAND)
    duel.put("Murder", Zone.HAND)
    duel.mana("{G}{C}{B}{B}{C}")
    duel.cast("Rabid Bite", "Vampire Nighthawk", "Colossal Dreadmaw")
    duel.cast("Murder", "Vampire Nighthawk")
    duel.resolve_all()
    assert (duel.where("Colossal Dreadmaw"), damage(duel, "Colossal Dreadmaw")) == ("battlefield", [0])


def test_an_earthquake_spares_what_flies() -> None:
    duel = Duel()
    duel.put("Serra Angel")
    duel.put("Hill Giant", seat=BOB)
    cast(duel, "Earthquake", "{R}{C}{C}", x=2)
    assert (damage(duel, "Serra Angel", "Hill Giant"), life(duel)) == ([0, 2], (18, 18))


@pytest.mark.parametrize(("creature", "where"), [("Grizzly Bears", "battlefield"), ("Savannah Lions", "graveyard")])
def test_a_pestilence_stays_as_long_as_a_creature_is_left(creature: str, where: str) -> None:
    duel = Duel()
    duel.put("Pestilence")
    duel.put(creature, seat=BOB)
    duel.mana("{B}")
    duel.activate("Pestilence")
    duel.resolve()
    assert life(duel) == (19, 19)
    duel.pass_until(Step.UPKEEP)
    assert duel.where("Pestilence") == where


def test_radiance_shields_every_creature_of_its_color() -> None:
    duel = Duel()
    for name in ("Wojek Apothecary", "Serra Angel", "Hill Giant"):
        duel.put(name)
    duel.put("Grizzly Bears", seat=BOB)
    duel.activate("Wojek Apothecary", "Serra Angel")
    duel.resolve()
    cast(duel, "Pyroclasm", "{R}{C}")
    assert damage(duel, "Wojek Apothecary", "Serra Angel", "Hill Giant") == [0, 1, 2]


def test_a_medic_prevents_as_much_as_there_are_clerics_as_it_resolves() -> None:
    duel = Duel()
    for name in ("Battlefield Medic", "Samite Healer", "Serra Angel"):
        duel.put(name)
    duel.activate("Battlefield Medic", "Serra Angel")
    duel.put("Wojek Apothecary", seat=BOB)
    duel.resolve()
    duel.deal(Damage(duel.find("Samite Healer").id, duel.target("Serra Angel"), 4))
    assert damage(duel, "Serra Angel") == [1]


def gideon() -> Duel:
    """Alice has a planeswalker that can be a creature, and has been there since before this turn."""
    duel = Duel()
    duel.put("Gideon, Martial Paragon", label="Gideon", counters=(("loyalty", 11),))
    return duel


def test_a_planeswalker_that_is_a_creature_is_dealt_damage_as_both() -> None:
    duel = gideon()
    duel.put("Leyline of Punishment")
    duel.activate("Gideon", ability=2)
    duel.resolve()
    assert duel.numbers("Gideon") == (5, 5)
    duel.deal(Damage(duel.find("Leyline of Punishment").id, duel.target("Gideon"), 3))
    assert (duel.find("Gideon").counted("loyalty"), damage(duel, "Gideon")) == (8, [3])


def test_damage_to_a_planeswalker_that_is_a_creature_is_prevented_as_it_says() -> None:
    duel = gideon()
    duel.put("Hill Giant", seat=BOB)
    duel.activate("Gideon", ability=2)
    duel.resolve()
    duel.deal(Damage(duel.find("Hill Giant").id, duel.target("Gideon"), 3))
    assert (duel.find("Gideon").counted("loyalty"), damage(duel, "Gideon")) == (11, [0])


def test_a_planeswalker_untaps_creatures_and_taps_those_of_others() -> None:
    duel = gideon()
    duel.put("Grizzly Bears", tapped=True)
    duel.put("Hill Giant", seat=BOB)
    duel.activate("Gideon", ability=1)
    duel.resolve()
    assert (duel.find("Grizzly Bears").tapped, duel.numbers("Grizzly Bears"), duel.numbers("Hill Giant")) == (
        False,
        (3, 3),
        (3, 3),
    )
    duel = gideon()
    duel.put("Grizzly Bears")
    duel.put("Hill Giant", seat=BOB)
    duel.activate("Gideon", ability=3)
    duel.resolve()
    assert (duel.find("Hill Giant").tapped, duel.numbers("Grizzly Bears"), duel.find("Grizzly Bears").tapped) == (
        True,
        (4, 4),
        False,
    )
