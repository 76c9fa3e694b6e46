"""Why a program could not be started, in words that say what to do about it."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Sequence
from pathlib import Path

_OF_A_SHELL = re.compile(r"cd|export|source|\.|\w+=.*")
"""First words that only a shell understands."""
_BETWEEN = {"&&", "||", "|", ";", "<", ">", "2>", "2>&1", "&"}
"""Words between the commands of a shell."""


NOT_STARTED = "cannot be started: "
"""How the phrase begins that says of a program that there is none."""


def described(command: Sequence[str], failure: str) -> str:
    """What became of a process, as a phrase; of one that could not be started with what to do about it."""
    if not failure.startswith(NOT_STARTED):
        return failure
    return NOT_STARTED + not_started(command, failure.removeprefix(NOT_STARTED))


def not_started(command: Sequence[str], why: str) -> str:
    """What to say of a command that could not be started. ``why`` is what the system says of it."""
    program = command[0]
    told = f"{program}: {why}"
    if os.sep in program and _is_folder(program):
        return f"{told}: it is a folder; name a program in it"
    if _OF_A_SHELL.fullmatch(program) or not _BETWEEN.isdisjoint(command):
        return f"{told}; a command is run without a shell: to have one, say cmd:sh -c '...'"
    if why != os.strerror(errno.ENOENT):
        return told
    if os.sep not in program:
        return f"{told}; there is no such program on the PATH"
    return told if Path(program).is_absolute() else f"{told}; looked for from the folder {_here()}"


def _is_folder(program: str) -> bool:
    try:
        return Path(program).is_dir()
    except OSError:  # a name that is too long
        return False


def _here() -> str:
    """The working folder, if it is still there."""
    try:
        return str(Path.cwd())
    except OSError:
        return "that is gone"
