"""How ratings follow from the order of a match: openskill's Plackett-Luce model, and what this service adds to it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, permutations, product
from statistics import fmean

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
    """What is believed of each afterwards. There are two or more of them: nobody is better or worse alone.

    Those who share a place get the mean of what each order among them would have given. The model's own way with ties
    rates two who share the first of five places below who comes third.
    """
    teams = [[MODEL.rating(contender.skill.mu, contender.skill.sigma)] for contender in contenders]
    # Who of those that left did so first is not asked.
    places = [(contender.left, 0 if contender.left else contender.place) for contender in contenders]
    found = [MODEL.rate(teams, ranks=order) for order in _orders(places)]
    each = [[team[0] for team in ratings] for ratings in zip(*found, strict=True)]
    after = [Skill(fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)) for own in each]
    return [_earned(contender, skill) for contender, skill in zip(contenders, after, strict=True)]


def _orders(places: Sequence[tuple[bool, int]]) -> Iterator[list[float]]:
    """Every order without ties that fits the places, as ranks: 120 where five share one."""
    groups = [[n for n, held in enumerate(places) if held == place] for place in sorted(set(places))]
    for order in product(*map(permutations, groups)):
        ranked = list(chain.from_iterable(order))
        yield [float(ranked.index(n)) for n in range(len(places))]


def _earned(contender: Contender, after: Skill) -> Skill:
    """A seat that a bot has helped gains nothing, neither in the mean nor in what is shown."""
    before = contender.skill
    gains = after.mu > before.mu or after.shown > before.shown
    return before if contender.helped and gains else after
