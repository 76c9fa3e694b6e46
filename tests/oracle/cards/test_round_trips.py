"""Facts that nobody has printed yet: whatever has words is read back as it was."""

from __future__ import annotations

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from oracle.abilities.effects import (
    Effect,
)  # fmt: skip
from oracle.abilities.kinds import (
    Ability,
    SpellAbility,
)
from oracle.abilities.qualities import Target
from oracle.cards.text import read_abilities, render
from oracle.objects import Characteristics
from tests.oracle.cards.any_ability import ABILITIES
from tests.oracle.cards.any_instructions import instructions


def reads_back(types: tuple[str, ...], abilities: tuple[Ability, ...]) -> bool:
    """Whether the abilities, if they have words at all, are read back from them."""
    card = Characteristics(name="Quorble, the Unprinted", types=types, supertypes=("Legendary",), abilities=abilities)
    try:
        text = render(card)
    except ValueError:
        assume(False)
    return read_abilities(card, text) == abilities


@settings(deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(ABILITIES, min_size=1, max_size=3).map(tuple))
def test_what_a_permanent_says_is_read_back(abilities: tuple[Ability, ...]) -> None:
    assert reads_back(("Creature",), abilities)


@settings(deadline=None, suppress_health_check=list(HealthCheck))
@given(instructions())
def test_what_a_spell_says_is_read_back(does: tuple[tuple[Effect, ...], tuple[Target, ...]]) -> None:
    assert reads_back(("Instant",), (SpellAbility(*does),))
