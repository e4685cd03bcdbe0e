"""Who knows what: views, redaction, and worlds that agree with a view."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from games.aloha_pioha import GAME, cards
from games.aloha_pioha.cards import BACKS, FORCES
from games.aloha_pioha.knowledge import determinize, redact, view
from games.aloha_pioha.model import (
    AlohaCard,
    AlohaCombed,
    AlohaDealt,
    AlohaDeck,
    AlohaDrew,
    AlohaEvent,
    AlohaHairCard,
    AlohaLaid,
    AlohaLousePlace,
    AlohaMoved,
    AlohaOptions,
    AlohaPlace,
    AlohaPlayed,
    AlohaResult,
    AlohaRevealed,
    AlohaState,
    AlohaSums,
    AlohaTargetAsked,
    AlohaView,
    Face,
)
from games.core.chance import QuickChance
from games.core.contract import Seat, Seating
from tests.games.aloha_pioha.table import HIGH, HIGHEST, LOW, LOWEST, Named, down, hair, held, louse, position

WATCHERS: tuple[Seat | None, ...] = (0, 1, None)

DUEL = position(
    [
        hair(8, 3, 4, left=held(0, louse(2, LOW), down(4, HIGH)), right=held(1, 5, 5), due=True),
        hair(9, 4, 5, right=held(0, louse(1, LOW)), tickle="knot"),
    ],
    hands=[[louse(0, LOW), 3, -1], [1, louse(4, HIGHEST)]],
    combs=[[louse(2, HIGH), louse(0, LOWEST)], [down(3)]],
    decks=[[1], []],
    asks="tickle",
    turn=4,
)
ALONE = position(
    [hair(left=held(0, down(1)), right=held(1, 5, down(2, HIGH)))],
    hands=[[5], []],
    combs=[[3], [1, down(4, HIGHEST)]],
    ghost=True,
)
FOUR = position(
    [hair(left=held(2, 5, down(3)), right=held(3, -1)), hair(right=held(0, down(0), 1))],
    hands=[[4], [2, -1], [], [5, 5, 0]],
    combs=[[], [1], [2, 2], []],
    deck=3,
    player=3,
    withdrawn=(2, 1),
)
CHILDREN = position(
    [hair(left=held(0, 5), right=held(1, 0))],
    hands=[[3, louse(0, LOWEST)], [1, 2]],
    options=AlohaOptions(tickles=False, face_down=False, minus_ones=False),
)
ENDED = replace(
    position([hair(8, 3, 4, left=held(0, 5), right=held(1, 3))], hands=[[4], [5]], combs=[[1], [2]], deck=0, asks=None),
    ended="hairs_resolved",
)
TABLES = {"duel": DUEL, "alone": ALONE, "four": FOUR, "children": CHILDREN, "ended": ENDED}
tables = pytest.mark.parametrize("state", TABLES.values(), ids=TABLES)


def watchers(state: AlohaState) -> tuple[Seat | None, ...]:
    return (*range(state.seats), None)


def shown(state: AlohaState, watcher: Seat | None) -> Any:
    """The view as plain values, without the keys that are absent."""
    return msgspec.json.decode(msgspec.json.encode(view(state, watcher)))


# The view.


def test_the_view_names_what_the_contract_names() -> None:
    told = shown(DUEL, 0)
    assert (told["type"], told["asks"], told["to_act"], told["turn"]) == ("aloha.view", "tickle", [0], 4)
    assert told["hairs"][0] == {
        "hair": 0,
        "endurance": 8,
        "tickle_at": 3,
        "points": 4,
        "tickle": None,
        "due": True,
        "left": {
            "seat": 0,
            "lice": [{"back": [0, 1, 2], "face": "up", "force": 2}, {"back": [2, 3, 4], "face": "down"}],
            "sum": 2,
        },
        "right": {"seat": 1, "lice": [{"back": [3, 4, 5], "face": "up", "force": 5}] * 2, "sum": 10},
        "result": None,
    }
    assert (told["hairs"][1]["tickle"], told["hairs"][1]["left"]) == ("knot", None)
    assert told["players"][0]["tribe"] == "yellow"
    assert told["players"][0]["hand"][0] == {"back": [-1, 0, 1], "force": -1}
    assert (told["players"][0]["deck"], told["players"][0]["deck_back"]) == (6, [-1, 0, 1])
    assert told["tickles"] == {"face_up": ["strong", "weak", "double"], "deck": 20}
    assert (told["turns"], told["first"], told["player"]) == (7, 0, 0)


def test_nobody_is_to_act_when_the_match_is_over() -> None:
    assert (view(ENDED, 0).asks, view(ENDED, 0).to_act, view(ENDED, 0).ended) == (None, (), "hairs_resolved")


def test_a_target_is_asked_with_its_tickle_and_hair() -> None:
    """A14."""
    asked = AlohaTargetAsked("hop", 1)
    assert view(replace(DUEL, asks="target", target=asked), 1).target == asked


def test_before_the_match_nothing_lies_on_the_table() -> None:
    empty = AlohaState(AlohaOptions(), 3)
    seen = view(empty, 0)
    assert (seen.asks, seen.to_act, seen.first, seen.player, seen.hairs, seen.players) == (None, (), None, None, (), ())
    assert view(determinize(seen, QuickChance(0)), 0) == seen


def test_forces_in_a_hand_are_for_its_owner() -> None:
    hands = {watcher: view(DUEL, watcher).players[1].hand for watcher in WATCHERS}
    assert hands[1] == (AlohaCard(LOWEST, 1), AlohaCard(HIGHEST, 4))
    assert hands[0] == hands[None] == (AlohaCard(LOWEST), AlohaCard(HIGHEST))


def test_a_comb_is_for_its_owner() -> None:
    """A8: others see how many there are."""
    players = {watcher: view(DUEL, watcher).players[0] for watcher in WATCHERS}
    assert players[0].comb_cards == (AlohaCard(HIGH, 2), AlohaCard(LOWEST, 0))
    assert players[1].comb_cards is players[None].comb_cards is None
    assert {player.comb for player in players.values()} == {2}


def test_a_louse_that_lies_face_down_shows_its_back_to_all_its_owner_included() -> None:
    """A7: and no force of it is in a sum."""
    for watcher in WATCHERS:
        left = view(DUEL, watcher).hairs[0].left
        assert left
        assert [(each.back, each.face, each.force) for each in left.lice] == [(LOW, "up", 2), (HIGH, "down", UNSET)]
        assert left.sum == 2


def test_case_10_what_lies_face_down_leaves_no_trace() -> None:
    """Two states that differ only in the force of a face-down louse with the same back give the same bytes."""
    one, other = (
        position([hair(left=held(0, 5, down(force, HIGH)), right=held(1, 2))], hands=[[1], [2]]) for force in (3, 4)
    )
    assert one != other
    for watcher in WATCHERS:
        assert msgspec.json.encode(view(one, watcher)) == msgspec.json.encode(view(other, watcher))


def test_what_a_watcher_may_not_know_leaves_no_trace() -> None:
    """The other hand, the other comb, and every order of a deck under its top card."""
    one = position(hands=[[5], [louse(3, HIGH)]], combs=[[5], [1]], decks=[[1], [0, 4]])
    other = position(hands=[[5], [louse(4, HIGH)]], combs=[[5], [2]], decks=[[1], [0, -1]])
    shuffled = replace(
        other,
        tickle_deck=other.tickle_deck[::-1],
        decks=tuple((deck[0], *reversed(deck[1:])) for deck in other.decks),
    )
    assert view(one, 0) == view(shuffled, 0)
    assert view(one, None) == view(shuffled, None)
    assert view(one, 1) != view(shuffled, 1)


def test_hands_and_combs_of_others_stay_hidden_at_the_end() -> None:
    result = AlohaResult(0, False, AlohaSums(5, 3), False, 4)
    strand = replace(ENDED.strands[0], result=result)
    ended = replace(ENDED, strands=(strand, *ENDED.strands[1:]))
    seen = view(ended, 0)
    assert seen.hairs[0].result == result
    assert seen.players[0].hand == (AlohaCard(HIGH, 4),)
    assert (seen.players[1].hand, seen.players[1].comb_cards) == ((AlohaCard(HIGHEST),), None)
    assert view(determinize(seen, QuickChance(0)), 0) == seen


def test_everybody_sees_of_the_ghost_what_it_has_shown() -> None:
    """A22: it comes last and has no seat; its comb is listed, with the forces that were shown."""
    for watcher in (0, None):
        ghost = view(ALONE, watcher).players[1]
        assert (ghost.seat, ghost.tribe) == (None, "red")
        assert ghost.comb_cards
        assert ghost.comb_cards[:2] == (AlohaCard(LOWEST, 1), AlohaCard(HIGHEST))
        right = view(ALONE, watcher).hairs[0].right
        assert right
        assert (right.seat, [each.force for each in right.lice]) == (None, [5, UNSET])
    drawn = replace(ALONE, hands=(ALONE.hands[0], ALONE.decks[1][:1]), decks=(ALONE.decks[0], ALONE.decks[1][1:]))
    assert view(drawn, None).players[1].hand == (AlohaCard(LOWEST),)


# Redaction.


def told(event: AlohaEvent) -> list[AlohaEvent]:
    """The event as seat 0, seat 1 and a spectator read it."""
    redacted = [redact(event, watcher) for watcher in WATCHERS]
    assert redacted == [redact(each, watcher) for each, watcher in zip(redacted, WATCHERS, strict=True)]
    return redacted


def test_orders_are_hidden_from_all() -> None:
    dealt = AlohaDealt(
        hairs=(AlohaHairCard(8, 3, 4),),
        tickles=("hop",),
        tickle_deck=1,
        tickle_order=("weak",),
        decks=(AlohaDeck(0, "yellow", 2, None, (4, 1)), AlohaDeck(None, "red", 1, LOWEST, (0,))),
    )
    for event in told(dealt):
        assert event == replace(
            dealt, tickle_order=UNSET, decks=(AlohaDeck(0, "yellow", 2, None), AlohaDeck(None, "red", 1, LOWEST))
        )
        assert b"order" not in msgspec.json.encode(event)


PAIR = (AlohaCard(LOWEST, 1), AlohaCard(HIGH, 3))
PAIR_OF_BACKS = (AlohaCard(LOWEST), AlohaCard(HIGH))


def test_drawn_forces_are_for_their_owner() -> None:
    """A3, A9."""
    drew = AlohaDrew(seat=0, cards=PAIR, deck=4, deck_back=LOW)
    backs = replace(drew, cards=PAIR_OF_BACKS)
    assert told(drew) == [drew, backs, backs]


def test_combed_forces_and_positions_are_for_their_owner() -> None:
    """A7, A8."""
    combed = AlohaCombed(seat=0, cards=PAIR, positions=(1, 4))
    backs = AlohaCombed(seat=0, cards=PAIR_OF_BACKS)
    assert told(combed) == [combed, backs, backs]


def test_the_ghost_is_no_spectator_though_both_have_no_seat() -> None:
    """A22: what it draws and combs is shown to all or to none, and positions in its hand are nobody's business."""
    drew, combed = AlohaDrew(cards=PAIR, deck=4, deck_back=LOW), AlohaCombed(cards=PAIR, positions=(0, 1))
    assert told(drew) == [replace(drew, cards=PAIR_OF_BACKS)] * 3
    assert told(combed) == [AlohaCombed(cards=PAIR_OF_BACKS)] * 3
    assert told(replace(drew, shown=True)) == [replace(drew, shown=True)] * 3
    assert told(replace(combed, shown=True)) == [AlohaCombed(cards=PAIR, shown=True)] * 3
    played = AlohaPlayed(hair=0, end="left", face="down", back=HIGH, force=3, card=1)
    assert told(played) == [AlohaPlayed(hair=0, end="left", face="down", back=HIGH)] * 3


