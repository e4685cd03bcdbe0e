"""What holds in every match, whatever is played; and every decision, held against the rules told once more, plainly."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from games.cactus import GAME
from games.cactus.geometry import contacts, lies_low
from games.cactus.model import (
    CACTI,
    CactusClaimed,
    CactusDie,
    CactusEvent,
    CactusFell,
    CactusForgone,
    CactusOptions,
    CactusPaid,
    CactusPlaced,
    CactusRolled,
    CactusScored,
    CactusState,
    CactusTurnBegan,
    CactusWithdrew,
    Piece,
)
from games.cactus.pieces import BASICS, PIECES, SPECIALS
from games.core.conformance import Match
from tests.games.cactus.matches import match
from tests.games.tables import SEEDS

OPTIONS = st.builds(
    CactusOptions,
    steadiness=st.sampled_from(["rock", "easy", "normal", "hard", "clumsy"]),
    claims=st.sampled_from(["auto", "declare"]),
    fallen=st.sampled_from(["discard", "return"]),
    cactus_choice=st.sampled_from(["next", "free"]),
    per_cactus_bonus=st.booleans(),
    die=st.builds(CactusDie, st.integers(1, 3), st.integers(0, 3), st.integers(0, 6)),
)
SEATS = st.sampled_from(GAME.players)
LENGTH = 60
few = settings(max_examples=max(1, settings().max_examples // 8))
"""A match takes a second."""


class Decision(NamedTuple):
    """One of a match, the setup left aside."""

    before: CactusState
    events: Sequence[CactusEvent]
    after: CactusState

    def of(self, kind: type) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]


def decisions(played: Match) -> Iterator[Decision]:
    for before, step, after in zip(played.states, played.steps[1:], played.states[1:], strict=False):
        yield Decision(before, step, after)


def colour(piece: Piece) -> str:
    return piece.split("-")[1]


def shape(piece: Piece) -> str:
    return piece.split("-")[0]


def hung(state: CactusState) -> list[Piece]:
    return [one.piece for stand in state.cacti for one in stand.pieces]


@few
@given(SEATS, OPTIONS, SEEDS)
def test_every_piece_is_in_exactly_one_place(seats: int, chosen: CactusOptions, seed: int) -> None:
    """C2, C15, C19: pile, row, hand, on a cactus, or discarded."""
    for state in match(seats, chosen, seed, LENGTH).states:
        in_hand = [state.hand.piece] if state.hand and not state.hand.standing else []
        everywhere = [*state.pile, *state.specials, *in_hand, *hung(state), *state.discarded]
        assert Counter(everywhere) == Counter(PIECES)
        assert set(state.pile) | set(state.discarded) <= set(BASICS)
        assert set(state.specials) <= set(SPECIALS)
        assert list(state.pile) == sorted(state.pile, key=BASICS.index)
        assert chosen.fallen == "discard" or not state.discarded
        if state.hand and state.hand.standing:
            assert state.hand.piece in [one.piece for one in state.cacti[CACTI.index(state.hand.cactus)].pieces]


@few
@given(SEATS, OPTIONS, SEEDS)
def test_nothing_stands_against_the_rules_but_what_is_tolerated(seats: int, chosen: CactusOptions, seed: int) -> None:
    """C11 to C13, C19: after every turn; and contacts are those of the outlines."""
    for state in match(seats, chosen, seed, LENGTH).states:
        for stand in state.cacti:
            assert stand.contacts == contacts(stand.pieces)
            assert set(stand.tolerated) <= set(stand.contacts)
            against = {
                (one, other)
                for one, other in stand.contacts
                if colour(one) == colour(other) or (shape(one) == shape(other))
            }
            if state.hand is None or state.hand.cactus != stand.cactus:
                assert against == set(stand.tolerated)
                assert not any(lies_low(stand.cactus, one) for one in stand.pieces)
            else:
                mended = {offence.pieces for offence in state.hand.offences if offence.rule != "C13"}
                assert against == mended | set(stand.tolerated)
                low = [one.piece for one in stand.pieces if lies_low(stand.cactus, one)]
                assert low == ([state.hand.piece] if ("C13" in {one.rule for one in state.hand.offences}) else [])


@few
@given(SEATS, OPTIONS, SEEDS)
def test_every_decision_pays_what_the_rules_say(seats: int, chosen: CactusOptions, seed: int) -> None:
    """C15 to C17, C19 to C25, told once more from what hangs before and after."""
    played = match(seats, chosen, seed, LENGTH)
    for decision in decisions(played):
        flowers = list(decision.before.flowers)
        expected = list(due(decision))
        assert [(event.why, event.due) for event in decision.of(CactusPaid)] == expected
        for event in decision.of(CactusPaid):
            assert event.seat == decision.before.player
            if event.due < 0:
                assert event.flowers == max(event.due, -flowers[event.seat])
            else:
                assert event.flowers == most(flowers, event.seat, event.due)
            flowers[event.seat] += event.flowers
        assert decision.after.flowers == tuple(flowers)
        assert min(flowers) >= 0


def due(decision: Decision) -> Iterator[tuple[str, int]]:
    """What should be paid, in its order."""
    before, options = decision.before, decision.before.options
    for fell in decision.of(CactusFell):
        yield "fall", -len(fell.pieces)
    for placed in decision.of(CactusPlaced):
        if placed.touch:
            yield "touch", -1
        spoiled = before.spoiled or bool(decision.of(CactusFell))
        if placed.held and not placed.offences and not spoiled and options.claims == "auto":
            yield from won(decision.after, placed.piece, CACTI.index(placed.cactus))
    for claimed in decision.of(CactusClaimed):
        assert before.reference
        assert before.last_cactus
        worth = dict(won(before, before.reference.piece, CACTI.index(before.last_cactus)))
        assert claimed.due == sum(worth.values())
        if 0 < claimed.flowers <= claimed.due:
            yield "claim", claimed.flowers
    if decision.of(CactusForgone) and not decision.of(CactusWithdrew):
        yield "forgo", -1


def won(state: CactusState, piece: Piece, number: int) -> Iterator[tuple[str, int]]:
    """C20 to C22: what the piece that hangs there has won."""
    here = [one.piece for one in state.cacti[number].pieces]
    counts = {
        "colour": sum(colour(one) == colour(piece) for one in hung(state)),
        "shape": sum(shape(one) == shape(piece) for one in hung(state)) if piece in BASICS else 0,
    }
    if state.options.per_cactus_bonus:
        counts["cactus_colour"] = sum(colour(one) == colour(piece) for one in here)
        counts["cactus_shape"] = sum(shape(one) == shape(piece) for one in here) if piece in BASICS else 0
    for why, count in counts.items():
        if count in (3, 5):
            yield why, {3: 1, 5: 2}[count]
    without = {colour(one) for one in here if one != piece}
    if len(without) == 4 and colour(piece) not in without:
        yield "all_colours", 2


def most(flowers: Sequence[int], seat: int, due: int) -> int:
    """C25: with the best change."""
    tokens = 10 + 3 * len(flowers)
    held = [[count + part * (seat == other) for other, count in enumerate(flowers)] for part in range(due + 1)]
    needed = [sum(count // 3 + count % 3 for count in counts) for counts in held]
    return max((part for part in range(due + 1) if needed[part] <= tokens), default=0)


@few
@given(SEATS, OPTIONS, SEEDS)
def test_turns_go_round_and_the_die_is_obeyed(seats: int, chosen: CactusOptions, seed: int) -> None:
    """C3 to C9, C14, C18."""
    played = match(seats, chosen, seed, LENGTH)
    for decision in decisions(played):
        before, after = decision.before, decision.after
        for placed in decision.of(CactusPlaced):
            assert placed.seat == before.player
            assert placed.attempt == before.attempts + 1
            assert placed.piece in asked(before)
            assert before.hand is None or (placed.piece, placed.cactus) == (before.hand.piece, before.hand.cactus)
            if before.last_cactus and before.options.cactus_choice == "next":
                assert CACTI.index(placed.cactus) == (CACTI.index(before.last_cactus) + 1) % 5
        for began in decision.of(CactusTurnBegan):
            staying = [seat for seat in range(seats) if seat not in after.withdrawn]
            turns = [(before.player + step) % seats for step in range(1, seats + 1)]
            assert began.seat == next(seat for seat in turns if seat in staying)
            assert bool(decision.of(CactusRolled)) == (after.reference is not None)
        for rolled in decision.of(CactusRolled):
            assert rolled.seat == after.player
            assert getattr(chosen.die, rolled.face) > 0
        if after.asks in ("place", "mend"):
            legal = GAME.legal(after, after.player)
            assert legal is not None
            assert set(legal.pieces) == asked(after)
            assert legal.pieces


def asked(state: CactusState) -> set[Piece]:
    """The pieces that may be placed."""
    if state.hand:
        return {state.hand.piece}
    if state.die is None or state.reference is None:
        return set(state.pile)
    if state.die == "special":
        return set(state.specials[:1])
    last, basic = state.reference.piece, state.reference.basic
    if state.die == "colour":
        return {piece for piece in state.pile if colour(piece) == colour(last)}
    assert basic
    return {piece for piece in state.pile if shape(piece) == shape(basic)}


@few
@given(SEATS, OPTIONS, SEEDS)
def test_a_match_ends_when_the_rules_say_so_and_only_then(seats: int, chosen: CactusOptions, seed: int) -> None:
    """C26 to C29."""
    played = match(seats, chosen, seed, 4 * LENGTH)
    for decision in decisions(played):
        over = decision.after.asks is None
        assert over == bool(decision.of(CactusScored))
        began, rolled = decision.of(CactusTurnBegan), decision.of(CactusRolled)
        finished = bool(began) or over
        assert not finished or decision.after.hand is None
        tokens = 10 + 3 * seats
        no_flowers = decision.after.short or sum(decision.after.flowers) == 3 * tokens
        if finished and no_flowers:
            assert decision.after.ended == "no_flowers"
        elif finished and not decision.after.specials:
            assert (decision.after.ended, began) == ("no_specials", [])
        elif rolled and not asked(decision.after):
            assert decision.after.ended == "no_basic"
        else:
            assert decision.after.ended is None
    outcome = GAME.outcome(played.state)
    if outcome is not None:
        scored = played.steps[-1][-1]
        assert isinstance(scored, CactusScored)
        assert (scored.reason, scored.winners) == (outcome.reason, outcome.winners)
        staying = {seat: played.state.flowers[seat] for seat in range(seats) if seat not in played.left()}
        assert set(outcome.winners) == {seat for seat, count in staying.items() if count == max(staying.values())}
        assert scored.winning_total == max(staying.values())
