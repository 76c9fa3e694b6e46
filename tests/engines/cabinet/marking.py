"""Engines that are wrong about stickers, about the names that they make, and about what is face down."""

from __future__ import annotations

from tests.engines.cabinet.cheating import COMBAT, LOOK, after, errs, fails, shows
from tests.engines.cabinet.program import Hostile

BEARS = "Grizzly Bears 2"
"""The creature that bears the sticker Dark."""

ENGINES: tuple[Hostile, ...] = (
    errs("forgets-stickers", "sets no sticker up", after(0, shows(BEARS, stickers=[])), "what stickers are on"),
    errs("forgets-words", "leaves a sticker's word out of the name", after(0, shows(BEARS, name="Grizzly Bears")), "the name of"),
    errs(
        "puts-words-elsewhere",
        "puts a sticker's word after another than was told",
        after(0, shows(BEARS, name="Grizzly Dark Bears")),
        "the name of",
    ),
    errs(
        "sticks-twice",
        "shows a sticker on two objects",
        after(2, shows("Grizzly Bears 1", stickers=["Dark"])),
        "on Grizzly Bears 1 and on Grizzly Bears 2",
    ),
    errs(
        "sticks-on-others",
        "shows a sticker on what another player owns",
        after(2, shows("Memnite", stickers=["Dark"])),
        "Bob has no sheet with it",
    ),
    errs(
        "invents-stickers",
        "shows a sticker that is on no sheet",
        after(2, shows(BEARS, stickers=["Dark", "Dork"])),
        "Alice has no sheet with it",
    ),
    errs(
        "begins-face-down",
        "sets a creature up face down",
        after(0, shows("Memnite", face_down=True)),
        "whether Memnite is face down",
    ),
    errs(
        "hides-its-hand", "shows a card of a hand face down", after(1, shows("Slip Out the Back", face_down=True)), "hand is face"
    ),
    fails(
        "loses-stickers",
        "loses a sticker as soon as something is done",
        after(2, shows(BEARS, stickers=[])),
        "no sticker",
        COMBAT,
    ),
    fails(
        "loses-words",
        "loses a sticker's word as soon as something is done",
        after(2, shows(BEARS, name="Grizzly Bears")),
        "is named Grizzly Bears",
        COMBAT,
    ),
    fails("turns-face-down", "turns a creature face down", after(2, shows(BEARS, face_down=True)), "is face down", COMBAT, LOOK),
)
