"""The present name of objects with name stickers (123.6c): rows, and whole histories against the rule put another way."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle import layers, zones
from oracle.abilities.natures import Nature
from oracle.faces import turn_face_down, turn_face_up
from oracle.game import Game
from oracle.objects import ObjectId, Zone
from oracle.questions import Asking
from oracle.state import Become, BecomeCopy, ContinuousEffect, Duration, Modification
from oracle.stickers.kinds import Placed
from oracle.stickers.placing import put
from oracle.stickers.sheets import sheets, sticker
from oracle.stickers.words import words
from tests.oracle.duel import ALICE, Duel, creature

SET = "becomes"
"""In a row, what stands for an effect that sets the name."""

Row: TypeAlias = tuple[tuple[str, int | str], ...]


@pytest.mark.parametrize(
    ("base", "effects", "becomes"),
    [
        ("Bear Cub", (("Dark", 0),), "Dark Bear Cub"),
        ("Bear Cub", (("Dark", 1),), "Bear Dark Cub"),
        ("Bear Cub", (("Dark", 2),), "Bear Cub Dark"),
        ("It That Betrays", (("Eldrazi", 3),), "It That Betrays Eldrazi"),
        ("Seeker of the Way", (("Eldrazi", 3),), "Seeker of the Eldrazi Way"),
        ("Bear Cub", (("Eldrazi", 3),), "Bear Cub Eldrazi"),
        ("Ornithopter", (("Eldrazi", 3),), "Ornithopter Eldrazi"),
        ("", (("Eldrazi", 3),), "Eldrazi"),
        ("Fae of Wishes", (("Mana", 2),), "Fae of Mana Wishes"),
        ("Granted", (("Mana", 2),), "Granted Mana"),
        ("Bear Cub", (("Dark", 1), ("Happy", 2)), "Bear Dark Happy Cub"),
        ("Bear Cub", (("Dark", 1), ("Happy", 1)), "Bear Happy Dark Cub"),
        ("", (("Dark", 1), ("Happy", 1)), "Dark Happy"),
        ("", (("Dark", 1), ("Happy", 0)), "Happy Dark"),
        ("Bear Cub", (("Dark", 1), (SET, "Legitimate Businessperson")), "Legitimate Businessperson"),
        ("Bear Cub", ((SET, "Legitimate Businessperson"), ("Dark", 1)), "Legitimate Dark Businessperson"),
        ("Will-o'-the-Wisp", (("Dark", 1),), "Will-o'-the-Wisp Dark"),
        ("________ Goblin", (("Dark", 0),), "Dark Goblin"),
        ("Bear Cub", (("Hot Dog", 1), ("Dark", 3)), "Bear Hot Dog Dark Cub"),
    ],
)
def test_names_in_rows(base: str, effects: Row, becomes: str) -> None:
    duel = Duel()
    of = duel.put(creature(base), label="it")
    for what, how in effects:
        if isinstance(how, int):
            stickers = (*duel.find("it").stickers, Placed(sticker(what), duel.game.stamp(), how))
            duel.game.change(of, stickers=stickers)
        else:
            begin(duel, of, Become(Nature(name=how)))
    assert words(name(duel, of)) == tuple(becomes.split())


def name(duel: Duel, of: ObjectId) -> str:
    return layers.characteristics(duel.state, of).name


def begin(duel: Duel, of: ObjectId, modification: Modification) -> None:
    """An effect of a resolved spell on this object begins."""
    effect = ContinuousEffect((of,), modification, Duration.REST_OF_GAME, duel.game.stamp(), ALICE)
    duel.game.update(effects=(*duel.state.effects, effect))


# ---- Histories. What is expected is told by lists of words alone: nothing of the oracle is asked for it.


@dataclass
class Expected:
    """The rule put another way: what the name is made of, and a list of changes in the order of their timestamps."""

    own: list[str]
    copied: list[str] | None = None
    face_down: bool = False
    changes: list[tuple[str, list[str], int]] = field(default_factory=list)
    """Each a sticker's reference (empty for an effect that sets the name), words, and the number of words before them."""

    def name(self) -> list[str]:
        found = [] if self.face_down else list(self.own if self.copied is None else self.copied)
        for reference, added, before in self.changes:
            if not reference:
                found = list(added)
                continue
            for distance, word in enumerate(added):
                found.insert(before + distance if before <= len(found) - distance else len(found), word)
        return found

    def restamp(self) -> None:
        """The stickers are newer than everything else, in their order."""
        self.changes.sort(key=lambda change: bool(change[0]))

    def leave(self, *, hidden: bool) -> None:
        """It has become a new object, on which no effect is."""
        self.copied, self.face_down = None, False
        self.changes = [] if hidden else [change for change in self.changes if change[0]]


