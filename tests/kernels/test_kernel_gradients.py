"""The gradient of every model problem: against the hand-written adjoint and against forward mode."""

from __future__ import annotations

import numpy as np
import pytest

import kernels
import numba_enzyme as ne
from bench import derivatives

LONG = {"gmm_matrix", "matdescent_matrix", "matdescent", "ht_barycentric", "ht"}  # to compile: twelve others run every time


def parameters(those) -> list:
    return [pytest.param(kernel, id=kernel.name, marks=[pytest.mark.slow] if kernel.name in LONG else []) for kernel in those]


ALL = pytest.mark.parametrize("kernel", parameters(kernels.all_kernels()))
WITH_ADJOINT = parameters(kernel for kernel in kernels.all_kernels() if kernel.adjoint is not None)
SCALAR = [kernels.get(name) for name in ("lse", "kmeans", "gmm")]
TOLERANCE = 1e-10


@pytest.mark.parametrize("kernel", WITH_ADJOINT)
def test_reverse_agrees_with_the_hand_adjoint(kernel):
    args = kernel.inputs("test", seed=5)
    found = derivatives.reverse(kernel, args)
    assert derivatives.relative_error(found, kernel.gradient_by_hand(args)) < TOLERANCE


@ALL
def test_reverse_agrees_with_forward(kernel):
    args = kernel.inputs("test", seed=6)
    found = derivatives.reverse(kernel, args)
    forward = derivatives.forward_product(kernel, args)
    assert derivatives.reverse_product(kernel, args, found) == pytest.approx(forward, rel=TOLERANCE)


@ALL
def test_shadows_are_added_to_and_cotangents_consumed(kernel):
    args = kernel.inputs("test")
    constants = [arg.copy() for i, arg in enumerate(args) if isinstance(arg, np.ndarray) and i not in kernel.outputs]
    once, twice = kernel.shadows(args), kernel.shadows(args)
    derivatives.reverse_into(kernel, args, once)
    for position, start, result in zip(kernel.active, twice, once, strict=True):
        if position in kernel.outputs:
            assert not result.any()
        else:
            start += 2.0 * result
    derivatives.reverse_into(kernel, args, twice)
    for position, shadow, result in zip(kernel.active, twice, once, strict=True):
        if position not in kernel.outputs:
            np.testing.assert_allclose(shadow, 3.0 * result, rtol=1e-11, atol=1e-13)
    unchanged = [arg for i, arg in enumerate(args) if isinstance(arg, np.ndarray) and i not in kernel.outputs]
    for before, after in zip(constants, unchanged, strict=True):
        np.testing.assert_array_equal(before, after)


@pytest.mark.parametrize("kernel", SCALAR, ids=lambda kernel: kernel.name)
def test_grad_returns_what_autodiff_accumulates(kernel):
    args = kernel.inputs("test")
    value, found = ne.value_and_grad(kernel.primal, argnums=kernel.active)(*args)
    assert value == pytest.approx(kernel.primal(*args), rel=1e-12)
    assert derivatives.relative_error(list(found), derivatives.reverse(kernel, args)) < TOLERANCE
