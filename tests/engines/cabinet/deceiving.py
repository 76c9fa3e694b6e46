"""Engines that speak well and in turn, and do not tell the truth about the game."""

from __future__ import annotations

import json
from typing import Any

from tests.engines.cabinet.program import EVERY, Bend, Hostile, Message, Program, Verb

RIGHT = "pass"
FAILS = "fail fail fail fail fail fail"
ALL_BUT_THE_FIRST = "pass error error error error error"


def always(kind: str, **facts: object) -> Bend:
    """Has one answer to every action, after which the game stands as it was set up."""

    def bend(program: Program, answer: Message) -> None:
        program.node = program.node_of(program.record["begins"][program.scene])
        program.say(program.answer(kind, **facts))

    return bend


def answers(kind: str, **facts: object) -> Bend:
    """Has one answer, and does what was to be done all the same."""

    def bend(program: Program, answer: Message) -> None:
        program.say(program.answer(kind, **facts))

    return bend


def dies_as_it_refuses(program: Program, answer: Message) -> None:
    """Calls every action illegal, after which the card of the scenario has died."""
    program.node = program.node_of(program.record["begins"][program.scene])
    if program.request["verb"] == "act":
        program.say(program.answer("illegal", why="no"))
        return
    view = json.loads(json.dumps(program.node["view"]))
    if program.acts:
        (card,) = (each for each in view["objects"] if each["zone"] == "hand")
        card["place"] = sum((each["zone"], each["owner"]) == ("graveyard", "Alice") for each in view["objects"])
        card["zone"] = "graveyard"
        view["players"][0]["hand"] -= 1
    program.say(program.answer("view", view=view))


def shuffles(program: Program, answer: Message) -> None:
    """Has exchanged the lowest two cards of Bob's library, from the first action on."""
    if program.acts:
        last, but_one = sorted(
            (each for each in _objects(answer) if _in_bobs_library(each)), key=lambda each: -int(each.get("place", 0))
        )[:2]
        last["place"], but_one["place"] = but_one.get("place", 0), last.get("place", 0)
    program.say(answer)


def _objects(answer: Message) -> list[Message]:
    objects: list[Message] = answer["view"]["objects"]
    return objects


def _in_bobs_library(shown: Message) -> bool:
    return (shown["zone"], shown["owner"]) == ("library", "Bob")


def echoes_the_board(program: Program, answer: Message) -> None:
    """Says ok, and shows the board that it was told, whatever was done since."""
    if program.request["verb"] == "observe":
        node = program.node_of(program.record["begins"][program.scene])
        answer = program.answer("view", view=node["view"])
    elif answer["answer"] == "error":  # what follows from what it shows is not in the record
        answer = program.answer("ok")
    program.say(answer)


def knows_one(program: Program, answer: Message) -> None:
    """Plays what it once saw somebody play, and refuses all other actions."""
    program.node = program.node_of(program.record["begins"][program.scene])
    program.say(program.answer("illegal", why="I have not seen that"))


def differs(program: Program, answer: Message) -> None:
    """Is in another turn each time one looks."""
    answer["view"]["turn"] += program.looks
    program.say(answer)


def shows(**facts: Any) -> Bend:
    """Shows the first player with these facts."""

    def bend(program: Program, answer: Message) -> None:
        answer["view"]["players"][0] |= facts
        program.say(answer)

    return bend


def leaks_tapped_lands(program: Program, answer: Message) -> None:
    """Leaves the lands tapped that it tapped in the game before."""
    if program.games > 1:
        for shown in _objects(answer):
            if shown["zone"] == "battlefield":
                shown["tapped"] = True
    program.say(answer)


def leaks_life(program: Program, answer: Message) -> None:
    if program.games > 1:
        answer["view"]["players"][1]["life"] = 17
    program.say(answer)


def leaks_an_ability(program: Program, answer: Message) -> None:
    """Has an ability left on the stack from the game before."""
    if program.games > 1:
        left = next(each["label"] for each in _objects(answer) if each["label"])
        answer["view"]["stack"].append({"reference": f"the enters ability of {left}", "controller": "Alice"})
    program.say(answer)


def leaks_a_draw(program: Program, answer: Message) -> None:
    """Counts the cards drawn in the game before."""
    if program.games > 1:
        answer["view"]["players"][0]["drawn"] += 2
    program.say(answer)


def leaks_everything(program: Program, answer: Message) -> None:
    """Plays on in the game that it was set up first."""
    if program.games > 1:
        program.node = program.node_of(program.record["begins"][0])
        answer = program.answer("view", view=program.node["view"])
    program.say(answer)


def asks(count: int, minimum: int = 1) -> Bend:
    """Asks to choose from so many things from its second action on, whatever is answered."""

    def bend(program: Program, answer: Message) -> None:
        if program.request["verb"] == "act" and answer["answer"] == "error":
            answer = program.answer("ok")
        elif program.request["verb"] == "observe" and program.acts > 1:
            answer["view"]["priority"] = ""
            options = [str(each) for each in range(count)]
            asked = {"player": "Alice", "kind": "choose objects", "shape": "pick", "options": options, "minimum": minimum}
            answer["view"]["decision"] = asked
        program.say(answer)

    return bend


def endless_name(program: Program, answer: Message) -> None:
    """Shows an ability of an ability of an ability, 5,000 times over."""
    reference = "the enters ability of " * 5000 + "Mulldrifter"
    answer["view"]["stack"].append({"reference": reference, "controller": "Alice"})
    program.say(answer)


def crowded(count: int, **facts: object) -> Bend:
    """Shows so many tokens more."""

    def bend(program: Program, answer: Message) -> None:
        token = {"label": "", "name": "Clue", "zone": "battlefield", "owner": "Bob", "controller": "Bob", "token": True}
        _objects(answer).extend([token] * count)
        program.say(answer)

    return bend


