from dataclasses import replace

import pytest

from oracle import actions, events
from oracle.abilities.effects import DealDamage, GetCounters, Proliferate, PutCounters, PutOntoBattlefield
from oracle.abilities.kinds import Keyword, SpellAbility, StaticAbility
from oracle.abilities.qualities import ANYTHING, CREATURE, Kind, Quality, Target, Targeted, Who
from oracle.abilities.statics import (
    CantGetCounters,
    CantHaveCounters,
    EntersWithCounters,
    MoreCounters,
    OneCounterThisTurn,
    Static,
)
from oracle.counters import putting
from oracle.counters.modifying import Putting
from oracle.errors import IllegalAction, NotModelled
from oracle.game import Game
from oracle.instructions.changing import set_controller
from oracle.objects import Characteristics, ChosenTarget, Seat, Zone
from oracle.playing.activating import Activation
from oracle.priority import give
from oracle.questions import Asking
from oracle.state import Duration, Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

DOUBLES = MoreCounters(Quality(types=("Creature",), controller=Who.YOU), kind="+1/+1", times=2)
ONE_MORE = MoreCounters(Quality(types=("Creature",), controller=Who.YOU), kind="+1/+1", plus=1)
ONLY_ONE = OneCounterThisTurn(Who.YOU, "poison")


def source(label: str, *statics: Static) -> Characteristics:
    return permanent(label, "Enchantment", *map(StaticAbility, statics))


def put(duel: Duel, by: Seat, label: str, *counters: tuple[str, int]) -> None:
    """A player puts counters on a card, or gives them to a player."""
    on = duel.target(label)
    duel.game.do(lambda game: putting.put_all(game, [Putting(by, on, counters)]))


def counters(duel: Duel, label: str) -> dict[str, int]:
    return dict(duel.find(label).counters)


def poison(duel: Duel) -> list[int]:
    return [player.counted("poison") for player in duel.state.players]


# ---- Vorinclex: who puts


@pytest.mark.parametrize(("by", "kept"), [(ALICE, {"+1/+1": 6, "charge": 2}), (BOB, {"+1/+1": 1})])
def test_vorinclex_asks_who_puts_the_counters_and_not_on_what(by: Seat, kept: dict[str, int]) -> None:
    duel = Duel()
    duel.put("Vorinclex, Monstrous Raider")
    for seat, label in ((ALICE, "mine"), (BOB, "theirs")):
        duel.put("Grizzly Bears", seat=seat, label=label)
        put(duel, by, label, ("+1/+1", 3), ("charge", 1))
        assert counters(duel, label) == kept


@pytest.mark.parametrize(("by", "given", "got"), [(ALICE, 2, 4), (BOB, 3, 1), (BOB, 1, 0)])
def test_vorinclex_and_poison(by: Seat, given: int, got: int) -> None:
    duel = Duel()
    duel.put("Vorinclex, Monstrous Raider")
    put(duel, by, "Bob", ("poison", given))
    assert poison(duel) == [0, got]


def test_vorinclex_and_a_counter_in_exile_which_is_on_no_permanent() -> None:
    duel = Duel()
    duel.put("Vorinclex, Monstrous Raider")
    duel.put("Lightning Bolt", Zone.EXILE)
    put(duel, ALICE, "Lightning Bolt", ("void", 1))
    assert counters(duel, "Lightning Bolt") == {"void": 1}


def test_two_of_them_multiply() -> None:
    duel = Duel()
    for label in ("one", "two"):
        duel.put("Corpsejack Menace", label=label)
    put(duel, BOB, "one", ("+1/+1", 1), ("-1/-1", 1))
    assert counters(duel, "one") == {"+1/+1": 4, "-1/-1": 1}


# ---- Winding Constrictor, Hardened Scales, Vizier of Remedies: on what


def test_of_many_that_are_alike_no_order_is_looked_for() -> None:
    duel = Duel()
    for number in range(30):
        duel.put("Hardened Scales", label=f"Scales {number}")
    duel.put("Grizzly Bears")
    put(duel, ALICE, "Grizzly Bears", ("+1/+1", 1))
    assert duel.game.pending is None
    assert counters(duel, "Grizzly Bears") == {"+1/+1": 31}


