import pytest

from oracle.abilities.effects import GainLife, Proliferate
from oracle.abilities.events import Proliferates
from oracle.abilities.kinds import Keyword, SpellAbility, TriggeredAbility
from oracle.abilities.qualities import Who
from oracle.errors import NotModelled
from oracle.objects import Kind, Zone
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent


def proliferating(times: int = 1) -> Duel:
    """Alice is about to resolve a spell that proliferates."""
    duel = Duel()
    duel.put(permanent("Proliferate", "Sorcery", SpellAbility((Proliferate(times),))), Zone.HAND)
    duel.mana("{C}")
    return duel


def counters(duel: Duel, label: str) -> dict[str, int]:
    return dict(duel.find(label).counters)


def test_every_chosen_permanent_and_player_gets_one_more_of_each_kind() -> None:
    duel = proliferating()
    duel.put("Grizzly Bears", seat=BOB, label="shrouded", counters=(("+1/+1", 2), ("charge", 1)))
    duel.put(creature("Hidden", 1, 1, Keyword("shroud")), counters=(("+1/+1", 1),))
    duel.put("Grizzly Bears", label="without")
    duel.put("Grizzly Bears", label="left", counters=(("charge", 3),))
    duel.put("Lightning Bolt", Zone.EXILE, label="exiled", counters=(("void", 1),))
    duel.game.change_player(BOB, counters=(("energy", 4), ("poison", 2)))
    duel.cast("Proliferate")
    duel.resolve()
    question = duel.question
    assert (question.kind, question.player, question.minimum) == ("choose objects", ALICE, 0)
    assert duel.options() == ["Bob", "Hidden", "left", "shrouded"]
    duel.answer("shrouded", "Hidden", "Bob")
    assert counters(duel, "shrouded") == {"+1/+1": 3, "charge": 2}
    assert counters(duel, "Hidden") == {"+1/+1": 2}
    assert (counters(duel, "left"), counters(duel, "without"), counters(duel, "exiled")) == ({"charge": 3}, {}, {"void": 1})
    assert [player.counters for player in duel.state.players] == [(), (("energy", 5), ("poison", 3))]


@pytest.mark.parametrize("with_counters", [True, False])
def test_whoever_chooses_nothing_has_proliferated(with_counters: bool) -> None:
    duel = proliferating()
    duel.put(permanent("Stalker", "Enchantment", TriggeredAbility(Proliferates(Who.YOU), (GainLife(),))))
    duel.put(permanent("Rival", "Enchantment", TriggeredAbility(Proliferates(Who.YOU), (GainLife(),))), seat=BOB)
    duel.put("Grizzly Bears", counters=(("+1/+1", 1),) if with_counters else ())
    duel.cast("Proliferate")
    duel.resolve()
    if with_counters:
        duel.answer()
        assert counters(duel, "Grizzly Bears") == {"+1/+1": 1}
    assert duel.stack() == ["other"]
    duel.resolve_all()
    assert [player.life for player in duel.state.players] == [21, 20]


def test_proliferating_twice_asks_twice_and_triggers_twice() -> None:
    duel = proliferating(2)
    duel.put(permanent("Stalker", "Enchantment", TriggeredAbility(Proliferates(Who.YOU), (GainLife(),))))
    duel.put("Grizzly Bears", counters=(("+1/+1", 1),))
    duel.cast("Proliferate")
    duel.resolve()
    duel.answer("Grizzly Bears")
    assert counters(duel, "Grizzly Bears") == {"+1/+1": 2}
    duel.answer("Grizzly Bears")
    assert counters(duel, "Grizzly Bears") == {"+1/+1": 3}
    assert duel.stack() == ["other", "other"]


def proliferating_in_2019(*, edition: str = "2019-05-02") -> Duel:
    duel = proliferating()
    duel.game.update(edition=edition)
    return duel


def test_one_kind_is_chosen_for_each_permanent_before_may_2019() -> None:
    duel = proliferating_in_2019()
    duel.put("Grizzly Bears", label="two kinds", counters=(("+1/+1", 1), ("charge", 3)))
    duel.put("Grizzly Bears", label="one kind", counters=(("charge", 1),))
    duel.cast("Proliferate")
    duel.resolve()
    duel.answer("one kind", "two kinds")
    question = duel.question
    assert (question.kind, question.player, question.options) == ("counter", ALICE, ("+1/+1", "charge"))
    assert question.about == duel.find("two kinds").id
    duel.answer("charge")
    assert (counters(duel, "two kinds"), counters(duel, "one kind")) == ({"+1/+1": 1, "charge": 4}, {"charge": 2})


def test_nobody_is_asked_for_a_kind_since_may_2019() -> None:
    duel = proliferating_in_2019(edition="2019-05-03")
    duel.put("Grizzly Bears", counters=(("+1/+1", 1), ("charge", 3)))
    duel.cast("Proliferate")
    duel.resolve()
    duel.answer("Grizzly Bears")
    assert duel.game.pending is None
    assert counters(duel, "Grizzly Bears") == {"+1/+1": 2, "charge": 4}


def test_one_kind_is_chosen_for_a_player_and_not_for_two() -> None:
    duel = proliferating_in_2019()
    duel.game.change_player(ALICE, counters=(("energy", 1), ("poison", 1)))
    duel.game.change_player(BOB, counters=(("energy", 4), ("poison", 2)))
    duel.cast("Proliferate")
    duel.resolve()
    with pytest.raises(NotModelled, match="two players"):
        duel.answer("Alice", "Bob")
    duel.answer("Bob")
    duel.answer("energy")
    assert [player.counters for player in duel.state.players] == [(("energy", 1), ("poison", 1)), (("energy", 5), ("poison", 2))]


def test_both_kinds_of_a_pair_are_there_before_october_2006() -> None:
    duel = proliferating_in_2019(edition="2006-09-30")
    duel.put("Grizzly Bears", counters=(("+1/+1", 1), ("-1/-1", 1)))
    duel.cast("Proliferate")
    assert counters(duel, "Grizzly Bears") == {"+1/+1": 1, "-1/-1": 1}


def test_pairs_are_gone_before_anyone_can_proliferate_them() -> None:
    duel = proliferating()
    duel.put("Grizzly Bears", counters=(("+1/+1", 1), ("-1/-1", 1)), kind=Kind.TOKEN)
    duel.cast("Proliferate")
    assert counters(duel, "Grizzly Bears") == {}
