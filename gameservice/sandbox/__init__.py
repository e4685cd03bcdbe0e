"""What makers of clients need to try things out: decks that are known, clocks that can be turned, bots that fail. Only
with `SANDBOX=1`, and never in production."""
