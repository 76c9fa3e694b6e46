"""What is meant by sentences that are said at a table and are no phrases: which phrase says it instead."""

from __future__ import annotations

import re

from adapters.suite.phrases.slots import PLAYERS, STEP_WORDS

_PLAYER = rf"(?:{'|'.join(PLAYERS)})"
_EVERYONE = "(?:everyone|everybody|each player|both players|all players)"
_STEP = rf"(?:it is|the game is in|everyone passes until it is) {_PLAYER}'s"
_KNOWN_STEP = rf"(?:{'|'.join(STEP_WORDS)})"
_NUMBER_WORD = "(?:an?|one|two|three|four|five|six|seven|eight|nine|ten)"
_KEYWORD = (
    "(?:flying|first strike|double strike|deathtouch|defender|flash|haste|hexproof|indestructible|lifelink|menace|reach|trample"
    "|vigilance|evoke|prowess|infect|wither|toxic|persist|undying|exalted|decayed)"
)
_BY_WHAT = (
    "it is done by what makes it happen: cast or activate that, pay with it (casts ..., sacrificing ...), or answer what it asks"
    " (chooses ... for ...)"
)
_RESULTS = "write what comes of it: is at N life, has N damage marked, bears N ... counters"
_COMBAT = "write: attacks ... with ...; ..., or blocks ... with ...; ... for each attacker, or with nothing"

_HINTS = {
    rf"{_PLAYER} (?:can't )?evokes? .+": "write: casts ... for its evoke cost",
    rf"{_PLAYER} (?:convokes|kicks|buys back|delves) .+": "it is done by casting: casts ... with kicker, convoking with ...; ...",
    ".+ resolves?": "write: everyone passes until ... has left the stack, or until one object has left the stack",
    rf"{_EVERYONE} pass(?:es)?(?: priority)?": "write: everyone passes until ..., such as until one object has left the stack",
    rf"{_PLAYER} passes priority": "write: ... passes",
    r".+\btriggers?\b.*": "what a trigger puts on the stack is an ability, such as: the enters ability of Mulldrifter",
    rf"{_PLAYER} (?:declares|doesn't attack|doesn't block)(?: .+)?": _COMBAT,
    rf"{_PLAYER} (?:assigns .+|divides (?!the (?:damage|shield) of ).+)": "write: divides the damage of ...: 2 to ...; 4 to ...",
    rf"{_PLAYER} (?:applies .+|chooses to apply .+|chooses .+ first)": "write: first applies ..., or first applies ... to ...",
    rf"(?!{_PLAYER} ).+ (?:attacks|blocks)\b.*": _COMBAT,
    rf"{_PLAYER} (?:sacrifices|counters|destroys|exiles|draws|mills|turns) .+": _BY_WHAT,
    rf"{_PLAYER} orders .+": "write: puts her abilities on the stack, from the top: ...; ...",
    rf"{_STEP} (?!{_KNOWN_STEP}$).+": f"there is no such step; the steps are: {', '.join(STEP_WORDS)}",
    rf".+ (?:has|lacks) {_KEYWORD}(?: [0-9]+)?": "write: has the keyword ..., or lacks the keyword ...",
    rf"{_PLAYER} has (?:an? )?sticker sheets?(?: .+)?": "write: has the sticker sheets ...; ...",
    ".+ (?:has (?:(?:a|the|no) )?sticker(?! sheet)(?: .+)?|bears (?:a sticker(?: .+)?|(?:the|no) sticker)|is stickered)": (
        "write: bears the sticker ..., or bears no sticker ...; to set it up: starts with the sticker ... after N words"
    ),
    rf"{_PLAYER} (?:puts|places) .*sticker.*": (
        "it is done by answering what is asked: chooses ..., chooses the sticker ..., and chooses the position ..., which is the"
        " number of words before it"
    ),
    rf"{_PLAYER} (?:has|starts with|bears|gets) (?:.+ )?tickets?": (
        "write: bears N ticket counters; to set it up: starts with N ticket counters"
    ),
    ".+ starts face (?:down|up)": "nothing is set up face down; in play something turns it over, as Ixidron does",
    ".+ (?:has|lacks|bears) the name .+": "write: is named ..., or has no name",
    ".+ (?:has|lacks) the (?:types|(?:sub|super|card |creature |land )types?) .+": (
        "write: has the type ..., or lacks the type ..."
    ),
    ".+ (?:is turned|turns) face (?:down|up)": "write: is face down, or is face up",
    ".+(?: is called .+| is nameless|'s name is .+)": "write: is named ..., or has no name",
    ".+ is (?:now |no longer |still )?(?:an? |not an? |no )(?!longer).+": "write: has the type ..., or lacks the type ...",
    r".+ has (?:[0-9]+|no|an?) \S+ counters?": "write: bears N ... counters, or bears no ...; to set it up: starts with",
    r".+ has (?:[0-9]+|no) damage(?: marked on it)?": "write: has N damage marked; to set it up: starts with N damage",
    ".+ (?:is|was) dealt .+": _RESULTS,
    r".+ (?:deals?|takes|has taken) (?:.+ )?damage\b.*": _RESULTS,
    ".*damage (?:is|was) (?:not )?(?:dealt|prevented|doubled)": _RESULTS,
    ".+ (?:is dead|died|dies|is destroyed)": "write: ... is in Alice's graveyard",
    ".+ (?:is|becomes) (?:un)?blocked(?: by .+)?": "write: blocks ... with ...; or, of the blocker, is blocking ...",
    rf"{_PLAYER} (?:gains|loses|doesn't (?:gain|lose)|has (?:gained|lost)) (?:.+ )?life": "write what comes of it: is at N life",
    r".+ gets (?:[0-9]+|an?) \S+ counters?": "write what comes of it: bears N ... counters",
    rf".+ (?:bears|has|starts with|gets) {_NUMBER_WORD} \S+ counters?": "write the number in digits: 2 ... counters",
    rf"{_PLAYER} (?:is poisoned|(?:bears|has|starts with) (?:.+ )?poison)": (
        "write: bears N poison counters; to set it up: starts with N poison counters"
    ),
    r".+ has (?:[0-9]+ (?:power|toughness)|(?:power|toughness) [0-9]+)": "write: is 2/2",
    rf"everyone passes until (?:it is )?(?:the )?(?:{_KNOWN_STEP}|combat damage|declare (?:attackers|blockers))": (
        "say whose it is: everyone passes until it is Alice's ..., such as Alice's combat damage step"
    ),
    rf"{_PLAYER} proliferates(?: .+)?": "it is done by what makes it happen, and asks: chooses ...; ... for ...",
    rf"{_PLAYER} has (?:no mana|{{.+}})(?: in (?:her|his) pool)?": "write: has ... left; to set it up: has ... to spend",
    rf"{_PLAYER} has (?:[0-9]+|no) life": "write: is at N life; to set it up: starts at N life",
}
"""Patterns of whole sentences, each with what to write instead; the first that fits counts."""

