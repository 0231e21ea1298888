"""What preparation decides is told by `explain()`: of each loop and array, with its line."""

import inspect

import numpy as np
from numba import njit

import numba_enzyme as ne


def columns(u, v):
    out = np.zeros(v.shape[1])
    for j in range(v.shape[1]):
        t = 0.0
        for k in range(u.size):
            t += u[k] * v[k, j]
        out[j] = t
    return np.sum(out * out)


def three(x):
    p = np.empty(3)
    for i in range(3):
        p[i] = x[i] * x[i]
    return p[0] * p[1] + p[2]


def line_of(function, text):
    lines, first = inspect.getsourcelines(function)
    return first + next(i for i, line in enumerate(lines) if text in line)


def remarks(function, *arguments):
    made = ne.differentiate(njit(function))
    return {(r.code, r.place.line) for r in made.explain(*arguments).remarks}


def test_interchanged_loops_are_told():
    found = remarks(columns, np.ones(5), np.ones((5, 7)))
    assert ("NE811", line_of(columns, "for j in")) in found


def test_arrays_that_become_variables_are_told():
    found = remarks(three, np.ones(3))
    assert ("NE814", line_of(three, "np.empty")) in found
