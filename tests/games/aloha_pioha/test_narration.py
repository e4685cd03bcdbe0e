"""Every event in a sentence of each language, whole and redacted, and the rules told to players."""

import re
from typing import get_args

import pytest

from games.aloha_pioha.cards import CLOCKS, HAIRS, LIGHTNING
from games.aloha_pioha.model import (
    AlohaCard,
    AlohaCombed,
    AlohaDealt,
    AlohaDeck,
    AlohaDrew,
    AlohaEvent,
    AlohaHairWon,
    AlohaLousePlace,
    AlohaMoved,
    AlohaPlace,
    AlohaPlayed,
    AlohaPoints,
    AlohaRevealed,
    AlohaScored,
    AlohaSums,
    AlohaTickled,
    AlohaTickleDue,
    AlohaTickleRevealed,
    AlohaTurnBegan,
    AlohaWithdrew,
    Kind,
)
from games.core.narration import LANGUAGES, narrate, rules_text

NAMES = ("Ana", "Ben", "Irene")
KINDS: tuple[Kind, ...] = (*LIGHTNING, *CLOCKS)

LOW, HIGH = (-1, 0, 1), (2, 3, 4)
HIDDEN, KNOWN = AlohaCard(HIGH), AlohaCard(HIGH, 4)
DECKS = (AlohaDeck(0, "yellow", 14, None), AlohaDeck(None, "red", 14, LOW))
THERE = AlohaLousePlace(hair=0, end="left", louse=1)
HOP = AlohaPlace(hair=2, end="right")
POINTS = (AlohaPoints(0, 12), AlohaPoints(1, 9))

