"""Notices by e-mail: the mailbox of an account, and the letters that go there."""
