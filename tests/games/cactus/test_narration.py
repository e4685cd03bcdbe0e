"""Every event in a sentence of each language, whole and redacted, and the rules told to players."""

import re
from importlib.resources import files
from typing import get_args

import pytest
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from games.cactus.model import (
    CACTI,
    Cactus,
    CactusClaimAsked,
    CactusClaimed,
    CactusEvent,
    CactusFell,
    CactusForgone,
    CactusHung,
    CactusOffence,
    CactusPaid,
    CactusPlaced,
    CactusPoints,
    CactusRolled,
    CactusScored,
    CactusSetUp,
    CactusTrace,
    CactusTrack,
    CactusTurnBegan,
    CactusWithdrew,
    Face,
    Pair,
    Piece,
    Pose,
    Reason,
    Why,
)
from games.cactus.pieces import PIECES
from games.core.narration import LANGUAGES, narrate, rules_text

NAMES = ("Ana", "Ben", "Irene")

TRACE = CactusTrace(hz=30, frames=9, release=6, tracks=(CactusTrack("hook-red", ((0, 0, 150_000, 0),)),))
REST = (CactusHung("hook-red", (0, 150_000, 0)), CactusHung("moon-red", (9_000, 160_000, -4_000)))
RED: Pair = ("hook-red", "moon-red")
HOOKS: Pair = ("hook-blue", "hook-red")
SAME_COLOUR = CactusOffence("C11", RED)
SAME_SHAPE = CactusOffence("C12", HOOKS)
LOW = CactusOffence("C13", ("hook-red",))
POINTS = (CactusPoints(0, 5), CactusPoints(1, 3), CactusPoints(2, 5))


def placed(
    *offences: CactusOffence,
    attempt: int = 1,
    held: bool = True,
    touch: Cactus | Piece | None = None,
    tremor: Pose | UnsetType = UNSET,
) -> CactusPlaced:
    """The red hook placed on the saguaro by seat 0."""
    return CactusPlaced(
        seat=0,
        piece="hook-red",
        cactus="saguaro",
        attempt=attempt,
        path=((0, 150_000, 0),),
        grip=(0, 0),
        pieces=REST,
        contacts=(RED,),
        offences=offences,
        held=held,
        touch=touch,
        tremor=tremor,
        trace=TRACE,
        engine="pymunk",
    )


def paid(why: Why, flowers: int, due: int) -> CactusPaid:
    return CactusPaid(seat=0, why=why, flowers=flowers, due=due)


def forgone(piece: Piece | None, *tolerated: Pair) -> CactusForgone:
    return CactusForgone(
        seat=0,
        piece=piece,
        cactus="zigzag" if piece else None,
        pieces=REST if piece else (),
        contacts=tolerated,
        tolerated=tolerated,
        trace=TRACE if piece else None,
        engine="pymunk" if piece else None,
    )


def scored(reason: Reason, *winners: int, total: int = 5) -> CactusScored:
    return CactusScored(reason=reason, scores=POINTS, winners=winners, winning_total=total)


