"""The trackers of engines whose reports a scenario can name."""

from __future__ import annotations

import re
from collections.abc import Mapping

TRACKERS: Mapping[str, str] = {
    "argentum": "https://github.com/wingedsheep/argentum-engine/issues",
    "forge": "https://github.com/Card-Forge/forge/issues",
    "mage": "https://github.com/magefree/mage/issues",
    "magarena": "https://github.com/magarena/magarena/issues",
    "phase": "https://github.com/phase-rs/phase/issues",
    "wagic": "https://github.com/WagicProject/wagic/issues",
}
"""The address of each tracker, by the word with which a tag names it."""

_REPORT = re.compile(r"([a-z]+)-[1-9][0-9]*")


def no_report(report: str) -> str:
    """Why this names no report of a tracker: its word and the number of an issue; empty where it does."""
    found = _REPORT.fullmatch(report)
    if found is None:
        return f"{report!r} is no report; write the tracker and the number of the issue, like forge-2479"
    return "" if found[1] in TRACKERS else f"unknown tracker {found[1]!r} in the report {report}; known are {', '.join(TRACKERS)}"
