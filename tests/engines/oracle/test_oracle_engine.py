from dataclasses import replace
from typing import Any

import msgspec
import pytest

from adapters.contract.capabilities import CAPABILITIES
from adapters.contract.messages import (
    CONTRACT,
    Action,
    Activate,
    Attack,
    Block,
    Board,
    CardRecord,
    Cast,
    Concede,
    Decide,
    Illegal,
    ObjectSetup,
    Ok,
    Pass,
    Payment,
    Play,
    PlayerSetup,
    Unsupported,
)
from adapters.contract.view import View
from adapters.engines.oracle import OracleEngine
from adapters.engines.oracle.names import Names
from adapters.suite.running.forms import misspelt
from oracle import cards
from oracle.cards.subtypes import CREATURE_TYPES
from oracle.objects import Kind
from oracle.stickers.kinds import Placed
from oracle.stickers.sheets import sticker


def card(name: str, zone: str = "battlefield", owner: str = "Alice", label: str = "", **more: object) -> ObjectSetup:
    facts = {"label": label or name, "card": name, "owner": owner, "zone": zone, **more}
    return msgspec.convert(facts, ObjectSetup)


def playing(*objects: ObjectSetup, mana: str = "", **more: object) -> OracleEngine:
    """An engine with these cards set up; each player has a Wastes in the library."""
    engine = OracleEngine()
    players = (PlayerSetup(name="Alice", mana=mana), PlayerSetup(name="Bob"))
    libraries = [card("Wastes", "library", owner, f"{owner}'s Wastes") for owner in ("Alice", "Bob")]
    board = Board(players=players, objects=(*objects, *libraries), active="Alice", **more)  # type: ignore[arg-type]
    answer = engine.setup(board)
    assert answer == Ok(), answer
    return engine


def do(engine: OracleEngine, *actions: Action) -> View:
    for action in actions:
        answer = engine.act(action)
        assert answer == Ok(), answer
    return engine.observe("")


def passes(engine: OracleEngine, times: int = 1) -> View:
    for _ in range(times):
        do(engine, Pass(player=engine.observe("").priority))
    return engine.observe("")


def evoked() -> OracleEngine:
    """Mulldrifter was evoked and has entered; its abilities are to be ordered."""
    engine = playing(card("Mulldrifter", "hand"), mana="{2}{U}")
    do(engine, Cast(player="Alice", card="Mulldrifter", alternative="evoke"))
    passes(engine, 2)
    return engine


def test_it_says_who_it_is_and_claims_no_unknown_capability() -> None:
    hello = OracleEngine().hello(CONTRACT)
    assert hello.name == "oracle"
    assert set(hello.capabilities) <= set(CAPABILITIES)


def test_every_built_in_card_is_shown_as_the_contract_writes_it() -> None:
    names = [name for name in cards.names() if cards.find(name).part is None]
    assert next(misspelt(playing(*(card(name, "hand") for name in names)).observe("")), "") == ""


def test_the_view_shows_what_was_set_up() -> None:
    engine = playing(
        card("Mulldrifter", owner="Bob", controller="Alice", tapped=True, counters={"+1/+1": 1}, damage=1), step="upkeep"
    )
    view = engine.observe("")
    shown = next(shown for shown in view.objects if shown.label == "Mulldrifter")
    assert (view.active, view.step, view.priority, view.stack, view.decision) == ("Alice", "upkeep", "Alice", (), None)
    assert (shown.owner, shown.controller, shown.tapped, shown.counters, shown.damage) == ("Bob", "Alice", True, {"+1/+1": 1}, 1)
    assert (shown.power, shown.toughness, shown.mana_value, shown.colors) == (3, 3, 5, "U")
    assert (shown.types, shown.subtypes, shown.keywords) == (("Creature",), ("Elemental",), ("evoke", "flying"))


def test_what_has_every_creature_type_is_shown_with_them_all() -> None:
    shown = playing(card("Avian Changeling"), card("Grizzly Bears")).observe("").objects
    changeling, bears = (next(each for each in shown if each.label == label) for label in ("Avian Changeling", "Grizzly Bears"))
    assert set(changeling.subtypes) == set(CREATURE_TYPES)
    assert bears.subtypes == ("Bear",)


