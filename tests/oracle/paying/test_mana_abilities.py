from __future__ import annotations

from typing import Any

import pytest

from oracle.abilities.costs import Cost, PayLife, Sacrifice, SacrificeThis, TapThis
from oracle.abilities.effects import AddMana, Draw, Effect, May, MayPay, Place, PutInto, SearchLandToHand
from oracle.abilities.kinds import ActivatedAbility
from oracle.abilities.qualities import CREATURE, Named, Who
from oracle.errors import IllegalAction, NotModelled
from oracle.mana import Mana, ManaCost, mana_types, parse_mana
from oracle.objects import ObjectId, Seat, Zone
from oracle.paying import mana_abilities, payment
from oracle.paying.mana_sources import is_mana_ability, offers, offers_of, yields
from oracle.paying.wishes import NO_WISHES, Wishes
from oracle.playing import activating
from oracle.playing.activating import Activation
from tests.oracle.conftest import ALICE, Table, made

BOB = Seat(1)
TAP = TapThis()


def activate(table: Table, label: str, *, seat: int = 0, **more: Any) -> ObjectId | None:
    return activating.activate(table.game, Activation(Seat(seat), table.ids[label], **more))


def paid(table: Table, mana: ManaCost, wishes: Wishes = NO_WISHES) -> ManaCost:
    return mana_types(payment.pay(table.game, ALICE, Cost(mana), wishes=wishes).mana)


def refused(table: Table, label: str, **more: Any) -> str:
    before = table.game.state
    with pytest.raises(IllegalAction) as illegal:
        activate(table, label, **more)
    assert table.game.state == before
    return illegal.value.rule


def test_a_mana_ability_resolves_at_once(table: Table) -> None:
    table.card("Island")
    assert activate(table, "Island", mana=("U",)) is None
    assert table.pool() == ("U",)
    assert not table.game.state.zones.get((Zone.STACK, None))
    assert refused(table, "Island", mana=("U",)) == "605.3a"


def test_a_mana_ability_adds_what_it_can_and_no_other_mana(table: Table) -> None:
    table.card("Island")
    assert refused(table, "Island", mana=("R",)) == "605.3a"


def test_a_mana_ability_may_cost_mana(table: Table) -> None:
    table.card(made("Signet", "", "Artifact", ActivatedAbility(Cost(("1",), (TapThis(),)), (AddMana(("W", "U")),))))
    assert refused(table, "Signet", mana=parse_mana("{W}{U}")) == "605.3a"
    table.card("Wastes")
    activate(table, "Signet", mana=parse_mana("{W}{U}"))
    assert table.pool() == ("W", "U")


def test_a_mana_ability_is_activated_with_priority_and_counts_as_doing_something(table: Table) -> None:
    table.card("Island", seat=1)
    assert refused(table, "Island", seat=1, mana=("U",)) == "117.1"
    table.game.update(priority=BOB, passed=1)
    activate(table, "Island", seat=1, mana=("U",))
    assert (table.game.state.priority, table.game.state.passed) == (BOB, 0)


def test_the_altar_takes_the_named_creature(table: Table) -> None:
    altar = table.card("Phyrexian Altar")
    table.card("Grizzly Bears")
    other = table.card("Grizzly Bears", label="other")
    mana_abilities.activate(table.game, ALICE, altar, ("B",), wishes=Wishes(sacrifice=(other,)))
    assert table.pool() == ("B",)
    assert table.zone_of("other") == "graveyard"


def test_a_creature_without_abilities_makes_no_mana(table: Table) -> None:
    table.card("Humility", seat=1)
    table.card(made("Arbor", "", "Land Creature", subtypes=("Forest",)))
    assert refused(table, "Arbor", mana=("G",)) == "605.3a"


def test_what_a_mana_ability_is() -> None:
    cost = Cost(None, (TapThis(),))
    assert is_mana_ability(ActivatedAbility(cost, (AddMana(("G",)),)))
    assert not is_mana_ability(ActivatedAbility(cost, (AddMana(("G",)), Draw())))
    assert not is_mana_ability(ActivatedAbility(cost, (AddMana(("G",)),), loyalty=True))
    assert not is_mana_ability(ActivatedAbility(cost, (Draw(),)))


def lots(*effects: AddMana) -> list[ManaCost]:
    return [mana_types(lot) for lot in yields(ActivatedAbility(Cost(None, (TAP,)), effects), Mana(""))]


def test_the_lots_of_a_mana_ability() -> None:
    assert lots(AddMana(("C", "C"))) == [("C", "C")]
    assert lots(AddMana(choices=("W", "U"))) == [("W",), ("U",)]
    assert lots(AddMana(any_color=2))[0] == ("W", "W")
    assert lots(AddMana(("C",)), AddMana(choices=("W", "U"))) == [("C", "W"), ("C", "U")]


