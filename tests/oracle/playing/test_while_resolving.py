"""Cards and copies of cards that are cast while something resolves (608.2g, 707.12)."""

from __future__ import annotations

import pytest

from oracle.abilities.costs import Cost, Sacrifice
from oracle.abilities.effects import Draw
from oracle.abilities.kinds import SpellAbility, StaticAbility
from oracle.abilities.qualities import CREATURE
from oracle.abilities.statics import AdditionalCost
from oracle.errors import IllegalAction
from oracle.objects import CastRecord, ObjectId, Zone
from oracle.playing import while_resolving
from oracle.state import Step
from tests.oracle.conftest import ALICE, Table, made
from tests.oracle.duel import BOB, Duel


def finish(table: Table, card: ObjectId) -> ObjectId | None:
    """Cast while something resolves, with nothing to be asked."""
    asking = while_resolving.cast_while_resolving(table.game, ALICE, card)
    with pytest.raises(StopIteration) as done:
        next(asking)
    result: ObjectId | None = done.value.value
    return result


def record(table: Table, spell: ObjectId | None) -> CastRecord:
    assert spell is not None
    found = table.game.object(spell).cast
    assert found is not None
    return found


def test_a_spell_is_cast_while_another_resolves_whatever_the_timing(table: Table) -> None:
    card = table.card("Mulldrifter", Zone.EXILE)
    table.game.update(step=Step.UPKEEP, priority=None)
    spell = finish(table, card)
    assert record(table, spell).alternative == "free"
    assert table.game.state.priority is None


def test_what_cannot_be_cast_while_another_resolves_stays_where_it_is(table: Table) -> None:
    card = table.card("Cloudshift", Zone.EXILE)
    land = table.card("Island", Zone.EXILE)
    before = table.game.state
    assert finish(table, card) is None
    assert finish(table, land) is None
    assert table.game.state == before


def test_without_what_an_additional_cost_takes_it_stays_where_it_is(table: Table) -> None:
    sacrifice = StaticAbility(AdditionalCost(Cost(None, (Sacrifice(CREATURE),))))
    card = table.card(made("Reaping", "{1}{B}", "Instant", SpellAbility((Draw(),)), sacrifice), Zone.EXILE)
    before = table.game.state
    assert finish(table, card) is None
    assert table.game.state == before


# ---- Isochron Scepter


@pytest.fixture
def duel() -> Duel:
    return Duel()


def imprinted(duel: Duel, instant: str) -> None:
    """Alice casts a Scepter and exiles an instant with it."""
    duel.put("Isochron Scepter", Zone.HAND)
    duel.put(instant, Zone.HAND)
    duel.mana("{C}{C}")
    duel.cast("Isochron Scepter")
    duel.resolve()
    duel.resolve()
    duel.answer(instant)
    assert duel.where(instant) == "exile"
    duel.mana("{C}{C}")
    duel.activate("Isochron Scepter")


def test_the_copy_is_cast_and_the_card_stays_exiled(duel: Duel) -> None:
    imprinted(duel, "Lightning Bolt")
    duel.resolve()
    duel.yes()
    duel.yes()
    duel.answer("Bob")
    assert duel.stack() == ["copy of Lightning Bolt"]
    assert duel.game.player(ALICE).spells_cast == 2
    duel.resolve()
    assert duel.game.player(BOB).life == 17
    assert duel.where("Lightning Bolt") == "exile"


def test_the_copy_of_shrapnel_blast_takes_an_artifact_of_the_players_choice(duel: Duel) -> None:
    duel.put("Sol Ring")
    imprinted(duel, "Shrapnel Blast")
    duel.resolve()
    duel.yes()
    duel.yes()
    duel.answer("Bob")
    assert duel.options() == ["Isochron Scepter", "Sol Ring"]
    duel.answer("Sol Ring")
    assert duel.where("Sol Ring") == "graveyard"
    duel.resolve()
    assert duel.game.player(BOB).life == 15


