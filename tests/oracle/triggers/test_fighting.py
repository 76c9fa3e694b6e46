"""What triggers as creatures attack, block and become blocked (508.3, 509.3)."""

from __future__ import annotations

import pytest

from oracle import actions
from oracle.abilities.effects import AtEndOfCombat, Destroy, GainLife, LoseLife, Pump, SacrificeIt
from oracle.abilities.events import (
    AtBeginning,
    Attacks,
    AttacksOrBlocks,
    AttacksUnblocked,
    BecomesBlocked,
    Blocks,
    BlocksOrBecomesBlocked,
    Event,
    PlayerAttacks,
)
from oracle.abilities.kinds import Ability, Keyword, StaticAbility, TriggeredAbility
from oracle.abilities.qualities import CREATURE, ITSELF, Named, Quality, Who
from oracle.abilities.statics import CanBlockMore, MustBlock
from oracle.errors import IllegalAction
from oracle.instructions.changing import begin_effect
from oracle.objects import ChosenTarget, Seat
from oracle.state import ChangePower, Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

CAROL = Seat(2)
GAIN = (GainLife(Who.YOU, 1),)
GREEN = {"mana": "{G}"}


def on(event: Event) -> TriggeredAbility:
    return TriggeredAbility(event, GAIN)


def fight(
    attacker: tuple[TriggeredAbility, ...] = (),
    blocker: tuple[TriggeredAbility, ...] = (),
    *,
    blockers: int = 1,
    attackers: int = 1,
) -> Duel:
    """Alice's Wolf (and more of her creatures) attacks, and Bob's Ox (and more) blocks the Wolf; the Ox blocks all."""
    duel = Duel()
    for number in range(attackers):
        duel.put(creature(f"Bear {number}" if number else "Wolf", 1, 9, *(() if number else attacker)))
    for number in range(blockers):
        abilities: tuple[Ability, ...] = (StaticAbility(CanBlockMore(9)), *blocker) if not number else ()
        duel.put(creature(f"Elk {number}" if number else "Ox", 1, 9, *abilities, **GREEN), seat=BOB)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    hers = ["Wolf", *(f"Bear {number}" for number in range(1, attackers))]
    duel.attack(*hers)
    duel.resolve_all()
    duel.pass_until(Step.DECLARE_BLOCKERS)
    ids = [duel.find(each).id for each in hers]
    pairs = [(duel.find("Ox").id, each) for each in ids] if blockers else []
    pairs += [(duel.find(f"Elk {number}").id, ids[0]) for number in range(1, blockers)]
    duel.game.do(actions.block(BOB, pairs))
    return duel


def times(duel: Duel) -> int:
    """How many abilities are on the stack, or wait to be put there in an order that a player chooses."""
    return len(duel.stack()) + len(duel.state.waiting)


@pytest.mark.parametrize(
    ("event", "blockers", "many"),
    [
        (BecomesBlocked(), 2, 1),
        (BecomesBlocked(), 0, 0),
        (BecomesBlocked(by=CREATURE), 2, 2),
        (BecomesBlocked(by=Quality(colors=("G",))), 1, 1),
        (BecomesBlocked(by=Quality(colors=("B",))), 1, 0),
        (BlocksOrBecomesBlocked(), 2, 1),
        (BlocksOrBecomesBlocked(CREATURE), 2, 2),
        (AttacksUnblocked(), 0, 1),
        (AttacksUnblocked(), 1, 0),
        (Blocks(), 1, 0),
        (AttacksOrBlocks(), 1, 0),
    ],
)
def test_what_an_attacker_waits_for_as_blockers_are_declared(event: Event, blockers: int, many: int) -> None:
    assert times(fight((on(event),), blockers=blockers)) == many


@pytest.mark.parametrize(
    ("event", "attackers", "many"),
    [
        (Blocks(), 2, 1),
        (Blocks(attackers=CREATURE), 2, 2),
        (Blocks(attackers=Quality(keyword="flying")), 1, 0),
        (Blocks(CREATURE), 1, 1),
        (BlocksOrBecomesBlocked(), 2, 1),
        (BlocksOrBecomesBlocked(CREATURE), 2, 2),
        (AttacksOrBlocks(), 2, 1),
        (BecomesBlocked(), 2, 0),
        (AttacksUnblocked(), 2, 0),
    ],
)
def test_what_a_blocker_waits_for(event: Event, attackers: int, many: int) -> None:
    duel = fight(blocker=(on(event),), attackers=attackers)
    assert times(duel) == many
    assert duel.stack() + [each.ability.word for each in duel.state.waiting] == ["other"] * many