def test_a_louse_played_face_up_is_known_by_its_force_to_all_by_its_position_to_its_owner() -> None:
    """A6."""
    played = AlohaPlayed(seat=0, hair=2, end="right", face="up", back=HIGH, force=3, card=1, extra=True)
    assert told(played) == [played, replace(played, card=UNSET), replace(played, card=UNSET)]


def test_the_force_of_a_louse_played_face_down_is_told_to_nobody() -> None:
    """A7: its owner, who knew it in hand, neither."""
    played = AlohaPlayed(seat=0, hair=2, end="right", face="down", back=HIGH, force=3, card=1)
    own = replace(played, force=UNSET)
    assert told(played) == [own, replace(own, card=UNSET), replace(own, card=UNSET)]


def moved(face: Face, to: Any, owner: Seat | None = 0) -> AlohaMoved:
    """Seat 1 moves a louse, or makes it be moved."""
    start = AlohaLousePlace(0, "left", 1)
    return AlohaMoved(seat=1, owner=owner, from_=start, to=to, back=HIGH, face=face, force=4)


@pytest.mark.parametrize("to", ["hand", "comb"])
def test_a_louse_that_lay_face_down_is_an_ordinary_card_of_its_owner_again(to: str) -> None:
    """A7, A14."""
    event = moved("down", to)
    hidden = replace(event, force=UNSET)
    assert told(event) == [event, hidden, hidden]
    assert told(moved("down", to, owner=None)) == [replace(hidden, owner=None)] * 3


