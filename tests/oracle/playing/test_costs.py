from collections import Counter
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle.abilities.costs import Cost, DiscardCards, ExileFromHand, PayLife
from oracle.abilities.qualities import ANYTHING, Amount
from oracle.errors import IllegalAction, NotModelled
from oracle.mana import ManaCost, parse_mana, show_mana
from oracle.playing.costs import LIFE, Modifiers, Reduction, combined, has_x, settled, totals


def total(
    cost: str, *, more: tuple[str, ...] = (), less: tuple[str, ...] = (), colored: tuple[str, ...] = (), least: int = 0
) -> str:
    """The best total of a mana cost under these modifiers."""
    reductions = [Reduction(parse_mana(each)) for each in less] + [Reduction(parse_mana(each), True) for each in colored]
    modifiers = Modifiers(tuple(parse_mana(each) for each in more), tuple(reductions), (least,) if least else ())
    best = next(totals(Cost(parse_mana(cost)), modifiers))
    assert best.mana is not None
    return show_mana(best.mana)


def test_without_modifiers_the_total_is_the_cost() -> None:
    assert total("{4}{U}") == "{4}{U}"


def test_increases_are_added_before_reductions_are_taken_off() -> None:
    assert total("{R}", more=("{1}",), less=("{2}",)) == "{R}"


def test_generic_reductions_never_touch_coloured_mana() -> None:
    assert total("{1}{U}{U}", less=("{2}", "{2}")) == "{U}{U}"


def test_a_coloured_reduction_that_finds_no_such_mana_reduces_generic_mana() -> None:
    assert total("{2}{U}", less=("{W}{U}{U}",)) == "{0}"


def test_a_reduction_of_coloured_mana_only_leaves_generic_mana_alone() -> None:
    assert total("{2}{U}", colored=("{W}{U}{B}{R}{G}",)) == "{2}"


def test_morophon_and_an_incubator_take_an_evoke_cost_to_nothing() -> None:
    assert total("{2}{U}", less=("{2}",), colored=("{W}{U}{B}{R}{G}",)) == "{0}"


def test_the_better_order_of_reductions_comes_first() -> None:
    modifiers = Modifiers(reductions=(Reduction(("U",)), Reduction(("U",), True)))
    assert [cost.mana for cost in totals(Cost(("1", "U")), modifiers)] == [(), ("1",)]


def test_a_colourless_reduction_takes_colourless_mana_first_and_then_generic_mana() -> None:
    assert total("{2}{C}", less=("{C}{C}",)) == "{1}"


def test_a_hybrid_reduction_is_one_of_its_halves() -> None:
    assert total("{1}{G}", less=("{W/U}",)) == "{G}"
    assert total("{2}{G}", less=("{2/G}",)) == "{G}"


def test_a_phyrexian_reduction_is_its_colour() -> None:
    assert total("{1}{G}{G}", less=("{G/P}",)) == "{1}{G}"


def test_a_snow_reduction_is_generic() -> None:
    assert total("{1}{G}", less=("{S}{S}",)) == "{G}"


def test_the_floor_comes_last_and_is_filled_with_generic_mana() -> None:
    assert total("{R}", least=3) == "{2}{R}"
    assert total("{4}{R}", less=("{2}", "{2}"), least=3) == "{2}{R}"
    assert total("{4}{R}", least=3) == "{4}{R}"


def test_a_cost_without_mana_gets_some_by_an_increase_and_by_a_floor_but_is_not_reduced() -> None:
    exile = Cost(None, (ExileFromHand(ANYTHING),))
    assert list(totals(exile, Modifiers(reductions=(Reduction(("1",)),)))) == [exile]
    assert next(totals(exile, Modifiers(increases=(("1",),)))).mana == ("1",)
    assert next(totals(exile, Modifiers(floors=(3,)))).mana == ("3",)


def test_costs_paid_together_add_up() -> None:
    assert combined(Cost(("2", "U"), (PayLife(1),)), Cost(("4",)), Cost(None, (PayLife(2),))) == Cost(
        ("2", "U", "4"), (PayLife(1), PayLife(2))
    )


def test_x_is_a_number_once_it_is_announced() -> None:
    assert settled(Cost(("X", "X", "R")), 2) == (Cost(("4", "R")),)
    with pytest.raises(NotModelled):
        settled(Cost(("X",)))


