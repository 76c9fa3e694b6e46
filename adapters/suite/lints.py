"""What a good suite does not have, beyond what cannot be loaded at all: phrases nobody uses, steps under the wrong keyword,
expectations that nothing could disappoint. Each lint gives what it found.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

from adapters.contract.messages import Action as ContractAction
from adapters.contract.messages import Answer, Board, Engine, Hello, Illegal, Ok, Unsupported
from adapters.contract.view import View
from adapters.suite import phrases
from adapters.suite.reading.checking import expects
from adapters.suite.reading.feature_files import Loaded, Role
from adapters.suite.running.guard import Guarded
from adapters.suite.running.judge import NotShown, judge
from adapters.suite.running.runner import Run, run
from adapters.suite.scenario import AnyItem, Expectation, Scenario, Setup

_CITES = re.compile(r"\([0-9]{3}\.[0-9]+[a-z]*\)$")
_NO_SUCH_THING = re.compile("there is no such|it has no such")


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
        if still is not None and run(still, Guarded(engine), "idle").outcome == "pass":
            yield Finding(loaded.path, loaded.line, f"{loaded.scenario.id} passes with nothing done")


def unmoved(everything: Iterable[Loaded], engine: Engine) -> Iterator[Finding]:
    """Places where, after something was done, all that is expected was so at every moment before, on an engine that is right: as
    far as these lines tell, nothing need have happened.
    """
    for loaded in everything:
        for index in () if loaded.scenario.about_texts else _unmoved(loaded.scenario, engine):
            yield Finding(loaded.path, _line(loaded, index), "all that is expected here was so from the beginning")


def baseless(everything: Iterable[Loaded], engine: Engine) -> Iterator[Finding]:
    """Refusals for which an engine that is right, and cites the rule at the end of its reasons, has none: there is no such card,
    ability or permanent. Whatever a rule says, it does not show there.
    """
    for loaded in everything:
        script = loaded.scenario.script
        refusals = [index for index, item in enumerate(script) if expects(item) and not isinstance(item, Expectation)]
        if not refusals:
            continue
        listening = _Listening(engine)
        game = Run(Guarded(listening), loaded.scenario)
        game.setup()
        for index, item in enumerate(script[: refusals[-1] + 1]):
            game.perform(index)
            if index in refusals:
                why = listening.why
                if _NO_SUCH_THING.match(why) or not _CITES.search(why):
                    yield Finding(
                        loaded.path, _line(loaded, index), f"{phrases.describe(item)!r} has no rule for a reason: {why}"
                    )


def idle(scenario: Scenario) -> Scenario | None:
    """A scenario without what its players do; ``None`` if they do nothing. What must be refused stays in."""
    kept = tuple(item for item in scenario.script if expects(item))
    return None if len(kept) == len(scenario.script) else replace(scenario, script=kept)


def _unmoved(scenario: Scenario, engine: Engine) -> Iterator[int]:
    """The first line of every such place."""
    game = Run(Guarded(engine), scenario)
    game.setup()
    views, place, moved = [game.view], -1, True
    for index, item in enumerate(scenario.script):
        if isinstance(item, Expectation):
            place, moved = (index, False) if place < 0 and len(views) > 1 else (place, moved)
            moved = moved or not all(_holds(item, view) for view in views)
        elif expects(item):
            moved = True
        game.perform(index)
        if not expects(item):
            views.append(game.view)
            if not moved:
                yield place
            place, moved = -1, True
    if not moved:
        yield place


def _holds(item: Expectation, view: View) -> bool:
    try:
        return judge(item, view) is None
    except NotShown:
        return False


def _line(loaded: Loaded, index: int) -> int:
    """The line of the feature file on which a line of the script stands."""
    return loaded.lines[len(loaded.scenario.setup) + index]


@dataclass
class _Listening:
    """An engine whose last reason for a refusal is remembered."""

    engine: Engine
    why: str = ""

    def hello(self, contract: int) -> Hello:
        return self.engine.hello(contract)

    def setup(self, board: Board) -> Ok | Unsupported:
        return self.engine.setup(board)

    def act(self, action: ContractAction) -> Answer:
        answer = self.engine.act(action)
        self.why = answer.why if isinstance(answer, Illegal) else self.why
        return answer

    def observe(self, viewer: str) -> View:
        return self.engine.observe(viewer)

    def bye(self) -> None:
        self.engine.bye()


def _roles(item: AnyItem) -> tuple[Role, ...]:
    if isinstance(item, Setup):
        return ("Given",)
    if isinstance(item, Expectation):
        return ("Then",)
    return ("Then", "When") if expects(item) else ("When", "Given")
