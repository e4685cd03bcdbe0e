"""The card table and the permutations of its sides."""

from collections import Counter

from games.core.chance import QuickChance
from games.core.contract import Seating
from games.core.play import begin
from games.ouch import GAME
from games.ouch.cards import FACES, INDICES, PERMUTATIONS, TABLE, fitting
from games.ouch.model import COLOURS, SIDES


def test_there_are_44_different_cards() -> None:
    assert len(TABLE) == 44
    assert all(len(indices) == 44 for indices in INDICES)


def test_each_card_shows_as_many_flowers_as_it_has_spiny_edges() -> None:
    assert all(len(card.spines) == card.shown for card in TABLE)


def test_36_cards_score_what_they_show_and_8_animals_score_one() -> None:
    animals = [card for card in TABLE if card.animal]
    assert Counter(card.animal for card in animals) == {"snake": 4, "fennec": 4}
    assert all((card.shown, card.flowers) == (3, 1) for card in animals)
    assert all(card.flowers == card.shown for card in TABLE if not card.animal)


def test_every_side_is_spiny_on_exactly_24_cards_in_every_match() -> None:
    for faces in FACES:
        assert Counter(spine for card in faces for spine in card.spines) == dict.fromkeys(SIDES, 24)


def test_every_colour_has_11_cards_and_20_scoring_flowers() -> None:
    for colour in COLOURS:
        cards = [card for card in TABLE if card.colour == colour]
        assert (len(cards), sum(card.flowers for card in cards)) == (11, 20)


def test_the_table_is_that_of_the_rules() -> None:
    """Row by row; a few of its cards."""
    letters = ["".join(spine[0].upper() for spine in card.spines) for card in TABLE]
    assert letters[:11] == ["R", "B", "L", "TB", "TR", "BL", "RBL", "TBL", "TRB", "RBL", "TRL"]
    assert letters[11:14] == ["T", "B", "L"]
    assert letters[33:] == ["T", "R", "B", "RL", "TR", "BL", "RBL", "TRL", "TRB", "TRB", "TBL"]


def test_a_permutation_turns_top_into_its_first_side() -> None:
    """O1 and the assumption of a permutation in each match."""
    sides = ("left", "top", "right", "bottom")
    faces = FACES[PERMUTATIONS.index(sides)]
    assert faces[0].spines == ("top",)  # R becomes top
    assert faces[3].spines == ("right", "left")  # T and B become left and right
    assert FACES[0] == TABLE


def test_revealed_faces_narrow_the_permutations_down() -> None:
    assert len(fitting([])) == 24
    red_one = TABLE[0]
    # A red card of one flower is clear of one side in each match: 18 permutations leave one of three on the right.
    assert len(fitting([red_one])) == 18
    assert fitting(FACES[17]) == [17]


def test_the_box_is_described_for_clients() -> None:
    cards = GAME.components()["cards"]
    assert len(cards) == 44
    assert cards[9] == {
        "colour": "red",
        "shown": 3,
        "flowers": 1,
        "animal": "snake",
        "spines": ("right", "bottom", "left"),
    }


def test_matches_differ_in_their_permutation() -> None:
    met = {begin(GAME, Seating.of(2), GAME.options_type(), QuickChance(seed))[0].sides for seed in range(200)}
    assert len(met) == 24
