from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle import layers
from oracle.abilities.costs import Cost, Sacrifice
from oracle.abilities.effects import Draw
from oracle.abilities.kinds import Evoke, SpellAbility, StaticAbility
from oracle.abilities.qualities import CREATURE
from oracle.abilities.statics import AdditionalCost
from oracle.errors import IllegalAction, NotModelled, OracleError
from oracle.fitting import value_of
from oracle.mana import mana_types, parse_mana, plain_mana
from oracle.objects import CastRecord, ChosenTarget, GameObject, ObjectId, Seat, Zone
from oracle.paying.wishes import Wishes
from oracle.playing import casting
from oracle.playing.casting import Announcement
from oracle.state import Step
from tests.oracle.conftest import ALICE, Table, made


def cast(table: Table, card: str, alternative: str = "", *, seat: int = 0, **more: Any) -> GameObject:
    """Cast a card by its label; the spell."""
    more["targets"] = tuple(
        ChosenTarget(object=table.ids[each]) if isinstance(each, str) else each for each in more.get("targets", ())
    )
    announced = Announcement(Seat(seat), table.ids[card], alternative, **more)
    return table.game.object(casting.cast(table.game, announced))


def refused(table: Table, card: str, alternative: str = "", **more: Any) -> str:
    """Cast a card in vain: nothing may have changed. The rule that forbids it."""
    before = table.game.state
    with pytest.raises(IllegalAction) as illegal:
        cast(table, card, alternative, **more)
    assert table.game.state == before
    return illegal.value.rule


def record(spell: GameObject) -> CastRecord:
    assert spell.cast is not None
    return spell.cast


def test_a_spell_is_put_on_the_stack_and_paid(table: Table) -> None:
    table.card("Mulldrifter", Zone.HAND)
    table.mana("{U}{R}{R}{R}{R}")
    spell = cast(table, "Mulldrifter")
    assert (spell.zone, spell.controller) == (Zone.STACK, ALICE)
    assert record(spell) == CastRecord(ALICE, Zone.HAND, mana_spent=plain_mana("URRRR"))
    assert table.pool() == ()
    assert table.game.player(ALICE).spells_cast == 1
    assert table.game.state.priority == ALICE


def test_evoke_is_paid_rather_than_the_mana_cost(table: Table) -> None:
    table.card("Mulldrifter", Zone.HAND)
    table.cards("Island", "Island", "Island")
    assert refused(table, "Mulldrifter") == "601.2h"
    spell = cast(table, "Mulldrifter", "evoke")
    assert record(spell).alternative == "evoke"
    assert record(spell).ability == Evoke(Cost(("2", "U")))
    assert layers.characteristics(table.game.state, spell.id).mana_cost == ("4", "U")


def test_evoke_may_cost_a_card_of_the_hand_but_not_the_spell_itself(table: Table) -> None:
    table.card("Solitude", Zone.HAND)
    assert refused(table, "Solitude", "evoke") == "601.2h"
    table.card("Solitude", Zone.HAND, label="another")
    assert record(cast(table, "Solitude", "evoke")).alternative == "evoke"
    assert table.zone_of("another") == "exile"


def test_a_refused_cast_takes_back_the_mana_abilities_too(table: Table) -> None:
    table.card("Mulldrifter", Zone.HAND)
    islands = table.cards("Island", "Island")
    assert refused(table, "Mulldrifter", "evoke", payment=Wishes(tap=tuple(islands))) == "601.2h"
    assert table.tapped() == set()


def test_an_alternative_that_the_card_does_not_have_is_not_offered(table: Table) -> None:
    table.card("Grizzly Bears", Zone.HAND)
    table.mana("{G}{G}")
    for alternative in ("evoke", "escape", "free", "rather"):
        assert refused(table, "Grizzly Bears", alternative) == "601.2b"


def test_only_one_alternative_cost_can_be_used(table: Table) -> None:
    table.cards("Fist of Suns", "Omniscience")
    table.card("Mulldrifter", Zone.HAND)
    table.mana("{W}{U}{B}{R}{G}")
    assert record(cast(table, "Mulldrifter", "rather", by="Fist of Suns")).ability is None
    table.card("Mulldrifter", Zone.HAND, label="another")
    assert record(cast(replace_stack(table), "another", "free", by="Omniscience")).alternative == "free"