def attacks_at_any_time(program: Program, answer: Message) -> None:
    """Has what is on the battlefield attack, in a main phase."""
    for shown in _objects(answer):
        if shown["zone"] == "battlefield":
            shown["attacking"] = "Bob"
    program.say(answer)


def counts_in_its_own_words(program: Program, answer: Message) -> None:
    """Has a -1/-1 counter on what is on the battlefield, and a word of its own for it."""
    for shown in _objects(answer):
        if shown["zone"] == "battlefield":
            shown["counters"] = {"M1M1": 1}
    program.say(answer)


def plays_on_alone(program: Program, answer: Message) -> None:
    """Has the second player lose, and the first one play on."""
    answer["view"]["players"][1]["lost"] = True
    program.say(answer)


def lands_on_the_stack(program: Program, answer: Message) -> None:
    """Has the card on the stack that is cast, without paying: as if all that counts were what is asked about."""
    for shown in _objects(answer):
        shown["tapped"] = False
    program.say(answer)


LOOK: tuple[Verb, ...] = ("observe",)

ENGINES = (
    Hostile(
        "agrees",
        "agrees to everything, and nothing changes",
        always("ok"),
        scenes=EVERY,
        outcomes=FAILS,
    ),
    Hostile(
        "refuses",
        "refuses everything",
        always("illegal", why="no"),
        scenes=EVERY,
        outcomes=FAILS,
        reason="refused",
    ),
    Hostile(
        "unable",
        "can do nothing that it is told",
        always("unsupported", what="that"),
        scenes=EVERY,
        outcomes="unsupported unsupported unsupported unsupported unsupported unsupported",
        reason="that",
    ),
    Hostile(
        "refuses-and-moves",
        "refuses everything, and the card has died all the same",
        dies_as_it_refuses,
        ("act", "observe"),
        EVERY,
        FAILS,
        reason="refused",
    ),
    Hostile(
        "refuses-and-does",
        "calls what it does illegal",
        answers("illegal", why="no"),
        scenes=(0, 2, 3),
        outcomes="fail pass fail fail",
        reason="refused",
    ),
    Hostile(
        "shuffles",
        "refuses rightly, and exchanges two hidden cards of another player's library",
        shuffles,
        LOOK,
        outcomes="pass fail",
        reason="has changed",
    ),
    Hostile(
        "does-what-is-illegal",
        "says ok to what is illegal, and changes nothing",
        answers("ok"),
        outcomes="pass fail",
        reason="not refused",
    ),
    Hostile(
        "echoes",
        "shows the board as it was set up, whatever was done",
        echoes_the_board,
        ("act", "observe"),
        EVERY,
        FAILS,
    ),
    Hostile("does-not-pay", "casts without tapping a land", lands_on_the_stack, LOOK, (0,), "fail", reason="otherwise"),
    Hostile(
        "knows-one",
        "plays one scenario from memory, and no other",
        knows_one,
        scenes=(0, 1, 3),
        outcomes="fail fail pass fail",
        reason="refused",
    ),
    Hostile("differs", "shows another turn each time one looks", differs, LOOK, reason="changed|turn"),
    Hostile("wrong-life", "has its own idea of a life total", shows(life=19), LOOK, reason="life"),
    Hostile("stays-tapped", "leaves lands tapped from the game before", leaks_tapped_lands, LOOK, (1,), reason="tapped"),
    Hostile(
        "stays-hurt",
        "leaves a player hurt from the game before",
        leaks_life,
        LOOK,
        EVERY,
        ALL_BUT_THE_FIRST,
        reason="life",
    ),
    Hostile(
        "stays-on-the-stack",
        "leaves an ability on the stack from the game before",
        leaks_an_ability,
        LOOK,
        EVERY,
        ALL_BUT_THE_FIRST,
        reason="stack",
    ),
    Hostile(
        "stays-drawn",
        "counts cards drawn in the game before",
        leaks_a_draw,
        LOOK,
        EVERY,
        ALL_BUT_THE_FIRST,
        reason="drawn",
    ),
    Hostile(
        "plays-on",
        "goes on with the first game it was told",
        leaks_everything,
        LOOK,
        EVERY,
        ALL_BUT_THE_FIRST,
        reason=".",
    ),
    Hostile("attacks-at-any-time", "shows attackers in a main phase", attacks_at_any_time, LOOK, reason="attacking"),
    Hostile("own-words", "has words of its own for kinds of counters", counts_in_its_own_words, LOOK, reason="counters"),
    Hostile("plays-on-alone", "goes on with a game that only one player is in", plays_on_alone, LOOK, reason="only Alice"),
    Hostile("asks-for-ever", "asks a question with one answer for ever", asks(1), ("act", "observe"), reason="question"),
    Hostile(
        "asks-much",
        "asks to choose from 300,000 things",
        asks(300_000),
        ("act", "observe"),
        outcomes="pass fail",
        reason=".",
    ),
    Hostile(
        "asks-too-much",
        "asks to choose from a million things",
        asks(1_000_000),
        ("act", "observe"),
        reason="long|MiB|bytes",
    ),
    Hostile(
        "asks-the-impossible",
        "asks to choose three of two things",
        asks(2, minimum=3),
        ("act", "observe"),
        reason="picked",
    ),
    Hostile("endless-name", "shows an ability of an ability, 5,000 times over", endless_name, LOOK, reason="reference"),
    Hostile("crowded", "shows 50,000 tokens that nobody made", crowded(50_000), LOOK, reason="objects"),
    Hostile("overcrowded", "shows a million tokens that nobody made", crowded(1_000_000), LOOK, reason="long|MiB|bytes"),
)
