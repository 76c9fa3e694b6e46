import pytest

from oracle import events, zones
from oracle.abilities.costs import Cost
from oracle.abilities.effects import Draw, Effect, GainAbility, GainLife, May, Place, PutCounters, PutInto, Tap
from oracle.abilities.events import AtBeginning, BecomesTapped, Dies, Enters, LeavesBattlefield, Sacrifices
from oracle.abilities.kinds import CostKeyword, Keyword, StaticAbility, TriggeredAbility
from oracle.abilities.qualities import CREATURE, Kind, Named, Quality, Target, Who
from oracle.abilities.statics import EnteringTriggersNothing, TriggersAgain
from oracle.errors import NotModelled
from oracle.instructions.changing import set_controller
from oracle.objects import CastRecord, Zone
from oracle.state import Duration, Step
from oracle.triggers import put_waiting_on_stack
from oracle.zones import Move
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

GAIN = (GainLife(Who.YOU, 1),)
WATCHER = permanent("Watcher", "Enchantment", TriggeredAbility(Enters(Quality(types=("Creature",))), GAIN))
MOURNER = creature("Mourner", 1, 1, TriggeredAbility(Dies(CREATURE), GAIN))


def waiting(duel: Duel) -> list[tuple[str, str, int]]:
    """The source, the word and the controller of each ability that waits."""
    return [(each.ability.source.label, each.ability.word, each.controller) for each in duel.state.waiting]


def enter(duel: Duel, label: str) -> None:
    duel.put("Grizzly Bears", Zone.HAND, label=label)
    zones.move(duel.game, duel.find(label).id, Zone.BATTLEFIELD, controller=ALICE)


def test_entering_makes_what_is_there_and_what_enters_trigger() -> None:
    duel = Duel()
    duel.put(WATCHER, seat=BOB)
    duel.put(creature("Self", 1, 1, TriggeredAbility(Enters(), GAIN)), Zone.HAND)
    zones.move(duel.game, duel.find("Self").id, Zone.BATTLEFIELD, controller=ALICE)
    assert sorted(waiting(duel)) == [("Self", "enters", ALICE), ("Watcher", "enters", BOB)]


def test_permanents_that_die_together_see_one_another() -> None:
    duel = Duel()
    doomed = [duel.put(MOURNER, label=f"Mourner {number}") for number in (1, 2)]
    events.destroy(duel.game, doomed)
    assert len(waiting(duel)) == 4


def test_a_leaving_ability_belongs_to_who_controlled_its_source_last() -> None:
    duel = Duel()
    leaver = duel.put(creature("Leaver", 1, 1, TriggeredAbility(LeavesBattlefield(), GAIN)))
    set_controller(duel.game, leaver, BOB, Duration.END_OF_TURN)
    events.exile(duel.game, leaver)
    assert waiting(duel) == [("Leaver", "leaves", BOB)]


def test_exile_is_not_dying() -> None:
    duel = Duel()
    events.exile(duel.game, duel.put(MOURNER))
    assert waiting(duel) == []


def test_a_sacrifice_is_seen_by_what_is_sacrificed() -> None:
    duel = Duel()
    ability = TriggeredAbility(Sacrifices(Who.YOU, CREATURE), GAIN)
    events.sacrifice(duel.game, ALICE, duel.put(creature("Martyr", 1, 1, ability)))
    assert waiting(duel) == [("Martyr", "sacrifice", ALICE)]


@pytest.mark.parametrize(("who", "triggers"), [(Who.YOU, 0), (Who.EACH_OPPONENT, 1), (Who.ANYONE, 1)])
def test_it_matters_who_sacrifices(who: Who, triggers: int) -> None:
    duel = Duel()
    duel.put(permanent("Altar", "Artifact", TriggeredAbility(Sacrifices(who, CREATURE), GAIN)), seat=BOB)
    events.sacrifice(duel.game, ALICE, duel.put("Grizzly Bears"))
    assert len(waiting(duel)) == triggers


def test_nobody_sacrifices_what_they_do_not_control() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears")
    assert events.sacrifice(duel.game, BOB, bears) is None
    assert duel.where("Grizzly Bears") == "battlefield"


def test_becoming_tapped_triggers_once() -> None:
    duel = Duel()
    artifact = duel.put(permanent("Bell", "Artifact", TriggeredAbility(BecomesTapped(), GAIN)))
    assert events.tap(duel.game, artifact)
    assert not events.tap(duel.game, artifact)
    assert waiting(duel) == [("Bell", "tapped", ALICE)]