def test_a_louse_that_hops_face_down_stays_hidden() -> None:
    """A14."""
    event = moved("down", AlohaPlace(1, "left"))
    assert told(event) == [replace(event, force=UNSET)] * 3


@pytest.mark.parametrize("to", ["hand", "comb", AlohaPlace(1, "left")])
def test_a_louse_that_moves_from_face_up_was_known_to_all(to: Any) -> None:
    assert told(moved("up", to)) == [moved("up", to)] * 3


def test_what_hides_nothing_is_passed_on_as_it_is() -> None:
    events: list[AlohaEvent] = [
        AlohaRevealed(hair=0, left=(1,), right=()),
        AlohaDrew(seat=0, cards=PAIR, deck=4, deck_back=LOW),
        AlohaCombed(seat=0, cards=PAIR, positions=(1, 4)),
        moved("up", "hand"),
    ]
    assert all(redact(event, 0) is event for event in events)


# Worlds.


def everywhere(world: AlohaState, number: int) -> list[int]:
    """All lice of a tribe."""
    on_hairs = [
        laid.louse for strand in world.strands for end in strand.ends if end.tribe == number for laid in end.lice
    ]
    combed = [laid.louse for laid in world.combs[number]]
    return sorted([*world.hands[number], *world.decks[number], *combed, *on_hairs])


