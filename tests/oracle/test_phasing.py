import pytest

from oracle import events, layers, phasing, state_based, zones
from oracle.abilities.effects import GainLife
from oracle.abilities.events import Enters, LeavesBattlefield
from oracle.abilities.kinds import Enchant, Keyword, StaticAbility, TriggeredAbility
from oracle.abilities.qualities import ANYTHING, CREATURE, Quality, Target, Who
from oracle.abilities.statics import Anthem
from oracle.errors import IllegalAction, NotModelled
from oracle.instructions.changing import begin_effect, set_controller
from oracle.objects import Characteristics, Kind, ObjectId, Zone
from oracle.state import ChangePower, Duration, Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

LORD = creature("Lord", 2, 2, StaticAbility(Anthem(Quality(types=("Creature",), controller=Who.YOU), 1, 1)))
WATCHER = permanent(
    "Watcher",
    "Enchantment",
    TriggeredAbility(Enters(ANYTHING), (GainLife(),)),
    TriggeredAbility(LeavesBattlefield(ANYTHING), (GainLife(),)),
)
AURA = Characteristics("Aura", (), types=("Enchantment",), subtypes=("Aura",), abilities=(Enchant(Target(quality=CREATURE)),))


def away(duel: Duel, label: str) -> bool:
    return duel.find(label).phased_out is not None


def labels(duel: Duel) -> list[str]:
    return [duel.state.objects[each].label for each in layers.permanents(duel.state)]


def check_state(duel: Duel) -> None:
    for _ in state_based.perform(duel.game):
        raise AssertionError("nobody is asked")


def phase_out(duel: Duel, *of: ObjectId) -> None:
    phasing.phase_out(duel.game, of)


def test_what_is_phased_out_is_no_permanent_and_stays_in_its_zone() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears")
    duel.put("Memnite")
    phase_out(duel, bears)
    assert labels(duel) == ["Memnite"]
    assert not events.on_battlefield(duel.game, bears)
    assert duel.where("Grizzly Bears") == "battlefield"
    assert duel.find("Grizzly Bears").id == bears


def test_it_neither_affects_nor_is_affected() -> None:
    duel = Duel()
    lord, other = duel.put(LORD), duel.put(LORD, label="Other lord")
    duel.put("Grizzly Bears")
    assert duel.numbers("Grizzly Bears") == (4, 4)
    phase_out(duel, lord)
    assert duel.numbers("Grizzly Bears") == (3, 3)
    assert duel.numbers("Other lord") == (3, 3)
    begin_effect(duel.game, (lord, other), ChangePower(5, 5), ALICE)
    phase_out(duel, other)
    phasing.phase_in_and_out(duel.game)
    assert duel.numbers("Lord") == (4, 4)
    assert duel.numbers("Other lord") == (9, 9)


def test_what_is_known_of_it_is_what_it_last_was() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears", counters=(("+1/+1", 2),))
    duel.put(LORD)
    phase_out(duel, bears)
    assert duel.numbers("Grizzly Bears") == (5, 5)
    phasing.phase_in_and_out(duel.game)
    assert duel.find("Grizzly Bears").last is None


def test_it_phases_in_before_its_controller_untaps_and_not_before() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", tapped=True, sick=True, counters=(("+1/+1", 1),))
    duel.put("Reality Ripple", Zone.HAND, BOB)
    duel.mana("{U}{U}", BOB)
    duel.pass_()
    duel.cast("Reality Ripple", "Grizzly Bears", seat=BOB)
    duel.resolve()
    assert away(duel, "Grizzly Bears")
    duel.pass_until(Step.UPKEEP, BOB)
    assert away(duel, "Grizzly Bears")
    duel.pass_until(Step.UPKEEP, ALICE)
    bears = duel.find("Grizzly Bears")
    assert (away(duel, "Grizzly Bears"), bears.tapped, bears.sick) == (False, False, False)
    assert bears.counters == (("+1/+1", 1),)


def test_nothing_enters_or_leaves_and_a_token_goes_on_existing() -> None:
    duel = Duel()
    duel.put(WATCHER)
    token = duel.put(creature("Token"), kind=Kind.TOKEN)
    phase_out(duel, token)
    check_state(duel)
    phasing.phase_in_and_out(duel.game)
    assert duel.state.waiting == ()
    assert events.on_battlefield(duel.game, token)


def test_a_target_that_is_phased_out_is_illegal() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    duel.put("Murder", Zone.HAND, BOB)
    duel.put("Slip Out the Back", Zone.HAND)
    duel.mana("{C}{B}{B}", BOB)
    duel.mana("{U}")
    duel.pass_()
    duel.cast("Murder", "Grizzly Bears", seat=BOB)
    duel.pass_()
    duel.cast("Slip Out the Back", "Grizzly Bears")
    duel.resolve_all()
    assert away(duel, "Grizzly Bears")
    assert duel.find("Grizzly Bears").counted("+1/+1") == 1
    assert duel.where("Murder") == "graveyard"
    duel.pass_until(Step.UPKEEP, ALICE)
    assert duel.numbers("Grizzly Bears") == (3, 3)


def test_it_can_be_no_target_and_its_abilities_cannot_be_activated() -> None:
    duel = Duel()
    elves = duel.put("Llanowar Elves")
    duel.put("Shock", Zone.HAND)
    phase_out(duel, elves)
    with pytest.raises(IllegalAction):
        duel.activate("Llanowar Elves", ability=1)
    duel.mana("{R}")
    with pytest.raises(IllegalAction):
        duel.cast("Shock", "Llanowar Elves")


