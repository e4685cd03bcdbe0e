"""Alone against the ghost tribe: A22 to A25."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from games.aloha_pioha import GAME
from games.aloha_pioha.cards import BACKS, FORCES
from games.aloha_pioha.model import (
    AlohaCard,
    AlohaComb,
    AlohaCombed,
    AlohaDrew,
    AlohaEvent,
    AlohaHairWon,
    AlohaLousePlace,
    AlohaMoved,
    AlohaOptions,
    AlohaPlay,
    AlohaPlayed,
    AlohaPoints,
    AlohaRevealed,
    AlohaScored,
    AlohaState,
    AlohaTickle,
    AlohaTickled,
    AlohaTickleDue,
    AlohaTickleRevealed,
    AlohaTurnBegan,
    Back,
    Kind,
)
from games.core.chance import QuickChance
from games.core.contract import Seating
from games.core.play import begin
from tests.games.aloha_pioha.table import (
    HIGH,
    HIGHEST,
    LOW,
    LOWEST,
    Hair,
    Named,
    choices,
    combed,
    down,
    hair,
    held,
    louse,
    play,
    position,
    pulling,
    types,
)

GHOST = 1
"""Its tribe."""
OPEN, HIDDEN = 2, 4
"""A turn in which the ghost plays face up, and one in which it plays face down."""


def before(*hairs: Hair, pair: Sequence[Named] = (2, 4), turn: int = OPEN, **fields: Any) -> AlohaState:
    """The ghost will draw this pair. Seat 0 has to comb a card first, so that all hairs stay as they are."""
    fields = {"hands": [[-1], []], "decks": [[], pair], "asks": "comb", **fields}
    return position(hairs, turn=turn, ghost=True, **fields)


def answered(state: AlohaState) -> tuple[AlohaState, list[AlohaEvent]]:
    """The ghost's turn, with what follows it."""
    after, events = play(state, AlohaComb(0))
    start = next(at for at, event in enumerate(events) if isinstance(event, AlohaTurnBegan) and event.seat is None)
    return after, events[start:]


def choice(*hairs: Hair, pair: Sequence[Named] = (2, 4), **fields: Any) -> tuple[int, int, str]:
    """A23: the force that the ghost plays, the hair and the end."""
    _, events = answered(before(*hairs, pair=pair, **fields))
    played = next(event for event in events if isinstance(event, AlohaPlayed))
    assert isinstance(played.force, int)
    return played.force, played.hair, played.end


# A22: its turn.


def test_a22_the_ghost_draws_two_plays_one_and_combs_the_other() -> None:
    state = before(pair=(4, louse(2, LOW)))
    after, events = answered(state)
    assert types(events) == ["turn_began", "drew", "played", "combed", "turn_began"]
    low, high = AlohaCard(LOW, 2), AlohaCard(HIGH, 4)
    assert events[:4] == [
        AlohaTurnBegan(seat=None, turn=OPEN, asks="play"),
        AlohaDrew(seat=None, cards=(low, high), deck=12, deck_back=LOWEST, shown=True),
        AlohaPlayed(seat=None, hair=0, end="left", face="up", back=LOW, force=2, card=0),
        AlohaCombed(seat=None, cards=(high,), positions=(0,), shown=True),
    ]
    assert events[4] == AlohaTurnBegan(seat=0, turn=OPEN + 1, asks="play")
    assert (pulling(after, 0, "left"), after.strands[0].ends[0].tribe, combed(after, GHOST)) == ([2], GHOST, [4])
    assert (after.hands[GHOST], after.decks[GHOST]) == ((), state.decks[GHOST][2:])


@pytest.mark.parametrize("turn", range(1, 8))
def test_a22_on_its_turns_1_4_and_7_it_plays_face_down_and_the_pair_is_not_shown(turn: int) -> None:
    after, events = answered(before(turn=turn))
    hidden = turn in (1, 4, 7)
    drew, played, discarded = events[1:4]
    assert isinstance(drew, AlohaDrew)
    assert isinstance(played, AlohaPlayed)
    assert isinstance(discarded, AlohaCombed)
    assert (drew.shown, played.face, discarded.shown) == (not hidden, "down" if hidden else "up", not hidden)
    for watcher in (0, None):
        seen = [GAME.redact(event, watcher) for event in (drew, played, discarded)]
        forces = [*seen[0].cards, seen[1], *seen[2].cards]  # type: ignore[union-attr]
        assert [card.force is UNSET for card in forces] == [hidden] * 4
    assert after.strands[0].ends[0].lice[0].up == (not hidden or after.ended is not None)
    assert after.combs[GHOST][-1].up != hidden