def test_hybrid_symbols_are_settled_before_anything_else() -> None:
    assert settled(Cost(("G/W", "G/W"))) == (Cost(("G", "G")), Cost(("W", "G")), Cost(("W", "W")))
    assert settled(Cost(("2/B",))) == (Cost(("B",)), Cost(("2",)))


def test_many_symbols_alike_are_settled_sum_by_sum() -> None:
    costs = settled(Cost(("2/W", "W/P") * 20))
    assert len(costs) == len({(cost.mana, cost.parts) for cost in costs}) == 21 * 21
    assert len(settled(Cost(("W/U",) * 40))) == 41


def test_so_many_choices_that_nobody_could_try_them_all_are_not_modelled() -> None:
    pairs = ("W/U", "U/B", "B/R", "R/G", "G/W", "W/B", "U/R", "B/G", "R/W", "G/U")
    assert len(settled(Cost(pairs))) > 100
    with pytest.raises(NotModelled, match="so many ways"):
        settled(Cost(pairs * 3))
    assert settled(Cost(pairs * 3), announced=("W", "U", "B", "R", "G", "W", "U", "B", "R", "G") * 3) == (
        Cost(("W",) * 6 + ("U",) * 6 + ("B",) * 6 + ("R",) * 6 + ("G",) * 6),
    )


def test_phyrexian_symbols_may_be_life_instead() -> None:
    assert settled(Cost(("1", "W/P"))) == (Cost(("1", "W")), Cost(("1",), (PayLife(2),)))
    assert Cost((), (PayLife(2),)) in settled(Cost(("W/U/P",)))


# ---- an independent reading of the rule


def naive_totals(cost: ManaCost, increases: list[ManaCost], reductions: list[Reduction], floor: int) -> set[ManaCost]:
    """601.2f word by word: symbols on the table, one reduction after the other in every order, each symbol a mana taken away."""
    found = set()
    for order in permutations(reductions):
        choices = [[half for half in symbol.split("/") if half != "P"] for each in order for symbol in each.mana]
        flags = [each.colored_only for each in order for _ in each.mana]
        for chosen in product(*choices):
            on_the_table = units(cost) + [unit for increase in increases for unit in units(increase)]
            for symbol, colored_only in zip(chosen, flags, strict=True):
                for unit in units((symbol,)):
                    take_away(on_the_table, unit, colored_only)
            while len(on_the_table) < floor:
                on_the_table.append("1")
            found.add(tuple(sorted(on_the_table)))
    return found


def units(mana: ManaCost) -> list[str]:
    out = []
    for symbol in mana:
        out += ["1"] * int(symbol) if symbol.isdigit() else [symbol]
    return out


def take_away(on_the_table: list[str], unit: str, colored_only: bool) -> None:
    if colored_only:
        if unit in "WUBRG" and unit in on_the_table:
            on_the_table.remove(unit)
    elif unit in on_the_table and unit != "S":
        on_the_table.remove(unit)
    elif "1" in on_the_table:
        on_the_table.remove("1")


PLAIN = st.lists(st.sampled_from(["1", "2", "3", "W", "U", "B", "C"]), max_size=5).map(tuple)
TAKING = st.lists(st.sampled_from(["1", "2", "W", "U", "B", "C", "S", "W/U", "2/B", "U/P"]), min_size=1, max_size=3).map(tuple)
REDUCTIONS = st.lists(st.builds(Reduction, TAKING, st.booleans()), max_size=3)


@given(PLAIN, st.lists(PLAIN, max_size=2), REDUCTIONS, st.sampled_from([0, 0, 3]))
def test_the_totals_are_those_of_a_naive_computation(
    cost: ManaCost, increases: list[ManaCost], reductions: list[Reduction], floor: int
) -> None:
    expected = naive_totals(cost, increases, reductions, floor)
    modifiers = Modifiers(tuple(increases), tuple(reductions), (floor,) if floor else ())
    found = [tuple(sorted(units(each.mana or ()))) for each in totals(Cost(cost), modifiers)]
    assert set(found) == expected
    assert len(found[0]) == min(map(len, expected))


