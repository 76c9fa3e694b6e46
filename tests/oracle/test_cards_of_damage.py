"""Cards that deal damage and prevent it, in play."""

from __future__ import annotations

from oracle.objects import Zone
from tests.oracle.duel import ALICE, BOB, Duel


def life(duel: Duel) -> tuple[int, int]:
    return duel.game.player(ALICE).life, duel.game.player(BOB).life


def damage(duel: Duel, *labels: str) -> list[int]:
    return [duel.find(label).damage for label in labels]


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
