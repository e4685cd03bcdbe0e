"""A tournament as Markdown tables, and its ratings as a picture."""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil, floor

from games.core.picture import EDGE, FAINT, GLOW, INK, MARGIN, WIDTH, document, fitted, number, text
from games.tournament.schedule import Played
from games.tournament.standings import Rating, Record, ratings, records, thinking

_NAMES, _ROW, _TOP = 260, 44, 76
"""How wide names are at most, how high a row is, and where the first one is."""


def tables(played: Sequence[Played]) -> str:
    """Wins, ratings and thinking times, a table each."""
    alone = len(played[0].fixture.bots) == 1
    parts = [_alone(played)] if alone else [_wins(played), _ratings(played)]
    return "\n\n".join("\n".join(part) for part in [*parts, _thinking(played)])


def _wins(played: Sequence[Played]) -> Iterator[str]:
    seats = len(played[0].fixture.bots)
    yield "| seats | one | against | matches | wins | 95 % interval | if equal |"
    yield "|---|---|---|---|---|---|---|"
    for (bot, others), record in records(played).items():
        yield f"| {seats} | {bot} | {', '.join(others)} | {_rate(record)} | {1 / seats:.1%} |"


def _alone(played: Sequence[Played]) -> Iterator[str]:
    """Whoever plays alone wins or not; how, the endings tell."""
    yield "| bot | matches | wins | 95 % interval | endings |"
    yield "|---|---|---|---|---|"
    for (bot, _), record in records(played).items():
        told = ", ".join(f"{count} {reason}" for reason, count in record.endings.most_common())
        yield f"| {bot} | {_rate(record)} | {told} |"


def _rate(record: Record) -> str:
    low, high = record.interval
    return f"{len(record.shares)} | {record.rate:.1%} | {low:.1%} – {high:.1%}"


def _ratings(played: Sequence[Played]) -> Iterator[str]:
    yield "| bot | μ | 95 % interval | rating |"
    yield "|---|---|---|---|"
    for bot, rating in ratings(played).items():
        low, high = rating.interval
        yield f"| {bot} | {rating.mu:.2f} | {low:.2f} – {high:.2f} | {rating.shown} |"


def _thinking(played: Sequence[Played]) -> Iterator[str]:
    yield "| bot | decisions | mean thinking time (processor) |"
    yield "|---|---|---|"
    for bot, seconds in sorted(thinking(played).items()):
        yield f"| {bot} | {len(seconds)} | {1000 * sum(seconds) / max(1, len(seconds)):.2f} ms |"


def plot(title: str, found: Mapping[str, Rating]) -> str:
    """The ratings as an SVG document: for each bot its μ as a dot, on its interval of 95 %; best above."""
    lowest = min(rating.interval[0] for rating in found.values())
    highest = max(rating.interval[1] for rating in found.values())
    step = 5 if highest - lowest < 40 else 10
    least, most = step * floor(lowest / step), step * ceil(highest / step)
    left, right = MARGIN + _NAMES, WIDTH - 2 * MARGIN
    height = _TOP + _ROW * len(found) + 48

    def across(mu: float) -> float:
        return left + (right - left) * (mu - least) / (most - least)

    bottom = height - 40
    parts = [text(MARGIN, 42, title, 24, weight=700)]
    parts += [
        f'<path d="M{number(across(mark))} {_TOP - 12}V{bottom}" stroke="{EDGE}"/>'
        + text(across(mark), bottom + 24, str(mark), 16, anchor="middle", fill=FAINT)
        for mark in range(least, most + 1, step)
    ]
    for place, (bot, rating) in enumerate(found.items()):
        y = _TOP + _ROW * place + _ROW // 2
        low, high = map(across, rating.interval)
        parts.append(
            text(MARGIN, y + 6, fitted(bot, _NAMES - MARGIN, 18), 18)
            + f'<path d="M{number(low)} {y}H{number(high)}" stroke="{INK}" stroke-width="3"/>'
            + f'<circle cx="{number(across(rating.mu))}" cy="{y}" r="7" fill="{GLOW}" stroke="{INK}" stroke-width="2"/>'
        )
    said = "; ".join(f"{bot} {rating.mu:.1f}" for bot, rating in found.items())
    return document("tournament", height, title, f"Ratings, best first, with intervals of 95 %: {said}", "", parts)
