"""Each instruction, on cards that have it or on a spell made up for it."""

import pytest

from oracle import actions, layers, zones
from oracle.abilities.costs import Cost, PayLife
from oracle.abilities.effects import (
    AddMana,
    CopyIt,
    CreateTokenCopy,
    CreateTokens,
    DealDamage,
    Discard,
    Draw,
    Effect,
    ExchangeControl,
    Exile,
    ExileTop,
    GainLife,
    LoseLife,
    MayPay,
    PlayThisTurn,
    PutCounters,
    PutFromHand,
    PutInto,
    PutOntoBattlefield,
    Regenerate,
    SacrificeChosen,
    SearchLandToHand,
    Tap,
    Untap,
)
from oracle.abilities.effects import Place as To
from oracle.abilities.events import Enters
from oracle.abilities.kinds import Keyword, SpellAbility, TriggeredAbility
from oracle.abilities.qualities import CREATURE, Amount, Kind, Named, Quality, Target, Targeted, Who
from oracle.errors import IllegalAction, NotModelled
from oracle.mana import mana_types
from oracle.objects import Characteristics, Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, creature

TARGET_CREATURE = Target(Kind.PERMANENT, CREATURE)
ANY = Target(Kind.ANY_TARGET)


def instant(*effects: Effect, targets: tuple[Target, ...] = (), name: str = "Wish") -> Characteristics:
    return Characteristics(name, (), types=("Instant",), abilities=(SpellAbility(effects, targets),))


def resolve(duel: Duel, *effects: Effect, targets: tuple[Target, ...] = (), at: tuple[str, ...] = ()) -> None:
    """Alice casts an instant with these effects, and it resolves, or asks."""
    duel.put(instant(*effects, targets=targets), Zone.HAND)
    duel.cast("Wish", *at)
    duel.resolve()


def life(duel: Duel) -> tuple[int, int]:
    return duel.game.player(ALICE).life, duel.game.player(BOB).life


# ---- players


def test_draw_for_each_player() -> None:
    duel = Duel()
    resolve(duel, Draw(Who.EACH_PLAYER, 2))
    assert (duel.hand(ALICE), duel.hand(BOB)) == (2, 2)


def test_players_choose_what_they_discard_and_discard_at_the_same_time() -> None:
    duel = Duel()
    for seat in (ALICE, BOB):
        for number in (1, 2):
            duel.put("Island", Zone.HAND, seat, label=f"Island {seat} {number}")
    resolve(duel, Discard(Who.EACH_PLAYER, 1))
    assert duel.question.player == ALICE
    duel.answer("Island 0 1")
    assert (duel.question.player, duel.where("Island 0 1")) == (BOB, "hand")
    duel.answer("Island 1 2")
    assert (duel.where("Island 0 1"), duel.where("Island 1 2")) == ("graveyard", "graveyard")


def test_life_is_gained_and_lost() -> None:
    duel = Duel()
    resolve(duel, GainLife(Who.YOU, 3), LoseLife(Who.EACH_OPPONENT, 2))
    assert life(duel) == (23, 18)


def test_its_controller_gains_its_last_power() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", seat=BOB, counters=(("+1/+1", 3),))
    its_power = GainLife(Who.ITS_CONTROLLER, Amount.ITS_POWER, Targeted(0))
    resolve(duel, Exile(), its_power, targets=(TARGET_CREATURE,), at=("Grizzly Bears",))
    assert life(duel) == (20, 25)


def test_nobody_gains_life_for_a_target_that_was_not_chosen() -> None:
    duel = Duel()
    duel.put("Solitude", Zone.HAND)
    duel.put("Grizzly Bears", seat=BOB)
    duel.mana("{W}{W}{C}{C}{C}")
    duel.cast("Solitude")
    duel.resolve()
    duel.answer()
    duel.resolve()
    assert life(duel) == (20, 20)


