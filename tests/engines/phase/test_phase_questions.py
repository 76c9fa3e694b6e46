import pytest

from adapters.contract.messages import Attack, Block, CardRecord, Concede, Ok, Unsupported
from tests.engines.phase.phase_game import PhaseGame, card, hand, lands

ENTERS = "the enters ability of Mulldrifter"
EVOKE = "the evoke ability of Mulldrifter"


@pytest.fixture
def game() -> PhaseGame:
    return PhaseGame()


@pytest.fixture
def evoked(game: PhaseGame) -> PhaseGame:
    """An evoked Mulldrifter whose abilities are to be ordered."""
    game.start(*hand("Mulldrifter"), *lands(3))
    game.cast("Mulldrifter", alternative="evoke")
    game.resolve()
    return game


def test_the_order_of_two_abilities_is_asked(evoked: PhaseGame) -> None:
    decision = evoked.decision
    assert (decision.player, decision.kind, decision.shape) == ("Alice", "order triggers", "order")
    assert sorted(decision.options) == [ENTERS, EVOKE]
    assert evoked.view.priority == ""


@pytest.mark.parametrize("first", [ENTERS, EVOKE])
def test_what_is_listed_first_resolves_first(evoked: PhaseGame, first: str) -> None:
    order = (first, EVOKE if first == ENTERS else ENTERS)
    assert evoked.answer(*order) == Ok()
    assert evoked.stack == list(order)
    evoked.resolve()
    assert (evoked.player().drawn, evoked.zone("Mulldrifter")) == ((2, "battlefield") if first == ENTERS else (0, "graveyard"))


@pytest.mark.parametrize("order", [(ENTERS,), (ENTERS, ENTERS), (ENTERS, "the dies ability of Mulldrifter"), ()])
def test_an_order_that_is_none_is_refused_and_the_question_stands(evoked: PhaseGame, order: tuple[str, ...]) -> None:
    before = evoked.view
    assert evoked.refused(evoked.answer(*order))
    assert evoked.refused(evoked.answer(ENTERS, EVOKE, player="Bob"))
    assert evoked.view == before


def test_nothing_else_can_be_done_while_a_question_is_open(evoked: PhaseGame) -> None:
    before = evoked.view
    assert evoked.refused(evoked.cast("Alice's card 1"))
    assert evoked.refused(evoked.activate("Island 1", mana="{U}"))
    assert evoked.view == before


def test_an_order_is_not_remembered_for_the_next_time(game: PhaseGame) -> None:
    game.start(*hand("Mulldrifter", "Double Major"), mana="{U}{U}{U}{G}{U}")
    game.cast("Mulldrifter", alternative="evoke", mana="{U}{U}{U}")
    game.cast("Double Major", targets=("Mulldrifter",))
    game.resolve()
    assert game.stack == ["the copy of Mulldrifter", "Mulldrifter"]
    game.resolve()
    token = "the Mulldrifter token of Alice"
    game.answer(f"the enters ability of {token}", f"the evoke ability of {token}")
    while game.zone("Mulldrifter") == "stack":
        game.resolve()
    assert sorted(game.decision.options) == [ENTERS, EVOKE]


def test_equal_abilities_are_numbered(game: PhaseGame) -> None:
    game.start(*hand("Mulldrifter"), card("Panharmonicon"), mana="{U}{U}{U}")
    game.cast("Mulldrifter", alternative="evoke")
    game.resolve()
    options = game.decision.options
    assert sorted(options) == [ENTERS, f"{ENTERS} (2)", EVOKE, f"{EVOKE} (2)"]
    game.answer(ENTERS, EVOKE, f"{ENTERS} (2)", f"{EVOKE} (2)")
    assert sorted(game.stack) == sorted(options)


def test_targets_are_asked_as_the_ability_is_put_on_the_stack(game: PhaseGame) -> None:
    game.start(*hand("Shriekmaw"), card("Grizzly Bears", "Bob"), card("Memnite", "Bob"), card("Hill Giant"), mana="{B}{B}")
    game.cast("Shriekmaw", alternative="evoke")
    game.resolve()
    ability = "the enters ability of Shriekmaw"
    game.answer(ability, "the evoke ability of Shriekmaw")
    decision = game.decision
    assert (decision.kind, decision.about, decision.minimum, decision.maximum) == ("targets", ability, 1, 1)
    assert sorted(decision.options) == ["Grizzly Bears", "Hill Giant"]
    assert game.refused(game.answer("Memnite"))
    assert game.answer("Hill Giant") == Ok()
    assert {entry.reference: entry.targets for entry in game.view.stack}[ability] == ("Hill Giant",)


