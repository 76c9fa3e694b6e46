"""Cards as facts, and the table of templates that reads and renders their printed texts."""

from oracle.cards.catalogue import find, names
from oracle.cards.errors import CardError, NotACardFile, NotUnderstood, UnknownCard

__all__ = ["CardError", "NotACardFile", "NotUnderstood", "UnknownCard", "find", "names"]
