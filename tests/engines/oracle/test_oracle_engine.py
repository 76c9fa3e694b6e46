"""What the oracle answers to actions: as the contract says, and with nothing changed where it refuses."""

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
    CardRecord,
    Cast,
    Concede,
    Decide,
    Illegal,
    Pass,
    Payment,
    Play,
    Unsupported,
)
from adapters.engines.oracle import OracleEngine
from tests.engines.oracle.boards import card, do, evoked, passes, playing


def test_it_says_who_it_is_and_claims_no_unknown_capability() -> None:
    hello = OracleEngine().hello(CONTRACT)
    assert hello.name == "oracle"
    assert set(hello.capabilities) <= set(CAPABILITIES)


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