TOLD: tuple[tuple[CactusEvent, str, str], ...] = (
    (
        CactusSetUp(specials=("sun-yellow", "jug-blue", "skull-yellow"), flowers=3, tokens=16),
        "Everybody gets 3 flowers; 16 tokens are in play. "
        "The special pieces lie in a row, from left to right: the yellow sun, the blue jug and the yellow skull.",
        "Cada cual recibe 3 flores; hay 16 fichas en juego. Las piezas especiales están en fila, "
        "de izquierda a derecha: el sol amarillo, el cántaro azul y el cráneo amarillo.",
    ),
    (
        CactusTurnBegan(seat=2, cactus="prickly_pear"),
        "It is Irene’s turn, on the prickly pear.",
        "Le toca a Irene en el nopal.",
    ),
    (
        CactusTurnBegan(seat=2, cactus=None),
        "It is Irene’s turn, on any cactus.",
        "Le toca a Irene en cualquier cactus.",
    ),
    (
        CactusRolled(seat=1, face="colour"),
        "Ben rolls COLOUR and needs a basic piece of the same colour.",
        "Ben saca COLOR y necesita una pieza básica del mismo color.",
    ),
    (
        CactusRolled(seat=1, face="shape"),
        "Ben rolls SHAPE and needs a basic piece of the same shape.",
        "Ben saca FORMA y necesita una pieza básica de la misma forma.",
    ),
    (
        CactusRolled(seat=1, face="special"),
        "Ben rolls !! and needs the leftmost special piece.",
        "Ben saca !! y coge la pieza especial situada más a la izquierda.",
    ),
    (placed(), "Ana hangs the red hook on the saguaro.", "Ana cuelga el gancho rojo en el saguaro."),
    (
        placed(attempt=3, touch="moon-green", tremor=(500, -200, 7_000)),
        "Ana hangs the red hook on the saguaro (attempt 3). The hand touches the green moon.",
        "Ana cuelga el gancho rojo en el saguaro (intento 3). La mano ha tocado la luna verde.",
    ),
    (
        placed(SAME_COLOUR, touch="saguaro"),
        "Ana places the red hook on the saguaro and has one thing to mend: "
        "the red hook and the red moon touch and are of the same colour. The hand touches the saguaro.",
        "Ana coloca el gancho rojo en el saguaro y tiene que arreglar una cosa: "
        "el gancho rojo y la luna roja se tocan y son del mismo color. La mano ha tocado el saguaro.",
    ),
    (
        placed(SAME_SHAPE, LOW, attempt=2),
        "Ana places the red hook on the saguaro (attempt 2) and has 2 things to mend, first of all: "
        "the blue hook and the red hook touch and are of the same shape.",
        "Ana coloca el gancho rojo en el saguaro (intento 2) y tiene que arreglar 2 cosas, para empezar: "
        "el gancho azul y el gancho rojo se tocan y tienen la misma forma.",
    ),
    (
        placed(LOW),
        "Ana places the red hook on the saguaro and has one thing to mend: the red hook touches the base.",
        "Ana coloca el gancho rojo en el saguaro y tiene que arreglar una cosa: el gancho rojo toca la base.",
    ),
    (
        placed(held=False),
        "Ana tries to hang the red hook on the saguaro, but it falls and has to be placed again.",
        "Ana intenta colgar el gancho rojo en el saguaro, pero se le cae y tiene que volver a intentarlo.",
    ),
    (
        placed(SAME_COLOUR, held=False, attempt=4, touch="hook-blue"),
        "Ana tries to hang the red hook on the saguaro (attempt 4), but it falls and has to be placed again, "
        "with one thing to mend: the red hook and the red moon touch and are of the same colour. "
        "The hand touches the blue hook.",
        "Ana intenta colgar el gancho rojo en el saguaro (intento 4), pero se le cae y tiene que volver a intentarlo; "
        "además, tiene que arreglar una cosa: el gancho rojo y la luna roja se tocan y son del mismo color. "
        "La mano ha tocado el gancho azul.",
    ),
    (
        CactusFell(seat=0, cactus="anchor", pieces=("tee-orange",)),
        "Ana knocks the orange tee off the anchor.",
        "Ana tira sin querer la te naranja, que colgaba en el ancla.",
    ),
    (
        CactusFell(seat=0, cactus="candelabra", pieces=("tee-orange", "boot-orange", "arch-yellow")),
        "Ana knocks the orange tee, the orange boot and the yellow arch off the candelabra.",
        "Ana tira sin querer la te naranja, la bota naranja y el arco amarillo, que colgaban en el candelabro.",
    ),
    (
        paid("fall", -1, -1),
        "Ana loses one flower for the fallen piece.",
        "Ana pierde una flor por la pieza caída.",
    ),
    (
        paid("fall", -2, -3),
        "Ana loses 2 flowers for the 3 fallen pieces and has no more left.",
        "Ana pierde 2 flores por las 3 piezas caídas y se queda sin ninguna.",
    ),
    (
        paid("fall", 0, -2),
        "Ana has no flower to lose for the 2 fallen pieces.",
        "Ana no tiene ninguna flor que perder por las 2 piezas caídas.",
    ),
    (paid("touch", -1, -1), "Ana loses one flower for the touch.", "Ana pierde una flor por tocar con la mano."),
    (
        paid("touch", 0, -1),
        "Ana has no flower to lose for the touch.",
        "Ana no tiene ninguna flor que perder por tocar con la mano.",
    ),
    (
        paid("forgo", -1, -1),
        "Ana loses one flower for the forgone turn.",
        "Ana pierde una flor por renunciar al turno.",
    ),
    (
        paid("colour", 1, 1),
        "Ana wins one flower for the third piece of a colour.",
        "Ana gana una flor por la tercera pieza de un mismo color.",
    ),
    (
        paid("colour", 2, 2),
        "Ana wins 2 flowers for the fifth piece of a colour.",
        "Ana gana 2 flores por la quinta pieza de un mismo color.",
    ),
    (
        paid("shape", 1, 1),
        "Ana wins one flower for the third piece of a shape.",
        "Ana gana una flor por la tercera pieza de una misma forma.",
    ),
    (
        paid("shape", 1, 2),
        "Ana wins one flower for the fifth piece of a shape, and not 2: there are no more tokens.",
        "Ana gana una flor por la quinta pieza de una misma forma, y no 2: ya no quedan más fichas.",
    ),
    (
        paid("all_colours", 2, 2),
        "Ana wins 2 flowers for all five colours on one cactus.",
        "Ana gana 2 flores por reunir los cinco colores en un mismo cactus.",
    ),
    (
        paid("all_colours", 0, 2),
        "Ana should win 2 flowers for all five colours on one cactus, but there are no tokens left.",
        "Ana tendría que ganar 2 flores por reunir los cinco colores en un mismo cactus, pero ya no quedan fichas.",
    ),
    (
        paid("cactus_colour", 1, 1),
        "Ana wins one flower for the third piece of a colour on this cactus.",
        "Ana gana una flor por la tercera pieza de un mismo color en este cactus.",
    ),
    (
        paid("cactus_shape", 2, 2),
        "Ana wins 2 flowers for the fifth piece of a shape on this cactus.",
        "Ana gana 2 flores por la quinta pieza de una misma forma en este cactus.",
    ),
    (
        paid("claim", 3, 3),
        "Ana wins 3 flowers for what was claimed.",
        "Ana gana 3 flores por lo que ha declarado.",
    ),
    (
        paid("claim", 0, 1),
        "Ana should win one flower for what was claimed, but there are no tokens left.",
        "Ana tendría que ganar una flor por lo que ha declarado, pero ya no quedan fichas.",
    ),
    (
        CactusClaimAsked(seat=1),
        "Ben may now claim flowers.",
        "Ben puede declarar las flores que le corresponden.",
    ),
    (CactusClaimed(seat=1, flowers=2, due=2), "Ben claims 2 flowers.", "Ben declara 2 flores."),
    (CactusClaimed(seat=1, flowers=0, due=0), "Ben claims no flowers.", "Ben no declara ninguna flor."),
    (
        CactusClaimed(seat=1, flowers=0, due=1),
        "Ben claims no flowers, though one was won.",
        "Ben no declara ninguna flor, aunque ha ganado una.",
    ),
    (
        CactusClaimed(seat=1, flowers=1, due=3),
        "Ben claims one flower, though 3 were won.",
        "Ben declara una flor, aunque ha ganado 3.",
    ),
    (
        CactusClaimed(seat=1, flowers=4, due=3),
        "Ben claims 4 flowers, but only 3 were won: nothing is paid.",
        "Ben declara 4 flores, pero solo ha ganado 3: no recibe nada.",
    ),
    (
        CactusClaimed(seat=1, flowers=2, due=1),
        "Ben claims 2 flowers, but only one was won: nothing is paid.",
        "Ben declara 2 flores, pero solo ha ganado una: no recibe nada.",
    ),
    (
        CactusClaimed(seat=1, flowers=1, due=0),
        "Ben claims one flower, but nothing was won: nothing is paid.",
        "Ben declara una flor, pero no ha ganado ninguna: no recibe nada.",
    ),
    (
        forgone("lizard-green"),
        "Ana forgoes the turn: the green lizard goes back to its supply.",
        "Ana renuncia al turno: la lagartija verde vuelve a su reserva.",
    ),
    (
        forgone("ess-yellow", RED),
        "Ana forgoes the turn: the yellow ess goes back to its supply. One contact against the rules may stay.",
        "Ana renuncia al turno: la ese amarilla vuelve a su reserva. "
        "Un contacto contrario a las reglas puede quedarse como está.",
    ),
    (
        forgone("ess-yellow", HOOKS, RED),
        "Ana forgoes the turn: the yellow ess goes back to its supply. 2 contacts against the rules may stay.",
        "Ana renuncia al turno: la ese amarilla vuelve a su reserva. "
        "2 contactos contrarios a las reglas pueden quedarse como están.",
    ),
    (
        forgone(None),
        "Ana forgoes the turn without having tried a piece.",
        "Ana renuncia al turno sin haber probado ninguna pieza.",
    ),
    (
        scored("no_flowers", 0),
        "There are no flowers left to win: Ana wins with 5 flowers.",
        "Ya no quedan flores que ganar: gana Ana con 5 flores.",
    ),
    (
        scored("no_basic", 0, 2),
        "No basic piece is left that the die asks for: Ana and Irene share the victory with 5 flowers each.",
        "No queda ninguna pieza básica de las que pide el dado: "
        "comparten la victoria Ana e Irene, con 5 flores por cabeza.",
    ),
    (
        scored("no_specials", 1, total=1),
        "The special pieces have run out: Ben wins with one flower.",
        "Se han agotado las piezas especiales: gana Ben con una flor.",
    ),
    (
        scored("no_specials", 0, 1, 2, total=0),
        "The special pieces have run out: Ana, Ben and Irene share the victory with no flowers each.",
        "Se han agotado las piezas especiales: comparten la victoria Ana, Ben e Irene, con cero flores por cabeza.",
    ),
    (CactusWithdrew(seat=1), "Ben has left the match.", "Ben ha abandonado la partida."),
)


