"""How long the games are tried: HYPOTHESIS_PROFILE=thorough for a long run, brief for a glance."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile("quick", max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("brief", settings.get_profile("quick"), max_examples=5)
settings.register_profile("thorough", settings.get_profile("quick"), max_examples=2_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
