"""Functions that numba.cuda computes by branches on values, at the points where these branches decide; judged by closed forms."""

import cmath
import math

import numpy as np
import pytest
from kernel_corpus import kernel
from numba import cuda

from numba_enzyme import Duplicated
from numba_enzyme.bridge.cuda.entry import add_entry
from numba_enzyme.bridge.cuda.extract import extract
from numba_enzyme.bridge.cuda.front_end import type_of_argument

HALF = 0.5


@kernel
def reals(x, y, out):
    i = cuda.grid(1)
    if i < x.size:
        out[0, i] = x[i] % y[i]
        out[1, i] = divmod(x[i], y[i])[1]
        out[2, i] = x[i] // y[i]
        out[3, i] = np.sinc(x[i])
        out[4, i] = math.tanh(x[i])


@kernel
def root(x, y, out):
    i = cuda.grid(1)
    if i < x.size:
        out[0, i] = x[i] ** HALF + y[i]


@kernel
def complexes(z, w, out):
    i = cuda.grid(1)
    if i < z.size:
        out[0, i] = z[i] / w[i]
        out[1, i] = z[i] ** w[i]
        out[2, i] = cmath.sqrt(z[i])
        out[3, i] = cmath.tanh(z[i])


def gradients(function, row, arguments, shape):
    """Of the sum of the real parts of one row of the result, by each argument."""
    shadows = [np.zeros_like(a) for a in arguments]
    out = np.zeros(shape, arguments[0].dtype)
    seed = np.zeros_like(out)
    seed[row] = 1.0
    function.grad[1, 32](*map(Duplicated, arguments, shadows), Duplicated(out, seed))
    return shadows


X = np.array([3.0, -3.0, 0.0, 1.5, 3.5, 1e-9, 18.0])
Y = np.full(7, 1.5)


@pytest.mark.parametrize(("row", "by_x", "by_y"), [
    (0, np.ones(7), -np.floor(X / Y)),
    (1, np.ones(7), -np.floor(X / Y)),
    (2, np.zeros(7), np.zeros(7)),
    (3, [(math.cos(math.pi * x) - np.sinc(x)) / x if abs(x) > 1e-6 else -(math.pi**2) / 3 * x for x in X], np.zeros(7)),
    (4, 1 / np.cosh(X) ** 2, np.zeros(7)),
], ids=["mod", "divmod", "floor_divide", "sinc", "tanh"])  # fmt: skip
def test_real(row, by_x, by_y):
    found_x, found_y = gradients(reals, row, [X, Y], (5, 7))
    np.testing.assert_allclose(found_x, by_x, rtol=1e-12, atol=1e-25 if row == 4 else 1e-15)
    np.testing.assert_allclose(found_y, by_y, rtol=1e-12, atol=1e-15)


def test_half_power():
    found, _ = gradients(root, 0, [np.array([0.0, 4.0]), np.ones(2)], (1, 2))
    np.testing.assert_array_equal(found, [np.inf, 0.25])


Z = np.array([1.5 + 0.5j, 0.3 - 2.0j, 18.0 + 0.25j])
W = np.array([2.0 + 0.0j, 1.0 + 1.0j, 0.5 + 0.0j])


@pytest.mark.parametrize(("row", "by_z", "by_w"), [
    (0, 1 / W, -Z / W**2),
    (1, W * Z ** (W - 1), Z**W * np.log(Z)),
    (2, 0.5 / np.sqrt(Z), 0 * W),
    (3, 1 / np.cosh(Z) ** 2, 0 * W),
], ids=["divide", "power", "sqrt", "tanh"])  # fmt: skip
def test_complex(row, by_z, by_w):
    """The gradient of the real part of a holomorphic function is the conjugate of its derivative."""
    found_z, found_w = gradients(complexes, row, [Z, W], (4, 3))
    np.testing.assert_allclose(found_z, np.conj(by_z), rtol=1e-12, atol=1e-28 if row == 3 else 1e-15)
    np.testing.assert_allclose(found_w, np.conj(by_w), rtol=1e-12, atol=1e-15)


@pytest.mark.parametrize(("function", "kind"), [(reals, float), (complexes, complex)])
def test_a_kernel_that_is_not_differentiated_is_whole(function, kind):
    """Those that we launch ourselves (they call derivatives, or meet in the grid): no device has what stands for a derivative."""
    found = extract(function.dispatcher, tuple(type_of_argument(np.ones(n, kind)) for n in (4, 4, (5, 4))), device=True)
    assert "@ne.given_" in found.text
    module = add_entry(found.text, found.name, None)
    assert not [f.name for f in module.functions.values() if f.is_declaration and f.name.startswith("ne.")]