def test_what_was_chosen_to_be_something_as_it_entered_is_that() -> None:
    shown = playing(card("Primal Clay", chosen="2/2")).observe("").objects[0]
    assert (shown.power, shown.toughness, shown.keywords) == (2, 2, ("flying",))


@pytest.mark.parametrize("chosen", ["", "4/4"])
def test_what_would_be_chosen_to_be_something_is_not_set_up_without_that(chosen: str) -> None:
    players = (PlayerSetup(name="Alice"), PlayerSetup(name="Bob"))
    board = Board(players=players, objects=(card("Primal Clay", chosen=chosen),), active="Alice")
    assert isinstance(OracleEngine().setup(board), Unsupported)


def test_poison_counters_of_a_player_are_set_up_and_shown() -> None:
    engine = OracleEngine()
    players = (PlayerSetup(name="Alice"), PlayerSetup(name="Bob", poison=9, counters={"energy": 2}))
    assert engine.setup(Board(players=players, objects=(), active="Alice")) == Ok()
    assert [player.poison for player in engine.observe("").players] == [0, 9]
    assert [player.counters for player in engine.observe("").players] == [{}, {"energy": 2}]


def test_keywords_are_told_in_lower_case() -> None:
    engine = playing(card("Gale, Waterdeep Prodigy"))
    shown = next(shown for shown in engine.observe("").objects if shown.label == "Gale, Waterdeep Prodigy")
    assert shown.keywords == ("choose a background",)


def test_a_player_sees_no_hidden_card_of_another() -> None:
    engine = playing(card("Shock", "hand"), card("Murder", "hand", "Bob"), card("Island"))
    assert {shown.label for shown in engine.observe("Bob").objects} == {"Murder", "Island"}
    assert len(engine.observe("").objects) == 5
    alice = engine.observe("Bob").players[0]
    assert (alice.hand, alice.library) == (1, 1)


def test_abilities_that_wait_are_named_and_ordered_by_their_names() -> None:
    engine = evoked()
    asked = engine.observe("").decision
    assert asked is not None
    assert (asked.player, asked.kind, asked.shape) == ("Alice", "order triggers", "order")
    evoke, enters = "the evoke ability of Mulldrifter", "the enters ability of Mulldrifter"
    assert sorted(asked.options) == [enters, evoke]
    view = do(engine, Decide(player="Alice", answer=(enters, evoke)))
    assert [entry.reference for entry in view.stack] == [enters, evoke]


@pytest.mark.parametrize(
    "answer", [(), ("the evoke ability of Mulldrifter",), ("the evoke ability of Mulldrifter",) * 2, ("Mulldrifter",)]
)
def test_an_answer_that_is_none_is_refused_and_changes_nothing(answer: tuple[str, ...]) -> None:
    engine = evoked()
    before = engine.observe("")
    assert isinstance(engine.act(Decide(player="Alice", answer=answer)), Illegal)
    assert engine.observe("") == before


def test_equal_abilities_are_numbered_from_the_oldest() -> None:
    engine = playing(card("Soul Warden"), card("Panharmonicon"), card("Memnite", "hand"))
    do(engine, Cast(player="Alice", card="Memnite"))
    view = passes(engine, 2)
    reference = "the enters ability of Soul Warden"
    assert [entry.reference for entry in view.stack] == [f"{reference} (2)", reference]


def test_tokens_are_named_by_name_and_controller() -> None:
    engine = playing(
        card("Wavesifter", "hand"), card("Wastes", label="Wastes 1"), card("Wastes", label="Wastes 2"), mana="{G}{U}{C}{C}{C}"
    )
    do(engine, Cast(player="Alice", card="Wavesifter"))
    view = passes(engine, 4)
    assert [(shown.name, shown.label) for shown in view.objects if shown.token] == [("Clue Token", "")] * 2
    second = "the Clue Token token of Alice (2)"
    view = do(engine, Activate(player="Alice", source=second))
    assert len([shown for shown in view.objects if shown.token]) == 1
    assert [entry.reference for entry in view.stack] == ["the activated ability of the Clue Token token of Alice"]


