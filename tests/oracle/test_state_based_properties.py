"""What holds of state-based actions on random boards: what they do is what a reading of 704.5 of its own says, they come to an
end, and nothing that could change by them changes unnoted.
"""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from oracle import layers, state_based
from oracle.abilities.kinds import Keyword, StaticAbility
from oracle.abilities.qualities import CREATURE, Quality, Who
from oracle.abilities.statics import Anthem, CantHaveCounters, CantLose, DoesntLoseForLife, MoreCounters
from oracle.game import Game
from oracle.objects import GameObject, Kind, ObjectId, Seat, Zone
from oracle.priority import give
from oracle.questions import Asking, Shape
from oracle.state import State
from tests.oracle.duel import Duel, creature, permanent
from tests.oracle.noted import changes, differences, noting

NAMES = ("Alice", "Bob", "Carol")
KEYWORDS = ("persist", "undying", "indestructible")
KINDS = ("+1/+1", "-1/-1", "charge")
OTHERS = (
    permanent("Glory", "Enchantment", StaticAbility(Anthem(CREATURE, 1, 1))),
    permanent("Gloom", "Enchantment", StaticAbility(Anthem(CREATURE, -1, -1))),
    permanent("Solemn", "Enchantment", StaticAbility(CantHaveCounters(CREATURE))),
    permanent("Scales", "Enchantment", StaticAbility(MoreCounters(Quality(controller=Who.YOU), plus=1))),
    permanent("Unlife", "Enchantment", StaticAbility(DoesntLoseForLife(Who.YOU))),
    creature("Angel", 1, 4, StaticAbility(CantLose(Who.YOU))),
)

LONG = 60
"""So often players pass. What persists under Solemnity and dies at once goes on returning for ever (104.4b)."""

SOME = settings(max_examples=150, deadline=None)
SEEDS = st.integers(0, 2**32 - 1).map(Random)


def board(random: Random) -> Duel:
    """Players with little life and much poison, and permanents in all kinds of trouble."""
    duel = Duel(NAMES[: random.choice((2, 3))])
    seats = range(len(duel.state.players))
    for seat in seats:
        duel.game.change_player(
            Seat(seat),
            life=random.choice((20, 5, 1, 1, 0, -2)),
            counters=random.choice(((), (), (("poison", 3),), (("poison", 9),), (("poison", 10),))),
            drew_from_empty_library=random.random() < 0.1,
        )
    for number in range(random.randint(1, 7)):
        seat = Seat(random.choice(seats))
        there = random.random()
        if there < 0.2:
            duel.put(random.choice(OTHERS), seat=seat, label=f"other {number}")
        elif there < 0.35:
            loyal = permanent("Walker", "Planeswalker", supertypes=("Legendary",))
            duel.put(loyal, seat=seat, label=f"walker {number}", counters=(("loyalty", 2),) if random.random() < 0.7 else ())
        else:
            _creature(random, duel, seat, number)
    return duel


def _creature(random: Random, duel: Duel, seat: Seat, number: int) -> None:
    keywords = [Keyword(each) for each in KEYWORDS if random.random() < 0.4]
    more = {"supertypes": ("Legendary",)} if random.random() < 0.3 else {}
    name = "Hero" if more else "Beast"
    duel.put(
        creature(name, random.randint(0, 3), random.randint(1, 3), *keywords, **more),
        random.choice((Zone.BATTLEFIELD,) * 9 + (Zone.GRAVEYARD,)),
        seat,
        label=f"creature {number}",
        kind=random.choice((Kind.CARD, Kind.CARD, Kind.TOKEN)),
        counters=tuple((kind, random.randint(1, 3)) for kind in sorted(KINDS) if random.random() < 0.35),
        damage=random.choice((0, 0, 0, 1, 2, 3)),
        deathtouched=random.random() < 0.1,
        regeneration=random.choice((0, 0, 0, 1)),
    )


def go_on(duel: Duel, random: Random) -> None:
    """Answer whatever is asked, anyhow."""
    while duel.game.pending is not None:
        question = duel.question
        count = len(question.options) if question.shape is Shape.ORDER else random.randint(question.minimum, question.maximum)
        duel.game.answer(question.player, random.sample(question.options, count))


def once(game: Game) -> Asking[None]:
    """State-based actions are performed one time."""
    yield from state_based._perform_once(game)


def receive(game: Game) -> Asking[None]:
    yield from give(game, Seat(0))


# ---- a reading of 704.5 of its own


def says(state: State, static: type, seat: Seat) -> bool:
    """Whether a player controls a permanent that says this of its controller."""
    return any(isinstance(rule.static, static) and rule.you == seat for rule in layers.in_force(state))


def losers(state: State) -> set[Seat]:
    out = set()
    for number, player in enumerate(state.players):
        seat = Seat(number)
        for_life = player.life <= 0 and not says(state, DoesntLoseForLife, seat)
        if (for_life or player.counted("poison") >= 10 or player.drew_from_empty_library) and not says(state, CantLose, seat):
            out.add(seat)
    return out


