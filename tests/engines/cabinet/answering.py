"""Engines that speak well, but out of turn, or not what was asked for."""

from __future__ import annotations

import json

from tests.engines.cabinet.program import EVERY, Bend, Hostile, Message, Program


def changed(**facts: object) -> Bend:
    """Gives the right answer with these fields changed."""

    def bend(program: Program, answer: Message) -> None:
        program.say(answer | facts)

    return bend


def instead(kind: str, **facts: object) -> Bend:
    """Gives an answer of this kind."""

    def bend(program: Program, answer: Message) -> None:
        program.say(program.answer(kind, **facts))

    return bend


def with_a_view(program: Program, answer: Message) -> None:
    program.say(program.answer("view", view=program.node["view"]))


def of_another(by: int) -> Bend:
    """Gives the right answer with the id of another request."""

    def bend(program: Program, answer: Message) -> None:
        program.say(answer | {"id": answer["id"] + by})

    return bend


def without_id(program: Program, answer: Message) -> None:
    del answer["id"]
    program.say(answer)


def id_as_text(program: Program, answer: Message) -> None:
    program.say(answer | {"id": str(answer["id"])})


def twice(program: Program, answer: Message) -> None:
    _at_once(program, answer, answer)


def ahead(program: Program, answer: Message) -> None:
    """Gives the right answer to the next request too, before it is there, and not again."""
    if program.request["verb"] == "observe" and program.looks > 1:
        program.say(answer)
    elif program.request["verb"] == "setup":
        _at_once(program, answer, {"id": answer["id"] + 1, "answer": "view", "view": program.node["view"]})


def set_up_ahead(program: Program, answer: Message) -> None:
    """Says ok to a set-up that it has not read."""
    _at_once(program, answer, {"id": answer["id"] + 1, "answer": "ok"})


def _at_once(program: Program, *answers: Message) -> None:
    program.write(b"".join(json.dumps(answer).encode() + b"\n" for answer in answers))


def greets(program: Program, answer: Message) -> None:
    program.write(b"Welcome to the engine!\n")
    program.say(answer)


HELLO = {"name": "x", "version": "1", "language": "x"}

ENGINES = (
    Hostile("twice", "answers an action twice", twice, reason="."),
    Hostile("ahead", "answers what it was not asked yet", ahead, ("setup", "observe"), reason="nobody asked"),
    Hostile(
        "set-up-ahead",
        "answers a set-up before it has read one",
        set_up_ahead,
        ("hello",),
        EVERY,
        "error error error error error error",
        reason="nobody asked",
    ),
    Hostile("id-of-the-last", "answers with the id of the request before", of_another(-1), reason="id|request"),
    Hostile("id-of-the-next", "answers with the id of the next request", of_another(1), reason="id|request"),
    Hostile("no-id", "answers without an id", without_id, reason="id"),
    Hostile("id-as-text", "writes the id as text", id_as_text, reason="id"),
    Hostile("no-such-answer", "gives an answer of a kind that there is not", changed(answer="maybe"), reason="maybe|answer"),
    Hostile("view-for-an-action", "shows the game when it is to act", with_a_view, reason="view"),
    Hostile("ok-for-a-view", "says ok when it is to show the game", instead("ok"), ("observe",), reason="ok|OkAnswer"),
    Hostile("refuses-to-show", "finds it illegal to show the game", instead("illegal", why="no"), ("observe",), reason="illegal"),
    Hostile("refuses-a-board", "finds a set-up illegal", instead("illegal", why="no"), ("setup",), reason="illegal"),
    Hostile("hello-again", "says who it is when it is to act", instead("hello", hello=HELLO), reason="hello"),
    Hostile("ok-for-hello", "says ok when asked who it is", instead("ok"), ("hello",), EVERY, "", reason="."),
    Hostile("greets", "begins with a line that greets the reader", greets, ("hello",), EVERY, "", reason="."),
    Hostile("says-what-is-wrong", "tells of an error of its own, and goes on", instead("error", why="boom"), reason="boom"),
)
