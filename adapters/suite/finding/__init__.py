"""Finding by words: in a text of the rules, in the statements and in the scenarios."""
