"""One engine through one scenario: the board, the drive, the judgement, and the guard against whatever an engine does."""
