"""The canonical view of the engine's game: what the engine shows, said in the contract's words."""

from __future__ import annotations

from collections.abc import Iterator

from adapters.contract.view import ObjectView, PlayerView, StackView, View
from adapters.engines.phase import combat, mana
from adapters.engines.phase.binding import Json
from adapters.engines.phase.combat import Combat
from adapters.engines.phase.naming import Names, keywords_of, names, targets_of
from adapters.engines.phase.prompts import question
from adapters.engines.phase.table import PRIORITY, Table
from oracle.mana import COLORS, show_mana

ZONES = {
    "Library": "library",
    "Hand": "hand",
    "Battlefield": "battlefield",
    "Graveyard": "graveyard",
    "Stack": "stack",
    "Exile": "exile",
    "Command": "command",
}
"""The contract's words for the engine's zones."""

STEPS = {
    "Untap": "untap",
    "Upkeep": "upkeep",
    "Draw": "draw",
    "PreCombatMain": "precombat main",
    "BeginCombat": "beginning of combat",
    "DeclareAttackers": "declare attackers",
    "DeclareBlockers": "declare blockers",
    "CombatDamage": "combat damage",
    "EndCombat": "end of combat",
    "PostCombatMain": "postcombat main",
    "End": "end step",
    "Cleanup": "cleanup",
}
"""The contract's words for the engine's steps and phases."""

COUNTERS = {"P1P1": "+1/+1", "M1M1": "-1/-1"}
"""The contract's words for the engine's counters where they are not the same."""


def view(table: Table, viewer: str) -> View:
    """The game as a player sees it; all of it where ``viewer`` is empty."""
    kind, data = table.prompt()
    now = names(table)
    spells = _spells(table)
    players = [_without(table.game.player(seat), spells) for seat in range(len(table.players))]
    objects = tuple(_objects(table, now, players, spells, viewer))
    return View(
        turn=table.game.turn,
        active=table.players[table.active()],
        step=STEPS[table.game.phase],
        priority=_priority(table, kind, data),
        players=tuple(_player(table.players[seat], player) for seat, player in enumerate(players)),
        objects=objects,
        stack=tuple(_entry(table, now, entry) for entry in reversed(table.game.stack())),
        decision=question(table, now),
        over=kind == "GameOver",
    )


def _spells(table: Table) -> set[int]:
    """The spells on the stack, that among them which is being announced: the engine has it there already, and only moves the card
    once it is announced.
    """
    return {entry["id"] for entry in table.game.stack() if entry["kind"]["type"] == "Spell"}


def _without(player: Json, spells: set[int]) -> Json:
    """A player whose cards do not lie where they are cast from any more."""
    piles = ("hand", "library", "graveyard")
    return {**player, **{pile: [each for each in player[pile] if each not in spells] for pile in piles}}


def _priority(table: Table, kind: str, data: Json) -> str:
    """Who has priority: the active player, too, where the engine waits for a declaration and for nothing else."""
    if combat.declaring(table):
        return table.players[table.active()]
    return table.players[data["player"]] if kind == PRIORITY else ""


def _player(name: str, player: Json) -> PlayerView:
    pool = mana.pool(player)
    return PlayerView(
        name=name,
        life=player["life"],
        poison=player["poison_counters"],
        counters=_counters_of_player(player),
        mana=show_mana(pool) if pool else "",
        hand=len(player["hand"]),
        library=len(player["library"]),
        lost=bool(player["is_eliminated"]),
        drawn=player["cards_drawn_this_turn"],
    )


def _counters_of_player(player: Json) -> dict[str, int]:
    """All counters of a player but poison; the engine counts energy apart."""
    counters = {"energy": player["energy"], **{kind.lower(): count for kind, count in player.get("player_counters", {}).items()}}
    return {kind: count for kind, count in counters.items() if count}


def _objects(table: Table, now: Names, players: list[Json], spells: set[int], viewer: str) -> Iterator[ObjectView]:
    """Every card, token and spell; of hidden zones (400.2) only what the viewer may look at."""
    places = {
        card: place
        for player in players
        for pile in (player["library"], player["graveyard"][::-1])
        for place, card in enumerate(pile)
    }
    strangers = {each["id"] for each in table.game.battlefield()} | spells
    fight = combat.shown(table, now)
    for each in (*table.labels, *sorted(strangers - set(table.labels))):
        engine_object = table.game.object(each)
        owner = table.players[engine_object["owner"]]
        zone = engine_object["zone"] = "Stack" if each in spells else engine_object["zone"]
        if viewer and (zone == "Library" or (zone == "Hand" and owner != viewer)):
            continue
        yield _object(table, now, engine_object, places.get(each, 0), fight)


def _object(table: Table, now: Names, engine_object: Json, place: int, fight: Combat) -> ObjectView:
    number, types, zone = engine_object["id"], engine_object["card_types"], engine_object["zone"]
    there = zone == "Battlefield"
    attached = engine_object["attached_to"] if there else None
    return ObjectView(
        label=table.labels.get(number, ""),
        name=engine_object["name"],
        zone=ZONES[zone],
        owner=table.players[engine_object["owner"]],
        controller=table.players[engine_object["controller"]],
        place=place,
        mana_value=mana.value(engine_object),
        colors="".join(color for color in COLORS if mana.NAMES[color] in engine_object["color"]),
        supertypes=tuple(sorted(types["supertypes"])),
        types=tuple(sorted(types["core_types"])),
        subtypes=tuple(sorted(types["subtypes"])),
        keywords=keywords_of(engine_object),
        power=engine_object["power"],
        toughness=engine_object["toughness"],
        tapped=there and engine_object["tapped"],
        counters=_counters(engine_object),
        damage=engine_object["damage_marked"] if there else 0,
        attached_to=now.target(_target(attached)) if attached else "",
        token=bool(engine_object.get("is_token")),
        attacking=fight.attacking.get(number, "") if there else "",
        blocking=fight.blocking.get(number, ()) if there else (),
        phased_out=there and (engine_object.get("phase_status") or {}).get("status") == "PhasedOut",
        face_down=there and engine_object["face_down"],
    )


def _counters(engine_object: Json) -> dict[str, int]:
    """The counters on an object, which may be in any zone (122.1b)."""
    return {COUNTERS.get(kind, kind): count for kind, count in engine_object["counters"].items() if count}


def _target(attached: object) -> Json:
    """What something is attached to, as a target."""
    if isinstance(attached, dict):
        kind = attached.get("type")
        return {kind: attached["data"]} if kind else attached
    return {"Object": attached}


def _entry(table: Table, now: Names, entry: Json) -> StackView:
    """An entry of the stack. A spell's controller is the one that the engine keeps on the object that the spell is."""
    spell = entry["kind"]["type"] == "Spell"
    controller = table.game.object(entry["id"])["controller"] if spell else entry["controller"]
    return StackView(
        reference=now.object(entry["id"]),
        controller=table.players[controller],
        targets=tuple(now.target(target) for target in targets_of(entry)),
    )
