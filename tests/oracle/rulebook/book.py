"""Made-up texts of rules about cows."""

from __future__ import annotations

import re

from oracle.rulebook.rulebook import Entry, Rule, Rulebook, Title

_CHAPTER = re.compile(r"(\d)\. (.+)")
_SECTION = re.compile(r"(\d{3})\. (.+)")
_RULE = re.compile(r"(\d{3}\.\d+)([a-z]*)\.? (.+)")


def book(text: str, glossary: dict[str, str] | None = None, edition: str = "2000-01-01") -> Rulebook:
    """The rulebook that is written here, a line for each title, rule and example. A rule of one or two words is a heading."""
    titles: list[Title] = []
    rules: list[Rule] = []
    chapter = section = heading = ""
    for place, line in enumerate(filter(None, map(str.strip, text.splitlines())), 1):
        if line.startswith("Example: "):
            last = rules.pop()
            rules.append(Rule(last.number, last.text, (*last.examples, line[9:]), chapter, section, heading, last.line))
        elif found := _RULE.fullmatch(line):
            if not found[2]:
                heading = found[3] if len(found[3].split()) < 3 else ""
            rules.append(Rule(found[1] + found[2], found[3], (), chapter, section, heading, place))
        elif found := _SECTION.fullmatch(line):
            section, heading = found[2], ""
            titles.append(Title(found[1], section, place))
        else:
            found = _CHAPTER.fullmatch(line)
            assert found, line
            chapter, section, heading = found[2], "", ""
            titles.append(Title(found[1], chapter, place))
    entries = tuple(Entry(term, said) for term, said in (glossary or {}).items())
    return Rulebook("made up", edition, tuple(titles), tuple(rules), entries)
