"""`explain()` tells of numbers with a derivative that go through a constant argument, and of nothing else."""

import warnings

import numpy as np
import pytest
from numba import cuda, njit

import numba_enzyme as ne
from numba_enzyme import Const, Duplicated


@njit
def through_scratch(x, w):
    for j in range(w.size):
        w[j] = x[0] ** 2 * j  # here
    total = 0.0
    for j in range(w.size):
        total += w[w.size - 1 - j] * j
    return total


@njit
def into_an_output(x, w):
    for j in range(w.size):
        w[j] = x[0] ** 2 * j
    return x[0] * x[1]


@njit
def added_to_an_output(x, w):
    for j in range(w.size):
        w[j] += x[0] ** 2 * j
    return x[0] * x[1]


@njit
def read_alone(x, w):
    return x[0] * w[0] + x[1] * w[1]


@njit
def constants_in_scratch(x, w):
    for j in range(w.size):
        w[j] = j * 2.0
    return x[0] * w[w.size - 1]


def warned(function, scratch):
    explanation = ne.differentiate(function).explain(Duplicated(np.ones(2), np.zeros(2)), scratch)
    return [remark for remark in explanation.warnings if remark.code == "NE809"], str(explanation)


def test_scratch_without_a_shadow():
    (remark,), text = warned(through_scratch, Const(np.ones(3)))
    assert remark.place.line == through_scratch.py_func.__code__.co_firstlineno + 3
    assert "stored into a constant argument that is read again" in text and "unless the argument gets a shadow" in text


def test_the_compiler_warns_too():
    @njit
    def summed(x, w):
        w[0] = np.exp(x[0])
        return np.sum(w)

    line = summed.py_func.__code__.co_firstlineno + 2
    with pytest.warns(UserWarning, match=rf"NE809 in `.*summed`: .*\(test_lost_derivatives.py:{line}\)"):
        ne.autodiff(summed, Duplicated(np.ones(2), np.zeros(2)), Const(np.ones(3)))


def test_the_warning_may_be_made_an_error():
    @njit
    def summed(x, w):
        w[0] = np.exp(x[0])
        return np.sum(w)

    def derivative():
        x = Duplicated(np.ones(2), np.zeros(2))
        ne.autodiff(summed, x, Const(np.ones(3)))
        return x.shadow

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for _ in range(2):  # nothing half made is kept
            with pytest.raises(UserWarning, match=r"NE809 in `.*summed`"):
                derivative()
    with pytest.warns(UserWarning, match="NE809"):
        np.testing.assert_array_equal(derivative(), [0.0, 0.0])


def test_scratch_with_a_shadow_has_the_derivative():
    found, _ = warned(through_scratch, Duplicated(np.ones(3), np.zeros(3)))
    assert not found
    assert ne.grad(through_scratch)(np.array([3.0, 1.0]), np.ones(3)) == pytest.approx([2 * 3.0 * 1.0, 0.0])  # 2*0 + 1*1 + 0*2


@pytest.mark.parametrize("function", [into_an_output, added_to_an_output, read_alone, constants_in_scratch])
def test_nothing_is_lost(function):
    assert warned(function, Const(np.ones(3)))[0] == []


def test_a_kernel():
    @ne.differentiate(target="cpu")
    @cuda.jit
    def kernel(x, y, w):
        i = cuda.grid(1)
        for j in range(3):
            w[i, j] = x[i] * x[i] * j
        for j in range(3):
            y[i] += w[i, 2 - j] * j

    arrays = Duplicated(np.ones(4), np.zeros(4)), Duplicated(np.zeros(4), np.ones(4))
    assert [r.code for r in kernel.explain(*arrays, Const(np.zeros((4, 3)))).warnings] == ["NE809"]
    assert not kernel.explain(*arrays, Duplicated(np.zeros((4, 3)), np.zeros((4, 3)))).warnings
