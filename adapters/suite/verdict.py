"""Verdicts: what the suite says of one scenario on one engine."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from msgspec import Struct
from msgspec.structs import asdict

Outcome: TypeAlias = Literal["pass", "fail", "unsupported", "error", "not applicable"]
"""``fail``: the engine got the ruling wrong. ``unsupported``: it cannot be told or cannot show what the scenario needs.
``error``: it broke the contract or crashed. ``not applicable``: the scenario is of another edition of the rules."""

NOT_RUN = "not run: "
"""How the reason of an error begins where the engine was not even asked."""

LACKS = "the engine lacks: "
"""How the reason begins where an engine does not claim what a scenario needs; the capabilities follow, with ", " between them."""

OUTCOMES: tuple[Outcome, ...] = get_args(Outcome)

LONGEST = 2000
"""So many characters of what an engine says are kept."""

Standing: TypeAlias = Literal["", "as expected", "unexpected pass", "changed"]
"""How an outcome compares with the engine's expectation file. Empty: no word of this scenario there. ``as expected``: it did
not pass, in the way the file says. ``changed``: it did not pass, in another way than the file says."""


class Verdict(Struct, frozen=True, kw_only=True, tag="verdict", tag_field="kind", omit_defaults=True):
    """One scenario on one engine.

    ``feature`` is the path of the feature file below the suite's root, ``title`` the feature's title. ``rules`` are numbers of
    the edition that was run; a rule that it does not have comes with one that does: 502.46b/2007-10-01. ``seconds`` is the time
    the scenario took. What is not a pass has a ``reason`` in one line, with ``expected`` and ``observed`` where facts were
    compared, the question that was open (``asked``), and the ``steps`` that were done, as phrases, the last being the one that
    went wrong; ``unreached`` are those that would have followed. ``line`` is the line in the feature file of the one that went
    wrong, 0 where there is none. ``stderr`` is the end of what an engine in a process of its own wrote to its standard error
    meanwhile, line by line. ``edition`` is that of the rules to play by, where that is not the one that was run since
    the ruling holds no longer.
    """

    id: str
    feature: str
    scenario: str
    engine: str
    outcome: Outcome
    statements: tuple[str, ...]
    rules: tuple[str, ...]
    seconds: float
    title: str = ""
    reason: str = ""
    expected: str = ""
    observed: str = ""
    asked: str = ""
    steps: tuple[str, ...] = ()
    unreached: tuple[str, ...] = ()
    line: int = 0
    stderr: str = ""
    edition: str = ""
    standing: Standing = ""

    @property
    def green(self) -> bool:
        """Whether this is as it should be: a pass nobody expected to fail, or a failure that was expected just so."""
        if self.outcome in ("pass", "not applicable"):
            return self.standing == ""
        return self.standing == "as expected"

    @property
    def fact(self) -> str:
        """What an expectation file holds of it: the observed facts, or the reason where none were observed."""
        return self.observed or self.reason


RULEBOOK = "rulebook"
"""What judges the texts of the rules, and stands in verdicts on them for the name of an engine."""


class TextVerdict(Verdict, frozen=True, kw_only=True, tag="verdict on texts", tag_field="kind", omit_defaults=True):
    """One scenario about the texts of the rules, of which no engine is told: the rulebook judges it, and it counts in no
    engine's total. It is either a pass or not as it should be, for no expectation file speaks of it.
    """


def on_texts(verdict: Verdict) -> TextVerdict:
    """This verdict as one on the texts of the rules."""
    return TextVerdict(**asdict(verdict))


def one_line(words: str) -> str:
    """What an engine says as it can be told: on one line, not endless, and of characters that every encoding of text has. A
    string's own methods are not trusted, for its class may be the engine's.
    """
    start = str.__getitem__(words, slice(LONGEST))
    more = " ..." if str.__len__(words) > LONGEST else ""
    return " ".join(start.encode("utf-8", "backslashreplace").decode().split()) + more
