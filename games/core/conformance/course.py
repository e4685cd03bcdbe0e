"""The course of a match: facts fold to the state, each position is coherent, turns begin, and it ends."""

from typing import Any

import msgspec

from games.core.chance import Chance
from games.core.conformance.answers import some
from games.core.conformance.match import LEAST_TO_WITHDRAW, Match, first_difference, listed_actions
from games.core.conformance.shapes import floats
from games.core.contract import Outcome, Seat
from games.core.errors import IllegalAction, Unsettled
from games.core.play import fold, step


def check_course(match: Match) -> None:
    """Each state is the fold of the log as it is stored, each position coherent, and the match can be played again."""
    game = match.game
    retold = game.initial(match.seating, match.options)
    for decision, (events, state) in enumerate(zip(match.steps, match.states, strict=True)):
        for event in events:
            stored = check_stored(match, event, game.event_type, decision)
            for place in floats(msgspec.to_builtins(event)):
                match.fail(f"{type(event).__name__} holds a float in `{place}`", decision)
            before = msgspec.json.encode(retold)
            following = game.evolve(retold, stored)
            if msgspec.json.encode(retold) != before:
                match.fail(f"`evolve` of {type(event).__name__} changed the state that it was given", decision)
            retold = following
        if retold != state:
            match.fail(f"the state is not the fold of the events: {_parting(state, retold)}", decision)
        check_stored(match, state, game.state_type, decision)
        _check_position(match, state, decision)
        _check_turn(match, decision)
    _check_again(match)


def check_lapses(match: Match) -> None:
    """In some positions time runs out for each seat that is to act: it never raises, gives the same facts again,
    changes nothing, and ends the turn, where the game knows it."""
    game, dice = match.game, match.dice("lapses")
    for decision in some(range(len(match.states)), match.effort.positions, dice):
        state = match.states[decision]
        before = msgspec.json.encode(state)
        for seat in sorted(game.to_act(state)):
            try:
                facts, again = (game.lapse(state, seat, match.stream(decision + 1)) for _ in range(2))
            except IllegalAction as refusal:
                match.fail(f"`lapse` refuses seat {seat}: {refusal}", decision)
            if msgspec.json.encode(facts) != msgspec.json.encode(again):
                match.fail(f"seat {seat} lapsed twice and other facts came of it: {_parting(facts, again)}", decision)
            after = fold(game, state, [check_stored(match, fact, game.event_type, decision) for fact in facts])
            if facts and game.to_act(after) and not _begin_turn(facts):
                match.fail(f"seat {seat} lapsed and its turn goes on", decision)
        if msgspec.json.encode(state) != before:
            match.fail("`lapse` changed the state", decision)


def check_end(match: Match, bound: int) -> None:
    """However a match goes on at random, it ends, and how it ended is in order.

    It goes on from the last position, from a world sampled from what a watcher sees there, and from an earlier
    position that a seat leaves, for each seat.
    """
    game, dice = match.game, match.dice("end")
    view = game.view(match.state, dice.choice(match.watchers))
    _play_out(match, match.state, match.left(), bound)
    _play_out(match, game.determinize(view, dice), match.left(), bound)
    running = [decision for decision, state in enumerate(match.states) if game.to_act(state)]
    if not running:
        return
    decision = dice.choice(running)
    left = match.left(decision)
    for seat in match.seats:
        if seat not in left and len(match.seats) - len(left) >= LEAST_TO_WITHDRAW:
            _play_out(match, _leave(match, match.states[decision], seat, dice), [*left, seat], bound)


def _leave(match: Match, state: Any, seat: Seat, dice: Chance) -> Any:
    facts = match.game.withdraw(state, seat, dice)
    if not facts:
        match.fail(f"seat {seat} withdrew and no event came of it")
    return fold(match.game, state, [check_stored(match, fact, match.game.event_type) for fact in facts])


def _play_out(match: Match, state: Any, left: list[Seat], bound: int) -> None:
    """Play on at random; where one has left already others may follow. Those who left are asked nothing."""
    game, dice, left = match.game, match.dice("play out"), list(left)
    for _ in range(bound):
        acting = game.to_act(state)
        if acting & set(left):
            match.fail(f"seats {left} have left, and of {sorted(acting)} something is asked")
        if not acting:
            break
        stayed = [seat for seat in match.seats if seat not in left]
        if left and len(stayed) >= LEAST_TO_WITHDRAW and not dice.below(4):
            left.append(dice.choice(stayed))
            state = _leave(match, state, left[-1], dice)
            continue
        seat = dice.choice(sorted(acting))
        action = game.sample(state, seat, dice)
        try:
            state, _ = step(game, state, seat, action, dice)
        except Unsettled:
            continue
        except IllegalAction as refusal:
            match.fail(f"`sample` gives seat {seat} {action}, which `decide` refuses: {refusal}")
    else:
        match.fail(f"a match played on at random was not over after {bound} decisions")
    outcome = game.outcome(state)
    if outcome is None:
        match.fail("nobody is to act, yet there is no outcome")
    check_stored(match, outcome, type(outcome))
    _check_outcome(match, outcome, left)