def test_damage_to_a_player_and_to_a_creature() -> None:
    duel = Duel()
    duel.put("Hill Giant", seat=BOB)
    resolve(duel, DealDamage(2, Targeted(0)), DealDamage(2, Targeted(1)), targets=(ANY, ANY), at=("Bob", "Hill Giant"))
    assert (life(duel), duel.find("Hill Giant").damage) == ((20, 18), 2)


def test_damage_takes_loyalty() -> None:
    duel = Duel()
    duel.put("Teferi, Time Raveler", seat=BOB, counters=(("loyalty", 4),))
    resolve(duel, DealDamage(3), targets=(ANY,), at=("Teferi, Time Raveler",))
    assert duel.find("Teferi, Time Raveler").counted("loyalty") == 1


def test_lifelink_and_deathtouch_of_the_source() -> None:
    duel = Duel()
    duel.put(creature("Ox", 2, 9), seat=BOB)
    spell = instant(DealDamage(1), targets=(ANY,))
    abilities = (*spell.abilities, Keyword("lifelink"), Keyword("deathtouch"))
    duel.put(Characteristics("Bite", (), types=("Instant",), abilities=abilities), Zone.HAND)
    duel.cast("Bite", "Ox")
    duel.resolve()
    assert (life(duel), duel.where("Ox")) == ((21, 20), "graveyard")


def test_mana_of_a_chosen_color() -> None:
    duel = Duel()
    resolve(duel, AddMana(("C",), any_color=2))
    assert duel.options() == ["B", "G", "R", "U", "W"]
    duel.answer("B")
    assert mana_types(duel.game.player(ALICE).mana) == ("B", "B", "C")


def test_paying_decides_what_follows() -> None:
    for answer, expected in (("yes", (18, 15)), ("no", (21, 20))):
        duel = Duel()
        then, otherwise = (LoseLife(Who.EACH_OPPONENT, 5),), (GainLife(Who.YOU, 1),)
        resolve(duel, MayPay(Who.YOU, Cost(None, (PayLife(2),)), then, otherwise))
        assert duel.question.kind == "pay"
        duel.answer(answer)
        assert life(duel) == expected


def test_who_cannot_pay_is_not_asked() -> None:
    duel = Duel()
    resolve(duel, MayPay(Who.YOU, Cost(("3",)), otherwise=(GainLife(Who.YOU, 1),)))
    assert life(duel) == (21, 20)


def test_the_one_opponent_is_not_asked_for_and_the_difference_is_drawn() -> None:
    duel = Duel()
    for number in range(2):
        duel.put("Island", Zone.HAND, BOB, label=f"Island {number}")
    duel.put("Slithermuse")
    resolve(duel, PutInto(To.HAND), targets=(TARGET_CREATURE,), at=("Slithermuse",))
    duel.resolve()
    assert duel.hand(ALICE) == 2


# ---- moving


def test_what_was_exiled_comes_back_as_another_object() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears", tapped=True)
    back = PutOntoBattlefield(Named.MADE, Who.ITS_OWNER)
    resolve(duel, Exile(), back, targets=(TARGET_CREATURE,), at=("Grizzly Bears",))
    found = duel.find("Grizzly Bears")
    assert (found.zone, found.id == bears, found.tapped) == (Zone.BATTLEFIELD, False, False)


def test_reanimating_costs_life_for_the_mana_value() -> None:
    duel = Duel()
    duel.put("Mulldrifter", Zone.GRAVEYARD, BOB)
    duel.put("Reanimate", Zone.HAND)
    duel.mana("{B}")
    duel.cast("Reanimate", "Mulldrifter")
    duel.resolve()
    assert (duel.controller("Mulldrifter"), life(duel), duel.stack()) == (ALICE, (15, 20), ["enters"])


