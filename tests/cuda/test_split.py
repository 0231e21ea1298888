"""Split mode: the primal now, its reverse sweep later."""

import os

import numpy as np
import pytest
from kernel_corpus import CASES
from numba import cuda

from numba_enzyme import Const, Duplicated, EnzymeError, differentiate

NAMES = ["saxpy", "reversal", "time_loop", "local_array", "warp_sum", "scatter", "block_scalar"]


def annotated(name, random):
    """Two sets of equal arguments, all floating ones with shadows."""
    arguments = CASES[name][2]
    seeds = [random.uniform(-1, 1, np.shape(a)) if isinstance(a, np.ndarray) else np.zeros(1) for a in arguments]
    made = []
    for _ in range(2):
        pairs = zip(arguments, seeds, strict=True)
        made.append([Duplicated(np.copy(a) if isinstance(a, np.ndarray) else a, s.copy())
                     if np.asarray(a).dtype.kind == "f" else Const(a) for a, s in pairs])  # fmt: skip
    return made


@pytest.mark.on_device
@pytest.mark.parametrize("name", NAMES)
def test_halves_are_the_combined_gradient(name):
    kernel, launch, _, _ = CASES[name]
    whole, halves = annotated(name, np.random.default_rng(0))
    kernel.grad[launch](*whole)
    tape = kernel.augmented[launch](*halves)
    after = [np.copy(h.primal) for h in halves if isinstance(h, Duplicated)]
    for h in halves:  # other kernels run in between, and overwrite what they like
        if isinstance(h, Duplicated) and isinstance(h.primal, np.ndarray):
            h.primal[...] = np.nan
    kernel.reverse[launch](tape, *halves)
    kept = [w for w in whole if isinstance(w, Duplicated)]
    ordered = os.environ.get("NUMBA_ENZYME_CUDA_TARGET") != "cuda"  # atomic sums of a device come in any order
    assert all(np.allclose(a, w.primal, rtol=0 if ordered else 1e-14, atol=0) for a, w in zip(after, kept, strict=True))
    for w, h in zip(kept, [h for h in halves if isinstance(h, Duplicated)], strict=True):
        assert np.allclose(w.shadow, h.shadow, rtol=1e-12, atol=1e-14)


@differentiate(target="cpu")
@cuda.jit
def square(x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = x[i] * x[i]


@pytest.mark.on_device
def test_two_steps_in_reverse_order():
    x, y, z = np.arange(1.0, 6.0), np.zeros(5), np.zeros(5)
    dx, dy, dz = np.zeros(5), np.zeros(5), np.ones(5)
    first = square.augmented[1, 5](Duplicated(x, dx), Duplicated(y, dy))
    second = square.augmented[1, 5](Duplicated(y, dy), Duplicated(z, dz))
    square.reverse[1, 5](second, Duplicated(y, dy), Duplicated(z, dz))
    square.reverse[1, 5](first, Duplicated(x, dx), Duplicated(y, dy))
    assert np.allclose(z, x**4) and np.allclose(dx, 4 * x**3)


@pytest.mark.on_device
def test_a_tape_is_used_once_and_for_its_own_launch():
    arguments = Duplicated(np.ones(5), np.zeros(5)), Duplicated(np.zeros(5), np.ones(5))
    tape = square.augmented[1, 5](*arguments)
    with pytest.raises(EnzymeError, match="another launch"):
        square.reverse[2, 5](tape, *arguments)
    square.reverse[1, 5](tape, *arguments)
    with pytest.raises(EnzymeError, match="has been used"):
        square.reverse[1, 5](tape, *arguments)
    with pytest.raises(EnzymeError, match="takes the tape first"):
        square.reverse[1, 5](*arguments)
    del tape
    square.augmented[1, 5](*arguments)  # given up


def test_bytes_before_the_launch():
    arguments = Duplicated(np.ones(5), np.zeros(5)), Duplicated(np.zeros(5), np.ones(5))
    assert square.tape_bytes[2, 5](*arguments) >= 2 * 5 * 8
    name = "time_loop"
    with pytest.raises(EnzymeError, match="only the run tells"):
        CASES[name][0].tape_bytes[CASES[name][1]](*annotated(name, np.random.default_rng(0))[0])