TOLD: tuple[tuple[AlohaEvent, str, str], ...] = (
    (
        AlohaDealt(hairs=HAIRS[:3], tickles=("hop", "weak", "knot"), tickle_deck=21, decks=DECKS),
        "3 hairs are laid out, with 3 tickles face up and 21 more in the deck. 2 tribes are ready to pull.",
        "Se colocan 3 pelos, con 3 cosquilleos a la vista y 21 más en el mazo. Hay 2 tribus listas para tirar.",
    ),
    (
        AlohaDealt(hairs=HAIRS[:3], tickles=(), tickle_deck=0, tickle_order=(), decks=DECKS),
        "3 hairs are laid out. 2 tribes are ready to pull.",
        "Se colocan 3 pelos. Hay 2 tribus listas para tirar.",
    ),
    (
        AlohaDrew(seat=0, cards=(HIDDEN, KNOWN), deck=8, deck_back=LOW),
        "Ana draws 2 cards and leaves 8 in the deck, with −1·0·1 on top.",
        "Ana roba 2 cartas y deja 8 en el mazo, con −1·0·1 encima.",
    ),
    (
        AlohaDrew(seat=1, cards=(HIDDEN,), deck=0, deck_back=None),
        "Ben draws one card and empties the deck.",
        "Ben roba una carta y agota su mazo.",
    ),
    (
        AlohaDrew(cards=(KNOWN, KNOWN), deck=8, deck_back=HIGH, shown=True),
        "The ghost tribe draws 2 cards face up and leaves 8 in the deck, with 2·3·4 on top.",
        "La tribu fantasma roba 2 cartas a la vista y deja 8 en el mazo, con 2·3·4 encima.",
    ),
    (AlohaTurnBegan(seat=2, turn=3, asks="play"), "Irene begins turn 3.", "Irene empieza el turno 3."),
    (
        AlohaTurnBegan(seat=2, turn=3, asks="comb"),
        "Irene begins turn 3 with no place for a louse and can only use the comb.",
        "Irene empieza el turno 3 sin sitio para ningún piojo y solo puede usar el peine.",
    ),
    (
        AlohaTurnBegan(turn=1, asks="play"),
        "The ghost tribe begins turn 1.",
        "La tribu fantasma empieza el turno 1.",
    ),
    (
        AlohaPlayed(seat=0, hair=0, end="left", face="up", back=LOW, force=-1, card=0),
        "Ana plays a louse of force −1 on the left end of hair 0.",
        "Ana juega un piojo de fuerza −1 en el extremo izquierdo del pelo 0.",
    ),
    (
        AlohaPlayed(seat=1, hair=2, end="right", face="down", back=HIGH),
        "Ben plays a face-down louse (2·3·4) on the right end of hair 2.",
        "Ben juega un piojo boca abajo (2·3·4) en el extremo derecho del pelo 2.",
    ),
    (
        AlohaPlayed(seat=1, hair=2, end="right", face="down", back=HIGH, force=3, card=1),
        "Ben plays a face-down louse (2·3·4, in truth 3) on the right end of hair 2.",
        "Ben juega un piojo boca abajo (2·3·4, en realidad 3) en el extremo derecho del pelo 2.",
    ),
    (
        AlohaPlayed(seat=1, hair=2, end="right", face="up", back=HIGH, force=3, extra=True),
        "Ben gives an extra pull with a louse of force 3 on the right end of hair 2.",
        "Ben da un tirón extra con un piojo de fuerza 3 en el extremo derecho del pelo 2.",
    ),
    (
        AlohaPlayed(hair=1, end="right", face="down", back=LOW),
        "The ghost tribe plays a face-down louse (−1·0·1) on the right end of hair 1.",
        "La tribu fantasma juega un piojo boca abajo (−1·0·1) en el extremo derecho del pelo 1.",
    ),
    (
        AlohaCombed(seat=0, cards=(HIDDEN, HIDDEN), positions=(0, 2)),
        "Ana puts 2 cards under the comb.",
        "Ana pone 2 cartas bajo su peine.",
    ),
    (
        AlohaCombed(cards=(KNOWN,), shown=True),
        "The ghost tribe puts one card face up under the comb.",
        "La tribu fantasma pone una carta a la vista bajo su peine.",
    ),
    (
        AlohaTickleDue(seat=0, hair=1),
        "Ana makes hair 1 tickle and has to place a tickle.",
        "Ana provoca cosquillas en el pelo 1 y tiene que colocar un cosquilleo.",
    ),
    (
        AlohaTickleDue(hair=1),
        "The ghost tribe makes hair 1 tickle and has to place a tickle.",
        "La tribu fantasma provoca cosquillas en el pelo 1 y tiene que colocar un cosquilleo.",
    ),
    (
        AlohaTickled(seat=0, hair=1, kind="hop", from_=0, asks_target=True),
        "Ana places “Hop” on hair 1 and has a choice to make.",
        "Ana coloca el cosquilleo «Brinco» en el pelo 1 y tiene que decidir cómo lo usa.",
    ),
    (
        AlohaTickled(seat=0, hair=1, kind="knot", from_="deck", asks_target=False),
        "Ana places “Knot”, unseen from the deck, on hair 1.",
        "Ana coloca sin mirarlo el primer cosquilleo del mazo, «Nudo», en el pelo 1.",
    ),
    (
        AlohaTickled(hair=1, kind="double", from_=2, asks_target=False),
        "The ghost tribe places “Double” on hair 1.",
        "La tribu fantasma coloca el cosquilleo «Doble» en el pelo 1.",
    ),
    (
        AlohaTickleRevealed(kind="weak"),
        "The next tickle is turned up: “Weak”.",
        "Se descubre el siguiente cosquilleo: «Débil».",
    ),
    (
        AlohaMoved(seat=0, owner=0, from_=THERE, to=HOP, back=HIGH, face="down"),
        "Ana makes a face-down louse (2·3·4) hop from the left end of hair 0 to the right end of hair 2.",
        "Ana hace brincar a un piojo boca abajo (2·3·4) del extremo izquierdo del pelo 0 "
        "al extremo derecho del pelo 2.",
    ),
    (
        AlohaMoved(seat=0, owner=0, from_=THERE, to="hand", back=HIGH, face="down", force=4),
        "Ana takes a face-down louse (2·3·4, in truth 4) home from the left end of hair 0.",
        "Ana se lleva a casa un piojo boca abajo (2·3·4, en realidad 4) que estaba en el extremo izquierdo del pelo 0.",
    ),
    (
        AlohaMoved(seat=0, owner=1, from_=THERE, to="comb", back=HIGH, face="up", force=4),
        "Ana plucks a louse of force 4 from the left end of hair 0: it goes under Ben’s comb.",
        "Ana quita un piojo de fuerza 4 del extremo izquierdo del pelo 0: va a parar al peine de Ben.",
    ),
    (
        AlohaMoved(seat=0, owner=None, from_=THERE, to="comb", back=HIGH, face="down"),
        "Ana plucks a face-down louse (2·3·4) from the left end of hair 0: it goes under the ghost tribe’s comb.",
        "Ana quita un piojo boca abajo (2·3·4) del extremo izquierdo del pelo 0: "
        "va a parar al peine de la tribu fantasma.",
    ),
    (
        AlohaRevealed(seat=0, hair=0, left=(5, -1), right=()),
        "All lice on hair 0 lie face up: 5·−1 on the left, nothing on the right.",
        "En el pelo 0 todos los piojos están boca arriba: 5·−1 a la izquierda y nada a la derecha.",
    ),
    (
        AlohaRevealed(hair=0, left=(), right=(0,)),
        "All lice on hair 0 lie face up: nothing on the left, 0 on the right.",
        "En el pelo 0 todos los piojos están boca arriba: nada a la izquierda y 0 a la derecha.",
    ),
    (
        AlohaHairWon(hair=0, winner=0, sums=AlohaSums(7, 3), broken=False, points=4),
        "Hair 0 holds with 7 on the left and 3 on the right: Ana wins 4 points.",
        "El pelo 0 aguanta con 7 a la izquierda y 3 a la derecha: Ana gana 4 puntos.",
    ),
    (
        AlohaHairWon(hair=0, winner=1, sums=AlohaSums(7, 3), broken=True, points=1),
        "Hair 0 breaks with 7 on the left and 3 on the right: Ben wins one point.",
        "El pelo 0 se rompe con 7 a la izquierda y 3 a la derecha: Ben gana un punto.",
    ),
    (
        AlohaHairWon(hair=0, winner=None, sums=AlohaSums(3, 3), broken=False, points=4),
        "Hair 0 holds with 3 on the left and 3 on the right: nobody wins it.",
        "El pelo 0 aguanta con 3 a la izquierda y 3 a la derecha: no se lo lleva nadie.",
    ),
    (
        AlohaHairWon(hair=0, winner=None, ghost=True, sums=AlohaSums(-1, 3), broken=True, points=4),
        "Hair 0 breaks with −1 on the left and 3 on the right: the ghost tribe wins 4 points.",
        "El pelo 0 se rompe con −1 a la izquierda y 3 a la derecha: la tribu fantasma gana 4 puntos.",
    ),
    (
        AlohaScored(reason="hairs_resolved", scores=POINTS, winners=(0,), winning_total=12),
        "All hairs are resolved: Ana wins with 12 points.",
        "Se han resuelto todos los pelos: gana Ana con 12 puntos.",
    ),
    (
        AlohaScored(reason="hairs_resolved", scores=POINTS, winners=(0, 2), winning_total=1),
        "All hairs are resolved: Ana and Irene share the victory with one point each.",
        "Se han resuelto todos los pelos: comparten la victoria Ana e Irene, con un punto por cabeza.",
    ),
    (
        AlohaScored(reason="great_win", scores=POINTS[:1], winners=(0,), winning_total=12, ghost=0),
        "A great win! Ana beats the ghost tribe by 12 points to 0.",
        "¡Gran victoria! Ana vence a la tribu fantasma por 12 puntos a 0.",
    ),
    (
        AlohaScored(reason="win", scores=POINTS[:1], winners=(0,), winning_total=12, ghost=9),
        "Ana beats the ghost tribe by 12 points to 9.",
        "Ana vence a la tribu fantasma por 12 puntos a 9.",
    ),
    (
        AlohaScored(reason="beaten", scores=POINTS[:1], winners=(), winning_total=13, ghost=13),
        "The ghost tribe is not beaten this time: it has 13 points.",
        "Esta vez la tribu fantasma resiste, con 13 puntos.",
    ),
    (AlohaWithdrew(seat=1), "Ben has left the match.", "Ben ha abandonado la partida."),
)