@pytest.mark.parametrize(("optional", "minimum"), [(True, 0), (False, 1)])
def test_a_card_is_put_from_the_hand(optional: bool, minimum: int) -> None:
    duel = Duel()
    for name in ("Grizzly Bears", "Hill Giant", "Island"):
        duel.put(name, Zone.HAND)
    resolve(duel, PutFromHand(CREATURE, optional))
    assert (duel.options(), duel.question.minimum) == (["Grizzly Bears", "Hill Giant"], minimum)
    duel.answer("Hill Giant")
    assert duel.where("Hill Giant") == "battlefield"


def test_players_choose_what_they_sacrifice() -> None:
    duel = Duel()
    for name in ("Grizzly Bears", "Hill Giant"):
        duel.put(name, seat=BOB)
    duel.put("Memnite")
    resolve(duel, SacrificeChosen(Who.EACH_PLAYER, CREATURE))
    assert (duel.question.player, duel.options(), duel.where("Memnite")) == (BOB, ["Grizzly Bears", "Hill Giant"], "battlefield")
    duel.answer("Hill Giant")
    assert (duel.where("Hill Giant"), duel.where("Memnite")) == ("graveyard", "graveyard")


def test_a_creature_that_was_given_a_dying_ability_comes_back_with_a_counter() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    duel.put("Undying Malice", Zone.HAND)
    duel.put("Murder", Zone.HAND)
    duel.mana("{B}{B}{B}{C}")
    duel.cast("Undying Malice", "Grizzly Bears")
    duel.resolve()
    duel.cast("Murder", "Grizzly Bears")
    duel.resolve()
    assert duel.stack() == ["dies"]
    duel.resolve()
    found = duel.find("Grizzly Bears")
    assert (found.zone, found.tapped, found.counters) == (Zone.BATTLEFIELD, True, (("+1/+1", 1),))


def test_a_land_is_searched_for_and_found() -> None:
    duel = Duel()
    resolve(duel, SearchLandToHand())
    assert duel.question.minimum == 0
    duel.answer("Alice's card 2")
    assert duel.where("Alice's card 2") == "hand"


# ---- changing


def test_regeneration_taps_instead_of_destroying() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    resolve(duel, Regenerate(), targets=(TARGET_CREATURE,), at=("Grizzly Bears",))
    duel.put("Murder", Zone.HAND)
    duel.mana("{B}{B}{C}")
    duel.cast("Murder", "Grizzly Bears")
    duel.resolve()
    assert (duel.where("Grizzly Bears"), duel.find("Grizzly Bears").tapped) == ("battlefield", True)


def test_tapping_untapping_and_counters() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    resolve(duel, Tap(), PutCounters("+1/+1", 2), targets=(TARGET_CREATURE,), at=("Grizzly Bears",))
    assert (duel.find("Grizzly Bears").tapped, duel.numbers("Grizzly Bears")) == (True, (4, 4))
    duel.put(instant(Untap(), targets=(TARGET_CREATURE,), name="Rise"), Zone.HAND)
    duel.cast("Rise", "Grizzly Bears")
    duel.resolve()
    assert not duel.find("Grizzly Bears").tapped


def test_control_is_exchanged_only_between_two_players() -> None:
    for owner, controllers in ((BOB, (BOB, ALICE)), (ALICE, (ALICE, ALICE))):
        duel = Duel()
        duel.put("Grizzly Bears")
        duel.put("Hill Giant", seat=owner)
        exchange = ExchangeControl(Targeted(0), Targeted(1))
        both = (TARGET_CREATURE, TARGET_CREATURE)
        resolve(duel, exchange, targets=both, at=("Grizzly Bears", "Hill Giant"))
        assert (duel.controller("Grizzly Bears"), duel.controller("Hill Giant")) == controllers


# ---- making


@pytest.mark.parametrize(("edition", "name"), [("2021-11-18", "Elf Warrior"), ("2021-11-19", "Elf Warrior Token")])
def test_tokens_without_a_name_are_called_after_their_subtypes(edition: str, name: str) -> None:
    duel = Duel(edition=edition)
    resolve(duel, CreateTokens(2, ("Creature",), ("Elf", "Warrior"), 1, 1, ("G",), ("haste",)))
    assert duel.tokens() == [name, name]


