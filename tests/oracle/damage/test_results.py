"""What damage results in, by what deals it and what it is dealt to (120.3)."""

import pytest

from oracle import state_based, zones
from oracle.abilities.effects import DealDamage
from oracle.abilities.kinds import Keyword, SpellAbility
from oracle.abilities.qualities import Kind, Target
from oracle.damage import Damage
from oracle.errors import NotModelled
from oracle.happenings import CountersPut, Happening, LifeGained, LifeLost
from oracle.objects import Characteristics, ChosenTarget, ObjectId, Zone
from oracle.questions import unasked
from oracle.triggers import noting
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

PLAYER = ChosenTarget(player=BOB)
INFECT, WITHER, LIFELINK, DEATHTOUCH = map(Keyword, ("infect", "wither", "lifelink", "deathtouch"))


@pytest.fixture
def duel() -> Duel:
    """Bob has an Ox 3/9, a Walker with loyalty 5, a Walking Ox that is both, and a battle Fort with defense 6."""
    game = Duel()
    game.put(creature("Ox", 3, 9), seat=BOB)
    game.put(permanent("Walker", "Planeswalker"), seat=BOB, counters=(("loyalty", 5),))
    game.put(creature("Walking Ox", 3, 9, types=("Planeswalker", "Creature")), seat=BOB, counters=(("loyalty", 5),))
    game.put(permanent("Fort", "Battle"), seat=BOB, counters=(("defense", 6),))
    return game


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> list[Happening]:
    """What is noted from now on."""
    heard: list[Happening] = []
    real = noting._triggered_by

    def hear(state: object, happening: Happening) -> object:
        heard.append(happening)
        return real(state, happening)  # type: ignore[arg-type]

    monkeypatch.setattr(noting, "_triggered_by", hear)
    return heard


def source(duel: Duel, *keywords: Keyword, name: str = "Source") -> ObjectId:
    return duel.put(creature(name, 2, 2, *keywords))


def deal(duel: Duel, by: ObjectId, to: str, amount: int = 2, *, combat: bool = False) -> None:
    duel.deal(Damage(by, duel.target(to), amount, combat))


def totals(duel: Duel) -> tuple[int, int]:
    """Bob's life and poison counters."""
    bob = duel.game.player(BOB)
    return bob.life, bob.counted("poison")


@pytest.mark.parametrize(
    ("keywords", "expected"),
    [((), (18, 0)), ((INFECT,), (20, 2)), ((WITHER,), (18, 0)), ((INFECT, WITHER), (20, 2)), ((INFECT, INFECT), (20, 2))],
)
def test_damage_to_a_player(duel: Duel, keywords: tuple[Keyword, ...], expected: tuple[int, int]) -> None:
    deal(duel, source(duel, *keywords), "Bob")
    assert totals(duel) == expected


@pytest.mark.parametrize(
    ("keywords", "marked", "counters"),
    [((), 2, 0), ((INFECT,), 0, 2), ((WITHER,), 0, 2), ((INFECT, WITHER), 0, 2), ((WITHER, WITHER), 0, 2)],
)
def test_damage_to_a_creature(duel: Duel, keywords: tuple[Keyword, ...], marked: int, counters: int) -> None:
    deal(duel, source(duel, *keywords), "Ox")
    ox = duel.find("Ox")
    assert (ox.damage, ox.counted("-1/-1")) == (marked, counters)


@pytest.mark.parametrize("keywords", [(), (INFECT,), (WITHER,)])
def test_damage_to_a_planeswalker_or_battle_removes_its_own_counters_and_does_nothing_else(
    duel: Duel, keywords: tuple[Keyword, ...]
) -> None:
    by = source(duel, *keywords)
    deal(duel, by, "Walker")
    deal(duel, by, "Fort")
    assert duel.find("Walker").counters == (("loyalty", 3),)
    assert duel.find("Fort").counters == (("defense", 4),)
    assert (duel.find("Walker").damage, duel.find("Fort").damage) == (0, 0)


def test_a_permanent_of_two_types_gets_the_result_of_each(duel: Duel) -> None:
    deal(duel, source(duel), "Walking Ox")
    deal(duel, source(duel, WITHER), "Walking Ox", 1)
    both = duel.find("Walking Ox")
    assert (both.damage, both.counters) == (2, (("-1/-1", 1), ("loyalty", 2)))


