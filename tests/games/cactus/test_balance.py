"""What a report of balance sees in matches, and how it tells it."""

from collections.abc import Sequence

from msgspec import structs

from games.cactus import GAME
from games.cactus.balance import REPORT, Match, Placed, observed
from games.cactus.model import CactusEvent, CactusState
from games.core.contest import Contest
from tests.games.cactus.table import die, forgo, place, position


def seen(state: CactusState, events: Sequence[CactusEvent]) -> Match:
    """What is observed of a match that ends so, after these events."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    return observed(Contest(state, events, outcome, ()))


def test_placements_and_flowers() -> None:
    """C13 to C16, C28: a piece falls, lies on the base, and hangs; one beside it makes it fall; a special ends all."""
    state = position(hand="moon-red", reference="ess-red", die="colour", specials=["sun-yellow"])
    state, dropped = place(state, "moon-red", held=False)
    state, low = place(state, "moon-red", on_base=True, touch="saguaro")
    state, hung = place(state, "moon-red", chance=die("colour"))
    state = structs.replace(state, next_cactus="saguaro")
    state, felled = place(state, "hook-red", fell=["moon-red"], chance=die("special"))
    state, last = place(state, "sun-yellow")
    match = seen(state, [*dropped, *low, *hung, *felled, *last])
    assert match.placed == (
        Placed(others=0, ended=False, dropped=True, offences=frozenset(), felled=0, touched=False),
        Placed(others=0, ended=False, dropped=False, offences=frozenset(["C13"]), felled=0, touched=True),
        Placed(others=0, ended=True, dropped=False, offences=frozenset(), felled=0, touched=False),
        Placed(others=1, ended=True, dropped=False, offences=frozenset(), felled=1, touched=False),
        Placed(others=0, ended=True, dropped=False, offences=frozenset(), felled=0, touched=False),
    )
    assert match.flowers == {"touch": -1, "fall": -1}
    assert (match.turns, match.forgone, match.hanging, match.reason) == (2, 0, 2, "no_specials")
    assert (match.points, match.lead, match.first, match.shared) == (2, 0, 0.5, True)


def test_turns_forgone() -> None:
    """C19: what was taken out is beside nothing any more."""
    begun = position(
        saguaro=["hook-red"], hand="moon-red", standing=True, attempts=5, reference="ess-red", die="colour"
    )
    state, gone = forgo(begun, chance=die("special"))
    state = structs.replace(state, next_cactus="saguaro", specials=("sun-yellow",))
    state, last = place(state, "sun-yellow")
    match = seen(state, [*gone, *last])
    assert (match.forgone, match.flowers, match.points, match.lead) == (1, {"forgo": -1}, 3, 1)
    assert [placed.others for placed in match.placed] == [1]


def test_the_command_prints_a_table() -> None:
    asked = ["--games", "1", "--seats", "2", "--levels", "easy", "normal", "--options", '{"steadiness": "rock"}']
    heads, _, *rows = REPORT.main(asked).splitlines()
    assert heads == "|  | 2 seats, easy | 2 seats, normal |"
    told = {name: cells for _, name, *cells, _ in (map(str.strip, row.split("|")) for row in rows)}
    assert told["matches"] == ["1", "1"]
    assert "100.0% (20.7% – 100.0%)" in told["ends for want of a basic piece"] + told["ends for want of special pieces"]