def test_the_beginning_of_a_step_triggers_for_the_players_that_are_meant() -> None:
    duel = Duel()
    duel.put(permanent("Yours", "Enchantment", TriggeredAbility(AtBeginning("upkeep", Who.YOU), GAIN)))
    duel.put(permanent("Each", "Enchantment", TriggeredAbility(AtBeginning("upkeep", Who.EACH_PLAYER), GAIN)))
    duel.pass_until(Step.UPKEEP, BOB)
    assert duel.stack() == ["upkeep"]
    duel.pass_until(Step.UPKEEP, ALICE)
    assert duel.question.kind == "order triggers"


def test_evoke_triggers_only_for_the_ability_whose_cost_was_chosen() -> None:
    duel = Duel()
    mulldrifter = duel.put("Mulldrifter", Zone.STACK)
    evoke = next(
        each for each in duel.game.object(mulldrifter).base.abilities if not isinstance(each, Keyword | TriggeredAbility)
    )
    for chosen, words in ((evoke, ["enters", "evoke"]), (None, ["enters"])):
        duel = Duel()
        spell = duel.put("Mulldrifter", Zone.STACK, cast=CastRecord(ALICE, Zone.HAND, "evoke" if chosen else "", chosen))
        zones.move(duel.game, spell, Zone.BATTLEFIELD, controller=ALICE)
        assert sorted(word for _, word, _ in waiting(duel)) == words


AGAIN = permanent("Again", "Artifact", StaticAbility(TriggersAgain(CREATURE)))
NOTHING = permanent("Nothing", "Artifact", StaticAbility(EnteringTriggersNothing(CREATURE)))


def test_an_ability_triggers_once_more_for_each_such_effect_of_its_controller() -> None:
    duel = Duel()
    duel.put(WATCHER)
    duel.put(AGAIN, label="Again 1")
    duel.put(AGAIN, label="Again 2")
    duel.put(AGAIN, seat=BOB, label="Bob's")
    enter(duel, "Bears")
    assert len(waiting(duel)) == 3


def test_where_entering_triggers_nothing_it_does_not_trigger_more_often_either() -> None:
    duel = Duel()
    duel.put(WATCHER)
    duel.put(AGAIN)
    duel.put(NOTHING, seat=BOB)
    enter(duel, "Bears")
    assert waiting(duel) == []


def test_the_active_players_abilities_go_on_the_stack_first() -> None:
    duel = Duel()
    duel.put(WATCHER, seat=BOB, label="Bob's")
    duel.put(WATCHER, label="Alice's")
    duel.put("Grizzly Bears", Zone.HAND)
    duel.mana("{G}{C}")
    duel.cast("Grizzly Bears")
    duel.resolve()
    sources = [duel.state.objects[of].ability for of in zones.in_zone(duel.state, Zone.STACK)]
    assert [each.source.label for each in sources if each] == ["Alice's", "Bob's"]


def test_what_triggers_while_abilities_go_on_the_stack_goes_above_them_all() -> None:
    duel = Duel()
    shoots = TriggeredAbility(Enters(), (Tap(),), (Target(quality=CREATURE),))
    duel.put(creature("Shooter", 1, 1, shoots), Zone.HAND)
    duel.put(creature("Warded", 1, 1, CostKeyword("ward", Cost(("2",)))), seat=BOB)
    duel.put(WATCHER, seat=BOB)
    duel.mana("{C}")
    duel.cast("Shooter")
    duel.resolve()
    assert (duel.question.kind, duel.question.player) == ("targets", ALICE)
    duel.answer("Warded")
    assert duel.game.pending is None
    sources = [duel.state.objects[of].ability for of in zones.in_zone(duel.state, Zone.STACK)]
    assert [each.source.label for each in sources if each] == ["Shooter", "Watcher", "Warded"]


def test_their_controller_says_which_ability_resolves_first() -> None:
    duel = Duel()
    duel.put("Mulldrifter", Zone.HAND)
    duel.mana("{U}{C}{C}")
    duel.cast("Mulldrifter", alternative="evoke")
    duel.resolve()
    assert (duel.question.kind, duel.options()) == ("order triggers", ["enters", "evoke"])
    duel.answer("enters", "evoke")
    assert duel.stack() == ["enters", "evoke"]


def test_abilities_that_nothing_tells_apart_are_not_ordered() -> None:
    duel = Duel()
    duel.put(AGAIN)
    duel.put(WATCHER)
    duel.put("Grizzly Bears", Zone.HAND)
    duel.mana("{G}{C}")
    duel.cast("Grizzly Bears")
    duel.resolve()
    assert duel.game.pending is None
    assert duel.stack() == ["enters", "enters"]


