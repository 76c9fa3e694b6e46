"""The interaction of continuous effects (613): what characteristics an object really has, and who controls it.

What is worked out is kept with the state it was worked out from, and forgotten with it.
"""

from __future__ import annotations

from oracle.layers.looking import Rule, characteristics, has_keyword, in_force, is_as_it_came, statics, untouched
from oracle.layers.presence import controller, is_permanent, permanents
from oracle.layers.totals import counters_of, has_counters, has_life

__all__ = [
    "Rule",
    "characteristics",
    "controller",
    "counters_of",
    "has_counters",
    "has_keyword",
    "has_life",
    "in_force",
    "is_as_it_came",
    "is_permanent",
    "permanents",
    "statics",
    "untouched",
]
