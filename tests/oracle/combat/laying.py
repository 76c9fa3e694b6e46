"""Rules that a test lays on creatures for a turn, as a resolved spell would."""

from __future__ import annotations

from oracle.abilities.statics import Static
from oracle.objects import Seat
from oracle.state import Duration, LastingRule
from tests.oracle.duel import ALICE, Duel


def lay_on(duel: Duel, static: Static, *labels: str, you: Seat = ALICE) -> None:
    """The static holds of these objects until end of turn, as though the first of them had said so."""
    found = [duel.find(label) for label in labels]
    rule = LastingRule(static, found[0], you, Duration.END_OF_TURN, tuple(each.id for each in found))
    duel.game.update(rules=(*duel.state.rules, rule))