def replace_stack(table: Table) -> Table:
    """Empty the stack, so that something else can be cast at the same speed."""
    table.game.update(zones={**table.game.state.zones, (Zone.STACK, None): ()})
    return table


def test_a_label_tells_which_cost_is_meant(table: Table) -> None:
    table.cards("Fist of Suns", "Rooftop Storm")
    table.card(replace(made("Shambler", "{4}{B}"), subtypes=("Zombie",)), Zone.HAND)
    assert refused(table, "Shambler", "rather", by="Fist of Suns") == "601.2h"
    assert record(cast(table, "Shambler", "rather", by="Rooftop Storm")).mana_spent == ()


def test_a_word_that_leaves_open_which_of_two_costs_is_paid_is_not_guessed_at(table: Table) -> None:
    table.cards("Fist of Suns", "Rooftop Storm")
    table.card(replace(made("Shambler", "{4}{B}"), subtypes=("Zombie",)), Zone.HAND)
    assert record(cast(table, "Shambler", "rather")).mana_spent == ()
    table.card(replace(made("Lurcher", "{4}{B}"), subtypes=("Zombie",)), Zone.HAND)
    table.mana("{W}{U}{B}{R}{G}")
    before = replace_stack(table).game.state
    with pytest.raises(NotModelled, match="which of several costs"):
        cast(table, "Lurcher", "rather")
    assert table.game.state == before


def test_force_of_will_may_cost_a_life_and_a_blue_card(table: Table) -> None:
    bears = table.card("Grizzly Bears", Zone.HAND, seat=1)
    assert bears
    table.mana("{G}{G}", seat=1)
    table.game.update(active=Seat(1), priority=Seat(1))
    spell = cast(table, "Grizzly Bears", seat=1)
    table.game.update(priority=ALICE)
    table.card("Force of Will", Zone.HAND)
    table.card("Mulldrifter", Zone.HAND)
    cast(table, "Force of Will", "rather", targets=(ChosenTarget(object=spell.id),))
    assert table.zone_of("Mulldrifter") == "exile"
    assert table.game.player(ALICE).life == 19


def test_escape_exiles_other_cards_and_is_no_evoke(table: Table) -> None:
    table.cards("Underworld Breach", "Island", "Island", "Island", "Island", "Island")
    table.card("Mulldrifter", Zone.GRAVEYARD)
    table.cards("Wastes", "Wastes", zone=Zone.GRAVEYARD)
    assert refused(table, "Mulldrifter", "escape") == "601.2h"
    table.card("Wastes", Zone.GRAVEYARD, label="third")
    assert refused(table, "Mulldrifter", "evoke") == "601.2b"
    assert record(cast(table, "Mulldrifter", "escape")).zone is Zone.GRAVEYARD
    assert table.game.state.zones[Zone.GRAVEYARD, ALICE] == ()


def test_ashling_grants_evoke_as_the_spell_is_put_on_the_stack(table: Table) -> None:
    table.card("Ashling, the Limitless")
    table.card("Mulldrifter", Zone.HAND)
    table.mana("{R}{R}{R}{R}")
    assert refused(table, "Mulldrifter", "evoke", cost=parse_mana("{2}{U}")) == "601.2h"
    spell = cast(table, "Mulldrifter", "evoke", cost=parse_mana("{4}"))
    granted = Evoke(Cost(("4",)), table.ids["Ashling, the Limitless"])
    assert spell.granted == (granted,)
    assert record(spell).ability == granted


def test_ashling_grants_nothing_to_what_is_cast_from_elsewhere(table: Table) -> None:
    table.cards("Ashling, the Limitless", "Underworld Breach")
    table.card("Mulldrifter", Zone.GRAVEYARD)
    table.cards("Wastes", "Wastes", "Wastes", zone=Zone.GRAVEYARD)
    table.mana("{R}{R}{R}{R}{U}")
    assert cast(table, "Mulldrifter", "escape").granted == ()