def test_those_that_speak_of_what_is_another_are_unlike() -> None:
    """Either of two creatures that say it of other creatures says it of the other one."""
    duel = Duel()
    for label in ("one", "two", "three"):
        duel.put(creature(label, 1, 1, StaticAbility(MoreCounters(replace(CREATURE, other=True), plus=1))), label=label)
    put(duel, ALICE, "one", ("+1/+1", 1))
    assert counters(duel, "one") == {"+1/+1": 3}


def test_one_more_of_each_of_those_kinds_and_of_no_other() -> None:
    duel = Duel()
    duel.put("Winding Constrictor")
    duel.put("Grizzly Bears", counters=(("charge", 1),))
    put(duel, BOB, "Grizzly Bears", ("+1/+1", 1), ("-1/-1", 2))
    assert counters(duel, "Grizzly Bears") == {"+1/+1": 2, "-1/-1": 3, "charge": 1}
    put(duel, BOB, "Alice", ("poison", 2))
    put(duel, ALICE, "Bob", ("poison", 2))
    assert poison(duel) == [3, 2]


@pytest.mark.parametrize(
    ("card", "got"),
    [
        ("Winding Constrictor", {"+1/+1": 2, "-1/-1": 3, "void": 2}),
        ("Hardened Scales", {"+1/+1": 2, "-1/-1": 2, "void": 1}),
        ("Vizier of Remedies", {"+1/+1": 1, "-1/-1": 1, "void": 1}),
    ],
)
def test_several_kinds_in_one_event(card: str, got: dict[str, int]) -> None:
    duel = Duel()
    duel.put(card)
    duel.put("Grizzly Bears", label="mine")
    duel.put("Grizzly Bears", seat=BOB, label="theirs")
    duel.put("Forest")
    for label in ("mine", "theirs", "Forest"):
        put(duel, ALICE, label, ("+1/+1", 1), ("-1/-1", 2), ("void", 1))
    assert counters(duel, "mine") == got
    assert counters(duel, "theirs") == counters(duel, "Forest") == {"+1/+1": 1, "-1/-1": 2, "void": 1}


def test_where_none_would_be_put_there_is_nothing_to_add_to() -> None:
    duel = Duel()
    for name in ("Vorinclex, Monstrous Raider", "Winding Constrictor"):
        duel.put(name)
    put(duel, BOB, "Bob", ("poison", 1))
    duel.put("Grizzly Bears", seat=BOB)
    put(duel, BOB, "Grizzly Bears", ("+1/+1", 1))
    assert (poison(duel), counters(duel, "Grizzly Bears")) == ([0, 0], {})


@pytest.mark.parametrize(
    ("card", "kinds", "got"),
    [
        ("Vizier of Remedies", ("-1/-1", "-1/-1"), None),
        ("Winding Constrictor", ("-1/-1", "-1/-1"), None),
        ("Winding Constrictor", ("-1/-1", "charge"), {"-1/-1": 2, "charge": 2}),
        ("Vorinclex, Monstrous Raider", ("-1/-1", "-1/-1"), {"-1/-1": 4}),
        ("Solemnity", ("-1/-1", "-1/-1"), {}),
        ("Grizzly Bears", ("-1/-1", "-1/-1"), {"-1/-1": 2}),
    ],
)
def test_whether_what_several_sources_put_on_one_creature_is_one_event_is_not_guessed_at(
    card: str, kinds: tuple[str, ...], got: dict[str, int] | None
) -> None:
    duel = Duel()
    duel.put(card)
    on = ChosenTarget(object=duel.put(creature("Wall", 0, 9)))
    puttings = [Putting(ALICE, on, ((kind, 1),)) for kind in kinds]
    if got is None:
        with pytest.raises(NotModelled):
            duel.game.do(lambda game: putting.put_all(game, puttings))
    else:
        duel.game.do(lambda game: putting.put_all(game, puttings))
        assert counters(duel, "Wall") == got


