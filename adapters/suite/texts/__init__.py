"""Rulings about the texts of the rules themselves: what they say (``items``), whether that can be judged (``checking``), and what
the rulebook says to it (``judging``). No engine is ever told of them.
"""