def test_a_token_is_called_by_the_name_that_it_has_now() -> None:
    engine = playing(card("Wavesifter", "hand"), mana="{G}{U}{C}{C}{C}")
    do(engine, Cast(player="Alice", card="Wavesifter"))
    passes(engine, 4)
    assert engine.game is not None
    state = engine.game.state
    of, clue = next((of, found) for of, found in state.objects.items() if found.kind is Kind.TOKEN)
    dark = Placed(sticker("Dark"), timestamp=state.clock)
    state = replace(state, objects={**state.objects, of: clue.changed(stickers=(dark,))})

    assert Names(state).of(of) == "the Dark Clue Token token of Alice"
    gone = replace(state, objects={each: found for each, found in state.objects.items() if each != of}, gone={of: clue})
    assert Names(gone).of(of) == "the Clue Token token of Alice"


def test_stickers_of_a_board_are_on_its_cards_in_their_order() -> None:
    sheets = ("Urza's Dark Cannonball", "Giant Mana Cake")
    told = [{"sticker": "Dark", "after": 1}, {"sticker": "Cake", "after": 1}, {"sticker": "1/5 of Urza's Dark Cannonball"}]
    board = Board(
        players=(PlayerSetup(name="Alice", sheets=sheets), PlayerSetup(name="Bob")),
        objects=(card("Grizzly Bears", stickers=told), card("Hill Giant", "graveyard", stickers=[{"sticker": "Giant"}])),
        active="Alice",
    )
    engine = OracleEngine()
    assert engine.setup(board) == Ok()
    shown = {each.label: each for each in engine.observe("").objects}
    bears, giant = shown["Grizzly Bears"], shown["Hill Giant"]
    assert (bears.name, bears.power, bears.toughness, bears.face_down) == ("Grizzly Cake Dark Bears", 1, 5, False)
    assert set(bears.stickers) == {"Dark", "Cake", "1/5 of Urza's Dark Cannonball"}
    assert (giant.name, giant.stickers) == ("Giant Hill Giant", ("Giant",))


@pytest.mark.parametrize(
    ("sheet", "sticker", "what"),
    [("A B C", "", "the sticker sheet A B C"), ("Giant Mana Cake", "Dirk", "the sticker Dirk")],
)
def test_sheets_and_stickers_that_there_are_not_are_not_modelled(sheet: str, sticker: str, what: str) -> None:
    stickers = [{"sticker": sticker}] if sticker else []
    board = Board(
        players=(PlayerSetup(name="Alice", sheets=(sheet,)), PlayerSetup(name="Bob")),
        objects=(card("Grizzly Bears", stickers=stickers),),
        active="Alice",
    )
    assert OracleEngine().setup(board) == Unsupported(what=what)


@pytest.mark.parametrize(
    ("first", "second", "what"),
    [
        ({"stickers": [{"sticker": "Cake"}]}, {}, "the sticker Cake on Grizzly Bears, of which Alice has no other"),
        ({"owner": "Bob", "stickers": [{"sticker": "Dark"}]}, {}, "the sticker Dark on Grizzly Bears, of which Bob has no other"),
        (
            {"stickers": [{"sticker": "Dark"}]},
            {"stickers": [{"sticker": "Dark"}]},
            "the sticker Dark on Hill Giant, of which Alice has no other",
        ),
        ({"zone": "hand", "stickers": [{"sticker": "Dark"}]}, {}, "a sticker on Grizzly Bears in a hand"),
        ({"zone": "library", "stickers": [{"sticker": "Dark"}]}, {}, "a sticker on Grizzly Bears in a library"),
        ({"stickers": [{"sticker": "Dark", "after": -1}]}, {}, "the sticker Dark after -1 words"),
    ],
)
def test_stickers_that_no_player_could_have_put_there_are_not_set_up(
    first: dict[str, object], second: dict[str, object], what: str
) -> None:
    board = Board(
        players=(PlayerSetup(name="Alice", sheets=("Urza's Dark Cannonball",)), PlayerSetup(name="Bob")),
        objects=(card("Grizzly Bears", **first), card("Hill Giant", **second)),  # type: ignore[arg-type]
        active="Alice",
    )
    assert OracleEngine().setup(board) == Unsupported(what=what)


def test_any_number_of_counters_of_a_keyword_can_be_shown() -> None:
    engine = playing(card("Grizzly Bears", counters={"flying": 999_999_999}))
    shown = next(each for each in engine.observe("").objects if each.label == "Grizzly Bears")
    assert (shown.counters, shown.keywords) == ({"flying": 999_999_999}, ("flying",))


