"""Permanents with a name that was originally printed in an expansion (206.3), and what is done to them."""

from __future__ import annotations

import pytest

from oracle.abilities.effects import GainLife
from oracle.abilities.events import Dies, Sacrifices
from oracle.abilities.kinds import TriggeredAbility
from oracle.abilities.qualities import ANYTHING, CREATURE, Quality, Who
from oracle.errors import IllegalAction
from oracle.matching import matches
from oracle.objects import Kind, ObjectId, Zone
from oracle.playing import lands
from oracle.state import Step
from oracle.stickers.kinds import Placed
from oracle.stickers.sheets import sticker
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

ANTIQUITIES = Quality(printed_in="Antiquities")
NOTED = (GainLife(Who.YOU, 1),)


def fits(duel: Duel, of: ObjectId) -> bool:
    return matches(duel.state, ANTIQUITIES, of, source=None, you=ALICE)


def test_the_present_name_counts() -> None:
    duel = Duel()
    assert fits(duel, duel.put(creature("Ornithopter")))
    assert not fits(duel, duel.put(creature("Ornithopter of Paradise")))
    assert not fits(duel, duel.put(creature("")))
    words = Placed(sticker("Dark"), timestamp=1)
    assert not fits(duel, duel.put(creature("Ornithopter"), stickers=(words,)))


def test_golgothian_sylex_has_each_controller_sacrifice_all_at_once() -> None:
    duel = Duel()
    duel.put("Golgothian Sylex")
    duel.put(creature("Onulet", 1, 1, TriggeredAbility(Dies(CREATURE), NOTED)))
    duel.put(creature("Su-Chi", 1, 1, TriggeredAbility(Sacrifices(Who.YOU, ANYTHING), NOTED)), seat=BOB, controller=ALICE)
    duel.put(creature("Triskelion"), seat=BOB)
    duel.put(creature("Atog"), seat=BOB, kind=Kind.TOKEN)
    duel.put(creature("Grizzly Bears"), seat=BOB)
    duel.mana("{C}")
    duel.activate("Golgothian Sylex")
    duel.resolve()
    triggered = [each.ability.word for each in duel.state.waiting]
    assert (triggered.count("dies"), triggered.count("sacrifice")) == (3, 3)
    gone = {each: duel.where(each) for each in ("Golgothian Sylex", "Onulet", "Su-Chi", "Triskelion")}
    assert set(gone.values()) == {"graveyard"}
    assert duel.find("Su-Chi").owner is BOB
    assert {duel.where(each) for each in ("Atog", "Grizzly Bears")} == {"battlefield"}


def test_apocalypse_chime_destroys() -> None:
    duel = Duel()
    duel.put("Apocalypse Chime")
    duel.put(creature("Autumn Willow"), regeneration=1)
    duel.put("Darksteel Myr", label="Joven")
    duel.put(permanent("Headstone", "Artifact"), seat=BOB)
    duel.mana("{C}{C}")
    duel.activate("Apocalypse Chime")
    duel.resolve()
    assert [duel.where(each) for each in ("Autumn Willow", "Joven", "Headstone")] == ["graveyard", "battlefield", "graveyard"]


def test_city_in_a_bottle_lets_nobody_cast_or_play_what_is_so_named() -> None:
    duel = Duel()
    duel.put("City in a Bottle", seat=BOB)
    duel.put(creature("Flying Men"), Zone.HAND)
    duel.put(creature("Grizzly Bears"), Zone.HAND)
    desert = duel.put(permanent("Desert", "Land"), Zone.HAND)
    forest = duel.put("Forest", Zone.HAND)
    duel.mana("{C}{C}")
    with pytest.raises(IllegalAction, match="City in a Bottle"):
        duel.cast("Flying Men")
    with pytest.raises(IllegalAction, match="City in a Bottle"):
        lands.check_playing(duel.state, ALICE, desert)
    lands.check_playing(duel.state, ALICE, forest)
    duel.cast("Grizzly Bears")


def test_library_of_alexandria_asks_for_exactly_seven_cards() -> None:
    duel = Duel()
    duel.put("Library of Alexandria")
    for number in range(6):
        duel.put("Wastes", Zone.HAND, label=f"card {number}")
    with pytest.raises(IllegalAction):
        duel.activate("Library of Alexandria", ability=2)
    duel.put("Wastes", Zone.HAND, label="the seventh")
    duel.activate("Library of Alexandria", ability=2)
    duel.resolve()
    assert duel.hand() == 8
    duel.put("Library of Alexandria", label="another")
    with pytest.raises(IllegalAction):
        duel.activate("another", ability=2)


def test_desert_deals_damage_at_the_end_of_combat_only() -> None:
    duel = Duel()
    duel.put("Desert", seat=BOB)
    duel.put(creature("Bear", 1, 1))
    duel.in_combat(["Bear"], {})
    duel.pass_()
    with pytest.raises(IllegalAction):
        duel.activate("Desert", "Bear", seat=BOB, ability=2)
    duel.pass_until(Step.END_OF_COMBAT)
    duel.pass_()
    duel.activate("Desert", "Bear", seat=BOB, ability=2)
    duel.resolve()
    assert duel.where("Bear") == "graveyard"