@pytest.mark.parametrize(("card", "by"), [("Vorinclex, Monstrous Raider", BOB), ("Melira, the Living Cure", BOB)])
def test_nor_is_it_of_poison_counters(card: str, by: Seat) -> None:
    duel = Duel()
    duel.put(card)
    puttings = [Putting(by, duel.target("Alice"), (("poison", 1),))] * 2
    with pytest.raises(NotModelled):
        duel.game.do(lambda game: putting.put_all(game, puttings))


def test_two_players_who_put_counters_on_one_thing_at_once_are_not_guessed_at() -> None:
    duel = Duel()
    on = ChosenTarget(object=duel.put("Winding Constrictor"))
    puttings = [Putting(seat, on, (("charge", 1),)) for seat in (ALICE, BOB)]
    with pytest.raises(NotModelled):
        duel.game.do(lambda game: putting.put_all(game, puttings))


# ---- the order (616.1)


@pytest.mark.parametrize(("first", "got"), [("Doubler", 3), ("Scales", 4)])
def test_the_controller_of_the_creature_says_which_effect_is_first(first: str, got: int) -> None:
    duel = Duel()
    duel.put(source("Doubler", DOUBLES), seat=BOB)
    duel.put(source("Scales", ONE_MORE), seat=BOB)
    duel.put("Grizzly Bears", seat=BOB)
    put(duel, ALICE, "Grizzly Bears", ("+1/+1", 1))
    assert (duel.question.player, duel.question.kind, duel.options()) == (BOB, "replacement", ["Doubler", "Scales"])
    duel.answer(first)
    assert counters(duel, "Grizzly Bears") == {"+1/+1": got}


@pytest.mark.parametrize(("first", "got"), [("Halver", 2), ("Constrictor", 1)])
def test_the_player_who_gets_counters_says_which_effect_is_first(first: str, got: int) -> None:
    duel = Duel()
    duel.put(source("Halver", MoreCounters(ANYTHING, Who.ANYONE, by=Who.OPPONENT, halved=True)), seat=BOB)
    duel.put(source("Constrictor", MoreCounters(players=Who.YOU, plus=1)))
    put(duel, ALICE, "Alice", ("poison", 2))
    assert duel.question.player == ALICE
    duel.answer(first)
    assert poison(duel) == [got, 0]


def test_of_several_affected_players_the_active_one_chooses_first() -> None:
    duel = Duel()
    for seat, name in ((BOB, "Bob's"), (ALICE, "Alice's")):
        duel.put(source(f"{name} Doubler", DOUBLES), seat=seat)
        duel.put(source(f"{name} Scales", ONE_MORE), seat=seat)
        duel.put("Grizzly Bears", seat=seat, label=f"{name} Bears")
    ons = [duel.target(f"{name} Bears") for name in ("Bob's", "Alice's")]
    duel.game.do(lambda game: putting.put_all(game, [Putting(ALICE, on, (("+1/+1", 1),)) for on in ons]))
    assert duel.question.player == ALICE
    duel.answer("Alice's Scales")
    assert (duel.question.player, counters(duel, "Alice's Bears")) == (BOB, {})
    duel.answer("Bob's Doubler")
    assert (counters(duel, "Alice's Bears"), counters(duel, "Bob's Bears")) == ({"+1/+1": 4}, {"+1/+1": 3})


# ---- one poison counter, and no more this turn (bug-055)


def test_melira_the_living_cure_gives_one_and_no_more_this_turn() -> None:
    duel = Duel()
    duel.put(source("Cure", ONLY_ONE), seat=BOB)
    put(duel, ALICE, "Bob", ("poison", 3))
    put(duel, ALICE, "Bob", ("poison", 3))
    put(duel, ALICE, "Alice", ("poison", 2))
    assert poison(duel) == [2, 1]
    duel.pass_until(Step.UPKEEP)
    put(duel, ALICE, "Bob", ("poison", 3))
    assert poison(duel) == [2, 2]


