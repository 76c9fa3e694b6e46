"""The suite: scenarios as data, the phrases they are written in, the runner that judges, and the lints."""