@pytest.mark.parametrize("turn", [1, 4, 7])
def test_a22_where_nobody_plays_face_down_the_ghost_never_does(turn: int) -> None:
    """A7, option `face_down`."""
    _, events = answered(before(turn=turn, options=AlohaOptions(face_down=False)))
    drew, played, discarded = events[1:4]
    assert drew.shown  # type: ignore[union-attr]
    assert played.face == "up"  # type: ignore[union-attr]
    assert discarded.shown  # type: ignore[union-attr]


def test_a22_the_player_ends_its_turn_first() -> None:
    """A9: it draws, then the ghost plays."""
    state = position(hands=[[1, 2], []], ghost=True)
    _, events = play(state, AlohaPlay(0, 0, "left", "up"))
    assert types(events) == ["played", "drew", "turn_began", "drew", "played", "combed", "turn_began"]
    assert [event.seat for event in events] == [0, 0, None, None, None, None, 0]


@pytest.mark.parametrize(("options", "turns"), [({}, 7), (GAME.presets["little_ones"], 6), ({"minus_ones": False}, 6)])
def test_a22_both_have_as_many_turns_as_a_tribe_has_pairs(options: dict[str, Any], turns: int) -> None:
    """A11."""
    for seed in range(5):
        chance = QuickChance(seed)
        state, log = begin(GAME, Seating.of(1), AlohaOptions(**options), chance)
        while GAME.to_act(state):
            state, events = play(state, GAME.sample(state, 0, chance))
            log += events
        began = [(event.seat, event.turn) for event in log if isinstance(event, AlohaTurnBegan)]
        assert began == [(seat, turn) for turn in range(1, turns + 1) for seat in (0, None)]
        faces = [event.face for event in log if isinstance(event, AlohaPlayed) and event.seat is None]
        hidden = [] if options.get("face_down") is False else [1, 4, 7]
        assert faces == ["down" if turn in hidden else "up" for turn in range(1, turns + 1)]
        assert (state.hands[GHOST], state.decks[GHOST]) == ((), ())


def test_a22_with_no_place_the_ghost_combs_both() -> None:
    """[A]: there are two knots in the box only, so this takes a third one."""
    state = before()
    state = replace(state, strands=tuple(replace(strand, tickle="knot") for strand in state.strands))
    after, events = answered(state)
    assert types(events) == ["turn_began", "drew", "combed", "turn_began"]
    assert events[0] == AlohaTurnBegan(seat=None, turn=OPEN, asks="comb")
    assert isinstance(events[2], AlohaCombed)
    assert (events[2].positions, events[2].shown, len(events[2].cards)) == ((0, 1), True, 2)
    assert (combed(after, GHOST), after.hands[GHOST], after.asks) == ([2, 4], (), "comb")


# A23: where, and which card.


def test_a23_it_goes_for_most_points_first() -> None:
    assert choice(hair(points=3), hair(points=5), hair(points=4)) == (2, 1, "left")


def test_a23_of_equal_points_it_goes_for_the_leftmost() -> None:
    assert choice(hair(points=3), hair(points=5), hair(points=5)) == (2, 1, "left")


def test_a23_printed_points_count_whatever_the_tickle() -> None:
    assert choice(hair(points=3, tickle="double"), hair(points=5), hair(points=4)) == (2, 1, "left")


def test_a23_it_looks_only_at_hairs_where_it_is_not_ahead() -> None:
    ahead = hair(points=6, left=held(GHOST, 5), right=held(0, 2))
    assert choice(ahead, hair(points=3)) == (2, 2, "left")
    assert choice(ahead, hair(points=4), hair(points=3)) == (2, 1, "left")


