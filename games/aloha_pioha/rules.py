"""Aloha Pioha: what is asked of whom, which answers are legal, what each does. Rule numbers are the README's."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import to_builtins

from games.aloha_pioha import cards, facts, knowledge, moves, refusals, resolution, tickles, turn
from games.aloha_pioha.facts import Course
from games.aloha_pioha.model import (
    ENDS,
    TRIBES,
    AlohaAction,
    AlohaComb,
    AlohaDealt,
    AlohaDeck,
    AlohaEvent,
    AlohaLegal,
    AlohaOptions,
    AlohaPlay,
    AlohaState,
    AlohaTarget,
    AlohaTickle,
    AlohaView,
    End,
)
from games.aloha_pioha.places import places, tickle_hairs
from games.core.chance import Chance
from games.core.contract import Game, Outcome, Seat, Seating
from games.core.errors import InvalidOptions

HAIRS = {1: 3, 2: 3, 3: 5, 4: 6}
"""A2: hairs on the table, by number of seats. [A: 3 for one]"""


class AlohaPioha(Game[AlohaState, AlohaAction, AlohaEvent, AlohaView, AlohaLegal, AlohaOptions]):
    """Tribes of lice pull at a girl's hairs: hard enough to win one, not so hard that it breaks."""

    name = "aloha_pioha"
    prefix = "aloha"
    title = "Aloha Pioha"
    rules_version = 1
    players = range(1, 5)
    chance_log = (
        "Decision 0 (setup): with tickles, shuffled(the tickles in table order: flashlight, hop, pluck, home, "
        "extra_pull, knot, strong, weak, double, topsy_turvy, crowd, champions, each twice, then the house cards "
        "steel, blindfold, few_and_brave where they are in), of which the first three lie face up and the rest is "
        "the deck from the top down; shuffled(the 18 hairs in table order), of which the first 3, 3, 5 or 6 (for "
        "1, 2, 3, 4 seats) are laid out from left to right; for each tribe by seat, the ghost's last, shuffled(its "
        "lice, as indices 0 to 13 in table order; without minus ones 2 to 13), the deck from the top down; then "
        "the first seat, below(seats), only where it is random (`random`, or `longest_hair` with a tie or a "
        "missing value) and there are two seats or more. No other decision draws."
    )
    state_type = AlohaState
    options_type = AlohaOptions
    view_type = AlohaView
    legal_type = AlohaLegal
    action_type = AlohaAction
    event_type = AlohaEvent
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "little_ones": {"tickles": False, "face_down": False, "minus_ones": False}
    }

    # The setup.

    def accept(self, options: AlohaOptions, seating: Seating) -> None:
        """A4: `host` needs a host who plays."""
        if options.first_seat == "host" and seating.host is None:
            raise InvalidOptions("first_seat", "The host does not play; choose random or longest_hair.")

    def initial(self, seating: Seating, options: AlohaOptions) -> AlohaState:
        return AlohaState(options=options, seats=seating.count)

    def setup(self, seating: Seating, options: AlohaOptions, chance: Chance) -> list[AlohaEvent]:
        """A1 to A4, A22."""
        kinds = chance.shuffled(cards.tickles(options)) if options.tickles else []
        hairs = chance.shuffled(cards.HAIRS)[: HAIRS[seating.count]]
        owners = [*range(seating.count), *[None] * (seating.count == 1)]
        decks = [_deck(owner, tribe, chance.shuffled(cards.tribe(options))) for tribe, owner in enumerate(owners)]
        course = Course(self.initial(seating, options))
        course.add(
            AlohaDealt(
                hairs=tuple(hairs),
                tickles=tuple(kinds[: moves.FACE_UP]),
                tickle_deck=len(kinds[moves.FACE_UP :]),
                tickle_order=tuple(kinds[moves.FACE_UP :]),
                decks=tuple(decks),
            )
        )
        for seat in range(seating.count):
            moves.draw(course, seat)
        turn.begin(course, _first_seat(seating, options, chance), 1)
        return course.events

    # What is asked, of whom, and which answers are legal.

    def to_act(self, state: AlohaState) -> frozenset[Seat]:
        return _JUST[state.player] if state.asks else _NOBODY

    def legal(self, state: AlohaState, seat: Seat) -> AlohaLegal | None:
        if state.asks is None or seat != state.player:
            return None
        return AlohaLegal(actions=_actions(state, seat))

    def sample(self, state: AlohaState, seat: Seat, chance: Chance) -> AlohaAction:
        """Any place and card are as likely as the others, then any face, then any card to keep."""
        if state.asks != "play":
            return chance.choice(_actions(state, seat))
        hair, end = chance.choice(places(state, seat))
        hand = len(state.hands[seat])
        card = chance.below(hand)
        if not state.options.face_down or chance.below(2):
            return AlohaPlay(card, hair, ENDS[end], "up")
        return AlohaPlay(card, hair, ENDS[end], "down", chance.choice(_keeps(hand, card)))

    def check(self, state: AlohaState, seat: Seat, action: AlohaAction) -> None:
        refusals.check(state, seat, action)

    # What an action does.

    def decide(self, state: AlohaState, seat: Seat, action: AlohaAction, chance: Chance) -> list[AlohaEvent]:
        self.check(state, seat, action)
        course = Course(state)
        if isinstance(action, AlohaPlay):
            turn.play(course, seat, action)
        elif isinstance(action, AlohaTickle):
            turn.place_tickle(course, seat, action)
        elif isinstance(action, AlohaTarget):
            turn.choose_target(course, seat, action)
        else:
            turn.comb(course, seat, action)
        return course.events

    def withdraw(self, state: AlohaState, seat: Seat, chance: Chance) -> list[AlohaEvent]:
        course = Course(state)
        turn.leave(course, seat)
        return course.events

    def evolve(self, state: AlohaState, event: AlohaEvent) -> AlohaState:
        return facts.evolve(state, event)

    def outcome(self, state: AlohaState) -> Outcome | None:
        return resolution.outcome(state)

    # What others may know.

    def view(self, state: AlohaState, seat: Seat | None) -> AlohaView:
        return knowledge.view(state, seat)

    def redact(self, event: AlohaEvent, seat: Seat | None) -> AlohaEvent:
        return knowledge.redact(event, seat)

    def determinize(self, view: AlohaView, chance: Chance) -> AlohaState:
        return knowledge.determinize(view, chance)

    def components(self) -> dict[str, Any]:
        """The tables: a tribe's lice, the hairs, the tickles with how often each is in the box."""
        lice = [{"back": back, "force": force} for back, force in zip(cards.BACKS, cards.FORCES, strict=True)]
        kinds = [
            {
                "kind": kind,
                "lightning": kind in cards.LIGHTNING,
                "house": kind in cards.HOUSE,
                "copies": 1 if kind in cards.HOUSE else cards.COPIES,
            }
            for kind in (*cards.LIGHTNING, *cards.CLOCKS)
        ]
        return {"lice": lice, "hairs": to_builtins(cards.HAIRS), "tickles": kinds, "tribes": list(TRIBES)}


