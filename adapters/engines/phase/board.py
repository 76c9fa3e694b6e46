"""Setting up a board: a new game of the engine, its state edited, and the engine's debugging actions for the rest.

Cards get where they belong in the state itself, permanents onto the battlefield by the engine's own raw placement, so that its
layers and timestamps are its own; no ability triggers on the way. What only the state holds (damage, a name that was chosen)
is written into it last. At the end the whole board is read back: what does not stand as asked is `CannotSay`, by name.
"""

from __future__ import annotations

from collections.abc import Iterable

from adapters.contract.messages import EDITION, Board, ObjectSetup
from adapters.engines.phase import mana
from adapters.engines.phase.binding import CannotSay, Cards, Game, Json, Refused
from adapters.engines.phase.cards import FaceBook
from adapters.engines.phase.checking import check
from adapters.engines.phase.observing import COUNTERS, STEPS, ZONES
from adapters.engines.phase.table import PRIORITY, Table
from oracle.mana import parse_mana

TURN = 5
"""The number of the turn on which games begin: late enough for every player to have had one."""

_SEED = 1
_DEAD_WEIGHT = ("deck_pools", "resolved_rules_journal", "zone_changes_this_turn", "zone_change_library_knowledge_stamps")
"""Parts of a new game's state that only tell how it was dealt; without them it loads in half the time."""

_PILES = {"library": "library", "hand": "hand", "graveyard": "graveyard"}
_SHARED = {"exile": "exile", "command": "command_zone"}
_ENGINE_ZONES = {name: zone for zone, name in ZONES.items()}
_PHASES = {name: phase for phase, name in STEPS.items()}
_KINDS = {name: kind for kind, name in COUNTERS.items()}
_COMBAT = ("declare attackers", "declare blockers", "combat damage")


def set_up(board: Board, faces: FaceBook) -> Table:
    """The table at which this board stands. Raises `CannotSay` for what the engine cannot be told."""
    _refuse(board)
    records = {record.name: record for record in board.records}
    cards = faces.engine((each.card for each in board.objects), records)
    game = _deal(board, cards)
    full = game.state()
    state = full["state"]
    for part in _DEAD_WEIGHT:
        state.pop(part, None)
    ids = _identify(board, state)
    _place(board, state, ids)
    _begin(board, state)
    labels = {number: each.label for each, number in ids}
    table = Table(cards, cards.load_game(full), tuple(player.name for player in board.players), labels)
    try:
        _debug(board, table, ids)
    except Refused as error:
        raise CannotSay(f"the set-up: {error}") from error
    _write(table, ids)
    check(board, table)
    return table


def _refuse(board: Board) -> None:
    """Raise `CannotSay` for what the engine has no place for."""
    if board.randomness:
        raise CannotSay("scripted results of random choices")
    # The engine cannot be told an edition; it is taken to play the present one.
    if board.edition != EDITION:
        raise CannotSay(f"the edition of {board.edition}")
    if board.step in _COMBAT:
        raise CannotSay(f"a game that begins in the {board.step} step, without its attackers")
    if any(player.sheets for player in board.players) or any(each.stickers for each in board.objects):
        raise CannotSay("stickers")
    for each in board.objects:
        if each.token:
            raise CannotSay(f"the token {each.label} in the set-up")
        if each.zone == "stack":
            raise CannotSay(f"{each.label} on the stack in the set-up")


def _deal(board: Board, cards: Cards) -> Game:
    """A new game in which every player has exactly the cards of the board."""
    decks = [
        {
            "main_deck": [each.card for each in board.objects if each.owner == player.name and not each.commander],
            "commander": [each.card for each in board.objects if each.owner == player.name and each.commander],
        }
        for player in board.players
    ]
    commanders = any(deck["commander"] for deck in decks)
    form = "Commander" if commanders else "Standard" if len(decks) == 2 else "FreeForAll"
    try:
        return cards.new_game(decks[0], decks[1], extra_players=decks[2:], seed=_SEED, first_player=0, format=form)
    except ValueError as error:
        raise CannotSay(f"a game of these players and cards: {error}") from error


def _identify(board: Board, state: Json) -> list[tuple[ObjectSetup, int]]:
    """The engine's id for every object of the board."""
    seats = {player.name: seat for seat, player in enumerate(board.players)}
    known: dict[tuple[int, str, bool], list[int]] = {}
    for number in sorted(state["objects"], key=int):
        found = state["objects"][number]
        known.setdefault((found["owner"], found["name"], bool(found.get("is_commander"))), []).append(int(number))
    ids = []
    for each in board.objects:
        numbers = known.get((seats[each.owner], each.card, each.commander))
        if not numbers:
            raise CannotSay(f"{each.label}: the engine does not deal the card {each.card}")
        ids.append((each, numbers.pop(0)))
    return ids


