from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from adapters.contract import references
from adapters.contract.view import Decision, ObjectView, PlayerView, StackView, View
from adapters.suite import phrases
from adapters.suite.running.judge import NotShown, find, judge, question
from adapters.suite.scenario import Expectation


def card(label: str, zone: str, **facts: Any) -> ObjectView:
    return ObjectView(**({"label": label, "name": label, "zone": zone, "owner": "Alice", "controller": "Alice"} | facts))


VIEW = View(
    turn=3,
    active="Bob",
    step="end step",
    priority="Alice",
    players=(
        PlayerView(name="Alice", life=17, poison=0, mana="{W}{U}", hand=2, library=9, drawn=1),
        PlayerView(name="Bob", life=0, poison=3, counters={"energy": 2}, mana="", hand=0, library=10, lost=True, drawn=None),
    ),
    objects=(
        card("Drifter", "battlefield", controller="Bob", tapped=True, power=2, toughness=2, keywords=("flying",), colors="U"),
        card("Dead", "graveyard", mana_value=5),
        card("Gone", "exile", counters={"void": 1}),
        card("Leader", "command"),
        card("Cub", "exile", name="Dark Bear Cub", supertypes=("Legendary",), types=("Creature",), subtypes=("Time Lord",)),
        card("Blank", "battlefield", name="", face_down=True, stickers=("Dark", "art 1 of A B C"), keywords=("flying", "haste")),
        card("Rock", "battlefield", counters={"+1/+1": 2}, colors="UW", phased_out=True),
        card("Wall", "battlefield", controller="Bob", attacking="Alice", damage=2),
        card("Moat", "battlefield", blocking=("Wall", "Drifter")),
        card("Shock", "stack"),
        card("", "battlefield", name="Clue Token", token=True),
        card("", "battlefield", name="Clue Token", token=True, tapped=True),
        card("", "stack", name="Shock", token=True, mana_value=1),
    ),
    stack=(
        StackView(reference="the evoke ability of Drifter", controller="Bob", targets=("Rock", "Alice")),
        StackView(reference="Shock", controller="Alice"),
    ),
    decision=Decision(player="Alice", kind="targets", shape="pick", about="Shock", options=("Alice", "Bob")),
)

HOLDS = """
Dead is in Alice's graveyard
Gone is in exile
Leader is in the command zone
Drifter is on the battlefield
Drifter is on the battlefield under Bob's control
Shock is on the stack under Alice's control
the evoke ability of Drifter is on the stack under Bob's control
Drifter is tapped
Rock is untapped
Carol's Ox has left the game
the Clue Token token of Alice is untapped
the Clue Token token of Alice (2) is tapped
the copy of Shock has mana value 1
Rock is phased out
Drifter is phased in
Wall is attacking Alice
Moat is blocking Drifter; Wall
Rock is not in combat
Drifter is 2/2
Cub is named Dark Bear Cub
Blank has no name
Blank is face down
Rock is face up
Blank bears the sticker Dark
Blank bears the sticker art 1 of A B C
Blank bears no sticker Hot Dog
Cub has the type Legendary
Cub has the type Creature
Cub has the type Time Lord
Cub lacks the type Bear
Drifter has the keyword flying
Rock lacks the keyword flying
Rock bears 2 +1/+1 counters
Gone bears 1 void counter
Rock bears no void counters
Bob bears 3 poison counters
Bob bears 2 energy counters
Alice bears no energy counters
Alice bears no poison counters
Wall has 2 damage marked
Rock has no damage marked
Dead has mana value 5
Rock is white and blue
Dead is colorless
Alice is at 17 life
Alice has {W}{U} left
Alice has {U}{W} left
Bob has no mana left
Alice has drawn 1 card this turn
Alice's hand holds 2 cards
Alice's library holds 9 cards
Alice's graveyard holds 1 card
Bob's graveyard holds no cards
the stack holds, from the top, the evoke ability of Drifter; Shock
the evoke ability of Drifter is controlled by Bob
the targets of the evoke ability of Drifter are Alice; Rock
Alice has 2 tokens named Clue Token
Bob has no tokens named Clue Token
Alice has priority
the game is in Bob's end step
Bob has lost the game
Alice is still in the game
Alice is asked to choose targets for Shock
Alice is asked to choose targets for Shock, from Bob; Alice
"""

