"""References (``adapters.contract.references``) for what the engine shows, and back.

The word for a triggered ability comes from what the engine itself says of it: the condition of its trigger where that is a
keyword's (evoke), its keyword where the engine names no more than that (prowess) or puts it before its own words for what the
trigger does (conspire), else its trigger event.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from adapters.contract import references
from adapters.engines.phase import journal
from adapters.engines.phase.binding import CannotSay, Json
from adapters.engines.phase.table import Table

_MODES = {
    "LeavesBattlefield": "leaves",
    "SpellCast": "cast",
    "SpellCastOrCopy": "cast",
    "Sacrificed": "sacrifice",
    "Attacks": "attacks",
    "YouAttack": "attacks",
    "Taps": "tapped",
    **dict.fromkeys(("DamageDone", "DamageDoneOnce", "DamageDoneOnceByController", "DamageAll"), "damage"),
    **dict.fromkeys(("DamageDealtOnce", "DamageReceived"), "damage"),
    **dict.fromkeys(("LifeGained", "LifeLost", "LifeLostAll", "LifeChanged"), "life"),
    **dict.fromkeys(("CounterAdded", "CounterAddedOnce", "CounterAddedAll", "CounterPlayerAddedAll"), "counters"),
}
"""The engine's kinds of trigger events that are a word by themselves."""

_EXPLAINED = re.compile(r"CR ([0-9]+\.[0-9]+)[a-z]*: (?:([A-Za-z ]+?)(?: \d+)? \u2014 )?")
"""How the engine describes a trigger that it makes of a keyword: the rule comes first, and then the keyword, or not."""

_BY_RULE = {"702.32": "fading", "702.79": "persist", "702.93": "undying"}
"""The keywords of whose triggers the engine says no more than the rule."""

_RADIATION = "Rad counters"
"""How the engine describes the ability of rad counters, which has no source (728.1)."""

_STEPS = {"Upkeep": "upkeep", "End": "end step"}


@dataclass(frozen=True)
class Names:
    """The references of everything that can be referred to now, by the engine's ids."""

    by_id: Mapping[int, str]
    players: tuple[str, ...]

    def target(self, target: Json) -> str:
        """The reference to one of the engine's targets."""
        if "Player" in target:
            return self.players[target["Player"]]
        return self.by_id.get(target["Object"], "something that is gone")

    def object(self, object_id: int) -> str:
        """The reference to an object; raises `CannotSay` where it has none."""
        if object_id not in self.by_id:
            raise CannotSay(f"an object that has no name (the engine's {object_id})")
        return self.by_id[object_id]

    def find(self, reference: str) -> Json | None:
        """The engine's target for a reference; ``None`` where nothing answers to it."""
        if reference in self.players:
            return {"Player": self.players.index(reference)}
        found = next((key for key, name in self.by_id.items() if name == reference), None)
        return None if found is None else {"Object": found}

    def find_object(self, reference: str) -> int | None:
        """The id of an object by its reference; ``None`` where there is none such."""
        found = self.find(reference)
        return None if found is None else found.get("Object")


def names(table: Table) -> Names:
    """The references as things stand: the labelled cards, tokens, copies of spells and abilities on the stack."""
    by_id = dict(table.labels)
    strangers = sorted((each for each in table.game.battlefield() if each["id"] not in by_id), key=lambda each: int(each["id"]))
    tokens = references.numbered(references.token(each["name"], table.players[each["controller"]]) for each in strangers)
    by_id |= {each["id"]: name for each, name in zip(strangers, tokens, strict=True)}
    stack = [entry for entry in table.game.stack() if entry["id"] not in by_id]
    stacked = references.numbered(_stacked(table, entry, by_id) for entry in stack)
    by_id |= {entry["id"]: name for entry, name in zip(stack, stacked, strict=True)}
    return Names(by_id, table.players)


def waiting(table: Table, triggers: Iterable[Json]) -> list[str]:
    """The references to triggered abilities that wait to be put on the stack, younger than all that are on it: ``triggers`` are
    the engine's records of how each has triggered, with the ability that is pending.
    """
    now = names(table)
    on_stack = [now.by_id[entry["id"]] for entry in table.game.stack()]
    bare = [unnumbered(name) for name in on_stack]
    pending = [ability(table, {**each["pending"], "firing": each["firing"]}, now.by_id) for each in triggers]
    return references.numbered([*bare, *pending])[len(bare) :]


def unnumbered(reference: str) -> str:
    """A reference without the number that tells it from its likes."""
    return re.sub(r" \(\d+\)$", "", reference)


