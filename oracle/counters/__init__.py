"""Counters (122): the kinds that a rule gives a meaning, and putting, giving and removing them."""