@pytest.mark.parametrize(
    ("permanents", "card", "mana"),
    [
        (("Sphere of Resistance",), "Mulldrifter", "{R}{R}{R}{U}"),
        (("Nightscape Familiar",), "Mulldrifter", "{R}{U}"),
        (("Trinisphere",), "Ingot Chewer", "{U}{U}{R}"),
        (("Trinisphere", "Sphere of Resistance"), "Ingot Chewer", "{U}{U}{R}"),
        (("Thalia, Guardian of Thraben",), "Ingot Chewer", "{R}"),
    ],
)
def test_modifiers_apply_to_an_evoke_cost(table: Table, permanents: tuple[str, ...], card: str, mana: str) -> None:
    table.cards(*permanents)
    table.card(card, Zone.HAND)
    symbols = parse_mana(mana)
    table.game.change_player(ALICE, mana=plain_mana(symbols[1:]))
    refused(table, card, "evoke")
    table.mana(mana)
    assert sorted(mana_types(record(cast(table, card, "evoke")).mana_spent)) == sorted(symbols)


def test_a_cost_reduced_to_nothing_was_still_chosen(table: Table) -> None:
    table.card("Urza's Incubator", chosen="Elemental")
    table.card("Morophon, the Boundless", chosen="Elemental")
    table.card("Mulldrifter", Zone.HAND)
    spell = record(cast(table, "Mulldrifter", "evoke"))
    assert (spell.alternative, spell.mana_spent) == ("evoke", ())


def test_a_reducer_that_is_sacrificed_for_the_cost_has_reduced_it(table: Table) -> None:
    reaping = made(
        "Reaping", "{1}{B}", "Instant", SpellAbility((Draw(),)), StaticAbility(AdditionalCost(Cost(None, (Sacrifice(CREATURE),))))
    )
    table.card("Thunderscape Familiar")
    table.card(reaping, Zone.HAND)
    table.mana("{B}")
    assert record(cast(table, "Reaping")).mana_spent == plain_mana("B")
    assert table.zone_of("Thunderscape Familiar") == "graveyard"


def test_a_tapped_trinisphere_asks_for_nothing(table: Table) -> None:
    table.card("Trinisphere", tapped=True)
    table.card("Ingot Chewer", Zone.HAND)
    table.mana("{R}")
    assert record(cast(table, "Ingot Chewer", "evoke")).mana_spent == plain_mana("R")


def test_without_paying_still_pays_what_is_added(table: Table) -> None:
    table.cards("Omniscience", "Sphere of Resistance")
    table.card("Mulldrifter", Zone.HAND)
    assert refused(table, "Mulldrifter", "free") == "601.2h"
    table.mana("{C}")
    assert record(cast(table, "Mulldrifter", "free")).mana_spent == plain_mana("C")


def test_a_commander_is_taxed_for_earlier_casts(table: Table) -> None:
    table.card("Mulldrifter", Zone.COMMAND, commander=True)
    table.game.update(casts_from_command=(("Mulldrifter", 1),))
    table.mana("{U}{U}{U}{U}")
    assert refused(table, "Mulldrifter", "evoke") == "601.2h"
    table.mana("{U}{U}{U}{U}{U}")
    assert len(record(cast(table, "Mulldrifter", "evoke")).mana_spent) == 5
    assert table.game.state.casts_from_command == (("Mulldrifter", 2),)


def test_a_card_without_a_mana_cost_cannot_pay_it_but_can_be_cast_for_another(table: Table) -> None:
    table.card("Omniscience")
    table.card(made("Costless", "", "Sorcery", SpellAbility((Draw(),))), Zone.HAND)
    assert refused(table, "Costless") == "118.6"
    assert record(cast(table, "Costless", "free")).alternative == "free"


def test_x_is_announced_and_remembered(table: Table) -> None:
    table.card("Chalice of the Void", Zone.HAND)
    table.mana("{R}{R}{R}{R}")
    with pytest.raises(NotModelled, match="what X is"):
        cast(table, "Chalice of the Void")
    assert refused(table, "Chalice of the Void", x=3) == "601.2h"
    assert record(cast(table, "Chalice of the Void", x=2)).x == 2


