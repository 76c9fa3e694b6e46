"""The whole cabinet."""

from __future__ import annotations

from tests.engines.cabinet import answering, cheating, deceiving, ending, garbling, hanging, introducing, marking, spreading

CABINET = (
    *introducing.ENGINES,
    *ending.ENGINES,
    *hanging.ENGINES,
    *garbling.ENGINES,
    *answering.ENGINES,
    *spreading.ENGINES,
    *deceiving.ENGINES,
    *cheating.ENGINES,
    *marking.ENGINES,
)
"""Every engine of it, by what is bad in it."""
