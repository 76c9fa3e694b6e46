"""The engine's own journal of a game: what it has put on the stack and taken off it."""

from __future__ import annotations

from collections.abc import Iterator

from adapters.engines.phase.binding import Json

ORDINARY = "Ordinary"
"""What the engine calls the triggering of an ability that no effect has created to trigger later."""


def resolving(state: Json, source: int | None) -> Json | None:
    """The entry of the stack that is resolving; ``None`` where none is.

    At some prompts the engine has let go of it already. Then it is what was last taken off the stack, if that is of the
    ``source`` of the prompt and nothing was put on the stack after it.
    """
    entry: Json | None = state.get("resolving_stack_entry")
    if entry is not None:
        return entry
    for command in _backwards(state):
        if "StackPush" in command:
            return None
        if "StackRemoval" in command:
            removed: Json = command["StackRemoval"]["entry"]
            return removed if removed["source_id"] == source else None
    return None


def firing(state: Json, entry_id: int) -> object:
    """How the ability that is this entry of the stack has triggered: `ORDINARY`, or as the engine says of a delayed one.

    The engine keeps that beside the stack as long as the ability is there, and in the journal of when it was put there.
    """
    kept = state.get("stack_trigger_firings", {}).get(str(entry_id))
    if kept is not None:
        return kept
    pushes = (command["StackPush"] for command in _backwards(state) if "StackPush" in command)
    return next((push.get("trigger_firing", ORDINARY) for push in pushes if push["entry"]["id"] == entry_id), ORDINARY)


def _backwards(state: Json) -> Iterator[Json]:
    """What the journal says was done, the latest first."""
    entries = (state.get("resolved_rules_journal") or {}).get("entries", ())
    return (entry["command"] for entry in reversed(entries) if entry.get("command"))