def test_x_is_0_where_the_mana_cost_is_not_paid(table: Table) -> None:
    table.card("Omniscience")
    table.card("Chalice of the Void", Zone.HAND)
    assert refused(table, "Chalice of the Void", "free", x=1) == "107.3b"
    assert record(cast(table, "Chalice of the Void", "free")).x == 0


def test_targets_have_to_be_legal(table: Table) -> None:
    table.card("Lightning Bolt", Zone.HAND)
    table.card("Grizzly Bears", seat=1)
    table.card("Sphere of Resistance", tapped=True)
    table.mana("{R}{R}")
    assert refused(table, "Lightning Bolt", targets=("Sphere of Resistance",)) == "601.2c"
    assert refused(table, "Lightning Bolt", targets=("Grizzly Bears", ChosenTarget(player=Seat(1)))) == "601.2c"
    with pytest.raises(NotModelled, match="which targets"):
        cast(table, "Lightning Bolt")
    spell = cast(table, "Lightning Bolt", targets=("Grizzly Bears",))
    assert spell.targets == ((ChosenTarget(object=table.ids["Grizzly Bears"]),),)


def test_the_only_legal_target_needs_no_naming(table: Table) -> None:
    table.card("Cloudshift", Zone.HAND)
    table.card("Grizzly Bears")
    table.mana("{W}")
    assert cast(table, "Cloudshift").targets == ((ChosenTarget(object=table.ids["Grizzly Bears"]),),)


def test_a_spell_without_targets_takes_none(table: Table) -> None:
    table.card("Mulldrifter", Zone.HAND)
    table.card("Grizzly Bears")
    table.mana("{U}{U}{U}")
    assert refused(table, "Mulldrifter", "evoke", targets=("Grizzly Bears",)) == "601.2c"


def test_lands_and_what_is_not_there_cannot_be_cast(table: Table) -> None:
    table.card("Island", Zone.HAND)
    assert refused(table, "Island") == "305.9"
    with pytest.raises(IllegalAction):
        casting.cast(table.game, Announcement(ALICE, ObjectId(99)))


def test_a_choice_announced_for_a_hybrid_symbol_is_kept(table: Table) -> None:
    table.card(made("Rotfern", "{B/G}", "Creature"), Zone.HAND)
    table.mana("{G}")
    assert refused(table, "Rotfern", announced=("B",)) == "601.2h"
    assert refused(table, "Rotfern", announced=("W",)) == "601.2b"
    assert refused(table, "Rotfern", announced=("G", "G")) == "601.2b"
    assert record(cast(table, "Rotfern", announced=("G",))).mana_spent == plain_mana("G")


def test_a_hybrid_symbol_that_is_not_announced_is_paid_as_it_can_be(table: Table) -> None:
    table.card(made("Rotfern", "{B/G}", "Creature"), Zone.HAND)
    table.mana("{G}")
    assert record(cast(table, "Rotfern")).mana_spent == plain_mana("G")


def test_life_is_announced_for_a_phyrexian_symbol(table: Table) -> None:
    table.card(made("Grafted", "{W/P}", "Artifact Creature"), Zone.HAND)
    table.mana("{W}")
    assert record(cast(table, "Grafted", announced=("2 life",))).mana_spent == ()
    assert table.game.player(ALICE).life == 18


def test_morophon_takes_the_colored_mana_of_a_sliver_and_no_other(table: Table) -> None:
    table.card("Morophon, the Boundless", chosen="Sliver")
    table.card("Sliver Queen", Zone.HAND)
    table.card("Muscle Sliver", Zone.HAND)
    assert record(cast(table, "Sliver Queen")).mana_spent == ()
    replace_stack(table)
    assert refused(table, "Muscle Sliver") == "601.2h"
    table.mana("{R}")
    assert record(cast(table, "Muscle Sliver")).mana_spent == plain_mana("R")


