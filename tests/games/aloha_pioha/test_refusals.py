"""Every refusal: the rule that refuses, what would be legal, and that nothing changes and nothing hidden is told."""

import re
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from games.aloha_pioha import GAME
from games.aloha_pioha.model import (
    AlohaAction,
    AlohaComb,
    AlohaOptions,
    AlohaPlay,
    AlohaState,
    AlohaTarget,
    AlohaTargetAsked,
    AlohaTickle,
)
from games.core.chance import QuickChance
from games.core.errors import IllegalAction
from tests.games.aloha_pioha.table import choices, down, hair, held, play, position

PLAY = position(
    [
        hair(left=held(0, down(3)), right=held(1, 2)),
        hair(right=held(0, 5), tickle="knot"),
        hair(left=held(1, 4)),
        hair(left=held(1, 3), right=held(2, down(3))),
    ],
    hands=[[1, 2, 4], [0], [0]],
)
"""Seat 0 is to play: there is room on hairs 0, 2 and 4."""
ROOM = "there is room at hair 0 left, hair 2 right, hair 4 left, hair 4 right"
FACE_UP = replace(PLAY, options=AlohaOptions(face_down=False))
PAIR = position(hands=[[1, 4], [3]])
ONE = position(hands=[[4], [3]], deck=0)
OVER = play(position(hands=[[], [4]], player=1, turn=7, deck=0), AlohaPlay(0, 0, "left", "up"))[0]

TICKLE = position(
    [hair(left=held(0, 5), right=held(1, 3), due=True), hair(tickle="strong"), hair(due=True)],
    hands=[[1, 4], [3]],
    tickles=["hop", "weak", "double"],
    asks="tickle",
)
LEGAL_TICKLE = "from 0, 1, 2, deck, on hair 0 or 2"
FREE = replace(TICKLE, options=AlohaOptions(tickle_hair="free"), strands=(*TICKLE.strands[:2], PAIR.strands[0]))
NO_DECK = replace(TICKLE, tickle_deck=(), tickles=("hop", "weak"))


def asked(kind: Any, **fields: Any) -> AlohaState:
    """Seat 0 is to choose a target on hair 1."""
    fields = {"hands": [[1, 4], [3]], **fields}
    return position(
        [
            hair(left=held(0, 5), right=held(1, 2)),
            hair(left=held(0, 3, down(4)), right=held(1, 1), tickle=kind),
            hair(left=held(0, 0), tickle="knot"),
        ],
        tickles=["strong", "weak"],
        asks="target",
        target=AlohaTargetAsked(kind, 1),
        **fields,
    )


HOP, HOME, EXTRA = asked("hop"), asked("home"), asked("extra_pull")
LEGAL_HOP = (
    "Hop: choose as louse one of your lice on hair 1, 0 to 1, and as hair and end where it goes; "
    "there is room at hair 0 left."
)
LEGAL_HOME = "Home: choose as louse one of your lice on hair 1, 0 to 1, and nothing else."
LEGAL_EXTRA = "0 to 1 of your hand, face up on hair 1, or null to decline."
COMB = position(hands=[[1, 4], [3]], asks="comb")


class Case(NamedTuple):
    state: AlohaState
    action: AlohaAction
    rule: str
    reason: str
    seat: int = 0


