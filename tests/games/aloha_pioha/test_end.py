"""How a match ends: A11, A17, A21. For one seat see `test_solo`."""

from collections.abc import Sequence

import pytest
from msgspec import UNSET

from games.aloha_pioha import GAME
from games.aloha_pioha.model import (
    AlohaEvent,
    AlohaHairWon,
    AlohaPlay,
    AlohaPoints,
    AlohaResult,
    AlohaRevealed,
    AlohaScored,
    AlohaState,
    AlohaSums,
    AlohaTickle,
    Kind,
)
from games.core.contract import Outcome
from tests.games.aloha_pioha.table import Hair, choices, down, hair, held, play, position, types


def last_turn(*hairs: Hair, seats: int = 2, tickles: Sequence[Kind] = ("strong", "weak", "double")) -> AlohaState:
    """The last seat, the only one with a card, has one turn left; the first one began."""
    hands: list[list[int]] = [[] for _ in range(seats - 1)]
    return position(hairs, hands=[*hands, [0]], deck=0, turn=7, player=seats - 1, tickles=tickles)


def ended(*hairs: Hair, seats: int = 2) -> tuple[AlohaState, list[AlohaEvent]]:
    """The last louse goes on the last hair, which nobody holds, or the same tribe."""
    state = last_turn(*hairs, seats=seats)
    number = len(state.strands) - 1
    return play(state, AlohaPlay(0, number, "left", "up"))


def outcome(state: AlohaState) -> Outcome:
    found = GAME.outcome(state)
    assert found
    return found


# The last facts.


def test_a17_first_all_lice_are_turned_up_then_the_hairs_are_resolved_from_left_to_right() -> None:
    """A11: nothing is drawn after the last louse."""
    state, events = ended(hair(left=held(0, 5), right=held(1, down(3))), hair(right=held(0, down(-1), 2)))
    assert types(events) == ["played", "revealed", "revealed", *["hair_won"] * 3, "scored"]
    assert events[1:3] == [
        AlohaRevealed(hair=0, left=(5,), right=(3,)),
        AlohaRevealed(hair=1, left=(), right=(-1, 2)),
    ]
    assert [event.hair for event in events if isinstance(event, AlohaHairWon)] == [0, 1, 2]
    assert all(laid.up for strand in state.strands for end in strand.ends for laid in end.lice)


def test_a17_hairs_without_lice_that_lie_face_down_are_not_revealed() -> None:
    _, events = ended(hair(left=held(0, 5), right=held(1, 3)), hair())
    assert types(events) == ["played", *["hair_won"] * 3, "scored"]


def test_a18_what_was_won_is_told_and_kept() -> None:
    state, events = ended(hair(8, 3, 4, left=held(0, 5, 2), right=held(1, 3)), hair(9, 4, 5, right=held(0, 2)))
    assert events[1:] == [
        AlohaHairWon(hair=0, winner=1, sums=AlohaSums(7, 3), broken=True, points=4),
        AlohaHairWon(hair=1, winner=0, sums=AlohaSums(0, 2), broken=False, points=5),
        AlohaHairWon(hair=2, winner=1, sums=AlohaSums(0, 0), broken=False, points=4),
        AlohaScored(
            reason="hairs_resolved",
            scores=(AlohaPoints(0, 5), AlohaPoints(1, 8)),
            winners=(1,),
            winning_total=8,
        ),
    ]
    assert state.strands[0].result == AlohaResult(1, False, AlohaSums(7, 3), True, 4)
    assert [GAME.view(state, None).hairs[number].result for number in range(3)] == [
        strand.result for strand in state.strands
    ]


def test_a20_a_hair_that_nobody_wins_gives_its_points_to_nobody() -> None:
    state, events = ended(hair(left=held(0, 3), right=held(1, 3)), hair())
    for number in (0, 1):
        won = events[1 + number]
        assert isinstance(won, AlohaHairWon)
        assert (won.winner, won.ghost, won.points) == (None, False, 4)
    assert [score.total for score in outcome(state).scores] == [0, 4]


def test_a11_nothing_is_asked_when_the_match_is_over() -> None:
    state, _ = ended()
    assert (state.asks, GAME.to_act(state), GAME.legal(state, 0)) == (None, frozenset(), None)
    assert (GAME.view(state, 0).ended, GAME.view(state, 0).asks) == ("hairs_resolved", None)


def test_a11_before_the_end_there_is_no_outcome() -> None:
    assert GAME.outcome(last_turn()) is None


def test_a11_the_last_tickle_is_placed_before_the_end() -> None:
    """A13: and a louse that comes home in the last turn is lost. [A]"""
    state = last_turn(hair(), hair(), hair(tickle_at=1, left=held(1, 4)), tickles=("home", "weak", "double"))
    state, _ = play(state, AlohaPlay(0, 2, "left", "up"))
    assert state.asks == "tickle"
    state, _ = play(state, AlohaTickle(0, 2))
    assert state.asks == "target"
    state, events = play(state, choices(state)[0])
    assert types(events)[:2] == ["moved", "tickle_revealed"]
    assert (len(state.hands[1]), state.ended) == (1, "hairs_resolved")


# A21: points.


def points(hairs: Sequence[Hair], seats: int = 2) -> dict[int, int]:
    return {score.seat: score.total for score in outcome(ended(*hairs, seats=seats)[0]).scores}


def test_a21_most_points_win() -> None:
    state, events = ended(hair(points=6, left=held(0, 5)), hair(points=4, left=held(1, 5)), hair(points=3))
    found = outcome(state)
    assert (found.reason, found.ranking, found.winners) == ("hairs_resolved", ((1,), (0,)), (1,))
    assert [(score.seat, score.total, score.parts) for score in found.scores] == [
        (0, 6, {"hairs": 6}),
        (1, 7, {"hairs": 7}),
    ]
    assert found.ghost is UNSET
    scored = events[-1]
    assert isinstance(scored, AlohaScored)
    assert (scored.winners, scored.winning_total, scored.ghost) == (found.winners, 7, UNSET)


def test_a21_equal_points_share_the_victory() -> None:
    state, events = ended(
        hair(points=6, left=held(0, 5)),
        hair(points=3, right=held(1, 5)),
        hair(points=3, left=held(2, 5)),
        hair(points=3, right=held(1, 4)),
        hair(points=2),
        seats=3,
    )
    found = outcome(state)
    assert (found.ranking, found.winners) == (((0, 1), (2,)), (0, 1))
    scored = events[-1]
    assert isinstance(scored, AlohaScored)
    assert (scored.winners, scored.winning_total) == ((0, 1), 6)


def test_a21_those_with_equal_points_share_every_place() -> None:
    state, _ = ended(hair(points=6, left=held(2, 5)), *[hair()] * 3, hair(points=2), hair(points=3), seats=4)
    assert outcome(state).ranking == ((2,), (3,), (0, 1))


def test_a21_all_may_share_a_victory_without_points() -> None:
    """The last hair breaks under equal forces, too."""
    state, events = ended(*[hair()] * 2, hair(left=held(1, 2), right=held(0, 2, 0)))
    assert outcome(state).ranking == ((0, 1),)
    scored = events[-1]
    assert isinstance(scored, AlohaScored)
    assert (scored.winners, scored.winning_total) == ((0, 1), 0)


@pytest.mark.parametrize(("tickle", "total"), [("double", 8), ("strong", 4), (None, 4)])
def test_a14_a_double_hair_counts_twice(tickle: Kind | None, total: int) -> None:
    assert points([hair(left=held(0, 5), tickle=tickle)])[0] == total