@pytest.mark.parametrize("chosen", [(), ("Savannah Lions",), ("Savannah Lions", "Memnite")])
def test_up_to_two_targets(game: PhaseGame, chosen: tuple[str, ...]) -> None:
    dead = [card(each, zone="graveyard") for each in ("Savannah Lions", "Memnite", "Ornithopter")]
    game.start(*hand("Reveillark"), *dead, mana="{W}{W}{W}{W}{W}{W}")
    game.cast("Reveillark", alternative="evoke")
    game.resolve()
    game.resolve()
    decision = game.decision
    assert (decision.about, decision.minimum, decision.maximum) == ("the leaves ability of Reveillark", 0, 2)
    assert game.answer(*chosen) == Ok()
    game.resolve()
    assert {each.label for each in game.view.objects if each.label in decision.options and each.zone == "battlefield"} == set(
        chosen
    )


@pytest.mark.parametrize(("chosen", "zone"), [(("Grizzly Bears",), "battlefield"), ((), "graveyard")])
def test_entering_as_a_copy_or_not(game: PhaseGame, chosen: tuple[str, ...], zone: str) -> None:
    game.start(*hand("Clone"), card("Grizzly Bears", "Bob"), card("Hill Giant"), mana="{U}{U}{U}{U}")
    game.cast("Clone")
    game.resolve()
    decision = game.decision
    assert (decision.kind, decision.about, decision.minimum, decision.maximum) == ("copy", "Clone", 0, 1)
    assert sorted(decision.options) == ["Grizzly Bears", "Hill Giant"]
    assert game.answer(*chosen) == Ok()
    clone = game.object("Clone")
    assert (clone.zone, clone.name) == (zone, chosen[0] if chosen else "Clone")


@pytest.mark.parametrize("others", [(), ("Shriekmaw",)])
@pytest.mark.parametrize("chosen", [(), ("Mulldrifter",)])
def test_putting_a_card_onto_the_battlefield_is_one_question(
    game: PhaseGame, others: tuple[str, ...], chosen: tuple[str, ...]
) -> None:
    game.start(*hand("Mulldrifter", *others), card("Aether Vial", counters={"charge": 5}))
    game.activate("Aether Vial")
    game.resolve()
    decision = game.decision
    assert (decision.kind, decision.about) == ("choose objects", "the activated ability of Aether Vial")
    assert (sorted(decision.options), decision.minimum, decision.maximum) == (sorted(["Mulldrifter", *others]), 0, 1)
    assert game.answer(*chosen) == Ok()
    assert game.zone("Mulldrifter") == ("battlefield" if chosen else "hand")


@pytest.mark.parametrize(("answer", "left"), [("yes", ["Mulldrifter"]), ("no", [])])
def test_paying_or_not(game: PhaseGame, answer: str, left: list[str]) -> None:
    game.start(*hand("Mulldrifter"), *hand("Mana Leak", owner="Bob"), mana="{U}{U}{U}{U}{U}{U}", bobs_mana="{U}{U}")
    game.cast("Mulldrifter", alternative="evoke")
    game.pass_once()
    game.cast("Mana Leak", "Bob", targets=("Mulldrifter",))
    game.resolve()
    assert (game.decision.kind, game.decision.about, game.decision.player) == ("pay", "Mana Leak", "Alice")
    assert game.answer(answer) == Ok()
    assert game.stack == left


def test_paying_what_cannot_be_paid_is_a_question_without_an_option(game: PhaseGame) -> None:
    game.start(*hand("Mulldrifter"), *hand("Mana Leak", owner="Bob"), mana="{U}{U}{U}", bobs_mana="{U}{U}")
    game.cast("Mulldrifter", alternative="evoke")
    game.pass_once()
    game.cast("Mana Leak", "Bob", targets=("Mulldrifter",))
    game.resolve()
    assert (game.decision.kind, game.decision.shape, game.decision.options, game.decision.maximum) == ("pay", "pick", (), 0)
    assert game.answer() == Ok()
    assert game.stack == []


def test_new_targets_for_a_spell_that_has_some(game: PhaseGame) -> None:
    game.start(*hand("Shock"), *hand("Aethersnatch", owner="Bob"), mana="{R}", bobs_mana="{U}{U}{U}{U}{U}{U}")
    game.cast("Shock", targets=("Bob",))
    game.pass_once()
    game.cast("Aethersnatch", "Bob", targets=("Shock",))
    game.resolve()
    assert (game.decision.kind, game.decision.shape, game.decision.about) == ("new targets", "yes or no", "Aethersnatch")
    game.answer("yes", player="Bob")
    assert (game.decision.kind, sorted(game.decision.options)) == ("targets", ["Alice", "Bob"])
    assert game.answer("Alice", player="Bob") == Ok()
    assert (game.view.stack[0].targets, game.view.stack[0].controller) == (("Alice",), "Bob")