@pytest.mark.parametrize(("event", "english", "spanish"), TOLD, ids=[type(event).__name__ for event, _, _ in TOLD])
def test_an_event_is_told(event: AlohaEvent, english: str, spanish: str) -> None:
    assert narrate("aloha_pioha", event, NAMES, "en") == english
    assert narrate("aloha_pioha", event, NAMES, "es") == spanish


def test_no_type_of_event_is_left_out() -> None:
    assert {type(event) for event, _, _ in TOLD} == set(get_args(AlohaEvent))


def tickled(kind: Kind, language: str) -> str:
    """The placing of a tickle as it is told."""
    event = AlohaTickled(seat=0, hair=1, kind=kind, from_=1, asks_target=False)
    return narrate("aloha_pioha", event, NAMES, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_without_a_gap(language: str) -> None:
    told = [narrate("aloha_pioha", event, NAMES, language) for event, _, _ in TOLD]
    told += [tickled(kind, language) for kind in KINDS]
    assert all(sentence.endswith((".", "!")) for sentence in told)
    gaps = ("{", "}", "$", "aloha", "???", "none", "unset", "true", "false", "  ", " ,", " .")
    assert not [sentence for sentence in told if any(gap in sentence for gap in gaps)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tickles_are_named_alike_in_events_and_rules(language: str) -> None:
    """A14, and the house cards."""
    names = [found for kind in KINDS for found in re.findall(r"[“«](.+)[”»]", tickled(kind, language))]
    assert len(set(names)) == len(KINDS)
    rules = rules_text("aloha_pioha", language)
    assert not [name for name in names if f"**{name}**" not in rules]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_every_rule(language: str) -> None:
    """A1 to A25."""
    rules = rules_text("aloha_pioha", language)
    cited = {number for bold in re.findall(r"\*\*(A\d[^*]*)\*\*", rules) for number in re.findall(r"A\d+", bold)}
    assert cited == {f"A{number}" for number in range(1, 26)}