@pytest.mark.parametrize("edition", ["2009-07-10", "2009-07-11"])
def test_tokens_of_another_player_are_theirs_since_july_2009(edition: str) -> None:
    duel = Duel(edition=edition)
    make = CreateTokens(1, ("Creature",), ("Elf",), 1, 1, also=Who.OPPONENT)
    if edition < "2009-07-11":
        with pytest.raises(NotModelled, match="do not own"):
            resolve(duel, make)
    else:
        resolve(duel, make)
        assert {duel.state.objects[each].owner for each in layers.permanents(duel.state)} == {ALICE, BOB}


def test_tokens_that_enter_together_see_each_other() -> None:
    duel = Duel()
    watcher = TriggeredAbility(Enters(Quality(types=("Creature",), other=True)), (GainLife(Who.YOU, 1),))
    resolve(duel, CreateTokens(2, ("Creature",), ("Elf",), 1, 1, abilities=(watcher,)))
    duel.answer("enters", "enters")
    duel.resolve_all()
    assert life(duel) == (22, 20)


def test_a_token_copy_has_copiable_values_haste_and_its_price() -> None:
    duel = Duel()
    duel.put("Hill Giant", counters=(("+1/+1", 1),))
    make = CreateTokenCopy(haste=True, sacrifice_unless=Cost(("5",)))
    resolve(duel, make, targets=(TARGET_CREATURE,), at=("Hill Giant",))
    token = layers.permanents(duel.state, ALICE)[-1]
    assert duel.tokens() == ["Hill Giant"]
    assert layers.characteristics(duel.state, token).power == 3
    assert layers.has_keyword(duel.state, token, "haste")
    duel.pass_until(Step.END)
    assert duel.stack() == ["delayed"]
    duel.resolve()
    assert duel.tokens() == []


def test_there_are_as_many_token_copies_as_effects_say() -> None:
    """What says that more tokens are created says it of copies too (614.1a). One price for several is not modelled."""
    duel = Duel()
    duel.put("Hill Giant")
    duel.put("Mondrak, Glory Dominus")
    resolve(duel, CreateTokenCopy(haste=True), targets=(TARGET_CREATURE,), at=("Hill Giant",))
    tokens = layers.permanents(duel.state, ALICE)[-2:]
    assert duel.tokens() == ["Hill Giant", "Hill Giant"]
    assert all(layers.has_keyword(duel.state, token, "haste") for token in tokens)
    duel = Duel()
    duel.put("Hill Giant")
    duel.put("Mondrak, Glory Dominus")
    with pytest.raises(NotModelled, match="one price for several tokens"):
        resolve(duel, CreateTokenCopy(sacrifice_unless=Cost(("5",))), targets=(TARGET_CREATURE,), at=("Hill Giant",))


def test_a_copied_spell_may_get_new_targets() -> None:
    duel = Duel()
    duel.put("Lightning Bolt", Zone.HAND)
    duel.mana("{R}")
    duel.cast("Lightning Bolt", "Bob")
    spell = Target(Kind.SPELL)
    resolve(duel, CopyIt(new_targets=True), targets=(spell,), at=("Lightning Bolt",))
    assert (duel.question.kind, duel.stack()) == ("new targets", ["copy of Lightning Bolt", "Wish", "Lightning Bolt"])
    duel.yes()
    duel.answer("Alice")
    duel.resolve_all()
    assert life(duel) == (17, 17)
    assert duel.game.player(ALICE).spells_cast == 2


def test_a_copy_that_is_not_legendary_stays_with_its_original() -> None:
    duel = Duel()
    duel.put("Isamaru, Hound of Konda", Zone.HAND)
    duel.put("Double Major", Zone.HAND)
    duel.mana("{W}{U}{G}")
    duel.cast("Isamaru, Hound of Konda")
    duel.cast("Double Major", "Isamaru, Hound of Konda")
    duel.resolve_all()
    assert duel.game.pending is None
    assert (duel.tokens(), duel.where("Isamaru, Hound of Konda")) == (["Isamaru, Hound of Konda"], "battlefield")


