"""What an engine must be able to do for a scenario, computed from what the scenario says."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from adapters.contract.capabilities import CAPABILITIES, Capability
from adapters.contract.messages import Activate, Attack, Block, Cast, Payment
from adapters.suite.phrases.slots import PLAYERS
from adapters.suite.reading.mentions import MOST, parsed, references
from adapters.suite.running.board import seats
from adapters.suite.scenario import (
    Answers,
    AnyItem,
    BearsSticker,
    Cannot,
    Does,
    HasCounters,
    HasDrawn,
    HasMana,
    HasSheets,
    HasTokens,
    Holds,
    IsAsked,
    IsAttacking,
    IsBlocking,
    IsCommander,
    IsFaceDown,
    NobodyAsked,
    NotInCombat,
    PassUntil,
    Scenario,
    ScriptedAction,
    StackControlled,
    StackIs,
    StackTargets,
    StartsInStep,
    StartsWithChoice,
    StartsWithCounters,
    StartsWithMana,
    StartsWithSticker,
)

_SAID_OUTRIGHT: dict[type, Capability] = {
    IsAttacking: "combat",
    IsBlocking: "combat",
    NotInCombat: "combat",
    StartsWithChoice: "chosen names and types",
    IsCommander: "commander",
    Answers: "decisions",
    IsAsked: "decisions",
    NobodyAsked: "decisions",
    HasDrawn: "drawn cards",
    IsFaceDown: "face-down permanents",
    StartsWithMana: "mana in pool",
    HasMana: "mana in pool",
    StartsInStep: "steps",
    HasSheets: "stickers",
    StartsWithSticker: "stickers",
    BearsSticker: "stickers",
    HasTokens: "tokens",
}


def needs(scenario: Scenario) -> tuple[Capability, ...]:
    """The capabilities that a scenario needs, in the order of their list."""
    found = {need for item in (*scenario.setup, *scenario.script) for need in _needs_of(item)}
    if len(seats(scenario)) > 2:
        found.add("more than two players")
    return tuple(capability for capability in CAPABILITIES if capability in found)


@lru_cache(maxsize=MOST)
def _needs_of(item: AnyItem) -> frozenset[Capability]:
    """The capabilities that a line needs. Most lines stand in several scenarios."""
    return frozenset(_needs(item))


def _needs(item: AnyItem) -> Iterator[Capability]:
    if type(item) in _SAID_OUTRIGHT:
        yield _SAID_OUTRIGHT[type(item)]
    if isinstance(item, Holds):
        if item.owner not in ("", item.player):
            yield "control by another player"
        if item.zone == "command":
            yield "commander"
    elif isinstance(item, StartsWithCounters | HasCounters):
        yield "counters of players" if item.object in PLAYERS and item.kind != "poison" else "counters"
    elif isinstance(item, Answers | IsAsked) and item.kind in ("sticker", "position"):
        yield "stickers"
    elif isinstance(item, Does | Cannot):
        yield from _action_needs(item.action)
    kinds = {parsed(reference).kind for reference in references(item)}
    if "token" in kinds:
        yield "tokens"
    shown = isinstance(item, StackIs | StackControlled | StackTargets | PassUntil | Does | Cannot)
    if shown and kinds & {"ability", "copy", "combat damage"}:
        yield "stack abilities"


def _action_needs(action: ScriptedAction) -> Iterator[Capability]:
    if isinstance(action, Attack | Block):
        yield "combat"
    if isinstance(action, Cast):
        if action.additional:
            yield "additional costs"
        if action.alternative:
            yield "alternative costs"
        if action.announced:
            yield "announcing symbols"
        if action.modes:
            yield "modes"
        if action.part:
            yield "parts of cards"
    if isinstance(action, Cast | Activate):
        yield from _payment_needs(action.payment)


def _payment_needs(payment: Payment) -> Iterator[Capability]:
    if payment.convoke or payment.improvise or payment.delve:
        yield "convoking and delving"
    if replace(payment, convoke=(), improvise=(), delve=()) != Payment():
        yield "choosing payment"
