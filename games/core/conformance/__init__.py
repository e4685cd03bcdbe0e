"""Checks of what every game owes, run on a game before anyone writes a test for it.

    check_types(GAME)                                    names, tags, options, presets
    check_names(registry.games())                        class names, over all games
    check_match(GAME, Seating.of(3), options, seed, 30)  everything else, along one match played at random

A match is made from a seed and can be made again from it: whatever fails raises `ConformanceFailure`, which says the
game, the position and what differs. Nothing here knows a test framework; a caller draws tables, options and seeds.

What the kit cannot know is what a game means to be secret. It holds `view`, `legal`, refusals and `redact` against
each other (see `secrecy`): a secret that all of them tell alike is for the game's own tests.
"""

from games.core.conformance.answers import check_answers
from games.core.conformance.course import check_course, check_end, check_lapses
from games.core.conformance.match import NORMAL, ConformanceFailure, Effort, Match
from games.core.conformance.secrecy import check_redaction, check_twins, check_worlds
from games.core.conformance.shapes import check_names, check_types
from games.core.contract import AnyGame, Options, Seating

__all__ = ["ConformanceFailure", "Effort", "Match", "check_match", "check_names", "check_types"]


def check_match(
    game: AnyGame,
    seating: Seating,
    options: Options,
    seed: int,
    length: int,
    bound: int = 2_000,
    effort: Effort = NORMAL,
) -> Match:
    """Play at most `length` random decisions, check all along them, then play on to the end and check that.

    Returns the match. Raises `ConformanceFailure`; whatever else the game raises carries a note of the position.
    `bound` is how many random decisions a match may need to end, `effort` how much is tried along it.
    """
    match = Match(game, seating, options, seed, effort)
    try:
        match.play(length)
        check_course(match)
        check_lapses(match)
        check_redaction(match)
        check_answers(match)
        check_worlds(match)
        check_twins(match)
        check_end(match, bound)
    except Exception as error:
        if not isinstance(error, ConformanceFailure):
            error.add_note(match.story())
        raise
    return match