@pytest.mark.parametrize(("first", "now", "later"), [("Cure", 0, 0), ("Halver", 1, 1)])
def test_melira_and_vorinclex_in_either_order(first: str, now: int, later: int) -> None:
    duel = Duel()
    duel.put(source("Cure", ONLY_ONE), seat=BOB)
    duel.put(source("Halver", MoreCounters(ANYTHING, Who.ANYONE, by=Who.OPPONENT, halved=True)), seat=BOB)
    put(duel, ALICE, "Bob", ("poison", 3))
    duel.answer(first)
    assert poison(duel) == [0, now]
    put(duel, ALICE, "Bob", ("poison", 4))
    assert poison(duel) == [0, later]


# ---- what can't be put (614.17)


def test_solemnity() -> None:
    duel = Duel()
    duel.put("Solemnity", seat=BOB)
    duel.put("Vorinclex, Monstrous Raider")
    walker = permanent("Walker", "Planeswalker", loyalty=3)
    for label, card in (("bears", creature("Bears", 2, 2)), ("walker", walker)):
        duel.put(card, label=label, counters=(("loyalty", 3),) if card is walker else ())
        put(duel, ALICE, label, ("charge", 1))
    put(duel, ALICE, "Bob", ("poison", 3))
    assert (counters(duel, "bears"), counters(duel, "walker"), poison(duel)) == ({}, {"charge": 2, "loyalty": 3}, [0, 0])


def test_a_kind_that_can_not_be_put_leaves_the_others() -> None:
    duel = Duel()
    outcast = (CantGetCounters(Who.YOU, "poison"), CantHaveCounters(Quality(types=("Creature",), controller=Who.YOU), "-1/-1"))
    duel.put(source("Outcast", *outcast))
    duel.put("Grizzly Bears", label="mine")
    duel.put("Grizzly Bears", seat=BOB, label="theirs")
    for label in ("mine", "theirs"):
        put(duel, BOB, label, ("-1/-1", 1), ("+1/+1", 1))
    for label in ("Alice", "Bob"):
        put(duel, BOB, label, ("poison", 1))
    assert (counters(duel, "mine"), counters(duel, "theirs")) == ({"+1/+1": 1}, {"+1/+1": 1, "-1/-1": 1})
    assert poison(duel) == [0, 1]