def test_an_ability_of_what_attacks_or_blocks_has_the_word_of_what_happened() -> None:
    duel = Duel()
    duel.put(creature("Golem", 1, 1, on(AttacksOrBlocks())))
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Golem")
    assert duel.stack() == ["attacks"]


def test_that_creature_is_the_other_one() -> None:
    shrink = TriggeredAbility(BlocksOrBecomesBlocked(CREATURE), (Pump(Named.EVENT, -1, -1),))
    duel = fight((shrink,))
    duel.resolve()
    assert (duel.numbers("Wolf"), duel.numbers("Ox")) == ((1, 9), (0, 8))
    other = fight(blocker=(shrink,))
    other.resolve()
    assert (other.numbers("Wolf"), other.numbers("Ox")) == ((0, 8), (1, 9))


def test_the_defending_player_is_the_player_of_the_event() -> None:
    duel = fight((TriggeredAbility(BecomesBlocked(), (LoseLife(Who.THAT_PLAYER, 4),)),))
    duel.resolve()
    assert duel.game.player(BOB).life == 16
    free = fight((TriggeredAbility(AttacksUnblocked(), (LoseLife(Who.THAT_PLAYER, 4),)),), blockers=0)
    free.resolve()
    assert free.game.player(BOB).life == 16


def test_a_change_that_comes_later_makes_nothing_trigger() -> None:
    small = fight((on(BecomesBlocked(by=Quality(power_at_least=2))),))
    begin_effect(small.game, (small.find("Ox").id,), ChangePower(3, 3), BOB)
    small.pass_until(Step.COMBAT_DAMAGE)
    assert times(small) == 0


# ---- several attackers, and whom they attack


def attack(watcher: TriggeredAbility, seat: Seat, **attacks: str) -> Duel:
    """Alice attacks so with creatures of hers, while a player has an enchantment that watches; Carol has a planeswalker."""
    duel = Duel(("Alice", "Bob", "Carol"))
    for label in attacks:
        duel.put(creature(label, 1, 1))
    duel.put(permanent("Watcher", "Enchantment", watcher), seat=seat)
    duel.put("Teferi, Time Raveler", seat=CAROL, label="Teferi", counters=(("loyalty", 4),))
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.game.do(actions.attack(ALICE, [(duel.find(each).id, duel.target(what)) for each, what in attacks.items()]))
    return duel


TWO = {"Bear": "Bob", "Elk": "Carol"}


@pytest.mark.parametrize(
    ("event", "seat", "attacks", "many"),
    [
        (PlayerAttacks(Who.YOU), ALICE, TWO, 1),
        (PlayerAttacks(Who.YOU), BOB, TWO, 0),
        (PlayerAttacks(Who.OPPONENT), BOB, TWO, 1),
        (PlayerAttacks(Who.YOU, CREATURE, least=2), ALICE, TWO, 1),
        (PlayerAttacks(Who.YOU, CREATURE, least=3), ALICE, TWO, 0),
        (PlayerAttacks(Who.YOU, Quality(keyword="flying")), ALICE, TWO, 0),
        (PlayerAttacks(Who.OPPONENT, whom=Who.YOU), BOB, TWO, 1),
        (PlayerAttacks(Who.OPPONENT, whom=Who.YOU), BOB, {"Elk": "Carol"}, 0),
        (PlayerAttacks(Who.OPPONENT, whom=Who.YOU), CAROL, {"Elk": "Teferi"}, 0),
        (Attacks(CREATURE, whom=Who.YOU), BOB, {"Bear": "Bob", "Elk": "Bob"}, 2),
        (Attacks(CREATURE, whom=Who.YOU), CAROL, {"Elk": "Teferi"}, 0),
        (Attacks(CREATURE, whom=Who.YOU, or_planeswalker=True), CAROL, {"Elk": "Teferi", "Bear": "Bob"}, 1),
    ],
)
def test_attacks_of_several_creatures(event: Event, seat: Seat, attacks: dict[str, str], many: int) -> None:
    assert times(attack(on(event), seat, **attacks)) == many


