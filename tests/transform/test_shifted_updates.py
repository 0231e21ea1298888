"""Adjoints of stencils, added row by row behind the mirror of their loop: against closed forms, and the order of the primal."""

from functools import cache

import numpy as np
import pytest
from numba import njit, typeof

import numba_enzyme as ne

RNG = np.random.default_rng(3)


@ne.differentiate
def diffusion(u, steps):
    rows, width = u.shape
    old = np.zeros((rows + 2, width))
    old[1:-1] = u
    for _ in range(steps):
        new = np.zeros((rows + 2, width))
        for i in range(1, rows + 1):
            for j in range(1, width - 1):
                c = old[i, j]
                around = old[i - 1, j] + old[i + 1, j] + old[i, j - 1] + old[i, j + 1]
                new[i, j] = c + 0.1 * (1.0 + 0.2 * c * c) * (around - 4.0 * c)
        old = new
    return np.sum(old[1:-1] ** 2)


def diffusion_by_hand(u, steps):
    states = [np.pad(u, ((1, 1), (0, 0)))]
    for _ in range(steps):
        old, new = states[-1], np.zeros_like(states[-1])
        c = old[1:-1, 1:-1]
        around = old[:-2, 1:-1] + old[2:, 1:-1] + old[1:-1, :-2] + old[1:-1, 2:]
        new[1:-1, 1:-1] = c + 0.1 * (1.0 + 0.2 * c * c) * (around - 4.0 * c)
        states.append(new)
    cotangent = 2.0 * states.pop()
    cotangent[[0, -1]] = 0.0
    for old in reversed(states):
        c, given = old[1:-1, 1:-1], cotangent[1:-1, 1:-1]
        around = old[:-2, 1:-1] + old[2:, 1:-1] + old[1:-1, :-2] + old[1:-1, 2:]
        slope = 0.1 * (1.0 + 0.2 * c * c) * given
        cotangent = np.zeros_like(old)
        cotangent[1:-1, 1:-1] = given + 0.04 * c * (around - 4.0 * c) * given - 4.0 * slope
        cotangent[:-2, 1:-1] += slope
        cotangent[2:, 1:-1] += slope
        cotangent[1:-1, :-2] += slope
        cotangent[1:-1, 2:] += slope
    return cotangent[1:-1]


@pytest.mark.parametrize("width", [3, 4, 5, 40, 1200])  # rows of 1200 are more than what lies on the stack
def test_a_stencil_of_two_dimensions(width):
    u = RNG.uniform(0.5, 1.5, (4, width))
    np.testing.assert_allclose(diffusion.grad(u, 5), diffusion_by_hand(u, 5), rtol=1e-12)
    assert waits(diffusion.py_func, u, 5)


@cache
def compiled(function):
    return ne.differentiate(function)


@cache
def without_any_order(function):
    return ne.grad(ne.differentiate(function))


