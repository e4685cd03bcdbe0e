"""The guides of `docs/guide` do as they say."""
