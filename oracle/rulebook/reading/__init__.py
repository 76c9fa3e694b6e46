"""From the file of a text, of whatever year and shape, to its rules, titles and glossary."""
