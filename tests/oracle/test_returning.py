"""What is exiled until something leaves the battlefield (610.3)."""

from __future__ import annotations

import pytest

from oracle import actions, events, priority, returning, zones
from oracle.abilities.effects import ChooseRevealed, Destroy, ExileUntilLeaves, GainLife, RevealHand
from oracle.abilities.events import Enters
from oracle.abilities.kinds import SpellAbility, TriggeredAbility
from oracle.abilities.qualities import CREATURE, CountOf, Kind, Named, Quality, Target, Who
from oracle.errors import NotModelled
from oracle.objects import Characteristics, Zone
from oracle.objects import Kind as Made
from oracle.phasing import phase_out
from oracle.playing.casting import Announcement
from tests.oracle.duel import ALICE, BOB, Duel, permanent

LIGHT = permanent("Light", "Enchantment", TriggeredAbility(Enters(), (ExileUntilLeaves(),), (Target(quality=CREATURE),)))


@pytest.fixture
def duel() -> Duel:
    """Bob has a creature; Alice's Banishing Light is on the stack, or has entered when `enters` was called."""
    duel = Duel()
    duel.put("Hill Giant", seat=BOB, counters=(("+1/+1", 1),), tapped=True)
    duel.put("Banishing Light", Zone.HAND)
    duel.mana("{W}{W}{W}")
    duel.cast("Banishing Light")
    return duel


def enters(duel: Duel) -> None:
    duel.resolve()
    if duel.game.pending is not None:
        duel.answer("Hill Giant")


def settle(duel: Duel) -> None:
    """Alice receives priority again."""
    duel.game.do(lambda game: priority.keep(game, ALICE))


def test_a_permanent_is_exiled_and_comes_back_when_its_source_leaves(duel: Duel) -> None:
    enters(duel)
    duel.resolve()
    assert duel.where("Hill Giant") == "exile"
    duel.put("Disenchant", Zone.HAND)
    duel.mana("{W}{W}")
    duel.cast("Disenchant", "Banishing Light")
    duel.resolve()
    giant = duel.find("Hill Giant")
    assert (giant.zone, giant.controller, giant.tapped, giant.counters, giant.sick) == (Zone.BATTLEFIELD, BOB, False, (), True)
    assert duel.stack() == []


def test_nothing_is_exiled_where_the_source_has_left_before(duel: Duel) -> None:
    enters(duel)
    duel.put("Disenchant", Zone.HAND)
    duel.mana("{W}{W}")
    duel.cast("Disenchant", "Banishing Light")
    duel.resolve()
    assert duel.stack() == ["enters"]
    duel.resolve()
    assert duel.where("Hill Giant") == "battlefield"
    assert duel.find("Hill Giant").counted("+1/+1") == 1


def test_a_source_that_is_phased_out_has_not_left(duel: Duel) -> None:
    enters(duel)
    phase_out(duel.game, (duel.find("Banishing Light").id,))
    duel.resolve()
    assert duel.where("Hill Giant") == "exile"
    settle(duel)
    assert duel.where("Hill Giant") == "exile"


def test_a_card_that_has_left_exile_does_not_come_back(duel: Duel) -> None:
    enters(duel)
    duel.resolve()
    zones.move(duel.game, duel.find("Hill Giant").id, Zone.HAND)
    events.destroy(duel.game, (duel.find("Banishing Light").id,))
    settle(duel)
    assert duel.where("Hill Giant") == "hand"


def test_a_token_is_gone_for_good(duel: Duel) -> None:
    duel.put("Savannah Lions", seat=BOB, label="Token", kind=Made.TOKEN)
    duel.resolve()
    duel.answer("Token")
    duel.resolve()
    assert duel.tokens(BOB) == []
    events.destroy(duel.game, (duel.find("Banishing Light").id,))
    settle(duel)
    assert duel.tokens(BOB) == []


