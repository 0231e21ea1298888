"""Every model problem against NumPy and SciPy, every hand-written adjoint against finite differences."""

from __future__ import annotations

import numpy as np
import pytest
from kernel_references import REFERENCES

import kernels

KERNELS = pytest.mark.parametrize("kernel", kernels.all_kernels(), ids=kernels.names())
WITH_ADJOINT = [kernel for kernel in kernels.all_kernels() if kernel.adjoint is not None]
# Four-point differences with this step lose about eps / step to rounding and step^4 to truncation; lj is the stiffest of them.
STEP = 5e-4
TOLERANCE = 1e-8


def results(kernel, args):
    """What the primal computes: its loss, or its outputs."""
    value = kernel.primal(*args)
    return tuple(args[i] for i in kernel.outputs) if kernel.outputs else (value,)


def moved(kernel, args, tangents, step):
    """The arguments, active inputs shifted along the tangents; outputs fresh."""
    shifted = list(args)
    for position, tangent in zip(kernel.active, tangents, strict=True):
        shifted[position] = args[position] + step * tangent
    return tuple(shifted)


def directional(kernel, args, tangents, cotangents):
    """Four-point finite difference of <cotangents, results> along the tangents."""

    def along(step):
        found = results(kernel, moved(kernel, args, tangents, step))
        return sum(np.sum(w * r) for w, r in zip(cotangents, found, strict=True))

    return (8 * (along(STEP) - along(-STEP)) - (along(2 * STEP) - along(-2 * STEP))) / (12 * STEP)


@KERNELS
def test_primal_agrees_with_numpy(kernel):
    args = kernel.inputs("test", seed=3)
    expected = REFERENCES[kernel.name](*args)
    expected = expected if kernel.outputs else (expected,)
    for got, wanted in zip(results(kernel, args), expected, strict=True):
        np.testing.assert_allclose(got, wanted, rtol=1e-11, atol=1e-12)


@pytest.mark.parametrize("kernel", WITH_ADJOINT, ids=lambda kernel: kernel.name)
def test_adjoint_agrees_with_finite_differences(kernel):
    args = kernel.inputs("test", seed=4)
    tangents = kernel.tangents(args)
    shadows = kernel.shadows(args)
    cotangents = [s.copy() for i, s in zip(kernel.active, shadows, strict=True) if i in kernel.outputs] or [1.0]
    before = [tangent.copy() for tangent in tangents]
    kernel.adjoint(*args, *shadows)
    product = sum(np.sum((np.conj(s) * t).real) for s, t in zip(shadows, before, strict=True))
    assert product == pytest.approx(directional(kernel, args, tangents, cotangents), rel=TOLERANCE)


@pytest.mark.parametrize("kernel", WITH_ADJOINT, ids=lambda kernel: kernel.name)
def test_adjoint_adds_to_shadows_and_consumes_cotangents(kernel):
    args = kernel.inputs("test")
    once, twice = kernel.shadows(args), kernel.shadows(args)
    kernel.adjoint(*args, *once)
    for position, shadow, result in zip(kernel.active, twice, once, strict=True):
        if position in kernel.outputs:
            assert not result.any()
        else:
            shadow += 2.0 * result
    kernel.adjoint(*args, *twice)
    for position, shadow, result in zip(kernel.active, twice, once, strict=True):
        if position not in kernel.outputs:
            np.testing.assert_allclose(shadow, 3.0 * result, rtol=1e-12, atol=1e-14)


@KERNELS
def test_inputs_are_reproducible_and_typed(kernel):
    first, again, other = kernel.inputs("test"), kernel.inputs("test"), kernel.inputs("test", seed=1)
    single = kernel.inputs("test", dtype=np.float32)
    for position in kernel.active:
        np.testing.assert_array_equal(first[position], again[position])
        assert single[position].dtype.itemsize * 2 == first[position].dtype.itemsize
    changed = [not np.array_equal(a, b) for a, b in zip(first, other, strict=True) if isinstance(a, np.ndarray)]
    assert any(changed)


def test_rk4_is_exact_for_four_components():
    args = kernels.get("ode").inputs("test")
    assert kernels.get("ode").primal(*args) == pytest.approx(np.prod(args[0]) * 2.0**4 / 24.0, rel=1e-14)


def test_unknown_name_lists_the_known_ones():
    with pytest.raises(KeyError, match="gmm"):
        kernels.get("gnn")
