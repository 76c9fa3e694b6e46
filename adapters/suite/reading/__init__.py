"""From files to scenarios: finding them, reading them, and saying what is wrong with them, with file and line."""