HOLDS_NOT = """
Dead is in Bob's graveyard -> Dead is in Alice's graveyard
Dead is in Alice's hand -> Dead is in Alice's graveyard
Lost is in exile -> Lost is nowhere
Dead has left the game -> Dead is in Alice's graveyard
Leader is in exile -> Leader is in the command zone
Gone is in the command zone -> Gone is in exile
Drifter is on the battlefield under Alice's control -> Drifter is on the battlefield under Bob's control
Drifter is on the stack -> Drifter is on the battlefield under Bob's control
Shock is on the stack under Bob's control -> Shock is on the stack under Alice's control
the copy of Shock is on the stack -> the copy of Shock is on the stack under Alice's control
Drifter is untapped -> Drifter is tapped
Rock is tapped -> Rock is untapped
Dead is tapped -> Dead is in Alice's graveyard
the Clue Token token of Alice (3) is tapped -> the Clue Token token of Alice (3) is nowhere
Rock is phased in -> Rock is phased out
Drifter is phased out -> Drifter is phased in
Dead is phased in -> Dead is in Alice's graveyard
Wall is attacking Bob -> Wall is attacking Alice
Rock is attacking Bob -> Rock is not in combat
Moat is attacking Bob -> Moat is blocking Wall; Drifter
Moat is blocking Wall -> Moat is blocking Wall; Drifter
Wall is blocking Drifter -> Wall is attacking Alice
Wall is not in combat -> Wall is attacking Alice
Moat is not in combat -> Moat is blocking Wall; Drifter
Dead is not in combat -> Dead is in Alice's graveyard
Drifter is 2/3 -> Drifter is 2/2
Rock is 2/2 -> Rock is no creature
Cub is named Bear Cub -> Cub is named Dark Bear Cub
Cub has no name -> Cub is named Dark Bear Cub
Blank is named Cub -> Blank has no name
Lost is named Cub -> Lost is nowhere
Blank is face up -> Blank is face down
Rock is face down -> Rock is face up
Dead is face up -> Dead is in Alice's graveyard
Blank bears no sticker Dark -> Blank bears the stickers Dark; art 1 of A B C
Blank bears the sticker Hot Dog -> Blank bears the stickers Dark; art 1 of A B C
Rock bears the sticker Dark -> Rock bears no sticker
Lost bears no sticker Dark -> Lost is nowhere
Cub has the type Bear -> Cub has the types Legendary, Creature, Time Lord
Cub lacks the type Legendary -> Cub has the types Legendary, Creature, Time Lord
Blank has the type Bear -> Blank has no type
Lost lacks the type Bear -> Lost is nowhere
Drifter lacks the keyword flying -> Drifter has the keyword flying
Blank lacks the keyword flying -> Blank has the keywords flying, haste
Rock has the keyword flying -> Rock has no keyword
Lost lacks the keyword flying -> Lost is nowhere
Rock bears 1 +1/+1 counter -> Rock bears 2 +1/+1 counters
Bob bears 1 poison counter -> Bob bears 3 poison counters
Bob bears 3 energy counters -> Bob bears 2 energy counters
Wall has no damage marked -> Wall has 2 damage marked
Rock has 1 damage marked -> Rock has no damage marked
Dead has no damage marked -> Dead is in Alice's graveyard
Drifter bears 1 void counter -> Drifter bears no void counters
Dead has mana value 3 -> Dead has mana value 5
Rock is white -> Rock is white and blue
Dead is blue -> Dead is colorless
Alice is at 20 life -> Alice is at 17 life
Alice has {U} left -> Alice has {W}{U} left
Alice has no mana left -> Alice has {W}{U} left
Bob has {U} left -> Bob has no mana left
Alice has drawn 2 cards this turn -> Alice has drawn 1 card this turn
Alice's hand holds 1 card -> Alice's hand holds 2 cards
Bob's hand holds 1 card -> Bob's hand holds no cards
the stack is empty -> the stack holds, from the top, the evoke ability of Drifter; Shock
the stack holds, from the top, Shock; the evoke ability of Drifter -> the stack holds, from the top, the evoke ability of Drifter; Shock
the evoke ability of Drifter is controlled by Alice -> the evoke ability of Drifter is controlled by Bob
the enters ability of Drifter is controlled by Bob -> the enters ability of Drifter is not on the stack
the target of the evoke ability of Drifter is Rock -> the evoke ability of Drifter has the targets Rock; Alice
the target of Shock is Rock -> Shock has no target
Alice has 1 token named Clue Token -> Alice has 2 tokens named Clue Token
Bob has priority -> Alice has priority
the game is in Alice's end step -> the game is in Bob's end step
Alice has lost the game -> Alice is still in the game
Bob is still in the game -> Bob has lost the game
nobody is asked anything -> Alice is asked: targets about Shock, from Alice; Bob
Bob is asked to choose targets for Shock -> Alice is asked: targets about Shock, from Alice; Bob
Alice is asked to choose for Shock -> Alice is asked: targets about Shock, from Alice; Bob
Alice is asked to choose targets for Rock -> Alice is asked: targets about Shock, from Alice; Bob
Alice is asked to choose targets for Shock, from Alice -> Alice is asked: targets about Shock, from Alice; Bob
"""  # noqa: E501


def expectation(text: str) -> Expectation:
    item = phrases.read(text)
    assert isinstance(item, Expectation)
    return item


@pytest.mark.parametrize("text", HOLDS.strip().splitlines())
def test_what_holds(text: str) -> None:
    assert judge(expectation(text), VIEW) is None


@pytest.mark.parametrize("text", HOLDS_NOT.strip().splitlines())
def test_what_does_not_hold_is_told_with_what_is(text: str) -> None:
    expected, observed = text.split(" -> ")
    finding = judge(expectation(expected), VIEW)

    assert finding is not None
    assert (finding.expected, finding.observed) == (expected, observed)


def test_a_position_is_asked_for_within_bounds() -> None:
    asked = Decision(player="Bob", kind="position", shape="number", about="Shock", minimum=0, maximum=2)
    assert question(asked) == "Bob is asked: position about Shock, from 0 to 2"


def test_nobody_is_asked() -> None:
    assert judge(expectation("nobody is asked anything"), replace(VIEW, decision=None)) is None


def test_what_the_view_does_not_show_is_said_so() -> None:
    with pytest.raises(NotShown, match="drawn"):
        judge(expectation("Bob has drawn 1 card this turn"), VIEW)


def test_a_reference_is_found_by_label_token_and_copy() -> None:
    for reference, name in (("Rock", "Rock"), ("the Clue Token token of Alice", "Clue Token"), ("the copy of Shock", "Shock")):
        found = find(reference, VIEW)
        assert found is not None
        assert found.name == name
    assert find("the Clue Token token of Bob", VIEW) is None


def test_a_token_without_a_name_is_called_so() -> None:
    nameless = card("", "battlefield", name="", token=True)

    assert find(references.token("", "Alice"), replace(VIEW, objects=(*VIEW.objects, nameless))) is nameless
    assert find(references.token("", "Alice"), VIEW) is None