@tables
def test_a_world_agrees_with_its_view(state: AlohaState) -> None:
    """A view from JSON does as well; hands are in table order."""
    dice = QuickChance(1)
    for watcher in watchers(state):
        seen = view(state, watcher)
        stored = msgspec.json.decode(msgspec.json.encode(seen), type=AlohaView)
        assert stored == seen
        for _ in range(20):
            world = determinize(stored, dice)
            assert view(world, watcher) == seen
            assert all(list(hand) == sorted(hand) for hand in world.hands)
            assert (world.seats, world.options) == (state.seats, state.options)


@tables
def test_a_world_holds_whole_tribes_and_all_tickles(state: AlohaState) -> None:
    dice = QuickChance(2)
    for watcher in watchers(state):
        world = determinize(view(state, watcher), dice)
        for number in range(len(state.hands)):
            assert everywhere(world, number) == list(cards.tribe(state.options))
        placed = [strand.tickle for strand in world.strands if strand.tickle]
        assert Counter([*world.tickles, *world.tickle_deck, *placed]) == Counter(cards.tickles(state.options))


def moments(seed: int, options: AlohaOptions) -> Iterator[AlohaState]:
    """The state after every event of a random match, those within a decision included."""
    chance, seating = QuickChance(seed), Seating.of(1 + seed % 4)
    state = GAME.initial(seating, options)
    events = GAME.setup(seating, options, chance)
    while True:
        for event in events:
            state = GAME.evolve(state, event)
            yield state
        if not GAME.to_act(state):
            return
        events = GAME.decide(state, state.player, GAME.sample(state, state.player, chance), chance)


EARLY = AlohaOptions(tickle_trigger="reaches", tickle_hair="free", house_tickles=True)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("options", [AlohaOptions(), EARLY, CHILDREN.options], ids=["default", "early", "children"])
def test_at_every_moment_of_a_match_worlds_agree_with_views(options: AlohaOptions, seed: int) -> None:
    dice = QuickChance(seed)
    for state in moments(seed, options):
        for watcher in watchers(state):
            seen = view(state, watcher)
            world = determinize(seen, dice)
            assert view(world, watcher) == seen
            assert all(everywhere(world, number) == list(cards.tribe(options)) for number in range(len(state.hands)))


def test_a_world_keeps_what_its_watcher_knows() -> None:
    """The own hand and comb, all that lies face up, and the order in which seats have left."""
    world = determinize(view(DUEL, 0), QuickChance(5))
    assert (world.hands[0], world.combs[0]) == (DUEL.hands[0], DUEL.combs[0])
    assert world.strands[0].ends[1] == DUEL.strands[0].ends[1]
    assert determinize(view(FOUR, 0), QuickChance(5)).withdrawn == (2, 1)