@pytest.mark.parametrize(
    "level",
    [hair(points=6, left=held(0, 3), right=held(GHOST, 3)), hair(points=6, left=held(0, 5), right=held(GHOST, 3))],
)
def test_a23_to_be_level_is_not_to_be_ahead(level: Hair) -> None:
    """A19."""
    assert choice(level, pair=(1, 4)) == (1 if level.ends[0] == held(0, 3) else 4, 0, "right")


def test_a23_to_be_level_with_more_lice_is_to_be_ahead() -> None:
    """A19."""
    level = hair(points=6, left=held(0, 3), right=held(GHOST, 3, 0))
    assert choice(level, hair(points=3), hair(points=2)) == (2, 1, "left")


def test_a23_it_plays_the_lowest_card_that_puts_it_ahead() -> None:
    against = hair(points=6, left=held(0, 3))
    assert choice(against, pair=(4, 5)) == (4, 0, "right")
    assert choice(against, pair=(2, 5)) == (5, 0, "right")
    assert choice(hair(points=6), pair=(-1, 5)) == (-1, 0, "left")


def test_a23_it_joins_its_own_lice() -> None:
    assert choice(hair(points=6, left=held(0, 3), right=held(GHOST, 1)), pair=(2, 4))[1:] == (0, "right")
    assert choice(hair(points=6, left=held(GHOST, 1), right=held(0, 3)), pair=(2, 4))[1:] == (0, "left")
    assert choice(hair(points=6, right=held(0, 3)), pair=(4, 5))[1:] == (0, "left")


def test_a23_it_passes_over_hairs_where_no_card_puts_it_ahead() -> None:
    lost = hair(points=6, left=held(0, 5, 2))
    assert choice(lost, hair(points=3, left=held(0, 4)), hair(points=2), pair=(1, 2)) == (1, 2, "left")
    assert choice(lost, hair(points=3, left=held(0, 4)), hair(points=2), pair=(1, 5)) == (5, 1, "right")


def test_a23_a_hair_that_it_would_break_is_won_by_being_weaker() -> None:
    """A17, A18: 5 + 4 breaks it and the ghost is the weaker; 5 + 3 does not."""
    assert choice(hair(8, 3, 6, left=held(0, 5)), pair=(3, 4)) == (4, 0, "right")
    assert choice(hair(5, 3, 6, left=held(0, 5)), pair=(0, 2)) == (2, 0, "right")


LOST = (hair(points=6, left=held(0, 5)), hair(points=4, left=held(0, 5)), hair(points=3, left=held(0, 4, 4)))
"""Where no card up to 4 puts the ghost ahead."""


def test_a23_if_no_card_puts_it_ahead_it_plays_the_best_one_on_the_first_hair() -> None:
    assert choice(*LOST, pair=(1, 3)) == (3, 0, "right")
    assert choice(*LOST, pair=(4, -1)) == (4, 0, "right")


def test_a23_breaking_it_a_little_too_hard_is_better_than_pulling_far_too_little() -> None:
    """A18: 1 against 3 holds and is 2 short, 4 against 3 breaks it and is 1 too much."""
    assert choice(hair(6, 3, 6, left=held(0, 3)), *LOST[1:], pair=(1, 4)) == (4, 0, "right")


def test_a23_on_a_hair_that_breaks_anyway_the_lowest_card_is_the_best() -> None:
    """A18: left 1, right 5, and all cards break it; less is better, and still more than the player's."""
    broken = hair(5, 3, 6, left=held(0, 1), right=held(GHOST, 5))
    assert choice(broken, *LOST[1:], pair=(1, 3)) == (1, 0, "right")
    assert choice(broken, *LOST[1:], pair=(3, 0)) == (0, 0, "right")


def test_a23_of_equally_good_cards_it_plays_the_one_closest_to_0() -> None:
    """A14: of champions only the strongest counts, so beside a 2 all cards up to 2 are as good. 1 and -1 are as close
    to 0: then the lower one."""
    champions = hair(points=6, left=held(0, 5), right=held(GHOST, 2), tickle="champions")
    assert choice(champions, *LOST[1:], pair=(2, -1)) == (-1, 0, "right")
    assert choice(champions, *LOST[1:], pair=(0, -1)) == (0, 0, "right")
    assert choice(champions, *LOST[1:], pair=(1, -1)) == (-1, 0, "right")


