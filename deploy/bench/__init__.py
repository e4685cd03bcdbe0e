"""How fast the service is, beside something that was measured in the same run."""