CASES = {
    # Whose turn it is.
    "the game is over": Case(
        OVER, AlohaPlay(0, 0, "left", "up"), "A11", "The game is over: nothing can be played any more."
    ),
    "another is to play": Case(
        PLAY, AlohaPlay(0, 4, "left", "up"), "A4", "It is the turn of seat 0: wait until it is yours.", 1
    ),
    "another is to place a tickle": Case(
        TICKLE, AlohaTickle(0, 0), "A4", "It is the turn of seat 0: wait until it is yours.", 1
    ),
    # A louse is asked for.
    "no tickle is due": Case(PLAY, AlohaTickle(0, 0), "A12", f"No tickle is due for you: play a louse; {ROOM}."),
    "no target is asked": Case(
        PLAY, AlohaTarget(louse=0), "A14", f"No tickle asks for a target: play a louse; {ROOM}."
    ),
    "there is a place": Case(PLAY, AlohaComb(0), "A10", f"You have a place to play on, so play a louse; {ROOM}."),
    "no such card": Case(
        PLAY, AlohaPlay(3, 0, "left", "up"), "A5", "There is no card 3 in your hand; its cards are 0 to 2."
    ),
    "no such card beside the only one": Case(
        ONE, AlohaPlay(1, 0, "left", "up"), "A5", "There is no card 1 in your hand; its cards are 0."
    ),
    "no such hair": Case(PLAY, AlohaPlay(0, 5, "left", "up"), "A2", "There is no hair 5; the hairs are 0 to 4."),
    "a knot": Case(
        PLAY,
        AlohaPlay(0, 1, "right", "up"),
        "A14",
        f"A knot is in hair 1: no more lice may be placed there; {ROOM}.",
    ),
    "a knot at a free end": Case(
        PLAY,
        AlohaPlay(0, 1, "left", "up"),
        "A14",
        f"A knot is in hair 1: no more lice may be placed there; {ROOM}.",
    ),
    "the own tribe at the other end": Case(
        PLAY, AlohaPlay(0, 0, "right", "up"), "A5", f"Your tribe pulls at the other end of hair 0; {ROOM}."
    ),
    "another tribe": Case(
        PLAY, AlohaPlay(0, 2, "left", "up"), "A5", f"Another tribe holds the left end of hair 2; {ROOM}."
    ),
    "two other tribes": Case(
        PLAY, AlohaPlay(0, 3, "right", "down", 1), "A5", f"Another tribe holds the right end of hair 3; {ROOM}."
    ),
    "keep face up": Case(
        PLAY,
        AlohaPlay(0, 0, "left", "up", 1),
        "A7",
        "A louse that is played face up costs no cards: leave keep away.",
    ),
    "all face up": Case(
        FACE_UP, AlohaPlay(0, 0, "left", "down", 1), "A7", "In this match all lice are played face up."
    ),
    "keep face up, all face up": Case(
        FACE_UP,
        AlohaPlay(0, 0, "left", "up", 1),
        "A7",
        "A louse that is played face up costs no cards: leave keep away.",
    ),
    "keep of two": Case(
        PAIR,
        AlohaPlay(0, 0, "left", "down", 1),
        "A7",
        "You have at most one other card and keep it anyway: leave keep away.",
    ),
    "keep of one": Case(
        ONE,
        AlohaPlay(0, 0, "left", "down", 0),
        "A7",
        "You have at most one other card and keep it anyway: leave keep away.",
    ),
    "no keep": Case(
        PLAY,
        AlohaPlay(1, 0, "left", "down"),
        "A7",
        "Face down you keep only one other card: name it in keep, one of 0, 2.",
    ),
    "keep what is played": Case(
        PLAY,
        AlohaPlay(1, 0, "left", "down", 1),
        "A7",
        "Card 1 is the one that you play: keep another, one of 0, 2.",
    ),
    "keep what is not there": Case(
        PLAY,
        AlohaPlay(2, 0, "left", "down", 3),
        "A7",
        "There is no card 3 in your hand to keep; choose one of 0, 1.",
    ),
    # A tickle is asked for.
    "a louse before the tickle": Case(
        TICKLE, AlohaPlay(0, 2, "left", "up"), "A13", f"Your louse made a tickle due: first place one, {LEGAL_TICKLE}."
    ),
    "a hair with a tickle": Case(
        TICKLE, AlohaTickle(0, 1), "A13", f"No tickle may go on hair 1; place it {LEGAL_TICKLE}."
    ),
    "no such hair for a tickle": Case(
        TICKLE, AlohaTickle("deck", 3), "A13", f"No tickle may go on hair 3; place it {LEGAL_TICKLE}."
    ),
    "an empty deck": Case(
        NO_DECK, AlohaTickle("deck", 0), "A13", "The tickle deck is empty; place one from 0, 1, on hair 0 or 2."
    ),
    "a gap in the row": Case(
        NO_DECK, AlohaTickle(2, 0), "A13", "No tickle lies face up at 2; place one from 0, 1, on hair 0 or 2."
    ),
    "a hair with a tickle, where all others are free": Case(
        FREE, AlohaTickle(0, 1), "A13", f"No tickle may go on hair 1; place it {LEGAL_TICKLE}."
    ),
    # A target is asked for.
    "a louse before the hop": Case(HOP, AlohaPlay(0, 0, "left", "up"), "A14", LEGAL_HOP),
    "a hop of no louse": Case(HOP, AlohaTarget(hair=0, end="left"), "A14", LEGAL_HOP),
    "a hop of a card": Case(HOP, AlohaTarget(card=0), "A14", LEGAL_HOP),
    "a hop to nowhere": Case(HOP, AlohaTarget(louse=0), "A14", LEGAL_HOP),
    "a hop to no end": Case(HOP, AlohaTarget(louse=0, hair=0), "A14", LEGAL_HOP),
    "a hop with a card": Case(HOP, AlohaTarget(louse=0, hair=0, end="left", card=None), "A14", LEGAL_HOP),
    "a hop of no such louse": Case(
        HOP, AlohaTarget(louse=2, hair=0, end="left"), "A14", f"You have no louse 2 there. {LEGAL_HOP}"
    ),
    "a hop to others": Case(
        HOP,
        AlohaTarget(louse=0, hair=0, end="right"),
        "A14",
        f"No louse can hop to the right end of hair 0. {LEGAL_HOP}",
    ),
    "a hop to its own hair": Case(
        HOP,
        AlohaTarget(louse=0, hair=1, end="left"),
        "A14",
        f"No louse can hop to the left end of hair 1. {LEGAL_HOP}",
    ),
    "a hop to a knot": Case(
        HOP,
        AlohaTarget(louse=0, hair=2, end="left"),
        "A14",
        f"No louse can hop to the left end of hair 2. {LEGAL_HOP}",
    ),
    "a hop to no such hair": Case(
        HOP,
        AlohaTarget(louse=0, hair=3, end="left"),
        "A14",
        f"No louse can hop to the left end of hair 3. {LEGAL_HOP}",
    ),
    "a tickle before the louse comes home": Case(HOME, AlohaTickle(0, 0), "A14", LEGAL_HOME),
    "home to a hair": Case(HOME, AlohaTarget(louse=0, hair=0, end="left"), "A14", LEGAL_HOME),
    "home to an end": Case(HOME, AlohaTarget(louse=0, end="left"), "A14", LEGAL_HOME),
    "home declined": Case(HOME, AlohaTarget(card=None), "A14", LEGAL_HOME),
    "no such louse to come home": Case(HOME, AlohaTarget(louse=2), "A14", f"You have no louse 2 there. {LEGAL_HOME}"),
    "a comb before the extra pull": Case(EXTRA, AlohaComb(0), "A14", f"Extra pull: choose as card {LEGAL_EXTRA}"),
    "an extra pull of a louse": Case(EXTRA, AlohaTarget(louse=0), "A14", f"Extra pull: choose as card {LEGAL_EXTRA}"),
    "an extra pull elsewhere": Case(
        EXTRA, AlohaTarget(card=0, hair=0, end="left"), "A14", f"An extra pull takes nothing but a card: {LEGAL_EXTRA}"
    ),
    "an extra pull of no such card": Case(
        EXTRA, AlohaTarget(card=2), "A14", f"There is no card 2 in your hand; choose as card {LEGAL_EXTRA}"
    ),
    # A card for the comb is asked for.
    "a louse without a place": Case(
        COMB,
        AlohaPlay(0, 0, "left", "up"),
        "A10",
        "You have no place to play on: put a card of your hand, 0 to 1, under your comb.",
    ),
    "no such card to comb": Case(COMB, AlohaComb(2), "A10", "There is no card 2 in your hand; its cards are 0 to 1."),
}
every_case = pytest.mark.parametrize("case", CASES.values(), ids=CASES)


