import pytest

from oracle import zones
from oracle.abilities.effects import GainLife
from oracle.abilities.events import Enters
from oracle.abilities.kinds import Enchant, StaticAbility, TriggeredAbility
from oracle.abilities.natures import Keeps, Nature
from oracle.abilities.qualities import CREATURE, Quality, Target, Who
from oracle.abilities.statics import (
    Anthem,
    EntersTapped,
    EntersWithChoice,
    EntersWithCounters,
    EnterWithMore,
    Is,
    LoseAbilities,
)
from oracle.entering import Entry, create_tokens, enter
from oracle.errors import IllegalAction, NotModelled
from oracle.game import Game
from oracle.happenings import CountersPut
from oracle.objects import CastRecord, Kind, Seat, Zone
from oracle.questions import Asking
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent
from tests.oracle.noted import noting


def put(duel: Duel, *labels: str) -> None:
    """Put cards onto the battlefield under Alice's control at the same time."""

    def action(game: Game) -> Asking[None]:
        yield from enter(game, [Entry(duel.find(label).id, ALICE) for label in labels])

    duel.game.do(action)


def clone(duel: Duel) -> None:
    duel.put("Clone", Zone.HAND)
    put(duel, "Clone")


def test_clone_may_enter_as_a_copy_of_what_is_there() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", seat=BOB, counters=(("+1/+1", 1),), tapped=True)
    clone(duel)
    assert (duel.question.kind, duel.options()) == ("copy", ["Grizzly Bears"])
    duel.answer("Grizzly Bears")
    found = duel.find("Clone")
    assert (found.base.name, found.tapped, duel.numbers("Clone")) == ("Grizzly Bears", False, (2, 2))


def test_clone_may_enter_as_itself() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    clone(duel)
    duel.answer()
    assert duel.find("Clone").base.name == "Clone"


def test_clone_is_not_asked_where_there_is_nothing_to_copy() -> None:
    duel = Duel()
    clone(duel)
    assert duel.game.pending is None


def test_a_copy_triggers_as_what_it_copies() -> None:
    duel = Duel()
    duel.put(creature("Gainer", 1, 1, TriggeredAbility(Enters(), (GainLife(Who.YOU, 1),))))
    clone(duel)
    duel.answer("Gainer")
    assert [each.ability.source.label for each in duel.state.waiting] == ["Clone"]


def test_a_copy_of_an_evoked_creature_was_not_evoked() -> None:
    duel = Duel()
    evoke = duel.game.object(duel.put("Mulldrifter", cast=CastRecord(ALICE, Zone.HAND, "evoke"))).base.abilities
    assert evoke
    clone(duel)
    duel.answer("Mulldrifter")
    assert [each.ability.word for each in duel.state.waiting] == ["enters"]


def test_a_card_that_was_a_copy_is_itself_again_elsewhere() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    clone(duel)
    duel.answer("Grizzly Bears")
    zones.move(duel.game, duel.find("Clone").id, Zone.GRAVEYARD)
    assert duel.find("Clone").base.name == "Clone"


def test_a_creature_that_would_have_no_abilities_does_not_enter_as_a_copy() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    duel.put(permanent("Humble", "Enchantment", StaticAbility(LoseAbilities(CREATURE, (1, 1)))))
    clone(duel)
    assert duel.game.pending is None
    assert duel.numbers("Clone") == (1, 1)


@pytest.mark.parametrize(("edition", "tapped"), [("2017-09-28", True), ("2017-09-29", False)])
def test_a_land_that_would_be_a_mountain_enters_as_it_says_or_as_it_will_be(edition: str, tapped: bool) -> None:
    duel = Duel(edition=edition)
    duel.put("Blood Moon")
    duel.put("Coastal Tower", Zone.HAND)
    put(duel, "Coastal Tower")
    assert duel.find("Coastal Tower").tapped is tapped


@pytest.mark.parametrize(("edition", "counters"), [("2017-09-28", ()), ("2017-09-29", (("+1/+1", 1),))])
def test_what_gives_counters_sees_what_others_make_of_it(edition: str, counters: tuple[tuple[str, int], ...]) -> None:
    duel = arena(edition)
    duel.put(creature("Bear", 2, 2), Zone.HAND)
    put(duel, "Bear")
    assert duel.find("Bear").counters == counters