def reference(function, *arguments):
    """The gradient with every addition where the primal has its load."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NUMBA_ENZYME_DISABLE", "any-order")
        return without_any_order(function)(*arguments)


def waits(function, *arguments):
    """Whether additions wait behind the mirror of a loop."""
    return "row by row" in plan_for(function, tuple(map(typeof, arguments)))


@cache
def plan_for(function, types):
    return compiled(function).inspect_gradient(types, view="plan")


@njit
def forwards(x):
    y = np.zeros_like(x)
    for j in range(2, x.size - 1):
        y[j] = np.sin(x[j - 2]) * x[j + 1] + x[j] * x[j - 2]
    return np.sum(y * y)


@njit
def backwards(x):
    y = np.zeros_like(x)
    for j in range(x.size - 3, 0, -1):
        y[j] = x[j - 1] * x[j] * x[j + 2]
    return np.sum(y * y)


@njit
def single(x):
    y = np.zeros_like(x)
    for j in range(1, x.size - 1):
        y[j] = x[j - 1] * x[j + 1]
    return np.sum(y * y)


@njit
def one_value_twice(x):
    y = np.zeros_like(x)
    for j in range(1, x.size):
        s = x[j - 1] + x[j]
        y[j] = s * s * s
    return np.sum(y)


@njit
def two_arrays(x):
    y, z = np.zeros_like(x), np.zeros_like(x)
    for j in range(1, x.size - 1):
        y[j] = x[j - 1] - 2.0 * x[j] + x[j + 1]
    for j in range(1, x.size - 1):
        z[j] = y[j - 1] * x[j] + y[j + 1] * y[j] + x[j + 1]
    return np.sum(z * z)


@njit
def sum_alone(x):
    total = 0.0
    for j in range(x.size - 1):
        total += (x[j + 1] - x[j]) ** 2
    return total


@njit
def exchanged(x):
    a, b = x.copy(), x.copy()
    for _ in range(x.size % 3 + 2):
        for j in range(1, x.size - 1):
            b[j] = a[j - 1] * a[j + 1]
        a, b = b, a
    return np.sum(a)


@njit
def three_in_turn(x):
    a, b, c = x.copy(), x.copy(), x.copy()
    for _ in range(x.size % 3 + 3):
        for j in range(1, x.size - 1):
            c[j] = 2.0 * b[j] - a[j] + 0.1 * (b[j - 1] * b[j + 1] - b[j] * a[j - 1])
        a, b, c = b, c, a
    return np.sum(b)


@pytest.mark.parametrize(
    "function", [forwards, backwards, single, one_value_twice, two_arrays, sum_alone, exchanged, three_in_turn]
)
@pytest.mark.parametrize("size", [3, 4, 9, 33, 5000])
def test_against_the_order_of_the_primal(function, size):
    x = RNG.uniform(0.5, 1.5, size).astype(np.float32 if function is single else np.float64)
    assert waits(function, x)
    expected, rtol = reference(function, x), 1e-5 if function is single else 1e-12
    np.testing.assert_allclose(compiled(function).grad(x), expected, rtol=rtol, atol=rtol * np.max(np.abs(expected)))


def test_shadows_that_are_not_zero_are_added_to():
    x = RNG.uniform(size=50)
    shadow = RNG.uniform(size=50)
    expected = shadow + reference(forwards, x)
    ne.autodiff(ne.differentiate(forwards), ne.Duplicated(x, shadow))
    np.testing.assert_allclose(shadow, expected, rtol=1e-12)


@njit
def in_place(x):
    x = x.copy()
    for j in range(1, x.size - 1):
        x[j] = x[j] * x[j - 1] + x[j + 1]
    return np.sum(x)


@njit
def half_exchanged(x, n):
    """One array may be both."""
    a, b = x.copy(), x.copy()
    for k in range(n[0] % 3 + 2):
        for j in range(1, x.size - 1):
            b[j] = b[j] * a[j - 1] * a[j + 1]
        if k != n[1]:
            a = b
    return np.sum(a)


@njit
def every_second(x):
    y = np.zeros_like(x)
    for j in range(1, x.size // 2 - 1):
        y[j] = x[2 * j - 1] * x[2 * j + 1]
    return np.sum(y * y)


@njit
def by_index(x, n):
    y = np.zeros_like(x)
    for j in range(1, x.size - 1):
        y[j] = x[n[j]] * x[n[j] + 1]
    return np.sum(y * y)


@njit
def by_index_and_counter(x, n):
    y = np.zeros_like(x)
    for j in range(1, 28):
        y[j] = x[n[j] // 2 + j] * x[n[j] // 2 + j + 1]
    return np.sum(y * y)


@njit
def from_one_of_two(x, n):
    z, y = 2.0 * x, np.zeros_like(x)
    for j in range(1, x.size - 1):
        row = z if n[j] % 2 else x
        y[j] = row[j - 1] * row[j + 1]
    return np.sum(y * y)


@njit
def of_rows(x, n):
    rows = x.copy().reshape(6, 10)
    total = 0.0
    for j in range(1, 9):
        row = rows[n[j] % 6]
        total += row[j - 1] * row[j + 1]
    return total


@njit
def under_conditions(x):
    y = np.zeros_like(x)
    for j in range(1, x.size - 1):
        if x[j] > 0.7:
            y[j] = x[j - 1] * x[j + 1]
    return np.sum(y * y)


@njit
def four_times(x):
    total = 0.0
    for j in range(4):
        total += x[j] * x[j + 1] * x[j + 2]
    return total


@njit
def wide(x, y):
    for j in range(y.size):
        near = x[j] + x[j + 8] + x[j + 16] + x[j + 24] + x[j + 32]
        y[j] = (near + x[j + 40] + x[j + 48] + x[j + 56] + x[j + 64]) * y[j]
    return np.sum(y)


def test_what_spreads_over_more_than_half_a_strip_does_not_wait():
    """Of such a group few places are changed once, and none of more loads than a strip has room for."""
    x, y = RNG.uniform(size=264), RNG.uniform(size=200)
    assert not waits(wide, x, y)
    expected = np.zeros(264)
    for shift in range(0, 65, 8):
        expected[shift : shift + 200] += y
    np.testing.assert_allclose(ne.grad(ne.differentiate(wide))(x, y), expected, rtol=1e-12)


DO_NOT = [
    in_place,
    half_exchanged,
    every_second,
    by_index,
    by_index_and_counter,
    from_one_of_two,
    of_rows,
    under_conditions,
    four_times,
]
OF_INTEGERS = (by_index, by_index_and_counter, from_one_of_two, of_rows, half_exchanged)


@pytest.mark.parametrize("function", DO_NOT)
def test_what_does_not_wait(function):
    x = RNG.uniform(0.5, 1.5, 60)
    arguments = (x, RNG.integers(0, 58, 60)) if function in OF_INTEGERS else (x,)
    assert not waits(function, *arguments)
    np.testing.assert_allclose(ne.grad(ne.differentiate(function))(*arguments), reference(function, *arguments), rtol=1e-12)


@njit
def into(x, y):
    for j in range(1, x.size - 1):
        y[j] = x[j - 1] * x[j + 1]
    return np.sum(y * y)


def test_arrays_that_overlap():
    """`autodiff` finds out when it is called; what is compiled for shared memory keeps the order."""
    memory = RNG.uniform(0.5, 1.5, 80)
    for shift in (0, 1, 40):
        values, shadow = memory.copy(), np.zeros(80)
        parts = slice(40), slice(shift, shift + 40)
        ne.autodiff(ne.differentiate(into), *(ne.Duplicated(values[part], shadow[part]) for part in parts))

        def of_memory(m, shift=shift):
            m = m.copy()
            for j in range(1, 39):
                m[shift + j] = m[j - 1] * m[j + 1]
            return np.sum(m[shift : shift + 40] ** 2)

        steps = 1e-6 * np.eye(80)
        differences = [(of_memory(memory + h) - of_memory(memory - h)) / 2e-6 for h in steps]
        np.testing.assert_allclose(shadow, differences, rtol=1e-6, atol=1e-6)


def test_derivatives_of_derivatives_and_compiled_callers_keep_the_order():
    x, v = RNG.uniform(0.5, 1.5, 30), RNG.normal(size=30)
    f = ne.differentiate(forwards)
    gradient = ne.grad(f)
    product, h = ne.hvp(f, (x,), (v,)), 1e-5
    np.testing.assert_allclose(product, (gradient(x + h * v) - gradient(x - h * v)) / (2 * h), rtol=1e-6, atol=1e-6)

    @njit
    def compiled(x):
        return gradient(x)

    np.testing.assert_array_equal(compiled(x), reference(forwards, x))


@njit
def highest(x):
    best = -np.inf
    for j in range(1, x.size - 1):
        height = x[j - 1] + 2.0 * x[j + 1]
        best = height if height > best else best
    return best


@pytest.mark.parametrize("size", [3, 10, 258, 259, 900])  # strips of 256 iterations
def test_a_loop_that_is_left_early_is_left_behind_a_strip(size):
    assert "left early" in plan_for(highest, (typeof(RNG.uniform(size=3)),))
    for peak in (1, (size - 1) // 2, size - 2):
        x, slope = RNG.uniform(0.0, 1.0, size), np.zeros(size)
        x[peak - 1] += 1.0
        x[peak + 1] += 4.0
        slope[peak - 1], slope[peak + 1] = 1.0, 2.0
        np.testing.assert_array_equal(compiled(highest).grad(x), slope)
        assert waits(highest, x)
