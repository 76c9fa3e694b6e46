"""Cards as facts, and the table of templates that reads and renders their printed texts."""
