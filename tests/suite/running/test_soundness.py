from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from adapters.contract.messages import Board, ObjectSetup, PlayerSetup
from adapters.contract.view import Decision, ObjectView, View
from adapters.suite.running.soundness import LONGEST, unsound
from tests.suite.fake_engines import Change, asks, both, counted, moved, shown, stacks


def setup(label: str, zone: Any, owner: str = "Alice") -> ObjectSetup:
    return ObjectSetup(label=label, card=label, owner=owner, zone=zone)


BOARD = Board(
    players=tuple(PlayerSetup(name=name, sheets=("Urza's Dark Cannonball", "Giant Mana Cake")) for name in ("Alice", "Bob")),
    objects=(
        setup("Ox", "battlefield"),
        setup("Shock", "hand"),
        setup("Elk", "library", "Bob"),
        setup("Cow", "library", "Bob"),
        setup("Yak", "library", "Bob"),
        setup("Cat", "graveyard", "Bob"),
    ),
    active="Alice",
)
VIEW = shown(BOARD)


def pick(*options: str, **facts: Any) -> Decision:
    shape = {"player": "Alice", "kind": "targets", "shape": "pick", "about": "Ox", "options": options}
    return Decision(**(shape | facts))


def position(*options: str, **facts: Any) -> Decision:
    return pick(*options, **({"kind": "position", "shape": "number", "minimum": 0, "maximum": 2} | facts))


def division(*options: str, **facts: Any) -> Decision:
    return pick(*options, **({"kind": "distribute", "shape": "distribute", "minimum": 1, "maximum": 3} | facts))


def objects(label: str, /, **facts: Any) -> Change:
    """A change of the facts of a card, without counting again."""
    return lambda view: replace(view, objects=tuple(replace(o, **facts) if o.label == label else o for o in view.objects))


def made(zone: str, **facts: Any) -> Change:
    """A change after which there is something without a label."""
    thing = ObjectView(label="", name="Clue Token", zone=zone, owner="Alice", controller="Alice")
    return lambda view: replace(view, objects=(*view.objects, replace(thing, **facts)))


def player(**facts: Any) -> Change:
    """A change of the facts of Alice."""
    return lambda view: replace(view, players=(replace(view.players[0], **facts), *view.players[1:]))


def field(**facts: Any) -> Change:
    return lambda view: replace(view, **facts)


def without(label: str) -> Change:
    return lambda view: counted(replace(view, objects=tuple(o for o in view.objects if o.label != label)))


SOUND: dict[str, Change] = {
    "as set up": lambda view: view,
    "a spell on the stack": stacks("Shock"),
    "an ability of a card": stacks("the enters ability of Ox", "Shock"),
    "a copy of a spell": both(stacks("the copy of Shock", "Shock"), made("stack", name="Shock")),
    "an ability of what is gone": stacks("the enters ability of the Clue Token token of Bob (2)"),
    "a reference as long as can be": asks(pick("Ox", "x" * LONGEST)),
    "combat damage on the stack": stacks("the combat damage"),
    "the ability of rad counters": stacks("the rad ability of Bob"),
    "an ability of an ability": stacks("the delayed ability of the enters ability of Ox"),
    "a creature of -1/-1, and counters that are all gone": objects("Ox", power=-1, toughness=-1, counters={"charge": 0}),
    "a life total below 0": player(life=-7),
    "a token": made("battlefield", token=True),
    "a dead token while something is asked": both(made("graveyard", token=True), asks(pick("Ox", "Bob"))),
    "a position": asks(position(maximum=3)),
    "a sticker that is to be chosen": asks(pick("Dark", "Cake", kind="sticker")),
    "a spell that is resolving": both(moved("Shock", "stack"), asks(pick("Ox", "Bob"))),
    "cards that left with their owner": lambda view: counted(
        replace(
            view, objects=view.objects[2:], players=(replace(view.players[0], lost=True), view.players[1]), priority="", over=True
        )
    ),
    "a dead token among the dead while something is asked": both(
        moved("Ox", "graveyard"), made("graveyard", token=True, place=1), asks(pick("Ox", "Bob"))
    ),
    "a library in another order": both(objects("Elk", place=2), objects("Yak", place=0)),
    "another order": lambda view: replace(view, objects=view.objects[::-1], players=view.players[::-1]),
    "an attack on a player": both(objects("Ox", attacking="Bob"), field(step="declare attackers")),
    "an attack on a permanent": both(
        made("battlefield", token=True, name="Jace"),
        objects("Ox", attacking="the Jace token of Alice"),
        field(step="end of combat"),
    ),
    "a block": both(
        made("battlefield", token=True, blocking=("Ox",)), objects("Ox", attacking="Bob"), field(step="combat damage")
    ),
    "a block of what attacks nothing any more": both(
        made("battlefield", token=True, controller="Bob", blocking=("Ox",)), field(step="declare blockers")
    ),
    "what is phased out": objects("Ox", phased_out=True),
    "what is face down, without a name": objects("Ox", face_down=True, name=""),
    "stickers of one sheet of two players": both(objects("Ox", stickers=("Dark",)), objects("Cat", stickers=("Cake", "Dark"))),
    "nobody having priority": field(priority=""),
}