def test_several_come_back_at_the_same_time_and_see_each_other_enter() -> None:
    duel = Duel()
    for label in ("First", "Second"):
        duel.put("Soul Warden", seat=BOB, label=f"{label} warden")
        duel.put(LIGHT, Zone.HAND, label=f"{label} light")
        duel.mana("{C}")
        duel.cast(f"{label} light")
        duel.resolve()
        if duel.game.pending is not None:
            duel.answer(f"{label} warden")
        duel.resolve()
    assert [duel.where(f"{label} warden") for label in ("First", "Second")] == ["exile", "exile"]
    events.destroy(duel.game, [duel.find(f"{label} light").id for label in ("First", "Second")])
    settle(duel)
    assert [waiting.ability.source.label for waiting in duel.state.waiting] == ["Second warden", "First warden"]


def test_it_is_back_before_the_next_instruction() -> None:
    duel = Duel()
    duel.put("Hill Giant", seat=BOB)
    duel.put(LIGHT, Zone.HAND)
    duel.mana("{C}")
    duel.cast("Light")
    duel.resolve_all()
    count = Quality(types=("Creature",), controller=Who.OPPONENT)
    text = SpellAbility((Destroy(), GainLife(amount=CountOf(count))), (Target(quality=Quality(types=("Enchantment",))),))
    duel.put(Characteristics("Snuff", (), types=("Instant",), abilities=(text,)), Zone.HAND)
    duel.cast("Snuff", "Light")
    duel.resolve()
    assert duel.game.player(ALICE).life == 21


def test_a_source_that_exiles_itself_is_back_at_once() -> None:
    duel = Duel()
    ability = TriggeredAbility(Enters(), (ExileUntilLeaves(Named.THIS),))
    duel.put(permanent("Loop", "Enchantment", ability), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Loop")
    duel.resolve()
    before = duel.find("Loop").id
    duel.resolve()
    assert duel.where("Loop") == "battlefield"
    assert duel.find("Loop").id != before
    assert duel.stack() == ["enters"]


def test_a_return_in_the_middle_of_a_casting_is_not_modelled() -> None:
    duel = Duel()
    duel.put("Savannah Lions", seat=BOB)
    duel.put("Banisher Priest", Zone.HAND)
    duel.put("Phyrexian Altar")
    duel.mana("{W}{W}{W}")
    duel.cast("Banisher Priest")
    duel.resolve_all()
    assert duel.where("Savannah Lions") == "exile"
    duel.put("Shock", Zone.HAND)
    with pytest.raises(NotModelled, match="returns while"):
        duel.game.do(actions.cast(Announcement(ALICE, duel.find("Shock").id, targets=(duel.target("Bob"),))))


def test_a_card_of_a_hand_goes_back_to_that_hand() -> None:
    duel = Duel()
    for label in ("Grizzly Bears", "Island"):
        duel.put(label, Zone.HAND, BOB)
    look = (RevealHand(Who.TARGET_PLAYER), ChooseRevealed(Quality(not_types=("Land",))), ExileUntilLeaves(Named.MADE))
    duel.put(permanent("Maggot", "Enchantment", TriggeredAbility(Enters(), look, (Target(Kind.PLAYER),))), Zone.HAND)
    duel.mana("{C}{W}{W}")
    duel.cast("Maggot")
    duel.resolve()
    duel.answer("Bob")
    duel.resolve()
    assert duel.where("Grizzly Bears") == "exile"
    duel.put("Disenchant", Zone.HAND)
    duel.cast("Disenchant", "Maggot")
    duel.resolve()
    assert (duel.where("Grizzly Bears"), duel.hand(BOB)) == ("hand", 2)


def test_from_other_zones_nothing_is_exiled_until_something_leaves() -> None:
    duel = Duel()
    source = duel.put(LIGHT)
    card = duel.put("Grizzly Bears", Zone.GRAVEYARD)
    with pytest.raises(NotModelled, match="other zones"):
        returning.exile_until_leaves(duel.game, (card,), source)