def test_new_targets_for_a_spell_without_any_are_a_question_without_options(game: PhaseGame) -> None:
    game.start(*hand("Memnite"), *hand("Aethersnatch", owner="Bob"), bobs_mana="{U}{U}{U}{U}{U}{U}")
    game.cast("Memnite")
    game.pass_once()
    game.cast("Aethersnatch", "Bob", targets=("Memnite",))
    game.resolve()
    assert (game.decision.kind, game.decision.options, game.decision.maximum) == ("new targets", (), 0)
    assert game.answer(player="Bob") == Ok()
    game.resolve()
    assert game.object("Memnite").controller == "Bob"


def test_which_effect_is_applied_first_to_damage_is_about_its_source(game: PhaseGame) -> None:
    game.start(*hand("Shock"), card("Furnace of Rath"), card("Urza's Armor", "Bob"), mana="{R}")
    game.cast("Shock", targets=("Bob",))
    game.resolve()
    asked = game.decision
    assert (asked.player, asked.kind, asked.about, asked.maximum) == ("Bob", "replacement", "Shock", 1)
    assert sorted(asked.options) == ["Furnace of Rath", "Urza's Armor"]
    assert game.answer("Furnace of Rath", player="Bob") == Ok()
    assert game.player("Bob").life == 17


def test_which_effect_is_applied_first_to_counters_is_about_what_gets_them(game: PhaseGame) -> None:
    ballista = card("Walking Ballista", counters={"+1/+1": 1})
    game.start(ballista, card("Corpsejack Menace"), card("Hardened Scales"), mana="{C}{C}{C}{C}")
    game.activate("Walking Ballista", ability=1)
    game.resolve()
    asked = game.decision
    assert (asked.kind, asked.about) == ("replacement", "Walking Ballista")
    assert game.answer("Hardened Scales") == Ok()
    assert game.object("Walking Ballista").counters == {"+1/+1": 5}


def test_players_who_have_left_have_lost(game: PhaseGame) -> None:
    game.start(card("Memnite", "Bob"), players=("Alice", "Bob", "Carol"))
    assert game.engine.act(Concede(player="Bob")) == Ok()
    assert [player.lost for player in game.view.players] == [False, True, False]
    assert not game.view.over
    assert "battlefield" not in {each.zone for each in game.view.objects if each.label == "Memnite"}


def test_which_legend_to_keep(game: PhaseGame) -> None:
    second = card("the second hound", zone="hand", card="Isamaru, Hound of Konda")
    game.start(card("Isamaru, Hound of Konda"), second, mana="{W}")
    game.cast("the second hound")
    game.resolve()
    assert (game.decision.kind, sorted(game.decision.options)) == ("legend", ["Isamaru, Hound of Konda", "the second hound"])
    assert game.answer("the second hound") == Ok()
    assert game.zone("Isamaru, Hound of Konda") == "graveyard"


def test_naming_a_card(game: PhaseGame) -> None:
    game.start(*hand("Meddling Mage", "Mulldrifter"), mana="{W}{U}{U}{U}{U}")
    game.cast("Meddling Mage", mana="{W}{U}")
    game.resolve()
    assert (game.decision.kind, game.decision.shape, game.decision.about) == ("name", "name", "Meddling Mage")
    assert game.answer("Mulldrifter") == Ok()


def test_which_counter_a_permanent_enters_with(game: PhaseGame) -> None:
    game.start(*hand("Helica Glider"), mana="{W}{C}{C}")
    game.cast("Helica Glider")
    game.resolve()
    asked = game.decision
    assert (asked.kind, asked.about, asked.options, asked.rule) == (
        "counter", "Helica Glider", ("flying", "first strike"), "614.12a"
    )  # fmt: skip
    assert game.answer("first strike") == Ok()
    assert game.object("Helica Glider").counters == {"first strike": 1}


def test_which_counter_a_spell_puts(game: PhaseGame) -> None:
    text = "Put your choice of a flying counter or a first strike counter on target creature."
    record = CardRecord(name="Long Look", mana_cost="{U}", type="Sorcery", text=text)
    game.start(*hand("Long Look"), card("Hill Giant"), mana="{U}", records=(record,))
    game.cast("Long Look", targets=("Hill Giant",))
    game.resolve()
    assert (game.decision.kind, game.decision.about, game.decision.rule) == ("counter", "Long Look", "608.2d")
    assert game.answer("flying") == Ok()
    assert game.object("Hill Giant").counters == {"flying": 1}


