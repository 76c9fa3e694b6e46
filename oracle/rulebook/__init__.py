"""The texts of the rules as their publisher gives them out: read (``reading``), compared (``comparing``), followed through many
editions (``history``). No sentence of them is kept in this project.
"""
