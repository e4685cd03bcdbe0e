"""Small games: what the contract looks like in full, and what the checks of any game are tried on."""