def test_which_of_several_things_is_done_is_no_question_of_the_contract(game: PhaseGame) -> None:
    text = "Put two +1/+1 counters or a flying counter on target creature."
    record = CardRecord(name="Long Look", mana_cost="{U}", type="Sorcery", text=text)
    game.start(*hand("Long Look"), card("Hill Giant"), mana="{U}", records=(record,))
    game.cast("Long Look", targets=("Hill Giant",))
    game.pass_once()
    assert game.pass_once() == Unsupported(what="the engine's question which of several things is done")


def test_what_to_discard(game: PhaseGame) -> None:
    theirs = ("Clone", "Shock", "Murder")
    game.start(*hand("Mournwhelk"), *hand(*theirs, owner="Bob"), mana="{B}{B}{B}{B}{B}{B}{B}")
    game.cast("Mournwhelk")
    game.resolve()
    game.answer("Bob")
    game.resolve()
    decision = game.decision
    assert (decision.player, decision.kind, decision.about) == ("Bob", "discard", "the enters ability of Mournwhelk")
    assert (sorted(decision.options), decision.minimum, decision.maximum) == (sorted(theirs), 2, 2)
    assert game.answer("Clone", "Shock", player="Bob") == Ok()
    assert [game.zone(each) for each in theirs] == ["graveyard", "graveyard", "hand"]


def test_a_commander_may_return(game: PhaseGame) -> None:
    game.start(card("Memnite", zone="command", commander=True), *hand("Murder", "Unsummon"), mana="{U}{B}{B}{B}")
    game.cast("Memnite", zone="command")
    game.resolve()
    game.cast("Unsummon", targets=("Memnite",))
    game.resolve()
    assert (game.decision.kind, game.decision.about) == ("return to command zone", "Memnite")
    game.answer("no")
    assert game.zone("Memnite") == "hand"
    game.cast("Memnite")
    game.resolve()
    game.cast("Murder", targets=("Memnite",))
    game.resolve()
    assert game.decision.kind == "return to command zone"
    game.answer("yes")
    assert game.zone("Memnite") == "command"


def test_a_question_that_the_contract_has_no_place_for_is_named(game: PhaseGame) -> None:
    record = CardRecord(name="Long Look", mana_cost="{U}", type="Sorcery", text="Scry 2.")
    game.start(*hand("Long Look"), mana="{U}", records=(record,))
    game.cast("Long Look")
    game.pass_once()
    answer = game.pass_once()
    assert answer == Unsupported(what="the engine's question ScryChoice")


def test_who_must_declare_attackers_may_pass(game: PhaseGame) -> None:
    game.start(card("Grizzly Bears"))
    game.resolve()
    steps = {game.view.step}
    while game.view.active == "Alice":
        assert game.pass_once() == Ok()
        steps.add(game.view.step)
    assert {"declare attackers", "postcombat main", "end step"} <= steps
    assert game.player("Bob").life == 20


def test_attacking_and_blocking(game: PhaseGame) -> None:
    game.start(card("Grizzly Bears"), card("Memnite"), card("Hill Giant", "Bob"))
    while game.view.step != "declare attackers":
        game.pass_once()
    attackers = (("Grizzly Bears", "Bob"), ("Memnite", "Bob"))
    assert game.engine.act(Attack(player="Alice", attackers=attackers)) == Ok()
    while game.view.step != "declare blockers":
        game.pass_once()
    assert game.engine.act(Block(player="Bob", blockers=(("Hill Giant", "Grizzly Bears"),))) == Ok()
    game.resolve()
    assert (game.zone("Grizzly Bears"), game.object("Hill Giant").damage, game.player("Bob").life) == ("graveyard", 2, 19)


def test_conceding(game: PhaseGame) -> None:
    game.start()
    assert game.engine.act(Concede(player="Bob")) == Ok()
    assert game.view.over
    assert [player.lost for player in game.view.players] == [False, True]


def test_the_target_of_a_copy_of_a_card_is_asked_for_when_it_is_on_the_stack(game: PhaseGame) -> None:
    game.start(*hand("Isochron Scepter", "Shock"), mana="{C}{C}{C}{C}")
    game.cast("Isochron Scepter")
    while game.view.decision is None:
        game.pass_once()
    game.answer("Shock")
    game.activate("Isochron Scepter")
    game.resolve()
    assert game.answer("yes") == Ok()
    assert game.answer("yes") == Ok()
    decision = game.decision
    assert (decision.kind, decision.about, decision.options) == ("targets", "the copy of Shock", ("Alice", "Bob"))
    assert game.answer("Bob") == Ok()
    game.resolve()
    assert game.player("Bob").life == 18
