"""Secrets that do not leak: what leaves for a watcher depends only on what the watcher may know.

A watcher is a seat or a spectator. What one is told are the redacted events; what one sees is the view (and every
spectator's, for anybody may watch too), the legal actions, the refusals and the outcome. The two are defined apart
from each other, so each can convict the other. The kit makes pairs of positions that a watcher could not tell apart,
goes the same moves in both with the same chance, and asks after each decision:

* told alike ⇒ sees alike: a view knows nothing that the events did not tell;
* sees alike ⇒ told alike: an event tells nothing that the view does not show, as long as the state keeps any trace of
  it. So a view may not forget what an event has shown of a thing that is still there: worlds sampled from it would
  contradict the log, and searching bots would be misled. (What is gone without a trace, as
  the place of a fall, may be told and forgotten.)

When both differ the watcher has rightly learnt something, and the pair is done with for that watcher.

Pairs come from two sources that do not know each other:

* worlds: a position and `determinize(view)` of it. All that was hidden is drawn anew.
* twins: the same match with one draw of chance changed, at the setup or later. They need no `determinize`, so they
  also convict a leak that `determinize` copies; and they have a log from the very beginning, so they are what checks
  the setup's events. In a Fisher–Yates shuffle one changed draw moves two or three items only, hence many twins
  differ in nothing that was seen.
"""

from collections.abc import Iterable
from typing import Any, NoReturn

import msgspec

from games.core.chance import Chance
from games.core.conformance.answers import action_pool, answer, some
from games.core.conformance.match import Match, facts, first_difference
from games.core.contract import Seat
from games.core.errors import IllegalAction
from games.core.play import fold


class _Counting(Chance):
    """Passes draws through, counts them, and changes one of them, where it is asked to."""

    def __init__(self, source: Chance, changed: int | None = None, shift: int = 0) -> None:
        self._source, self._changed, self._shift = source, changed, shift
        self.draws = 0

    def below(self, n: int) -> int:
        drawn = self._source.below(n)
        if self.draws == self._changed:
            drawn = (drawn + self._shift) % n
        self.draws += 1
        return drawn


def check_redaction(match: Match) -> None:
    """Redaction unsets fields and does nothing else: type, seat and the rest stay; twice is as good as once; and a
    spectator is told nothing that a seat is not."""
    game = match.game
    for decision, events in enumerate(match.steps):
        for event in events:
            public = msgspec.to_builtins(game.redact(event, None))
            for watcher in match.watchers:
                told = game.redact(event, watcher)
                name = f"{type(event).__name__}, redacted for {_name(watcher)},"
                if type(told) is not type(event) or told.seat != event.seat:
                    match.fail(f"{name} is of another type or seat: {told}", decision)
                if not _is_part(msgspec.to_builtins(told), msgspec.to_builtins(event)):
                    match.fail(f"{name} is more than the event with fields unset: {told} of {event}", decision)
                if game.redact(told, watcher) != told:
                    match.fail(f"{name} changes when it is redacted again: {told}", decision)
                if not _is_part(public, msgspec.to_builtins(told)):
                    match.fail(f"{name} tells less than a spectator is told: {told}", decision)
                if msgspec.json.decode(msgspec.json.encode(told), type=game.event_type) != told:
                    match.fail(f"{name} does not come back from JSON: {told}", decision)


def check_worlds(match: Match) -> None:
    """A world that agrees with a watcher's view cannot be told by that watcher from the true one."""
    dice = match.dice("worlds")
    pool = action_pool(match, dice)
    for decision in some(range(len(match.states)), match.effort.worlds, dice):
        state = match.states[decision]
        for watcher in match.watchers:
            world = match.game.determinize(match.game.view(state, watcher), dice)
            _follow(
                _Pair(match, decision, world, "a world of `determinize`"), [watcher], pool, dice, match.effort.stride
            )


def check_twins(match: Match) -> None:
    """Watchers who are told alike in the match and in one with another draw see alike, and the other way round."""
    dice = match.dice("twins")
    pool = action_pool(match, dice)
    draws = _draws(match)
    drawing = [decision for decision, count in enumerate(draws) if count]
    for _ in range(match.effort.twins if drawing else 0):
        # The setup hides most, and all that follows can betray it.
        decision = drawing[0] if dice.below(2) else dice.choice(drawing)
        chance = _Counting(match.stream(decision), dice.below(draws[decision]), 1 + dice.below(64))
        events = _decide(match, decision, chance)
        before = match.states[decision - 1] if decision else match.game.initial(match.seating, match.options)
        pair = _Pair(match, decision, fold(match.game, before, events), "a twin by one other draw")
        watchers = pair.alike(match.watchers, events)
        _follow(pair, watchers, pool, dice, len(match.moves))


def _draws(match: Match) -> list[int]:
    """How often each decision drew."""
    counts = []
    for decision in range(len(match.steps)):
        chance = _Counting(match.stream(decision))
        _decide(match, decision, chance)
        counts.append(chance.draws)
    return counts


