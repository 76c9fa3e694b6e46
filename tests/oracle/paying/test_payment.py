from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.abilities.costs import (
    Cost,
    DiscardCards,
    ExileFromGraveyard,
    ExileFromHand,
    PayLife,
    Sacrifice,
    SacrificeThis,
    TapThis,
)
from oracle.abilities.effects import AddMana, GainLife
from oracle.abilities.kinds import ActivatedAbility, Keyword
from oracle.abilities.qualities import CREATURE, Quality
from oracle.errors import IllegalAction, NotModelled
from oracle.mana import ManaCost, mana_types, parse_mana, plain_mana
from oracle.objects import Characteristics, Seat, Zone
from oracle.paying import payment
from oracle.paying import search as payment_search
from oracle.paying.wishes import Wishes
from tests.oracle.conftest import ALICE, Table, made

TAP = TapThis()


def source(name: str, types: str, cost: Cost, effect: AddMana) -> Characteristics:
    return made(name, "", types, ActivatedAbility(cost, (effect,)))


DUAL = source("Tundra", "Land", Cost(None, (TAP,)), AddMana(choices=("W", "U")))
RING = source("Sol Ring", "Artifact", Cost(None, (TAP,)), AddMana(("C", "C")))
LOTUS = source("Gilded Lotus", "Artifact", Cost(None, (TAP,)), AddMana(any_color=3))
SIGNET = source("Azorius Signet", "Artifact", Cost(("1",), (TAP,)), AddMana(("W", "U")))
FILTER = source("Prismatic Lens", "Artifact", Cost(("1",), (TAP,)), AddMana(any_color=1))
TREASURE = source("Treasure", "Artifact", Cost(None, (TAP, SacrificeThis())), AddMana(any_color=1))
PETRIFIED = source("Black Lotus", "Artifact", Cost(None, (TAP, SacrificeThis())), AddMana(any_color=3))
CONFLUENCE = source("Mana Confluence", "Land", Cost(None, (TAP, PayLife(1))), AddMana(any_color=1))
DORK = source("Birds", "Creature", Cost(None, (TAP,)), AddMana(any_color=1))
SCARECROW = source("Scarecrow", "Artifact Creature", Cost(("2",)), AddMana(any_color=1))
BEAR = made("Bear")
FOREST = (ActivatedAbility(Cost(None, (TAP,)), (AddMana(("G",)),)),)
WHITE = Quality(colors=("W",))


def pay(table: Table, mana: str, *parts: object, wishes: Wishes = Wishes()) -> ManaCost:  # noqa: B008
    cost = Cost(parse_mana(mana) if mana else None, parts)  # type: ignore[arg-type]
    return mana_types(payment.pay(table.game, ALICE, cost, wishes=wishes).mana)


def test_mana_of_the_pool_is_spent_first(table: Table) -> None:
    table.cards("Island", "Island")
    table.mana("{U}{R}")
    assert pay(table, "{1}{U}") == ("U", "R")
    assert table.tapped() == set()
    assert table.pool() == ()


def test_lands_are_tapped_for_the_rest(table: Table) -> None:
    table.cards("Island", "Mountain", "Swamp")
    table.mana("{R}")
    assert pay(table, "{1}{U}") == ("U", "R")
    assert table.tapped() == {"Island"}


def test_a_payment_that_cannot_be_made_changes_nothing(table: Table) -> None:
    table.cards("Island", "Mountain")
    before = table.game.state
    with pytest.raises(IllegalAction) as refused:
        pay(table, "{U}{U}")
    assert refused.value.rule == "601.2h"
    assert table.game.state == before


def test_a_land_of_two_colours_goes_where_it_is_needed(table: Table) -> None:
    table.card(DUAL)
    table.card("Island")
    assert pay(table, "{W}{U}") == ("W", "U")


def test_mana_left_over_stays_in_the_pool(table: Table) -> None:
    table.card(RING)
    assert pay(table, "{1}") == ("C",)
    assert table.pool() == ("C",)