def test_nobody_who_declares_no_attackers_attacks() -> None:
    assert times(attack(on(PlayerAttacks(Who.YOU)), ALICE)) == 0


@pytest.mark.parametrize(("attacks", "life"), [(TWO, (20, 20)), ({"Bear": "Bob"}, (16, 20)), ({"Bear": "Teferi"}, (20, 16))])
def test_a_player_who_attacks_one_other_makes_that_one_the_defending_player(
    attacks: dict[str, str], life: tuple[int, int]
) -> None:
    duel = attack(TriggeredAbility(PlayerAttacks(Who.YOU), (LoseLife(Who.THAT_PLAYER, 4),)), ALICE, **attacks)
    duel.resolve()
    assert (duel.game.player(BOB).life, duel.game.player(CAROL).life) == life


# ---- keywords


def test_flanking_shrinks_each_blocker_without_it() -> None:
    duel = Duel()
    duel.put(creature("Knight", 2, 2, Keyword("flanking")))
    duel.put(creature("Ox", 2, 2), seat=BOB)
    duel.put(creature("Lancer", 2, 2, Keyword("flanking")), seat=BOB)
    duel.in_combat(["Knight"], {"Ox": "Knight", "Lancer": "Knight"})
    assert duel.stack() == ["flanking"]
    duel.resolve()
    assert (duel.numbers("Ox"), duel.numbers("Lancer")) == ((1, 1), (2, 2))


def test_two_instances_of_flanking_are_two() -> None:
    duel = Duel()
    duel.put(creature("Knight", 2, 2, Keyword("flanking"), Keyword("flanking")))
    duel.put(creature("Ox", 3, 3), seat=BOB)
    duel.in_combat(["Knight"], {"Ox": "Knight"})
    if duel.game.pending is not None:
        duel.answer(*duel.options())
    duel.resolve_all()
    assert duel.numbers("Ox") == (1, 1)


@pytest.mark.parametrize(("attacker", "blocker"), [((Keyword("bushido", 2),), ()), ((), (Keyword("bushido", 2),))])
def test_bushido_helps_a_creature_that_blocks_or_becomes_blocked(
    attacker: tuple[Keyword, ...], blocker: tuple[Keyword, ...]
) -> None:
    duel = Duel()
    duel.put(creature("Wolf", 1, 1, *attacker))
    duel.put(creature("Ox", 1, 1, *blocker), seat=BOB)
    duel.in_combat(["Wolf"], {"Ox": "Wolf"})
    assert duel.stack() == ["bushido"]
    duel.resolve()
    assert sorted((duel.numbers("Wolf"), duel.numbers("Ox"))) == [(1, 1), (3, 3)]


def test_battle_cry_is_for_the_other_attackers() -> None:
    duel = Duel()
    duel.put(creature("Driver", 2, 2, Keyword("battle cry")))
    for label in ("Bear", "Idler"):
        duel.put(creature(label, 2, 2))
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Driver", "Bear")
    assert duel.stack() == ["battle cry"]
    duel.resolve()
    assert [duel.numbers(label) for label in ("Driver", "Bear", "Idler")] == [(2, 2), (3, 2), (2, 2)]


@pytest.mark.parametrize(("blockers", "size"), [(1, (2, 4)), (2, (5, 7)), (3, (8, 10))])
def test_rampage_counts_the_blockers_beyond_the_first(blockers: int, size: tuple[int, int]) -> None:
    duel = Duel()
    duel.put(creature("Wolf", 2, 4, Keyword("rampage", 3)))
    oxen = [f"Ox {number}" for number in range(blockers)]
    for label in oxen:
        duel.put(creature(label, 1, 1), seat=BOB)
    duel.in_combat(["Wolf"], dict.fromkeys(oxen, "Wolf"))
    assert duel.stack() == ["rampage"]
    duel.resolve()
    assert duel.numbers("Wolf") == size


