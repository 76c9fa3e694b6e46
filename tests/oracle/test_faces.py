"""Permanents that are turned face down and face up (708)."""

from __future__ import annotations

import pytest

from oracle import events, faces, layers
from oracle.abilities.effects import Draw
from oracle.abilities.events import Dies, Enters
from oracle.abilities.kinds import Keyword, TriggeredAbility
from oracle.abilities.stickers import StickerKind
from oracle.errors import IllegalAction, NotModelled
from oracle.instructions.changing import begin_effect
from oracle.objects import Characteristics, Kind, Part, PartOf, Zone
from oracle.state import ChangePower
from oracle.stickers.kinds import Placed, Sticker
from tests.oracle.duel import ALICE, BOB, Duel, creature

DOWN = Characteristics(types=("Creature",), power=2, toughness=2)
OGRE = creature("Ogre", 5, 4, Keyword("trample"), TriggeredAbility(Dies(), (Draw(),)), subtypes=("Ogre",))


def now(duel: Duel, label: str) -> Characteristics:
    return layers.characteristics(duel.state, duel.find(label).id)


def turn_down(duel: Duel, label: str) -> None:
    faces.turn_face_down(duel.game, duel.find(label).id)


def test_ixidron_turns_all_others_face_down_and_counts_them() -> None:
    duel = Duel()
    duel.put(OGRE)
    duel.put("Grizzly Bears", seat=BOB)
    token = duel.put(creature("Saproling Token"), kind=Kind.TOKEN, label="token")
    duel.play("Ixidron")
    assert now(duel, "Ogre") == now(duel, "Grizzly Bears") == DOWN
    assert layers.characteristics(duel.state, token).name == "Saproling Token"
    assert duel.numbers("Ixidron") == (2, 2)
    assert not duel.find("Ixidron").face_down


def test_what_is_on_a_permanent_stays_as_it_is_turned() -> None:
    duel = Duel()
    ogre = duel.put(OGRE, counters=(("+1/+1", 1), ("trample", 1)), damage=2, tapped=True)
    duel.put("Pacifism", attached_to=ogre)
    begin_effect(duel.game, (ogre,), ChangePower(1, 0), ALICE)
    turn_down(duel, "Ogre")
    assert duel.numbers("Ogre") == (4, 3)
    assert now(duel, "Ogre").abilities == (Keyword("trample"),)
    found = duel.find("Ogre")
    assert (found.damage, found.tapped) == (2, True)
    faces.turn_face_up(duel.game, ogre)
    assert duel.numbers("Ogre") == (7, 5)
    assert now(duel, "Ogre").name == "Ogre"


@pytest.mark.parametrize(("edition", "younger"), [("2014-09-25", False), ("2016-08-25", False), ("2016-08-26", True)])
def test_what_was_turned_over_was_as_old_as_before(edition: str, younger: bool) -> None:
    """613.6c of 2014-09-25, and 613.6e of 2016-08-26."""
    duel = Duel(edition=edition)
    ogre = duel.put(OGRE)
    before = duel.find("Ogre").timestamp
    turn_down(duel, "Ogre")
    down = duel.find("Ogre").timestamp
    faces.turn_face_up(duel.game, ogre)
    assert (down > before, duel.find("Ogre").timestamp > down) == (younger, younger)


def test_each_turn_gives_a_new_timestamp_to_the_permanent_and_its_stickers_and_none_to_its_counters() -> None:
    duel = Duel()
    placed = Placed(Sticker("Sheet", "Dark", StickerKind.NAME, ("Dark",)), 0)
    ogre = duel.put(OGRE, counters=(("trample", 1),), stickers=(placed,))
    old = duel.find("Ogre").since("trample")
    for turn in (faces.turn_face_down, faces.turn_face_up):
        clock = duel.state.clock
        turn(duel.game, ogre)
        found = duel.find("Ogre")
        assert (found.timestamp, found.stickers[0].timestamp) == (clock, clock + 1)
        assert found.since("trample") == old


def test_a_word_of_a_sticker_is_the_name_of_what_is_face_down() -> None:
    duel = Duel()
    duel.put(OGRE, stickers=(Placed(Sticker("Sheet", "Dark", StickerKind.NAME, ("Dark",)), 0, 1),))
    assert now(duel, "Ogre").name == "Ogre Dark"
    turn_down(duel, "Ogre")
    assert now(duel, "Ogre").name == "Dark"


