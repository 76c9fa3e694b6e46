"""Engines to start from, one folder for each language, all of one structure: they set up a board, show it and refuse to play.

They are copied by ``rulings template``, and each stands alone: it imports nothing of this package.
"""
