"""The whole cabinet, run: alike engines together, several runs at a time."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.engines.cabinet.everyone import CABINET
from tests.engines.cabinet.hanging import SHORT
from tests.engines.cabinet.program import Hostile
from tests.engines.cabinet.running import Observed, observed

TOGETHER = 16
"""So many engines take part in one run."""

WAITING = 3
"""So many of those that are waited for."""

AT_A_TIME = 6
"""So many runs are there at a time; many do nothing but wait."""


def runs(cabinet: Sequence[Hostile] = CABINET) -> list[tuple[Hostile, ...]]:
    """Which engines are run together. One that ends the run before it begins, or is not given its name, is alone."""
    alone = [(each,) for each in cabinet if not each.outcomes or not each.named]
    others = [each for each in cabinet if each.outcomes and each.named]
    kinds: dict[tuple[object, ...], list[Hostile]] = {}
    for each in others:
        kinds.setdefault((each.options, each.seconds), []).append(each)
    together = []
    for (_, seconds), alike in kinds.items():
        size = WAITING if seconds == SHORT else TOGETHER
        together += [tuple(alike[at : at + size]) for at in range(0, len(alike), size)]
    # What is waited for comes first.
    return sorted([*alone, *together], key=lambda run: run[0].seconds)


def seen(folder: Path) -> dict[str, Observed]:
    """Run the whole cabinet, each run in a folder of its own; what was observed, by engine."""

    def one(place: int, run: tuple[Hostile, ...]) -> Observed:
        own = folder / f"run-{place}"
        own.mkdir()
        return observed(own, run)

    chosen = runs()
    with ThreadPoolExecutor(AT_A_TIME) as pool:
        done = pool.map(one, range(len(chosen)), chosen)
        return {each.name: result for run, result in zip(chosen, done, strict=True) for each in run}
