"""A position of Aloha Pioha in words: the headline of its picture, and the whole for whoever does not see it."""

from collections.abc import Iterator, Sequence

from msgspec import UNSET

from games.aloha_pioha.model import ENDS, AlohaCard, AlohaHair, AlohaLouse, AlohaPlayer, AlohaView, Kind
from games.core.contract import Seat
from games.core.picture import counted, listed
from games.core.ranking import by_points

GHOST = "Ghost"
_CHOOSES = {"hop": "picks a louse to hop", "home": "calls a louse home", "extra_pull": "may pull once more"}


def won_by(hair: AlohaHair, seat: Seat | None) -> bool:
    """Whether the seat, or the ghost (None), has won a hair."""
    result = hair.result
    return result is not None and (result.ghost if seat is None else result.winner == seat)


def points(view: AlohaView) -> dict[Seat | None, int]:
    """By seat, the ghost's under None: what the hairs are worth that they have won."""
    return {
        player.seat: sum(hair.result.points for hair in view.hairs if hair.result and won_by(hair, player.seat))
        for player in view.players
    }


def winners(view: AlohaView) -> tuple[Seat | None, ...]:
    """A21, A25: nobody before the end; None is the ghost, who also wins a tie."""
    if view.ended is None:
        return ()
    if view.ended == "beaten":
        return (None,)
    seats = {seat: total for seat, total in points(view).items() if seat is not None}
    return by_points(seats, view.withdrawn)[0]


def headline(view: AlohaView, names: Sequence[str]) -> str:
    """What the match waits for, or how it ended."""
    if view.ended:
        return _ending(view, names)
    if view.player is None:
        return "The ghost plays" if view.turn else "The table is being laid"
    if not view.to_act:
        return "The match is over"
    name = names[view.player]
    if view.asks == "target" and view.target:
        return f"{name} {_CHOOSES[view.target.kind]}"
    if view.asks == "tickle":
        return f"{name} places a tickle"
    return f"{name} combs a card" if view.asks == "comb" else f"{name} plays a louse"


def _ending(view: AlohaView, names: Sequence[str]) -> str:
    totals, won = points(view), winners(view)
    if None in totals:
        score = " to ".join(str(total) for total in sorted(totals.values(), reverse=True))
        if view.ended == "beaten":
            return f"The ghost wins, {score}"
        return f"{names[0]} wins, {score}" + (": a great win" if view.ended == "great_win" else "")
    verb = "win" if len(won) > 1 else "wins"
    who = listed(names[seat] for seat in won if seat is not None)
    return f"{who} {verb} with {counted(totals[won[0]], 'point')}"


def kind_in_words(kind: Kind) -> str:
    """A tickle's name as it stands on its card."""
    return {"topsy_turvy": "topsy-turvy", "few_and_brave": "few & brave"}.get(kind, kind.replace("_", " "))


def description(view: AlohaView, names: Sequence[str]) -> str:
    """The position in sentences."""
    sentences = [headline(view, names), f"Turn {view.turn} of {view.turns}"]
    if view.options.tickles:
        face_up = ", ".join(map(kind_in_words, view.tickles.face_up)) or "none"
        sentences.append(f"Tickles: {face_up}; {counted(view.tickles.deck, 'card')} in their deck")
    for hair in view.hairs:
        sentences += _hair(hair, names)
    for player in view.players:
        sentences += _player(view, player, names)
    return ". ".join(sentences) + "."


def _hair(hair: AlohaHair, names: Sequence[str]) -> Iterator[str]:
    yield (
        f"Hair {hair.hair} holds {hair.endurance}, has the tickle number {hair.tickle_at} "
        f"and is worth {counted(hair.points, 'point')}"
    )
    for end in ENDS:
        held = hair.left if end == "left" else hair.right
        if held:
            lice = ", ".join(map(_louse, held.lice))
            yield f"At its {end} end {_name(held.seat, names)} pulls with {lice}"
    if hair.tickle:
        yield f"On it lies {kind_in_words(hair.tickle)}"
    if hair.due:
        yield "Its tickle is due"
    if hair.result:
        result = hair.result
        won = result.winner is not None or result.ghost
        who = _name(result.winner, names) if won else "Nobody"
        state = "It is broken" if result.broken else "It holds"
        yield f"{state}, {result.sums.left} against {result.sums.right}"
        yield f"{who} wins it" + (f" for {counted(result.points, 'point')}" if won else "")


def _player(view: AlohaView, player: AlohaPlayer, names: Sequence[str]) -> Iterator[str]:
    name = _name(player.seat, names)
    hand = f": {', '.join(map(_card, player.hand))}" if player.hand else ""
    yield (
        f"{name}, the {player.tribe} tribe, has {counted(len(player.hand), 'card')} in hand{hand}; "
        f"{player.deck} in the deck, {player.comb} under the comb"
    )
    if player.comb_cards:
        yield f"Under the comb: {', '.join(map(_card, player.comb_cards))}"
    if player.seat in view.withdrawn:
        yield f"{name} has left"
    if any(hair.result for hair in view.hairs):
        yield f"{name} has {counted(points(view)[player.seat], 'point')}"


def _name(seat: Seat | None, names: Sequence[str]) -> str:
    return GHOST if seat is None else names[seat]


def _louse(louse: AlohaLouse) -> str:
    return f"{_back(louse)} face down" if louse.force is UNSET else str(louse.force)


def _card(card: AlohaCard) -> str:
    return _back(card) if card.force is UNSET else f"{card.force} of {_back(card)}"


def _back(card: AlohaCard | AlohaLouse) -> str:
    return "·".join(map(str, card.back))