def test_lifelink_gains_as_much_as_was_dealt_in_whatever_form(duel: Duel) -> None:
    by = source(duel, LIFELINK, LIFELINK, INFECT)
    for to, expected in (("Bob", 22), ("Ox", 24), ("Walker", 26), ("Fort", 28)):
        deal(duel, by, to)
        assert duel.game.player(ALICE).life == expected


def test_lifelink_of_one_source_is_one_gain_and_of_two_sources_two(duel: Duel, noted: list[Happening]) -> None:
    one, other = source(duel, LIFELINK), source(duel, LIFELINK, name="Other")
    duel.deal(Damage(one, PLAYER, 1), Damage(one, duel.target("Ox"), 2), Damage(other, PLAYER, 4))
    assert [each for each in noted if isinstance(each, LifeGained)] == [LifeGained(ALICE, 3), LifeGained(ALICE, 4)]


def test_damage_of_several_sources_to_a_player_is_one_loss_of_life(duel: Duel, noted: list[Happening]) -> None:
    one, other = source(duel), source(duel, name="Other")
    duel.deal(Damage(one, PLAYER, 1), Damage(other, PLAYER, 4))
    assert [each for each in noted if isinstance(each, LifeLost)] == [LifeLost(BOB, 5)]


def test_the_controller_of_the_source_puts_and_gives_the_counters_all_at_once(duel: Duel, noted: list[Happening]) -> None:
    one, other = source(duel, INFECT), source(duel, WITHER, INFECT, name="Other")
    duel.deal(*(Damage(by, to, 1) for by in (one, other) for to in (PLAYER, duel.target("Ox"))))
    assert [each for each in noted if isinstance(each, CountersPut)] == [
        CountersPut(PLAYER, "poison", 2, ALICE, several=True),
        CountersPut(duel.target("Ox"), "-1/-1", 2, ALICE, several=True),
    ]


def test_sources_of_two_players_put_their_counters_each(duel: Duel, noted: list[Happening]) -> None:
    one = source(duel, WITHER)
    other = duel.put(creature("Other", 1, 1, WITHER), seat=BOB)
    ox = duel.target("Ox")
    duel.deal(Damage(one, ox, 1), Damage(other, ox, 2))
    put = {(each.by, each.count) for each in noted if isinstance(each, CountersPut)}
    assert put == {(ALICE, 1), (BOB, 2)}


@pytest.mark.parametrize("keyword", [INFECT, WITHER])
def test_deathtouch_kills_a_creature_on_which_nothing_was_marked(duel: Duel, keyword: Keyword) -> None:
    deal(duel, source(duel, keyword, DEATHTOUCH), "Ox", 1)
    assert duel.find("Ox").damage == 0
    unasked(state_based.perform(duel.game), "nothing is asked")
    assert duel.where("Ox") == "graveyard"


def test_deathtouch_does_nothing_to_what_is_no_creature(duel: Duel) -> None:
    by = source(duel, DEATHTOUCH)
    deal(duel, by, "Walker", 1)
    deal(duel, by, "Fort", 1)
    unasked(state_based.perform(duel.game), "nothing is asked")
    assert (duel.where("Walker"), duel.where("Fort")) == ("battlefield", "battlefield")


def test_counters_make_damage_that_is_marked_lethal(duel: Duel) -> None:
    deal(duel, source(duel), "Ox", 4)
    deal(duel, source(duel, WITHER), "Ox", 4)
    unasked(state_based.perform(duel.game), "nothing is asked")
    assert duel.where("Ox") == "battlefield"
    deal(duel, source(duel, WITHER), "Ox", 1)
    unasked(state_based.perform(duel.game), "nothing is asked")
    assert duel.where("Ox") == "graveyard"


def test_a_battle_without_defense_is_put_into_a_graveyard(duel: Duel) -> None:
    deal(duel, source(duel), "Fort", 6)
    unasked(state_based.perform(duel.game), "nothing is asked")
    assert duel.where("Fort") == "graveyard"


def test_what_a_siege_does_without_defense_is_not_modelled(duel: Duel) -> None:
    duel.put(permanent("Siege", "Battle", subtypes=("Siege",)), seat=BOB, counters=(("defense", 2),))
    deal(duel, source(duel), "Siege", 1)
    with pytest.raises(NotModelled, match="a Siege"):
        deal(duel, source(duel), "Siege", 1)


def test_toxic_adds_poison_to_combat_damage_of_a_creature_to_a_player(duel: Duel) -> None:
    by = source(duel, Keyword("toxic", 2), Keyword("toxic", 1))
    deal(duel, by, "Bob", 5, combat=True)
    assert totals(duel) == (15, 3)


