"""What becomes of matches that are over: results, statistics and ratings. docs/ratings.md has the rules."""
