"""Sums down columns are exchanged with the loop along rows where that changes no bit of them, and only there."""

import os
from unittest import mock

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme.testing import check_grads
from numba_enzyme.transform.prepare import interchange
from tests.interpreted import differences

RANDOM = np.random.default_rng(5)
A, B, OUT = RANDOM.standard_normal((4, 3)), RANDOM.standard_normal((3, 5)), RANDOM.standard_normal((4, 5))


@njit
def product(a, b, out):
    for i in range(a.shape[0]):
        for j in range(b.shape[1]):
            total = 0.0
            for k in range(a.shape[1]):
                total += a[i, k] * b[k, j]
            out[i, j] = total
    return np.sum(out * out)


@njit
def residual(a, b, out):
    """The sum begins with what is read, is taken away from, and stands in a function of its own."""
    error = np.zeros_like(out)
    for i in range(a.shape[0]):
        residual_of_row(a, b, out, error, i)
    return np.sum(error * error * error)


@njit
def residual_of_row(a, b, out, error, i):
    for j in range(b.shape[1]):
        total = np.sin(out[i, j])
        for k in range(a.shape[1]):
            total -= a[i, k] * np.cos(b[k, j])
        error[i, j] = total


@njit
def down_a_column(a, b, out):
    """From the last column on: Numba tests for indices below zero, so LLVM sees no line."""
    sums = np.zeros(b.shape[1])
    for j in range(b.shape[1] - 1, -1, -1):
        total = 1.0
        for k in range(b.shape[0]):
            total += b[k, j] * a[0, k] * a[1, k]
        sums[j] = total
    return np.sum(sums * out[0, : b.shape[1]])


@njit
def weighted(a, b, out):
    """What changes along the row is worked out in front of the sum."""
    for j in range(b.shape[1]):
        weight = np.exp(0.1 * out[1, j])
        total = weight
        for k in range(b.shape[0]):
            total += weight * b[k, j]
        out[0, j] = total
    return np.sum(out[0] * out[0])


@njit
def repeated(a, b, out):
    """The sums of a step are what the next one adds up."""
    state = b.copy()
    sums = np.empty(b.shape[1])
    for _ in range(3):
        for j in range(b.shape[1]):
            total = 0.0
            for k in range(b.shape[0]):
                total += a[0, k] * state[k, j] * state[k, j]
            sums[j] = total
        for k in range(b.shape[0]):
            for j in range(b.shape[1]):
                state[k, j] -= 0.1 * sums[j] * out[0, j]
    return np.sum(state)


@njit
def some_of_them(a, b, out):
    for j in range(1, b.shape[1]):
        total = 1.0
        for k in range(0, b.shape[0], 2):
            total += b[k, j] * a[0, k] * a[1, k]
        out[1, j - 1] = total
    return np.sum(out * out)


TAKEN = (product, residual, some_of_them, repeated)


@njit
def overwritten(a, b, out):
    """The next sums read what these have written."""
    for j in range(b.shape[1]):
        total = 0.0
        for k in range(b.shape[0]):
            total += a[0, k] * b[k, j]
        b[1, j] = total
    return np.sum(b)


@njit
def in_one_place(a, b, out):
    for j in range(b.shape[1]):
        total = 0.0
        for k in range(b.shape[0]):
            total += a[0, k] * b[k, j]
        out[0, 0] = total
    return np.sum(out)


@njit
def in_a_column(a, b, out):
    other = np.empty((b.shape[1], 2))
    for j in range(b.shape[1]):
        total = 0.0
        for k in range(b.shape[0]):
            total += a[0, k] * b[k, j]
        other[j, 0] = total
    return np.sum(other[:, 0] * out[0, : b.shape[1]])


@njit
def triangle(a, b, out):
    for j in range(b.shape[1]):
        total = 0.0
        for k in range(min(j, b.shape[0])):
            total += a[0, k] * b[k, j]
        out[0, j] = total
    return np.sum(out)


@njit
def two_sums(a, b, out):
    for j in range(b.shape[1]):
        total, other = 0.0, 1.0
        for k in range(b.shape[0]):
            total += a[0, k] * b[k, j]
            other *= b[k, j]
        out[0, j] = total + other
    return np.sum(out)


@njit
def told_twice(a, b, out):
    largest = 0.0
    for j in range(b.shape[1]):
        total = 0.0
        for k in range(b.shape[0]):
            total += a[0, k] * b[k, j]
        out[0, j] = total
        largest = max(largest, total)
    return np.sum(out) + largest