NAMES = ("Bear Cub", "Ornithopter", "Seeker of the Way", "It That Betrays", "Will-o'-the-Wisp")
REFERENCES = ("Ancestral", "Hot Dog", "Minotaur", "Dark", "Urza's", "Happy")

Step: TypeAlias = tuple[str, str | int, int]
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("sticker"), st.sampled_from(REFERENCES), st.integers(0, 6)),
        st.tuples(st.just("copy"), st.sampled_from(NAMES), st.just(0)),
        st.tuples(st.just("set"), st.sampled_from(("Legitimate Businessperson", "Human")), st.just(0)),
        st.tuples(st.sampled_from(("down", "up", "end", "die", "exile", "return", "bounce")), st.just(0), st.just(0)),
    ),
    max_size=12,
)


class History:
    """A card of Alice's in a game of the oracle, and what is expected of its name."""

    def __init__(self, base: str) -> None:
        self.duel = Duel()
        self.duel.game.change_player(ALICE, sheets=tuple(sheets()))
        self.of = self.duel.put(creature(base), label="it")
        self.expected = Expected(base.split())

    def take(self, step: Step) -> None:
        kind, what, number = step
        on_battlefield = self.duel.find("it").zone is Zone.BATTLEFIELD
        if kind in ("die", "exile", "return", "bounce"):
            zone = {"die": Zone.GRAVEYARD, "exile": Zone.EXILE, "bounce": Zone.HAND}.get(kind, Zone.BATTLEFIELD)
            self.of = zones.move(self.duel.game, self.of, zone) or self.of
            self.expected.leave(hidden=kind == "bounce")
        elif kind == "sticker":
            self._put(str(what), number)
        elif on_battlefield:
            self._change(kind, str(what))

    def _put(self, reference: str, wanted: int) -> None:
        if self.duel.find("it").zone is Zone.HAND or any(change[0] == reference for change in self.expected.changes):
            return
        position = min(wanted, len(self.expected.name()))

        def action(game: Game) -> Asking[None]:
            yield from put(game, ALICE, self.of, None, self.of)

        self.duel.game.do(action)
        self.duel.answer(reference)
        if self.duel.game.pending is not None:
            assert self.duel.question.maximum == len(self.expected.name())
            self.duel.answer(str(position))
        self.expected.changes.append((reference, reference.split(), position))

    def _change(self, kind: str, what: str) -> None:
        game, expected = self.duel.game, self.expected
        if kind == "copy":
            begin(self.duel, self.of, BecomeCopy(creature(what)))
            expected.copied = what.split()
        elif kind == "set":
            begin(self.duel, self.of, Become(Nature(name=what)))
            expected.changes.append(("", what.split(), 0))
        elif kind == "end":
            game.update(effects=())
            expected.copied = None
            expected.changes = [change for change in expected.changes if change[0]]
        elif kind == "down" and not expected.face_down:
            turn_face_down(game, self.of)
            expected.face_down = True
            expected.restamp()
        elif kind == "up" and expected.face_down:
            turn_face_up(game, self.of)
            expected.face_down = False
            expected.restamp()


@given(base=st.sampled_from(NAMES), steps=STEPS)
def test_the_name_after_any_history_is_what_the_rule_makes_of_it(base: str, steps: list[Step]) -> None:
    history = History(base)
    for step in steps:
        history.take(step)
        assert name(history.duel, history.of).split() == history.expected.name()
        assert len({each.sticker for each in history.duel.find("it").stickers}) == len(history.duel.find("it").stickers)
