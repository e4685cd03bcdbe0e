"""Two tiny games to try searches on: one of forced wins, one of hidden cards and several decisions a turn; and a bot
that knows neither."""

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, UnsetType, structs

from games.core.chance import Chance
from games.core.contract import Action, Event, Game, Legal, Options, Outcome, Score, Seat, Seating, State, View
from games.core.errors import IllegalAction


class Greedy:
    """Takes as much as it may: the last action that is listed."""

    def choose(self, view: Any, legal: Any, seat: Seat, log: Sequence[Any], chance: Chance) -> Any:
        return legal.actions[-1]


def won_by(points: tuple[int, ...]) -> Outcome:
    """The outcome where most points win."""
    seats = range(len(points))
    ranking = tuple(tuple(s for s in seats if points[s] == total) for total in sorted(set(points), reverse=True))
    return Outcome("done", ranking, ranking[0], tuple(Score(s, points[s], {"points": points[s]}) for s in seats))


class NimTake(Action, frozen=True, tag="nim.take"):
    stones: int


class NimTaken(Event, frozen=True, kw_only=True, tag="nim.taken"):
    stones: int


class NimState(State, frozen=True):
    seats: int
    stones: int
    turn: Seat


class NimView(View, frozen=True, kw_only=True, tag="nim.view"):
    seats: int
    stones: int


class NimLegal(Legal, frozen=True, kw_only=True, tag="nim.legal"):
    actions: tuple[NimTake, ...]


class NimOptions(Options, frozen=True):
    stones: int = 21


class Nim(Game[NimState, NimTake, NimTaken, NimView, NimLegal, NimOptions]):
    """Take 1 to 3 stones; who takes the last one wins. With two seats the mover wins unless 4 divides the stones."""

    name, prefix, title, rules_version, players = "nim", "nim", "Nim", 1, range(2, 4)
    state_type, options_type, view_type, legal_type = NimState, NimOptions, NimView, NimLegal
    action_type, event_type = NimTake, NimTaken

    def initial(self, seating: Seating, options: NimOptions) -> NimState:
        return NimState(seating.count, options.stones, 0)

    def setup(self, seating: Seating, options: NimOptions, chance: Chance) -> list[NimTaken]:
        return []

    def to_act(self, state: NimState) -> frozenset[Seat]:
        return frozenset({state.turn} if state.stones else ())

    def legal(self, state: NimState, seat: Seat) -> NimLegal | None:
        return NimLegal(actions=tuple(NimTake(n) for n in (1, 2, 3) if n <= state.stones))

    def check(self, state: NimState, seat: Seat, action: NimTake) -> None:
        if not 1 <= action.stones <= min(3, state.stones):
            raise IllegalAction("N1", "Take 1 to 3 of the stones.")

    def decide(self, state: NimState, seat: Seat, action: NimTake, chance: Chance) -> list[NimTaken]:
        self.check(state, seat, action)
        return [NimTaken(seat=seat, stones=action.stones)]

    def withdraw(self, state: NimState, seat: Seat, chance: Chance) -> list[NimTaken]:
        raise NotImplementedError

    def evolve(self, state: NimState, event: NimTaken) -> NimState:
        return NimState(state.seats, state.stones - event.stones, (state.turn + 1) % state.seats)

    def outcome(self, state: NimState) -> Outcome | None:
        if state.stones:
            return None
        return won_by(tuple(int(seat == (state.turn - 1) % state.seats) for seat in range(state.seats)))

    def view(self, state: NimState, seat: Seat | None) -> NimView:
        turn = tuple(self.to_act(state))
        return NimView(asks="take" if turn else None, to_act=turn, seats=state.seats, stones=state.stones)

    def redact(self, event: NimTaken, seat: Seat | None) -> NimTaken:
        return event

    def determinize(self, view: NimView, chance: Chance) -> NimState:
        return NimState(view.seats, view.stones, view.to_act[0])


class DuelStake(Action, frozen=True, tag="duel.stake"):
    double: bool


class DuelPlay(Action, frozen=True, tag="duel.play"):
    card: int


class DuelDealt(Event, frozen=True, kw_only=True, tag="duel.dealt"):
    hands: tuple[tuple[int, ...], ...] | UnsetType = UNSET


class DuelStaked(Event, frozen=True, kw_only=True, tag="duel.staked"):
    stake: int


class DuelPlayed(Event, frozen=True, kw_only=True, tag="duel.played"):
    card: int