def test_a_division_is_asked_for_and_answered_in_the_order_of_the_targets() -> None:
    engine = playing(
        card("Fury", "hand"), card("Hill Giant", owner="Bob"), card("Air Elemental", owner="Bob"), mana="{R}{R}{R}{R}{R}"
    )
    do(engine, Cast(player="Alice", card="Fury"))
    passes(engine, 2)
    view = do(engine, Decide(player="Alice", answer=("Air Elemental", "Hill Giant")))
    assert view.decision is not None
    asked = (view.decision.kind, view.decision.shape, view.decision.options, view.decision.minimum, view.decision.maximum)
    assert asked == ("distribute", "distribute", ("Air Elemental", "Hill Giant"), 1, 4)
    assert isinstance(engine.act(Decide(player="Alice", answer=("4", "0"))), Illegal)
    do(engine, Decide(player="Alice", answer=("1", "3")))
    view = passes(engine, 2)
    assert {shown.label: shown.damage for shown in view.objects if shown.damage} == {"Air Elemental": 1}
    assert {shown.label for shown in view.objects if shown.zone == "graveyard"} == {"Hill Giant"}


def test_targets_are_shown_by_reference() -> None:
    engine = playing(card("Shock", "hand"), mana="{R}")
    view = do(engine, Cast(player="Alice", card="Shock", targets=("Bob",)))
    assert [(entry.reference, entry.controller, entry.targets) for entry in view.stack] == [("Shock", "Alice", ("Bob",))]


@pytest.mark.parametrize(
    "action",
    [
        Cast(player="Alice", card="Shock", targets=("the evoke ability of Memnite",)),
        Cast(player="Alice", card="Shock", targets=("the enters ability of Memnite (2)",)),
        Cast(player="Alice", card="Shock", zone="graveyard", targets=("Bob",)),
        Cast(player="Alice", card="Shock", targets=("Bob",), by="Memnite"),
        Cast(player="Alice", card="Shock", targets=("Bob's Wastes",)),
        Cast(player="Alice", card="Shock", targets=("Bob",), payment=Payment(tap=("Memnite",))),
        Activate(player="Alice", source="Shock"),
        Play(player="Alice", card="Shock"),
        Pass(player="Bob"),
        Decide(player="Alice", answer=("yes",)),
    ],
)
def test_what_the_rules_forbid_is_refused_and_changes_nothing(action: Action) -> None:
    engine = playing(card("Shock", "hand"), card("Memnite"), mana="{R}")
    before = engine.observe("")
    assert isinstance(engine.act(action), Illegal)
    assert engine.observe("") == before


@pytest.mark.parametrize(
    "action",
    [
        Cast(player="Alice", card="Nothing"),
        Cast(player="Zoe", card="Shock"),
        Cast(player="Alice", card="Shock", targets=("Nothing",)),
        Cast(player="Alice", card="Shock", targets=("Memnite (2)",)),
        Cast(player="Alice", card="Shock", targets=("the evoke ability of Mulldrifter",)),
        Cast(player="Alice", card="Shock", targets=("the evoked ability of Memnite",)),
        Cast(player="Alice", card="Shock", targets=("the Clue Token token of Alice",)),
        Cast(player="Alice", card="Shock", targets=("Bob",), by="Nothing"),
        Cast(player="Alice", card="Shock", targets=("Bob",), payment=Payment(sacrifice=("Nothing",))),
        Cast(player="Alice", card="Shock", targets=("Bob",), cost="{5}{"),
        Cast(player="Alice", card="Shock", targets=("Bob",), payment=Payment(mana="{R/G}")),
        Activate(player="Alice", source="Nothing"),
        Pass(player="Zoe"),
    ],
)
def test_nothing_is_said_of_what_the_game_does_not_know(action: Action) -> None:
    engine = playing(card("Shock", "hand"), card("Memnite"), mana="{R}")
    before = engine.observe("")
    assert isinstance(engine.act(action), Unsupported)
    assert engine.observe("") == before


def test_an_answer_that_the_game_does_not_know_is_not_called_illegal() -> None:
    engine = evoked()
    answer = engine.act(Decide(player="Alice", answer=("the evoke ability of Shriekmaw", "the enters ability of Mulldrifter")))
    assert answer == Unsupported(what="Shriekmaw, which names nothing in this game")


