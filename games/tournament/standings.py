"""What came of a tournament: wins with their intervals, and ratings by the model that the service rates people by."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, permutations, product
from statistics import fmean

from openskill.models import PlackettLuce

from games.core.contest import wilson
from games.tournament.schedule import Played

_MODEL = PlackettLuce()
_Z = 1.959964
"""Two-sided 95 % of the normal distribution."""


@dataclass
class Record:
    """How often a bot won in matches of one kind."""

    shares: list[float] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)

    @property
    def rate(self) -> float:
        return fmean(self.shares)

    @property
    def interval(self) -> tuple[float, float]:
        """95 %, by Wilson."""
        return wilson(self.rate, len(self.shares))


@dataclass(frozen=True)
class Rating:
    """What is believed of a bot: a normal distribution, in the unit of the model (25 for whoever begins)."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def interval(self) -> tuple[float, float]:
        """95 %."""
        return self.mu - _Z * self.sigma, self.mu + _Z * self.sigma

    @property
    def shown(self) -> int:
        """As the service shows the ratings of people."""
        return round(1000 + 40 * (self.mu - 3 * self.sigma))


def records(played: Sequence[Played]) -> dict[tuple[str, tuple[str, ...]], Record]:
    """The wins that are counted, by the bot and whom it met."""
    found: dict[tuple[str, tuple[str, ...]], Record] = defaultdict(Record)
    for one in played:
        for seat in one.fixture.judged:
            record = found[one.fixture.bots[seat], one.fixture.others(seat)]
            record.shares.append(one.shares[seat])
            record.endings[one.reason] += 1
    return dict(found)


def ratings(played: Sequence[Played]) -> dict[str, Rating]:
    """What all matches, in their order, let one believe of each bot; best first."""
    found: dict[str, Rating] = {}
    for one in played:
        before = [found.setdefault(bot, Rating()) for bot in one.fixture.bots]
        after = _rated(before, one.ranking)
        for bot in set(one.fixture.bots):
            own = [rating for name, rating in zip(one.fixture.bots, after, strict=True) if name == bot]
            found[bot] = _mean(own)  # a bot may hold several seats
    return dict(sorted(found.items(), key=lambda item: -item[1].mu))


def thinking(played: Sequence[Played]) -> dict[str, list[float]]:
    """The processor seconds of all decisions, by bot."""
    found: dict[str, list[float]] = defaultdict(list)
    for one in played:
        for bot, seconds in zip(one.fixture.bots, one.seconds, strict=True):
            found[bot] += seconds
    return dict(found)


def _rated(before: Sequence[Rating], ranking: Sequence[Sequence[int]]) -> list[Rating]:
    """By seat. Those who share a place get the mean of what each order among them would have given."""
    teams = [[_MODEL.rating(rating.mu, rating.sigma)] for rating in before]
    found = [_MODEL.rate(teams, ranks=ranks) for ranks in _orders(ranking)]
    return [_mean([Rating(team[0].mu, team[0].sigma) for team in own]) for own in zip(*found, strict=True)]


def _orders(ranking: Sequence[Sequence[int]]) -> Iterator[list[float]]:
    """Every order without ties that fits the places, as ranks by seat."""
    for order in product(*map(permutations, ranking)):
        seats = list(chain.from_iterable(order))
        yield [float(seats.index(seat)) for seat in range(len(seats))]


def _mean(ratings: Sequence[Rating]) -> Rating:
    return Rating(fmean(rating.mu for rating in ratings), fmean(rating.sigma for rating in ratings))
