"""Clients of the service for other programs, generated from its OpenAPI document but for a thin layer by hand."""
