"""What checkpoints cost and save: a time loop of n steps over an array, with k states, and with a checkpointed step.

    python -m bench.checkpointing [steps [size]]        a table of bytes and times
"""

from __future__ import annotations

import ctypes
import os
import sys

import llvmlite.binding as llvm
import numpy as np
from numba import njit

import numba_enzyme as ne
from numba_enzyme.testing.demonstration import least_seconds

ROUNDS = 9


@njit
def advance(old, new, c, dt):
    """One explicit step of viscous Burgers flow."""
    n = len(old)
    for i in range(1, n - 1):
        new[i] = old[i] - dt * old[i] * (old[i] - old[i - 1]) + c[i] * dt * (old[i + 1] - 2.0 * old[i] + old[i - 1])
    new[0], new[n - 1] = old[0], old[n - 1]


def loss_of(step, **options):
    def loss(u, c, dt, steps):
        old, new = u.copy(), np.empty_like(u)
        for _ in range(steps):
            step(old, new, c, dt)
            old, new = new, old
        return np.sum(old * old)

    return ne.differentiate(loss, **options)


class Witness:
    """Counts the bytes that the derivatives hold; for code that is compiled while it is there."""

    def __init__(self) -> None:
        libc = ctypes.CDLL(None)
        libc.malloc.restype, libc.malloc.argtypes, libc.free.argtypes = ctypes.c_void_p, [ctypes.c_size_t], [ctypes.c_void_p]
        self.sizes: dict[int, int] = {}
        self.now = self.peak = 0

        def malloc(size):
            place = libc.malloc(size)
            self.sizes[place] = size
            self.now += size
            self.peak = max(self.peak, self.now)
            return place

        def free(place):
            self.now -= self.sizes.pop(place, 0)
            libc.free(place)

        self.functions = (ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_size_t)(malloc),
                          ctypes.CFUNCTYPE(None, ctypes.c_void_p)(free))  # fmt: skip
        for name, function in zip(("malloc", "free"), self.functions, strict=True):
            llvm.add_symbol(name, ctypes.cast(function, ctypes.c_void_p).value)


def variants():
    yield "everything", loss_of(advance)
    yield "`ne.checkpoint(step)`", loss_of(ne.checkpoint(advance))
    for k in (2, 5, 10, 20, 50, 100):
        yield f"`checkpoints={k}`", loss_of(advance, checkpoints=k)


def main() -> None:
    steps, size = (*map(int, sys.argv[1:]), *(1000, 1000)[len(sys.argv) - 1 :])
    random = np.random.default_rng(0)
    arguments = random.random(size), random.random(size), 0.1, steps
    times = {}
    for name, loss in variants():
        gradient = ne.grad(loss, argnums=(0, 1))
        times[name] = least_seconds(lambda gradient=gradient: gradient(*arguments), ROUNDS)
    primal = least_seconds(lambda loss=loss: loss(*arguments), ROUNDS)
    os.environ["NUMBA_ENZYME_DISABLE"] = "tape-pool"  # kept buffers would not be counted
    witness = Witness()
    print(f"{steps} steps, {size} numbers; the primal takes {primal * 1e3:.2f} ms")
    print("| kept | peak of the tape | gradient / primal | / gradient that keeps everything |")
    for name, loss in variants():
        gradient = ne.grad(loss, argnums=(0, 1))
        gradient(*arguments)
        witness.peak = witness.now
        gradient(*arguments)
        own, all_ = times[name], times["everything"]
        print(f"| {name} | {witness.peak / 1e6:.2f} MB | {own / primal:.1f} | {own / all_:.1f} |", flush=True)


if __name__ == "__main__":
    main()
