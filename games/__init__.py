"""Rules of games, pure: no web framework, no input or output but their own data files, no clock."""
