"""From a game of the oracle to the contract's canonical view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias, cast

import msgspec

from adapters.contract.view import Decision, DecisionKind, ObjectView, PlayerView, StackView, View
from adapters.engines.oracle.names import Names
from oracle import combat, layers
from oracle.cards.subtypes import CREATURE_TYPES
from oracle.fitting import value_of
from oracle.game import Game
from oracle.mana import COLORS, mana_types, show_mana
from oracle.objects import Characteristics, GameObject, Kind, ObjectId, Seat, Zone
from oracle.questions import Question
from oracle.seeing import sees
from oracle.state import State, ZoneKey

_Seen: TypeAlias = "tuple[GameObject, Characteristics, Seat, int, ObjectView]"


MOST_LOOKS = 4096
"""So many characteristics are remembered with their looks; tokens bring new ones in every game."""


class Viewer:
    """Shows one game. What has not changed since it was last shown is not put together anew. ``looks`` keeps, for this game and
    others, what is shown of objects for their characteristics, by the identity of these.
    """

    def __init__(self, game: Game, looks: dict[int, tuple[Characteristics, ObjectView]]) -> None:
        self._game = game
        self._seen: dict[ObjectId, _Seen] = {}
        self._looks = looks
        self._sitting: tuple[State, tuple[PlayerView, ...]] | None = None
        self._all: tuple[State, tuple[ObjectView, ...]] | None = None
        self._places: tuple[Mapping[ZoneKey, tuple[ObjectId, ...]], dict[ObjectId, int]] | None = None
        self._whole: tuple[State, Question | None, View] | None = None

    def view(self, names: Names, seat: Seat | None = None) -> View:
        """The game as a player sees it, or all of it for no player. A player sees no card of a library or of another hand
        (400.2) that is not revealed. Tokens and copies are listed from the oldest, which is how references count them.
        """
        if seat is not None:
            return self._view(names, seat)
        state, asked = self._game.state, self._game.pending
        if self._whole is None or self._whole[0] is not state or self._whole[1] is not asked:
            self._whole = (state, asked, self._view(names, None))
        return self._whole[2]

    def _view(self, names: Names, seat: Seat | None) -> View:
        game, state = self._game, self._game.state
        return View(
            turn=state.turn,
            active=names.player(state.active),
            step=state.step.value,
            priority="" if state.priority is None or game.pending is not None else names.player(state.priority),
            players=self._players(),
            objects=self._objects(names) if seat is None else tuple(self._shown(names, seat)),
            stack=tuple(_entry(state, names, of) for of in reversed(state.zones.get((Zone.STACK, None), ()))),
            decision=None if game.pending is None else _decision(names, game.pending),
            over=state.over,
        )

    def _players(self) -> tuple[PlayerView, ...]:
        """The players; they are the same as last time while no player or place has changed."""
        state = self._game.state
        last = None if self._sitting is None else self._sitting[0]
        if last is None or last.players is not state.players or last.zones is not state.zones:
            self._sitting = (state, tuple(_player(state, Seat(each)) for each in range(len(state.players))))
        assert self._sitting is not None
        return self._sitting[1]

    def _objects(self, names: Names) -> tuple[ObjectView, ...]:
        """All objects; they are the same as last time while no object, effect or place has changed."""
        state = self._game.state
        last = None if self._all is None else self._all[0]
        if (
            last is None
            or last.objects is not state.objects
            or last.effects is not state.effects
            or last.zones is not state.zones
        ):
            self._all = (state, tuple(self._shown(names, None)))
        assert self._all is not None
        return self._all[1]

    def _shown(self, names: Names, seat: Seat | None) -> Iterator[ObjectView]:
        """The objects that a player sees. A copy of a card that lies where the card does, to be cast or else to cease to exist
        (707.12, 704.5e), is none that anything could refer to.
        """
        state = self._game.state
        places = self._places_in(state)
        for of, found in sorted(state.objects.items()):
            if found.kind.only_on_stack or (found.kind is Kind.COPY and found.zone is not Zone.STACK):
                continue
            if seat is None or sees(state, seat, found):
                yield self._object(names, found, places.get(of, 0))

    def _object(self, names: Names, found: GameObject, place: int) -> ObjectView:
        seen = self._seen.get(found.id)
        if seen and seen[0] is found and seen[3] == place and layers.is_as_it_came(found):
            return seen[4]
        state = self._game.state
        now, controller = layers.characteristics(state, found.id), layers.controller(state, found.id)
        if seen and seen[0] is found and seen[1] is now and seen[2:4] == (controller, place) and not _refers(found):
            return seen[4]
        shown = _object(state, names, found, self._looks_like(now), controller, mana_value=value_of(found, now), place=place)
        self._seen[found.id] = (found, now, controller, place, shown)
        return shown

    def _places_in(self, state: State) -> dict[ObjectId, int]:
        """The places of the cards in ordered zones, which stay while no card moves."""
        if self._places is None or self._places[0] is not state.zones:
            self._places = (state.zones, _places(state))
        return self._places[1]

    def _looks_like(self, now: Characteristics) -> ObjectView:
        """What is shown of an object for its characteristics, which all cards of a name have in common."""
        if id(now) not in self._looks:
            if len(self._looks) >= MOST_LOOKS:
                self._looks.clear()
            # They are kept too, so that nothing else gets their id.
            self._looks[id(now)] = now, _looks(now)
        return self._looks[id(now)][1]


def _refers(found: GameObject) -> bool:
    """Whether what is shown of an object speaks of other objects, which may have changed."""
    return found.attached_to is not None or found.attacking is not None or bool(found.blocking)


def _places(state: State) -> dict[ObjectId, int]:
    """The places in the ordered zones, 0 for the top; the other zones have none."""
    places: dict[ObjectId, int] = {}
    for (zone, _), there in state.zones.items():
        if zone is Zone.LIBRARY:
            places.update({of: place for place, of in enumerate(there)})
        elif zone is Zone.GRAVEYARD:
            places.update({of: place for place, of in enumerate(reversed(there))})
    return places


def _player(state: State, seat: Seat) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        name=player.name,
        life=player.life,
        poison=player.counted("poison"),
        counters={kind: count for kind, count in player.counters if kind != "poison"},
        mana=show_mana(mana_types(player.mana)) if player.mana else "",
        hand=len(state.zones.get((Zone.HAND, seat), ())),
        library=len(state.zones.get((Zone.LIBRARY, seat), ())),
        lost=player.lost,
        drawn=player.drawn,
    )


def _looks(now: Characteristics) -> ObjectView:
    return ObjectView(
        label="",
        name=now.name,
        zone="",
        owner="",
        controller="",
        colors="".join(sorted(now.colors, key=COLORS.index)),
        supertypes=tuple(sorted(now.supertypes)),
        types=tuple(sorted(now.types)),
        subtypes=tuple(sorted({*now.subtypes, *(CREATURE_TYPES if now.every_creature_type else ())})),
        keywords=_keywords(now),
        power=now.power,
        toughness=now.toughness,
    )


def _object(
    state: State, names: Names, found: GameObject, looks: ObjectView, controller: Seat, *, mana_value: int, place: int
) -> ObjectView:
    """An object that looks like this."""
    attached_to, attacked = found.attached_to, combat.attacking(state, found.id)
    return msgspec.structs.replace(
        looks,
        label=found.label,
        zone=found.zone.value,
        owner=names.player(found.owner),
        controller=names.player(controller),
        place=place,
        mana_value=mana_value,
        tapped=found.tapped,
        counters=dict(found.counters),
        damage=found.damage,
        attached_to="" if attached_to is None or attached_to not in state.objects else names.of(attached_to),
        token=found.kind is Kind.TOKEN,
        attacking="" if attacked is None else names.chosen(attacked),
        blocking=tuple(map(names.of, combat.blocking(state, found.id))) if found.blocking else (),
        phased_out=found.phased_out is not None,
        stickers=tuple(placed.sticker.reference for placed in found.stickers),
        face_down=found.face_down,
    )


def _keywords(now: Characteristics) -> tuple[str, ...]:
    """In lower case, though the name of one holds the name of a subtype: "choose a Background" (702.124k)."""
    return tuple(sorted(each.lower() for each in now.keywords)) if now.keywords else ()


def _entry(state: State, names: Names, of: ObjectId) -> StackView:
    found = state.objects[of]
    return StackView(
        reference=names.of(of),
        controller=names.player(layers.controller(state, of)),
        targets=tuple(names.chosen(each) for chosen in found.targets for each in chosen),
    )


def _decision(names: Names, question: Question) -> Decision:
    options = names.options(question.options)
    return Decision(
        player=names.player(question.player),
        kind=cast("DecisionKind", question.kind),
        shape=question.shape.value,
        about="" if question.about is None else names.of(question.about),
        options=() if question.shape.value == "yes or no" else options,
        minimum=question.minimum,
        maximum=question.maximum,
        rule=question.rule,
    )
