"""What all lines of scenarios are."""

from __future__ import annotations

from msgspec import Struct


class Item(Struct, frozen=True, kw_only=True, cache_hash=True, tag_field="item", forbid_unknown_fields=True):
    """One line of a script."""
