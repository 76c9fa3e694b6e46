"""Real instants and sorceries with convoke, paid for by creatures alone."""

from __future__ import annotations

import pytest

from oracle import layers, zones
from oracle.objects import Zone
from tests.oracle.duel import ALICE, BOB, Duel, creature


def duel_with(card: str, colors: str) -> Duel:
    """Alice has the card in hand, and creatures of these colors, called by letter and number: G1, G2, W1."""
    duel = Duel()
    duel.put(card, Zone.HAND)
    for number, color in enumerate(colors):
        duel.put(creature(f"{color}{colors[:number].count(color) + 1}", mana=f"{{{color}}}", subtypes=("Elf",)))
    return duel


def tapped(duel: Duel) -> int:
    return sum(duel.game.object(each).tapped for each in layers.permanents(duel.state, ALICE))


def test_lethal_scheme_has_each_creature_that_paid_connive() -> None:
    duel = duel_with("Lethal Scheme", "BBRR")
    duel.put("Memnite", seat=BOB)
    for number in range(2):
        zones.move(duel.game, duel.put("Shock", Zone.HAND, label=f"Shock {number}"), Zone.LIBRARY)
    duel.cast("Lethal Scheme", "Memnite")
    assert tapped(duel) == 4
    duel.resolve()
    assert duel.where("Memnite") == "graveyard"
    assert duel.options() == ["B1", "B2", "R1", "R2"]
    duel.answer("R2")
    assert duel.numbers("R2") == (2, 2)
    for each in ("B1", "R1"):
        duel.answer(each)
    # Two Shocks and two Wastes were drawn and discarded.
    assert sorted(duel.numbers(each) for each in ("B1", "B2", "R1", "R2")) == [(1, 1), (1, 1), (2, 2), (2, 2)]
    assert duel.game.player(ALICE).drawn == 4


def test_chord_of_calling_finds_a_creature_card_of_mana_value_x_or_less() -> None:
    duel = duel_with("Chord of Calling", "GGGRRR")
    duel.put("Hill Giant", Zone.LIBRARY)
    duel.put("Grizzly Bears", Zone.LIBRARY)
    duel.put("Memnite", Zone.LIBRARY)
    duel.cast("Chord of Calling", x=3)
    duel.resolve()
    assert duel.options() == ["Grizzly Bears", "Memnite"]
    duel.answer("Grizzly Bears")
    assert (duel.where("Grizzly Bears"), tapped(duel)) == ("battlefield", 6)


def test_march_of_the_multitudes_makes_x_soldiers() -> None:
    duel = duel_with("March of the Multitudes", "GWWRRRRR")
    duel.cast("March of the Multitudes", x=5)
    duel.resolve()
    assert duel.tokens() == ["Soldier Token"] * 5


def test_hour_of_reckoning_spares_tokens_and_destroys_what_paid_for_it() -> None:
    duel = duel_with("Hour of Reckoning", "WWWRRRR")
    duel.put("Scatter the Seeds", Zone.HAND)
    duel.mana("{G}{G}{G}{G}{G}")
    duel.cast("Scatter the Seeds")
    duel.resolve()
    duel.cast("Hour of Reckoning")
    duel.resolve()
    assert (duel.tokens(), duel.where("W1")) == (["Saproling Token"] * 3, "graveyard")


def test_everything_comes_to_dust_spares_what_shares_a_type_with_what_paid_for_it() -> None:
    duel = duel_with("Everything Comes to Dust", "WWWRRRRRRR")
    duel.put(creature("Elder", subtypes=("Elf",)), seat=BOB)
    duel.put("Grizzly Bears", seat=BOB)
    duel.put("Ornithopter", seat=BOB)
    duel.cast("Everything Comes to Dust")
    duel.resolve()
    assert [duel.where(each) for each in ("W1", "Elder")] == ["battlefield"] * 2
    assert [duel.where(each) for each in ("Grizzly Bears", "Ornithopter")] == ["exile"] * 2


@pytest.mark.parametrize(
    ("card", "colors", "life"),
    [("Stoke the Flames", "RRGG", (20, 16)), ("Covenant of Blood", "BRRRRRR", (24, 16))],
)
def test_damage_that_creatures_pay_for(card: str, colors: str, life: tuple[int, int]) -> None:
    duel = duel_with(card, colors)
    duel.cast(card, "Bob")
    duel.resolve()
    assert (duel.game.player(ALICE).life, duel.game.player(BOB).life) == life


def test_unmake_the_graves_returns_two_and_may_return_none() -> None:
    for targets in (("Hill Giant", "Grizzly Bears"), ("Hill Giant",), ()):
        duel = duel_with("Unmake the Graves", "BRRRR")
        duel.put("Hill Giant", Zone.GRAVEYARD)
        duel.put("Grizzly Bears", Zone.GRAVEYARD)
        duel.cast("Unmake the Graves", *targets)
        duel.resolve()
        assert duel.hand() == len(targets)