def test_a23_if_it_is_ahead_on_all_it_plays_where_it_has_fewest_lice() -> None:
    hairs = [
        hair(points=6, left=held(GHOST, 4, 1)),
        hair(points=2, right=held(GHOST, 3), left=held(0, 1)),
        hair(points=5, left=held(GHOST, 2, 0, 1)),
    ]
    assert choice(*hairs, pair=(2, 5)) == (2, 1, "right")
    even = [hairs[0], hair(points=2, right=held(GHOST, 3, 5), left=held(0, 1)), hairs[2]]
    assert choice(*even, pair=(2, 5)) == (2, 0, "left")


def test_a23_if_it_is_ahead_on_all_it_still_plays_a_card_that_leaves_it_ahead() -> None:
    """On hair 1 any card would break it to the ghost's loss; on hair 0 one does not."""
    hairs = [
        hair(10, left=held(GHOST, 4, 1), right=held(0, 3)),
        hair(6, left=held(GHOST, 5), right=held(0, 1)),
        hair(left=held(GHOST, 2, 0, 1)),
    ]
    assert choice(*hairs, pair=(2, 5)) == (2, 0, "left")


def test_a23_a_knotted_hair_is_not_looked_at() -> None:
    """A14: neither to be won, nor among all hairs on which it is ahead."""
    knotted = hair(points=6, left=held(0, 5), tickle="knot")
    assert choice(knotted, hair(points=3), hair(points=2)) == (2, 1, "left")
    ahead = [hair(points=4, left=held(GHOST, 4, 1)), hair(points=2, left=held(GHOST, 3))]
    assert choice(knotted, *ahead) == (2, 2, "left")


@pytest.mark.parametrize(
    ("back", "read", "forces"), [(LOWEST, 0, (-1, 1)), (LOW, 1, (0, 2)), (HIGH, 3, (2, 4)), (HIGHEST, 4, (3, 5))]
)
def test_a23_it_takes_face_down_lice_by_their_backs(back: Back, read: int, forces: tuple[int, int]) -> None:
    """Whatever they are: with equal force it would be level, so it plays the next one."""
    for force in forces:
        facing = hair(points=6, left=held(0, down(force, back)))
        assert choice(facing, pair=(louse(read, back), read + 1)) == (read + 1, 0, "right")


def test_a23_face_up_it_takes_them_for_what_they_are() -> None:
    assert choice(hair(points=6, left=held(0, louse(3, HIGHEST))), pair=(4, 5)) == (4, 0, "right")


def test_a23_it_knows_its_own_lice_that_lie_face_down() -> None:
    """A 5 would be taken for a 4, and be level."""
    own = hair(points=6, left=held(0, 4), right=held(GHOST, down(5)))
    assert choice(own, hair(points=3), hair(points=2)) == (2, 1, "left")


def test_a23_it_knows_the_clocks() -> None:
    """A14: topsy-turvy the lower wins, and on steel nothing breaks."""
    assert choice(hair(points=6, left=held(0, 3), tickle="topsy_turvy"), pair=(1, 5)) == (1, 0, "right")
    assert choice(hair(points=6, left=held(0, 1), tickle="topsy_turvy"), *LOST[:2], pair=(2, 4)) == (2, 0, "right")
    assert choice(hair(5, 3, 6, left=held(0, 3), tickle="strong"), pair=(1, 5)) == (5, 0, "right")
    house = {"options": AlohaOptions(house_tickles=True)}
    assert choice(hair(5, 3, 6, left=held(0, 3), tickle="steel"), pair=(2, 4), **house) == (4, 0, "right")


@pytest.mark.parametrize(("turn", "expected"), [(OPEN, (3, 0)), (HIDDEN, (5, 1))])
def test_a23_under_a_blindfold_a_louse_that_it_plays_face_down_counts_nothing(
    turn: int, expected: tuple[int, int]
) -> None:
    """A14: so in hidden turns none puts it ahead there."""
    blind = hair(points=6, left=held(0, 2), tickle="blindfold")
    options = AlohaOptions(house_tickles=True)
    assert choice(blind, hair(points=4, left=held(0, 4)), pair=(3, 5), turn=turn, options=options)[:2] == expected


