"""The bots of Aloha Pioha: legal, blind to secrets, and right where it can be worked out by hand."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from statistics import fmean
from typing import Any

import pytest
from msgspec import UNSET

from games.aloha_pioha import BOTS, GAME
from games.aloha_pioha.bots import Reflexes
from games.aloha_pioha.cards import FORCES
from games.aloha_pioha.judgement import Judgement
from games.aloha_pioha.memory import remembered
from games.aloha_pioha.model import (
    AlohaAction,
    AlohaCard,
    AlohaComb,
    AlohaCombed,
    AlohaDrew,
    AlohaEvent,
    AlohaLousePlace,
    AlohaMoved,
    AlohaOptions,
    AlohaPlay,
    AlohaPlayed,
    AlohaState,
    AlohaTarget,
    AlohaTargetAsked,
    AlohaTickle,
    AlohaView,
)
from games.core.bots import Bot
from games.core.chance import QuickChance
from games.core.contract import LEVELS, Level, Seat, Seating
from games.core.play import begin, step
from games.tournament.schedule import fixtures, run
from tests.games.aloha_pioha.table import HIGH, HIGHEST, LOW, LOWEST, down, hair, held, louse, position

QUICK: Mapping[Level, Bot] = {
    **BOTS,
    "hard": replace(BOTS["hard"], bot=replace(BOTS["hard"].bot, simulations=16)),  # type: ignore[type-var, attr-defined]
}
CLEVER: Sequence[Level] = ("normal", "hard")
LAST: Mapping[str, Any] = {"turn": 7, "first": 1, "deck": 0}
"""Seat 0 plays the last louse of the match."""
PENULTIMATE: Mapping[str, Any] = {"turn": 7, "first": 0, "deck": 0}
"""Seat 1 plays one more after it."""


def choose(bot: Bot, state: AlohaState, seed: int = 1, log: Sequence[AlohaEvent] = ()) -> AlohaAction:
    (seat,) = GAME.to_act(state)
    action: AlohaAction = bot.choose(GAME.view(state, seat), GAME.legal(state, seat), seat, log, QuickChance(seed))
    return action


def chosen_play(level: Level, state: AlohaState, seed: int = 1) -> tuple[int, AlohaPlay]:
    """The force that a bot plays, and how."""
    action = choose(BOTS[level], state, seed)
    assert isinstance(action, AlohaPlay)
    return FORCES[state.hands[state.player][action.card]], action


def worth(state: AlohaState, action: AlohaAction) -> float:
    (seat,) = GAME.to_act(state)
    return Judgement(GAME.view(state, seat), seat).worth(action)


class Table:
    """A match from its beginning, with the log that each seat reads."""

    def __init__(self, seats: int, options: AlohaOptions, seed: int) -> None:
        self.chance = QuickChance(seed)
        self.state, events = begin(GAME, Seating.of(seats), options, self.chance)
        self.logs: list[list[AlohaEvent]] = [[] for _ in range(seats)]
        self.tell(events)

    def tell(self, events: Sequence[AlohaEvent]) -> None:
        for seat, log in enumerate(self.logs):
            log += [GAME.redact(event, seat) for event in events]

    def do(self, action: AlohaAction) -> None:
        (seat,) = GAME.to_act(self.state)
        self.state, events = step(GAME, self.state, seat, action, self.chance)
        self.tell(events)

    def withdraw(self, seat: Seat) -> None:
        events = GAME.withdraw(self.state, seat, self.chance)
        for event in events:
            self.state = GAME.evolve(self.state, event)
        self.tell(events)


OPTIONS = [
    AlohaOptions(),
    AlohaOptions(tickles=False),
    AlohaOptions(face_down=False),
    AlohaOptions(tickle_hair="free", tickle_trigger="reaches", house_tickles=True),
    AlohaOptions(tickles=False, face_down=False, minus_ones=False),
]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_choices_are_legal_and_blind_to_secrets(level: Level, seats: int, options: AlohaOptions) -> None:
    """A7: states that look alike to the seat, whose log is the same, give one choice, whoever withdraws in the match.

    What the log has told is true of both states, so the other one agrees with what the seat remembers.
    """
    table, bot, decisions = Table(seats, options, seats), QUICK[level], 0
    while acting := GAME.to_act(table.state):
        (seat,) = acting
        view, legal, log = GAME.view(table.state, seat), GAME.legal(table.state, seat), table.logs[seat]
        other = GAME.determinize(remembered(view, seat, log), table.chance)
        assert GAME.view(other, seat) == view
        action = choose(bot, table.state, decisions, log)
        assert legal is not None
        assert action in legal.actions
        assert action == choose(bot, other, decisions, log)
        table.do(action)
        decisions += 1
        if decisions == 9 and seats > 2:
            table.withdraw(0)
    assert decisions >= 6


@pytest.mark.parametrize("asks", ["tickle", "target", "comb"])
@pytest.mark.parametrize("level", LEVELS)
def test_whatever_is_asked_is_answered(level: Level, asks: Any) -> None:
    """A10, A13, A14."""
    hairs = [hair(12, 2, 4, left=held(0, 2, 1), right=held(1, 3), due=asks == "tickle"), hair(9, left=held(1, 4))]
    target = AlohaTargetAsked("hop", 0) if asks == "target" else None
    answer = choose(BOTS[level], position(hairs, hands=[[0, 5], [1, 2]], asks=asks, turn=4, target=target))
    assert isinstance(answer, {"tickle": AlohaTickle, "target": AlohaTarget, "comb": AlohaComb}[asks])


# Memory.


def told(view: AlohaView, seat: Seat) -> list[tuple[int, bool]]:
    """Of each louse of a tribe on the hairs: its hair, and whether its force is told."""
    ends = [(each, end) for each in view.hairs for end in (each.left, each.right) if end and end.seat == seat]
    return [(each.hair, lice.force is not UNSET) for each, end in ends for lice in end.lice]


@pytest.mark.parametrize("seed", range(24))
def test_what_is_remembered_is_true(seed: int) -> None:
    """A7, A8: of the own lice every force, of others only what their seat has been shown; and worlds agree with it."""
    table = Table(1 + seed % 4, AlohaOptions(house_tickles=True), seed)
    while acting := GAME.to_act(table.state):
        for seat, log in enumerate(table.logs):
            view = GAME.view(table.state, seat)
            known = remembered(view, seat, log)
            assert GAME.view(GAME.determinize(known, table.chance), seat) == view
            assert all(force for _, force in told(known, seat))
            for strand, seen in zip(table.state.strands, known.hairs, strict=True):
                for end, shown in zip(strand.ends, (seen.left, seen.right), strict=True):
                    for laid, lice in zip(end.lice, shown.lice if shown else (), strict=True):
                        assert lice.force in (UNSET, FORCES[laid.louse])
        (seat,) = acting
        table.do(GAME.sample(table.state, seat, table.chance))


def test_only_the_owner_remembers_a_louse_that_lies_face_down() -> None:
    """A7: whoever played it, or has held it in hand, knows it; nobody else does."""
    table = Table(2, AlohaOptions(), 3)
    (seat,) = GAME.to_act(table.state)
    force = FORCES[table.state.hands[seat][1]]
    table.do(AlohaPlay(1, 0, "left", "down"))
    own = remembered(GAME.view(table.state, seat), seat, table.logs[seat]).hairs[0].left
    others = remembered(GAME.view(table.state, 1 - seat), 1 - seat, table.logs[1 - seat]).hairs[0].left
    assert own is not None
    assert others is not None
    assert (own.lice[0].face, own.lice[0].force) == ("down", force)
    assert others.lice[0].force is UNSET


def test_without_a_log_the_view_is_all() -> None:
    state = position([hair(left=held(0, down(3)))], hands=[[1, 2], [0, 4]])
    view = GAME.view(state, 0)
    assert remembered(view, 0, ()) == view


def test_a_louse_that_came_home_is_known_until_it_may_have_been_played_again() -> None:
    """A7, A14: of two with its back one is combed; which one, nobody else can tell."""
    known, unknown = AlohaCard(LOW, 2), AlohaCard(LOW)
    home = AlohaMoved(seat=0, owner=0, from_=AlohaLousePlace(0, "left", 0), to="hand", back=LOW, face="up", force=2)
    log = [
        AlohaDrew(seat=0, cards=(unknown, unknown), deck=12, deck_back=LOW),
        AlohaPlayed(seat=0, hair=0, end="left", back=LOW, face="up", force=2),
        home,
    ]
    state = position(hands=[[louse(2, LOW), louse(1, LOW)], []])
    assert remembered(GAME.view(state, 1), 1, log).players[0].hand == (unknown, known)
    combed = AlohaCombed(seat=0, cards=(unknown,))
    left = position(hands=[[louse(1, LOW)], []], combs=[[louse(2, LOW)], []])
    player = remembered(GAME.view(left, 1), 1, [*log, combed]).players[0]
    assert (player.hand, player.comb_cards) == ((unknown,), (unknown,))


# Judgement.


def test_a_hidden_louse_is_any_that_is_left_of_its_back() -> None:
    """A18 to A20: a 0 against the back -1·0·1 beats a -1 (2 of 4), ties with a 0 (1) and loses to a 1 (1)."""
    table = [hair(12, 5, 4, left=held(1, down(-1, LOWEST)))]
    state = position(table, hands=[[louse(0, LOW)], []], combs=[(), ()], **{**LAST, "deck": 13})
    # Before, the other tribe is alone there and wins it: -1 of 4 points.
    assert worth(state, AlohaPlay(0, 0, "right", "up")) == pytest.approx(4 * ((2 - 1) / 4 + 1))


def test_what_has_been_seen_of_a_tribe_is_counted() -> None:
    """With both -1 of the tribe face up elsewhere, a hidden louse of their back is a 0 or a 1."""
    table = [
        hair(12, 5, 4, left=held(1, down(1, LOWEST))),
        hair(12, 5, 4, left=held(1, -1, -1), right=held(0, 2)),
    ]
    state = position(table, hands=[[louse(1, LOW)], []], **{**LAST, "deck": 10})
    assert worth(state, AlohaPlay(0, 0, "right", "up")) == pytest.approx(4 * (1 / 2 + 1))


def test_an_unsure_breaking_is_weighed() -> None:
    """A17, A18: with an endurance of 7 a 3 beats a hidden 2, ties with a 3, loses to a 4; with 6 the 4 breaks it."""
    table = [hair(7, 5, 4, left=held(1, down(4, HIGH)))]
    state = position(table, hands=[[louse(3, HIGHEST)], []], **{**LAST, "deck": 13})
    assert worth(state, AlohaPlay(0, 0, "right", "up")) == pytest.approx(4 * (0 + 1))
    lower = position([hair(6, 5, 4, left=held(1, down(4, HIGH)))], hands=[[louse(3, HIGHEST)], []], **LAST)
    assert worth(lower, AlohaPlay(0, 0, "right", "up")) == pytest.approx(4 * (2 / 3 + 1))


# Choices.


@pytest.mark.parametrize("level", CLEVER)
def test_the_hair_that_is_being_won_is_not_broken(level: Level) -> None:
    """A18, on the last turn: 7 against 3 holds at 10; every further louse of the hand would break it."""
    table = [
        hair(10, 5, 4, left=held(0, 5, 2), right=held(1, 3)),
        hair(12, 5, 2, left=held(1, 4, 5)),
        hair(12, 5, 2, left=held(1, 4), right=held(0, 3)),
    ]
    for seed in range(8):
        _, action = chosen_play(level, position(table, hands=[[1, 4], []], **LAST), seed)
        assert action.hair != 0


@pytest.mark.parametrize("level", CLEVER)
def test_the_last_louse_wins_what_can_be_won(level: Level) -> None:
    """A18: only a 5 on the second hair breaks it in time, 6 against 7 with 12: its points win the match."""
    table = [
        hair(12, 5, 3, left=held(1, 4, 2), right=held(0, 2)),
        hair(12, 5, 6, left=held(1, 4, 3), right=held(0, 1)),
        hair(12, 5, 2, left=held(0, 3), right=held(1, 0)),
    ]
    state = position(table, hands=[[0, 4, 5], []], **LAST)
    assert {chosen_play(level, state, seed)[0] for seed in range(8)} == {5}
    assert {chosen_play(level, state, seed)[1].hair for seed in range(8)} == {1}


def test_hard_leaves_the_last_reply_no_good() -> None:
    """A18: of two ways to lead only one survives the last louse, a 5 that everyone has seen come to hand."""
    table = [
        hair(12, 5, 4, left=held(0, 1), right=held(1, 3)),
        hair(12, 5, 2, left=held(1, 4, 4), right=held(0, 3)),
        hair(12, 5, 2, left=held(0, 4), right=held(1, 0)),
    ]
    state = position(table, hands=[[2, 5], [louse(5, HIGHEST)]], **PENULTIMATE)
    plays = [chosen_play("hard", state, seed) for seed in range(6)]
    assert {action.hair for _, action in plays} == {0}


@pytest.mark.parametrize("level", CLEVER)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_louse_is_hidden_since_that_is_free(level: Level, seats: int) -> None:
    """A7: with two cards in hand nothing is discarded."""
    state = position(hands=[[2, 4], *[[1, 3]] * (seats - 1)])
    assert chosen_play(level, state)[1].face == "down"


def test_a_full_hand_is_not_given_away_to_hide_a_louse() -> None:
    """A7: face down would cost all cards but one while turns are to come."""
    table = [hair(12, 5, 4, left=held(0, 2), right=held(1, 3)), hair(9, 5, 5, left=held(1, 4), right=held(0, 1))]
    state = position(table, hands=[[-1, 0, 2, 3, 4], [1, 2, 3, 4, 5]], turn=4, deck=6)
    assert {chosen_play("normal", state, seed)[1].face for seed in range(8)} == {"up"}


def test_the_hand_is_worth_nothing_after_the_last_own_turn() -> None:
    """A7: then it is free again to hide the louse from those who still play, whatever is combed."""
    state = position([hair(12, 5, 4, left=held(1, 3))], hands=[[1, 2, 4], [2, 3]], **PENULTIMATE)
    assert chosen_play("normal", state)[1].face == "down"


@pytest.mark.parametrize("level", CLEVER)
def test_the_tickle_that_wins_the_hair_is_placed(level: Level) -> None:
    """A13, A18: 3 against 5 is lost unless the lower force wins; the others leave it lost."""
    table = [hair(12, 2, 4, left=held(0, 3), right=held(1, 4, 1), due=True)]
    state = position(table, hands=[[1], []], asks="tickle", tickles=["strong", "topsy_turvy", "double"], **LAST)
    for seed in range(6):
        assert choose(BOTS[level], state, seed) == AlohaTickle(1, 0)


@pytest.mark.parametrize("level", CLEVER)
def test_home_takes_the_louse_that_breaks_the_hair(level: Level) -> None:
    """A14, A18: 5 and 4 against 3 break an endurance of 10; without the 4 the hair holds and is won."""
    table = [hair(10, 2, 4, left=held(0, 4, 5), right=held(1, 4), tickle="home")]
    state = position(table, hands=[[1], []], asks="target", target=AlohaTargetAsked("home", 0), **{**LAST, "deck": 0})
    assert choose(BOTS[level], state) == AlohaTarget(louse=0)


@pytest.mark.parametrize("level", CLEVER)
def test_an_extra_pull_that_breaks_the_own_hair_is_declined(level: Level) -> None:
    """A14, A18."""
    table = [hair(10, 2, 4, left=held(0, 5, 2), right=held(1, 3), tickle="extra_pull")]
    state = position(table, hands=[[4, 1], []], asks="target", target=AlohaTargetAsked("extra_pull", 0), **LAST)
    assert choose(BOTS[level], state) == AlohaTarget(card=None)


@pytest.mark.parametrize("level", CLEVER)
def test_the_ghost_is_beaten_where_it_can_be(level: Level) -> None:
    """A22, A25, with the ghost's last turn to come: two hairs are won, and the 5 would break the third."""
    table = [
        hair(12, 5, 6, left=held(0, 5, 2), right=held(1, 0)),
        hair(8, 5, 2, left=held(1, 3), right=held(0, 4)),
    ]
    state = position(table, hands=[[5, 3], []], ghost=True, turn=7, deck=2)
    action = choose(BOTS[level], state)
    after, _ = step(GAME, state, 0, action, QuickChance(0))
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert outcome.winners == (0,)


def test_reflexes_are_blind_to_what_is_covered() -> None:
    """A7: to take a 4 there beats a 3, not a 5, so who looked would play on the second hair against the 5 alone."""
    one, other = (
        position(
            [hair(12, 5, 4, left=held(1, down(force, HIGHEST))), hair(12, 5, 2, left=held(1, 2), right=held(0, 1))],
            hands=[[4], []],
            **LAST,
        )
        for force in (3, 5)
    )
    assert Reflexes(7)(one, 0, QuickChance(1)) == Reflexes(7)(other, 0, QuickChance(1))


def test_a_tournament_ranks_the_levels() -> None:
    """A few games of fixed seeds, with bounds far from what long tournaments measure."""
    played = run(fixtures("aloha_pioha", ["easy", "normal"], seats=2, matches=40, seed=1), jobs=1)
    assert fmean(one.shares[seat] for one in played for seat in one.fixture.judged) > 0.8