def test_of_two_lice_that_are_alike_the_known_one_is_the_first() -> None:
    """So there is one world, not two, where all is known but which of two equal cards is which."""
    (one, other) = FORCES.index(-1), FORCES.index(-1) + 1
    for laid, in_hand in ((one, other), (other, one)):
        state = position(hands=[[-1, -1, 3], [5]])
        end = replace(state.strands[0].ends[0], tribe=0, lice=(AlohaLaid(laid, True),))
        strand = replace(state.strands[0], ends=(end, state.strands[0].ends[1]))
        state = replace(
            state, strands=(strand, *state.strands[1:]), hands=((in_hand, state.hands[0][2]), state.hands[1])
        )
        world = determinize(view(state, 0), QuickChance(0))
        assert sorted([world.strands[0].ends[0].lice[0].louse, world.hands[0][0]]) == [one, other]
        assert world.hands[0][0] == one


def _key(world: AlohaState) -> tuple[object, ...]:
    """All that is hidden from seat 0 of the tribe of seat 1."""
    return world.hands[1], world.decks[1], world.combs[1], world.strands[0].ends[1]


def _worlds(state: AlohaState) -> Iterator[AlohaState]:
    """All worlds in which the tribe of seat 1 lies otherwise: those lice exchanged that are not face up."""
    strand = state.strands[0]
    left, right = strand.ends
    hidden = [laid.louse for laid in right.lice if not laid.up]
    combed = [laid.louse for laid in state.combs[1]]
    for order in permutations([*state.hands[1], *state.decks[1], *combed, *hidden]):
        lice = iter(order)
        hand = tuple(next(lice) for _ in state.hands[1])
        deck = tuple(next(lice) for _ in state.decks[1])
        comb = tuple(AlohaLaid(next(lice), False) for _ in combed)
        end = replace(right, lice=tuple(laid if laid.up else AlohaLaid(next(lice), False) for laid in right.lice))
        if list(hand) == sorted(hand):
            yield replace(
                state,
                strands=(replace(strand, ends=(left, end)), *state.strands[1:]),
                hands=(state.hands[0], hand),
                decks=(state.decks[0], deck),
                combs=(state.combs[0], comb),
            )


def test_worlds_are_drawn_from_the_exact_distribution() -> None:
    """Against all worlds, by brute force: two cards in hand, one face down, two in the deck, two under the comb."""
    up: list[Named] = [-1, -1, louse(0, LOW), 1, louse(1, LOW), louse(2, LOW), 5]
    state = position(
        [hair(left=held(0, 3), right=held(1, *up, down(4, HIGH)))],
        hands=[[2], [louse(2, HIGH), louse(3, HIGHEST)]],
        combs=[[], [5, louse(0, LOWEST)]],
        decks=[[], [louse(4, HIGHEST), louse(3, HIGH)]],
    )
    seen = view(state, 0)
    expected = Counter(_key(world) for world in _worlds(state) if view(world, 0) == seen)
    # A 2, 3 or 4 in hand and another face down; a 3, 4 or 5 in hand and another on the deck; three places for the rest.
    assert len(expected) == 3 * 2 * 3 * 2 * 6
    assert set(expected.values()) == {1}
    dice = QuickChance(7)
    drawn = Counter(_key(determinize(seen, dice)) for _ in range(21_600))
    assert drawn.keys() == expected.keys()
    # 100 each are expected, with a standard deviation of 10.
    assert all(60 < times < 145 for times in drawn.values())


def test_every_order_of_the_tickle_deck_is_as_likely() -> None:
    """24 cards but those that lie face up or on hairs: 20 here, and two of them are hops."""
    dice = QuickChance(3)
    drawn = Counter(
        place
        for _ in range(4_000)
        for place, kind in enumerate(determinize(view(DUEL, 0), dice).tickle_deck)
        if kind == "hop"
    )
    # 400 each are expected, with a standard deviation of 19.
    assert len(drawn) == 20
    assert all(320 < times < 480 for times in drawn.values())


def test_a_world_keeps_what_the_ghost_has_shown() -> None:
    """A22: of its comb and its lice, the backs of the rest."""
    dice = QuickChance(4)
    worlds = [determinize(view(ALONE, None), dice) for _ in range(200)]
    for world in worlds:
        assert (FORCES[world.combs[1][0].louse], world.combs[1][0].up) == (1, True)
        assert (BACKS[world.combs[1][1].louse], world.combs[1][1].up) == (HIGHEST, False)
    # A 5 lies face up, so a 3, a 4 or the other 5 may be under the comb.
    assert {FORCES[world.combs[1][1].louse] for world in worlds} == {3, 4, 5}