_JUST = tuple(frozenset([seat]) for seat in range(max(HAIRS)))
_NOBODY: frozenset[Seat] = frozenset()


def _deck(owner: Seat | None, tribe: int, order: Sequence[int]) -> AlohaDeck:
    """A3, A22."""
    back = cards.BACKS[order[0]] if owner is None else None
    return AlohaDeck(owner, TRIBES[tribe], len(order), back, tuple(order))


def _first_seat(seating: Seating, options: AlohaOptions, chance: Chance) -> Seat:
    """A4, A22. Ties and missing lengths fall back to random."""
    if seating.count == 1:
        return 0
    if options.first_seat == "host" and seating.host is not None:
        return seating.host
    if options.first_seat == "longest_hair":
        lengths = [length for length in seating.hair_cm if length is not None]
        if len(lengths) == seating.count and lengths.count(max(lengths)) == 1:
            return lengths.index(max(lengths))
    return chance.below(seating.count)


def _actions(state: AlohaState, seat: Seat) -> tuple[AlohaAction, ...]:
    """All that is legal for the seat that is to act."""
    hand = len(state.hands[seat])
    if state.asks == "play":
        return tuple(_plays(hand, [(hair, ENDS[end]) for hair, end in places(state, seat)], state.options.face_down))
    if state.asks == "tickle":
        sources = [*range(len(state.tickles)), *["deck"] * bool(state.tickle_deck)]
        return tuple(AlohaTickle(source, hair) for hair in tickle_hairs(state) for source in sources)
    if state.asks == "comb":
        return tuple(AlohaComb(card) for card in range(hand))
    assert state.target is not None
    return tickles.targets(state, seat, state.target.kind, state.target.hair)


def _plays(hand: int, legal: Sequence[tuple[int, End]], face_down: bool) -> Iterator[AlohaPlay]:
    """A5 to A7."""
    for card in range(hand):
        keeps = _keeps(hand, card) if face_down else ()
        for hair, end in legal:
            yield AlohaPlay(card, hair, end, "up")
            for keep in keeps:
                yield AlohaPlay(card, hair, end, "down", keep)


def _keeps(hand: int, card: int) -> Sequence[int | None]:
    """A7: what may be kept when a card of a hand is played face down; None where nothing is to be chosen."""
    return [other for other in range(hand) if other != card] if hand > 2 else (None,)
