"""A position of Cactus in words: the headline of its picture, what is asked, and the whole for whoever does not see
it."""

from collections.abc import Iterable, Iterator, Sequence
from math import degrees

from games.cactus.model import Cactus, CactusHung, CactusOffence, CactusStand, CactusView, Piece
from games.cactus.pieces import colour_of, shape_of
from games.cactus.refusals import MOST
from games.core.contract import Seat
from games.core.picture import counted, listed
from games.core.ranking import by_points

_REASONS = {
    "no_flowers": "No flowers are left",
    "no_basic": "No basic piece fits the die",
    "no_specials": "The last special is placed",
}


def winners(view: CactusView) -> tuple[Seat, ...]:
    """C29; nobody before the end."""
    return by_points({player.seat: player.flowers for player in view.players}, view.withdrawn)[0] if view.ended else ()


def headline(view: CactusView, names: Sequence[str]) -> str:
    """What the match waits for, or how it ended."""
    if view.ended:
        won = winners(view)
        flowers = counted(view.players[won[0]].flowers, "flower")
        return f"{listed(names[seat] for seat in won)} {'win' if len(won) > 1 else 'wins'} with {flowers}"
    if view.player is None:
        return "The table is being laid"
    if not view.to_act:
        return "The match is over"
    name = names[view.player]
    if view.asks == "claim":
        return f"{name} claims flowers"
    return f"{name} mends a placement" if view.asks == "mend" else f"{name} places a piece"


def asked(view: CactusView) -> tuple[str, str]:
    """What is to be placed and where, or what else is asked."""
    if view.ended:
        return _REASONS[view.ended], "The game is over"
    if view.player is None:
        return "Nothing yet", "The table is being laid"
    if not view.to_act:
        return "Nothing any more", "The match is over"
    if view.asks == "claim":
        return "Flowers are claimed", "for what the placement has won"
    if view.hand:
        piece, cactus = piece_in_words(view.hand.piece), cactus_in_words(view.hand.cactus)
        if view.attempts >= MOST:
            return "No more tries: forgo", f"the {piece}"
        return f"The {piece} again", f"on the {cactus}"
    where = f"on the {cactus_in_words(view.next_cactus)}" if view.next_cactus else "on any cactus"
    if view.die is None or view.reference is None:
        return "Any basic piece", where
    if view.die == "special":
        return f"The {piece_in_words(view.specials[0])}", f"{where}, the leftmost special"
    if view.die == "colour":
        colour = colour_of(view.reference.piece)
        return f"{'An' if colour == 'orange' else 'A'} {colour} basic piece", where
    return f"Another {shape_of(view.reference.basic or view.reference.piece)}", where


def piece_in_words(piece: Piece) -> str:
    return f"{colour_of(piece)} {shape_of(piece)}"


def cactus_in_words(cactus: Cactus) -> str:
    return cactus.replace("_", " ")


def offence_in_words(offence: CactusOffence) -> str:
    """C11 to C13."""
    if offence.rule == "C13":
        return f"On the base: {piece_in_words(offence.pieces[0])}"
    colours, shapes = map(colour_of, offence.pieces), map(shape_of, offence.pieces)
    if offence.rule == "C11":
        return f"{_twice(colours)}: {' and '.join(shapes)}"
    return f"{_twice(shapes)}: {' and '.join(colours)}"


def _twice(same: Iterable[str]) -> str:
    return " touches ".join(same).capitalize()


def description(view: CactusView, names: Sequence[str]) -> str:
    """The position in sentences."""
    sentences = [headline(view, names), " ".join(asked(view))]
    if view.die:
        sentences.append(f"The die shows {'!!' if view.die == 'special' else view.die}")
    if view.reference:
        sentences.append(f"Placed last: {piece_in_words(view.reference.piece)}")
    if view.hand:
        sentences.append(f"Placements in this turn: {view.attempts}")
        sentences += map(offence_in_words, view.hand.offences)
    if view.spoiled:
        sentences.append("Pieces fell: this turn wins no flowers")
    for stand in view.cacti:
        sentences += _stand(stand)
    for where, pieces in (("pile", view.pile), ("row of specials", view.specials), ("discard", view.discarded)):
        sentences.append(f"In the {where}: {', '.join(map(piece_in_words, pieces)) or 'nothing'}")
    sentences.append(f"In the supply: {view.supply} of {counted(view.tokens, 'token')}")
    for player in view.players:
        left = " and has left" if player.seat in view.withdrawn else ""
        sentences.append(f"{names[player.seat]} has {counted(player.flowers, 'flower')}{left}")
    return ". ".join(sentences) + "."


def _stand(stand: CactusStand) -> Iterator[str]:
    hung = "; ".join(map(_hung, stand.pieces)) or "nothing"
    yield f"On the {cactus_in_words(stand.cactus)}: {hung}"
    for pair in stand.tolerated:
        yield f"Tolerated: {' and '.join(map(piece_in_words, pair))}"


def _hung(hung: CactusHung) -> str:
    x, y, angle = hung.pose
    return f"{piece_in_words(hung.piece)} at {x / 1000:.0f}, {y / 1000:.0f} mm, turned {degrees(angle / 1e6):.0f}°"
