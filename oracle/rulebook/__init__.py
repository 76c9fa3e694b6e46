"""The texts of the rules as their publisher gives them out: read (``reading``), compared (``comparing``), and traced through many
editions (``tracing``). No sentence of them is kept in this project.
"""
