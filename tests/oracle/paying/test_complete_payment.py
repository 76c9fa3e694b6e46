"""A payment is found exactly when there is one, and what was planned is what is carried out."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import example, given, reject, settings
from hypothesis import strategies as st

from oracle.abilities.costs import Cost, CostPart, Sacrifice, SacrificeThis, TapOthers, TapThis
from oracle.abilities.effects import AddMana
from oracle.abilities.kinds import Ability, ActivatedAbility, Keyword, StaticAbility
from oracle.abilities.qualities import CREATURE
from oracle.abilities.statics import AdditionalCost, LifeForMana, SpendsNoMana, SpendsOnlyCreatureMana
from oracle.errors import IllegalAction, NotModelled
from oracle.mana import plain_mana
from oracle.objects import Characteristics, Zone
from oracle.paying.wishes import Wishes
from oracle.playing import casting
from oracle.playing.casting import Announcement
from tests.oracle.conftest import ALICE, Table, made
from tests.oracle.paying.naive import Bill, Board, Piece

TAP = Cost(None, (TapThis(),))

PIECES = (
    Piece("Bear", "G", creature=True),
    Piece("Guildmage", "RW", creature=True),
    Piece("Ornithopter", artifact=True, creature=True),
    Piece("New Elf", "G", creature=True, makes=("G",), sick=True),
    Piece("Elf", "G", creature=True, makes=("G",)),
    Piece("Snow Elf", "G", creature=True, makes=("G",), snow=True),
    Piece("Mountain", makes=("R",)),
    Piece("Dual", makes=("W", "B")),
    Piece("Ring", artifact=True, makes=("CC",)),
    Piece("Myr", artifact=True, creature=True, makes=("CC",)),
    Piece("Spawn", creature=True, spawns=True),
    Piece("Altar", artifact=True, altar="CC"),
    Piece("Drum", artifact=True, drum=True),
    Piece("Relic", artifact=True),
)
PRISM = Piece("Prism", artifact=True, creature=True, filters=True)
SAGE = Piece("Sage", "G", creature=True, makes=("G",), filters=True)
"""Of these one on a board is enough: there are too many orders in which several could be activated."""


def card(piece: Piece) -> Characteristics:
    abilities: list[Ability] = [ActivatedAbility(TAP, (AddMana(tuple(lot)),)) for lot in piece.makes]
    if piece.spawns:
        abilities.append(ActivatedAbility(Cost(None, (SacrificeThis(),)), (AddMana(("C",)),)))
    if piece.altar:
        abilities.append(ActivatedAbility(Cost(None, (Sacrifice(CREATURE),)), (AddMana(tuple(piece.altar)),)))
    if piece.filters:
        abilities.append(ActivatedAbility(Cost(("1",)), (AddMana(("G",)),)))
    if piece.drum:
        abilities.append(ActivatedAbility(Cost(None, (TapThis(), TapOthers(CREATURE))), (AddMana(("R",)),)))
    types = " ".join(word for word, is_one in (("Artifact", piece.artifact), ("Creature", piece.creature)) if is_one) or "Land"
    supertypes = ("Snow",) if piece.snow else ()
    return replace(made(piece.name, "", types, *abilities, supertypes=supertypes), colors=frozenset(piece.colors))


def spell(bill: Bill) -> Characteristics:
    keywords = [Keyword(each) for each in ("convoke", "improvise", "delve") if getattr(bill, each)]
    parts: list[CostPart] = [Sacrifice(CREATURE)] * bill.sacrifice
    parts += [TapOthers(CREATURE, bill.taps)] * bool(bill.taps)
    statics = [StaticAbility(AdditionalCost(Cost(None, tuple(parts))))] * bool(parts)
    statics += [StaticAbility(SpendsNoMana())] * bill.no_mana + [
        StaticAbility(SpendsOnlyCreatureMana())
    ] * bill.only_creature_mana
    return replace(made("Spell", "", "Sorcery", *keywords, *statics), mana_cost=bill.symbols)


def cast_on(board: Board, bill: Bill) -> tuple[Table, bool]:
    """The table after the casting, and whether it was legal."""
    table = Table()
    for number, piece in enumerate(board.pieces):
        table.card(card(piece), label=f"{piece.name} {number}", sick=piece.sick)
    if bill.black_for_life:
        table.card(made("Son", "", "Enchantment", StaticAbility(LifeForMana("B"))))
    for number in range(board.graveyard):
        table.card(made(f"Dead {number}"), Zone.GRAVEYARD)
    table.game.change_player(ALICE, mana=plain_mana(board.pool), life=board.life)
    of = table.card(spell(bill), Zone.HAND)
    labels = [f"{piece.name} {number}" for number, piece in enumerate(board.pieces)]
    convoking = tuple((table.ids[labels[place]], wished) for place, wished in bill.convoking)
    tapping = tuple(table.ids[labels[place]] for place in bill.tapping)
    before = table.game.state
    try:
        casting.cast(table.game, Announcement(ALICE, of, payment=Wishes(tap=tapping, convoke=convoking)))
    except IllegalAction:
        assert table.game.state == before
        return table, False
    except NotModelled:
        # A spell that could exile what is sacrificed for it, or for a mana ability of several costs.
        assert bill.delve
        assert bill.sacrifice or any(piece.filters or piece.drum for piece in board.pieces)
        reject()
    return table, True


BOARDS = st.builds(
    Board,
    st.lists(st.sampled_from(PIECES), max_size=5).map(tuple),
    st.text("WBC", max_size=2),
    st.integers(0, 4),
    st.integers(0, 2),
)
BILLS = st.builds(
    Bill,
    st.lists(st.sampled_from(["1", "2", "W", "B", "R", "G", "C", "S"]), max_size=4).map(tuple),
    st.booleans(),
    st.integers(0, 2),
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.sampled_from([False, False, False, True]),
    st.sampled_from([False, False, False, True]),
)
BEAR, GUILDMAGE, ELF = PIECES[0], PIECES[1], PIECES[4]
SPAWN, ALTAR, DRUM = PIECES[10], PIECES[11], PIECES[12]


@settings(max_examples=1500, deadline=None)
@given(BOARDS, BILLS)
@example(Board((SPAWN, SPAWN)), Bill(("3",), convoke=True))
@example(Board((ELF, ALTAR, DRUM)), Bill(("1", "G")))
@example(Board((BEAR,)), Bill(("G",), sacrifice=True, convoke=True))
@example(Board((BEAR, BEAR, BEAR, ALTAR)), Bill(("2", "G", "G"), convoke=True))
@example(Board((ELF, BEAR, ALTAR)), Bill(("2", "G", "G"), convoke=True))
@example(Board((BEAR, GUILDMAGE)), Bill(("W", "G"), taps=1, convoke=True))
@example(Board((BEAR, DRUM, ALTAR)), Bill(("2", "R"), convoke=True))
@example(Board((BEAR, ALTAR)), Bill(("3",), delve=True))
@example(Board((ELF, ALTAR)), Bill(("3", "G"), delve=True))
@example(Board((BEAR, DRUM, ALTAR)), Bill(("3", "R"), delve=True))
@example(Board((SPAWN, SPAWN)), Bill(("4",), delve=True))
@example(Board((SPAWN, SPAWN)), Bill(("5",), delve=True))
@example(Board((BEAR, ALTAR)), Bill(("3", "G"), delve=True, convoke=True))
def test_a_spell_can_be_cast_exactly_when_trying_everything_finds_a_way(board: Board, bill: Bill) -> None:
    table, legal = cast_on(board, bill)
    assert legal == board.can_pay(bill)
    if legal:
        record = next(found.cast for found in table.game.state.objects.values() if found.label == "Spell")
        assert record is not None
        assert table.game.player(ALICE).life >= 0
        assert not (bill.no_mana and record.mana_spent)
        assert all(mana.by_creature for mana in record.mana_spent if bill.only_creature_mana)
        assert all(each in table.game.state.gone or table.game.object(each).tapped for each in record.convoked_by)


@settings(max_examples=600, deadline=None)
@given(BOARDS, BILLS, st.data())
def test_creatures_that_are_named_convoke_as_named_or_the_cast_is_refused(board: Board, bill: Bill, data: st.DataObject) -> None:
    creatures = [place for place, piece in enumerate(board.pieces) if piece.creature]
    places = data.draw(st.lists(st.sampled_from(creatures), max_size=3, unique=True)) if creatures else []
    named = tuple((place, data.draw(st.sampled_from(["", "1", "G", "R", "W"]))) for place in places)
    named_bill = replace(bill, convoke=True, convoking=named)
    table, legal = cast_on(board, named_bill)
    assert legal == board.can_pay(named_bill)
    if legal and named:
        record = next(found.cast for found in table.game.state.objects.values() if found.label == "Spell")
        assert record is not None
        assert {table.last(each).label for each in record.convoked_by} == {
            f"{board.pieces[place].name} {place}" for place in places
        }


@settings(max_examples=400, deadline=None)
@given(BOARDS, st.sampled_from([(), (PRISM,), (SAGE,)]), BILLS, st.data())
def test_sources_that_are_named_are_activated_or_the_cast_is_refused(
    without: Board, filtering: tuple[Piece, ...], bill: Bill, data: st.DataObject
) -> None:
    board = replace(without, pieces=(*filtering, *without.pieces[:4]))
    sources = [place for place, piece in enumerate(board.pieces) if piece != BEAR]
    tapping = data.draw(st.lists(st.sampled_from(sources), max_size=3, unique=True)) if sources else []
    creatures = [place for place, piece in enumerate(board.pieces) if piece.creature] if bill.convoke else []
    places = data.draw(st.lists(st.sampled_from(creatures), max_size=2, unique=True)) if creatures else []
    named_bill = replace(bill, tapping=tuple(tapping), convoking=tuple((place, "") for place in places))
    assert cast_on(board, named_bill)[1] == board.can_pay(named_bill)


@pytest.mark.parametrize(
    ("board", "bill"),
    [
        (Board((PRISM,), "BC"), Bill(("1", "G"), convoke=True, convoking=((0, "1"),), tapping=(0,))),
        (Board((SAGE,), "C"), Bill(("1", "G"), convoke=True, convoking=((0, "G"),), tapping=(0,))),
        (Board((SPAWN, DRUM)), Bill(("1", "R"), tapping=(0, 1))),
        (Board((SPAWN, DRUM)), Bill(("1", "R"), convoke=True, tapping=(0, 1))),
    ],
)
def test_what_is_named_for_its_mana_may_be_tapped_for_something_else_that_goes_with_it(board: Board, bill: Bill) -> None:
    assert cast_on(board, bill)[1]


@pytest.mark.parametrize("piece", [ELF, SPAWN])
def test_what_makes_mana_by_being_tapped_or_sacrificed_does_not_convoke_as_well(piece: Piece) -> None:
    assert not cast_on(Board((piece,)), Bill(("2",), convoke=True, tapping=(0,)))[1]
    assert not cast_on(Board((piece,)), Bill(("2",), convoke=True, convoking=((0, ""),), tapping=(0,)))[1]
