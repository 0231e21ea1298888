"""Functions that raise; in a module whose assertions pytest leaves alone."""

import numpy as np
from numba import njit


@njit
def caught(x, limit):
    y = x
    a = np.full(3, x)
    try:
        if x < limit:
            raise ValueError("no")
        y = a.sum() * x
    except Exception:
        y = x**3
    try:
        y *= a[1]
    finally:
        a[0] = 0
    assert x < 10, "too large"
    return y


@njit
def inner(a, x, i):
    if x * i > 2:
        raise ValueError("at", i, x)
    return a * np.sin(x)


@njit
def raises_below(x, n):
    total = 0.0
    for i in range(n):
        total += inner(np.full(4, x), x, i).sum()
    assert total < 1e6, "assertion"
    return total


@njit
def asserting(x):
    a = np.full(3, x)
    assert a[0] < 1, "too large"
    return (a * a).sum()