# A24: its tickles.


def tickled(row: Sequence[Kind], *top: Kind, turn: int = OPEN, **fields: Any) -> tuple[AlohaState, list[AlohaEvent]]:
    """The ghost's louse makes a tickle due, with these face up and these on top of the deck."""
    crowded = hair(points=6, tickle_at=2, left=held(0, down(3, HIGH), 0), right=held(GHOST, down(2)))
    return answered(before(crowded, pair=(3, 5), tickles=row, tickle_deck=top, turn=turn, **fields))


def test_a24_it_places_the_leftmost_clock_on_the_hair_it_has_played_on() -> None:
    after, events = tickled(["hop", "weak", "double"], "crowd")
    assert types(events)[3:] == ["combed", "tickle_due", "tickled", "tickle_revealed", "turn_began"]
    assert events[4:7] == [
        AlohaTickleDue(seat=None, hair=0),
        AlohaTickled(seat=None, hair=0, kind="weak", from_=1, asks_target=False),
        AlohaTickleRevealed(seat=None, kind="crowd"),
    ]
    assert (after.strands[0].tickle, after.strands[0].due) == ("weak", False)
    assert after.tickles == ("hop", "double", "crowd")
    assert (after.asks, after.player, after.turn) == ("play", 0, OPEN + 1)


@pytest.mark.parametrize("kind", ["strong", "weak", "double", "topsy_turvy", "crowd", "champions"])
def test_a24_any_clock_will_do(kind: Kind) -> None:
    assert tickled(["hop", "pluck", kind])[0].strands[0].tickle == kind


@pytest.mark.parametrize("kind", ["steel", "blindfold", "few_and_brave"])
def test_a24_house_cards_are_clocks(kind: Kind) -> None:
    assert tickled(["hop", kind, "weak"], options=AlohaOptions(house_tickles=True))[0].strands[0].tickle == kind


@pytest.mark.parametrize("kind", ["hop", "pluck", "home", "extra_pull", "double"])
def test_a24_without_a_clock_it_takes_the_unseen_card_which_mostly_does_nothing(kind: Kind) -> None:
    after, events = tickled(["hop", "knot", "flashlight"], kind)
    assert types(events)[4:] == ["tickle_due", "tickled", "turn_began"]
    assert events[5] == AlohaTickled(seat=None, hair=0, kind=kind, from_="deck", asks_target=False)
    assert (pulling(after, 0, "left"), pulling(after, 0, "right")) == ([3, 0], [2, 3])
    assert after.tickles == ("hop", "knot", "flashlight")
    assert (after.strands[0].tickle, after.asks, after.target) == (kind, "play", None)


@pytest.mark.parametrize("turn", [OPEN, HIDDEN])
def test_a24_its_flashlight_acts(turn: int) -> None:
    after, events = tickled(["hop", "pluck", "knot"], "flashlight", turn=turn)
    assert types(events)[4:] == ["tickle_due", "tickled", "revealed", "turn_began"]
    assert events[6] == AlohaRevealed(seat=None, hair=0, left=(3, 0), right=(2, 3))
    assert all(laid.up for end in after.strands[0].ends for laid in end.lice)


def test_a24_its_knot_acts() -> None:
    after, events = tickled(["hop", "pluck", "flashlight"], "knot")
    assert types(events)[4:] == ["tickle_due", "tickled", "turn_began"]
    assert {action.hair for action in choices(after) if isinstance(action, AlohaPlay)} == {1, 2}


def test_a24_it_places_one_that_the_player_left_due() -> None:
    """A15, and not elsewhere where option `tickle_hair` would allow it."""
    due = hair(points=6, tickle_at=1, left=held(0, 3), right=held(GHOST, 0), due=True)
    state = before(due, pair=(4, 5), tickles=["hop", "weak", "double"], options=AlohaOptions(tickle_hair="free"))
    after, events = answered(state)
    assert AlohaTickleDue(seat=None, hair=0) in events
    assert [strand.tickle for strand in after.strands] == ["weak", None, None]


