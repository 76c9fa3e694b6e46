"""Damage (120): who is dealt how much by what, what of it is prevented, and what comes of the rest.

`deal` is the only way in which damage is dealt. It goes through the parts of 120.4: ``oracle.damage.modifying`` is the effects
that change how damage is dealt (120.4b), ``oracle.damage.results`` what it does to whom it is dealt to (120.3, 120.4c-d).
"""

from __future__ import annotations

from oracle.damage.dealing import deal
from oracle.damage.event import Damage
from oracle.damage.modifying import DAMAGEABLE

__all__ = ["DAMAGEABLE", "Damage", "deal"]
