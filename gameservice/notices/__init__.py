"""How people are told who are not looking: webhooks and e-mail, from an outbox."""
