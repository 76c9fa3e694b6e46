"""The official texts of the rules, for the tests that are held against them where there is a folder of them."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import pytest

from oracle.rulebook.reading import edition_of, read
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
