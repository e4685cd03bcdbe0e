"""Chance that anyone can check: every draw of a match follows from its seed, decision by decision.

`Chance` is what rules draw from. `SeededChance` is the match's own, recomputable by anyone once the server's seed is
published. `QuickChance` serves simulations, where nobody checks and speed counts.
"""

import hashlib
import hmac
import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_WORDS = 1 << 64


def commitment(server_seed: bytes) -> str:
    """What is published before the match begins: SHA-256 of the server's seed, in hex."""
    return hashlib.sha256(server_seed).hexdigest()


def match_seed(server_seed: bytes, match_id: str, entropy: Sequence[str]) -> bytes:
    """The seed of one match: 32 bytes from the server's seed and what each seat handed in.

    `match_id` is a lower-case canonical UUID; `entropy` holds one text a seat, in order, empty where none was given.
    """
    lines = [match_id, *(f"{seat}:{text}" for seat, text in enumerate(entropy))]
    return hmac.digest(server_seed, "\n".join(lines).encode(), "sha256")


def bot_seed(seed: bytes) -> bytes:
    """What a match's bots draw from: 32 bytes that follow from the match's seed and tell nothing of it."""
    return hmac.digest(seed, b"bots", "sha256")


class Chance(ABC):
    """A source of draws. Rules use nothing else: no clock, no global generator."""

    @abstractmethod
    def below(self, n: int) -> int:
        """An integer from 0 to n − 1, each as likely as the others; n is at least 1."""

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """A new list in random order: Fisher–Yates from the last index down, j = below(i + 1)."""
        result = list(items)
        for i in range(len(result) - 1, 0, -1):
            j = self.below(i + 1)
            result[i], result[j] = result[j], result[i]
        return result

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, by one draw of `below(len(items))`."""
        return items[self.below(len(items))]

    def tremor(self, sigma: int) -> int:
        """A near-normal integer of standard deviation `sigma`, without floating point.

        sigma · (Σ of 12 draws below(65536) − 6 · 65535) / 65536, rounded half away from zero.
        """
        scaled = sigma * (sum(self.below(65536) for _ in range(12)) - 6 * 65535)
        magnitude = (2 * abs(scaled) + 65536) // (2 * 65536)
        return magnitude if scaled >= 0 else -magnitude


class SeededChance(Chance):
    """The stream of one decision: block k is HMAC-SHA256(match_seed, "{decision}:{k}"), four 64-bit numbers.

    A decision's stream depends on its number alone, so sending an action again never rolls luck again.
    """

    def __init__(self, seed: bytes, decision: int | str) -> None:
        self._seed = seed
        self._decision = decision
        self._block = 0
        self._words: list[int] = []

    def _next(self) -> int:
        if not self._words:
            block = hmac.digest(self._seed, f"{self._decision}:{self._block}".encode(), "sha256")
            self._block += 1
            self._words = [int.from_bytes(block[i : i + 8], "big") for i in (24, 16, 8, 0)]
        return self._words.pop()

    def below(self, n: int) -> int:
        bound = _WORDS // n * n
        while (x := self._next()) >= bound:
            pass
        return x % n


class QuickChance(Chance):
    """A fast source for simulations: Python's Mersenne Twister, seeded so that a run can be repeated."""

    def __init__(self, seed: int) -> None:
        generator = random.Random(seed)
        self._random = generator.random
        self._bits = generator.getrandbits

    def below(self, n: int) -> int:
        return int(self._random() * n)

    def seed(self) -> int:
        """A fresh 64-bit number, to seed another source."""
        return self._bits(64)