def refusal(state: AlohaState, seat: int, action: AlohaAction) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as refused:
        GAME.check(state, seat, action)
    return refused.value.rule, refused.value.reason


@every_case
def test_a_refusal_names_its_rule_and_what_would_be_legal(case: Case) -> None:
    before = msgspec.json.encode(case.state)
    assert refusal(case.state, case.seat, case.action) == (case.rule, case.reason)
    assert msgspec.json.encode(case.state) == before
    legal = GAME.legal(case.state, case.seat)
    assert legal is None or case.action not in legal.actions


@every_case
def test_a_refusal_tells_nothing_that_is_hidden(case: Case) -> None:
    """A7, A8: it is the same in all worlds that agree with what the seat sees."""
    dice = QuickChance(1)
    seen = GAME.view(case.state, case.seat)
    for _ in range(10):
        assert refusal(GAME.determinize(seen, dice), case.seat, case.action) == (case.rule, case.reason)


@pytest.mark.parametrize("case", [case for case in CASES.values() if "there is room" in case.reason])
def test_a_refusal_names_all_places_and_only_those(case: Case) -> None:
    """A5, A14."""
    named = re.findall(r"hair (\d) (left|right)", case.reason.split("there is room")[1])
    places = {
        (str(action.hair), action.end) for action in choices(case.state) if isinstance(action, AlohaPlay | AlohaTarget)
    }
    assert (set(named), len(named)) == (places, len(places))


def test_numbers_below_zero_and_other_words_are_malformed() -> None:
    """They never come as far as the rules."""
    for action in (
        {"type": "aloha.play", "card": -1, "hair": 0, "end": "left", "face": "up"},
        {"type": "aloha.play", "card": 0, "hair": 6, "end": "left", "face": "up"},
        {"type": "aloha.play", "card": 0, "hair": 0, "end": "top", "face": "up"},
        {"type": "aloha.play", "card": 0, "hair": 0, "end": "left", "face": "sideways"},
        {"type": "aloha.play", "card": 0, "hair": 0, "end": "left", "face": "down", "keep": -1},
        {"type": "aloha.play", "card": True, "hair": 0, "end": "left", "face": "up"},
        {"type": "aloha.tickle", "from": 3, "hair": 0},
        {"type": "aloha.tickle", "from": "row", "hair": 0},
        {"type": "aloha.tickle", "from": None, "hair": 0},
        {"type": "aloha.target", "louse": None},
        {"type": "aloha.target", "louse": 0, "force": 5},
        {"type": "aloha.comb", "card": None},
        {"type": "aloha.pass"},
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(action, GAME.action_type)
