"""How ratings follow from the order of a match: openskill's Plackett-Luce model, and what this service adds to it."""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

MODEL = PlackettLuce()

PROVISIONAL = 5
"""Rated matches before a rating counts as one."""


@dataclass(frozen=True)
class Skill:
    """What is believed of somebody in one game: a normal distribution."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def shown(self) -> int:
        """The rating that people see: 1000 for whoever begins, and cautious, as it is three sigma below the mean."""
        return round(1000 + 40 * (self.mu - 3 * self.sigma))


@dataclass(frozen=True)
class Contender:
    """A rated seat of a match. Only the order of the places matters, and those that left come behind all others."""

    skill: Skill
    place: int
    left: bool = False
    helped: bool = False


def rate(contenders: Sequence[Contender]) -> list[Skill]:
    """What is believed of each afterwards. There are two or more of them: nobody is better or worse alone."""
    # Who left first is not asked.
    places = [(contender.left, 0 if contender.left else contender.place) for contender in contenders]
    order = sorted(set(places))
    found = MODEL.rate(
        [[MODEL.rating(contender.skill.mu, contender.skill.sigma)] for contender in contenders],
        ranks=[float(order.index(place)) for place in places],
    )
    after = [Skill(rating.mu, rating.sigma) for (rating,) in found]
    return [_earned(contender, skill) for contender, skill in zip(contenders, after, strict=True)]


def _earned(contender: Contender, after: Skill) -> Skill:
    """A seat that a bot has helped gains nothing, neither in the mean nor in what is shown."""
    before = contender.skill
    gains = after.mu > before.mu or after.shown > before.shown
    return before if contender.helped and gains else after
