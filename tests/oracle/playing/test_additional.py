"""Additional costs: kicker, buyback, and what is remembered of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import pytest

from oracle import actions, seeing
from oracle.abilities.costs import (
    ChangeLoyalty,
    Cost,
    CostPart,
    CycleThis,
    ExileThis,
    ExileThisFromGraveyard,
    PayLife,
    PutCounterOnThis,
    RemoveCounters,
    SacrificeThis,
    TapOthers,
    TapThis,
    UntapThis,
)
from oracle.abilities.effects import Draw
from oracle.abilities.kinds import CostKeyword, SpellAbility
from oracle.abilities.qualities import CREATURE
from oracle.errors import IllegalAction, NotModelled
from oracle.mana import plain_mana
from oracle.objects import Characteristics, Zone
from oracle.playing.additional import WORDS, word
from oracle.playing.casting import Announcement
from tests.oracle.conftest import made
from tests.oracle.duel import ALICE, BOB, Duel, creature


def cast(duel: Duel, label: str, *targets: str, additional: Sequence[str] = (), x: int | None = None) -> None:
    chosen = tuple(map(duel.target, targets))
    announced = Announcement(ALICE, duel.find(label).id, additional=tuple(additional), targets=chosen, x=x)
    duel.game.do(actions.cast(announced))


def refused(duel: Duel, label: str, *targets: str, additional: Sequence[str] = ()) -> str:
    before = duel.state
    with pytest.raises(IllegalAction) as illegal:
        cast(duel, label, *targets, additional=additional)
    assert duel.state == before
    return illegal.value.rule


@pytest.fixture
def duel() -> Duel:
    return Duel()


# ---- kicker


@pytest.mark.parametrize(("additional", "mana", "drawn"), [((), "{1}{U}", 0), (("kicker",), "{3}{U}{U}", 1)])
def test_a_kicked_spell_costs_more_and_does_what_it_says_of_kicking(
    duel: Duel, additional: tuple[str, ...], mana: str, drawn: int
) -> None:
    duel.put("Into the Roil", Zone.HAND)
    duel.put("Sol Ring", seat=BOB)
    duel.mana(mana.replace("{1}", "{C}").replace("{3}", "{C}{C}{C}"))
    left = 1 if additional else 0
    cast(duel, "Into the Roil", "Sol Ring", additional=additional)
    assert len(duel.game.player(ALICE).mana) == left
    duel.resolve()
    assert duel.where("Sol Ring") == "hand"
    assert duel.game.player(ALICE).drawn == drawn


def test_a_kicker_cost_that_cannot_be_paid_makes_the_cast_illegal(duel: Duel) -> None:
    duel.put("Into the Roil", Zone.HAND)
    duel.put("Sol Ring", seat=BOB)
    duel.mana("{U}{U}{U}")
    assert refused(duel, "Into the Roil", "Sol Ring", additional=("kicker",)) == "601.2h"


def test_a_permanent_remembers_that_it_was_kicked(duel: Duel) -> None:
    duel.put("Gatekeeper of Malakir", Zone.HAND)
    duel.put("Grizzly Bears", seat=BOB)
    duel.mana("{B}{B}{B}")
    cast(duel, "Gatekeeper of Malakir", additional=("kicker",))
    duel.resolve()
    duel.answer("Bob")
    duel.resolve_all()
    assert duel.where("Grizzly Bears") == "graveyard"


def test_a_permanent_that_was_not_kicked_has_nothing_to_trigger(duel: Duel) -> None:
    duel.put("Gatekeeper of Malakir", Zone.HAND)
    duel.put("Grizzly Bears", seat=BOB)
    duel.mana("{B}{B}{B}")
    cast(duel, "Gatekeeper of Malakir")
    duel.resolve()
    assert duel.stack() == []
    assert duel.game.pending is None


def test_a_kicked_creature_enters_with_the_counters_that_it_speaks_of(duel: Duel) -> None:
    for label, additional in (("kicked", ("kicker",)), ("plain", ())):
        duel.put("Kavu Primarch", Zone.HAND, label=label)
        duel.mana("{G}{G}{G}{G}{G}{G}{G}{G}")
        cast(duel, label, additional=additional)
        duel.resolve()
    assert duel.numbers("kicked") == (7, 7)
    assert duel.numbers("plain") == (3, 3)


# ---- buyback


def test_a_spell_that_was_bought_back_returns_to_the_hand_as_it_resolves(duel: Duel) -> None:
    duel.put("Whispers of the Muse", Zone.HAND)
    duel.mana("{U}{C}{C}{C}{C}{C}")
    cast(duel, "Whispers of the Muse", additional=("buyback",))
    duel.resolve()
    assert duel.where("Whispers of the Muse") == "hand"
    assert duel.game.player(ALICE).drawn == 1


def test_a_spell_that_was_not_bought_back_goes_to_the_graveyard(duel: Duel) -> None:
    duel.put("Whispers of the Muse", Zone.HAND)
    duel.mana("{U}{C}{C}{C}{C}{C}")
    cast(duel, "Whispers of the Muse")
    duel.resolve()
    assert duel.where("Whispers of the Muse") == "graveyard"
    assert duel.game.player(ALICE).mana != ()


def test_a_spell_that_does_not_resolve_is_not_bought_back(duel: Duel) -> None:
    duel.put("Capsize", Zone.HAND)
    duel.put("Grizzly Bears", seat=BOB)
    duel.mana("{U}{U}{U}{U}{U}{U}")
    cast(duel, "Capsize", "Grizzly Bears", additional=("buyback",))
    duel.put("Lightning Bolt", Zone.HAND)
    duel.mana("{R}")
    duel.cast("Lightning Bolt", "Grizzly Bears")
    duel.resolve_all()
    assert duel.where("Capsize") == "graveyard"


def test_buyback_and_exile_instead_of_the_graveyard_are_a_choice(duel: Duel) -> None:
    duel.put("Rest in Peace")
    duel.put("Whispers of the Muse", Zone.HAND)
    duel.mana("{U}{C}{C}{C}{C}{C}")
    cast(duel, "Whispers of the Muse", additional=("buyback",))
    with pytest.raises(NotModelled, match="buyback"):
        duel.resolve()


# ---- what may be announced


def test_a_cost_that_the_spell_does_not_offer_cannot_be_announced(duel: Duel) -> None:
    duel.put("Into the Roil", Zone.HAND)
    duel.put("Sol Ring", seat=BOB)
    duel.mana("{U}{U}{U}{U}{U}{U}{U}{U}")
    assert refused(duel, "Into the Roil", "Sol Ring", additional=("buyback",)) == "601.2b"
    assert refused(duel, "Into the Roil", "Sol Ring", additional=("kicker", "kicker")) == "601.2b"


def test_which_of_two_kicker_costs_is_paid_is_not_guessed(duel: Duel) -> None:
    kickers = (CostKeyword("kicker", Cost(("1",))), CostKeyword("kicker", Cost(("2",))))
    duel.put(made("Kicked Twice", "{U}", "Sorcery", *kickers, SpellAbility((Draw(),))), Zone.HAND)
    duel.mana("{U}{U}{U}")
    with pytest.raises(NotModelled, match="several kicker"):
        cast(duel, "Kicked Twice", additional=("kicker",))
    cast(duel, "Kicked Twice")


def test_additional_costs_are_raised_and_lowered_with_the_rest(duel: Duel) -> None:
    duel.put("Sphere of Resistance")
    duel.put("Whispers of the Muse", Zone.HAND)
    duel.mana("{U}{C}{C}{C}{C}{C}")
    assert refused(duel, "Whispers of the Muse", additional=("buyback",)) == "601.2h"
    duel.game.change_player(ALICE, mana=(*duel.game.player(ALICE).mana, *plain_mana("C")))
    cast(duel, "Whispers of the Muse", additional=("buyback",))
    assert duel.game.player(ALICE).mana == ()


def test_optional_costs_are_paid_beside_a_free_cast(duel: Duel) -> None:
    duel.put("Omniscience")
    duel.put("Whispers of the Muse", Zone.HAND)
    duel.mana("{C}{C}{C}{C}{C}")
    announced = Announcement(ALICE, duel.find("Whispers of the Muse").id, "free", additional=("buyback",))
    duel.game.do(actions.cast(announced))
    assert duel.game.player(ALICE).mana == ()
    duel.resolve()
    assert duel.where("Whispers of the Muse") == "hand"


# ---- costs among which one has to be chosen


def test_a_card_that_is_revealed_for_a_spell_is_seen_as_long_as_that_is_on_the_stack(duel: Duel) -> None:
    duel.put("Flamekin Bladewhirl", Zone.HAND)
    duel.put("Mulldrifter", Zone.HAND)
    duel.put("Grizzly Bears", Zone.HAND)
    duel.mana("{R}")
    cast(duel, "Flamekin Bladewhirl")
    assert seeing.sees(duel.state, BOB, duel.find("Mulldrifter"))
    assert not seeing.sees(duel.state, BOB, duel.find("Grizzly Bears"))
    assert duel.where("Mulldrifter") == "hand"
    duel.resolve()
    assert duel.where("Flamekin Bladewhirl") == "battlefield"
    assert not seeing.sees(duel.state, BOB, duel.find("Mulldrifter"))


def test_without_a_card_to_reveal_mana_has_to_be_paid(duel: Duel) -> None:
    duel.put("Flamekin Bladewhirl", Zone.HAND)
    duel.put("Grizzly Bears", Zone.HAND)
    duel.mana("{R}{R}{R}")
    assert refused(duel, "Flamekin Bladewhirl") == "601.2h"
    assert refused(duel, "Flamekin Bladewhirl", additional=("reveal",)) == "601.2h"
    duel.mana("{R}{R}{R}{R}")
    cast(duel, "Flamekin Bladewhirl", additional=("{3}",))
    assert duel.game.player(ALICE).mana == ()


def test_the_spell_itself_is_not_in_the_hand_any_more(duel: Duel) -> None:
    duel.put("Flamekin Bladewhirl", Zone.HAND)
    duel.mana("{R}")
    assert refused(duel, "Flamekin Bladewhirl") == "601.2h"


def test_which_of_the_costs_is_paid_has_to_be_said_where_both_can_be(duel: Duel) -> None:
    duel.put("Flamekin Bladewhirl", Zone.HAND)
    duel.put("Mulldrifter", Zone.HAND)
    duel.mana("{R}{R}{R}{R}")
    before = duel.state
    with pytest.raises(NotModelled, match="which of several costs"):
        cast(duel, "Flamekin Bladewhirl")
    assert duel.state == before
    assert refused(duel, "Flamekin Bladewhirl", additional=("reveal", "{3}")) == "601.2b"
    cast(duel, "Flamekin Bladewhirl", additional=("reveal",))
    assert len(duel.game.player(ALICE).mana) == 3
    record = duel.find("Flamekin Bladewhirl").cast
    assert record is not None
    assert record.paid == ()


@pytest.mark.parametrize("part", get_args(CostPart))
def test_every_part_that_a_spell_can_ask_for_is_announced_by_a_word(part: type) -> None:
    of_permanents = {TapThis, UntapThis, SacrificeThis, ExileThis, ChangeLoyalty, RemoveCounters, PutCounterOnThis}
    elsewhere = {ExileThisFromGraveyard, CycleThis}
    assert (part in WORDS) is (part not in of_permanents | elsewhere)


def test_a_cost_is_announced_by_all_that_it_asks_for() -> None:
    assert word(Cost(None, (TapOthers(CREATURE), PayLife(1)))) == "tap life"


def test_a_free_spell_has_its_additional_cost_all_the_same(duel: Duel) -> None:
    duel.put("Omniscience")
    duel.put("Flamekin Bladewhirl", Zone.HAND)
    free = Announcement(ALICE, duel.find("Flamekin Bladewhirl").id, "free")
    with pytest.raises(IllegalAction):
        duel.game.do(actions.cast(free))
    duel.mana("{C}{C}{C}")
    duel.game.do(actions.cast(free))
    assert duel.game.player(ALICE).mana == ()


# ---- conspire


def conspiring(duel: Duel) -> None:
    duel.put("Burn Trail", Zone.HAND)
    duel.mana("{R}{R}{R}{R}")


def test_two_creatures_that_share_a_color_with_the_spell_conspire(duel: Duel) -> None:
    conspiring(duel)
    duel.put(creature("red", mana="{R}"), sick=True)
    duel.put(creature("red and green", mana="{R}{G}"))
    duel.put(creature("green", mana="{G}"))
    cast(duel, "Burn Trail", "Bob", additional=("conspire",))
    assert [duel.find(each).tapped for each in ("red", "red and green", "green")] == [True, True, False]
    assert duel.stack() == ["conspire", "Burn Trail"]
    duel.resolve()
    duel.no()
    assert duel.stack() == ["copy of Burn Trail", "Burn Trail"]
    duel.resolve_all()
    assert duel.game.player(BOB).life == 14


@pytest.mark.parametrize("other", [creature("green", mana="{G}"), creature("colorless", mana="{1}")])
def test_a_creature_of_another_color_does_not_conspire(duel: Duel, other: Characteristics) -> None:
    conspiring(duel)
    duel.put(creature("red", mana="{R}"))
    duel.put(other)
    assert refused(duel, "Burn Trail", "Bob", additional=("conspire",)) == "601.2h"


def test_a_tapped_creature_does_not_conspire_nor_does_an_opponents(duel: Duel) -> None:
    conspiring(duel)
    duel.put(creature("red", mana="{R}"))
    duel.put(creature("tapped", mana="{R}"), tapped=True)
    duel.put(creature("Bob's", mana="{R}"), seat=BOB)
    assert refused(duel, "Burn Trail", "Bob", additional=("conspire",)) == "601.2h"


def test_nothing_is_copied_where_nobody_conspires(duel: Duel) -> None:
    conspiring(duel)
    duel.put(creature("red", mana="{R}"))
    duel.put(creature("red too", mana="{R}"))
    cast(duel, "Burn Trail", "Bob")
    assert duel.stack() == ["Burn Trail"]


def test_the_copy_may_have_a_new_target_and_does_not_conspire_itself(duel: Duel) -> None:
    conspiring(duel)
    duel.put(creature("red", mana="{R}"))
    duel.put(creature("red too", mana="{R}"))
    cast(duel, "Burn Trail", "Bob", additional=("conspire",))
    duel.resolve()
    duel.yes()
    duel.answer("red")
    assert duel.stack() == ["copy of Burn Trail", "Burn Trail"]
    duel.resolve_all()
    assert (duel.where("red"), duel.game.player(BOB).life) == ("graveyard", 17)


def test_one_creature_pays_one_cost(duel: Duel) -> None:
    duel.put("Wort, the Raidmother")
    duel.put("Sprout Swarm", Zone.HAND)
    for label in ("first", "second", "third"):
        duel.put(creature(label, mana="{G}"))
    duel.find("Wort, the Raidmother")
    duel.game.change(duel.find("Wort, the Raidmother").id, tapped=True)
    assert refused(duel, "Sprout Swarm", additional=("conspire",)) == "601.2h"
    duel.put(creature("fourth", mana="{G}"))
    cast(duel, "Sprout Swarm", additional=("conspire",))
    assert all(duel.find(each).tapped for each in ("first", "second", "third", "fourth"))
    duel.resolve_all()
    assert duel.tokens() == ["Saproling Token", "Saproling Token"]


def test_a_spell_with_conspire_twice_is_not_modelled_where_one_is_paid(duel: Duel) -> None:
    duel.put("Wort, the Raidmother")
    conspiring(duel)
    duel.put(creature("red", mana="{R}"))
    duel.put(creature("red too", mana="{R}"))
    with pytest.raises(NotModelled, match="several conspire"):
        cast(duel, "Burn Trail", "Bob", additional=("conspire",))


def test_a_spell_that_is_countered_first_is_copied_as_it_was(duel: Duel) -> None:
    conspiring(duel)
    duel.put(creature("red", mana="{R}"))
    duel.put(creature("red too", mana="{R}"))
    duel.put("Counterspell", Zone.HAND, BOB)
    duel.mana("{U}{U}", BOB)
    cast(duel, "Burn Trail", "Bob", additional=("conspire",))
    duel.pass_()
    duel.cast("Counterspell", "Burn Trail", seat=BOB)
    duel.resolve()
    assert duel.where("Burn Trail") == "graveyard"
    duel.resolve()
    duel.no()
    duel.resolve_all()
    assert duel.game.player(BOB).life == 17


# ---- tapping others for an ability


def test_two_untapped_creatures_are_tapped_however_new_they_are(duel: Duel) -> None:
    duel.put("Root-Kin Ally", sick=True)
    duel.put("Grizzly Bears", sick=True)
    duel.activate("Root-Kin Ally")
    assert duel.find("Root-Kin Ally").tapped
    assert duel.find("Grizzly Bears").tapped
    duel.resolve()
    assert duel.numbers("Root-Kin Ally") == (5, 5)
    with pytest.raises(IllegalAction):
        duel.activate("Root-Kin Ally")
