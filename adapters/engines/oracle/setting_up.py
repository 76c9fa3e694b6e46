"""From a board of the contract to a state of the oracle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from adapters.contract.messages import Board, CardRecord, ObjectSetup, PlayerSetup
from oracle import becoming, cards, parts
from oracle.cards import CardError, printings
from oracle.counters.kinds import check as check_counter
from oracle.errors import NotModelled
from oracle.mana import parse_mana, plain_mana
from oracle.objects import Characteristics, Counters, GameObject, Kind, ObjectId, Seat, Zone
from oracle.state import FIRST, Combat, Player, State, Step
from oracle.stickers.kinds import Placed
from oracle.stickers.sheets import modelled, sticker, stickers
from oracle.zones import zone_key

__all__ = ["CardError", "facts", "state"]

_PLAIN = GameObject(ObjectId(0), "", Kind.CARD, FIRST, FIRST, Zone.LIBRARY, Characteristics())
"""An object of which nothing is said yet. A copy that differs is made in a third of the time that a new one takes, and a board
has dozens.
"""


def facts(board: Board) -> dict[str, Characteristics]:
    """The facts of every card on a board: built in, or read from the records that came with the board.

    Raises CardError for a card that nobody knows, or whose record has something that is not understood.
    """
    records = {record.name: record for record in board.records}
    names = dict.fromkeys(setup.card for setup in board.objects)
    return {name: _read(records[name]) if name in records else cards.find(name) for name in names}


@cache
def _read(record: CardRecord) -> Characteristics:
    """The facts of a card by its record; the templates are loaded only where there is one to read."""
    from oracle.cards.records import Record, read

    return read(
        Record(
            name=record.name,
            type=record.type,
            manaCost=record.mana_cost,
            text=record.text,
            power=record.power,
            toughness=record.toughness,
            loyalty=record.loyalty,
            defense=record.defense,
            colors=record.colors,
        )
    )


def state(board: Board, known: Mapping[str, Characteristics]) -> State:
    """The state that a board describes. ``known`` has the facts of every card on it.

    The board is a moment of a game, not its beginning: nothing has triggered, and a commander stays where it is. Raises
    NotModelled for counters and stickers whose rules are not, for sheets that there are not, and for stickers that can't be
    there.
    """
    seats = {player.name: Seat(seat) for seat, player in enumerate(board.players)}
    _check_stickers(board)
    objects: dict[ObjectId, GameObject] = {}
    zones: dict[tuple[Zone, Seat | None], tuple[ObjectId, ...]] = {}
    for number, setup in enumerate(board.objects, start=1):
        made = _object(ObjectId(number), setup, seats, known[setup.card], board.edition)
        objects[made.id] = made
        key = zone_key(made.zone, made.owner)
        zones[key] = (*zones.get(key, ()), made.id)
    count = len(board.objects)
    return State(
        players=tuple(
            Player(player.name, player.life, _counters(player), plain_mana(_mana(player.mana)), sheets=player.sheets)
            for player in board.players
        ),
        objects=objects,
        zones=zones,
        active=seats[board.active],
        step=Step(board.step),
        combats=_begun(board).count(Step.BEGINNING_OF_COMBAT),
        main_phases=sum(step.main for step in _begun(board)),
        priority=seats[board.priority or board.active],
        combat=_combat(board, seats[board.active]),
        next_id=count + 1,
        clock=count + 1,
        edition=board.edition,
        casts_from_command=tuple((setup.label, setup.casts) for setup in board.objects if setup.casts),
    )


def _begun(board: Board) -> list[Step]:
    """The steps of the turn that have begun."""
    steps = list(Step)
    return steps[: steps.index(Step(board.step)) + 1]


def _combat(board: Board, active: Seat) -> Combat | None:
    """The combat of a board that begins as its active player is to declare attackers; where another player has priority, that is
    over, and nobody attacks.
    """
    declaring = board.step == "declare attackers" and board.priority in ("", board.active)
    return Combat(declaring=active) if declaring else None


def _counters(player: PlayerSetup) -> Counters:
    """All counters of a player, the poison counters among them."""
    counters = {**player.counters, "poison": player.poison}
    return tuple(sorted((kind, count) for kind, count in counters.items() if count))


def _mana(text: str) -> tuple[str, ...]:
    """The mana of a pool by type: {2} is two colourless mana."""
    out: list[str] = []
    for symbol in parse_mana(text) if text else ():
        out += ["C"] * int(symbol) if symbol.isdigit() else [symbol]
    return tuple(out)


def _check_stickers(board: Board) -> None:
    """Raise NotModelled for stickers on what does not keep them (123.5), that are on no sheet of the owner (123.2c, 123.3b), or
    that the owner has on two objects (123.3), and for places that there are in no name (123.6b).
    """
    left = {player.name: Counter(each.reference for each in stickers(player.sheets)) for player in board.players}
    for setup in board.objects:
        for each in setup.stickers:
            made = sticker(each.sticker)
            if setup.zone in ("hand", "library"):
                raise NotModelled(f"a sticker on {setup.label} in a {setup.zone}")
            if not left[setup.owner][made.reference]:
                raise NotModelled(f"the sticker {made.reference} on {setup.label}, of which {setup.owner} has no other")
            if each.after < 0:
                raise NotModelled(f"the sticker {made.reference} after {each.after} words")
            left[setup.owner][made.reference] -= 1


def _object(of: ObjectId, setup: ObjectSetup, seats: Mapping[str, Seat], base: Characteristics, edition: str) -> GameObject:
    zone = Zone(setup.zone)
    owner = seats[setup.owner]
    counters = dict(setup.counters)
    for kind in counters:
        check_counter(kind)
    if (expansion := printings.symbol(setup.printing, base.name, edition)) is not None:
        base = replace(base, expansion=expansion)
    parts.check(base, zone)
    printed = None
    if zone is Zone.BATTLEFIELD and becoming.choices(base):
        printed, base = base, becoming.chosen(base, setup.chosen)
    return _PLAIN.changed(
        id=of,
        label=setup.label,
        kind=Kind.TOKEN if setup.token else Kind.CARD,
        owner=owner,
        controller=seats[setup.controller] if setup.controller else owner,
        zone=zone,
        base=base,
        printed=printed,
        timestamp=of,
        tapped=setup.tapped,
        counters=tuple(sorted(counters.items())),
        stickers=tuple(Placed(modelled(sticker(each.sticker), edition), of, each.after) for each in setup.stickers),
        damage=setup.damage,
        sick=setup.sick,
        chosen=setup.chosen,
        commander=setup.commander,
        commander_asked=setup.commander,
    )