def test_toxic_adds_nothing_to_other_damage_or_to_a_permanent(duel: Duel) -> None:
    by = source(duel, Keyword("toxic", 2))
    deal(duel, by, "Bob", 5)
    deal(duel, by, "Walker", 1, combat=True)
    assert totals(duel) == (15, 0)


def test_toxic_beside_infect(duel: Duel) -> None:
    deal(duel, source(duel, INFECT, Keyword("toxic", 1)), "Bob", 2, combat=True)
    assert totals(duel) == (20, 3)


def test_toxic_of_what_is_no_creature_does_nothing(duel: Duel) -> None:
    by = duel.put(permanent("Rock", "Artifact", Keyword("toxic", 2)))
    deal(duel, by, "Bob", 1, combat=True)
    assert totals(duel) == (19, 0)


@pytest.mark.parametrize("keyword", [INFECT, WITHER, LIFELINK, DEATHTOUCH])
def test_a_source_that_is_gone_has_the_keywords_it_last_had(duel: Duel, keyword: Keyword) -> None:
    by = source(duel, keyword)
    zones.move(duel.game, by, Zone.GRAVEYARD)
    deal(duel, by, "Ox", 1)
    ox = duel.find("Ox")
    shrunk = keyword in (INFECT, WITHER)
    assert (ox.damage, ox.counted("-1/-1"), ox.deathtouched) == (1 - shrunk, shrunk, keyword is DEATHTOUCH)
    assert duel.game.player(ALICE).life == (21 if keyword is LIFELINK else 20)


def test_the_last_controller_of_a_source_that_is_gone_gives_the_counters(duel: Duel, noted: list[Happening]) -> None:
    by = duel.put(creature("Lent", 1, 1, INFECT), owner=BOB)
    zones.move(duel.game, by, Zone.GRAVEYARD)
    deal(duel, by, "Bob", 1)
    assert CountersPut(PLAYER, "poison", 1, ALICE) in noted


@pytest.mark.parametrize("zone", [Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND])
def test_the_keywords_of_a_source_work_from_any_zone(duel: Duel, zone: Zone) -> None:
    by = duel.put(creature("Afar", 1, 1, INFECT, LIFELINK), zone)
    deal(duel, by, "Bob", 1)
    assert (totals(duel), duel.game.player(ALICE).life) == ((20, 1), 21)


def test_a_spell_with_wither(duel: Duel) -> None:
    puncture = SpellAbility((DealDamage(3),), (Target(Kind.ANY_TARGET),))
    duel.put(Characteristics("Puncture", (), types=("Instant",), abilities=(WITHER, puncture)), Zone.HAND)
    duel.cast("Puncture", "Ox")
    duel.resolve()
    assert (duel.find("Ox").damage, duel.find("Ox").counted("-1/-1")) == (0, 3)


def test_counters_that_one_event_puts_change_no_other_result_of_it(duel: Duel) -> None:
    """A creature with wither and lifelink that deals damage to each creature, itself among them."""
    by = duel.put(creature("Storm", 2, 2, WITHER, LIFELINK))
    duel.put(creature("Calf", 1, 1), seat=BOB)
    duel.deal(*(Damage(by, duel.target(each), 2) for each in ("Storm", "Calf")))
    assert duel.game.player(ALICE).life == 24
    assert duel.numbers("Storm") == (0, 0)


# ---- who puts the counters, by the rules of the day (119.3b, 119.3d of 2017-04-27; 120.3b, 120.3d)


def test_of_counters_that_damage_came_to_before_2017_nobody_was_said_to_put_any(duel: Duel, noted: list[Happening]) -> None:
    """Then those of two players' sources are put together."""
    duel.game.update(edition="2017-04-27")
    ox = duel.target("Ox")
    other = duel.put(creature("Other", 1, 1, INFECT), seat=BOB)
    duel.deal(Damage(source(duel, WITHER), ox, 1), Damage(other, ox, 2), Damage(other, PLAYER, 1))
    assert [each for each in noted if isinstance(each, CountersPut)] == [
        CountersPut(ox, "-1/-1", 3, None, several=True),
        CountersPut(PLAYER, "poison", 1, None),
    ]


def test_toxic_is_given_by_somebody_under_every_edition(duel: Duel, noted: list[Happening]) -> None:
    duel.game.update(edition="2017-04-27")
    deal(duel, source(duel, Keyword("toxic", 2)), "Bob", 1, combat=True)
    assert CountersPut(PLAYER, "poison", 2, ALICE) in noted
