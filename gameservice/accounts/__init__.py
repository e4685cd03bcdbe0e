"""People, guests and their tokens."""
