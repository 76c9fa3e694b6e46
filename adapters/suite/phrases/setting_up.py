"""The phrases that set up a board."""

from __future__ import annotations

from adapters.suite.phrases.table import either, fields, mapped, plain
from adapters.suite.phrases.template import Values
from adapters.suite.scenario import (
    AnyItem,
    HasSheets,
    Holds,
    IsCommander,
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


def _sticker(item: AnyItem) -> Values | None:
    """A sticker with its place, but where that is the first."""
    return fields(item) | {"after": item.after or None} if isinstance(item, StartsWithSticker) else None


PHRASES = (
    either(
        "cards in a zone",
        plain(
            "hand or graveyard",
            "{player:player} has {cards:cards}[ of the printing {printing:printing}] in {her:her} {zone:hand|graveyard}",
            Holds,
            'Alice has Mulldrifter; 3 Island; Grizzly Bears "the first Bears" in her hand',
        ),
        plain(
            "command zone",
            "{player:player} has {cards:cards} in the command zone",
            Holds,
            "Alice has Mulldrifter in the command zone",
            zone="command",
        ),
        plain("exile", "{player:player} has {cards:cards} in exile", Holds, "Bob has Mulldrifter in exile", zone="exile"),
        plain(
            "library",
            "{player:player} has {cards:cards} on top of {her:her} library",
            Holds,
            "Alice has Mulldrifter; Island on top of her library",
            zone="library",
        ),
    ),
    plain(
        "permanents",
        "{player:player} controls [{owner:player}'s ]{cards:cards}[ of the printing {printing:printing}]",
        Holds,
        "Alice controls Bob's Mulldrifter; Shriekmaw",
        zone="battlefield",
    ),
    plain("starts tapped", "{object:ref} starts tapped", StartsTapped, "Mulldrifter starts tapped"),
    plain(
        "starts summoning sick",
        "{object:ref} came under its controller's control this turn",
        StartsSick,
        "Mulldrifter came under its controller's control this turn",
    ),
    either(
        "starts with counters or damage",
        plain(
            "counters",
            "{object:ref} starts with {count:number} {kind:word} counter{count:s}",
            StartsWithCounters,
            "Bob starts with 9 poison counters",
        ),
        plain("damage", "{object:ref} starts with {damage:number} damage", StartsDamaged, "Serra Angel starts with 2 damage"),
    ),
    plain(
        "sticker sheets",
        "{player:player} has the sticker sheet{sheets:s} {sheets:refs}",
        HasSheets,
        "Alice has the sticker sheets Urza's Dark Cannonball; Giant Mana Cake",
    ),
    mapped(
        "starts with a sticker",
        "{object:ref} starts with the sticker {sticker:word}[ after {after:number} word{after:s}]",
        (StartsWithSticker,),
        "Bear Cub starts with the sticker Dark after 1 word",
        lambda found: StartsWithSticker(**found),  # type: ignore[arg-type]  # slots are named after the fields
        _sticker,
    ),
    plain(
        "chosen as it entered",
        "{choice:word} was chosen for {object:ref}",
        StartsWithChoice,
        "Mulldrifter was chosen for Meddling Mage",
    ),
    plain("starts at life", "{player:player} starts at {life:integer} life", StartsAtLife, "Bob starts at 5 life"),
    plain("mana to spend", "{player:player} has {mana:mana} to spend", StartsWithMana, "Alice has {U}{U}{C} to spend"),
    plain(
        "commander",
        "{object:ref} is its owner's commander, cast {casts:count} time{casts:s} before",
        IsCommander,
        "Mulldrifter is its owner's commander, cast 2 times before",
    ),
    plain("step of the game at the start", "it is {player:player}'s {step:step}", StartsInStep, "it is Bob's upkeep"),
)
