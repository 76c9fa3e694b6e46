import pytest

from oracle import actions
from oracle.abilities.costs import Blight, Cost, Sacrifice
from oracle.abilities.effects import Blights, Effect, GainLife, LoseCounters, MayPay, MoveAllCounters, MoveCounter
from oracle.abilities.events import Dies, PutsCounters
from oracle.abilities.kinds import ActivatedAbility, SpellAbility, StaticAbility, TriggeredAbility
from oracle.abilities.qualities import CREATURE, Quality, Target, Targeted, Who
from oracle.abilities.statics import CantHaveCounters, EntersWithCounters
from oracle.counters import putting
from oracle.counters.modifying import Putting
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import ChosenTarget, Seat, Zone
from oracle.paying.wishes import Wishes
from oracle.playing.activating import Activation
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

WALL = creature("Wall", 0, 9)
KEEPER = creature("Keeper", 4, 4, StaticAbility(CantHaveCounters(Quality(itself=True))))


def counters(duel: Duel, label: str) -> dict[str, int]:
    return dict(duel.find(label).counters)


def cast(duel: Duel, *effects: Effect, targets: tuple[Target, ...] = (), at: tuple[str, ...] = ()) -> None:
    duel.put(permanent("Spell", "Sorcery", SpellAbility(effects, targets)), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Spell", *at)
    duel.resolve()


def put(duel: Duel, by: Seat, label: str, kind: str, count: int) -> None:
    on = duel.target(label)
    duel.game.do(lambda game: putting.put_all(game, [Putting(by, on, ((kind, count),))]))


# ---- blighting, as an instruction and as a cost


def test_each_player_chooses_and_then_all_blight_at_the_same_time() -> None:
    duel = Duel(("Alice", "Bob", "Carol"))
    for name, seat in (("Bob", BOB), ("Carol", Seat(2))):
        for number in (1, 2):
            duel.put(WALL, seat=seat, label=f"{name}'s {number}")
    cast(duel, Blights(Who.EACH_OPPONENT, 2))
    assert (duel.question.player, duel.question.rule, duel.options()) == (BOB, "701.68a", ["Bob's 1", "Bob's 2"])
    duel.answer("Bob's 2")
    assert (duel.question.player, counters(duel, "Bob's 2")) == (Seat(2), {})
    duel.answer("Carol's 1")
    assert {label: counters(duel, label) for label in ("Bob's 1", "Bob's 2", "Carol's 1", "Carol's 2")} == {
        "Bob's 1": {}, "Bob's 2": {"-1/-1": 2}, "Carol's 1": {"-1/-1": 2}, "Carol's 2": {},
    }  # fmt: skip


def test_whoever_blights_puts_the_counters() -> None:
    duel = Duel()
    for seat in (ALICE, BOB):
        waits = TriggeredAbility(PutsCounters(Who.YOU, "-1/-1", CREATURE), (GainLife(),))
        duel.put(permanent(f"Nest {seat}", "Enchantment", waits), seat=seat)
    duel.put(WALL, seat=BOB)
    cast(duel, Blights(Who.EACH_OPPONENT, 1))
    duel.resolve_all()
    assert [player.life for player in duel.state.players] == [20, 21]


def test_nobody_can_choose_what_can_have_no_counters() -> None:
    duel = Duel()
    duel.put(KEEPER)
    cast(duel, Blights(Who.YOU, 1), GainLife())
    assert (counters(duel, "Keeper"), duel.game.player(ALICE).life) == ({}, 21)


def blights_for_life(duel: Duel) -> None:
    duel.put(permanent("Altar", "Artifact", ActivatedAbility(Cost(None, (Blight(2),)), (GainLife(),))))


def test_a_cost_of_blighting_is_paid_with_counters_on_one_creature() -> None:
    duel = Duel()
    blights_for_life(duel)
    duel.put(WALL)
    duel.activate("Altar")
    duel.resolve()
    assert (counters(duel, "Wall"), duel.game.player(ALICE).life) == ({"-1/-1": 2}, 21)


@pytest.mark.parametrize("there", [None, "Keeper", "theirs"])
def test_who_has_no_creature_that_can_have_counters_can_not_blight(there: str | None) -> None:
    duel = Duel()
    blights_for_life(duel)
    if there == "Keeper":
        duel.put(KEEPER)
    elif there == "theirs":
        duel.put(WALL, seat=BOB)
    before = duel.state
    with pytest.raises(IllegalAction):
        duel.game.do(actions.activate(Activation(ALICE, duel.find("Altar").id)))
    assert duel.state == before


@pytest.mark.parametrize("named", ["one", "two"])
def test_the_creature_that_is_named_pays(named: str) -> None:
    duel = Duel()
    blights_for_life(duel)
    for label in ("one", "two"):
        duel.put(WALL, label=label)
    wishes = Wishes(blight=(duel.find(named).id,))
    duel.game.do(actions.activate(Activation(ALICE, duel.find("Altar").id, payment=wishes)))
    other = "two" if named == "one" else "one"
    assert (counters(duel, named), counters(duel, other)) == ({"-1/-1": 2}, {})


@pytest.mark.parametrize("named", [("theirs",), ("Keeper",), ("Altar",), ("one", "two")])
def test_what_can_not_pay_may_not_be_named(named: tuple[str, ...]) -> None:
    duel = Duel()
    blights_for_life(duel)
    for label in ("one", "two"):
        duel.put(WALL, label=label)
    duel.put(WALL, seat=BOB, label="theirs")
    duel.put(KEEPER)
    wishes = Wishes(blight=tuple(duel.find(label).id for label in named))
    with pytest.raises(IllegalAction):
        duel.game.do(actions.activate(Activation(ALICE, duel.find("Altar").id, payment=wishes)))


def test_no_creature_is_blighted_for_a_cost_that_asks_for_none() -> None:
    duel = Duel()
    duel.put(permanent("Altar", "Artifact", ActivatedAbility(Cost(()), (GainLife(),))))
    duel.put(WALL)
    wishes = Wishes(blight=(duel.find("Wall").id,))
    with pytest.raises(IllegalAction):
        duel.game.do(actions.activate(Activation(ALICE, duel.find("Altar").id, payment=wishes)))


def test_what_is_sacrificed_for_the_same_cost_is_not_blighted() -> None:
    duel = Duel()
    both = Cost(None, (Sacrifice(CREATURE), Blight(1)))
    duel.put(permanent("Altar", "Artifact", ActivatedAbility(both, (GainLife(),))))
    duel.put(WALL, label="one")
    with pytest.raises(NotModelled, match="blighting"):
        duel.activate("Altar")
    duel.put(WALL, label="two")
    duel.activate("Altar")
    left = next(label for label in ("one", "two") if duel.where(label) == "battlefield")
    assert counters(duel, left) == {"-1/-1": 1}


def may_blight() -> MayPay:
    return MayPay(Who.YOU, Cost(None, (Blight(1),)), (GainLife(),))


def test_a_player_who_may_blight_is_asked_which_creature() -> None:
    duel = Duel()
    for label in ("one", "two"):
        duel.put(WALL, label=label)
    cast(duel, may_blight())
    duel.yes()
    duel.answer("two")
    assert (counters(duel, "one"), counters(duel, "two"), duel.game.player(ALICE).life) == ({}, {"-1/-1": 1}, 21)


def test_with_one_creature_there_is_nothing_more_to_ask() -> None:
    duel = Duel()
    duel.put(WALL)
    cast(duel, may_blight())
    duel.yes()
    assert (counters(duel, "Wall"), duel.game.player(ALICE).life) == ({"-1/-1": 1}, 21)


def test_who_can_not_blight_is_not_asked() -> None:
    duel = Duel()
    duel.put(KEEPER)
    cast(duel, may_blight())
    assert (duel.game.pending, duel.game.player(ALICE).life) == (None, 20)


# ---- losing, moving, removing


def test_all_poison_counters_are_lost_and_that_much_damage_is_dealt() -> None:
    duel = Duel()
    duel.game.change_player(BOB, counters=(("poison", 7),))
    duel.put("Leeches", Zone.HAND)
    duel.mana("{C}{W}{W}")
    duel.cast("Leeches", "Bob")
    duel.resolve()
    assert (duel.game.player(BOB).counted("poison"), duel.game.player(BOB).life) == (0, 13)


def test_counters_of_another_kind_stay_where_those_of_one_kind_are_lost() -> None:
    duel = Duel()
    duel.game.change_player(ALICE, counters=(("energy", 2), ("experience", 1)))
    cast(duel, LoseCounters(Who.YOU, "energy"))
    assert duel.game.player(ALICE).counters == (("experience", 1),)


TWO = (Target(quality=CREATURE), Target(quality=CREATURE))


@pytest.mark.parametrize(
    ("first", "second", "left", "there"),
    [((("charge", 2),), (), {"charge": 1}, {"charge": 1}), ((), (("charge", 2),), {}, {"charge": 2})],
)
def test_a_counter_is_moved(
    first: tuple[tuple[str, int], ...], second: tuple[tuple[str, int], ...], left: dict[str, int], there: dict[str, int]
) -> None:
    duel = Duel()
    duel.put(WALL, label="from", counters=first)
    duel.put(WALL, label="onto", counters=second)
    cast(duel, MoveCounter(Targeted(0), Targeted(1)), targets=TWO, at=("from", "onto"))
    assert (counters(duel, "from"), counters(duel, "onto")) == (left, there)


@pytest.mark.parametrize("kind", ["charge", "void"])
def test_of_several_kinds_of_counters_a_player_chooses_which_is_moved(kind: str) -> None:
    duel = Duel()
    duel.put(WALL, label="from", counters=(("charge", 2), ("void", 2)))
    duel.put(WALL, label="onto")
    cast(duel, MoveCounter(Targeted(0), Targeted(1)), targets=TWO, at=("from", "onto"))
    assert (duel.question.kind, duel.question.player, duel.options()) == ("counter", ALICE, ["charge", "void"])
    duel.answer(kind)
    assert counters(duel, "onto") == {kind: 1}
    assert counters(duel, "from") == {"charge": 2, "void": 2, kind: 1}


def test_only_a_kind_that_can_be_put_there_is_chosen() -> None:
    duel = Duel()
    duel.put(WALL, label="from", counters=(("charge", 1), ("-1/-1", 1)))
    duel.put(creature("Onto", 1, 1, StaticAbility(CantHaveCounters(Quality(itself=True), "-1/-1"))), label="onto")
    cast(duel, MoveCounter(Targeted(0), Targeted(1)), targets=TWO, at=("from", "onto"))
    assert (counters(duel, "from"), counters(duel, "onto")) == ({"-1/-1": 1}, {"charge": 1})


def test_a_counter_that_can_not_be_put_is_not_removed_either() -> None:
    duel = Duel()
    duel.put(WALL, counters=(("charge", 1),))
    duel.put(KEEPER)
    cast(duel, MoveCounter(Targeted(0), Targeted(1)), targets=TWO, at=("Wall", "Keeper"))
    assert (counters(duel, "Wall"), counters(duel, "Keeper")) == ({"charge": 1}, {})


@pytest.mark.parametrize(("edition", "left"), [("2020-04-16", {}), ("2020-04-17", {"charge": 2})])
def test_counters_that_can_not_be_put_were_removed_all_the_same_until_2020(edition: str, left: dict[str, int]) -> None:
    duel = Duel(edition=edition)
    duel.put(WALL, counters=(("charge", 2), ("time", 1)))
    duel.put(creature("Keeper", 1, 1, StaticAbility(CantHaveCounters(Quality(itself=True), "charge"))))
    cast(duel, MoveAllCounters(Targeted(0), Targeted(1)), targets=TWO, at=("Wall", "Keeper"))
    assert (counters(duel, "Wall"), counters(duel, "Keeper")) == (left, {"time": 1})


def test_whether_a_counter_that_can_not_be_put_could_be_chosen_until_2020_is_not_modelled() -> None:
    duel = Duel(edition="2020-04-16")
    duel.put(WALL, counters=(("charge", 1),))
    duel.put(KEEPER)
    with pytest.raises(NotModelled, match="moving counters that can't be put, by the rules of 2020-04-16"):
        cast(duel, MoveCounter(Targeted(0), Targeted(1)), targets=TWO, at=("Wall", "Keeper"))


def test_a_counter_moves_from_one_object_onto_another_one_only() -> None:
    duel = Duel()
    duel.put(WALL, counters=(("charge", 1),))
    cast(duel, MoveCounter(Targeted(0), Targeted(1)), targets=TWO, at=("Wall", "Wall"))
    assert counters(duel, "Wall") == {"charge": 1}


def test_counters_are_removed_from_each() -> None:
    duel = Duel()
    for label, seat, count in (("one", ALICE, 2), ("none", ALICE, 0), ("theirs", BOB, 2)):
        duel.put(WALL, seat=seat, label=label, counters=(("-1/-1", count),) if count else ())
    duel.put("Heartmender", counters=(("-1/-1", 1),))
    duel.pass_until(Step.UPKEEP, ALICE)
    duel.resolve()
    found = {label: counters(duel, label) for label in ("one", "none", "theirs", "Heartmender")}
    assert found == {"one": {"-1/-1": 1}, "none": {}, "theirs": {"-1/-1": 2}, "Heartmender": {}}


# ---- what waits for counters


def watching(duel: Duel, event: PutsCounters) -> None:
    duel.put(permanent("Watcher", "Enchantment", TriggeredAbility(event, (GainLife(),))))


@pytest.mark.parametrize(
    ("event", "times"),
    [
        (PutsCounters(Who.YOU, "-1/-1", CREATURE), 1),
        (PutsCounters(Who.OPPONENT, "-1/-1", CREATURE), 0),
        (PutsCounters(Who.ANYONE, "-1/-1", CREATURE), 1),
        (PutsCounters(Who.ANYONE, "-1/-1", CREATURE, each=True), 3),
        (PutsCounters(Who.ANYONE, "+1/+1", CREATURE), 0),
        (PutsCounters(Who.ANYONE, "-1/-1", Quality(types=("Creature",), controller=Who.OPPONENT)), 0),
    ],
)
def test_how_often_an_ability_triggers_on_counters(event: PutsCounters, times: int) -> None:
    duel = Duel()
    watching(duel, event)
    duel.put(WALL)
    put(duel, ALICE, "Wall", "-1/-1", 3)
    assert len(duel.state.waiting) == times


@pytest.mark.parametrize("each", [True, False])
def test_how_often_it_triggers_on_what_several_sources_put_at_once_is_not_guessed_at(each: bool) -> None:
    duel = Duel()
    watching(duel, PutsCounters(Who.ANYONE, "-1/-1", CREATURE, each=each))
    on = ChosenTarget(object=duel.put(WALL))
    puttings = [Putting(ALICE, on, (("-1/-1", count),)) for count in (1, 2)]
    if each:
        duel.game.do(lambda game: putting.put_all(game, puttings))
        assert len(duel.state.waiting) == 3
    else:
        with pytest.raises(NotModelled):
            duel.game.do(lambda game: putting.put_all(game, puttings))


def test_counters_on_several_creatures_at_once_are_an_event_each() -> None:
    duel = Duel()
    watching(duel, PutsCounters(Who.YOU, "-1/-1", CREATURE))
    ons = [ChosenTarget(object=duel.put(WALL, label=label)) for label in ("one", "two")]
    duel.game.do(lambda game: putting.put_all(game, [Putting(ALICE, on, (("-1/-1", 2),)) for on in ons]))
    assert len(duel.state.waiting) == 2


def test_entering_with_counters_is_such_an_event_too() -> None:
    duel = Duel()
    watching(duel, PutsCounters(Who.YOU, "-1/-1", CREATURE))
    duel.put(creature("Shrunk", 4, 4, StaticAbility(EntersWithCounters("-1/-1", 2))), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Shrunk")
    duel.resolve()
    assert duel.stack() == ["counters"]


def test_counters_that_are_not_put_in_the_end_are_no_event() -> None:
    duel = Duel()
    watching(duel, PutsCounters(Who.ANYONE, "-1/-1", CREATURE))
    duel.put("Vizier of Remedies")
    put(duel, BOB, "Vizier of Remedies", "-1/-1", 1)
    assert duel.state.waiting == ()


@pytest.mark.parametrize(("seat", "cards", "life"), [(ALICE, 1, [20, 20]), (BOB, 0, [20, 19])])
def test_it_draws_for_yours_and_costs_the_others_life(seat: Seat, cards: int, life: list[int]) -> None:
    duel = Duel()
    duel.put("Auntie Ool, Cursewretch")
    duel.put(creature("Doomed", 1, 1), seat=seat)
    put(duel, BOB, "Doomed", "-1/-1", 1)
    duel.pass_()
    assert duel.where("Doomed") == "graveyard"
    duel.resolve_all()
    assert (duel.hand(), [player.life for player in duel.state.players]) == (cards, life)


def test_pairs_that_are_removed_have_been_put() -> None:
    duel = Duel()
    duel.put("Auntie Ool, Cursewretch")
    duel.put("Grizzly Bears", counters=(("+1/+1", 2),))
    put(duel, ALICE, "Grizzly Bears", "-1/-1", 1)
    duel.pass_()
    assert (duel.stack(), counters(duel, "Grizzly Bears")) == (["counters"], {"+1/+1": 1})


@pytest.mark.parametrize(
    ("counters_before", "damage", "triggers"),
    [
        ((), 9, False),
        ((("-1/-1", 1),), 9, True),
        ((("+1/+1", 1), ("-1/-1", 1)), 9, True),
        ((("-1/-1", 9),), 0, True),
        ((("+1/+1", 1),), 10, False),
    ],
)
def test_what_dies_with_a_counter_is_judged_as_it_last_was(
    counters_before: tuple[tuple[str, int], ...], damage: int, triggers: bool
) -> None:
    duel = Duel()
    dying = Quality(types=("Creature",), controller=Who.OPPONENT, counter="-1/-1")
    duel.put(permanent("Skitter", "Enchantment", TriggeredAbility(Dies(dying), (GainLife(),))))
    for seat in (ALICE, BOB):
        duel.put(WALL, seat=seat, label=f"Wall {seat}", counters=counters_before, damage=damage)
    duel.pass_()
    assert (duel.where("Wall 1"), duel.stack()) == ("graveyard", ["dies"] if triggers else [])
