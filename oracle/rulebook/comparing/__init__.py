"""What became of each rule from one text to another."""
