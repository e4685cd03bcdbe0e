"""Endpoints and pages of notices."""