def test_coloured_symbols_take_their_colour_only(table: Table) -> None:
    table.card("Wastes")
    assert not payment.can_pay(table.game.state, ALICE, Cost(("U",)))
    assert payment.can_pay(table.game.state, ALICE, Cost(("1",)))
    assert payment.can_pay(table.game.state, ALICE, Cost(("C",)))


def test_a_tapped_permanent_makes_no_mana(table: Table) -> None:
    table.card("Island", tapped=True)
    assert not payment.can_pay(table.game.state, ALICE, Cost(("U",)))


def test_a_creature_has_to_be_there_since_the_turn_began_to_be_tapped(table: Table) -> None:
    table.card(DORK, sick=True)
    assert not payment.can_pay(table.game.state, ALICE, Cost(("U",)))
    haste = replace(DORK, abilities=(*DORK.abilities, Keyword("haste")))
    table.card(haste, label="quick", sick=True)
    assert payment.can_pay(table.game.state, ALICE, Cost(("U",)))


def test_a_new_land_that_is_no_creature_can_be_tapped(table: Table) -> None:
    table.card("Island", sick=True)
    assert payment.can_pay(table.game.state, ALICE, Cost(("U",)))


def test_three_mana_of_one_colour_have_to_be_of_one_colour(table: Table) -> None:
    table.card(LOTUS)
    assert not payment.can_pay(table.game.state, ALICE, Cost(("W", "U")))
    assert pay(table, "{R}{R}{R}") == ("R", "R", "R")


def test_mana_makes_mana(table: Table) -> None:
    table.card("Wastes")
    table.card(SIGNET)
    assert pay(table, "{W}{U}") == ("W", "U")
    assert table.tapped() == {"Wastes", "Azorius Signet"}


def test_mana_abilities_cannot_pay_for_one_another_in_a_circle(table: Table) -> None:
    table.card(SIGNET)
    table.card(SIGNET, label="another")
    assert not payment.can_pay(table.game.state, ALICE, Cost(("W",)))


def test_the_mana_of_one_filter_can_pay_for_another(table: Table) -> None:
    table.card("Wastes")
    table.card(SIGNET)
    table.card(FILTER)
    assert payment.can_pay(table.game.state, ALICE, Cost(("W", "R")))
    assert not payment.can_pay(table.game.state, ALICE, Cost(("B", "R")))


def test_a_creature_is_tapped_for_mana_and_then_sacrificed_for_more(table: Table) -> None:
    table.card(DORK)
    table.card("Ashnod's Altar")
    assert pay(table, "{2}{G}") == ("G", "C", "C")
    assert table.zone_of("Birds") == "graveyard"


def test_one_altar_takes_one_creature_after_the_other(table: Table) -> None:
    table.card(BEAR, label="one")
    table.card(BEAR, label="two")
    table.card("Phyrexian Altar")
    assert pay(table, "{U}{R}") == ("U", "R")
    assert not payment.can_pay(table.game.state, ALICE, Cost(("U",)))


def test_what_is_sacrificed_for_mana_cannot_be_sacrificed_again(table: Table) -> None:
    table.card(BEAR)
    table.card("Ashnod's Altar")
    assert payment.can_pay(table.game.state, ALICE, Cost(("1",)))
    assert not payment.can_pay(table.game.state, ALICE, Cost(("1",), (Sacrifice(CREATURE),)))


def test_a_treasure_is_either_mana_or_the_artifact_to_sacrifice(table: Table) -> None:
    table.card(TREASURE)
    artifact = Sacrifice(Quality(types=("Artifact",)))
    assert payment.can_pay(table.game.state, ALICE, Cost(("R",)))
    assert payment.can_pay(table.game.state, ALICE, Cost(None, (artifact,)))
    assert not payment.can_pay(table.game.state, ALICE, Cost(("R",), (artifact,)))
    table.card(RING)
    assert pay(table, "{R}", artifact) == ("R",)
    assert table.zone_of("Sol Ring") == "graveyard"


