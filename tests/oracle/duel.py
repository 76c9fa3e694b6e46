"""A game between Alice and Bob for tests of play: cards by label, actions, and where everything is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from oracle import actions, cards, damage, layers, stack, zones
from oracle.abilities.kinds import Ability
from oracle.damage import Damage
from oracle.editions import EDITION
from oracle.game import Game
from oracle.mana import cost_colors, parse_mana, plain_mana
from oracle.objects import Characteristics, ChosenTarget, GameObject, Kind, ObjectId, Seat, Zone
from oracle.playing.activating import Activation
from oracle.playing.casting import Announcement
from oracle.questions import NO, YES, Asking, Option, Question
from oracle.state import Player, State, Step

ALICE, BOB = Seat(0), Seat(1)


def creature(name: str, power: int = 1, toughness: int = 1, *abilities: Ability, **more: Any) -> Characteristics:
    """A creature made up for a test; its cost is {1} unless ``mana`` says otherwise."""
    cost = parse_mana(more.pop("mana", "{1}"))
    facts = {"types": ("Creature",), "colors": cost_colors(cost), **more}
    return Characteristics(name, cost, abilities=abilities, power=power, toughness=toughness, **facts)


def permanent(name: str, kind: str, *abilities: Ability, **more: Any) -> Characteristics:
    """A permanent card of a type made up for a test."""
    return Characteristics(name, parse_mana("{1}"), types=(kind,), abilities=abilities, **more)


class Duel:
    """The game. A card is named by its label, which stays when it moves."""

    def __init__(self, names: Sequence[str] = ("Alice", "Bob"), *, edition: str = EDITION) -> None:
        self.game = Game(State(players=tuple(Player(name) for name in names), objects={}, zones={}, edition=edition))
        for seat in range(len(names)):
            for number in range(3):
                self.put("Wastes", Zone.LIBRARY, Seat(seat), label=f"{names[seat]}'s card {number + 1}")

    @property
    def state(self) -> State:
        return self.game.state

    # ---- setting up

    def put(
        self,
        card: str | Characteristics,
        zone: Zone = Zone.BATTLEFIELD,
        seat: Seat = ALICE,
        *,
        label: str = "",
        **changes: Any,
    ) -> ObjectId:
        base = cards.find(card) if isinstance(card, str) else card
        new = GameObject(ObjectId(0), label or base.name, Kind.CARD, seat, seat, zone, base)
        return zones.create(self.game, replace(new, **changes))

    def mana(self, text: str, seat: Seat = ALICE) -> None:
        self.game.change_player(seat, mana=plain_mana(parse_mana(text)))

    def deal(self, *damages: Damage) -> None:
        """Damage is dealt all at once, in the middle of nothing."""

        def action(game: Game) -> Asking[None]:
            yield from damage.deal(game, damages)

        self.game.do(action)

    # ---- looking

    def find(self, label: str) -> GameObject:
        return next(found for found in self.state.objects.values() if found.label == label)

    def where(self, label: str) -> str:
        return self.find(label).zone.value

    def numbers(self, label: str) -> tuple[int | None, int | None]:
        now = layers.characteristics(self.state, self.find(label).id)
        return now.power, now.toughness

    def has(self, label: str, keyword: str) -> bool:
        return layers.has_keyword(self.state, self.find(label).id, keyword)

    def harm(self, seat: Seat = BOB) -> tuple[int, int]:
        """A player's life and poison counters."""
        return self.game.player(seat).life, self.game.player(seat).counted("poison")

    def controller(self, label: str) -> Seat:
        return layers.controller(self.state, self.find(label).id)

    def hand(self, seat: Seat = ALICE) -> int:
        return len(zones.in_zone(self.state, Zone.HAND, seat))

    def stack(self) -> list[str]:
        """What is on the stack from the top: labels, and the words of abilities."""
        found = [self.state.objects[of] for of in reversed(stack.objects(self.state))]
        return [each.ability.word if each.ability else each.label or f"copy of {each.base.name}" for each in found]

    def tokens(self, seat: Seat = ALICE) -> list[str]:
        return [
            self.state.objects[of].base.name
            for of in layers.permanents(self.state, seat)
            if self.state.objects[of].kind is Kind.TOKEN
        ]

    @property
    def question(self) -> Question:
        assert self.game.pending is not None
        return self.game.pending

    # ---- playing

    def target(self, named: str) -> ChosenTarget:
        """A player by name, an ability on the stack by its word, or anything by its label."""
        for seat, player in enumerate(self.state.players):
            if player.name == named:
                return ChosenTarget(player=Seat(seat))
        for of in reversed(stack.objects(self.state)):
            found = self.state.objects[of]
            if found.ability is not None and found.ability.word == named:
                return ChosenTarget(object=of)
        return ChosenTarget(object=self.find(named).id)

    def cast(
        self, label: str, *targets: str, seat: Seat = ALICE, alternative: str = "", part: str = "", x: int | None = None
    ) -> None:
        chosen = tuple(map(self.target, targets))
        announced = Announcement(seat, self.find(label).id, alternative, part, x=x, targets=chosen)
        self.game.do(actions.cast(announced))

    def play(self, card: str, *targets: str) -> None:
        """Alice casts a card from her hand, for mana of any color that it asks for, and it resolves."""
        self.put(card, Zone.HAND)
        self.mana("{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}{C}{C}{C}")
        self.cast(card, *targets)
        self.resolve()

    def activate(self, label: str, *targets: str, seat: Seat = ALICE, ability: int = 0) -> None:
        announced = Activation(seat, self.find(label).id, ability, targets=tuple(map(self.target, targets)))
        self.game.do(actions.activate(announced))

    def attack(self, *labels: str, what: str = "Bob", seat: Seat = ALICE) -> None:
        """Declare these attackers, all of them against one player or planeswalker."""
        self.game.do(actions.attack(seat, [(self.find(label).id, self.target(what)) for label in labels]))

    def block(self, blocks: Mapping[str, str], seat: Seat = BOB) -> None:
        """Declare blockers: each by its label with the label of the attacking creature."""
        self.game.do(actions.block(seat, [(self.find(label).id, self.find(blocked).id) for label, blocked in blocks.items()]))

    def in_combat(self, attackers: Sequence[str], blocks: Mapping[str, str]) -> None:
        """Alice attacks Bob with these creatures, and he blocks so."""
        self.pass_until(Step.DECLARE_ATTACKERS)
        self.attack(*attackers)
        self.pass_until(Step.DECLARE_BLOCKERS)
        self.block(blocks)

    def pass_(self) -> None:
        assert self.state.priority is not None
        self.game.do(actions.pass_priority(self.state.priority))

    def resolve(self) -> None:
        """Everyone passes until the top of the stack has resolved, or a question stops it."""
        top = stack.objects(self.state)[-1]
        while top in stack.objects(self.state) and self.game.pending is None:
            self.pass_()

    def resolve_all(self) -> None:
        while stack.objects(self.state):
            self.resolve()

    def pass_until_asked(self) -> None:
        """Everyone passes until a question is asked."""
        while self.game.pending is None:
            self.pass_()

    def pass_until(self, step: Step, seat: Seat | None = None) -> None:
        while self.state.step is not step or seat not in (None, self.state.active):
            self.pass_()

    def answer(self, *given: str) -> None:
        """Answer with labels, words of waiting abilities, or plain words."""
        options = list(self.question.options)
        chosen: list[Option] = []
        for each in given:
            option = next((option for option in options if self._says(option) == each), None)
            chosen.append(each if option is None else option)
            if option is not None:
                options.remove(option)
        self.game.answer(self.question.player, chosen)

    def options(self) -> list[str]:
        return sorted(self._says(option) for option in self.question.options)

    def yes(self) -> None:
        self.answer(YES)

    def no(self) -> None:
        self.answer(NO)

    def _says(self, option: Option) -> str:
        if isinstance(option, str):
            return option
        if not isinstance(option, ChosenTarget):
            return option.ability.word
        if option.player is not None:
            return self.state.players[option.player].name
        assert option.object is not None
        found = self.state.objects[option.object]
        return found.label or found.base.name
