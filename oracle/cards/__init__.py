"""Cards as facts, and the table of templates that reads and renders their printed texts.

>>> find("Mulldrifter").mana_cost
('4', 'U')
>>> record("Mulldrifter")["manaCost"]
'{4}{U}'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.cards.catalogue import find, names, record
from oracle.cards.errors import CardError, NotACardFile, NotUnderstood, UnknownCard

if TYPE_CHECKING:
    from pathlib import Path

    from oracle.cards.files import CardFile


def read_file(path: Path) -> CardFile:
    """The cards of a file of card records, by name; each is understood only as it is looked up.

    Raises NotACardFile when the file is none.
    """
    # The templates are not needed by whoever only looks up built-in cards.
    from oracle.cards import files

    return files.read_file(path)


__all__ = ["CardError", "NotACardFile", "NotUnderstood", "UnknownCard", "find", "names", "read_file", "record"]