def test_life_for_mana_has_to_be_there(table: Table) -> None:
    table.card(CONFLUENCE)
    table.card(CONFLUENCE, label="another")
    table.game.change_player(ALICE, life=2)
    assert payment.can_pay(table.game.state, ALICE, Cost(("W", "W")))
    assert not payment.can_pay(table.game.state, ALICE, Cost(("W", "W"), (PayLife(1),)))
    assert pay(table, "{W}{U}") == ("W", "U")
    assert table.game.player(ALICE).life == 0


def test_life_is_paid_only_where_nothing_else_pays(table: Table) -> None:
    table.card(CONFLUENCE)
    table.card("Island")
    pay(table, "{U}")
    assert table.tapped() == {"Island"}


def test_life_is_saved_where_it_is_short_even_at_the_price_of_a_treasure(table: Table) -> None:
    table.card(CONFLUENCE)
    table.card(TREASURE)
    table.game.change_player(ALICE, life=1)
    assert pay(table, "{U}", PayLife(1)) == ("U",)
    assert table.zone_of("Treasure") == "graveyard"


def test_no_life_can_always_be_paid(table: Table) -> None:
    table.game.change_player(ALICE, life=-3)
    assert payment.can_pay(table.game.state, ALICE, Cost(None, (PayLife(0),)))
    assert not payment.can_pay(table.game.state, ALICE, Cost(None, (PayLife(1),)))


def test_phyrexian_mana_is_paid_with_life_where_mana_is_missing(table: Table) -> None:
    assert pay(table, "{W/P}") == ()
    assert table.game.player(ALICE).life == 18


def test_snow_mana_comes_from_snow_sources(table: Table) -> None:
    table.cards("Forest")
    table.mana("{G}")
    assert not payment.can_pay(table.game.state, ALICE, Cost(("S",)))
    table.card(made("Snow Forest", "", "Land", *FOREST, supertypes=("Snow",)))
    assert pay(table, "{1}{S}") == ("G", "G")
    assert table.tapped() == {"Snow Forest"}


def test_a_mana_ability_that_does_more_is_not_modelled_when_it_is_needed(table: Table) -> None:
    table.card(made("Odd", "", "Land", ActivatedAbility(Cost(None, (TAP,)), (AddMana(("G",)), GainLife()))))
    with pytest.raises(NotModelled):
        pay(table, "{G}")


# ---- what the player spells out


def test_objects_are_exiled_as_named(table: Table) -> None:
    one, two = table.cards("Solitude", "Solitude", zone=Zone.HAND)
    pay(table, "", ExileFromHand(WHITE), wishes=Wishes(exile=(two,)))
    assert (table.zone_of("Solitude"), table.zone_of("Solitude 2")) == ("hand", "exile")
    with pytest.raises(IllegalAction):
        pay(table, "", ExileFromHand(WHITE), wishes=Wishes(exile=(one, one)))


@pytest.mark.parametrize("count", [0, 2, 3])
def test_as_many_objects_as_the_cost_takes_are_named_or_none(table: Table, count: int) -> None:
    cards = table.cards("Island", "Island", "Island", zone=Zone.GRAVEYARD)
    wishes = Wishes(exile=tuple(cards[:count]))
    if count in (0, 2):
        pay(table, "", ExileFromGraveyard(2), wishes=wishes)
        assert len(table.game.state.zones[Zone.EXILE, None]) == 2
    else:
        with pytest.raises(IllegalAction):
            pay(table, "", ExileFromGraveyard(2), wishes=wishes)


def test_an_object_named_for_nothing_is_refused(table: Table) -> None:
    bear = table.card(BEAR)
    table.mana("{U}")
    for wishes in (Wishes(sacrifice=(bear,)), Wishes(discard=(bear,)), Wishes(exile=(bear,))):
        with pytest.raises(IllegalAction):
            pay(table, "{U}", wishes=wishes)


