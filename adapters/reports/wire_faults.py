"""What is to be said of a fault of the wire, of the process itself, or of an answer's form, which has nothing to do with what a
scenario tries.
"""

from __future__ import annotations

import re

_OUTPUT = (
    "On its standard output a program writes one line of JSON for each request, and nothing else. What it says besides, such as"
    " what is printed to find a mistake, goes to the standard error."
)
_ONE_LINE = "An answer is one line, and only its end has a line feed: is yours written over several lines?"
_SILENCE = (
    "Is each answer flushed, and ended by a line feed? Does the program read on after an answer? Does it wait for somebody to"
    " choose, or go round in a circle?"
)
_ENDED = (
    "The program itself has ended. What it said of it is told above as stderr, if it said anything; the dialogue shows after"
    " which request."
)
_ORDER = "Each request gets one answer, with its id, in the order of the requests: one too many or too few moves all that follow."
_FORM = (
    "This is about the form of an answer: compare the line, which the dialogue shows, with the tables of the contract. A path"
    " such as `$.turn` names the field."
)

_HINTS = {
    r"it wrote what nobody asked for|it answered \w+ with an empty line": _OUTPUT,
    r"its answer to \w+ is malformed: Input data was truncated": _ONE_LINE,
    r"its answer to \w+ is malformed: (?:JSON is malformed|Expected `object`, got `\w+`:|'utf-8' codec)": _OUTPUT,
    r"its answer to \w+ (?:is malformed|is against the schema|has no field)": _FORM,
    # An object that no board has is left of another game: there the scenario's own words say more.
    r"its view cannot be right: (?!there is no .+ on the board)": _FORM,
    r"it did not (?:answer|read) ": _SILENCE,
    r"it (?:ended by itself|was ended|closed its|took more than) |it could not be started again": _ENDED,
    r"it answered another request ": _ORDER,
    r"it wrote (?:a line longer|more) than": _OUTPUT,
}


def hint(reason: str) -> str:
    """What to look for where an error has this reason; empty where the fault is in what the engine does."""
    return next((hint for beginning, hint in _HINTS.items() if re.match(beginning, reason)), "")