def test_x_targets_are_as_many_as_x_says(table: Table) -> None:
    table.card("Return to the Ranks", Zone.HAND)
    table.cards("Grizzly Bears", "Ornithopter", zone=Zone.GRAVEYARD)
    table.mana("{W}{W}{C}{C}")
    assert refused(table, "Return to the Ranks", x=2, targets=("Grizzly Bears",)) == "601.2c"
    assert refused(table, "Return to the Ranks", x=1, targets=("Grizzly Bears", "Ornithopter")) == "601.2c"
    spell = cast(table, "Return to the Ranks", x=2, targets=("Grizzly Bears", "Ornithopter"))
    assert [len(chosen) for chosen in spell.targets] == [2]
    assert value_of(spell, spell.base) == 4


def test_with_an_x_of_0_there_are_no_targets(table: Table) -> None:
    table.card("Return to the Ranks", Zone.HAND)
    table.card("Grizzly Bears", Zone.GRAVEYARD)
    table.mana("{W}{W}")
    assert cast(table, "Return to the Ranks", x=0).targets == ((),)


# ---- whatever is refused has changed nothing

CARDS = (
    "Mulldrifter",
    "Solitude",
    "Ingot Chewer",
    "Lightning Bolt",
    "Force of Will",
    "Island",
    "Chalice of the Void",
    "Cloudshift",
    "Into the Roil",
    "Whispers of the Muse",
    "Return to the Ranks",
    "Think Twice",
    "Quantum Riddler",
    "Squee, the Immortal",
    "Flamekin Bladewhirl",
    "Shrapnel Blast",
    "Burn Trail",
    "Sprout Swarm",
)
PERMANENTS = (
    "Island", "Mountain", "Plains", "Trinisphere", "Sphere of Resistance", "Fist of Suns", "Omniscience", "Underworld Breach",
    "Void Winnower", "Chief Engineer", "Ashling, the Limitless", "Grizzly Bears", "Phyrexian Altar", "Grand Abolisher",
    "Rule of Law", "Conspiracy Unraveler", "Gale, Waterdeep Prodigy",
)  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_refused_cast_leaves_a_state_equal_to_the_one_before(data: st.DataObject) -> None:
    table = Table()
    for name in data.draw(st.lists(st.sampled_from(PERMANENTS), max_size=8)):
        table.card(name, seat=data.draw(st.sampled_from([0, 0, 1])), tapped=data.draw(st.booleans()))
    hand = data.draw(st.lists(st.sampled_from(CARDS), min_size=1, max_size=4))
    ids = [table.card(name, data.draw(st.sampled_from([Zone.HAND, Zone.HAND, Zone.GRAVEYARD, Zone.EXILE]))) for name in hand]
    table.game.change_player(ALICE, mana=plain_mana(data.draw(st.sampled_from(["", "U", "UUR", "WUBRG", "RRRRRR"]))))
    table.game.update(step=data.draw(st.sampled_from([Step.PRECOMBAT_MAIN, Step.UPKEEP])))
    everything = st.sampled_from(sorted(table.game.state.objects))
    some = st.lists(everything, max_size=2).map(tuple)
    announced = Announcement(
        Seat(data.draw(st.sampled_from([0, 0, 0, 1]))),
        data.draw(st.sampled_from(ids)),
        data.draw(st.sampled_from(["", "evoke", "escape", "flashback", "bestow", "warp", "free", "rather"])),
        additional=data.draw(st.sampled_from([(), (), ("kicker",), ("buyback",), ("conspire",), ("reveal",), ("{3}",)])),
        announced=data.draw(st.sampled_from([(), ("W",)])),
        x=data.draw(st.sampled_from([None, None, 0, 1])),
        targets=tuple(ChosenTarget(object=each) for each in data.draw(st.lists(everything, max_size=1))),
        payment=data.draw(st.sampled_from([Wishes(), Wishes(tap=data.draw(some)), Wishes(exile=data.draw(some))])),
    )
    before = table.game.state
    try:
        spell = casting.cast(table.game, announced)
    except OracleError:
        assert table.game.state == before
        assert table.game.state.waiting == before.waiting
    else:
        assert table.game.state.zones[Zone.STACK, None] == (spell,)
        assert announced.card not in table.game.state.objects
