from __future__ import annotations

from adapters.contract.capabilities import CAPABILITIES
from adapters.contract.messages import CardRecord, ObjectSetup, PlayerSetup, StickerSetup
from adapters.suite.phrases import read
from adapters.suite.running.board import FILLERS, board, fillers, seats
from adapters.suite.running.needs import needs
from adapters.suite.scenario import Scenario, Setup


def scenario(*steps: str) -> Scenario:
    items = [read(step) for step in steps]
    return Scenario(
        id="a",
        name="A",
        feature="x.feature",
        title="T",
        setup=tuple(item for item in items if isinstance(item, Setup)),
        script=tuple(item for item in items if not isinstance(item, Setup)),
    )


def test_a_board_has_two_players_a_moment_and_cards_at_the_bottom_of_each_library() -> None:
    told = board(scenario("Alice has Ox; Elk on top of her library"))
    library = [card.label for card in told.objects if card.zone == "library" and card.owner == "Alice"]

    assert told.players == (PlayerSetup(name="Alice"), PlayerSetup(name="Bob"))
    assert (told.active, told.step, told.priority) == ("Alice", "precombat main", "Alice")
    assert library == ["Ox", "Elk", *fillers("Alice")]
    assert len(fillers("Bob")) == FILLERS
    assert {card.card for card in told.objects if card.label in fillers("Bob")} == {"Wastes"}


def test_what_is_said_of_a_card_may_stand_before_the_line_that_puts_it_there() -> None:
    told = board(scenario("Ox starts tapped", "Alice controls Ox"))
    assert [card.tapped for card in told.objects if card.label == "Ox"] == [True]


def test_every_set_up_line_has_its_fact() -> None:
    told = board(
        scenario(
            "Alice controls Bob's Ox",
            'Bob has 2 Island; Elk "the Elk" in his graveyard',
            "Alice has Leader in the command zone",
            "Ox starts tapped",
            "Ox came under its controller's control this turn",
            "Ox starts with 2 +1/+1 counters",
            "Ox starts with 1 age counter",
            "Ox starts with 3 damage",
            "Bob has the sticker sheets A B C; D E F",
            "Ox starts with the sticker Dark after 1 word",
            "Ox starts with the sticker art 1 of A B C",
            "Bob starts with 9 poison counters",
            "Bob starts with 2 energy counters",
            "Elk was chosen for Ox",
            "Leader is its owner's commander, cast 2 times before",
            "Bob starts at 5 life",
            "Bob has {U} to spend",
            "it is Bob's end step",
        )
    )

    assert told.objects[:5] == (
        ObjectSetup(
            label="Ox",
            card="Ox",
            owner="Bob",
            controller="Alice",
            zone="battlefield",
            tapped=True,
            sick=True,
            counters={"+1/+1": 2, "age": 1},
            damage=3,
            chosen="Elk",
            stickers=(StickerSetup(sticker="Dark", after=1), StickerSetup(sticker="art 1 of A B C")),
        ),
        ObjectSetup(label="Island 1", card="Island", owner="Bob", zone="graveyard"),
        ObjectSetup(label="Island 2", card="Island", owner="Bob", zone="graveyard"),
        ObjectSetup(label="the Elk", card="Elk", owner="Bob", zone="graveyard"),
        ObjectSetup(label="Leader", card="Leader", owner="Alice", zone="command", commander=True, casts=2),
    )
    assert told.players[1] == PlayerSetup(
        name="Bob", life=5, poison=9, counters={"energy": 2}, mana="{U}", sheets=("A B C", "D E F")
    )
    assert (told.active, told.step, told.priority) == ("Bob", "end step", "Bob")


def test_whoever_is_spoken_of_sits_at_the_table() -> None:
    assert seats(scenario("Alice is at 20 life")) == ("Alice", "Bob")
    assert seats(scenario("Alice controls Carol's Ox")) == ("Alice", "Bob", "Carol")
    assert seats(scenario("Alice controls Ox", "Alice casts Ox targeting Dave")) == ("Alice", "Bob", "Carol", "Dave")


def test_only_records_of_cards_on_the_board_are_passed_on() -> None:
    records = (CardRecord(name="Ox"), CardRecord(name="Elk"))

    assert board(scenario("Alice controls Ox"), records=records).records == (CardRecord(name="Ox"),)


def test_needs_are_computed_from_what_is_said() -> None:
    everything = {
        "additional costs": "Alice casts Ox with kicker",
        "alternative costs": "Alice casts Ox for its evoke cost",
        "announcing symbols": "Alice casts Ox, announcing 2 life",
        "chosen names and types": "Elk was chosen for Ox",
        "choosing payment": "Alice can't cast Ox, exiling Elk",
        "combat": "Alice can't attack Bob with Ox",
        "commander": "Ox is its owner's commander, cast no times before",
        "control by another player": "Alice controls Bob's Ox",
        "convoking and delving": "Alice casts Ox, convoking with Ox for {G}",
        "counters": "Ox bears no age counters",
        "counters of players": "Bob bears 2 energy counters",
        "decisions": "nobody is asked anything",
        "drawn cards": "Alice has drawn 2 cards this turn",
        "face-down permanents": "Ox is face up",
        "mana in pool": "Alice has no mana left",
        "modes": "Alice casts Ox choosing modes 1 and 3",
        "more than two players": "Carol is at 20 life",
        "parts of cards": "Alice can't cast Ox as the Adventure Elk",
        "stack abilities": "the stack holds, from the top, the evoke ability of Ox",
        "steps": "it is Bob's upkeep",
        "stickers": "Ox bears no sticker Dark",
        "tokens": "the Ox token of Alice is tapped",
    }
    assert tuple(everything) == tuple(each for each in CAPABILITIES if each not in ("concede", "editions"))
    for capability, step in everything.items():
        assert needs(scenario(step)) == (capability,)
    for step in ("Bob starts with 9 poison counters", "Bob bears 3 poison counters"):
        assert needs(scenario(step)) == ("counters",)
    for step in ("Bob starts with 2 energy counters", "Bob bears no rad counters"):
        assert needs(scenario(step)) == ("counters of players",)
    for step in ("Bob has the sticker sheet A B C", "Ox starts with the sticker Dark"):
        assert needs(scenario(step)) == ("stickers",)
    for step in ("Bob chooses the sticker Dark for Ox", "Bob is asked to choose a position for Ox"):
        assert needs(scenario(step)) == ("decisions", "stickers")
    for step in ("Bob blocks Ox with Elk", "Ox is attacking Bob", "Elk is blocking Ox", "Ox is not in combat"):
        assert needs(scenario(step)) == ("combat",)
    for step in ("Alice casts Ox, improvising with Elk", "Alice can't cast Ox, delving Elk"):
        assert needs(scenario(step)) == ("convoking and delving",)
    assert needs(scenario("Alice casts Ox, delving Elk, exiling Cat")) == ("choosing payment", "convoking and delving")
    assert needs(scenario("Alice controls Ox", "Ox starts with 2 damage", "Ox has 2 damage marked")) == ()
    assert needs(scenario("Alice controls Ox", "Alice casts Ox targeting Bob", "the stack holds, from the top, Ox")) == ()
