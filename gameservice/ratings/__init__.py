"""What becomes of matches that are over: results, statistics and ratings. docs/guide/ratings.md has the rules."""
