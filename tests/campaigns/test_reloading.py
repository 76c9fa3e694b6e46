"""What has to be loaded again for a change: all that could still hold what was there before, and nothing that could not."""

from __future__ import annotations

import subprocess
import sys

import pytest

from adapters.campaigns.reloading import dependents, forget, mentioned

IMPORTS = {
    "oracle.mana": {"re"},
    "oracle.layers": {"oracle.layers.looking"},
    "oracle.layers.looking": {"oracle.mana", "oracle.mana.Mana"},
    "oracle.events": {"oracle", "oracle.layers"},
    "oracle.cards": {"dataclasses"},
}


def test_what_a_source_imports_wherever_it_does() -> None:
    source = "import re, os.path as p\nfrom oracle import layers\ndef f():\n    from oracle.mana import COLORS as C\n"
    assert mentioned(source) == {"re", "os.path", "oracle", "oracle.layers", "oracle.mana", "oracle.mana.COLORS"}


@pytest.mark.parametrize(
    ("changed", "found"),
    [
        ("oracle.mana", {"oracle.mana", "oracle.layers", "oracle.layers.looking", "oracle.events"}),
        ("oracle.layers", {"oracle.layers", "oracle.events"}),
        ("oracle.events", {"oracle.events"}),
        ("oracle.cards", {"oracle.cards"}),
    ],
)
def test_dependents_import_a_module_directly_or_through_others(changed: str, found: set[str]) -> None:
    assert dependents(changed, IMPORTS) == found


def test_what_is_forgotten_is_loaded_again() -> None:
    import oracle.seeing

    before = oracle.seeing
    try:
        forget(("oracle.seeing",))
        from oracle import seeing

        assert seeing is not before
        assert sys.modules["oracle.seeing"] is seeing
    finally:
        sys.modules["oracle.seeing"] = before
        oracle.seeing = before


PROGRAM = """
import sys
from adapters.campaigns import mutant_run, reloading
from adapters.suite.reading.loading import load

changed, scenarios = sys.argv[1], load()[:3]
imports = mutant_run.load_everything(scenarios)
old = {id(value) for name in reloading.dependents(changed, imports) for value in vars(sys.modules[name]).values()
       if getattr(value, "__module__", None) == changed}
reloading.forget(reloading.dependents(changed, imports))
assert [ran.outcome for ran in mutant_run.results(None, scenarios, thorough=True)] == ["pass"] * 3
here = [name for name in imports if name in sys.modules]
print(len(old), changed in here, [name for name in here for value in vars(sys.modules[name]).values() if id(value) in old])
"""


@pytest.mark.parametrize("changed", ["oracle.mana", "oracle.paying.means", "oracle.playing.costs", "oracle.zones"])
def test_nothing_holds_what_was_there_before(changed: str) -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM, changed], capture_output=True, text=True, check=True)
    count, loaded, held = done.stdout.split(maxsplit=2)
    assert int(count) > 0
    assert (loaded, held) == ("True", "[]\n")