_VERBS = {
    "cast": "casts", "activate": "activates", "tap": "taps", "play": "plays", "attack": "attacks", "block": "blocks",
    "control": "controls", "have": "has", "pass": "passes", "target": "targets", "choose": "chooses", "accept": "accepts",
    "decline": "declines", "discard": "discards", "divide": "divides", "keep": "keeps", "own": "has",
}  # fmt: skip
"""Verbs as they are said of several, each as a phrase has it."""

_BARE = re.compile(rf"({_PLAYER}) ({'|'.join(_VERBS)})\b")
_STRANGER = re.compile(
    rf"(?!{_PLAYER}\b)([A-Z][a-z]+) (?:(?:can't )?(?:casts?|activates?|plays?|passes|pass)|controls|accepts|declines"
    r"|(?:is|starts) at [0-9]+ life|has .+ in (?:her|his|their) (?:hand|graveyard|library|mana pool))\b"
)

_LONG = re.compile("[0-9]{10}")
_BELOW_NONE = re.compile(r"(?<!\S)-[0-9]+(?= )")
_COMPILED = tuple((re.compile(pattern), instead) for pattern, instead in _HINTS.items())


def hint(text: str) -> str:
    """What to write instead of a sentence that no phrase reads; empty if nothing is known of it."""
    if _LONG.search(text):
        return "a number has nine digits at most"
    if _BELOW_NONE.search(text):
        return "only life, power and toughness can be below 0"
    known = next((instead for pattern, instead in _COMPILED if pattern.fullmatch(text)), "")
    if known:
        return known
    if stranger := _STRANGER.match(text):
        return f"there is no player {stranger[1]}; the players are {', '.join(PLAYERS)}"
    bare = _BARE.match(text)
    return f"write: {bare[1]} {_VERBS[bare[2]]} ..." if bare else ""
