"""What sees how a spell was paid for: conditions on the mana that was spent, and numbers that count it (601.2h, 603.4)."""

from __future__ import annotations

import pytest

from oracle.abilities.conditions import ManaSpentAtLeast
from oracle.abilities.effects import GainLife
from oracle.abilities.events import CastsSpell
from oracle.abilities.kinds import TriggeredAbility
from oracle.abilities.qualities import ANYTHING, Who
from oracle.objects import Zone
from tests.oracle.duel import ALICE, BOB, Duel, permanent

COUNTING = permanent(
    "Quorble", "Artifact", TriggeredAbility(CastsSpell(Who.YOU, ANYTHING), (GainLife(),), condition=ManaSpentAtLeast(4))
)


@pytest.mark.parametrize(("mana", "countered"), [("{G}", False), ("", True)])
def test_void_mirror_counters_what_was_convoked_for_all_its_mana_whatever_the_color(mana: str, countered: bool) -> None:
    duel = Duel()
    duel.put("Void Mirror", seat=BOB)
    duel.put("Grizzly Bears")
    duel.put("Gather Courage", Zone.HAND)
    if mana:
        duel.mana(mana)
    duel.cast("Gather Courage", "Grizzly Bears")
    assert duel.stack() == ["cast", "Gather Courage"][not countered :]
    duel.resolve_all()
    assert duel.numbers("Grizzly Bears") == ((2, 2) if countered else (4, 4))


@pytest.mark.parametrize(("mirror", "countered"), [("Void Mirror", True), ("Vexing Bauble", False)])
def test_colorless_mana_is_mana_but_has_no_color(mirror: str, countered: bool) -> None:
    duel = Duel()
    duel.put(mirror)
    duel.put("Ornithopter", Zone.HAND)
    duel.put("Sol Ring", Zone.HAND)
    duel.mana("{C}")
    duel.cast("Sol Ring")
    duel.resolve_all()
    assert duel.where("Sol Ring") == ("graveyard" if countered else "battlefield")
    duel.cast("Ornithopter")
    duel.resolve_all()
    assert duel.where("Ornithopter") == "graveyard"


@pytest.mark.parametrize(("mana", "size"), [("{W}{W}{W}{C}", (3, 6)), ("{W}{W}{C}{C}", (2, 5)), ("{W}{W}{W}{W}", (3, 6))])
def test_ardenvale_paladin_asks_for_three_white_mana(mana: str, size: tuple[int, int]) -> None:
    duel = Duel()
    duel.put("Ardenvale Paladin", Zone.HAND)
    duel.mana(mana)
    duel.cast("Ardenvale Paladin")
    duel.resolve()
    assert duel.numbers("Ardenvale Paladin") == size


@pytest.mark.parametrize(("mana", "size"), [("{G}{W}{U}", (3, 4)), ("{G}{G}{G}", (1, 2)), ("{G}{C}{C}", (1, 2))])
def test_tajuru_stalwart_counts_the_colors_that_were_spent(mana: str, size: tuple[int, int]) -> None:
    duel = Duel()
    duel.put("Tajuru Stalwart", Zone.HAND)
    duel.mana(mana)
    duel.cast("Tajuru Stalwart")
    duel.resolve()
    assert duel.numbers("Tajuru Stalwart") == size


def test_nothing_was_spent_on_a_copy() -> None:
    duel = Duel()
    duel.put("Tajuru Stalwart", Zone.HAND)
    duel.put("Double Major", Zone.HAND)
    duel.mana("{G}{W}{U}")
    duel.cast("Tajuru Stalwart")
    duel.mana("{G}{U}")
    duel.cast("Double Major", "Tajuru Stalwart")
    duel.resolve()
    duel.resolve()
    token = next(found for found in duel.state.objects.values() if found.base.name == "Tajuru Stalwart" and not found.label)
    assert (token.zone, token.counters) == (Zone.BATTLEFIELD, ())
    duel.resolve()
    assert duel.numbers("Tajuru Stalwart") == (3, 4)


def test_radiant_flames_deals_as_much_as_colors_were_spent() -> None:
    duel = Duel()
    duel.put("Hill Giant")
    duel.put("Autochthon Wurm", seat=BOB)
    duel.put("Radiant Flames", Zone.HAND)
    duel.mana("{R}{R}{G}")
    duel.cast("Radiant Flames")
    duel.resolve()
    assert duel.find("Hill Giant").damage == 2
    assert duel.find("Autochthon Wurm").damage == 2


@pytest.mark.parametrize(("mana", "life"), [("{C}{C}{C}{R}", 21), ("{C}{C}{R}", 20)])
def test_so_much_mana_has_to_be_spent_and_what_convokes_is_none(mana: str, life: int) -> None:
    duel = Duel()
    duel.put(COUNTING)
    duel.put("Will-Forged Golem", Zone.HAND)
    for number in range(3):
        duel.put("Memnite", label=f"Memnite {number}")
    duel.mana(mana)
    duel.cast("Will-Forged Golem")
    duel.resolve_all()
    assert duel.state.players[ALICE].life == life