def test_what_was_there_once_is_known_but_illegal() -> None:
    engine = playing(
        card("Wavesifter", "hand"), card("Shock", "hand"), card("Wastes", label="Wastes 1"), card("Wastes", label="Wastes 2"),
        mana="{G}{U}{R}{C}{C}{C}",
    )  # fmt: skip
    do(engine, Cast(player="Alice", card="Wavesifter", payment=Payment(mana="{G}{U}{C}{C}{C}")))
    passes(engine, 4)
    do(engine, Activate(player="Alice", source="the Clue Token token of Alice", payment=Payment(tap=("Wastes 1", "Wastes 2"))))
    for gone in ("the Clue Token token of Alice (2)", "the enters ability of Wavesifter"):
        assert isinstance(engine.act(Cast(player="Alice", card="Shock", targets=(gone,))), Illegal)


def test_what_is_not_modelled_is_named_and_changes_nothing() -> None:
    engine = evoked()
    before = engine.observe("")
    answer = engine.act(Concede(player="Alice"))
    assert answer == Unsupported(what="conceding while a question is open")
    assert engine.observe("") == before


def test_a_player_concedes() -> None:
    engine = playing(card("Grizzly Bears", owner="Bob"))
    shown = do(engine, Concede(player="Bob"))
    assert ([player.lost for player in shown.players], shown.over, shown.priority) == ([False, True], True, "")
    assert isinstance(engine.act(Concede(player="Bob")), Illegal)


def test_a_card_that_nobody_knows_cannot_be_set_up() -> None:
    board = Board(players=(PlayerSetup(name="Alice"),), objects=(card("No Such Card"),), active="Alice")
    answer = OracleEngine().setup(board)
    assert isinstance(answer, Unsupported)
    assert "No Such Card" in answer.what


def test_a_counter_whose_rules_are_not_modelled_cannot_be_set_up() -> None:
    board = Board(players=(PlayerSetup(name="Alice"),), objects=(card("Memnite", counters={"shield": 1}),), active="Alice")
    assert OracleEngine().setup(board) == Unsupported(what="a shield counter")


def test_a_board_of_which_it_is_not_known_what_its_permanents_have_cannot_be_set_up() -> None:
    board = Board(
        players=(PlayerSetup(name="Alice"), PlayerSetup(name="Bob")),
        objects=(
            card("Archetype of Aggression"),
            card("Memnite", owner="Bob", counters={"trample over planeswalkers": 1}),
        ),
        active="Alice",
    )
    assert isinstance(OracleEngine().setup(board), Unsupported)


def test_a_revealed_top_card_is_seen_by_everyone() -> None:
    engine = playing(card("Shock", "library"), card("Garruk's Horde"))
    assert [shown.label for shown in engine.observe("Bob").objects if shown.zone == "library"] == ["Shock"]
    assert len([shown for shown in engine.observe("").objects if shown.zone == "library"]) == 3


@pytest.mark.parametrize(("edition", "modelled"), [("2005-09-30", False), ("2005-10-01", True), ("2026-08-07", True)])
def test_the_rules_of_other_editions_are_played_as_far_back_as_convoke_goes(edition: str, modelled: bool) -> None:
    board = Board(players=(PlayerSetup(name="Alice"), PlayerSetup(name="Bob")), objects=(), active="Alice", edition=edition)
    answer = OracleEngine().setup(board)
    assert answer == (Ok() if modelled else Unsupported(what="the rules of 2005-09-30"))


def test_rules_that_there_are_not_yet_cannot_be_played() -> None:
    board = Board(players=(PlayerSetup(name="Alice"),), objects=(), active="Alice", edition="2026-08-08")
    assert OracleEngine().setup(board) == Unsupported(what="the rules of 2026-08-08")


def test_a_card_can_come_with_its_record() -> None:
    record = CardRecord(name="Some Bear", mana_cost="{1}{G}", type="Creature — Bear", text="Flash", power="4", toughness="5")
    engine = playing(card("Some Bear"), records=(record,))
    shown = next(shown for shown in engine.observe("").objects if shown.label == "Some Bear")
    assert (shown.power, shown.toughness, shown.keywords, shown.colors) == (4, 5, ("flash",), "G")