def test_two_instances_of_afflict_are_two() -> None:
    duel = Duel()
    duel.put(creature("Cobra", 2, 2, Keyword("afflict", 1), Keyword("afflict", 2)))
    duel.put(creature("Ox", 1, 1), seat=BOB)
    duel.in_combat(["Cobra"], {"Ox": "Cobra"})
    duel.answer(*duel.options())
    assert duel.stack() == ["afflict", "afflict"]
    duel.resolve_all()
    assert duel.game.player(BOB).life == 17


@pytest.mark.parametrize(("attacks", "size"), [({"Bear": "Bob"}, (2, 2)), ({"Bear": "Carol"}, (3, 3))])
def test_melee_counts_the_players_who_are_attacked(attacks: dict[str, str], size: tuple[int, int]) -> None:
    duel = Duel(("Alice", "Bob", "Carol", "Dave"))
    for label, ability in {"Knight": ("melee",), "Bear": ()}.items():
        duel.put(creature(label, 1, 1, *map(Keyword, ability)))
    duel.pass_until(Step.DECLARE_ATTACKERS)
    players = {name: ChosenTarget(player=Seat(seat)) for seat, name in enumerate(("Alice", "Bob", "Carol"))}
    what = {"Knight": "Bob", **attacks}
    duel.game.do(actions.attack(ALICE, [(duel.find(label).id, players[whom]) for label, whom in what.items()]))
    assert duel.stack() == ["melee"]
    duel.resolve()
    assert duel.numbers("Knight") == size


def test_provoke_untaps_a_creature_and_has_it_block_in_this_combat() -> None:
    duel = Duel()
    duel.put(creature("Beast", 2, 2, Keyword("provoke")))
    duel.put(creature("Ox", 3, 3), seat=BOB, tapped=True)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Beast")
    assert duel.stack() == ["provoke"]
    duel.resolve()
    duel.yes()
    assert not duel.find("Ox").tapped
    (required,) = duel.state.rules
    assert (required.static, required.objects) == (MustBlock(attackers=ITSELF), (duel.find("Ox").id,))
    duel.pass_until(Step.DECLARE_BLOCKERS)
    with pytest.raises(IllegalAction):
        duel.block({})
    duel.block({"Ox": "Beast"})
    duel.pass_until(Step.END_OF_COMBAT)
    assert duel.state.rules
    duel.pass_until(Step.POSTCOMBAT_MAIN)
    assert not duel.state.rules


def test_provoke_is_for_a_creature_of_the_player_who_is_attacked() -> None:
    duel = Duel(("Alice", "Bob", "Carol"))
    duel.put(creature("Beast", 2, 2, Keyword("provoke")))
    for seat, label in ((ALICE, "Bear"), (BOB, "Ox"), (BOB, "Elk"), (CAROL, "Wolf")):
        duel.put(creature(label, 1, 1), seat=seat)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Beast")
    assert duel.options() == ["Elk", "Ox"]


# ---- the end of combat


def test_what_waits_for_the_end_of_combat_triggers_as_that_step_begins() -> None:
    duel = Duel()
    duel.put(permanent("Bell", "Artifact", on(AtBeginning("end of combat", Who.ANYONE))))
    duel.pass_until(Step.END_OF_COMBAT)
    assert duel.stack() == ["other"]


def test_what_is_to_be_done_at_the_end_of_combat_is_done_to_the_same_object_then() -> None:
    doom = TriggeredAbility(BecomesBlocked(by=CREATURE), (AtEndOfCombat(Destroy(Named.EVENT)),))
    duel = fight((doom,))
    duel.resolve_all()
    assert duel.where("Ox") == "battlefield"
    duel.pass_until(Step.END_OF_COMBAT)
    assert duel.stack() == ["delayed"]
    duel.resolve()
    assert (duel.where("Ox"), duel.where("Wolf")) == ("graveyard", "battlefield")


def test_a_creature_that_is_not_yours_any_more_is_not_sacrificed() -> None:
    gone = TriggeredAbility(BecomesBlocked(), (AtEndOfCombat(SacrificeIt(by=Who.YOU)),))
    duel = fight((gone,))
    duel.resolve_all()
    duel.game.change(duel.find("Wolf").id, controller=BOB)
    duel.pass_until(Step.END_OF_COMBAT)
    duel.resolve()
    assert duel.where("Wolf") == "battlefield"
