"""The instructions of spells and abilities, carried out in the order in which they are written (608.2c)."""

from oracle.instructions.carrying_out import carry_out, finished
from oracle.instructions.resolution import Resolution

__all__ = ["Resolution", "carry_out", "finished"]
