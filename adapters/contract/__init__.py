"""What the suite and an engine say to each other: messages, the canonical view of a game, capabilities, references."""