def test_damage_with_wither_and_infect_puts_none_and_marks_none() -> None:
    duel = Duel()
    duel.put("Solemnity")
    bears = duel.put("Grizzly Bears", seat=BOB)
    blast = SpellAbility((DealDamage(2),), (Target(quality=CREATURE),))
    duel.put(permanent("Blast", "Sorcery", blast, Keyword("infect")), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Blast", "Grizzly Bears")
    duel.resolve()
    assert (counters(duel, "Grizzly Bears"), duel.game.object(bears).damage) == ({}, 0)


def test_a_cost_of_loyalty_counters_that_can_not_be_put_can_not_be_paid() -> None:
    duel = Duel()
    duel.put("Teferi, Time Raveler")
    duel.game.change(duel.find("Teferi, Time Raveler").id, counters=(("loyalty", 4),))
    for name, works in ((None, True), ("forbidding", False)):
        if name:
            duel.put(source(name, CantHaveCounters(Quality(types=("Planeswalker",)))))
        before = duel.state
        activation = Activation(ALICE, duel.find("Teferi, Time Raveler").id, 1)
        if works:
            duel.game.do(actions.activate(activation))
            assert counters(duel, "Teferi, Time Raveler") == {"loyalty": 5}
            duel.game.state = before
        else:
            with pytest.raises(IllegalAction):
                duel.game.do(actions.activate(activation))


@pytest.mark.parametrize(("seat", "loyalty"), [(ALICE, 6), (BOB, 4)])
def test_loyalty_counters_that_are_a_cost_are_put_too(seat: Seat, loyalty: int) -> None:
    duel = Duel()
    duel.put("Vorinclex, Monstrous Raider", seat=seat)
    duel.put("Teferi, Time Raveler", counters=(("loyalty", 4),))
    duel.game.do(actions.activate(Activation(ALICE, duel.find("Teferi, Time Raveler").id, 1)))
    assert counters(duel, "Teferi, Time Raveler") == {"loyalty": loyalty}


# ---- instructions


def test_counters_that_players_get_are_given_by_whoever_controls_the_effect() -> None:
    duel = Duel()
    duel.put("Vorinclex, Monstrous Raider")
    duel.put(permanent("Plague", "Sorcery", SpellAbility((GetCounters(Who.EACH_PLAYER),))), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Plague")
    duel.resolve()
    assert poison(duel) == [2, 2]


def test_whoever_proliferates_puts_the_counters() -> None:
    duel = Duel()
    duel.put("Vorinclex, Monstrous Raider", seat=BOB)
    duel.put("Grizzly Bears", counters=(("+1/+1", 1),))
    duel.game.change_player(BOB, counters=(("poison", 1),))
    duel.put(permanent("Proliferate", "Sorcery", SpellAbility((Proliferate(),))), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Proliferate")
    duel.resolve()
    duel.answer("Grizzly Bears", "Bob")
    assert (counters(duel, "Grizzly Bears"), poison(duel)) == ({"+1/+1": 1}, [0, 1])


# ---- counters that a permanent enters with (122.6, 614.12)


def enter(duel: Duel, label: str) -> None:
    duel.mana("{C}")
    duel.cast(label)
    duel.resolve()


@pytest.mark.parametrize(
    ("name", "seat", "got"),
    [
        ("Hardened Scales", ALICE, {"+1/+1": 3}),
        ("Winding Constrictor", ALICE, {"+1/+1": 3}),
        ("Vorinclex, Monstrous Raider", ALICE, {"+1/+1": 4}),
        ("Vorinclex, Monstrous Raider", BOB, {"+1/+1": 1}),
        ("Hardened Scales", BOB, {"+1/+1": 2}),
        ("Solemnity", BOB, {}),
    ],
)
def test_what_enters_with_counters_has_them_put_on_it_by_its_controller(name: str, seat: Seat, got: dict[str, int]) -> None:
    duel = Duel()
    duel.put(name, seat=seat)
    duel.put(creature("Elemental", 1, 1, StaticAbility(EntersWithCounters("+1/+1", 2))), Zone.HAND)
    enter(duel, "Elemental")
    assert counters(duel, "Elemental") == got


def test_what_says_it_of_all_does_not_say_it_of_itself_as_it_enters() -> None:
    duel = Duel()
    says = MoreCounters(CREATURE, plus=1)
    duel.put(creature("Snake", 1, 1, StaticAbility(EntersWithCounters("+1/+1", 2)), StaticAbility(says)), Zone.HAND)
    enter(duel, "Snake")
    assert counters(duel, "Snake") == {"+1/+1": 2}


def test_what_says_of_itself_that_it_can_have_none_enters_without() -> None:
    duel = Duel()
    keeper = creature("Keeper", 2, 2, StaticAbility(CantHaveCounters(Quality(itself=True))), Keyword("persist"))
    duel.put(keeper)
    events.destroy(duel.game, [duel.find("Keeper").id])
    duel.game.do(_settled)
    duel.resolve()
    assert (duel.where("Keeper"), counters(duel, "Keeper")) == ("battlefield", {})


def _settled(game: Game) -> Asking[None]:
    yield from give(game, ALICE)


@pytest.mark.parametrize(("name", "got"), [("Solemnity", {}), ("Winding Constrictor", {"-1/-1": 2}), ("Vizier of Remedies", {})])
def test_persist_returns_with_what_can_be_put(name: str, got: dict[str, int]) -> None:
    duel = Duel()
    duel.put(name)
    duel.put(creature("Finks", 3, 9, Keyword("persist")))
    events.destroy(duel.game, [duel.find("Finks").id])
    duel.game.do(_settled)
    duel.resolve()
    assert (duel.where("Finks"), counters(duel, "Finks")) == ("battlefield", got)


def test_the_owner_of_what_returns_puts_the_counter_and_not_who_controlled_the_ability() -> None:
    duel = Duel()
    duel.put("Vorinclex, Monstrous Raider")
    finks = duel.put(creature("Finks", 3, 9, Keyword("persist")), seat=BOB)
    set_controller(duel.game, finks, ALICE, Duration.WHILE_IT_IS_THERE)
    events.destroy(duel.game, [finks])
    duel.game.do(_settled)
    duel.resolve()
    assert (duel.controller("Finks"), counters(duel, "Finks")) == (BOB, {})


def test_the_loyalty_with_which_a_planeswalker_enters_is_counters_that_are_put() -> None:
    duel = Duel()
    duel.put("Vorinclex, Monstrous Raider")
    duel.put(permanent("Walker", "Planeswalker", loyalty=3), Zone.HAND)
    enter(duel, "Walker")
    assert counters(duel, "Walker") == {"loyalty": 6}


@pytest.mark.parametrize(("first", "got"), [("Doubler", {"+1/+1": 1, "-1/-1": 2}), ("Returned", {"+1/+1": 2, "-1/-1": 2})])
def test_counters_it_is_given_and_counters_of_its_own_leave_an_order(first: str, got: dict[str, int]) -> None:
    duel = Duel()
    duel.put(source("Doubler", MoreCounters(CREATURE, times=2)))
    duel.put(creature("Returned", 4, 4, StaticAbility(EntersWithCounters("+1/+1", 1))), Zone.GRAVEYARD)
    returned = PutOntoBattlefield(Targeted(0), counters=(("-1/-1", 1),))
    card = Target(Kind.CARD_IN_GRAVEYARD, whose=Who.YOU)
    duel.put(permanent("Return", "Sorcery", SpellAbility((returned,), (card,))), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Return", "Returned")
    duel.resolve()
    duel.answer(first)
    # Pairs are gone at the next check (704.5q).
    pairs = min(got.values())
    assert counters(duel, "Returned") == {kind: count - pairs for kind, count in got.items() if count > pairs}


def test_put_counters_says_it_of_all_targets_at_once() -> None:
    duel = Duel()
    duel.put("Hardened Scales")
    for label in ("one", "two"):
        duel.put("Grizzly Bears", label=label)
    target = Target(quality=CREATURE, minimum=2, maximum=2)
    duel.put(permanent("Grow", "Sorcery", SpellAbility((PutCounters("+1/+1", 1),), (target,))), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Grow", "one", "two")
    duel.resolve()
    assert counters(duel, "one") == counters(duel, "two") == {"+1/+1": 2}


# ---- counters that nobody is said to put


@pytest.mark.parametrize(
    ("card", "seat", "got"),
    [
        ("Vorinclex, Monstrous Raider", ALICE, 2),
        ("Vorinclex, Monstrous Raider", BOB, 2),
        ("Vizier of Remedies", ALICE, 1),
        ("Winding Constrictor", ALICE, 3),
        ("Melira, Sylvok Outcast", ALICE, 0),
    ],
)
def test_what_nobody_puts_is_met_by_what_does_not_ask_who_puts_it(card: str, seat: Seat, got: int) -> None:
    duel = Duel()
    duel.put(card, seat=seat)
    on = ChosenTarget(object=duel.put(creature("Wall", 0, 9)))
    duel.game.do(lambda game: putting.put_all(game, [Putting(None, on, (("-1/-1", 2),))]))
    assert counters(duel, "Wall").get("-1/-1", 0) == got


@pytest.mark.parametrize(
    ("card", "triggers"), [("Flourishing Defenses", 2), ("Auntie Ool, Cursewretch", 1), ("Nest of Scarabs", 0)]
)
def test_what_nobody_puts_triggers_what_does_not_ask_who_puts_it(card: str, triggers: int) -> None:
    duel = Duel()
    duel.put(card)
    on = ChosenTarget(object=duel.put(creature("Wall", 0, 9)))
    duel.game.do(lambda game: putting.put_all(game, [Putting(None, on, (("-1/-1", 2),))]))
    assert len(duel.state.waiting) == triggers
