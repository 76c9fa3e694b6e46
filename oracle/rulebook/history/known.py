"""The numbers of the rules in the editions that the project knows, where no text is at hand.

``history.txt`` is the chronicle of these editions. It is written from their texts (``rulings rules index``) and holds no word of
them. A day stands for the edition that was in force on it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from oracle.editions import EDITION
from oracle.rulebook.history import chronicle_files, tracing
from oracle.rulebook.history.chronicle import Chronicle, number
from oracle.rulebook.history.wording import Wording


def path() -> Path:
    """The file that holds it."""
    return Path(str(files("oracle.rulebook.history"))) / "history.txt"


@cache
def known() -> Chronicle:
    """The chronicle of the rules through the editions that the project knows."""
    return chronicle_files.read(path().read_text(encoding="utf-8"))


def editions() -> tuple[str, ...]:
    """The editions, each by the day from which it was in force, the oldest first."""
    return known().editions


def edition_on(day: str) -> str:
    """The edition in force on a day: the last one that is not later. Raises `NoSuchRule` for a day before the first."""
    return editions()[known().index(day)]


def wording(rule: str, day: str) -> Wording:
    """What can be said without a word of it of the rule that has this number on a day; of the first, where two have it."""
    edition = known().index(day)
    return known().wording(rule, edition)


@cache
def known_numbers(day: str) -> frozenset[str]:
    """The numbers of all rules and subrules. Raises `NoSuchRule` for a day before the first edition."""
    return frozenset(map(number, known().places[known().index(day)]))


@cache
def numbers_in(rule: str, day: str, of: str = EDITION) -> tuple[str, ...]:
    """The numbers on a day of the rule that has the number ``rule`` on the day ``of``: none where it did not exist, several where
    it was split or merged in between. A rule that was written anew is followed to what stands for it. Raises `NoSuchRule`.
    """
    return tracing.moved(known(), rule, of, day)


def number_in(rule: str, day: str, of: str = EDITION) -> str | None:
    """The first of `numbers_in`; `None` where the rule did not exist. Raises `NoSuchRule`."""
    return next(iter(numbers_in(rule, day, of)), None)


def present(rule: str, day: str) -> tuple[str, ...]:
    """The present numbers of the rule that had the number ``rule`` on a day; none where it is gone. Raises `NoSuchRule`."""
    return numbers_in(rule, EDITION, of=day)
