"""Loops whose results follow an input through comparisons only are told; ordinary loops with branches are not."""

import numpy as np
import pytest

from numba_enzyme import differentiate

WORDS = "through comparisons only"
FLOAT, ARRAY = "(float64,)", "(float64[::1],)"


def bisection(a):
    low, high = 0.0, max(a, 1.0)
    for _ in range(60):
        middle = 0.5 * (low + high)
        if middle * middle < a:
            low = middle
        else:
            high = middle
    return 0.5 * (low + high)


def bisection_by_products(a):
    low, high = 0.0, max(a, 1.0)
    for _ in range(60):
        middle = 0.5 * (low + high)
        below = middle * middle < a
        low = low + (middle - low) * below
        high = high + (middle - high) * (not below)
    return 0.5 * (low + high)


def bisection_until_converged(a):
    low, high = 0.0, 10.0
    while high - low > 1e-12:
        middle = 0.5 * (low + high)
        value = np.cos(middle) * a - middle
        if value == 0.0:
            return middle
        if value > 0.0:
            low = middle
        else:
            high = middle
    return low


def golden_section(theta):
    a, b = -2.0, 2.0
    g = 0.6180339887498949
    c, d = b - g * (b - a), a + g * (b - a)
    fc, fd = (c - theta) ** 2, (d - theta) ** 2
    while b - a > 1e-9:
        if fc < fd:
            b, d, fd = d, c, fc
            c = b - g * (b - a)
            fc = (c - theta) ** 2
        else:
            a, c, fc = c, d, fd
            d = a + g * (b - a)
            fd = (d - theta) ** 2
    return 0.5 * (a + b)


def ternary_search(theta):
    low, high = -2.0, 2.0
    for _ in range(80):
        one, other = low + (high - low) / 3, high - (high - low) / 3
        if np.exp(one) - theta * one < np.exp(other) - theta * other:
            high = other
        else:
            low = one
    return low


def search_by_steps(a):
    x = 0.0
    while x * x < a:
        x += 1e-3
    return x


def hits(x):
    total = 0.0
    for i in range(x.size):
        if x[i] > 0.5:
            total += 1.0
    return total / x.size


def counted_hits(x):
    count = 0
    for i in range(x.size):
        if x[i] > 0.5:
            count += 1
    return count / x.size


def halvings(x):
    count = 0
    while x > 1.0:
        x *= 0.5
        count += 1
    return float(count)


def search_by_counts(a):
    x = 0.0
    for i in range(1000):
        x = i * 1e-3
        if x * x > a:
            break
    return x


SEARCHES = [bisection, bisection_by_products, bisection_until_converged, golden_section, ternary_search, search_by_steps, hits,
            counted_hits, halvings, search_by_counts]


@pytest.mark.parametrize("function", SEARCHES)
def test_told(function):
    explanation = differentiate(function).explain(ARRAY if function in (hits, counted_hits) else FLOAT)
    first = function.__code__.co_firstlineno
    lines = [remark.place.line for remark in explanation.remarks if remark.code == "NE807"]
    assert len(lines) == 1 and first < lines[0] < first + 12, lines
    assert WORDS in str(explanation) and WORDS in explanation._repr_html_()


def newton(a):
    x = 1.0
    while abs(x * x - a) > 1e-12:
        x -= (x * x - a) / (2 * x)
    return x


def piecewise_map(x):
    for _ in range(20):
        if x > 1.0:
            x = 0.5 * x
        else:
            x = 1.5 * x + 0.1
    return x


def sums_of_halves(x):
    positive = negative = largest = 0.0
    count = 1.0
    for i in range(x.size):
        if x[i] > 0:
            positive += x[i]
            count += 1.0
        else:
            negative -= x[i] * x[i]
        largest = max(largest, x[i])
    return positive / count + negative + largest


def clamped(x):
    v, t = 0.0, 0.0
    for i in range(x.size):
        v += x[i] * 0.1
        if v > x[0]:
            v = x[0]
        t += 0.1
    return v * t


def checked(x):
    total, weight = 0.0, 1.0
    for i in range(x.size):
        if x[i] < 0:
            raise ValueError("negative")
        weight *= 0.5
        total += weight * np.sqrt(x[i])
    return total + weight


def newton_and_its_steps(a):
    x, count = 1.0, 0
    while abs(x * x - a) > 1e-12:
        x -= (x * x - a) / (2 * x)
        count += 1
    return x * count


def mean_of_positive(x):
    total, count = 0.0, 0
    for i in range(x.size):
        if x[i] > 0:
            total += x[i]
            count += 1
    return total / count


def largest(x):
    best = 0
    for i in range(x.size):
        if x[i] > x[best]:
            best = i
    return x[best]


def weighted(x):
    total = 0.0
    for i in range(x.size):
        total += x[i] * i
    return total


NOT_TOLD = [newton, piecewise_map, sums_of_halves, clamped, checked, newton_and_its_steps, mean_of_positive, largest, weighted]


@pytest.mark.parametrize("function", NOT_TOLD)
def test_not_told(function):
    signature = FLOAT if function in (newton, piecewise_map, newton_and_its_steps) else ARRAY
    assert WORDS not in str(differentiate(function).explain(signature))
