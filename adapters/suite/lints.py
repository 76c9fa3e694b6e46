"""What a good suite does not have, beyond what cannot be loaded at all: phrases nobody uses, scenarios that say nothing, steps
under the wrong keyword. Each lint gives what it found.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

from adapters.contract.messages import Engine
from adapters.suite import phrases
from adapters.suite.feature_files import Loaded, Role
from adapters.suite.runner import run
from adapters.suite.scenario import Action, Answers, AnyItem, Cannot, Does, Expectation, PassUntil, Scenario, Setup


@dataclass(frozen=True)
class Finding:
    """What a lint found, and where."""

    path: Path
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.what}"


def unused_phrases(everything: Iterable[Loaded]) -> tuple[str, ...]:
    """The names of phrases that no step uses."""
    items = {item for loaded in everything for item in (*loaded.scenario.setup, *loaded.scenario.script)}
    used = {phrases.understand(phrases.write(item))[0].name for item in items}
    return tuple(phrase.name for phrase in phrases.PHRASES if phrase.name not in used)


def without_expectation(everything: Iterable[Loaded]) -> Iterator[Finding]:
    """Scenarios that expect nothing: neither that something is so, nor that something is refused."""
    for loaded in everything:
        if not any(_judges(item) for item in loaded.scenario.script):
            yield Finding(loaded.path, loaded.line, f"{loaded.scenario.id} expects nothing")


def wrong_keywords(everything: Iterable[Loaded]) -> Iterator[Finding]:
    """Steps under a keyword that is not theirs: what is set up is given, what is done is given or happens when, what is expected
    or refused comes then.
    """
    for loaded in everything:
        items = (*loaded.scenario.setup, *loaded.scenario.script)
        for item, line, role in zip(items, loaded.lines, loaded.roles, strict=True):
            if role not in _roles(item):
                yield Finding(loaded.path, line, f"{phrases.write(item)!r} stands under {role}, not under {_roles(item)[0]}")


def vacuous(everything: Iterable[Loaded], engine: Engine) -> Iterator[Finding]:
    """Scenarios whose expectations hold already as the game is set up, on an engine that is right: with everything that players
    do taken out they still pass.
    """
    for loaded in everything:
        still = idle(loaded.scenario)
        if still is not None and run(still, engine, "idle").outcome == "pass":
            yield Finding(loaded.path, loaded.line, f"{loaded.scenario.id} passes with nothing done")


def idle(scenario: Scenario) -> Scenario | None:
    """A scenario without what its players do; ``None`` if they do nothing. What must be refused stays in."""
    kept = tuple(item for item in scenario.script if not _positive(item))
    return None if len(kept) == len(scenario.script) else replace(scenario, script=kept)


def _positive(item: Action | Expectation) -> bool:
    return isinstance(item, Does | PassUntil) or (isinstance(item, Answers) and not item.refused)


def _judges(item: Action | Expectation) -> bool:
    return not _positive(item)


def _roles(item: AnyItem) -> tuple[Role, ...]:
    if isinstance(item, Setup):
        return ("Given",)
    if isinstance(item, Cannot) or (isinstance(item, Answers) and item.refused):
        return ("Then", "When")
    return ("When", "Given") if _positive(item) else ("Then",)
