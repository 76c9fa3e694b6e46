"""The suite: rulings as executable specifications, and the catalogue of the statements they rest on."""
