"""The rules of a text, in their order, with the titles above them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from oracle.rulebook.numbers import parts
from oracle.rulebook.reading.flaw import Flaw
from oracle.rulebook.reading.front import Front
from oracle.rulebook.reading.headings import RULE, is_bare_title, rule_of, title_of
from oracle.rulebook.reading.lines import Line, Page, check_length, ends_a_sentence, put_together
from oracle.rulebook.rulebook import Rule, Title

_EXAMPLE = re.compile(r"(?:_?Examples?\s?\d*:_?\s*)+")
_REFERENCE = re.compile(r"(?:\b(?:rules?|sections?|and|or|through|to|see)|[,(\u2013\u2014-])$", re.IGNORECASE)
"""How a line ends that goes on with the number of another rule."""


MOST = 10_000
"""So many rules a text has at most. The longest has about three thousand."""

FEW = 40
"""So many numbers may be spelled in an unusual way in a text that otherwise spells them in the usual one."""


@dataclass
class _Draft:
    """A rule that is being read."""

    number: str
    line: int
    text: str
    chapter: str
    section: str
    examples: list[str] = field(default_factory=list)


@dataclass
class Body:
    """The rules and titles that were read, and what is odd, each with its line."""

    titles: list[Title] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)
    oddities: list[tuple[int, str]] = field(default_factory=list)


def body_of(page: Page, front: Front, end: int) -> Body:
    """The rules from where they start to the line of this index, where they end."""
    reader = _Reader(page, front)
    for index in range(front.start, end):
        reader.take(index, end)
    oddities = reader.oddities + _told(reader.spellings)
    oddities += [(draft.line, f"{draft.number} says nothing") for draft in reader.drafts if not draft.text]
    return Body(reader.titles, _with_headings(reader.drafts), oddities)


def _told(spellings: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The spellings of numbers that are to be told of. What is usual in a text is told of once for all."""
    if len(spellings) <= FEW:
        return spellings
    more = f"so are the numbers of {len(spellings) - 1} other rules, or in another way that is not the usual one"
    return [spellings[0], (spellings[1][0], more)]