def doomed(state: State, found: GameObject) -> bool:
    """Whether a permanent goes, whatever is chosen among legends."""
    now = layers.characteristics(state, found.id)
    if "Planeswalker" in now.types and not found.counted("loyalty"):
        return True
    if "Creature" not in now.types or now.toughness is None:
        return False
    if now.toughness <= 0:
        return True
    deadly = found.deathtouched or (found.damage > 0 and found.damage >= now.toughness)
    return deadly and Keyword("indestructible") not in now.abilities and not found.regeneration


def is_stray(found: GameObject) -> bool:
    """Whether this is a token outside the battlefield."""
    return found.kind is Kind.TOKEN and found.zone is not Zone.BATTLEFIELD


def legends(state: State) -> dict[tuple[Seat, str], set[ObjectId]]:
    """The legendary permanents of each player and name of which there are several."""
    groups: dict[tuple[Seat, str], set[ObjectId]] = {}
    for of in layers.permanents(state):
        now = layers.characteristics(state, of)
        if "Legendary" in now.supertypes:
            groups.setdefault((layers.controller(state, of), now.name), set()).add(of)
    return {key: group for key, group in groups.items() if len(group) > 1}


@SOME
@given(SEEDS)
def test_what_happens_at_one_check_is_what_each_rule_says_of_the_game_before(random: Random) -> None:
    duel = board(random)
    before = duel.state
    duel.game.do(once)
    go_on(duel, random)
    after = duel.state
    losing = losers(before)
    assert {Seat(seat) for seat, player in enumerate(after.players) if player.lost} == losing
    if after.over:
        return
    there = [before.objects[of] for of in layers.permanents(before) if before.objects[of].owner not in losing]
    groups = legends(before)
    among_legends = set().union(*groups.values()) if groups else set()
    for found in there:
        if doomed(before, found):
            assert found.id not in after.objects
            last = after.gone[found.id]
            assert (last.counters, last.damage, last.last) == (
                found.counters,
                found.damage,
                layers.characteristics(before, found.id),
            )
        elif found.id not in among_legends:
            pairs = min(found.counted("+1/+1"), found.counted("-1/-1"))
            for kind in KINDS:
                assert after.objects[found.id].counted(kind) == found.counted(kind) - (pairs if kind != "charge" else 0)
    for group in groups.values():
        owned = {of for of in group if before.objects[of].owner not in losing}
        kept = [of for of in group if of in after.objects]
        assert len(kept) <= 1
        assert kept or not owned or any(doomed(before, before.objects[of]) for of in owned)
    assert not any(
        found.kind is Kind.TOKEN and found.zone is not Zone.BATTLEFIELD
        for found in before.objects.values()
        if found.id in after.objects
    )


@SOME
@given(SEEDS)
def test_they_come_to_an_end_at_which_nothing_applies(random: Random) -> None:
    duel = board(random)
    with noting() as noted:
        before = duel.state
        duel.game.do(receive)
        go_on(duel, random)
        for _ in range(LONG):
            if not duel.stack() or duel.state.over:
                break
            duel.pass_()
            go_on(duel, random)
    state = duel.state
    there = {key[0] for key in differences(before, state)}
    heard = {key: count for key, count in changes(noted).items() if key[0] in there or key[0].player is not None}
    assert differences(before, state) == {
        key: count for key, count in heard.items() if key[0].player is not None or key[0].object in state.objects
    }
    if state.over or duel.stack():
        return
    assert losers(state) <= {Seat(seat) for seat, player in enumerate(state.players) if player.lost}
    assert not legends(state)
    for of in layers.permanents(state):
        found = state.objects[of]
        assert not doomed(state, found)
        assert not (found.counted("+1/+1") and found.counted("-1/-1"))
        assert not state.players[found.owner].lost
    assert not any(map(is_stray, state.objects.values()))
    settled = duel.state
    duel.game.do(once)
    assert duel.state == settled


@SOME
@given(SEEDS)
def test_persist_and_undying_look_at_what_was_there_before_the_check(random: Random) -> None:
    duel = board(random)
    before = duel.state
    duel.game.do(once)
    go_on(duel, random)
    state = duel.state
    if state.over:
        return
    waiting = sorted((each.ability.source.id, each.ability.word) for each in state.waiting)
    expected = []
    for of in layers.permanents(before):
        found = before.objects[of]
        if of in state.objects or state.players[found.owner].lost or doomed_by_leaving(state, found):
            continue
        for keyword, kind in (("persist", "-1/-1"), ("undying", "+1/+1")):
            if Keyword(keyword) in layers.characteristics(before, of).abilities and not found.counted(kind):
                expected.append((of, keyword))
    assert waiting == sorted(expected)


def doomed_by_leaving(state: State, found: GameObject) -> bool:
    """Whether a permanent's abilities trigger for nobody, since its controller has left the game."""
    return state.players[state.gone[found.id].controller].lost