@pytest.mark.parametrize(("event", "english", "spanish"), TOLD, ids=[type(event).__name__ for event, _, _ in TOLD])
def test_an_event_is_told(event: CactusEvent, english: str, spanish: str) -> None:
    assert narrate("cactus", event, NAMES, "en") == english
    assert narrate("cactus", event, NAMES, "es") == spanish


def test_nothing_is_left_out() -> None:
    """Every type of event, every face, every thing that flowers are paid for, every rule to mend by, every end."""
    events = [event for event, _, _ in TOLD]
    assert {type(event) for event in events} == set(get_args(CactusEvent))
    assert {event.face for event in events if isinstance(event, CactusRolled)} == set(get_args(Face))
    assert {event.why for event in events if isinstance(event, CactusPaid)} == set(get_args(Why))
    assert {event.reason for event in events if isinstance(event, CactusScored)} == set(get_args(Reason))
    offences = [offence for event in events if isinstance(event, CactusPlaced) for offence in event.offences]
    assert {offence.rule for offence in offences} == {"C11", "C12", "C13"}


GAPS = ("{", "}", "$", "cactus-", "???", "none", "unset", "true", "false", "EXCESS", "  ", " ,", " .")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_without_a_gap(language: str) -> None:
    told = [narrate("cactus", event, NAMES, language) for event, _, _ in TOLD]
    told += [narrate("cactus", replace(placed(), piece=piece), NAMES, language) for piece in PIECES]
    told += [narrate("cactus", replace(placed(), touch=touch), NAMES, language) for touch in (*PIECES, *CACTI)]
    assert all(sentence.endswith(".") for sentence in told)
    assert not [sentence for sentence in told if any(gap in sentence for gap in GAPS)]


