"""Four iterations of a loop around a recurrence run side by side where they do not know of each other, and change no bit."""

import inspect

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

RANDOM = np.random.default_rng(5)


def horner(c, x):
    total = 0.0
    for i in range(x.size):
        value = 0.0
        for j in range(c.size):
            value = value * x[i] + c[j]
        total += value * value
    return total


def monomials(c, x):
    """Two recurrences, and one that begins with what the iteration of the outer loop has made."""
    total = 0.0
    for i in range(x.size):
        residual, power = x[i] * x[i], 1.0
        for j in range(c.size):
            residual -= c[j] * power
            power *= x[i]
        total += 0.5 * residual * residual
    return total


def legendre(c, x):
    """Bonnet's recursion; the loop counts from two on."""
    out = np.empty(x.size, x.dtype)
    for i in range(x.size):
        before, now, value = 1.0 + 0.0 * x[i], x[i], c[0] + c[1] * x[i]
        for n in range(2, c.size):
            before, now = now, ((2 * n - 1) * x[i] * now - (n - 1) * before) / n
            value += c[n] * now
        out[i] = value
    return np.sum(out * out)


def logistic(c, x):
    """The loop counts down; behind it, the last value counts."""
    total, last = 0.0 * c[0], 0.0 * c[0]
    for i in range(x.size):
        value = 0.5 + 0.1 * x[i]
        for _ in range(c.size):
            value = c[0] * value * (1.0 - value)
        last = value
        total += value
    return total * last


def several_totals(c, x):
    """One waits for another, one counts."""
    total, product, count = 0.0 * c[0], 1.0 + 0.0 * c[0], 0
    for i in range(x.size):
        value = 1.0 + 0.0 * c[0]
        for j in range(c.size):
            value = value * x[i] + c[j]
        total += value
        product = product * 0.9 + 0.01 * total
        count += i * i
    return total * product + count


def by_threes(c, x):
    """The loop counts its iterations, too; two numbers are exchanged."""
    first, second = 0.0 * c[0], 1.0 + 0.0 * c[0]
    for i in range(1, x.size, 3):
        value = 1.0 + 0.0 * c[0]
        for j in range(c.size):
            value = value * x[i] + c[j]
        first, second = second, first * 0.5 + value * i
    return first * second


def where_there_are_terms(c, x):
    """What is made of a recurrence that does not run is what it begins with."""
    out = np.zeros(x.size + 1, x.dtype)
    for i in range(x.size):
        value = x[i]
        for j in range(c.size):
            value = value * c[j] + x[i]
        out[i] = value
    return np.sum(out * x[:1].sum() if x.size else out)


def goes_on(c, x):
    """The recurrence begins with what the one before has left: no two at a time."""
    total, value = 0.0 * c[0], 1.0 + 0.0 * c[0]
    for i in range(x.size):
        for j in range(c.size):
            value = value * 0.5 * x[i] + c[j]
        total += value
    return total


def reads_the_last(c, x):
    """What is written is read before the next recurrence."""
    out = np.ones(x.size + 1, x.dtype)
    for i in range(x.size):
        value = out[i]
        for j in range(c.size):
            value = value * 0.5 * x[i] + c[j]
        out[i + 1] = value
    return np.sum(out * out)


def chosen(c, x):
    """Comparisons decide."""
    total = 0.0 * c[0]
    for i in range(x.size):
        value = x[i]
        for j in range(c.size):
            value = c[j] * value if (value * c[j]).real > 0.1 else c[j]
        total += value
    return total


def short(c, x):
    """The inner loop will be no loop."""
    total = 0.0 * c[0]
    for i in range(x.size):
        value = x[i]
        for j in range(3):
            value = c[j] * value * value
        total += value
    return total


def called(c, x):
    """Sines are made one by one."""
    total = 0.0 * c[0]
    for i in range(x.size):
        value = x[i]
        for j in range(c.size):
            value = np.sin(value) * c[j]
        total += value
    return total


def row_of(c, x):
    """Plain sums are vectors without that."""
    total = 0.0 * c[0]
    for i in range(x.size):
        value = 0.0 * c[0]
        for j in range(c.size):
            value += c[j] * x[i]
        total += value * value
    return total


BY_FOURS = (horner, monomials, legendre, logistic, several_totals, by_threes, where_there_are_terms)
ONE_BY_ONE = (goes_on, reads_the_last, chosen, short, called, row_of)


