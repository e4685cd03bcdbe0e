"""Matches: what is stored of them, what is done to them, and what each caller may see of them."""