@njit
def until_large(a, b, out):
    for j in range(b.shape[1]):
        total, k = 0.0, 0
        while k < b.shape[0] and total < 1.0:
            total += abs(b[k, j])
            k += 1
        out[0, j] = total
    return np.sum(out)


@njit
def along_rows(a, b, out):
    """It is as it should be."""
    for i in range(a.shape[0]):
        total = 0.0
        for k in range(a.shape[1]):
            total += a[i, k] * a[i, k]
        out[0, i] = total
    return np.sum(out)


@njit
def changed_later(a, b, out):
    """The sum is not what is kept."""
    for j in range(b.shape[1]):
        total = 0.0
        for k in range(b.shape[0]):
            total += a[0, k] * b[k, j]
        out[0, j] = total * total
    return np.sum(out)


@njit
def each_from_the_last(a, b, out):
    """The sum begins with the one before it."""
    for j in range(1, b.shape[1]):
        total = out[0, j - 1]
        for k in range(b.shape[0]):
            total += a[0, k] * b[k, j]
        out[0, j] = total
    return np.sum(out)


@njit
def costly_weights(a, b, out):
    """What is worked out once for each sum would be worked out for each term."""
    sums = np.zeros(b.shape[1])
    for j in range(b.shape[1]):
        weight = np.exp(0.1 * out[1, j])
        total = weight
        for k in range(b.shape[0]):
            total += weight * b[k, j]
        sums[j] = total
    return np.sum(sums * sums)


LEFT = (overwritten, in_one_place, in_a_column, triangle, two_sums, told_twice, until_large, along_rows, changed_later,
        each_from_the_last, weighted, down_a_column, costly_weights)  # fmt: skip


def gradients(f, *args, off: str = ""):
    """The value, and the gradients by all arguments."""
    with mock.patch.dict(os.environ, {"NUMBA_ENZYME_DISABLE": off}):
        return ne.value_and_grad(f, argnums=(0, 1, 2))(*(x.copy() for x in args))


@pytest.fixture
def exchanged(monkeypatch):
    seen = []
    original = interchange._interchange
    monkeypatch.setattr(interchange, "_interchange", lambda module, nest: (seen.append(nest), original(module, nest)))
    return seen


@pytest.mark.parametrize("f", [*TAKEN, *LEFT], ids=lambda f: f.__name__)
def test_gradients_and_values(f, exchanged):
    taken, left = (njit(f.py_func) for _ in range(2))  # where no loops are exchanged the judge is the interpreter
    for n, k, m in ((4, 3, 5), (2, 3, 1), (2, 4, 3)):
        args = (A[:1, :1] * RANDOM.uniform(0.5, 1.5, (n, k)),
                *(RANDOM.uniform(-0.9, 0.9, shape) for shape in ((k, m), (n, m + n))))  # fmt: skip
        value, found = gradients(taken, *args)
        assert bool(exchanged) == (f in TAKEN)
        assert value == f(*(x.copy() for x in args))
        if f in LEFT:
            for place, one in enumerate(found):
                np.testing.assert_allclose(one, differences(f.py_func, args, place), rtol=1e-8, atol=1e-9)
            continue
        _, expected = gradients(left, *args, off="loop-interchange")
        for one, other in zip(found, expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-13, atol=1e-14)


@pytest.mark.parametrize("f", [
    product, *(pytest.param(f, marks=pytest.mark.slow) for f in TAKEN if f is not product),
], ids=lambda f: f.__name__)  # fmt: skip
def test_both_modes(f):
    check_grads(f, (A, B, OUT))


@pytest.mark.parametrize("shapes", [((0, 3), (3, 5)), ((4, 0), (0, 5)), ((4, 3), (3, 0)), ((1, 1), (1, 1))])
def test_nothing_to_add_up(shapes):
    a, b = (np.ones(shape) for shape in shapes)
    out = np.full((shapes[0][0], shapes[1][1]), 7.0)
    value, found = gradients(product, a, b, out)
    wanted = a @ b
    assert value == np.sum(wanted * wanted)
    np.testing.assert_array_equal(found[0], 2 * wanted @ b.T)
    np.testing.assert_array_equal(found[1], 2 * a.T @ wanted)
    np.testing.assert_array_equal(found[2], 0.0)


def test_single_precision():
    value, found = gradients(product, *(x.astype(np.float32) for x in (A, B, OUT)))
    assert value == product(*(x.astype(np.float32) for x in (A, B, OUT)))
    np.testing.assert_allclose(found[0], 2 * (A @ B) @ B.T, rtol=1e-4)
