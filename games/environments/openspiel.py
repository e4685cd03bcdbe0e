"""The games as OpenSpiel games: import this, then `pyspiel.load_game("python_ouch", {"players": 3})`.

Every draw of chance is a chance node of its own, with as many equally likely outcomes as the rules draw from: the
setup is a sequence of them, and a decision may be followed by some. A game's options are parameters by their names.

OpenSpiel cannot hold all that the contract can:

* Cactus is not here: its hand trembles by draws from 65,536 outcomes, and a placement may find no rest.
* Nobody plays alone, for the returns sum to zero: `place` of `codec.REWARDS`.
* There is no tensor of the information state, whose length would have to be bounded: its string is the seat's log.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from games.core.chance import Chance
from games.core.contract import Seating
from games.core.play import begin, step
from games.environments.codec import Codec, rewards
from games.environments.encodings import codec


class _Undrawn(Exception):
    """A draw from so many is wanted that nobody has made yet."""

    def __init__(self, outcomes: int) -> None:
        self.outcomes = outcomes


class _Drawn(Chance):
    """Draws that are known, one after the other; at the first that is not, `_Undrawn`."""

    def __init__(self, draws: Sequence[int]) -> None:
        self._left = iter(draws)

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        drawn = next(self._left, None)
        if drawn is None:
            raise _Undrawn(n)
        return drawn


@dataclass(frozen=True, eq=False)
class _Position:
    """Where a match is. Nothing in it ever changes, so copies are the position itself."""

    codec: Codec
    players: int
    options: Any
    state: Any = None
    """None before the setup."""
    log: tuple[Any, ...] = ()
    """All events so far, unredacted."""
    action: Any = None
    """What is being decided while chance draws."""
    draws: tuple[int, ...] = ()
    """What it has drawn for it."""
    outcomes: int = 0
    """From how many it draws next; 0 where a player or nobody is to act."""

    def __deepcopy__(self, memo: Any) -> "_Position":
        return self

    def settled(self) -> "_Position":
        """What comes of the decision by these draws; where they do not suffice, which is wanted."""
        chance = _Drawn(self.draws)
        try:
            # From its beginning for each draw: rules are functions, and cannot be stopped half-way.
            if self.state is None:
                state, events = begin(self.codec.game, Seating.of(self.players), self.options, chance)
            else:
                state, events = step(self.codec.game, self.state, self.player, self.action, chance)
        except _Undrawn as undrawn:
            return replace(self, outcomes=undrawn.outcomes)
        return _Position(self.codec, self.players, self.options, state, (*self.log, *events))

    def after(self, number: int) -> "_Position":
        """What comes of the next number, of a player or of chance."""
        if self.outcomes:
            return replace(self, draws=(*self.draws, number)).settled()
        return replace(self, action=self.open[number]).settled()

    @cached_property
    def player(self) -> int:
        """Who is to act; −1 where nobody is."""
        return min(self.codec.game.to_act(self.state), default=-1)

    @cached_property
    def open(self) -> dict[int, Any]:
        """The numbers that are open to the player."""
        game, player = self.codec.game, self.player
        return self.codec.open(game.view(self.state, player), game.legal(self.state, player), ())

    @cached_property
    def returns(self) -> list[float]:
        outcome = None if self.state is None else self.codec.game.outcome(self.state)
        return rewards(outcome, "place") if outcome else [0.0] * self.players

    def told(self, player: int) -> str:
        """What the rules have told a player so far: the redacted log, as JSON."""
        redact = self.codec.game.redact
        return msgspec.json.encode([redact(event, player) for event in self.log]).decode()

    def seen(self, player: int) -> str:
        """What a player sees: the view, as JSON."""
        return "" if self.state is None else msgspec.json.encode(self.codec.game.view(self.state, player)).decode()


class GameState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position of a match."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.position = game.start

    def current_player(self) -> int:
        """The seat that is to act, or chance."""
        if self.position.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.player < 0 else self.position.player

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.open) if player == self.position.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All equally likely."""
        outcomes = self.position.outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return msgspec.json.encode(self.position.open[action]).decode()

    def is_terminal(self) -> bool:
        return not self.position.outcomes and self.position.player < 0

    def returns(self) -> list[float]:
        return self.position.returns

    def __str__(self) -> str:
        position = self.position
        return position.seen(0) + (f" draws {list(position.draws)}" if position.outcomes else "")


class Observer:
    """What a player sees, as a tensor: the codec's vector, and its parts by name."""

    def __init__(self, codec: Codec, kind: Any) -> None:
        self._codec, self._recall = codec, kind.perfect_recall
        self._all = kind.private_info != pyspiel.PrivateInfoType.NONE
        layout = codec.layout
        self.tensor = np.zeros(0 if self._recall else layout.size, np.float32)
        self.dict: dict[str, Any] = {}
        for part in () if self._recall else layout.parts:
            size = int(np.prod(part.shape))
            at = layout.start[part.name]
            self.dict[part.name] = self.tensor[at : at + size].reshape(part.shape)

    def set_from(self, state: GameState, player: int) -> None:
        """Fill the tensor with what the player sees; with zeros before the setup."""
        self.tensor.fill(0)
        position = state.position
        if position.state is not None and not self._recall:
            view = self._codec.game.view(position.state, player)
            self._codec.encode(self.tensor, view, player, ())

    def string_from(self, state: GameState, player: int) -> str:
        """The view as JSON, or with perfect recall all that the player was told."""
        return state.position.told(player) if self._recall else state.position.seen(player)


def _kind(name: str) -> Any:
    """The type of a game as OpenSpiel knows it."""
    game = codec(name).game
    options = {field.name: field.default for field in msgspec.structs.fields(game.options_type)}
    return pyspiel.GameType(
        short_name=f"python_{name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=max(2, game.players[0]),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 2, **options},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of this library. A subclass names it, its `kind`, the most outcomes of a draw (`widest`), and more
    decisions than any match has (`longest`)."""

    name: ClassVar[str]
    kind: ClassVar[Any]
    widest: ClassVar[int]
    longest: ClassVar[int]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        players = int(given.pop("players"))
        self.codec = codec(self.name)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.codec.numbers.size,
            max_chance_outcomes=self.widest,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(self.kind, info, dict(params or {}))
        options = msgspec.convert(given, self.codec.game.options_type)
        self.codec.game.accept(options, Seating.of(players))
        self.start = _Position(self.codec, players, options).settled()

    def new_initial_state(self) -> GameState:
        """Before the setup's first draw."""
        return GameState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player sees; what it was told, with perfect recall."""
        return Observer(self.codec, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class OuchGame(SpielGame):
    """`python_ouch`. Each card is flipped once, and once more where it was reshuffled; then a discard may be asked for,
    or whether an extra turn is taken."""

    name, kind, widest, longest = "ouch", _kind("ouch"), 44, 176


class AlohaPiohaGame(SpielGame):
    """`python_aloha_pioha`. Four players have seven turns of a louse, a tickle and its target."""

    name, kind, widest, longest = "aloha_pioha", _kind("aloha_pioha"), 27, 84


for _game in (OuchGame, AlohaPiohaGame):
    pyspiel.register_game(_game.kind, _game)
