"""The engine phase (phase-rs/phase), driven in this process through its Python package ``phase-python``.

The adapter obeys and reports: it tells the engine what the contract tells it, and shows what the engine shows. It knows no card
and no scenario, passes no judgement and mends nothing. What cannot be told or shown is `Unsupported`, by name.
"""

from adapters.engines.phase.engine import PhaseEngine

__all__ = ["PhaseEngine"]