@given(PLAIN, st.permutations([Reduction(("1",)), Reduction(("W", "U")), Reduction(("W", "U", "B"), True), Reduction(("2",))]))
def test_the_order_in_which_effects_are_listed_does_not_matter(cost: ManaCost, reductions: list[Reduction]) -> None:
    fixed = Modifiers(reductions=tuple(sorted(reductions, key=repr)))
    assert Counter(totals(Cost(cost), Modifiers(reductions=tuple(reductions)))) == Counter(totals(Cost(cost), fixed))


def test_a_hundred_reducers_are_no_trouble() -> None:
    many = tuple(Reduction(("W", "B"), True) for _ in range(100)) + tuple(Reduction(("1",)) for _ in range(100))
    assert next(totals(Cost(("7", "W", "B")), Modifiers(reductions=many))) == Cost(())


# ---- announcing symbols


def test_what_is_announced_for_a_hybrid_symbol_stays() -> None:
    cost = Cost(parse_mana("{5}{B/G}{B/G}"))
    assert settled(cost, announced=("B", "B")) == (Cost(("5", "B", "B")),)
    assert settled(cost, announced=("B", "G")) == (Cost(("5", "B", "G")),)
    assert len(settled(cost)) == 3


def test_symbols_are_announced_in_the_order_in_which_they_are_printed() -> None:
    cost = Cost(parse_mana("{C/W}{C/U}{C/B}{C/R}{C/G}"))
    assert settled(cost, announced=("W", "U", "B", "R", "G")) == (Cost(("W", "U", "B", "R", "G")),)
    assert settled(cost, announced=("C", "U", "C", "R", "C")) == (Cost(("U", "R", "C", "C", "C")),)


def test_phyrexian_symbols_are_announced_as_mana_or_as_life() -> None:
    cost = Cost(parse_mana("{2}{W/P}{W/U/P}"))
    assert settled(cost, announced=("W", LIFE)) == (Cost(("2", "W"), (PayLife(2),)),)
    assert settled(cost, announced=(LIFE, "U")) == (Cost(("2", "U"), (PayLife(2),)),)
    assert settled(cost, announced=(LIFE, LIFE)) == (Cost(("2",), (PayLife(4),)),)


def test_a_monocoloured_hybrid_symbol_is_announced_as_its_number() -> None:
    assert settled(Cost(parse_mana("{2/W}{2/W}")), announced=("2", "W")) == (Cost(("2", "W")),)


@pytest.mark.parametrize(
    ("cost", "announced"),
    [
        ("{B/G}{B/G}", ("B",)),
        ("{B/G}", ("B", "B")),
        ("{B/G}", ("R",)),
        ("{B/G}", (LIFE,)),
        ("{2/B}", ("1",)),
        ("{2}{B}", ("B",)),
        ("{X}", ("X",)),
    ],
)
def test_what_is_no_way_to_pay_the_symbols_cannot_be_announced(cost: str, announced: tuple[str, ...]) -> None:
    with pytest.raises(IllegalAction) as illegal:
        settled(Cost(parse_mana(cost)), 1, announced)
    assert illegal.value.rule == "601.2b"


def test_nothing_can_be_announced_for_a_cost_without_mana() -> None:
    with pytest.raises(IllegalAction):
        settled(Cost(None, (PayLife(1),)), announced=("B",))


def test_an_announced_symbol_is_what_a_reduction_meets() -> None:
    morophon = Modifiers(reductions=(Reduction(parse_mana("{W}{U}{B}{R}{G}"), True),))
    ulalek = Cost(parse_mana("{C/W}{C/U}{C/B}{C/R}{C/G}"))
    assert [cost.mana for cost in totals(ulalek, morophon, announced=("W", "U", "B", "R", "G"))] == [()]
    assert [cost.mana for cost in totals(ulalek, morophon, announced=("C",) * 5)] == [("C",) * 5]


def test_x_cards_to_discard_are_a_number_once_it_is_announced() -> None:
    cost = Cost(parse_mana("{R}{R}"), (DiscardCards(Amount.X),))
    assert has_x(cost)
    assert settled(cost, 3) == (Cost(("R", "R"), (DiscardCards(3),)),)
    with pytest.raises(NotModelled, match="what X is"):
        settled(cost)