def _place(board: Board, state: Json, ids: Iterable[tuple[ObjectSetup, int]]) -> None:
    """Put every card into its zone, in order; permanents wait in the library for the engine to put them."""
    seats = {player.name: seat for seat, player in enumerate(board.players)}
    for player in state["players"]:
        for pile in _PILES.values():
            player[pile] = []
    for zone in _SHARED.values():
        state[zone] = []
    waiting: list[int] = []
    for each, number in ids:
        zone = "library" if each.zone == "battlefield" else each.zone
        state["objects"][str(number)]["zone"] = _ENGINE_ZONES[zone]
        if each.zone == "battlefield":
            waiting.append(number)
        elif each.zone in _PILES:
            state["players"][seats[each.owner]][_PILES[each.zone]].append(number)
        else:
            state[_SHARED[each.zone]].append(number)
        if each.casts:
            state["commander_cast_count"][str(number)] = each.casts
    for number in waiting:
        owner = state["objects"][str(number)]["owner"]
        state["players"][owner]["library"].append(number)


def _begin(board: Board, state: Json) -> None:
    """The turn, the step, who has priority, life, poison and energy; and leave for the debugging actions."""
    names = [player.name for player in board.players]
    active = names.index(board.active)
    priority = names.index(board.priority or board.active)
    for player, wanted in zip(state["players"], board.players, strict=True):
        player["life"], player["poison_counters"] = wanted.life, wanted.poison
        player["energy"] = wanted.counters.get("energy", 0)
        player["drew_from_empty_library"] = False
    state.update(
        phase=_PHASES[board.step],
        turn_number=TURN,
        active_player=active,
        priority_player=priority,
        waiting_for={"type": PRIORITY, "data": {"player": priority}},
        debug_mode=True,
        debug_permitted=list(range(len(names))),
    )


def _debug(board: Board, table: Table, ids: Iterable[tuple[ObjectSetup, int]]) -> None:
    """What the engine has debugging actions for: counters of players, permanents and their states, and mana."""
    actor = table.seat(board.priority or board.active)

    def do(kind: str, **data: object) -> None:
        table.apply(actor, "Debug", type=kind, data=data)

    # Before the permanents, some of which count them.
    for seat, player in enumerate(board.players):
        for kind, count in player.counters.items():
            if kind != "energy":
                do("ModifyPlayerCounters", player_id=seat, counter_kind=kind.capitalize(), delta=count)
    for each, number in ids:
        if each.zone == "battlefield":
            do("MoveToZone", object_id=number, to_zone="Battlefield", simulate=False)
            if each.controller and each.controller != each.owner:
                do("SetController", object_id=number, controller=table.seat(each.controller))
            do("SetSummoningSickness", object_id=number, sick=each.sick)
            if each.tapped:
                do("SetTapped", object_id=number, tapped=True)
        for kind, count in each.counters.items():
            do("ModifyCounters", object_id=number, counter_type=_KINDS.get(kind, kind), delta=count)
    for seat, player in enumerate(board.players):
        if player.mana:
            do("AddMana", player_id=seat, mana=[mana.NAMES[symbol] for symbol in parse_mana(player.mana)])


def _write(table: Table, ids: Iterable[tuple[ObjectSetup, int]]) -> None:
    """What only the state holds: damage, and what was chosen for a permanent as it entered."""
    wanted = [(each, number) for each, number in ids if each.damage or each.chosen]
    if not wanted:
        return
    full = table.game.state()
    for each, number in wanted:
        found = full["state"]["objects"][str(number)]
        if each.damage:
            found["damage_marked"] = each.damage
        if each.chosen:
            found["chosen_attributes"] = [{"type": _choice(each, found), "value": each.chosen}]
    table.restore(full)


def _choice(each: ObjectSetup, found: Json) -> str:
    """What kind of thing is chosen as a permanent enters, as the engine's replacement effect for it says."""
    effects = (definition.get("execute", {}).get("effect", {}) for definition in found["replacement_definitions"])
    kinds = [effect["choice_type"] for effect in effects if effect.get("type") == "Choose"]
    if len(kinds) != 1 or not isinstance(kinds[0], str):
        raise CannotSay(f"a choice made for {each.label} as it entered")
    return kinds[0]
