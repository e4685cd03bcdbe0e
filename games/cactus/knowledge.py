"""Who knows what: all is public but how a hand trembled."""

from msgspec import UNSET
from msgspec.structs import replace

from games.cactus.awards import in_supply, tokens
from games.cactus.model import CactusEvent, CactusPlaced, CactusPlayer, CactusState, CactusView


def view(state: CactusState) -> CactusView:
    """What anyone may see."""
    return CactusView(
        asks=state.asks,
        to_act=(state.player,) if state.asks else (),
        options=state.options,
        first=state.first if state.first >= 0 else None,
        player=state.player if state.player >= 0 else None,
        die=state.die,
        attempts=state.attempts,
        next_cactus=state.next_cactus,
        last_cactus=state.last_cactus,
        reference=state.reference,
        hand=state.hand,
        spoiled=state.spoiled,
        cacti=state.cacti,
        pile=state.pile,
        specials=state.specials,
        discarded=state.discarded,
        players=tuple(CactusPlayer(seat, flowers) for seat, flowers in enumerate(state.flowers)),
        supply=in_supply(state.flowers),
        tokens=tokens(len(state.flowers)),
        short=state.short,
        withdrawn=state.withdrawn,
        ended=state.ended,
    )


def redact(event: CactusEvent) -> CactusEvent:
    """The event without the tremor: it is part of the match's chance, which is told at the end."""
    if isinstance(event, CactusPlaced) and event.tremor is not UNSET:
        return replace(event, tremor=UNSET)
    return event


def state_of(view: CactusView) -> CactusState:
    """The one state that agrees with a view."""
    return CactusState(
        options=view.options,
        flowers=tuple(player.flowers for player in view.players),
        cacti=view.cacti,
        pile=view.pile,
        specials=view.specials,
        discarded=view.discarded,
        first=-1 if view.first is None else view.first,
        player=-1 if view.player is None else view.player,
        asks=view.asks,
        die=view.die,
        next_cactus=view.next_cactus,
        last_cactus=view.last_cactus,
        reference=view.reference,
        hand=view.hand,
        attempts=view.attempts,
        spoiled=view.spoiled,
        short=view.short,
        withdrawn=view.withdrawn,
        ended=view.ended,
    )