def test_the_scepter_itself_may_be_the_artifact(duel: Duel) -> None:
    imprinted(duel, "Shrapnel Blast")
    duel.resolve()
    duel.yes()
    duel.yes()
    duel.answer("Bob")
    assert duel.where("Isochron Scepter") == "graveyard"
    duel.resolve()
    assert duel.game.player(BOB).life == 15


def test_without_any_artifact_nothing_is_cast_and_no_copy_is_left(duel: Duel) -> None:
    imprinted(duel, "Shrapnel Blast")
    duel.put("Ancient Grudge", Zone.HAND, BOB)
    duel.mana("{R}{R}", BOB)
    duel.pass_()
    duel.cast("Ancient Grudge", "Isochron Scepter", seat=BOB)
    duel.resolve()
    duel.resolve()
    duel.yes()
    assert duel.stack() == []
    assert all(found.label for found in duel.state.objects.values())


def test_a_copy_that_was_made_need_not_be_cast(duel: Duel) -> None:
    imprinted(duel, "Lightning Bolt")
    duel.resolve()
    duel.yes()
    duel.no()
    assert duel.stack() == []
    assert all(found.label for found in duel.state.objects.values())


def test_without_a_legal_target_nobody_is_asked_whether_to_cast_the_copy(duel: Duel) -> None:
    duel.put("Grizzly Bears")
    imprinted(duel, "Unsummon")
    duel.put("Unsummon", Zone.HAND, BOB, label="Bob's")
    duel.mana("{U}", BOB)
    duel.pass_()
    duel.cast("Bob's", "Grizzly Bears", seat=BOB)
    duel.resolve()
    duel.resolve()
    duel.yes()
    assert (duel.stack(), duel.game.pending) == ([], None)


def test_a_scepter_that_exiled_nothing_has_nothing_to_copy(duel: Duel) -> None:
    duel.put("Isochron Scepter")
    duel.mana("{C}{C}")
    duel.activate("Isochron Scepter")
    duel.resolve()
    duel.yes()
    assert duel.stack() == []


def test_only_a_cheap_instant_can_be_exiled(duel: Duel) -> None:
    duel.put("Isochron Scepter", Zone.HAND)
    for name in ("Lightning Bolt", "Force of Will", "Mulldrifter", "Think Twice"):
        duel.put(name, Zone.HAND)
    duel.mana("{C}{C}")
    duel.cast("Isochron Scepter")
    duel.resolve()
    duel.resolve()
    assert duel.options() == ["Lightning Bolt", "Think Twice"]


def test_the_optional_cost_of_a_copy_is_offered_where_it_can_be_paid(duel: Duel) -> None:
    duel.put("Sol Ring", seat=BOB)
    imprinted(duel, "Into the Roil")
    duel.mana("{U}{U}")
    duel.resolve()
    duel.yes()
    duel.yes()
    duel.yes()
    duel.answer("Sol Ring")
    assert duel.game.player(ALICE).mana == ()
    duel.resolve()
    assert duel.where("Sol Ring") == "hand"
    assert duel.game.player(ALICE).drawn == 1


# ---- Gale, and Conspiracy Unraveler


def gale(duel: Duel, mana: str = "{U}{R}") -> None:
    """Alice casts an instant from her hand, and Gale's ability waits to resolve with a sorcery of her graveyard as its target."""
    duel.put("Gale, Waterdeep Prodigy")
    duel.put("Burn Trail", Zone.GRAVEYARD)
    duel.put("Lightning Bolt", Zone.HAND)
    duel.mana(mana)
    duel.cast("Lightning Bolt", "Bob")
    assert duel.options() == ["Burn Trail"]
    duel.answer("Burn Trail")


