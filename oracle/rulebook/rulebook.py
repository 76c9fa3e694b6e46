"""A text of the rules, as it was read from its file: rules in their order, headings, and the glossary."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule or a subrule, with the text that stands behind its number and the examples that follow it.

    ``number`` is spelled the usual way (``702.51a``) however the file spells it. A rule that is a heading, such as that of a
    keyword, has its title for a text. ``chapter``, ``section`` and ``heading`` are the titles above it, the last one empty where
    there is none: 702.51a stands under "Convoke", and so does 702.51 itself. ``line`` counts from 1.
    """

    number: str
    text: str
    examples: tuple[str, ...] = ()
    chapter: str = ""
    section: str = ""
    heading: str = ""
    line: int = 0


@dataclass(frozen=True, slots=True)
class Title:
    """The title of a chapter (``7``) or of a section (``702``)."""

    number: str
    text: str
    line: int = 0


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the glossary: a term and what is said of it."""

    term: str
    text: str
    line: int = 0


@dataclass(frozen=True)
class Rulebook:
    """A whole text. ``edition`` is the day from which it says that it is in force, an ISO date; that is what editions go by, and
    not when the file was given out.

    ``rules`` are in the order of the file, with every number as often as it stands there: a few texts have two rules with one
    number. ``oddities`` say, a line each, what is spelled otherwise than in other texts and how it was read. ``encoding`` names
    that of the file and its line ends.
    """

    name: str
    edition: str
    titles: tuple[Title, ...]
    rules: tuple[Rule, ...]
    glossary: tuple[Entry, ...]
    oddities: tuple[str, ...] = ()
    encoding: str = ""
