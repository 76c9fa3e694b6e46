"""What untaps during an untap step (502.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oracle.abilities.qualities import ITSELF, Quality


@dataclass(frozen=True)
class DoesntUntap:
    """Permanents of this quality don't untap during the untap steps of their controllers."""

    subject: Quality = ITSELF


@dataclass(frozen=True)
class MayStayTapped:
    """Its controller may choose not to untap this during their untap step."""


@dataclass(frozen=True)
class FewUntap:
    """Players can't untap more than so many permanents of this quality during their untap steps."""

    quality: Quality
    most: int = 1


UntappingStatic: TypeAlias = DoesntUntap | MayStayTapped | FewUntap
