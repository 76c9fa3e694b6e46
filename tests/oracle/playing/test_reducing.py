"""Convoke and delve before 2013-07-13: additional costs that reduce the total (702.49a and 702.64a of those rules)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle import actions
from oracle.cards.facts.making import CONVOKE, card
from oracle.errors import IllegalAction, NotModelled
from oracle.mana import parse_mana, plain_mana, show_mana
from oracle.objects import Zone
from oracle.paying.wishes import AS_YOU_LIKE, Wishes
from oracle.playing.casting import Announcement
from tests.oracle.duel import ALICE, BOB, Duel, creature

LAST = "2013-07-12"
COURAGE = "Gather Courage"


def board(*permanents: str, spell: str = COURAGE, mana: str = "", edition: str = LAST) -> Duel:
    duel = Duel()
    for number, name in enumerate(permanents):
        duel.put(name, label=name if permanents.index(name) == number else f"{name} {permanents[:number].count(name) + 1}")
    duel.put(spell, Zone.HAND)
    duel.mana(mana or "{0}")
    duel.game.state = duel.state.changed(edition=edition)
    return duel


def cast(duel: Duel, spell: str, *convoking: tuple[str, str], target: str = "", **more: object) -> None:
    convoke = tuple((duel.find(label).id, mana) for label, mana in convoking)
    wishes = Wishes(convoke=convoke, **more)  # type: ignore[arg-type]
    targets = (duel.target(target),) if target else ()
    duel.game.do(actions.cast(Announcement(ALICE, duel.find(spell).id, targets=targets, payment=wishes)))


def left(duel: Duel) -> str:
    return show_mana(tuple(mana.type for mana in duel.state.players[ALICE].mana))


@pytest.mark.parametrize(("edition", "over"), [(LAST, "{0}"), ("2013-07-13", "{C}")])
def test_a_least_total_counts_after_what_creatures_take_off(edition: str, over: str) -> None:
    duel = board("Grizzly Bears", mana="{C}{C}{C}", edition=edition)
    duel.put("Trinisphere", seat=BOB)
    cast(duel, COURAGE, ("Grizzly Bears", "G"), target="Grizzly Bears")
    assert left(duel) == over


def test_left_open_a_creature_is_tapped_where_only_that_helps() -> None:
    # {C}{C}{C} does not pay {2}{G}, but {3} once a green creature has taken the {G} off.
    duel = board("Grizzly Bears", "Memnite", mana="{C}{C}{C}")
    duel.put("Trinisphere", seat=BOB)
    cast(duel, COURAGE, target="Memnite")
    assert duel.find("Grizzly Bears").tapped
    assert not duel.find("Memnite").tapped


def test_left_open_nothing_is_tapped_in_vain() -> None:
    duel = board("Grizzly Bears", "Memnite")
    cast(duel, COURAGE, target="Memnite")
    assert duel.find("Grizzly Bears").tapped
    assert not duel.find("Memnite").tapped


@pytest.mark.parametrize("wished", [AS_YOU_LIKE, "1", "G"])
def test_any_number_may_be_tapped(wished: str) -> None:
    duel = board("Grizzly Bears", "Grizzly Bears")
    cast(duel, COURAGE, ("Grizzly Bears", "G"), ("Grizzly Bears 2", wished), target="Grizzly Bears")
    assert duel.find("Grizzly Bears").tapped
    assert duel.find("Grizzly Bears 2").tapped


@pytest.mark.parametrize(
    ("creature", "mana", "why"),
    [
        ("Memnite", "G", "not green"),
        ("Mox Emerald", "1", "no creature"),
        ("Bob's Bears", "1", "another player"),
        ("the tired Bears", "1", "tapped already"),
    ],
)
def test_only_ones_own_untapped_creatures_are_tapped(creature: str, mana: str, why: str) -> None:
    duel = board("Memnite", "Mox Emerald", mana="{G}")
    duel.put("Grizzly Bears", seat=BOB, label="Bob's Bears")
    duel.put("Grizzly Bears", label="the tired Bears", tapped=True)
    with pytest.raises(IllegalAction, match=why):
        cast(duel, COURAGE, (creature, mana), target="Memnite")


def test_a_creature_tapped_for_mana_is_not_tapped_again() -> None:
    duel = board("Llanowar Elves", "Memnite", spell="Sprout Swarm")
    with pytest.raises(IllegalAction):
        cast(duel, "Sprout Swarm", ("Llanowar Elves", "1"), tap=(duel.find("Llanowar Elves").id,))
    cast(duel, "Sprout Swarm", ("Memnite", "1"), tap=(duel.find("Llanowar Elves").id,))
    assert duel.find("Llanowar Elves").tapped
    assert duel.find("Memnite").tapped


def test_a_creature_sacrificed_for_mana_is_not_tapped_either() -> None:
    duel = board("Blood Pet", "Memnite", "Memnite", spell="Halo Hopper")
    with pytest.raises(IllegalAction):
        cast(duel, "Halo Hopper", ("Blood Pet", "1"), ("Memnite", "1"), tap=(duel.find("Blood Pet").id,))
    cast(duel, "Halo Hopper", ("Memnite", "1"), ("Memnite 2", "1"), tap=(duel.find("Blood Pet").id,))
    assert duel.where("Blood Pet") == "graveyard"


def test_what_is_left_is_paid_exactly() -> None:
    duel = board("Memnite", spell="Siege Wurm", mana="{G}{G}{C}{C}{C}{C}{C}")
    with pytest.raises(IllegalAction):
        cast(duel, "Siege Wurm", ("Memnite", "1"), mana=parse_mana("{G}{G}{C}{C}{C}{C}{C}"))
    cast(duel, "Siege Wurm", ("Memnite", "1"), mana=parse_mana("{G}{G}{C}{C}{C}{C}"))
    assert left(duel) == "{C}"


@pytest.mark.parametrize("edition", ["2011-06-16", "2011-06-17"])
def test_a_color_that_the_cost_does_not_have_takes_generic_mana_since_the_rules_say_so(edition: str) -> None:
    duel = board("Grizzly Bears", spell="Halo Hopper", mana="{C}{C}", edition=edition)
    if edition == "2011-06-16":
        with pytest.raises(NotModelled, match="colored mana that the cost does not have under the rules of 2011-06-16"):
            cast(duel, "Halo Hopper", ("Grizzly Bears", "G"))
        cast(duel, "Halo Hopper", ("Grizzly Bears", AS_YOU_LIKE))
    else:
        cast(duel, "Halo Hopper", ("Grizzly Bears", "G"))
    assert left(duel) == "{0}"


def test_hybrid_symbols_are_reduced_only_since_they_are_announced() -> None:
    boast = card("Boast", "{1}{R/G}", "Instant", CONVOKE)
    duel = board("Hill Giant", mana="{C}")
    duel.put(boast, Zone.HAND)
    cast(duel, "Boast", ("Hill Giant", "R"))
    assert left(duel) == "{0}"
    duel = board("Hill Giant", mana="{C}", edition="2009-07-10")
    duel.put(boast, Zone.HAND)
    with pytest.raises(NotModelled, match="hybrid"):
        cast(duel, "Boast", ("Hill Giant", "R"))


def test_no_mana_is_made_where_nothing_is_left_to_pay() -> None:
    duel = board("Grizzly Bears", "Forest")
    with pytest.raises(IllegalAction):
        cast(duel, COURAGE, ("Grizzly Bears", "G"), target="Grizzly Bears", tap=(duel.find("Forest").id,))
    # Tapped for {1}, of which there is none, it takes nothing off.
    cast(duel, COURAGE, ("Grizzly Bears", "1"), target="Grizzly Bears", tap=(duel.find("Forest").id,))
    assert duel.find("Grizzly Bears").tapped
    assert left(duel) == "{0}"


def test_with_conspire_other_creatures_are_tapped() -> None:
    duel = board("Wort, the Raidmother", "Grizzly Bears", "Grizzly Bears", spell="Sprout Swarm")
    announced = Announcement(ALICE, duel.find("Sprout Swarm").id, additional=("conspire",))
    with pytest.raises(IllegalAction):
        duel.game.do(actions.cast(announced))
    duel.put("Memnite")
    duel.game.do(actions.cast(announced))
    assert all(duel.find(each).tapped for each in ("Wort, the Raidmother", "Grizzly Bears", "Grizzly Bears 2", "Memnite"))


def graveyard(duel: Duel, *names: str) -> tuple[int, ...]:
    return tuple(duel.put(name, Zone.GRAVEYARD) for name in names)


def test_cards_may_be_exiled_in_vain() -> None:
    duel = board(spell="Gurmag Angler", mana="{B}{C}{C}{C}{C}{C}")
    graveyard(duel, "Shock", "Forest", "Plains")
    cast(duel, "Gurmag Angler", delve=(duel.find("Shock").id,))
    assert duel.where("Shock") == "exile"
    assert left(duel) == "{0}"
    duel = board(spell="Gurmag Angler", mana="{B}")
    cards = graveyard(duel, "Shock", "Forest", "Plains", "Swamp", "Mountain", "Island", "Wastes")
    cast(duel, "Gurmag Angler", delve=cards)
    assert left(duel) == "{0}"
    assert not duel.state.zones[(Zone.GRAVEYARD, ALICE)]


def test_a_card_that_was_sacrificed_for_mana_is_exiled_as_well() -> None:
    duel = board("Memnite", "Ashnod's Altar", spell="Gurmag Angler", mana="{B}")
    graveyard(duel, "Shock", "Forest", "Plains")
    cast(duel, "Gurmag Angler")
    assert duel.where("Memnite") == "exile"


def test_only_cards_of_ones_own_graveyard_are_exiled() -> None:
    duel = board(spell="Gurmag Angler", mana="{B}{C}{C}{C}{C}{C}{C}")
    duel.put("Shock", Zone.GRAVEYARD, BOB)
    with pytest.raises(IllegalAction):
        cast(duel, "Gurmag Angler", delve=(duel.find("Shock").id,))


def test_delved_cards_are_not_named_beside_others_that_are_exiled() -> None:
    duel = board("Underworld Breach", spell="Hill Giant", mana="{U}")
    duel.put("Treasure Cruise", Zone.GRAVEYARD)
    graveyard(duel, "Shock", "Forest", "Plains", "Swamp")
    wishes = Wishes(delve=(duel.find("Shock").id,))
    cruise = Announcement(ALICE, duel.find("Treasure Cruise").id, "escape", payment=wishes)
    with pytest.raises(NotModelled, match="beside what else is exiled"):
        duel.game.do(actions.cast(cruise))


@pytest.mark.parametrize("edition", [LAST, "2013-07-13"])
def test_a_spell_without_convoke_and_delve_costs_the_same(edition: str) -> None:
    duel = board("Grizzly Bears", spell="Savannah Lions", mana="{W}", edition=edition)
    with pytest.raises(IllegalAction, match="there is no convoke"):
        cast(duel, "Savannah Lions", ("Grizzly Bears", "1"))
    cast(duel, "Savannah Lions")
    assert left(duel) == "{0}"
    assert not duel.find("Grizzly Bears").tapped


# ---- against all that creatures can take off, one after the other

COLORS_OF_CREATURES = st.lists(st.sampled_from(["", "W", "G", "WG"]), max_size=4)
COSTS = st.tuples(st.integers(0, 3), st.text("WG", max_size=2))
POOLS = st.text("WGC", max_size=3)


def lowered(generic: int, colored: Counter[str], creatures: list[str]) -> Iterator[tuple[int, Counter[str]]]:
    """All that any of these creatures can make of a cost, by its generic and its colored mana."""
    if not creatures:
        yield generic, colored
        return
    colors, *others = creatures
    yield from lowered(generic, colored, others)
    yield from lowered(max(0, generic - 1), colored, others)
    for color in colors:
        if colored[color]:
            yield from lowered(generic, colored - Counter(color), others)
        else:
            yield from lowered(max(0, generic - 1), colored, others)


def payable(generic: int, colored: Counter[str], least: int, pool: str) -> bool:
    """Whether mana pays this cost, which comes to so much mana at least."""
    needed = max(generic + colored.total(), least)
    return not colored - Counter(pool) and len(pool) >= needed


@settings(max_examples=150, deadline=None)
@given(COLORS_OF_CREATURES, COSTS, POOLS, st.sampled_from([0, 3]))
def test_a_spell_is_cast_exactly_when_some_creatures_lower_it_enough(
    creatures: list[str], printed: tuple[int, str], pool: str, least: int
) -> None:
    generic, colored = printed[0], Counter(printed[1])
    duel = Duel(edition=LAST)
    for number, colors in enumerate(creatures):
        duel.put(creature(f"Helper {number}", colors=frozenset(colors)))
    duel.put(card("Help", f"{{{generic}}}" + "".join(f"{{{each}}}" for each in printed[1]), "Instant", CONVOKE), Zone.HAND)
    duel.game.change_player(ALICE, mana=plain_mana(tuple(pool)))
    if least:
        duel.put("Trinisphere", seat=BOB)
    announced = Announcement(ALICE, duel.find("Help").id)
    if any(payable(*cost, least, pool) for cost in lowered(generic, colored, creatures)):
        duel.game.do(actions.cast(announced))
        tapped = sum(duel.find(f"Helper {number}").tapped for number in range(len(creatures)))
        spent = len(pool) - len(duel.state.players[ALICE].mana)
        assert spent == max(generic + colored.total() - tapped, least)
    else:
        with pytest.raises(IllegalAction):
            duel.game.do(actions.cast(announced))
