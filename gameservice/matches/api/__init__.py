"""The endpoints of matches and games: each method reads a request, makes one service or selector call, and answers."""
