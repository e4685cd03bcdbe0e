"""The ghost of the naive table: A22 to A25, written from the rules text."""

from tests.games.aloha_pioha.naive import ENDS, Hair, Louse, Table, Verdict, resolve

GHOST = 1
READ: dict[tuple[int, ...], int] = {(-1, 0, 1): 0, (0, 1, 2): 1, (2, 3, 4): 3, (3, 4, 5): 4}
"""A23: what the ghost takes a louse for that lies face down, by its back."""


class SoloTable(Table):
    """A match of seat 0 against the ghost, whose tribe is the second."""

    def finish_turn(self) -> None:
        self.turn_up()
        self.draw(self.player)
        self.ghost_turn()
        self.next_seat()

    def ghost_turn(self) -> None:
        """A22."""
        self.draw(GHOST)
        pair, self.hands[GHOST] = self.hands[GHOST], []
        up = not (self.face_down and self.turn in (1, 4, 7))
        for louse in pair:
            louse.up = up
        hair, louse = self.choice(pair)
        ends = [hair.end_of(GHOST), *(end for end in ENDS if not hair.ends[end])]
        end = next(end for end in ends if end is not None)
        hair.ends[end].append(louse)
        self.combs[GHOST] += [other for other in pair if other is not louse]
        if self.is_due(hair):
            self.ghost_tickle(hair)

    def choice(self, pair: list[Louse]) -> tuple[Hair, Louse]:
        """A23. Three hairs and two knots: there is always a place."""
        possible = [hair for hair in self.hairs if hair.open_to(GHOST)]
        behind = [hair for hair in possible if seen(hair).winner != GHOST]
        if behind:
            hairs = sorted(behind, key=lambda hair: hair.points, reverse=True)
        else:
            self.met["the ghost ahead on all hairs"] += 1
            hairs = sorted(possible, key=lambda hair: len(own_lice(hair)))
        for hair in hairs:
            for louse in sorted(pair, key=lambda louse: (louse.force, louse.index)):
                if seen_with(hair, louse).winner == GHOST:
                    return hair, louse
        self.met["the ghost ahead nowhere"] += 1

        def merit(louse: Louse) -> tuple[int, int, int, int]:
            return (lead(hairs[0], louse), -abs(louse.force), -louse.force, -louse.index)

        return hairs[0], max(pair, key=merit)

    def ghost_tickle(self, hair: Hair) -> None:
        """A24."""
        clocks = (
            "strong",
            "weak",
            "double",
            "topsy_turvy",
            "crowd",
            "champions",
            "steel",
            "blindfold",
            "few_and_brave",
        )
        source = next((place for place, kind in enumerate(self.face_up) if kind in clocks), "deck")
        kind = self.put_tickle(source, hair)
        self.met[f"the ghost's {kind}"] += 1
        if kind == "flashlight":
            for louse in hair.ends["left"] + hair.ends["right"]:
                louse.up = True
        self.turn_up()

    def winners(self) -> list[int]:
        return [] if self.reason() == "beaten" else [0]

    def reason(self) -> str:
        """A25."""
        ahead = self.points(0) - self.points(GHOST)
        return "beaten" if ahead <= 0 else "great_win" if ahead >= 5 else "win"


def own_lice(hair: Hair) -> list[Louse]:
    return [louse for end in ENDS for louse in hair.ends[end] if louse.tribe == GHOST]


def seen(hair: Hair) -> Verdict:
    """A23: the hair as the ghost would resolve it now."""
    return resolve(hair, lambda louse: louse.force if louse.up or louse.tribe == GHOST else READ[louse.back])


def seen_with(hair: Hair, louse: Louse) -> Verdict:
    """The same, had the ghost played this louse there."""
    end = hair.open_to(GHOST)[0]
    hair.ends[end].append(louse)
    verdict = seen(hair)
    hair.ends[end].remove(louse)
    return verdict


def lead(hair: Hair, louse: Louse) -> int:
    """A23: how far the ghost would be ahead on a hair that the player holds too."""
    end = hair.open_to(GHOST)[0]
    verdict = seen_with(hair, louse)
    more = verdict.sums[end] - verdict.sums["right" if end == "left" else "left"]
    highest_wins = verdict.broken == (hair.tickle == "topsy_turvy")
    return more if highest_wins else -more
