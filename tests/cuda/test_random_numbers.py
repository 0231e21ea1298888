"""Random numbers of numba.cuda in kernels: constants, drawn once per launch in every mode."""

import numpy as np
import pytest
from fake_device import FakeDriver
from kernel_corpus import kernel
from launched import assert_same, reverse
from numba import cuda
from numba.cuda.random import (
    init_xoroshiro128p_states_cpu,
    xoroshiro128p_dtype,
    xoroshiro128p_normal_float64,
    xoroshiro128p_uniform_float32,
)

from numba_enzyme import Const, Duplicated
from numba_enzyme.api import kernels


@kernel
def noisy(states, x, y, draws):
    i = cuda.grid(1)
    total = 0.0
    for _ in range(draws):
        total += x[i] * x[i] * xoroshiro128p_uniform_float32(states, i)
    y[i] = total + xoroshiro128p_normal_float64(states, i) * x[i]


def seeded(count: int) -> np.ndarray:
    states = np.empty(count, xoroshiro128p_dtype)
    init_xoroshiro128p_states_cpu(states, 7, 0)
    return states


@pytest.mark.on_device
@pytest.mark.parametrize("split", [False, True])
def test_derivatives_are_those_for_the_numbers_that_were_drawn(split):
    x = np.linspace(0.5, 1.5, 16)
    after, y = seeded(16), np.zeros(16)
    noisy[2, 8](after, x, y, 3)
    ahead, shifted = seeded(16), np.zeros(16)
    noisy[2, 8](ahead, x + 1e-6, shifted, 3)
    states, again, dx, dy = seeded(16), np.zeros(16), np.zeros(16), np.ones(16)
    arguments = (Const(states), Duplicated(x, dx), Duplicated(again, dy), 3)
    if split:
        tape = noisy.augmented[2, 8](*arguments)
        noisy.reverse[2, 8](tape, *arguments)
    else:
        noisy.grad[2, 8](*arguments)
    assert np.array_equal(states, after)
    np.testing.assert_allclose(again, y, rtol=1e-14)  # on a device numba-cuda's own code contracts products and sums
    np.testing.assert_allclose(dx, (shifted - y) / 1e-6, rtol=1e-4)


def test_states_are_advanced_once_on_a_device(monkeypatch):
    driver = FakeDriver()
    monkeypatch.setattr(kernels, "cuda_driver", lambda: driver)
    arguments = (seeded(16), np.linspace(0.5, 1.5, 16), np.zeros(16), 3)
    for split in (False, True):
        assert_same(reverse(noisy, (2, 8), arguments, "cuda", split=split), reverse(noisy, (2, 8), arguments, "cpu"))
