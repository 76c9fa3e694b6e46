"""What players do with cards: cast them, activate their abilities, play lands; and what lets or forbids them."""
