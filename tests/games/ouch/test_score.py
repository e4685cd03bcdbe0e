"""Points: O9 and O22 to O25."""

from collections.abc import Sequence

from games.ouch import GAME
from games.ouch.model import OuchOptions, OuchPoints, OuchScored
from games.ouch.scoring import ranking, scores
from tests.games.ouch.table import pick, play, position, safely

ONLY_FLOWERS = OuchOptions(red_flowers=False, bouquets=False)


def points(*won: Sequence[int], options: OuchOptions | None = None) -> tuple[OuchPoints, ...]:
    return scores(options or OuchOptions(), tuple(tuple(cards) for cards in won))


WORKED = [pick("red", 2), pick("blue", 3), pick("purple", 1), pick("white", 1)]
"""Worked case 5: red 2, blue 3, purple 1, white 1."""


def test_o22_each_flower_counts_one() -> None:
    (only, _) = points(WORKED, [pick("red", 3)], options=ONLY_FLOWERS)
    assert (only.flowers, only.total) == (7, 7)


def test_o22_an_animal_card_counts_one_flower() -> None:
    """Worked case 7."""
    (only, _) = points([pick("blue", "fennec"), pick("blue", "snake")], [])
    assert (only.flowers, only.total) == (2, 2)


def test_o23_a_bouquet_needs_each_colour() -> None:
    """Worked case 5."""
    (with_bouquets, _) = points(WORKED, [pick("red", 3)])
    assert (with_bouquets.bouquets, with_bouquets.total) == (4, 11)
    (without, _) = points(WORKED, [pick("red", 3)], options=OuchOptions(bouquets=False))
    assert (without.bouquets, without.total) == (0, 7)
    (three_colours, _) = points(WORKED[1:], [pick("red", 3)])
    assert three_colours.bouquets == 0


def test_o23_each_set_of_four_colours_counts() -> None:
    cards = [pick(colour, 3) for colour in ("red", "blue", "purple")]
    (three, *_) = points([*cards, pick("white", 3)], [])
    (two, *_) = points([*cards, pick("white", 2)], [])
    (two_of_one, *_) = points([*cards, pick("white", 1, 0), pick("white", 1, 1)], [])
    assert (three.bouquets, two.bouquets, two_of_one.bouquets) == (12, 8, 8)


def test_o9_o24_all_with_the_most_red_flowers_get_five() -> None:
    """Worked case 6."""
    four = [pick("red", 3, 0), pick("red", 1, 0)], [pick("red", 2, 0), pick("red", 2, 1)], [pick("red", 3, 1)]
    assert [score.red_flowers for score in points(*four)] == [5, 5, 0]
    assert [score.total for score in points(*four)] == [9, 9, 3]


def test_o9_flowers_count_and_not_cards() -> None:
    ones = [pick("red", 1, number) for number in range(2)]
    assert [score.red_flowers for score in points([pick("red", 3)], ones)] == [5, 0]
    assert [score.red_flowers for score in points([pick("red", "snake")], ones)] == [0, 5]


def test_o9_nobody_gets_them_when_everyone_has_none() -> None:
    """Worked case 6."""
    assert [score.red_flowers for score in points([pick("blue", 3)], [])] == [0, 0]


def test_o24_switched_off_there_are_none() -> None:
    assert [score.total for score in points([pick("red", 3)], [], options=OuchOptions(red_flowers=False))] == [3, 0]


def test_o25_most_points_win_and_equal_points_share() -> None:
    table = points([pick("blue", 3)], [pick("white", 1)], [pick("white", 3)], [])
    assert ranking(table, ()) == ((0, 2), (1,), (3,))
    assert ranking(table, (0,)) == ((2,), (1,), (3,), (0,))
    assert ranking(table, (2, 0)) == ((1,), (3,), (0,), (2,))


def test_o25_the_last_event_tells_what_the_outcome_tells() -> None:
    others = [card for card in range(22, 44) if card not in (*WORKED, pick("white", 3))]
    state = position([WORKED, others[:3]], row={0: pick("white", 3)}, options=OuchOptions(cards_to_win=5))
    after, events = play(state, safely(state))
    scored, outcome = events[-1], GAME.outcome(after)
    assert isinstance(scored, OuchScored)
    assert outcome is not None
    assert (scored.winners, scored.reason, scored.winning_total) == ((0,), "eight_cards", 10 + 4 + 5)
    assert outcome.winners == (0,)
    assert outcome.scores[0].parts == {"flowers": 10, "bouquets": 4, "red_flowers": 5}
    assert [(score.seat, score.total) for score in outcome.scores] == [(p.seat, p.total) for p in scored.scores]