def ability(table: Table, data: Json, by_id: Mapping[int, str]) -> str:
    """The reference, without a number, to a triggered or activated ability: ``data`` is the engine's record of it."""
    source = data["source_id"]
    name = by_id.get(source)
    if name is None:
        last = (data["ability"].get("trigger_source") or data["ability"].get("activation_record") or {}).get("lki")
        last = last or (data["ability"].get("activation_record") or {}).get("source_lki")
        if last is None and data.get("description") == _RADIATION:
            return references.ability(references.RAD, table.players[data["ability"]["controller"]])
        if last is None:
            raise CannotSay(f"the ability of an object that is gone ({data.get('description')})")
        name = references.token(last["name"], table.players[last["controller"]])
    return references.ability(_word(table, data), name)


def _stacked(table: Table, entry: Json, by_id: Mapping[int, str]) -> str:
    """The reference, without a number, to what is on the stack and bears no label."""
    kind, data = entry["kind"]["type"], entry["kind"]["data"]
    if kind == "Spell":
        return references.copy(table.game.object(entry["id"])["name"])
    if kind == "ActivatedAbility":
        return ability(table, {**data, "activated": True}, by_id)
    if kind == "TriggeredAbility":
        return ability(table, {**data, "id": entry["id"]}, by_id)
    raise CannotSay(f"a {kind} on the stack")


def _word(table: Table, data: Json) -> str:
    if data.get("activated"):
        return "activated"
    definition = _definition(data["ability"])
    if definition is None:
        return _without_definition(table, data)
    condition = definition.get("condition") or {}
    if condition.get("type") == "CastVariantPaid":
        return words_of(condition["variant"])
    explained = _EXPLAINED.match(definition.get("description") or "")
    if explained and explained[1] in _BY_RULE:
        return _BY_RULE[explained[1]]
    if explained and (explained[2] or "").lower() in _keywords_of_source(table, data["source_id"]):
        return explained[2].lower()
    return _event_word(definition, data)


def _definition(ability: Json) -> Json | None:
    """The trigger that the engine's reference within an ability stands for, as its source had it."""
    wanted = (ability.get("trigger_definition_ref") or {}).get("occurrence")
    entries = (ability.get("trigger_source") or {}).get("trigger_entries") or []
    return next((entry["definition"] for entry in entries if wanted and entry["occurrence"] == wanted), None)


def _without_definition(table: Table, data: Json) -> str:
    """The word for a trigger that is no printed ability of its source: one that a keyword stands for, or a delayed one."""
    description = (data.get("description") or "").lower()
    if description and description in _keywords_of_source(table, data["source_id"]):
        return description
    firing = data["firing"] if "firing" in data else journal.firing(table.game.state()["state"], data["id"])
    return "other" if firing == journal.ORDINARY else "delayed"


def _keywords_of_source(table: Table, source: int) -> tuple[str, ...]:
    """The keywords of an ability's source; none where it is gone for good."""
    try:
        return keywords_of(table.game.object(source))
    except ValueError:
        return ()


def _event_word(definition: Json, data: Json) -> str:
    mode = definition["mode"]
    if mode == "Phase":
        return _STEPS.get(definition["phase"], "other")
    if mode == "EntersOrAttacks":
        return "enters" if (data.get("trigger_event") or {}).get("type") == "ZoneChanged" else "attacks"
    if mode not in ("ChangesZone", "ChangesZoneAll"):
        return _MODES.get(mode, "other") if isinstance(mode, str) else "other"
    if definition.get("destination") == "Battlefield":
        return "enters"
    if definition.get("origin") != "Battlefield":
        return "other"
    return "dies" if definition.get("destination") == "Graveyard" else "leaves"


def words_of(name: str) -> str:
    """One of the engine's names as words: ``"FirstStrike"`` gives ``"first strike"``."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).lower()


def keywords_of(engine_object: Json) -> tuple[str, ...]:
    """The keyword abilities of an object, each once, sorted."""
    return tuple(sorted({_keyword(each) for each in engine_object["keywords"]}))


_SPELT = {"Battlecry": "battle cry"}
"""Keywords that the engine writes in one word."""

_OF_LANDS = ("Artifact", "Legendary", "Nonbasic", "Snow")
"""What a landwalk ability may be about that is no land type."""


def _keyword(each: str | Json) -> str:
    """A keyword ability by its name, with what it protects from, or with the lands that it is about."""
    name, of = (each, None) if isinstance(each, str) else next(iter(each.items()))
    if name == "Landwalk" and isinstance(of, str):
        return f"{of.lower()} landwalk" if of in _OF_LANDS else f"{of.lower()}walk"
    quality = of.get("data", next(iter(of.values()), None)) if isinstance(of, dict) else None
    if name in ("Protection", "HexproofFrom") and isinstance(quality, str):
        return f"{name.removesuffix('From').lower()} from {quality.lower()}"
    return _SPELT.get(name, words_of(name))


def targets_of(entry: Json) -> list[Json]:
    """The targets of an entry of the stack, in the order in which its parts name them."""
    out: list[Json] = []
    part = entry["kind"]["data"].get("ability")
    while part:
        out.extend(target for target in part["targets"] if target not in out)
        part = part.get("sub_ability")
    return out
