"""Engines that say strange things of themselves, or are only strangely named."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from tests.engines.cabinet.program import EVERY, Bend, Hostile, Message, Program, Verb

RIGHT = "pass"

MARKUP = (
    "<cabinet onload=cabinet()>\"'><cabinet>]]>&lt;cabinet&gt;</script>"
    "<cabinet>|**x**|`x`|[x](cabinet:x)\x01\x1b[31m\r\n\u202e\x00"
)
"""Text that is something else to a browser, a terminal, and readers of XML, Markdown and tables."""


def says(**facts: object) -> Bend:
    """Says this of itself, and the rest rightly."""

    def bend(program: Program, answer: Message) -> None:
        program.say(answer | {"hello": answer["hello"] | facts})

    return bend


def claims_all(program: Program, answer: Message) -> None:
    """Claims every capability and can nothing."""
    from adapters.contract.capabilities import CAPABILITIES

    if program.request["verb"] == "hello":
        says(capabilities=CAPABILITIES)(program, answer)
    else:
        program.say(program.answer("unsupported", what="games"))


def marked(kind: str, field: str) -> Bend:
    """Gives an answer of this kind with markup for a reason."""

    def bend(program: Program, answer: Message) -> None:
        program.say(program.answer(kind, **{field: MARKUP}))

    return bend


def long_winded(program: Program, answer: Message) -> None:
    """Gives a reason of four million letters."""
    program.say(program.answer("illegal", why="no " * 1_400_000))


def marked_name(program: Program, answer: Message) -> None:
    """Has markup for the name of a card."""
    for shown in answer["view"]["objects"]:
        if shown["name"] == "Shriekmaw":
            shown["name"] = MARKUP
    program.say(answer)


def marked_question(program: Program, answer: Message) -> None:
    """Asks something that has markup in it."""
    if program.looks > 1:
        answer["view"]["priority"] = ""
        answer["view"]["decision"] = {"player": "Alice", "kind": "may", "shape": "yes or no", "about": MARKUP, "rule": MARKUP}
    program.say(answer)


def marked_crash(program: Program, answer: Message) -> NoReturn:
    os.write(2, MARKUP.encode("utf-8") + b"\xff\n")
    sys.exit(3)


def marked_garbage(program: Program, answer: Message) -> None:
    program.write(MARKUP.replace("\n", "").encode() + b"\n")


def another_after_a_crash(program: Program, answer: Message) -> None:
    """Crashes, and is another engine when it is started again."""
    crashed = program.folder / "crashed"
    if program.request["verb"] == "act":
        crashed.touch()
        sys.exit(3)
    if crashed.exists():
        says(version="2", capabilities=())(program, answer)
    else:
        program.say(answer)


def silent_after_a_crash(program: Program, answer: Message) -> None:
    """Crashes, and has an error for an answer when it is asked again who it is."""
    crashed = program.folder / "crashed"
    if program.request["verb"] == "act":
        crashed.touch()
        sys.exit(3)
    program.say(program.answer("error", why="not now") if crashed.exists() else answer)


def with_more(program: Program, answer: Message) -> None:
    """Has fields everywhere of which the contract knows nothing."""
    program.say(_more(answer))


def _more(message: Message) -> Message:
    # The numbers of counters have names of their own.
    grown = {name: value if name == "counters" else _grown(value) for name, value in message.items()}
    return {**grown, "x-note": {"id": 0, "answer": "no", "deep": [[[None, 1.5, True]]]}}


def _grown(value: object) -> object:
    if isinstance(value, dict):
        return _more(value)
    return [_grown(each) for each in value] if isinstance(value, list) else value


def rightly(program: Program, answer: Message) -> None:
    program.say(answer)


ALL: tuple[Verb, ...] = ("hello", "setup", "act", "observe")

ENGINES = (
    Hostile("right", "is right", rightly, outcomes=RIGHT),
    Hostile(
        "claims-all",
        "claims every capability and can do nothing",
        claims_all,
        ("hello", "setup"),
        EVERY,
        "unsupported unsupported unsupported unsupported unsupported unsupported",
        reason="games",
    ),
    Hostile(
        "claims-what-is-not",
        "claims a capability that there is not",
        says(capabilities=["telepathy"]),
        ("hello",),
        outcomes="",
        reason="telepathy",
    ),
    Hostile("of-the-future", "speaks a newer contract", says(contract=2), ("hello",), outcomes="", reason="contract"),
    Hostile("of-the-past", "speaks a contract that never was", says(contract=0), ("hello",), outcomes="", reason="contract"),
    Hostile(
        "of-no-date", "plays the rules of no date", says(edition="for ever"), ("hello",), outcomes="", reason="which is no date"
    ),
    Hostile(
        "of-an-early-day",
        "plays the rules of a day before those that the suite rules on",
        says(edition="1999-04-21"),
        ("hello",),
        outcomes="",
        reason="the suite rules on those of",
    ),
    Hostile(
        "of-a-day-to-come",
        "plays the rules of a day after those that the suite rules on",
        says(edition="2999-01-01"),
        ("hello",),
        outcomes="",
        reason="the suite rules on those of",
    ),
    Hostile("nameless", "has no name", says(name=""), ("hello",), outcomes="", reason="name", named=False),
    Hostile("number-for-a-name", "has a number for a name", says(name=7), ("hello",), outcomes="", reason="name"),
    Hostile("markup-for-a-name", "has markup for a name", says(name=MARKUP), ("hello",), outcomes="", reason="name", named=False),
    Hostile(
        "path-for-a-name",
        "has a path for a name",
        says(name="../../etc/passwd"),
        ("hello",),
        outcomes="",
        reason="name",
        named=False,
    ),
    Hostile("name-of-another", "has the name of a built-in engine", says(name="oracle"), ("hello",), EVERY, RIGHT, named=False),
    Hostile(
        "markup-for-a-version",
        "has markup for version, language and homepage",
        says(version=MARKUP, language=MARKUP, homepage="javascript:cabinet()//" + MARKUP),
        ("hello",),
        EVERY,
        RIGHT,
    ),
    Hostile(
        "markup-and-a-name",
        "has markup for a name, and is given another on the command line",
        says(name=MARKUP),
        ("hello",),
        EVERY,
        RIGHT,
    ),
    Hostile(
        "long-name",
        "has a name of a million letters, and is given another on the command line",
        says(name="x" * 1_000_000),
        ("hello",),
        EVERY,
        RIGHT,
    ),
    Hostile(
        "markup-for-a-refusal",
        "refuses with markup for a reason",
        marked("illegal", "why"),
        scenes=(0,),
        outcomes="fail",
        reason="refused",
    ),
    Hostile(
        "long-winded",
        "refuses with four million letters for a reason",
        long_winded,
        scenes=(0,),
        outcomes="fail",
        reason="refused: no no",
    ),
    Hostile(
        "markup-for-what-is-lacking",
        "cannot do something that has markup for a name",
        marked("unsupported", "what"),
        outcomes="pass unsupported",
        reason="cabinet",
    ),
    Hostile("markup-for-an-error", "tells of an error with markup in it", marked("error", "why"), reason="cabinet"),
    Hostile("markup-for-a-card", "has markup for the name of a card", marked_name, ("observe",), reason="cabinet"),
    Hostile(
        "markup-for-a-question",
        "asks a question with markup in it",
        marked_question,
        ("observe",),
        reason=".",
    ),
    Hostile("markup-at-the-end", "ends with status 3 and markup on its standard error", marked_crash, reason="3"),
    Hostile("markup-for-an-answer", "answers with bare markup", marked_garbage, reason="."),
    Hostile(
        "another-after-a-crash",
        "crashes, and is another engine when it is started again",
        another_after_a_crash,
        ("hello", "act"),
        outcomes="pass error error error error error",
        reason=".",
    ),
    Hostile(
        "silent-after-a-crash",
        "crashes, and does not say who it is when it is started again",
        silent_after_a_crash,
        ("hello", "act"),
        outcomes="pass error error error error error",
        reason=".",
    ),
    Hostile("more-fields", "has fields everywhere of which the contract knows nothing", with_more, ALL, EVERY, RIGHT),
    Hostile(
        "more-fields-strictly",
        "has fields of which the contract knows nothing, in a strict run",
        with_more,
        ("setup", "act", "observe"),
        reason=".",
        options=("--strict-contract",),
    ),
    Hostile("right-strictly", "is right, in a strict run", rightly, outcomes=RIGHT, options=("--strict-contract",)),
)
