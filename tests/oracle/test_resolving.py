from oracle import actions, zones
from oracle.abilities.kinds import Enchant, StaticAbility
from oracle.abilities.qualities import CREATURE, Kind, Quality, Target
from oracle.abilities.statics import Anthem
from oracle.objects import Characteristics, Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel


def test_a_spell_whose_only_target_is_gone_does_nothing() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears", seat=BOB)
    duel.put("Remand", Zone.HAND)
    duel.put("Murder", Zone.HAND, BOB)
    duel.mana("{U}{C}")
    duel.mana("{B}{B}{C}", BOB)
    duel.game.update(priority=BOB)
    duel.cast("Murder", "Grizzly Bears", seat=BOB)
    duel.pass_()
    duel.cast("Remand", "Murder")
    zones.move(duel.game, duel.find("Murder").id, Zone.EXILE)
    duel.resolve()
    assert (duel.where("Remand"), duel.hand(ALICE)) == ("graveyard", 0)
    assert bears in duel.state.objects


def test_an_ability_without_legal_targets_ceases_to_exist() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", seat=BOB)
    duel.put("Ingot Chewer", Zone.HAND)
    artifact = duel.put("Ornithopter", seat=BOB)
    duel.mana("{R}{C}{C}{C}{C}")
    duel.cast("Ingot Chewer")
    duel.resolve()
    assert duel.stack() == ["enters"]
    zones.move(duel.game, artifact, Zone.HAND)
    duel.resolve()
    assert duel.stack() == []


def test_an_aura_enters_attached_to_its_target() -> None:
    mark = Characteristics(
        "Mark",
        (),
        types=("Enchantment",),
        subtypes=("Aura",),
        abilities=(Enchant(Target(Kind.PERMANENT, CREATURE)), StaticAbility(Anthem(Quality(subtypes=("Bear",)), 1, 1))),
    )
    duel = Duel()
    bears = duel.put("Grizzly Bears", seat=BOB)
    duel.put(mark, Zone.HAND)
    duel.cast("Mark", "Grizzly Bears")
    duel.resolve()
    assert (duel.find("Mark").attached_to, duel.controller("Mark"), duel.numbers("Grizzly Bears")) == (bears, ALICE, (3, 3))
    zones.move(duel.game, bears, Zone.HAND)
    duel.pass_()
    assert duel.where("Mark") == "graveyard"


def test_the_intervening_if_is_checked_again_as_the_ability_resolves() -> None:
    duel = Duel()
    duel.put("Mulldrifter", Zone.HAND)
    duel.mana("{U}{C}{C}")
    duel.cast("Mulldrifter", alternative="evoke")
    duel.resolve()
    duel.answer("evoke", "enters")
    permanent = duel.find("Mulldrifter")
    duel.game.change(permanent.id, cast=None)
    duel.resolve()
    assert (duel.where("Mulldrifter"), duel.stack()) == ("battlefield", ["enters"])


def test_an_instant_or_sorcery_goes_to_its_owners_graveyard() -> None:
    duel = Duel()
    duel.put("Lightning Bolt", Zone.HAND)
    duel.mana("{R}")
    duel.cast("Lightning Bolt", "Bob")
    duel.resolve()
    assert (duel.where("Lightning Bolt"), duel.game.player(BOB).life) == ("graveyard", 17)


def ephemerated() -> Duel:
    """Ephemerate was cast from hand on Grizzly Bears and has resolved."""
    duel = Duel()
    duel.put("Grizzly Bears")
    duel.put("Ephemerate", Zone.HAND)
    duel.mana("{W}")
    duel.cast("Ephemerate", "Grizzly Bears")
    duel.resolve()
    return duel


def test_a_spell_with_rebound_is_exiled_and_comes_again_at_the_next_upkeep() -> None:
    duel = ephemerated()
    assert duel.where("Ephemerate") == "exile"
    duel.pass_until(Step.UPKEEP, ALICE)
    before = duel.find("Grizzly Bears").id
    assert duel.stack() == ["rebound"]
    duel.resolve()
    duel.yes()
    assert duel.stack() == ["Ephemerate"]
    duel.resolve()
    assert duel.find("Grizzly Bears").id != before
    assert duel.where("Ephemerate") == "graveyard"


def test_the_second_casting_of_rebound_may_be_left() -> None:
    duel = ephemerated()
    duel.pass_until(Step.UPKEEP, ALICE)
    duel.resolve()
    duel.no()
    assert (duel.where("Ephemerate"), duel.stack()) == ("exile", [])


def test_the_active_player_has_priority_after_a_resolution_and_the_caster_after_casting() -> None:
    duel = Duel()
    duel.put("Shock", Zone.HAND, BOB)
    duel.mana("{R}", BOB)
    duel.pass_()
    assert duel.state.priority == BOB
    duel.cast("Shock", "Alice", seat=BOB)
    assert duel.state.priority == BOB
    duel.resolve()
    assert duel.state.priority == ALICE


def test_passing_starts_over_when_somebody_acts() -> None:
    duel = Duel()
    duel.put("Shock", Zone.HAND, BOB)
    duel.mana("{R}", BOB)
    duel.pass_()
    duel.cast("Shock", "Alice", seat=BOB)
    duel.pass_()
    assert (duel.stack(), duel.state.priority) == (["Shock"], ALICE)
    duel.pass_()
    assert duel.stack() == []


def test_a_land_is_played_and_its_player_keeps_priority() -> None:
    duel = Duel()
    land = duel.put("Island", Zone.HAND)
    duel.game.do(actions.play_land(ALICE, land))
    assert (duel.where("Island"), duel.state.priority, duel.game.player(ALICE).lands_played) == ("battlefield", ALICE, 1)