def test_a_record_that_is_not_understood_cannot_be_set_up() -> None:
    record = CardRecord(name="Some Bear", type="Creature — Bear", text="Do something nobody ever does.", power="4", toughness="5")
    board = Board(players=(PlayerSetup(name="Alice"),), objects=(card("Some Bear"),), active="Alice", records=(record,))
    assert isinstance(OracleEngine().setup(board), Unsupported)


def test_nothing_can_be_seen_before_a_game_is_set_up() -> None:
    engine = playing()
    engine.bye()
    with pytest.raises(RuntimeError):
        engine.observe("")


def test_attackers_and_blockers_are_declared_and_shown() -> None:
    engine = playing(card("Grizzly Bears"), card("Memnite"), card("Hill Giant", owner="Bob"), step="declare attackers")
    attackers = (("Grizzly Bears", "Bob"), ("Memnite", "Bob"))
    assert isinstance(engine.act(Attack(player="Alice", attackers=(("Hill Giant", "Bob"),))), Illegal)
    do(engine, Attack(player="Alice", attackers=attackers))
    view = passes(engine, 2)
    assert (view.step, view.priority) == ("declare blockers", "Alice")
    view = do(engine, Block(player="Bob", blockers=(("Hill Giant", "Grizzly Bears"),)))
    shown = {each.label: (each.tapped, each.attacking, each.blocking) for each in view.objects if each.zone == "battlefield"}
    assert shown == {
        "Grizzly Bears": (True, "Bob", ()),
        "Memnite": (True, "Bob", ()),
        "Hill Giant": (False, "", ("Grizzly Bears",)),
    }
    view = passes(engine, 2)
    assert [(each.zone, each.damage) for each in view.objects if each.label == "Hill Giant"] == [("battlefield", 2)]
    assert [player.life for player in view.players] == [20, 19]
    assert all(not each.blocking for each in passes(engine, 4).objects)


def test_a_board_on_which_another_has_priority_as_attackers_are_declared_has_none() -> None:
    engine = playing(card("Grizzly Bears"), step="declare attackers", priority="Bob")
    assert isinstance(engine.act(Attack(player="Alice", attackers=(("Grizzly Bears", "Bob"),))), Illegal)


def test_the_question_how_damage_is_divided_is_about_the_attacker() -> None:
    engine = playing(card("Hill Giant"), card("Memnite", owner="Bob"), card("Ornithopter", owner="Bob"), step="declare attackers")
    do(engine, Attack(player="Alice", attackers=(("Hill Giant", "Bob"),)))
    passes(engine, 2)
    do(engine, Block(player="Bob", blockers=(("Memnite", "Hill Giant"), ("Ornithopter", "Hill Giant"))))
    asked = passes(engine, 2).decision
    assert asked is not None
    assert (asked.player, asked.kind, asked.about, asked.options) == (
        "Alice", "distribute", "Hill Giant", ("Memnite", "Ornithopter"),
    )  # fmt: skip
    assert isinstance(engine.act(Decide(player="Alice", answer=("3", "1"))), Illegal)
    view = do(engine, Decide(player="Alice", answer=("1", "2")))
    assert sorted(each.label for each in view.objects if each.zone == "graveyard") == ["Memnite", "Ornithopter"]


HYBRID = CardRecord(name="Some Bear", mana_cost="{G/P}{2/R}", type="Creature — Bear", text="Kicker {1}", power="4", toughness="5")


@pytest.mark.parametrize(
    ("announced", "additional", "mana", "life"),
    [
        (("2 life", "{R}"), (), "{R}{R}{R}", 18),
        (("2 life", "{2}"), (), "{R}{R}", 18),
        (("2 life", "{R}"), ("kicker",), "{R}{R}", 18),
        (("2 life", "{2}"), ("kicker",), "{R}", 18),
        ((), ("kicker",), "{R}{R}", 18),
    ],
)
def test_what_is_announced_is_what_is_paid(announced: tuple[str, ...], additional: Any, mana: str, life: int) -> None:
    engine = playing(card("Some Bear", "hand"), mana="{R}{R}{R}{R}", records=(HYBRID,))
    view = do(engine, Cast(player="Alice", card="Some Bear", announced=announced, additional=additional))
    assert (view.players[0].mana, view.players[0].life) == (mana, life)


