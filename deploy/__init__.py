"""Running the service elsewhere than on a developer's machine, and measuring it."""