def test_gale_lets_the_other_type_be_cast_for_its_mana_cost_and_exiles_it(duel: Duel) -> None:
    gale(duel, "{R}{R}{R}{R}{R}")
    duel.resolve()
    duel.yes()
    duel.answer("Bob")
    assert duel.game.player(ALICE).mana == ()
    assert duel.stack() == ["Burn Trail", "Lightning Bolt"]
    duel.resolve_all()
    assert duel.where("Burn Trail") == "exile"
    assert duel.where("Lightning Bolt") == "graveyard"
    assert duel.game.player(BOB).life == 14


def test_a_countered_spell_of_gales_is_exiled_too(duel: Duel) -> None:
    gale(duel, "{R}{R}{R}{R}{R}")
    duel.resolve()
    duel.yes()
    duel.answer("Bob")
    duel.put("Counterspell", Zone.HAND, BOB)
    duel.mana("{U}{U}", BOB)
    duel.pass_()
    duel.cast("Counterspell", "Burn Trail", seat=BOB)
    duel.resolve_all()
    assert duel.where("Burn Trail") == "exile"
    assert duel.game.player(BOB).life == 17


def test_what_cannot_be_paid_for_stays_in_the_graveyard(duel: Duel) -> None:
    gale(duel, "{R}")
    duel.resolve()
    duel.yes()
    assert duel.where("Burn Trail") == "graveyard"
    assert duel.stack() == ["Lightning Bolt"]


def test_gale_is_about_spells_from_the_hand(duel: Duel) -> None:
    duel.put("Gale, Waterdeep Prodigy")
    duel.put("Burn Trail", Zone.GRAVEYARD)
    duel.put("Think Twice", Zone.GRAVEYARD)
    duel.mana("{U}{U}{U}")
    duel.cast("Think Twice", alternative="flashback")
    assert duel.stack() == ["Think Twice"]


def test_another_alternative_cost_may_be_paid(duel: Duel) -> None:
    duel.put("Conspiracy Unraveler")
    for label in ("first", "second"):
        duel.put("Mulldrifter", Zone.GRAVEYARD, label=label)
    duel.put("Sliver Queen", Zone.GRAVEYARD)
    gale(duel, "{R}{R}{R}{R}{R}")
    duel.resolve()
    duel.yes()
    assert (duel.question.kind, duel.question.about) == ("pay", duel.find("Conspiracy Unraveler").id)
    duel.yes()
    duel.answer("Bob")
    assert duel.options() == ["Sliver Queen", "first", "second"]
    with pytest.raises(IllegalAction) as illegal:
        duel.answer("first", "first")
    assert illegal.value.rule == "701.59a"
    duel.answer("first", "second")
    assert len(duel.game.player(ALICE).mana) == 4
    assert [duel.where(each) for each in ("first", "second", "Sliver Queen")] == ["exile", "exile", "graveyard"]
    duel.resolve_all()
    assert duel.where("Burn Trail") == "exile"


def test_too_little_evidence_is_an_illegal_answer_and_the_question_stands(duel: Duel) -> None:
    duel.put("Conspiracy Unraveler")
    for label in ("Mulldrifter", "Mournwhelk", "Nulldrifter"):
        duel.put(label, Zone.GRAVEYARD)
    gale(duel, "{R}")
    duel.resolve()
    duel.yes()
    duel.answer("Bob")
    assert duel.question.minimum == 2
    before = duel.state
    with pytest.raises(IllegalAction) as illegal:
        duel.answer("Mulldrifter", "Lightning Bolt")
    assert illegal.value.rule == "701.59a"
    assert duel.state == before
    duel.answer("Mulldrifter", "Mournwhelk")
    assert duel.stack() == ["Burn Trail", "Lightning Bolt"]


def test_of_one_cost_that_can_be_paid_nobody_is_asked(duel: Duel) -> None:
    duel.put("Conspiracy Unraveler")
    gale(duel, "{R}{R}{R}{R}{R}")
    duel.resolve()
    duel.yes()
    assert duel.question.kind == "targets"