class _Reader:
    """Takes line after line and puts each where it belongs."""

    def __init__(self, page: Page, front: Front) -> None:
        self.page = page
        self.front = front
        self.titles: list[Title] = []
        self.drafts: list[_Draft] = []
        self.oddities: list[tuple[int, str]] = []
        self.spellings: list[tuple[int, str]] = []
        """How numbers are spelled that are not spelled the usual way, each with its line."""
        self._before: Line | None = None
        self._titled = False
        """Whether the line before is a title, so that no rule has begun below it."""
        self._chapter = self._section = self._section_number = ""

    def take(self, index: int, end: int) -> None:
        """Put the line of this index where it belongs."""
        line = self.page.lines[index]
        check_length(line, line.length)
        if line.text[0].isdigit() and (self._took_rule(line) or self._took_title(index, end)):
            self._before = line
            return
        if not self.drafts or (self._titled and (line.fresh or not self.titles)):
            self.oddities.append((line.number, "this stands under a title and belongs to no rule; it is passed over"))
        elif self._titled:
            last = self.titles[-1]
            check_length(line, len(last.text) + line.length)
            self._name(Title(last.number, f"{last.text} {line.text}", last.line), replacing=True)
        elif match := _EXAMPLE.match(line.text):
            self.drafts[-1].examples.append(line.text[match.end() :])
        else:
            self._go_on(line)
        self._before = line

    def _took_rule(self, line: Line) -> bool:
        match = RULE.match(line.text)
        if match is None:
            return False
        number = f"{match[1]}.{match[2]}{match[3]}"
        if self._names_a_rule(line):
            return False
        if not self._begins(number, line):
            self.oddities.append((line.number, f"begins with {number}, and goes on with the sentence before: read as part of it"))
            return False
        if match[0] != (f"{number} " if match[3] else f"{number}. ") and match.end() < len(line.text):
            self.spellings.append((line.number, f"the number of {number} is spelled {line.text[: match.end()]!r}"))
        elif line.length > len(line.text) and not self.page.wrapped and self.drafts:
            self._note_indented(number, line)
        if match[1] != self._section_number:
            self.oddities.append((line.number, f"{number} stands under the title of section {self._section_number or 'none'}"))
        if len(self.drafts) == MOST:
            raise Flaw(line.number, f"more than {MOST} rules stand here, many times as many as in any text; get it again")
        self.drafts.append(_Draft(number, line.number, line.text[match.end() :], self._chapter, self._section))
        self._titled = False
        return True

    def _note_indented(self, number: str, line: Line) -> None:
        """A rule that stands apart from the edge where the others do not is odd; an indented text is not."""
        if self._before is not None and self._before.length == len(self._before.text):
            self.spellings.append((line.number, f"a blank stands before the number of {number}"))

    def _names_a_rule(self, line: Line) -> bool:
        """Whether a wrapped line goes on with a sentence that is about to name a rule."""
        goes_on = self.page.wrapped and not line.fresh and not self._titled and bool(self.drafts)
        return goes_on and self._before is not None and _REFERENCE.search(self._before.text) is not None

    def _begins(self, number: str, line: Line) -> bool:
        """Whether a rule begins with this number: a wrapped line may begin with the number of a rule that a sentence names."""
        if line.fresh or not self.page.wrapped or self._titled or self._before is None or not self.drafts:
            return True
        section, rule, letters = parts(number)
        last_section, last_rule, last_letters = parts(self.drafts[-1].number)
        if section != last_section:
            # The title of its section is missing, unless a sentence goes on with it.
            return section > last_section and (rule, letters) == (1, "") and ends_a_sentence(self._before.text)
        later = (len(letters), letters) > (len(last_letters), last_letters)
        return rule == last_rule + 1 or (rule == last_rule and later)

    def _took_title(self, index: int, end: int) -> bool:
        line = self.page.lines[index]
        number, title = title_of(line)
        if not number:
            return False
        following = self.page.lines[index + 1] if index + 1 < end else None
        below = (rule_of(following) or title_of(following)[0]) if following else ""
        known = self.front.titles.get(number)
        last = self.titles[-1].number if self.titles else ""
        empty = line.fresh and last[:1] == number[0] and last < number < below and "." not in below
        if empty and known is None:
            self.oddities.append((line.number, f"section {number} has no rules"))
        if not empty and not (below.startswith(number) and below != number) and known != title:
            self.oddities.append((line.number, f"begins like the title of {number}, and no rule of it follows: read as a text"))
            return False
        if known is not None and known != title:
            self.oddities.append((line.number, f"the title of {number} is {title!r} here and {known!r} in the contents"))
        self._name(Title(number, title, line.number))
        return True

    def _name(self, title: Title, *, replacing: bool = False) -> None:
        """Put what follows under a title."""
        self.titles[-1 if replacing else len(self.titles) :] = [title]
        self._titled = True
        if len(title.number) == 1:
            self._chapter, self._section, self._section_number = title.text, "", ""
        else:
            self._section, self._section_number = title.text, title.number

    def _go_on(self, line: Line) -> None:
        """Go on with the rule or the example that the line before belongs to."""
        draft = self.drafts[-1]
        assert self._before is not None
        if draft.examples and not line.fresh:
            draft.examples[-1] = put_together(draft.examples[-1], self._before, line, self.page)
            return
        if line.fresh:
            where = "the examples" if draft.examples else "a blank line"
            self.oddities.append((line.number, f"stands apart, after {where} of {draft.number}: read as part of that rule"))
        draft.text = put_together(draft.text, self._before, line, self.page)


def _with_headings(drafts: list[_Draft]) -> list[Rule]:
    """The rules, each with the title of its own that it stands under."""
    found = []
    above, heading = "", ""
    for draft in drafts:
        if draft.number[-1].isdigit():
            above, heading = draft.number, draft.text if is_bare_title(draft.text) else ""
        elif draft.number.rstrip("abcdefghijklmnopqrstuvwxyz") != above:
            heading = ""
        found.append(Rule(draft.number, draft.text, tuple(draft.examples), draft.chapter, draft.section, heading, draft.line))
    return found
