"""What became of each rule from one text to another.

`comparison` is where to begin: it compares two texts in steps, each of which pairs some of the rules that are still left in a
`Pairing`. These are, from the surest to the boldest, `sameness`, `splitting`, `rewording`, `headings`, `rewriting` and
`retelling`. They look at the `forms` of a wording and at its `similarity` to others, at the `candidates` for a rule, at the
`neighbourhood` that answers to its own, at the `subjects` that it speaks of, and at the `tellings` of one. What comes out are the
`changes`; `shifts` and `marking` make them fit to be read. `glossaries` does for terms what all this does for rules.
"""
