"""Tiny engines that do as they are told, to see what the runner makes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from msgspec.structs import replace

from adapters.contract.capabilities import CAPABILITIES, Capability
from adapters.contract.messages import Action, Answer, Board, Decide, Hello, Illegal, ObjectSetup, Ok, Pass, Unsupported
from adapters.contract.view import Decision, ObjectView, PlayerView, StackView, View

Change: TypeAlias = Callable[[View], View]
Reaction: TypeAlias = "Answer | BaseException | Change | tuple[Any, Change]"


def shown(board: Board) -> View:
    """The view of a board as it is set up."""
    return View(
        turn=1,
        active=board.active,
        step=board.step,
        priority=board.active,
        players=tuple(
            PlayerView(
                name=player.name,
                life=player.life,
                poison=player.poison,
                counters=player.counters,
                mana=player.mana,
                hand=sum(card.zone == "hand" and card.owner == player.name for card in board.objects),
                library=sum(card.zone == "library" and card.owner == player.name for card in board.objects),
                drawn=0,
            )
            for player in board.players
        ),
        objects=tuple(
            ObjectView(
                label=card.label,
                name=_name(card),
                zone=card.zone,
                owner=card.owner,
                controller=card.controller or card.owner,
                place=_place(card, board),
                tapped=card.tapped,
                counters=dict(card.counters),
                damage=card.damage,
                stickers=tuple(each.sticker for each in card.stickers),
            )
            for card in board.objects
        ),
        stack=(),
    )


def _name(card: ObjectSetup) -> str:
    """The name of a card with the words of the stickers on it."""
    words = card.card.split(" ")
    for each in card.stickers:
        if " of " not in each.sticker:
            words[each.after : each.after] = each.sticker.split(" ")
    return " ".join(words)


def _place(card: ObjectSetup, board: Board) -> int:
    """How many cards of a board lie on this one."""
    pile = [each.label for each in board.objects if (each.owner, each.zone) == (card.owner, card.zone)]
    if card.zone == "graveyard":
        pile.reverse()
    return pile.index(card.label) if card.zone in ("library", "graveyard") else 0


def counted(view: View) -> View:
    """A view with as many cards in hands and libraries as it shows there, those of libraries and graveyards counted from 0."""
    held = Counter((card.owner, card.zone) for card in view.objects)
    piles: Counter[tuple[str, str]] = Counter()
    places = {}
    for at, card in sorted(enumerate(view.objects), key=lambda each: each[1].place):
        places[at] = piles[card.owner, card.zone] if card.zone in ("library", "graveyard") else 0
        piles[card.owner, card.zone] += 1
    return replace(
        view,
        objects=tuple(replace(card, place=places[at]) for at, card in enumerate(view.objects)),
        players=tuple(
            replace(player, hand=held[player.name, "hand"], library=held[player.name, "library"]) for player in view.players
        ),
    )


def moved(label: str, zone: str, **facts: Any) -> Change:
    """A change that puts a card somewhere else, on top of what is there."""

    def change(view: View) -> View:
        objects = tuple(replace(card, zone=zone, place=-1, **facts) if card.label == label else card for card in view.objects)
        return counted(replace(view, objects=objects))

    return change


def asks(*decisions: Decision | None) -> Change:
    """A change after which this is asked."""

    def change(view: View) -> View:
        asked = decisions[0]
        return replace(view, decision=asked, priority="" if asked else view.active)

    return change


def stacks(*references: str, controller: str = "Alice", targets: tuple[str, ...] = ()) -> Change:
    """A change after which the stack holds this, from the top: cards among it are moved there, and those that leave it die."""

    def change(view: View) -> View:
        for card in view.objects:
            if card.label in references:
                view = moved(card.label, "stack")(view)
            elif card.zone == "stack":
                view = moved(card.label, "graveyard")(view)
        entries = (StackView(reference=reference, controller=controller, targets=targets) for reference in references)
        return replace(view, stack=tuple(entries))

    return change


def both(*changes: Change) -> Change:
    """Several changes at once."""

    def change(view: View) -> View:
        for each in changes:
            view = each(view)
        return view

    return change


@dataclass
class Scripted:
    """An engine that answers each action with the next reaction: an answer, an exception, or a change of the view (with an
    answer, or legal). When there are no more it says ok and passes priority around.
    """

    reactions: Sequence[Reaction] = ()
    capabilities: tuple[Capability, ...] = CAPABILITIES
    edition: str = ""
    view: View | None = None
    acts: list[Action] = field(default_factory=list)
    boards: list[Board] = field(default_factory=list)

    def hello(self, contract: int) -> Hello:
        assert contract == 1
        return Hello(name="fake", version="1", language="Python", edition=self.edition, capabilities=self.capabilities)

    def setup(self, board: Board) -> Ok | Unsupported:
        self.boards.append(board)
        self.acts.clear()
        self.view = shown(board)
        return Ok()

    def act(self, action: Action) -> Answer:
        self.acts.append(action)
        assert self.view is not None
        if len(self.acts) > len(self.reactions):
            if isinstance(action, Pass):
                names = [player.name for player in self.view.players]
                self.view = replace(self.view, priority=names[(names.index(action.player) + 1) % len(names)])
            elif isinstance(action, Decide):
                self.view = replace(self.view, decision=None, priority=self.view.active)
            return Ok()
        reaction = self.reactions[len(self.acts) - 1]
        if isinstance(reaction, BaseException):
            raise reaction
        answer: Any = Ok()
        if isinstance(reaction, tuple):
            answer, reaction = reaction
        if callable(reaction):
            self.view = reaction(self.view)
            return answer  # type: ignore[no-any-return]
        return reaction

    def observe(self, viewer: str) -> View:
        assert viewer == ""
        assert self.view is not None
        return self.view

    def bye(self) -> None:
        pass


REFUSED = Illegal(why="no")


@dataclass
class Constant(Scripted):
    """An engine that knows no rules: it has one answer to everything, and nothing ever changes."""

    answer: Answer = field(default_factory=lambda: REFUSED)

    def act(self, action: Action) -> Answer:
        return self.answer