UNSOUND: dict[str, tuple[Change, str]] = {
    "an ability of an ability of ...": (stacks("the enters ability of " * 5000 + "Ox"), "a reference has 110002 characters"),
    "a target without an end": (stacks("Shock", targets=("x" * (LONGEST + 1),)), "a reference has 501 characters"),
    "an option without an end": (asks(pick("Ox", "x" * (LONGEST + 1))), "a reference has 501 characters"),
    "a question about something without an end": (asks(pick("Ox", about="x" * (LONGEST + 1))), "a reference has 501 characters"),
    "an attachment without an end": (objects("Ox", attached_to="x" * (LONGEST + 1)), "a reference has 501 characters"),
    "a player missing": (field(players=VIEW.players[:1]), "the players are Alice"),
    "a player twice": (field(players=(VIEW.players[0], VIEW.players[0])), "the players are Alice, Alice"),
    "a turn before the first": (field(turn=-5), "it is turn -5"),
    "no step": (field(step="afternoon"), "the step is 'afternoon'; a step is one of untap, upkeep"),
    "nobody's turn": (field(active="Nobody"), "it is 'Nobody''s turn"),
    "nobody's priority": (field(priority="Nobody"), "priority is with 'Nobody'"),
    "priority and a question": (field(decision=pick("Ox", "Bob")), "has priority while Alice is asked"),
    "no zone": (objects("Ox", zone="limbo"), "the zone of Ox is 'limbo'; a zone is one of library, hand"),
    "nobody's card": (objects("Ox", owner="Nobody"), "owned by 'Nobody'"),
    "nobody's control": (objects("Ox", controller="Nobody"), "controlled by 'Nobody'"),
    "a card that is a token": (objects("Ox", token=True), "the card Ox is a token"),
    "a card twice": (lambda view: replace(view, objects=(*view.objects, view.objects[0])), "Ox is in two places"),
    "a card that is gone": (without("Cat"), "Cat is not among `objects`"),
    "a library that is gone": (without("Elk"), "Elk is not among `objects`"),
    "a strange card": (objects("Ox", label="Black Lotus"), "Ox is not among `objects`"),
    "one card more": (made("battlefield", label="Black Lotus"), "there is no Black Lotus on the board"),
    "a hand that is not counted": (player(hand=4), "`hand` of Alice is 4, but 1 card is shown there"),
    "a library that is not counted": (player(library=3), "`library` of Alice is 3, but 0 cards are shown there"),
    "places left out": (
        both(objects("Elk", place=0), objects("Cow", place=0), objects("Yak", place=0)),
        "Elk and Cow are both at place 0 of Bob's library",
    ),
    "a place twice": (objects("Yak", place=0), "Elk and Yak are both at place 0 of Bob's library"),
    "places from 1": (
        both(objects("Elk", place=1), objects("Cow", place=2), objects("Yak", place=3)),
        "Yak is at place 3 of Bob's library, where 3 cards are: places count from 0, the top",
    ),
    "a place above the top": (objects("Elk", place=-1), "Elk is at place -1 of Bob's library"),
    "a place too deep in a graveyard": (objects("Cat", place=7), "Cat is at place 7 of Bob's graveyard"),
    "a token in the place of a card": (
        both(moved("Ox", "graveyard"), made("graveyard", token=True), asks(pick("Ox", "Bob"))),
        "Ox and Clue Token are both at place 0 of Alice's graveyard",
    ),
    "a place where there is no order": (
        objects("Ox", place=3),
        "Ox has place 3 in the zone battlefield, which has no order: place is 0 there",
    ),
    "a place on the stack": (both(stacks("Shock"), objects("Shock", place=1)), "Shock has place 1 in the zone stack"),
    "an attacked thing without an end": (objects("Ox", attacking="x" * (LONGEST + 1)), "a reference has 501 characters"),
    "a blocked thing without an end": (objects("Ox", blocking=("x" * (LONGEST + 1),)), "a reference has 501 characters"),
    "an attacker in a hand": (
        both(objects("Shock", attacking="Bob"), field(step="declare attackers")),
        "Shock in the zone hand is in combat",
    ),
    "a blocker in a graveyard": (objects("Cat", blocking=("Ox",)), "Cat in the zone graveyard is in combat"),
    "a card face down in a hand": (objects("Shock", face_down=True), "Shock in the zone hand is face down"),
    "a sticker on two objects": (
        both(objects("Ox", stickers=("Dark",)), objects("Shock", stickers=("Dark",))),
        "the sticker Dark of Alice is on Ox and on Shock",
    ),
    "a sticker of a sheet that its player does not have": (
        objects("Ox", stickers=("Hot Dog",)),
        "the sticker Hot Dog is on Ox, but Alice has no sheet with it",
    ),
    "a sticker twice on an object": (objects("Ox", stickers=("Dark", "Dark")), "the sticker Dark of Alice is twice on Ox"),
    "a card phased out of a hand": (objects("Shock", phased_out=True), "Shock in the zone hand is phased out"),
    "an attack before combat": (objects("Ox", attacking="Bob"), "Ox is attacking in the step precombat main"),
    "a block before blockers are declared": (
        both(made("battlefield", token=True, blocking=("Ox",)), objects("Ox", attacking="Bob"), field(step="declare attackers")),
        "Clue Token is blocking in the step declare attackers",
    ),
    "an attack on nobody": (
        both(objects("Ox", attacking="Carol"), field(step="declare attackers")),
        "Ox is attacking 'Carol', which is no player and no permanent",
    ),
    "an attack on a card in a graveyard": (
        both(objects("Ox", attacking="Cat"), field(step="declare attackers")),
        "Ox is attacking 'Cat', which is no player and no permanent",
    ),
    "a block of what does not attack": (
        both(made("battlefield", token=True, blocking=("Ox",)), objects("Ox", controller="Bob"), field(step="declare blockers")),
        "Clue Token is blocking 'Ox', which is not attacking",
    ),
    "a block of a blocker": (
        both(made("battlefield", token=True, blocking=("Ox",)), objects("Ox", blocking=("Ox",)), field(step="declare blockers")),
        "Ox is blocking 'Ox', which is not attacking",
    ),
    "a block of a card in a graveyard": (
        both(objects("Ox", blocking=("Cat",)), field(step="declare blockers")),
        "Ox is blocking 'Cat', which is not attacking",
    ),
    "a block of nothing": (
        both(objects("Ox", blocking=("Black Lotus",)), field(step="declare blockers")),
        "Ox is blocking 'Black Lotus', which is not attacking",
    ),
    "a blocker that attacks": (
        both(objects("Ox", attacking="Bob", blocking=("Ox",)), field(step="declare blockers")),
        "Ox is attacking and blocking",
    ),
    "an attack on itself": (both(objects("Ox", attacking="Ox"), field(step="declare attackers")), "Ox is attacking itself"),
    "a block counted twice": (
        both(made("battlefield", token=True, blocking=("Ox", "Ox")), objects("Ox", attacking="Bob"), field(step="combat damage")),
        "Clue Token is blocking Ox twice",
    ),
    "an attacker that is phased out": (
        both(objects("Ox", attacking="Bob", phased_out=True), field(step="declare attackers")),
        "Ox is phased out and attacking",
    ),
    "a blocker that is phased out": (
        both(
            made("battlefield", token=True, blocking=("Ox",), phased_out=True),
            objects("Ox", attacking="Bob"),
            field(step="declare blockers"),
        ),
        "Clue Token is phased out and blocking",
    ),
    "a color by its name": (objects("Ox", colors="Green"), "`colors` of Ox is 'Green'"),
    "a mana pool that is none": (player(mana="{G}X"), "`mana` of Alice is '{G}X'"),
    "a ghost in a graveyard": (made("graveyard"), "in the zone graveyard has no label"),
    "a ghost while something is asked": (both(made("exile"), asks(pick("Ox", "Bob"))), "in the zone exile has no label"),
    "a token that is dead and stays": (made("graveyard", token=True), "in the zone graveyard has no label"),
    "a permanent that is nothing": (made("battlefield"), "is no token and has no label"),
    "a spell that is in a hand": (
        lambda view: replace(view, stack=stacks("Shock")(view).stack),
        "the stack holds Shock, but of spells there is none on it",
    ),
    "a spell that is no entry": (moved("Shock", "stack"), "the stack holds nothing, but of spells there is Shock on it"),
    "two spells that are no entries": (
        both(moved("Shock", "stack"), moved("Ox", "stack"), asks(pick("Ox", "Bob"))),
        "the stack holds nothing",
    ),
    "a copy that is not there": (stacks("the copy of Shock"), "of spells there is none"),
    "an entry twice": (stacks("Shock", "Shock"), "two entries of the stack are both Shock"),
    "nobody's spell": (stacks("Shock", controller="Nobody"), "Shock is controlled by 'Nobody'"),
    "an ability of nothing": (stacks("the enters ability of Black Lotus"), "no spell and no ability"),
    "an ability of a player": (stacks("the enters ability of Alice"), "no spell and no ability"),
    "the ability of a stranger's rad counters": (stacks("the rad ability of Carol"), "no spell and no ability"),
    "an ability of a stranger's token": (
        stacks("the enters ability of the Clue Token token of Carol"),
        "no spell and no ability",
    ),
    "a player on the stack": (stacks("Bob"), "no spell and no ability"),
    "nobody being asked": (asks(pick("Ox", player="Zoe")), "'Zoe' is asked"),
    "more asked for than there is": (asks(pick("Ox", minimum=2, maximum=2)), "2 of 1 options"),
    "a player who has lost and has priority": (player(lost=True), "Alice has lost, and has priority"),
    "a player who has lost and is asked": (both(player(lost=True), asks(pick("Ox", "Bob"))), "Alice has lost, and is asked"),
    "a game that one player alone plays on": (both(player(lost=True), field(priority="Bob")), "though only Bob is still in it"),
    "a game that nobody plays on": (
        lambda view: replace(view, players=tuple(replace(each, lost=True) for each in view.players), priority=""),
        "though nobody is still in it",
    ),
    "priority in a game that is over": (field(over=True), "the game is over, and Alice has priority"),
    "a question in a game that is over": (
        both(asks(pick("Ox", "Bob", player="Bob")), field(over=True)),
        "the game is over, and Bob is asked something",
    ),
    "fewer cards drawn than none": (player(drawn=-1), "Alice has drawn -1 cards"),
    "counters of a player in other words": (player(counters={"Energy": 1}), "'Energy' is among `counters` of Alice"),
    "counters in other words": (objects("Ox", counters={"M1M1": 1}), "'M1M1' is among `counters` of Ox"),
    "damage below 0": (objects("Ox", damage=-3), "Ox has -3 damage marked"),
    "counters below 0": (objects("Ox", counters={"charge": 1, "loyalty": -2}), "Ox has -2 loyalty counters"),
    "poison below 0": (player(poison=-1), "Alice has -1 poison counters"),
    "energy below 0": (player(counters={"energy": -1}), "Alice has -1 energy counters"),
    "poison said twice": (player(counters={"poison": 2}), "which `poison` says"),
    "a mana value below 0": (objects("Ox", mana_value=-1), "Ox has -1 mana value"),
    "more to be divided than there is": (
        asks(division("Ox", "Bob", minimum=2)),
        "3 is to be divided among 2 that get at least 2",
    ),
    "a division that takes something away": (asks(division("Ox", "Bob", minimum=-1)), "get at least -1 each"),
    "a division among nobody": (asks(division()), "3 is to be divided among 0"),
    "a position before the first": (asks(position(minimum=-1)), "a position between -1 and 2 is asked for"),
    "a position after none": (asks(position(minimum=1)), "a position between 1 and 2 is asked for"),
    "no position": (asks(position(maximum=-1)), "a position between 0 and -1 is asked for"),
    "positions as options": (asks(position("0", "1")), "a position between 0 and 2 and 2 options is asked for"),
    "a sticker that nobody has": (asks(pick("Dark", "Dork", kind="sticker")), "Alice is asked for a sticker, and has no sheet"),
    "a division with one twice": (asks(division("Ox", "Ox")), "Ox is twice among those"),
    "less than nothing asked for": (asks(pick("Ox", minimum=-1)), "between -1 and 1"),
    "more at least than at most": (asks(pick("Ox", minimum=2)), "between 2 and 1"),
    "nothing to be ordered": (asks(pick(shape="order", kind="order triggers")), "nothing is to be ordered"),
}


@pytest.mark.parametrize("change", SOUND.values(), ids=SOUND)
def test_a_view_that_can_be_is_sound(change: Change) -> None:
    assert unsound(change(VIEW), BOARD) == ""


@pytest.mark.parametrize("last", [None, VIEW], ids=["as the first", "as the next"])
@pytest.mark.parametrize(("change", "what"), UNSOUND.values(), ids=UNSOUND)
def test_a_view_that_cannot_be_is_unsound(change: Change, what: str, last: View | None) -> None:
    assert what in unsound(change(VIEW), BOARD, last)


def test_a_dead_token_is_gone_once_nothing_is_asked_any_more() -> None:
    asked = both(made("graveyard", token=True), asks(pick("Ox", "Bob")))(VIEW)
    assert unsound(asked, BOARD, VIEW) == ""

    assert "has no label" in unsound(replace(asked, decision=None, priority="Alice"), BOARD, asked)


def test_a_token_of_the_set_up_may_cease_to_exist() -> None:
    board = replace(BOARD, objects=(replace(BOARD.objects[0], token=True), *BOARD.objects[1:]))
    view: View = shown(board)

    assert unsound(objects("Ox", token=True)(view), board) == ""
    assert unsound(without("Ox")(view), board) == ""