def test_an_object_that_does_not_fit_is_refused(table: Table) -> None:
    (mulldrifter,) = table.cards("Mulldrifter", zone=Zone.HAND)
    table.cards("Solitude", zone=Zone.HAND)
    with pytest.raises(IllegalAction):
        pay(table, "", ExileFromHand(WHITE), wishes=Wishes(exile=(mulldrifter,)))


def test_a_card_pays_for_one_part_only(table: Table) -> None:
    table.cards("Solitude", zone=Zone.HAND)
    assert not payment.can_pay(table.game.state, ALICE, Cost(None, (ExileFromHand(WHITE), DiscardCards())))
    table.cards("Island", zone=Zone.HAND)
    pay(table, "", DiscardCards(), ExileFromHand(WHITE))
    assert (table.zone_of("Island"), table.zone_of("Solitude")) == ("graveyard", "exile")


def test_mana_is_spent_as_named(table: Table) -> None:
    table.mana("{U}{U}{R}")
    assert pay(table, "{1}{U}", wishes=Wishes(mana=("U", "U"))) == ("U", "U")
    assert table.pool() == ("R",)


@pytest.mark.parametrize("spent", ["{U}", "{R}{R}", "{U}{R}{R}"])
def test_mana_named_has_to_pay_the_cost_exactly(table: Table, spent: str) -> None:
    table.mana("{U}{R}{R}")
    with pytest.raises(IllegalAction):
        pay(table, "{1}{U}", wishes=Wishes(mana=parse_mana(spent)))


def test_just_the_named_sources_are_tapped(table: Table) -> None:
    islands = table.cards("Island", "Island", "Island")
    pay(table, "{1}", wishes=Wishes(tap=(islands[1],)))
    assert table.tapped() == {"Island 2"}
    with pytest.raises(IllegalAction):
        pay(table, "{2}", wishes=Wishes(tap=(islands[0],)))


def test_a_source_that_is_named_is_tapped_even_where_the_pool_would_do(table: Table) -> None:
    (island,) = table.cards("Island")
    table.mana("{R}")
    pay(table, "{1}", wishes=Wishes(tap=(island,)))
    assert table.tapped() == {"Island"}
    assert table.pool() == ("U",)


def test_a_named_source_without_a_mana_ability_is_refused(table: Table) -> None:
    bear = table.card(BEAR)
    table.mana("{R}")
    with pytest.raises(IllegalAction):
        pay(table, "{1}", wishes=Wishes(tap=(bear,)))


def test_the_altar_takes_the_named_creature(table: Table) -> None:
    table.card(BEAR, label="one")
    two = table.card(BEAR, label="two")
    altar = table.card("Ashnod's Altar")
    pay(table, "{2}", wishes=Wishes(tap=(altar,), sacrifice=(two,)))
    assert (table.zone_of("one"), table.zone_of("two")) == ("battlefield", "graveyard")


# ---- hundreds of sources


@pytest.mark.parametrize("card", [DUAL, RING, LOTUS, SIGNET, TREASURE, PETRIFIED, CONFLUENCE])
def test_a_board_of_hundreds_of_sources_is_no_trouble(table: Table, card: Characteristics) -> None:
    for number in range(300):
        table.card(card, label=f"{card.name} {number}")
    table.card("Island")
    began = time.perf_counter()
    payment.can_pay(table.game.state, ALICE, Cost(("4", "W", "W", "U", "U")))
    payment.can_pay(table.game.state, ALICE, Cost(("4", "W", "C", "C", "C")))
    payment.can_pay(table.game.state, ALICE, Cost(("40",)))
    assert time.perf_counter() - began < 5