def test_what_is_face_down_is_not_turned_face_down() -> None:
    duel = Duel()
    duel.put(OGRE)
    turn_down(duel, "Ogre")
    state = duel.state
    turn_down(duel, "Ogre")
    assert duel.state == state


@pytest.mark.parametrize("face", [PartOf.FRONT, PartOf.BACK])
def test_what_is_double_faced_is_not_turned_face_down(face: PartOf) -> None:
    duel = Duel()
    duel.put(creature("Wolf", part=Part("Wolf // Man", face)))
    state = duel.state
    turn_down(duel, "Wolf")
    assert duel.state == state


def test_a_room_that_would_be_turned_face_down_is_not_modelled() -> None:
    duel = Duel()
    duel.put(creature("Attic", part=Part("Attic // Cellar", PartOf.HALF)))
    with pytest.raises(NotModelled, match="turning Attic // Cellar face down"):
        turn_down(duel, "Attic")


def test_a_card_is_itself_again_where_it_goes_and_its_own_abilities_were_not_there_to_see_it_die() -> None:
    duel = Duel()
    ogre = duel.put(OGRE)
    turn_down(duel, "Ogre")
    events.destroy(duel.game, (ogre,))
    assert duel.find("Ogre").base == OGRE
    assert not duel.find("Ogre").face_down
    assert duel.state.waiting == ()


def test_nothing_enters_as_a_permanent_is_turned_face_up() -> None:
    duel = Duel()
    duel.put(creature("Welcoming", 1, 1, TriggeredAbility(Enters(), (Draw(),))), seat=BOB)
    turn_down(duel, "Welcoming")
    duel.play("Break Open", "Welcoming")
    assert now(duel, "Welcoming").name == "Welcoming"
    assert duel.stack() == []


def test_break_open_needs_a_face_down_creature_of_an_opponent() -> None:
    duel = Duel()
    duel.put(OGRE, seat=BOB)
    duel.put("Grizzly Bears")
    turn_down(duel, "Grizzly Bears")
    duel.put("Break Open", Zone.HAND)
    for label in ("Ogre", "Grizzly Bears"):
        duel.mana("{C}{R}")
        with pytest.raises(IllegalAction):
            duel.cast("Break Open", label)


def test_what_waits_for_a_permanent_to_be_turned_face_up_triggers() -> None:
    duel = Duel()
    duel.put("Aven Farseer")
    duel.put("Secret Plans", seat=BOB)
    duel.put(OGRE, seat=BOB)
    turn_down(duel, "Ogre")
    assert duel.numbers("Ogre") == (2, 3)
    duel.play("Break Open", "Ogre")
    hand = duel.hand(BOB)
    duel.resolve_all()
    assert duel.find("Aven Farseer").counted("+1/+1") == 1
    assert duel.hand(BOB) == hand + 1
    assert duel.numbers("Ogre") == (5, 4)


def test_ixidor_turns_what_he_makes_bigger_face_up() -> None:
    duel = Duel()
    duel.put("Ixidor, Reality Sculptor")
    duel.put("Nosy Goblin", seat=BOB)
    turn_down(duel, "Nosy Goblin")
    assert duel.numbers("Nosy Goblin") == (3, 3)
    duel.mana("{C}{C}{U}")
    duel.activate("Ixidor, Reality Sculptor", "Nosy Goblin")
    duel.resolve()
    assert duel.numbers("Nosy Goblin") == (2, 1)


def test_a_clone_of_what_is_face_down_is_a_face_up_creature_without_a_name() -> None:
    duel = Duel()
    duel.put(OGRE)
    turn_down(duel, "Ogre")
    duel.play("Clone")
    duel.answer("Ogre")
    assert now(duel, "Clone") == DOWN
    assert not duel.find("Clone").face_down


def test_a_clone_that_is_a_copy_of_ixidron_turns_ixidron_face_down() -> None:
    duel = Duel()
    duel.put("Ixidron")
    duel.put("Grizzly Bears")
    turn_down(duel, "Grizzly Bears")
    assert duel.numbers("Ixidron") == (1, 1)
    duel.play("Clone")
    duel.answer("Ixidron")
    assert now(duel, "Ixidron") == DOWN
    assert duel.numbers("Clone") == (2, 2)
