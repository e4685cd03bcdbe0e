"""Who knows what: the view, what redaction hides, and whole states that agree with a view.

In Ouch! everybody knows the same: what has been revealed, and the visible faces in the row.
"""

from itertools import chain

from msgspec import UNSET
from msgspec.structs import replace

from games.core.chance import Chance
from games.ouch.cards import FACES, INDICES, TABLE, VISIBLE, fitting
from games.ouch.model import SLOTS, OuchEvent, OuchPlayer, OuchRowCard, OuchShuffled, OuchState, OuchView


def view(state: OuchState) -> OuchView:
    """What anyone may see."""
    faces = FACES[state.sides]
    return OuchView(
        asks=state.asks,
        to_act=(state.turn,) if state.asks else (),
        options=state.options,
        row=tuple(
            OuchRowCard(slot, TABLE[card].colour, TABLE[card].shown, 2 if card in state.reshuffled else 1)
            for slot, card in enumerate(state.row)
            if card >= 0
        ),
        pile=len(state.pile),
        pile_number=2 if state.reshuffled else 1,
        reshuffled=tuple([faces[card] for card in state.reshuffled]),
        players=tuple(
            OuchPlayer(seat, tuple([faces[card] for card in cards]), snake_watches(state, seat))
            for seat, cards in enumerate(state.won)
        ),
        box=tuple([faces[card] for card in state.box]),
        flipped=faces[state.flipped] if state.flipped >= 0 else None,
        first=state.first if state.first >= 0 else None,
        turn=state.turn if state.turn >= 0 else None,
        fennec_at_stake=len(state.won[state.turn]) - 1 if state.extra else None,
        withdrawn=state.withdrawn,
        ended=state.ended,
    )


def next_seat(state: OuchState) -> int:
    """O7: who plays after the seat whose turn it is, clockwise, past those that have left."""
    seats = len(state.won)
    seat = (state.turn + 1) % seats
    while seat in state.withdrawn:
        seat = (seat + 1) % seats
    return seat


def snake_watches(state: OuchState, seat: int) -> int | None:
    """O11: whom the seat's snake watches, if it has one that is not spent."""
    if seat == state.snake:
        return state.turn
    if seat == state.next_snake:
        return next_seat(state)
    return None


def redact(event: OuchEvent) -> OuchEvent:
    """The event without the order of the pile and the sides of the match."""
    if isinstance(event, OuchShuffled):
        return replace(event, order=UNSET, sides=UNSET)
    return event


def determinize(view: OuchView, chance: Chance) -> OuchState:
    """A state drawn from exactly the distribution that the view leaves open.

    Each permutation of the sides that agrees with all revealed faces is equally likely: under each, the revealed
    cards are known, and the hidden ones can lie in equally many orders, since permutations leave visible faces alone.
    Hidden cards of one visible face are then interchangeable. After a reshuffle (O20) there are two sorts of hidden
    cards: those never seen, and those of the second pile, which were all seen in the box.
    """
    out = [*view.box, *chain.from_iterable(player.cards for player in view.players)]
    if view.flipped:
        out.append(view.flipped)
    sides = chance.choice(fitting(chain(out, view.reshuffled)))
    index = INDICES[sides]
    gone = {index[face] for face in out}
    reshuffled = tuple(index[face] for face in view.reshuffled)
    pools = {
        1: [card for card in range(len(TABLE)) if card not in gone and card not in reshuffled],
        2: [card for card in reshuffled if card not in gone],
    }
    row = [-1] * SLOTS
    for place in view.row:
        pool = pools[place.pile]
        visible = (place.colour, place.shown)
        card = chance.choice([card for card in pool if VISIBLE[card] == visible])
        pool.remove(card)
        row[place.slot] = card
    turn = -1 if view.turn is None else view.turn
    owners = {p.seat: p.snake_watches for p in view.players if p.snake_watches is not None}
    return OuchState(
        options=view.options,
        won=tuple(tuple(index[face] for face in player.cards) for player in view.players),
        sides=sides,
        pile=tuple(chance.shuffled(pools[view.pile_number])[: view.pile]),
        row=tuple(row),
        box=tuple(index[face] for face in view.box),
        reshuffled=reshuffled,
        flipped=index[view.flipped] if view.flipped else -1,
        first=-1 if view.first is None else view.first,
        turn=turn,
        asks=view.asks,
        extra=view.fennec_at_stake is not None,
        snake=next((seat for seat, watched in owners.items() if watched == turn), -1),
        next_snake=next((seat for seat, watched in owners.items() if watched != turn), -1),
        withdrawn=view.withdrawn,
        ended=view.ended,
    )