@pytest.mark.parametrize("limit", ["TRIES", "SEQUENCES", "LOOKS"])
def test_a_search_that_would_take_too_long_is_given_up_and_not_called_illegal(
    table: Table, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    monkeypatch.setattr(payment_search, limit, 2)
    for number in range(4):
        table.card(LOTUS, label=f"Lotus {number}")
    with pytest.raises(NotModelled):
        payment.can_pay(table.game.state, ALICE, Cost(("W", "U", "B", "R")))


def test_all_that_a_cost_may_come_to_is_looked_for_with_one_patience(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.card(LOTUS)
    plain, hybrid = Cost(("W", "B")), Cost(("W/U", "B/R"))
    monkeypatch.setattr(payment_search, "TRIES", 5)
    assert not payment.can_pay(table.game.state, ALICE, plain)
    with pytest.raises(NotModelled):
        payment.can_pay(table.game.state, ALICE, hybrid)
    monkeypatch.undo()
    assert not payment.can_pay(table.game.state, ALICE, hybrid)


def test_a_source_that_is_not_there_taps_and_is_sacrificed_for_nothing(table: Table) -> None:
    of = table.card(BEAR, Zone.GRAVEYARD)
    assert not payment.can_pay(table.game.state, ALICE, Cost(None, (SacrificeThis(),)), source=of)
    assert not payment.can_pay(table.game.state, ALICE, Cost(None, (TAP,)), source=of)


# ---- brute force


@dataclass(frozen=True)
class Board:
    """A board for brute force: how many of each source, what is in the pool, and how much life there is."""

    names: tuple[str, ...]
    pool: tuple[str, ...]
    life: int


SOURCES = {
    card.name: card for card in (DUAL, RING, LOTUS, SIGNET, FILTER, TREASURE, PETRIFIED, CONFLUENCE, DORK, SCARECROW, BEAR)
}
ALTARS = ("Ashnod's Altar", "Phyrexian Altar")
ONCE = {
    "Tundra": ((), ("W", "U")),
    "Sol Ring": ((), ("CC",)),
    "Gilded Lotus": ((), ("WWW", "UUU", "BBB", "RRR", "GGG")),
    "Azorius Signet": ("1", ("WU",)),
    "Prismatic Lens": ("1", tuple("WUBRG")),
    "Treasure": ((), tuple("WUBRG")),
    "Black Lotus": ((), ("WWW", "UUU", "BBB", "RRR", "GGG")),
    "Mana Confluence": ((), tuple("WUBRG")),
    "Birds": ((), tuple("WUBRG")),
}
CREATURES = ("Birds", "Scarecrow", "Bear")
ARTIFACTS = ("Sol Ring", "Gilded Lotus", "Azorius Signet", "Prismatic Lens", "Treasure", "Black Lotus", "Scarecrow", *ALTARS)


def brute_force(board: Board, symbols: ManaCost, sacrifices: tuple[tuple[str, ...], ...], life: int) -> bool:
    """Whether any order of activations whatever leaves what the cost takes. A position: pool, untapped, bodies, life."""
    start = (tuple(sorted(board.pool)), tuple(sorted(board.names)), tuple(sorted(board.names)), board.life)
    seen = {start}
    waiting = [start]
    while waiting:
        position = waiting.pop()
        if enough(position, symbols, sacrifices, life):
            return True
        for after in moves(position):
            if after not in seen and len(after[0]) <= 9:
                seen.add(after)
                waiting.append(after)
    return False


Position = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], int]


def enough(position: Position, symbols: ManaCost, sacrifices: tuple[tuple[str, ...], ...], life: int) -> bool:
    pool, _, bodies, left = position
    if life and left < life:
        return False
    able = Counter(pool)
    generic = 0
    for symbol in symbols:
        if symbol.isdigit():
            generic += int(symbol)
        elif able[symbol]:
            able[symbol] -= 1
        else:
            return False
    return sum(able.values()) >= generic and any(
        all(of in fitting for of, fitting in zip(order, sacrifices, strict=True)) for order in pick(bodies, len(sacrifices))
    )


def pick(bodies: tuple[str, ...], count: int) -> list[tuple[str, ...]]:
    if not count:
        return [()]
    return [(of, *rest) for place, of in enumerate(bodies) for rest in pick(bodies[:place] + bodies[place + 1 :], count - 1)]


