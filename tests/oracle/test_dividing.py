"""Dividing an effect among targets (601.2d): Fury, and a spell made up for it."""

import pytest

from oracle import copies
from oracle.abilities.effects import DealDamageDivided, PreventNextDivided
from oracle.abilities.kinds import SpellAbility
from oracle.abilities.qualities import CREATURE, Kind, Target
from oracle.cards.facts.making import ENTERS, when
from oracle.damage import shields
from oracle.errors import IllegalAction, NotModelled
from oracle.instructions.making import new_targets
from oracle.instructions.resolution import Resolution
from oracle.objects import Characteristics, ChosenTarget, Division, Zone
from oracle.state import PreventionShield
from tests.oracle.duel import ALICE, BOB, Duel, creature

SPRAY = Characteristics(
    "Spray",
    (),
    types=("Instant",),
    abilities=(SpellAbility((DealDamageDivided(3),), (Target(quality=CREATURE, minimum=0, maximum=3),)),),
)


SHIELDING = creature("Quorble", 1, 1, when(ENTERS, PreventNextDivided(5), target=Target(Kind.ANY_TARGET, minimum=0, maximum=5)))


@pytest.fixture
def duel() -> Duel:
    """Bob has five walls."""
    game = Duel()
    for number in range(1, 6):
        game.put(creature(f"Wall {number}", 0, 9), seat=BOB)
    return game


def fury(duel: Duel, *targets: str) -> None:
    """Alice casts Fury, which enters, and chooses the targets of its ability."""
    duel.put("Fury", Zone.HAND)
    duel.mana("{R}{R}{R}{R}{R}")
    duel.cast("Fury")
    duel.resolve()
    duel.answer(*targets)


def marked(duel: Duel) -> list[int]:
    return [duel.find(f"Wall {number}").damage for number in range(1, 6)]


def test_the_division_is_announced_with_the_targets(duel: Duel) -> None:
    fury(duel, "Wall 1", "Wall 2")
    assert (duel.question.kind, duel.question.minimum, duel.question.maximum) == ("distribute", 1, 4)
    assert duel.options() == ["Wall 1", "Wall 2"]
    duel.answer("3", "1")
    assert marked(duel) == [0] * 5
    duel.resolve()
    assert marked(duel) == [3, 1, 0, 0, 0]


@pytest.mark.parametrize("numbers", [("4", "0"), ("2", "1"), ("3", "2"), ("4",), ("2", "1", "1"), ("2", "two"), ("5", "-1")])
def test_each_target_gets_at_least_one_and_all_get_everything(duel: Duel, numbers: tuple[str, ...]) -> None:
    fury(duel, "Wall 1", "Wall 2")
    with pytest.raises(IllegalAction):
        duel.answer(*numbers)
    assert duel.question.kind == "distribute"


def test_there_are_no_more_targets_than_there_is_damage(duel: Duel) -> None:
    with pytest.raises(IllegalAction):
        fury(duel, *(f"Wall {number}" for number in range(1, 6)))


@pytest.mark.parametrize(
    ("targets", "dealt"),
    [(("Wall 1",), [4, 0, 0, 0, 0]), (("Wall 1", "Wall 2", "Wall 3", "Wall 4"), [1, 1, 1, 1, 0]), ((), [0] * 5)],
)
def test_nobody_is_asked_where_there_is_one_way_to_divide(duel: Duel, targets: tuple[str, ...], dealt: list[int]) -> None:
    fury(duel, *targets)
    assert duel.game.pending is None
    duel.resolve_all()
    assert marked(duel) == dealt


def test_the_share_of_a_target_that_is_gone_is_not_dealt(duel: Duel) -> None:
    fury(duel, "Wall 1", "Wall 2")
    duel.answer("3", "1")
    duel.put("Unsummon", Zone.HAND)
    duel.mana("{U}")
    duel.cast("Unsummon", "Wall 1")
    duel.resolve_all()
    assert marked(duel) == [0, 1, 0, 0, 0]


def test_shields_prevent_of_each_share_what_they_can(duel: Duel) -> None:
    fury(duel, "Wall 1", "Wall 2")
    duel.answer("3", "1")
    wall = duel.find("Wall 1").id
    shields.put(duel.game, PreventionShield(wall, ALICE, ChosenTarget(object=wall), amount=2))
    duel.resolve()
    assert marked(duel) == [1, 1, 0, 0, 0]


def test_a_copy_is_divided_as_the_original_was_and_new_targets_take_over_the_shares(duel: Duel) -> None:
    fury(duel, "Wall 1", "Wall 2")
    duel.answer("3", "1")
    original = duel.state.zones[(Zone.STACK, None)][-1]
    copy = copies.copy_on_stack(duel.game, original, ALICE)
    assert duel.game.object(copy).division == Division(0, (3, 1))
    resolution = Resolution(duel.game, copy, duel.find("Fury"), ALICE)

    def change(_: object) -> object:
        return new_targets(resolution, copy, "707.10c")

    duel.game.do(change)  # type: ignore[arg-type]  # the resolution holds the game
    duel.yes()
    duel.answer("Wall 1", "Wall 3")
    duel.resolve()
    assert marked(duel) == [3, 0, 1, 0, 0]


def test_a_spell_that_is_cast_announces_only_the_one_way_to_divide(duel: Duel) -> None:
    duel.put(SPRAY, Zone.HAND)
    with pytest.raises(NotModelled, match="divided"):
        duel.cast("Spray", "Wall 1", "Wall 2")
    assert duel.where("Spray") == "hand"
    duel.cast("Spray", "Wall 4")
    duel.resolve()
    assert marked(duel) == [0, 0, 0, 3, 0]


def test_a_shield_that_is_divided_is_around_each_target_as_large_as_its_share() -> None:
    duel = Duel()
    duel.put(SHIELDING, Zone.HAND)
    duel.put("Hill Giant")
    duel.put("Memnite")
    duel.put("Shock", Zone.HAND, BOB)
    duel.put("Shock", Zone.HAND, BOB, label="Shock again")
    duel.mana("{R}{R}", BOB)
    duel.mana("{C}")
    duel.cast("Quorble")
    duel.resolve()
    duel.answer("Alice", "Hill Giant")
    assert (duel.question.kind, duel.question.maximum) == ("shield", 5)
    duel.answer("1", "4")
    duel.resolve()
    for label, target in (("Shock", "Alice"), ("Shock again", "Hill Giant")):
        duel.game.update(priority=BOB)
        duel.cast(label, target, seat=BOB)
        duel.resolve()
    assert duel.state.players[0].life == 19
    assert duel.find("Hill Giant").damage == 0
