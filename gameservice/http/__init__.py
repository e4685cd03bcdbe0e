"""What every endpoint shares: bodies in, JSON and problems out, throttles, the OpenAPI document."""
