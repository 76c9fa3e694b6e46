"""The oracle as an engine of the contract, in the same process."""

from adapters.engines.oracle.engine import OracleEngine

__all__ = ["OracleEngine"]
