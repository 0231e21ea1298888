"""`debug_nans`: the first nan or infinity raises, with its line, the operation and its operands."""

import inspect
import math
import pickle

import numpy as np
import pytest
from numba import njit, prange

import numba_enzyme as ne


@ne.differentiate(debug_nans=True)
def softplus(x, k=1.0):
    return math.log(1.0 + math.exp(k * x))


@ne.differentiate(debug_nans=True)
@njit
def chosen(x):
    total = 0.0
    for i in range(x.size):
        root = math.sqrt(x[i]) if x[i] > 0.0 else 0.0
        total += root * 2.0
    return total


@ne.differentiate(debug_nans=True)
@njit
def logarithms(x):
    y = x * 2.0
    for i in range(x.size):
        y[i] = np.log(y[i])
    return y


@ne.differentiate(debug_nans=True)
@njit
def root(x):
    return math.sqrt(x * 2.0)


@ne.differentiate(debug_nans=True, parallel=True)
def in_parallel(x):
    total = 0.0
    for i in prange(x.size):
        total += 1.0 / np.exp(x[i])
    return total


def line_of(function, text):
    lines, first = inspect.getsourcelines(function.py_func)
    return first + next(i for i, line in enumerate(lines) if text in line)


def said(run):
    with pytest.raises(FloatingPointError) as caught:
        run()
    assert type(caught.value).__name__ == "NonFiniteError" and isinstance(caught.value, ne.NonFiniteError)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    return str(caught.value)


def test_the_function_itself():
    assert softplus(1.0, k=2.0) == math.log(1.0 + math.exp(2.0))
    assert f"test_debug_nans.py:{line_of(softplus, 'math.exp')}: exp(800.0)" in said(lambda: softplus(800.0))
    assert np.array_equal(logarithms(np.array([0.5, 1.0])), [0.0, math.log(2.0)])
    assert f":{line_of(logarithms, 'np.log')}: log(0.0)" in said(lambda: logarithms(np.array([1.0, 0.0])))
    assert "log(0.0)" in said(lambda: pickle.loads(pickle.dumps(logarithms))(np.zeros(1)))


def test_derivatives():
    zero = np.array([1.0, 0.0])
    for run in (lambda: softplus.grad(800.0), lambda: ne.jvp(softplus, (800.0,), (1.0,)),
                lambda: ne.hvp(softplus, (800.0,), (1.0,)), lambda: ne.autodiff(softplus, ne.Active(800.0))):  # fmt: skip
        assert "inf at" in said(run) and "exp(800.0)" in said(run)
    assert softplus.grad(1.0) == pytest.approx(1 / (1 + math.exp(-1.0)), rel=1e-14)
    assert ne.hvp(softplus, (0.0,), (1.0,)) == pytest.approx(0.25, rel=1e-14)
    assert "log(0.0)" in said(lambda: ne.grad(lambda x: logarithms(x).sum())(zero))  # called by what is not watched itself
    assert "log(0.0)" in said(lambda: njit(lambda x: logarithms(x).sum())(zero))
    assert "exp(800.0)" in said(lambda: njit(lambda x: ne.grad(softplus)(x))(800.0))


def test_what_the_derivative_alone_makes():
    assert root(0.0) == 0.0
    text = said(lambda: root.grad(0.0))
    assert "the derivative makes inf at" in text and f"test_debug_nans.py:{line_of(root, 'sqrt')}: /(1.0, 0.0)" in text


def test_what_is_not_made_or_not_taken():
    """Numbers that come in, and branches that LLVM computes in advance."""
    assert math.isnan(root.grad(math.nan)) and root(math.inf) == math.inf
    assert chosen(np.array([-1.0, 0.0, 4.0])) == 4.0
    assert np.array_equal(chosen.grad(np.array([-1.0, 0.0, 4.0])), [0.0, 0.0, 0.5])


def test_threads():
    assert "exp(800.0)" in said(lambda: in_parallel.grad(np.array([0.0, 800.0])))


def test_the_environment_variable(monkeypatch):
    monkeypatch.setenv("NUMBA_ENZYME_DEBUG_NANS", "1")
    assert "exp(800.0)" in said(lambda: ne.grad(njit(lambda x: 1.0 / math.exp(x)))(800.0))
