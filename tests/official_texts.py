"""The official texts of the rules, for the tests that are held against them where there is a folder of them."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import pytest

from oracle.rulebook.history import known as history
from oracle.rulebook.history.chronicle import Chronicle
from oracle.rulebook.history.recording import recorded
from oracle.rulebook.reading.texts import edition_of, read
from oracle.rulebook.rulebook import Rulebook

FOLDER = os.environ.get("RULINGS_CR_DIR", "")

needed = pytest.mark.skipif(not FOLDER, reason="RULINGS_CR_DIR names no folder of official rules texts")
"""Marks a test that needs them."""

FILES = sorted(Path(FOLDER).glob("*.txt")) if FOLDER else []


@cache
def official(edition: str) -> Rulebook:
    """The text of an edition."""
    (file,) = (file for file in FILES if edition_of(file) == edition)
    return read(file)


@cache
def chronicle() -> Chronicle:
    """What became of the rules in the editions that the history knows. To find that takes a while, so it is done once. Whoever
    asks is skipped where one of the texts is not there.
    """
    if lacking := sorted(set(history.editions()).difference(map(edition_of, FILES))):
        pytest.skip(f"the texts of {', '.join(lacking)} are not there")
    return recorded(map(official, history.editions())).chronicle
