"""What holds in every match, whatever is played."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from games.aloha_pioha import GAME, cards
from games.aloha_pioha.model import (
    ENDS,
    AlohaAction,
    AlohaComb,
    AlohaOptions,
    AlohaPlay,
    AlohaPlayed,
    AlohaScored,
    AlohaState,
    AlohaTarget,
    AlohaTickle,
    AlohaTickled,
    AlohaTickleDue,
    AlohaTurnBegan,
)
from games.core.chance import QuickChance
from games.core.contract import Seating
from games.core.errors import IllegalAction
from games.core.play import begin, fold
from tests.games.tables import SEEDS

HAIRS = {1: 3, 2: 3, 3: 5, 4: 6}
SEATS = st.sampled_from(GAME.players)
OPTIONS = st.builds(
    AlohaOptions,
    tickles=st.integers(0, 4).map(bool),
    tickle_trigger=st.sampled_from(["exceeds", "reaches"]),
    tickle_hair=st.sampled_from(["due", "free"]),
    house_tickles=st.booleans(),
    face_down=st.booleans(),
    minus_ones=st.booleans(),
)


class Play:
    """A match played at random to its end, withdrawals included: its log, and the state after each decision."""

    def __init__(self, seats: int, chosen: AlohaOptions, seed: int) -> None:
        self.seats, self.chance = seats, QuickChance(seed)
        state, self.log = begin(GAME, Seating.of(seats), chosen, self.chance)
        self.states = [state]
        while GAME.to_act(self.states[-1]):
            self._go_on(self.states[-1])

    def _go_on(self, state: AlohaState) -> None:
        staying = [seat for seat in range(self.seats) if seat not in state.withdrawn]
        if len(staying) > 2 and self.chance.below(25) == 0:
            events = GAME.withdraw(state, self.chance.choice(staying), self.chance)
        else:
            events = GAME.decide(state, state.player, self._action(state), self.chance)
        self.log += events
        self.states.append(fold(GAME, state, events))

    def _action(self, state: AlohaState) -> AlohaAction:
        """Two of three lice go where most are, else hardly a tickle would be met."""
        action = GAME.sample(state, state.player, self.chance)
        if not isinstance(action, AlohaPlay) or self.chance.below(3) == 0:
            return action
        others = [GAME.sample(state, state.player, self.chance) for _ in range(4)]
        plays = [action, *(other for other in others if isinstance(other, AlohaPlay))]
        return max(plays, key=lambda play: sum(len(end.lice) for end in state.strands[play.hair].ends))


def lice_of(state: AlohaState, tribe: int) -> list[int]:
    """Wherever they are, in table order."""
    pulling = [laid.louse for strand in state.strands for end in strand.ends if end.tribe == tribe for laid in end.lice]
    combed = [laid.louse for laid in state.combs[tribe]]
    return sorted([*state.hands[tribe], *state.decks[tribe], *combed, *pulling])


@given(SEATS, OPTIONS, SEEDS)
def test_nothing_is_lost_and_nothing_is_where_it_may_not_be(seats: int, chosen: AlohaOptions, seed: int) -> None:
    """A2, A3, A5, A13."""
    for state in Play(seats, chosen, seed).states:
        assert len(state.strands) == HAIRS[seats]
        for tribe, hand in enumerate(state.hands):
            assert lice_of(state, tribe) == list(cards.tribe(chosen))
            assert list(hand) == sorted(hand)
        placed = [strand.tickle for strand in state.strands if strand.tickle]
        assert Counter([*placed, *state.tickles, *state.tickle_deck]) == Counter(cards.tickles(chosen))
        assert len(state.tickles) in ((2, 3) if state.asks == "target" else (3 * chosen.tickles,))
        for strand in state.strands:
            left, right = strand.ends
            assert left.tribe != right.tribe or left.tribe == -1
            assert all((end.tribe >= 0) == bool(end.lice) for end in strand.ends)
            assert not (strand.due and (strand.tickle or not chosen.tickles or state.ended))
            assert (strand.result is None) == (state.ended is None)
        assert chosen.face_down or all(laid.up for s in state.strands for end in s.ends for laid in end.lice)


@given(SEATS, OPTIONS, SEEDS)
def test_all_who_stay_have_the_same_number_of_turns(seats: int, chosen: AlohaOptions, seed: int) -> None:
    """A4, A9 to A11: clockwise, with two cards drawn at the end of each but the last, and one louse or card spent."""
    played = Play(seats, chosen, seed)
    turns = cards.turns(chosen)
    end = played.states[-1]
    began = [event for event in played.log if isinstance(event, AlohaTurnBegan)]
    for seat in range(seats):
        own = [event.turn for event in began if event.seat == seat]
        assert own == list(range(1, turns + 1))[: len(own)]
        assert len(own) == turns or seat in end.withdrawn
    if seats == 1:
        assert [event.turn for event in began if event.seat is None] == list(range(1, turns + 1))
    order = [(event.turn, (event.seat - end.first) % seats) for event in began if event.seat is not None]
    assert order == sorted(order)
    for state in played.states:
        if state.ended is None:
            assert len(state.decks[state.player]) == 2 * (turns - state.turn)
        if state.asks in ("play", "comb"):
            assert len(state.hands[state.player]) >= 2


@given(SEATS, OPTIONS, SEEDS)
def test_a_tickle_is_due_exactly_when_a_louse_was_played_where_there_are_enough(
    seats: int, chosen: AlohaOptions, seed: int
) -> None:
    """A12, A15, A16; A24. No other fact makes one due, and no hair has two."""
    log = Play(seats, chosen, seed).log
    state = GAME.initial(Seating.of(seats), chosen)
    expected = []
    for event in log:
        state = GAME.evolve(state, event)
        if isinstance(event, AlohaPlayed):
            strand = state.strands[event.hair]
            lice = sum(len(end.lice) for end in strand.ends)
            enough = lice >= strand.card.tickle_at + (chosen.tickle_trigger == "exceeds")
            if chosen.tickles and strand.tickle is None and enough:
                expected.append(AlohaTickleDue(seat=event.seat, hair=event.hair))
    assert [event for event in log if isinstance(event, AlohaTickleDue)] == expected
    tickled = [event.hair for event in log if isinstance(event, AlohaTickled)]
    assert len(tickled) == len(set(tickled))


@given(SEATS, OPTIONS, SEEDS)
def test_the_last_event_tells_what_the_outcome_tells(seats: int, chosen: AlohaOptions, seed: int) -> None:
    """A21, A25."""
    played = Play(seats, chosen, seed)
    scored, outcome = played.log[-1], GAME.outcome(played.states[-1])
    assert outcome is not None
    assert isinstance(scored, AlohaScored)
    assert (scored.reason, scored.winners, scored.ghost) == (outcome.reason, outcome.winners, outcome.ghost)
    assert [(p.seat, p.total) for p in scored.scores] == [(score.seat, score.total) for score in outcome.scores]
    totals = {score.seat: score.total for score in outcome.scores}
    won = sum(totals.values()) + (outcome.ghost if isinstance(outcome.ghost, int) else 0)
    results = [strand.result for strand in played.states[-1].strands if strand.result]
    assert won == sum(result.points for result in results if result.winner is not None or result.ghost)
    assert all(scored.winning_total == totals[seat] for seat in outcome.winners)
    assert outcome.winners or scored.winning_total == outcome.ghost


# What may be done.


def well_formed(state: AlohaState) -> Iterator[AlohaAction]:
    """All actions within one step of what there is, whether they make sense or not."""
    hand = range(len(state.hands[state.player]) + 1)
    lice = range(max(len(end.lice) for strand in state.strands for end in strand.ends) + 1)
    hairs = range(6)
    yield from (AlohaComb(card) for card in hand)
    yield from (AlohaTickle(source, hair) for source in (0, 1, 2, "deck") for hair in hairs)
    yield from (AlohaTarget(card=card) for card in (*hand, None))
    yield from (AlohaTarget(louse=louse) for louse in lice)
    yield from (AlohaTarget(louse=louse, hair=hair, end=end) for louse, hair, end in product(lice, hairs, ENDS))
    for card, hair, end, face in product(hand, hairs, ENDS, ("up", "down")):
        yield from (AlohaPlay(card, hair, end, face, keep) for keep in (*hand, None))  # type: ignore[arg-type]


def accepted(state: AlohaState, action: AlohaAction) -> bool:
    try:
        GAME.check(state, state.player, action)
    except IllegalAction:
        return False
    return True


@given(SEATS, OPTIONS, SEEDS)
def test_what_is_listed_is_exactly_what_is_accepted(seats: int, chosen: AlohaOptions, seed: int) -> None:
    """A5 to A7, A10, A13, A14: of all well-formed actions."""
    dice = QuickChance(seed)
    states = [state for state in Play(seats, chosen, seed).states if state.asks]
    rare = [state for state in states if state.asks != "play"]
    for state in (dice.choice(states), *dice.shuffled(rare)[:2]):
        legal = GAME.legal(state, state.player)
        assert legal is not None
        assert len(set(legal.actions)) == len(legal.actions) > 0
        assert set(legal.actions) == {action for action in well_formed(state) if accepted(state, action)}