def test_effects_and_damage_end_while_it_is_away() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears", damage=1)
    begin_effect(duel.game, (bears,), ChangePower(3, 3), ALICE)
    phase_out(duel, bears)
    duel.pass_until(Step.UPKEEP, ALICE)
    assert duel.numbers("Grizzly Bears") == (2, 2)
    assert duel.find("Grizzly Bears").damage == 0


def test_it_phases_in_with_the_player_under_whose_control_it_phased_out() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears", seat=BOB)
    set_controller(duel.game, bears, ALICE, Duration.END_OF_TURN)
    phase_out(duel, bears)
    duel.pass_until(Step.UPKEEP, BOB)
    assert away(duel, "Grizzly Bears")
    duel.pass_until(Step.UPKEEP, ALICE)
    assert not away(duel, "Grizzly Bears")
    assert duel.controller("Grizzly Bears") == BOB
    assert duel.find("Grizzly Bears").sick


def test_what_is_attached_phases_out_and_in_along_with_it() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears")
    aura = duel.put(AURA, seat=BOB, attached_to=bears)
    phase_out(duel, aura, bears)
    status = duel.find("Aura").phased_out
    assert status is not None
    assert (status.under, status.along_with) == (BOB, bears)
    check_state(duel)
    duel.pass_until(Step.UPKEEP, BOB)
    assert away(duel, "Aura")
    duel.pass_until(Step.UPKEEP, ALICE)
    assert not away(duel, "Aura")
    assert duel.find("Aura").attached_to == bears


def test_an_aura_that_phased_out_by_itself_comes_back_to_what_is_left() -> None:
    duel = Duel()
    bears, elves = duel.put("Grizzly Bears"), duel.put("Llanowar Elves")
    phase_out(duel, duel.put(AURA, label="First", attached_to=bears), duel.put(AURA, label="Second", attached_to=elves))
    check_state(duel)
    assert duel.where("First") == "battlefield"
    zones.move(duel.game, bears, Zone.HAND)
    phasing.phase_in_and_out(duel.game)
    check_state(duel)
    assert duel.where("First") == "graveyard"
    assert (duel.where("Second"), away(duel, "Second")) == ("battlefield", False)


def test_an_aura_that_comes_back_to_what_is_away_is_not_modelled() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears", seat=BOB)
    phase_out(duel, duel.put(AURA, attached_to=bears))
    phase_out(duel, bears)
    with pytest.raises(NotModelled, match="phasing in attached"):
        phasing.phase_in_and_out(duel.game)


def test_phasing_alternates_with_its_controllers_untap_steps() -> None:
    duel = Duel()
    duel.put("Sandbar Crocodile")
    duel.put(creature("Theirs", 1, 1, Keyword("phasing")), seat=BOB)
    there = []
    for player in (BOB, ALICE, BOB, ALICE):
        duel.pass_until(Step.UPKEEP, player)
        there.append((away(duel, "Sandbar Crocodile"), away(duel, "Theirs")))
    assert there == [(False, True), (True, True), (True, False), (False, False)]


def test_before_july_2009_what_phased_out_changed_zones() -> None:
    """217.8 and 502.15 of 2007-10-01: it lost its damage, and the effects on it ended."""
    duel = Duel(edition="2009-07-10")
    bears = duel.put("Grizzly Bears")
    with pytest.raises(NotModelled, match="phasing under the rules of 2009-07-10"):
        phase_out(duel, bears)
    phasing.phase_in_and_out(duel.game)


@pytest.mark.parametrize(("edition", "ceases"), [("2009-07-11", True), ("2017-08-24", True), ("2017-08-25", False)])
def test_until_august_2017_a_token_that_phased_out_ceased_to_exist(edition: str, ceases: bool) -> None:
    """702.25k and 704.5d of 2017-01-20: state-based actions, which nothing sees as leaving the battlefield."""
    duel = Duel(edition=edition)
    duel.put(WATCHER)
    phase_out(duel, duel.put("Grizzly Bears"), duel.put(creature("Token"), kind=Kind.TOKEN))
    assert away(duel, "Token")
    check_state(duel)
    assert away(duel, "Grizzly Bears")
    there = [each.label for each in duel.state.objects.values() if each.kind is Kind.TOKEN]
    assert there == ([] if ceases else ["Token"])
    assert duel.state.waiting == ()


def test_what_phased_out_with_a_token_that_ceased_to_exist_is_not_guessed() -> None:
    duel = Duel(edition="2017-08-24")
    token = duel.put(creature("Token"), kind=Kind.TOKEN)
    duel.put(AURA, attached_to=token)
    with pytest.raises(NotModelled, match="what phases out with a token under the rules of 2017-08-24"):
        phase_out(duel, token)
    assert not away(duel, "Aura")


def test_the_legend_rule_does_not_see_it() -> None:
    duel = Duel()
    phase_out(duel, duel.put("Isamaru, Hound of Konda"))
    duel.put("Isamaru, Hound of Konda", label="Second")
    check_state(duel)
    assert duel.where("Second") == "battlefield"


def test_any_number_of_permanents_phase_out_at_once() -> None:
    duel = Duel()
    for card in ("Grizzly Bears", "Memnite", "Sol Ring", "Wastes"):
        duel.put(card)
    duel.put("Clever Concealment", Zone.HAND)
    duel.mana("{C}{C}{W}{W}")
    with pytest.raises(IllegalAction):
        duel.cast("Clever Concealment", "Wastes")
    duel.cast("Clever Concealment", "Grizzly Bears", "Sol Ring", "Memnite")
    duel.resolve()
    assert labels(duel) == ["Wastes"]


def test_none_is_any_number_too() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    duel.put("Clever Concealment", Zone.HAND)
    duel.mana("{C}{C}{W}{W}")
    duel.cast("Clever Concealment")
    duel.resolve()
    assert not away(duel, "Grizzly Bears")
