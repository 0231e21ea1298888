"""The mistakes that come first, and that their messages say what to write instead."""

import numba
import numpy as np
import pytest
from numba import cuda, njit

import numba_enzyme as ne
from numba_enzyme import Duplicated


@ne.differentiate
def total(x):
    s = 0.0
    for i in range(len(x)):
        s += x[i] * x[i]
    return s


@ne.differentiate
def square(x):
    return x * x


@ne.differentiate(target="cpu")
@cuda.jit
def squares(x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = x[i] * x[i]


X = np.ones(3)
MISTAKES = {
    "an array of integers": (lambda: total.grad(np.arange(3)), r"pass x\.astype\(np\.float64\)"),
    "an integer": (lambda: square.grad(2), r"pass a float \(2\.0, not 2\)"),
    "an array of objects": (lambda: total.grad(np.array([1.0, None])), r"pass an array of numbers, array\.astype"),
    "a string": (lambda: square.grad("a"), "which is not floating"),
    "a vector as result": (lambda: square.grad(X), "needs a scalar-valued function.*use vjp or jacrev"),
    "no annotation": (lambda: ne.autodiff(total, X), r"write Duplicated\(x, dx\) to differentiate it, or Const\(x\)"),
    "a shadow that does not fit": (lambda: ne.autodiff(total, Duplicated(X, np.zeros(4))), "make it with np.zeros_like"),
    "an argument that is not there": (lambda: ne.grad(total, 1)(X), "argnums=1 names an argument that is not there"),
    "no function": (lambda: ne.grad(3.0), "expected an @njit function or a Python function, got float"),
    "object mode": (lambda: ne.differentiate(numba.jit(forceobj=True)(square.py_func)), "decorate it with @njit"),
    "a kernel without a launch": (lambda: squares.grad(X, X), r"say how many blocks and threads"),
    "too many threads": (lambda: squares.grad[1, 2000](X, X), "a block has at most 1024 threads"),
    "a kernel without annotations": (lambda: squares.grad[1, 3](X, X.copy()), r"write Duplicated\(x, dx\)"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_message_says_what_to_do(mistake):
    make, message = MISTAKES[mistake]
    with pytest.raises((ne.EnzymeError, ValueError), match=message):
        make()


def test_a_function_shows_what_is_compiled():
    @ne.differentiate
    def halves(x):
        return 0.5 * x

    assert "halves(x)</code>: differentiable, not compiled yet" in halves._repr_html_()
    halves.grad(1.0)
    shown = halves._repr_html_()
    assert "<code>halves.grad</code></td><td><code>(float64)</code>" in shown and "not compiled" not in shown
    assert "_repr_html_" not in dir(njit(halves.py_func))
