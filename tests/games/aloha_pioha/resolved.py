"""Ends of matches of Aloha Pioha, by how the hairs were resolved."""

from msgspec.structs import replace

from games.aloha_pioha import GAME
from games.aloha_pioha.model import AlohaResult, AlohaSums, AlohaView, Reason
from games.core.contract import Seat
from tests.games.aloha_pioha.table import hair, held, position


def ended(
    *results: AlohaResult, ghost: bool = False, reason: Reason = "hairs_resolved", withdrawn: tuple[Seat, ...] = ()
) -> AlohaView:
    """A match of two, or against the ghost, whose three hairs have been resolved like that."""
    hairs = [hair(left=held(0, 2), right=held(1, 1)) for _ in results[:2]]
    state = position(hairs, hands=[[], []], ghost=ghost, player=-1, asks=None, ended=reason, withdrawn=withdrawn)
    view = GAME.view(state, None)
    resolved = (replace(each, result=result) for each, result in zip(view.hairs, results, strict=True))
    return replace(view, hairs=tuple(resolved))


def won(winner: Seat | None, points: int = 4, *, ghost: bool = False, broken: bool = False) -> AlohaResult:
    """A hair that a seat has won, or the ghost, or nobody (None)."""
    return AlohaResult(winner, ghost, AlohaSums(7, 3), broken, points)
