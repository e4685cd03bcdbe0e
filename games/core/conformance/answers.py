"""What a game says to an action: listed ones are accepted, others refused with a rule and a reason."""

import re
from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec

from games.core.chance import Chance
from games.core.conformance.match import Match, facts, first_difference, listed_actions
from games.core.conformance.shapes import listed_kinds, words
from games.core.contract import AnyGame, Lapse, Seat, Withdrawal
from games.core.errors import IllegalAction, Unsettled

Answer: TypeAlias = tuple[str, str] | None
"""The rule and the reason of a refusal; None: accepted."""

_RULE = re.compile(r"[A-Z]\d+[a-z]?")


class _NoChance(Chance):
    """What a refused action is given: the first draw fails."""

    def __init__(self, match: Match, decision: int) -> None:
        self._match, self._decision = match, decision

    def below(self, n: int) -> int:
        self._match.fail("a refused action drew from chance", self._decision)


def check_answers(match: Match) -> None:
    """In some positions: each listed action is accepted, every other of those kinds refused, and nothing changes."""
    dice = match.dice("answers")
    pool = action_pool(match, dice)
    kinds = listed_kinds(match.game)
    for decision in some(range(len(match.states)), match.effort.positions, dice):
        state = match.states[decision]
        before = msgspec.json.encode(state)
        for seat in match.seats:
            listed = listed_actions(match.game, state, seat)
            for action in some(listed, match.effort.listed, dice):
                _check_accepted(match, decision, seat, action)
            for action in some(pool, match.effort.pool, dice):
                if action in listed:
                    continue
                must_refuse = type(action) in kinds or seat not in match.game.to_act(state)
                _check_unlisted(match, decision, seat, action, must_refuse)
        for seat in match.game.to_act(state):
            sampled = match.game.sample(state, seat, dice)
            if type(sampled) in kinds and sampled not in listed_actions(match.game, state, seat):
                match.fail(f"`sample` gave seat {seat} what `legal` does not list: {sampled}", decision)
            _check_accepted(match, decision, seat, sampled)
        after = msgspec.json.encode(state)
        if after != before:
            parting = first_difference(msgspec.json.decode(before), msgspec.json.decode(after))
            match.fail(f"`check` or `decide` changed the state: {parting}", decision)


def _check_accepted(match: Match, decision: int, seat: Seat, action: Any) -> None:
    if refusal := answer(match.game, match.states[decision], seat, action):
        match.fail(f"`check` refuses seat {seat} the legal {action}: {refusal}", decision)
    try:
        events = facts(match.game, match.states[decision], (seat, action), match.stream(decision + 1))
    except Unsettled:
        if type(action) in listed_kinds(match.game):
            match.fail(f"a simulation finds no answer to the listed {action} of seat {seat}", decision)
        return
    except IllegalAction as error:
        match.fail(f"`decide` refuses seat {seat} the legal {action}: {error}", decision)
    if not events:
        match.fail(f"{action} of seat {seat} was accepted and no event came of it", decision)


def _check_unlisted(match: Match, decision: int, seat: Seat, action: Any, must_refuse: bool) -> None:
    state = match.states[decision]
    refusal = answer(match.game, state, seat, action)
    if refusal is None:
        if must_refuse:
            match.fail(f"`check` accepts {action} of seat {seat}, which `legal` does not list", decision)
        _check_accepted(match, decision, seat, action)
        return
    rule, reason = refusal
    if not _RULE.fullmatch(rule):
        match.fail(f"{action} is refused by the rule {rule!r}; a rule is named like O8 or C10a", decision)
    if not reason.endswith(".") or not reason[:-1].strip():
        match.fail(f"{action} is refused because {reason!r}, which is no sentence with a full stop", decision)
    try:
        facts(match.game, state, (seat, action), _NoChance(match, decision))
    except IllegalAction as error:
        if (error.rule, error.reason) != refusal:
            match.fail(f"`check` and `decide` refuse {action} differently: {refusal}, {error}", decision)
    else:
        match.fail(f"`check` refuses {action} of seat {seat} ({reason}) and `decide` accepts it", decision)


def answer(game: AnyGame, state: Any, seat: Seat, action: Any) -> Answer:
    """What `check` says."""
    try:
        game.check(state, seat, action)
    except IllegalAction as refusal:
        return refusal.rule, refusal.reason
    return None


def action_pool(match: Match, dice: Chance) -> list[Any]:
    """Well-formed actions to try anywhere: those of the match, those that were legal somewhere in it, and others that
    differ from them in one place."""
    found: list[Any] = [action for _, action in match.moves if not isinstance(action, Withdrawal | Lapse)]
    for state in some(match.states, match.effort.positions, dice):
        for seat in match.game.to_act(state):
            found += some(listed_actions(match.game, state, seat), match.effort.listed, dice)
            found.append(match.game.sample(state, seat, dice))
    vocabulary = words(match.game.action_type)
    pool = _distinct(found)
    varied = (
        other for action in some(pool, match.effort.pool, dice) for other in _variants(match.game, action, vocabulary)
    )
    return _distinct([*pool, *varied])


def _distinct(actions: list[Any]) -> list[Any]:
    return list({msgspec.json.encode(action): action for action in actions}.values())


def _variants(game: AnyGame, action: Any, vocabulary: list[str]) -> Iterator[Any]:
    """The action with one place changed, wherever the result is still well-formed."""
    for changed in _changed(msgspec.to_builtins(action), vocabulary):
        try:
            yield msgspec.convert(changed, game.action_type)
        except msgspec.ValidationError:
            continue


def _changed(value: Any, vocabulary: list[str]) -> Iterator[Any]:
    if isinstance(value, dict):
        for key, part in value.items():
            yield from ({**value, key: other} for other in _changed(part, vocabulary) if key != "type")
    elif isinstance(value, list | tuple):
        yield from (value[:-1], [*value, *value[-1:]])
        for i, part in enumerate(value):
            yield from ([*value[:i], other, *value[i + 1 :]] for other in _changed(part, vocabulary))
    else:
        near = [value - 1, value + 1, -value] if isinstance(value, int) else []
        yield from (other for other in (None, False, True, -1, 0, 1, 10**6, *near, *vocabulary) if other is not value)


def some(items: Any, most: int, dice: Chance) -> list[Any]:
    """At most so many of the items, at random, in their order."""
    chosen = sorted(dice.shuffled(range(len(items)))[:most])
    return [items[i] for i in chosen]