def named(what: Piece | Cactus, language: str) -> str:
    """What a piece or a cactus is called."""
    told = narrate("cactus", placed(touch=what), NAMES, language)
    return re.split("touches |tocado ", told)[1].removesuffix(".")


def test_every_piece_is_named_by_colour_and_shape() -> None:
    for piece in PIECES:
        shape, colour = piece.split("-")
        assert named(piece, "en") == f"the {colour} {shape}"


def test_every_piece_is_named_in_spanish() -> None:
    """Article and colour agree with the shape."""
    colours = {"red": "rojo", "orange": "naranja", "yellow": "amarillo", "green": "verde", "blue": "azul"}
    shapes = "gancho arco luna te ese sombrero guitarra bota serpiente sol cráneo lagartija chile colibrí cántaro"
    feminine = {"luna", "te", "ese", "guitarra", "bota", "serpiente", "lagartija"}
    found = []
    for piece in PIECES:
        article, shape, colour = named(piece, "es").split()
        masculine = colours[piece.split("-")[1]]
        assert article == ("la" if shape in feminine else "el")
        assert colour == (re.sub("o$", "a", masculine) if shape in feminine else masculine)
        found.append(shape)
    assert list(dict.fromkeys(found)) == shapes.split()


def test_every_cactus_is_named() -> None:
    assert [named(cactus, "en") for cactus in CACTI] == [
        "the saguaro",
        "the candelabra",
        "the prickly pear",
        "the zigzag",
        "the anchor",
    ]
    assert [named(cactus, "es") for cactus in CACTI] == [
        "el saguaro",
        "el candelabro",
        "el nopal",
        "el zigzag",
        "el ancla",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pieces_and_cacti_are_called_alike_in_events_and_rules(language: str) -> None:
    rules = " ".join(rules_text("cactus", language).split())
    names = [named(piece, language).split()[1 if language == "es" else -1] for piece in PIECES]
    names += [named(cactus, language).partition(" ")[2] for cactus in CACTI]
    assert not [name for name in names if name not in rules]


NUMBERS = {f"C{number}" for number in range(1, 30)} | {"C10a"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_every_rule(language: str) -> None:
    """C1 to C29, in order."""
    cited = re.findall(r"^- \*\*(C\d+a?)\*\*", rules_text("cactus", language), re.MULTILINE)
    assert cited == sorted(NUMBERS, key=_place)


def test_the_readme_tells_every_rule() -> None:
    """C1 to C29, in order."""
    cited = re.findall(
        r"^\| \*\*(C\d+a?)\*\* \|", files("games.cactus").joinpath("README.md").read_text(), re.MULTILINE
    )
    assert cited == sorted(NUMBERS, key=_place)


def _place(rule: str) -> tuple[int, str]:
    return int(rule[1:].removesuffix("a")), rule
