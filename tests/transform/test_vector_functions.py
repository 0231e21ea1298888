"""Functions of numbers by vectors: under fastmath only, where the library has them, with the gradient's digits."""

import re

import numpy as np
import pytest
from numba import njit, typeof

import numba_enzyme as ne
from numba_enzyme.bridge.cpu import vector_library
from numba_enzyme.bridge.cpu.context import differentiation_context
from numba_enzyme.bridge.cpu.wrap import derivative_for
from numba_enzyme.request import Mode

FEATURES = differentiation_context().codegen().magic_tuple()[2]
AVAILABLE = vector_library.vector_functions(FEATURES)
X = np.linspace(0.5, 2.0, 1003)
W = np.array([0.7, 1.3, 0.4, 1.9])


def terms(x, w):
    total = 0.0
    for j in range(x.size):
        total += np.exp(x[j] * w[0]) + np.sin(w[1] * x[j]) * np.tanh(x[j] * w[2]) + np.log(x[j]) + x[j] ** w[3]
    return total


def by_hand(x, w):
    sine, tanh, power = np.sin(w[1] * x), np.tanh(x * w[2]), x ** w[3]
    slope = 1.0 - tanh * tanh
    by_x = w[0] * np.exp(x * w[0]) + w[1] * np.cos(w[1] * x) * tanh + sine * slope * w[2] + 1.0 / x + w[3] * power / x
    by_w = [x * np.exp(x * w[0]), x * np.cos(w[1] * x) * tanh, sine * slope * x, np.log(x) * power]
    return by_x, np.array([np.sum(part) for part in by_w])


@pytest.mark.parametrize(("kind", "tolerance"), [(np.float64, 1e-13), (np.float32, 5e-5)])
def test_gradient_by_vectors(kind, tolerance):
    fast = ne.differentiate(fastmath=True)(terms)
    x, w = X.astype(kind), W.astype(kind)
    gradient, with_value = ne.grad(fast, argnums=(0, 1)), ne.value_and_grad(fast, argnums=(0, 1))
    value, found = with_value(x, w)
    for expected, *others in zip(by_hand(X, W), found, gradient(x, w), strict=True):
        for other in others:
            np.testing.assert_allclose(other, expected, rtol=tolerance)
    assert value == pytest.approx(fast(x, w), rel=tolerance)  # the primal's in all but the last digits
    (compiled,) = gradient.overloads.values()
    called = set(re.findall(r"_ZGV\w+", compiled.library.get_asm_str()))
    assert called <= set(AVAILABLE)
    assert bool(called) == bool(AVAILABLE)
    remarks = [remark for remark in fast.explain(x, w).remarks if remark.code == "NE815"]
    assert bool(remarks) == bool(AVAILABLE)


def test_only_with_the_permission_and_the_switch(monkeypatch):
    assert not versions_of(ne.differentiate(terms))
    monkeypatch.setenv("NUMBA_ENZYME_DISABLE", "vector-functions")
    assert not versions_of(ne.differentiate(fastmath=True)(terms))


def versions_of(function, **options):
    types = typeof(X), typeof(W)
    return re.findall(r"_ZGV\w+", derivative_for(function, types, types, Mode.REVERSE, **options).derivative.text)


def test_cube_roots_keep_their_bits():
    """Numba writes them as fast powers, whatever the caller's options are."""

    @ne.differentiate
    def roots(x, w):
        total = 0.0
        for j in range(x.size):
            total += np.cbrt(x[j]) * x[j] * w[0]
        return total

    x = X - 1.2
    value, gradient = ne.value_and_grad(roots)(x, W)
    assert value == roots(x, W)
    np.testing.assert_allclose(gradient, 4 / 3 * W[0] * np.cbrt(x), rtol=1e-14)
    assert not versions_of(roots)


def test_not_in_what_is_differentiated_again():
    fast = ne.differentiate(fastmath={"afn"})(terms)
    assert bool(versions_of(fast)) == bool(AVAILABLE)
    assert not versions_of(fast, again=True)


def test_hessian_of_approximate_functions():
    fast = njit(fastmath=True)(terms)
    hessian = ne.hessian(fast, argnums=1)(X, W)
    assert hessian[0, 0] == pytest.approx(np.sum(X * X * np.exp(X * W[0])), rel=1e-12)
    assert hessian[3, 3] == pytest.approx(np.sum(np.log(X) ** 2 * X ** W[3]), rel=1e-12)
    assert hessian[0, 1] == 0.0


def test_without_the_library(monkeypatch):
    monkeypatch.setattr(vector_library, "_LIBRARY", None)
    vector_library.vector_functions.cache_clear()
    try:
        assert vector_library.vector_functions(FEATURES) == ()
        assert vector_library.library_name() == ""
    finally:
        vector_library.vector_functions.cache_clear()


def test_processors():
    assert vector_library.vector_functions("") == ()
    if vector_library.library_name():
        assert "_ZGVbN2v_exp" in vector_library.vector_functions("+sse4.1")
        assert "_ZGVdN4vv_pow" in vector_library.vector_functions("+sse4.1,+avx2")
        assert not any(name.startswith("_ZGVd") for name in vector_library.vector_functions("+sse4.1,-avx2"))
