"""What the registry holds about one model problem.

    kernel = kernels.get("gmm")
    args = kernel.inputs("test")
    loss = kernel.primal(*args)
    shadows = kernel.shadows(args)
    kernel.adjoint(*args, *shadows)          # the shadows now hold the gradient
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

SIZES = ("test", "bench", "large")


@dataclass(frozen=True)
class Kernel:
    """One model problem.

    ``active``: positions of the arguments that carry derivatives, all of them arrays. ``outputs``: those of them that the primal
    overwrites; a kernel without outputs returns a scalar loss. ``adjoint(*args, *shadows)``: the hand-written reverse sweep, one
    shadow per active argument in order, with Enzyme's meaning: the shadows of inputs are added to, those of outputs hold the
    cotangent on entry and zero on return; a returned loss is seeded with 1. ``timed_primal``: what a benchmark times in place of
    ``primal`` where Numba alone compiles the primal to something of a worse order (see ``notes``). ``comparable`` is false where
    the adjoint is a closed form of another order than the primal: a witness, but no measure of what a gradient has to cost.
    """

    name: str
    primal: Any
    inputs: Callable[..., tuple]
    active: tuple[int, ...]
    adjoint: Any = None
    outputs: tuple[int, ...] = ()
    timed_primal: Any = None
    comparable: bool = True
    notes: str = ""

    @property
    def summary(self) -> str:
        """First line of the problem's own documentation."""
        return (self.primal.py_func.__doc__ or "").strip().split("\n")[0]

    @property
    def gradient_inputs(self) -> tuple[int, ...]:
        """Active arguments whose gradient is wanted: those that are not mere outputs."""
        return tuple(position for position in self.active if position not in self.outputs)

    def shadows(self, args: tuple, seed: int = 1) -> list[np.ndarray]:
        """Fresh shadows for reverse mode: zeros, and random cotangents for the outputs."""
        rng = np.random.default_rng(seed)
        return [
            rng.standard_normal(args[i].shape).astype(args[i].dtype) if i in self.outputs else np.zeros_like(args[i])
            for i in self.active
        ]

    def tangents(self, args: tuple, seed: int = 2) -> list[np.ndarray]:
        """Fresh shadows for forward mode: random tangents, and zeros for the outputs."""
        rng = np.random.default_rng(seed)
        return [np.zeros_like(args[i]) if i in self.outputs else random_like(rng, args[i]) for i in self.active]

    def gradient_by_hand(self, args: tuple, seed: int = 1) -> list[np.ndarray]:
        """Gradients with respect to ``gradient_inputs`` from the hand-written adjoint."""
        shadows = self.shadows(args, seed)
        self.adjoint(*args, *shadows)
        return [shadow for i, shadow in zip(self.active, shadows, strict=True) if i not in self.outputs]


def random_like(rng: np.random.Generator, array: np.ndarray) -> np.ndarray:
    """Standard normal numbers of the array's shape and dtype, complex ones included."""
    values = rng.standard_normal(array.shape)
    if np.iscomplexobj(array):
        values = values + 1j * rng.standard_normal(array.shape)
    return values.astype(array.dtype)
