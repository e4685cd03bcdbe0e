"""The words of the picture."""

import pytest

from games.aloha_pioha import GAME
from games.aloha_pioha.description import description, headline
from games.aloha_pioha.model import AlohaTargetAsked, Asks, Reason, Targeted
from tests.games.aloha_pioha.resolved import ended, won
from tests.games.aloha_pioha.table import HIGH, down, hair, held, position

NAMES = ("Ana", "Ben")


@pytest.mark.parametrize(
    ("asks", "said"), [("play", "plays a louse"), ("tickle", "places a tickle"), ("comb", "combs a card")]
)
def test_what_is_asked_is_said(asks: Asks, said: str) -> None:
    """A5, A10, A13."""
    assert headline(GAME.view(position(player=1, asks=asks), None), NAMES) == f"Ben {said}"


@pytest.mark.parametrize(
    ("kind", "said"),
    [("hop", "picks a louse to hop"), ("home", "calls a louse home"), ("extra_pull", "may pull once more")],
)
def test_a_target_is_asked_for_its_tickle(kind: Targeted, said: str) -> None:
    """A14."""
    state = position([hair(left=held(0, 3), tickle=kind)], asks="target", target=AlohaTargetAsked(kind, 0))
    assert headline(GAME.view(state, None), NAMES) == f"Ana {said}"


def test_the_ghost_has_a_turn_in_the_log() -> None:
    """A22."""
    assert headline(GAME.view(position(hands=[[2], []], ghost=True, player=-1), None), NAMES) == "The ghost plays"


def test_a_shared_victory() -> None:
    """A21."""
    assert headline(ended(won(0), won(1), won(None)), NAMES) == "Ana and Ben win with 4 points"


def test_whoever_has_left_wins_nothing() -> None:
    assert headline(ended(won(0), won(1, 1), won(None), withdrawn=(0,)), NAMES) == "Ben wins with 1 point"


@pytest.mark.parametrize(
    ("reason", "mine", "said"),
    [
        ("great_win", 9, "Ana wins, 9 to 4: a great win"),
        ("win", 5, "Ana wins, 5 to 4"),
        ("beaten", 3, "The ghost wins, 4 to 3"),
        ("beaten", 4, "The ghost wins, 4 to 4"),
    ],
)
def test_the_end_against_the_ghost(reason: Reason, mine: int, said: str) -> None:
    """A25."""
    view = ended(won(0, mine), won(None, ghost=True), won(None), ghost=True, reason=reason)
    assert headline(view, NAMES) == said


def test_a_position_in_sentences() -> None:
    """A7: of what lies face down the back is told."""
    hairs = [
        hair(8, 3, 4, left=held(0, 5, down(2, HIGH)), right=held(1, 3), due=True),
        hair(12, 5, 2, tickle="topsy_turvy"),
        hair(5, 3, 1),
    ]
    state = position(hairs, hands=[[-1], [4]], combs=[[2], [], [], []], deck=10, turn=3, asks="tickle")
    assert description(GAME.view(state, 0), NAMES) == (
        "Ana places a tickle. Turn 3 of 7. Tickles: strong, weak, double; 20 cards in their deck. "
        "Hair 0 holds 8, has the tickle number 3 and is worth 4 points. "
        "At its left end Ana pulls with 5, 2·3·4 face down. At its right end Ben pulls with 3. Its tickle is due. "
        "Hair 1 holds 12, has the tickle number 5 and is worth 2 points. On it lies topsy-turvy. "
        "Hair 2 holds 5, has the tickle number 3 and is worth 1 point. "
        "Ana, the yellow tribe, has 1 card in hand: -1 of -1·0·1; 10 in the deck, 1 under the comb. "
        "Under the comb: 2 of 0·1·2. "
        "Ben, the red tribe, has 1 card in hand: 2·3·4; 10 in the deck, 2 under the comb."
    )


def test_an_end_in_sentences() -> None:
    """A17 to A19."""
    told = description(ended(won(0, 5), won(1, 3, broken=True), won(None)), NAMES)
    assert "It holds, 7 against 3. Ana wins it for 5 points." in told
    assert "It is broken, 7 against 3. Ben wins it for 3 points." in told
    assert "It holds, 7 against 3. Nobody wins it." in told
    assert told.endswith("Ben has 3 points.")


def test_the_ghost_in_sentences() -> None:
    """A22: what it has shown under its comb everybody knows."""
    state = position(hands=[[2], []], combs=[[], [4], [], []], ghost=True)
    assert "Ghost, the red tribe, has 0 cards in hand" in description(GAME.view(state, None), NAMES)
    assert "Under the comb: 4 of 2·3·4" in description(GAME.view(state, None), NAMES)
