"""What is refused, by which rule, and what would be legal. Nothing is told but what the seat knows."""

from collections.abc import Sequence

from msgspec import UNSET

from games.aloha_pioha.model import (
    ENDS,
    AlohaAction,
    AlohaComb,
    AlohaPlay,
    AlohaState,
    AlohaTarget,
    AlohaTickle,
)
from games.aloha_pioha.places import Place, held_end, hops, open_ends, places, tickle_hairs
from games.core.contract import Seat
from games.core.errors import IllegalAction


def check(state: AlohaState, seat: Seat, action: AlohaAction) -> None:
    """Raises `IllegalAction` for what is not asked of the seat now, and for what the rules forbid."""
    if state.asks is None:
        raise IllegalAction("A11", "The game is over: nothing can be played any more.")
    if seat != state.player:
        raise IllegalAction("A4", f"It is the turn of seat {state.player}: wait until it is yours.")
    if state.asks == "play":
        _check_play(state, seat, action)
    elif state.asks == "tickle":
        _check_tickle(state, action)
    elif state.asks == "target":
        _check_target(state, seat, action)
    else:
        _check_comb(state, seat, action)


def _check_play(state: AlohaState, seat: Seat, action: AlohaAction) -> None:
    if isinstance(action, AlohaTickle):
        raise IllegalAction("A12", f"No tickle is due for you: play a louse; {_named(places(state, seat))}.")
    if isinstance(action, AlohaTarget):
        raise IllegalAction("A14", f"No tickle asks for a target: play a louse; {_named(places(state, seat))}.")
    if isinstance(action, AlohaComb):
        raise IllegalAction("A10", f"You have a place to play on, so play a louse; {_named(places(state, seat))}.")
    _check_card(state, seat, action.card, "A5")
    _check_place(state, seat, action)
    _check_face(state, seat, action)


def _check_card(state: AlohaState, seat: Seat, card: int, rule: str) -> None:
    hand = len(state.hands[seat])
    if card >= hand:
        raise IllegalAction(rule, f"There is no card {card} in your hand; its cards are {_span(hand)}.")


def _check_place(state: AlohaState, seat: Seat, action: AlohaPlay) -> None:
    """A5, A14 (knot)."""
    hairs = len(state.strands)
    if action.hair >= hairs:
        raise IllegalAction("A2", f"There is no hair {action.hair}; the hairs are {_span(hairs)}.")
    strand, end = state.strands[action.hair], ENDS.index(action.end)
    if end in open_ends(strand, seat):
        return
    named = _named(places(state, seat))
    if strand.tickle == "knot":
        raise IllegalAction("A14", f"A knot is in hair {action.hair}: no more lice may be placed there; {named}.")
    if held_end(strand, seat) == 1 - end:
        raise IllegalAction("A5", f"Your tribe pulls at the other end of hair {action.hair}; {named}.")
    raise IllegalAction("A5", f"Another tribe holds the {action.end} end of hair {action.hair}; {named}.")


def _check_face(state: AlohaState, seat: Seat, action: AlohaPlay) -> None:
    """A6, A7: what must be kept, face down, and that nothing is, face up."""
    hand = len(state.hands[seat])
    if action.face == "up":
        if action.keep is not None:
            raise IllegalAction("A7", "A louse that is played face up costs no cards: leave keep away.")
        return
    if not state.options.face_down:
        raise IllegalAction("A7", "In this match all lice are played face up.")
    if hand <= 2:
        if action.keep is not None:
            raise IllegalAction("A7", "You have at most one other card and keep it anyway: leave keep away.")
        return
    choices = ", ".join(str(card) for card in range(hand) if card != action.card)
    if action.keep is None:
        raise IllegalAction("A7", f"Face down you keep only one other card: name it in keep, one of {choices}.")
    if action.keep == action.card:
        raise IllegalAction("A7", f"Card {action.card} is the one that you play: keep another, one of {choices}.")
    if action.keep >= hand:
        raise IllegalAction("A7", f"There is no card {action.keep} in your hand to keep; choose one of {choices}.")


