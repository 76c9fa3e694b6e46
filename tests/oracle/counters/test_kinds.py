"""Kinds of counters (122.1)."""

import pytest

from oracle.counters import kinds, putting
from oracle.counters.kinds import KEYWORD_COUNTERS
from oracle.errors import NotModelled
from oracle.objects import Zone
from tests.oracle.duel import ALICE, Duel


@pytest.mark.parametrize("kind", ["shield", "finality", "hone", "+2/-1", "hexproof from Dragons", "trample over hills"])
def test_counters_with_rules_that_are_not_modelled_are_refused(kind: str) -> None:
    with pytest.raises(NotModelled, match="counter"):
        kinds.check(kind)


@pytest.mark.parametrize(
    "kind", ["charge", "void", "loyalty", "page", "flying-machine", "+1/+1", "-0/-1", "flying", "hexproof from black", "ward"]
)
def test_counters_that_are_modelled_or_do_nothing_may_be_on_a_permanent(kind: str) -> None:
    kinds.check(kind)


def test_putting_a_counter_on_something_checks_its_kind() -> None:
    duel = Duel()
    of = duel.put("Grizzly Bears")
    with pytest.raises(NotModelled, match="shield"):
        duel.game.do(lambda game: putting.put(game, ALICE, of, "shield", 1))


@pytest.mark.parametrize(
    ("edition", "count", "last"),
    [
        ("2005-10-01", 0, ()),
        ("2020-04-16", 0, ()),
        ("2020-04-17", 12, ("flying", "menace")),
        ("2023-06-15", 12, ("vigilance",)),
        ("2023-06-16", 13, ("shadow",)),
        ("2024-06-07", 14, ("shadow", "exalted")),
        ("2025-04-03", 14, ("exalted",)),
        ("2025-04-04", 15, ("exalted", "decayed")),
    ],
)
def test_the_keyword_counters_of_an_edition(edition: str, count: int, last: tuple[str, ...]) -> None:
    found = kinds.keyword_counters(edition)
    assert len([kind for kind in found if " from " not in kind and " over " not in kind]) == count
    assert found.issuperset(last)
    assert found <= KEYWORD_COUNTERS


@pytest.mark.parametrize("zone", [Zone.BATTLEFIELD, Zone.GRAVEYARD])
@pytest.mark.parametrize(("edition", "flies"), [("2020-04-16", False), ("2020-04-17", True)])
def test_a_flying_counter_gives_flying_since_2020(zone: Zone, edition: str, flies: bool) -> None:
    duel = Duel()
    duel.game.update(edition=edition)
    duel.put("Grizzly Bears", zone, counters=(("flying", 1),))
    assert duel.has("Grizzly Bears", "flying") is flies


def test_there_are_counters_of_trample_over_planeswalkers_as_long_as_there_is_that() -> None:
    assert "trample over planeswalkers" not in kinds.keyword_counters("2021-06-17")
    assert "trample over planeswalkers" in kinds.keyword_counters("2021-06-18")


def test_the_keyword_counters_are_those_of_the_rules() -> None:
    assert len([kind for kind in KEYWORD_COUNTERS if " from " not in kind and " over " not in kind]) == 15
    assert {"decayed", "exalted"} < KEYWORD_COUNTERS
