"""The built-in cards: facts, never text. A module holds the cards of one mechanic or one kind, as the tuple ``CARDS``."""
