"""The only writers of matches: each function is one thing that happens to a match, whole or not at all."""