def test_what_is_prohibited_or_used_up_is_not_offered(table: Table) -> None:
    once = ActivatedAbility(Cost(None, (PayLife(1),)), (AddMana(("B",)),), once_each_turn=True)
    table.card(made("Well", "", "Artifact", once))
    mine = ActivatedAbility(Cost(None, (TAP,)), (AddMana(("R",)),), your_turn_only=True)
    table.card(made("Hearth", "", "Land", mine))
    assert len(offers(table.game.state, ALICE)) == 2
    payment.pay(table.game, ALICE, Cost(("B",)))
    assert [offer.ability for offer in offers(table.game.state, ALICE)] == [mine]
    table.card("Grand Abolisher", seat=1)
    table.game.update(active=BOB)
    assert offers(table.game.state, ALICE) == ()


def test_a_mana_ability_may_be_one_of_several(table: Table) -> None:
    painless = ActivatedAbility(Cost(None, (TAP,)), (AddMana(("C",)),))
    painful = ActivatedAbility(Cost(None, (TAP, PayLife(1))), (AddMana(choices=("W", "U")),))
    table.card(made("Horizon", "", "Land", painless, painful))
    table.card(made("Horizon", "", "Land", painless, painful), label="another")
    assert paid(table, ("1", "U")) == ("U", "C")
    assert table.game.player(ALICE).life == 19


def test_a_filter_takes_either_of_two_colours(table: Table) -> None:
    table.card(made("Skycloud", "", "Land", ActivatedAbility(Cost(("W/U",), (TAP,)), (AddMana(("W", "W")),))))
    table.card("Mountain")
    assert not payment.can_pay(table.game.state, ALICE, Cost(("W",)))
    table.card("Island")
    assert paid(table, ("W", "W")) == ("W", "W")
    assert table.tapped() == {"Island", "Skycloud"}


def test_every_named_source_is_activated_though_it_costs_mana(table: Table) -> None:
    signet = table.card(made("Signet", "", "Artifact", ActivatedAbility(Cost(("1",), (TAP,)), (AddMana(("W", "U")),))))
    table.mana("{U}{U}")
    assert paid(table, ("U",), Wishes(tap=(signet,))) == ("U",)
    assert table.tapped() == {"Signet"}
    assert len(table.pool()) == 2


def test_the_source_that_is_sacrificed_for_the_cost_pays_no_other_part_of_it(table: Table) -> None:
    both = Cost(None, (SacrificeThis(), Sacrifice(CREATURE)))
    of = table.card(made("Martyr", "", "Creature"))
    assert not payment.can_pay(table.game.state, ALICE, both, source=of)
    other = table.card(made("Bear", "", "Creature"))
    payment.pay(table.game, ALICE, both, source=of, wishes=Wishes(sacrifice=(of, other)))
    assert (table.zone_of("Martyr"), table.zone_of("Bear")) == ("graveyard", "graveyard")


def test_a_mana_ability_can_be_named_by_its_number(table: Table) -> None:
    table.card("Grim Backwoods")
    assert activate(table, "Grim Backwoods", ability=1) is None
    assert table.pool() == ("C",)


@pytest.mark.parametrize(
    "effect",
    [May((Draw(),)), MayPay(Who.YOU, Cost(("1",)), (Draw(),)), PutInto(Place.LIBRARY_TOP, Named.THIS), SearchLandToHand()],
)
def test_what_moves_cards_to_or_from_a_library_is_no_mana_ability(effect: Effect) -> None:
    assert not is_mana_ability(ActivatedAbility(Cost(None, (TAP,)), (AddMana(("G",)), effect)))


ADD = (AddMana(("G",)),)


@pytest.mark.parametrize(
    "effect", [May(ADD), MayPay(Who.YOU, Cost(("1",)), ADD), MayPay(Who.YOU, Cost(("1",)), otherwise=ADD), May((May(ADD),))]
)
def test_what_could_add_mana_is_a_mana_ability_though_its_choice_is_not_modelled(effect: Effect) -> None:
    ability = ActivatedAbility(Cost(None, (TAP,)), (effect,))
    assert is_mana_ability(ability)
    with pytest.raises(NotModelled, match="may add mana"):
        yields(ability, Mana(""))


def test_only_permanents_of_the_player_are_offered(table: Table) -> None:
    in_hand = table.card("Island", Zone.HAND)
    theirs = table.card("Island", seat=1)
    assert offers_of(table.game.state, ALICE, in_hand) == ()
    assert offers_of(table.game.state, ALICE, theirs) == ()