def _decide(match: Match, decision: int, chance: Chance) -> list[Any]:
    """A decision of the match once more, with another chance."""
    if decision == 0:
        return match.game.setup(match.seating, match.options, chance)
    return facts(match.game, match.states[decision - 1], match.moves[decision - 1], chance)


class _Pair:
    """A position of the match and another, `world`, that some watchers may not tell from it."""

    def __init__(self, match: Match, decision: int, world: Any, origin: str) -> None:
        self.match, self.decision, self.world, self.origin = match, decision, world, origin

    @property
    def ended(self) -> bool:
        """Whether nothing can come of it any more: the match goes no further, or both are the same."""
        return self.decision == len(self.match.moves) or self.world == self.match.states[self.decision]

    def alike(self, watchers: Iterable[Seat | None], events: list[Any]) -> list[Seat | None]:
        """The watchers to whom the last decision, which was `events` in the world, still is the same in both."""
        return [watcher for watcher in watchers if self._same(watcher, events)]

    def _same(self, watcher: Seat | None, events: list[Any]) -> bool:
        redact = self.match.game.redact
        here = [redact(event, watcher) for event in self.match.steps[self.decision]]
        told = _parting({"events": here}, {"events": [redact(event, watcher) for event in events]})
        seen = self._seen_apart(watcher)
        if told and not seen and self.world != self.match.states[self.decision]:
            self._fail(watcher, f"sees the same and is told another thing: {told}")
        if seen and not told:
            self._fail(watcher, f"is told the same and sees another thing: {seen}")
        return not told

    def _seen_apart(self, watcher: Seat | None) -> str:
        """Where what a watcher sees differs, in words; empty where it does not."""
        return _parting(self._seen(self.match.states[self.decision], watcher), self._seen(self.world, watcher))

    def _seen(self, state: Any, watcher: Seat | None) -> dict[str, Any]:
        game = self.match.game
        return {
            "view": game.view(state, watcher),
            "spectator's view": game.view(state, None),
            "legal": None if watcher is None else game.legal(state, watcher),
            "outcome": game.outcome(state),
        }

    def check_seen(self, watcher: Seat | None, pool: list[Any]) -> None:
        """What a watcher sees is the same in both, the answers to a seat's actions included."""
        if seen := self._seen_apart(watcher):
            self._fail(watcher, f"sees another thing: {seen}")
        if watcher is None:
            return
        for action in pool:
            answers = [
                answer(self.match.game, state, watcher, action)
                for state in (self.match.states[self.decision], self.world)
            ]
            if answers[0] != answers[1]:
                self._fail(watcher, f"is answered differently on {action}: {answers[0]} and {answers[1]}")

    def go(self) -> list[Any]:
        """The match's next move in both: its events in the world. Raises `IllegalAction` where it refuses the move."""
        match = self.match
        events = facts(match.game, self.world, match.moves[self.decision], match.stream(self.decision + 1))
        self.world = fold(match.game, self.world, events)
        self.decision += 1
        return events

    def check_refused(self, watchers: list[Seat | None], refusal: IllegalAction) -> None:
        """The next move is refused in the world: its seat can tell, others need not (hidden cards forbid it)."""
        seat, action = self.match.moves[self.decision]
        if seat in watchers:
            self._fail(seat, f"may do {action} in one and not in the other: {refusal}")

    def _fail(self, watcher: Seat | None, what: str) -> NoReturn:
        self.match.fail(f"between this position and {self.origin}, {_name(watcher)} {what}", self.decision)


def _follow(pair: _Pair, watchers: list[Seat | None], pool: list[Any], dice: Chance, stride: int) -> None:
    """Go the match's moves in both positions as long as a watcher cannot tell them, at most `stride` of them."""
    for _ in range(stride + 1):
        for watcher in watchers:
            pair.check_seen(watcher, some(pool, pair.match.effort.pool // 2, dice))
        if not watchers or pair.ended:
            return
        try:
            events = pair.go()
        except IllegalAction as refusal:
            pair.check_refused(watchers, refusal)
            return
        watchers = pair.alike(watchers, events)


def _parting(here: Any, there: Any) -> str:
    """Where two things part as they leave the service, byte for byte; empty where they do not."""
    one, other = msgspec.json.encode(here), msgspec.json.encode(there)
    return "" if one == other else first_difference(msgspec.json.decode(one), msgspec.json.decode(other))


def _is_part(part: Any, whole: Any) -> bool:
    """Whether a plain value is another with keys left out."""
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(key in whole and _is_part(part[key], whole[key]) for key in part)
    if isinstance(part, list | tuple) and isinstance(whole, list | tuple):
        return len(part) == len(whole) and all(map(_is_part, part, whole))
    return bool(part == whole)


def _name(watcher: Seat | None) -> str:
    return "a spectator" if watcher is None else f"seat {watcher}"
