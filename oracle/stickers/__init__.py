"""Stickers (123): what is on the sheets, putting them on objects, and what they make of a name."""
