"""From the set-up lines of a scenario to the board that an engine is told."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from adapters.contract.messages import EDITION, Board, CardRecord, ObjectSetup, PlayerSetup, StepName, StickerSetup
from adapters.suite.phrases.slots import PLAYERS
from adapters.suite.reading.mentions import labels, players
from adapters.suite.scenario import (
    HasSheets,
    Holds,
    IsCommander,
    Scenario,
    StartsAtLife,
    StartsDamaged,
    StartsInStep,
    StartsSick,
    StartsTapped,
    StartsWithChoice,
    StartsWithCounters,
    StartsWithMana,
    StartsWithSticker,
)

FILLERS = 5
"""How many cards lie at the bottom of each library, so that nobody runs out of cards."""

FILLER = "Wastes"
"""The card they are: a basic land without a basic land type."""


def seats(scenario: Scenario) -> tuple[str, ...]:
    """The players of a scenario in turn order: Alice and Bob, and whoever else is spoken of."""
    named = {name for item in (*scenario.setup, *scenario.script) for name in players(item)}
    last = max((PLAYERS.index(name) for name in named if name in PLAYERS), default=1)
    return PLAYERS[: max(last + 1, 2)]


@cache
def fillers(player: str) -> tuple[str, ...]:
    """The labels of the cards at the bottom of a player's library, from the top."""
    return tuple(f"{player}'s library card {number}" for number in range(1, FILLERS + 1))


def board(scenario: Scenario, edition: str = EDITION, records: Sequence[CardRecord] = ()) -> Board:
    """The board of a scenario. Of the records only those of cards on it are passed on.

    The set-up must be without faults (``adapters.suite.reading.checking``).
    """
    held = _held(scenario)
    names = {card["card"] for card in held.values()}
    objects = [ObjectSetup(**facts) for facts in held.values()]  # type: ignore[arg-type]  # the fields of an object
    active, step = _moment(scenario)
    sitting = seats(scenario)
    return Board(
        players=_totals(scenario, sitting),
        objects=(*objects, *(_filler(label, player) for player in sitting for label in fillers(player))),
        active=active,
        step=step,
        priority=active,
        edition=edition,
        records=tuple(record for record in records if record.name in names),
    )


def _held(scenario: Scenario) -> dict[str, dict[str, object]]:
    """The facts of every card that the set-up puts somewhere, by its label, whichever line comes first."""
    held: dict[str, dict[str, object]] = {}
    for item in scenario.setup:
        if isinstance(item, Holds):
            for label, card in labels(item):
                held[label] = {"label": label, "card": card, "owner": item.owner or item.player, "zone": item.zone}
                if item.owner:
                    held[label]["controller"] = item.player
                if item.printing:
                    held[label]["printing"] = item.printing
    for item in scenario.setup:
        match item:
            case StartsTapped():
                held[item.object]["tapped"] = True
            case StartsSick():
                held[item.object]["sick"] = True
            case StartsDamaged():
                held[item.object]["damage"] = item.damage
            case StartsWithCounters() if item.object in held:
                counters = held[item.object].setdefault("counters", {})
                counters[item.kind] = item.count  # type: ignore[index]  # the dictionary of the line above
            case StartsWithSticker():
                stickers = held[item.object].setdefault("stickers", ())
                held[item.object]["stickers"] = (*stickers, StickerSetup(sticker=item.sticker, after=item.after))  # type: ignore[misc]  # the tuple of the line above
            case StartsWithChoice():
                held[item.object]["chosen"] = item.choice
            case IsCommander():
                held[item.object] |= {"commander": True, "casts": item.casts}
    return held


def _totals(scenario: Scenario, sitting: Sequence[str]) -> tuple[PlayerSetup, ...]:
    life = {item.player: item.life for item in scenario.setup if isinstance(item, StartsAtLife)}
    mana = {item.player: item.mana for item in scenario.setup if isinstance(item, StartsWithMana)}
    sheets = {item.player: item.sheets for item in scenario.setup if isinstance(item, HasSheets)}
    counters: dict[str, dict[str, int]] = {name: {} for name in sitting}
    for item in scenario.setup:
        if isinstance(item, StartsWithCounters) and item.object in counters:
            counters[item.object][item.kind] = item.count
    return tuple(
        PlayerSetup(
            name=name,
            life=life.get(name, 20),
            poison=counters[name].pop("poison", 0),
            counters=counters[name],
            mana=mana.get(name, ""),
            sheets=sheets.get(name, ()),
        )
        for name in sitting
    )


def _moment(scenario: Scenario) -> tuple[str, StepName]:
    """Whose turn it is, and the step."""
    for item in scenario.setup:
        if isinstance(item, StartsInStep):
            return item.player, item.step
    return PLAYERS[0], "precombat main"


def _filler(label: str, player: str) -> ObjectSetup:
    return ObjectSetup(label=label, card=FILLER, owner=player, zone="library")
