import pytest

from oracle import events, state_based
from oracle.abilities.effects import ForThisTurn, Regenerate
from oracle.abilities.kinds import Keyword, SpellAbility
from oracle.abilities.qualities import CREATURE, Target, Targeted
from oracle.abilities.statics import CantBeRegenerated
from oracle.damage import Damage
from oracle.game import Game
from oracle.objects import ChosenTarget, ObjectId, Zone
from oracle.questions import Asking
from oracle.state import Step
from tests.oracle.duel import BOB, Duel, creature, permanent


def check(duel: Duel) -> None:
    def action(game: Game) -> Asking[None]:
        yield from state_based.perform(game)

    duel.game.do(action)


def shielded(*keywords: str, shields: int = 1, **more: object) -> tuple[Duel, ObjectId]:
    """A 3/3 creature of Alice's with regeneration shields."""
    duel = Duel()
    troll = duel.put(creature("Troll", 3, 3, *map(Keyword, keywords)))
    duel.game.change(troll, regeneration=shields, **more)
    return duel, troll


def hurt(duel: Duel, of: ObjectId, amount: int, *keywords: str) -> None:
    source = duel.put(creature(f"Source of {amount}", 1, 1, *map(Keyword, keywords)), seat=BOB)
    duel.deal(Damage(source, ChosenTarget(object=of), amount))


def test_marked_damage_goes_and_counters_stay() -> None:
    duel, troll = shielded()
    hurt(duel, troll, 1, "wither")
    hurt(duel, troll, 2)
    check(duel)
    found = duel.game.object(troll)
    assert (found.damage, found.tapped, found.regeneration, found.counters) == (0, True, 0, (("-1/-1", 1),))
    assert duel.numbers("Troll") == (2, 2)


def test_damage_of_deathtouch_and_infect_is_outlived_once() -> None:
    duel, troll = shielded()
    hurt(duel, troll, 1, "deathtouch", "infect")
    check(duel)
    assert (duel.where("Troll"), duel.game.object(troll).counters) == ("battlefield", (("-1/-1", 1),))
    hurt(duel, troll, 1, "deathtouch", "infect")
    check(duel)
    assert duel.where("Troll") == "graveyard"


def test_nothing_regenerates_from_no_toughness() -> None:
    duel, troll = shielded()
    hurt(duel, troll, 3, "wither")
    check(duel)
    assert duel.where("Troll") == "graveyard"


def test_each_shield_saves_once() -> None:
    duel, troll = shielded(shields=2)
    for left in (1, 0):
        events.destroy(duel.game, [troll])
        assert (duel.where("Troll"), duel.game.object(troll).regeneration) == ("battlefield", left)
    events.destroy(duel.game, [troll])
    assert duel.where("Troll") == "graveyard"


def test_one_shield_is_used_where_damage_is_lethal_and_deathtouch_too() -> None:
    duel, troll = shielded(shields=2)
    hurt(duel, troll, 3, "deathtouch")
    check(duel)
    assert (duel.where("Troll"), duel.game.object(troll).regeneration) == ("battlefield", 1)


def test_what_is_indestructible_needs_no_shield() -> None:
    duel, troll = shielded("indestructible")
    hurt(duel, troll, 5)
    check(duel)
    found = duel.game.object(troll)
    assert (found.regeneration, found.damage, found.tapped) == (1, 5, False)


def test_sacrificing_is_not_destroying() -> None:
    duel, troll = shielded()
    events.sacrifice_all(duel.game, (troll,))
    assert duel.where("Troll") == "graveyard"


def test_shields_and_marked_damage_are_gone_after_the_turn_and_counters_are_not() -> None:
    duel, troll = shielded()
    hurt(duel, troll, 2)
    hurt(duel, troll, 1, "wither")
    duel.game.change(troll, damage=1)
    duel.pass_until(Step.UPKEEP)
    found = duel.game.object(troll)
    assert (found.regeneration, found.damage, found.counters) == (0, 0, (("-1/-1", 1),))


@pytest.mark.parametrize("first", ["Regrow", "Doom"])
def test_a_shield_is_made_but_not_used_where_it_can_not_be_regenerated(first: str) -> None:
    duel = Duel()
    troll = duel.put(creature("Troll", 3, 3))
    target = Target(quality=CREATURE)
    for label, effect in (("Regrow", Regenerate()), ("Doom", ForThisTurn(CantBeRegenerated(), Targeted(0)))):
        duel.put(permanent(label, "Instant", SpellAbility((effect,), (target,))), Zone.HAND)
    for label in (first, "Doom" if first == "Regrow" else "Regrow"):
        duel.mana("{C}")
        duel.cast(label, "Troll")
        duel.resolve()
    assert duel.game.object(troll).regeneration == 1
    events.destroy(duel.game, [troll])
    assert duel.where("Troll") == "graveyard"