def _check_tickle(state: AlohaState, action: AlohaAction) -> None:
    """A13."""
    hairs = tickle_hairs(state)
    row, deck = len(state.tickles), bool(state.tickle_deck)
    sources = ", ".join([*map(str, range(row)), *["deck"] * deck])
    legal = f"from {sources}, on hair {_either(hairs)}"
    if not isinstance(action, AlohaTickle):
        raise IllegalAction("A13", f"Your louse made a tickle due: first place one, {legal}.")
    if action.hair not in hairs:
        raise IllegalAction("A13", f"No tickle may go on hair {action.hair}; place it {legal}.")
    if action.from_ == "deck":
        if not deck:
            raise IllegalAction("A13", f"The tickle deck is empty; place one {legal}.")
    elif action.from_ >= row:
        raise IllegalAction("A13", f"No tickle lies face up at {action.from_}; place one {legal}.")


def _check_target(state: AlohaState, seat: Seat, action: AlohaAction) -> None:
    """A14, for the three tickles that ask for a target."""
    asked = state.target
    assert asked is not None
    strand = state.strands[asked.hair]
    lice = len(strand.ends[held_end(strand, seat)].lice)
    own = f"one of your lice on hair {asked.hair}, {_span(lice)}"
    if asked.kind == "extra_pull":
        hand = len(state.hands[seat])
        _check_extra_pull(hand, action, f"{_span(hand)} of your hand, face up on hair {asked.hair}, or null to decline")
    elif asked.kind == "home":
        _check_louse(lice, action, f"Home: choose as louse {own}, and nothing else.", hopping=False)
    else:
        targets = hops(state, seat, asked.hair)
        legal = f"Hop: choose as louse {own}, and as hair and end where it goes; {_named(targets)}."
        _check_louse(lice, action, legal, hopping=True)
        assert isinstance(action, AlohaTarget)
        if (action.hair, ENDS.index(action.end)) not in targets:
            raise IllegalAction("A14", f"No louse can hop to the {action.end} end of hair {action.hair}. {legal}")


def _check_extra_pull(hand: int, action: AlohaAction, legal: str) -> None:
    if not isinstance(action, AlohaTarget) or action.card is UNSET:
        raise IllegalAction("A14", f"Extra pull: choose as card {legal}.")
    if (action.louse, action.hair, action.end) != (UNSET, UNSET, UNSET):
        raise IllegalAction("A14", f"An extra pull takes nothing but a card: {legal}.")
    if action.card is not None and action.card >= hand:
        raise IllegalAction("A14", f"There is no card {action.card} in your hand; choose as card {legal}.")


def _check_louse(lice: int, action: AlohaAction, legal: str, *, hopping: bool) -> None:
    """That a louse is named that is there, with a hair and an end exactly where it hops."""
    if not isinstance(action, AlohaTarget) or action.louse is UNSET or action.card is not UNSET:
        raise IllegalAction("A14", legal)
    if (action.hair is not UNSET, action.end is not UNSET) != (hopping, hopping):
        raise IllegalAction("A14", legal)
    if action.louse >= lice:
        raise IllegalAction("A14", f"You have no louse {action.louse} there. {legal}")


def _check_comb(state: AlohaState, seat: Seat, action: AlohaAction) -> None:
    if not isinstance(action, AlohaComb):
        hand = len(state.hands[seat])
        raise IllegalAction(
            "A10", f"You have no place to play on: put a card of your hand, {_span(hand)}, under your comb."
        )
    _check_card(state, seat, action.card, "A10")


def _span(count: int) -> str:
    return "0" if count == 1 else f"0 to {count - 1}"


def _either(choices: Sequence[object]) -> str:
    return " or ".join(map(str, choices))


def _named(legal: Sequence[Place]) -> str:
    return f"there is room at {', '.join(f'hair {hair} {ENDS[end]}' for hair, end in legal)}"
