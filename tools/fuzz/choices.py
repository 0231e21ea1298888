"""What the generators of random programs share: repeatable choices, and where in the program they stand."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Choices:
    """Draws from one stream: the same for the same name and seed on every machine."""

    def __init__(self, stream: str, seed: int) -> None:
        self.random = random.Random(f"{stream} {seed}")
        self.counters = 0  # loop counters that have a name
        self.arrays: tuple[str, ...] = ("x",)  # arrays that a statement may name here
        self.helpers: list = []  # functions that may be called
        self.in_helper = False

    def pick(self, options: Sequence[T]) -> T:
        return options[self.random.randrange(len(options))]

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability
