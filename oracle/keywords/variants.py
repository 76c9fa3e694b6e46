"""Keyword abilities as effects speak of them: some are variants of others, and some of these count as them."""

from __future__ import annotations

from collections.abc import Collection

from oracle.errors import NotModelled

_OF_HEXPROOF = "hexproof from "
_TRAMPLE, _OVER_PLANESWALKERS = "trample", "trample over planeswalkers"


def means(spoken_of: Collection[str], name: str) -> bool:
    """Whether an effect that speaks of some keyword abilities means this one. Hexproof from something is hexproof (702.11d-e).

    Raises NotModelled where only trample is spoken of and this is trample over planeswalkers: that is a variant of trample
    (702.19c), but no rule says that it is lost or found with it.
    """
    if name in spoken_of:
        return True
    if name == _OVER_PLANESWALKERS and _TRAMPLE in spoken_of:
        raise NotModelled("whether trample over planeswalkers is meant where trample is spoken of")
    return name.startswith(_OF_HEXPROOF) and "hexproof" in spoken_of


def is_among(keywords: Collection[str], spoken_of: str) -> bool:
    """Whether what has these keyword abilities has the one that an effect looks for."""
    return spoken_of in keywords or any(means((spoken_of,), each) for each in keywords)
