"""Kinds of counters (122.1)."""

import pytest

from oracle.counters import kinds, putting
from oracle.counters.kinds import KEYWORD_COUNTERS
from oracle.errors import NotModelled
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


def test_the_keyword_counters_are_those_of_the_rules() -> None:
    assert len([kind for kind in KEYWORD_COUNTERS if " from " not in kind and " over " not in kind]) == 15
    assert {"decayed", "exalted"} < KEYWORD_COUNTERS