def test_its_own_static_abilities_are_not_told_from_the_effects_of_others_by_old_rules() -> None:
    own = StaticAbility(Anthem(CREATURE, 1))
    duel = arena("2017-09-28")
    duel.put(creature("Captain", 2, 2, own), Zone.HAND)
    with pytest.raises(NotModelled, match="2017-09-28"):
        put(duel, "Captain")


@pytest.mark.parametrize("edition", ["2007-10-01", "2009-07-10", "2009-07-11"])
def test_what_its_own_abilities_make_of_it_is_not_guessed_at_before_july_2009(edition: str) -> None:
    duel = Duel(edition=edition)
    duel.put(permanent("Camp", "Enchantment", StaticAbility(EnterWithMore(Quality(subtypes=("Human",)), "+1/+1"))))
    duel.put("Avian Changeling", Zone.HAND)
    if edition < "2009-07-11":
        with pytest.raises(NotModelled, match=edition):
            put(duel, "Avian Changeling")
        return
    put(duel, "Avian Changeling")
    assert duel.numbers("Avian Changeling") == (3, 3)


def test_what_counts_other_permanents_is_affected_by_none_of_them() -> None:
    duel = Duel(edition="2017-09-28")
    duel.put(permanent("Camp", "Enchantment", StaticAbility(EnterWithMore(CREATURE, "+1/+1"))))
    duel.put("Grizzly Bears")
    duel.put("Scion of the Wild", Zone.HAND)
    put(duel, "Scion of the Wild")
    assert duel.numbers("Scion of the Wild") == (3, 3)


def test_its_own_static_abilities_alone_need_not_be_told() -> None:
    duel = Duel(edition="2017-09-28")
    duel.put(permanent("Camp", "Enchantment", StaticAbility(EnterWithMore(CREATURE, "+1/+1"))))
    duel.put(creature("Captain", 2, 2, StaticAbility(Anthem(CREATURE, 1))), Zone.HAND)
    put(duel, "Captain")
    assert duel.numbers("Captain") == (4, 3)


def arena(edition: str) -> Duel:
    """A game in which all creatures are Warriors, and Warriors enter with a counter more."""
    duel = Duel(edition=edition)
    duel.put(permanent("Draft", "Enchantment", StaticAbility(Is(CREATURE, Nature(subtypes=("Warrior",), keeps=Keeps.ALL)))))
    duel.put(permanent("Camp", "Enchantment", StaticAbility(EnterWithMore(Quality(subtypes=("Warrior",)), "+1/+1"))))
    return duel


@pytest.mark.parametrize(("x", "counters"), [(0, ()), (3, (("charge", 3),))])
def test_a_permanent_enters_with_counters_for_the_x_of_its_spell(x: int, counters: tuple[tuple[str, int], ...]) -> None:
    duel = Duel()
    card = permanent("Jar", "Artifact", StaticAbility(EntersWithCounters("charge")))
    duel.put(card, Zone.STACK, cast=CastRecord(ALICE, Zone.HAND, x=x))
    put(duel, "Jar")
    assert duel.find("Jar").counters == counters


def test_a_name_is_chosen_before_the_permanent_is_there() -> None:
    duel = Duel()
    duel.put("Meddling Mage", Zone.HAND)
    put(duel, "Meddling Mage")
    assert duel.where("Meddling Mage") == "hand"
    assert duel.question.kind == "name"
    with pytest.raises(IllegalAction):
        duel.answer("Island")
    with pytest.raises(NotModelled):
        duel.answer("Not a card at all")
    duel.answer("Mulldrifter")
    assert (duel.where("Meddling Mage"), duel.find("Meddling Mage").chosen) == ("battlefield", "Mulldrifter")


def test_a_creature_type_must_be_one() -> None:
    duel = Duel()
    duel.put(permanent("Banner", "Artifact", StaticAbility(EntersWithChoice("creature type"))), Zone.HAND)
    put(duel, "Banner")
    with pytest.raises(IllegalAction):
        duel.answer("Artifact")
    duel.answer("Elemental")
    assert duel.find("Banner").chosen == "Elemental"


def test_an_instant_stays_where_it_is() -> None:
    duel = Duel()
    duel.put("Lightning Bolt", Zone.GRAVEYARD)
    put(duel, "Lightning Bolt")
    assert duel.where("Lightning Bolt") == "graveyard"


