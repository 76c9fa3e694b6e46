"""What damage results in (120.3, 120.4c-d).

All results are worked out from the game as it was before any of them, and happen together.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from oracle import editions, events, layers, libraries, life, matching, zones
from oracle.counters import putting
from oracle.counters.modifying import Putting
from oracle.damage.event import Damage, Dealing, FromLibrary, LifeGain, Removing
from oracle.damage.which import dealt_as_by
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.keywords import toxic
from oracle.objects import ObjectId, Seat, Zone
from oracle.questions import Asking
from oracle.state import State
from oracle.zones import Move


@dataclass
class Results:
    """What damage that is dealt at the same time comes to, with all damage to one object or player taken together.

    What is gained is told by source: each is an event of its own (119.9, 702.15e). What is put is told by who gives poison
    counters (120.3b) or puts -1/-1 counters (120.3d).
    """

    lost: Counter[Seat] = field(default_factory=Counter)
    gained: Counter[tuple[ObjectId, Seat]] = field(default_factory=Counter)
    put: list[Putting] = field(default_factory=list)
    marked: Counter[ObjectId] = field(default_factory=Counter)
    deathtouched: set[ObjectId] = field(default_factory=set)
    removed: Counter[tuple[ObjectId, str]] = field(default_factory=Counter)


def process(game: Game, dealing: Dealing) -> Asking[None]:
    """The results of damage that is dealt at the same time, and what was added to the event: worked out (120.4c), then it all
    happens (120.4d).
    """
    results = worked_out(game.state, dealing)
    for each in dealing.damages:
        _remember_commander(game, each)
    yield from _happen(game, results)
    _draw_and_exile(game, dealing)


def worked_out(state: State, dealing: Dealing) -> Results:
    """What damage comes to as the game is now, before anything of it has happened (120.3)."""
    results = Results()
    for also in dealing.also:
        if isinstance(also, LifeGain):
            results.gained[also.source, also.player] += also.amount
        elif isinstance(also, Putting):
            results.put.append(also)
    for removing in {each for each in dealing.also if isinstance(each, Removing)}:
        results.removed[removing.on, removing.kind] += removing.count
    for each in dealing.damages:
        if each.to.player is not None:
            _to_player(state, results, each, each.to.player)
        if each.to.object is not None:
            _to_permanent(state, results, each, each.to.object)
        if editions.LIFELINK_IS_STATIC.holds(state) and dealt_as_by(state, each, "lifelink"):
            results.gained[each.source, layers.controller(state, each.source)] += each.amount
    return results


def _to_player(state: State, results: Results, damage: Damage, player: Seat) -> None:
    """Life is lost (120.3a), or poison counters are given instead (120.3b), and more of them for toxic (120.3g)."""
    if dealt_as_by(state, damage, "infect"):
        results.put.append(Putting(_putter(state, damage), damage.to, (("poison", damage.amount),)))
    else:
        results.lost[player] += damage.amount
    if damage.combat and "Creature" in layers.characteristics(state, damage.source).types:
        poison = (("poison", toxic.total(state, damage.source)),)
        results.put.append(Putting(layers.controller(state, damage.source), damage.to, poison))


def _putter(state: State, damage: Damage) -> Seat | None:
    """Who puts or gives the counters that damage comes to: the controller of its source (120.3b, 120.3d). Under the rules of an
    earlier day the damage causes them to be put and to be got, and nobody is said to do it.
    """
    return layers.controller(state, damage.source) if editions.CONTROLLER_PUTS_COUNTERS.holds(state) else None


def _to_permanent(state: State, results: Results, damage: Damage, of: ObjectId) -> None:
    """Each type of a permanent that damage is dealt to has its own result: loyalty counters are removed (120.3c), defense
    counters (120.3h), damage is marked (120.3e) or -1/-1 counters are put (120.3d).
    """
    types = layers.characteristics(state, of).types
    if "Planeswalker" in types:
        results.removed[of, "loyalty"] += damage.amount
    if "Battle" in types:
        results.removed[of, "defense"] += damage.amount
    if "Creature" not in types:
        return
    if dealt_as_by(state, damage, "infect") or dealt_as_by(state, damage, "wither"):
        results.put.append(Putting(_putter(state, damage), damage.to, (("-1/-1", damage.amount),)))
    else:
        results.marked[of] += damage.amount
    if editions.DEATHTOUCH_IS_STATIC.holds(state) and dealt_as_by(state, damage, "deathtouch"):
        results.deathtouched.add(of)


def _remember_commander(game: Game, damage: Damage) -> None:
    """Combat damage of one commander to one player is counted over the whole game (903.10a)."""
    found, player = game.object(damage.source), damage.to.player
    if not damage.combat or not found.commander or player is None:
        return
    dealt = {(by, to): sum_ for by, to, sum_ in game.state.commander_damage}
    dealt[found.label, player] = dealt.get((found.label, player), 0) + damage.amount
    game.update(commander_damage=tuple(sorted((by, to, sum_) for (by, to), sum_ in dealt.items())))


def _happen(game: Game, results: Results) -> Asking[None]:
    """All results happen. Nothing looks at the game between two of them: state-based actions are checked later (704.3)."""
    objects = dict(game.state.objects)
    for of in results.marked.keys() | results.deathtouched:
        found = objects[of]
        deathtouched = found.deathtouched or of in results.deathtouched
        objects[of] = found.changed(damage=found.damage + results.marked[of], deathtouched=deathtouched)
    game.update(objects=objects)
    for (of, kind), count in results.removed.items():
        putting.remove(game, of, kind, count)
        _check_siege(game, of)
    lost = [life.Change(player, -amount, by_damage=True) for player, amount in results.lost.items()]
    gained = [life.Change(player, amount) for (_, player), amount in results.gained.items()]
    yield from life.change(game, lost + gained)
    yield from putting.put_all(game, results.put)


def _draw_and_exile(game: Game, dealing: Dealing) -> None:
    """What follows the event immediately is done with libraries (615.5), by the active player first (101.4)."""
    for player in matching.turn_order(game.state):
        for each in dealing.also:
            if not isinstance(each, FromLibrary) or each.player != player:
                continue
            if each.exiled:
                zones.move_all(game, [Move(of, Zone.EXILE) for of in libraries.top(game.state, player, each.count)])
            else:
                events.draw(game, player, each.count)


def _check_siege(game: Game, of: ObjectId) -> None:
    """Raise NotModelled where a Siege has lost its last defense counter, which makes an ability of it trigger (310.12b)."""
    siege = "Siege" in layers.characteristics(game.state, of).subtypes
    if siege and not game.object(of).counted("defense"):
        raise NotModelled("what a Siege does as its last defense counter is removed")