def test_a_taken_spell_enters_for_its_new_controller() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", Zone.HAND)
    duel.put("Aethersnatch", Zone.HAND, BOB)
    duel.mana("{G}{C}")
    duel.mana("{U}{U}{C}{C}{C}{C}", BOB)
    duel.cast("Grizzly Bears")
    duel.pass_()
    duel.cast("Aethersnatch", "Grizzly Bears", seat=BOB)
    duel.resolve_all()
    assert (duel.controller("Grizzly Bears"), duel.find("Grizzly Bears").owner) == (BOB, ALICE)


# ---- countering


@pytest.mark.parametrize(("answer", "where"), [("yes", "battlefield"), ("no", "graveyard")])
def test_a_spell_is_countered_unless_its_controller_pays(answer: str, where: str) -> None:
    duel = Duel()
    duel.put("Grizzly Bears", Zone.HAND)
    duel.put("Mana Leak", Zone.HAND, BOB)
    duel.mana("{G}{C}{C}{C}{C}")
    duel.mana("{U}{C}", BOB)
    duel.cast("Grizzly Bears")
    duel.pass_()
    duel.cast("Mana Leak", "Grizzly Bears", seat=BOB)
    duel.resolve()
    assert (duel.question.player, duel.question.kind) == (ALICE, "pay")
    duel.answer(answer)
    if duel.stack():
        duel.resolve()
    assert duel.where("Grizzly Bears") == where


def test_a_countered_ability_ceases_to_exist() -> None:
    duel = Duel()
    duel.put("Mulldrifter", Zone.HAND)
    duel.put("Stifle", Zone.HAND)
    duel.mana("{U}{C}{C}")
    duel.cast("Mulldrifter", alternative="evoke")
    duel.resolve()
    duel.answer("enters", "evoke")
    duel.mana("{U}")
    duel.cast("Stifle", "evoke")
    duel.resolve()
    assert duel.stack() == ["enters"]
    duel.resolve()
    assert duel.where("Mulldrifter") == "battlefield"


# ---- playing exiled cards


def test_cards_exiled_from_the_top_may_be_played_this_turn_for_what_they_cost() -> None:
    duel = Duel()
    for label in ("Island", "Mulldrifter", "Shock"):
        duel.put(label, Zone.LIBRARY)
    library = zones.in_zone(duel.state, Zone.LIBRARY, ALICE)
    zones.reorder(duel.game, Zone.LIBRARY, ALICE, (*library[-3:], *library[:-3]))
    duel.put("Shock", Zone.EXILE, label="Old Shock")
    resolve(duel, ExileTop(3), PlayThisTurn())
    assert [duel.where(label) for label in ("Island", "Mulldrifter", "Shock")] == ["exile"] * 3
    duel.mana("{U}{U}{R}")
    with pytest.raises(IllegalAction, match="from there"):
        duel.cast("Old Shock", "Bob")
    duel.game.do(actions.play_land(ALICE, duel.find("Island").id))
    duel.cast("Mulldrifter", alternative="evoke")
    assert duel.stack() == ["Mulldrifter"]
    duel.resolve()
    duel.answer("evoke", "enters")
    duel.resolve_all()
    duel.pass_until(Step.UPKEEP, BOB)
    duel.pass_()
    duel.mana("{R}")
    with pytest.raises(IllegalAction, match="from there"):
        duel.cast("Shock", "Bob")


def test_exiling_from_an_empty_library_permits_nothing() -> None:
    duel = Duel()
    zones.move_all(duel.game, [zones.Move(each, Zone.HAND) for each in zones.in_zone(duel.state, Zone.LIBRARY, ALICE)])
    duel.put("Shock", Zone.EXILE)
    resolve(duel, ExileTop(2), PlayThisTurn())
    assert duel.state.permissions == ()