def test_what_enters_together_sees_each_other_enter() -> None:
    duel = Duel()
    watcher = TriggeredAbility(Enters(Quality(types=("Creature",), other=True)), (GainLife(Who.YOU, 1),))
    for number in (1, 2):
        duel.put(creature(f"Watcher {number}", 1, 1, watcher), Zone.HAND)
    put(duel, "Watcher 1", "Watcher 2")
    assert len(duel.state.waiting) == 2


def test_a_planeswalker_enters_with_its_loyalty() -> None:
    duel = Duel()
    duel.put("Teferi, Time Raveler", Zone.HAND)
    put(duel, "Teferi, Time Raveler")
    assert duel.find("Teferi, Time Raveler").counters == (("loyalty", 4),)


@pytest.mark.parametrize(("edition", "by", "loyalty"), [("2017-04-27", None, 4), ("2017-04-28", ALICE, 8)])
def test_who_puts_the_counters_that_a_permanent_enters_with(edition: str, by: Seat | None, loyalty: int) -> None:
    duel = Duel(edition=edition)
    duel.put("Vorinclex, Monstrous Raider")
    duel.put("Teferi, Time Raveler", Zone.HAND)
    with noting() as noted:
        put(duel, "Teferi, Time Raveler")
    teferi = duel.target("Teferi, Time Raveler")
    assert [each for each in noted if isinstance(each, CountersPut)] == [CountersPut(teferi, "loyalty", loyalty, by)]


def test_a_permanent_is_summoning_sick_as_it_enters() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", Zone.HAND)
    put(duel, "Grizzly Bears")
    assert duel.find("Grizzly Bears").sick


def test_an_aura_that_was_not_cast_is_not_guessed_at() -> None:
    duel = Duel()
    duel.put(permanent("Mark", "Enchantment", subtypes=("Aura",)), Zone.HAND)
    with pytest.raises(NotModelled):
        put(duel, "Mark")


def test_a_token_does_not_come_back() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", Zone.EXILE, kind=Kind.TOKEN)
    put(duel, "Grizzly Bears")
    assert duel.where("Grizzly Bears") == "exile"


def test_nothing_is_asked_of_a_token_that_has_left() -> None:
    duel = Duel()
    mage = creature("Mage", 2, 2, StaticAbility(EntersWithChoice("nonland card name")))
    duel.put(mage, Zone.EXILE, label="token", kind=Kind.TOKEN)
    became: list[object] = []

    def action(game: Game) -> Asking[None]:
        became.extend((yield from enter(game, (Entry(duel.find("token").id, ALICE),))))

    duel.game.do(action)
    assert (duel.game.pending, became, duel.where("token")) == (None, [None], "exile")


def test_counters_that_mean_something_unknown_are_refused_on_entering() -> None:
    duel = Duel()
    duel.put(creature("Doomed", 2, 2, StaticAbility(EntersWithCounters("finality", 1))), Zone.HAND)

    def action(game: Game) -> Asking[None]:
        yield from enter(game, (Entry(duel.find("Doomed").id, ALICE),))

    with pytest.raises(NotModelled, match="finality"):
        duel.game.do(action)


def test_a_token_enters_tapped_where_it_says_so() -> None:
    duel = Duel()
    sloth = creature("Sloth", 1, 1, StaticAbility(EntersTapped()))

    def action(game: Game) -> Asking[None]:
        yield from create_tokens(game, sloth, ALICE)

    duel.game.do(action)
    (token,) = (found for found in duel.state.objects.values() if found.kind is Kind.TOKEN)
    assert token.tapped


def test_a_token_that_is_an_aura_is_not_modelled() -> None:
    duel = Duel()
    aura = permanent("Mark", "Enchantment", Enchant(Target(quality=CREATURE)), subtypes=("Aura",))

    def action(game: Game) -> Asking[None]:
        yield from create_tokens(game, aura, ALICE)

    with pytest.raises(NotModelled, match="Aura"):
        duel.game.do(action)


def test_a_battle_enters_with_its_defense() -> None:
    duel = Duel()
    duel.put("Invasion of Dominaria", Zone.HAND)
    duel.mana("{W}{C}{C}")
    duel.cast("Invasion of Dominaria")
    duel.resolve()
    assert duel.find("Invasion of Dominaria").counters == (("defense", 5),)
    duel.resolve()
    assert (duel.game.player(ALICE).life, duel.hand()) == (24, 1)
