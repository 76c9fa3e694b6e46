"""Keyword abilities with rules of their own (702), a module for each, and the triggered abilities that keywords stand for."""