@pytest.mark.parametrize(
    ("announced", "additional"),
    [(("{G}", "{R}"), ()), (("2 life",), ()), (("{2}", "{R}"), ()), (("2 life", "{1}"), ()), ((), ("buyback",))],
)
def test_what_cannot_be_announced_or_paid_is_refused(announced: tuple[str, ...], additional: Any) -> None:
    engine = playing(card("Some Bear", "hand"), mana="{R}{R}{R}{R}", records=(HYBRID,))
    before = engine.observe("")
    assert isinstance(engine.act(Cast(player="Alice", card="Some Bear", announced=announced, additional=additional)), Illegal)
    assert engine.observe("") == before


CHARM = CardRecord(
    name="Some Charm",
    mana_cost="{R}",
    type="Instant",
    text="Choose one —\n• Some Charm deals 3 damage to any target.\n• Draw a card.",
)


@pytest.mark.parametrize(("modes", "drawn", "life"), [((1,), 0, 17), ((2,), 1, 20)])
def test_a_spell_does_what_the_announced_mode_says(modes: tuple[int, ...], drawn: int, life: int) -> None:
    engine = playing(card("Some Charm", "hand"), card("Island", "library"), mana="{R}", records=(CHARM,))
    do(engine, Cast(player="Alice", card="Some Charm", modes=modes, targets=("Bob",) if modes == (1,) else ()))
    view = passes(engine, 2)
    assert (view.players[0].drawn, view.players[1].life) == (drawn, life)


@pytest.mark.parametrize("modes", [(1, 2), (3,)])
def test_modes_that_cannot_be_chosen_are_refused(modes: tuple[int, ...]) -> None:
    engine = playing(card("Some Charm", "hand"), mana="{R}", records=(CHARM,))
    assert isinstance(engine.act(Cast(player="Alice", card="Some Charm", modes=modes)), Illegal)


def test_a_card_is_cast_as_its_adventure_and_shown_as_that() -> None:
    engine = playing(card("Faerie Guidemother", "hand"), card("Grizzly Bears"), mana="{W}{W}{W}")
    gift = Cast(player="Alice", card="Faerie Guidemother", part="Gift of the Fae", targets=("Grizzly Bears",))
    seen = do(engine, gift)
    shown = next(shown for shown in seen.objects if shown.label == "Faerie Guidemother")
    assert (shown.name, shown.zone, shown.types, shown.subtypes) == ("Gift of the Fae", "stack", ("Sorcery",), ("Adventure",))
    assert (shown.mana_value, shown.power) == (2, None)
    again = passes(engine, 2)
    assert [(each.name, each.zone, each.power) for each in again.objects if each.label == "Faerie Guidemother"] == [
        ("Faerie Guidemother", "exile", 1)
    ]
    assert isinstance(engine.act(msgspec.structs.replace(gift, zone="exile")), Illegal)
    assert do(engine, Cast(player="Alice", card="Faerie Guidemother", zone="exile")).stack


def test_an_adventure_that_the_card_does_not_have_is_not_called_illegal() -> None:
    engine = playing(card("Faerie Guidemother", "hand"))
    answer = engine.act(Cast(player="Alice", card="Faerie Guidemother", part="Granted"))
    assert isinstance(answer, Unsupported)
    assert "no Adventure of it" in answer.what


def test_of_which_expansion_a_card_is_has_to_be_said_under_the_rules_that_ask_for_its_symbol() -> None:
    sylex = card("Golgothian Sylex", printing="ATQ")
    here, there = Activate(player="Alice", source="Golgothian Sylex"), Pass(player="Alice")
    engine = playing(sylex, card("Ornithopter", owner="Bob", printing="3ED"), mana="{C}", edition="2013-07-12")
    view = do(engine, here, there, Pass(player="Bob"))
    assert [each.label for each in view.objects if each.zone == "battlefield"] == ["Ornithopter"]
    engine = playing(sylex, card("Ornithopter", owner="Bob"), mana="{C}", edition="2013-07-12")
    do(engine, here, there)
    assert engine.act(Pass(player="Bob")) == Unsupported(
        what="Ornithopter of which it is not said in which expansion it was printed"
    )