class DuelState(State, frozen=True):
    hands: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    stake: int = 0
    table: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()


class DuelView(View, frozen=True, kw_only=True, tag="duel.view"):
    seat: Seat | None
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    points: tuple[int, ...]
    stake: int
    table: tuple[int, ...]
    gone: tuple[int, ...]


class DuelLegal(Legal, frozen=True, kw_only=True, tag="duel.legal"):
    actions: tuple[DuelStake | DuelPlay, ...]


class Duel(Game[DuelState, Any, Any, DuelView, DuelLegal, Options]):
    """Two cards of 0 to 7 in each hand, unseen by others. Twice: seat 0 stakes 1 or 2 points, then each seat in turn
    plays a card face up, and the highest takes the stake."""

    name, prefix, title, rules_version, players = "duel", "duel", "Duel", 1, range(2, 4)
    state_type, options_type, view_type, legal_type = DuelState, Options, DuelView, DuelLegal
    action_type, event_type = DuelStake | DuelPlay, DuelDealt | DuelStaked | DuelPlayed

    def initial(self, seating: Seating, options: Options) -> DuelState:
        return DuelState(((),) * seating.count, (0,) * seating.count)

    def setup(self, seating: Seating, options: Options, chance: Chance) -> list[Any]:
        cards = chance.shuffled(range(8))
        return [DuelDealt(hands=tuple(tuple(cards[2 * seat : 2 * seat + 2]) for seat in range(seating.count)))]

    def to_act(self, state: DuelState) -> frozenset[Seat]:
        return frozenset({len(state.table)} if any(state.hands) else ())

    def legal(self, state: DuelState, seat: Seat) -> DuelLegal | None:
        if seat not in self.to_act(state):
            return None
        if not state.stake:
            return DuelLegal(actions=(DuelStake(False), DuelStake(True)))
        return DuelLegal(actions=tuple(DuelPlay(card) for card in state.hands[seat]))

    def check(self, state: DuelState, seat: Seat, action: Any) -> None:
        legal = self.legal(state, seat)
        if legal is None or action not in legal.actions:
            raise IllegalAction("D1", "That is not to be decided now.")

    def decide(self, state: DuelState, seat: Seat, action: Any, chance: Chance) -> list[Any]:
        self.check(state, seat, action)
        if isinstance(action, DuelStake):
            return [DuelStaked(seat=seat, stake=2 if action.double else 1)]
        return [DuelPlayed(seat=seat, card=action.card)]

    def withdraw(self, state: DuelState, seat: Seat, chance: Chance) -> list[Any]:
        raise NotImplementedError

    def evolve(self, state: DuelState, event: Any) -> DuelState:
        if isinstance(event, DuelDealt):
            assert isinstance(event.hands, tuple)
            return structs.replace(state, hands=event.hands)
        if isinstance(event, DuelStaked):
            return structs.replace(state, stake=event.stake)
        table, gone = (*state.table, event.card), (*state.gone, event.card)
        hands = tuple(tuple(card for card in hand if card != event.card) for hand in state.hands)
        if len(table) < len(hands):
            return structs.replace(state, hands=hands, table=table, gone=gone)
        best = table.index(max(table))
        points = tuple(have + (state.stake if seat == best else 0) for seat, have in enumerate(state.points))
        return DuelState(hands, points, gone=gone)

    def outcome(self, state: DuelState) -> Outcome | None:
        return None if any(state.hands) else won_by(state.points)

    def view(self, state: DuelState, seat: Seat | None) -> DuelView:
        turn = tuple(self.to_act(state))
        return DuelView(
            asks=("play" if state.stake else "stake") if turn else None,
            to_act=turn,
            seat=seat,
            hand=() if seat is None else state.hands[seat],
            counts=tuple(map(len, state.hands)),
            points=state.points,
            stake=state.stake,
            table=state.table,
            gone=state.gone,
        )

    def redact(self, event: Any, seat: Seat | None) -> Any:
        return DuelDealt() if isinstance(event, DuelDealt) else event

    def determinize(self, view: DuelView, chance: Chance) -> DuelState:
        unseen = chance.shuffled([card for card in range(8) if card not in view.gone and card not in view.hand])
        hands = tuple(
            view.hand if seat == view.seat else tuple(unseen.pop() for _ in range(count))
            for seat, count in enumerate(view.counts)
        )
        return DuelState(hands, view.points, view.stake, view.table, view.gone)
