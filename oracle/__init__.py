"""The reference engine: the rules of the game, written to be read, each piece citing the rule it implements."""