def test_a24_without_tickles_it_places_none() -> None:
    _, events = tickled([], options=AlohaOptions(tickles=False))
    assert types(events) == ["turn_began", "drew", "played", "combed", "turn_began"]


@pytest.mark.parametrize(("lice", "face", "shown"), [((down(2), 4), "up", True), ((4, down(2)), "down", False)])
def test_a14_the_player_plucks_the_ghosts_louse_under_its_comb(lice: tuple[Named, ...], face: str, shown: bool) -> None:
    """A22: where all see what was shown, and of the rest the back."""
    state = position(
        [hair(left=held(0, 5), right=held(GHOST, *lice), due=True)],
        hands=[[1, 3], []],
        tickles=["pluck", "weak", "double"],
        ghost=True,
        asks="tickle",
    )
    after, events = play(state, AlohaTickle(0, 0))
    moved = events[1]
    assert isinstance(moved, AlohaMoved)
    assert (moved.owner, moved.from_, moved.to, moved.face) == (None, AlohaLousePlace(0, "right", 1), "comb", face)
    assert after.combs[GHOST][0].up == shown
    seen = GAME.redact(moved, 0)
    assert isinstance(seen, AlohaMoved)
    assert (seen.force is not UNSET) == shown


# A25: the end.


def last_turn(mine: int, ghosts: int) -> tuple[AlohaState, list[AlohaEvent]]:
    """The match ends with so many points for the player, and for the ghost on two hairs."""
    state = before(
        hair(points=mine, left=held(0, 3), tickle="knot"),
        hair(points=ghosts - 1, right=held(GHOST, 3), tickle="knot"),
        hair(points=1),
        turn=7,
        deck=2,
    )
    return answered(state)


@pytest.mark.parametrize(
    ("mine", "lead", "reason"),
    [
        (10, 6, "great_win"),
        (9, 5, "great_win"),
        (8, 4, "win"),
        (5, 1, "win"),
        (4, 0, "beaten"),
        (3, -1, "beaten"),
        (1, -3, "beaten"),
    ],
)
def test_a25_a_lead_of_five_is_a_great_win_and_a_tie_is_beaten(mine: int, lead: int, reason: str) -> None:
    state, events = last_turn(mine, 4)
    assert types(events) == ["turn_began", "drew", "played", "combed", "revealed", *["hair_won"] * 3, "scored"]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ghost == 4
    assert [(score.seat, score.total) for score in outcome.scores] == [(0, mine)]
    assert mine - outcome.ghost == lead
    winners = () if reason == "beaten" else (0,)
    assert (outcome.reason, outcome.winners, outcome.ranking) == (reason, winners, ((0,),))
    assert (state.ended, GAME.view(state, 0).ended) == (reason, reason)
    assert events[-1] == AlohaScored(
        reason=reason,  # type: ignore[arg-type]
        scores=(AlohaPoints(0, mine),),
        winners=winners,
        winning_total=mine if winners else 4,
        ghost=4,
    )


def test_a25_the_ghost_wins_hairs_without_a_seat() -> None:
    _, events = last_turn(5, 4)
    won = [(event.hair, event.winner, event.ghost) for event in events if isinstance(event, AlohaHairWon)]
    assert won == [(0, 0, False), (1, None, True), (2, None, True)]


def test_a22_in_the_last_turn_the_ghost_plays_face_down_and_all_is_turned_up() -> None:
    """A17."""
    state, events = last_turn(5, 4)
    assert AlohaRevealed(seat=None, hair=2, left=(2,), right=()) in events
    assert state.strands[2].ends[0].lice[0].up


def test_a22_the_ghost_stands_behind_the_player_in_the_view() -> None:
    state, _ = answered(before(turn=HIDDEN))
    seen = GAME.view(state, 0).players[GHOST]
    assert (seen.seat, seen.tribe, seen.hand, seen.deck) == (None, "red", (), 12)
    (other,) = seen.comb_cards or ()
    laid = state.combs[GHOST][0]
    assert other == AlohaCard(BACKS[laid.louse])
    assert FORCES[laid.louse] == 4