def _check_position(match: Match, state: Any, decision: int) -> None:
    game, acting = match.game, match.game.to_act(state)
    gone = set(match.left(decision))
    if not acting <= set(match.seats) - gone:
        match.fail(f"seats {sorted(acting)} are to act, of {match.seats} without {sorted(gone)}", decision)
    for seat in match.seats:
        legal = game.legal(state, seat)
        if (legal is None) == (seat in acting):
            match.fail(f"seat {seat} is{'' if seat in acting else ' not'} to act and `legal` is {legal}", decision)
        if legal is not None:
            check_stored(match, legal, game.legal_type, decision)
        for action in listed_actions(game, state, seat):
            check_stored(match, action, game.action_type, decision)
    for watcher in match.watchers:
        view = game.view(state, watcher)
        check_stored(match, view, game.view_type, decision)
        if view.to_act != tuple(sorted(acting)):
            match.fail(f"{sorted(acting)} are to act and the view of {watcher} says {view.to_act}", decision)
        if (view.asks is None) != (not acting):
            match.fail(f"{sorted(acting)} are to act and the view of {watcher} asks {view.asks}", decision)
    outcome = game.outcome(state)
    if (outcome is None) != bool(acting):
        match.fail(f"{sorted(acting)} are to act and the outcome is {outcome}", decision)
    if outcome is not None:
        _check_outcome(match, outcome, match.left())


def _check_turn(match: Match, decision: int) -> None:
    """Where it is another seat's turn, or the first, an event says so to whoever keeps time."""
    before = match.game.to_act(match.states[decision - 1]) if decision else frozenset()
    asked = sorted(match.game.to_act(match.states[decision]) - before)
    if asked and not _begin_turn(match.steps[decision]):
        match.fail(f"seats {asked} are to act now, and no event that came of it has `begins_turn`", decision)


def _begin_turn(events: list[Any]) -> bool:
    return any(event.begins_turn for event in events)


def _check_outcome(match: Match, outcome: Outcome, left: list[Seat]) -> None:
    ranked = [seat for group in outcome.ranking for seat in group]
    if sorted(ranked) != list(match.seats) or not all(outcome.ranking):
        match.fail(f"the ranking {outcome.ranking} does not hold each of {match.seats} once")
    if outcome.winners and set(outcome.winners) != set(outcome.ranking[0]):
        match.fail(f"the winners {outcome.winners} are not the first group of {outcome.ranking}")
    if not outcome.reason:
        match.fail("the outcome has no reason")
    for score in outcome.scores:
        if sum(score.parts.values()) != score.total:
            match.fail(f"the parts {score.parts} of seat {score.seat} do not add up to {score.total}")
    scored = [score.seat for score in outcome.scores]
    if len(set(scored)) != len(scored) or not set(scored) <= set(match.seats):
        match.fail(f"the scores are of the seats {scored}")
    # Those who left come last, the first to go at the very end.
    place = {seat: index for index, group in enumerate(outcome.ranking) for seat in group}
    last_first = [max(place[seat] for seat in match.seats if seat not in left), *(place[seat] for seat in left[::-1])]
    if last_first != sorted(set(last_first)):
        match.fail(f"seats {left} left in this order and the ranking is {outcome.ranking}")


def _check_again(match: Match) -> None:
    again = Match(match.game, match.seating, match.options, match.seed)
    for decision, events in enumerate(match.steps):
        if decision:
            again.do(*match.moves[decision - 1])
        if msgspec.json.encode(events) != msgspec.json.encode(again.steps[-1]):
            match.fail(f"the same decisions gave other events: {_parting(events, again.steps[-1])}", decision)
    # Folded a last time from the beginning: nothing that happened since may have a part in it.
    log = [event for events in match.steps for event in events]
    if fold(match.game, match.game.initial(match.seating, match.options), log) != match.state:
        match.fail("the log, folded again, gives another state")


def check_stored(match: Match, value: Any, declared: Any, decision: int | None = None) -> Any:
    """The value as it comes back from JSON, equal to what it was."""
    try:
        stored = msgspec.json.decode(msgspec.json.encode(value), type=declared)
    except (msgspec.ValidationError, TypeError) as error:
        match.fail(f"{type(value).__name__} does not come back from JSON: {error}", decision)
    if stored != value or type(stored) is not type(value):
        match.fail(f"{type(value).__name__} comes back from JSON changed: {_parting(value, stored)}", decision)
    return stored


def _parting(one: Any, other: Any) -> str:
    return first_difference(msgspec.to_builtins(one), msgspec.to_builtins(other)) or f"{one!r} is not {other!r}"
