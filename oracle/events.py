"""What players and effects do to objects and players, each a keyword action (121, 701)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oracle import layers, libraries, triggers, zones
from oracle.abilities.statics import CantBeRegenerated, DrawsOneMore
from oracle.counters import putting
from oracle.game import Game
from oracle.happenings import Sacrificed, Tapped
from oracle.objects import ChosenTarget, ObjectId, Seat, Zone
from oracle.state import State
from oracle.zones import Move


def on_battlefield(game: Game, of: ObjectId) -> bool:
    """Whether an object is there, as a permanent."""
    return layers.is_permanent(game.state, of)


def sacrifice(game: Game, player: Seat, of: ObjectId) -> ObjectId | None:
    """A player sacrifices a permanent they control (701.21a); of anything else nothing happens. The object it became."""
    if not on_battlefield(game, of) or layers.controller(game.state, of) != player:
        return None
    return sacrifice_all(game, (of,))[0]


def sacrifice_all(game: Game, of: Sequence[ObjectId]) -> tuple[ObjectId | None, ...]:
    """The controllers of these permanents sacrifice them at the same time; what they became. Abilities that trigger on a
    sacrifice look back, as those that trigger on leaving do (603.10a).
    """
    before = game.state
    given_up = {each: before.objects[each].changed(sacrificed=True) for each in of}
    game.update(objects={**before.objects, **given_up})
    became = zones.move_all(game, [Move(each, Zone.GRAVEYARD) for each in of])
    for each, new in zip(of, became, strict=True):
        gone = game.object(each)
        triggers.note(game, Sacrificed(gone, new, gone.controller), before)
    return became


def destroy(game: Game, of: Sequence[ObjectId], *, for_good: bool = False) -> None:
    """Destroy permanents at the same time (701.8); ``for_good``: they can't be regenerated."""
    zones.move_all(game, [Move(each, Zone.GRAVEYARD) for each in of if not saved(game, each, for_good=for_good)])


def saved(game: Game, of: ObjectId, *, for_good: bool = False) -> bool:
    """Whether something keeps a permanent from being destroyed: it is indestructible (702.12b), or a regeneration shield
    is used up for it, which takes it out of combat (701.19a, 506.4), unless it can't be regenerated (701.19c). What is no
    permanent is not destroyed either.
    """
    if not on_battlefield(game, of) or layers.has_keyword(game.state, of, "indestructible"):
        return True
    shields = 0 if for_good or _cant_be_regenerated(game.state, of) else game.object(of).regeneration
    if shields:
        game.change(of, regeneration=shields - 1, damage=0, deathtouched=False, attacking=None, blocking=())
        tap(game, of)
    return bool(shields)


def _cant_be_regenerated(state: State, of: ObjectId) -> bool:
    return any(isinstance(rule.static, CantBeRegenerated) and of in rule.this for rule in layers.in_force(state))


def remove_from_combat(game: Game, of: ObjectId) -> None:
    """Remove a permanent from combat (506.4): it stops attacking, blocking and being attacked."""
    if on_battlefield(game, of):
        game.change(of, attacking=None, blocking=())
    for found in tuple(game.state.objects.values()):
        if found.attacking is not None and found.attacking.what == ChosenTarget(object=of):
            game.change(found.id, attacking=replace(found.attacking, what=None))


def exile(game: Game, of: ObjectId) -> ObjectId | None:
    """Exile an object (701.13)."""
    return zones.move(game, of, Zone.EXILE)


def tap(game: Game, of: ObjectId) -> bool:
    """Tap a permanent (701.26a); false where it was tapped or is not there."""
    if not on_battlefield(game, of) or game.object(of).tapped:
        return False
    game.turn(of, tapped=True)
    triggers.note(game, Tapped(of))
    return True


def untap(game: Game, of: ObjectId) -> None:
    """Untap a permanent (701.26b). One with a stun counter loses that instead (122.1d)."""
    if not on_battlefield(game, of) or not game.object(of).tapped:
        return
    if game.object(of).counted("stun"):
        putting.remove(game, of, "stun", 1)
    else:
        game.turn(of, tapped=False)


def draw(game: Game, player: Seat, count: int) -> None:
    """Draw cards one by one (121.2). A draw from an empty library is remembered for 704.5b.

    What adds to the number of cards does so before the first is drawn (121.6, 614.6).
    """
    for _ in range(count + _more(game.state, player) if count > 0 else 0):
        top = libraries.top(game.state, player)
        if not top:
            game.change_player(player, drew_from_empty_library=True)
            continue
        zones.move(game, top[0], Zone.HAND)
        game.change_player(player, drawn=game.player(player).drawn + 1)


def _more(state: State, player: Seat) -> int:
    """How many cards are drawn beside those that a player would draw; each effect adds its own once (614.5)."""
    hand = len(zones.in_zone(state, Zone.HAND, player))
    return sum(
        isinstance(static, DrawsOneMore) and layers.controller(state, source.id) == player and hand <= static.hand_at_most
        for source, static in layers.statics(state)
    )


def discard(game: Game, player: Seat, of: Sequence[ObjectId]) -> tuple[ObjectId | None, ...]:
    """A player discards these cards of their hand (701.9a)."""
    hand = zones.in_zone(game.state, Zone.HAND, player)
    return zones.move_all(game, [Move(each, Zone.GRAVEYARD) for each in of if each in hand])
