"""No memory for the tape, or for a shadow, is a MemoryError: never a dead process."""

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

NEVER = 10**15
"""So many numbers fill more than an address space."""


@njit
def known_length(x, n):
    for _ in range(n):
        x = np.sin(x) * x
    return x


@njit
def nested(x, n):
    for _ in range(n):
        for _ in range(n):
            x = np.sin(x) * x
    return x


@njit
def growing(x, n):
    """The inner length depends on the outer iteration: room is made before each inner loop."""
    for i in range(3):
        for _ in range(i * n):
            x = np.sin(x) * x
    return x


@njit
def triangular(x, n):
    """The innermost loop does not run at first: room for nothing is no lack of memory."""
    for j in range(n):
        for _ in range(j, n):
            s = x
            for _ in range(j):
                s = np.sin(s) * x
            x = s * s + 0.1
    return x


@njit
def array_inside(x, n):
    b = np.zeros(n)
    for i in range(3):
        b[i] = x * i
    return b[2] * b[1]


@njit
def recursive(x, n, depth):
    if depth == 0:
        return known_length(x, n)
    return recursive(x * x, n // (2 - depth % 2), depth - 1) * x


@njit
def below(x, n):
    return recursive(x, n, 3)


@pytest.mark.parametrize("f", [known_length, growing, array_inside, below], ids=lambda f: f.__name__)
@pytest.mark.parametrize("n", [NEVER, 2**61, 2**62 + 3], ids=["large", "product", "sum"])
def test_the_gradient_raises(f, n):
    with pytest.raises((MemoryError, ValueError)):  # numpy.zeros has a ValueError of its own for sizes that are no sizes
        ne.grad(f)(0.5, n)
    with np.errstate(all="ignore"):
        assert ne.grad(f)(0.5, 3) == pytest.approx((f(0.5 + 1e-6, 3) - f(0.5 - 1e-6, 3)) / 2e-6, rel=1e-6)


@pytest.mark.parametrize("n", [2**32, 2**31, 10**8])
def test_products_of_counts_do_not_wrap(n):
    with pytest.raises(MemoryError):
        ne.grad(nested)(0.5, n)


def test_room_for_nothing_is_no_lack_of_memory():
    assert ne.grad(triangular)(0.5, 4) == pytest.approx((triangular(0.5 + 1e-6, 4) - triangular(0.5 - 1e-6, 4)) / 2e-6, rel=1e-6)


def test_forward_mode_and_second_order():
    with pytest.raises(MemoryError):
        ne.jvp(array_inside, (0.5, NEVER), (1.0, None))
    with pytest.raises(MemoryError):
        ne.hessian(known_length)(0.5, NEVER)


def test_inside_njit():
    @njit
    def step(x, n):
        return x - ne.grad(known_length)(x, n)

    with pytest.raises(MemoryError):
        step(0.5, NEVER)