def without(things: tuple[str, ...], thing: str) -> tuple[str, ...]:
    place = things.index(thing)
    return things[:place] + things[place + 1 :]


def moves(position: Position) -> list[Position]:
    pool, untapped, bodies, life = position
    out = []
    for name in set(untapped):
        if name not in ONCE:
            continue
        cost, lots = ONCE[name]
        if name == "Mana Confluence" and life < 1:
            continue
        rest = bodies if name not in ("Treasure", "Black Lotus") else without(bodies, name)
        for paid in combinations(pool, len(cost)):
            left = pool
            for mana in paid:
                left = without(left, mana)
            out += [
                (tuple(sorted((*left, *lot))), without(untapped, name), rest, life - (name == "Mana Confluence")) for lot in lots
            ]
    if "Scarecrow" in bodies:
        for paid in combinations(pool, 2):
            left = without(without(pool, paid[0]), paid[1])
            out += [(tuple(sorted((*left, mana))), untapped, bodies, life) for mana in "WUBRG"]
    for altar, lots in (("Ashnod's Altar", ("CC",)), ("Phyrexian Altar", tuple("WUBRG"))):
        if altar in bodies:
            for name in set(bodies) & set(CREATURES):
                # A body that is still untapped and one that is tapped are not told apart, so both are tried.
                for still in {untapped, without(untapped, name) if name in untapped else untapped}:
                    rest = without(bodies, name)
                    if Counter(still)[name] <= Counter(rest)[name]:
                        out += [(tuple(sorted((*pool, *lot))), still, rest, life) for lot in lots]
    return out


BOARDS = st.builds(
    Board,
    st.lists(st.sampled_from([*SOURCES, *ALTARS]), max_size=4).map(tuple),
    st.lists(st.sampled_from("WUC"), max_size=2).map(tuple),
    st.integers(0, 2),
)
SYMBOLS = st.lists(st.sampled_from(["1", "2", "W", "U", "R", "C"]), max_size=3).map(tuple)
SACRIFICES = st.lists(st.sampled_from(["Creature", "Artifact"]), max_size=2)


@settings(max_examples=400, deadline=None)
@given(BOARDS, SYMBOLS, SACRIFICES, st.integers(0, 1))
def test_a_payment_is_found_exactly_when_brute_force_finds_one(
    board: Board, symbols: ManaCost, sacrifices: list[str], life: int
) -> None:
    table = Table()
    for number, name in enumerate(board.names):
        table.card(SOURCES.get(name, name), label=f"{name} {number}")
    table.game.change_player(ALICE, mana=plain_mana(board.pool), life=board.life)
    parts = (*(Sacrifice(Quality(types=(each,))) for each in sacrifices), *((PayLife(life),) if life else ()))
    cost = Cost(symbols, parts)
    fitting = {"Creature": CREATURES, "Artifact": ARTIFACTS}
    expected = brute_force(board, symbols, tuple(fitting[each] for each in sacrifices), life)
    assert payment.can_pay(table.game.state, ALICE, cost) == expected
    if expected:
        payment.pay(table.game, ALICE, cost)
        assert table.game.player(Seat(0)).life >= 0


@pytest.mark.parametrize("cost", [("10001",), ("999999999", "G"), ("9999",) * 2])
def test_more_mana_than_anyone_waits_for_is_not_modelled(table: Table, cost: ManaCost) -> None:
    with pytest.raises(NotModelled, match=r"a cost of [0-9]+ mana"):
        payment.can_pay(table.game.state, ALICE, Cost(cost))


def test_a_great_cost_that_nobody_can_pay_is_refused_soon(table: Table) -> None:
    begun = time.monotonic()
    assert not payment.can_pay(table.game.state, ALICE, Cost(("10000",)))
    assert not payment.can_pay(table.game.state, ALICE, Cost(None, (DiscardCards(999_999_999),)))
    assert time.monotonic() - begun < 5
