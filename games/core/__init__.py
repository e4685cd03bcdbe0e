"""What all games share: the contract, chance, folds, bots, and the checks that any game passes."""