GROW = PutCounters("+1/+1", 1, Named.EVENT)


def enter_together(duel: Duel, effect: Effect) -> None:
    """Two creatures enter at once under an enchantment that has this effect, and its abilities go on the stack."""
    duel.put(permanent("Watcher", "Enchantment", TriggeredAbility(Enters(CREATURE), (effect,))))
    moves = [Move(duel.put("Grizzly Bears", Zone.HAND, label=label), Zone.BATTLEFIELD, ALICE) for label in ("One", "Two")]
    zones.move_all(duel.game, moves)
    duel.game.do(put_waiting_on_stack)


@pytest.mark.parametrize("effect", [GROW, May((GROW,))])
def test_abilities_about_different_objects_are_ordered(effect: Effect) -> None:
    duel = Duel()
    enter_together(duel, effect)
    assert duel.question.kind == "order triggers"
    two = next(each for each in duel.state.waiting if each.ability.event and each.ability.event.object == duel.find("Two"))
    one = next(each for each in duel.state.waiting if each is not two)
    duel.game.answer(ALICE, (two, one))
    top = duel.state.objects[zones.in_zone(duel.state, Zone.STACK)[-1]].ability
    assert top is not None
    assert top.event == two.ability.event


RETURNS = TriggeredAbility(Dies(), (PutInto(Place.HAND, Named.EVENT),))


@pytest.mark.parametrize("effect", [GAIN[0], GainAbility(RETURNS, Named.THIS)])
def test_abilities_that_do_not_speak_of_their_event_are_not_ordered(effect: Effect) -> None:
    duel = Duel()
    enter_together(duel, effect)
    assert duel.game.pending is None
    assert duel.stack() == ["enters", "enters"]


def test_abilities_that_trigger_twice_on_one_event_they_speak_of_are_not_ordered() -> None:
    duel = Duel()
    duel.put(AGAIN)
    duel.put(permanent("Watcher", "Enchantment", TriggeredAbility(Enters(CREATURE), (GROW,))))
    enter(duel, "Bears")
    duel.game.do(put_waiting_on_stack)
    assert duel.game.pending is None
    assert duel.stack() == ["enters", "enters"]


TARGETING = TriggeredAbility(Enters(), (Tap(),), (Target(Kind.PERMANENT, Quality(types=("Artifact",))),))


@pytest.mark.parametrize(("artifacts", "on_stack"), [(0, []), (1, ["enters"])])
def test_an_ability_without_a_legal_target_does_not_stay_on_the_stack(artifacts: int, on_stack: list[str]) -> None:
    duel = Duel()
    for _ in range(artifacts):
        duel.put("Ornithopter")
    duel.put(creature("Tapper", 1, 1, TARGETING), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Tapper")
    duel.resolve()
    assert duel.stack() == on_stack


def test_prowess_triggers_on_noncreature_spells() -> None:
    duel = Duel()
    duel.put(creature("Monk", 1, 1, Keyword("prowess")))
    duel.put("Lightning Bolt", Zone.HAND)
    duel.mana("{R}")
    duel.cast("Lightning Bolt", "Bob")
    assert duel.stack() == ["prowess", "Lightning Bolt"]
    duel.resolve()
    assert duel.numbers("Monk") == (2, 2)


def test_events_at_the_same_time_are_all_noted() -> None:
    duel = Duel()
    duel.put(permanent("Altar", "Artifact", TriggeredAbility(LeavesBattlefield(CREATURE), (Draw(),))))
    moves = [Move(duel.put("Grizzly Bears", label=f"Bears {number}"), Zone.HAND) for number in (1, 2)]
    zones.move_all(duel.game, moves)
    assert len(waiting(duel)) == 2


def test_losing_control_of_what_was_taken_triggers_its_delayed_ability() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", seat=BOB)
    duel.put("Ray of Command", Zone.HAND)
    duel.mana("{U}{C}{C}{C}")
    duel.cast("Ray of Command", "Grizzly Bears")
    duel.resolve()
    assert duel.controller("Grizzly Bears") == ALICE
    duel.pass_until(Step.CLEANUP)
    assert duel.stack() == ["delayed"]
    assert duel.controller("Grizzly Bears") == BOB
    duel.resolve()
    assert duel.find("Grizzly Bears").tapped


def test_an_unknown_step_to_wait_for_is_not_modelled() -> None:
    duel = Duel()
    duel.put(creature("Waiter", 1, 1, TriggeredAbility(AtBeginning("siesta", Who.YOU), (Draw(),))))
    with pytest.raises(NotModelled, match="siesta"):
        duel.pass_until(Step.END)
