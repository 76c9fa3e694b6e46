"""Which damage a text speaks of: by what, to whom, combat damage or other."""

from __future__ import annotations

from dataclasses import replace

from oracle import layers, matching
from oracle.abilities.qualities import ANYTHING, Quality
from oracle.abilities.statics import DamageBy, DamageCantBePrevented, DealtAsThough
from oracle.damage.event import Damage
from oracle.fitting import is_meant
from oracle.layers import Rule
from oracle.objects import ObjectId
from oracle.state import State


def is_which(state: State, which: DamageBy, damage: Damage, rule: Rule) -> bool:
    """Whether damage is what a rule speaks of. Its source is looked at wherever it is, or as it last was (609.7c, 608.2h)."""
    if which.combat not in (None, damage.combat) or not _fits(state, which.source, damage.source, rule):
        return False
    if damage.to.player is not None:
        return which.to_players is not None and is_meant(which.to_players, damage.to.player, rule.you)
    return damage.to.object is not None and which.to is not None and _fits(state, which.to, damage.to.object, rule)


def _fits(state: State, quality: Quality, of: ObjectId, rule: Rule) -> bool:
    if quality.itself:
        return of in rule.this and _fits(state, replace(quality, itself=False), of, rule)
    return quality == ANYTHING or matching.matches(state, quality, of, source=rule.source, you=rule.you)


def can_be_prevented(state: State, damage: Damage) -> bool:
    """Whether no effect says that damage can't be prevented (615.12)."""
    return not any(
        isinstance(rule.static, DamageCantBePrevented) and is_which(state, rule.static.which, damage, rule)
        for rule in layers.in_force(state)
    )


def dealt_as_by(state: State, damage: Damage, keyword: str) -> bool:
    """Whether damage is dealt as by a source with this keyword: the source has it, or an effect says so (609.4)."""
    if layers.has_keyword(state, damage.source, keyword):
        return True
    return any(
        isinstance(rule.static, DealtAsThough)
        and rule.static.keyword == keyword
        and (rule.static.at_life_most is None or state.players[rule.you].life <= rule.static.at_life_most)
        and is_which(state, rule.static.which, damage, rule)
        for rule in layers.in_force(state)
    )