def by_complex_steps(f, given, place):
    """The gradient from complex steps through the Python function, which knows nothing of loops that were moved."""
    gradient = np.zeros(given[place].shape)
    for k in range(gradient.size):
        moved = [np.array(x, complex) for x in given]
        moved[place][k] += 1e-40j
        gradient[k] = f(*moved).imag / 1e-40
    return gradient


@pytest.mark.parametrize("f", BY_FOURS + ONE_BY_ONE, ids=lambda f: f.__name__)
def test_gradients_and_tangents(f, made):
    compiled = njit(f)
    differentiated = ne.value_and_grad(compiled, argnums=(0, 1))
    for n in (0, 1, 3, 4, 7, 8, 13):
        given = RANDOM.uniform(0.2, 1.2, 9), RANDOM.uniform(-0.9, 0.9, n)
        value, gradients = differentiated(*given)
        assert value == compiled(*given)
        tangents = RANDOM.normal(size=9), RANDOM.normal(size=n)
        slope = ne.jvp(compiled, given, tangents)[1]
        for place, gradient in enumerate(gradients):
            np.testing.assert_allclose(gradient, by_complex_steps(f, given, place), rtol=1e-11, atol=1e-12)
        assert slope == pytest.approx(sum(np.dot(g, t) for g, t in zip(gradients, tangents, strict=True)), rel=1e-11, abs=1e-12)
    assert bool(made) == (f in BY_FOURS)


def test_recurrences_without_a_term():
    compiled = njit(where_there_are_terms)
    given = np.zeros(0), RANDOM.uniform(-0.9, 0.9, 6)
    value, (_, gradient) = ne.value_and_grad(compiled, argnums=(0, 1))(*given)
    assert value == compiled(*given)
    np.testing.assert_allclose(gradient, by_complex_steps(where_there_are_terms, given, 1), rtol=1e-12)


def test_second_order(made):
    compiled = njit(monomials)
    given = RANDOM.uniform(0.2, 1.2, 9), RANDOM.uniform(-0.9, 0.9, 6)
    along = RANDOM.normal(size=9), RANDOM.normal(size=6)
    found = ne.hvp(compiled, given, along)
    assert bool(made)
    gradient = ne.grad(compiled, argnums=(0, 1))
    ahead, behind = (gradient(*(x + h * t for x, t in zip(given, along, strict=True))) for h in (1e-5, -1e-5))
    for product, up, down in zip(found, ahead, behind, strict=True):
        np.testing.assert_allclose(product, (up - down) / 2e-5, rtol=1e-6, atol=1e-6)


def test_paths_of_a_random_walk(made):
    """Of a payoff, by its closed form: what a path ends with is a product."""
    @njit
    def payoff(z, start, sigma):
        total = 0.0
        for p in range(z.shape[0]):
            s = start
            for t in range(z.shape[1]):
                s *= 1.0 + sigma * z[p, t]
            total += max(s - 1.0, 0.0)
        return total / z.shape[0]

    z = RANDOM.normal(size=(101, 20)) * 0.1
    value, (by_z, by_start, by_sigma) = ne.value_and_grad(payoff, argnums=(0, 1, 2))(z, 1.0, 0.3)
    assert value == payoff(z, 1.0, 0.3) and bool(made)
    ends = np.prod(1.0 + 0.3 * z, axis=1)
    paid = np.where(ends > 1.0, ends, 0.0) / 101
    np.testing.assert_allclose(by_z, 0.3 * paid[:, None] / (1.0 + 0.3 * z), rtol=1e-12)
    assert by_start == pytest.approx(np.sum(paid), rel=1e-12)
    assert by_sigma == pytest.approx(np.sum(paid[:, None] * z / (1.0 + 0.3 * z)), rel=1e-11)


def test_the_switch(made, monkeypatch):
    monkeypatch.setenv("NUMBA_ENZYME_DISABLE", "loop-interchange")
    ne.grad(njit(horner))(np.ones(9), np.ones(5))
    assert not made


def test_the_recurrence_is_explained():
    found = ne.differentiate(njit(horner)).explain(np.ones(9), np.ones(5)).remarks
    assert ("NE811", inspect.getsourcelines(horner)[1] + 2) in {(remark.code, remark.place.line) for remark in found}
