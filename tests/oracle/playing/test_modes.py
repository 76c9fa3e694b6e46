"""Modal spells (700.2): the modes are announced, and only those that are chosen have targets and do anything."""

from __future__ import annotations

import pytest

from oracle import actions, copies
from oracle.abilities.effects import CopyIt, Destroy, Draw, GainLife
from oracle.abilities.kinds import ModalAbility, SpellAbility
from oracle.abilities.qualities import CREATURE, Kind, Target
from oracle.cards import NotUnderstood
from oracle.cards.text import read_abilities, render
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import Characteristics, Zone
from oracle.playing.casting import Announcement
from tests.oracle.duel import ALICE, BOB, Duel
from tests.oracle.test_instructions import instant

KILL = SpellAbility((Destroy(),), (Target(quality=CREATURE),))
DRAW = SpellAbility((Draw(),))
LIFE = SpellAbility((GainLife(amount=3),))


def charm(least: int = 1, most: int = 1, *modes: SpellAbility) -> Characteristics:
    return Characteristics("Charm", (), types=("Instant",), abilities=(ModalAbility(modes or (KILL, DRAW, LIFE), least, most),))


def duel_with(card: Characteristics) -> Duel:
    duel = Duel()
    duel.put(card, Zone.HAND)
    duel.put("Memnite", seat=BOB)
    return duel


def cast(duel: Duel, *modes: int, at: tuple[str, ...] = (), label: str = "Charm") -> None:
    duel.game.do(actions.cast(Announcement(ALICE, duel.find(label).id, modes=modes, targets=tuple(map(duel.target, at)))))


def done(duel: Duel) -> tuple[str, int, int]:
    """Where Memnite is, how many cards Alice has drawn, and her life."""
    player = duel.game.player(ALICE)
    return duel.where("Memnite"), player.drawn, player.life


def test_only_the_chosen_mode_is_followed() -> None:
    duel = duel_with(charm())
    cast(duel, 2)
    duel.resolve()
    assert done(duel) == ("battlefield", 1, 20)


def test_a_chosen_mode_has_its_targets() -> None:
    duel = duel_with(charm())
    cast(duel, 1, at=("Memnite",))
    duel.resolve()
    assert done(duel) == ("graveyard", 0, 20)


def test_a_mode_that_is_not_chosen_has_no_targets() -> None:
    """700.2c."""
    duel = duel_with(charm())
    with pytest.raises(IllegalAction) as illegal:
        cast(duel, 3, at=("Memnite",))
    assert illegal.value.rule == "601.2c"


def test_a_mode_without_a_legal_target_can_not_be_chosen() -> None:
    """700.2a."""
    duel = Duel()
    duel.put(charm(), Zone.HAND)
    with pytest.raises(IllegalAction):
        cast(duel, 1)
    cast(duel, 3)
    assert duel.stack() == ["Charm"]


def test_several_modes_are_followed_in_the_order_in_which_they_are_printed() -> None:
    duel = duel_with(charm(1, 2, DRAW, KILL))
    cast(duel, 2, 1, at=("Memnite",))
    assert duel.find("Charm").cast.modes == (1, 2)  # type: ignore[union-attr]  # it was cast
    duel.resolve()
    assert done(duel) == ("graveyard", 1, 20)


@pytest.mark.parametrize(
    ("least", "most", "modes", "rule"),
    [
        (1, 1, (1, 2), "700.2a"),
        (2, 2, (2,), "700.2a"),
        (1, 1, (4,), "700.2a"),
        (1, 1, (0,), "700.2a"),
        (1, 2, (2, 2), "700.2d"),
    ],
)
def test_modes_that_can_not_be_chosen(least: int, most: int, modes: tuple[int, ...], rule: str) -> None:
    duel = duel_with(charm(least, most))
    with pytest.raises(IllegalAction) as illegal:
        cast(duel, *modes)
    assert illegal.value.rule == rule


def test_a_spell_without_modes_has_none_to_choose() -> None:
    duel = duel_with(instant(Draw()))
    with pytest.raises(IllegalAction):
        cast(duel, 1, label="Wish")


def test_an_announcement_without_modes_is_incomplete() -> None:
    duel = duel_with(charm())
    with pytest.raises(NotModelled, match="which modes"):
        cast(duel)


def test_a_copy_has_the_modes_of_the_original() -> None:
    """700.2g."""
    duel = duel_with(charm())
    cast(duel, 2)
    copies.copy_on_stack(duel.game, duel.find("Charm").id, ALICE)
    duel.resolve_all()
    assert done(duel) == ("battlefield", 2, 20)


def test_a_copy_gets_new_targets_for_its_mode_alone() -> None:
    duel = duel_with(charm())
    duel.put("Ornithopter")
    duel.put(instant(CopyIt(new_targets=True), targets=(Target(Kind.SPELL),)), Zone.HAND)
    cast(duel, 1, at=("Memnite",))
    duel.cast("Wish", "Charm")
    duel.resolve()
    duel.yes()
    duel.answer("Ornithopter")
    duel.resolve_all()
    assert (duel.where("Memnite"), duel.where("Ornithopter")) == ("graveyard", "graveyard")


@pytest.mark.parametrize(("words", "least", "most"), [("one", 1, 1), ("one or both", 1, 2), ("two", 2, 2)])
def test_a_list_of_modes_is_written_and_read(words: str, least: int, most: int) -> None:
    card = charm(least, most, KILL, DRAW)
    text = f"Choose {words} —\n• Destroy target creature.\n• Draw a card."
    assert render(card) == text
    assert read_abilities(card, text) == card.abilities


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Choose one —\n• Draw a card.\n• Quorble.", "• Quorble."),
        ("Choose one —\n• Quorble.\n• Draw a card.", "• Quorble."),
        ("Choose nine —\n• Draw a card.\n• Draw two cards.", "Choose nine —"),
        ("• Draw a card.", "• Draw a card."),
        ("Draw a card.\n• Draw a card.", "• Draw a card."),
    ],
)
def test_the_mode_that_is_not_understood_is_named(text: str, sentence: str) -> None:
    with pytest.raises(NotUnderstood) as refusal:
        read_abilities(charm(), text)
    assert refusal.value.sentence == sentence
