"""The rules through many editions: their numbers, what became of them, and the life of each."""
