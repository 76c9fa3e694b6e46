"""The references by which the contract names what is in a game of the oracle, both ways."""

from __future__ import annotations

import re
from functools import cached_property
from operator import attrgetter

from adapters.contract import references
from oracle import layers
from oracle.errors import IllegalAction
from oracle.keywords.triggered import KEYWORD_WORDS
from oracle.objects import ChosenTarget, GameObject, Kind, ObjectId, Seat, StackAbility, Zone
from oracle.playing.activating import WORD as ACTIVATED
from oracle.questions import Option
from oracle.state import State

_NUMBERED = re.compile(r"(.*) \(\d+\)")
_ABILITY = re.compile(r"the (.+?) ability of (.+)")
_WORDS = frozenset({*references.TRIGGER_WORDS, *KEYWORD_WORDS, ACTIVATED})


class UnknownReference(Exception):
    """Nothing in this game has or could have had this reference, so that nothing can be said of what it names."""


NAMED_BY = attrgetter("players", "objects", "gone", "effects", "waiting")
"""Gets the parts of a state on which references depend."""


class Names:
    """The references of one state. Equal ones are numbered, the oldest first; abilities that wait for their place on the stack
    are counted after those on it.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        self._seats = {player.name: Seat(seat) for seat, player in enumerate(state.players)}
        self._by_id: dict[ObjectId, str] = {of: found.label for of, found in state.objects.items() if found.label}
        made = sorted(of for of, found in state.objects.items() if not found.label)
        self._number([of for of in made if not state.objects[of].kind.only_on_stack])
        abilities = [of for of in made if state.objects[of].kind.only_on_stack]
        waiting = state.waiting
        plain = [self._plain(state.objects[of]) for of in abilities] + [self.ability(each.ability) for each in waiting]
        numbered = references.numbered(plain)
        self._by_id.update(zip(abilities, numbered, strict=False))
        self._waiting = tuple(zip(waiting, numbered[len(abilities) :], strict=True))

    @cached_property
    def _ids(self) -> dict[str, ObjectId]:
        return {reference: of for of, reference in self._by_id.items()}

    def seat(self, name: str) -> Seat:
        """The seat of a player. Raises UnknownReference where there is no such player."""
        if name not in self._seats:
            raise UnknownReference(f"{name}, who is no player of this game")
        return self._seats[name]

    def id(self, reference: str) -> ObjectId:
        """The object that a reference names. Raises IllegalAction where there is none now, UnknownReference where there never
        could be one.
        """
        if reference not in self._ids:
            self.check(reference)
            raise IllegalAction(f"there is no {reference} now")
        return self._ids[reference]

    def check(self, reference: str) -> None:
        """Raise UnknownReference unless something in this game has this reference, or had it, or is an ability that something
        in this game could have.
        """
        if reference in self._ids or reference in self._seats or reference in self._ever[0]:
            return
        plain = numbered[1] if (numbered := _NUMBERED.fullmatch(reference)) else reference
        if plain == references.COMBAT_DAMAGE:
            return
        ability = _ABILITY.fullmatch(plain)
        if ability is not None and ability[1] in _WORDS:
            self.check(ability[2])
        elif plain not in self._ever[1]:
            raise UnknownReference(f"{reference}, which names nothing in this game")

    @cached_property
    def _ever(self) -> tuple[frozenset[str], frozenset[str]]:
        """All labels that there are or were, and the references, without numbers, of the tokens and copies that the game made."""
        everything = (*self._state.objects.values(), *self._state.gone.values())
        made = (found for found in everything if not found.label and found.ability is None)
        return frozenset(found.label for found in everything if found.label), frozenset(map(self._plain, made))

    def target(self, reference: str) -> ChosenTarget:
        """The object or player that a reference names. Raises as `id` does."""
        if reference in self._seats:
            return ChosenTarget(player=self._seats[reference])
        return ChosenTarget(object=self.id(reference))

    def of(self, of: ObjectId) -> str:
        """The reference to an object; where it is gone, as it was."""
        return self._by_id.get(of) or self._plain(self._state.objects.get(of) or self._state.gone[of])

    def player(self, seat: Seat) -> str:
        """The name of a player."""
        return self._state.players[seat].name

    def ability(self, ability: StackAbility) -> str:
        """The reference to an ability by its kind and source, without a number."""
        return references.ability(ability.word, self._source(ability.source))

    def chosen(self, target: ChosenTarget) -> str:
        """The reference to a target."""
        return self.player(target.player) if target.object is None and target.player is not None else self._object(target)

    def options(self, options: tuple[Option, ...]) -> tuple[str, ...]:
        """The references of the options of a question, in their order."""
        waiting = list(self._waiting)
        out = []
        for option in options:
            if isinstance(option, str):
                out.append(option)
            elif isinstance(option, ChosenTarget):
                out.append(self.chosen(option))
            else:
                place = next(place for place, (each, _) in enumerate(waiting) if each == option)
                out.append(waiting.pop(place)[1])
        return tuple(out)

    def _object(self, target: ChosenTarget) -> str:
        return "" if target.object is None else self.of(target.object)

    def _number(self, objects: list[ObjectId]) -> None:
        plain = [self._plain(self._state.objects[of]) for of in objects]
        self._by_id.update(zip(objects, references.numbered(plain), strict=True))

    def _source(self, source: GameObject) -> str:
        """The reference to the source of an ability, as it is or as it last was."""
        return self._by_id.get(source.id) or self._plain(self._state.gone.get(source.id, source))

    def _plain(self, found: GameObject) -> str:
        if found.label:
            return found.label
        if found.kind is Kind.COMBAT_DAMAGE:
            return references.COMBAT_DAMAGE
        if found.ability is not None:
            return self.ability(found.ability)
        name = self._name(found)
        if found.kind is Kind.COPY:
            return references.copy(name)
        return references.token(name, self.player(self._controller(found)))

    def _name(self, found: GameObject) -> str:
        """The name that it has, which may not be the one that it was made with, or the last that it had."""
        known = found.id in self._state.objects or found.id in self._state.gone
        return (layers.characteristics(self._state, found.id) if known else found.last or found.base).name

    def _controller(self, found: GameObject) -> Seat:
        return layers.controller(self._state, found.id) if found.zone is Zone.BATTLEFIELD else found.controller
